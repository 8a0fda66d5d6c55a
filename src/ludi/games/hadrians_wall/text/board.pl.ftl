### Mur Hadriana: słowa, których potrzebuje tylko plansza (po polsku). Zdania zasad są w table.*.ftl.

table-turn = Rok { $n } z 6

## Litery na znakach Robotników

board-letter-soldier = L
board-letter-builder = B
board-letter-servant = S
board-letter-civilian = P

## Dwa Arkusze

board-sheets = Twoje dwa Arkusze
board-sheets-of = Arkusze: { $seat }
board-sheet-left = Lewy Arkusz
board-sheet-right = Prawy Arkusz
board-sections = Części Arkuszy
board-section-cohorts = Kohorty
board-section-tracks = Mur i Fort
board-section-works = Koszary, Forum
board-section-buildings = Budowle
board-section-attributes = Atrybuty
board-section-traders = Kupcy
board-section-performers = Artyści
board-section-priests = Kapłani
board-section-apparitores = Urzędnicy
board-section-patricians = Patrycjusze
board-legend = Co znaczą pola
board-key-lit = możesz teraz
board-key-chosen = wybrane
board-key-chain = wypełni się w łańcuchu
board-key-empty = puste
board-key-filled = wykreślone
board-key-year = użyte w Roku II
board-key-locked = zamknięte: wskaż, a powiem dlaczego
board-box = { $area }, pole { $n }
board-possible = możesz teraz
board-holds = wpisano: { $number }
board-flag = wymagani Obywatele: { $n }
board-built = zbudowano
board-build = Zbuduj: { $name }
board-closed = zamknięte
board-every-year = co Rok
board-column = kolumna
board-each = każdy
board-once-a-year = raz w Roku
board-twice-a-year = dwa razy w Roku
board-once-a-column = kolumna: raz w Roku
board-any-worker = pole: dowolny Robotnik
board-full-row = pełny rząd
board-new-good = nowy Towar:
board-red = Czerwony
board-blue = Niebieski
board-dead = nie żyje
board-survives = przeżył
board-dies = zginął
board-trained = Siła { $n }
board-wound = rana { $n }
board-covered = przykrywa Wzór
board-short-precincts = dziel.
board-short-market = Targ
board-short-theatre = Teatr
board-short-ludus-gladiatorious = Ludus
board-short-gardens = ogród
board-short-temples = świąt.
board-short-baths = łaźnie
board-short-courthouse = Sąd
board-short-diplomats = dypl.
board-short-scouts = zwiad

## Przed kliknięciem

board-preview-help = Wskaż pole w zielonej obwódce, a zobaczysz wszystko, co z niego wyniknie. Nic się nie dzieje, póki nie potwierdzisz.
board-fate-supply = Zasoby Losu w tym Roku:
board-how = Sposób
board-pay = Płacisz: { $items }
board-lost = { $what }: Tor pełny, przepada
board-points = { $n ->
    [0] ±0 PZ
   *[other] +{ $n } PZ
 }
board-asked-later = O resztę zapytamy potem.
board-gives = { $seat } dostaje: { $items }. Tego nie da się cofnąć.
board-reveals = odsłoni kartę
board-battle-help = Karta Losu zadaje od 1 do 3 Obrażeń; zysk podaje kolumna Gladiatora.
board-scout-next = Potem umieścisz Wzór; dopiero wtedy za niego płacisz.
board-do-fill = Wykreśl pole
board-do-fort = Wykreśl pole
board-do-citizen = Zdobądź Obywatela
board-do-build = Zbuduj
board-do-train-soldier = Szkol
board-do-forum = Wymień
board-do-buy = Kup Towar
board-do-perform = Wystaw
board-do-train-gladiator = Trenuj
board-do-battle = Wystaw do Walki
board-do-temple = Wykreśl pole
board-do-bribe = Daj Łapówkę
board-do-ruling = Skorzystaj
board-do-diplomat = Pozyskaj
board-do-scout = Weź Wzór
board-do-cohort = Wykreśl pole
board-do-attribute = Wykreśl pole
board-turn = Obróć
board-point-map = Wskaż miejsce na mapie; obracaj Wzór, aż się zmieści.
board-stop = Kończę Rok { $year }
board-dismiss = Zamknij wiadomość

## Karty innych

board-prospects = Karty Rozwoju, z których możesz korzystać
board-source-neutral-a = neutralna
board-source-neutral-b = neutralna
board-good-new = nowy
board-good-had = masz
board-laid = Jedna karta ataku więcej za każdy leżący tu element
board-laid-short = więcej ataków

## Atak

