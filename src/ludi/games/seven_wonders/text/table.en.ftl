### 7 Wonders with Leaders: sentences of the table (English)
### Prefixes: head- state- wait- label- mil- ask- told- do- price- log- move- result- score- about- no-
### $seat and $target are names, $who is "you" if $seat is the reader, otherwise "other". $seats, $cards, $leaders,
### $goods: lists joined by the app. Things are ids, named through the selectors the-… of terms.en.ftl.
### .help: second line of a prompt. .short: plate on the thing (24 characters at most). .clause: number of the rule.

## Headers and states

head-draft = Leader draft · step { $step } of 4
head-recruitment = { the-age } · Recruitment
head-turn = { the-age } · turn { $round } of 6
head-seventh = { the-age } · Babylon’s seventh card
head-pile = { the-age } · builds from the discard pile
head-conflicts = { the-age } · military conflicts
head-scoring = Scoring
head-pass-left = hands to the left
head-pass-right = hands to the right
head-pass-swap = hands are swapped
state-choosing = choosing
state-ready = ready
state-holder = plays for the Free City
ready-count = Ready: { $ready } of { $total }.
wait-for = Waiting for: { $seats }
wait-extra-leader = { $seat } may recruit an extra leader
wait-courtesan = { $seat } chooses a leader for the Courtesan
wait-seventh = { $seat } plays the seventh card
wait-pile = { $seat } looks through the discard pile
wait-free-city = { $seat } chooses for the Free City
label-left = left neighbour · { the-city }
label-right = right neighbour · { the-city }
label-sells = Sells to you, price per unit
label-production = Production and trade
label-structures = Structures
label-leaders = Leaders
label-your-leaders = Your leaders
label-leaders-in-hand = in hand: { $leaders }
label-passed-right = Passed to the right: { $leaders }.
label-stages = Wonder stages
label-stage-built = built
label-stage-next = next
label-stage-later = after stage { $stage }
label-discard-pile = Discard pile: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
label-leader-box = Leaders in the box: { $n }
label-free-city-pile = Pile of the Free City: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
label-unplayed-leaders = Unplayed leaders: { $n }
label-olympia-ready = free structure available in this Age
label-olympia-used = free structure used in this Age
label-chain-to = later free: { $cards }
label-chain-from = free with: { $cards }
label-copied = copied by the Courtesan: { the-leader }
mil-winning = you are winning ({ $mine }:{ $theirs })
mil-losing = you are losing ({ $mine }:{ $theirs })
mil-equal = equal ({ $mine }:{ $theirs })

## Prompts: ask-… with .hint

ask-board = Choose a Wonder board
    .help = Each board can be in the game only once; the next seat chooses after you.
ask-side = Choose a side of { the-city }
    .help = Side A is simpler, side B gives special effects.
ask-draft = Keep one of { $n ->
        [one] { $n } leader
       *[other] { $n } leaders
    }
    .help = The others go to the right: { $target }. The choice is secret; you may change it until all have chosen.
ask-draft-two = Keep one of { $n ->
        [one] { $n } leader
       *[other] { $n } leaders
    }
    .help = The others go to your opponent: { $target }. The choice is secret; you may change it until both have chosen.
ask-recruitment = Choose a leader and how to play it
    .help = Recruit it, build a Wonder stage with it, or discard it for 3 coins. All reveal together.
ask-recruitment-last = Choose a leader and how to play it
    .help = This is the last Recruitment: the leader you do not play goes back to the box.
ask-recruitment-roma = Choose a leader and how to play it
    .help = You play one leader now; Roma B keeps the others in hand.
ask-leader-action = { the-leader }: how do you play it?
    .help = Recruit, Wonder stage or 3 coins.
ask-card = Choose a card and what to do with it
    .help = All choose at the same time, in secret. Your other cards go { the-direction } ({ $target }).
ask-card-last = Choose one of your last two cards
    .help = The other goes to the discard pile and brings no coins.
