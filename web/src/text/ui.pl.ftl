### Słowa samej oprawy (polski). Gry mają własne; zob. src/ludi/games/<gra>/text.

## Wszędzie

skip = Przejdź do stołu
menu = Menu
back = Wstecz
close = Zamknij
cancel = Anuluj
help = Pomoc
rules = Zasady
rules-of = Zasady: { $game }
sound = Dźwięk
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
theme-dark = Ciemny motyw
theme-light = Jasny motyw
loading = Chwileczkę…
clause = Punkt { $clause } zasad
your-turn = Twoja kolej
seat-you = Ty
list-you = ty
value-none = brak
value-yes = tak
value-no = nie
player = Gracz
players = Liczba graczy
category = Kategoria
total = Razem

## Gry

game-glory-to-rome = Na chwałę Rzymu
    .text = Karta jest rolą, klientem, materiałem i budowlą. Wybierz, czym będzie dla ciebie.
    .time = 60 min
game-concordia = Concordia
    .text = Kolonie, towary i karty, które na końcu powiedzą, kto miał rację.
    .time = 90 min
game-hadrians-wall = Mur Hadriana
    .text = Sześć lat na granicy. Wypełniaj arkusz, buduj mur, odpieraj Piktów.
    .time = 60 min
game-seven-wonders = 7 Cudów Świata
    .text = Trzy epoki, siedem kart naraz i przywódcy, którzy zmieniają reguły.
    .time = 40 min
game-lutetia = Lutecja
    .text = Licytacja w ciemno i łapówki na widoku. Blef wliczony w cenę.
    .time = 45 min

# Skąd pochodzą karty, według id zbioru danych

data-reconstructed-1 = Rodzaje kart i ich łączna liczba są takie jak w pudełku; liczba kopii, koszty, Talenty i zamówienia Bazarów to nasza rekonstrukcja, bo żadne publiczne źródło nie podaje drukowanych kart. Przy uruchamianiu stołu możesz wczytać własny spis kart.
data-base-1 = Gra podstawowa z 2013 roku z obiema stronami planszy; odczytana z instrukcji, skanów planszy i zdjęć elementów.
data-polish-2011 = Polskie wydanie z 2011 roku: nazwy, materiały i wartości z jego instrukcji, liczby kopii potwierdzone publicznymi spisami kart.
data-first-edition = Pierwsze wydanie gry podstawowej i Liderów; liczby kart i koszty potwierdzone czterema publicznymi zbiorami danych.
data-printed-1 = Oba arkusze, 48 kart Losu i 12 kart Graczy tak jak w druku.

## Strona główna

hero-1 = Pięć rzymskich gier.
hero-2 = Jeden stół.
hero-text = Zagraj od razu z botami albo wyślij znajomym odnośnik. Bez zakładania konta.
new-table = Nowy stół
my-tables = Twoje partie
all-tables = Pokaż wszystkie: { $n }
fewer-tables = Pokaż mniej
games = Gry
play-now = Zagraj od razu
starting = Rozkładamy…
set-table = Ustaw stół
table-open = czeka na graczy
table-over = skończona
table-playing = { $number ->
    [one] { $number } ruch
    [few] { $number } ruchy
    [many] { $number } ruchów
   *[other] { $number } ruchu
 }
seat-open = wolne miejsce
why-fair = Boty grają uczciwie
    .text = Widzą tyle, co człowiek na ich miejscu, i nic więcej.
why-reason = Zawsze wiesz dlaczego
    .text = Każda niedozwolona rzecz podaje powód i numer punktu zasad.
why-stays = Każda partia zostaje
    .text = Odtwórz ją ruch po ruchu, zatrzymaj w dowolnym miejscu, wyślij odnośnik do tej właśnie chwili.
footer-host = Gramy na komputerze gospodarza. Niczego nie śledzimy.
footer-icons = Ikony: game-icons.net, CC BY 3.0
about = O Ludi Romani
your-name = Twoje imię
    .help = Tak widzą cię inni przy stole
