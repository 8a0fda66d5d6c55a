### Glory to Rome: words that only the board needs (Polish). Sentences of the rules are in table.*.ftl.

table-round = runda { $n }
board-city = Twoje miasto
board-city-of = Miasto: { $seat }
board-city-count = { $started } w budowie, { $completed ->
        [one] { $completed } ukończony
        [few] { $completed } ukończone
       *[other] { $completed } ukończonych
    }
board-city-empty = Jeszcze nic nie stoi. Fundamenty kładą cieśle i murarze.
board-camp = Obóz
board-camp-of = Obóz: { $seat }
board-commons = Pula, place budowy i talia
board-pool = pula
board-in-town = bliskie
board-out-of-town = odległe
board-deck = talia
board-senators = senatorzy
board-low = mało
board-pool-of = Pula: { the-material.nom }, { the-role.nom }, { count-card }
board-sites-of = Stos: { the-site }, zostało { $n }, wartość { $value }
board-stock-of = Skład: { the-material.nom }, { $n }
board-clients-of = Klientela: { the-role.nom }, { $n }
board-no-clients = bez klientów
board-no-stock = pusty
board-works = działa
board-completed = ukończony
board-no-function = W grze uproszczonej bez funkcji.
board-hand-count = { count-card }, limit { $limit }
board-empty-hand = Nie masz kart na ręce.
board-cards-in-hand = Karty na ręce
board-known = Znane karty na ręce
board-open-to-all = Otwarte dla wszystkich
board-drawn = Z talii
board-from-pool = Pula: { the-material.nom }
board-from-stock = Skład: { the-material.nom }
board-site = { $side ->
        [in-town] Bliski plac
       *[out-of-town] Odległy plac
    }: { the-material.nom }

## Who does what in this round

board-leads = rozgrywa
board-follows = podąża
board-thinks = myśli
board-not-yet = wybiera
board-actions-of = { $left ->
        [one] { $left } akcja
        [few] { $left } akcje
       *[other] { $left } akcji
    } z { $total }
board-no-actions = bez akcji
board-finished = koniec

## A decision of several clicks

board-lead-role = Którą rolę rozgrywasz?
    .help = { $card ->
        [senator] Senator zastępuje dowolną rolę.
        [petition] Petycja zastępuje dowolną rolę.
       *[other] Dzięki Cyrkowi dowolnym rozkazem rozegrasz też murarza.
    }
board-petition = Petycja: wybierz rozkazy jednej roli ({ $n })
    .help = Razem są jednym zagraniem, jak senator. Wybrane: { $chosen }.
board-discard = Latryna: którą kartę odrzucasz?
    .help = Potem myślisz, już z mniejszą ręką.
board-place = { the-structure }: dokąd?
    .help = Jako fundament na plac budowy albo jako { the-material.nom } pod swój obiekt.
board-under = { the-structure }: który materiał?
    .help = Zaznaczone są materiały, które pasują i są pod ręką.
board-put-back = Odłóż
board-forced = Nic innego nie jest możliwe: gra toczy się dalej sama.
board-demand-chosen = Zażądaj { $n ->
        [one] 1 kartą
       *[other] { $n } kartami
    }
board-why-actions = ({ $why })

## Before something is lost

board-end-anyway = Zakończ mimo to
board-not-yet-end = Jeszcze nie
board-end-game = Zakończ grę
board-ends-because = { the-end } Punkty liczy się od razu.
asides = Poddanie według zasad
    .help = Wskazujesz zwycięzcę. Gra kończy się, gdy wszyscy pozostali wskażą tego samego; do tego czasu możesz się wycofać.
board-more-moves = i jeszcze { $n }

## What undo takes back, by move

