### Glory to Rome: lekcje z przykładów. Wartość = tytuł, .task = zadanie, .why = co mówią zasady.

lesson-gtr-ex-02 = Petycja
    .task = Masz na ręce dwóch tragarzy. Rozegraj tragarza, składając z obu petycję, a potem weź drewno.
    .why = Petycja to dwie karty jednej roli, użyte jak jeden senator (§ 6.1.3). To jedno zagranie i jedna akcja, nawet dla roli z tych kart. Po rundzie obie karty trafiają do puli (§ 15.2).
lesson-gtr-ex-05 = W imieniu Rzymu: gruz!
    .task = Masz jedną akcję legionisty i Tawernę na ręce, czyli gruz. Rozegraj legionistę Ołtarzem i odsłoń Tawernę.
    .why = Każda odsłonięta karta żąda swojego materiału raz: z puli (§ 13.3) i z ręki każdego sąsiada (§ 13.5). Pokazaną kartę zatrzymujesz (§ 13.2).
lesson-gtr-ex-09 = Miejsce dla klientów
    .task = Masz ukończoną Insulę i Akwedukt, nic więcej. Ilu klientów możesz mieć?
    .why = Masz 2 + 1 + 2 = 5 punktów wpływów. Insula dodaje 2, a Akwedukt podwaja sumę: 14 (§ 8.3).
lesson-gtr-ex-13 = Przez Bramę
    .task = Rozegraj cieślę Cyrkiem i ukończ Bramę Ołtarzem z ręki. Spójrz na swój limit ręki.
    .why = Dzięki Bramie od razu działają funkcje twoich nieukończonych marmurowych obiektów (§ 17.6): Świątynia, po której jest dopiero fundament, daje 4 karty więcej. Punktów wpływów jeszcze nie daje (§ 10.8).
lesson-gtr-ex-16 = Fontanna za miastem
    .task = Masz Fontannę i cztery akcje cieśli. Dobierz; połóż Palisadę na odległym placu; dobierz i ukończ ją; dobierz i zatrzymaj kartę.
    .why = Odległy plac kosztuje dwie akcje tej samej roli (§ 10.3), a do drugiej niczego się nie dobiera (§ 17.9). Trzeciej Palisady nie można położyć, bo jedną już masz, ani dołożyć, bo nic nie potrzebuje drewna: trafia na rękę (§ 22.14).
lesson-gtr-ex-18 = Ostatni kamień
    .task = Pod twoimi Katakumbami leżą dwa kamienie, a twoi klienci to cieśle. Pomyśl i dobierz rozkazy, a potem ukończ Katakumby dobranym Ściekiem.
    .why = Kart dobranych zamiast podążania możesz użyć w tej samej rundzie (§ 5.5.2). Ukończone Katakumby kończą grę natychmiast, w środku twoich akcji (§ 17.11, § 18.1).
lesson-gtr-ex-20 = W Łaźniach
    .task = Podążaj swoim patronem. Zatrudnij patrona; niech nowy patron zatrudni tragarza; niech tragarz przyniesie kamień.
    .why = Dzięki Łaźniom każdy zatrudniony klient może od razu wykonać jedną akcję (§ 17.13). Zatrudniony tak patron zatrudnia następnego i tak dalej, aż skończy się pula albo miejsce w klienteli (§ 22.7).
lesson-gtr-ex-23 = Przez Most
    .task = Rozegraj legionistę Ołtarzem i odsłoń Plac miejski. Masz Most: policz, ile przychodzi.
    .why = Most sięga wszystkich przeciwników, zabiera też ze składów i nie zważa na Palisadę (§ 17.16). Mur obronny się trzyma (§ 13.6): jeden marmur z puli, dwa z rąk, dwa ze składów.
lesson-gtr-ex-33 = Jeden kamień na Rezydencję
    .task = Rozegraj murarza Senatem i ukończ Rezydencję.
    .why = Jeden materiał dołożony akcją murarza może ukończyć Rezydencję (§ 17.25). Cieśla potrzebuje na nią trzech kamieni.
lesson-gtr-ex-35 = Dla wszystkich
    .task = Rozegraj murarza. Ukończ Schody marmurem, udostępnij Łuk triumfalny swoją cegłą, a potem Ołtarz cegłą z puli.
    .why = W każdej akcji murarza możesz też dołożyć materiał do ukończonego obiektu przeciwnika i udostępnić go wszystkim (§ 17.27), już w akcji, która ukończyła Schody (§ 17.27.2). Przez udostępniony Łuk triumfalny druga cegła przychodzi z puli (§ 17.14).
lesson-gtr-ex-37 = Marmur kończy wszystko
    .task = Rozegraj cieślę Cyrkiem. Ukończ Skryptorium Ściekiem, a potem Mur obronny i Świątynię, każde jednym marmurem.
    .why = Dzięki Skryptorium jeden marmur kończy dowolny twój obiekt (§ 17.29), i to od chwili jego ukończenia (§ 10.7).
lesson-gtr-ex-39 = O jedną akcję więcej
    .task = Rozegraj cieślę. Ukończ Szkołę gladiatorów kartą Świątyni; potem połóż Insulę na bliskim placu i ukończ ją.
    .why = Akcje liczy się na bieżąco (§ 7.4): dzięki Szkole gladiatorów twój kupiec jeszcze w tej rundzie działa jako cieśla (§ 17.31).
lesson-gtr-ex-43 = Miejsce w skarbcu
    .task = Targowisko to jedyny twój ukończony obiekt. Ile kart mieści twój skarbiec?
    .why = Masz 2 + 1 = 3 punkty wpływów, a Targowisko dodaje 2: razem 5 kart (§ 14.3).
lesson-gtr-ex-48 = Zabrane dzięki Więzieniu
    .task = Rozegraj cieślę, ukończ Więzienie Ściekiem i zabierz Wieżę.
    .why = Oddajesz plac Więzienia, czyli 3 punkty wpływów, i zabierasz ukończony obiekt z jego funkcją (§ 17.40). Plac budowy tego obiektu zostaje, a co zbudowano z jego pomocą, też zostaje (§ 17.40.5).
lesson-gtr-dx-16 = Daleko od miasta
    .task = Ceglane place są jeszcze w mieście, ale chcesz je zostawić. Rozegraj cieślę i połóż Bramę na odległym placu.
    .why = Swobodnie wybierasz rodzaj placu (§ 10.2). Za miastem fundament pochłania obie twoje akcje (§ 10.3), ale nigdy nie przybliża końca gry (§ 18.3).