ask-card-last-babylon = Choose one of your last two cards
    .help = You then play the other one too, in a turn of its own.
ask-action = { the-card }: what do you do with it?
    .help = Build it, use it for a Wonder stage, or take 3 coins.
ask-mode = { the-card }: how do you build it?
    .help = Several ways are open to you.
ask-payment = { the-card }: how do you pay?
    .help = The cheapest way is proposed; you may choose another.
ask-payment-stage = Stage { $stage }: how do you pay?
    .help = The cheapest way is proposed; you may choose another.
ask-seller = From whom do you buy { the-resource }?
    .help = Nobody can refuse to sell.
ask-extra-leader = Recruit an extra leader?
    .help = Roma B pays the printed cost less 2 coins. You may decline; the right is then lost.
ask-courtesan = Choose a leader for the Courtesan
    .help = You have its effects from now on. The choice is final.
ask-seventh = Play the seventh card: { the-card }
    .help = Build it, use it for a Wonder stage, or take 3 coins. Everything from turn 6 already counts.
ask-pile-halikarnassos = Halikarnassos: build a card from the discard pile
    .help = For free; only names not yet in your city. You may decline.
ask-pile-solomon = Solomon: build a card from the discard pile
    .help = For free; only names not yet in your city. You may decline.
ask-pile-courtesans = Copied Solomon: build a card from the discard pile
    .help = For free; only names not yet in your city. You may decline.
ask-holder-own = First choose for your own city
    .help = You hold the Free City card. The drawn card is in your hand; choose for the Free City next.
ask-free-city = Now choose a card and an action for the Free City
    .help = It discards only if it can build neither a card nor its next stage.
ask-free-city-payment = Free City, { the-card }: how does it pay?
    .help = You choose the sellers, even dearer ones.
ask-free-city-payment-stage = Free City, stage { $stage }: how does it pay?
    .help = You choose the sellers, even dearer ones.
ask-free-city-courtesan = Choose a leader for the Free City’s Courtesan
    .help = The Free City has its effects from now on.
ask-free-city-pile = Choose a card from the discard pile for the Free City
    .help = For free; only names not yet in the Free City. You may decline.
ask-free-city-seventh = Play the last card of the Free City: { the-card }
    .help = It discards only if it can neither build the card nor a stage.
told-chosen = Your choice: { $choice }
    .help = You may change it until the last player has chosen.
told-draft-last = The last leader is yours: { the-leader }

## Buttons: do-…

do-board = Choose: { the-city }
do-side = Side { $side }
do-keep = Keep: { the-leader }
do-recruit = Recruit for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
do-recruit-free = Recruit for free
do-leader-stage = Build stage { $stage }
do-leader-discard = Discard, +3 coins
do-build = Build
do-build-coins = Build for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
do-build-free = Build for free
do-build-chain = Build by chain: { the-source }
do-build-olympia = Use the right of Olympia
do-build-ramses = Build with Ramses
do-stage = Stage { $stage } of the Wonder
do-stage-coins = Stage { $stage } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
do-discard = Discard, +3 coins
do-pay = Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
do-pay-own = Use own resources
do-other-payments = Other ways to pay
do-buy = Buy from { $target } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
do-buy-bank = Buy from the bank for 1 coin
do-extra-recruit = Recruit { the-leader } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
do-extra-recruit-free = Recruit { the-leader } for free
do-extra-pass = No extra leader
do-courtesan = Copy: { the-leader }
do-seventh-build = Build the seventh card
do-seventh-stage = Seventh card: stage { $stage }
do-seventh-discard = Discard the seventh card, +3 coins
do-pile-build = Build from the pile: { the-card }
do-pile-pass = Build nothing
do-free-city-build = Free City: build
do-free-city-chain = Free City: build by chain
do-free-city-olympia = Free City: right of Olympia
do-free-city-ramses = Free City: build with Ramses
do-free-city-stage = Free City: stage { $stage }
do-free-city-discard = Free City: discard, +3 coins
do-free-city-pile-pass = Free City: build nothing
do-change = Change my choice
do-undo-own = Take back the choice for my city
do-preview = Preview of points

