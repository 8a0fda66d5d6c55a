### 7 Cudów Świata: Liderzy – zdania stołu (polski)
### Prefiksy: head- state- wait- label- mil- ask- told- do- price- log- move- result- score- about- no-
### $seat i $target to imiona, nigdy nieodmieniane; $who to "you", jeśli $seat czyta, inaczej "other". $seats, $cards, $leaders,
### $goods: listy łączone przez aplikację. Rzeczy to identyfikatory, nazywane przez the-… z terms.pl.ftl.
### .help: drugi wiersz pytania. .short: tabliczka na rzeczy (do 24 znaków). .clause: numer zasady.

## Nagłówki i stany

head-draft = Faza Liderów · krok { $step } z 4
head-recruitment = { the-age } · Rekrutacja
head-turn = { the-age } · tura { $round } z 6
head-seventh = { the-age } · siódma karta Babilonu
head-pile = { the-age } · budowanie ze stosu kart odrzuconych
head-conflicts = { the-age } · rozstrzygnięcie konfliktów
head-scoring = Punktacja
head-pass-left = karty w lewo
head-pass-right = karty w prawo
head-pass-swap = zamiana kart
state-choosing = wybiera
state-ready = gotowe
state-holder = gra za Wolne miasto
ready-count = Gotowe: { $ready } z { $total }.
wait-for = Czekamy: { $seats }
wait-extra-leader = { $seat } może wystawić dodatkowego Lidera
wait-courtesan = { $seat } wskazuje Lidera dla Kurtyzany
wait-seventh = { $seat } zagrywa siódmą kartę
wait-pile = { $seat } przegląda stos kart odrzuconych
wait-free-city = { $seat } wybiera za Wolne miasto
label-left = lewy sąsiad · { the-city }
label-right = prawy sąsiad · { the-city }
label-sells = Sprzedaje ci, cena za sztukę
label-production = Produkcja i handel
label-structures = Budowle
label-leaders = Liderzy
label-your-leaders = Twoi Liderzy
label-leaders-in-hand = na ręce: { $leaders }
label-passed-right = Przekazani w prawo: { $leaders }.
label-stages = Etapy Cudu Świata
label-stage-built = wybudowany
label-stage-next = następny
label-stage-later = po etapie { $stage }
label-discard-pile = Stos kart odrzuconych: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
label-leader-box = Liderzy w pudełku: { $n }
label-free-city-pile = Stos Wolnego miasta: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
label-unplayed-leaders = Niezagrani Liderzy: { $n }
label-olympia-ready = darmowa budowla dostępna w tej Erze
label-olympia-used = darmowa budowla wykorzystana w tej Erze
label-chain-to = potem za darmo: { $cards }
label-chain-from = za darmo, jeśli masz: { $cards }
label-copied = kopia Kurtyzany: { the-leader }
mil-winning = wygrywasz ({ $mine }:{ $theirs })
mil-losing = przegrywasz ({ $mine }:{ $theirs })
mil-equal = remis ({ $mine }:{ $theirs })

## Pytania: ask-… z podpowiedzią .hint

ask-board = Wybierz planszę Cudu Świata
    .help = Każda plansza może być w grze tylko raz; po tobie wybiera następne miejsce.
ask-side = Wybierz stronę planszy: { the-city }
    .help = Strona A jest prostsza, strona B daje szczególne działania.
ask-draft = Zatrzymaj jednego z { $n } Liderów
    .help = Pozostali wędrują w prawo: { $target }. Wybór jest tajny; możesz go zmienić, dopóki nie wybiorą wszyscy.
ask-draft-two = Zatrzymaj jednego z { $n } Liderów
    .help = Pozostałych dostaje druga osoba: { $target }. Wybór jest tajny; możesz go zmienić, dopóki nie wybierze druga osoba.
ask-recruitment = Wybierz Lidera i sposób zagrania
    .help = Wystaw go, wybuduj z jego kartą etap Cudu Świata albo odrzuć go za 3 monety. Wszyscy ujawniają jednocześnie.
ask-recruitment-last = Wybierz Lidera i sposób zagrania
    .help = To ostatnia Rekrutacja: niezagrany Lider wraca do pudełka.
ask-recruitment-roma = Wybierz Lidera i sposób zagrania
    .help = Teraz zagrywasz jednego Lidera; Rzym B zatrzymuje pozostałych na ręce.
ask-leader-action = { the-leader }: jak zagrywasz tę kartę?
    .help = Wystawienie, etap Cudu Świata albo 3 monety.
ask-card = Wybierz kartę i jej przeznaczenie
    .help = Wszyscy wybierają jednocześnie i w tajemnicy. Pozostałe karty: { the-direction } ({ $target }).
ask-card-last = Wybierz jedną z dwóch ostatnich kart
    .help = Druga trafia na stos kart odrzuconych i nie daje monet.
ask-card-last-babylon = Wybierz jedną z dwóch ostatnich kart
    .help = Drugą też zagrasz, w osobnej turze.
