### The shell's own words (English). Games bring theirs; see src/ludi/games/<game>/text.

## Everywhere

skip = Skip to the table
menu = Menu
back = Back
close = Close
cancel = Cancel
help = Help
rules = Rules
rules-of = Rules: { $game }
sound = Sound
sound-on = Sound on
sound-off = Sound off
theme-dark = Dark theme
theme-light = Light theme
loading = One moment…
clause = Clause { $clause } of the rules
your-turn = Your turn
seat-you = You
list-you = you
value-none = none
value-yes = yes
value-no = no
player = Player
players = Players
category = Category
total = Total

## Games

game-glory-to-rome = Glory to Rome
    .text = A card is a role, a client, a material and a building. Choose what it is for you.
    .time = 60 min
game-concordia = Concordia
    .text = Colonies, goods, and cards that tell at the end who was right.
    .time = 90 min
game-hadrians-wall = Hadrian’s Wall
    .text = Six years at the border. Fill your sheet, build, hold the Picts.
    .time = 60 min
game-seven-wonders = 7 Wonders
    .text = Three ages, simultaneous cards, and leaders who bend the rules.
    .time = 40 min
game-lutetia = Lutetia
    .text = Blind bids, open bribes. Bluffing is included in the price.
    .time = 45 min

# Where the cards come from, by the id of their data

data-reconstructed-1 = The kinds of cards and their total number are those of the box; copies, costs, Talents and Bazaar orders are our reconstruction, because no public source has the printed cards. You can load a card list of your own when starting the table.
data-base-1 = The base game of 2013 with both sides of the board; read from the rules, board scans and photographs of the components.
data-polish-2011 = Polish edition of 2011: names, materials and values from its rulebook, copies confirmed by public card lists.
data-first-edition = First edition of the base game and of Leaders; card frequencies and costs confirmed by four public data sets.
data-printed-1 = Both sheets, the 48 Fate cards and the 12 Player cards as printed.

## Home

hero-1 = Five Roman games.
hero-2 = One table.
hero-text = Play bots at once, or send friends a link. No account needed.
new-table = New table
my-tables = Your games
all-tables = Show all { $n }
fewer-tables = Show fewer
games = Games
play-now = Play now
starting = Starting…
set-table = Set up a table
table-open = waiting for players
table-over = finished
table-playing = { $number ->
    [one] { $number } move
   *[other] { $number } moves
 }
seat-open = open seat
why-fair = Bots play fair
    .text = They see what a person in their seat would see, and nothing more.
why-reason = You always know why
    .text = Whatever is not allowed gives its reason and the clause of the rules.
why-stays = Every game stays
    .text = Replay it move by move, stop anywhere, send a link to that very moment.
footer-host = Runs on the host’s computer. Nothing is tracked.
footer-icons = Icons: game-icons.net, CC BY 3.0
about = About Ludi Romani
your-name = Your name
    .help = This is how the others at the table see you
save-name = Save the name

## New table and waiting room

new-table-of = New table: { $game }
seats = Seats
players-from-to = { $least } to { $most } players
that-is-you = That is you
bot = Bot
bot-fair = Plays fair
bot-of-level = Bot, { $level }
open-for-friend = Open for a friend
    .help = The first person with the link takes it.
level = Level
level-bot = bot
level-random = Random
    .help = Any legal move.
level-greedy = Greedy
    .help = The move that looks best at once.
level-tiro = Recruit
    .help = Still learning: plays sensible moves, overlooks much.
level-miles = Soldier
    .help = Knows the drill; can be outplanned.
level-optio = Optio
    .help = A fair opponent for a first evening.
level-centurio = Centurion
    .help = Experienced, makes few mistakes.
level-tribunus = Tribune
    .help = Plans ahead and punishes errors.
level-legatus = Legate
    .help = As strong as the house can play.