save-name = Zapisz imię

## Nowy stół i poczekalnia

new-table-of = Nowy stół: { $game }
seats = Miejsca
players-from-to = { $least } do { $most } graczy
that-is-you = To ty
bot = Bot
bot-fair = Gra uczciwie
bot-of-level = Bot, { $level }
open-for-friend = Wolne dla znajomego
    .help = Zajmie je pierwsza osoba z odnośnikiem.
level = Poziom
level-bot = bot
level-random = Losowy
    .help = Dowolny dozwolony ruch.
level-greedy = Chciwy
    .help = Ruch, który od razu wygląda najlepiej.
level-tiro = Rekrut
    .help = Jeszcze się uczy: gra rozsądnie, ale wiele przeocza.
level-miles = Żołnierz
    .help = Zna musztrę; można go przechytrzyć.
level-optio = Optio
    .help = Dobry przeciwnik na pierwszy wieczór.
level-centurio = Centurion
    .help = Doświadczony, rzadko się myli.
level-tribunus = Trybun
    .help = Planuje naprzód i karze za błędy.
level-legatus = Legat
    .help = Najsilniejszy, jakiego mamy.
to-friend = Dla znajomego
to-bot = Daj botowi
add-seat = Dodaj miejsce
remove-seat = Usuń miejsce { $n }
seed = Ziarno talii
    .help = Losuje serwer przy starcie; wszyscy zobaczą je po grze.
seed-own = Podaj własne
    .help = Wszyscy widzą je od początku. Kto zna ziarno, może odtworzyć układ kart, więc gra jest poza rankingiem.
seed-chosen = Gospodarz sam wybrał ziarno talii: { $seed }. Kto je zna, może odtworzyć układ kart, więc ta gra jest poza rankingiem.
    .short = Ziarno talii wybrał gospodarz: { $seed }. Poza rankingiem.
seed-was = Ziarno talii: { $seed }.
cards-from = Skąd pochodzą karty
start-now = Wszystkie miejsca są zajęte: gra zacznie się od razu.
start-open = { $n ->
    [one] Jedno wolne miejsce: odnośnik do niego będzie na następnej stronie.
    [few] { $n } wolne miejsca: odnośniki do nich będą na następnej stronie.
   *[other] { $n } wolnych miejsc: odnośniki do nich będą na następnej stronie.
 }
start-game = Zacznij partię
open-table = Otwórz stół
option-needed = Tu potrzebna jest wartość.
option-whole = Tu potrzebna jest liczba całkowita.
option-least = Co najmniej { $n }.
option-most = Co najwyżej { $n }.
waiting-room = { $n ->
    [one] Czekamy jeszcze na jedną osobę
    [few] Czekamy jeszcze na { $n } osoby
   *[other] Czekamy jeszcze na { $n } osób
 }
waiting-start = Wszyscy są na miejscach
invite-link = Odnośnik z zaproszeniem
copy = Kopiuj
copied = Skopiowane
copy-by-hand = Skopiuj ten odnośnik:
share = Wyślij
host-start-open = { $n ->
    [one] Możesz zacząć teraz: wolne miejsce zajmie bot.
   *[other] Możesz zacząć teraz: wolne miejsca zajmą boty.
 }
host-start = Każdy ma swoje miejsce.
host-waits = Partię zaczyna gospodarz. Ta strona sama przejdzie dalej.
invited = Zaproszenie do gry: { $game }
invited-by = Przy stole: { $names }
take-seat = Zajmij miejsce

## Stół