ask-action = { the-card }: co robisz z tą kartą?
    .help = Budowla, etap Cudu Świata albo 3 monety.
ask-mode = { the-card }: jak budujesz?
    .help = Masz do wyboru kilka sposobów.
ask-payment = { the-card }: jak płacisz?
    .help = Stół proponuje najtańszy sposób; możesz wybrać inny.
ask-payment-stage = Etap { $stage }: jak płacisz?
    .help = Stół proponuje najtańszy sposób; możesz wybrać inny.
ask-seller = Od kogo kupujesz { the-resource.acc }?
    .help = Nikt nie może odmówić sprzedaży.
ask-extra-leader = Wystawić dodatkowego Lidera?
    .help = Rzym B płaci koszt z karty obniżony o 2 monety. Możesz zrezygnować, wtedy prawo przepada.
ask-courtesan = Wskaż Lidera dla Kurtyzany
    .help = Odtąd masz jego działania. Wybór jest ostateczny.
ask-seventh = Zagraj siódmą kartę: { the-card }
    .help = Budowla, etap Cudu Świata albo 3 monety. Wszystko z tury 6 już się liczy.
ask-pile-halikarnassos = Halikarnas: wybuduj kartę ze stosu kart odrzuconych
    .help = Za darmo; tylko nazwy, których nie ma w twoim mieście. Możesz zrezygnować.
ask-pile-solomon = Salomon: wybuduj kartę ze stosu kart odrzuconych
    .help = Za darmo; tylko nazwy, których nie ma w twoim mieście. Możesz zrezygnować.
ask-pile-courtesans = Skopiowany Salomon: wybuduj kartę ze stosu kart odrzuconych
    .help = Za darmo; tylko nazwy, których nie ma w twoim mieście. Możesz zrezygnować.
ask-holder-own = Najpierw wybierz dla własnego miasta
    .help = Masz kartę Wolnego miasta. Dobrana karta jest na twojej ręce; potem wybierasz za Wolne miasto.
ask-free-city = Teraz wybierz kartę i akcję dla Wolnego miasta
    .help = Odrzuca kartę tylko wtedy, gdy nie może wznieść żadnej budowli ani etapu.
ask-free-city-payment = Wolne miasto, { the-card }: jak płaci?
    .help = To ty wybierasz sprzedawców, także droższych.
ask-free-city-payment-stage = Wolne miasto, etap { $stage }: jak płaci?
    .help = To ty wybierasz sprzedawców, także droższych.
ask-free-city-courtesan = Wskaż Lidera dla Kurtyzany Wolnego miasta
    .help = Wolne miasto ma odtąd jego działania.
ask-free-city-pile = Wybierz dla Wolnego miasta kartę ze stosu kart odrzuconych
    .help = Za darmo; tylko nazwy, których nie ma w Wolnym mieście. Możesz zrezygnować.
ask-free-city-seventh = Zagraj ostatnią kartę Wolnego miasta: { the-card }
    .help = Odrzuca ją tylko wtedy, gdy nie może wznieść tej budowli ani etapu.
told-chosen = Twój wybór: { $choice }
    .help = Możesz go zmienić, dopóki nie wybierze ostatnia osoba.
told-draft-last = Ostatni Lider należy do ciebie: { the-leader }

## Przyciski: do-…

do-board = Wybierz: { the-city }
do-side = Strona { $side }
do-keep = Zatrzymaj: { the-leader }
do-recruit = Wystaw za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
do-recruit-free = Wystaw za darmo
do-leader-stage = Wybuduj etap { $stage }
do-leader-discard = Odrzuć, +3 monety
do-build = Zbuduj
do-build-coins = Zbuduj za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
do-build-free = Zbuduj za darmo
do-build-chain = Budowa powiązana: { the-source }
do-build-olympia = Użyj prawa Olimpii
do-build-ramses = Zbuduj dzięki Ramzesowi
do-stage = Etap { $stage } Cudu
do-stage-coins = Etap { $stage } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
do-discard = Odrzuć, +3 monety
do-pay = Zapłać { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
do-pay-own = Użyj własnych dóbr
do-other-payments = Inne sposoby zapłaty
do-buy = Kup za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } ({ $target })
do-buy-bank = Kup z banku za 1 monetę
do-extra-recruit = Wystaw { the-leader.acc } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
do-extra-recruit-free = Wystaw { the-leader.acc } za darmo
do-extra-pass = Bez dodatkowego Lidera
do-courtesan = Skopiuj: { the-leader }
do-seventh-build = Zbuduj siódmą kartę
do-seventh-stage = Siódma karta: etap { $stage }
do-seventh-discard = Odrzuć siódmą kartę, +3 monety
do-pile-build = Zbuduj ze stosu: { the-card }
do-pile-pass = Nie buduj niczego
do-free-city-build = Wolne miasto: zbuduj
do-free-city-chain = Wolne miasto: budowa powiązana
do-free-city-olympia = Wolne miasto: prawo Olimpii
do-free-city-ramses = Wolne miasto: zbuduj dzięki Ramzesowi
do-free-city-stage = Wolne miasto: etap { $stage }
do-free-city-discard = Wolne miasto: odrzuć, +3 monety
do-free-city-pile-pass = Wolne miasto: nie buduj niczego
do-change = Zmień wybór
do-undo-own = Cofnij wybór dla mojego miasta
do-preview = Podgląd punktów

