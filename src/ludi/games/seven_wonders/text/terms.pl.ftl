### 7 Cudów Świata: Liderzy – nazwy i formy z liczebnikiem (polski)
### Prefiksy: game- expansion- phase- age- step- passing- direction- seller- resource- resource-kind- color- card-kind-
###   symbol- counted- thing- token- aid- component- count- action- mode- timing- pile-right- effect- option-
###   city- wonder- side- board- stage- structure- guild- leader-
### Reszta identyfikatora to id z data.toml; etapy: stage-<plansza>-<strona>-<numer>.
### Przypadki: .gen .dat .acc .ins .loc (liczba pojedyncza), .plural i .plural-gen (liczba mnoga); count-… ma .acc i .gen.
### Budowle i Gildie mają .gen i .acc. Jeśli brak atrybutu, bierze się wartość.
### .text: na kartę, najwyżej 90 znaków. .help: do powiększenia.
### Surowiec = brązowe, zasób = szare, dobro = jedno i drugie (1.4).

## gra, dodatek

game-title = 7 Cudów Świata: Liderzy
game-base-title = 7 Cudów Świata
expansion-base = gra podstawowa
    .gen = gry podstawowej
    .dat = grze podstawowej
    .acc = grę podstawową
    .ins = grą podstawową
    .loc = grze podstawowej
expansion-leaders = Liderzy
    .gen = Liderów
    .dat = Liderom
    .acc = Liderów
    .ins = Liderami
    .loc = Liderach

## phase: części gry

phase-leader-draft = Faza Liderów
    .gen = fazy Liderów
    .dat = fazie Liderów
    .acc = fazę Liderów
    .ins = fazą Liderów
    .loc = fazie Liderów
phase-recruitment = Rekrutacja
    .gen = Rekrutacji
    .dat = Rekrutacji
    .acc = Rekrutację
    .ins = Rekrutacją
    .loc = Rekrutacji
phase-age = Era
    .gen = Ery
    .dat = Erze
    .acc = Erę
    .ins = Erą
    .loc = Erze
phase-conflicts = Rozstrzygnięcie konfliktów
    .gen = rozstrzygnięcia konfliktów
    .dat = rozstrzygnięciu konfliktów
    .acc = rozstrzygnięcie konfliktów
    .ins = rozstrzygnięciem konfliktów
    .loc = rozstrzygnięciu konfliktów
phase-scoring = Punktacja
    .gen = punktacji
    .dat = punktacji
    .acc = punktację
    .ins = punktacją
    .loc = punktacji
phase-babylon-extra = Siódma karta Babilonu
    .gen = siódmej karty Babilonu
    .dat = siódmej karcie Babilonu
    .acc = siódmą kartę Babilonu
    .ins = siódmą kartą Babilonu
    .loc = siódmej karcie Babilonu
phase-discard-pile-builds = Budowanie ze stosu kart odrzuconych
    .gen = budowania ze stosu kart odrzuconych
    .dat = budowaniu ze stosu kart odrzuconych
    .acc = budowanie ze stosu kart odrzuconych
    .ins = budowaniem ze stosu kart odrzuconych
    .loc = budowaniu ze stosu kart odrzuconych

## age

age-1 = I Era
    .gen = I Ery
    .dat = I Erze
    .acc = I Erę
    .ins = I Erą
    .loc = I Erze
age-2 = II Era
    .gen = II Ery
    .dat = II Erze
    .acc = II Erę
    .ins = II Erą
    .loc = II Erze
age-3 = III Era
    .gen = III Ery
    .dat = III Erze
    .acc = III Erę
    .ins = III Erą
    .loc = III Erze

## step: kolejność zdarzeń w turze (9.1)

step-choose = Wybór
step-reveal = Ujawnienie
step-pay = Zapłata
step-place = Wejście do gry
step-immediate-gains = Natychmiastowe zyski
step-immediate-choices = Natychmiastowe wybory
step-release-trade-income = Dochód z handlu
step-turn6-discards = Ostatnie karty tury 6
step-babylon-extra-play = Dodatkowe zagranie Babilonu
step-discard-pile-builds = Budowanie ze stosu kart odrzuconych
step-pass-hands = Przekazanie kart

## passing: dokąd wędrują karty

passing-left = w lewo
passing-right = w prawo
passing-swap = zamiana kart

## direction: sąsiedzi

direction-left = lewy sąsiad
    .gen = lewego sąsiada
    .dat = lewemu sąsiadowi
    .acc = lewego sąsiada
    .ins = lewym sąsiadem
    .loc = lewym sąsiedzie
direction-right = prawy sąsiad
    .gen = prawego sąsiada
    .dat = prawemu sąsiadowi
    .acc = prawego sąsiada
    .ins = prawym sąsiadem
    .loc = prawym sąsiedzie
direction-self = własne miasto
    .gen = własnego miasta
    .dat = własnemu miastu
    .acc = własne miasto
    .ins = własnym miastem
    .loc = własnym mieście

## seller: kto sprzedaje dobro

seller-bank = bank
    .gen = banku
    .dat = bankowi
    .acc = bank
    .ins = bankiem
    .loc = banku
seller-left = lewy sąsiad
    .gen = lewego sąsiada
    .dat = lewemu sąsiadowi
    .acc = lewego sąsiada
    .ins = lewym sąsiadem
    .loc = lewym sąsiedzie
seller-right = prawy sąsiad
    .gen = prawego sąsiada
    .dat = prawemu sąsiadowi
    .acc = prawego sąsiada
    .ins = prawym sąsiadem
    .loc = prawym sąsiedzie

## resource: dobra (surowce i zasoby)

resource-wood = drewno
    .gen = drewna
    .dat = drewnu
    .acc = drewno
    .ins = drewnem
    .loc = drewnie
resource-stone = kamień
    .gen = kamienia
    .dat = kamieniowi
    .acc = kamień
    .ins = kamieniem
    .loc = kamieniu
resource-ore = ruda
    .gen = rudy
    .dat = rudzie
    .acc = rudę
    .ins = rudą
    .loc = rudzie
resource-clay = glina
    .gen = gliny
    .dat = glinie
    .acc = glinę
    .ins = gliną
    .loc = glinie
resource-glass = szkło
    .gen = szkła
    .dat = szkłu
    .acc = szkło
    .ins = szkłem
    .loc = szkle
resource-papyrus = papirus
    .gen = papirusu
    .dat = papirusowi
    .acc = papirus
    .ins = papirusem
    .loc = papirusie
resource-loom = tkanina
    .gen = tkaniny
    .dat = tkaninie
    .acc = tkaninę
    .ins = tkaniną
    .loc = tkaninie

## resource-kind: rodzaje dóbr

resource-kind-any = dobro
    .gen = dobra
    .dat = dobru
    .acc = dobro
    .ins = dobrem
    .loc = dobru
    .plural = dobra
    .plural-gen = dóbr
resource-kind-raw = surowiec
    .gen = surowca
    .dat = surowcowi
    .acc = surowiec
    .ins = surowcem
    .loc = surowcu
    .plural = surowce
    .plural-gen = surowców
resource-kind-manufactured = zasób
    .gen = zasobu
    .dat = zasobowi
    .acc = zasób
    .ins = zasobem
    .loc = zasobie
    .plural = zasoby
    .plural-gen = zasobów

## color: kolory i rodzaj kart, które oznaczają

color-brown = brązowy
    .kind = surowiec
color-grey = szary
    .kind = zasób
color-blue = niebieski
    .kind = cywilna
color-yellow = żółty
    .kind = handlowa
color-red = czerwony
    .kind = militarna
color-green = zielony
    .kind = naukowa
color-purple = fioletowy
    .kind = Gildia
color-white = biały
    .kind = Lider

## card-kind: karty danego koloru

card-kind-brown = brązowa karta
    .gen = brązowej karty
    .dat = brązowej karcie
    .acc = brązową kartę
    .ins = brązową kartą
    .loc = brązowej karcie
    .plural = brązowe karty
    .plural-gen = brązowych kart
card-kind-grey = szara karta
    .gen = szarej karty
    .dat = szarej karcie
    .acc = szarą kartę
    .ins = szarą kartą
    .loc = szarej karcie
    .plural = szare karty
    .plural-gen = szarych kart
card-kind-blue = niebieska karta
    .gen = niebieskiej karty
    .dat = niebieskiej karcie
    .acc = niebieską kartę
    .ins = niebieską kartą
    .loc = niebieskiej karcie
    .plural = niebieskie karty
    .plural-gen = niebieskich kart
card-kind-yellow = żółta karta
    .gen = żółtej karty
    .dat = żółtej karcie
    .acc = żółtą kartę
    .ins = żółtą kartą
    .loc = żółtej karcie
    .plural = żółte karty
    .plural-gen = żółtych kart
card-kind-red = czerwona karta
    .gen = czerwonej karty
    .dat = czerwonej karcie
    .acc = czerwoną kartę
    .ins = czerwoną kartą
    .loc = czerwonej karcie
    .plural = czerwone karty
    .plural-gen = czerwonych kart
card-kind-green = zielona karta
    .gen = zielonej karty
    .dat = zielonej karcie
    .acc = zieloną kartę
    .ins = zieloną kartą
    .loc = zielonej karcie
    .plural = zielone karty
    .plural-gen = zielonych kart
card-kind-purple = fioletowa karta
    .gen = fioletowej karty
    .dat = fioletowej karcie
    .acc = fioletową kartę
    .ins = fioletową kartą
    .loc = fioletowej karcie
    .plural = fioletowe karty
    .plural-gen = fioletowych kart
card-kind-white = biała karta
    .gen = białej karty
    .dat = białej karcie
    .acc = białą kartę
    .ins = białą kartą
    .loc = białej karcie
    .plural = białe karty
    .plural-gen = białych kart

## symbol: symbole naukowe

symbol-compass = cyrkiel
    .gen = cyrkla
    .dat = cyrklowi
    .acc = cyrkiel
    .ins = cyrklem
    .loc = cyrklu
symbol-gear = zębatka
    .gen = zębatki
    .dat = zębatce
    .acc = zębatkę
    .ins = zębatką
    .loc = zębatce
symbol-tablet = tabliczka
    .gen = tabliczki
    .dat = tabliczce
    .acc = tabliczkę
    .ins = tabliczką
    .loc = tabliczce
symbol-any = dowolny symbol
    .gen = dowolnego symbolu
    .dat = dowolnemu symbolowi
    .acc = dowolny symbol
    .ins = dowolnym symbolem
    .loc = dowolnym symbolu

## counted: co liczą działania (liczba mnoga)

counted-brown-cards = brązowe karty
    .gen = brązowych kart
counted-grey-cards = szare karty
    .gen = szarych kart
counted-blue-cards = niebieskie karty
    .gen = niebieskich kart
counted-yellow-cards = żółte karty
    .gen = żółtych kart
counted-red-cards = czerwone karty
    .gen = czerwonych kart
counted-green-cards = zielone karty
    .gen = zielonych kart
counted-purple-cards = fioletowe karty
    .gen = fioletowych kart
counted-brown-grey-purple-cards = brązowe, szare i fioletowe karty
    .gen = brązowych, szarych i fioletowych kart
counted-wonder-stages = etapy Cudów Świata
    .gen = etapów Cudów Świata
counted-defeat-tokens = żetony Porażki
    .gen = żetonów Porażki
counted-leaders-in-play = wystawieni Liderzy
    .gen = wystawionych Liderów

## thing: rzeczowniki do zdań

thing-card = karta
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
thing-age-card = karta Ery
    .gen = karty Ery
    .dat = karcie Ery
    .acc = kartę Ery
    .ins = kartą Ery
    .loc = karcie Ery
thing-structure = budowla
    .gen = budowli
    .dat = budowli
    .acc = budowlę
    .ins = budowlą
    .loc = budowli
thing-leader = Lider
    .gen = Lidera
    .dat = Liderowi
    .acc = Lidera
    .ins = Liderem
    .loc = Liderze
thing-guild = Gildia
    .gen = Gildii
    .dat = Gildii
    .acc = Gildię
    .ins = Gildią
    .loc = Gildii
thing-wonder = Cud Świata
    .gen = Cudu Świata
    .dat = Cudowi Świata
    .acc = Cud Świata
    .ins = Cudem Świata
    .loc = Cudzie Świata
thing-wonder-board = plansza Cudu Świata
    .gen = planszy Cudu Świata
    .dat = planszy Cudu Świata
    .acc = planszę Cudu Świata
    .ins = planszą Cudu Świata
    .loc = planszy Cudu Świata
thing-wonder-card = karta Cudu Świata
    .gen = karty Cudu Świata
    .dat = karcie Cudu Świata
    .acc = kartę Cudu Świata
    .ins = kartą Cudu Świata
    .loc = karcie Cudu Świata
thing-stage = etap Cudu Świata
    .gen = etapu Cudu Świata
    .dat = etapowi Cudu Świata
    .acc = etap Cudu Świata
    .ins = etapem Cudu Świata
    .loc = etapie Cudu Świata
thing-marker = znacznik budowy
    .gen = znacznika budowy
    .dat = znacznikowi budowy
    .acc = znacznik budowy
    .ins = znacznikiem budowy
    .loc = znaczniku budowy
thing-coin = moneta
    .gen = monety
    .dat = monecie
    .acc = monetę
    .ins = monetą
    .loc = monecie
thing-bank = bank
    .gen = banku
    .dat = bankowi
    .acc = bank
    .ins = bankiem
    .loc = banku
thing-treasury = skarbiec
    .gen = skarbca
    .dat = skarbcowi
    .acc = skarbiec
    .ins = skarbcem
    .loc = skarbcu
thing-vp = PZ
    .gen = PZ
    .dat = PZ
    .acc = PZ
    .ins = PZ
    .loc = PZ
thing-victory-point = punkt zwycięstwa
    .gen = punktu zwycięstwa
    .dat = punktowi zwycięstwa
    .acc = punkt zwycięstwa
    .ins = punktem zwycięstwa
    .loc = punkcie zwycięstwa
thing-shield = tarcza
    .gen = tarczy
    .dat = tarczy
    .acc = tarczę
    .ins = tarczą
    .loc = tarczy
thing-strength = siła militarna
    .gen = siły militarnej
    .dat = sile militarnej
    .acc = siłę militarną
    .ins = siłą militarną
    .loc = sile militarnej
thing-science-symbol = symbol naukowy
    .gen = symbolu naukowego
    .dat = symbolowi naukowemu
    .acc = symbol naukowy
    .ins = symbolem naukowym
    .loc = symbolu naukowym
thing-conflict = konflikt
    .gen = konfliktu
    .dat = konfliktowi
    .acc = konflikt
    .ins = konfliktem
    .loc = konflikcie
