### To, co może powiedzieć każda gra. Gra może wstawić tu własne słowa.

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
