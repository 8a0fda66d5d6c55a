### Concordia: nazwy i terminy (polski)
###
### Id prefixes: good- goods; city-of- kinds of city by good; coin- coin values; colonist- the two kinds of colonist;
### line- lines; thing- pieces, zones and other common words; card- card types (card-architect) and single cards
### (card-start-…, card-mi-… to card-mv-…, as in facts.json); special- Concordia and Praefectus Magnus; deck- decks;
### slot- market slots; god- gods; map- maps; province- provinces; city- cities; letter- city token letters; state-
### province states; step- steps of an action and of the game; colour- player colours; layout- fixed layouts for
### lessons and tests; count- counted forms; pick- helpers.
### Attributes: .text function for the card face (at most 90 characters), .help longer function for the zoom,
### .label card with deck and god, .in “in the city / province” with its preposition,
### .score end-of-game value of a Specialist, .gen .dat .acc .ins .loc singular cases (value = nominative),
### .nom Polish everyday nominative where the value is the Latin name on the board.
### Counted forms take $n. Lists of amounts (a cost, a gain) are made by the app from count-….acc and joined with
### Intl.ListFormat; lists of what is missing from count-….gen.
### The pick- messages turn ids from facts.json into words: they read $good, $card (card type), $colonist (land, sea),
### $god, $city, $province, $map. Messages of table.*.ftl call them, so the app passes ids and never inflects anything.


## Dobra

good-brick = cegła
    .gen = cegły
    .dat = cegle
    .acc = cegłę
    .ins = cegłą
    .loc = cegle
good-food = żywność
    .gen = żywności
    .dat = żywności
    .acc = żywność
    .ins = żywnością
    .loc = żywności
good-tools = narzędzia
    .gen = narzędzi
    .dat = narzędziom
    .acc = narzędzia
    .ins = narzędziami
    .loc = narzędziach
good-wine = wino
    .gen = wina
    .dat = winu
    .acc = wino
    .ins = winem
    .loc = winie
good-cloth = tkanina
    .gen = tkaniny
    .dat = tkaninie
    .acc = tkaninę
    .ins = tkaniną
    .loc = tkaninie
good-any = dowolne dobro
    .gen = dowolnego dobra
    .dat = dowolnemu dobru
    .acc = dowolne dobro
    .ins = dowolnym dobrem
    .loc = dowolnym dobru
    .sign = ?

city-of-brick = miasto z cegłą
    .gen = miasta z cegłą
    .dat = miastu z cegłą
    .acc = miasto z cegłą
    .ins = miastem z cegłą
    .loc = mieście z cegłą
city-of-food = miasto z żywnością
    .gen = miasta z żywnością
    .dat = miastu z żywnością
    .acc = miasto z żywnością
    .ins = miastem z żywnością
    .loc = mieście z żywnością
city-of-tools = miasto z narzędziami
    .gen = miasta z narzędziami
    .dat = miastu z narzędziami
    .acc = miasto z narzędziami
    .ins = miastem z narzędziami
    .loc = mieście z narzędziami
city-of-wine = miasto z winem
    .gen = miasta z winem
    .dat = miastu z winem
    .acc = miasto z winem
    .ins = miastem z winem
    .loc = mieście z winem
city-of-cloth = miasto z tkaniną
    .gen = miasta z tkaniną
    .dat = miastu z tkaniną
    .acc = miasto z tkaniną
    .ins = miastem z tkaniną
    .loc = mieście z tkaniną

## Monety

coin-1 = moneta o wartości 1 sestercji
coin-2 = moneta o wartości 2 sestercji
coin-5 = moneta o wartości 5 sestercji
coin-10 = moneta o wartości 10 sestercji

## Koloniści i linie

colonist-land = kolonista lądowy
    .gen = kolonisty lądowego
    .dat = koloniście lądowemu
    .acc = kolonistę lądowego
    .ins = kolonistą lądowym
    .loc = koloniście lądowym
colonist-sea = kolonista morski
    .gen = kolonisty morskiego
    .dat = koloniście morskiemu
    .acc = kolonistę morskiego
    .ins = kolonistą morskim
    .loc = koloniście morskim
line-land = linia lądowa
    .gen = linii lądowej
    .dat = linii lądowej
    .acc = linię lądową
    .ins = linią lądową
    .loc = linii lądowej
line-sea = linia morska
    .gen = linii morskiej
    .dat = linii morskiej
    .acc = linię morską
    .ins = linią morską
    .loc = linii morskiej
line-name = { $a }–{ $b }

## Elementy, strefy i słowa ogólne

thing-board = plansza
    .gen = planszy
    .dat = planszy
    .acc = planszę
    .ins = planszą
    .loc = planszy
thing-storehouse = magazyn
    .gen = magazynu
    .dat = magazynowi
    .acc = magazyn
    .ins = magazynem
    .loc = magazynie
thing-space = pole magazynu
    .gen = pola magazynu
    .dat = polu magazynu
    .acc = pole magazynu
    .ins = polem magazynu
    .loc = polu magazynu
thing-house = dom
    .gen = domu
    .dat = domowi
    .acc = dom
    .ins = domem
    .loc = domu
thing-colonist = kolonista
    .gen = kolonisty
    .dat = koloniście
    .acc = kolonistę
    .ins = kolonistą
    .loc = koloniście
thing-score-marker = znacznik punktacji
    .gen = znacznika punktacji
    .dat = znacznikowi punktacji
    .acc = znacznik punktacji
    .ins = znacznikiem punktacji
    .loc = znaczniku punktacji
thing-score-track = tor punktacji
    .gen = toru punktacji
    .dat = torowi punktacji
    .acc = tor punktacji
    .ins = torem punktacji
    .loc = torze punktacji
thing-goods-marker = znacznik dobra
    .gen = znacznika dobra
    .dat = znacznikowi dobra
    .acc = znacznik dobra
    .ins = znacznikiem dobra
    .loc = znaczniku dobra
thing-good = dobro
    .gen = dobra
    .dat = dobru
    .acc = dobro
    .ins = dobrem
    .loc = dobru
thing-any-good = dowolne dobro
    .gen = dowolnego dobra
    .dat = dowolnemu dobru
    .acc = dowolne dobro
    .ins = dowolnym dobrem
    .loc = dowolnym dobru
thing-coin = sestercja
    .gen = sestercji
    .dat = sestercji
    .acc = sestercję
    .ins = sestercją
    .loc = sestercji
thing-card = karta
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
thing-personality-card = karta akcji
    .gen = karty akcji
    .dat = karcie akcji
    .acc = kartę akcji
    .ins = kartą akcji
    .loc = karcie akcji
thing-starting-card = karta startowa
    .gen = karty startowej
    .dat = karcie startowej
    .acc = kartę startową
    .ins = kartą startową
    .loc = karcie startowej
thing-market-card = karta do kupienia
    .gen = karty do kupienia
    .dat = karcie do kupienia
    .acc = kartę do kupienia
    .ins = kartą do kupienia
    .loc = karcie do kupienia
thing-player-aid = karta pomocy
    .gen = karty pomocy
    .dat = karcie pomocy
    .acc = kartę pomocy
    .ins = kartą pomocy
    .loc = karcie pomocy
