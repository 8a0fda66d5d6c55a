### Glory to Rome: terms (Polish)
###
### Prefixes of the ids (kebab-case of the id in facts.json follows the prefix):
###   component-    pieces in the box               material-     the six materials
###   role-         the six roles                   role-action-  what a role does
###   structure-    the 40 structures + classic Forum (.text card face, .help zoom)
###   site-         sites by material               site-side-    in town / out of town
###   bonus-        merchant bonuses                card-         senator, order card and other card kinds
###   zone-         places where cards lie          limit-        limits (.formula)
###   end-          reasons for the end             score-        score categories
###   variant-      variants                        timing-       when a function works
###   term-         other words of the glossary
###   count-        counted forms, argument $n      the-          choice by id: $role, $material, $structure,
###                                                 $zone, $side, $variant, $reason (ids as in facts.json)
###
### Attributes: the value is the label (capitalised); .nom is the form inside a sentence.
### Polish adds .gen .dat .acc .ins .loc (singular) and .plural / .plural-gen where needed.
### The selectors the-role, the-material, the-structure, the-site carry the same attributes in Polish,
### so that a sentence can say { the-role.acc } and the program only passes the id.


## Materials. Polish .adj: adjective (masculine; .adj-gen, .adj-loc, .adj-plural, .adj-plural-gen)

material-rubble = Gruz
    .nom = gruz
    .gen = gruzu
    .dat = gruzowi
    .acc = gruz
    .ins = gruzem
    .loc = gruzie
    .plural = gruzy
    .plural-gen = gruzów
    .adj = gruzowy
    .adj-gen = gruzowego
    .adj-loc = gruzowym
    .adj-plural = gruzowe
    .adj-plural-gen = gruzowych
material-wood = Drewno
    .nom = drewno
    .gen = drewna
    .dat = drewnu
    .acc = drewno
    .ins = drewnem
    .loc = drewnie
    .plural = drewna
    .plural-gen = drewien
    .adj = drewniany
    .adj-gen = drewnianego
    .adj-loc = drewnianym
    .adj-plural = drewniane
    .adj-plural-gen = drewnianych
material-concrete = Beton
    .nom = beton
    .gen = betonu
    .dat = betonowi
    .acc = beton
    .ins = betonem
    .loc = betonie
    .plural = betony
    .plural-gen = betonów
    .adj = betonowy
    .adj-gen = betonowego
    .adj-loc = betonowym
    .adj-plural = betonowe
    .adj-plural-gen = betonowych
material-brick = Cegła
    .nom = cegła
    .gen = cegły
    .dat = cegle
    .acc = cegłę
    .ins = cegłą
    .loc = cegle
    .plural = cegły
    .plural-gen = cegieł
    .adj = ceglany
    .adj-gen = ceglanego
    .adj-loc = ceglanym
    .adj-plural = ceglane
    .adj-plural-gen = ceglanych
material-stone = Kamień
    .nom = kamień
    .gen = kamienia
    .dat = kamieniowi
    .acc = kamień
    .ins = kamieniem
    .loc = kamieniu
    .plural = kamienie
    .plural-gen = kamieni
    .adj = kamienny
    .adj-gen = kamiennego
    .adj-loc = kamiennym
    .adj-plural = kamienne
    .adj-plural-gen = kamiennych
material-marble = Marmur
    .nom = marmur
    .gen = marmuru
    .dat = marmurowi
    .acc = marmur
    .ins = marmurem
    .loc = marmurze
    .plural = marmury
    .plural-gen = marmurów
    .adj = marmurowy
    .adj-gen = marmurowego
    .adj-loc = marmurowym
    .adj-plural = marmurowe
    .adj-plural-gen = marmurowych

## Roles

role-patron = Patron
    .nom = patron
    .gen = patrona
    .dat = patronowi
    .acc = patrona
    .ins = patronem
    .loc = patronie
    .plural = patroni
    .plural-gen = patronów
    .text = Zatrudnij klienta z puli.
    .help = W akcji patrona możesz wziąć jedną kartę z puli do klienteli, o ile jest w niej miejsce.
role-laborer = Tragarz
    .nom = tragarz
    .gen = tragarza
    .dat = tragarzowi
    .acc = tragarza
    .ins = tragarzem
    .loc = tragarzu
    .plural = tragarze
    .plural-gen = tragarzy
    .text = Przynieś materiał z puli do składu.
    .help = W akcji tragarza możesz wziąć jedną kartę z puli do składu budowlanego.
role-craftsman = Cieśla
    .nom = cieśla
    .gen = cieśli
    .dat = cieśli
    .acc = cieślę
    .ins = cieślą
    .loc = cieśli
    .plural = cieśle
    .plural-gen = cieśli
    .text = Połóż fundament albo dołóż materiał z ręki.
    .help = W akcji cieśli kładziesz fundament z ręki albo dokładasz z ręki pasujący materiał do swojego obiektu.
role-architect = Murarz
    .nom = murarz
    .gen = murarza
    .dat = murarzowi
    .acc = murarza
    .ins = murarzem
    .loc = murarzu
    .plural = murarze
    .plural-gen = murarzy
    .text = Połóż fundament albo dołóż materiał ze składu.
    .help = W akcji murarza kładziesz fundament z ręki albo dokładasz ze składu pasujący materiał do swojego obiektu.
role-legionary = Legionista
    .nom = legionista
    .gen = legionisty
    .dat = legioniście
    .acc = legionistę
    .ins = legionistą
    .loc = legioniście
    .plural = legioniści
    .plural-gen = legionistów
    .text = Zażądaj materiałów z puli i od sąsiadów.
    .help = Za każdą akcję odsłaniasz jedną kartę rozkazu: do składu trafia karta tego materiału z puli i z ręki każdego sąsiada, jeśli ją ma.
role-merchant = Kupiec
    .nom = kupiec
    .gen = kupca
    .dat = kupcowi
    .acc = kupca
    .ins = kupcem
    .loc = kupcu
    .plural = kupcy
    .plural-gen = kupców
    .text = Sprzedaj materiał: ze składu do skarbca.
    .help = W akcji kupca możesz przenieść jeden materiał ze składu do skarbca, zakryty, o ile jest w nim miejsce.

## What a role does

role-action-hire-client = Zatrudnij klienta
role-action-fetch-material = Przynieś materiał budowlany
role-action-build-from-hand = Buduj z ręki
role-action-build-from-stockpile = Buduj ze składu
role-action-demand-material = Zażądaj materiału budowlanego
role-action-sell-material = Sprzedaj materiał budowlany

## Structures: .text at most 90 characters (card face), .help for zoom

structure-academy = Akademia
    .nom = Akademia
    .gen = Akademii
    .dat = Akademii
    .acc = Akademię
    .ins = Akademią
    .loc = Akademii
    .text = Na koniec rundy, w której wykonujesz akcję cieśli, możesz raz pomyśleć.
    .help = Na koniec rundy, w której wykonujesz akcję cieśli z dowolnego źródła, możesz raz pomyśleć. Akcja, z której rezygnujesz, się nie liczy.
structure-aqueduct = Akwedukt
    .nom = Akwedukt
    .gen = Akweduktu
    .dat = Akweduktowi
    .acc = Akwedukt
    .ins = Akweduktem
    .loc = Akwedukcie
    .text = Patron: także 1 klient z ręki. Pojemność klienteli ×2.
    .help = W każdej akcji patrona możesz także (albo tylko) zatrudnić jedną kartę rozkazu z ręki. Pojemność klienteli podwaja się, już po doliczeniu Insuli.
structure-amphitheatre = Amfiteatr
    .nom = Amfiteatr
    .gen = Amfiteatru
    .dat = Amfiteatrowi
    .acc = Amfiteatr
    .ins = Amfiteatrem
    .loc = Amfiteatrze
    .text = W momencie ukończenia: 1 akcja cieśli za każdy twój punkt wpływów.
    .help = Kończąc ten obiekt, możesz od razu wykonać najwyżej tyle akcji cieśli, ile masz punktów wpływów, razem z nowym placem budowy.
structure-coliseum = Arena
    .nom = Arena
    .gen = Areny
    .dat = Arenie
    .acc = Arenę
    .ins = Areną
    .loc = Arenie
    .text = Legionista: pasujący klienci przeciwników trafiają do skarbca.
    .help = Za każdą odsłoniętą kartę możesz też zabrać każdemu przeciwnikowi, którego dotyczy żądanie, jednego klienta tego materiału i włożyć go zakrytego do skarbca, o ile jest miejsce. Odporni przeciwnicy nie tracą klientów.
structure-atrium = Atrium
    .nom = Atrium
    .gen = Atrium
    .dat = Atrium
    .acc = Atrium
    .ins = Atrium
    .loc = Atrium
    .text = Kupiec: zamiast ze składu możesz sprzedać kartę z talii, bez oglądania.
    .help = W akcji kupca możesz włożyć do skarbca wierzchnią kartę talii, bez oglądania, zamiast materiału ze składu.
structure-gate = Brama
    .nom = Brama
    .gen = Bramy
    .dat = Bramie
    .acc = Bramę
    .ins = Bramą
    .loc = Bramie
    .text = Działają funkcje twoich nieukończonych marmurowych obiektów.
    .help = Korzystasz z funkcji swoich nieukończonych marmurowych obiektów. Nie dają one punktów wpływów, a nieukończony Posąg nie daje punktów.
structure-circus = Cyrk
    .nom = Cyrk
    .gen = Cyrku
    .dat = Cyrkowi
    .acc = Cyrk
    .ins = Cyrkiem
    .loc = Cyrku
    .text = Dowolnym rozkazem możesz rozegrać murarza albo za nim podążać.
    .help = Gdy rozgrywasz murarza albo za nim podążasz, wystarczy dowolna jedna karta rozkazu, bez względu na jej rolę.
structure-dock = Dok
    .nom = Dok
    .gen = Doku
    .dat = Dokowi
    .acc = Dok
    .ins = Dokiem
    .loc = Doku
    .text = Tragarz: także 1 karta z ręki do składu.
    .help = W każdej akcji tragarza możesz także (albo tylko) włożyć do składu jedną kartę rozkazu z ręki.
structure-fountain = Fontanna
    .nom = Fontanna
    .gen = Fontanny
    .dat = Fontannie
    .acc = Fontannę
    .ins = Fontanną
    .loc = Fontannie
    .text = Cieśla: zamiast ręki możesz użyć wierzchniej karty talii.
    .help = Dobierasz kartę, a potem kładziesz ją jako fundament, dokładasz jako materiał albo zatrzymujesz na ręce. Akcja zużywa się w każdym przypadku.
structure-insula = Insula
    .nom = Insula
    .gen = Insuli
    .dat = Insuli
    .acc = Insulę
    .ins = Insulą
    .loc = Insuli
    .text = Pojemność klienteli +2.
    .help = Masz miejsce na 2 klientów więcej, niż wynikałoby z punktów wpływów. Akwedukt podwaja także te miejsca.
structure-catacomb = Katakumby
    .nom = Katakumby
    .gen = Katakumb
    .dat = Katakumbom
    .acc = Katakumby
    .ins = Katakumbami
    .loc = Katakumbach
    .text = W momencie ukończenia: natychmiastowy koniec gry.
    .help = Gdy je kończysz, gra natychmiast się kończy, a punkty liczy się jak zwykle. Liczą się też 3 punkty wpływów za ten obiekt.
structure-latrine = Latryna
    .nom = Latryna
    .gen = Latryny
    .dat = Latrynie
    .acc = Latrynę
    .ins = Latryną
    .loc = Latrynie
    .text = Przed myśleniem możesz odrzucić 1 kartę.
    .help = Przed każdym myśleniem możesz odrzucić jedną kartę z ręki: rozkaz do puli, senatora na stos senatorów.
structure-bath = Łaźnie
    .nom = Łaźnie
    .gen = Łaźni
    .dat = Łaźniom
    .acc = Łaźnie
    .ins = Łaźniami
    .loc = Łaźniach
    .text = Patron: zatrudniony klient może od razu wykonać akcję.
    .help = Klient zatrudniony akcją patrona może od razu wykonać jedną akcję swojej roli. Zatrudniony tak patron może zatrudnić następnego klienta.