thing-discard-pile = stos kart odrzuconych
    .gen = stosu kart odrzuconych
    .dat = stosowi kart odrzuconych
    .acc = stos kart odrzuconych
    .ins = stosem kart odrzuconych
    .loc = stosie kart odrzuconych
thing-leader-box = Liderzy w pudełku
    .gen = Liderów w pudełku
    .dat = Liderom w pudełku
    .acc = Liderów w pudełku
    .ins = Liderami w pudełku
    .loc = Liderach w pudełku
thing-box = pudełko
    .gen = pudełka
    .dat = pudełku
    .acc = pudełko
    .ins = pudełkiem
    .loc = pudełku
thing-chain = budowa powiązana
    .gen = budowy powiązanej
    .dat = budowie powiązanej
    .acc = budowę powiązaną
    .ins = budową powiązaną
    .loc = budowie powiązanej
thing-production = produkcja
    .gen = produkcji
    .dat = produkcji
    .acc = produkcję
    .ins = produkcją
    .loc = produkcji
thing-start-production = produkcja początkowa
    .gen = produkcji początkowej
    .dat = produkcji początkowej
    .acc = produkcję początkową
    .ins = produkcją początkową
    .loc = produkcji początkowej
thing-trade = handel
    .gen = handlu
    .dat = handlowi
    .acc = handel
    .ins = handlem
    .loc = handlu
thing-discount = zniżka
    .gen = zniżki
    .dat = zniżce
    .acc = zniżkę
    .ins = zniżką
    .loc = zniżce
thing-reduction = ulga
    .gen = ulgi
    .dat = uldze
    .acc = ulgę
    .ins = ulgą
    .loc = uldze
thing-payment = zapłata
    .gen = zapłaty
    .dat = zapłacie
    .acc = zapłatę
    .ins = zapłatą
    .loc = zapłacie
thing-cost = koszt
    .gen = kosztu
    .dat = kosztowi
    .acc = koszt
    .ins = kosztem
    .loc = koszcie
thing-city = miasto
    .gen = miasta
    .dat = miastu
    .acc = miasto
    .ins = miastem
    .loc = mieście
thing-neighbour = sąsiad
    .gen = sąsiada
    .dat = sąsiadowi
    .acc = sąsiada
    .ins = sąsiadem
    .loc = sąsiedzie
thing-free-city = Wolne miasto
    .gen = Wolnego miasta
    .dat = Wolnemu miastu
    .acc = Wolne miasto
    .ins = Wolnym miastem
    .loc = Wolnym mieście
thing-free-city-pile = stos Wolnego miasta
    .gen = stosu Wolnego miasta
    .dat = stosowi Wolnego miasta
    .acc = stos Wolnego miasta
    .ins = stosem Wolnego miasta
    .loc = stosie Wolnego miasta
thing-hand = ręka
    .gen = ręki
    .dat = ręce
    .acc = rękę
    .ins = ręką
    .loc = ręce
thing-turn = tura
    .gen = tury
    .dat = turze
    .acc = turę
    .ins = turą
    .loc = turze
thing-seventh-card = siódma karta
    .gen = siódmej karty
    .dat = siódmej karcie
    .acc = siódmą kartę
    .ins = siódmą kartą
    .loc = siódmej karcie
thing-last-card = ostatnia karta
    .gen = ostatniej karty
    .dat = ostatniej karcie
    .acc = ostatnią kartę
    .ins = ostatnią kartą
    .loc = ostatniej karcie
thing-set = zestaw
    .gen = zestawu
    .dat = zestawowi
    .acc = zestaw
    .ins = zestawem
    .loc = zestawie
thing-score-pad = notes punktacji
    .gen = notesu punktacji
    .dat = notesowi punktacji
    .acc = notes punktacji
    .ins = notesem punktacji
    .loc = notesie punktacji

## token

token-victory = żeton Zwycięstwa
    .gen = żetonu Zwycięstwa
    .dat = żetonowi Zwycięstwa
    .acc = żeton Zwycięstwa
    .ins = żetonem Zwycięstwa
    .loc = żetonie Zwycięstwa
token-victory-1 = żeton Zwycięstwa +1
    .gen = żetonu Zwycięstwa +1
    .dat = żetonowi Zwycięstwa +1
    .acc = żeton Zwycięstwa +1
    .ins = żetonem Zwycięstwa +1
    .loc = żetonie Zwycięstwa +1
token-victory-2 = żeton Zwycięstwa +3
    .gen = żetonu Zwycięstwa +3
    .dat = żetonowi Zwycięstwa +3
    .acc = żeton Zwycięstwa +3
    .ins = żetonem Zwycięstwa +3
    .loc = żetonie Zwycięstwa +3
token-victory-3 = żeton Zwycięstwa +5
    .gen = żetonu Zwycięstwa +5
    .dat = żetonowi Zwycięstwa +5
    .acc = żeton Zwycięstwa +5
    .ins = żetonem Zwycięstwa +5
    .loc = żetonie Zwycięstwa +5
token-defeat = żeton Porażki −1
    .gen = żetonu Porażki −1
    .dat = żetonowi Porażki −1
    .acc = żeton Porażki −1
    .ins = żetonem Porażki −1
    .loc = żetonie Porażki −1
token-conflict = żeton konfliktu
    .gen = żetonu konfliktu
    .dat = żetonowi konfliktu
    .acc = żeton konfliktu
    .ins = żetonem konfliktu
    .loc = żetonie konfliktu
token-courtesan = żeton Kurtyzany
    .gen = żetonu Kurtyzany
    .dat = żetonowi Kurtyzany
    .acc = żeton Kurtyzany
    .ins = żetonem Kurtyzany
    .loc = żetonie Kurtyzany

## aid: karty gry dwuosobowej

aid-free-city-card = karta Wolnego miasta
    .gen = karty Wolnego miasta
    .dat = karcie Wolnego miasta
    .acc = kartę Wolnego miasta
    .ins = kartą Wolnego miasta
    .loc = karcie Wolnego miasta
    .help = Kto ją ma, gra w tej turze za Wolne miasto. Po każdej turze przechodzi do drugiej osoby.
aid-border-card = karta granicy
    .gen = karty granicy
    .dat = karcie granicy
    .acc = kartę granicy
    .ins = kartą granicy
    .loc = karcie granicy

## component: zawartość pudełka (liczba mnoga)

component-wonder-boards = plansze Cudów Świata
component-wonder-cards = karty Cudów Świata
component-age1-cards = karty I Ery
component-age2-cards = karty II Ery
component-age3-cards = karty III Ery
component-coins-value-1 = monety o wartości 1
component-coins-value-3 = monety o wartości 3
component-coins-value-6 = monety o wartości 6
component-conflict-tokens = żetony konfliktów
component-two-player-cards = karty do gry dwuosobowej
component-leader-cards = karty Liderów
component-blank-leader-cards = puste karty Liderów
component-guild-cards = karty Gildii
component-courtesan-tokens = żetony Kurtyzany

## count: formy z liczebnikiem ($n)

count-card = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc = { $n ->
            [one] { $n } kartę
            [few] { $n } karty
           *[many] { $n } kart
        }
    .gen = { $n ->
            [one] { $n } karty
            [few] { $n } kart
           *[many] { $n } kart
        }
count-coin = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    .acc = { $n ->
            [one] { $n } monetę
            [few] { $n } monety
           *[many] { $n } monet
        }
    .gen = { $n ->
            [one] { $n } monety
            [few] { $n } monet
           *[many] { $n } monet
        }
count-vp = { $n ->
        [one] { $n } PZ
        [few] { $n } PZ
       *[many] { $n } PZ
    }
    .acc = { $n ->
            [one] { $n } PZ
            [few] { $n } PZ
           *[many] { $n } PZ
        }
    .gen = { $n ->
            [one] { $n } PZ
            [few] { $n } PZ
           *[many] { $n } PZ
        }
count-victory-point = { $n ->
        [one] { $n } punkt zwycięstwa
        [few] { $n } punkty zwycięstwa
       *[many] { $n } punktów zwycięstwa
    }
    .acc = { $n ->
            [one] { $n } punkt zwycięstwa
            [few] { $n } punkty zwycięstwa
           *[many] { $n } punktów zwycięstwa
        }
    .gen = { $n ->
            [one] { $n } punktu zwycięstwa
            [few] { $n } punktów zwycięstwa
           *[many] { $n } punktów zwycięstwa
        }
count-leader = { $n ->
        [one] { $n } Lider
        [few] { $n } Liderów
       *[many] { $n } Liderów
    }
    .acc = { $n ->
            [one] { $n } Lidera
            [few] { $n } Liderów
           *[many] { $n } Liderów
        }
    .gen = { $n ->
            [one] { $n } Lidera
            [few] { $n } Liderów
           *[many] { $n } Liderów
        }
count-structure = { $n ->
        [one] { $n } budowla
        [few] { $n } budowle
       *[many] { $n } budowli
    }
    .acc = { $n ->
            [one] { $n } budowlę
            [few] { $n } budowle
           *[many] { $n } budowli
        }
    .gen = { $n ->
            [one] { $n } budowli
            [few] { $n } budowli
           *[many] { $n } budowli
        }
count-guild = { $n ->
        [one] { $n } Gildia
        [few] { $n } Gildie
       *[many] { $n } Gildii
    }
    .acc = { $n ->
            [one] { $n } Gildię
            [few] { $n } Gildie
           *[many] { $n } Gildii
        }
    .gen = { $n ->
            [one] { $n } Gildii
            [few] { $n } Gildii
           *[many] { $n } Gildii
        }
count-stage = { $n ->
        [one] { $n } etap Cudu Świata
        [few] { $n } etapy Cudu Świata
       *[many] { $n } etapów Cudu Świata
    }
    .acc = { $n ->
            [one] { $n } etap Cudu Świata
            [few] { $n } etapy Cudu Świata
           *[many] { $n } etapów Cudu Świata
        }
    .gen = { $n ->
            [one] { $n } etapu Cudu Świata
            [few] { $n } etapów Cudu Świata
           *[many] { $n } etapów Cudu Świata
        }
count-shield = { $n ->
        [one] { $n } tarcza
        [few] { $n } tarcze
       *[many] { $n } tarcz
    }
    .acc = { $n ->
            [one] { $n } tarczę
            [few] { $n } tarcze
           *[many] { $n } tarcz
        }
    .gen = { $n ->
            [one] { $n } tarczy
            [few] { $n } tarcz
           *[many] { $n } tarcz
        }
count-symbol = { $n ->
        [one] { $n } symbol
        [few] { $n } symbole
       *[many] { $n } symboli
    }
    .acc = { $n ->
            [one] { $n } symbol
            [few] { $n } symbole
           *[many] { $n } symboli
        }
    .gen = { $n ->
            [one] { $n } symbolu
            [few] { $n } symboli
           *[many] { $n } symboli
        }
count-set = { $n ->
        [one] { $n } zestaw
        [few] { $n } zestawy
       *[many] { $n } zestawów
    }
    .acc = { $n ->
            [one] { $n } zestaw
            [few] { $n } zestawy
           *[many] { $n } zestawów
        }
    .gen = { $n ->
            [one] { $n } zestawu
            [few] { $n } zestawów
           *[many] { $n } zestawów
        }
count-compass = { $n ->
        [one] { $n } cyrkiel
        [few] { $n } cyrkle
       *[many] { $n } cyrkli
    }
    .acc = { $n ->
            [one] { $n } cyrkiel
            [few] { $n } cyrkle
           *[many] { $n } cyrkli
        }
    .gen = { $n ->
            [one] { $n } cyrkla
            [few] { $n } cyrkli
           *[many] { $n } cyrkli
        }
count-gear = { $n ->
        [one] { $n } zębatka
        [few] { $n } zębatki
       *[many] { $n } zębatek
    }
    .acc = { $n ->
            [one] { $n } zębatkę
            [few] { $n } zębatki
           *[many] { $n } zębatek
        }
    .gen = { $n ->
            [one] { $n } zębatki
            [few] { $n } zębatek
           *[many] { $n } zębatek
        }
count-tablet = { $n ->
        [one] { $n } tabliczka
        [few] { $n } tabliczki
       *[many] { $n } tabliczek
    }
    .acc = { $n ->
            [one] { $n } tabliczkę
            [few] { $n } tabliczki
           *[many] { $n } tabliczek
        }
    .gen = { $n ->
            [one] { $n } tabliczki
            [few] { $n } tabliczek
           *[many] { $n } tabliczek
        }