zone-opponents = Przeciwnicy
zone-side = Stan i kronika
zone-dock = Twoja decyzja
zone-dock-spectator = Kto decyduje
at-table = przy stole
away = poza stołem
thinking = myśli…
ready = wybór gotowy
waits = czeka
first-player = pierwszy gracz
log = Kronika
log-ready-many = Gotowi:
log-empty = Jeszcze nic się nie wydarzyło.
waiting-for = Czekamy: { $seats }
bots-busy = Boty są w tej chwili zajęte. Gra sama potoczy się dalej.
waiting-for-nobody = Nikt nie musi teraz decydować
game-over = Gra skończona
spectator-heading = Patrzysz na tę partię
spectator-over = Patrzysz na tę partię. Już się skończyła.
spectator-plate = patrzysz
spectator-replay = Od początku
spectator-leave = Odejdź od stołu
undo = Cofnij
undo-move = Cofnij: { $move }
redo = Ponów
final = nie do cofnięcia
locked = teraz niemożliwe
selected = wybrane
dock-fold = Złóż rękę
dock-unfold = Pokaż rękę
text-view = Widok tekstowy
text-view-help = Ten sam stół jako zwykłe listy: dla klawiatury, dla czytników ekranu i dla gier, których plansza nie jest jeszcze narysowana.
board-view = Widok planszy
text-position = Sytuacja na stole
standing = Punkty na bieżąco
legal-moves = { $n ->
    [one] { $n } możliwy ruch
    [few] { $n } możliwe ruchy
    [many] { $n } możliwych ruchów
   *[other] { $n } możliwego ruchu
 }
all-final = Żadnego z nich nie da się cofnąć.
filter = Szukaj ruchu
filter-none = Żaden możliwy ruch nie zawiera tych słów.
record = Zapis partii
offline = Utracono połączenie. Partia jest bezpieczna; próbujemy wrócić do stołu.
help-marks = Co oznaczają znaki
help-legal = To możesz zrobić teraz.
help-locked = Nie teraz: wskaż, żeby przeczytać dlaczego.
help-changed = To właśnie się zmieniło.
help-keys = Klawisze
key-tab = ze strefy do strefy
key-arrows = wewnątrz strefy
key-enter = działaj
key-undo = cofnij
key-log = kronika
key-help = ta pomoc
key-escape = zamknij powód
sound-stone = Położona karta
sound-wood = Ruch pionka
sound-coin = Moneta
sound-bell = Twoja kolej
sound-end = Koniec gry

## Wynik

result = Wynik
the-count = Rachunek
win = { $who ->
    [you] Ty wygrywasz
   *[other] { $name } wygrywa
 }
win-shared = Wspólne zwycięstwo: { $names }
points = { $n ->
    [one] { $n } punkt.
    [few] { $n } punkty.
    [many] { $n } punktów.
   *[other] { $n } punktu.
 }
rematch = Rewanż
see-table = Pokaż stół

## Powtórka

replay = Powtórka
replay-of = Powtórka: { $game }
replay-start = Początek
replay-quiet = { $name }: wybór w ukryciu
replay-move = ruch { $number } / { $total }
replay-first = Na początek
replay-prev = Poprzedni ruch
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Następny ruch
replay-last = Na koniec
replay-slider = Ruch
replay-link = Odnośnik do tej chwili
replay-blind = Bez podglądania końca

## Zasady

contents = Spis treści
rules-search = Szukaj w zasadach
rules-found = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
 }

## Błędy

lost = Ta droga donikąd nie prowadzi
page-lost = Nie ma tu takiej strony.
page-broken = Nie udało się wczytać tej części strony. Odśwież ją, gdy wróci połączenie.
table-lost = Nie ma takiego stołu albo nie jest on dla ciebie. Poproś gospodarza o odnośnik.
game-lost = Tej gry nie ma na tym stole.
server-lost = Serwer nie odpowiada. Sprawdź, czy działa, i spróbuj jeszcze raz.
to-home = Na stronę główną

## O nas

