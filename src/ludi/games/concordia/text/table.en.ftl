### Concordia: sentences of the table (English). Needs terms.en.ftl and lines.en.ftl in the same bundle.
###
### ask-    prompt: value = heading, .help = what to do      wait-   prompt while another player decides
### do-     button labels                                    warn-   warnings before a step
### move-   a move in words                                  log-    chronicle
### no-     refusals: value = full sentence, .short = plate (24 characters), .clause = clause
### score-  score categories    option- table options        status- labels
###
### $who = "you" or "other"; $seat = the player's name (never changed in form); $whom and $target the same for a second
### player; $owner a name; $n a number. $card $good $city $line $province $colonist (land, sea) $god $map: ids; $deck a
### Roman numeral. Lists, joined by the app: $cost $gain $lost of count-….acc; $missing of count-….gen; $price of
### count-…; $cards $cities $seats of names.

## Prompts (heading; .help is the sentence under it)

ask-map = Which map?
    .help = With 3 or 4 players the table may choose; 2 play on Italia, 5 on Imperium.
ask-play-card = Your turn: play a card
    .help = Play one card from your hand and carry out its action.
ask-play-card-last = Your last turn: play a card
    .help = After this turn only the scoring remains for you.
ask-tribune-colonist = Tribune: a new colonist?
    .help = For 1 food and 1 tool you may place one colonist in Roma.
ask-architect-move = Architect: { count-movement-point } left
    .help = Choose a colonist, then a free line. You need not move.
ask-architect-target = Where does the { pick-colonist } go?
    .help = Choose a free line within reach. The number on it is its cost in movement points.
ask-architect-build = Architect: build houses
    .help = Choose a city next to one of your colonists, or finish building.
ask-prefect-mode = Prefect: produce or take coins?
    .help = Choose an active province, or take { count-coin.acc } from the inactive ones.
ask-prefect-province = Prefect: where do you produce?
    .help = Choose a province. All are active, so there are no coins to take.
ask-store-overflow = Not enough space: keep { count-good.acc }
    .help = Choose which of the new goods you keep. The rest go back to the bank.
ask-diplomat-target = Diplomat: whose card do you copy?
    .help = Choose the top card of another player’s discard pile.
ask-colonist-mode = Colonist: place colonists or take coins?
    .help = Place colonists for 1 food and 1 tool each, or take { count-coin.acc }.
ask-colonist-place = Colonist: place a colonist
    .help = Choose a colonist, then Roma or a city where you have a house.
ask-colonist-place-more = Colonist: another one?
    .help = You may place more colonists for 1 food and 1 tool each, or stop.
ask-mercator-trade = Mercator: trade
    .help = Up to two kinds of goods; each kind is either bought or sold. Sell first what is to pay for a purchase or make room for it.
ask-mercator-trade-more = Mercator: go on, or make the trade
    .help = At most two kinds of goods. Make the trade when the order is complete, or take steps back.
ask-market-buy = Buying cards
    .help = Choose a card of the market, or stop.
ask-market-buy-senator = Senator: you may buy { count-card.acc }
    .help = You pay the goods on the card and the goods under its slot.
ask-market-buy-consul = Consul: you may buy { count-card.acc }
    .help = You pay only the goods on the card.
ask-pay-any = Choose a good for “?”
    .help = It may be any one good from your storehouse.
ask-end-turn = Action complete
    .help = End your turn, or take steps back.
ask-end-turn-reveal = Action complete
    .help = Ending your turn turns up { count-card.acc } from the stack. After that nothing can be taken back.

## While others decide

wait-play-card = { $seat } is choosing a card
wait-tribune-colonist = { $seat } is taking cards back
wait-architect-move = { $seat } is moving colonists
wait-architect-build = { $seat } is building
wait-prefect-mode = { $seat } is choosing a province or coins
wait-store-overflow = { $seat } is choosing which goods to keep
wait-diplomat-target = { $seat } is choosing a card to copy
wait-colonist-mode = { $seat } is choosing colonists or coins
wait-colonist-place = { $seat } is placing colonists
wait-mercator-trade = { $seat } is trading
wait-market-buy = { $seat } is buying cards
wait-end-turn = { $seat } is finishing the turn
wait-next = Next: { $seat }
wait-you-next = You are next