## Warnings before a click: warn-…

warn-dearer = { $coins ->
    [one] Another payment costs { $coins } coin less.
   *[other] Another payment costs { $coins } coins less.
 }
warn-olympia-unneeded = You can build this for nothing without the right of Olympia.

## Price plates: price-…

price-nothing = no cost
price-chain = free, chain: { the-source }
    .short = free: { the-source }
price-olympia = free, right of Olympia
price-ramses = free, Ramses
price-own = own resources
price-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
price-seller = { $target }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
price-bilkis = Bilkis: 1 coin
price-reduction = { the-leader }: one resource less
price-rebate = Hatshepsut: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } back
price-total = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in all
price-leader = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
price-leader-free = free: { $reason }
price-leader-less = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } instead of { $printed } ({ $reason })
price-more = others

## Log: log-… ($who is you or other)

log-board = { $seat } { $who ->
        [you] get
       *[other] gets
    } { the-board }.
log-board-chosen = { $seat } { $who ->
        [you] choose
       *[other] chooses
    } { the-board }.
log-start-coins = Start: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } each.
log-guilds = Guilds in the Age III deck: { $n }.
log-leaders-dealt = Each player is dealt 4 leaders.
log-draft-kept = { $seat } { $who ->
        [you] keep
       *[other] keeps
    } one leader.
log-draft-kept-own = You keep { the-leader }.
log-draft-passed-own = You pass on: { $leaders }.
log-draft-received-own = You receive: { $leaders }.
log-draft-done = The leader draft is over; everyone has 4 leaders.
log-age-begins = { the-age } begins.
log-recruitment-begins = Recruitment of { the-age }.
log-hands-dealt = Everyone is dealt 7 cards.
log-turn = Turn { $round }.
log-chosen = { $seat } { $who ->
        [you] have
       *[other] has
    } chosen.
log-revealed = All choices are revealed.
log-recruit = { $seat } { $who ->
        [you] recruit
       *[other] recruits
    } { the-leader } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-recruit-free = { $seat } { $who ->
        [you] recruit
       *[other] recruits
    } { the-leader } for free.
log-leader-stage = { $seat } { $who ->
        [you] build
       *[other] builds
    } stage { $stage } of the Wonder with a leader as marker.
log-leader-discard = { $seat } { $who ->
        [you] discard
       *[other] discards
    } a leader and { $who ->
        [you] take
       *[other] takes
    } 3 coins.
log-leader-box = { $seat } { $who ->
        [you] return
       *[other] returns
    } { $n ->
        [one] { $n } leader
       *[other] { $n } leaders
    } to the box.
log-leader-box-own = To the box: { $leaders }.
log-leaders-kept = { $seat } { $who ->
        [you] keep
       *[other] keeps
    } the unplayed leaders (Roma B).
log-build = { $seat } { $who ->
        [you] build
       *[other] builds
    } { the-card }.
log-build-coins = { $seat } { $who ->
        [you] build
       *[other] builds
    } { the-card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-build-chain = { $seat } { $who ->
        [you] build
       *[other] builds
    } { the-card } for free, by chain from { the-source }.
log-build-olympia = { $seat } { $who ->
        [you] build
       *[other] builds
    } { the-card } for free, with the right of Olympia.
log-build-ramses = { $seat } { $who ->
        [you] build
       *[other] builds
    } { the-card } for free, with Ramses.
log-build-pile = { $seat } { $who ->
        [you] build
       *[other] builds
    } { the-card } from the discard pile (discarded in { the-age } by { $target }).
log-stage = { $seat } { $who ->
        [you] build
       *[other] builds
    } stage { $stage } of the Wonder.
log-wonder-complete = { $seat } { $who ->
        [you] have
       *[other] has
    } completed the Wonder: { the-wonder }.
log-discard = { $seat } { $who ->
        [you] discard
       *[other] discards
    } a card and { $who ->
        [you] take
       *[other] takes
    } 3 coins.
log-discard-own = You discard { the-card }.
log-buy = { $seat } { $who ->
        [you] buy
       *[other] buys
    } { $goods } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } (seller: { $target }).