structure-archway = Łuk triumfalny
    .nom = Łuk triumfalny
    .gen = Łuku triumfalnego
    .dat = Łukowi triumfalnemu
    .acc = Łuk triumfalny
    .ins = Łukiem triumfalnym
    .loc = Łuku triumfalnym
    .text = Murarz: materiał może pochodzić z puli.
    .help = W akcji murarza możesz dołożyć materiał z puli zamiast ze składu; dotyczy to także Schodów.
structure-storeroom = Magazyn
    .nom = Magazyn
    .gen = Magazynu
    .dat = Magazynowi
    .acc = Magazyn
    .ins = Magazynem
    .loc = Magazynie
    .text = Każdy twój klient liczy się także jako tragarz.
    .help = Gdy rozgrywany jest tragarz, działają wszyscy twoi klienci poza zatrudnionymi w tej rundzie. Przy Placu miejskim klient liczony za tragarza nie liczy się za własną rolę.
structure-bridge = Most
    .nom = Most
    .gen = Mostu
    .dat = Mostowi
    .acc = Most
    .ins = Mostem
    .loc = Moście
    .text = Legionista: żądasz od wszystkich, także ze składów; ignorujesz Palisady.
    .help = Twoje żądania dotyczą wszystkich przeciwników: po jednej pasującej karcie z ręki i ze składu. Palisada przed tobą nie chroni, Mur obronny tak.
structure-wall = Mur obronny
    .nom = Mur obronny
    .gen = Muru obronnego
    .dat = Murowi obronnemu
    .acc = Mur obronny
    .ins = Murem obronnym
    .loc = Murze obronnym
    .text = Odporność na legionistów. Na koniec 1 punkt za 2 materiały w składzie.
    .help = Żądania niczego ci nie zabierają, choć możesz oddać karty dobrowolnie. Przy podliczaniu dostajesz 1 punkt za każde dwa materiały w składzie.
structure-foundry = Odlewnia
    .nom = Odlewnia
    .gen = Odlewni
    .dat = Odlewni
    .acc = Odlewnię
    .ins = Odlewnią
    .loc = Odlewni
    .text = W momencie ukończenia: 1 akcja tragarza za każdy twój punkt wpływów.
    .help = Kończąc ten obiekt, możesz od razu wykonać najwyżej tyle akcji tragarza, ile masz punktów wpływów, razem z nowym placem budowy.
structure-garden = Ogród
    .nom = Ogród
    .gen = Ogrodu
    .dat = Ogrodowi
    .acc = Ogród
    .ins = Ogrodem
    .loc = Ogrodzie
    .text = W momencie ukończenia: 1 akcja patrona za każdy twój punkt wpływów.
    .help = Kończąc ten obiekt, możesz od razu wykonać najwyżej tyle akcji patrona, ile masz punktów wpływów, razem z nowym placem budowy.
structure-shrine = Ołtarz
    .nom = Ołtarz
    .gen = Ołtarza
    .dat = Ołtarzowi
    .acc = Ołtarz
    .ins = Ołtarzem
    .loc = Ołtarzu
    .text = Limit kart na ręce +2.
    .help = Myśląc, dobierasz do limitu większego o 2. Nadmiaru kart nigdy nie musisz odrzucać.
structure-palisade = Palisada
    .nom = Palisada
    .gen = Palisady
    .dat = Palisadzie
    .acc = Palisadę
    .ins = Palisadą
    .loc = Palisadzie
    .text = Odporność na legionistów, o ile żądający nie ma Mostu.
    .help = Żądania niczego ci nie zabierają, choć możesz oddać karty dobrowolnie. Gracz z Mostem ignoruje Palisadę.
structure-palace = Pałac
    .nom = Pałac
    .gen = Pałacu
    .dat = Pałacowi
    .acc = Pałac
    .ins = Pałacem
    .loc = Pałacu
    .text = Rozgrywając lub podążając, możesz wykonać kilka zagrań: każde to akcja.
    .help = Rozgrywając lub podążając, możesz wykonać kilka zagrań na tę samą rolę: rozkazami, senatorami i petycjami. Każde daje jedną akcję.
structure-forum = Plac miejski
    .nom = Plac miejski
    .gen = Placu miejskiego
    .dat = Placowi miejskiemu
    .acc = Plac miejski
    .ins = Placem miejskim
    .loc = Placu miejskim
    .text = 6 ról w klienteli i 6 rodzajów materiału w składzie: wygrywasz.
    .help = Gdy tylko masz klienta każdej z sześciu ról i w składzie materiał każdego z sześciu rodzajów, gra się kończy i wygrywasz.
structure-forum-classic = Plac miejski (wariant klasyczny)
    .nom = Plac miejski (wariant klasyczny)
    .gen = Placu miejskiego (wariant klasyczny)
    .dat = Placowi miejskiemu (wariant klasyczny)
    .acc = Plac miejski (wariant klasyczny)
    .ins = Placem miejskim (wariant klasyczny)
    .loc = Placu miejskim (wariant klasyczny)
    .text = 6 ról w klienteli: wygrywasz.
    .help = Gdy tylko masz klienta każdej z sześciu ról, gra się kończy i wygrywasz. Materiały nie mają znaczenia.
structure-statue = Posąg
    .nom = Posąg
    .gen = Posągu
    .dat = Posągowi
    .acc = Posąg
    .ins = Posągiem
    .loc = Posągu
    .text = Na dowolnym placu budowy. Ukończony: 3 punkty na koniec gry.
    .help = Wymaga tylu materiałów, ile wynosi wartość placu budowy, i przyjmuje marmur oraz materiał placu. Kto ma go ukończonego na koniec gry, dostaje 3 punkty.
structure-villa = Rezydencja
    .nom = Rezydencja
    .gen = Rezydencji
    .dat = Rezydencji
    .acc = Rezydencję
    .ins = Rezydencją
    .loc = Rezydencji
    .text = Murarz: Rezydencję kończy jeden materiał.
    .help = Gdy fundament już leży, możesz ją ukończyć jednym pasującym materiałem dołożonym akcją murarza. Cieśla dokłada materiały jak zwykle.
structure-basilica = Sąd
    .nom = Sąd
    .gen = Sądu
    .dat = Sądowi
    .acc = Sąd
    .ins = Sądem
    .loc = Sądzie
    .text = Kupiec: także 1 karta z ręki do skarbca.
    .help = W każdej akcji kupca możesz także (albo tylko) włożyć do skarbca jedną kartę rozkazu z ręki, o ile jest miejsce.
structure-stairway = Schody
    .nom = Schody
    .gen = Schodów
    .dat = Schodom
    .acc = Schody
    .ins = Schodami
    .loc = Schodach
    .text = Murarz: dołóż materiał do obiektu przeciwnika, by działał dla wszystkich.
    .help = W każdej akcji murarza możesz dodatkowo dołożyć pasujący materiał do ukończonego obiektu przeciwnika. Odtąd jego funkcja działa dla wszystkich graczy.
structure-senate = Senat
    .nom = Senat
    .gen = Senatu
    .dat = Senatowi
    .acc = Senat
    .ins = Senatem
    .loc = Senacie
    .text = Na koniec rundy możesz wziąć na rękę senatorów zagranych przez innych.
    .help = Na koniec rundy możesz wziąć dowolnych senatorów zagranych w tej rundzie przez innych. Przy kilku Senatach decyduje kolejność akcji.
structure-scriptorium = Skryptorium
    .nom = Skryptorium
    .gen = Skryptorium
    .dat = Skryptorium
    .acc = Skryptorium
    .ins = Skryptorium
    .loc = Skryptorium
    .text = Cieśla, murarz: jeden marmur kończy dowolny twój obiekt.
    .help = Akcją cieśli lub murarza możesz dołożyć marmur do dowolnego swojego nieukończonego obiektu i tym samym go ukończyć.
structure-school = Szkoła
    .nom = Szkoła
    .gen = Szkoły
    .dat = Szkole
    .acc = Szkołę
    .ins = Szkołą
    .loc = Szkole
    .text = W momencie ukończenia: możesz pomyśleć raz za każdy punkt wpływów.
    .help = Kończąc ten obiekt, możesz od razu pomyśleć tyle razy, ile masz punktów wpływów, razem z nowym placem budowy.
structure-ludus-magna = Szkoła gladiatorów
    .nom = Szkoła gladiatorów
    .gen = Szkoły gladiatorów
    .dat = Szkole gladiatorów
    .acc = Szkołę gladiatorów
    .ins = Szkołą gladiatorów
    .loc = Szkole gladiatorów
    .text = Kupcy w twojej klienteli liczą się jako klienci dowolnej roli.
    .help = Bez względu na rozgrywaną rolę działają także twoi kupcy, poza zatrudnionymi w tej rundzie. Przy Placu miejskim każdy zastępuje tylko jedną rolę.
structure-sewer = Ściek
    .nom = Ściek
    .gen = Ścieku
    .dat = Ściekowi
    .acc = Ściek
    .ins = Ściekiem
    .loc = Ścieku
    .text = Na koniec rundy możesz włożyć do składu swoje zagrane rozkazy.
    .help = Na koniec rundy możesz włożyć do składu dowolne rozkazy, którymi rozgrywasz lub podążasz. Senatorowie nigdy tam nie trafiają.
structure-temple = Świątynia
    .nom = Świątynia
    .gen = Świątyni
    .dat = Świątyni
    .acc = Świątynię
    .ins = Świątynią
    .loc = Świątyni
    .text = Limit kart na ręce +4.
    .help = Myśląc, dobierasz do limitu większego o 4. Nadmiaru kart nigdy nie musisz odrzucać.
structure-circus-maximus = Targ niewolników
    .nom = Targ niewolników
    .gen = Targu niewolników
    .dat = Targowi niewolników
    .acc = Targ niewolników
    .ins = Targiem niewolników
    .loc = Targu niewolników
    .text = Gdy rozgrywasz lub podążasz, pasujący klienci działają dwa razy.
    .help = Jeśli w tej rundzie rozgrywasz lub podążasz, każdy uprawniony klient może zadziałać jeszcze raz. Nie, jeśli myślisz.
structure-market = Targowisko
    .nom = Targowisko
    .gen = Targowiska
    .dat = Targowisku
    .acc = Targowisko
    .ins = Targowiskiem
    .loc = Targowisku
    .text = Pojemność skarbca +2.
    .help = Masz w skarbcu miejsce na 2 karty więcej, niż wynikałoby z punktów wpływów.
structure-bar = Tawerna
    .nom = Tawerna
    .gen = Tawerny
    .dat = Tawernie
    .acc = Tawernę
    .ins = Tawerną
    .loc = Tawernie
    .text = Patron: także klient z wierzchu talii.
    .help = W każdej akcji patrona możesz także (albo tylko) zatrudnić wierzchnią kartę talii. Decydujesz, zanim ją zobaczysz.
structure-road = Ulica
    .nom = Ulica
    .gen = Ulicy
    .dat = Ulicy
    .acc = Ulicę
    .ins = Ulicą
    .loc = Ulicy
    .text = Do twoich kamiennych obiektów można dokładać dowolne materiały.
    .help = Do swoich kamiennych obiektów, a także do Posągu na kamiennym placu, możesz dokładać dowolne materiały.
structure-vomitorium = Vomitorium
    .nom = Vomitorium
    .gen = Vomitorium
    .dat = Vomitorium
    .acc = Vomitorium
    .ins = Vomitorium
    .loc = Vomitorium
    .text = Przed myśleniem możesz odrzucić całą rękę.
    .help = Przed każdym myśleniem możesz odrzucić całą rękę: rozkazy do puli, senatorów na stos senatorów.
structure-tower = Wieża
    .nom = Wieża
    .gen = Wieży
    .dat = Wieży
    .acc = Wieżę
    .ins = Wieżą
    .loc = Wieży
    .text = Gruz pasuje do każdego twojego obiektu. Odległy plac: 1 akcja.
    .help = Do każdego swojego obiektu możesz dokładać gruz. Fundament na odległym placu budowy kosztuje cię jedną akcję zamiast dwóch.
structure-prison = Więzienie
    .nom = Więzienie
    .gen = Więzienia
    .dat = Więzieniu
    .acc = Więzienie
    .ins = Więzieniem
    .loc = Więzieniu
    .text = W momencie ukończenia: 3 punkty wpływów za ukończony obiekt przeciwnika.
    .help = Kończąc ten obiekt, możesz oddać przeciwnikowi jego plac wart 3 punkty i zabrać mu jeden ukończony obiekt o nazwie, której nie masz. Funkcja zabranego obiektu działająca w momencie ukończenia wykonuje się teraz dla ciebie.