## Buttons

do-play-card = Play the { pick-card }
do-place-roma = Place a { pick-colonist } in Roma
do-no-colonist = No colonist
do-move = Move to { pick-line }
do-end-moving = End movement
do-build = Build { pick-city-in }
do-end-building = End building
do-produce = Produce { pick-province-in }
do-prefect-coins = Take { count-coin.acc }
do-keep = Keep { $goods }
do-copy = Copy the { pick-card } ({ $owner })
do-colonist-place = Place colonists
do-colonist-coins = Take { count-coin.acc }
do-place = Place a { pick-colonist } { pick-city-in }
do-end-placing = No more colonists
do-sell = Sell { pick-amount-acc }
do-buy = Buy { pick-amount-acc }
do-sell-one = Sell one more
do-buy-one = Buy one more
do-trade = Make the trade
do-no-trade = Do not trade
do-buy-card = Buy the { pick-card } for { $cost }
do-pay-any = Pay with { pick-good }
do-end-buying = No more cards
do-no-purchase = Buy nothing
do-end-turn = End turn
do-end-turn-reveal = End turn and turn up cards
do-show-rule = Rule { $clause }

## Taking back

undo-play-card = Take back the { pick-card }
undo-colonist = Take back the colonist
undo-move = Take back the move
undo-end-moving = Back to movement
undo-build = Take back the house { pick-city-in }
undo-province = Take back the province
undo-coins = Take back the coins
undo-keep = Take back the goods kept
undo-copy = Take back the copied card
undo-trade = Take back the trade
undo-buy-card = Take back the purchase
undo-pay-any = Choose another good
undo-action = Take back the whole action

## Warnings before a step

warn-end-moving = { count-movement-point } will be lost. End movement all the same?
warn-build-first = After building you can no longer move. Unused: { count-movement-point }.
warn-end-building = You can still build: { $cities }. Finish all the same?
warn-overflow = You have { count-free-space }; some of the goods will be lost.
warn-storehouse-full = Your storehouse is full; your goods will be lost.
warn-others-produce = Other players gain { $gain } there.
warn-praefectus = The bonus is doubled, and Praefectus Magnus then goes to { $to }.
warn-praefectus-you = The bonus is doubled, and Praefectus Magnus then comes to you.
warn-no-effect = The { pick-card } does nothing right now. Play it all the same?
warn-tribune-coins = You take back { count-card.acc }. Only cards beyond the third earn a coin.
warn-triggers-end = This triggers the end of the game and gives you Concordia.
warn-no-trade = You may trade but do not have to. End without trading?

## Log

log-game-start = A game for { count-player.acc } begins { pick-map-in }.
log-tokens = The city tokens are out; each province shows its dearest good.
log-market-start = In the market: { $cards }.
log-start-player = { $who ->
        [you] You go first
       *[other] { $seat } goes first
    }.
log-order = Turn order: { $seats }.
log-start-coins = { $who ->
        [you] You start
       *[other] { $seat } starts
    } with { count-coin.acc }.
log-praefectus-start = { $who ->
        [you] You start
       *[other] { $seat } starts
    } with Praefectus Magnus.
log-turn = { $who ->
        [you] Your turn
       *[other] Turn: { $seat }
    }
log-play-card = { $who ->
        [you] You play
       *[other] { $seat } plays
    } the { pick-card }.
log-no-effect = The { pick-card } has no effect.
log-tribune-return = { $who ->
        [you] You take
       *[other] { $seat } takes
    } { count-card.acc } back into hand.
log-gain-coins = { $who ->
        [you] You gain
       *[other] { $seat } gains
    } { count-coin.acc }.
log-place = { $who ->
        [you] You place
       *[other] { $seat } places
    } a { pick-colonist } { pick-city-in } for { $cost }.