thing-specialist = Specjalista
    .gen = Specjalisty
    .dat = Specjaliście
    .acc = Specjalistę
    .ins = Specjalistą
    .loc = Specjaliście
thing-city-token = znacznik miasta
    .gen = znacznika miasta
    .dat = znacznikowi miasta
    .acc = znacznik miasta
    .ins = znacznikiem miasta
    .loc = znaczniku miasta
thing-bonus-marker = żeton bonusu
    .gen = żetonu bonusu
    .dat = żetonowi bonusu
    .acc = żeton bonusu
    .ins = żetonem bonusu
    .loc = żetonie bonusu
thing-city = miasto
    .gen = miasta
    .dat = miastu
    .acc = miasto
    .ins = miastem
    .loc = mieście
thing-city-good = dobro miasta
    .gen = dobra miasta
    .dat = dobru miasta
    .acc = dobro miasta
    .ins = dobrem miasta
    .loc = dobru miasta
thing-province = prowincja
    .gen = prowincji
    .dat = prowincji
    .acc = prowincję
    .ins = prowincją
    .loc = prowincji
thing-province-active = prowincja aktywna
    .gen = prowincji aktywnej
    .dat = prowincji aktywnej
    .acc = prowincję aktywną
    .ins = prowincją aktywną
    .loc = prowincji aktywnej
thing-province-inactive = prowincja nieaktywna
    .gen = prowincji nieaktywnej
    .dat = prowincji nieaktywnej
    .acc = prowincję nieaktywną
    .ins = prowincją nieaktywną
    .loc = prowincji nieaktywnej
thing-line = linia
    .gen = linii
    .dat = linii
    .acc = linię
    .ins = linią
    .loc = linii
thing-movement-point = punkt ruchu
    .gen = punktu ruchu
    .dat = punktowi ruchu
    .acc = punkt ruchu
    .ins = punktem ruchu
    .loc = punkcie ruchu
thing-victory-point = punkt zwycięstwa
    .gen = punktu zwycięstwa
    .dat = punktowi zwycięstwa
    .acc = punkt zwycięstwa
    .ins = punktem zwycięstwa
    .loc = punkcie zwycięstwa
thing-bank = bank
    .gen = banku
    .dat = bankowi
    .acc = bank
    .ins = bankiem
    .loc = banku
thing-market = bank kart
    .gen = banku kart
    .dat = bankowi kart
    .acc = bank kart
    .ins = bankiem kart
    .loc = banku kart
thing-market-slot = pole toru kart
    .gen = pola toru kart
    .dat = polu toru kart
    .acc = pole toru kart
    .ins = polem toru kart
    .loc = polu toru kart
thing-stack = stos kart
    .gen = stosu kart
    .dat = stosowi kart
    .acc = stos kart
    .ins = stosem kart
    .loc = stosie kart
thing-deck = talia
    .gen = talii
    .dat = talii
    .acc = talię
    .ins = talią
    .loc = talii
thing-hand = ręka
    .gen = ręki
    .dat = ręce
    .acc = rękę
    .ins = ręką
    .loc = ręce
thing-discard = stos kart wykorzystanych
    .gen = stosu kart wykorzystanych
    .dat = stosowi kart wykorzystanych
    .acc = stos kart wykorzystanych
    .ins = stosem kart wykorzystanych
    .loc = stosie kart wykorzystanych
thing-supply = zasoby
    .gen = zasobów
    .dat = zasobom
    .acc = zasoby
    .ins = zasobami
    .loc = zasobach
thing-bonus = bonus
    .gen = bonusu
    .dat = bonusowi
    .acc = bonus
    .ins = bonusem
    .loc = bonusie
thing-turn = tura
    .gen = tury
    .dat = turze
    .acc = turę
    .ins = turą
    .loc = turze
thing-right-neighbour = sąsiad z prawej
    .gen = sąsiada z prawej
    .dat = sąsiadowi z prawej
    .acc = sąsiada z prawej
    .ins = sąsiadem z prawej
    .loc = sąsiedzie z prawej

## Rodzaje kart

card-tribune = Trybun
    .gen = Trybuna
    .dat = Trybunowi
    .acc = Trybuna
    .ins = Trybunem
    .loc = Trybunie
    .text = Odzyskaj karty: +1 sestercja za każdą ponad 3. Możesz wystawić kolonistę w Romie.
    .help = Bierzesz na rękę cały stos kart wykorzystanych, razem z Trybunem, i dostajesz 1 sestercję za każdą kartę powyżej trzeciej. Potem możesz zapłacić 1 żywność i 1 narzędzie, aby wystawić w Romie jednego kolonistę.
card-architect = Architekt
    .gen = Architekta
    .dat = Architektowi
    .acc = Architekta
    .ins = Architektem
    .loc = Architekcie
    .text = Rusz kolonistów: 1 punkt ruchu za każdego na planszy. Potem buduj obok nich domy.
    .help = Masz tyle punktów ruchu, ilu kolonistów na planszy, i dzielisz je dowolnie. Potem możesz budować w miastach sąsiadujących z twoimi kolonistami: płacisz 1 żywność w mieście z cegłą, w innych 1 cegłę i dobro miasta, a do tego zawsze sestercje.
card-prefect = Prefekt
    .gen = Prefekta
    .dat = Prefektowi
    .acc = Prefekta
    .ins = Prefektem
    .loc = Prefekcie
    .text = Produkcja w aktywnej prowincji albo sestercje z żetonów nieaktywnych prowincji.
    .help = Produkcja: zdobywasz bonus aktywnej prowincji i obracasz jej żeton, a każdy dom w niej produkuje dla właściciela. Albo bierzesz sestercje ze wszystkich żetonów nieaktywnych prowincji i obracasz je z powrotem.
card-diplomat = Dyplomata
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .ins = Dyplomatą
    .loc = Dyplomacie
    .text = Skopiuj wierzchnią kartę innego gracza (oprócz Dyplomaty i Trybuna).
    .help = Wykonujesz akcję karty z wierzchu stosu kart wykorzystanych innego gracza, jakby to była twoja karta. Jeśli jest co kopiować, musisz to zrobić; Dyplomaty i Trybuna kopiować nie można.
card-mercator = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .ins = Kupcem
    .loc = Kupcu
    .text = Weź 3 (karta startowa) albo 5 sestercji. Możesz handlować 2 rodzajami dóbr.
    .help = Bierzesz 3 sestercje z karty startowej albo 5 z karty z banku kart. Potem możesz handlować z bankiem najwyżej dwoma rodzajami dóbr; każdy z nich albo kupujesz, albo sprzedajesz, po dowolnie wiele sztuk.
card-senator = Senator
    .gen = Senatora
    .dat = Senatorowi
    .acc = Senatora
    .ins = Senatorem
    .loc = Senatorze
    .text = Możesz kupić do 2 kart: płacisz dobra z karty i dobra pod jej polem.
    .help = Możesz kupić najwyżej dwie karty z banku kart i wziąć je na rękę. Każda kosztuje dobra pokazane na niej i dobra pod jej polem; „?” to jedno dowolne dobro.