## Ostrzeżenia przed kliknięciem: warn-…

warn-dearer = { $coins ->
    [one] Można zapłacić o { $coins } monetę mniej.
    [few] Można zapłacić o { $coins } monety mniej.
   *[many] Można zapłacić o { $coins } monet mniej.
 }
warn-olympia-unneeded = Tę kartę wybudujesz za darmo także bez prawa Olimpii.

## Tabliczki z ceną: price-…

price-nothing = bez kosztu
price-chain = za darmo, powiązana: { the-source }
    .short = za darmo: { the-source }
price-olympia = za darmo, prawo Olimpii
price-ramses = za darmo, Ramzes
price-own = własne dobra
price-coins = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
price-seller = { $target }: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
price-bilkis = Bilkis: 1 moneta
price-reduction = { the-leader }: o 1 dobro mniej
price-rebate = Hatszepsut: wraca { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
price-total = razem { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
price-leader = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
price-leader-free = za darmo: { $reason }
price-leader-less = { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    } zamiast { $printed } ({ $reason })
price-more = inne

## Dziennik: log-… ($who to you albo other)

log-board = { $seat } { $who ->
        [you] dostajesz
       *[other] dostaje
    }: { the-board }.
log-board-chosen = { $seat } { $who ->
        [you] wybierasz
       *[other] wybiera
    }: { the-board }.
log-start-coins = Na początek każdy dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
log-guilds = Gildie w talii III Ery: { $n }.
log-leaders-dealt = Każdy dostaje 4 Liderów.
log-draft-kept = { $seat } { $who ->
        [you] zatrzymujesz
       *[other] zatrzymuje
    } jednego Lidera.
log-draft-kept-own = Zatrzymujesz { the-leader.acc }.
log-draft-passed-own = Przekazujesz dalej: { $leaders }.
log-draft-received-own = Otrzymujesz: { $leaders }.
log-draft-done = Koniec fazy Liderów; każdy ma 4 Liderów.
log-age-begins = Zaczyna się { the-age }.
log-recruitment-begins = Rekrutacja: { the-age }.
log-hands-dealt = Każdy dostaje 7 kart.
log-turn = Tura { $round }.
log-chosen = { $seat }: wybór gotowy.
log-revealed = Wszystkie wybory zostają ujawnione.
log-recruit = { $seat } { $who ->
        [you] wystawiasz
       *[other] wystawia
    } { the-leader.acc } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
log-recruit-free = { $seat } { $who ->
        [you] wystawiasz
       *[other] wystawia
    } za darmo { the-leader.acc }.
log-leader-stage = { $seat } { $who ->
        [you] kończysz
       *[other] kończy
    } etap { $stage } Cudu Świata; znacznikiem jest Lider.
log-leader-discard = { $seat } { $who ->
        [you] odrzucasz
       *[other] odrzuca
    } Lidera i { $who ->
        [you] bierzesz
       *[other] bierze
    } 3 monety.
log-leader-box = { $seat } { $who ->
        [you] zwracasz
       *[other] zwraca
    } do pudełka { $n ->
        [one] { $n } Lidera
        [few] { $n } Liderów
       *[many] { $n } Liderów
    }.
log-leader-box-own = Do pudełka: { $leaders }.
log-leaders-kept = { $seat } { $who ->
        [you] zatrzymujesz
       *[other] zatrzymuje
    } niezagranych Liderów (Rzym B).
log-build = { $seat } { $who ->
        [you] budujesz
       *[other] buduje
    } { the-card.acc }.
log-build-coins = { $seat } { $who ->
        [you] budujesz
       *[other] buduje
    } { the-card.acc } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
log-build-chain = { $seat } { $who ->
        [you] budujesz
       *[other] buduje
    } za darmo { the-card.acc } (budowa powiązana: { the-source }).
log-build-olympia = { $seat } { $who ->
        [you] budujesz
       *[other] buduje
    } za darmo { the-card.acc } (prawo Olimpii).
log-build-ramses = { $seat } { $who ->
        [you] budujesz
       *[other] buduje
    } za darmo { the-card.acc } (Ramzes).
log-build-pile = { $seat } { $who ->
        [you] budujesz
       *[other] buduje
    } { the-card.acc } ze stosu kart odrzuconych ({ the-age }, karta odrzucona przez: { $target }).
log-stage = { $seat } { $who ->
        [you] kończysz
       *[other] kończy
    } etap { $stage } Cudu Świata.
log-wonder-complete = { $seat }: Cud Świata ukończony ({ the-wonder }).
log-discard = { $seat } { $who ->
        [you] odrzucasz
       *[other] odrzuca
    } kartę i { $who ->
        [you] bierzesz
       *[other] bierze
    } 3 monety.
log-discard-own = Odrzucasz: { the-card }.
log-buy = { $seat } { $who ->
        [you] kupujesz
       *[other] kupuje
    } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }: { $goods } (sprzedaje: { $target }).
log-buy-bank = { $seat } { $who ->
        [you] kupujesz
       *[other] kupuje
    } z banku { the-resource.acc } za 1 monetę (Bilkis).
log-gain = { $seat } { $who ->
        [you] bierzesz
       *[other] bierze
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } ({ the-source }).
log-trade-income = { $seat } { $who ->
        [you] otrzymujesz
       *[other] otrzymuje
    } z handlu { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
log-roma-draws = { $seat } { $who ->
        [you] dobierasz
       *[other] dobiera
    } z pudełka { count-leader.acc }.
log-roma-draws-own = Dobierasz: { $leaders }.
log-extra-recruit = { $seat } { $who ->
        [you] wystawiasz
       *[other] wystawia
    } dodatkowo { the-leader.acc } za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }.
log-extra-recruit-free = { $seat } { $who ->
        [you] wystawiasz
       *[other] wystawia
    } dodatkowo { the-leader.acc } za darmo.
log-extra-pass = { $seat } nie { $who ->
        [you] wystawiasz
       *[other] wystawia
    } dodatkowego Lidera.
log-extra-none = { $seat } nie { $who ->
        [you] możesz
       *[other] może
    } wystawić dodatkowego Lidera.
log-courtesan = { $seat } { $who ->
        [you] kopiujesz
       *[other] kopiuje
    } dzięki Kurtyzanie { the-leader.acc } (sąsiad: { $target }).
log-courtesan-none = Żaden sąsiad nie ma wystawionego Lidera; Gildia kurtyzan nie działa.
log-courtesan-none-left = Każdy Lider u sąsiadów jest już skopiowany; nie ma kogo kopiować dalej.
log-leftover = { $seat } { $who ->
        [you] odkładasz
       *[other] odkłada
    } ostatnią kartę na stos kart odrzuconych.
log-leftover-own = Twoja ostatnia karta: { $cards }.
log-seventh = { $seat } { $who ->
        [you] zagrywasz
       *[other] zagrywa
    } siódmą kartę.
log-pile = { $seat } { $who ->
        [you] przeglądasz
       *[other] przegląda
    } stos kart odrzuconych ({ the-source }).
log-pile-pass = { $seat } nie { $who ->
        [you] budujesz
       *[other] buduje
    } niczego ze stosu kart odrzuconych.
log-pile-none = { $seat } nie { $who ->
        [you] znajdujesz
       *[other] znajduje
    } na stosie karty do wybudowania.
log-pile-empty = Stos kart odrzuconych jest pusty ({ the-source }).
log-pass-left = Karty wędrują w lewo.
log-pass-right = Karty wędrują w prawo.
log-pass-swap = Gracze zamieniają się kartami.
log-conflicts-begin = Rozstrzygnięcie konfliktów: { the-age }.
log-conflict = { $seat } { $mine } : { $theirs } { $target }. { $seat } +{ $value }, { $target } −1.
log-conflict-tie = { $seat } { $strength } : { $strength } { $target }. Bez żetonów.
log-tomyris = Tomyris: żeton Porażki bierze zwycięskie miasto ({ $seat }).
log-nero = { $seat } { $who ->
        [you] bierzesz
       *[other] bierze
    } { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    } (Neron).
log-olympia-renewed = { $seat }: prawo Olimpii się odnawia.
log-olympia-lost = { $seat }: niewykorzystane prawo Olimpii przepada.
log-age-ends = { the-age } dobiega końca.
log-holder = { $seat } { $who ->
        [you] grasz
       *[other] gra
    } w tej turze za Wolne miasto.
log-holder-draws = { $seat } { $who ->
        [you] dobierasz
       *[other] dobiera
    } kartę ze stosu Wolnego miasta.
log-holder-draws-own = Dobierasz: { the-card }.
log-free-city-last = Ostatnia karta ze stosu Wolnego miasta zostaje odrzucona.
log-score-symbols = { $seat }: dowolne symbole liczą się jako { $symbols }.
log-score-copy = { $seat }: Olimpia kopiuje { the-card.acc }.
log-score-copy-leader = { $seat }: Olimpia kopiuje { the-card.acc }, Lider: { the-leader }.
log-score-copy-none = { $seat }: u sąsiadów nie ma Gildii do skopiowania.
log-final = { $seat }: { $vp ->
        [one] { $vp } PZ
        [few] { $vp } PZ
       *[many] { $vp } PZ
    }.

## Wynik: result-…

result-win = { $seat } { $who ->
        [you] wygrywasz
       *[other] wygrywa
    } z wynikiem { $vp ->
        [one] { $vp } PZ
        [few] { $vp } PZ
       *[many] { $vp } PZ
    }.
result-win-coins = { $seat } { $who ->
        [you] wygrywasz
       *[other] wygrywa
    }: tyle samo PZ, ale więcej monet ({ $coins } do { $other-coins }).
    .clause = 14.4
result-shared = Wspólne zwycięstwo: { $seats }. PZ i monety są równe.
    .clause = 14.4
result-place = Miejsce { $place }
result-free-city = Wolne miasto nie punktuje.
    .clause = 15.10

## Kategorie punktów: score-…

score-military = Konflikty
    .help = Suma żetonów konfliktów; może być ujemna.
    .clause = 14.2
score-treasury = Skarbiec
    .help = 1 PZ za każde 3 monety; reszta przepada.
    .clause = 14.2
score-wonder = Cud Świata
    .help = PZ z wybudowanych etapów.
    .clause = 14.2
score-civilian = Budowle cywilne
    .help = PZ z niebieskich kart.
    .clause = 14.2
score-science = Nauka
    .help = Kwadraty liczb takich samych symboli i 7 PZ za każdy zestaw trzech różnych.
    .clause = 14.3
score-commercial = Budowle handlowe
    .help = PZ z żółtych kart.
    .clause = 14.2
score-guilds = Gildie
    .help = PZ z fioletowych kart i z kopii Olimpii B.
    .clause = 14.2
score-leaders = Liderzy
    .help = PZ Liderów, także dodatkowe PZ Aleksandra i Arystotelesa oraz skopiowany Lider.
    .clause = 14.2
score-total = Razem
score-coins = Monety (przy remisie)

## Objaśnienia opcji: about-option-…

about-players = 2–7 graczy; przy dwojgu do stołu dołącza Wolne miasto.
    .clause = 15.1

## Odmowy: no-… z .short (do 24 znaków) i .clause

no-not-your-decision = Teraz nie masz nic do wyboru.
    .short = Nie teraz
    .clause = 7.1
no-already-revealed = Wybory są ujawnione; niczego już nie można cofnąć.
    .short = Już ujawnione
    .clause = 7.2
no-game-over = Gra jest skończona.
    .short = Koniec gry
    .clause = 14.1
no-hidden = To jest dla ciebie tajne.
    .short = Tajne
    .clause = 16.2
no-players = W grze może brać udział od 2 do 7 graczy.
    .short = 2–7 graczy
    .clause = 3.1
no-solo = Nie ma gry jednoosobowej.
    .short = Bez gry solo
    .clause = 17.5
no-board-taken = Ta plansza jest już zajęta; każda może być w grze tylko raz.
    .short = Zajęta
    .clause = 3.3.1
no-board-not-your-turn = Plansze wybiera się w kolejności miejsc; jeszcze nie twoja kolej.
    .short = Jeszcze nie ty
    .clause = 3.3.1
no-roma-without-leaders = Rzym bierze udział tylko w grze z Liderami.
    .short = Tylko z Liderami
    .clause = 3.3
no-guild-without-leaders = Ta Gildia bierze udział tylko w grze z Liderami.
    .short = Tylko z Liderami
    .clause = 3.2.1
no-option-needs-leaders = Ta opcja ma znaczenie tylko w grze z Liderami.
    .short = Tylko z Liderami
    .clause = 17.6
no-option-needs-no-leaders = Ta opcja ma znaczenie tylko w grze bez Liderów.
    .short = Tylko bez Liderów
    .clause = 17.6
no-option-needs-two = Ta opcja ma znaczenie tylko w grze dwuosobowej.
    .short = Tylko dla 2 graczy
    .clause = 17.6
no-free-city-roma = Wolne miasto nie może mieć Rzymu.
    .short = Nie dla Wolnego miasta
    .clause = 15.3
no-free-city-board = Plansza i strona Wolnego miasta są losowane.
    .short = Losowana
    .clause = 15.12
no-draft-not-offered = Tego Lidera nie ma wśród kart, z których wybierasz.
    .short = Nie do wyboru
    .clause = 4.2
no-draft-one-only = W tym kroku zatrzymujesz dokładnie jednego Lidera.
    .short = Dokładnie jeden
    .clause = 4.2
no-draft-last = Ostatniego Lidera dostajesz bez wyboru.
    .short = Bez wyboru
    .clause = 4.5
no-leader-not-in-hand = Tego Lidera nie masz na ręce.
    .short = Nie na ręce
    .clause = 6.1
no-leader-must-play = W Rekrutacji trzeba zagrać jednego Lidera.
    .short = Trzeba zagrać jednego
    .clause = 6.1
no-leader-one-only = W Rekrutacji zagrywasz tylko jednego Lidera.
    .short = Tylko jeden Lider
    .clause = 6.1
no-leader-only-recruitment = Liderów zagrywa się tylko w Rekrutacji.
    .short = Tylko w Rekrutacji
    .clause = 6.1
no-leader-too-dear = { the-leader } kosztuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }; masz { $coins }.
    .short = Za mało monet
    .clause = 6.8