log-no-colonist = { $who ->
        [you] You place
       *[other] { $seat } places
    } no colonist.
log-movement-points = { $who ->
        [you] You have
       *[other] { $seat } has
    } { count-movement-point.acc }.
log-move = { $who ->
        [you] You move
       *[other] { $seat } moves
    } a { pick-colonist } to { pick-line } ({ count-movement-point }).
log-no-move = { $who ->
        [you] You move
       *[other] { $seat } moves
    } nobody.
log-build = { $who ->
        [you] You build
       *[other] { $seat } builds
    } a house { pick-city-in } for { $cost }.
log-no-build = { $who ->
        [you] You build
       *[other] { $seat } builds
    } nothing.
log-produce = { $who ->
        [you] You produce
       *[other] { $seat } produces
    } { pick-province-in }.
log-bonus = { $who ->
        [you] You gain
       *[other] { $seat } gains
    } the bonus: { pick-amount }.
log-bonus-double = { $who ->
        [you] You gain
       *[other] { $seat } gains
    } the bonus doubled by Praefectus Magnus: { pick-amount }.
log-marker-inactive = The { pick-province } marker now shows { count-coin.acc }; the province is inactive.
log-house-goods = { $who ->
        [you] You gain
       *[other] { $seat } gains
    } { $gain } from houses.
log-keep = { $who ->
        [you] You keep
       *[other] { $seat } keeps
    } { pick-amount-acc }.
log-store-lost = No space: { $who ->
        [you] you lose
       *[other] { $seat } loses
    } { $lost }.
log-prefect-coins = { $who ->
        [you] You take
       *[other] { $seat } takes
    } { count-coin.acc } from the bonus markers.
log-provinces-active = All provinces are active again.
log-praefectus-pass = Praefectus Magnus goes to { $whom ->
        [you] you
       *[other] { $target }
    }.
log-copy = { $who ->
        [you] You copy
       *[other] { $seat } copies
    } the { pick-card } ({ $whom ->
        [you] yours
       *[other] { $target }
    }).
log-no-target = There is no card to copy.
log-colonist-coins = { $who ->
        [you] You take
       *[other] { $seat } takes
    } { count-coin.acc } with the Colonist.
log-mercator-income = { $who ->
        [you] You take
       *[other] { $seat } takes
    } { count-coin.acc } with the Mercator.
log-sell = { $who ->
        [you] You sell
       *[other] { $seat } sells
    } { pick-amount-acc } for { $cost }.
log-buy = { $who ->
        [you] You buy
       *[other] { $seat } buys
    } { pick-amount-acc } for { $cost }.
log-no-trade = { $who ->
        [you] You do
       *[other] { $seat } does
    } not trade.
log-buy-card = { $who ->
        [you] You buy
       *[other] { $seat } buys
    } the { pick-card } for { $cost }.
log-no-purchase = { $who ->
        [you] You buy
       *[other] { $seat } buys
    } no card.
log-specialist = { $who ->
        [you] You gain
       *[other] { $seat } gains
    } { pick-amount-acc } from houses.
log-refill = New in the market: { $cards }.
log-stack-empty = The stack is empty. The market is no longer refilled.
log-deck-next = Next in the stack: deck { $deck }.
log-end-houses = { $who ->
        [you] You build your
       *[other] { $seat } builds the
    } 15th house. The end of the game is triggered.
log-end-cards = { $who ->
        [you] You buy
       *[other] { $seat } buys
    } the last card. The end of the game is triggered.
log-concordia = { $who ->
        [you] You take
       *[other] { $seat } takes
    } the Concordia card (7 points).
log-last-turns = Last turns: { $seats }.
log-last-turn = { $who ->
        [you] Your last turn
       *[other] Last turn: { $seat }
    }
log-game-over = The game is over; final scoring follows.
log-unfinished = The game was stopped before its end and is not scored.
log-score = { $who ->
        [you] You score
       *[other] { $seat } scores
    } { count-point.acc } for { pick-god }.