log-buy-bank = { $seat } { $who ->
        [you] buy
       *[other] buys
    } 1 { the-resource } from the bank for 1 coin (Bilkis).
log-gain = { $seat } { $who ->
        [you] take
       *[other] takes
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } ({ the-source }).
log-trade-income = { $seat } { $who ->
        [you] receive
       *[other] receives
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from trade.
log-roma-draws = { $seat } { $who ->
        [you] draw
       *[other] draws
    } { count-leader } from the box.
log-roma-draws-own = You draw: { $leaders }.
log-extra-recruit = { $seat } { $who ->
        [you] recruit
       *[other] recruits
    } the extra leader { the-leader } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-extra-recruit-free = { $seat } { $who ->
        [you] recruit
       *[other] recruits
    } the extra leader { the-leader } for free.
log-extra-pass = { $seat } { $who ->
        [you] recruit
       *[other] recruits
    } no extra leader.
log-extra-none = { $seat } cannot recruit an extra leader.
log-courtesan = { $seat } { $who ->
        [you] copy
       *[other] copies
    } { the-leader } with the Courtesan (owner: { $target }).
log-courtesan-none = No neighbour has a leader in play; the Courtesans Guild has no effect.
log-courtesan-none-left = Every leader next door has been copied already; there is no other to copy.
log-leftover = { $seat } { $who ->
        [you] put your
       *[other] puts the
    } last card on the discard pile.
log-leftover-own = Your last card: { $cards }.
log-seventh = { $seat } { $who ->
        [you] play
       *[other] plays
    } the seventh card.
log-pile = { $seat } { $who ->
        [you] look
       *[other] looks
    } through the discard pile ({ the-source }).
log-pile-pass = { $seat } { $who ->
        [you] build
       *[other] builds
    } nothing from the discard pile.
log-pile-none = { $seat } { $who ->
        [you] find
       *[other] finds
    } no card to build in the discard pile.
log-pile-empty = The discard pile is empty ({ the-source }).
log-pass-left = Hands are passed to the left.
log-pass-right = Hands are passed to the right.
log-pass-swap = The players swap hands.
log-conflicts-begin = Military conflicts of { the-age }.
log-conflict = { $seat } { $mine } : { $theirs } { $target }. { $seat } +{ $value }, { $target } −1.
log-conflict-tie = { $seat } { $strength } : { $strength } { $target }. No tokens.
log-tomyris = Tomyris: the Defeat token goes to the winner ({ $seat }).
log-nero = { $seat } { $who ->
        [you] take
       *[other] takes
    } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } (Nero).
log-olympia-renewed = { $seat }: the right of Olympia is renewed.
log-olympia-lost = { $seat }: the unused right of Olympia is lost.
log-age-ends = { the-age } is over.
log-holder = { $seat } { $who ->
        [you] play
       *[other] plays
    } for the Free City this turn.
log-holder-draws = { $seat } { $who ->
        [you] draw
       *[other] draws
    } a card from the pile of the Free City.
log-holder-draws-own = You draw: { the-card }.
log-free-city-last = The last card of the Free City’s pile is discarded.
log-score-symbols = { $seat }: wild symbols count as { $symbols }.
log-score-copy = { $seat }: Olympia copies { the-card }.
log-score-copy-leader = { $seat }: Olympia copies { the-card } with { the-leader }.
log-score-copy-none = { $seat }: no guild next door to copy.
log-final = { $seat }: { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VP
    }.