no-leader-coins-later = Za tego Lidera nie można zapłacić monetami z tej samej Rekrutacji.
    .short = Monety przyjdą za późno
    .clause = 6.7
no-stage-coins-later = Za ten etap nie można zapłacić monetami z tej samej Rekrutacji.
    .short = Monety przyjdą za późno
    .clause = 6.7
no-leader-as-structure = Lidera się wystawia, a nie buduje.
    .short = To nie budowla
    .clause = 1.6
no-card-not-in-hand = Tej karty nie masz na ręce.
    .short = Nie na ręce
    .clause = 7.1
no-card-must-choose = W każdej turze trzeba wybrać kartę.
    .short = Trzeba wybrać kartę
    .clause = 7.1
no-same-name = Masz już w mieście { the-card.acc }; każda nazwa może się w nim pojawić tylko raz.
    .short = Już wybudowane
    .clause = 7.3.1
no-stage-none = Wszystkie etapy twojego Cudu Świata są wybudowane.
    .short = Brak etapów
    .clause = 7.3.2
no-stage-order = Etapy buduje się po kolei; następny jest etap { $stage }.
    .short = Nie ten etap
    .clause = 7.3.2
no-coin-cost = { the-card }: koszt to { $cost ->
        [one] { $cost } moneta
        [few] { $cost } monety
       *[many] { $cost } monet
    }, a masz { $coins }.
    .short = Za mało monet
    .clause = 8.1