log-score-concordia = { $who ->
        [you] You score
       *[other] { $seat } scores
    } 7 points for Concordia.
log-total = { $who ->
        [you] You have
       *[other] { $seat } has
    } { count-point.acc } in all.
log-winner = { $who ->
        [you] You win
       *[other] { $seat } wins
    } with { count-point.acc }.
log-tie-holder = Tie: { $who ->
        [you] you hold
       *[other] { $seat } holds
    } Praefectus Magnus and { $who ->
        [you] win
       *[other] wins
    }.
log-tie-next = Tie: Praefectus Magnus would reach { $who ->
        [you] you
       *[other] { $seat }
    } soonest, so { $who ->
        [you] you win
       *[other] { $seat } wins
    }.
log-intermediate-score = Intermediate scoring: { $who ->
        [you] you have
       *[other] { $seat } has
    } { count-point.acc }.
log-intermediate-first = Highest result: { $who ->
        [you] you gain
       *[other] { $seat } gains
    } 2 coins.
log-intermediate-second = Second result: { $who ->
        [you] you gain
       *[other] { $seat } gains
    } 1 coin.
log-intermediate-reset = Everyone has been scored; the markers go back to 0.
log-intermediate-void = The game ended before everyone had been scored, so intermediate scoring pays nothing.
log-undo = { $who ->
        [you] You take
       *[other] { $seat } takes
    } a step back.

## Refusals (.short for the plate, at most 24 characters; .clause for the rules)

no-player-count = Concordia is for 2 to 5 players.
    .short = 2 to 5 players
    .clause = 2.1
no-map-imperium = Imperium needs 3 to 5 players.
    .short = 3 to 5 players
    .clause = 2.1
no-map-italia = Italia takes 2 to 4 players.
    .short = 2 to 4 players
    .clause = 2.1
no-look-stack = The order of the cards in the stack is hidden.
    .short = Hidden
    .clause = 3.1
no-look-hand = Another player’s hand is hidden; you see only the list of all cards they own.
    .short = Hidden hand
    .clause = 3.2
no-look-discard = Only the top card of a discard pile may be looked at.
    .short = Top card only
    .clause = 3.2
no-not-your-turn = It is not your turn.
    .short = Not your turn
    .clause = 4.1
no-pass = You cannot pass: play a card, even one without effect.
    .short = No passing
    .clause = 4.2
no-second-card = You play only one card a turn.
    .short = One card a turn
    .clause = 4.2
no-card-in-discard = This card lies in your discard pile. Play the Tribune to take it back.
    .short = In the discard pile
    .clause = 6.1.1
no-card-just-bought = You can play a bought card from your next turn on.
    .short = From next turn
    .clause = 6.7.4
no-others-choice = Another player is choosing which goods to keep.
    .short = Waiting for a choice
    .clause = 5.2.4
no-discard-goods = Goods may not be thrown away, not even to make room.
    .short = No throwing away
    .clause = 5.1.3
no-refuse-goods = If the goods fit, you must take them.
    .short = Must be taken
    .clause = 5.2.2
no-swap-goods = You choose among the new goods only; stored goods stay.
    .short = New goods only
    .clause = 5.2.3
no-keep-number = You must keep exactly { count-good.acc }, filling every free space.
    .short = Fill every space
    .clause = 5.2.3
no-goods = You are short of { $missing }.
    .short = Short of goods
    .clause = 5.3.1
no-coins = You are { count-coin.gen } short.
    .short = Too few coins
    .clause = 5.3.1
no-substitute = One good cannot stand in for another; only “?” takes any good.
    .short = Not the right good
    .clause = 5.3.1
no-trade-players = Players never trade with each other.
    .short = With the bank only
    .clause = 5.3.2
no-tribune-none = You have no { pick-colonist } in your storehouse.
    .short = None in storehouse
    .clause = 6.1.3
no-tribune-all-out = All your colonists are already on the board.
    .short = All on the board
    .clause = 12.37