## Card kinds

card-senator = Senator
    .nom = senator
    .gen = senatora
    .dat = senatorowi
    .acc = senatora
    .ins = senatorem
    .loc = senatorze
    .plural = senatorowie
    .plural-gen = senatorów
    .text = Zastępuje dowolną rolę. Nigdy klient, materiał ani fundament.
    .help = Zagraj go, by rozegrać dowolną rolę albo podążać za rozgrywaną. Po rundzie wraca na stos. Nie może być klientem, materiałem ani fundamentem.
card-order = Karta rozkazu
    .nom = karta rozkazu
    .gen = karty rozkazu
    .dat = karcie rozkazu
    .acc = kartę rozkazu
    .ins = kartą rozkazu
    .loc = karcie rozkazu
    .plural = karty rozkazów
    .plural-gen = kart rozkazów
card-leader = Karta przywódcy
    .nom = karta przywódcy
    .gen = karty przywódcy
    .dat = karcie przywódcy
    .acc = kartę przywódcy
    .ins = kartą przywódcy
    .loc = karcie przywódcy
    .plural = karty przywódcy
    .plural-gen = kart przywódcy
    .text = Zaczynasz rundę: rozgrywasz rolę albo myślisz.
    .help = Gracz z tą kartą rozgrywa rolę albo myśli. Po rundzie karta przechodzi w lewo.
card-any = Karta
    .nom = karta
    .gen = karty
    .dat = karcie
    .acc = kartę
    .ins = kartą
    .loc = karcie
    .plural = karty
    .plural-gen = kart

## Components

component-order-card = Karta rozkazu
    .nom = karta rozkazu
    .gen = karty rozkazu
    .dat = karcie rozkazu
    .acc = kartę rozkazu
    .ins = kartą rozkazu
    .loc = karcie rozkazu
    .plural = karty rozkazów
    .plural-gen = kart rozkazów
component-forum-classic-card = Klasyczna karta Placu miejskiego
    .nom = klasyczna karta Placu miejskiego
    .gen = klasycznej karty Placu miejskiego
    .dat = klasycznej karcie Placu miejskiego
    .acc = klasyczną kartę Placu miejskiego
    .ins = klasyczną kartą Placu miejskiego
    .loc = klasycznej karcie Placu miejskiego
    .plural = klasyczne karty Placu miejskiego
    .plural-gen = klasycznych kart Placu miejskiego
component-senator-card = Karta senatora
    .nom = karta senatora
    .gen = karty senatora
    .dat = karcie senatora
    .acc = kartę senatora
    .ins = kartą senatora
    .loc = karcie senatora
    .plural = karty senatorów
    .plural-gen = kart senatorów
component-site-card = Karta placu budowy
    .nom = karta placu budowy
    .gen = karty placu budowy
    .dat = karcie placu budowy
    .acc = kartę placu budowy
    .ins = kartą placu budowy
    .loc = karcie placu budowy
    .plural = karty placów budowy
    .plural-gen = kart placów budowy
component-leader-card = Karta przywódcy
    .nom = karta przywódcy
    .gen = karty przywódcy
    .dat = karcie przywódcy
    .acc = kartę przywódcy
    .ins = kartą przywódcy
    .loc = karcie przywódcy
    .plural = karty przywódcy
    .plural-gen = kart przywódcy
component-merchant-bonus-card = Premia kupiecka
    .nom = premia kupiecka
    .gen = premii kupieckiej
    .dat = premii kupieckiej
    .acc = premię kupiecką
    .ins = premią kupiecką
    .loc = premii kupieckiej
    .plural = premie kupieckie
    .plural-gen = premii kupieckich
component-legionary-board = Plansza legionisty
    .nom = plansza legionisty
    .gen = planszy legionisty
    .dat = planszy legionisty
    .acc = planszę legionisty
    .ins = planszą legionisty
    .loc = planszy legionisty
    .plural = plansze legionisty
    .plural-gen = plansz legionisty
component-camp-board = Plansza obozu
    .nom = plansza obozu
    .gen = planszy obozu
    .dat = planszy obozu
    .acc = planszę obozu
    .ins = planszą obozu
    .loc = planszy obozu
    .plural = plansze obozu
    .plural-gen = plansz obozu

## Sites

site-rubble = Gruzowy plac budowy
    .nom = gruzowy plac budowy
    .gen = gruzowego placu budowy
    .dat = gruzowemu placowi budowy
    .acc = gruzowy plac budowy
    .ins = gruzowym placem budowy
    .loc = gruzowym placu budowy
    .plural = gruzowe place budowy
    .plural-gen = gruzowych placów budowy
site-wood = Drewniany plac budowy
    .nom = drewniany plac budowy
    .gen = drewnianego placu budowy
    .dat = drewnianemu placowi budowy
    .acc = drewniany plac budowy
    .ins = drewnianym placem budowy
    .loc = drewnianym placu budowy
    .plural = drewniane place budowy
    .plural-gen = drewnianych placów budowy
site-concrete = Betonowy plac budowy
    .nom = betonowy plac budowy
    .gen = betonowego placu budowy
    .dat = betonowemu placowi budowy
    .acc = betonowy plac budowy
    .ins = betonowym placem budowy
    .loc = betonowym placu budowy
    .plural = betonowe place budowy
    .plural-gen = betonowych placów budowy
site-brick = Ceglany plac budowy
    .nom = ceglany plac budowy
    .gen = ceglanego placu budowy
    .dat = ceglanemu placowi budowy
    .acc = ceglany plac budowy
    .ins = ceglanym placem budowy
    .loc = ceglanym placu budowy
    .plural = ceglane place budowy
    .plural-gen = ceglanych placów budowy
site-stone = Kamienny plac budowy
    .nom = kamienny plac budowy
    .gen = kamiennego placu budowy
    .dat = kamiennemu placowi budowy
    .acc = kamienny plac budowy
    .ins = kamiennym placem budowy
    .loc = kamiennym placu budowy
    .plural = kamienne place budowy
    .plural-gen = kamiennych placów budowy
site-marble = Marmurowy plac budowy
    .nom = marmurowy plac budowy
    .gen = marmurowego placu budowy
    .dat = marmurowemu placowi budowy
    .acc = marmurowy plac budowy
    .ins = marmurowym placem budowy
    .loc = marmurowym placu budowy
    .plural = marmurowe place budowy
    .plural-gen = marmurowych placów budowy
site-side-in-town = Bliski plac budowy
    .nom = bliski plac budowy
    .gen = bliskiego placu budowy
    .dat = bliskiemu placowi budowy
    .acc = bliski plac budowy
    .ins = bliskim placem budowy
    .loc = bliskim placu budowy
    .plural = bliskie place budowy
    .plural-gen = bliskich placów budowy
    .short = Bliski
site-side-out-of-town = Odległy plac budowy
    .nom = odległy plac budowy
    .gen = odległego placu budowy
    .dat = odległemu placowi budowy
    .acc = odległy plac budowy
    .ins = odległym placem budowy
    .loc = odległym placu budowy
    .plural = odległe place budowy
    .plural-gen = odległych placów budowy
    .short = Odległy

## Merchant bonuses

bonus-rubble = Premia kupiecka: gruz
    .text = Najwięcej gruzu w skarbcu: 3 punkty.
    .help = Na koniec gry dostaje ją gracz, który ma w skarbcu najwięcej gruzu; przy remisie nikt.
bonus-wood = Premia kupiecka: drewno
    .text = Najwięcej drewna w skarbcu: 3 punkty.
    .help = Na koniec gry dostaje ją gracz, który ma w skarbcu najwięcej drewna; przy remisie nikt.
bonus-concrete = Premia kupiecka: beton
    .text = Najwięcej betonu w skarbcu: 3 punkty.
    .help = Na koniec gry dostaje ją gracz, który ma w skarbcu najwięcej betonu; przy remisie nikt.
bonus-brick = Premia kupiecka: cegła
    .text = Najwięcej cegieł w skarbcu: 3 punkty.
    .help = Na koniec gry dostaje ją gracz, który ma w skarbcu najwięcej cegieł; przy remisie nikt.
bonus-stone = Premia kupiecka: kamień
    .text = Najwięcej kamieni w skarbcu: 3 punkty.
    .help = Na koniec gry dostaje ją gracz, który ma w skarbcu najwięcej kamieni; przy remisie nikt.
bonus-marble = Premia kupiecka: marmur
    .text = Najwięcej marmuru w skarbcu: 3 punkty.
    .help = Na koniec gry dostaje ją gracz, który ma w skarbcu najwięcej marmuru; przy remisie nikt.

## Zones

zone-deck = Talia
    .nom = talia
    .gen = talii
    .dat = talii
    .acc = talię
    .ins = talią
    .loc = talii
zone-hand = Ręka
    .nom = ręka
    .gen = ręki
    .dat = ręce
    .acc = rękę
    .ins = ręką
    .loc = ręce
    .plural = ręce
    .plural-gen = rąk
zone-pool = Pula
    .nom = pula
    .gen = puli
    .dat = puli
    .acc = pulę
    .ins = pulą
    .loc = puli
zone-clientele = Klientela
    .nom = klientela
    .gen = klienteli
    .dat = klienteli
    .acc = klientelę
    .ins = klientelą
    .loc = klienteli
    .plural = klientele
    .plural-gen = klienteli
zone-stockpile = Skład budowlany
    .nom = skład budowlany
    .gen = składu budowlanego
    .dat = składowi budowlanemu
    .acc = skład budowlany
    .ins = składem budowlanym
    .loc = składzie budowlanym
    .plural = składy budowlane
    .plural-gen = składów budowlanych
zone-vault = Skarbiec
    .nom = skarbiec
    .gen = skarbca
    .dat = skarbcowi
    .acc = skarbiec
    .ins = skarbcem
    .loc = skarbcu
    .plural = skarbce
    .plural-gen = skarbców
zone-structures = Obiekty
    .nom = obiekty
    .gen = obiektów
    .dat = obiektom
    .acc = obiekty
    .ins = obiektami
    .loc = obiektach
zone-influence = Punkty wpływów
    .nom = punkty wpływów
    .gen = punktów wpływów
    .dat = punktom wpływów
    .acc = punkty wpływów
    .ins = punktami wpływów
    .loc = punktach wpływów
zone-camp-play-area = Środek planszy obozu
    .nom = środek planszy obozu
    .gen = środka planszy obozu
    .dat = środkowi planszy obozu
    .acc = środek planszy obozu
    .ins = środkiem planszy obozu
    .loc = środku planszy obozu
zone-senator-supply = Stos senatorów
    .nom = stos senatorów
    .gen = stosu senatorów
    .dat = stosowi senatorów
    .acc = stos senatorów
    .ins = stosem senatorów
    .loc = stosie senatorów
zone-sites = Place budowy
    .nom = place budowy
    .gen = placów budowy
    .dat = placom budowy
    .acc = place budowy
    .ins = placami budowy
    .loc = placach budowy

## Limits (argument $n: the current number)

limit-hand-limit = Limit kart na ręce
    .formula = 5, z Ołtarzem +2, ze Świątynią +4
limit-start-influence = Początkowe punkty wpływów
    .formula = 2
limit-clientele-limit = Pojemność klienteli
    .formula = punkty wpływów, z Insulą +2; z Akweduktem podwojone
limit-vault-limit = Pojemność skarbca
    .formula = punkty wpływów, z Targowiskiem +2
limit-stockpile-limit = Pojemność składu
    .formula = bez ograniczeń
limit-pool-limit = Pojemność puli
    .formula = bez ograniczeń

## End of the game

end-deck-empty = Talia jest pusta.
end-last-in-town-site-taken = Ostatni bliski plac budowy jest zajęty.
end-catacomb-completed = Katakumby są ukończone.
end-forum-condition = Warunek Placu miejskiego jest spełniony.
end-concession-by-all = Wszyscy pozostali poddają partię.
end-stalemate = Wszyscy przywódcy po kolei myślą i niczego nie biorą.

## Score categories

score-influence = Punkty wpływów
    .help = Po 1 punkcie, razem z 2 początkowymi.
score-vault = Skarbiec
    .help = Suma wartości kart w skarbcu.
score-bonuses = Premie kupieckie
    .help = 3 punkty za najwięcej kart danego materiału w skarbcu; przy remisie nic.