no-resource-missing = Brakuje ci { the-resource.gen }, a u sąsiadów nie można tego kupić.
    .short = Brak dobra
    .clause = 8.4.1
no-resources-missing = Nie da się pokryć kosztu; brakuje jeszcze: { $goods }.
    .short = Koszt niepokryty
    .clause = 8.5.1
no-not-for-sale = To nie jest na sprzedaż: sprzedaje się tylko produkcję początkową, brązowe i szare karty.
    .short = Nie na sprzedaż
    .clause = 8.4.1
no-source-exhausted = To źródło nie da w tej turze więcej { the-resource.gen }.
    .short = W tej turze już nie
    .clause = 8.4.2
no-not-neighbour = Kupować można tylko od dwojga sąsiadów.
    .short = To nie sąsiad
    .clause = 1.3
no-coins-short = Potrzeba { $cost ->
        [one] { $cost } monety
        [few] { $cost } monet
       *[many] { $cost } monet
    }; na początku tury masz { $coins }.
    .short = Za mało monet
    .clause = 8.4.6
no-income-later = Dochód z handlu z tej tury przychodzi dopiero po akcjach.
    .short = Dochód dopiero potem
    .clause = 8.4.6
no-rebate-later = Całą cenę trzeba mieć, zanim Hatszepsut zwróci monety.
    .short = Najpierw cała cena
    .clause = 8.5.1