no-tribune-cost = A new colonist costs 1 food and 1 tool; you are short of { $missing }.
    .short = Needs food and tool
    .clause = 6.1.3
no-tribune-second = The Tribune places one colonist only.
    .short = One only
    .clause = 6.1.3
no-tribune-city = The Tribune places a colonist in Roma only.
    .short = In Roma only
    .clause = 6.1.3
no-move-after-build = You have already built; there is no more movement.
    .short = No moves after building
    .clause = 6.2
no-move-points = You have no movement points left.
    .short = No points left
    .clause = 6.2.1
no-move-too-far = Too far: this line costs { count-movement-point.acc }.
    .short = Too far
    .clause = 6.2.6
no-move-occupied = The line is occupied. You may pass over it but not stop there.
    .short = Occupied
    .clause = 6.2.3
no-move-city = Colonists stop on lines, never in cities.
    .short = Stop on a line
    .clause = 6.2.4
no-move-land-only = A land colonist moves on land lines only.
    .short = Land lines only
    .clause = 5.4.1
no-move-sea-only = A sea colonist moves on sea lines only.
    .short = Sea lines only
    .clause = 5.4.1
no-move-foreign = You move only your own colonists.
    .short = Not yours
    .clause = 6.2.1
no-move-stored = This colonist is still in your storehouse. The Tribune or the Colonist card brings it into play.
    .short = Still in storehouse
    .clause = 6.2.1
no-move-same-line = A move must lead to a different line.
    .short = Same line
    .clause = 6.2.6
no-build-roma = No houses are built in Roma.
    .short = No houses in Roma
    .clause = 5.5.1
no-build-own-house = You already have a house in this city.
    .short = Your house is here
    .clause = 5.5.1
no-build-not-adjacent = None of your colonists is on a line next to this city.
    .short = No colonist nearby
    .clause = 6.2.7
no-build-colonist-in-city = A colonist in a city does not let you build; it must stand on a line.
    .short = Not on a line yet
    .clause = 5.4.3
no-build-goods = For a house { pick-city-in } you are short of { $missing }.
    .short = Short of goods
    .clause = 6.2.8
no-build-coins = For a house { pick-city-in } you are { count-coin.gen } short.
    .short = Too few coins
    .clause = 6.2.9
no-build-houses = You have no houses left.
    .short = No houses left
    .clause = 6.2.7
no-prefect-both = The Prefect either produces or takes coins, not both.
    .short = One of the two
    .clause = 6.3
no-produce-inactive = This province is inactive. A Prefect can produce only in an active one.
    .short = Inactive
    .clause = 6.3.a
no-produce-all-inactive = All provinces are inactive; you must take the coins.
    .short = All inactive
    .clause = 6.3.b.1
no-prefect-coins = All provinces are active; there are no coins to take.
    .short = No coins to take
    .clause = 6.3.b.1
no-copy-own = You cannot copy from your own pile.
    .short = Your own pile
    .clause = 6.4.5
no-copy-empty = This discard pile is empty; there is nothing to copy.
    .short = Empty pile
    .clause = 12.4
no-copy-diplomat = A Diplomat cannot be copied.
    .short = Diplomat
    .clause = 6.4.1
no-copy-tribune = A Tribune cannot be copied.
    .short = Tribune
    .clause = 6.4.1
no-copy-not-top = Only the top card of a pile can be copied.
    .short = Not on top
    .clause = 6.4.1
no-copy-decline = There is a card you can copy, so you must copy one.
    .short = Must copy
    .clause = 6.4.4
no-colonist-both = The Colonist card either places colonists or gives coins, not both.
    .short = One of the two
    .clause = 6.5
no-place-none = You have no { pick-colonist } in your storehouse.
    .short = None in storehouse
    .clause = 6.5.a.2
no-place-all-out = All your colonists are on the board; only the coins remain.
    .short = All on the board
    .clause = 6.5.a.2
no-place-cost = Each colonist costs 1 food and 1 tool; you are short of { $missing }.
    .short = Needs food and tool
    .clause = 6.5.a