## Result: result-…

result-win = { $seat } { $who ->
        [you] win
       *[other] wins
    } with { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VP
    }.
result-win-coins = { $seat } { $who ->
        [you] win
       *[other] wins
    }: equal VP, but more coins ({ $coins } to { $other-coins }).
    .clause = 14.4
result-shared = Shared victory: { $seats }. VP and coins are equal.
    .clause = 14.4
result-place = Place { $place }
result-free-city = The Free City is not scored.
    .clause = 15.10

## Score categories: score-…

score-military = Military
    .help = Sum of your conflict tokens; may be negative.
    .clause = 14.2
score-treasury = Treasury
    .help = 1 VP for every 3 coins; the rest is lost.
    .clause = 14.2
score-wonder = Wonder
    .help = VP of your built stages.
    .clause = 14.2
score-civilian = Civilian
    .help = VP of your blue cards.
    .clause = 14.2
score-science = Science
    .help = Squares of identical symbols and 7 VP for each set of three.
    .clause = 14.3
score-commercial = Commercial
    .help = VP of your yellow cards.
    .clause = 14.2
score-guilds = Guilds
    .help = VP of your purple cards and of the copy made by Olympia B.
    .clause = 14.2
score-leaders = Leaders
    .help = VP of your leaders, extra VP of Alexander and Aristotle and a copied leader included.
    .clause = 14.2
score-total = Total
score-coins = Coins (tie-break)

## Options explained: about-option-…

about-players = 2 to 7 players; with two, a Free City joins the table.
    .clause = 15.1

## Refusals: no-… with .short (24 characters at most) and .clause

no-not-your-decision = There is nothing for you to decide now.
    .short = Not now
    .clause = 7.1
no-already-revealed = The choices are revealed; nothing can be taken back now.
    .short = Already revealed
    .clause = 7.2
no-game-over = The game is over.
    .short = Game over
    .clause = 14.1
no-hidden = This is hidden from you.
    .short = Hidden
    .clause = 16.2
no-players = The game is for 2 to 7 players.
    .short = 2 to 7 players
    .clause = 3.1
no-solo = There is no solo game.
    .short = No solo game
    .clause = 17.5
no-board-taken = This board is already taken; each can be in the game only once.
    .short = Already taken
    .clause = 3.3.1
no-board-not-your-turn = Boards are picked in seat order; it is not your turn yet.
    .short = Not your turn yet
    .clause = 3.3.1
no-roma-without-leaders = Roma is used only in a game with leaders.
    .short = Only with leaders
    .clause = 3.3
no-guild-without-leaders = This guild is used only in a game with leaders.
    .short = Only with leaders
    .clause = 3.2.1
no-option-needs-leaders = This option matters only in a game with leaders.
    .short = Only with leaders
    .clause = 17.6
no-option-needs-no-leaders = This option matters only in a game without leaders.
    .short = Only without leaders
    .clause = 17.6
no-option-needs-two = This option matters only in a two-player game.
    .short = Only for 2 players
    .clause = 17.6
no-free-city-roma = The Free City cannot have Roma.
    .short = Not for the Free City
    .clause = 15.3
no-free-city-board = The board and side of the Free City are drawn at random.
    .short = Drawn at random
    .clause = 15.12
no-draft-not-offered = This leader is not among the cards you choose from.
    .short = Not on offer
    .clause = 4.2
no-draft-one-only = You keep exactly one leader in this step.
    .short = Exactly one
    .clause = 4.2
no-draft-last = The last leader comes to you without a choice.
    .short = No choice
    .clause = 4.5
no-leader-not-in-hand = This leader is not in your hand.
    .short = Not in your hand
    .clause = 6.1
no-leader-must-play = You must play one leader in a Recruitment.
    .short = You must play one
    .clause = 6.1
no-leader-one-only = You play only one leader in a Recruitment.
    .short = Only one leader
    .clause = 6.1
