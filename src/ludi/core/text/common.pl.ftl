### To, co może powiedzieć każda gra. Gra może wstawić tu własne słowa.

seat-you = Ty
list-you = ty
no-game-over = Gra jest skończona.
    .short = Koniec gry
no-not-asked = Teraz decyduje kto inny. Czekamy: { $seats }.
    .short = To nie twoja decyzja
no-other-question = Teraz chodzi o coś innego. Pytanie brzmi: { $asked }
    .short = Nie teraz
no-undo-nothing = Nie ma czego cofać.
    .short = Nie ma czego cofać
no-undo-revealed = Nie do cofnięcia: odsłonięto coś ukrytego.
    .short = Nie do cofnięcia
no-undo-acted = Nie do cofnięcia: { $seat } już gra dalej.
    .short = Nie do cofnięcia
no-redo = Nie ma czego ponawiać.
    .short = Nie ma czego ponawiać
no-moved-on = Gra tymczasem poszła dalej. Spójrz jeszcze raz i zdecyduj.
    .short = Gra poszła dalej

## Zapisy, których nie da się odczytać

record-header-unknown = nieznany nagłówek „{ $header }”, nie jest to żaden z: { $known }
record-header-missing = brakuje nagłówka „{ $header }”
record-header-wrong = { $header }: { $detail }
record-no-line = to nie jest nagłówek ani ruch: „{ $content }”
record-rules = gra według wersji { $wanted } zasad; { $game } ma tu wersję { $here }
record-rules-older = gra według wersji { $wanted } zasad; { $game } ma tu wersję { $here }, według której wiersz { $line } jest błędny: { $detail }
record-data = gra z elementami „{ $wanted }”, a nie „{ $here }”: wczytaj tamte dane
record-contents = gra z inną zawartością pod tą samą nazwą „{ $data }”: jej suma kontrolna to { $wanted }, a tutaj { $here }; wczytaj plik, z którym grano
record-running = eksportu trwającej gry nie da się odtworzyć
record-order = powinien tu być ruch { $wanted }, a jest { $found }
record-move-hidden = ten ruch jest zakryty; odtworzyć można tylko skończoną grę
record-move-wrong = { $detail }
record-no-seat = w grze na { $seats } miejsc nie ma miejsca { $seat }
record-result = zapis podaje „{ $claimed }”, a z odtworzenia wychodzi „{ $found }”
record-no-number = potrzebna jest tu liczba, a nie „{ $found }”
record-position = ten zapis zaczyna się w środku gry; tutaj można wczytać tylko gry od ich początku
record-position-wrong = zasady nie pozwalają grać dalej od tej pozycji
record-no-json = to nie jest JSON: „{ $found }”

## Dane, które nie pasują

bot-unknown = Nie ma bota „{ $name }”; są { $known }
    .near = Nie ma bota „{ $name }”. Czy chodziło o „{ $near }”? Są { $known }
bot-no-budget = { $name } nie przyjmuje budżetu; przyjmuje go ranga: { $rank }@1s
bot-budget = „{ $name }” nie podaje budżetu, który da się odczytać; napisz { $rank }@1s, { $rank }@40ms albo { $rank }@500
game-unknown = Nie ma gry „{ $name }”; są { $known }
    .near = Nie ma gry „{ $name }”. Czy chodziło o „{ $near }”? Są { $known }
seats-wrong = { $game } to gra na { $first } do { $last } miejsc, a nie { $found }
players-wrong = Miejsc jest { $seats }, więc potrzeba tylu imion, a nie { $found }
position-data = pozycja zapisana z elementami „{ $wanted }” ({ $print }), a nie „{ $here }” ({ $own })
options-misfit = Opcje gry { $game } to obiekt (dict albo game.Options), a nie { $found }
option-unknown = { $game } nie ma opcji „{ $name }”; są { $known }
    .near = { $game } nie ma opcji „{ $name }”. Czy chodziło o „{ $near }”? Są { $known }
option-wrong = Opcja { $name } gry { $game } nie może mieć wartości { $found }; dozwolone: { $allowed }
move-unknown = nieznany ruch „{ $name }”; w tej grze są { $known }
    .near = nieznany ruch „{ $name }”. Czy chodziło o „{ $near }”? W tej grze są { $known }
move-words = po „{ $name }” powinno stać słów: { $n } ({ $wanted }), a jest { $found }
move-flag = { $field } to yes albo no, a nie „{ $found }”
move-number = { $field } to liczba, a nie „{ $found }”
move-id = { $field }: „{ $found }” to nie jest żadne z: { $known }
move-misfit = To nie jest ruch tej gry: nie pasuje „{ $where }”