about-what = Ludi Romani to miejsce do grania, goszczenia, nauki i badania pięciu rzymskich gier planszowych: Na chwałę Rzymu, Concordia, Mur Hadriana, 7 Cudów Świata z Przywódcami i Lutecja.
about-unofficial = Nieoficjalnie
    .text = To dzieło ludzi, którzy kochają te gry. Nie jest związane z ich autorami, ilustratorami ani wydawcami, nie jest przez nich zatwierdzone ani wspierane; nazwy należą do ich właścicieli. Zasady opowiadamy własnymi słowami, rysunki są nasze. Jeśli gra ci się podoba, kup ją.
about-privacy = Niczego nie śledzimy
    .text = Stół działa na komputerze gospodarza. Przechowuje twoje imię, twoje partie i jedno ciasteczko, po którym cię poznaje; z konta tylko skrót hasła. Nic nie trafia nigdzie indziej, chyba że do webhooka, który podasz. Wszystko możesz usunąć na stronie swojego konta.
about-credits = Podziękowania
about-icons = Ikony: Lorc, Delapouite i inni współtwórcy:
about-fonts = Litery: Marcellus (Astigmatic) i Commissioner (Kostas Bartsokas), oba na licencji SIL Open Font License 1.1.
about-ours = Mozaiki, znaki miejsc, ikony interfejsu i rysunki są nasze.

## Nauka

learn = Nauka
teach-me = Naucz mnie
learn-title = Nauka na przykładach
learn-text = Prawdziwy stół, jedno zadanie naraz. Każdą odpowiedź sprawdza silnik gry i tłumaczy punktem zasad. Niczego tu nie zepsujesz.
learn-done = Zrobione: { $n } z { $all }
learn-begin = Zacznij
learn-continue = Dalej
learn-finished = zrobione
lesson-task = Zadanie
lesson-of = lekcja { $n } z { $all }
lesson-answers = Odpowiedzi
lesson-foretell = Co z tego wyjdzie?
    .help = Wybierz odpowiedź w zadaniu; potem stół pokaże, co się dzieje.
lesson-right = Dobrze.
lesson-other = To wolno zrobić, ale zadanie prosi o coś innego.
lesson-wrong = Jeszcze nie. Wychodzi { $answer }.
lesson-clauses = Zasady: { $list }
lesson-next = Następna lekcja
lesson-all-done = Wszystkie lekcje
lesson-show = Pokaż ruch
lesson-restart = Od nowa
lesson-skip = Pomiń

## Koniec gry bez jej zasad: poddanie się, wspólna decyzja. Gra może dodać własny sposób (`asides`).

end-game = Zakończ lub poddaj się…
    .title = Zakończenie gry
end-together = Zakończcie razem
    .text = Pytamy wszystkich. Jeśli wszyscy się zgodzą, gra się kończy i liczą się punkty z tej chwili.
end-propose = Zaproponuj koniec
end-withdraw = Wycofaj propozycję
end-agree = Zgoda
end-refuse = Gramy dalej
end-proposed-you = Proponujesz zakończyć grę. Jeszcze bez zgody: { $names }.
end-proposed = { $names } proponuje zakończyć grę. Liczyłyby się punkty z tej chwili.
end-refused = Gra toczy się dalej: ktoś chce grać.
resign = Poddaj się
    .text = Bot dogra za ciebie do końca, a ty zajmiesz ostatnie miejsce. Możesz dalej oglądać grę.
    .alone = Jesteś tu jedyną osobą, więc gra od razu się skończy, a ty zajmiesz ostatnie miejsce.
resign-sure = Na pewno się poddaję
seat-resigned = poza grą
    .text = Osoba poddała się; gra dalej bot
seat-stand-in = zastępuje bot
    .text = Osoby nie ma; do jej powrotu gra bot
told-resigned = { $name }: poddanie się. Dalej gra bot.
ending-agreed = Gracze zgodzili się zakończyć grę.
ending-resigned = W grze zostały już tylko boty.

## Spojrzenie wstecz