no-leader-only-recruitment = Leaders are played only in a Recruitment.
    .short = Only in a Recruitment
    .clause = 6.1
no-leader-too-dear = { the-leader } costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; you have { $coins }.
    .short = Not enough coins
    .clause = 6.8
no-leader-coins-later = Coins received in this Recruitment cannot pay for this leader.
    .short = Coins come too late
    .clause = 6.7
no-stage-coins-later = Coins received in this Recruitment cannot pay for this stage.
    .short = Coins come too late
    .clause = 6.7
no-leader-as-structure = A leader is recruited, not built.
    .short = Not a structure
    .clause = 1.6
no-card-not-in-hand = This card is not in your hand.
    .short = Not in your hand
    .clause = 7.1
no-card-must-choose = You must choose a card each turn.
    .short = Choose a card
    .clause = 7.1
no-same-name = You already have { the-card } in your city; a name can be there only once.
    .short = Already built
    .clause = 7.3.1
no-stage-none = All stages of your Wonder are built.
    .short = No stage left
    .clause = 7.3.2
no-stage-order = Stages are built in order; stage { $stage } comes next.
    .short = Not the next stage
    .clause = 7.3.2
no-coin-cost = { the-card }: the cost is { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }, and you have { $coins }.
    .short = Not enough coins
    .clause = 8.1
no-resource-missing = You lack { the-resource }, and no neighbour sells it.
    .short = Resource missing
    .clause = 8.4.1
no-resources-missing = Your cost cannot be covered; still missing: { $goods }.
    .short = Cost not covered
    .clause = 8.5.1
no-not-for-sale = This is not for sale: only start production, brown and grey cards are.
    .short = Not for sale
    .clause = 8.4.1
no-source-exhausted = This source gives no more { the-resource } this turn.
    .short = No more this turn
    .clause = 8.4.2
no-not-neighbour = You can buy only from your two neighbours.
    .short = Not a neighbour
    .clause = 1.3