no-new-source = To źródło jest nowe i działa od następnej tury.
    .short = Od następnej tury
    .clause = 8.3.1
no-new-discount = Ta zniżka działa od następnej tury.
    .short = Od następnej tury
    .clause = 8.4.3
no-discount-none = Na ten zakup nie masz zniżki; sztuka kosztuje 2 monety.
    .short = Bez zniżki
    .clause = 8.4.3
no-refuse-sale = Nikt nie może odmówić sprzedaży.
    .short = Nie można odmówić
    .clause = 8.4.4
no-keep-bought = Kupionych dóbr nie można zachować na później.
    .short = Nie na później
    .clause = 8.4.5
no-payment-incomplete = Ta zapłata nie pokrywa kosztu (lewy sąsiad { $left }, prawy { $right }, bank { $bank }).
    .short = Koszt niepokryty
    .clause = 8.5.1
no-payment-too-much = Ta zapłata przekracza koszt.
    .short = Za dużo
    .clause = 8.5.1
no-bilkis-not-yours = Bez Bilkis nie można kupować z banku.
    .short = Potrzebna Bilkis
    .clause = 12.5
no-bilkis-twice = Dzięki Bilkis kupujesz tylko jedną sztukę na turę.
    .short = Tylko jedna na turę
    .clause = 12.5
no-reduction-none = Żaden twój Lider nie obniża tego kosztu.
    .short = Bez ulgi
    .clause = 8.6
no-reduction-twice = Pominąć można tylko jedną sztukę.
    .short = Tylko jedna sztuka
    .clause = 8.5
no-reduction-coins = Ulga nie obniża kosztu w monetach.
    .short = Nie dla monet
    .clause = 8.6
no-chain-missing = Do budowy powiązanej potrzeba w mieście jednej z budowli: { $cards }.
    .short = Bez powiązania
    .clause = 8.2.2
no-chain-none = { the-card }: ta karta nie ma budowy powiązanej.
    .short = Bez powiązania
    .clause = 8.2.2