replay-eyes = Widok
eyes-nobody = Widz
replay-chance = szansa { $n }%
replay-branch = Zagraj stąd
replay-notes = Notatki
replay-keys = Klawisze
replay-turning = Punkt zwrotny { $n }, ruch { $number }: { $name } { $swing }
replay-note-mark = { $n ->
    [one] Jedna notatka do ruchu { $number }
    [few] { $n } notatki do ruchu { $number }
   *[many] { $n } notatek do ruchu { $number }
 }
replay-running = Ta gra jeszcze trwa: widzisz tylko to, co wiesz.
key-replay-step = wstecz, naprzód
key-replay-ends = początek, koniec
key-replay-chapter = poprzednia, następna runda
key-replay-play = odtwarzaj, wstrzymaj
key-replay-eyes = widok z miejsca 1, 2… (0: widz)
key-replay-branch = zagraj stąd
key-replay-note = notatki
branch-title = A gdyby…
branch-text = Nowa gra zaczyna się w tej chwili, z tymi samymi kartami w tej samej kolejności. Zajmujesz jedno miejsce, resztę biorą boty. Jest oznaczona jako odnoga i nie zmienia rankingu.
branch-seat = Twoje miejsce
branch-bots = Pozostali grają jako
branch-go = Zagraj od ruchu { $number }
branch-from = A gdyby: odnoga po ruchu { $number }.
branch-parent = Gra, z której pochodzi
branch-unrated = Poza rankingiem.
uploaded-from = Partia wczytana z zewnątrz. Poza rankingiem.
origin-branch = a gdyby
origin-uploaded = wczytana
notes-title = Notatki
notes-none = Nie ma jeszcze notatek.
notes-own = Póki gra trwa, notatki widzisz tylko ty; potem widzą je wszyscy, którzy grali.
notes-shared = Te notatki widzą wszyscy, którzy grali.
notes-outside = To nie twoja partia: swoje notatki widzisz tylko ty.
note-at = Ruch { $number }
note-write = Notatka do ruchu { $number }
note-save = Zapisz notatkę
note-drop = Usuń notatkę
note-left = { $n ->
    [one] została { $n } litera
    [few] zostały { $n } litery
   *[many] zostało { $n } liter
 }
upload = Wczytaj zapis
upload-title = Wczytaj zapis
upload-text = Wklej zapis albo upuść tu jego plik. Skończoną grę można odtworzyć i zagrać od dowolnej chwili; nieskończoną gra się dalej z botami. Ranking się nie zmienia.
upload-file = Wybierz plik
upload-record = Zapis
upload-seat = Twoje miejsce, jeśli gra nie jest skończona
upload-go = Sprawdź i otwórz
chance-title = Szansa wygranej, %
chance-by = Z oceny, której używają nasze boty, przy odkrytych kartach: wskazówka, nie dowód.
chance-table = Szanse w liczbach
chance-points = { $n ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[many] punktów procentowych
 }
upload-large = Ten plik jest za duży jak na zapis.

## Statystyki

statistics = Statystyki
statistics-mine = Moje partie
statistics-here = Wszyscy tutaj
statistics-of = Statystyki: { $game }
statistics-none = Nie ma jeszcze skończonej partii. Zagraj jedną do końca, a policzymy ją tutaj.
statistics-none-here = Nikt tu jeszcze nie skończył tej gry.
stat-games = Partie
stat-wins = Wygrane
stat-share = Udział wygranych
stat-rank = Średnie miejsce
stat-best = Najlepszy wynik
stat-mean = Średni wynik
stat-all = Wszystkie gry
stat-rating = Ranking
stat-rating-help = Każdy zaczyna od 1500. Prawdziwa siła mieści się w granicach ± w 19 przypadkach na 20; im więcej partii, tym węziej. Osobno dla każdej gry i liczby graczy; boty mają ranking tak jak ludzie.
stat-provisional = jeszcze niepewny
stat-seats = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
 }
