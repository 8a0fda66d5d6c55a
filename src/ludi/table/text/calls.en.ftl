### What a chat channel is told.

call-turn = Your turn: { $game }, with { $others }. { $link }
call-over = The game is over: { $game }, with { $others }. { $link }
call-try = Ludi Romani will tell you here when it is your turn. { $link }
call-game-glory-to-rome = Glory to Rome
call-game-concordia = Concordia
call-game-hadrians-wall = Hadrian’s Wall
call-game-seven-wonders = 7 Wonders
call-game-lutetia = Lutetia