card-colonist = Kolonizator
    .gen = Kolonizatora
    .dat = Kolonizatorowi
    .acc = Kolonizatora
    .ins = Kolonizatorem
    .loc = Kolonizatorze
    .text = Koloniści po 1 żywności i 1 narzędziu albo 5 sestercji +1 za każdego na planszy.
    .help = Wystawiasz co najmniej jednego kolonistę w Romie lub w miastach ze swoim domem i za każdego płacisz 1 żywność i 1 narzędzie. Albo bierzesz 5 sestercji i po 1 za każdego twojego kolonistę na planszy.
card-consul = Konsul
    .gen = Konsula
    .dat = Konsulowi
    .acc = Konsula
    .ins = Konsulem
    .loc = Konsulu
    .text = Możesz kupić 1 kartę tylko za dobra z karty; dobra pod polem pomijasz.
    .help = Możesz kupić jedną kartę z dowolnego pola toru kart i wziąć ją na rękę. Kosztuje tylko dobra pokazane na niej.
card-mason = Cegielnik
    .gen = Cegielnika
    .dat = Cegielnikowi
    .acc = Cegielnika
    .ins = Cegielnikiem
    .loc = Cegielniku
    .text = Każdy twój dom w mieście z cegłą produkuje dla ciebie 1 cegłę.
    .help = Każdy twój dom w mieście z cegłą, gdziekolwiek na mapie, produkuje dla ciebie 1 cegłę; inni gracze nic nie dostają. Na koniec gry karta daje 3 punkty za każdy taki dom.
    .score = 3 punkty za każdy twój dom w mieście z cegłą.
card-farmer = Farmer
    .gen = Farmera
    .dat = Farmerowi
    .acc = Farmera
    .ins = Farmerem
    .loc = Farmerze
    .text = Każdy twój dom w mieście z żywnością produkuje dla ciebie 1 żywność.
    .help = Każdy twój dom w mieście z żywnością, gdziekolwiek na mapie, produkuje dla ciebie 1 żywność; inni gracze nic nie dostają. Na koniec gry karta daje 3 punkty za każdy taki dom.
    .score = 3 punkty za każdy twój dom w mieście z żywnością.
card-smith = Kowal
    .gen = Kowala
    .dat = Kowalowi
    .acc = Kowala
    .ins = Kowalem
    .loc = Kowalu
    .text = Każdy twój dom w mieście z narzędziami produkuje dla ciebie 1 narzędzie.
    .help = Każdy twój dom w mieście z narzędziami, gdziekolwiek na mapie, produkuje dla ciebie 1 narzędzie; inni gracze nic nie dostają. Na koniec gry karta daje 3 punkty za każdy taki dom.
    .score = 3 punkty za każdy twój dom w mieście z narzędziami.
card-vintner = Winiarz
    .gen = Winiarza
    .dat = Winiarzowi
    .acc = Winiarza
    .ins = Winiarzem
    .loc = Winiarzu
    .text = Każdy twój dom w mieście z winem produkuje dla ciebie 1 wino.
    .help = Każdy twój dom w mieście z winem, gdziekolwiek na mapie, produkuje dla ciebie 1 wino; inni gracze nic nie dostają. Na koniec gry karta daje 4 punkty za każdy taki dom.
    .score = 4 punkty za każdy twój dom w mieście z winem.
card-weaver = Tkacz
    .gen = Tkacza
    .dat = Tkaczowi
    .acc = Tkacza
    .ins = Tkaczem
    .loc = Tkaczu
    .text = Każdy twój dom w mieście z tkaniną produkuje dla ciebie 1 tkaninę.
    .help = Każdy twój dom w mieście z tkaniną, gdziekolwiek na mapie, produkuje dla ciebie 1 tkaninę; inni gracze nic nie dostają. Na koniec gry karta daje 5 punktów za każdy taki dom.
    .score = 5 punktów za każdy twój dom w mieście z tkaniną.

## Karty specjalne

special-concordia = Concordia
    .text = 7 punktów dla gracza, który wywoła koniec gry.
    .help = Bierze ją od razu pierwszy gracz, który kupi ostatnią kartę z banku kart albo zbuduje swój 15. dom. Wszyscy pozostali mają potem po jednej ostatniej turze.
special-praefectus-magnus = Praefectus Magnus
    .text = Produkcja Prefekta daje ci 2 dobra bonusu; potem karta idzie do sąsiada z prawej.
    .help = Gdy produkujesz Prefektem, zagranym lub skopiowanym, bonus wynosi 2 dobra zamiast 1. Potem karta musi przejść do twojego sąsiada z prawej.

## Karty startowe

card-start-tribune = { card-tribune }
    .label = { card-tribune }, { thing-starting-card }, { god-mars }
    .text = { card-tribune.text }
    .help = { card-tribune.help }
card-start-architect = { card-architect }
    .label = { card-architect }, { thing-starting-card }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-start-prefect-1 = { card-prefect }
    .label = { card-prefect }, { thing-starting-card }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-start-prefect-2 = { card-prefect }
    .label = { card-prefect }, { thing-starting-card }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-start-mercator = { card-mercator }
    .label = { card-mercator }, { thing-starting-card }, { god-mercurius }
    .text = Weź 3 sestercje. Potem możesz handlować 2 rodzajami dóbr.
    .help = Bierzesz 3 sestercje. Potem możesz handlować z bankiem najwyżej dwoma rodzajami dóbr; każdy z nich albo kupujesz, albo sprzedajesz, po dowolnie wiele sztuk.
card-start-diplomat = { card-diplomat }
    .label = { card-diplomat }, { thing-starting-card }, { god-jupiter }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }
card-start-senator = { card-senator }
    .label = { card-senator }, { thing-starting-card }, { god-vesta }
    .text = { card-senator.text }
    .help = { card-senator.help }

## Karty do kupienia

card-mi-architect = { card-architect }
    .label = { card-architect }, { deck-i }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-mi-prefect = { card-prefect }
    .label = { card-prefect }, { deck-i }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-mi-mercator = { card-mercator }
    .label = { card-mercator }, { deck-i }, { god-mercurius }
    .text = Weź 5 sestercji. Potem możesz handlować 2 rodzajami dóbr.
    .help = Bierzesz 5 sestercji. Potem możesz handlować z bankiem najwyżej dwoma rodzajami dóbr; każdy z nich albo kupujesz, albo sprzedajesz, po dowolnie wiele sztuk.
card-mi-colonist = { card-colonist }
    .label = { card-colonist }, { deck-i }, { god-mars }
    .text = { card-colonist.text }
    .help = { card-colonist.help }
card-mi-diplomat = { card-diplomat }
    .label = { card-diplomat }, { deck-i }, { god-saturnus }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }
card-mi-mason = { card-mason }
    .label = { card-mason }, { deck-i }, { god-minerva }
    .text = { card-mason.text }
    .help = { card-mason.help }
    .score = { card-mason.score }
card-mi-farmer = { card-farmer }
    .label = { card-farmer }, { deck-i }, { god-minerva }
    .text = { card-farmer.text }
    .help = { card-farmer.help }
    .score = { card-farmer.score }
card-mi-smith = { card-smith }
    .label = { card-smith }, { deck-i }, { god-minerva }
    .text = { card-smith.text }
    .help = { card-smith.help }
    .score = { card-smith.score }