stat-over-time = Ranking w czasie
stat-scores = Wyniki według kategorii
stat-scores-help = { $n ->
    [one] Twoja ostatnia partia.
    [few] Twoje ostatnie { $n } partie, najstarsza po lewej.
   *[many] Twoje ostatnie { $n } partii, najstarsza po lewej.
 }
stat-ranks = Miejsca
stat-by-seat = Wygrane według miejsca przy stole
stat-by-seat-help = Kto wygrywa najczęściej: pierwsze miejsce, drugie i tak dalej. Linia to równy udział.
stat-seat = Miejsce { $n }
stat-points = Punkty zwycięzców i wszystkich
stat-winner = Zwycięzcy
stat-everybody = Wszyscy
stat-numbers = W liczbach
stat-ladder = Drabinka
stat-place = Lp.
stat-last = Ostatnie partie
stat-date = Data
stat-with = Z kim
stat-points-col = Punkty
stat-rank-col = Miejsce
stat-unrated = poza rankingiem

## Podpowiedzi i analiza

hint = Podpowiedź
hint-thinking = Zastanawiam się…
hint-chance = szansa na wygraną { $n }%
hint-play = Zagraj tak
hints-want = Podpowiedzi dla wszystkich (chce { $n } z { $total })
hints-refuse = Bez podpowiedzi (chce ich { $n } z { $total })
key-hint = podpowiedź
advice = { $level } radzi: { $move }
advice-same = tak, jak radzi { $level }.
advice-next = Teraz ruch: { $name }.
analysis = Analiza
analysis-mattered = Ruchy, które ważyły najwięcej
analysis-begin-text = { $level }, nasz najsilniejszy bot, przyjrzy się każdej decyzji w tej grze, wiedząc tylko to, co wtedy wiedział gracz, i powie, co by zagrał. Potrwa to minutę lub dwie, a wynik zostanie zachowany razem z grą.
analysis-begin = Przeanalizuj tę grę
analysis-running = Zważono { $done } z { $total } decyzji
analysis-progress = Zważone decyzje
analysis-whose = Czyje ruchy
analysis-all = wszystkich
analysis-played = Zagrano: { $move }
analysis-better = Lepiej: { $move }
analysis-none = Żaden ruch nie kosztował wiele. Dobra gra!
analysis-choices = decyzje
analysis-agreed = zgodnie z radą ({ $level })
analysis-lost = średnia strata, punkty szansy
analysis-by = Waży { $level }, poświęcając każdej decyzji krótką chwilę: to dobra rada, nie dowód.
key-replay-analysis = analiza
## Konta i powiadomienia

account = Twoje konto
account-of = { $name }: twoje konto
account-name = Imię
saved = Zapisano.
save = Zapisz
devices = Te same gry na każdym urządzeniu
devices-text = Do gry nie potrzeba konta. Dzięki niemu znajdziesz swoje gry także w telefonie i po wyczyszczeniu przeglądarki. Wystarczy imię i hasło; nikt nie pyta o adres e-mail. To, w co grasz do tej pory, pozostaje twoje.
devices-known = Twoje konto: { $name }. Na innym urządzeniu zaloguj się tym imieniem i swoim hasłem.
sign-up = Załóż konto
sign-in = Zaloguj się
    .help = To urządzenie pokaże wtedy gry z tamtego konta.
sign-out = Wyloguj się tutaj
signed-up = Masz już konto.
signed-in = Witaj ponownie.
signed-out = Wylogowano. Gry na ciebie poczekają.
sign-out-elsewhere = Wyloguj się wszędzie indziej
    .help = Zgubiony telefon, komputer u znajomych? Zalogowane pozostanie tylko to urządzenie.
signed-out-elsewhere = Teraz zalogowane jest tylko to urządzenie.
passphrase = Hasło
    .help = Co najmniej 8 liter; najlepiej kilka słów. Nie da się go przysłać, więc dobrze je zachowaj.