no-place-no-house = You have no house in this city. Place colonists in Roma or where you have a house.
    .short = No house of yours
    .clause = 6.5.a
no-place-no-land-line = No land line leaves this city; a land colonist cannot be placed here.
    .short = No land line
    .clause = 6.5.a.1
no-place-no-sea-line = No sea line leaves this city; a sea colonist cannot be placed here.
    .short = No sea line
    .clause = 6.5.a.1
no-place-zero = You chose to place colonists, so place at least one or take this choice back.
    .short = At least one
    .clause = 6.5.a
no-place-move = New colonists do not move now; they will move with the Architect.
    .short = Not now
    .clause = 6.5.a.2
no-trade-third-kind = You are already trading in two kinds of goods.
    .short = Two kinds already
    .clause = 6.6.2
no-trade-buy-sold = You are selling this good, so you cannot also buy it.
    .short = Already selling
    .clause = 6.6.2
no-trade-sell-bought = You are buying this good, so you cannot also sell it.
    .short = Already buying
    .clause = 6.6.2
no-trade-space = Your storehouse has no space for more.
    .short = No space
    .clause = 6.6.4
no-trade-coins = For this purchase you are { count-coin.gen } short.
    .short = Too few coins
    .clause = 6.6.4
no-trade-stock = You have no more of this good.
    .short = None left
    .clause = 6.6.4
no-buy-limit-senator = The Senator buys two cards at most.
    .short = Two cards at most
    .clause = 6.7.1
no-buy-limit-consul = The Consul buys one card only.
    .short = One card only
    .clause = 6.8.1
no-buy-goods-senator = For the { pick-card } in this slot you are short of { $missing }.
    .short = Short of goods
    .clause = 6.7.2
no-buy-goods-consul = For the { pick-card } you are short of { $missing }.
    .short = Short of goods
    .clause = 6.8.1
no-buy-both = You cannot pay for both cards together.
    .short = Not both together
    .clause = 12.28
no-buy-any-open = First choose the good that pays for “?”.
    .short = Choose a good for “?”
    .clause = 12.27
no-buy-any-used = This unit already pays for something else. Each unit pays for one symbol.
    .short = Already used
    .clause = 12.27
no-buy-empty-slot = There is no card in this slot.
    .short = Empty slot
    .clause = 12.29
no-buy-market-empty = The market is empty; there is nothing left to buy.
    .short = Market empty
    .clause = 8.4
no-buy-not-yet = New cards appear only after the action.
    .short = After the action
    .clause = 6.7.3
no-more-turns = You triggered the end of the game and have no further turn.
    .short = No further turn
    .clause = 8.3
no-game-over = The game is over.
    .short = Game over
    .clause = 8.5
no-undo-revealed = A card of the stack has been turned up; this cannot be taken back.
    .short = Card turned up
    .clause = 13.1
no-undo-others = Another player has made a choice since; this cannot be taken back.
    .short = Others have chosen
    .clause = 13.1
no-undo-turn-over = Your turn is over; it cannot be taken back.
    .short = Turn is over
    .clause = 13.1
no-undo-nothing = There is nothing to take back.
    .short = Nothing to take back
    .clause = 13.1
no-option-fixed = This cannot be changed; the table chooses only the map, intermediate scoring and open hands.
    .short = Fixed
    .clause = 13.2
no-not-on-map = This is not { pick-map-in }.
    .short = Not on this map
    .clause = 2.1
no-card-not-yours = You do not own this card: { pick-card }.
    .short = Not your card
    .clause = 4.2
no-move-nobody = You have no colonist there.
    .short = Nobody of yours there
    .clause = 6.2.1
no-move-cost = This move costs { count-movement-point.acc }, neither more nor less.
    .short = Other cost
    .clause = 6.2.6
no-copy-nobody = Nobody sits there.
    .short = Nobody there
    .clause = 6.4.1
no-buy-not-there = This card is not in the market: { pick-card }.
    .short = Not in the market
    .clause = 6.7.1