score-statue = Posąg
    .help = 3 punkty za ukończony Posąg.
score-wall = Mur obronny
    .help = 1 punkt za każde dwa materiały w składzie.
score-tie-break = Rozstrzygnięcie remisu: karty na ręce
    .help = Przy równej liczbie punktów wygrywa ten, kto ma więcej kart na ręce.
score-total = Razem
    .help = Suma wszystkich punktów.

## Variants

variant-standard = Gra standardowa
    .help = Petycja z dwóch kart; Plac miejski wymaga klientów i materiałów.
variant-classic = Wariant klasyczny
    .help = Petycja z trzech kart; Plac miejski wymaga tylko klientów.
variant-simplified = Uproszczona gra
    .help = Do nauki: bez funkcji, mniej placów budowy, połowa talii.

## When a function works

timing-continuous = Stale
timing-on-completion = W momencie ukończenia
timing-end-of-round = Na koniec rundy
timing-scoring = Przy podliczaniu punktów
timing-intrinsic = W trakcie budowy
timing-instant-win = Natychmiastowe zwycięstwo
timing-continuous-scoring = Stale i przy podliczaniu punktów
timing-scoring-intrinsic = W trakcie budowy i przy podliczaniu punktów

## Other words of the glossary

term-order = Rozkaz
    .nom = rozkaz
    .gen = rozkazu
    .dat = rozkazowi
    .acc = rozkaz
    .ins = rozkazem
    .loc = rozkazie
    .plural = rozkazy
    .plural-gen = rozkazów
term-senator = Senator
    .nom = senator
    .gen = senatora
    .dat = senatorowi
    .acc = senatora
    .ins = senatorem
    .loc = senatorze
    .plural = senatorowie
    .plural-gen = senatorów
term-site = Plac budowy
    .nom = plac budowy
    .gen = placu budowy
    .dat = placowi budowy
    .acc = plac budowy
    .ins = placem budowy
    .loc = placu budowy
    .plural = place budowy
    .plural-gen = placów budowy
term-in-town-site = Bliski plac budowy
    .nom = bliski plac budowy
    .gen = bliskiego placu budowy
    .dat = bliskiemu placowi budowy
    .acc = bliski plac budowy
    .ins = bliskim placem budowy
    .loc = bliskim placu budowy
    .plural = bliskie place budowy
    .plural-gen = bliskich placów budowy
term-out-of-town-site = Odległy plac budowy
    .nom = odległy plac budowy
    .gen = odległego placu budowy
    .dat = odległemu placowi budowy
    .acc = odległy plac budowy
    .ins = odległym placem budowy
    .loc = odległym placu budowy
    .plural = odległe place budowy
    .plural-gen = odległych placów budowy
term-leader = Przywódca
    .nom = przywódca
    .gen = przywódcy
    .dat = przywódcy
    .acc = przywódcę
    .ins = przywódcą
    .loc = przywódcy
    .plural = przywódcy
    .plural-gen = przywódców
term-merchant-bonus = Premia kupiecka
    .nom = premia kupiecka
    .gen = premii kupieckiej
    .dat = premii kupieckiej
    .acc = premię kupiecką
    .ins = premią kupiecką
    .loc = premii kupieckiej
    .plural = premie kupieckie
    .plural-gen = premii kupieckich
term-legionary-board = Plansza legionisty
    .nom = plansza legionisty
    .gen = planszy legionisty
    .dat = planszy legionisty
    .acc = planszę legionisty
    .ins = planszą legionisty
    .loc = planszy legionisty
term-camp = Plansza obozu
    .nom = plansza obozu
    .gen = planszy obozu
    .dat = planszy obozu
    .acc = planszę obozu
    .ins = planszą obozu
    .loc = planszy obozu
    .plural = plansze obozu
    .plural-gen = plansz obozu
term-influence = Punkty wpływów
    .nom = punkty wpływów
    .gen = punktów wpływów
    .dat = punktom wpływów
    .acc = punkty wpływów
    .ins = punktami wpływów
    .loc = punktach wpływów
term-clientele = Klientela
    .nom = klientela
    .gen = klienteli
    .dat = klienteli
    .acc = klientelę
    .ins = klientelą
    .loc = klienteli
    .plural = klientele
    .plural-gen = klienteli
term-client = Klient
    .nom = klient
    .gen = klienta
    .dat = klientowi
    .acc = klienta
    .ins = klientem
    .loc = kliencie
    .plural = klienci
    .plural-gen = klientów
term-vault = Skarbiec
    .nom = skarbiec
    .gen = skarbca
    .dat = skarbcowi
    .acc = skarbiec
    .ins = skarbcem
    .loc = skarbcu
    .plural = skarbce
    .plural-gen = skarbców
term-stockpile = Skład budowlany
    .nom = skład budowlany
    .gen = składu budowlanego
    .dat = składowi budowlanemu
    .acc = skład budowlany
    .ins = składem budowlanym
    .loc = składzie budowlanym
    .plural = składy budowlane
    .plural-gen = składów budowlanych
term-hand = Ręka
    .nom = ręka
    .gen = ręki
    .dat = ręce
    .acc = rękę
    .ins = ręką
    .loc = ręce
    .plural = ręce
    .plural-gen = rąk
term-hand-limit = Limit kart na ręce
    .nom = limit kart na ręce
    .gen = limitu kart na ręce
    .dat = limitowi kart na ręce
    .acc = limit kart na ręce
    .ins = limitem kart na ręce
    .loc = limicie kart na ręce
    .plural = limity kart na ręce
    .plural-gen = limitów kart na ręce
term-clientele-limit = Pojemność klienteli
    .nom = pojemność klienteli
    .gen = pojemności klienteli
    .dat = pojemności klienteli
    .acc = pojemność klienteli
    .ins = pojemnością klienteli
    .loc = pojemności klienteli
term-vault-limit = Pojemność skarbca
    .nom = pojemność skarbca
    .gen = pojemności skarbca
    .dat = pojemności skarbca
    .acc = pojemność skarbca
    .ins = pojemnością skarbca
    .loc = pojemności skarbca
term-pool = Pula
    .nom = pula
    .gen = puli
    .dat = puli
    .acc = pulę
    .ins = pulą
    .loc = puli
term-deck = Talia
    .nom = talia
    .gen = talii
    .dat = talii
    .acc = talię
    .ins = talią
    .loc = talii
term-foundation = Fundament
    .nom = fundament
    .gen = fundamentu
    .dat = fundamentowi
    .acc = fundament
    .ins = fundamentem
    .loc = fundamencie
    .plural = fundamenty
    .plural-gen = fundamentów
term-structure = Obiekt
    .nom = obiekt
    .gen = obiektu
    .dat = obiektowi
    .acc = obiekt
    .ins = obiektem
    .loc = obiekcie
    .plural = obiekty
    .plural-gen = obiektów
term-function = Funkcja
    .nom = funkcja
    .gen = funkcji
    .dat = funkcji
    .acc = funkcję
    .ins = funkcją
    .loc = funkcji
    .plural = funkcje
    .plural-gen = funkcji
term-material = Materiał budowlany
    .nom = materiał budowlany
    .gen = materiału budowlanego
    .dat = materiałowi budowlanemu
    .acc = materiał budowlany
    .ins = materiałem budowlanym
    .loc = materiale budowlanym
    .plural = materiały budowlane
    .plural-gen = materiałów budowlanych
term-value = Wartość
    .nom = wartość
    .gen = wartości
    .dat = wartości
    .acc = wartość
    .ins = wartością
    .loc = wartości
    .plural = wartości
    .plural-gen = wartości
term-role = Rola
    .nom = rola
    .gen = roli
    .dat = roli
    .acc = rolę
    .ins = rolą
    .loc = roli
    .plural = role
    .plural-gen = ról
term-action = Akcja
    .nom = akcja
    .gen = akcji
    .dat = akcji
    .acc = akcję
    .ins = akcją
    .loc = akcji
    .plural = akcje
    .plural-gen = akcji
term-play = Zagranie
    .nom = zagranie
    .gen = zagrania
    .dat = zagraniu
    .acc = zagranie
    .ins = zagraniem
    .loc = zagraniu
    .plural = zagrania
    .plural-gen = zagrań
    .text = Jeden rozkaz danej roli, jeden senator albo jedna petycja.
    .help = Zagranie to jedna karta rozkazu danej roli, jeden senator albo jedna petycja; z Cyrkiem na murarza także dowolny rozkaz. Każde zagranie daje jedną akcję.
term-round = Runda
    .nom = runda
    .gen = rundy
    .dat = rundzie
    .acc = rundę
    .ins = rundą
    .loc = rundzie
    .plural = rundy
    .plural-gen = rund
term-turn = Tura
    .nom = tura
    .gen = tury
    .dat = turze
    .acc = turę
    .ins = turą
    .loc = turze
    .plural = tury
    .plural-gen = tur
term-think = Myślenie
    .nom = myślenie
    .gen = myślenia
    .dat = myśleniu
    .acc = myślenie
    .ins = myśleniem
    .loc = myśleniu
    .text = Weź senatora albo dobierz rozkazy.
    .help = Zamiast rozgrywać lub podążać: bierzesz senatora albo dobierasz rozkazy do limitu kart na ręce, a jeśli limit jest osiągnięty – jeden rozkaz.
term-lead = Rozgrywanie
    .nom = rozgrywanie
    .gen = rozgrywania
    .dat = rozgrywaniu
    .acc = rozgrywanie
    .ins = rozgrywaniem
    .loc = rozgrywaniu
term-follow = Podążanie
    .nom = podążanie
    .gen = podążania
    .dat = podążaniu
    .acc = podążanie
    .ins = podążaniem
    .loc = podążaniu
term-petition = Petycja
    .nom = petycja
    .gen = petycji
    .dat = petycji
    .acc = petycję
    .ins = petycją
    .loc = petycji
    .plural = petycje
    .plural-gen = petycji
    .text = Rozkazy jednej roli użyte jak senator.
    .help = Dwie karty rozkazów tej samej roli (w wariancie klasycznym trzy) użyte razem jak jeden senator.
term-victory-point = Punkt zwycięstwa
    .nom = punkt zwycięstwa
    .gen = punktu zwycięstwa
    .dat = punktowi zwycięstwa
    .acc = punkt zwycięstwa
    .ins = punktem zwycięstwa
    .loc = punkcie zwycięstwa
    .plural = punkty zwycięstwa
    .plural-gen = punktów zwycięstwa
term-opponent = Przeciwnik
    .nom = przeciwnik
    .gen = przeciwnika
    .dat = przeciwnikowi
    .acc = przeciwnika
    .ins = przeciwnikiem
    .loc = przeciwniku
    .plural = przeciwnicy
    .plural-gen = przeciwników
term-simplified-game = Uproszczona gra
    .nom = uproszczona gra
    .gen = uproszczonej gry
    .dat = uproszczonej grze
    .acc = uproszczoną grę
    .ins = uproszczoną grą
    .loc = uproszczonej grze
term-classic-variant = Wariant klasyczny
    .nom = wariant klasyczny
    .gen = wariantu klasycznego
    .dat = wariantowi klasycznemu
    .acc = wariant klasyczny
    .ins = wariantem klasycznym
    .loc = wariancie klasycznym
term-concede = Poddanie partii
    .nom = poddanie partii
    .gen = poddania partii
    .dat = poddaniu partii
    .acc = poddanie partii
    .ins = poddaniem partii
    .loc = poddaniu partii
term-demand = Żądanie
    .nom = żądanie
    .gen = żądania
    .dat = żądaniu
    .acc = żądanie
    .ins = żądaniem
    .loc = żądaniu
    .plural = żądania
    .plural-gen = żądań
term-upon-completion = W momencie ukończenia
term-demand-cry = W imieniu Senatu i ludu rzymskiego żądam { the-material.gen }!
term-refuse-cry = Na chwałę Rzymu!

## Counted forms. Argument $n. Polish .acc: accusative

count-card = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
count-order = { $n ->
        [one] { $n } rozkaz
        [few] { $n } rozkazy
        [many] { $n } rozkazów
       *[other] { $n } rozkazy
    }
    .acc = { $n ->
        [one] { $n } rozkaz
        [few] { $n } rozkazy
        [many] { $n } rozkazów
       *[other] { $n } rozkazy
    }