passphrase-now = Twoje hasło
passphrase-new = Nowe hasło
passphrase-change = Zmień hasło
passphrase-changed = Hasło zmienione. Pozostałe urządzenia są wylogowane.
my-turn = Kiedy przychodzi moja kolej
my-turn-sound = Dźwięk
    .help = Zmienia się też tytuł karty.
notify-on = Powiadamiaj mnie w tej przeglądarce
notify-off = Bez powiadomień tutaj
notify-denied = Przeglądarka zabrania tej stronie powiadomień; zezwól na nie w jej ustawieniach.
webhook = Webhook
    .help = Dla kanału czatu (Slack, Discord, Mattermost…): stół wyśle tam wiadomość, gdy przyjdzie twoja kolej, a nie ma cię przy stole albo przez minutę nie wykonujesz ruchu.
webhook-try = Wypróbuj
webhook-tried = Wiadomość jest w drodze.
webhook-off = Usuń
webhook-gone = Usunięto.
programs = Programy, które grają dla ciebie
programs-text = Bot, którego napiszesz, gra dzięki tokenowi: kto go ma, siada do stołu jako ten program, nigdy jako ty. Jak program rozmawia ze stołem, opisuje dokumentacja (docs/protocol.md).
program-name = Nazwa programu
program-make = Utwórz token
program-token = Token programu { $name }
    .help = Skopiuj go teraz: nie pokażemy go ponownie.
program-made = utworzono { $at }
program-revoke = Unieważnij token
program-revoke-of = Unieważnij token programu { $name }
program-revoked = Token programu { $name } jest już nieważny.
forget = Zapomnienie
forget-text = Usuniemy imię, konto, webhook, programy i notatki. W trwających grach zagra za ciebie bot. Skończone gry zostaną dla innych, z bezimiennym gościem na twoim miejscu. Tego nie da się cofnąć.
forget-do = Usuń moje dane
forget-sure = Usuń na zawsze
forgotten = Wszystko, co twoje, jest usunięte. Vale!

## Czas

pace = Czas na ruch
    .help = Gdy się skończy, ruch wykona za ciebie bot; miejsce pozostaje twoje.
pace-none = Bez ograniczeń
    .help = Każdy myśli, ile chce.
span-days = { $n ->
    [one] { $n } dzień
    [few] { $n } dni
   *[many] { $n } dni
 }
span-minutes = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[many] { $n } minut
 }
span-seconds = { $n ->
    [one] { $n } sekunda
    [few] { $n } sekundy
   *[many] { $n } sekund
 }
left-hours = { $h } h { $min } min
left-days = { $d ->
    [one] { $d } dzień
    [few] { $d } dni
   *[many] { $d } dni
 } { $h } h
clock = Pozostały czas na ruch
time-up = koniec czasu
stand-in = Za nieobecnych gra bot
    .help = Po dwóch minutach nieobecności i tylko do powrotu.
stand-in-after = nieobecność: { $time }

## Kilka osób przy jednym ekranie

seat-for = Kto zajmuje miejsce { $n }
for-bot = Bot
for-friend = Ktoś z linkiem
for-here = Ktoś obok mnie
here = przy tym ekranie
    .help = Podajecie sobie ekran.
name-here = Imię osoby na miejscu { $n }
    .short = Imię
name-needed = Każda osoba przy tym ekranie potrzebuje imienia.
curtain-next = Podaj ekran: { $name }
curtain-wait = Teraz grają inni
curtain-text = Na tej stronie nie ma niczyich tajemnic. Powiedz, kim jesteś, a zobaczysz swoją stronę stołu.
curtain-me = To ja, { $name }
curtain-look = Niech spojrzy { $name }
curtain-done = Twoja część gotowa. Teraz przy tym ekranie: { $name }.
curtain-close = Zasuń kurtynę

## Powrót do gry

since = Od twojego ostatniego ruchu
since-ok = Jasne
since-all = { $n ->
    [one] Przeczytaj
    [few] Przeczytaj { $n } wpisy
   *[other] Przeczytaj { $n } wpisów
 }