no-buy-any-none = There is no “?” to pay for this card.
    .short = No “?” here
    .clause = 6.7.2

## Score categories (.help: how it counts)

score-vesta = { god-vesta }
    .help = { god-vesta.help }
score-jupiter = { god-jupiter }
    .help = { god-jupiter.help }
score-saturnus = { god-saturnus }
    .help = { god-saturnus.help }
score-mercurius = { god-mercurius }
    .help = { god-mercurius.help }
score-mars = { god-mars }
    .help = { god-mars.help }
score-minerva = { god-minerva }
    .help = { god-minerva.help }
score-concordia = { special-concordia }
    .help = 7 points for the player who triggered the end of the game.
score-total = Total
    .help = The highest total wins. Ties are broken by Praefectus Magnus.
score-cards = Cards
score-value = Value of one card
score-points = Points
score-row = { $value } × { $count } = { $points }
score-vesta-detail = Coins { $coins } + goods { $stock } = { $sum }, divided by 10
score-tie = Tie, decided by Praefectus Magnus
score-place = Place { $n }

## Setup options (.help: one line)

option-players = Players
    .help = From 2 to 5.
option-map = Map
    .help = Free choice with 3 or 4 players; 2 play on Italia, 5 on Imperium.
option-map-auto = By number of players
    .help = Italia for 2 or 3 players, Imperium for 4 or 5.
option-map-imperium = { map-imperium }
    .help = { map-imperium.help }
option-map-italia = { map-italia }
    .help = { map-italia.help }
option-intermediate-scoring = Intermediate scoring
    .help = For beginners: a trial scoring at everyone’s first Tribune, worth 2 or 1 coins to the best.
option-intermediate-scoring-on = On
option-intermediate-scoring-off = Off
option-open-hands = Open hands
    .help = Everyone sees which cards are in each hand and in each discard pile.
option-open-hands-on = On
option-open-hands-off = Off

## Status labels

status-free-spaces = Storehouse: { count-free-space }
status-houses-left = Houses left: { $n }
status-houses-to-end = { count-house } to the end of the game
status-cards-to-end = { count-card } left to buy
status-stack = Stack: { count-card }
status-hand = Hand: { count-card }
status-discard = Discard pile: { count-card }
status-owned = All cards owned: { $cards }
status-coins = { count-coin }
status-colonists-on-board = On the board: { count-colonist }
status-prefect-coins = Coins for a Prefect: { $n }
status-holder = Praefectus Magnus: { $seat }
status-concordia = Concordia: { $seat }
status-last-turn = Last turns
status-house-cost = A house here: { $price }
status-card-cost = Cost: { $price }

## What ended the game, and what settled a tie

ended-houses = A 15th house was built, and everybody else had one more turn.
    .clause = 8.1
ended-cards = The last market card was bought, and everybody else had one more turn.
    .clause = 8.1
result-tie-praefectus = The tie is settled by Praefectus Magnus: its holder, or whom it would reach soonest.
    .clause = 10.1

## Moves in words

move-play = Play: { pick-card }
move-travel = Move: { pick-place } → { pick-line } ({ pick-line-kind }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    })
move-end-moving = { do-end-moving }
move-build = Build a house { pick-city-in }
move-end-building = { do-end-building }
move-produce = { do-produce }
move-take-coins = Take the coins
move-keep = Keep { pick-good }
move-copy = Copy the top card of { $target }
move-settle = { do-place }
move-end-settling = { do-end-placing }
move-sell = { do-sell }
move-buy = { do-buy }
move-end-trading = { do-trade }
move-recruit = Buy: { pick-face }{ $any ->
        [none] {""}
        [brick] , “?” paid with brick
        [food] , “?” paid with food
        [tools] , “?” paid with tools
        [wine] , “?” paid with wine
        [cloth] , “?” paid with cloth
       *[other] , “?” paid with { $any }
    }
move-end-buying = { do-end-buying }
move-end-turn = { do-end-turn }
invalid-map = The map { $map } is for { $first } to { $last } seats, not { $found }