no-chain-new = Powiązanie ({ the-source }) działa dopiero od następnej tury.
    .short = Od następnej tury
    .clause = 8.2.7
no-olympia-not-yours = To prawo daje tylko etap 2 Olimpii A.
    .short = Potrzebna Olimpia A
    .clause = 10.7.1
no-olympia-used = Prawo Olimpii jest już w tej Erze wykorzystane.
    .short = Wykorzystane w tej Erze
    .clause = 10.7.1
no-olympia-new = Z prawa Olimpii można korzystać od następnej tury.
    .short = Od następnej tury
    .clause = 10.7.1
no-olympia-only-structures = Prawo Olimpii dotyczy tylko budowli z ręki.
    .short = Tylko budowle
    .clause = 10.7.1
no-ramses-not-yours = Bez Ramzesa za Gildie się płaci.
    .short = Potrzebny Ramzes
    .clause = 12.29
no-ramses-not-guild = Dzięki Ramzesowi za darmo są tylko Gildie.
    .short = Tylko Gildie
    .clause = 8.2.4
no-copy-new = Skopiowany Lider działa od następnej tury.
    .short = Od następnej tury
    .clause = 18.20
no-pile-not-now = Ze stosu kart odrzuconych buduje się tylko dzięki Halikarnasowi lub Salomonowi.
    .short = Nie ze stosu
    .clause = 8.2.5
no-extra-not-yours = Dodatkowego Lidera dają tylko etapy 2 i 3 Rzymu B.
    .short = Tylko Rzym B
    .clause = 10.9.2
no-extra-none = Nie masz na ręce żadnego Lidera.
    .short = Brak Liderów
    .clause = 18.30
no-extra-too-dear = { the-leader } kosztuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }; bez handlu z tej tury masz w skarbcu { $coins }.
    .short = Za mało monet
    .clause = 9.6
no-extra-trade-income = Za dodatkowego Lidera nie można zapłacić dochodem z handlu z tej tury.
    .short = Dochód dopiero potem
    .clause = 18.45
no-extra-only-recruit = Dodatkowego Lidera można tylko wystawić, nie odrzucić ani wsunąć pod planszę.
    .short = Tylko wystawienie
    .clause = 10.9.2
no-extra-marker = Lider użyty jako znacznik tego etapu nie może być dodatkowym Liderem.
    .short = Już jest znacznikiem
    .clause = 10.9.2
no-maecenas-recruitment-only = Mecenas działa tylko w Rekrutacji; ten Lider kosztuje { $cost ->
        [one] { $cost } monetę
        [few] { $cost } monety
       *[many] { $cost } monet
    }.
    .short = Tylko w Rekrutacji
    .clause = 17.3
no-maecenas-new = Dzięki Mecenasowi za darmo są dopiero następni Liderzy.
    .short = Dopiero następni
    .clause = 12.18
no-courtesan-not-neighbour = Kurtyzana kopiuje tylko Lidera z sąsiedniego miasta.
    .short = To nie sąsiad
    .clause = 11.5.1
no-courtesan-not-in-play = Skopiować można tylko wystawionego Lidera.
    .short = Niewystawiony
    .clause = 11.5.1
no-courtesan-copied = Miasto kopiuje każdego Lidera tylko raz.
    .short = Już skopiowany
    .clause = 11.5.7
no-courtesan-copy = Kopia nie jest Liderem i nie można jej skopiować.
    .short = To tylko kopia
    .clause = 11.5.2
no-courtesan-must = Trzeba teraz wskazać Lidera.
    .short = Trzeba wskazać
    .clause = 11.5.1
no-courtesan-final = Wybór Kurtyzany jest ostateczny.
    .short = Wybór ostateczny
    .clause = 11.5.1
no-pile-empty = Stos kart odrzuconych jest pusty.
    .short = Pusty stos
    .clause = 9.9.2
no-pile-not-there = Tej karty nie ma na stosie kart odrzuconych.
    .short = Nie ma na stosie
    .clause = 9.9.1
no-pile-same-name = Masz już w mieście { the-card.acc }.
    .short = Już wybudowane
    .clause = 9.9.1
no-pile-order = Najpierw Halikarnas, potem Salomon, potem skopiowany Salomon.
    .short = Jeszcze nie
    .clause = 9.9
no-pile-later = Tego prawa nie można odłożyć na później.
    .short = Teraz albo wcale
    .clause = 18.14
no-seventh-not-yours = Siódmą kartę można zagrać tylko dzięki etapowi 2 Babilonu B.
    .short = Tylko Babilon B
    .clause = 10.3.2
no-seventh-must = Siódmą kartę trzeba wybudować, użyć do etapu albo odrzucić za 3 monety.
    .short = Trzeba zagrać
    .clause = 10.3.2
no-free-city-not-holder = Za Wolne miasto gra tylko osoba z jego kartą.
    .short = Bez karty miasta
    .clause = 15.6