undo-lead = { do-undo-lead }
undo-follow = { do-undo-lead }
undo-play-more = { do-undo-lead }
undo-found = { do-undo-foundation }
undo-add = { do-undo-material }
undo-add-from-hand = { do-undo-material }
undo-add-from-pool = { do-undo-material }
undo-add-drawn = { do-undo-material }
undo-hire = { do-undo-client }
undo-hire-from-hand = { do-undo-client }
undo-hire-from-deck = { do-undo-client }
undo-fetch = { do-undo-fetch }
undo-fetch-from-hand = { do-undo-fetch }
undo-sell = { do-undo-sale }
undo-sell-from-hand = { do-undo-sale }
undo-sell-from-deck = { do-undo-sale }
undo-done = { do-undo-forgo }
undo-reveal = Cofnij wybór karty
undo-think = Cofnij myślenie
undo-discard = Cofnij odrzucenie
undo-discard-all = Cofnij odrzucenie
undo-open = Cofnij otwarcie
undo-open-from-pool = Cofnij otwarcie
undo-give = Cofnij oddanie karty
undo-take-structure = Oddaj obiekt
undo-take-client = Oddaj klienta
undo-take-senator = Oddaj senatora
undo-to-stockpile = Cofnij kartę
undo-act-as = Wybierz inną rolę
undo-keep = Cofnij zatrzymanie
undo-demand = Cofnij żądanie

## Widok tekstowy: rodzaje ruchów

moves-lead = Rozegraj rolę
moves-play-more = Zagraj więcej kart
moves-discard = Odrzuć kartę
moves-hire = Zatrudnij z puli
moves-hire-from-hand = Zatrudnij z ręki
moves-hire-from-deck = Zatrudnij z talii
moves-act-as = Działaj jako
moves-fetch = Z puli do składu
moves-fetch-from-hand = Z ręki do składu
moves-sell = Sprzedaj ze składu
moves-sell-from-hand = Sprzedaj z ręki
moves-sell-from-deck = Sprzedaj z talii
moves-found = Połóż fundament
moves-add = Dołóż ze składu
moves-add-from-hand = Dołóż z ręki
moves-add-from-pool = Dołóż z puli
moves-draw-card = Dobierz kartę z talii
moves-add-drawn = Dołóż dobraną kartę
moves-keep = Zatrzymaj na ręce
moves-open-from-pool = Udostępnij obiekt materiałem z puli
moves-take-structure = Zabierz obiekt
moves-reveal = Odsłoń kartę
moves-give = Oddaj karty
moves-take-client = Zabierz klientów
moves-take-senator = Weź senatorów
moves-to-stockpile = Odłóż do składu
moves-done = Zakończ
moves-withdraw = Wycofaj propozycję

## Widok tekstowy: pola pozycji

view-actions = Akcje
view-active = Działa
view-camp = Obóz
view-cards = Karty
view-choice = Wybór
view-chosen = Odsłonięte
view-clientele = Klientela
view-clientele-limit = Limit klienteli
view-clients = Za klientów
view-completed = Ukończony
view-concedes-to = Wskazuje zwycięzcę
view-craftsman = Akcja cieśli w tej rundzie
view-deck = Talia
view-demand = Żądanie
view-doubled = Podwojone
view-drawn = Dobrana karta
view-ended = Koniec gry
view-functions = Działające funkcje
view-hand = Ręka
view-hand-limit = Limit ręki
view-hand-size = Karty na ręce
view-hired = Zatrudnieni w tej rundzie
view-in-town = Bliskie place budowy
view-influence = Wpływy
view-leader = Przywódca
view-left = Pozostało
view-limit = Limit
view-material = Materiał
view-materials = Dołożone materiały
view-now = Teraz
view-number = Ile kart
view-open-hands = Otwarte karty
view-opened = Udostępniony
view-order = Kolejność
view-out-of-town = Odległe place budowy
view-over = Akcje zakończone
view-phase = Faza
view-players = Gracze
view-plays = Zagrania
view-pool = Pula
view-removed = Usunięte karty
view-revealed = Znane karty na ręce
view-role = Rola
view-round = Runda
view-senators = Senatorzy
view-site = Plac budowy
view-size = Karty
view-source = Skąd
view-stockpile = Skład budowlany
view-structures = Obiekty
view-total = Razem
view-used = Wykorzystane
view-value = Wartość
view-begun = Rozpoczęta
view-draws = Dobiera, myśląc
view-variant = Wariant
view-vault = Skarbiec
view-wanted = Żądane