no-coins-short = This takes { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; you have { $coins } at the beginning of the turn.
    .short = Not enough coins
    .clause = 8.4.6
no-income-later = This turn’s income from trade comes only after the actions.
    .short = Income comes later
    .clause = 8.4.6
no-rebate-later = The full price must be there before Hatshepsut brings coins back.
    .short = Pay in full first
    .clause = 8.5.1
no-new-source = This source was built this turn and works from the next turn on.
    .short = From next turn on
    .clause = 8.3.1
no-new-discount = This discount works from the next turn on.
    .short = From next turn on
    .clause = 8.4.3
no-discount-none = You have no discount for this purchase; a unit costs 2 coins.
    .short = No discount
    .clause = 8.4.3
no-refuse-sale = Nobody can refuse to sell.
    .short = Cannot refuse
    .clause = 8.4.4
no-keep-bought = Bought resources cannot be kept for later.
    .short = Cannot be kept
    .clause = 8.4.5
no-payment-incomplete = This payment does not cover the cost (left { $left }, right { $right }, bank { $bank }).
    .short = Cost not covered
    .clause = 8.5.1
no-payment-too-much = This payment covers more than the cost.
    .short = Too much
    .clause = 8.5.1
no-bilkis-not-yours = Without Bilkis nothing can be bought from the bank.
    .short = Needs Bilkis
    .clause = 12.5
no-bilkis-twice = With Bilkis you buy only one unit per turn.
    .short = Only one per turn
    .clause = 12.5
no-reduction-none = No leader of yours lowers this cost.
    .short = No reduction
    .clause = 8.6
no-reduction-twice = Only one unit can be left out.
    .short = Only one unit
    .clause = 8.5
no-reduction-coins = A reduction never lowers a cost in coins.
    .short = Not for coins
    .clause = 8.6
no-chain-missing = For a chain you need one of these in your city: { $cards }.
    .short = No chain
    .clause = 8.2.2
no-chain-none = { the-card } cannot be built by chain.
    .short = No chain
    .clause = 8.2.2
no-chain-new = The chain from { the-source } works from the next turn on.
    .short = From next turn on
    .clause = 8.2.7
no-olympia-not-yours = Only stage 2 of Olympia A gives this right.
    .short = Needs Olympia A
    .clause = 10.7.1
no-olympia-used = The right of Olympia is already used in this Age.
    .short = Used in this Age
    .clause = 10.7.1
no-olympia-new = The right of Olympia can be used from the next turn on.
    .short = From next turn on
    .clause = 10.7.1
no-olympia-only-structures = The right of Olympia works only for structures from your hand.
    .short = Structures only
    .clause = 10.7.1
no-ramses-not-yours = Without Ramses guilds are paid for.
    .short = Needs Ramses
    .clause = 12.29
no-ramses-not-guild = Ramses builds only guilds for free.
    .short = Guilds only
    .clause = 8.2.4
no-copy-new = The copied leader works from the next turn on.
    .short = From next turn on
    .clause = 18.20
no-pile-not-now = You build from the discard pile only through Halikarnassos or Solomon.
    .short = Not from the pile
    .clause = 8.2.5
no-extra-not-yours = Only stages 2 and 3 of Roma B give an extra leader.
    .short = Roma B only
    .clause = 10.9.2
no-extra-none = You have no leader in hand for this.
    .short = No leader in hand
    .clause = 18.30
no-extra-too-dear = { the-leader } costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; your treasury has { $coins } without this turn’s trade.
    .short = Not enough coins
    .clause = 9.6
no-extra-trade-income = This turn’s income from trade cannot pay for the extra leader.
    .short = Income comes later
    .clause = 18.45
no-extra-only-recruit = The extra leader can only be recruited, not discarded or tucked.
    .short = Recruit only
    .clause = 10.9.2
no-extra-marker = The leader tucked for this stage cannot be the extra leader.
    .short = Used as marker
    .clause = 10.9.2
no-maecenas-recruitment-only = Maecenas works only in a Recruitment; this leader costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
    .short = Only in a Recruitment
    .clause = 17.3
no-maecenas-new = Maecenas makes only later leaders free.
    .short = Later leaders only
    .clause = 12.18
no-courtesan-not-neighbour = The Courtesan copies only a leader of a neighbouring city.
    .short = Not a neighbour
    .clause = 11.5.1
no-courtesan-not-in-play = Only a leader in play can be copied.
    .short = Not in play
    .clause = 11.5.1
no-courtesan-copied = A city copies each leader only once.
    .short = Copied already
    .clause = 11.5.7
no-courtesan-copy = A copy is not a leader and cannot be copied.
    .short = Only a copy
    .clause = 11.5.2
no-courtesan-must = You must choose a leader now.
    .short = You must choose
    .clause = 11.5.1
no-courtesan-final = The choice of the Courtesan is final.
    .short = Choice is final
    .clause = 11.5.1
no-pile-empty = The discard pile is empty.
    .short = Empty pile
    .clause = 9.9.2
no-pile-not-there = This card is not in the discard pile.
    .short = Not in the pile
    .clause = 9.9.1
no-pile-same-name = You already have { the-card } in your city.
    .short = Already built
    .clause = 9.9.1
no-pile-order = First Halikarnassos, then Solomon, then a copied Solomon.
    .short = Not yet
    .clause = 9.9
no-pile-later = This right cannot be kept for later.
    .short = Now or never
    .clause = 18.14
no-seventh-not-yours = Only stage 2 of Babylon B lets you play the seventh card.
    .short = Babylon B only
    .clause = 10.3.2
no-seventh-must = You must build the seventh card, use it for a stage or take 3 coins.
    .short = It must be played
    .clause = 10.3.2
no-free-city-not-holder = Only the holder of the Free City card plays for the Free City.
    .short = Not the holder
    .clause = 15.6
no-free-city-own-first = First choose a card for your own city.
    .short = Own city first
    .clause = 15.7
no-free-city-same-card = This card is already chosen for your own city.
    .short = Already chosen
    .clause = 15.7
no-free-city-discard = The Free City may not discard: it can still build { $stage ->
        [0] { the-card }
       *[other] its next stage
    }.
    .short = It can still build
    .clause = 15.7.1
no-free-city-cannot = The Free City cannot carry out this action.
    .short = Not possible
    .clause = 15.7.1
no-free-city-chain = The Free City must build { the-card } by chain.
    .short = Chain is compulsory
    .clause = 15.7.2
no-free-city-same-name = The Free City already has { the-card }.
    .short = Already built
    .clause = 7.3.1
no-free-city-no-stage = All stages of the Free City are built.
    .short = No stage left
    .clause = 7.3.2
no-free-city-coins = The Free City needs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    } and has { $coins }.
    .short = Not enough coins
    .clause = 8.4.6