no-free-city-own-first = Najpierw trzeba wybrać kartę dla własnego miasta.
    .short = Najpierw własne miasto
    .clause = 15.7
no-free-city-same-card = Ta karta jest już wybrana dla własnego miasta.
    .short = Już wybrana
    .clause = 15.7
no-free-city-discard = Wolne miasto nie może odrzucić karty; możliwa jest jeszcze budowa: { $stage ->
        [0] { the-card }
       *[other] następny etap
    }.
    .short = Może jeszcze budować
    .clause = 15.7.1
no-free-city-cannot = Wolne miasto nie może wykonać tej akcji.
    .short = Niewykonalne
    .clause = 15.7.1
no-free-city-chain = { the-card }: Wolne miasto musi skorzystać z budowy powiązanej.
    .short = Obowiązkowo powiązana
    .clause = 15.7.2
no-free-city-same-name = Wolne miasto ma już { the-card.acc }.
    .short = Już wybudowane
    .clause = 7.3.1
no-free-city-no-stage = Wszystkie etapy Wolnego miasta są wybudowane.
    .short = Brak etapów
    .clause = 7.3.2
no-free-city-coins = Wolne miasto potrzebuje { $cost ->
        [one] { $cost } monety
        [few] { $cost } monet
       *[many] { $cost } monet
    }, a ma { $coins }.
    .short = Za mało monet
    .clause = 8.4.6
no-free-city-leaders = Wolne miasto nie ma Liderów.
    .short = Bez Liderów
    .clause = 15.3
no-free-city-recruitment = Wolne miasto nie bierze udziału w Rekrutacji.
    .short = Bez Rekrutacji
    .clause = 15.13

## Dalsze zdania

log-build-pile-last = { $seat } { $who ->
        [you] budujesz
       *[other] buduje
    } { the-card.acc } ze stosu kart odrzuconych ({ the-age }, ostatnia karta stosu Wolnego miasta).
log-stage-own = Wsuwasz pod planszę { the-card.acc }.
log-end-ages = Dobiega końca III Era: liczymy punkty.
result-tie-coins = Tyle samo PZ: rozstrzygają monety.
    .clause = 14.4
wait-board = Wybór planszy: { $seats }.
wait-side = { the-city }: wybór strony ({ $seats }).
wait-draft = Lider wybrany. Czekamy: { $seats }.
    .help = Wybór można zmienić, dopóki nie wybiorą wszyscy.
wait-recruitment = Wybór gotowy. Czekamy: { $seats }.
    .help = Możesz go zmienić, dopóki nie wybierze ostatnia osoba.
wait-card = Wybór gotowy. Czekamy: { $seats }.
    .help = Możesz go zmienić, dopóki nie wybierze ostatnia osoba.
watch-draft = Czekamy na wybór Lidera: { $seats }
watch-recruitment = Czekamy na rekrutację Lidera: { $seats }
watch-card = Czekamy na wybór karty: { $seats }
passing-note = { the-direction }: { $target }
the-prices = { $left ->
        [0] { $right ->
            [0] { $bank ->
                [0] { "" }
               *[other] { " " }(bank { $bank })
            }
           *[other] { " " }(prawy { $right }{ $bank ->
                [0] { "" }
               *[other] { ", bank " }{ $bank }
            })
        }
       *[other] { " " }(lewy { $left }{ $right ->
            [0] { "" }
           *[other] { ", prawy " }{ $right }
        }{ $bank ->
            [0] { "" }
           *[other] { ", bank " }{ $bank }
        })
    }
move-choose-board = Plansza: { the-city }
move-choose-side = Strona { $side }
move-keep = Zatrzymaj { the-leader.acc }
move-recruit = Wystaw { the-leader.acc }
move-build = Zbuduj { the-card.acc }{ $way ->
        [chain] { " " }(budowa powiązana)
        [olympia] { " " }(prawo Olimpii)
        [ramses] { " " }(Ramzes)
       *[pay] { the-prices }
    }
move-stage = Etap Cudu Świata{ $card ->
        [none] { "" }
       *[other] { ", " }znacznik: { the-card }
    }{ the-prices }
move-discard = Odrzuć { $card ->
        [none] kartę
       *[other] { the-card.acc }
    } za 3 monety
move-copy-leader = Skopiuj { the-leader.acc }
move-build-from-pile = Zbuduj { the-card.acc } ze stosu kart odrzuconych
move-decline = Zrezygnuj
no-free-unpaid = Za darmową budowlę nikomu się nie płaci.
    .short = Nic do zapłaty
    .clause = 1.7
no-payment-needless = Własne dobra pokrywają koszt; niczego nie trzeba kupować.
    .short = Zbędny zakup
    .clause = 8.5.2
no-payment-prices = Żadna zapłata za to nie daje kwot: lewy sąsiad { $left }, prawy { $right }, bank { $bank }.
    .short = Nie ma takiej zapłaty
    .clause = 8.5.1
seat-2 = Wolne miasto