card-mii-architect = { card-architect }
    .label = { card-architect }, { deck-ii }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-mii-prefect = { card-prefect }
    .label = { card-prefect }, { deck-ii }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-mii-mercator = { card-mercator }
    .label = { card-mercator }, { deck-ii }, { god-mercurius }
    .text = Weź 5 sestercji. Potem możesz handlować 2 rodzajami dóbr.
    .help = Bierzesz 5 sestercji. Potem możesz handlować z bankiem najwyżej dwoma rodzajami dóbr; każdy z nich albo kupujesz, albo sprzedajesz, po dowolnie wiele sztuk.
card-mii-colonist = { card-colonist }
    .label = { card-colonist }, { deck-ii }, { god-mars }
    .text = { card-colonist.text }
    .help = { card-colonist.help }
card-mii-consul = { card-consul }
    .label = { card-consul }, { deck-ii }, { god-jupiter }
    .text = { card-consul.text }
    .help = { card-consul.help }
card-mii-vintner = { card-vintner }
    .label = { card-vintner }, { deck-ii }, { god-minerva }
    .text = { card-vintner.text }
    .help = { card-vintner.help }
    .score = { card-vintner.score }
card-mii-weaver = { card-weaver }
    .label = { card-weaver }, { deck-ii }, { god-minerva }
    .text = { card-weaver.text }
    .help = { card-weaver.help }
    .score = { card-weaver.score }
card-miii-architect = { card-architect }
    .label = { card-architect }, { deck-iii }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-miii-prefect = { card-prefect }
    .label = { card-prefect }, { deck-iii }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-miii-mercator = { card-mercator }
    .label = { card-mercator }, { deck-iii }, { god-mercurius }
    .text = Weź 5 sestercji. Potem możesz handlować 2 rodzajami dóbr.
    .help = Bierzesz 5 sestercji. Potem możesz handlować z bankiem najwyżej dwoma rodzajami dóbr; każdy z nich albo kupujesz, albo sprzedajesz, po dowolnie wiele sztuk.
card-miii-colonist = { card-colonist }
    .label = { card-colonist }, { deck-iii }, { god-mars }
    .text = { card-colonist.text }
    .help = { card-colonist.help }
card-miii-consul = { card-consul }
    .label = { card-consul }, { deck-iii }, { god-jupiter }
    .text = { card-consul.text }
    .help = { card-consul.help }
card-miii-diplomat = { card-diplomat }
    .label = { card-diplomat }, { deck-iii }, { god-saturnus }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }
card-miv-architect = { card-architect }
    .label = { card-architect }, { deck-iv }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-miv-prefect = { card-prefect }
    .label = { card-prefect }, { deck-iv }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-miv-colonist = { card-colonist }
    .label = { card-colonist }, { deck-iv }, { god-mars }
    .text = { card-colonist.text }
    .help = { card-colonist.help }
card-miv-consul = { card-consul }
    .label = { card-consul }, { deck-iv }, { god-jupiter }
    .text = { card-consul.text }
    .help = { card-consul.help }
card-miv-diplomat = { card-diplomat }
    .label = { card-diplomat }, { deck-iv }, { god-mercurius }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }
card-mv-prefect = { card-prefect }
    .label = { card-prefect }, { deck-v }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-mv-mercator = { card-mercator }
    .label = { card-mercator }, { deck-v }, { god-mercurius }
    .text = Weź 5 sestercji. Potem możesz handlować 2 rodzajami dóbr.
    .help = Bierzesz 5 sestercji. Potem możesz handlować z bankiem najwyżej dwoma rodzajami dóbr; każdy z nich albo kupujesz, albo sprzedajesz, po dowolnie wiele sztuk.
card-mv-consul = { card-consul }
    .label = { card-consul }, { deck-v }, { god-jupiter }
    .text = { card-consul.text }
    .help = { card-consul.help }
card-mv-diplomat = { card-diplomat }
    .label = { card-diplomat }, { deck-v }, { god-mars }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }

## Talie

deck-i = talia I
    .gen = talii I
    .dat = talii I
    .acc = talię I
    .ins = talią I
    .loc = talii I
deck-ii = talia II
    .gen = talii II
    .dat = talii II
    .acc = talię II
    .ins = talią II
    .loc = talii II
deck-iii = talia III
    .gen = talii III
    .dat = talii III
    .acc = talię III
    .ins = talią III
    .loc = talii III
deck-iv = talia IV
    .gen = talii IV
    .dat = talii IV
    .acc = talię IV
    .ins = talią IV
    .loc = talii IV
deck-v = talia V
    .gen = talii V
    .dat = talii V
    .acc = talię V
    .ins = talią V
    .loc = talii V

## Pola toru kart (.text: dopłata Senatora)

slot-1 = pole 1
    .text = bez dopłaty
slot-2 = pole 2
    .text = + dowolne dobro
slot-3 = pole 3
    .text = + dowolne dobro
slot-4 = pole 4
    .text = + 1 tkanina
slot-5 = pole 5
    .text = + 1 tkanina
slot-6 = pole 6
    .text = + dowolne dobro i 1 tkanina
slot-7 = pole 7
    .text = + 2 tkaniny

## Bogowie

god-vesta = Vesta
    .nom = Westa
    .gen = Westy
    .dat = Weście
    .acc = Westę
    .ins = Westą
    .loc = Weście
    .text = 1 punkt za każde pełne 10 sestercji, licząc też dobra po cenach z cennika.
    .help = Dodaj swoje sestercje i wartość wszystkich dóbr w magazynie według cennika; każde pełne 10 daje 1 punkt.
god-jupiter = Jupiter
    .nom = Jupiter
    .gen = Jupitera
    .dat = Jupiterowi
    .acc = Jupitera
    .ins = Jupiterem
    .loc = Jupiterze
    .text = 1 punkt za każdy twój dom poza miastami z cegłą.
    .help = Każda karta z Jupiterem daje 1 punkt za każdy twój dom w mieście innym niż miasto z cegłą.
god-saturnus = Saturnus
    .nom = Saturn
    .gen = Saturna
    .dat = Saturnowi
    .acc = Saturna
    .ins = Saturnem
    .loc = Saturnie
    .text = 1 punkt za każdą prowincję z co najmniej jednym twoim domem.
    .help = Każda karta z Saturnem daje 1 punkt za każdą prowincję z co najmniej jednym twoim domem.
god-mercurius = Mercurius
    .nom = Merkury
    .gen = Merkurego
    .dat = Merkuremu
    .acc = Merkurego
    .ins = Merkurym
    .loc = Merkurym
    .text = Po 2 punkty za różne rodzaje dóbr, które produkują twoje domy.
    .help = Każda karta z Merkurym daje po 2 punkty za różne rodzaje dóbr w miastach z twoimi domami, także za cegłę; najwyżej 10.
god-mars = Mars
    .nom = Mars
    .gen = Marsa
    .dat = Marsowi
    .acc = Marsa
    .ins = Marsem
    .loc = Marsie
    .text = 2 punkty za każdego twojego kolonistę na planszy.
    .help = Każda karta z Marsem daje 2 punkty za każdego twojego kolonistę na planszy, na liniach i w miastach; najwyżej 12.