to-friend = For a friend
to-bot = Give to a bot
add-seat = Add a seat
remove-seat = Remove seat { $n }
seed = Deck seed
    .help = Drawn by the server at the start; shown to all after the game.
seed-own = Set your own
    .help = Shown to all from the start. Whoever knows a seed can work out the cards, so the game is not rated.
seed-chosen = The host chose the deck seed: { $seed }. Whoever knows it can work out the cards, so this game is not rated.
    .short = The host chose the deck seed: { $seed }. Not rated.
seed-was = Deck seed: { $seed }.
cards-from = Where the cards come from
start-now = All seats are taken: the game starts at once.
start-open = { $n ->
    [one] One open seat: on the next page you get the link for it.
   *[other] { $n } open seats: on the next page you get the links for them.
 }
start-game = Start the game
open-table = Open the table
option-needed = A value is needed here.
option-whole = A whole number is needed here.
option-least = At least { $n }.
option-most = At most { $n }.
waiting-room = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
 }
waiting-start = Everybody is here
invite-link = Invite link
copy = Copy
copied = Copied
copy-by-hand = Copy this link:
share = Share
host-start-open = { $n ->
    [one] You can start now: a bot takes the open seat.
   *[other] You can start now: bots take the open seats.
 }
host-start = Everybody has a seat.
host-waits = The host starts the game. This page goes on by itself.
invited = You are invited to { $game }
invited-by = At the table: { $names }
take-seat = Take the seat

## The table

zone-opponents = Opponents
zone-side = Standing and chronicle
zone-dock = Your decision
zone-dock-spectator = Who decides
at-table = at the table
away = away
thinking = thinking…
ready = ready
waits = waits
first-player = first player
log = Chronicle
log-ready-many = Ready:
log-empty = Nothing has happened yet.
waiting-for = Waiting: { $seats }
bots-busy = The bots are busy at the moment. The game goes on by itself.
waiting-for-nobody = Nobody has to decide now
game-over = The game is over
spectator-heading = You are watching this game
spectator-over = You are watching this game. It is over.
spectator-plate = watching
spectator-replay = From the start
spectator-leave = Leave the table
undo = Undo
undo-move = Undo: { $move }
redo = Redo
final = cannot be undone
locked = not possible now
selected = selected
dock-fold = Fold your hand away
dock-unfold = Show your hand
text-view = Text view
text-view-help = The same table as plain lists: made for keyboards and screen readers, and for games whose board is not drawn yet.
board-view = Board view
text-position = The position
standing = Running score
legal-moves = { $n ->
    [one] One possible move
   *[other] { $n } possible moves
 }
all-final = None of these can be taken back.
filter = Filter moves
filter-none = No possible move has these words.
record = Record of the game
offline = The connection is lost. Your game is safe; we keep trying to reach the table.
help-marks = What the marks mean
help-legal = You may do this now.
help-locked = Not now: point at it to read why.
help-changed = This has just changed.
help-keys = Keys
key-tab = from zone to zone
key-arrows = inside a zone
key-enter = act
key-undo = undo
key-log = chronicle
key-help = this help
key-escape = close the reason
sound-stone = Card laid
sound-wood = Piece moved
sound-coin = Coin
sound-bell = Your turn
sound-end = End of the game

## Result

result = Result
the-count = The count
win = { $who ->
    [you] You win
   *[other] { $name } wins
 }
win-shared = Shared victory: { $names }
points = { $n ->
    [one] { $n } point.
   *[other] { $n } points.
 }
rematch = Rematch
see-table = See the table

## Replay

replay = Replay
replay-of = Replay: { $game }
replay-start = The beginning
replay-quiet = { $name }: a hidden choice
replay-move = move { $number } / { $total }
replay-first = To the beginning
replay-prev = Previous move
replay-play = Play
replay-pause = Pause
replay-next = Next move
replay-last = To the end
replay-slider = Move
replay-link = Link to this moment
replay-blind = Do not show the end

## Rules

contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
 }

## Errors

lost = This way leads nowhere
page-lost = There is no such page here.
page-broken = This part of the page could not be loaded. Reload it when you are connected again.
table-lost = There is no such table, or it is not yours to see. Ask the host for the link.
game-lost = This game is not on this table.
server-lost = The server does not answer. Check that it is running, then try again.
to-home = To the home page

## About

about-what = Ludi Romani is a place to play, host, learn and study five Roman board games: Glory to Rome, Concordia, Hadrian’s Wall, 7 Wonders with Leaders, and Lutetia.
about-unofficial = Unofficial
    .text = This is a work of people who love these games. It is not affiliated with, endorsed by or sponsored by their authors, artists or publishers; the names belong to their owners. Rules are told in our own words, drawings are our own. If you like a game, buy it.
about-privacy = Nothing is tracked
    .text = The table runs on the host’s computer. It keeps your name, your games and one cookie that tells it is you; of an account only a hash of the passphrase. Nothing goes anywhere else, except to a webhook you name yourself. You can have it all deleted on the page of your account.
about-credits = Credits
about-icons = Icons by Lorc, Delapouite and contributors:
about-fonts = Letters: Marcellus (Astigmatic) and Commissioner (Kostas Bartsokas), both under the SIL Open Font License 1.1.
about-ours = Mosaics, seat marks, interface icons and drawings are our own.

## Learning

learn = Learn
teach-me = Teach me
learn-title = Learning by example
learn-text = A real table, one task at a time. Every answer is checked by the game’s engine and explained by a clause of the rules. You cannot break anything here.
learn-done = Done: { $n } of { $all }
learn-begin = Begin
learn-continue = Continue
learn-finished = done
lesson-task = Task
lesson-of = lesson { $n } of { $all }
lesson-answers = Answers
lesson-foretell = What comes out?
    .help = Choose an answer in the task; then the table shows what happens.
lesson-right = Right.
lesson-other = That is allowed, but the task asks for something else.
lesson-wrong = Not quite. It comes to { $answer }.
lesson-clauses = Rules: { $list }
lesson-next = Next lesson
lesson-all-done = All lessons
lesson-show = Show the move
lesson-restart = Start over
lesson-skip = Skip

## Ending a game without its rules: resigning, agreeing. Games may add a way of their own (`asides`).

end-game = End or resign…
    .title = Ending the game
end-together = End it together
    .text = Everybody is asked. If all agree, the game is over and the points of this moment count.
end-propose = Propose the end
end-withdraw = Withdraw the proposal
end-agree = Agree
end-refuse = Play on
end-proposed-you = You propose to end the game now. Not yet agreed: { $names }.
end-proposed = { $names } would like to end the game now. The points of this moment would count.
end-refused = The game goes on: somebody wants to play.
resign = Resign
    .text = A bot plays your seat to the end, and you come last. You can go on watching.
    .alone = You are the only person here, so the game ends at once, and you come last.
resign-sure = Really resign
seat-resigned = resigned
    .text = Resigned; a bot plays on
seat-stand-in = bot stands in
    .text = Away; a bot plays until they return
told-resigned = { $name } has resigned. A bot plays on.
ending-agreed = The players agreed to end the game.
ending-resigned = Nobody was left in the game but bots.

## Looking back

replay-eyes = Seen by
eyes-nobody = Spectator
replay-chance = chance { $n }%
replay-branch = Play from here
replay-notes = Notes
replay-keys = Keys
replay-turning = Turning point { $n }, move { $number }: { $name } { $swing }
replay-note-mark = { $n ->
    [one] One note on move { $number }
   *[other] { $n } notes on move { $number }
 }