board-attack = Atakują Piktowie
board-potential = Szara flaga: { $n }
board-held = odparty przez Kohortę
board-ignored = pominięty dzięki Wsparciu
board-through = przedziera się
board-quiet = bez ataku
board-strength = Siła: { $n }
board-attack-now = Na razie przedziera się: { $through }; Pogarda: { $disdain }, Waleczność: { $valour }.
board-seat-favours = decyduje o Wsparciu
board-skip = Pokaż wszystko
board-go-on = Dalej

## Kampania

board-fort-rules = Zasady
board-fort-goals = Cele
board-fort-challenge = Wyzwanie

## Odmowy, których udziela sam Arkusz

no-board-order = Pola wykreśla się od lewej do prawej: teraz pole { $n }.
    .short = Najpierw pole { $n }
    .clause = 1.6
no-board-map = Pola mapy przykrywa się Wzorami: wyślij Zwiad.
    .short = Mapę odkrywa Zwiad
    .clause = 6.19
no-board-disdain = Pogarda bierze się z ataków, które się przedzierają.
    .short = Skutek ataków
    .clause = 7.6
no-board-hammer = Kręgi wypełnia się tylko dzięki Młotom.
    .short = Tylko Młoty
    .clause = 5.5.4
no-board-shield = Kohorty wzmacniają tylko Tarcze.
    .short = Tylko Tarcze
    .clause = 5.5.3
no-board-attribute = Atrybuty rosną dzięki ikonom z innych pól, nigdy za opłatą.
    .short = Tylko ikony
    .clause = 5.5.2

## Nazwy w widoku tekstowym

view-seat = Miejsce
view-phase = Faza
view-difficulty = Poziom trudności
view-potential = Szara flaga
view-attack-cards = Karty ataku w tym Roku
view-supply = Zasoby Losu
view-discard = Odrzucone karty Losu
view-attack = Odkryte karty ataku
view-neutral = Karty neutralne
view-sources = Karty, z których możesz korzystać
view-players = Gracze
view-campaign = Kampania
view-rank = Ranga
view-choice = Twój wybór
view-items = Elementy
view-sheet = Arkusze
view-paths = Karty Ścieżki
view-deck = Karty w talii
view-hand = Ręka
view-chosen = Wybrana karta Ścieżki
view-ready = Wybór gotowy
view-acting = Wykonuje akcje
view-pending = Wybory do podjęcia
view-extra = Karty ataku tylko na tego gracza
view-defence = Obrona
view-score = Punkty na razie
view-tracks = Wykreślone pola
view-built = Zbudowano
view-training = Koszary: Lata
view-forum = Forum: Lata
view-theatre = Teatr: Lata
view-baths = Łaźnie: Lata
view-courthouse = Sąd: Lata
view-market = Towary na Targu
view-gladiators = Gladiatorzy
view-diplomats = Dyplomaci
view-map = Wykreślone pola mapy
view-disdain-circled = Otrzymana Pogarda
view-disdain-removed = Usunięta Pogarda
view-penalty = Kara
view-trained = Wytrenowano
view-damage = Obrażenia
view-dead = Nie żyje
view-battles = Walki: Lata
view-card = Karta
view-value = Wartość
view-points = Punkty
view-kind = Rodzaj
view-attributes = Atrybuty
view-source = Źródło
view-pattern = Wzór
view-resources = Surowce na karcie
view-soldiers = Legioniści na karcie
view-id = Czyja karta
view-goods = Można kupić Towar
view-cards = Karty
view-attacks = Ataki
view-valour = Waleczność
view-fort = Fort
view-number = Numer
view-goals = Cele
view-challenge = Wyzwanie
view-measure = Miara
view-at = Próg
view-level = Poziom
view-met = Spełnione

## Widok tekstowy: rodzaje ruchów

moves-choose = Karta Ścieżki
moves-fill = Wykreśl kolejne pole
moves-fort = Wykreśl kolejne pole Fortu
moves-citizen = Pozyskaj Obywatela
moves-build = Wznieś Budowlę
moves-train-soldier = Koszary
moves-forum = Forum
moves-buy = Kup Towar
moves-perform = Wystaw Przedstawienie
moves-train-gladiator = Trenuj Gladiatora
moves-battle = Wystaw do Walki
moves-temple = Wykreśl kolejne pole Świątyni
moves-bribe = Łapówka w Łaźni
moves-ruling = Postanowienie Sądu
moves-diplomat = Pozyskaj Dyplomatę
moves-scout = Zwiad
moves-stop = Zakończ akcje w tym Roku
moves-place = Umieść Wzór
moves-cohort = Tarcza
moves-attribute = 1 punkt
moves-favour = Wsparcie
moves-accept = Przyjmij wynik