god-minerva = Minerva
    .nom = Minerwa
    .gen = Minerwy
    .dat = Minerwie
    .acc = Minerwę
    .ins = Minerwą
    .loc = Minerwie
    .text = 3, 4 lub 5 punktów za każdy twój dom w mieście z dobrem z karty.
    .help = Każdy Specjalista daje punkty za twoje domy w miastach z jego dobrem: Cegielnik, Farmer i Kowal po 3, Winiarz 4, Tkacz 5.

## Mapy

map-imperium = Imperium Rzymskie
    .gen = Imperium Rzymskiego
    .dat = Imperium Rzymskiemu
    .acc = Imperium Rzymskie
    .ins = Imperium Rzymskim
    .loc = Imperium Rzymskim
    .in = na mapie Imperium
    .help = Cały świat rzymski: 30 miast w 12 prowincjach, dla 3–5 graczy.
map-italia = Italia
    .gen = Italii
    .dat = Italii
    .acc = Italię
    .ins = Italią
    .loc = Italii
    .in = na mapie Italii
    .help = Italia, czyli ciaśniejsza mapa: 25 miast w 11 prowincjach, dla 2–4 graczy.

## Prowincje

province-britannia = Britannia
    .nom = Brytania
    .gen = Brytanii
    .acc = Brytanię
    .loc = Brytanii
    .in = w Brytanii
province-gallia = Gallia
    .nom = Galia
    .gen = Galii
    .acc = Galię
    .loc = Galii
    .in = w Galii
province-hispania = Hispania
    .nom = Hiszpania
    .gen = Hiszpanii
    .acc = Hiszpanię
    .loc = Hiszpanii
    .in = w Hiszpanii
province-germania = Germania
    .nom = Germania
    .gen = Germanii
    .acc = Germanię
    .loc = Germanii
    .in = w Germanii
province-italia = Italia
    .nom = Italia
    .gen = Italii
    .acc = Italię
    .loc = Italii
    .in = w Italii
province-mauretania = Mauretania
    .nom = Mauretania
    .gen = Mauretanii
    .acc = Mauretanię
    .loc = Mauretanii
    .in = w Mauretanii
province-dacia = Dacia
    .nom = Dacja
    .gen = Dacji
    .acc = Dację
    .loc = Dacji
    .in = w Dacji
province-hellas = Hellas
    .nom = Hellada
    .gen = Hellady
    .acc = Helladę
    .loc = Helladzie
    .in = w Helladzie
province-lybia = Lybia
    .nom = Libia
    .gen = Libii
    .acc = Libię
    .loc = Libii
    .in = w Libii
province-asia = Asia
    .nom = Azja
    .gen = Azji
    .acc = Azję
    .loc = Azji
    .in = w Azji
province-syria = Syria
    .nom = Syria
    .gen = Syrii
    .acc = Syrię
    .loc = Syrii
    .in = w Syrii
province-aegyptus = Aegyptus
    .nom = Egipt
    .gen = Egiptu
    .acc = Egipt
    .loc = Egipcie
    .in = w Egipcie
province-venetia = Venetia
    .nom = Wenecja
    .gen = Wenecji
    .acc = Wenecję
    .loc = Wenecji
    .in = w Wenecji
province-transpadana = Transpadana
    .nom = Transpadana
    .gen = Transpadany
    .acc = Transpadanę
    .loc = Transpadanie
    .in = w Transpadanie
province-liguria = Liguria
    .nom = Liguria
    .gen = Ligurii
    .acc = Ligurię
    .loc = Ligurii
    .in = w Ligurii
province-aemilia = Aemilia
    .nom = Emilia
    .gen = Emilii
    .acc = Emilię
    .loc = Emilii
    .in = w Emilii
province-etruria = Etruria
    .nom = Etruria
    .gen = Etrurii
    .acc = Etrurię
    .loc = Etrurii
    .in = w Etrurii
province-corsica = Corsica
    .nom = Korsyka
    .gen = Korsyki
    .acc = Korsykę
    .loc = Korsyce
    .in = na Korsyce
province-umbria = Umbria
    .nom = Umbria
    .gen = Umbrii
    .acc = Umbrię
    .loc = Umbrii
    .in = w Umbrii
province-campania = Campania
    .nom = Kampania
    .gen = Kampanii
    .acc = Kampanię
    .loc = Kampanii
    .in = w Kampanii
province-apulia = Apulia
    .nom = Apulia
    .gen = Apulii
    .acc = Apulię
    .loc = Apulii
    .in = w Apulii
province-lucania = Lucania
    .nom = Lukania
    .gen = Lukanii
    .acc = Lukanię
    .loc = Lukanii
    .in = w Lukanii
province-sicilia = Sicilia
    .nom = Sycylia
    .gen = Sycylii
    .acc = Sycylię
    .loc = Sycylii
    .in = na Sycylii

## Miasta

city-aleria = Aleria
    .in = w Alerii
city-alexandria = Alexandria
    .in = w Alexandrii
city-ancona = Ancona
    .in = w Anconie
city-antiochia = Antiochia
    .in = w Antiochii
city-aquileia = Aquileia
    .in = w Aquileii
city-athenae = Athenae
    .in = w Athenae
city-attalia = Attalia
    .in = w Attalii
city-bauzanum = Bauzanum
    .in = w Bauzanum
city-brigantium = Brigantium
    .in = w Brigantium
city-brundisium = Brundisium
    .in = w Brundisium
city-burdigala = Burdigala
    .in = w Burdigali
city-byzantium = Byzantium
    .in = w Byzantium
city-carthago = Carthago
    .in = w Carthago
city-casinum = Casinum
    .in = w Casinum
city-colonia-a = Colonia A.
    .in = w Colonii A.
city-comum = Comum
    .in = w Comum
city-cosa = Cosa
    .in = w Cosie
city-croton = Croton
    .in = w Crotonie
city-cyrene = Cyrene
    .in = w Cyrene
city-dyrrhachium = Dyrrhachium
    .in = w Dyrrhachium
city-florentia = Florentia
    .in = we Florentii
city-genua = Genua
    .in = w Genui
city-hadria = Hadria
    .in = w Hadrii
city-isca-d = Isca D.
    .in = w Isce D.
city-leptis-magna = Leptis Magna
    .in = w Leptis Magna
city-londinium = Londinium
    .in = w Londinium
city-luceria = Luceria
    .in = w Lucerii
city-lutetia = Lutetia
    .in = w Lutetii
city-massilia = Massilia
    .in = w Massilii
city-memphis = Memphis
    .in = w Memphis
city-messana = Messana
    .in = w Messanie
city-mutina = Mutina
    .in = w Mutinie
city-napoca = Napoca
    .in = w Napoce
city-neapolis = Neapolis
    .in = w Neapolis
city-nicaea = Nicaea
    .in = w Nicaei
city-novaria = Novaria
    .in = w Novarii
city-olbia = Olbia
    .in = w Olbii
city-olisipo = Olisipo
    .in = w Olisipo
city-panormus = Panormus
    .in = w Panormus
city-petra = Petra
    .in = w Petrze
city-potentia = Potentia
    .in = w Potentii
city-ravenna = Ravenna
    .in = w Ravennie
city-roma = Roma
    .in = w Romie
city-rusadir = Rusadir
    .in = w Rusadir
city-segusio = Segusio
    .in = w Segusio