count-senator = { $n ->
        [one] { $n } senator
        [few] { $n } senatorów
        [many] { $n } senatorów
       *[other] { $n } senatorów
    }
    .acc = { $n ->
        [one] { $n } senatora
        [few] { $n } senatorów
        [many] { $n } senatorów
       *[other] { $n } senatorów
    }
count-client = { $n ->
        [one] { $n } klient
        [few] { $n } klientów
        [many] { $n } klientów
       *[other] { $n } klientów
    }
    .acc = { $n ->
        [one] { $n } klienta
        [few] { $n } klientów
        [many] { $n } klientów
       *[other] { $n } klientów
    }
count-material = { $n ->
        [one] { $n } materiał
        [few] { $n } materiały
        [many] { $n } materiałów
       *[other] { $n } materiały
    }
    .acc = { $n ->
        [one] { $n } materiał
        [few] { $n } materiały
        [many] { $n } materiałów
       *[other] { $n } materiały
    }
count-structure = { $n ->
        [one] { $n } obiekt
        [few] { $n } obiekty
        [many] { $n } obiektów
       *[other] { $n } obiekty
    }
    .acc = { $n ->
        [one] { $n } obiekt
        [few] { $n } obiekty
        [many] { $n } obiektów
       *[other] { $n } obiekty
    }
count-site = { $n ->
        [one] { $n } plac budowy
        [few] { $n } place budowy
        [many] { $n } placów budowy
       *[other] { $n } place budowy
    }
    .acc = { $n ->
        [one] { $n } plac budowy
        [few] { $n } place budowy
        [many] { $n } placów budowy
       *[other] { $n } place budowy
    }
count-action = { $n ->
        [one] { $n } akcja
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcje
    }
    .acc = { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
        [many] { $n } akcji
       *[other] { $n } akcje
    }
count-play = { $n ->
        [one] { $n } zagranie
        [few] { $n } zagrania
        [many] { $n } zagrań
       *[other] { $n } zagrania
    }
    .acc = { $n ->
        [one] { $n } zagranie
        [few] { $n } zagrania
        [many] { $n } zagrań
       *[other] { $n } zagrania
    }
count-influence = { $n ->
        [one] { $n } punkt wpływów
        [few] { $n } punkty wpływów
        [many] { $n } punktów wpływów
       *[other] { $n } punkty wpływów
    }
    .acc = { $n ->
        [one] { $n } punkt wpływów
        [few] { $n } punkty wpływów
        [many] { $n } punktów wpływów
       *[other] { $n } punkty wpływów
    }
count-point = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punkty
    }
    .acc = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punkty
    }
count-bonus = { $n ->
        [one] { $n } premia kupiecka
        [few] { $n } premie kupieckie
        [many] { $n } premii kupieckich
       *[other] { $n } premie kupieckie
    }
    .acc = { $n ->
        [one] { $n } premię kupiecką
        [few] { $n } premie kupieckie
        [many] { $n } premii kupieckich
       *[other] { $n } premie kupieckie
    }
count-round = { $n ->
        [one] { $n } runda
        [few] { $n } rundy
        [many] { $n } rund
       *[other] { $n } rundy
    }
    .acc = { $n ->
        [one] { $n } rundę
        [few] { $n } rundy
        [many] { $n } rund
       *[other] { $n } rundy
    }
count-player = { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } graczy
    }
    .acc = { $n ->
        [one] { $n } gracza
        [few] { $n } graczy
        [many] { $n } graczy
       *[other] { $n } graczy
    }
count-opponent = { $n ->
        [one] { $n } przeciwnik
        [few] { $n } przeciwników
        [many] { $n } przeciwników
       *[other] { $n } przeciwników
    }
    .acc = { $n ->
        [one] { $n } przeciwnika
        [few] { $n } przeciwników
        [many] { $n } przeciwników
       *[other] { $n } przeciwników
    }
count-think = { $n ->
        [one] { $n } raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } razy
    }
    .acc = { $n ->
        [one] { $n } raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } razy
    }
count-material-rubble = { $n ->
        [one] { $n } gruz
        [few] { $n } gruzy
        [many] { $n } gruzów
       *[other] { $n } gruzy
    }
    .acc = { $n ->
        [one] { $n } gruz
        [few] { $n } gruzy
        [many] { $n } gruzów
       *[other] { $n } gruzy
    }
count-material-wood = { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
        [many] { $n } drewien
       *[other] { $n } drewna
    }
    .acc = { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
        [many] { $n } drewien
       *[other] { $n } drewna
    }
count-material-concrete = { $n ->
        [one] { $n } beton
        [few] { $n } betony
        [many] { $n } betonów
       *[other] { $n } betony
    }
    .acc = { $n ->
        [one] { $n } beton
        [few] { $n } betony
        [many] { $n } betonów
       *[other] { $n } betony
    }
count-material-brick = { $n ->
        [one] { $n } cegła
        [few] { $n } cegły
        [many] { $n } cegieł
       *[other] { $n } cegły
    }
    .acc = { $n ->
        [one] { $n } cegłę
        [few] { $n } cegły
        [many] { $n } cegieł
       *[other] { $n } cegły
    }
count-material-stone = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienie
    }
    .acc = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienie
    }
count-material-marble = { $n ->
        [one] { $n } marmur
        [few] { $n } marmury
        [many] { $n } marmurów
       *[other] { $n } marmury
    }
    .acc = { $n ->
        [one] { $n } marmur
        [few] { $n } marmury
        [many] { $n } marmurów
       *[other] { $n } marmury
    }
count-role-patron = { $n ->
        [one] { $n } patron
        [few] { $n } patronów
        [many] { $n } patronów
       *[other] { $n } patronów
    }
    .acc = { $n ->
        [one] { $n } patrona
        [few] { $n } patronów
        [many] { $n } patronów
       *[other] { $n } patronów
    }
count-role-laborer = { $n ->
        [one] { $n } tragarz
        [few] { $n } tragarzy
        [many] { $n } tragarzy
       *[other] { $n } tragarzy
    }
    .acc = { $n ->
        [one] { $n } tragarza
        [few] { $n } tragarzy
        [many] { $n } tragarzy
       *[other] { $n } tragarzy
    }
count-role-craftsman = { $n ->
        [one] { $n } cieśla
        [few] { $n } cieśli
        [many] { $n } cieśli
       *[other] { $n } cieśli
    }
    .acc = { $n ->
        [one] { $n } cieślę
        [few] { $n } cieśli
        [many] { $n } cieśli
       *[other] { $n } cieśli
    }
count-role-architect = { $n ->
        [one] { $n } murarz
        [few] { $n } murarzy
        [many] { $n } murarzy
       *[other] { $n } murarzy
    }
    .acc = { $n ->
        [one] { $n } murarza
        [few] { $n } murarzy
        [many] { $n } murarzy
       *[other] { $n } murarzy
    }
count-role-legionary = { $n ->
        [one] { $n } legionista
        [few] { $n } legionistów
        [many] { $n } legionistów
       *[other] { $n } legionistów
    }
    .acc = { $n ->
        [one] { $n } legionistę
        [few] { $n } legionistów
        [many] { $n } legionistów
       *[other] { $n } legionistów
    }
count-role-merchant = { $n ->
        [one] { $n } kupiec
        [few] { $n } kupców
        [many] { $n } kupców
       *[other] { $n } kupców
    }
    .acc = { $n ->
        [one] { $n } kupca
        [few] { $n } kupców
        [many] { $n } kupców
       *[other] { $n } kupców
    }
count-action-patron = { $n ->
        [one] { $n } akcja patrona
        [few] { $n } akcje patrona
        [many] { $n } akcji patrona
       *[other] { $n } akcje patrona
    }
    .acc = { $n ->
        [one] { $n } akcję patrona
        [few] { $n } akcje patrona
        [many] { $n } akcji patrona
       *[other] { $n } akcje patrona
    }
count-action-laborer = { $n ->
        [one] { $n } akcja tragarza
        [few] { $n } akcje tragarza
        [many] { $n } akcji tragarza
       *[other] { $n } akcje tragarza
    }
    .acc = { $n ->
        [one] { $n } akcję tragarza
        [few] { $n } akcje tragarza
        [many] { $n } akcji tragarza
       *[other] { $n } akcje tragarza
    }
count-action-craftsman = { $n ->
        [one] { $n } akcja cieśli
        [few] { $n } akcje cieśli
        [many] { $n } akcji cieśli
       *[other] { $n } akcje cieśli
    }
    .acc = { $n ->
        [one] { $n } akcję cieśli
        [few] { $n } akcje cieśli
        [many] { $n } akcji cieśli
       *[other] { $n } akcje cieśli
    }
count-action-architect = { $n ->
        [one] { $n } akcja murarza
        [few] { $n } akcje murarza
        [many] { $n } akcji murarza
       *[other] { $n } akcje murarza
    }
    .acc = { $n ->
        [one] { $n } akcję murarza
        [few] { $n } akcje murarza
        [many] { $n } akcji murarza
       *[other] { $n } akcje murarza
    }
count-action-legionary = { $n ->
        [one] { $n } akcja legionisty
        [few] { $n } akcje legionisty
        [many] { $n } akcji legionisty
       *[other] { $n } akcje legionisty
    }
    .acc = { $n ->
        [one] { $n } akcję legionisty
        [few] { $n } akcje legionisty
        [many] { $n } akcji legionisty
       *[other] { $n } akcje legionisty
    }
count-action-merchant = { $n ->
        [one] { $n } akcja kupca
        [few] { $n } akcje kupca
        [many] { $n } akcji kupca
       *[other] { $n } akcje kupca
    }
    .acc = { $n ->
        [one] { $n } akcję kupca
        [few] { $n } akcje kupca
        [many] { $n } akcji kupca
       *[other] { $n } akcje kupca
    }

## Choice by id (the program passes the id from facts.json)

the-role = { $role ->
        [patron] { role-patron }
        [laborer] { role-laborer }
        [craftsman] { role-craftsman }
        [architect] { role-architect }
        [legionary] { role-legionary }
        [merchant] { role-merchant }
       *[other] { $role }
    }
    .nom = { $role ->
        [patron] { role-patron.nom }
        [laborer] { role-laborer.nom }
        [craftsman] { role-craftsman.nom }
        [architect] { role-architect.nom }
        [legionary] { role-legionary.nom }
        [merchant] { role-merchant.nom }
       *[other] { $role }
    }
    .gen = { $role ->
        [patron] { role-patron.gen }
        [laborer] { role-laborer.gen }
        [craftsman] { role-craftsman.gen }
        [architect] { role-architect.gen }
        [legionary] { role-legionary.gen }
        [merchant] { role-merchant.gen }
       *[other] { $role }
    }
    .dat = { $role ->
        [patron] { role-patron.dat }
        [laborer] { role-laborer.dat }
        [craftsman] { role-craftsman.dat }
        [architect] { role-architect.dat }
        [legionary] { role-legionary.dat }
        [merchant] { role-merchant.dat }
       *[other] { $role }
    }
    .acc = { $role ->
        [patron] { role-patron.acc }
        [laborer] { role-laborer.acc }
        [craftsman] { role-craftsman.acc }
        [architect] { role-architect.acc }
        [legionary] { role-legionary.acc }
        [merchant] { role-merchant.acc }
       *[other] { $role }
    }
    .ins = { $role ->
        [patron] { role-patron.ins }
        [laborer] { role-laborer.ins }
        [craftsman] { role-craftsman.ins }
        [architect] { role-architect.ins }
        [legionary] { role-legionary.ins }
        [merchant] { role-merchant.ins }
       *[other] { $role }
    }
    .loc = { $role ->
        [patron] { role-patron.loc }
        [laborer] { role-laborer.loc }
        [craftsman] { role-craftsman.loc }
        [architect] { role-architect.loc }
        [legionary] { role-legionary.loc }
        [merchant] { role-merchant.loc }
       *[other] { $role }
    }
    .plural = { $role ->
        [patron] { role-patron.plural }
        [laborer] { role-laborer.plural }
        [craftsman] { role-craftsman.plural }
        [architect] { role-architect.plural }
        [legionary] { role-legionary.plural }
        [merchant] { role-merchant.plural }
       *[other] { $role }
    }
    .plural-gen = { $role ->
        [patron] { role-patron.plural-gen }
        [laborer] { role-laborer.plural-gen }
        [craftsman] { role-craftsman.plural-gen }
        [architect] { role-architect.plural-gen }
        [legionary] { role-legionary.plural-gen }
        [merchant] { role-merchant.plural-gen }
       *[other] { $role }
    }
