### 7 Wonders with Leaders: names and counted forms (English)
### Prefixes: game- expansion- phase- age- step- passing- direction- seller- resource- resource-kind- color- card-kind-
###   symbol- counted- thing- token- aid- component- count- action- mode- timing- pile-right- effect- option-
###   city- wonder- side- board- stage- structure- guild- leader-
### The rest of an id is the id of data.toml; stages are stage-<board>-<side>-<number>.
### The resource "loom" is shown as "textile"; the card of that name is structure-loom.
### .text: for the card face, at most 90 characters. .help: for the zoomed card.
### Polish adds case attributes (.gen .dat .acc .ins .loc) that English does not need: fall back to the value.

## game, expansion

game-title = 7 Wonders: Leaders
game-base-title = 7 Wonders
expansion-base = base game
expansion-leaders = Leaders

## phase: parts of the game

phase-leader-draft = Leader draft
phase-recruitment = Recruitment
phase-age = Age
phase-conflicts = Military conflicts
phase-scoring = Scoring
phase-babylon-extra = Babylon’s seventh card
phase-discard-pile-builds = Builds from the discard pile

## age

age-1 = Age I
age-2 = Age II
age-3 = Age III

## step: order of events in a turn (clause 9.1)

step-choose = Choosing
step-reveal = Reveal
step-pay = Payment
step-place = Coming into play
step-immediate-gains = Immediate gains
step-immediate-choices = Immediate choices
step-release-trade-income = Income from trade
step-turn6-discards = Leftover cards of turn 6
step-babylon-extra-play = Babylon’s extra play
step-discard-pile-builds = Builds from the discard pile
step-pass-hands = Passing the hands

## passing: where hands go

passing-left = to the left
passing-right = to the right
passing-swap = swap hands

## direction: neighbours

direction-left = left neighbour
direction-right = right neighbour
direction-self = own city

## seller: who sells a resource

seller-bank = bank
seller-left = left neighbour
seller-right = right neighbour

## resource

resource-wood = wood
resource-stone = stone
resource-ore = ore
resource-clay = clay
resource-glass = glass
resource-papyrus = papyrus
resource-loom = textile

## resource-kind

resource-kind-any = resource
resource-kind-raw = raw material
resource-kind-manufactured = manufactured good

## color: colours and the kind of card they mean

color-brown = brown
    .kind = raw material
color-grey = grey
    .kind = manufactured good
color-blue = blue
    .kind = civilian
color-yellow = yellow
    .kind = commercial
color-red = red
    .kind = military
color-green = green
    .kind = scientific
color-purple = purple
    .kind = guild
color-white = white
    .kind = leader

## card-kind: cards of a colour

card-kind-brown = brown card
card-kind-grey = grey card
card-kind-blue = blue card
card-kind-yellow = yellow card
card-kind-red = red card
card-kind-green = green card
card-kind-purple = purple card
card-kind-white = white card

## symbol: science symbols

symbol-compass = compass
symbol-gear = gear
symbol-tablet = tablet
symbol-any = wild symbol

## counted: what effects count (plural)

counted-brown-cards = brown cards
counted-grey-cards = grey cards
counted-blue-cards = blue cards
counted-yellow-cards = yellow cards
counted-red-cards = red cards
counted-green-cards = green cards
counted-purple-cards = purple cards
counted-brown-grey-purple-cards = brown, grey and purple cards
counted-wonder-stages = Wonder stages
counted-defeat-tokens = Defeat tokens
counted-leaders-in-play = leaders in play

## thing: nouns used in sentences

thing-card = card
thing-age-card = Age card
thing-structure = structure
thing-leader = leader
thing-guild = guild
thing-wonder = Wonder
thing-wonder-board = Wonder board
thing-wonder-card = Wonder card
thing-stage = Wonder stage
thing-marker = marker
thing-coin = coin
thing-bank = bank
thing-treasury = treasury
thing-vp = VP
thing-victory-point = victory point
thing-shield = shield
thing-strength = military strength
thing-science-symbol = science symbol
thing-conflict = military conflict
thing-discard-pile = discard pile
thing-leader-box = leaders in the box
thing-box = box
thing-chain = chain
thing-production = production
thing-start-production = start production
thing-trade = trade
thing-discount = discount
thing-reduction = reduction
thing-payment = payment
thing-cost = cost
thing-city = city
thing-neighbour = neighbour
thing-free-city = Free City
thing-free-city-pile = pile of the Free City
thing-hand = hand
thing-turn = turn
thing-seventh-card = seventh card
thing-last-card = leftover card
thing-set = set
thing-score-pad = score pad

## token

token-victory = Victory token
token-victory-1 = Victory token +1
token-victory-2 = Victory token +3
token-victory-3 = Victory token +5
token-defeat = Defeat token −1
token-conflict = conflict token
token-courtesan = Courtesan token

## aid: cards of the two-player game

aid-free-city-card = Free City card
    .help = Whoever holds it plays for the Free City this turn. After each turn it changes hands.
aid-border-card = Border card

## component: contents of the box (plural)

component-wonder-boards = Wonder boards
component-wonder-cards = Wonder cards
component-age1-cards = Age I cards
component-age2-cards = Age II cards
component-age3-cards = Age III cards
component-coins-value-1 = coins of value 1
component-coins-value-3 = coins of value 3
component-coins-value-6 = coins of value 6
component-conflict-tokens = conflict tokens
component-two-player-cards = cards for the two-player game
component-leader-cards = leader cards
component-blank-leader-cards = blank leader cards
component-guild-cards = guild cards
component-courtesan-tokens = Courtesan tokens

## count: counted forms ($n)

count-card = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
count-vp = { $n ->
        [one] { $n } VP
       *[other] { $n } VP
    }
count-victory-point = { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }
count-leader = { $n ->
        [one] { $n } leader
       *[other] { $n } leaders
    }
count-structure = { $n ->
        [one] { $n } structure
       *[other] { $n } structures
    }
count-guild = { $n ->
        [one] { $n } guild
       *[other] { $n } guilds
    }
count-stage = { $n ->
        [one] { $n } Wonder stage
       *[other] { $n } Wonder stages
    }
