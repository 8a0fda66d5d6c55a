### 7 Cudów Świata z Liderami: słowa planszy, których nie wymaga żadne zdanie

table-turn = { $a ->
    [0] Liderzy
    [1] I Era
    [2] II Era
   *[3] III Era
 } · { $b ->
    [0] Rekrutacja
   *[other] { $a ->
        [0] krok { $b } z 4
       *[other] tura { $b } z 6
    }
 }
free-city = Wolne miasto
word-bank = bank
word-per = za
word-vp = { $n } PZ
label-hand = Twoja ręka
label-hand-of = Ręka: { $seat }
label-leaders-of = Liderzy na ręce: { $seat }
label-chosen-from-hand = Wybór: { $choice }
label-pick-card = Weź kartę, aby zobaczyć, co możesz z nią zrobić.
label-last = Ostatnia tura
label-ring = Kolejność podawania Liderów
label-city = miasto
label-in-hand = Na ręce
label-pile = Stos kart odrzuconych
head-board = Wybór plansz
head-side = Wybór stron
label-boards = Plansze Cudów Świata
label-step = krok { $step }
label-read = Przeczytaj: { $card }
last-stage = etap Cudu
fate-recruit = Wystaw
fate-discard = Odrzuć
fate-not-now = Teraz niemożliwe
plate-keep = możesz zatrzymać
plate-chosen = wybrany
do-back = Wróć
cheap-left-raw = surowce z lewej po 1
cheap-right-raw = surowce z prawej po 1
cheap-left-manufactured = wyroby z lewej po 1
cheap-right-manufactured = wyroby z prawej po 1

## view: pola pozycji, dla widoku tekstowego

view-seat = Miejsce
view-age = Era
view-round = Tura
view-phase = Faza
view-passing = Kierunek podawania
view-cities = Miasta
view-acting = Miasto, za które grasz
view-hand = Karty na ręce
view-leaders = Liderzy
view-stage = Następny etap Cudu
view-stages = Etapy Cudu
view-choices = Twój wybór
view-passed = Podani Liderzy
view-last = Ostatnia tura
view-pile = Stos kart odrzuconych
view-box = Liderzy w pudełku
view-free-pile = Stos Wolnego miasta
view-holder = Kto ma kartę Wolnego miasta
view-drawn = Dobrana karta
view-boards = Plansze do wyboru
view-faces = Karty
view-wonder = Cud Świata
view-side = Strona
view-start = Na początku
view-coins = Monety
view-structures = Budowle
view-copied = Skopiowany Lider
view-colors = Karty według kolorów
view-shields = Tarcze
view-symbols = Symbole nauki
view-victories = Żetony zwycięstwa
view-defeats = Żetony porażki
view-production = Produkcja
view-cheap = Zniżki
view-free-build = Prawo Olimpii
view-unplayed = Niewystawieni Liderzy
view-asked = Wybiera
view-decided = Wybór gotowy
view-card = Karta
view-offer = Budowa lub wystawienie
view-ways = Sposoby zapłaty
view-way = Sposób
view-refusal = Dlaczego nie
view-left = Na lewo
view-right = Na prawo
view-bank = Do banku
view-total = Razem
view-back = Zwrot
view-buys = Zakupy
view-resource = Dobro
view-n = Liczba
view-seller = Sprzedaje
view-reduction = Oszczędność dzięki
view-chain = Powiązanie z
view-options = Jedno z
view-amount = Ilość
view-sellable = Na sprzedaż
view-source = Skąd
view-price = Cena dla ciebie
view-cost = Koszt
view-effects = Działanie
view-built = Zbudowany
view-marker = Karta pod spodem
view-kind = Rodzaj
view-color = Kolor
view-ages = Ery
view-chain-from = Za darmo z
view-chain-to = Później za darmo
view-timing = Kiedy
view-effect = Działanie
view-key = Powód
view-clause = Zasada
view-args = Szczegóły
label-points-now = Punkty dotąd
label-sells-neighbours = Sprzedaje sąsiadom
label-sells-free-city = Sprzedaje Wolnemu miastu
mil-free-city = Wolne miasto { $mine } : { $theirs }
price-missing = Brak
pass-left = Reszta w lewo: { $name }
pass-right = Reszta w prawo: { $name }

## Widok tekstowy: rodzaje ruchów

moves-choose-board = Wybierz planszę
moves-choose-side = Wybierz stronę
moves-keep = Zatrzymaj Lidera
moves-recruit = Wystaw Lidera
moves-stage = Etap Cudu Świata
moves-copy-leader = Skopiuj Lidera
moves-build-from-pile = Zbuduj ze stosu kart odrzuconych
moves-decline = Zrezygnuj

## Widok tekstowy: pola pozycji

view-coins-now = Monety teraz
view-count = Za co
view-mode = Sposób
view-neighbors = Sąsiedzi
view-own = Własne
view-per = Za ile
view-resources = Zasoby
view-scope = Czyje
view-sellers = Sprzedający
view-symbol = Symbol
view-target = Cel
view-uses = Użycie karty
view-vp = PZ
view-vp-end = PZ na koniec
