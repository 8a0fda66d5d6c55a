### What every game can say. A game may put its own words in place of these.

seat-you = You
list-you = you
no-game-over = The game is over.
    .short = Game over
no-not-asked = You are not being asked now. Waiting: { $seats }.
    .short = Not your decision
no-other-question = That is not what is asked now. The question is: { $asked }
    .short = Not now
no-undo-nothing = There is nothing to take back.
    .short = Nothing to undo
no-undo-revealed = Cannot be undone: something hidden has been seen.
    .short = Cannot be undone
no-undo-acted = Cannot be undone: { $seat } has acted since.
    .short = Cannot be undone
no-redo = There is nothing to do again.
    .short = Nothing to redo
no-moved-on = The game has moved on meanwhile. Look again and decide.
    .short = Game has moved on

## Records that cannot be read

record-header-unknown = unknown header '{ $header }', none of { $known }
record-header-missing = the header '{ $header }' is missing
record-header-wrong = { $header }: { $detail }
record-no-line = neither a header nor a move: '{ $content }'
record-rules = played with rules version { $wanted }; { $game } here has version { $here }
record-rules-older = played with rules version { $wanted }; { $game } here has version { $here }, by which line { $line } is wrong: { $detail }
record-data = played with components '{ $wanted }', not '{ $here }': load that data
record-contents = played with other contents under the same name '{ $data }': their fingerprint is { $wanted }, here it is { $here }; load the file it was played with
record-running = a running game's export cannot be replayed
record-order = move { $wanted } expected, found { $found }
record-move-hidden = this move is hidden; only a finished game can be replayed
record-move-wrong = { $detail }
record-no-seat = there is no seat { $seat } in a game with { $seats } seats
record-result = the record says '{ $claimed }', the replay gives '{ $found }'
record-no-number = a number is needed here, not '{ $found }'
record-position = this record begins in the middle of a game; only games from their beginning can be read here
record-position-wrong = the rules cannot go on from this position
record-no-json = this is not JSON: '{ $found }'

## Input that does not fit

bot-unknown = There is no bot '{ $name }'; there are { $known }
    .near = There is no bot '{ $name }'. Did you mean '{ $near }'? There are { $known }
bot-no-budget = { $name } takes no budget; a rank does: { $rank }@1s
bot-budget = '{ $name }' has no budget that can be read; write { $rank }@1s, { $rank }@40ms or { $rank }@500
game-unknown = There is no game '{ $name }'; there are { $known }
    .near = There is no game '{ $name }'. Did you mean '{ $near }'? There are { $known }
seats-wrong = { $game } is played with { $first } to { $last } seats, not { $found }
players-wrong = { $seats } seats need { $seats } names, not { $found }
position-data = saved with the components '{ $wanted }' ({ $print }), not '{ $here }' ({ $own })
options-misfit = The options of { $game } are an object (a dict or game.Options), not { $found }
option-unknown = { $game } has no option '{ $name }'; there are { $known }
    .near = { $game } has no option '{ $name }'. Did you mean '{ $near }'? There are { $known }
option-wrong = The option { $name } of { $game } cannot be { $found }; allowed: { $allowed }
move-unknown = unknown move '{ $name }'; this game has { $known }
    .near = unknown move '{ $name }'. Did you mean '{ $near }'? This game has { $known }
move-words = '{ $name }' takes { $n } words after it ({ $wanted }), not { $found }
move-flag = { $field } is yes or no, not '{ $found }'
move-number = { $field } is a number, not '{ $found }'
move-id = { $field }: '{ $found }' is none of { $known }
move-misfit = This is not a move of the game: { $detail }