replay-running = This game is still being played: you see only what you know.
key-replay-step = back, forward
key-replay-ends = beginning, end
key-replay-chapter = previous, next round
key-replay-play = play, pause
key-replay-eyes = see with the eyes of seat 1, 2 … (0: spectator)
key-replay-branch = play from here
key-replay-note = notes
branch-title = What if…
branch-text = A new game begins at this moment, with the same cards in the same order. You take one seat, bots take the others. It is marked as a branch and changes no rating.
branch-seat = Your seat
branch-bots = The others play as
branch-go = Play from move { $number }
branch-from = What if: branched off after move { $number }.
branch-parent = The game it comes from
branch-unrated = Not rated.
uploaded-from = Brought along from elsewhere. Not rated.
origin-branch = what if
origin-uploaded = uploaded
notes-title = Notes
notes-none = No notes yet.
notes-own = While the game runs only you see your notes; afterwards all who played see them.
notes-shared = All who played this game see these notes.
notes-outside = You did not play here: only you see your notes.
note-at = Move { $number }
note-write = Note on move { $number }
note-save = Save the note
note-drop = Delete the note
note-left = { $n ->
    [one] { $n } letter left
   *[other] { $n } letters left
 }
upload = Bring a record
upload-title = Bring a record
upload-text = Paste a record, or drop its file here. A finished game can be replayed and branched off; an unfinished one is played on against bots. It changes no rating.
upload-file = Choose a file
upload-record = The record
upload-seat = Your seat, if the game is not over
upload-go = Check and open
chance-title = Chance to win, %
chance-by = From the evaluation our bots use, with all cards open: a guide, not a proof.
chance-table = Chances in numbers
chance-points = { $n ->
    [one] percentage point
   *[other] percentage points
 }
upload-large = This file is too large to be a record.

## Statistics

statistics = Statistics
statistics-mine = My games
statistics-here = Everybody here
statistics-of = Statistics: { $game }
statistics-none = No finished game yet. Play one to its end and it is counted here.
statistics-none-here = Nobody has finished this game here yet.
stat-games = Games
stat-wins = Wins
stat-share = Share of wins
stat-rank = Mean rank
stat-best = Best score
stat-mean = Mean score
stat-all = All games
stat-rating = Rating
stat-rating-help = Everybody begins at 1500. The true strength lies within ± in 19 of 20 cases; the more games, the narrower. Apart for each game and number of players; bots are rated like people.
stat-provisional = still uncertain
stat-seats = { $n ->
    [one] { $n } player
   *[other] { $n } players
 }
stat-over-time = Rating over time
stat-scores = Scores by category
stat-scores-help = Your last { $n } games, oldest on the left.
stat-ranks = Ranks
stat-by-seat = Wins by seat
stat-by-seat-help = Who wins most: first seat, second, and so on. The line is a fair share.
stat-seat = Seat { $n }
stat-points = Points of a winner and of everybody
stat-winner = Winners
stat-everybody = Everybody
stat-numbers = In numbers
stat-ladder = Ladder
stat-place = Place
stat-last = Latest games
stat-date = Date
stat-with = With
stat-points-col = Points
stat-rank-col = Rank
stat-unrated = not rated

## Hints and analysis

hint = Hint
hint-thinking = Thinking it over …
hint-chance = chance to win { $n }%
hint-play = Play it
hints-want = Hints for all ({ $n } of { $total } want them)
hints-refuse = No hints, please ({ $n } of { $total } want them)
key-hint = hint
advice = { $level } advises: { $move }
advice-same = as { $level } advises.
advice-next = { $name } moves next.
analysis = Analysis
analysis-mattered = The moves that mattered most
analysis-begin-text = { $level }, our strongest bot, looks at every choice of this game from what each seat knew then, and says what it would have played. That takes a minute or two and is kept with the game.
analysis-begin = Analyse this game
analysis-running = { $done } of { $total } choices weighed
analysis-progress = Choices weighed
analysis-whose = Whose moves
analysis-all = everybody's
analysis-played = Played: { $move }
analysis-better = Better: { $move }
analysis-none = No move cost much. Well played!
analysis-choices = choices
analysis-agreed = as { $level } advises
analysis-lost = mean loss, points of chance
analysis-by = Weighed by { $level } in a short time for each choice: good advice, not a proof.
key-replay-analysis = analysis
## Accounts, and how one is called