count-shield = { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
count-symbol = { $n ->
        [one] { $n } symbol
       *[other] { $n } symbols
    }
count-set = { $n ->
        [one] { $n } set
       *[other] { $n } sets
    }
count-compass = { $n ->
        [one] { $n } compass
       *[other] { $n } compasses
    }
count-gear = { $n ->
        [one] { $n } gear
       *[other] { $n } gears
    }
count-tablet = { $n ->
        [one] { $n } tablet
       *[other] { $n } tablets
    }
count-token = { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
count-victory-token = { $n ->
        [one] { $n } Victory token
       *[other] { $n } Victory tokens
    }
count-defeat-token = { $n ->
        [one] { $n } Defeat token
       *[other] { $n } Defeat tokens
    }
count-turn = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
count-player = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
count-unit = { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
count-resource = { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
count-raw = { $n ->
        [one] { $n } raw material
       *[other] { $n } raw materials
    }
count-manufactured = { $n ->
        [one] { $n } manufactured good
       *[other] { $n } manufactured goods
    }
count-wood = { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
count-stone = { $n ->
        [one] { $n } stone
       *[other] { $n } stone
    }
count-ore = { $n ->
        [one] { $n } ore
       *[other] { $n } ore
    }
count-clay = { $n ->
        [one] { $n } clay
       *[other] { $n } clay
    }
count-glass = { $n ->
        [one] { $n } glass
       *[other] { $n } glass
    }
count-papyrus = { $n ->
        [one] { $n } papyrus
       *[other] { $n } papyrus
    }
count-loom = { $n ->
        [one] { $n } textile
       *[other] { $n } textiles
    }
count-card-brown = { $n ->
        [one] { $n } brown card
       *[other] { $n } brown cards
    }
count-card-grey = { $n ->
        [one] { $n } grey card
       *[other] { $n } grey cards
    }
count-card-blue = { $n ->
        [one] { $n } blue card
       *[other] { $n } blue cards
    }
count-card-yellow = { $n ->
        [one] { $n } yellow card
       *[other] { $n } yellow cards
    }
count-card-red = { $n ->
        [one] { $n } red card
       *[other] { $n } red cards
    }
count-card-green = { $n ->
        [one] { $n } green card
       *[other] { $n } green cards
    }
count-card-purple = { $n ->
        [one] { $n } purple card
       *[other] { $n } purple cards
    }
count-card-white = { $n ->
        [one] { $n } white card
       *[other] { $n } white cards
    }

## action: uses of a card

action-recruit = Recruit
action-build = Build
action-stage = Wonder stage
action-discard = Discard for 3 coins

## mode: ways of building (8.2)

mode-normal = paid
    .help = Pay the cost of the card.
mode-chain = chain
    .help = Free, thanks to a structure named on the card.
mode-olympia = right of Olympia
    .help = Free, once per Age, with stage 2 of Olympia A.
mode-ramses = Ramses
    .help = Free, guilds only.
mode-discard-pile = from the discard pile
    .help = Free, through Halikarnassos or Solomon.

## timing: when a leader works

timing-end = at the end of the game
timing-ongoing = from now on
timing-permanent = counts all the time
timing-immediate = at once

## pile-right: order of builds from the discard pile (9.9)

pile-right-halikarnassos = Halikarnassos
pile-right-solomon = Solomon
pile-right-solomon-copied-by-courtesans = Solomon copied by the Courtesans Guild

## effect: kinds of effect (designing Semiramis)

effect-produce = Production
    .help = Each turn gives one of the resources shown.
effect-trade-discount = Cheaper trade
    .help = Resources of one kind bought from the neighbours shown cost 1 coin each.
effect-coins = Coins at once
    .help = Take coins from the bank once, when it comes into play.
effect-vp = Victory points
    .help = Worth VP at the end of the game.
effect-shields = Shields
    .help = Adds shields to your military strength.
effect-science = Science symbol
    .help = Adds one science symbol.
effect-science-wild = Any science symbol
    .help = Adds one symbol chosen at the end of the game.
effect-per-count = For each …
    .help = Coins at once or VP at the end for everything it counts.
effect-vp-per-coins = VP for coins
    .help = VP for every 3 coins in your treasury at the end.
effect-copy-neighbor-leader = Copy a leader
    .help = You have the effects of one leader of a neighbour.
effect-copy-neighbor-guild = Copy a guild
    .help = At the end you score one guild of a neighbour as your own.
effect-play-last-card = Seventh card
    .help = In turn 6 you play the seventh card as well.
effect-build-from-discard = Build from the discard pile
    .help = Build one card from the discard pile for free.
effect-free-build-once-per-age = Free structure
    .help = Once per Age build one structure from your hand for free.
effect-draw-leaders = Draw leaders
    .help = Draw leaders from the box into your hand.
effect-play-extra-leader = Extra leader
    .help = At once you may recruit one extra leader from your hand.
effect-leader-cost = Cheaper leaders (board)
    .help = Leaders cost fewer coins or none.
effect-leaders-free = Free leaders
    .help = Leaders recruited later in a Recruitment are free.
effect-guilds-free = Free guilds
    .help = You build guilds for free.
effect-resource-reduction = One resource less
    .help = Cards of one colour or Wonder stages cost 1 resource less.
effect-bank-resource = Resource from the bank
    .help = Once per turn buy one unit of any resource from the bank for 1 coin.
effect-trade-rebate = Coin back from trade
    .help = Each turn 1 coin for each neighbour you bought from.
effect-coins-on-chain-build = Coins for chains
    .help = Coins each time you build by chain.
effect-coins-on-color-build = Coins for a colour
    .help = Coins each time you build a structure of this colour.
effect-coins-on-victory-token = Coins for victories
    .help = Coins for each Victory token when you receive it.
effect-return-defeat = Pass on defeats
    .help = The winner takes your Defeat token instead of you.
effect-vp-per-victory-token = VP for victories
    .help = Each Victory token is worth more.
effect-vp-per-science-set = VP for science sets
    .help = Each set of three different symbols is worth more.
effect-vp-per-color-set = VP for sets of colours
    .help = VP for each set of cards of different colours.

## option: settings and their values (17)

option-leaders = Leaders
    .help = Play with leaders, their draft and Recruitments, or the base game alone.
option-leaders-yes = with leaders
option-leaders-no = base game
option-wonder-assignment = Wonder boards
    .help = Boards are dealt at random or picked in seat order.
option-wonder-assignment-random = at random
option-wonder-assignment-choice = chosen
option-wonder-side = Sides of the boards
    .help = Random sides, all A (good for a first game), all B, or each player’s own choice.
option-wonder-side-random = at random
option-wonder-side-all-a = all A
option-wonder-side-all-b = all B
option-wonder-side-choice = chosen
option-new-guilds-without-leaders = New guilds without leaders
    .help = Adds the Gamers Guild and the Architects Guild to a game without leaders.
option-new-guilds-without-leaders-no = left out
option-new-guilds-without-leaders-yes = added
option-custom-leader = Semiramis
    .help = Adds a 37th leader that you design yourselves.
option-custom-leader-no = left out
option-custom-leader-yes = in play
option-maecenas-scope = Maecenas
    .help = Whether Maecenas also makes the extra leaders of Roma B free during an Age.
option-maecenas-scope-recruitment = in Recruitments
option-maecenas-scope-always = always
option-roma-b-keeps-leaders = Roma B keeps its leaders
    .help = Whether Roma B keeps its unplayed leaders after the Recruitment of Age III.
option-roma-b-keeps-leaders-yes = yes
option-roma-b-keeps-leaders-no = no
option-free-city-start-coins = Coins of the Free City
    .help = How many coins the Free City has at the beginning of a two-player game.
option-free-city-start-coins-value = { count-coin }

## city: the cities of the Wonder boards

city-alexandria = Alexandria
city-babylon = Babylon
city-ephesos = Ephesos
city-giza = Giza
city-halikarnassos = Halikarnassos
city-olympia = Olympia
city-rhodos = Rhodos
city-roma = Roma

## wonder: the Wonders

wonder-alexandria = Lighthouse of Alexandria
wonder-babylon = Hanging Gardens of Babylon
wonder-ephesos = Temple of Artemis
wonder-giza = Pyramids of Giza
wonder-halikarnassos = Mausoleum
wonder-olympia = Statue of Zeus
wonder-rhodos = Colossus of Rhodes
wonder-roma = Colosseum

## side

side-a = side A
side-b = side B

## board: one side of a Wonder board

board-alexandria-a = Alexandria A
    .text = Produces 1 glass.
    .help = The city gives 1 glass each turn from the beginning. Neighbours may buy it.
board-alexandria-b = Alexandria B
    .text = Produces 1 glass.
    .help = The city gives 1 glass each turn from the beginning. Neighbours may buy it.
board-babylon-a = Babylon A
    .text = Produces 1 clay.
    .help = The city gives 1 clay each turn from the beginning. Neighbours may buy it.
board-babylon-b = Babylon B
    .text = Produces 1 clay.
    .help = The city gives 1 clay each turn from the beginning. Neighbours may buy it.
board-ephesos-a = Ephesos A
    .text = Produces 1 papyrus.
    .help = The city gives 1 papyrus each turn from the beginning. Neighbours may buy it.
board-ephesos-b = Ephesos B
    .text = Produces 1 papyrus.
    .help = The city gives 1 papyrus each turn from the beginning. Neighbours may buy it.
board-giza-a = Giza A
    .text = Produces 1 stone.
    .help = The city gives 1 stone each turn from the beginning. Neighbours may buy it.
board-giza-b = Giza B
    .text = Produces 1 stone.
    .help = The city gives 1 stone each turn from the beginning. Neighbours may buy it.
board-halikarnassos-a = Halikarnassos A
    .text = Produces 1 textile.
    .help = The city gives 1 textile each turn from the beginning. Neighbours may buy it.
board-halikarnassos-b = Halikarnassos B
    .text = Produces 1 textile.
    .help = The city gives 1 textile each turn from the beginning. Neighbours may buy it.
board-olympia-a = Olympia A
    .text = Produces 1 wood.
    .help = The city gives 1 wood each turn from the beginning. Neighbours may buy it.
board-olympia-b = Olympia B
    .text = Produces 1 wood.
    .help = The city gives 1 wood each turn from the beginning. Neighbours may buy it.
board-rhodos-a = Rhodos A
    .text = Produces 1 ore.
    .help = The city gives 1 ore each turn from the beginning. Neighbours may buy it.
board-rhodos-b = Rhodos B
    .text = Produces 1 ore.
    .help = The city gives 1 ore each turn from the beginning. Neighbours may buy it.
board-roma-a = Roma A
    .text = Recruits leaders for free.
    .help = The city produces nothing. You recruit all leaders for free.
board-roma-b = Roma B
    .text = Leaders cost 2 coins less, for neighbours 1 coin less.
    .help = The city produces nothing. You pay 2 coins less for leaders, each neighbour 1 coin less; never below 0.

## stage: Wonder stages

stage-alexandria-a-1 = Stage 1
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game.
stage-alexandria-a-2 = Stage 2
    .text = 1 raw material of your choice each turn.
    .help = Each turn gives 1 wood, stone, ore or clay of your choice. It is not for sale.
stage-alexandria-a-3 = Stage 3
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game.
stage-alexandria-b-1 = Stage 1
    .text = 1 raw material of your choice each turn.
    .help = Each turn gives 1 wood, stone, ore or clay of your choice. It is not for sale.
stage-alexandria-b-2 = Stage 2
    .text = 1 manufactured good of your choice each turn.
    .help = Each turn gives 1 glass, papyrus or textile of your choice. It is not for sale.
stage-alexandria-b-3 = Stage 3
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game.
stage-babylon-a-1 = Stage 1
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game.
stage-babylon-a-2 = Stage 2
    .text = Any 1 science symbol.
    .help = Adds one science symbol, chosen at the end of the game so that it brings most.
stage-babylon-a-3 = Stage 3
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game.
stage-babylon-b-1 = Stage 1
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game.
stage-babylon-b-2 = Stage 2
    .text = In turn 6 play the seventh card too.
    .help = In turn 6 of each Age you play the seventh card as well: build it, use it for a stage or take 3 coins. It is a turn of its own, after the actions of all players.
stage-babylon-b-3 = Stage 3
    .text = Any 1 science symbol.
    .help = Adds one science symbol, chosen at the end of the game so that it brings most.
stage-ephesos-a-1 = Stage 1
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game.
stage-ephesos-a-2 = Stage 2
    .text = 9 coins.
    .help = Take 9 coins when you build it.
stage-ephesos-a-3 = Stage 3
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game.
stage-ephesos-b-1 = Stage 1
    .text = 2 VP, 4 coins.
    .help = Worth 2 VP at the end of the game. Take 4 coins when you build it.
stage-ephesos-b-2 = Stage 2
    .text = 3 VP, 4 coins.
    .help = Worth 3 VP at the end of the game. Take 4 coins when you build it.
stage-ephesos-b-3 = Stage 3
    .text = 5 VP, 4 coins.
    .help = Worth 5 VP at the end of the game. Take 4 coins when you build it.
stage-giza-a-1 = Stage 1
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game.
stage-giza-a-2 = Stage 2
    .text = 5 VP.
    .help = Worth 5 VP at the end of the game.
stage-giza-a-3 = Stage 3
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game.
stage-giza-b-1 = Stage 1
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game.
stage-giza-b-2 = Stage 2
    .text = 5 VP.
    .help = Worth 5 VP at the end of the game.
stage-giza-b-3 = Stage 3
    .text = 5 VP.
    .help = Worth 5 VP at the end of the game.
stage-giza-b-4 = Stage 4
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game.
stage-halikarnassos-a-1 = Stage 1
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game.
stage-halikarnassos-a-2 = Stage 2
    .text = Build a card from the discard pile for free.
    .help = At the end of this turn look through the discard pile and build one card from it for free, if you like.
stage-halikarnassos-a-3 = Stage 3
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game.
stage-halikarnassos-b-1 = Stage 1
    .text = 2 VP, build a card from the discard pile for free.
    .help = Worth 2 VP at the end of the game. At the end of this turn look through the discard pile and build one card from it for free, if you like.
stage-halikarnassos-b-2 = Stage 2
    .text = 1 VP, build a card from the discard pile for free.
    .help = Worth 1 VP at the end of the game. At the end of this turn look through the discard pile and build one card from it for free, if you like.
stage-halikarnassos-b-3 = Stage 3
    .text = Build a card from the discard pile for free.
    .help = At the end of this turn look through the discard pile and build one card from it for free, if you like.
stage-olympia-a-1 = Stage 1
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game.
stage-olympia-a-2 = Stage 2
    .text = Once per Age a structure for free.
    .help = Once per Age build one structure from your hand for free, from the next turn on. Unused, the right is lost when the Age ends.
stage-olympia-a-3 = Stage 3
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game.
stage-olympia-b-1 = Stage 1
    .text = Raw materials from both neighbours cost 1 coin.
    .help = From the next turn on each raw material bought from a neighbour costs 1 coin instead of 2.
stage-olympia-b-2 = Stage 2
    .text = 5 VP.
    .help = Worth 5 VP at the end of the game.
stage-olympia-b-3 = Stage 3
    .text = At the end copy a guild of a neighbour.
    .help = At the end of the game one guild of a neighbour is scored as if it were yours; the table picks the best one. The copy is not a purple card.
stage-rhodos-a-1 = Stage 1
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game.
stage-rhodos-a-2 = Stage 2
    .text = 2 shields.
    .help = Adds 2 shields to your military strength.
stage-rhodos-a-3 = Stage 3
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game.
stage-rhodos-b-1 = Stage 1
    .text = 1 shield, 3 VP, 3 coins.
    .help = Adds 1 shield to your military strength. Worth 3 VP at the end of the game; take 3 coins when you build it.
stage-rhodos-b-2 = Stage 2
    .text = 1 shield, 4 VP, 4 coins.
    .help = Adds 1 shield to your military strength. Worth 4 VP at the end of the game; take 4 coins when you build it.
stage-roma-a-1 = Stage 1
    .text = 4 VP.
    .help = Worth 4 VP at the end of the game.
stage-roma-a-2 = Stage 2
    .text = 6 VP.
    .help = Worth 6 VP at the end of the game.
stage-roma-b-1 = Stage 1
    .text = 5 coins, draw 4 leaders.
    .help = Take 5 coins when you build it. Draw 4 leaders from the box into your hand.
stage-roma-b-2 = Stage 2
    .text = 3 VP, you may recruit an extra leader.
    .help = Worth 3 VP at the end of the game. You may at once recruit one extra leader from your hand for the printed cost less 2 coins.
stage-roma-b-3 = Stage 3
    .text = 3 VP, you may recruit an extra leader.
    .help = Worth 3 VP at the end of the game. You may at once recruit one extra leader from your hand for the printed cost less 2 coins.

## structure: Age cards other than guilds

structure-lumber-yard = Lumber Yard
    .text = Produces 1 wood.
    .help = Gives 1 wood each turn. Neighbours may buy it.
structure-stone-pit = Stone Pit
    .text = Produces 1 stone.
    .help = Gives 1 stone each turn. Neighbours may buy it.
structure-clay-pool = Clay Pool
    .text = Produces 1 clay.
    .help = Gives 1 clay each turn. Neighbours may buy it.
structure-ore-vein = Ore Vein
    .text = Produces 1 ore.
    .help = Gives 1 ore each turn. Neighbours may buy it.
structure-tree-farm = Tree Farm
    .text = Produces 1 wood or 1 clay.
    .help = Gives 1 wood or 1 clay each turn. Each neighbour may buy one unit, not necessarily of the resource you use.
structure-excavation = Excavation
    .text = Produces 1 stone or 1 clay.
    .help = Gives 1 stone or 1 clay each turn. Each neighbour may buy one unit, not necessarily of the resource you use.
structure-clay-pit = Clay Pit
    .text = Produces 1 clay or 1 ore.
    .help = Gives 1 clay or 1 ore each turn. Each neighbour may buy one unit, not necessarily of the resource you use.
structure-timber-yard = Timber Yard
    .text = Produces 1 stone or 1 wood.
    .help = Gives 1 stone or 1 wood each turn. Each neighbour may buy one unit, not necessarily of the resource you use.
structure-forest-cave = Forest Cave
    .text = Produces 1 wood or 1 ore.
    .help = Gives 1 wood or 1 ore each turn. Each neighbour may buy one unit, not necessarily of the resource you use.
structure-mine = Mine
    .text = Produces 1 ore or 1 stone.
    .help = Gives 1 ore or 1 stone each turn. Each neighbour may buy one unit, not necessarily of the resource you use.
structure-loom = Loom
    .text = Produces 1 textile.
    .help = Gives 1 textile each turn. Neighbours may buy it.
structure-glassworks = Glassworks
    .text = Produces 1 glass.
    .help = Gives 1 glass each turn. Neighbours may buy it.
structure-press = Press
    .text = Produces 1 papyrus.
    .help = Gives 1 papyrus each turn. Neighbours may buy it.
structure-pawnshop = Pawnshop
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game, counted as civilian.
structure-baths = Baths
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game, counted as civilian.
structure-altar = Altar
    .text = 2 VP.
    .help = Worth 2 VP at the end of the game, counted as civilian.
structure-theater = Theater
    .text = 2 VP.
    .help = Worth 2 VP at the end of the game, counted as civilian.
structure-tavern = Tavern
    .text = 5 coins.
    .help = Take 5 coins from the bank when you build it.
structure-east-trading-post = East Trading Post
    .text = Raw materials from the right neighbour cost 1 coin.
    .help = From the next turn on each wood, stone, ore or clay bought from your right neighbour costs 1 coin instead of 2.
structure-west-trading-post = West Trading Post
    .text = Raw materials from the left neighbour cost 1 coin.
    .help = From the next turn on each wood, stone, ore or clay bought from your left neighbour costs 1 coin instead of 2.
structure-marketplace = Marketplace
    .text = Manufactured goods from both neighbours cost 1 coin.
    .help = From the next turn on each glass, papyrus or textile bought from either neighbour costs 1 coin instead of 2.
structure-stockade = Stockade
    .text = 1 shield.
    .help = Adds 1 shield to your military strength from now on.
structure-barracks = Barracks
    .text = 1 shield.
    .help = Adds 1 shield to your military strength from now on.
structure-guard-tower = Guard Tower
    .text = 1 shield.
    .help = Adds 1 shield to your military strength from now on.
structure-apothecary = Apothecary
    .text = 1 compass.
    .help = Adds one compass to your science symbols, scored at the end of the game.
structure-workshop = Workshop
    .text = 1 gear.
    .help = Adds one gear to your science symbols, scored at the end of the game.
structure-scriptorium = Scriptorium
    .text = 1 tablet.
    .help = Adds one tablet to your science symbols, scored at the end of the game.
structure-sawmill = Sawmill
    .text = Produces 2 wood.
    .help = Gives 2 wood each turn. Each neighbour may buy up to 2 units.
structure-quarry = Quarry
    .text = Produces 2 stone.
    .help = Gives 2 stone each turn. Each neighbour may buy up to 2 units.
structure-brickyard = Brickyard
    .text = Produces 2 clay.
    .help = Gives 2 clay each turn. Each neighbour may buy up to 2 units.
structure-foundry = Foundry
    .text = Produces 2 ore.
    .help = Gives 2 ore each turn. Each neighbour may buy up to 2 units.
structure-aqueduct = Aqueduct
    .text = 5 VP.
    .help = Worth 5 VP at the end of the game, counted as civilian.
structure-temple = Temple
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game, counted as civilian.
structure-statue = Statue
    .text = 4 VP.
    .help = Worth 4 VP at the end of the game, counted as civilian.
structure-courthouse = Courthouse
    .text = 4 VP.
    .help = Worth 4 VP at the end of the game, counted as civilian.
structure-forum = Forum
    .text = 1 manufactured good of your choice each turn. Not for sale.
    .help = Each turn gives 1 glass, papyrus or textile of your choice. Neighbours cannot buy it.
structure-caravansery = Caravansery
    .text = 1 raw material of your choice each turn. Not for sale.
    .help = Each turn gives 1 wood, stone, ore or clay of your choice. Neighbours cannot buy it.
structure-vineyard = Vineyard
    .text = 1 coin for each brown card in your city and next door.
    .help = When you build it, take 1 coin for each brown card in your own and both neighbouring cities, cards built this turn included.
structure-bazar = Bazar
    .text = 2 coins for each grey card in your city and next door.
    .help = When you build it, take 2 coins for each grey card in your own and both neighbouring cities, cards built this turn included.
structure-walls = Walls
    .text = 2 shields.
    .help = Adds 2 shields to your military strength from now on.
structure-training-ground = Training Ground
    .text = 2 shields.
    .help = Adds 2 shields to your military strength from now on.
structure-stables = Stables
    .text = 2 shields.
    .help = Adds 2 shields to your military strength from now on.
structure-archery-range = Archery Range
    .text = 2 shields.
    .help = Adds 2 shields to your military strength from now on.
structure-dispensary = Dispensary
    .text = 1 compass.
    .help = Adds one compass to your science symbols, scored at the end of the game.
structure-laboratory = Laboratory
    .text = 1 gear.
    .help = Adds one gear to your science symbols, scored at the end of the game.
structure-library = Library
    .text = 1 tablet.
    .help = Adds one tablet to your science symbols, scored at the end of the game.
structure-school = School
    .text = 1 tablet.
    .help = Adds one tablet to your science symbols, scored at the end of the game.
structure-pantheon = Pantheon
    .text = 7 VP.
    .help = Worth 7 VP at the end of the game, counted as civilian.
structure-gardens = Gardens
    .text = 5 VP.
    .help = Worth 5 VP at the end of the game, counted as civilian.
structure-town-hall = Town Hall
    .text = 6 VP.
    .help = Worth 6 VP at the end of the game, counted as civilian.
structure-palace = Palace
    .text = 8 VP.
    .help = Worth 8 VP at the end of the game, counted as civilian.
structure-senate = Senate
    .text = 6 VP.
    .help = Worth 6 VP at the end of the game, counted as civilian.
structure-haven = Haven
    .text = 1 coin now and 1 VP at the end for each of your brown cards.
    .help = Coins are counted when you build it, VP at the end of the game.
structure-lighthouse = Lighthouse
    .text = 1 coin now and 1 VP at the end for each of your yellow cards.
    .help = The Lighthouse counts itself. Coins are counted when you build it, VP at the end of the game.
structure-chamber-of-commerce = Chamber of Commerce
    .text = 2 coins now and 2 VP at the end for each of your grey cards.
    .help = Coins are counted when you build it, VP at the end of the game.
structure-arena = Arena
    .text = 3 coins now and 1 VP at the end for each of your Wonder stages.
    .help = Coins are counted when you build it, VP at the end of the game. Only built stages count.
structure-fortifications = Fortifications
    .text = 3 shields.
    .help = Adds 3 shields to your military strength from now on.
structure-circus = Circus
    .text = 3 shields.
    .help = Adds 3 shields to your military strength from now on.
structure-arsenal = Arsenal
    .text = 3 shields.
    .help = Adds 3 shields to your military strength from now on.
structure-siege-workshop = Siege Workshop
    .text = 3 shields.
    .help = Adds 3 shields to your military strength from now on.
structure-lodge = Lodge
    .text = 1 compass.
    .help = Adds one compass to your science symbols, scored at the end of the game.
structure-observatory = Observatory
    .text = 1 gear.
    .help = Adds one gear to your science symbols, scored at the end of the game.
structure-university = University
    .text = 1 tablet.
    .help = Adds one tablet to your science symbols, scored at the end of the game.
structure-academy = Academy
    .text = 1 compass.
    .help = Adds one compass to your science symbols, scored at the end of the game.
structure-study = Study
    .text = 1 gear.
    .help = Adds one gear to your science symbols, scored at the end of the game.

## guild: guilds

guild-workers-guild = Workers Guild
    .text = 1 VP for each brown card of your two neighbours.
    .help = Counted at the end of the game. Your own cards do not count.
guild-craftsmens-guild = Craftsmens Guild
    .text = 2 VP for each grey card of your two neighbours.
    .help = Counted at the end of the game. Your own cards do not count.
guild-traders-guild = Traders Guild
    .text = 1 VP for each yellow card of your two neighbours.
    .help = Counted at the end of the game. Your own cards do not count.
guild-philosophers-guild = Philosophers Guild
    .text = 1 VP for each green card of your two neighbours.
    .help = Counted at the end of the game. Your own cards and leaders with symbols do not count.
guild-spies-guild = Spies Guild
    .text = 1 VP for each red card of your two neighbours.
    .help = Counted at the end of the game. Your own cards do not count.
guild-strategists-guild = Strategists Guild
    .text = 1 VP for each Defeat token of your two neighbours.
    .help = Tokens count where they lie at the end of the game, also those passed on by Tomyris.
guild-shipowners-guild = Shipowners Guild
    .text = 1 VP for each of your brown, grey and purple cards.
    .help = Counted at the end of the game. The guild counts itself.
guild-scientists-guild = Scientists Guild
    .text = Any 1 science symbol.
    .help = Adds one symbol, chosen at the end of the game so that it brings most. Its points count as science.
guild-magistrates-guild = Magistrates Guild
    .text = 1 VP for each blue card of your two neighbours.
    .help = Counted at the end of the game. Your own cards do not count.
guild-builders-guild = Builders Guild
    .text = 1 VP for each Wonder stage in your city and next door.
    .help = At the end of the game it counts the built stages of your own and both neighbouring cities.
guild-gamers-guild = Gamers Guild
    .text = 1 VP for every 3 coins in your treasury.
    .help = Counted at the end of the game, on top of the VP the treasury itself is worth.
guild-diplomats-guild = Diplomats Guild
    .text = 1 VP for each leader in play in your neighbours’ cities.
    .help = Counted at the end of the game. Leaders tucked under a board and the Courtesan’s copy do not count.
guild-courtesans-guild = Courtesans Guild
    .text = Copy a leader in play in a neighbour’s city.
    .help = When you build it, put the Courtesan token on a leader in play next door; from then on you have its effects. The choice is final, and the owner is not affected.
guild-architects-guild = Architects Guild
    .text = 3 VP for each purple card of your two neighbours.
    .help = Counted at the end of the game. Your own purple cards, this one included, do not count.

## leader: leaders

leader-alexander = Alexander
    .text = Each of your Victory tokens is worth 1 VP more.
    .help = At the end of the game your Victory tokens are worth 2, 4 and 6 VP, also those won before he came.
leader-amytis = Amytis
    .text = 2 VP for each Wonder stage you have built.
    .help = Counted at the end of the game, under leaders.
leader-archimedes = Archimedes
    .text = Green cards cost you 1 resource less.
    .help = You leave out any one unit of the cost, raw material or manufactured good. It never saves coins.
leader-aristotle = Aristotle
    .text = Each set of three different symbols is worth 3 VP more.
    .help = At the end of the game each of your sets brings 10 VP instead of 7; the extra VP count under leaders.
leader-bilkis = Bilkis
    .text = Once per turn buy any 1 resource from the bank for 1 coin.
    .help = For a structure or a stage, also in a Recruitment. It is not trade with a neighbour, and no discount applies.
leader-caesar = Caesar
    .text = 2 shields.
    .help = Adds 2 shields to your military strength from now on. It is not a red card.
leader-cleopatra = Cleopatra
    .text = 5 VP.
    .help = Worth 5 VP at the end of the game, if recruited.
leader-croesus = Croesus
    .text = 6 coins at once.
    .help = Take 6 coins from the bank when he comes into play. You must first be able to pay his cost.
leader-euclid = Euclid
    .text = 1 compass.
    .help = Adds one compass to your science symbols. It is not a green card.
leader-hammurabi = Hammurabi
    .text = Blue cards cost you 1 resource less.
    .help = You leave out any one unit of the cost, raw material or manufactured good. It never saves coins.
leader-hannibal = Hannibal
    .text = 1 shield.
    .help = Adds 1 shield to your military strength from now on. It is not a red card.
leader-hatshepsut = Hatshepsut
    .text = Each turn 1 coin for each neighbour you bought from.
    .help = Take the coin from the bank after paying, at most 1 per neighbour per turn. It cannot help to pay for the same action.
leader-hiram = Hiram
    .text = 2 VP for each of your purple cards.
    .help = Counted at the end of the game, under leaders.
leader-hypatia = Hypatia
    .text = 1 VP for each of your green cards.
    .help = Counted at the end of the game, under leaders.
leader-imhotep = Imhotep
    .text = Wonder stages cost you 1 resource less.
    .help = You leave out any one unit of the cost, raw material or manufactured good. It never saves coins.
leader-justinian = Justinian
    .text = 3 VP for each set of one red, one blue and one green card.
    .help = Counted at the end of the game with the Age cards of your city.
leader-leonidas = Leonidas
    .text = Red cards cost you 1 resource less.
    .help = You leave out any one unit of the cost, raw material or manufactured good. It never saves coins.
leader-maecenas = Maecenas
    .text = Leaders recruited later in a Recruitment are free.
    .help = From the next Recruitment on you pay nothing for leaders. His own cost must be paid.
leader-midas = Midas
    .text = 1 VP for every 3 coins in your treasury.
    .help = Counted at the end of the game, on top of the VP the treasury itself is worth.
leader-nebuchadnezzar = Nebuchadnezzar
    .text = 1 VP for each of your blue cards.
    .help = Counted at the end of the game, under leaders.
leader-nefertiti = Nefertiti
    .text = 4 VP.
    .help = Worth 4 VP at the end of the game, if recruited.
leader-nero = Nero
    .text = 2 coins for each Victory token when you receive it.
    .help = The coins come from the bank during the conflicts. Tokens won earlier bring nothing.
leader-pericles = Pericles
    .text = 2 VP for each of your red cards.
    .help = Counted at the end of the game, under leaders.
leader-phidias = Phidias
    .text = 1 VP for each of your brown cards.
    .help = Counted at the end of the game, under leaders.
leader-plato = Plato
    .text = 7 VP for each set of cards of all seven Age colours.
    .help = Counted at the end of the game. A set is one brown, grey, blue, yellow, red, green and purple card.
leader-praxiteles = Praxiteles
    .text = 2 VP for each of your grey cards.
    .help = Counted at the end of the game, under leaders.
leader-ptolemy = Ptolemy
    .text = 1 tablet.
    .help = Adds one tablet to your science symbols. It is not a green card.
leader-pythagoras = Pythagoras
    .text = 1 gear.
    .help = Adds one gear to your science symbols. It is not a green card.
leader-ramses = Ramses
    .text = You build guilds for free.
    .help = You pay nothing for purple cards, as many as you build.
leader-sappho = Sappho
    .text = 2 VP.
    .help = Worth 2 VP at the end of the game, if recruited.
leader-solomon = Solomon
    .text = Build one Age card from the discard pile for free.
    .help = Once, at the end of the turn in which he comes into play, after Halikarnassos. If the pile is empty the right is lost.
leader-tomyris = Tomyris
    .text = The winner takes your Defeat token instead of you.
    .help = When you lose a conflict, the winning neighbour takes the Defeat token as well as the Victory token. Earlier tokens stay with you.
leader-varro = Varro
    .text = 1 VP for each of your yellow cards.
    .help = Counted at the end of the game, under leaders.
leader-vitruvius = Vitruvius
    .text = 2 coins each time you build by chain.
    .help = The coins come from the bank at once. Other free builds do not count.
leader-xenophon = Xenophon
    .text = 2 coins each time you build a yellow structure.
    .help = The coins come from the bank at once, in whatever way you build. Yellow cards built earlier do not count.
leader-zenobia = Zenobia
    .text = 3 VP.
    .help = Worth 3 VP at the end of the game, if recruited.
leader-semiramis = Semiramis
    .text = A leader designed by the players.
    .help = Her cost and effects are set before the game by the players themselves.

## the: selectors for sentences; the variable holds an id

the-card = { $card ->
        [lumber-yard] { structure-lumber-yard }
        [stone-pit] { structure-stone-pit }
        [clay-pool] { structure-clay-pool }
        [ore-vein] { structure-ore-vein }
        [tree-farm] { structure-tree-farm }
        [excavation] { structure-excavation }
        [clay-pit] { structure-clay-pit }
        [timber-yard] { structure-timber-yard }
        [forest-cave] { structure-forest-cave }
        [mine] { structure-mine }
        [loom] { structure-loom }
        [glassworks] { structure-glassworks }
        [press] { structure-press }
        [pawnshop] { structure-pawnshop }
        [baths] { structure-baths }
        [altar] { structure-altar }
        [theater] { structure-theater }
        [tavern] { structure-tavern }
        [east-trading-post] { structure-east-trading-post }
        [west-trading-post] { structure-west-trading-post }
        [marketplace] { structure-marketplace }
        [stockade] { structure-stockade }
        [barracks] { structure-barracks }
        [guard-tower] { structure-guard-tower }
        [apothecary] { structure-apothecary }
        [workshop] { structure-workshop }
        [scriptorium] { structure-scriptorium }
        [sawmill] { structure-sawmill }
        [quarry] { structure-quarry }
        [brickyard] { structure-brickyard }
        [foundry] { structure-foundry }
        [aqueduct] { structure-aqueduct }
        [temple] { structure-temple }
        [statue] { structure-statue }
        [courthouse] { structure-courthouse }
        [forum] { structure-forum }
        [caravansery] { structure-caravansery }
        [vineyard] { structure-vineyard }
        [bazar] { structure-bazar }
        [walls] { structure-walls }
        [training-ground] { structure-training-ground }
        [stables] { structure-stables }
        [archery-range] { structure-archery-range }
        [dispensary] { structure-dispensary }
        [laboratory] { structure-laboratory }
        [library] { structure-library }
        [school] { structure-school }
        [pantheon] { structure-pantheon }
        [gardens] { structure-gardens }
        [town-hall] { structure-town-hall }
        [palace] { structure-palace }
        [senate] { structure-senate }
        [haven] { structure-haven }
        [lighthouse] { structure-lighthouse }
        [chamber-of-commerce] { structure-chamber-of-commerce }
        [arena] { structure-arena }
        [fortifications] { structure-fortifications }
        [circus] { structure-circus }
        [arsenal] { structure-arsenal }
        [siege-workshop] { structure-siege-workshop }
        [lodge] { structure-lodge }
        [observatory] { structure-observatory }
        [university] { structure-university }
        [academy] { structure-academy }
        [study] { structure-study }
        [workers-guild] { guild-workers-guild }
        [craftsmens-guild] { guild-craftsmens-guild }
        [traders-guild] { guild-traders-guild }
        [philosophers-guild] { guild-philosophers-guild }
        [spies-guild] { guild-spies-guild }
        [strategists-guild] { guild-strategists-guild }
        [shipowners-guild] { guild-shipowners-guild }
        [scientists-guild] { guild-scientists-guild }
        [magistrates-guild] { guild-magistrates-guild }
        [builders-guild] { guild-builders-guild }
        [gamers-guild] { guild-gamers-guild }
        [diplomats-guild] { guild-diplomats-guild }
        [courtesans-guild] { guild-courtesans-guild }
        [architects-guild] { guild-architects-guild }
        [alexander] { leader-alexander }
        [amytis] { leader-amytis }
        [archimedes] { leader-archimedes }
        [aristotle] { leader-aristotle }
        [bilkis] { leader-bilkis }
        [caesar] { leader-caesar }
        [cleopatra] { leader-cleopatra }
        [croesus] { leader-croesus }
        [euclid] { leader-euclid }
        [hammurabi] { leader-hammurabi }
        [hannibal] { leader-hannibal }
        [hatshepsut] { leader-hatshepsut }
        [hiram] { leader-hiram }
        [hypatia] { leader-hypatia }
        [imhotep] { leader-imhotep }
        [justinian] { leader-justinian }
        [leonidas] { leader-leonidas }
        [maecenas] { leader-maecenas }
        [midas] { leader-midas }
        [nebuchadnezzar] { leader-nebuchadnezzar }
        [nefertiti] { leader-nefertiti }
        [nero] { leader-nero }
        [pericles] { leader-pericles }
        [phidias] { leader-phidias }
        [plato] { leader-plato }
        [praxiteles] { leader-praxiteles }
        [ptolemy] { leader-ptolemy }
        [pythagoras] { leader-pythagoras }
        [ramses] { leader-ramses }
        [sappho] { leader-sappho }
        [solomon] { leader-solomon }
        [tomyris] { leader-tomyris }
        [varro] { leader-varro }
        [vitruvius] { leader-vitruvius }
        [xenophon] { leader-xenophon }
        [zenobia] { leader-zenobia }
        [semiramis] { leader-semiramis }
       *[other] { $card }
    }
the-leader = { $leader ->
        [alexander] { leader-alexander }
        [amytis] { leader-amytis }
        [archimedes] { leader-archimedes }
        [aristotle] { leader-aristotle }
        [bilkis] { leader-bilkis }
        [caesar] { leader-caesar }
        [cleopatra] { leader-cleopatra }
        [croesus] { leader-croesus }
        [euclid] { leader-euclid }
        [hammurabi] { leader-hammurabi }
        [hannibal] { leader-hannibal }
        [hatshepsut] { leader-hatshepsut }
        [hiram] { leader-hiram }
        [hypatia] { leader-hypatia }
        [imhotep] { leader-imhotep }
        [justinian] { leader-justinian }
        [leonidas] { leader-leonidas }
        [maecenas] { leader-maecenas }
        [midas] { leader-midas }
        [nebuchadnezzar] { leader-nebuchadnezzar }
        [nefertiti] { leader-nefertiti }
        [nero] { leader-nero }
        [pericles] { leader-pericles }
        [phidias] { leader-phidias }
        [plato] { leader-plato }
        [praxiteles] { leader-praxiteles }
        [ptolemy] { leader-ptolemy }
        [pythagoras] { leader-pythagoras }
        [ramses] { leader-ramses }
        [sappho] { leader-sappho }
        [solomon] { leader-solomon }
        [tomyris] { leader-tomyris }
        [varro] { leader-varro }
        [vitruvius] { leader-vitruvius }
        [xenophon] { leader-xenophon }
        [zenobia] { leader-zenobia }
        [semiramis] { leader-semiramis }
       *[other] { $leader }
    }
the-resource = { $resource ->
        [wood] { resource-wood }
        [stone] { resource-stone }
        [ore] { resource-ore }
        [clay] { resource-clay }
        [glass] { resource-glass }
        [papyrus] { resource-papyrus }
        [loom] { resource-loom }
       *[other] { $resource }
    }
the-source = { $source ->
        [lumber-yard] { structure-lumber-yard }
        [stone-pit] { structure-stone-pit }
        [clay-pool] { structure-clay-pool }
        [ore-vein] { structure-ore-vein }
        [tree-farm] { structure-tree-farm }
        [excavation] { structure-excavation }
        [clay-pit] { structure-clay-pit }
        [timber-yard] { structure-timber-yard }
        [forest-cave] { structure-forest-cave }
        [mine] { structure-mine }
        [loom] { structure-loom }
        [glassworks] { structure-glassworks }
        [press] { structure-press }
        [pawnshop] { structure-pawnshop }
        [baths] { structure-baths }
        [altar] { structure-altar }
        [theater] { structure-theater }
        [tavern] { structure-tavern }
        [east-trading-post] { structure-east-trading-post }
        [west-trading-post] { structure-west-trading-post }
        [marketplace] { structure-marketplace }
        [stockade] { structure-stockade }
        [barracks] { structure-barracks }
        [guard-tower] { structure-guard-tower }
        [apothecary] { structure-apothecary }
        [workshop] { structure-workshop }
        [scriptorium] { structure-scriptorium }
        [sawmill] { structure-sawmill }
        [quarry] { structure-quarry }
        [brickyard] { structure-brickyard }
        [foundry] { structure-foundry }
        [aqueduct] { structure-aqueduct }
        [temple] { structure-temple }
        [statue] { structure-statue }
        [courthouse] { structure-courthouse }
        [forum] { structure-forum }
        [caravansery] { structure-caravansery }
        [vineyard] { structure-vineyard }
        [bazar] { structure-bazar }
        [walls] { structure-walls }
        [training-ground] { structure-training-ground }
        [stables] { structure-stables }
        [archery-range] { structure-archery-range }
        [dispensary] { structure-dispensary }
        [laboratory] { structure-laboratory }
        [library] { structure-library }
        [school] { structure-school }
        [pantheon] { structure-pantheon }
        [gardens] { structure-gardens }
        [town-hall] { structure-town-hall }
        [palace] { structure-palace }
        [senate] { structure-senate }
        [haven] { structure-haven }
        [lighthouse] { structure-lighthouse }
        [chamber-of-commerce] { structure-chamber-of-commerce }
        [arena] { structure-arena }
        [fortifications] { structure-fortifications }
        [circus] { structure-circus }
        [arsenal] { structure-arsenal }
        [siege-workshop] { structure-siege-workshop }
        [lodge] { structure-lodge }
        [observatory] { structure-observatory }
        [university] { structure-university }
        [academy] { structure-academy }
        [study] { structure-study }
        [workers-guild] { guild-workers-guild }
        [craftsmens-guild] { guild-craftsmens-guild }
        [traders-guild] { guild-traders-guild }
        [philosophers-guild] { guild-philosophers-guild }
        [spies-guild] { guild-spies-guild }
        [strategists-guild] { guild-strategists-guild }
        [shipowners-guild] { guild-shipowners-guild }
        [scientists-guild] { guild-scientists-guild }
        [magistrates-guild] { guild-magistrates-guild }
        [builders-guild] { guild-builders-guild }
        [gamers-guild] { guild-gamers-guild }
        [diplomats-guild] { guild-diplomats-guild }
        [courtesans-guild] { guild-courtesans-guild }
        [architects-guild] { guild-architects-guild }
        [alexander] { leader-alexander }
        [amytis] { leader-amytis }
        [archimedes] { leader-archimedes }
        [aristotle] { leader-aristotle }
        [bilkis] { leader-bilkis }
        [caesar] { leader-caesar }
        [cleopatra] { leader-cleopatra }
        [croesus] { leader-croesus }
        [euclid] { leader-euclid }
        [hammurabi] { leader-hammurabi }
        [hannibal] { leader-hannibal }
        [hatshepsut] { leader-hatshepsut }
        [hiram] { leader-hiram }
        [hypatia] { leader-hypatia }
        [imhotep] { leader-imhotep }
        [justinian] { leader-justinian }
        [leonidas] { leader-leonidas }
        [maecenas] { leader-maecenas }
        [midas] { leader-midas }
        [nebuchadnezzar] { leader-nebuchadnezzar }
        [nefertiti] { leader-nefertiti }
        [nero] { leader-nero }
        [pericles] { leader-pericles }
        [phidias] { leader-phidias }
        [plato] { leader-plato }
        [praxiteles] { leader-praxiteles }
        [ptolemy] { leader-ptolemy }
        [pythagoras] { leader-pythagoras }
        [ramses] { leader-ramses }
        [sappho] { leader-sappho }
        [solomon] { leader-solomon }
        [tomyris] { leader-tomyris }
        [varro] { leader-varro }
        [vitruvius] { leader-vitruvius }
        [xenophon] { leader-xenophon }
        [zenobia] { leader-zenobia }
        [semiramis] { leader-semiramis }
        [stage] { thing-stage }
        [halikarnassos] { city-halikarnassos }
        [courtesans] { pile-right-solomon-copied-by-courtesans }
       *[other] { $source }
    }
the-city = { $wonder ->
        [alexandria] { city-alexandria }
        [babylon] { city-babylon }
        [ephesos] { city-ephesos }
        [giza] { city-giza }
        [halikarnassos] { city-halikarnassos }
        [olympia] { city-olympia }
        [rhodos] { city-rhodos }
        [roma] { city-roma }
       *[other] { $wonder }
    }
the-wonder = { $wonder ->
        [alexandria] { wonder-alexandria }
        [babylon] { wonder-babylon }
        [ephesos] { wonder-ephesos }
        [giza] { wonder-giza }
        [halikarnassos] { wonder-halikarnassos }
        [olympia] { wonder-olympia }
        [rhodos] { wonder-rhodos }
        [roma] { wonder-roma }
       *[other] { $wonder }
    }
the-board = { the-city } { $side }
the-age = { $age ->
        [1] { age-1 }
        [2] { age-2 }
        [3] { age-3 }
       *[other] { $age }
    }
the-direction = { $direction ->
        [left] { passing-left }
        [right] { passing-right }
        [swap] { passing-swap }
       *[other] { $direction }
    }
count-goods = { $resource ->
        [wood] { count-wood }
        [stone] { count-stone }
        [ore] { count-ore }
        [clay] { count-clay }
        [glass] { count-glass }
        [papyrus] { count-papyrus }
        [loom] { count-loom }
       *[other] { $n }
    }
