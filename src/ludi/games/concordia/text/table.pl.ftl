### Concordia: sentences of the table (Polish). Needs terms.pl.ftl and lines.pl.ftl in the same bundle.
###
### ask-    prompt: value = heading, .help = what to do      wait-   prompt while another player decides
### do-     button labels                                    warn-   warnings before a step
### move-   a move in words                                  log-    chronicle
### no-     refusals: value = full sentence, .short = plate (24 characters), .clause = clause
### score-  score categories    option- table options        status- labels
###
### $who = "you" or "other"; $seat = the player's name (never changed in form); $whom and $target the same for a second
### player; $owner a name; $n a number. $card $good $city $line $province $colonist (land, sea) $god $map: ids; $deck a
### Roman numeral. Lists, joined by the app: $cost $gain $lost of count-….acc; $missing of count-….gen; $price of
### count-…; $cards $cities $seats of names.

## Pytania (nagłówek; .help to zdanie pod nim)

ask-map = Która mapa?
    .help = W 3 lub 4 osoby stół może wybrać; w 2 gra się na mapie Italii, w 5 – na mapie Imperium.
ask-play-card = Twoja tura: zagraj kartę
    .help = Zagraj jedną kartę z ręki i wykonaj jej akcję.
ask-play-card-last = Twoja ostatnia tura: zagraj kartę
    .help = Po tej turze czeka cię już tylko punktacja.
ask-tribune-colonist = Trybun: nowy kolonista?
    .help = Za 1 żywność i 1 narzędzie możesz wystawić w Romie jednego kolonistę.
ask-architect-move = Architekt: do wydania { count-movement-point }
    .help = Wybierz kolonistę, a potem wolną linię. Ruch nie jest obowiązkowy.
ask-architect-target = Dokąd idzie { pick-colonist }?
    .help = Wybierz wolną linię w zasięgu. Liczba przy niej to koszt w punktach ruchu.
ask-architect-build = Architekt: budowa domów
    .help = Wybierz miasto obok swojego kolonisty albo zakończ budowę.
ask-prefect-mode = Prefekt: produkcja czy sestercje?
    .help = Wybierz aktywną prowincję albo weź { count-coin.acc } z nieaktywnych.
ask-prefect-province = Prefekt: gdzie produkujesz?
    .help = Wybierz prowincję. Wszystkie są aktywne, więc nie ma sestercji do wzięcia.
ask-store-overflow = Za mało miejsca: zatrzymaj { count-good.acc }
    .help = Wybierz, które z nowych dóbr zatrzymujesz. Reszta wraca do banku.
ask-diplomat-target = Dyplomata: czyją kartę kopiujesz?
    .help = Wybierz wierzchnią kartę ze stosu kart wykorzystanych innego gracza.
ask-colonist-mode = Kolonizator: koloniści czy sestercje?
    .help = Wystaw kolonistów, płacąc za każdego 1 żywność i 1 narzędzie, albo weź { count-coin.acc }.
ask-colonist-place = Kolonizator: wystaw kolonistę
    .help = Wybierz kolonistę, a potem Romę albo miasto ze swoim domem.
ask-colonist-place-more = Kolonizator: kolejny kolonista?
    .help = Możesz wystawić następnych, płacąc za każdego 1 żywność i 1 narzędzie, albo skończyć.
ask-mercator-trade = Kupiec: handel
    .help = Najwyżej dwa rodzaje dóbr; każdy albo kupujesz, albo sprzedajesz. Najpierw sprzedaj to, co ma opłacić zakup albo zrobić na niego miejsce.
ask-mercator-trade-more = Kupiec: handluj dalej albo zawrzyj transakcję
    .help = Najwyżej dwa rodzaje dóbr. Gdy zamówienie jest gotowe, zawrzyj transakcję; możesz też cofnąć kroki.
ask-market-buy = Kupowanie kart
    .help = Wybierz kartę z banku kart albo zakończ.
ask-market-buy-senator = Senator: możesz kupić { count-card.acc }
    .help = Płacisz dobra z karty i dobra pod jej polem.
ask-market-buy-consul = Konsul: możesz kupić { count-card.acc }
    .help = Płacisz tylko dobra z karty.
ask-pay-any = Wybierz dobro za „?”
    .help = Może to być dowolne dobro z twojego magazynu.