count-token = { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
    .acc = { $n ->
            [one] { $n } żeton
            [few] { $n } żetony
           *[many] { $n } żetonów
        }
    .gen = { $n ->
            [one] { $n } żetonu
            [few] { $n } żetonów
           *[many] { $n } żetonów
        }
count-victory-token = { $n ->
        [one] { $n } żeton Zwycięstwa
        [few] { $n } żetony Zwycięstwa
       *[many] { $n } żetonów Zwycięstwa
    }
    .acc = { $n ->
            [one] { $n } żeton Zwycięstwa
            [few] { $n } żetony Zwycięstwa
           *[many] { $n } żetonów Zwycięstwa
        }
    .gen = { $n ->
            [one] { $n } żetonu Zwycięstwa
            [few] { $n } żetonów Zwycięstwa
           *[many] { $n } żetonów Zwycięstwa
        }
count-defeat-token = { $n ->
        [one] { $n } żeton Porażki
        [few] { $n } żetony Porażki
       *[many] { $n } żetonów Porażki
    }
    .acc = { $n ->
            [one] { $n } żeton Porażki
            [few] { $n } żetony Porażki
           *[many] { $n } żetonów Porażki
        }
    .gen = { $n ->
            [one] { $n } żetonu Porażki
            [few] { $n } żetonów Porażki
           *[many] { $n } żetonów Porażki
        }
count-turn = { $n ->
        [one] { $n } tura
        [few] { $n } tury
       *[many] { $n } tur
    }
    .acc = { $n ->
            [one] { $n } turę
            [few] { $n } tury
           *[many] { $n } tur
        }
    .gen = { $n ->
            [one] { $n } tury
            [few] { $n } tur
           *[many] { $n } tur
        }
count-player = { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
    .acc = { $n ->
            [one] { $n } gracza
            [few] { $n } graczy
           *[many] { $n } graczy
        }
    .gen = { $n ->
            [one] { $n } gracza
            [few] { $n } graczy
           *[many] { $n } graczy
        }
count-unit = { $n ->
        [one] { $n } sztuka
        [few] { $n } sztuki
       *[many] { $n } sztuk
    }
    .acc = { $n ->
            [one] { $n } sztukę
            [few] { $n } sztuki
           *[many] { $n } sztuk
        }
    .gen = { $n ->
            [one] { $n } sztuki
            [few] { $n } sztuk
           *[many] { $n } sztuk
        }
count-resource = { $n ->
        [one] { $n } dobro
        [few] { $n } dobra
       *[many] { $n } dóbr
    }
    .acc = { $n ->
            [one] { $n } dobro
            [few] { $n } dobra
           *[many] { $n } dóbr
        }
    .gen = { $n ->
            [one] { $n } dobra
            [few] { $n } dóbr
           *[many] { $n } dóbr
        }
count-raw = { $n ->
        [one] { $n } surowiec
        [few] { $n } surowce
       *[many] { $n } surowców
    }
    .acc = { $n ->
            [one] { $n } surowiec
            [few] { $n } surowce
           *[many] { $n } surowców
        }
    .gen = { $n ->
            [one] { $n } surowca
            [few] { $n } surowców
           *[many] { $n } surowców
        }
count-manufactured = { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
    .acc = { $n ->
            [one] { $n } zasób
            [few] { $n } zasoby
           *[many] { $n } zasobów
        }
    .gen = { $n ->
            [one] { $n } zasobu
            [few] { $n } zasobów
           *[many] { $n } zasobów
        }
count-wood = { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
    .acc = { $n ->
            [one] { $n } drewno
            [few] { $n } drewna
           *[many] { $n } drewna
        }
    .gen = { $n ->
            [one] { $n } drewna
            [few] { $n } drewna
           *[many] { $n } drewna
        }
count-stone = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
    .acc = { $n ->
            [one] { $n } kamień
            [few] { $n } kamienie
           *[many] { $n } kamieni
        }
    .gen = { $n ->
            [one] { $n } kamienia
            [few] { $n } kamieni
           *[many] { $n } kamieni
        }
count-ore = { $n ->
        [one] { $n } ruda
        [few] { $n } rudy
       *[many] { $n } rudy
    }
    .acc = { $n ->
            [one] { $n } rudę
            [few] { $n } rudy
           *[many] { $n } rudy
        }
    .gen = { $n ->
            [one] { $n } rudy
            [few] { $n } rudy
           *[many] { $n } rudy
        }
count-clay = { $n ->
        [one] { $n } glina
        [few] { $n } gliny
       *[many] { $n } gliny
    }
    .acc = { $n ->
            [one] { $n } glinę
            [few] { $n } gliny
           *[many] { $n } gliny
        }
    .gen = { $n ->
            [one] { $n } gliny
            [few] { $n } gliny
           *[many] { $n } gliny
        }
count-glass = { $n ->
        [one] { $n } szkło
        [few] { $n } szkła
       *[many] { $n } szkła
    }
    .acc = { $n ->
            [one] { $n } szkło
            [few] { $n } szkła
           *[many] { $n } szkła
        }
    .gen = { $n ->
            [one] { $n } szkła
            [few] { $n } szkła
           *[many] { $n } szkła
        }
count-papyrus = { $n ->
        [one] { $n } papirus
        [few] { $n } papirusy
       *[many] { $n } papirusów
    }
    .acc = { $n ->
            [one] { $n } papirus
            [few] { $n } papirusy
           *[many] { $n } papirusów
        }
    .gen = { $n ->
            [one] { $n } papirusu
            [few] { $n } papirusów
           *[many] { $n } papirusów
        }
count-loom = { $n ->
        [one] { $n } tkanina
        [few] { $n } tkaniny
       *[many] { $n } tkanin
    }
    .acc = { $n ->
            [one] { $n } tkaninę
            [few] { $n } tkaniny
           *[many] { $n } tkanin
        }
    .gen = { $n ->
            [one] { $n } tkaniny
            [few] { $n } tkanin
           *[many] { $n } tkanin
        }
count-card-brown = { $n ->
        [one] { $n } brązowa karta
        [few] { $n } brązowe karty
       *[many] { $n } brązowych kart
    }
    .acc = { $n ->
            [one] { $n } brązową kartę
            [few] { $n } brązowe karty
           *[many] { $n } brązowych kart
        }
    .gen = { $n ->
            [one] { $n } brązowej karty
            [few] { $n } brązowych kart
           *[many] { $n } brązowych kart
        }
count-card-grey = { $n ->
        [one] { $n } szara karta
        [few] { $n } szare karty
       *[many] { $n } szarych kart
    }
    .acc = { $n ->
            [one] { $n } szarą kartę
            [few] { $n } szare karty
           *[many] { $n } szarych kart
        }
    .gen = { $n ->
            [one] { $n } szarej karty
            [few] { $n } szarych kart
           *[many] { $n } szarych kart
        }
count-card-blue = { $n ->
        [one] { $n } niebieska karta
        [few] { $n } niebieskie karty
       *[many] { $n } niebieskich kart
    }
    .acc = { $n ->
            [one] { $n } niebieską kartę
            [few] { $n } niebieskie karty
           *[many] { $n } niebieskich kart
        }
    .gen = { $n ->
            [one] { $n } niebieskiej karty
            [few] { $n } niebieskich kart
           *[many] { $n } niebieskich kart
        }
count-card-yellow = { $n ->
        [one] { $n } żółta karta
        [few] { $n } żółte karty
       *[many] { $n } żółtych kart
    }
    .acc = { $n ->
            [one] { $n } żółtą kartę
            [few] { $n } żółte karty
           *[many] { $n } żółtych kart
        }
    .gen = { $n ->
            [one] { $n } żółtej karty
            [few] { $n } żółtych kart
           *[many] { $n } żółtych kart
        }
count-card-red = { $n ->
        [one] { $n } czerwona karta
        [few] { $n } czerwone karty
       *[many] { $n } czerwonych kart
    }
    .acc = { $n ->
            [one] { $n } czerwoną kartę
            [few] { $n } czerwone karty
           *[many] { $n } czerwonych kart
        }
    .gen = { $n ->
            [one] { $n } czerwonej karty
            [few] { $n } czerwonych kart
           *[many] { $n } czerwonych kart
        }
count-card-green = { $n ->
        [one] { $n } zielona karta
        [few] { $n } zielone karty
       *[many] { $n } zielonych kart
    }
    .acc = { $n ->
            [one] { $n } zieloną kartę
            [few] { $n } zielone karty
           *[many] { $n } zielonych kart
        }
    .gen = { $n ->
            [one] { $n } zielonej karty
            [few] { $n } zielonych kart
           *[many] { $n } zielonych kart
        }
count-card-purple = { $n ->
        [one] { $n } fioletowa karta
        [few] { $n } fioletowe karty
       *[many] { $n } fioletowych kart
    }
    .acc = { $n ->
            [one] { $n } fioletową kartę
            [few] { $n } fioletowe karty
           *[many] { $n } fioletowych kart
        }
    .gen = { $n ->
            [one] { $n } fioletowej karty
            [few] { $n } fioletowych kart
           *[many] { $n } fioletowych kart
        }
count-card-white = { $n ->
        [one] { $n } biała karta
        [few] { $n } białe karty
       *[many] { $n } białych kart
    }
    .acc = { $n ->
            [one] { $n } białą kartę
            [few] { $n } białe karty
           *[many] { $n } białych kart
        }
    .gen = { $n ->
            [one] { $n } białej karty
            [few] { $n } białych kart
           *[many] { $n } białych kart
        }

## action: przeznaczenie karty

action-recruit = Wystawienie Lidera
action-build = Wybudowanie budowli
action-stage = Wybudowanie etapu Cudu Świata
action-discard = Odrzucenie za 3 monety

## mode: sposoby budowania (8.2)

mode-normal = za zapłatą
    .help = Płacisz koszt karty.
mode-chain = budowa powiązana
    .help = Za darmo, dzięki budowli wymienionej na karcie.
mode-olympia = prawo Olimpii
    .help = Za darmo, raz na Erę, dzięki etapowi 2 Olimpii A.
mode-ramses = Ramzes
    .help = Za darmo, tylko Gildie.
mode-discard-pile = ze stosu kart odrzuconych
    .help = Za darmo, dzięki Halikarnasowi lub Salomonowi.

## timing: kiedy działa Lider

timing-end = na koniec gry
timing-ongoing = działa stale
timing-permanent = liczy się cały czas
timing-immediate = od razu

## pile-right: kolejność budowania ze stosu (9.9)

pile-right-halikarnassos = Halikarnas
pile-right-solomon = Salomon
pile-right-solomon-copied-by-courtesans = Salomon skopiowany przez Gildię kurtyzan

## effect: rodzaje działań (tworzenie Semiramidy)

effect-produce = Produkcja
    .help = W każdej turze daje jedno z pokazanych dóbr.
effect-trade-discount = Tańszy handel
    .help = Dobra danego rodzaju kupowane od wskazanych sąsiadów kosztują po 1 monecie.
effect-coins = Monety od razu
    .help = Raz, przy wejściu do gry, bierzesz monety z banku.
effect-vp = Punkty zwycięstwa
    .help = Daje PZ na koniec gry.
effect-shields = Tarcze
    .help = Dodaje tarcze do siły militarnej.
effect-science = Symbol naukowy
    .help = Dodaje jeden symbol naukowy.
effect-science-wild = Dowolny symbol naukowy
    .help = Dodaje jeden symbol, wybierany na koniec gry.
effect-per-count = Za każde…
    .help = Monety od razu lub PZ na koniec gry za wszystko, co liczy.
effect-vp-per-coins = PZ za monety
    .help = PZ za każde 3 monety w skarbcu na koniec gry.
effect-copy-neighbor-leader = Kopia Lidera
    .help = Masz działania jednego Lidera sąsiada.
effect-copy-neighbor-guild = Kopia Gildii
    .help = Na koniec gry punktujesz jedną Gildię sąsiada jak swoją.
effect-play-last-card = Siódma karta
    .help = W turze 6 zagrywasz także siódmą kartę.
effect-build-from-discard = Budowla ze stosu kart odrzuconych
    .help = Budujesz za darmo jedną kartę ze stosu kart odrzuconych.
effect-free-build-once-per-age = Darmowa budowla
    .help = Raz na Erę budujesz za darmo jedną budowlę z ręki.
effect-draw-leaders = Dobieranie Liderów
    .help = Dobierasz na rękę Liderów z pudełka.
effect-play-extra-leader = Dodatkowy Lider
    .help = Możesz od razu wystawić dodatkowego Lidera z ręki.
effect-leader-cost = Tańsi Liderzy (plansza)
    .help = Liderzy kosztują mniej monet albo nic.
effect-leaders-free = Darmowi Liderzy
    .help = Liderzy wystawiani później w Rekrutacji są za darmo.
effect-guilds-free = Darmowe Gildie
    .help = Budujesz Gildie za darmo.
effect-resource-reduction = O 1 dobro mniej
    .help = Karty jednego koloru albo etapy Cudu Świata kosztują o 1 dobro mniej.
effect-bank-resource = Dobro z banku
    .help = Raz na turę kupujesz z banku jedną sztukę dowolnego dobra za 1 monetę.
effect-trade-rebate = Zwrot z handlu
    .help = W każdej turze 1 moneta za każdego sąsiada, od którego kupujesz.
effect-coins-on-chain-build = Monety za budowę powiązaną
    .help = Monety za każdą budowlę wzniesioną dzięki budowie powiązanej.
effect-coins-on-color-build = Monety za kolor
    .help = Monety za każdą wzniesioną budowlę tego koloru.
effect-coins-on-victory-token = Monety za Zwycięstwa
    .help = Monety za każdy żeton Zwycięstwa w chwili jego otrzymania.
effect-return-defeat = Oddawanie Porażek
    .help = Twój żeton Porażki bierze zwycięskie miasto.
effect-vp-per-victory-token = PZ za Zwycięstwa
    .help = Każdy żeton Zwycięstwa jest wart więcej.
effect-vp-per-science-set = PZ za zestawy symboli
    .help = Każdy zestaw trzech różnych symboli jest wart więcej.
effect-vp-per-color-set = PZ za zestawy kolorów
    .help = PZ za każdy zestaw kart w różnych kolorach.

## option: ustawienia i ich wartości (17)

option-leaders = Liderzy
    .help = Gra z Liderami, ich fazą i Rekrutacjami albo sama gra podstawowa.
option-leaders-yes = z Liderami
option-leaders-no = gra podstawowa
option-wonder-assignment = Plansze Cudów Świata
    .help = Plansze są losowane albo wybierane w kolejności miejsc.
option-wonder-assignment-random = losowane
option-wonder-assignment-choice = wybierane
option-wonder-side = Strony plansz
    .help = Strony losowe, wszystkie A (dobre na pierwszą grę), wszystkie B albo według własnego wyboru.
option-wonder-side-random = losowe
option-wonder-side-all-a = wszystkie A
option-wonder-side-all-b = wszystkie B
option-wonder-side-choice = wybierane
option-new-guilds-without-leaders = Nowe Gildie bez Liderów
    .help = Dodaje Gildię szulerów i Gildię architektów do gry bez Liderów.
option-new-guilds-without-leaders-no = pominięte
option-new-guilds-without-leaders-yes = dodane
option-custom-leader = Semiramida
    .help = Dodaje 37. Lidera, którego sami projektujecie.
option-custom-leader-no = pominięta
option-custom-leader-yes = w grze
option-maecenas-scope = Mecenas
    .help = Czy dzięki Mecenasowi także dodatkowi Liderzy Rzymu B są w czasie Ery za darmo.
option-maecenas-scope-recruitment = w Rekrutacji
option-maecenas-scope-always = zawsze
option-roma-b-keeps-leaders = Rzym B zatrzymuje Liderów
    .help = Czy Rzym B zatrzymuje niezagranych Liderów po Rekrutacji III Ery.
option-roma-b-keeps-leaders-yes = tak
option-roma-b-keeps-leaders-no = nie
option-free-city-start-coins = Monety Wolnego miasta
    .help = Ile monet ma Wolne miasto na początku gry dwuosobowej.
option-free-city-start-coins-value = { count-coin }

## city: miasta na planszach

city-alexandria = Aleksandria
    .gen = Aleksandrii
    .dat = Aleksandrii
    .acc = Aleksandrię
    .ins = Aleksandrią
    .loc = Aleksandrii
city-babylon = Babilon
    .gen = Babilonu
    .dat = Babilonowi
    .acc = Babilon
    .ins = Babilonem
    .loc = Babilonie
city-ephesos = Efez
    .gen = Efezu
    .dat = Efezowi
    .acc = Efez
    .ins = Efezem
    .loc = Efezie
city-giza = Giza
    .gen = Gizy
    .dat = Gizie
    .acc = Gizę
    .ins = Gizą
    .loc = Gizie
city-halikarnassos = Halikarnas
    .gen = Halikarnasu
    .dat = Halikarnasowi
    .acc = Halikarnas
    .ins = Halikarnasem
    .loc = Halikarnasie
city-olympia = Olimpia
    .gen = Olimpii
    .dat = Olimpii
    .acc = Olimpię
    .ins = Olimpią
    .loc = Olimpii
city-rhodos = Rodos
    .gen = Rodos
    .dat = Rodos
    .acc = Rodos
    .ins = Rodos
    .loc = Rodos
city-roma = Rzym
    .gen = Rzymu
    .dat = Rzymowi
    .acc = Rzym
    .ins = Rzymem
    .loc = Rzymie

## wonder: Cuda Świata

wonder-alexandria = Latarnia Morska w Aleksandrii
wonder-babylon = Wiszące Ogrody Babilonu
wonder-ephesos = Świątynia Artemidy w Efezie
wonder-giza = Piramidy w Gizie
wonder-halikarnassos = Mauzoleum w Halikarnasie
wonder-olympia = Posąg Zeusa z Olimpii
wonder-rhodos = Kolos Rodyjski
wonder-roma = Koloseum

## side

side-a = strona A
    .gen = strony A
    .dat = stronie A
    .acc = stronę A
    .ins = stroną A
    .loc = stronie A
side-b = strona B
    .gen = strony B
    .dat = stronie B
    .acc = stronę B
    .ins = stroną B
    .loc = stronie B

## board: jedna strona planszy

board-alexandria-a = Aleksandria A
    .text = Produkuje 1 szkło.
    .help = Miasto od początku daje w każdej turze 1 szkło. Sąsiedzi mogą tę sztukę kupić.
board-alexandria-b = Aleksandria B
    .text = Produkuje 1 szkło.
    .help = Miasto od początku daje w każdej turze 1 szkło. Sąsiedzi mogą tę sztukę kupić.
board-babylon-a = Babilon A
    .text = Produkuje 1 glinę.
    .help = Miasto od początku daje w każdej turze 1 glinę. Sąsiedzi mogą tę sztukę kupić.
board-babylon-b = Babilon B
    .text = Produkuje 1 glinę.
    .help = Miasto od początku daje w każdej turze 1 glinę. Sąsiedzi mogą tę sztukę kupić.
board-ephesos-a = Efez A
    .text = Produkuje 1 papirus.
    .help = Miasto od początku daje w każdej turze 1 papirus. Sąsiedzi mogą tę sztukę kupić.
board-ephesos-b = Efez B
    .text = Produkuje 1 papirus.
    .help = Miasto od początku daje w każdej turze 1 papirus. Sąsiedzi mogą tę sztukę kupić.
board-giza-a = Giza A
    .text = Produkuje 1 kamień.
    .help = Miasto od początku daje w każdej turze 1 kamień. Sąsiedzi mogą tę sztukę kupić.
board-giza-b = Giza B
    .text = Produkuje 1 kamień.
    .help = Miasto od początku daje w każdej turze 1 kamień. Sąsiedzi mogą tę sztukę kupić.
board-halikarnassos-a = Halikarnas A
    .text = Produkuje 1 tkaninę.
    .help = Miasto od początku daje w każdej turze 1 tkaninę. Sąsiedzi mogą tę sztukę kupić.
board-halikarnassos-b = Halikarnas B
    .text = Produkuje 1 tkaninę.
    .help = Miasto od początku daje w każdej turze 1 tkaninę. Sąsiedzi mogą tę sztukę kupić.
board-olympia-a = Olimpia A
    .text = Produkuje 1 drewno.
    .help = Miasto od początku daje w każdej turze 1 drewno. Sąsiedzi mogą tę sztukę kupić.
board-olympia-b = Olimpia B
    .text = Produkuje 1 drewno.
    .help = Miasto od początku daje w każdej turze 1 drewno. Sąsiedzi mogą tę sztukę kupić.
board-rhodos-a = Rodos A
    .text = Produkuje 1 rudę.
    .help = Miasto od początku daje w każdej turze 1 rudę. Sąsiedzi mogą tę sztukę kupić.
board-rhodos-b = Rodos B
    .text = Produkuje 1 rudę.
    .help = Miasto od początku daje w każdej turze 1 rudę. Sąsiedzi mogą tę sztukę kupić.
board-roma-a = Rzym A
    .text = Wystawia Liderów za darmo.
    .help = Miasto niczego nie produkuje. Wszystkich Liderów wystawiasz za darmo.
board-roma-b = Rzym B
    .text = Liderzy kosztują cię o 2 monety mniej, sąsiadów o 1 monetę mniej.
    .help = Miasto niczego nie produkuje. Za Liderów płacisz o 2 monety mniej, a każdy sąsiad o 1 monetę mniej; nigdy poniżej 0.

## stage: etapy Cudów Świata

stage-alexandria-a-1 = Etap 1
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ.
stage-alexandria-a-2 = Etap 2
    .text = W każdej turze 1 dowolny surowiec.
    .help = W każdej turze daje do wyboru 1 drewno, kamień, rudę lub glinę. Nie na sprzedaż.
stage-alexandria-a-3 = Etap 3
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ.
stage-alexandria-b-1 = Etap 1
    .text = W każdej turze 1 dowolny surowiec.
    .help = W każdej turze daje do wyboru 1 drewno, kamień, rudę lub glinę. Nie na sprzedaż.
stage-alexandria-b-2 = Etap 2
    .text = W każdej turze 1 dowolny zasób.
    .help = W każdej turze daje do wyboru 1 szkło, papirus lub tkaninę. Nie na sprzedaż.
stage-alexandria-b-3 = Etap 3
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ.
stage-babylon-a-1 = Etap 1
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ.
stage-babylon-a-2 = Etap 2
    .text = 1 dowolny symbol naukowy.
    .help = Dodaje jeden symbol naukowy, wybierany na koniec gry tak, żeby dał najwięcej.
stage-babylon-a-3 = Etap 3
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ.
stage-babylon-b-1 = Etap 1
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ.
stage-babylon-b-2 = Etap 2
    .text = W turze 6 zagrywasz także siódmą kartę.
    .help = W turze 6 każdej Ery zagrywasz także siódmą kartę: budujesz ją, używasz do etapu albo bierzesz 3 monety. To osobna tura, po akcjach wszystkich graczy.
stage-babylon-b-3 = Etap 3
    .text = 1 dowolny symbol naukowy.
    .help = Dodaje jeden symbol naukowy, wybierany na koniec gry tak, żeby dał najwięcej.
stage-ephesos-a-1 = Etap 1
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ.
stage-ephesos-a-2 = Etap 2
    .text = 9 monet.
    .help = Po wybudowaniu bierzesz 9 monet.
stage-ephesos-a-3 = Etap 3
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ.
stage-ephesos-b-1 = Etap 1
    .text = 2 PZ, 4 monety.
    .help = Na koniec gry daje 2 PZ. Po wybudowaniu bierzesz 4 monety.
stage-ephesos-b-2 = Etap 2
    .text = 3 PZ, 4 monety.
    .help = Na koniec gry daje 3 PZ. Po wybudowaniu bierzesz 4 monety.
stage-ephesos-b-3 = Etap 3
    .text = 5 PZ, 4 monety.
    .help = Na koniec gry daje 5 PZ. Po wybudowaniu bierzesz 4 monety.
stage-giza-a-1 = Etap 1
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ.
stage-giza-a-2 = Etap 2
    .text = 5 PZ.
    .help = Na koniec gry daje 5 PZ.
stage-giza-a-3 = Etap 3
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ.
stage-giza-b-1 = Etap 1
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ.
stage-giza-b-2 = Etap 2
    .text = 5 PZ.
    .help = Na koniec gry daje 5 PZ.
stage-giza-b-3 = Etap 3
    .text = 5 PZ.
    .help = Na koniec gry daje 5 PZ.
stage-giza-b-4 = Etap 4
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ.
stage-halikarnassos-a-1 = Etap 1
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ.
stage-halikarnassos-a-2 = Etap 2
    .text = Darmowa budowla ze stosu kart odrzuconych.
    .help = Na koniec tej tury przeglądasz stos kart odrzuconych i możesz wybudować za darmo jedną kartę.
stage-halikarnassos-a-3 = Etap 3
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ.
stage-halikarnassos-b-1 = Etap 1
    .text = 2 PZ, darmowa budowla ze stosu kart odrzuconych.
    .help = Na koniec gry daje 2 PZ. Na koniec tej tury przeglądasz stos kart odrzuconych i możesz wybudować za darmo jedną kartę.
stage-halikarnassos-b-2 = Etap 2
    .text = 1 PZ, darmowa budowla ze stosu kart odrzuconych.
    .help = Na koniec gry daje 1 PZ. Na koniec tej tury przeglądasz stos kart odrzuconych i możesz wybudować za darmo jedną kartę.
stage-halikarnassos-b-3 = Etap 3
    .text = Darmowa budowla ze stosu kart odrzuconych.
    .help = Na koniec tej tury przeglądasz stos kart odrzuconych i możesz wybudować za darmo jedną kartę.
stage-olympia-a-1 = Etap 1
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ.
stage-olympia-a-2 = Etap 2
    .text = Raz na Erę darmowa budowla.
    .help = Raz na Erę, od następnej tury, budujesz za darmo jedną budowlę z ręki. Niewykorzystane prawo przepada z końcem Ery.
stage-olympia-a-3 = Etap 3
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ.
stage-olympia-b-1 = Etap 1
    .text = Surowce od obu sąsiadów po 1 monecie.
    .help = Od następnej tury każda sztuka surowca kupiona od sąsiada kosztuje 1 monetę zamiast 2.
stage-olympia-b-2 = Etap 2
    .text = 5 PZ.
    .help = Na koniec gry daje 5 PZ.
stage-olympia-b-3 = Etap 3
    .text = Na koniec gry kopia Gildii sąsiada.
    .help = Na koniec gry punktujesz jedną Gildię sąsiada tak, jakby była twoja; stół wybiera najlepszą. Kopia nie jest fioletową kartą.
stage-rhodos-a-1 = Etap 1
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ.
stage-rhodos-a-2 = Etap 2
    .text = 2 tarcze.
    .help = Dodaje 2 tarcze do siły militarnej.
stage-rhodos-a-3 = Etap 3
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ.
stage-rhodos-b-1 = Etap 1
    .text = 1 tarcza, 3 PZ, 3 monety.
    .help = Dodaje 1 tarczę do siły militarnej. Na koniec gry daje 3 PZ; po wybudowaniu bierzesz 3 monety.
stage-rhodos-b-2 = Etap 2
    .text = 1 tarcza, 4 PZ, 4 monety.
    .help = Dodaje 1 tarczę do siły militarnej. Na koniec gry daje 4 PZ; po wybudowaniu bierzesz 4 monety.
stage-roma-a-1 = Etap 1
    .text = 4 PZ.
    .help = Na koniec gry daje 4 PZ.
stage-roma-a-2 = Etap 2
    .text = 6 PZ.
    .help = Na koniec gry daje 6 PZ.
stage-roma-b-1 = Etap 1
    .text = 5 monet, dobierasz 4 Liderów.
    .help = Po wybudowaniu bierzesz 5 monet. Dobierasz na rękę 4 Liderów z pudełka.
stage-roma-b-2 = Etap 2
    .text = 3 PZ, możesz wystawić dodatkowego Lidera.
    .help = Na koniec gry daje 3 PZ. Możesz od razu wystawić dodatkowego Lidera z ręki za koszt z karty obniżony o 2 monety.
stage-roma-b-3 = Etap 3
    .text = 3 PZ, możesz wystawić dodatkowego Lidera.
    .help = Na koniec gry daje 3 PZ. Możesz od razu wystawić dodatkowego Lidera z ręki za koszt z karty obniżony o 2 monety.

## structure: karty Ery oprócz Gildii

structure-lumber-yard = Skład drzewny
    .gen = Składu drzewnego
    .acc = Skład drzewny
    .text = Produkuje 1 drewno.
    .help = Daje w każdej turze 1 drewno. Sąsiedzi mogą tę sztukę kupić.
structure-stone-pit = Złoże kamienia
    .gen = Złoża kamienia
    .acc = Złoże kamienia
    .text = Produkuje 1 kamień.
    .help = Daje w każdej turze 1 kamień. Sąsiedzi mogą tę sztukę kupić.
structure-clay-pool = Złoże gliny
    .gen = Złoża gliny
    .acc = Złoże gliny
    .text = Produkuje 1 glinę.
    .help = Daje w każdej turze 1 glinę. Sąsiedzi mogą tę sztukę kupić.
structure-ore-vein = Złoże rudy
    .gen = Złoża rudy
    .acc = Złoże rudy
    .text = Produkuje 1 rudę.
    .help = Daje w każdej turze 1 rudę. Sąsiedzi mogą tę sztukę kupić.
structure-tree-farm = Szkółka leśna
    .gen = Szkółki leśnej
    .acc = Szkółkę leśną
    .text = Produkuje 1 drewno albo 1 glinę.
    .help = Daje w każdej turze 1 drewno albo 1 glinę. Każdy sąsiad może kupić jedną sztukę, niekoniecznie tego dobra, którego używasz.
structure-excavation = Wykop
    .gen = Wykopu
    .acc = Wykop
    .text = Produkuje 1 kamień albo 1 glinę.
    .help = Daje w każdej turze 1 kamień albo 1 glinę. Każdy sąsiad może kupić jedną sztukę, niekoniecznie tego dobra, którego używasz.
structure-clay-pit = Glinianka
    .gen = Glinianki
    .acc = Gliniankę
    .text = Produkuje 1 glinę albo 1 rudę.
    .help = Daje w każdej turze 1 glinę albo 1 rudę. Każdy sąsiad może kupić jedną sztukę, niekoniecznie tego dobra, którego używasz.
structure-timber-yard = Eksploracja drzewa
    .gen = Eksploracji drzewa
    .acc = Eksplorację drzewa
    .text = Produkuje 1 kamień albo 1 drewno.
    .help = Daje w każdej turze 1 kamień albo 1 drewno. Każdy sąsiad może kupić jedną sztukę, niekoniecznie tego dobra, którego używasz.
structure-forest-cave = Leśna jaskinia
    .gen = Leśnej jaskini
    .acc = Leśną jaskinię
    .text = Produkuje 1 drewno albo 1 rudę.
    .help = Daje w każdej turze 1 drewno albo 1 rudę. Każdy sąsiad może kupić jedną sztukę, niekoniecznie tego dobra, którego używasz.
structure-mine = Kopalnia
    .gen = Kopalni
    .acc = Kopalnię
    .text = Produkuje 1 rudę albo 1 kamień.
    .help = Daje w każdej turze 1 rudę albo 1 kamień. Każdy sąsiad może kupić jedną sztukę, niekoniecznie tego dobra, którego używasz.
structure-loom = Warsztat tkacki
    .gen = Warsztatu tkackiego
    .acc = Warsztat tkacki
    .text = Produkuje 1 tkaninę.
    .help = Daje w każdej turze 1 tkaninę. Sąsiedzi mogą tę sztukę kupić.
structure-glassworks = Huta szkła
    .gen = Huty szkła
    .acc = Hutę szkła
    .text = Produkuje 1 szkło.
    .help = Daje w każdej turze 1 szkło. Sąsiedzi mogą tę sztukę kupić.
structure-press = Prasa
    .gen = Prasy
    .acc = Prasę
    .text = Produkuje 1 papirus.
    .help = Daje w każdej turze 1 papirus. Sąsiedzi mogą tę sztukę kupić.
structure-pawnshop = Lombard
    .gen = Lombardu
    .acc = Lombard
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ w kategorii budowli cywilnych.
structure-baths = Termy
    .gen = Term
    .acc = Termy
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ w kategorii budowli cywilnych.
structure-altar = Ołtarz
    .gen = Ołtarza
    .acc = Ołtarz
    .text = 2 PZ.
    .help = Na koniec gry daje 2 PZ w kategorii budowli cywilnych.
structure-theater = Teatr
    .gen = Teatru
    .acc = Teatr
    .text = 2 PZ.
    .help = Na koniec gry daje 2 PZ w kategorii budowli cywilnych.
structure-tavern = Tawerna
    .gen = Tawerny
    .acc = Tawernę
    .text = 5 monet.
    .help = Po wybudowaniu bierzesz 5 monet z banku.
structure-east-trading-post = Wschodnia placówka handlowa
    .gen = Wschodniej placówki handlowej
    .acc = Wschodnią placówkę handlową
    .text = Surowce od prawego sąsiada po 1 monecie.
    .help = Od następnej tury każda sztuka drewna, kamienia, rudy lub gliny kupiona od prawego sąsiada kosztuje 1 monetę zamiast 2.
structure-west-trading-post = Zachodnia placówka handlowa
    .gen = Zachodniej placówki handlowej
    .acc = Zachodnią placówkę handlową
    .text = Surowce od lewego sąsiada po 1 monecie.
    .help = Od następnej tury każda sztuka drewna, kamienia, rudy lub gliny kupiona od lewego sąsiada kosztuje 1 monetę zamiast 2.
structure-marketplace = Targowisko
    .gen = Targowiska
    .acc = Targowisko
    .text = Zasoby od obu sąsiadów po 1 monecie.
    .help = Od następnej tury każda sztuka szkła, papirusu lub tkaniny kupiona od dowolnego sąsiada kosztuje 1 monetę zamiast 2.
structure-stockade = Palisada
    .gen = Palisady
    .acc = Palisadę
    .text = 1 tarcza.
    .help = Od tej chwili dodaje 1 tarczę do siły militarnej.
structure-barracks = Koszary
    .gen = Koszar
    .acc = Koszary
    .text = 1 tarcza.
    .help = Od tej chwili dodaje 1 tarczę do siły militarnej.
structure-guard-tower = Wieża strażnicza
    .gen = Wieży strażniczej
    .acc = Wieżę strażniczą
    .text = 1 tarcza.
    .help = Od tej chwili dodaje 1 tarczę do siły militarnej.
structure-apothecary = Apteka
    .gen = Apteki
    .acc = Aptekę
    .text = 1 cyrkiel.
    .help = Dodaje jeden cyrkiel do symboli naukowych, punktowanych na koniec gry.
structure-workshop = Warsztat
    .gen = Warsztatu
    .acc = Warsztat
    .text = 1 zębatka.
    .help = Dodaje jedną zębatkę do symboli naukowych, punktowanych na koniec gry.
structure-scriptorium = Skryptorium
    .gen = Skryptorium
    .acc = Skryptorium
    .text = 1 tabliczka.
    .help = Dodaje jedną tabliczkę do symboli naukowych, punktowanych na koniec gry.
structure-sawmill = Tartak
    .gen = Tartaku
    .acc = Tartak
    .text = Produkuje 2 drewna.
    .help = Daje w każdej turze 2 drewna. Każdy sąsiad może kupić najwyżej 2 sztuki.
structure-quarry = Kamieniołom
    .gen = Kamieniołomu
    .acc = Kamieniołom
    .text = Produkuje 2 kamienie.
    .help = Daje w każdej turze 2 kamienie. Każdy sąsiad może kupić najwyżej 2 sztuki.
structure-brickyard = Cegielnia
    .gen = Cegielni
    .acc = Cegielnię
    .text = Produkuje 2 gliny.
    .help = Daje w każdej turze 2 gliny. Każdy sąsiad może kupić najwyżej 2 sztuki.
structure-foundry = Odlewnia
    .gen = Odlewni
    .acc = Odlewnię
    .text = Produkuje 2 rudy.
    .help = Daje w każdej turze 2 rudy. Każdy sąsiad może kupić najwyżej 2 sztuki.
structure-aqueduct = Akwedukt
    .gen = Akweduktu
    .acc = Akwedukt
    .text = 5 PZ.
    .help = Na koniec gry daje 5 PZ w kategorii budowli cywilnych.
structure-temple = Świątynia
    .gen = Świątyni
    .acc = Świątynię
    .text = 3 PZ.
    .help = Na koniec gry daje 3 PZ w kategorii budowli cywilnych.
structure-statue = Posąg
    .gen = Posągu
    .acc = Posąg
    .text = 4 PZ.
    .help = Na koniec gry daje 4 PZ w kategorii budowli cywilnych.
structure-courthouse = Sąd
    .gen = Sądu
    .acc = Sąd
    .text = 4 PZ.
    .help = Na koniec gry daje 4 PZ w kategorii budowli cywilnych.
structure-forum = Rynek
    .gen = Rynku
    .acc = Rynek
    .text = W każdej turze 1 dowolny zasób. Nie na sprzedaż.
    .help = W każdej turze daje do wyboru 1 szkło, papirus lub tkaninę. Sąsiedzi nie mogą tego kupić.
structure-caravansery = Karawanseraj
    .gen = Karawanseraju
    .acc = Karawanseraj
    .text = W każdej turze 1 dowolny surowiec. Nie na sprzedaż.
    .help = W każdej turze daje do wyboru 1 drewno, kamień, rudę lub glinę. Sąsiedzi nie mogą tego kupić.
structure-vineyard = Winnica
    .gen = Winnicy
    .acc = Winnicę
    .text = 1 moneta za każdą brązową kartę u ciebie i u sąsiadów.
    .help = Po wybudowaniu bierzesz 1 monetę za każdą brązową kartę w mieście własnym i obu sąsiednich, także z tej tury.
structure-bazar = Bazar
    .gen = Bazaru
    .acc = Bazar
    .text = 2 monety za każdą szarą kartę u ciebie i u sąsiadów.
    .help = Po wybudowaniu bierzesz 2 monety za każdą szarą kartę w mieście własnym i obu sąsiednich, także z tej tury.
structure-walls = Mury obronne
    .gen = Murów obronnych
    .acc = Mury obronne
    .text = 2 tarcze.
    .help = Od tej chwili dodaje 2 tarcze do siły militarnej.
structure-training-ground = Plac ćwiczeń
    .gen = Placu ćwiczeń
    .acc = Plac ćwiczeń
    .text = 2 tarcze.
    .help = Od tej chwili dodaje 2 tarcze do siły militarnej.
structure-stables = Stajnie
    .gen = Stajni
    .acc = Stajnie
    .text = 2 tarcze.
    .help = Od tej chwili dodaje 2 tarcze do siły militarnej.
structure-archery-range = Tor łuczniczy
    .gen = Toru łuczniczego
    .acc = Tor łuczniczy
    .text = 2 tarcze.
    .help = Od tej chwili dodaje 2 tarcze do siły militarnej.
structure-dispensary = Ambulatorium
    .gen = Ambulatorium
    .acc = Ambulatorium
    .text = 1 cyrkiel.
    .help = Dodaje jeden cyrkiel do symboli naukowych, punktowanych na koniec gry.
structure-laboratory = Laboratorium
    .gen = Laboratorium
    .acc = Laboratorium
    .text = 1 zębatka.
    .help = Dodaje jedną zębatkę do symboli naukowych, punktowanych na koniec gry.
structure-library = Biblioteka
    .gen = Biblioteki
    .acc = Bibliotekę
    .text = 1 tabliczka.
    .help = Dodaje jedną tabliczkę do symboli naukowych, punktowanych na koniec gry.
structure-school = Szkoła
    .gen = Szkoły
    .acc = Szkołę
    .text = 1 tabliczka.
    .help = Dodaje jedną tabliczkę do symboli naukowych, punktowanych na koniec gry.
structure-pantheon = Panteon
    .gen = Panteonu
    .acc = Panteon
    .text = 7 PZ.
    .help = Na koniec gry daje 7 PZ w kategorii budowli cywilnych.
structure-gardens = Ogrody
    .gen = Ogrodów
    .acc = Ogrody
    .text = 5 PZ.
    .help = Na koniec gry daje 5 PZ w kategorii budowli cywilnych.
structure-town-hall = Ratusz
    .gen = Ratusza
    .acc = Ratusz
    .text = 6 PZ.
    .help = Na koniec gry daje 6 PZ w kategorii budowli cywilnych.
structure-palace = Pałac
    .gen = Pałacu
    .acc = Pałac
    .text = 8 PZ.
    .help = Na koniec gry daje 8 PZ w kategorii budowli cywilnych.
structure-senate = Senat
    .gen = Senatu
    .acc = Senat
    .text = 6 PZ.
    .help = Na koniec gry daje 6 PZ w kategorii budowli cywilnych.
structure-haven = Port
    .gen = Portu
    .acc = Port
    .text = 1 moneta teraz i 1 PZ na koniec za każdą twoją brązową kartę.
    .help = Monety liczy się przy wybudowaniu, PZ na koniec gry.
structure-lighthouse = Latarnia morska
    .gen = Latarni morskiej
    .acc = Latarnię morską
    .text = 1 moneta teraz i 1 PZ na koniec za każdą twoją żółtą kartę.
    .help = Latarnia morska liczy też samą siebie. Monety liczy się przy wybudowaniu, PZ na koniec gry.
structure-chamber-of-commerce = Izba handlowa
    .gen = Izby handlowej
    .acc = Izbę handlową
    .text = 2 monety teraz i 2 PZ na koniec za każdą twoją szarą kartę.
    .help = Monety liczy się przy wybudowaniu, PZ na koniec gry.
structure-arena = Arena
    .gen = Areny
    .acc = Arenę
    .text = 3 monety teraz i 1 PZ na koniec za każdy twój etap Cudu Świata.
    .help = Monety liczy się przy wybudowaniu, PZ na koniec gry. Liczą się tylko wybudowane etapy.
structure-fortifications = Umocnienia
    .gen = Umocnień
    .acc = Umocnienia
    .text = 3 tarcze.
    .help = Od tej chwili dodaje 3 tarcze do siły militarnej.
structure-circus = Cyrk
    .gen = Cyrku
    .acc = Cyrk
    .text = 3 tarcze.
    .help = Od tej chwili dodaje 3 tarcze do siły militarnej.
structure-arsenal = Arsenał
    .gen = Arsenału
    .acc = Arsenał
    .text = 3 tarcze.
    .help = Od tej chwili dodaje 3 tarcze do siły militarnej.
structure-siege-workshop = Machiny oblężnicze
    .gen = Machin oblężniczych
    .acc = Machiny oblężnicze
    .text = 3 tarcze.
    .help = Od tej chwili dodaje 3 tarcze do siły militarnej.
structure-lodge = Loża
    .gen = Loży
    .acc = Lożę
    .text = 1 cyrkiel.
    .help = Dodaje jeden cyrkiel do symboli naukowych, punktowanych na koniec gry.
structure-observatory = Obserwatorium
    .gen = Obserwatorium
    .acc = Obserwatorium
    .text = 1 zębatka.
    .help = Dodaje jedną zębatkę do symboli naukowych, punktowanych na koniec gry.
structure-university = Uniwersytet
    .gen = Uniwersytetu
    .acc = Uniwersytet
    .text = 1 tabliczka.
    .help = Dodaje jedną tabliczkę do symboli naukowych, punktowanych na koniec gry.
structure-academy = Akademia
    .gen = Akademii
    .acc = Akademię
    .text = 1 cyrkiel.
    .help = Dodaje jeden cyrkiel do symboli naukowych, punktowanych na koniec gry.
structure-study = Pracownia
    .gen = Pracowni
    .acc = Pracownię
    .text = 1 zębatka.
    .help = Dodaje jedną zębatkę do symboli naukowych, punktowanych na koniec gry.

## guild: Gildie

guild-workers-guild = Gildia robotników
    .gen = Gildii robotników
    .acc = Gildię robotników
    .text = 1 PZ za każdą brązową kartę obu sąsiadów.
    .help = Liczona na koniec gry. Własne karty się nie liczą.
guild-craftsmens-guild = Gildia rzemieślników
    .gen = Gildii rzemieślników
    .acc = Gildię rzemieślników
    .text = 2 PZ za każdą szarą kartę obu sąsiadów.
    .help = Liczona na koniec gry. Własne karty się nie liczą.
guild-traders-guild = Gildia kupców
    .gen = Gildii kupców
    .acc = Gildię kupców
    .text = 1 PZ za każdą żółtą kartę obu sąsiadów.
    .help = Liczona na koniec gry. Własne karty się nie liczą.
guild-philosophers-guild = Gildia filozofów
    .gen = Gildii filozofów
    .acc = Gildię filozofów
    .text = 1 PZ za każdą zieloną kartę obu sąsiadów.
    .help = Liczona na koniec gry. Własne karty i Liderzy z symbolami się nie liczą.
guild-spies-guild = Gildia szpiegów
    .gen = Gildii szpiegów
    .acc = Gildię szpiegów
    .text = 1 PZ za każdą czerwoną kartę obu sąsiadów.
    .help = Liczona na koniec gry. Własne karty się nie liczą.
guild-strategists-guild = Gildia strategów
    .gen = Gildii strategów
    .acc = Gildię strategów
    .text = 1 PZ za każdy żeton Porażki obu sąsiadów.
    .help = Żetony liczą się tam, gdzie leżą na koniec gry, także oddane przez Tomyris.
guild-shipowners-guild = Gildia armatorów
    .gen = Gildii armatorów
    .acc = Gildię armatorów
    .text = 1 PZ za każdą twoją brązową, szarą i fioletową kartę.
    .help = Liczona na koniec gry. Gildia liczy też samą siebie.
guild-scientists-guild = Gildia naukowców
    .gen = Gildii naukowców
    .acc = Gildię naukowców
    .text = 1 dowolny symbol naukowy.
    .help = Dodaje jeden symbol, wybierany na koniec gry tak, żeby dał najwięcej. Jego punkty należą do nauki.
guild-magistrates-guild = Gildia sędziów
    .gen = Gildii sędziów
    .acc = Gildię sędziów
    .text = 1 PZ za każdą niebieską kartę obu sąsiadów.
    .help = Liczona na koniec gry. Własne karty się nie liczą.
guild-builders-guild = Gildia budowniczych
    .gen = Gildii budowniczych
    .acc = Gildię budowniczych
    .text = 1 PZ za każdy etap Cudu Świata u ciebie i u sąsiadów.
    .help = Na koniec gry liczy wybudowane etapy w mieście własnym i obu sąsiednich.
guild-gamers-guild = Gildia szulerów
    .gen = Gildii szulerów
    .acc = Gildię szulerów
    .text = 1 PZ za każde 3 monety w twoim skarbcu.
    .help = Liczona na koniec gry, oprócz PZ przyznawanych zwykle za monety.
guild-diplomats-guild = Gildia dyplomatów
    .gen = Gildii dyplomatów
    .acc = Gildię dyplomatów
    .text = 1 PZ za każdego Lidera wystawionego u sąsiadów.
    .help = Liczona na koniec gry. Liderzy wsunięci pod planszę i kopia Kurtyzany się nie liczą.
guild-courtesans-guild = Gildia kurtyzan
    .gen = Gildii kurtyzan
    .acc = Gildię kurtyzan
    .text = Kopiuje Lidera wystawionego u sąsiada.
    .help = Po wybudowaniu kładziesz żeton Kurtyzany na Liderze wystawionym u sąsiada i masz odtąd jego działania. Wybór jest ostateczny; właściciel niczego nie traci.
guild-architects-guild = Gildia architektów
    .gen = Gildii architektów
    .acc = Gildię architektów
    .text = 3 PZ za każdą fioletową kartę obu sąsiadów.
    .help = Liczona na koniec gry. Własne fioletowe karty, także ta, się nie liczą.

## leader: Liderzy

leader-alexander = Aleksander
    .gen = Aleksandra
    .dat = Aleksandrowi
    .acc = Aleksandra
    .ins = Aleksandrem
    .loc = Aleksandrze
    .text = Każdy twój żeton Zwycięstwa jest wart o 1 PZ więcej.
    .help = Na koniec gry twoje żetony Zwycięstwa są warte 2, 4 i 6 PZ, także zdobyte przed jego wystawieniem.
leader-amytis = Amytis
    .gen = Amytis
    .dat = Amytis
    .acc = Amytis
    .ins = Amytis
    .loc = Amytis
    .text = 2 PZ za każdy wybudowany przez ciebie etap Cudu Świata.
    .help = Liczone na koniec gry, w kategorii Liderów.
leader-archimedes = Archimedes
    .gen = Archimedesa
    .dat = Archimedesowi
    .acc = Archimedesa
    .ins = Archimedesem
    .loc = Archimedesie
    .text = Zielone karty kosztują cię o 1 dobro mniej.
    .help = Pomijasz dowolną sztukę z kosztu, surowiec lub zasób. Nie obniża to kosztu w monetach.
leader-aristotle = Arystoteles
    .gen = Arystotelesa
    .dat = Arystotelesowi
    .acc = Arystotelesa
    .ins = Arystotelesem
    .loc = Arystotelesie
    .text = Każdy zestaw trzech różnych symboli jest wart o 3 PZ więcej.
    .help = Na koniec gry każdy twój zestaw daje 10 PZ zamiast 7; dodatkowe PZ należą do kategorii Liderów.
leader-bilkis = Bilkis
    .gen = Bilkis
    .dat = Bilkis
    .acc = Bilkis
    .ins = Bilkis
    .loc = Bilkis
    .text = Raz na turę możesz kupić z banku 1 dowolne dobro za 1 monetę.
    .help = Do budowli lub etapu, także w Rekrutacji. Nie jest to handel z sąsiadem i nie działa żadna zniżka.
leader-caesar = Cezar
    .gen = Cezara
    .dat = Cezarowi
    .acc = Cezara
    .ins = Cezarem
    .loc = Cezarze
    .text = 2 tarcze.
    .help = Od tej chwili dodaje 2 tarcze do siły militarnej. Nie jest to czerwona karta.
leader-cleopatra = Kleopatra
    .gen = Kleopatry
    .dat = Kleopatrze
    .acc = Kleopatrę
    .ins = Kleopatrą
    .loc = Kleopatrze
    .text = 5 PZ.
    .help = Po wystawieniu daje na koniec gry 5 PZ.
leader-croesus = Krezus
    .gen = Krezusa
    .dat = Krezusowi
    .acc = Krezusa
    .ins = Krezusem
    .loc = Krezusie
    .text = Od razu 6 monet.
    .help = Po jego wejściu do gry bierzesz 6 monet z banku. Najpierw trzeba zapłacić jego koszt.
leader-euclid = Euklides
    .gen = Euklidesa
    .dat = Euklidesowi
    .acc = Euklidesa
    .ins = Euklidesem
    .loc = Euklidesie
    .text = 1 cyrkiel.
    .help = Dodaje jeden cyrkiel do symboli naukowych. Nie jest to zielona karta.
leader-hammurabi = Hammurabi
    .gen = Hammurabiego
    .dat = Hammurabiemu
    .acc = Hammurabiego
    .ins = Hammurabim
    .loc = Hammurabim
    .text = Niebieskie karty kosztują cię o 1 dobro mniej.
    .help = Pomijasz dowolną sztukę z kosztu, surowiec lub zasób. Nie obniża to kosztu w monetach.
leader-hannibal = Hannibal
    .gen = Hannibala
    .dat = Hannibalowi
    .acc = Hannibala
    .ins = Hannibalem
    .loc = Hannibalu
    .text = 1 tarcza.
    .help = Od tej chwili dodaje 1 tarczę do siły militarnej. Nie jest to czerwona karta.
leader-hatshepsut = Hatszepsut
    .gen = Hatszepsut
    .dat = Hatszepsut
    .acc = Hatszepsut
    .ins = Hatszepsut
    .loc = Hatszepsut
    .text = W każdej turze 1 moneta za każdego sąsiada, od którego kupujesz.
    .help = Monetę bierzesz z banku po zapłaceniu, najwyżej 1 za sąsiada na turę. Nie można nią płacić za tę samą akcję.
leader-hiram = Hiram
    .gen = Hirama
    .dat = Hiramowi
    .acc = Hirama
    .ins = Hiramem
    .loc = Hiramie
    .text = 2 PZ za każdą twoją fioletową kartę.
    .help = Liczone na koniec gry, w kategorii Liderów.
leader-hypatia = Hypatia
    .gen = Hypatii
    .dat = Hypatii
    .acc = Hypatię
    .ins = Hypatią
    .loc = Hypatii
    .text = 1 PZ za każdą twoją zieloną kartę.
    .help = Liczone na koniec gry, w kategorii Liderów.
leader-imhotep = Imhotep
    .gen = Imhotepa
    .dat = Imhotepowi
    .acc = Imhotepa
    .ins = Imhotepem
    .loc = Imhotepie
    .text = Etapy Cudu Świata kosztują cię o 1 dobro mniej.
    .help = Pomijasz dowolną sztukę z kosztu, surowiec lub zasób. Nie obniża to kosztu w monetach.
leader-justinian = Justynian
    .gen = Justyniana
    .dat = Justynianowi
    .acc = Justyniana
    .ins = Justynianem
    .loc = Justynianie
    .text = 3 PZ za każdy zestaw: czerwona, niebieska i zielona karta.
    .help = Liczone na koniec gry wśród kart Ery w twoim mieście.
leader-leonidas = Leonidas
    .gen = Leonidasa
    .dat = Leonidasowi
    .acc = Leonidasa
    .ins = Leonidasem
    .loc = Leonidasie
    .text = Czerwone karty kosztują cię o 1 dobro mniej.
    .help = Pomijasz dowolną sztukę z kosztu, surowiec lub zasób. Nie obniża to kosztu w monetach.
leader-maecenas = Mecenas
    .gen = Mecenasa
    .dat = Mecenasowi
    .acc = Mecenasa
    .ins = Mecenasem
    .loc = Mecenasie
    .text = Liderzy wystawiani później w Rekrutacji są za darmo.
    .help = Od następnej Rekrutacji nie płacisz za Liderów. Za niego samego trzeba zapłacić.
leader-midas = Midas
    .gen = Midasa
    .dat = Midasowi
    .acc = Midasa
    .ins = Midasem
    .loc = Midasie
    .text = 1 PZ za każde 3 monety w twoim skarbcu.
    .help = Liczone na koniec gry, oprócz PZ przyznawanych zwykle za monety.
leader-nebuchadnezzar = Nabuchodonozor
    .gen = Nabuchodonozora
    .dat = Nabuchodonozorowi
    .acc = Nabuchodonozora
    .ins = Nabuchodonozorem
    .loc = Nabuchodonozorze
    .text = 1 PZ za każdą twoją niebieską kartę.
    .help = Liczone na koniec gry, w kategorii Liderów.
leader-nefertiti = Nefertiti
    .gen = Nefertiti
    .dat = Nefertiti
    .acc = Nefertiti
    .ins = Nefertiti
    .loc = Nefertiti
    .text = 4 PZ.
    .help = Po wystawieniu daje na koniec gry 4 PZ.
leader-nero = Neron
    .gen = Nerona
    .dat = Neronowi
    .acc = Nerona
    .ins = Neronem
    .loc = Neronie
    .text = 2 monety za każdy żeton Zwycięstwa w chwili jego otrzymania.
    .help = Monety bierzesz z banku podczas konfliktów. Wcześniejsze żetony nic nie dają.
leader-pericles = Perykles
    .gen = Peryklesa
    .dat = Peryklesowi
    .acc = Peryklesa
    .ins = Peryklesem
    .loc = Peryklesie
    .text = 2 PZ za każdą twoją czerwoną kartę.
    .help = Liczone na koniec gry, w kategorii Liderów.
leader-phidias = Fidiasz
    .gen = Fidiasza
    .dat = Fidiaszowi
    .acc = Fidiasza
    .ins = Fidiaszem
    .loc = Fidiaszu
    .text = 1 PZ za każdą twoją brązową kartę.
    .help = Liczone na koniec gry, w kategorii Liderów.
leader-plato = Platon
    .gen = Platona
    .dat = Platonowi
    .acc = Platona
    .ins = Platonem
    .loc = Platonie
    .text = 7 PZ za każdy zestaw kart Ery we wszystkich siedmiu kolorach.
    .help = Liczone na koniec gry. Zestaw to brązowa, szara, niebieska, żółta, czerwona, zielona i fioletowa karta.
leader-praxiteles = Praksyteles
    .gen = Praksytelesa
    .dat = Praksytelesowi
    .acc = Praksytelesa
    .ins = Praksytelesem
    .loc = Praksytelesie
    .text = 2 PZ za każdą twoją szarą kartę.
    .help = Liczone na koniec gry, w kategorii Liderów.
leader-ptolemy = Ptolemeusz
    .gen = Ptolemeusza
    .dat = Ptolemeuszowi
    .acc = Ptolemeusza
    .ins = Ptolemeuszem
    .loc = Ptolemeuszu
    .text = 1 tabliczka.
    .help = Dodaje jedną tabliczkę do symboli naukowych. Nie jest to zielona karta.
leader-pythagoras = Pitagoras
    .gen = Pitagorasa
    .dat = Pitagorasowi
    .acc = Pitagorasa
    .ins = Pitagorasem
    .loc = Pitagorasie
    .text = 1 zębatka.
    .help = Dodaje jedną zębatkę do symboli naukowych. Nie jest to zielona karta.
leader-ramses = Ramzes
    .gen = Ramzesa
    .dat = Ramzesowi
    .acc = Ramzesa
    .ins = Ramzesem
    .loc = Ramzesie
    .text = Budujesz Gildie za darmo.
    .help = Za fioletowe karty nic nie płacisz, bez ograniczeń.
leader-sappho = Safona
    .gen = Safony
    .dat = Safonie
    .acc = Safonę
    .ins = Safoną
    .loc = Safonie
    .text = 2 PZ.
    .help = Po wystawieniu daje na koniec gry 2 PZ.
leader-solomon = Salomon
    .gen = Salomona
    .dat = Salomonowi
    .acc = Salomona
    .ins = Salomonem
    .loc = Salomonie
    .text = Budujesz za darmo jedną kartę Ery ze stosu kart odrzuconych.
    .help = Raz, na koniec tury, w której wchodzi do gry, po Halikarnasie. Jeśli stos jest pusty, prawo przepada.
leader-tomyris = Tomyris
    .gen = Tomyris
    .dat = Tomyris
    .acc = Tomyris
    .ins = Tomyris
    .loc = Tomyris
    .text = Twój żeton Porażki bierze zwycięski sąsiad.
    .help = Gdy przegrywasz konflikt, zwycięski sąsiad bierze oprócz żetonu Zwycięstwa także żeton Porażki. Wcześniejsze żetony zostają u ciebie.
leader-varro = Warron
    .gen = Warrona
    .dat = Warronowi
    .acc = Warrona
    .ins = Warronem
    .loc = Warronie
    .text = 1 PZ za każdą twoją żółtą kartę.
    .help = Liczone na koniec gry, w kategorii Liderów.
leader-vitruvius = Witruwiusz
    .gen = Witruwiusza
    .dat = Witruwiuszowi
    .acc = Witruwiusza
    .ins = Witruwiuszem
    .loc = Witruwiuszu
    .text = 2 monety za każdym razem, gdy korzystasz z budowy powiązanej.
    .help = Monety bierzesz od razu z banku. Inne darmowe budowle się nie liczą.
leader-xenophon = Ksenofont
    .gen = Ksenofonta
    .dat = Ksenofontowi
    .acc = Ksenofonta
    .ins = Ksenofontem
    .loc = Ksenofoncie
    .text = 2 monety za każdą wzniesioną żółtą budowlę.
    .help = Monety bierzesz od razu z banku, bez względu na sposób budowania. Wcześniejsze żółte karty się nie liczą.
leader-zenobia = Zenobia
    .gen = Zenobii
    .dat = Zenobii
    .acc = Zenobię
    .ins = Zenobią
    .loc = Zenobii
    .text = 3 PZ.
    .help = Po wystawieniu daje na koniec gry 3 PZ.
leader-semiramis = Semiramida
    .gen = Semiramidy
    .dat = Semiramidzie
    .acc = Semiramidę
    .ins = Semiramidą
    .loc = Semiramidzie
    .text = Lider wymyślony przez graczy.
    .help = Jej koszt i działania ustalają przed grą sami gracze.

## the: wybór według zmiennej z identyfikatorem

the-card = { $card ->
        [lumber-yard] { structure-lumber-yard }
        [stone-pit] { structure-stone-pit }
        [clay-pool] { structure-clay-pool }
        [ore-vein] { structure-ore-vein }
        [tree-farm] { structure-tree-farm }
        [excavation] { structure-excavation }
        [clay-pit] { structure-clay-pit }
        [timber-yard] { structure-timber-yard }
        [forest-cave] { structure-forest-cave }
        [mine] { structure-mine }
        [loom] { structure-loom }
        [glassworks] { structure-glassworks }
        [press] { structure-press }
        [pawnshop] { structure-pawnshop }
        [baths] { structure-baths }
        [altar] { structure-altar }
        [theater] { structure-theater }
        [tavern] { structure-tavern }
        [east-trading-post] { structure-east-trading-post }
        [west-trading-post] { structure-west-trading-post }
        [marketplace] { structure-marketplace }
        [stockade] { structure-stockade }
        [barracks] { structure-barracks }
        [guard-tower] { structure-guard-tower }
        [apothecary] { structure-apothecary }
        [workshop] { structure-workshop }
        [scriptorium] { structure-scriptorium }
        [sawmill] { structure-sawmill }
        [quarry] { structure-quarry }
        [brickyard] { structure-brickyard }
        [foundry] { structure-foundry }
        [aqueduct] { structure-aqueduct }
        [temple] { structure-temple }
        [statue] { structure-statue }
        [courthouse] { structure-courthouse }
        [forum] { structure-forum }
        [caravansery] { structure-caravansery }
        [vineyard] { structure-vineyard }
        [bazar] { structure-bazar }
        [walls] { structure-walls }
        [training-ground] { structure-training-ground }
        [stables] { structure-stables }
        [archery-range] { structure-archery-range }
        [dispensary] { structure-dispensary }
        [laboratory] { structure-laboratory }
        [library] { structure-library }
        [school] { structure-school }
        [pantheon] { structure-pantheon }
        [gardens] { structure-gardens }
        [town-hall] { structure-town-hall }
        [palace] { structure-palace }
        [senate] { structure-senate }
        [haven] { structure-haven }
        [lighthouse] { structure-lighthouse }
        [chamber-of-commerce] { structure-chamber-of-commerce }
        [arena] { structure-arena }
        [fortifications] { structure-fortifications }
        [circus] { structure-circus }
        [arsenal] { structure-arsenal }
        [siege-workshop] { structure-siege-workshop }
        [lodge] { structure-lodge }
        [observatory] { structure-observatory }
        [university] { structure-university }
        [academy] { structure-academy }
        [study] { structure-study }
        [workers-guild] { guild-workers-guild }
        [craftsmens-guild] { guild-craftsmens-guild }
        [traders-guild] { guild-traders-guild }
        [philosophers-guild] { guild-philosophers-guild }
        [spies-guild] { guild-spies-guild }
        [strategists-guild] { guild-strategists-guild }
        [shipowners-guild] { guild-shipowners-guild }
        [scientists-guild] { guild-scientists-guild }
        [magistrates-guild] { guild-magistrates-guild }
        [builders-guild] { guild-builders-guild }
        [gamers-guild] { guild-gamers-guild }
        [diplomats-guild] { guild-diplomats-guild }
        [courtesans-guild] { guild-courtesans-guild }
        [architects-guild] { guild-architects-guild }
        [alexander] { leader-alexander }
        [amytis] { leader-amytis }
        [archimedes] { leader-archimedes }
        [aristotle] { leader-aristotle }
        [bilkis] { leader-bilkis }
        [caesar] { leader-caesar }
        [cleopatra] { leader-cleopatra }
        [croesus] { leader-croesus }
        [euclid] { leader-euclid }
        [hammurabi] { leader-hammurabi }
        [hannibal] { leader-hannibal }
        [hatshepsut] { leader-hatshepsut }
        [hiram] { leader-hiram }
        [hypatia] { leader-hypatia }
        [imhotep] { leader-imhotep }
        [justinian] { leader-justinian }
        [leonidas] { leader-leonidas }
        [maecenas] { leader-maecenas }
        [midas] { leader-midas }
        [nebuchadnezzar] { leader-nebuchadnezzar }
        [nefertiti] { leader-nefertiti }
        [nero] { leader-nero }
        [pericles] { leader-pericles }
        [phidias] { leader-phidias }
        [plato] { leader-plato }
        [praxiteles] { leader-praxiteles }
        [ptolemy] { leader-ptolemy }
        [pythagoras] { leader-pythagoras }
        [ramses] { leader-ramses }
        [sappho] { leader-sappho }
        [solomon] { leader-solomon }
        [tomyris] { leader-tomyris }
        [varro] { leader-varro }
        [vitruvius] { leader-vitruvius }
        [xenophon] { leader-xenophon }
        [zenobia] { leader-zenobia }
        [semiramis] { leader-semiramis }
       *[other] { $card }
    }
    .gen = { $card ->
        [lumber-yard] { structure-lumber-yard.gen }
        [stone-pit] { structure-stone-pit.gen }
        [clay-pool] { structure-clay-pool.gen }
        [ore-vein] { structure-ore-vein.gen }
        [tree-farm] { structure-tree-farm.gen }
        [excavation] { structure-excavation.gen }
        [clay-pit] { structure-clay-pit.gen }
        [timber-yard] { structure-timber-yard.gen }
        [forest-cave] { structure-forest-cave.gen }
        [mine] { structure-mine.gen }
        [loom] { structure-loom.gen }
        [glassworks] { structure-glassworks.gen }
        [press] { structure-press.gen }
        [pawnshop] { structure-pawnshop.gen }
        [baths] { structure-baths.gen }
        [altar] { structure-altar.gen }
        [theater] { structure-theater.gen }
        [tavern] { structure-tavern.gen }
        [east-trading-post] { structure-east-trading-post.gen }
        [west-trading-post] { structure-west-trading-post.gen }
        [marketplace] { structure-marketplace.gen }
        [stockade] { structure-stockade.gen }
        [barracks] { structure-barracks.gen }
        [guard-tower] { structure-guard-tower.gen }
        [apothecary] { structure-apothecary.gen }
        [workshop] { structure-workshop.gen }
        [scriptorium] { structure-scriptorium.gen }
        [sawmill] { structure-sawmill.gen }
        [quarry] { structure-quarry.gen }
        [brickyard] { structure-brickyard.gen }
        [foundry] { structure-foundry.gen }
        [aqueduct] { structure-aqueduct.gen }
        [temple] { structure-temple.gen }
        [statue] { structure-statue.gen }
        [courthouse] { structure-courthouse.gen }
        [forum] { structure-forum.gen }
        [caravansery] { structure-caravansery.gen }
        [vineyard] { structure-vineyard.gen }
        [bazar] { structure-bazar.gen }
        [walls] { structure-walls.gen }
        [training-ground] { structure-training-ground.gen }
        [stables] { structure-stables.gen }
        [archery-range] { structure-archery-range.gen }
        [dispensary] { structure-dispensary.gen }
        [laboratory] { structure-laboratory.gen }
        [library] { structure-library.gen }
        [school] { structure-school.gen }
        [pantheon] { structure-pantheon.gen }
        [gardens] { structure-gardens.gen }
        [town-hall] { structure-town-hall.gen }
        [palace] { structure-palace.gen }
        [senate] { structure-senate.gen }
        [haven] { structure-haven.gen }
        [lighthouse] { structure-lighthouse.gen }
        [chamber-of-commerce] { structure-chamber-of-commerce.gen }
        [arena] { structure-arena.gen }
        [fortifications] { structure-fortifications.gen }
        [circus] { structure-circus.gen }
        [arsenal] { structure-arsenal.gen }
        [siege-workshop] { structure-siege-workshop.gen }
        [lodge] { structure-lodge.gen }
        [observatory] { structure-observatory.gen }
        [university] { structure-university.gen }
        [academy] { structure-academy.gen }
        [study] { structure-study.gen }
        [workers-guild] { guild-workers-guild.gen }
        [craftsmens-guild] { guild-craftsmens-guild.gen }
        [traders-guild] { guild-traders-guild.gen }
        [philosophers-guild] { guild-philosophers-guild.gen }
        [spies-guild] { guild-spies-guild.gen }
        [strategists-guild] { guild-strategists-guild.gen }
        [shipowners-guild] { guild-shipowners-guild.gen }
        [scientists-guild] { guild-scientists-guild.gen }
        [magistrates-guild] { guild-magistrates-guild.gen }
        [builders-guild] { guild-builders-guild.gen }
        [gamers-guild] { guild-gamers-guild.gen }
        [diplomats-guild] { guild-diplomats-guild.gen }
        [courtesans-guild] { guild-courtesans-guild.gen }
        [architects-guild] { guild-architects-guild.gen }
        [alexander] { leader-alexander.gen }
        [amytis] { leader-amytis.gen }
        [archimedes] { leader-archimedes.gen }
        [aristotle] { leader-aristotle.gen }
        [bilkis] { leader-bilkis.gen }
        [caesar] { leader-caesar.gen }
        [cleopatra] { leader-cleopatra.gen }
        [croesus] { leader-croesus.gen }
        [euclid] { leader-euclid.gen }
        [hammurabi] { leader-hammurabi.gen }
        [hannibal] { leader-hannibal.gen }
        [hatshepsut] { leader-hatshepsut.gen }
        [hiram] { leader-hiram.gen }
        [hypatia] { leader-hypatia.gen }
        [imhotep] { leader-imhotep.gen }
        [justinian] { leader-justinian.gen }
        [leonidas] { leader-leonidas.gen }
        [maecenas] { leader-maecenas.gen }
        [midas] { leader-midas.gen }
        [nebuchadnezzar] { leader-nebuchadnezzar.gen }
        [nefertiti] { leader-nefertiti.gen }
        [nero] { leader-nero.gen }
        [pericles] { leader-pericles.gen }
        [phidias] { leader-phidias.gen }
        [plato] { leader-plato.gen }
        [praxiteles] { leader-praxiteles.gen }
        [ptolemy] { leader-ptolemy.gen }
        [pythagoras] { leader-pythagoras.gen }
        [ramses] { leader-ramses.gen }
        [sappho] { leader-sappho.gen }
        [solomon] { leader-solomon.gen }
        [tomyris] { leader-tomyris.gen }
        [varro] { leader-varro.gen }
        [vitruvius] { leader-vitruvius.gen }
        [xenophon] { leader-xenophon.gen }
        [zenobia] { leader-zenobia.gen }
        [semiramis] { leader-semiramis.gen }
       *[other] { $card }
    }
    .acc = { $card ->
        [lumber-yard] { structure-lumber-yard.acc }
        [stone-pit] { structure-stone-pit.acc }
        [clay-pool] { structure-clay-pool.acc }
        [ore-vein] { structure-ore-vein.acc }
        [tree-farm] { structure-tree-farm.acc }
        [excavation] { structure-excavation.acc }
        [clay-pit] { structure-clay-pit.acc }
        [timber-yard] { structure-timber-yard.acc }
        [forest-cave] { structure-forest-cave.acc }
        [mine] { structure-mine.acc }
        [loom] { structure-loom.acc }
        [glassworks] { structure-glassworks.acc }
        [press] { structure-press.acc }
        [pawnshop] { structure-pawnshop.acc }
        [baths] { structure-baths.acc }
        [altar] { structure-altar.acc }
        [theater] { structure-theater.acc }
        [tavern] { structure-tavern.acc }
        [east-trading-post] { structure-east-trading-post.acc }
        [west-trading-post] { structure-west-trading-post.acc }
        [marketplace] { structure-marketplace.acc }
        [stockade] { structure-stockade.acc }
        [barracks] { structure-barracks.acc }
        [guard-tower] { structure-guard-tower.acc }
        [apothecary] { structure-apothecary.acc }
        [workshop] { structure-workshop.acc }
        [scriptorium] { structure-scriptorium.acc }
        [sawmill] { structure-sawmill.acc }
        [quarry] { structure-quarry.acc }
        [brickyard] { structure-brickyard.acc }
        [foundry] { structure-foundry.acc }
        [aqueduct] { structure-aqueduct.acc }
        [temple] { structure-temple.acc }
        [statue] { structure-statue.acc }
        [courthouse] { structure-courthouse.acc }
        [forum] { structure-forum.acc }
        [caravansery] { structure-caravansery.acc }
        [vineyard] { structure-vineyard.acc }
        [bazar] { structure-bazar.acc }
        [walls] { structure-walls.acc }
        [training-ground] { structure-training-ground.acc }
        [stables] { structure-stables.acc }
        [archery-range] { structure-archery-range.acc }
        [dispensary] { structure-dispensary.acc }
        [laboratory] { structure-laboratory.acc }
        [library] { structure-library.acc }
        [school] { structure-school.acc }
        [pantheon] { structure-pantheon.acc }
        [gardens] { structure-gardens.acc }
        [town-hall] { structure-town-hall.acc }
        [palace] { structure-palace.acc }
        [senate] { structure-senate.acc }
        [haven] { structure-haven.acc }
        [lighthouse] { structure-lighthouse.acc }
        [chamber-of-commerce] { structure-chamber-of-commerce.acc }
        [arena] { structure-arena.acc }
        [fortifications] { structure-fortifications.acc }
        [circus] { structure-circus.acc }
        [arsenal] { structure-arsenal.acc }
        [siege-workshop] { structure-siege-workshop.acc }
        [lodge] { structure-lodge.acc }
        [observatory] { structure-observatory.acc }
        [university] { structure-university.acc }
        [academy] { structure-academy.acc }
        [study] { structure-study.acc }
        [workers-guild] { guild-workers-guild.acc }
        [craftsmens-guild] { guild-craftsmens-guild.acc }
        [traders-guild] { guild-traders-guild.acc }
        [philosophers-guild] { guild-philosophers-guild.acc }
        [spies-guild] { guild-spies-guild.acc }
        [strategists-guild] { guild-strategists-guild.acc }
        [shipowners-guild] { guild-shipowners-guild.acc }
        [scientists-guild] { guild-scientists-guild.acc }
        [magistrates-guild] { guild-magistrates-guild.acc }
        [builders-guild] { guild-builders-guild.acc }
        [gamers-guild] { guild-gamers-guild.acc }
        [diplomats-guild] { guild-diplomats-guild.acc }
        [courtesans-guild] { guild-courtesans-guild.acc }
        [architects-guild] { guild-architects-guild.acc }
        [alexander] { leader-alexander.acc }
        [amytis] { leader-amytis.acc }
        [archimedes] { leader-archimedes.acc }
        [aristotle] { leader-aristotle.acc }
        [bilkis] { leader-bilkis.acc }
        [caesar] { leader-caesar.acc }
        [cleopatra] { leader-cleopatra.acc }
        [croesus] { leader-croesus.acc }
        [euclid] { leader-euclid.acc }
        [hammurabi] { leader-hammurabi.acc }
        [hannibal] { leader-hannibal.acc }
        [hatshepsut] { leader-hatshepsut.acc }
        [hiram] { leader-hiram.acc }
        [hypatia] { leader-hypatia.acc }
        [imhotep] { leader-imhotep.acc }
        [justinian] { leader-justinian.acc }
        [leonidas] { leader-leonidas.acc }
        [maecenas] { leader-maecenas.acc }
        [midas] { leader-midas.acc }
        [nebuchadnezzar] { leader-nebuchadnezzar.acc }
        [nefertiti] { leader-nefertiti.acc }
        [nero] { leader-nero.acc }
        [pericles] { leader-pericles.acc }
        [phidias] { leader-phidias.acc }
        [plato] { leader-plato.acc }
        [praxiteles] { leader-praxiteles.acc }
        [ptolemy] { leader-ptolemy.acc }
        [pythagoras] { leader-pythagoras.acc }
        [ramses] { leader-ramses.acc }
        [sappho] { leader-sappho.acc }
        [solomon] { leader-solomon.acc }
        [tomyris] { leader-tomyris.acc }
        [varro] { leader-varro.acc }
        [vitruvius] { leader-vitruvius.acc }
        [xenophon] { leader-xenophon.acc }
        [zenobia] { leader-zenobia.acc }
        [semiramis] { leader-semiramis.acc }
       *[other] { $card }
    }
the-leader = { $leader ->
        [alexander] { leader-alexander }
        [amytis] { leader-amytis }
        [archimedes] { leader-archimedes }
        [aristotle] { leader-aristotle }
        [bilkis] { leader-bilkis }
        [caesar] { leader-caesar }
        [cleopatra] { leader-cleopatra }
        [croesus] { leader-croesus }
        [euclid] { leader-euclid }
        [hammurabi] { leader-hammurabi }
        [hannibal] { leader-hannibal }
        [hatshepsut] { leader-hatshepsut }
        [hiram] { leader-hiram }
        [hypatia] { leader-hypatia }
        [imhotep] { leader-imhotep }
        [justinian] { leader-justinian }
        [leonidas] { leader-leonidas }
        [maecenas] { leader-maecenas }
        [midas] { leader-midas }
        [nebuchadnezzar] { leader-nebuchadnezzar }
        [nefertiti] { leader-nefertiti }
        [nero] { leader-nero }
        [pericles] { leader-pericles }
        [phidias] { leader-phidias }
        [plato] { leader-plato }
        [praxiteles] { leader-praxiteles }
        [ptolemy] { leader-ptolemy }
        [pythagoras] { leader-pythagoras }
        [ramses] { leader-ramses }
        [sappho] { leader-sappho }
        [solomon] { leader-solomon }
        [tomyris] { leader-tomyris }
        [varro] { leader-varro }
        [vitruvius] { leader-vitruvius }
        [xenophon] { leader-xenophon }
        [zenobia] { leader-zenobia }
        [semiramis] { leader-semiramis }
       *[other] { $leader }
    }
    .gen = { $leader ->
        [alexander] { leader-alexander.gen }
        [amytis] { leader-amytis.gen }
        [archimedes] { leader-archimedes.gen }
        [aristotle] { leader-aristotle.gen }
        [bilkis] { leader-bilkis.gen }
        [caesar] { leader-caesar.gen }
        [cleopatra] { leader-cleopatra.gen }
        [croesus] { leader-croesus.gen }
        [euclid] { leader-euclid.gen }
        [hammurabi] { leader-hammurabi.gen }
        [hannibal] { leader-hannibal.gen }
        [hatshepsut] { leader-hatshepsut.gen }
        [hiram] { leader-hiram.gen }
        [hypatia] { leader-hypatia.gen }
        [imhotep] { leader-imhotep.gen }
        [justinian] { leader-justinian.gen }
        [leonidas] { leader-leonidas.gen }
        [maecenas] { leader-maecenas.gen }
        [midas] { leader-midas.gen }
        [nebuchadnezzar] { leader-nebuchadnezzar.gen }
        [nefertiti] { leader-nefertiti.gen }
        [nero] { leader-nero.gen }
        [pericles] { leader-pericles.gen }
        [phidias] { leader-phidias.gen }
        [plato] { leader-plato.gen }
        [praxiteles] { leader-praxiteles.gen }
        [ptolemy] { leader-ptolemy.gen }
        [pythagoras] { leader-pythagoras.gen }
        [ramses] { leader-ramses.gen }
        [sappho] { leader-sappho.gen }
        [solomon] { leader-solomon.gen }
        [tomyris] { leader-tomyris.gen }
        [varro] { leader-varro.gen }
        [vitruvius] { leader-vitruvius.gen }
        [xenophon] { leader-xenophon.gen }
        [zenobia] { leader-zenobia.gen }
        [semiramis] { leader-semiramis.gen }
       *[other] { $leader }
    }
    .acc = { $leader ->
        [alexander] { leader-alexander.acc }
        [amytis] { leader-amytis.acc }
        [archimedes] { leader-archimedes.acc }
        [aristotle] { leader-aristotle.acc }
        [bilkis] { leader-bilkis.acc }
        [caesar] { leader-caesar.acc }
        [cleopatra] { leader-cleopatra.acc }
        [croesus] { leader-croesus.acc }
        [euclid] { leader-euclid.acc }
        [hammurabi] { leader-hammurabi.acc }
        [hannibal] { leader-hannibal.acc }
        [hatshepsut] { leader-hatshepsut.acc }
        [hiram] { leader-hiram.acc }
        [hypatia] { leader-hypatia.acc }
        [imhotep] { leader-imhotep.acc }
        [justinian] { leader-justinian.acc }
        [leonidas] { leader-leonidas.acc }
        [maecenas] { leader-maecenas.acc }
        [midas] { leader-midas.acc }
        [nebuchadnezzar] { leader-nebuchadnezzar.acc }
        [nefertiti] { leader-nefertiti.acc }
        [nero] { leader-nero.acc }
        [pericles] { leader-pericles.acc }
        [phidias] { leader-phidias.acc }
        [plato] { leader-plato.acc }
        [praxiteles] { leader-praxiteles.acc }
        [ptolemy] { leader-ptolemy.acc }
        [pythagoras] { leader-pythagoras.acc }
        [ramses] { leader-ramses.acc }
        [sappho] { leader-sappho.acc }
        [solomon] { leader-solomon.acc }
        [tomyris] { leader-tomyris.acc }
        [varro] { leader-varro.acc }
        [vitruvius] { leader-vitruvius.acc }
        [xenophon] { leader-xenophon.acc }
        [zenobia] { leader-zenobia.acc }
        [semiramis] { leader-semiramis.acc }
       *[other] { $leader }
    }
the-resource = { $resource ->
        [wood] { resource-wood }
        [stone] { resource-stone }
        [ore] { resource-ore }
        [clay] { resource-clay }
        [glass] { resource-glass }
        [papyrus] { resource-papyrus }
        [loom] { resource-loom }
       *[other] { $resource }
    }
    .gen = { $resource ->
        [wood] { resource-wood.gen }
        [stone] { resource-stone.gen }
        [ore] { resource-ore.gen }
        [clay] { resource-clay.gen }
        [glass] { resource-glass.gen }
        [papyrus] { resource-papyrus.gen }
        [loom] { resource-loom.gen }
       *[other] { $resource }
    }
    .acc = { $resource ->
        [wood] { resource-wood.acc }
        [stone] { resource-stone.acc }
        [ore] { resource-ore.acc }
        [clay] { resource-clay.acc }
        [glass] { resource-glass.acc }
        [papyrus] { resource-papyrus.acc }
        [loom] { resource-loom.acc }
       *[other] { $resource }
    }
the-source = { $source ->
        [lumber-yard] { structure-lumber-yard }
        [stone-pit] { structure-stone-pit }
        [clay-pool] { structure-clay-pool }
        [ore-vein] { structure-ore-vein }
        [tree-farm] { structure-tree-farm }
        [excavation] { structure-excavation }
        [clay-pit] { structure-clay-pit }
        [timber-yard] { structure-timber-yard }
        [forest-cave] { structure-forest-cave }
        [mine] { structure-mine }
        [loom] { structure-loom }
        [glassworks] { structure-glassworks }
        [press] { structure-press }
        [pawnshop] { structure-pawnshop }
        [baths] { structure-baths }
        [altar] { structure-altar }
        [theater] { structure-theater }
        [tavern] { structure-tavern }
        [east-trading-post] { structure-east-trading-post }
        [west-trading-post] { structure-west-trading-post }
        [marketplace] { structure-marketplace }
        [stockade] { structure-stockade }
        [barracks] { structure-barracks }
        [guard-tower] { structure-guard-tower }
        [apothecary] { structure-apothecary }
        [workshop] { structure-workshop }
        [scriptorium] { structure-scriptorium }
        [sawmill] { structure-sawmill }
        [quarry] { structure-quarry }
        [brickyard] { structure-brickyard }
        [foundry] { structure-foundry }
        [aqueduct] { structure-aqueduct }
        [temple] { structure-temple }
        [statue] { structure-statue }
        [courthouse] { structure-courthouse }
        [forum] { structure-forum }
        [caravansery] { structure-caravansery }
        [vineyard] { structure-vineyard }
        [bazar] { structure-bazar }
        [walls] { structure-walls }
        [training-ground] { structure-training-ground }
        [stables] { structure-stables }
        [archery-range] { structure-archery-range }
        [dispensary] { structure-dispensary }
        [laboratory] { structure-laboratory }
        [library] { structure-library }
        [school] { structure-school }
        [pantheon] { structure-pantheon }
        [gardens] { structure-gardens }
        [town-hall] { structure-town-hall }
        [palace] { structure-palace }
        [senate] { structure-senate }
        [haven] { structure-haven }
        [lighthouse] { structure-lighthouse }
        [chamber-of-commerce] { structure-chamber-of-commerce }
        [arena] { structure-arena }
        [fortifications] { structure-fortifications }
        [circus] { structure-circus }
        [arsenal] { structure-arsenal }
        [siege-workshop] { structure-siege-workshop }
        [lodge] { structure-lodge }
        [observatory] { structure-observatory }
        [university] { structure-university }
        [academy] { structure-academy }
        [study] { structure-study }
        [workers-guild] { guild-workers-guild }
        [craftsmens-guild] { guild-craftsmens-guild }
        [traders-guild] { guild-traders-guild }
        [philosophers-guild] { guild-philosophers-guild }
        [spies-guild] { guild-spies-guild }
        [strategists-guild] { guild-strategists-guild }
        [shipowners-guild] { guild-shipowners-guild }
        [scientists-guild] { guild-scientists-guild }
        [magistrates-guild] { guild-magistrates-guild }
        [builders-guild] { guild-builders-guild }
        [gamers-guild] { guild-gamers-guild }
        [diplomats-guild] { guild-diplomats-guild }
        [courtesans-guild] { guild-courtesans-guild }
        [architects-guild] { guild-architects-guild }
        [alexander] { leader-alexander }
        [amytis] { leader-amytis }
        [archimedes] { leader-archimedes }
        [aristotle] { leader-aristotle }
        [bilkis] { leader-bilkis }
        [caesar] { leader-caesar }
        [cleopatra] { leader-cleopatra }
        [croesus] { leader-croesus }
        [euclid] { leader-euclid }
        [hammurabi] { leader-hammurabi }
        [hannibal] { leader-hannibal }
        [hatshepsut] { leader-hatshepsut }
        [hiram] { leader-hiram }
        [hypatia] { leader-hypatia }
        [imhotep] { leader-imhotep }
        [justinian] { leader-justinian }
        [leonidas] { leader-leonidas }
        [maecenas] { leader-maecenas }
        [midas] { leader-midas }
        [nebuchadnezzar] { leader-nebuchadnezzar }
        [nefertiti] { leader-nefertiti }
        [nero] { leader-nero }
        [pericles] { leader-pericles }
        [phidias] { leader-phidias }
        [plato] { leader-plato }
        [praxiteles] { leader-praxiteles }
        [ptolemy] { leader-ptolemy }
        [pythagoras] { leader-pythagoras }
        [ramses] { leader-ramses }
        [sappho] { leader-sappho }
        [solomon] { leader-solomon }
        [tomyris] { leader-tomyris }
        [varro] { leader-varro }
        [vitruvius] { leader-vitruvius }
        [xenophon] { leader-xenophon }
        [zenobia] { leader-zenobia }
        [semiramis] { leader-semiramis }
        [stage] { thing-stage }
        [halikarnassos] { city-halikarnassos }
        [courtesans] { pile-right-solomon-copied-by-courtesans }
       *[other] { $source }
    }
the-city = { $wonder ->
        [alexandria] { city-alexandria }
        [babylon] { city-babylon }
        [ephesos] { city-ephesos }
        [giza] { city-giza }
        [halikarnassos] { city-halikarnassos }
        [olympia] { city-olympia }
        [rhodos] { city-rhodos }
        [roma] { city-roma }
       *[other] { $wonder }
    }
the-wonder = { $wonder ->
        [alexandria] { wonder-alexandria }
        [babylon] { wonder-babylon }
        [ephesos] { wonder-ephesos }
        [giza] { wonder-giza }
        [halikarnassos] { wonder-halikarnassos }
        [olympia] { wonder-olympia }
        [rhodos] { wonder-rhodos }
        [roma] { wonder-roma }
       *[other] { $wonder }
    }
the-board = { the-city } { $side }
the-age = { $age ->
        [1] { age-1 }
        [2] { age-2 }
        [3] { age-3 }
       *[other] { $age }
    }
    .gen = { $age ->
        [1] { age-1.gen }
        [2] { age-2.gen }
        [3] { age-3.gen }
       *[other] { $age }
    }
    .loc = { $age ->
        [1] { age-1.loc }
        [2] { age-2.loc }
        [3] { age-3.loc }
       *[other] { $age }
    }
the-direction = { $direction ->
        [left] { passing-left }
        [right] { passing-right }
        [swap] { passing-swap }
       *[other] { $direction }
    }
count-goods = { $resource ->
        [wood] { count-wood }
        [stone] { count-stone }
        [ore] { count-ore }
        [clay] { count-clay }
        [glass] { count-glass }
        [papyrus] { count-papyrus }
        [loom] { count-loom }
       *[other] { $n }
    }