the-material = { $material ->
        [rubble] { material-rubble }
        [wood] { material-wood }
        [concrete] { material-concrete }
        [brick] { material-brick }
        [stone] { material-stone }
        [marble] { material-marble }
       *[other] { $material }
    }
    .nom = { $material ->
        [rubble] { material-rubble.nom }
        [wood] { material-wood.nom }
        [concrete] { material-concrete.nom }
        [brick] { material-brick.nom }
        [stone] { material-stone.nom }
        [marble] { material-marble.nom }
       *[other] { $material }
    }
    .gen = { $material ->
        [rubble] { material-rubble.gen }
        [wood] { material-wood.gen }
        [concrete] { material-concrete.gen }
        [brick] { material-brick.gen }
        [stone] { material-stone.gen }
        [marble] { material-marble.gen }
       *[other] { $material }
    }
    .dat = { $material ->
        [rubble] { material-rubble.dat }
        [wood] { material-wood.dat }
        [concrete] { material-concrete.dat }
        [brick] { material-brick.dat }
        [stone] { material-stone.dat }
        [marble] { material-marble.dat }
       *[other] { $material }
    }
    .acc = { $material ->
        [rubble] { material-rubble.acc }
        [wood] { material-wood.acc }
        [concrete] { material-concrete.acc }
        [brick] { material-brick.acc }
        [stone] { material-stone.acc }
        [marble] { material-marble.acc }
       *[other] { $material }
    }
    .ins = { $material ->
        [rubble] { material-rubble.ins }
        [wood] { material-wood.ins }
        [concrete] { material-concrete.ins }
        [brick] { material-brick.ins }
        [stone] { material-stone.ins }
        [marble] { material-marble.ins }
       *[other] { $material }
    }
    .loc = { $material ->
        [rubble] { material-rubble.loc }
        [wood] { material-wood.loc }
        [concrete] { material-concrete.loc }
        [brick] { material-brick.loc }
        [stone] { material-stone.loc }
        [marble] { material-marble.loc }
       *[other] { $material }
    }
    .plural-gen = { $material ->
        [rubble] { material-rubble.plural-gen }
        [wood] { material-wood.plural-gen }
        [concrete] { material-concrete.plural-gen }
        [brick] { material-brick.plural-gen }
        [stone] { material-stone.plural-gen }
        [marble] { material-marble.plural-gen }
       *[other] { $material }
    }
the-structure = { $structure ->
        [academy] { structure-academy }
        [aqueduct] { structure-aqueduct }
        [amphitheatre] { structure-amphitheatre }
        [coliseum] { structure-coliseum }
        [atrium] { structure-atrium }
        [gate] { structure-gate }
        [circus] { structure-circus }
        [dock] { structure-dock }
        [fountain] { structure-fountain }
        [insula] { structure-insula }
        [catacomb] { structure-catacomb }
        [latrine] { structure-latrine }
        [bath] { structure-bath }
        [archway] { structure-archway }
        [storeroom] { structure-storeroom }
        [bridge] { structure-bridge }
        [wall] { structure-wall }
        [foundry] { structure-foundry }
        [garden] { structure-garden }
        [shrine] { structure-shrine }
        [palisade] { structure-palisade }
        [palace] { structure-palace }
        [forum] { structure-forum }
        [forum-classic] { structure-forum-classic }
        [statue] { structure-statue }
        [villa] { structure-villa }
        [basilica] { structure-basilica }
        [stairway] { structure-stairway }
        [senate] { structure-senate }
        [scriptorium] { structure-scriptorium }
        [school] { structure-school }
        [ludus-magna] { structure-ludus-magna }
        [sewer] { structure-sewer }
        [temple] { structure-temple }
        [circus-maximus] { structure-circus-maximus }
        [market] { structure-market }
        [bar] { structure-bar }
        [road] { structure-road }
        [vomitorium] { structure-vomitorium }
        [tower] { structure-tower }
        [prison] { structure-prison }
       *[other] { $structure }
    }
    .nom = { $structure ->
        [academy] { structure-academy.nom }
        [aqueduct] { structure-aqueduct.nom }
        [amphitheatre] { structure-amphitheatre.nom }
        [coliseum] { structure-coliseum.nom }
        [atrium] { structure-atrium.nom }
        [gate] { structure-gate.nom }
        [circus] { structure-circus.nom }
        [dock] { structure-dock.nom }
        [fountain] { structure-fountain.nom }
        [insula] { structure-insula.nom }
        [catacomb] { structure-catacomb.nom }
        [latrine] { structure-latrine.nom }
        [bath] { structure-bath.nom }
        [archway] { structure-archway.nom }
        [storeroom] { structure-storeroom.nom }
        [bridge] { structure-bridge.nom }
        [wall] { structure-wall.nom }
        [foundry] { structure-foundry.nom }
        [garden] { structure-garden.nom }
        [shrine] { structure-shrine.nom }
        [palisade] { structure-palisade.nom }
        [palace] { structure-palace.nom }
        [forum] { structure-forum.nom }
        [forum-classic] { structure-forum-classic.nom }
        [statue] { structure-statue.nom }
        [villa] { structure-villa.nom }
        [basilica] { structure-basilica.nom }
        [stairway] { structure-stairway.nom }
        [senate] { structure-senate.nom }
        [scriptorium] { structure-scriptorium.nom }
        [school] { structure-school.nom }
        [ludus-magna] { structure-ludus-magna.nom }
        [sewer] { structure-sewer.nom }
        [temple] { structure-temple.nom }
        [circus-maximus] { structure-circus-maximus.nom }
        [market] { structure-market.nom }
        [bar] { structure-bar.nom }
        [road] { structure-road.nom }
        [vomitorium] { structure-vomitorium.nom }
        [tower] { structure-tower.nom }
        [prison] { structure-prison.nom }
       *[other] { $structure }
    }
    .gen = { $structure ->
        [academy] { structure-academy.gen }
        [aqueduct] { structure-aqueduct.gen }
        [amphitheatre] { structure-amphitheatre.gen }
        [coliseum] { structure-coliseum.gen }
        [atrium] { structure-atrium.gen }
        [gate] { structure-gate.gen }
        [circus] { structure-circus.gen }
        [dock] { structure-dock.gen }
        [fountain] { structure-fountain.gen }
        [insula] { structure-insula.gen }
        [catacomb] { structure-catacomb.gen }
        [latrine] { structure-latrine.gen }
        [bath] { structure-bath.gen }
        [archway] { structure-archway.gen }
        [storeroom] { structure-storeroom.gen }
        [bridge] { structure-bridge.gen }
        [wall] { structure-wall.gen }
        [foundry] { structure-foundry.gen }
        [garden] { structure-garden.gen }
        [shrine] { structure-shrine.gen }
        [palisade] { structure-palisade.gen }
        [palace] { structure-palace.gen }
        [forum] { structure-forum.gen }
        [forum-classic] { structure-forum-classic.gen }
        [statue] { structure-statue.gen }
        [villa] { structure-villa.gen }
        [basilica] { structure-basilica.gen }
        [stairway] { structure-stairway.gen }
        [senate] { structure-senate.gen }
        [scriptorium] { structure-scriptorium.gen }
        [school] { structure-school.gen }
        [ludus-magna] { structure-ludus-magna.gen }
        [sewer] { structure-sewer.gen }
        [temple] { structure-temple.gen }
        [circus-maximus] { structure-circus-maximus.gen }
        [market] { structure-market.gen }
        [bar] { structure-bar.gen }
        [road] { structure-road.gen }
        [vomitorium] { structure-vomitorium.gen }
        [tower] { structure-tower.gen }
        [prison] { structure-prison.gen }
       *[other] { $structure }
    }
    .dat = { $structure ->
        [academy] { structure-academy.dat }
        [aqueduct] { structure-aqueduct.dat }
        [amphitheatre] { structure-amphitheatre.dat }
        [coliseum] { structure-coliseum.dat }
        [atrium] { structure-atrium.dat }
        [gate] { structure-gate.dat }
        [circus] { structure-circus.dat }
        [dock] { structure-dock.dat }
        [fountain] { structure-fountain.dat }
        [insula] { structure-insula.dat }
        [catacomb] { structure-catacomb.dat }
        [latrine] { structure-latrine.dat }
        [bath] { structure-bath.dat }
        [archway] { structure-archway.dat }
        [storeroom] { structure-storeroom.dat }
        [bridge] { structure-bridge.dat }
        [wall] { structure-wall.dat }
        [foundry] { structure-foundry.dat }
        [garden] { structure-garden.dat }
        [shrine] { structure-shrine.dat }
        [palisade] { structure-palisade.dat }
        [palace] { structure-palace.dat }
        [forum] { structure-forum.dat }
        [forum-classic] { structure-forum-classic.dat }
        [statue] { structure-statue.dat }
        [villa] { structure-villa.dat }
        [basilica] { structure-basilica.dat }
        [stairway] { structure-stairway.dat }
        [senate] { structure-senate.dat }
        [scriptorium] { structure-scriptorium.dat }
        [school] { structure-school.dat }
        [ludus-magna] { structure-ludus-magna.dat }
        [sewer] { structure-sewer.dat }
        [temple] { structure-temple.dat }
        [circus-maximus] { structure-circus-maximus.dat }
        [market] { structure-market.dat }
        [bar] { structure-bar.dat }
        [road] { structure-road.dat }
        [vomitorium] { structure-vomitorium.dat }
        [tower] { structure-tower.dat }
        [prison] { structure-prison.dat }
       *[other] { $structure }
    }
    .acc = { $structure ->
        [academy] { structure-academy.acc }
        [aqueduct] { structure-aqueduct.acc }
        [amphitheatre] { structure-amphitheatre.acc }
        [coliseum] { structure-coliseum.acc }
        [atrium] { structure-atrium.acc }
        [gate] { structure-gate.acc }
        [circus] { structure-circus.acc }
        [dock] { structure-dock.acc }
        [fountain] { structure-fountain.acc }
        [insula] { structure-insula.acc }
        [catacomb] { structure-catacomb.acc }
        [latrine] { structure-latrine.acc }
        [bath] { structure-bath.acc }
        [archway] { structure-archway.acc }
        [storeroom] { structure-storeroom.acc }
        [bridge] { structure-bridge.acc }
        [wall] { structure-wall.acc }
        [foundry] { structure-foundry.acc }
        [garden] { structure-garden.acc }
        [shrine] { structure-shrine.acc }
        [palisade] { structure-palisade.acc }
        [palace] { structure-palace.acc }
        [forum] { structure-forum.acc }
        [forum-classic] { structure-forum-classic.acc }
        [statue] { structure-statue.acc }
        [villa] { structure-villa.acc }
        [basilica] { structure-basilica.acc }
        [stairway] { structure-stairway.acc }
        [senate] { structure-senate.acc }
        [scriptorium] { structure-scriptorium.acc }
        [school] { structure-school.acc }
        [ludus-magna] { structure-ludus-magna.acc }
        [sewer] { structure-sewer.acc }
        [temple] { structure-temple.acc }
        [circus-maximus] { structure-circus-maximus.acc }
        [market] { structure-market.acc }
        [bar] { structure-bar.acc }
        [road] { structure-road.acc }
        [vomitorium] { structure-vomitorium.acc }
        [tower] { structure-tower.acc }
        [prison] { structure-prison.acc }
       *[other] { $structure }
    }
    .ins = { $structure ->
        [academy] { structure-academy.ins }
        [aqueduct] { structure-aqueduct.ins }
        [amphitheatre] { structure-amphitheatre.ins }
        [coliseum] { structure-coliseum.ins }
        [atrium] { structure-atrium.ins }
        [gate] { structure-gate.ins }
        [circus] { structure-circus.ins }
        [dock] { structure-dock.ins }
        [fountain] { structure-fountain.ins }
        [insula] { structure-insula.ins }
        [catacomb] { structure-catacomb.ins }
        [latrine] { structure-latrine.ins }
        [bath] { structure-bath.ins }
        [archway] { structure-archway.ins }
        [storeroom] { structure-storeroom.ins }
        [bridge] { structure-bridge.ins }
        [wall] { structure-wall.ins }
        [foundry] { structure-foundry.ins }
        [garden] { structure-garden.ins }
        [shrine] { structure-shrine.ins }
        [palisade] { structure-palisade.ins }
        [palace] { structure-palace.ins }
        [forum] { structure-forum.ins }
        [forum-classic] { structure-forum-classic.ins }
        [statue] { structure-statue.ins }
        [villa] { structure-villa.ins }
        [basilica] { structure-basilica.ins }
        [stairway] { structure-stairway.ins }
        [senate] { structure-senate.ins }
        [scriptorium] { structure-scriptorium.ins }
        [school] { structure-school.ins }
        [ludus-magna] { structure-ludus-magna.ins }
        [sewer] { structure-sewer.ins }
        [temple] { structure-temple.ins }
        [circus-maximus] { structure-circus-maximus.ins }
        [market] { structure-market.ins }
        [bar] { structure-bar.ins }
        [road] { structure-road.ins }
        [vomitorium] { structure-vomitorium.ins }
        [tower] { structure-tower.ins }
        [prison] { structure-prison.ins }
       *[other] { $structure }
    }
    .loc = { $structure ->
        [academy] { structure-academy.loc }
        [aqueduct] { structure-aqueduct.loc }
        [amphitheatre] { structure-amphitheatre.loc }
        [coliseum] { structure-coliseum.loc }
        [atrium] { structure-atrium.loc }
        [gate] { structure-gate.loc }
        [circus] { structure-circus.loc }
        [dock] { structure-dock.loc }
        [fountain] { structure-fountain.loc }
        [insula] { structure-insula.loc }
        [catacomb] { structure-catacomb.loc }
        [latrine] { structure-latrine.loc }
        [bath] { structure-bath.loc }
        [archway] { structure-archway.loc }
        [storeroom] { structure-storeroom.loc }
        [bridge] { structure-bridge.loc }
        [wall] { structure-wall.loc }
        [foundry] { structure-foundry.loc }
        [garden] { structure-garden.loc }
        [shrine] { structure-shrine.loc }
        [palisade] { structure-palisade.loc }
        [palace] { structure-palace.loc }
        [forum] { structure-forum.loc }
        [forum-classic] { structure-forum-classic.loc }
        [statue] { structure-statue.loc }
        [villa] { structure-villa.loc }
        [basilica] { structure-basilica.loc }
        [stairway] { structure-stairway.loc }
        [senate] { structure-senate.loc }
        [scriptorium] { structure-scriptorium.loc }
        [school] { structure-school.loc }
        [ludus-magna] { structure-ludus-magna.loc }
        [sewer] { structure-sewer.loc }
        [temple] { structure-temple.loc }
        [circus-maximus] { structure-circus-maximus.loc }
        [market] { structure-market.loc }
        [bar] { structure-bar.loc }
        [road] { structure-road.loc }
        [vomitorium] { structure-vomitorium.loc }
        [tower] { structure-tower.loc }
        [prison] { structure-prison.loc }
       *[other] { $structure }
    }