ask-end-turn = Akcja wykonana
    .help = Zakończ turę albo cofnij kroki.
ask-end-turn-reveal = Akcja wykonana
    .help = Zakończenie tury odsłoni { count-card.acc } ze stosu. Potem niczego nie można już cofnąć.

## Gdy decyduje ktoś inny

wait-play-card = { $seat } wybiera kartę
wait-tribune-colonist = { $seat } odzyskuje karty
wait-architect-move = { $seat } przesuwa kolonistów
wait-architect-build = { $seat } buduje
wait-prefect-mode = { $seat } wybiera prowincję albo sestercje
wait-store-overflow = { $seat } wybiera dobra do zatrzymania
wait-diplomat-target = { $seat } wybiera kartę do skopiowania
wait-colonist-mode = { $seat } wybiera kolonistów albo sestercje
wait-colonist-place = { $seat } wystawia kolonistów
wait-mercator-trade = { $seat } handluje
wait-market-buy = { $seat } kupuje karty
wait-end-turn = { $seat } kończy turę
wait-next = Następna tura: { $seat }
wait-you-next = Następna tura jest twoja

## Przyciski

do-play-card = Zagraj { pick-card-acc }
do-place-roma = Wystaw w Romie { pick-colonist-acc }
do-no-colonist = Bez kolonisty
do-move = Idź na linię { pick-line }
do-end-moving = Zakończ ruch
do-build = Buduj { pick-city-in }
do-end-building = Zakończ budowę
do-produce = Produkuj { pick-province-in }
do-prefect-coins = Weź { count-coin.acc }
do-keep = Zatrzymaj { $goods }
do-copy = Skopiuj { pick-card-acc } ({ $owner })
do-colonist-place = Wystaw kolonistów
do-colonist-coins = Weź { count-coin.acc }
do-place = Wystaw { pick-colonist-acc } { pick-city-in }
do-end-placing = Nie wystawiaj więcej
do-sell = Sprzedaj { pick-amount-acc }
do-buy = Kup { pick-amount-acc }
do-sell-one = Sprzedaj jeszcze 1
do-buy-one = Kup jeszcze 1
do-trade = Zawrzyj transakcję
do-no-trade = Nie handluj
do-buy-card = Kup { pick-card-acc } za { $cost }
do-pay-any = Zapłać: { pick-good }
do-end-buying = Nie kupuj więcej
do-no-purchase = Nic nie kupuj
do-end-turn = Zakończ turę
do-end-turn-reveal = Zakończ turę i odsłoń karty
do-show-rule = Zasada { $clause }

## Cofanie

undo-play-card = Cofnij zagranie { pick-card-gen }
undo-colonist = Cofnij kolonistę
undo-move = Cofnij ruch
undo-end-moving = Wróć do ruchu
undo-build = Cofnij dom { pick-city-in }
undo-province = Cofnij wybór prowincji
undo-coins = Cofnij wzięcie sestercji
undo-keep = Cofnij wybór dóbr
undo-copy = Cofnij kopiowanie
undo-trade = Cofnij transakcję
undo-buy-card = Cofnij zakup
undo-pay-any = Wybierz inne dobro
undo-action = Cofnij całą akcję

## Ostrzeżenia przed krokiem

warn-end-moving = Niewykorzystane: { count-movement-point }. Zakończyć ruch mimo to?
warn-build-first = Po zbudowaniu domu ruch jest zakończony. Niewykorzystane: { count-movement-point }.
warn-end-building = Możesz jeszcze budować: { $cities }. Zakończyć mimo to?
warn-overflow = Masz { count-free-space.acc }; część dóbr przepadnie.
warn-storehouse-full = Twój magazyn jest pełny; twoje dobra przepadną.
warn-others-produce = Inni gracze zdobywają tam { $gain }.
warn-praefectus = Bonus jest podwójny, a kartę Praefectus Magnus dostaje potem { $to }.
warn-praefectus-you = Bonus jest podwójny, a karta Praefectus Magnus trafia potem do ciebie.
warn-no-effect = { pick-card } nic teraz nie daje. Zagrać mimo to?
warn-tribune-coins = Odzyskujesz { count-card.acc }. Sestercje dają dopiero karty powyżej trzeciej.
warn-triggers-end = To wywoła koniec gry i da ci kartę Concordia.
warn-no-trade = Możesz handlować, ale nie musisz. Zakończyć bez handlu?

