### Co mówi stół, gdy czegoś nie da się zrobić.

error-not-found = Pod tym adresem nic nie ma.
error-no-table = Nie ma takiego stołu. Sprawdź link.
error-no-game = Nie ma gry { $game }.
error-no-seat = Przy tym stole nie ma miejsca { $number }.
error-no-language = Zasady są po angielsku (en) i po polsku (pl), nie w języku { $language }.
error-bad-request = Stół oczekiwał czegoś innego: { $detail }
error-too-large = Za dużo naraz; najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
 }.
error-too-many-tables = Masz już { $most ->
    [one] { $most } niedokończony stół
    [few] { $most } niedokończone stoły
   *[many] { $most } niedokończonych stołów
 }. Najpierw dokończ niektóre z nich.
error-too-many-watchers = Przy tym stole nie ma już miejsca dla widzów. Spróbuj później.
error-origin = Mogą to zrobić tylko strony tego stołu.
error-host = Ten serwer nie nosi nazwy { $host }. Wejdź pod adresem, który ci podano. Jeśli to ty prowadzisz serwer i to jest jego nazwa, uruchom go z opcją --allowed-host { $host } (albo LUDI_ALLOWED_HOSTS={ $host }).
error-not-host = Może to zrobić tylko gospodarz stołu.
error-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-running = Dopóki gra trwa, możesz na nią patrzeć tylko ze swojego miejsca.
error-no-moment = Ta gra ma { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
 }; nie ma ruchu { $number }.
error-invite = To zaproszenie nie pasuje do stołu. Poproś gospodarza o nowy link.
error-seat-taken = To miejsce zajął już ktoś inny. Poproś gospodarza o inny link.
error-seated = Masz już miejsce przy tym stole.
error-one-me = Tylko jedno miejsce może być twoje.
error-own-seat = Nie możesz oddać własnego miejsca.
error-name-empty = Imię musi mieć choć jedną widoczną literę.
error-name-long = Imię może mieć najwyżej { $most ->
    [one] { $most } literę
    [few] { $most } litery
   *[many] { $most } liter
 }.
error-watching = Oglądasz grę; mogą to zrobić tylko osoby, które mają tu miejsce.
error-not-a-message = Stół nie rozumie tej wiadomości: { $detail }
error-not-stored = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
error-internal = Coś poszło nie tak; z twojej gry nic nie przepadło. Spróbuj ponownie.
error-other-rules = Tę grę rozpoczęto według wersji { $wanted } zasad gry { $game }. Według zainstalowanej tu wersji { $here } potoczyłaby się inaczej, więc pozostaje taka, jaka jest. Osoba prowadząca ten serwer może ją dokończyć starszą wersją Ludi Romani.
error-other-data = Ta gra toczy się z elementami { $wanted }, a tutaj są { $here }. Uruchom stół z opcją --data i tamtym plikiem.
error-other-contents = Ta gra toczy się z inną zawartością zestawu elementów { $data }: jej suma kontrolna to { $wanted }, a tutaj { $here }. Uruchom stół z opcją --data i plikiem, z którym ją rozpoczęto.
error-branch-running = Odejść w bok można od skończonej gry; ta jeszcze trwa.
error-branch-over = W tej chwili gra jest już skończona. Cofnij się o ruch i zagraj stamtąd.
error-record = Tego zapisu nie da się odtworzyć. Wiersz { NUMBER($line, useGrouping: 0) }: { $reason }
error-record-large = Zapis może mieć najwyżej { $most } kB.
error-record-unfinished = Ta gra nie jest skończona. Wybierz miejsce, z którego chcesz grać dalej.
error-too-many-uploads = Masz tu już { $most } wczytanych gier i na więcej nie ma miejsca.
error-no-note = Nie ma takiej twojej notatki.
error-note-empty = Notatka potrzebuje choć jednej widocznej litery.
error-note-long = Notatka może mieć najwyżej { $most } liter.
error-too-many-notes = Masz już { $most } notatek do tej gry. Najpierw usuń którąś z nich.
error-over = Gra jest skończona.
error-not-playing = Nie masz miejsca w tej grze.
error-alone = Grasz tylko z botami, a one nie mają zdania. Jeśli chcesz skończyć, poddaj się.
error-token = To nie jest nasz token albo go unieważniono. Poproś o nowy: POST /api/guests.
error-hints-off = Podpowiedzi są wyłączone: grają tu inni i nie wszyscy ich chcą.
error-hint-waits = Twoja poprzednia podpowiedź jest jeszcze przygotowywana.
error-not-asked = To nie twoja kolej, więc nie ma czego podpowiadać.
error-not-over = Grę można przeanalizować, gdy się skończy.
error-analysis-busy = Kilka gier jest już analizowanych. Spróbuj ponownie za parę minut.
error-has-account = Masz już konto.
error-not-kept-up = Twoje połączenie nie nadążało za stołem. Samo zaraz wróci.
error-signed-out = Na tym urządzeniu cię wylogowano. Zaloguj się ponownie, aby grać dalej.
error-no-program = Nie masz takiego programu.
error-too-many-programs = Masz tu już { $most } programów. Najpierw unieważnij token jednego z nich.
error-no-account = Nie masz konta, a bez niego nie byłoby powrotu do twoich gier. Najpierw załóż konto.
error-name-taken = To imię ma już ktoś inny. Wybierz inne, a jeśli jest twoje, zaloguj się.
error-wrong-passphrase = Imię i hasło do siebie nie pasują.
error-passphrase-short = Hasło ma co najmniej { $least ->
    [one] { $least } literę
    [few] { $least } litery
   *[many] { $least } liter
 }; najlepiej kilka słów.
error-passphrase-long = Hasło ma najwyżej { $most ->
    [one] { $most } literę
    [few] { $most } litery
   *[many] { $most } liter
 }.
error-too-many-tries = Zbyt wiele prób. Odczekaj { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
 } i spróbuj ponownie.
error-webhook = Webhook to adres taki jak https://czat.przyklad/hooks/abc.
error-webhook-private = Ten adres leży w sieci prywatnej, a stół dzwoni tylko pod publiczne.
error-webhook-port = Stół dzwoni tylko do serwerów WWW: bez portu, na port 80, 443 albo od 1024 wzwyż, ale nie na { NUMBER($port, useGrouping: 0) }.
error-webhook-silent = Pod tym adresem nikt nie odpowiada. Sprawdź go i spróbuj ponownie.
error-webhook-answer = Adres odpowiedział { NUMBER($code, useGrouping: 0) } zamiast zgody. Sprawdź go i spróbuj ponownie.
error-no-webhook = Nie podano jeszcze adresu.
error-seed = Ziarno to jeden wiersz, najwyżej { $most } znaków.
error-pace = Czas na ruch to co najmniej sekunda i najwyżej { $most } dni.
error-too-fast = To było za dużo naraz. Spróbuj ponownie za { $seconds } s.
error-too-many-lines = Masz już ten stół otwarty w { $most } miejscach. Zamknij najpierw kilka z nich.
error-no-database = Stół nie może połączyć się ze swoją bazą danych. Spróbuj za chwilę.
error-no-writing = Niczego nie da się teraz zapisać: baza danych nie odpowiada lub jest zablokowana albo jej dysk jest pełny.
error-too-many-lines-here = Z twojej sieci otwarto już { $most ->
    [one] { $most } połączenie
    [few] { $most } połączenia
   *[many] { $most } połączeń
 } ze stołami. Zamknij niektóre z nich albo spróbuj później.