city-sinope = Sinope
    .in = w Sinope
city-sirmium = Sirmium
    .in = w Sirmium
city-spoletum = Spoletum
    .in = w Spoletum
city-syracusae = Syracusae
    .in = w Syracusae
city-tomis = Tomis
    .in = w Tomis
city-tyros = Tyros
    .in = w Tyros
city-valentia = Valentia
    .in = w Valentii
city-verona = Verona
    .in = w Veronie
city-vindobona = Vindobona
    .in = w Vindobonie

## Litery znaczników miast

letter-a = litera A
letter-b = litera B
letter-c = litera C
letter-d = litera D

## Stan prowincji

state-active = aktywna
    .help = Na żetonie bonusu widać dobro: Prefekt może tu produkować.
state-inactive = nieaktywna
    .help = Na żetonie bonusu widać monety: nie ma tu produkcji, dopóki jakiś Prefekt nie weźmie sestercji.

## Kroki

step-move = Ruch kolonistów
step-build = Budowa domów
step-produce = Produkcja
step-coins = Sestercje
step-place = Wystawianie kolonistów
step-copy = Kopiowanie
step-trade = Handel
step-buy = Zakup kart
step-store = Umieszczanie dóbr w magazynie
step-refill = Uzupełnianie banku kart
step-last-turns = Ostatnie tury
step-intermediate-scoring = Punktacja w trakcie gry
step-final-scoring = Punktacja końcowa

## Kolory graczy

colour-red = czerwony
colour-green = zielony
colour-yellow = żółty
colour-blue = niebieski
colour-black = czarny

## Stałe układy do lekcji i testów

layout-imperium-fixture-1 = Imperium, układ 1
layout-imperium-rulebook-examples = Imperium, układ z przykładów z instrukcji
layout-italia-fixture-1 = Italia, układ 1
layout-imperium-recorded-3p = Imperium, układ z zapisanej gry 3-osobowej
layout-italia-recorded-4p = Italia, układ z zapisanej gry 4-osobowej

## Formy liczone ($n)

count-brick = { $n ->
        [one] { $n } cegła
        [few] { $n } cegły
       *[many] { $n } cegieł
    }
    .acc = { $n ->
            [one] { $n } cegłę
            [few] { $n } cegły
           *[many] { $n } cegieł
        }
    .gen = { $n ->
            [one] { $n } cegły
            [few] { $n } cegieł
           *[many] { $n } cegieł
        }