## Dziennik

log-game-start = Zaczyna się gra { $n }-osobowa { pick-map-in }.
log-tokens = Znaczniki miast leżą na planszy; każda prowincja pokazuje swoje najdroższe dobro.
log-market-start = W banku kart: { $cards }.
log-start-player = { $who ->
        [you] Zaczynasz
       *[other] Zaczyna { $seat }
    }.
log-order = Kolejność tur: { $seats }.
log-start-coins = { $who ->
        [you] Masz
       *[other] { $seat } ma
    } na początek { count-coin.acc }.
log-praefectus-start = Kartę Praefectus Magnus { $who ->
        [you] masz na początku ty
       *[other] ma na początku { $seat }
    }.
log-turn = { $who ->
        [you] Twoja tura
       *[other] Tura: { $seat }
    }
log-play-card = { $who ->
        [you] Zagrywasz
       *[other] { $seat } zagrywa
    } { pick-card-acc }.
log-no-effect = { pick-card } nic nie daje.
log-tribune-return = { $who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { count-card.acc } z powrotem na rękę.
log-gain-coins = { $who ->
        [you] Dostajesz
       *[other] { $seat } dostaje
    } { count-coin.acc }.
log-place = { $who ->
        [you] Wystawiasz
       *[other] { $seat } wystawia
    } { pick-city-in } { pick-colonist-acc } za { $cost }.
log-no-colonist = { $who ->
        [you] Nie wystawiasz
       *[other] { $seat } nie wystawia
    } kolonisty.
log-movement-points = { $who ->
        [you] Masz
       *[other] { $seat } ma
    } { count-movement-point.acc }.
log-move = { $who ->
        [you] Przesuwasz
       *[other] { $seat } przesuwa
    } { pick-colonist-acc } na linię { pick-line } ({ count-movement-point }).
log-no-move = { $who ->
        [you] Nikogo nie przesuwasz
       *[other] { $seat } nikogo nie przesuwa
    }.
log-build = { $who ->
        [you] Budujesz
       *[other] { $seat } buduje
    } dom { pick-city-in } za { $cost }.
log-no-build = { $who ->
        [you] Nic nie budujesz
       *[other] { $seat } nic nie buduje
    }.
log-produce = { $who ->
        [you] Uruchamiasz
       *[other] { $seat } uruchamia
    } produkcję { pick-province-in }.
log-bonus = { $who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } bonus: { pick-amount }.
log-bonus-double = { $who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } bonus podwojony dzięki karcie Praefectus Magnus: { pick-amount }.
log-marker-inactive = Żeton prowincji { pick-province } pokazuje teraz { count-coin.acc }; prowincja jest nieaktywna.
log-house-goods = { $who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } z domów { $gain }.
log-keep = { $who ->
        [you] Zatrzymujesz
       *[other] { $seat } zatrzymuje
    } { pick-amount-acc }.
log-store-lost = Brak miejsca: { $who ->
        [you] tracisz
       *[other] { $seat } traci
    } { $lost }.
log-prefect-coins = { $who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { count-coin.acc } z żetonów bonusów.
log-provinces-active = Wszystkie prowincje są znów aktywne.
log-praefectus-pass = Kartę Praefectus Magnus { $whom ->
        [you] masz teraz ty
       *[other] ma teraz { $target }
    }.
log-copy = { $who ->
        [you] Kopiujesz
       *[other] { $seat } kopiuje
    } { pick-card-acc } ({ $whom ->
        [you] twoja karta
       *[other] { $target }
    }).
log-no-target = Nie ma karty do skopiowania.
log-colonist-coins = { $who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { count-coin.acc } dzięki Kolonizatorowi.
log-mercator-income = { $who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } { count-coin.acc } dzięki Kupcowi.
log-sell = { $who ->
        [you] Sprzedajesz
       *[other] { $seat } sprzedaje
    } { pick-amount-acc } za { $cost }.
log-buy = { $who ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } { pick-amount-acc } za { $cost }.
log-no-trade = { $who ->
        [you] Nie handlujesz
       *[other] { $seat } nie handluje
    }.
log-buy-card = { $who ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } { pick-card-acc } za { $cost }.
log-no-purchase = { $who ->
        [you] Nie kupujesz
       *[other] { $seat } nie kupuje
    } żadnej karty.
log-specialist = { $who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } z domów { pick-amount-acc }.
log-refill = Nowe karty w banku kart: { $cards }.
log-stack-empty = Stos jest pusty. Bank kart nie jest już uzupełniany.
log-deck-next = W stosie zaczyna się talia { $deck }.
log-end-houses = { $who ->
        [you] Budujesz
       *[other] { $seat } buduje
    } 15. dom i { $who ->
        [you] wywołujesz
       *[other] wywołuje
    } koniec gry.
log-end-cards = { $who ->
        [you] Kupujesz
       *[other] { $seat } kupuje
    } ostatnią kartę i { $who ->
        [you] wywołujesz
       *[other] wywołuje
    } koniec gry.
log-concordia = { $who ->
        [you] Bierzesz
       *[other] { $seat } bierze
    } kartę Concordia (7 punktów).
log-last-turns = Ostatnie tury: { $seats }.
log-last-turn = { $who ->
        [you] Twoja ostatnia tura
       *[other] Ostatnia tura: { $seat }
    }
log-game-over = Gra się kończy; następuje punktacja końcowa.
log-unfinished = Gra została przerwana przed końcem i nie jest punktowana.
log-score = { $who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } { count-point.acc } za { pick-god-acc }.
log-score-concordia = { $who ->
        [you] Zdobywasz
       *[other] { $seat } zdobywa
    } 7 punktów za kartę Concordia.
log-total = { $who ->
        [you] Masz
       *[other] { $seat } ma
    } razem { count-point.acc }.
log-winner = { $who ->
        [you] Wygrywasz
       *[other] Wygrywa { $seat }
    }: { count-point }.
log-tie-holder = Remis rozstrzyga Praefectus Magnus: kartę { $who ->
        [you] masz ty, więc wygrywasz
       *[other] ma { $seat }, więc wygrywa
    }.
log-tie-next = Remis rozstrzyga Praefectus Magnus: najbliżej w kolejce do karty { $who ->
        [you] jesteś ty, więc wygrywasz
       *[other] jest { $seat }, więc wygrywa
    }.
log-intermediate-score = Punktacja w trakcie gry: { $who ->
        [you] masz
       *[other] { $seat } ma
    } { count-point.acc }.
log-intermediate-first = Najwyższy wynik: { $who ->
        [you] dostajesz
       *[other] { $seat } dostaje
    } 2 sestercje.
log-intermediate-second = Drugi wynik: { $who ->
        [you] dostajesz
       *[other] { $seat } dostaje
    } 1 sestercję.
log-intermediate-reset = Wszyscy są już podliczeni; znaczniki wracają na 0.
log-intermediate-void = Gra kończy się, zanim wszyscy zostali podliczeni, więc punktacja w trakcie gry nic nie daje.
log-undo = { $who ->
        [you] Cofasz
       *[other] { $seat } cofa
    } krok.

## Odmowy (.short na tabliczkę, najwyżej 24 znaki; .clause do zasad)

no-player-count = Concordia jest dla 2–5 graczy.
    .short = Od 2 do 5 graczy
    .clause = 2.1
no-map-imperium = Na mapie Imperium gra od 3 do 5 osób.
    .short = Od 3 do 5 graczy
    .clause = 2.1
no-map-italia = Na mapie Italii gra od 2 do 4 osób.
    .short = Od 2 do 4 graczy
    .clause = 2.1
no-look-stack = Kolejność kart w stosie jest ukryta.
    .short = Ukryte
    .clause = 3.1
no-look-hand = Cudza ręka jest zakryta; widać tylko listę wszystkich posiadanych kart.
    .short = Ręka zakryta
    .clause = 3.2
no-look-discard = W stosie kart wykorzystanych wolno oglądać tylko wierzchnią kartę.
    .short = Tylko wierzchnia karta
    .clause = 3.2
no-not-your-turn = To nie jest twoja tura.
    .short = Nie twoja tura
    .clause = 4.1
no-pass = Nie można spasować: zagraj kartę, choćby nic nie dawała.
    .short = Nie można spasować
    .clause = 4.2
no-second-card = W turze zagrywa się tylko jedną kartę.
    .short = Jedna karta na turę
    .clause = 4.2
no-card-in-discard = Ta karta leży w stosie kart wykorzystanych. Odzyskasz ją, gdy zagrasz Trybuna.
    .short = W kartach wykorzystanych
    .clause = 6.1.1
no-card-just-bought = Kupioną kartę możesz zagrać od następnej tury.
    .short = Od następnej tury
    .clause = 6.7.4
no-others-choice = Ktoś inny wybiera dobra, które zatrzyma.
    .short = Czekamy na wybór
    .clause = 5.2.4
no-discard-goods = Dóbr nie wolno wyrzucać, nawet żeby zrobić miejsce.
    .short = Nie wolno wyrzucać
    .clause = 5.1.3
no-refuse-goods = Jeśli dobra się mieszczą, musisz je wziąć.
    .short = Trzeba wziąć
    .clause = 5.2.2
no-swap-goods = Wybierasz tylko spośród nowych dóbr; te z magazynu zostają.
    .short = Tylko nowe dobra
    .clause = 5.2.3
no-keep-number = Musisz zatrzymać dokładnie { count-good.acc }, tak by zapełnić wolne pola.
    .short = Zapełnij wolne pola
    .clause = 5.2.3
no-goods = Brakuje ci { $missing }.
    .short = Za mało dóbr
    .clause = 5.3.1
no-coins = Brakuje ci { count-coin.gen }.
    .short = Za mało sestercji
    .clause = 5.3.1
no-substitute = Jednego dobra nie można zastąpić innym; dowolne dobro oznacza tylko „?”.
    .short = Nie to dobro
    .clause = 5.3.1
no-trade-players = Gracze nie handlują między sobą.
    .short = Tylko z bankiem
    .clause = 5.3.2
no-tribune-none = W twoim magazynie nie ma { pick-colonist-gen }.
    .short = Brak w magazynie
    .clause = 6.1.3
no-tribune-all-out = Wszyscy twoi koloniści są już na planszy.
    .short = Wszyscy na planszy
    .clause = 12.37
no-tribune-cost = Nowy kolonista kosztuje 1 żywność i 1 narzędzie; brakuje ci { $missing }.
    .short = Żywność i narzędzie
    .clause = 6.1.3
no-tribune-second = Trybun wystawia tylko jednego kolonistę.
    .short = Tylko jeden
    .clause = 6.1.3
no-tribune-city = Trybun wystawia kolonistę tylko w Romie.
    .short = Tylko w Romie
    .clause = 6.1.3
no-move-after-build = Po zbudowaniu domu nie można się już poruszać.
    .short = Budowa już trwa
    .clause = 6.2
no-move-points = Nie masz już punktów ruchu.
    .short = Brak punktów ruchu
    .clause = 6.2.1
no-move-too-far = Za daleko: ta linia kosztuje { count-movement-point.acc }.
    .short = Za daleko
    .clause = 6.2.6
no-move-occupied = Ta linia jest zajęta. Można przez nią przejść, ale nie można się zatrzymać.
    .short = Linia zajęta
    .clause = 6.2.3
no-move-city = Koloniści kończą ruch na linii, nigdy w mieście.
    .short = Zatrzymaj na linii
    .clause = 6.2.4
no-move-land-only = Kolonista lądowy porusza się tylko po liniach lądowych.
    .short = Tylko linie lądowe
    .clause = 5.4.1
no-move-sea-only = Kolonista morski porusza się tylko po liniach morskich.
    .short = Tylko linie morskie
    .clause = 5.4.1
no-move-foreign = Przesuwasz tylko własnych kolonistów.
    .short = Nie twój kolonista
    .clause = 6.2.1
no-move-stored = Ten kolonista jest jeszcze w magazynie. Wystawisz go Trybunem albo Kolonizatorem.
    .short = Jeszcze w magazynie
    .clause = 6.2.1
no-move-same-line = Ruch musi prowadzić na inną linię.
    .short = Ta sama linia
    .clause = 6.2.6
no-build-roma = W Romie nie buduje się domów.
    .short = W Romie nie ma domów
    .clause = 5.5.1
no-build-own-house = Masz już dom w tym mieście.
    .short = Masz tu już dom
    .clause = 5.5.1
no-build-not-adjacent = Na żadnej linii obok tego miasta nie ma twojego kolonisty.
    .short = Brak kolonisty obok
    .clause = 6.2.7
no-build-colonist-in-city = Kolonista w mieście nie pozwala budować; musi stać na linii.
    .short = Jeszcze nie na linii
    .clause = 5.4.3
no-build-goods = Na dom { pick-city-in } brakuje ci { $missing }.
    .short = Za mało dóbr
    .clause = 6.2.8
no-build-coins = Na dom { pick-city-in } brakuje ci { count-coin.gen }.
    .short = Za mało sestercji
    .clause = 6.2.9
no-build-houses = Nie masz już domów w zasobach.
    .short = Brak domów
    .clause = 6.2.7
no-prefect-both = Prefekt albo produkuje, albo daje sestercje, nigdy jedno i drugie.
    .short = Tylko jedno z dwóch
    .clause = 6.3
no-produce-inactive = Ta prowincja jest nieaktywna. Prefekt produkuje tylko w aktywnej.
    .short = Nieaktywna
    .clause = 6.3.a
no-produce-all-inactive = Wszystkie prowincje są nieaktywne; musisz wziąć sestercje.
    .short = Wszystkie nieaktywne
    .clause = 6.3.b.1
no-prefect-coins = Wszystkie prowincje są aktywne; nie ma sestercji do wzięcia.
    .short = Brak sestercji
    .clause = 6.3.b.1
no-copy-own = Nie można kopiować z własnego stosu.
    .short = Własny stos
    .clause = 6.4.5
no-copy-empty = Ten stos kart wykorzystanych jest pusty; nie ma czego kopiować.
    .short = Pusty stos
    .clause = 12.4
no-copy-diplomat = Dyplomaty nie można skopiować.
    .short = Dyplomata
    .clause = 6.4.1
no-copy-tribune = Trybuna nie można skopiować.
    .short = Trybun
    .clause = 6.4.1
no-copy-not-top = Skopiować można tylko wierzchnią kartę stosu.
    .short = Nie na wierzchu
    .clause = 6.4.1
no-copy-decline = Jest karta, którą możesz skopiować, więc musisz jakąś skopiować.
    .short = Trzeba skopiować
    .clause = 6.4.4
no-colonist-both = Kolonizator albo wystawia kolonistów, albo daje sestercje, nigdy jedno i drugie.
    .short = Tylko jedno z dwóch
    .clause = 6.5
no-place-none = W twoim magazynie nie ma { pick-colonist-gen }.
    .short = Brak w magazynie
    .clause = 6.5.a.2
no-place-all-out = Wszyscy twoi koloniści są na planszy; zostają tylko sestercje.
    .short = Wszyscy na planszy
    .clause = 6.5.a.2
no-place-cost = Każdy kolonista kosztuje 1 żywność i 1 narzędzie; brakuje ci { $missing }.
    .short = Żywność i narzędzie
    .clause = 6.5.a
no-place-no-house = Nie masz domu w tym mieście. Kolonistów wystawia się w Romie albo tam, gdzie masz dom.
    .short = Nie masz tu domu
    .clause = 6.5.a
no-place-no-land-line = Z tego miasta nie wychodzi linia lądowa; nie można tu wystawić kolonisty lądowego.
    .short = Brak linii lądowej
    .clause = 6.5.a.1
no-place-no-sea-line = Z tego miasta nie wychodzi linia morska; nie można tu wystawić kolonisty morskiego.
    .short = Brak linii morskiej
    .clause = 6.5.a.1
no-place-zero = Skoro wybierasz kolonistów, wystaw co najmniej jednego albo cofnij ten wybór.
    .short = Co najmniej jeden
    .clause = 6.5.a
no-place-move = Nowi koloniści teraz się nie poruszają; ruszysz ich Architektem.
    .short = Nie teraz
    .clause = 6.5.a.2
no-trade-third-kind = Handlujesz już dwoma rodzajami dóbr.
    .short = Już dwa rodzaje
    .clause = 6.6.2
no-trade-buy-sold = Sprzedajesz to dobro, więc nie możesz go też kupić.
    .short = Sprzedajesz to dobro
    .clause = 6.6.2
no-trade-sell-bought = Kupujesz to dobro, więc nie możesz go też sprzedać.
    .short = Kupujesz to dobro
    .clause = 6.6.2
no-trade-space = W twoim magazynie nie ma już miejsca.
    .short = Brak miejsca
    .clause = 6.6.4
no-trade-coins = Na ten zakup brakuje ci { count-coin.gen }.
    .short = Za mało sestercji
    .clause = 6.6.4
no-trade-stock = Nie masz więcej tego dobra.
    .short = Brak tego dobra
    .clause = 6.6.4
no-buy-limit-senator = Senator kupuje najwyżej dwie karty.
    .short = Najwyżej dwie karty
    .clause = 6.7.1
no-buy-limit-consul = Konsul kupuje tylko jedną kartę.
    .short = Tylko jedna karta
    .clause = 6.8.1
no-buy-goods-senator = Na { pick-card-acc } z tego pola brakuje ci { $missing }.
    .short = Za mało dóbr
    .clause = 6.7.2
no-buy-goods-consul = Na { pick-card-acc } brakuje ci { $missing }.
    .short = Za mało dóbr
    .clause = 6.8.1
no-buy-both = Nie stać cię na obie karty razem.
    .short = Nie obie razem
    .clause = 12.28
no-buy-any-open = Najpierw wybierz dobro za „?”.
    .short = Wybierz dobro za „?”
    .clause = 12.27
no-buy-any-used = Ta sztuka już za coś płaci. Jedna sztuka opłaca jeden symbol.
    .short = Już wykorzystane
    .clause = 12.27
no-buy-empty-slot = Na tym polu nie ma karty.
    .short = Puste pole
    .clause = 12.29
no-buy-market-empty = Bank kart jest pusty; nie ma już czego kupić.
    .short = Bank kart pusty
    .clause = 8.4
no-buy-not-yet = Nowe karty pojawiają się dopiero po akcji.
    .short = Dopiero po akcji
    .clause = 6.7.3
no-more-turns = To ty wywołujesz koniec gry, więc nie masz już tury.
    .short = Nie masz już tury
    .clause = 8.3
no-game-over = Gra jest skończona.
    .short = Koniec gry
    .clause = 8.5
no-undo-revealed = Odsłonięto już kartę ze stosu; tego nie można cofnąć.
    .short = Karta już odsłonięta
    .clause = 13.1
no-undo-others = Ktoś inny dokonał już wyboru; tego nie można cofnąć.
    .short = Wybrał już ktoś inny
    .clause = 13.1
no-undo-turn-over = Twoja tura się skończyła; nie można jej cofnąć.
    .short = Po turze
    .clause = 13.1
no-undo-nothing = Nie ma czego cofać.
    .short = Nie ma czego cofać
    .clause = 13.1
no-option-fixed = Tego nie można zmienić; stół wybiera tylko mapę, punktację w trakcie gry i otwarte ręce.
    .short = Stała zasada
    .clause = 13.2
no-not-on-map = Tego nie ma { pick-map-in }.
    .short = Nie na tej mapie
    .clause = 2.1
no-card-not-yours = Nie masz takiej karty: { pick-card }.
    .short = Nie masz tej karty
    .clause = 4.2
no-move-nobody = Nie masz tam kolonisty.
    .short = Nie masz tam nikogo
    .clause = 6.2.1
no-move-cost = Ten ruch kosztuje { count-movement-point.acc }, ani więcej, ani mniej.
    .short = Inny koszt
    .clause = 6.2.6
no-copy-nobody = Nikt tam nie siedzi.
    .short = Nikogo tam nie ma
    .clause = 6.4.1
no-buy-not-there = Tej karty nie ma w banku kart: { pick-card }.
    .short = Nie ma jej w banku kart
    .clause = 6.7.1
no-buy-any-none = Za tę kartę nie płaci się żadnego „?”.
    .short = Tu nie ma „?”
    .clause = 6.7.2

## Kategorie punktów (.help: jak się liczy)

score-vesta = { god-vesta }
    .help = { god-vesta.help }
score-jupiter = { god-jupiter }
    .help = { god-jupiter.help }
score-saturnus = { god-saturnus }
    .help = { god-saturnus.help }
score-mercurius = { god-mercurius }
    .help = { god-mercurius.help }
score-mars = { god-mars }
    .help = { god-mars.help }
score-minerva = { god-minerva }
    .help = { god-minerva.help }
score-concordia = { special-concordia }
    .help = 7 punktów dla gracza, który wywołał koniec gry.
score-total = Razem
    .help = Wygrywa najwyższy wynik. Remisy rozstrzyga karta Praefectus Magnus.
score-cards = Karty
score-value = Wartość jednej karty
score-points = Punkty
score-row = { $value } × { $count } = { $points }
score-vesta-detail = Sestercje { $coins } + dobra { $stock } = { $sum }, podzielone przez 10
score-tie = Remis, rozstrzyga karta Praefectus Magnus
score-place = Miejsce { $n }

## Opcje stołu (.help: jedno zdanie)

option-players = Liczba graczy
    .help = Od 2 do 5.
option-map = Mapa
    .help = Do wyboru w 3 lub 4 osoby; w 2 gra się na mapie Italii, w 5 – na mapie Imperium.
option-map-auto = Według liczby graczy
    .help = Italia dla 2 lub 3 osób, Imperium dla 4 lub 5.
option-map-imperium = { map-imperium }
    .help = { map-imperium.help }
option-map-italia = { map-italia }
    .help = { map-italia.help }
option-intermediate-scoring = Punktacja w trakcie gry
    .help = Dla początkujących: próbne podliczenie przy pierwszym Trybunie; najlepsi dostają 2 lub 1 sestercję.
option-intermediate-scoring-on = Włączona
option-intermediate-scoring-off = Wyłączona
option-open-hands = Otwarte ręce
    .help = Wszyscy widzą, które karty są na czyjej ręce i w czyim stosie kart wykorzystanych.
option-open-hands-on = Włączone
option-open-hands-off = Wyłączone

## Etykiety stanu

status-free-spaces = Magazyn: { count-free-space }
status-houses-left = Domy w zasobach: { $n }
status-houses-to-end = Do końca gry: { count-house }
status-cards-to-end = Do kupienia: { count-card }
status-stack = Stos: { count-card }
status-hand = Ręka: { count-card }
status-discard = Karty wykorzystane: { count-card }
status-owned = Wszystkie karty: { $cards }
status-coins = { count-coin }
status-colonists-on-board = Na planszy: { count-colonist }
status-prefect-coins = Sestercje dla Prefekta: { $n }
status-holder = Praefectus Magnus: { $seat }
status-concordia = Concordia: { $seat }
status-last-turn = Ostatnie tury
status-house-cost = Dom tutaj: { $price }
status-card-cost = Koszt: { $price }

## Co zakończyło grę i co rozstrzygnęło remis

ended-houses = Powstał 15. dom i wszyscy pozostali mieli jeszcze po jednej turze.
    .clause = 8.1
ended-cards = Kupiono ostatnią kartę z banku kart i wszyscy pozostali mieli jeszcze po jednej turze.
    .clause = 8.1
result-tie-praefectus = Remis rozstrzyga karta Praefectus Magnus: wygrywa ten, kto ją ma albo do kogo trafiłaby najprędzej.
    .clause = 10.1

## Ruchy słowami

move-play = Zagraj kartę: { pick-card }
move-travel = Ruch: { pick-place } → { pick-line } ({ pick-line-kind }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    })
move-end-moving = { do-end-moving }
move-build = Zbuduj dom { pick-city-in }
move-end-building = { do-end-building }
move-produce = { do-produce }
move-take-coins = Weź sestercje
move-keep = Zatrzymaj { pick-good-acc }
move-copy = Skopiuj wierzchnią kartę: { $target }
move-settle = { do-place }
move-end-settling = { do-end-placing }
move-sell = { do-sell }
move-buy = { do-buy }
move-end-trading = { do-trade }
move-recruit = Kup kartę: { pick-face }{ $any ->
        [none] {""}
        [brick] , za „?” cegła
        [food] , za „?” żywność
        [tools] , za „?” narzędzie
        [wine] , za „?” wino
        [cloth] , za „?” tkanina
       *[other] , za „?” { $any }
    }
move-end-buying = { do-end-buying }
move-end-turn = { do-end-turn }
invalid-map = Mapa { $map } jest na { $first } do { $last } miejsc, a nie { $found }
