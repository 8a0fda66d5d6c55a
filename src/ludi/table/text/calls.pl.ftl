### Co słyszy kanał czatu.

call-turn = Twoja kolej: { $game }, grają też: { $others }. { $link }
call-over = Gra skończona: { $game }, grali też: { $others }. { $link }
call-try = Tutaj Ludi Romani powie ci, kiedy jest twoja kolej. { $link }
call-game-glory-to-rome = Na chwałę Rzymu
call-game-concordia = Concordia
call-game-hadrians-wall = Mur Hadriana
call-game-seven-wonders = 7 Cudów Świata
call-game-lutetia = Lutecja