count-food = { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
    .acc = { $n ->
            [one] { $n } żywność
            [few] { $n } żywności
           *[many] { $n } żywności
        }
    .gen = { $n ->
            [one] { $n } żywności
            [few] { $n } żywności
           *[many] { $n } żywności
        }
count-tools = { $n ->
        [one] { $n } narzędzie
        [few] { $n } narzędzia
       *[many] { $n } narzędzi
    }
    .acc = { $n ->
            [one] { $n } narzędzie
            [few] { $n } narzędzia
           *[many] { $n } narzędzi
        }
    .gen = { $n ->
            [one] { $n } narzędzia
            [few] { $n } narzędzi
           *[many] { $n } narzędzi
        }
count-wine = { $n ->
        [one] { $n } wino
        [few] { $n } wina
       *[many] { $n } win
    }
    .acc = { $n ->
            [one] { $n } wino
            [few] { $n } wina
           *[many] { $n } win
        }
    .gen = { $n ->
            [one] { $n } wina
            [few] { $n } win
           *[many] { $n } win
        }
count-cloth = { $n ->
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
count-good = { $n ->
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
count-any-good = { $n ->
        [one] { $n } dowolne dobro
        [few] { $n } dowolne dobra
       *[many] { $n } dowolnych dóbr
    }
    .acc = { $n ->
            [one] { $n } dowolne dobro
            [few] { $n } dowolne dobra
           *[many] { $n } dowolnych dóbr
        }
    .gen = { $n ->
            [one] { $n } dowolnego dobra
            [few] { $n } dowolnych dóbr
           *[many] { $n } dowolnych dóbr
        }
count-kind = { $n ->
        [one] { $n } rodzaj dóbr
        [few] { $n } rodzaje dóbr
       *[many] { $n } rodzajów dóbr
    }
    .acc = { $n ->
            [one] { $n } rodzaj dóbr
            [few] { $n } rodzaje dóbr
           *[many] { $n } rodzajów dóbr
        }
    .gen = { $n ->
            [one] { $n } rodzaju dóbr
            [few] { $n } rodzajów dóbr
           *[many] { $n } rodzajów dóbr
        }
count-coin = { $n ->
        [one] { $n } sestercja
        [few] { $n } sestercje
       *[many] { $n } sestercji
    }
    .acc = { $n ->
            [one] { $n } sestercję
            [few] { $n } sestercje
           *[many] { $n } sestercji
        }
    .gen = { $n ->
            [one] { $n } sestercji
            [few] { $n } sestercji
           *[many] { $n } sestercji
        }
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
count-house = { $n ->
        [one] { $n } dom
        [few] { $n } domy
       *[many] { $n } domów
    }
    .acc = { $n ->
            [one] { $n } dom
            [few] { $n } domy
           *[many] { $n } domów
        }
    .gen = { $n ->
            [one] { $n } domu
            [few] { $n } domów
           *[many] { $n } domów
        }
count-colonist = { $n ->
        [one] { $n } kolonista
        [few] { $n } kolonistów
       *[many] { $n } kolonistów
    }
    .acc = { $n ->
            [one] { $n } kolonistę
            [few] { $n } kolonistów
           *[many] { $n } kolonistów
        }
    .gen = { $n ->
            [one] { $n } kolonisty
            [few] { $n } kolonistów
           *[many] { $n } kolonistów
        }
count-colonist-land = { $n ->
        [one] { $n } kolonista lądowy
        [few] { $n } kolonistów lądowych
       *[many] { $n } kolonistów lądowych
    }
    .acc = { $n ->
            [one] { $n } kolonistę lądowego
            [few] { $n } kolonistów lądowych
           *[many] { $n } kolonistów lądowych
        }
    .gen = { $n ->
            [one] { $n } kolonisty lądowego
            [few] { $n } kolonistów lądowych
           *[many] { $n } kolonistów lądowych
        }
count-colonist-sea = { $n ->
        [one] { $n } kolonista morski
        [few] { $n } kolonistów morskich
       *[many] { $n } kolonistów morskich
    }
    .acc = { $n ->
            [one] { $n } kolonistę morskiego
            [few] { $n } kolonistów morskich
           *[many] { $n } kolonistów morskich
        }
    .gen = { $n ->
            [one] { $n } kolonisty morskiego
            [few] { $n } kolonistów morskich
           *[many] { $n } kolonistów morskich
        }
count-point = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
    .acc = { $n ->
            [one] { $n } punkt
            [few] { $n } punkty
           *[many] { $n } punktów
        }
    .gen = { $n ->
            [one] { $n } punktu
            [few] { $n } punktów
           *[many] { $n } punktów
        }
count-movement-point = { $n ->
        [one] { $n } punkt ruchu
        [few] { $n } punkty ruchu
       *[many] { $n } punktów ruchu
    }
    .acc = { $n ->
            [one] { $n } punkt ruchu
            [few] { $n } punkty ruchu
           *[many] { $n } punktów ruchu
        }
    .gen = { $n ->
            [one] { $n } punktu ruchu
            [few] { $n } punktów ruchu
           *[many] { $n } punktów ruchu
        }
count-space = { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
    .acc = { $n ->
            [one] { $n } pole
            [few] { $n } pola
           *[many] { $n } pól
        }
    .gen = { $n ->
            [one] { $n } pola
            [few] { $n } pól
           *[many] { $n } pól
        }
count-free-space = { $n ->
        [one] { $n } wolne pole
        [few] { $n } wolne pola
       *[many] { $n } wolnych pól
    }
    .acc = { $n ->
            [one] { $n } wolne pole
            [few] { $n } wolne pola
           *[many] { $n } wolnych pól
        }
    .gen = { $n ->
            [one] { $n } wolnego pola
            [few] { $n } wolnych pól
           *[many] { $n } wolnych pól
        }
count-city = { $n ->
        [one] { $n } miasto
        [few] { $n } miasta
       *[many] { $n } miast
    }
    .acc = { $n ->
            [one] { $n } miasto
            [few] { $n } miasta
           *[many] { $n } miast
        }
    .gen = { $n ->
            [one] { $n } miasta
            [few] { $n } miast
           *[many] { $n } miast
        }
count-province = { $n ->
        [one] { $n } prowincja
        [few] { $n } prowincje
       *[many] { $n } prowincji
    }
    .acc = { $n ->
            [one] { $n } prowincję
            [few] { $n } prowincje
           *[many] { $n } prowincji
        }
    .gen = { $n ->
            [one] { $n } prowincji
            [few] { $n } prowincji
           *[many] { $n } prowincji
        }
count-marker = { $n ->
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
count-purchase = { $n ->
        [one] { $n } zakup
        [few] { $n } zakupy
       *[many] { $n } zakupów
    }
    .acc = { $n ->
            [one] { $n } zakup
            [few] { $n } zakupy
           *[many] { $n } zakupów
        }
    .gen = { $n ->
            [one] { $n } zakupu
            [few] { $n } zakupów
           *[many] { $n } zakupów
        }

## Pomocnicze: od identyfikatorów do słów

pick-good = { $good ->
        [brick] { good-brick }
        [food] { good-food }
        [tools] { good-tools }
        [wine] { good-wine }
        [cloth] { good-cloth }
       *[other] { $good }
    }
pick-good-gen = { $good ->
        [brick] { good-brick.gen }
        [food] { good-food.gen }
        [tools] { good-tools.gen }
        [wine] { good-wine.gen }
        [cloth] { good-cloth.gen }
       *[other] { $good }
    }
pick-good-acc = { $good ->
        [brick] { good-brick.acc }
        [food] { good-food.acc }
        [tools] { good-tools.acc }
        [wine] { good-wine.acc }
        [cloth] { good-cloth.acc }
       *[other] { $good }
    }
pick-good-ins = { $good ->
        [brick] { good-brick.ins }
        [food] { good-food.ins }
        [tools] { good-tools.ins }
        [wine] { good-wine.ins }
        [cloth] { good-cloth.ins }
       *[other] { $good }
    }
pick-amount = { $good ->
        [brick] { count-brick }
        [food] { count-food }
        [tools] { count-tools }
        [wine] { count-wine }
        [cloth] { count-cloth }
        [coin] { count-coin }
       *[other] { $good }
    }
pick-amount-acc = { $good ->
        [brick] { count-brick.acc }
        [food] { count-food.acc }
        [tools] { count-tools.acc }
        [wine] { count-wine.acc }
        [cloth] { count-cloth.acc }
        [coin] { count-coin.acc }
       *[other] { $good }
    }
pick-amount-gen = { $good ->
        [brick] { count-brick.gen }
        [food] { count-food.gen }
        [tools] { count-tools.gen }
        [wine] { count-wine.gen }
        [cloth] { count-cloth.gen }
        [coin] { count-coin.gen }
       *[other] { $good }
    }
pick-card = { $card ->
        [tribune] { card-tribune }
        [architect] { card-architect }
        [prefect] { card-prefect }
        [diplomat] { card-diplomat }
        [mercator] { card-mercator }
        [mercator-market] { card-mercator } (5)
        [senator] { card-senator }
        [colonist] { card-colonist }
        [consul] { card-consul }
        [mason] { card-mason }
        [farmer] { card-farmer }
        [smith] { card-smith }
        [vintner] { card-vintner }
        [weaver] { card-weaver }
       *[other] { $card }
    }
pick-card-gen = { $card ->
        [tribune] { card-tribune.gen }
        [architect] { card-architect.gen }
        [prefect] { card-prefect.gen }
        [diplomat] { card-diplomat.gen }
        [mercator] { card-mercator.gen }
        [mercator-market] { card-mercator.gen } (5)
        [senator] { card-senator.gen }
        [colonist] { card-colonist.gen }
        [consul] { card-consul.gen }
        [mason] { card-mason.gen }
        [farmer] { card-farmer.gen }
        [smith] { card-smith.gen }
        [vintner] { card-vintner.gen }
        [weaver] { card-weaver.gen }
       *[other] { $card }
    }
pick-card-acc = { $card ->
        [tribune] { card-tribune.acc }
        [architect] { card-architect.acc }
        [prefect] { card-prefect.acc }
        [diplomat] { card-diplomat.acc }
        [mercator] { card-mercator.acc }
        [mercator-market] { card-mercator.acc } (5)
        [senator] { card-senator.acc }
        [colonist] { card-colonist.acc }
        [consul] { card-consul.acc }
        [mason] { card-mason.acc }
        [farmer] { card-farmer.acc }
        [smith] { card-smith.acc }
        [vintner] { card-vintner.acc }
        [weaver] { card-weaver.acc }
       *[other] { $card }
    }
pick-card-ins = { $card ->
        [tribune] { card-tribune.ins }
        [architect] { card-architect.ins }
        [prefect] { card-prefect.ins }
        [diplomat] { card-diplomat.ins }
        [mercator] { card-mercator.ins }
        [mercator-market] { card-mercator.ins } (5)
        [senator] { card-senator.ins }
        [colonist] { card-colonist.ins }
        [consul] { card-consul.ins }
        [mason] { card-mason.ins }
        [farmer] { card-farmer.ins }
        [smith] { card-smith.ins }
        [vintner] { card-vintner.ins }
        [weaver] { card-weaver.ins }
       *[other] { $card }
    }
pick-colonist = { $colonist ->
        [land] { colonist-land }
        [sea] { colonist-sea }
       *[other] { $colonist }
    }
pick-colonist-gen = { $colonist ->
        [land] { colonist-land.gen }
        [sea] { colonist-sea.gen }
       *[other] { $colonist }
    }
pick-colonist-acc = { $colonist ->
        [land] { colonist-land.acc }
        [sea] { colonist-sea.acc }
       *[other] { $colonist }
    }
pick-god = { $god ->
        [vesta] { god-vesta }
        [jupiter] { god-jupiter }
        [saturnus] { god-saturnus }
        [mercurius] { god-mercurius }
        [mars] { god-mars }
        [minerva] { god-minerva }
       *[other] { $god }
    }
pick-god-acc = { $god ->
        [vesta] { god-vesta.acc }
        [jupiter] { god-jupiter.acc }
        [saturnus] { god-saturnus.acc }
        [mercurius] { god-mercurius.acc }
        [mars] { god-mars.acc }
        [minerva] { god-minerva.acc }
       *[other] { $god }
    }
pick-god-ins = { $god ->
        [vesta] { god-vesta.ins }
        [jupiter] { god-jupiter.ins }
        [saturnus] { god-saturnus.ins }
        [mercurius] { god-mercurius.ins }
        [mars] { god-mars.ins }
        [minerva] { god-minerva.ins }
       *[other] { $god }
    }
pick-map = { $map ->
        [imperium] { map-imperium }
        [italia] { map-italia }
       *[other] { $map }
    }
pick-map-in = { $map ->
        [imperium] { map-imperium.in }
        [italia] { map-italia.in }
       *[other] { $map }
    }
pick-province = { $province ->
        [britannia] { province-britannia }
        [gallia] { province-gallia }
        [hispania] { province-hispania }
        [germania] { province-germania }
        [italia] { province-italia }
        [mauretania] { province-mauretania }
        [dacia] { province-dacia }
        [hellas] { province-hellas }
        [lybia] { province-lybia }
        [asia] { province-asia }
        [syria] { province-syria }
        [aegyptus] { province-aegyptus }
        [venetia] { province-venetia }
        [transpadana] { province-transpadana }
        [liguria] { province-liguria }
        [aemilia] { province-aemilia }
        [etruria] { province-etruria }
        [corsica] { province-corsica }
        [umbria] { province-umbria }
        [campania] { province-campania }
        [apulia] { province-apulia }
        [lucania] { province-lucania }
        [sicilia] { province-sicilia }
       *[other] { $province }
    }
pick-province-in = { $province ->
        [britannia] { province-britannia.in }
        [gallia] { province-gallia.in }
        [hispania] { province-hispania.in }
        [germania] { province-germania.in }
        [italia] { province-italia.in }
        [mauretania] { province-mauretania.in }
        [dacia] { province-dacia.in }
        [hellas] { province-hellas.in }
        [lybia] { province-lybia.in }
        [asia] { province-asia.in }
        [syria] { province-syria.in }
        [aegyptus] { province-aegyptus.in }
        [venetia] { province-venetia.in }
        [transpadana] { province-transpadana.in }
        [liguria] { province-liguria.in }
        [aemilia] { province-aemilia.in }
        [etruria] { province-etruria.in }
        [corsica] { province-corsica.in }
        [umbria] { province-umbria.in }
        [campania] { province-campania.in }
        [apulia] { province-apulia.in }
        [lucania] { province-lucania.in }
        [sicilia] { province-sicilia.in }
       *[other] { $province }
    }
pick-city = { $city ->
        [aleria] { city-aleria }
        [alexandria] { city-alexandria }
        [ancona] { city-ancona }
        [antiochia] { city-antiochia }
        [aquileia] { city-aquileia }
        [athenae] { city-athenae }
        [attalia] { city-attalia }
        [bauzanum] { city-bauzanum }
        [brigantium] { city-brigantium }
        [brundisium] { city-brundisium }
        [burdigala] { city-burdigala }
        [byzantium] { city-byzantium }
        [carthago] { city-carthago }
        [casinum] { city-casinum }
        [colonia_a] { city-colonia-a }
        [comum] { city-comum }
        [cosa] { city-cosa }
        [croton] { city-croton }
        [cyrene] { city-cyrene }
        [dyrrhachium] { city-dyrrhachium }
        [florentia] { city-florentia }
        [genua] { city-genua }
        [hadria] { city-hadria }
        [isca_d] { city-isca-d }
        [leptis_magna] { city-leptis-magna }
        [londinium] { city-londinium }
        [luceria] { city-luceria }
        [lutetia] { city-lutetia }
        [massilia] { city-massilia }
        [memphis] { city-memphis }
        [messana] { city-messana }
        [mutina] { city-mutina }
        [napoca] { city-napoca }
        [neapolis] { city-neapolis }
        [nicaea] { city-nicaea }
        [novaria] { city-novaria }
        [olbia] { city-olbia }
        [olisipo] { city-olisipo }
        [panormus] { city-panormus }
        [petra] { city-petra }
        [potentia] { city-potentia }
        [ravenna] { city-ravenna }
        [roma] { city-roma }
        [rusadir] { city-rusadir }
        [segusio] { city-segusio }
        [sinope] { city-sinope }
        [sirmium] { city-sirmium }
        [spoletum] { city-spoletum }
        [syracusae] { city-syracusae }
        [tomis] { city-tomis }
        [tyros] { city-tyros }
        [valentia] { city-valentia }
        [verona] { city-verona }
        [vindobona] { city-vindobona }
       *[other] { $city }
    }
pick-city-in = { $city ->
        [aleria] { city-aleria.in }
        [alexandria] { city-alexandria.in }
        [ancona] { city-ancona.in }
        [antiochia] { city-antiochia.in }
        [aquileia] { city-aquileia.in }
        [athenae] { city-athenae.in }
        [attalia] { city-attalia.in }
        [bauzanum] { city-bauzanum.in }
        [brigantium] { city-brigantium.in }
        [brundisium] { city-brundisium.in }
        [burdigala] { city-burdigala.in }
        [byzantium] { city-byzantium.in }
        [carthago] { city-carthago.in }
        [casinum] { city-casinum.in }
        [colonia_a] { city-colonia-a.in }
        [comum] { city-comum.in }
        [cosa] { city-cosa.in }
        [croton] { city-croton.in }
        [cyrene] { city-cyrene.in }
        [dyrrhachium] { city-dyrrhachium.in }
        [florentia] { city-florentia.in }
        [genua] { city-genua.in }
        [hadria] { city-hadria.in }
        [isca_d] { city-isca-d.in }
        [leptis_magna] { city-leptis-magna.in }
        [londinium] { city-londinium.in }
        [luceria] { city-luceria.in }
        [lutetia] { city-lutetia.in }
        [massilia] { city-massilia.in }
        [memphis] { city-memphis.in }
        [messana] { city-messana.in }
        [mutina] { city-mutina.in }
        [napoca] { city-napoca.in }
        [neapolis] { city-neapolis.in }
        [nicaea] { city-nicaea.in }
        [novaria] { city-novaria.in }
        [olbia] { city-olbia.in }
        [olisipo] { city-olisipo.in }
        [panormus] { city-panormus.in }
        [petra] { city-petra.in }
        [potentia] { city-potentia.in }
        [ravenna] { city-ravenna.in }
        [roma] { city-roma.in }
        [rusadir] { city-rusadir.in }
        [segusio] { city-segusio.in }
        [sinope] { city-sinope.in }
        [sirmium] { city-sirmium.in }
        [spoletum] { city-spoletum.in }
        [syracusae] { city-syracusae.in }
        [tomis] { city-tomis.in }
        [tyros] { city-tyros.in }
        [valentia] { city-valentia.in }
        [verona] { city-verona.in }
        [vindobona] { city-vindobona.in }
       *[other] { $city }
    }