the-zone = { $zone ->
        [deck] { zone-deck }
        [hand] { zone-hand }
        [pool] { zone-pool }
        [clientele] { zone-clientele }
        [stockpile] { zone-stockpile }
        [vault] { zone-vault }
        [structures] { zone-structures }
        [influence] { zone-influence }
        [camp-play-area] { zone-camp-play-area }
        [senator-supply] { zone-senator-supply }
        [sites] { zone-sites }
       *[other] { $zone }
    }
    .nom = { $zone ->
        [deck] { zone-deck.nom }
        [hand] { zone-hand.nom }
        [pool] { zone-pool.nom }
        [clientele] { zone-clientele.nom }
        [stockpile] { zone-stockpile.nom }
        [vault] { zone-vault.nom }
        [structures] { zone-structures.nom }
        [influence] { zone-influence.nom }
        [camp-play-area] { zone-camp-play-area.nom }
        [senator-supply] { zone-senator-supply.nom }
        [sites] { zone-sites.nom }
       *[other] { $zone }
    }
    .gen = { $zone ->
        [deck] { zone-deck.gen }
        [hand] { zone-hand.gen }
        [pool] { zone-pool.gen }
        [clientele] { zone-clientele.gen }
        [stockpile] { zone-stockpile.gen }
        [vault] { zone-vault.gen }
        [structures] { zone-structures.gen }
        [influence] { zone-influence.gen }
        [camp-play-area] { zone-camp-play-area.gen }
        [senator-supply] { zone-senator-supply.gen }
        [sites] { zone-sites.gen }
       *[other] { $zone }
    }
    .dat = { $zone ->
        [deck] { zone-deck.dat }
        [hand] { zone-hand.dat }
        [pool] { zone-pool.dat }
        [clientele] { zone-clientele.dat }
        [stockpile] { zone-stockpile.dat }
        [vault] { zone-vault.dat }
        [structures] { zone-structures.dat }
        [influence] { zone-influence.dat }
        [camp-play-area] { zone-camp-play-area.dat }
        [senator-supply] { zone-senator-supply.dat }
        [sites] { zone-sites.dat }
       *[other] { $zone }
    }
    .acc = { $zone ->
        [deck] { zone-deck.acc }
        [hand] { zone-hand.acc }
        [pool] { zone-pool.acc }
        [clientele] { zone-clientele.acc }
        [stockpile] { zone-stockpile.acc }
        [vault] { zone-vault.acc }
        [structures] { zone-structures.acc }
        [influence] { zone-influence.acc }
        [camp-play-area] { zone-camp-play-area.acc }
        [senator-supply] { zone-senator-supply.acc }
        [sites] { zone-sites.acc }
       *[other] { $zone }
    }
    .ins = { $zone ->
        [deck] { zone-deck.ins }
        [hand] { zone-hand.ins }
        [pool] { zone-pool.ins }
        [clientele] { zone-clientele.ins }
        [stockpile] { zone-stockpile.ins }
        [vault] { zone-vault.ins }
        [structures] { zone-structures.ins }
        [influence] { zone-influence.ins }
        [camp-play-area] { zone-camp-play-area.ins }
        [senator-supply] { zone-senator-supply.ins }
        [sites] { zone-sites.ins }
       *[other] { $zone }
    }
    .loc = { $zone ->
        [deck] { zone-deck.loc }
        [hand] { zone-hand.loc }
        [pool] { zone-pool.loc }
        [clientele] { zone-clientele.loc }
        [stockpile] { zone-stockpile.loc }
        [vault] { zone-vault.loc }
        [structures] { zone-structures.loc }
        [influence] { zone-influence.loc }
        [camp-play-area] { zone-camp-play-area.loc }
        [senator-supply] { zone-senator-supply.loc }
        [sites] { zone-sites.loc }
       *[other] { $zone }
    }
the-variant = { $variant ->
        [standard] { variant-standard }
        [classic] { variant-classic }
        [simplified] { variant-simplified }
       *[other] { $variant }
    }
the-end = { $reason ->
        [deck-empty] { end-deck-empty }
        [last-in-town-site-taken] { end-last-in-town-site-taken }
        [catacomb-completed] { end-catacomb-completed }
        [forum-condition] { end-forum-condition }
        [concession-by-all] { end-concession-by-all }
        [stalemate] { end-stalemate }
       *[other] { $reason }
    }
the-count-material = { $material ->
        [rubble] { count-material-rubble }
        [wood] { count-material-wood }
        [concrete] { count-material-concrete }
        [brick] { count-material-brick }
        [stone] { count-material-stone }
        [marble] { count-material-marble }
       *[other] { $material }
    }
    .acc = { $material ->
        [rubble] { count-material-rubble.acc }
        [wood] { count-material-wood.acc }
        [concrete] { count-material-concrete.acc }
        [brick] { count-material-brick.acc }
        [stone] { count-material-stone.acc }
        [marble] { count-material-marble.acc }
       *[other] { $material }
    }
the-count-role = { $role ->
        [patron] { count-role-patron }
        [laborer] { count-role-laborer }
        [craftsman] { count-role-craftsman }
        [architect] { count-role-architect }
        [legionary] { count-role-legionary }
        [merchant] { count-role-merchant }
       *[other] { $role }
    }
    .acc = { $role ->
        [patron] { count-role-patron.acc }
        [laborer] { count-role-laborer.acc }
        [craftsman] { count-role-craftsman.acc }
        [architect] { count-role-architect.acc }
        [legionary] { count-role-legionary.acc }
        [merchant] { count-role-merchant.acc }
       *[other] { $role }
    }
the-count-action = { $role ->
        [patron] { count-action-patron }
        [laborer] { count-action-laborer }
        [craftsman] { count-action-craftsman }
        [architect] { count-action-architect }
        [legionary] { count-action-legionary }
        [merchant] { count-action-merchant }
       *[other] { $role }
    }
    .acc = { $role ->
        [patron] { count-action-patron.acc }
        [laborer] { count-action-laborer.acc }
        [craftsman] { count-action-craftsman.acc }
        [architect] { count-action-architect.acc }
        [legionary] { count-action-legionary.acc }
        [merchant] { count-action-merchant.acc }
       *[other] { $role }
    }
the-site = { $side ->
        [in-town] bliski
       *[out-of-town] odległy
    } { $material ->
        [rubble] { material-rubble.adj }
        [wood] { material-wood.adj }
        [concrete] { material-concrete.adj }
        [brick] { material-brick.adj }
        [stone] { material-stone.adj }
        [marble] { material-marble.adj }
       *[other] { $material }
    } plac budowy
    .gen = { $side ->
        [in-town] bliskiego
       *[out-of-town] odległego
    } { $material ->
        [rubble] { material-rubble.adj-gen }
        [wood] { material-wood.adj-gen }
        [concrete] { material-concrete.adj-gen }
        [brick] { material-brick.adj-gen }
        [stone] { material-stone.adj-gen }
        [marble] { material-marble.adj-gen }
       *[other] { $material }
    } placu budowy
    .acc = { $side ->
        [in-town] bliski
       *[out-of-town] odległy
    } { $material ->
        [rubble] { material-rubble.adj }
        [wood] { material-wood.adj }
        [concrete] { material-concrete.adj }
        [brick] { material-brick.adj }
        [stone] { material-stone.adj }
        [marble] { material-marble.adj }
       *[other] { $material }
    } plac budowy
    .loc = { $side ->
        [in-town] bliskim
       *[out-of-town] odległym
    } { $material ->
        [rubble] { material-rubble.adj-loc }
        [wood] { material-wood.adj-loc }
        [concrete] { material-concrete.adj-loc }
        [brick] { material-brick.adj-loc }
        [stone] { material-stone.adj-loc }
        [marble] { material-marble.adj-loc }
       *[other] { $material }
    } placu budowy

## Cards in hands: orders bear the names of structures; there are senators too