no-free-city-leaders = The Free City has no leaders.
    .short = No leaders here
    .clause = 15.3
no-free-city-recruitment = The Free City takes no part in a Recruitment.
    .short = No Recruitment
    .clause = 15.13

## More sentences

log-build-pile-last = { $seat } { $who ->
        [you] build
       *[other] builds
    } { the-card } from the discard pile (the last card of the Free City’s pile in { the-age }).
log-stage-own = You tuck { the-card }.
log-end-ages = The third Age is over: the points are counted.
result-tie-coins = Equal VP: the coins decide.
    .clause = 14.4
wait-board = Waiting for a board: { $seats }.
wait-side = { the-city }: waiting for a side ({ $seats }).
wait-draft = Your leader is chosen. Waiting: { $seats }.
    .help = You may change your choice until all have chosen.
wait-recruitment = Your choice is in. Waiting: { $seats }.
    .help = You may change it until the last player has chosen.
wait-card = Your choice is in. Waiting: { $seats }.
    .help = You may change it until the last player has chosen.
watch-draft = Choosing a leader to keep: { $seats }
watch-recruitment = Deciding on a leader: { $seats }
watch-card = Choosing a card: { $seats }
passing-note = { the-direction }: { $target }
the-prices = { $left ->
        [0] { $right ->
            [0] { $bank ->
                [0] { "" }
               *[other] { " " }(bank { $bank })
            }
           *[other] { " " }(right { $right }{ $bank ->
                [0] { "" }
               *[other] { ", bank " }{ $bank }
            })
        }
       *[other] { " " }(left { $left }{ $right ->
            [0] { "" }
           *[other] { ", right " }{ $right }
        }{ $bank ->
            [0] { "" }
           *[other] { ", bank " }{ $bank }
        })
    }
move-choose-board = Board: { the-city }
move-choose-side = Side { $side }
move-keep = Keep { the-leader }
move-recruit = Recruit { the-leader }
move-build = Build { the-card }{ $way ->
        [chain] { " " }by chain
        [olympia] { " " }with the right of Olympia
        [ramses] { " " }with Ramses
       *[pay] { the-prices }
    }
move-stage = Wonder stage{ $card ->
        [none] { "" }
       *[other] { " " }with { the-card }
    }{ the-prices }
move-discard = Discard { $card ->
        [none] a card
       *[other] { the-card }
    } for 3 coins
move-copy-leader = Copy { the-leader }
move-build-from-pile = Build { the-card } from the discard pile
move-decline = Decline
no-free-unpaid = A free building is paid to nobody.
    .short = Nothing to pay
    .clause = 1.7
no-payment-needless = Your own resources cover the cost; there is nothing to buy.
    .short = Needless purchase
    .clause = 8.5.2
no-payment-prices = No payment for this comes to left { $left }, right { $right }, bank { $bank }.
    .short = No such payment
    .clause = 8.5.1
seat-2 = Free City