account = Your account
account-of = { $name }: your account
account-name = Name
saved = Saved.
save = Save
devices = The same games on every device
devices-text = You need no account to play. With one you find your games on your phone, too, and after clearing the browser. A name and a passphrase are enough; nobody asks for an e-mail address. What you have played so far stays yours.
devices-known = You are signed in as { $name }. On another device, sign in with this name and your passphrase.
sign-up = Sign up
sign-in = Sign in
    .help = This device then shows the games of that account.
sign-out = Sign out here
signed-up = You have an account now.
signed-in = Welcome back.
signed-out = You are signed out. Your games wait for you.
sign-out-elsewhere = Sign out everywhere else
    .help = Lost a phone, or stayed signed in at a friend’s? Only this device stays yours.
signed-out-elsewhere = Only this device is signed in now.
passphrase = Passphrase
    .help = At least 8 letters; a few words are best. It cannot be sent to you, so keep it well.
passphrase-now = Your passphrase
passphrase-new = A new one
passphrase-change = Change the passphrase
passphrase-changed = The passphrase is changed. All other devices are signed out.
my-turn = When it is my turn
my-turn-sound = A sound
    .help = And the title of the tab changes.
notify-on = Notify me in this browser
notify-off = No more notifications here
notify-denied = Your browser forbids notifications for this page; allow them in its settings.
webhook = Webhook
    .help = For a chat channel (Slack, Discord, Mattermost …): the table sends a message there when it is your turn and you are not at the table, or do not move for a minute.
webhook-try = Try it
webhook-tried = The message is on its way.
webhook-off = Remove it
webhook-gone = Removed.
programs = Programs that play for you
programs-text = A bot you write plays with a token: whoever has it sits at the table as that program, never as you. How it talks to the table is in the documentation (docs/protocol.md).
program-name = Name of the program
program-make = Make a token
program-token = Token of { $name }
    .help = Copy it now: it is not shown again.
program-made = made on { $at }
program-revoke = Revoke the token
program-revoke-of = Revoke the token of { $name }
program-revoked = The token of { $name } is good no more.
forget = Being forgotten
forget-text = Your name, account, webhook, programs and notes are deleted. A bot plays on in your running games. Finished games stay for the others, with a nameless guest in your place. This cannot be undone.
forget-do = Delete my data
forget-sure = Delete for good
forgotten = Everything of yours is deleted. Vale!

## Time

pace = Time for a move
    .help = When it is over a bot moves for you; the seat stays yours.
pace-none = No limit
    .help = Everybody thinks as long as they like.
span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
span-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
 }
left-hours = { $h } h { $min } min
left-days = { $d ->
    [one] { $d } day
   *[other] { $d } days
 } { $h } h
clock = Time left for the move
time-up = time is up
stand-in = A bot stands in for who leaves
    .help = After two minutes away, and only until they return.
stand-in-after = after { $time }

## Several people at one screen

seat-for = Who takes seat { $n }
for-bot = A bot
for-friend = A friend, by link
for-here = Somebody here
here = at this screen
    .help = You pass the screen to each other.
name-here = Name of the player in seat { $n }
    .short = Their name
name-needed = Everybody at this screen needs a name.
curtain-next = Pass the screen to { $name }
curtain-wait = The others are playing
curtain-text = Nothing of anybody’s secrets is on this page. Say who you are to see your side of the table.
curtain-me = I am { $name }
curtain-look = Let { $name } look
curtain-done = Your part is done. Next at this screen: { $name }.
curtain-close = Close the curtain

## Coming back

since = Since your last move
since-ok = Got it
since-all = { $n ->
    [one] Read it
   *[other] Read all { $n }
 }