card-academy = { structure-academy }
card-aqueduct = { structure-aqueduct }
card-amphitheatre = { structure-amphitheatre }
card-coliseum = { structure-coliseum }
card-atrium = { structure-atrium }
card-gate = { structure-gate }
card-circus = { structure-circus }
card-dock = { structure-dock }
card-fountain = { structure-fountain }
card-insula = { structure-insula }
card-catacomb = { structure-catacomb }
card-latrine = { structure-latrine }
card-bath = { structure-bath }
card-archway = { structure-archway }
card-storeroom = { structure-storeroom }
card-bridge = { structure-bridge }
card-wall = { structure-wall }
card-foundry = { structure-foundry }
card-garden = { structure-garden }
card-shrine = { structure-shrine }
card-palisade = { structure-palisade }
card-palace = { structure-palace }
card-forum = { structure-forum }
card-statue = { structure-statue }
card-villa = { structure-villa }
card-basilica = { structure-basilica }
card-stairway = { structure-stairway }
card-senate = { structure-senate }
card-scriptorium = { structure-scriptorium }
card-school = { structure-school }
card-ludus-magna = { structure-ludus-magna }
card-sewer = { structure-sewer }
card-temple = { structure-temple }
card-circus-maximus = { structure-circus-maximus }
card-market = { structure-market }
card-bar = { structure-bar }
card-road = { structure-road }
card-vomitorium = { structure-vomitorium }
card-tower = { structure-tower }
card-prison = { structure-prison }
the-card = { $card ->
        [senator] { card-senator.nom }
        [academy] { structure-academy }
        [aqueduct] { structure-aqueduct }
        [amphitheatre] { structure-amphitheatre }
        [coliseum] { structure-coliseum }
        [atrium] { structure-atrium }
        [gate] { structure-gate }
        [circus] { structure-circus }
        [dock] { structure-dock }
        [fountain] { structure-fountain }
        [insula] { structure-insula }
        [catacomb] { structure-catacomb }
        [latrine] { structure-latrine }
        [bath] { structure-bath }
        [archway] { structure-archway }
        [storeroom] { structure-storeroom }
        [bridge] { structure-bridge }
        [wall] { structure-wall }
        [foundry] { structure-foundry }
        [garden] { structure-garden }
        [shrine] { structure-shrine }
        [palisade] { structure-palisade }
        [palace] { structure-palace }
        [forum] { structure-forum }
        [statue] { structure-statue }
        [villa] { structure-villa }
        [basilica] { structure-basilica }
        [stairway] { structure-stairway }
        [senate] { structure-senate }
        [scriptorium] { structure-scriptorium }
        [school] { structure-school }
        [ludus-magna] { structure-ludus-magna }
        [sewer] { structure-sewer }
        [temple] { structure-temple }
        [circus-maximus] { structure-circus-maximus }
        [market] { structure-market }
        [bar] { structure-bar }
        [road] { structure-road }
        [vomitorium] { structure-vomitorium }
        [tower] { structure-tower }
        [prison] { structure-prison }
       *[other] { $card }
    }
    .nom = { $card ->
        [senator] { card-senator.nom }
        [academy] { structure-academy.nom }
        [aqueduct] { structure-aqueduct.nom }
        [amphitheatre] { structure-amphitheatre.nom }
        [coliseum] { structure-coliseum.nom }
        [atrium] { structure-atrium.nom }
        [gate] { structure-gate.nom }
        [circus] { structure-circus.nom }
        [dock] { structure-dock.nom }
        [fountain] { structure-fountain.nom }
        [insula] { structure-insula.nom }
        [catacomb] { structure-catacomb.nom }
        [latrine] { structure-latrine.nom }
        [bath] { structure-bath.nom }
        [archway] { structure-archway.nom }
        [storeroom] { structure-storeroom.nom }
        [bridge] { structure-bridge.nom }
        [wall] { structure-wall.nom }
        [foundry] { structure-foundry.nom }
        [garden] { structure-garden.nom }
        [shrine] { structure-shrine.nom }
        [palisade] { structure-palisade.nom }
        [palace] { structure-palace.nom }
        [forum] { structure-forum.nom }
        [statue] { structure-statue.nom }
        [villa] { structure-villa.nom }
        [basilica] { structure-basilica.nom }
        [stairway] { structure-stairway.nom }
        [senate] { structure-senate.nom }
        [scriptorium] { structure-scriptorium.nom }
        [school] { structure-school.nom }
        [ludus-magna] { structure-ludus-magna.nom }
        [sewer] { structure-sewer.nom }
        [temple] { structure-temple.nom }
        [circus-maximus] { structure-circus-maximus.nom }
        [market] { structure-market.nom }
        [bar] { structure-bar.nom }
        [road] { structure-road.nom }
        [vomitorium] { structure-vomitorium.nom }
        [tower] { structure-tower.nom }
        [prison] { structure-prison.nom }
       *[other] { $card }
    }
    .gen = { $card ->
        [senator] { card-senator.gen }
        [academy] { structure-academy.gen }
        [aqueduct] { structure-aqueduct.gen }
        [amphitheatre] { structure-amphitheatre.gen }
        [coliseum] { structure-coliseum.gen }
        [atrium] { structure-atrium.gen }
        [gate] { structure-gate.gen }
        [circus] { structure-circus.gen }
        [dock] { structure-dock.gen }
        [fountain] { structure-fountain.gen }
        [insula] { structure-insula.gen }
        [catacomb] { structure-catacomb.gen }
        [latrine] { structure-latrine.gen }
        [bath] { structure-bath.gen }
        [archway] { structure-archway.gen }
        [storeroom] { structure-storeroom.gen }
        [bridge] { structure-bridge.gen }
        [wall] { structure-wall.gen }
        [foundry] { structure-foundry.gen }
        [garden] { structure-garden.gen }
        [shrine] { structure-shrine.gen }
        [palisade] { structure-palisade.gen }
        [palace] { structure-palace.gen }
        [forum] { structure-forum.gen }
        [statue] { structure-statue.gen }
        [villa] { structure-villa.gen }
        [basilica] { structure-basilica.gen }
        [stairway] { structure-stairway.gen }
        [senate] { structure-senate.gen }
        [scriptorium] { structure-scriptorium.gen }
        [school] { structure-school.gen }
        [ludus-magna] { structure-ludus-magna.gen }
        [sewer] { structure-sewer.gen }
        [temple] { structure-temple.gen }
        [circus-maximus] { structure-circus-maximus.gen }
        [market] { structure-market.gen }
        [bar] { structure-bar.gen }
        [road] { structure-road.gen }
        [vomitorium] { structure-vomitorium.gen }
        [tower] { structure-tower.gen }
        [prison] { structure-prison.gen }
       *[other] { $card }
    }
    .dat = { $card ->
        [senator] { card-senator.dat }
        [academy] { structure-academy.dat }
        [aqueduct] { structure-aqueduct.dat }
        [amphitheatre] { structure-amphitheatre.dat }
        [coliseum] { structure-coliseum.dat }
        [atrium] { structure-atrium.dat }
        [gate] { structure-gate.dat }
        [circus] { structure-circus.dat }
        [dock] { structure-dock.dat }
        [fountain] { structure-fountain.dat }
        [insula] { structure-insula.dat }
        [catacomb] { structure-catacomb.dat }
        [latrine] { structure-latrine.dat }
        [bath] { structure-bath.dat }
        [archway] { structure-archway.dat }
        [storeroom] { structure-storeroom.dat }
        [bridge] { structure-bridge.dat }
        [wall] { structure-wall.dat }
        [foundry] { structure-foundry.dat }
        [garden] { structure-garden.dat }
        [shrine] { structure-shrine.dat }
        [palisade] { structure-palisade.dat }
        [palace] { structure-palace.dat }
        [forum] { structure-forum.dat }
        [statue] { structure-statue.dat }
        [villa] { structure-villa.dat }
        [basilica] { structure-basilica.dat }
        [stairway] { structure-stairway.dat }
        [senate] { structure-senate.dat }
        [scriptorium] { structure-scriptorium.dat }
        [school] { structure-school.dat }
        [ludus-magna] { structure-ludus-magna.dat }
        [sewer] { structure-sewer.dat }
        [temple] { structure-temple.dat }
        [circus-maximus] { structure-circus-maximus.dat }
        [market] { structure-market.dat }
        [bar] { structure-bar.dat }
        [road] { structure-road.dat }
        [vomitorium] { structure-vomitorium.dat }
        [tower] { structure-tower.dat }
        [prison] { structure-prison.dat }
       *[other] { $card }
    }
    .acc = { $card ->
        [senator] { card-senator.acc }
        [academy] { structure-academy.acc }
        [aqueduct] { structure-aqueduct.acc }
        [amphitheatre] { structure-amphitheatre.acc }
        [coliseum] { structure-coliseum.acc }
        [atrium] { structure-atrium.acc }
        [gate] { structure-gate.acc }
        [circus] { structure-circus.acc }
        [dock] { structure-dock.acc }
        [fountain] { structure-fountain.acc }
        [insula] { structure-insula.acc }
        [catacomb] { structure-catacomb.acc }
        [latrine] { structure-latrine.acc }
        [bath] { structure-bath.acc }
        [archway] { structure-archway.acc }
        [storeroom] { structure-storeroom.acc }
        [bridge] { structure-bridge.acc }
        [wall] { structure-wall.acc }
        [foundry] { structure-foundry.acc }
        [garden] { structure-garden.acc }
        [shrine] { structure-shrine.acc }
        [palisade] { structure-palisade.acc }
        [palace] { structure-palace.acc }
        [forum] { structure-forum.acc }
        [statue] { structure-statue.acc }
        [villa] { structure-villa.acc }
        [basilica] { structure-basilica.acc }
        [stairway] { structure-stairway.acc }
        [senate] { structure-senate.acc }
        [scriptorium] { structure-scriptorium.acc }
        [school] { structure-school.acc }
        [ludus-magna] { structure-ludus-magna.acc }
        [sewer] { structure-sewer.acc }
        [temple] { structure-temple.acc }
        [circus-maximus] { structure-circus-maximus.acc }
        [market] { structure-market.acc }
        [bar] { structure-bar.acc }
        [road] { structure-road.acc }
        [vomitorium] { structure-vomitorium.acc }
        [tower] { structure-tower.acc }
        [prison] { structure-prison.acc }
       *[other] { $card }
    }
    .ins = { $card ->
        [senator] { card-senator.ins }
        [academy] { structure-academy.ins }
        [aqueduct] { structure-aqueduct.ins }
        [amphitheatre] { structure-amphitheatre.ins }
        [coliseum] { structure-coliseum.ins }
        [atrium] { structure-atrium.ins }
        [gate] { structure-gate.ins }
        [circus] { structure-circus.ins }
        [dock] { structure-dock.ins }
        [fountain] { structure-fountain.ins }
        [insula] { structure-insula.ins }
        [catacomb] { structure-catacomb.ins }
        [latrine] { structure-latrine.ins }
        [bath] { structure-bath.ins }
        [archway] { structure-archway.ins }
        [storeroom] { structure-storeroom.ins }
        [bridge] { structure-bridge.ins }
        [wall] { structure-wall.ins }
        [foundry] { structure-foundry.ins }
        [garden] { structure-garden.ins }
        [shrine] { structure-shrine.ins }
        [palisade] { structure-palisade.ins }
        [palace] { structure-palace.ins }
        [forum] { structure-forum.ins }
        [statue] { structure-statue.ins }
        [villa] { structure-villa.ins }
        [basilica] { structure-basilica.ins }
        [stairway] { structure-stairway.ins }
        [senate] { structure-senate.ins }
        [scriptorium] { structure-scriptorium.ins }
        [school] { structure-school.ins }
        [ludus-magna] { structure-ludus-magna.ins }
        [sewer] { structure-sewer.ins }
        [temple] { structure-temple.ins }
        [circus-maximus] { structure-circus-maximus.ins }
        [market] { structure-market.ins }
        [bar] { structure-bar.ins }
        [road] { structure-road.ins }
        [vomitorium] { structure-vomitorium.ins }
        [tower] { structure-tower.ins }
        [prison] { structure-prison.ins }
       *[other] { $card }
    }
    .loc = { $card ->
        [senator] { card-senator.loc }
        [academy] { structure-academy.loc }
        [aqueduct] { structure-aqueduct.loc }
        [amphitheatre] { structure-amphitheatre.loc }
        [coliseum] { structure-coliseum.loc }
        [atrium] { structure-atrium.loc }
        [gate] { structure-gate.loc }
        [circus] { structure-circus.loc }
        [dock] { structure-dock.loc }
        [fountain] { structure-fountain.loc }
        [insula] { structure-insula.loc }
        [catacomb] { structure-catacomb.loc }
        [latrine] { structure-latrine.loc }
        [bath] { structure-bath.loc }
        [archway] { structure-archway.loc }
        [storeroom] { structure-storeroom.loc }
        [bridge] { structure-bridge.loc }
        [wall] { structure-wall.loc }
        [foundry] { structure-foundry.loc }
        [garden] { structure-garden.loc }
        [shrine] { structure-shrine.loc }
        [palisade] { structure-palisade.loc }
        [palace] { structure-palace.loc }
        [forum] { structure-forum.loc }
        [statue] { structure-statue.loc }
        [villa] { structure-villa.loc }
        [basilica] { structure-basilica.loc }
        [stairway] { structure-stairway.loc }
        [senate] { structure-senate.loc }
        [scriptorium] { structure-scriptorium.loc }
        [school] { structure-school.loc }
        [ludus-magna] { structure-ludus-magna.loc }
        [sewer] { structure-sewer.loc }
        [temple] { structure-temple.loc }
        [circus-maximus] { structure-circus-maximus.loc }
        [market] { structure-market.loc }
        [bar] { structure-bar.loc }
        [road] { structure-road.loc }
        [vomitorium] { structure-vomitorium.loc }
        [tower] { structure-tower.loc }
        [prison] { structure-prison.loc }
       *[other] { $card }
    }
the-seat = { $who ->
        [you] Ty
       *[other] { $seat }
    }
