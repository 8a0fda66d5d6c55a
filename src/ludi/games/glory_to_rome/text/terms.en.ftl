### Glory to Rome: terms (English)
###
### Prefixes of the ids (kebab-case of the id in facts.json follows the prefix):
###   component-    pieces in the box               material-     the six materials
###   role-         the six roles                   role-action-  what a role does
###   structure-    the 40 structures + classic Forum (.text card face, .help zoom)
###   site-         sites by material               site-side-    in town / out of town
###   bonus-        merchant bonuses                card-         senator, order card and other card kinds
###   zone-         places where cards lie          limit-        limits (.formula)
###   end-          reasons for the end             score-        score categories
###   variant-      variants                        timing-       when a function works
###   term-         other words of the glossary
###   count-        counted forms, argument $n      the-          choice by id: $role, $material, $structure,
###                                                 $zone, $side, $variant, $reason (ids as in facts.json)
###
### Attributes: the value is the label (capitalised); .nom is the form inside a sentence.
### Polish adds .gen .dat .acc .ins .loc (singular) and .plural / .plural-gen where needed.
### The selectors the-role, the-material, the-structure, the-site carry the same attributes in Polish,
### so that a sentence can say { the-role.acc } and the program only passes the id.


## Materials. Polish .adj: adjective (masculine; .adj-gen, .adj-loc, .adj-plural, .adj-plural-gen)

material-rubble = Rubble
    .nom = rubble
material-wood = Wood
    .nom = wood
material-concrete = Concrete
    .nom = concrete
material-brick = Brick
    .nom = brick
material-stone = Stone
    .nom = stone
material-marble = Marble
    .nom = marble

## Roles

role-patron = Patron
    .nom = patron
    .plural = patrons
    .text = Hire a client from the pool.
    .help = In a patron action you may take one card from the pool into your clientele, up to the clientele limit.
role-laborer = Labourer
    .nom = labourer
    .plural = labourers
    .text = Fetch a material from the pool.
    .help = In a labourer action you may take one card from the pool into your stockpile.
role-craftsman = Craftsman
    .nom = craftsman
    .plural = craftsmen
    .text = Lay a foundation, or add a material from your hand.
    .help = In a craftsman action you lay a foundation from your hand or add a matching material from your hand to one of your structures.
role-architect = Architect
    .nom = architect
    .plural = architects
    .text = Lay a foundation, or add a material from your stockpile.
    .help = In an architect action you lay a foundation from your hand or add a matching material from your stockpile to one of your structures.
role-legionary = Legionary
    .nom = legionary
    .plural = legionaries
    .text = Demand materials from the pool and your neighbours.
    .help = For each action reveal one order card: a card of that material comes to your stockpile from the pool and from each neighbour’s hand, if they have one.
role-merchant = Merchant
    .nom = merchant
    .plural = merchants
    .text = Sell a material: from your stockpile to your vault.
    .help = In a merchant action you may move one material from your stockpile to your vault, face down, up to the vault limit.

## What a role does

role-action-hire-client = Hire a client
role-action-fetch-material = Fetch a material
role-action-build-from-hand = Build from your hand
role-action-build-from-stockpile = Build from your stockpile
role-action-demand-material = Demand a material
role-action-sell-material = Sell a material

## Structures: .text at most 90 characters (card face), .help for zoom

structure-academy = Academy
    .text = After a round with a craftsman action of yours: you may think once.
    .help = At the end of a round in which you performed a craftsman action, whatever gave it, you may think once. A forgone action does not count.
structure-aqueduct = Aqueduct
    .text = Patron: also hire 1 card from your hand. Clientele limit ×2.
    .help = In each patron action you may also, or only, hire one order card from your hand. Your clientele limit is doubled, after the Insula is added.
structure-amphitheatre = Amphitheatre
    .text = Upon completion: 1 craftsman action for each of your influence.
    .help = When you complete it, you may at once perform up to as many craftsman actions as you have influence, the new site included.
structure-coliseum = Coliseum
    .text = Legionary: matching clients of opponents also go to your vault.
    .help = For each card you reveal you may also take one client of that material from each affected opponent and put it face down into your vault, as far as there is room. Immune opponents lose no clients.
structure-atrium = Atrium
    .text = Merchant: you may sell the unseen top card of the deck instead.
    .help = In a merchant action you may put the top card of the deck into your vault, unseen, instead of a material from your stockpile.
structure-gate = Gate
    .text = The functions of your uncompleted marble structures are active.
    .help = You use the functions of your own uncompleted marble structures. They give no influence, and an uncompleted Statue gives no points.
structure-circus = Circus
    .text = Any order card lets you lead or follow the architect.
    .help = When you lead or follow the architect, any one order card will do, whatever its role.
structure-dock = Dock
    .text = Labourer: also put 1 card from your hand into your stockpile.
    .help = In each labourer action you may also, or only, put one order card from your hand into your stockpile.
structure-fountain = Fountain
    .text = Craftsman: you may use the top card of the deck instead of your hand.
    .help = Draw the card, then lay it as a foundation, add it as a material or keep it in your hand. The action is spent in any case.
structure-insula = Insula
    .text = Clientele limit +2.
    .help = You have room for 2 more clients than your influence allows. The Aqueduct doubles these too.
structure-catacomb = Catacomb
    .text = Upon completion: the game ends at once.
    .help = When you complete it, the game ends at once and is scored as usual. The 3 influence for it count.
structure-latrine = Latrine
    .text = Before you think: you may discard 1 card.
    .help = Before each think you may discard one card from your hand: an order to the pool, a senator to the supply.
structure-bath = Bath
    .text = Patron: each client you hire may act once at once.
    .help = A client you hire by a patron action may at once perform one action of its role. A patron hired in this way may hire again.
structure-archway = Archway
    .text = Architect: the material may come from the pool.
    .help = In an architect action you may add a material from the pool instead of your stockpile; also for the Stairway.
structure-storeroom = Storeroom
    .text = All your clients also count as labourers.
    .help = When labourer is led, each of your clients acts, except those hired this round. For the Forum a client that stands for a labourer does not count for its own role.
structure-bridge = Bridge
    .text = Legionary: all opponents, their stockpiles too; ignores Palisades.
    .help = Your demands reach all opponents and take one matching card from each hand and from each stockpile. Palisades do not protect against you, Walls do.
structure-wall = Wall
    .text = Immune to legionaries. At the end 1 point per 2 stockpile materials.
    .help = Demands take nothing from you, though you may give cards of your own free will. At scoring you get 1 point for every two materials in your stockpile.
structure-foundry = Foundry
    .text = Upon completion: 1 labourer action for each of your influence.
    .help = When you complete it, you may at once perform up to as many labourer actions as you have influence, the new site included.
structure-garden = Garden
    .text = Upon completion: 1 patron action for each of your influence.
    .help = When you complete it, you may at once perform up to as many patron actions as you have influence, the new site included.
structure-shrine = Shrine
    .text = Hand limit +2.
    .help = When you think you refill to 2 cards more. You never have to discard down to the limit.
structure-palisade = Palisade
    .text = Immune to legionaries, unless the demanding player has the Bridge.
    .help = Demands take nothing from you, though you may give cards of your own free will. A player with the Bridge ignores the Palisade.
structure-palace = Palace
    .text = You may lead or follow with several plays: 1 action for each.
    .help = When you lead or follow you may make several plays for the same role: orders, senators and petitions. Each gives one action.
structure-forum = Forum
    .text = Clients of all 6 roles and all 6 materials in your stockpile: you win.
    .help = As soon as you have a client of each of the six roles and a material of each of the six kinds in your stockpile, the game ends and you win.
structure-forum-classic = Forum (classic)
    .text = Clients of all 6 roles: you win.
    .help = As soon as you have a client of each of the six roles, the game ends and you win. Materials do not matter.
structure-statue = Statue
    .text = May be laid on any site. Completed: 3 points at the end.
    .help = Needs as many materials as its site is worth and accepts marble and the site’s material. Whoever owns it completed at the end of the game gets 3 points.
structure-villa = Villa
    .text = Architect: a single material completes the Villa.
    .help = Once its foundation is laid, one matching material added by an architect action may complete it. A craftsman adds materials as usual.
structure-basilica = Basilica
    .text = Merchant: also put 1 card from your hand into your vault.
    .help = In each merchant action you may also, or only, put one order card from your hand into your vault, as far as there is room.
structure-stairway = Stairway
    .text = Architect: add a material to an opponent’s structure to open it to all.
    .help = In each architect action you may additionally add one matching material to a completed structure of an opponent. Its function is then active for all players.
structure-senate = Senate
    .text = End of round: you may take senators played by others into your hand.
    .help = At the end of the round you may take any of the senators that other players played this round. With several Senates the order of actions decides.
structure-scriptorium = Scriptorium
    .text = Craftsman, architect: one marble completes any structure of yours.
    .help = With a craftsman or architect action you may add a marble to any of your uncompleted structures and complete it by that.
structure-school = School
    .text = Upon completion: think once for each of your influence.
    .help = When you complete it, you may at once think as many times as you have influence, the new site included.
structure-ludus-magna = Ludus Magna
    .text = Your merchant clients count as clients of any role.
    .help = Whatever role is led, your merchants act too, except those hired this round. For the Forum each stands for one role only.
structure-sewer = Sewer
    .text = End of round: orders you played may go to your stockpile.
    .help = At the end of the round you may put any of the order cards you played to lead or follow into your stockpile. Senators never go there.
structure-temple = Temple
    .text = Hand limit +4.
    .help = When you think you refill to 4 cards more. You never have to discard down to the limit.
structure-circus-maximus = Circus Maximus
    .text = If you lead or follow, each matching client acts twice.
    .help = If you lead or follow this round, each client entitled to act may act once more. Not if you think.
structure-market = Market
    .text = Vault limit +2.
    .help = You have room for 2 more cards in your vault than your influence allows.
structure-bar = Bar
    .text = Patron: also hire the top card of the deck.
    .help = In each patron action you may also, or only, hire the top card of the deck. You decide before you see it.
structure-road = Road
    .text = Any material may be added to your stone structures.
    .help = Any material may be added to your stone structures, and to a Statue on a stone site.
structure-vomitorium = Vomitorium
    .text = Before you think: you may discard your whole hand.
    .help = Before each think you may discard your whole hand: orders to the pool, senators to the supply.
structure-tower = Tower
    .text = Rubble fits any structure of yours. Out of town: 1 action.
    .help = Rubble may be added to any of your structures. Foundations on out-of-town sites cost you one action instead of two.
structure-prison = Prison
    .text = Upon completion: give 3 influence for an opponent’s completed structure.
    .help = When you complete it, you may hand its 3-point site to an opponent and take one of that opponent’s completed structures, unless you have one of that name. Its function upon completion works for you now.

## Card kinds

card-senator = Senator
    .nom = senator
    .plural = senators
    .text = Stands for any role. Never a client, material or foundation.
    .help = Play it to lead any role or to follow the role led. After the round it returns to the supply. It can be neither client nor material nor foundation.
card-order = Order card
    .nom = order card
    .plural = order cards
card-leader = Leader card
    .nom = leader card
    .plural = leader cards
    .text = You begin the round: lead a role or think.
    .help = The player with this card leads a role or thinks. After the round it passes to the left.
card-any = Card
    .nom = card
    .plural = cards

## Components

component-order-card = Order card
    .nom = order card
    .plural = order cards
component-forum-classic-card = Classic Forum card
    .nom = classic Forum card
    .plural = classic Forum cards
component-senator-card = Senator card
    .nom = senator card
    .plural = senator cards
component-site-card = Site card
    .nom = site card
    .plural = site cards
component-leader-card = Leader card
    .nom = leader card
    .plural = leader cards
component-merchant-bonus-card = Merchant bonus
    .nom = merchant bonus
    .plural = merchant bonuses
component-legionary-board = Legionary board
    .nom = legionary board
    .plural = legionary boards
component-camp-board = Camp board
    .nom = camp board
    .plural = camp boards

## Sites

site-rubble = Rubble site
    .nom = rubble site
    .plural = rubble sites
site-wood = Wood site
    .nom = wood site
    .plural = wood sites
site-concrete = Concrete site
    .nom = concrete site
    .plural = concrete sites
site-brick = Brick site
    .nom = brick site
    .plural = brick sites
site-stone = Stone site
    .nom = stone site
    .plural = stone sites
site-marble = Marble site
    .nom = marble site
    .plural = marble sites
site-side-in-town = In-town site
    .nom = in-town site
    .plural = in-town sites
    .short = In town
site-side-out-of-town = Out-of-town site
    .nom = out-of-town site
    .plural = out-of-town sites
    .short = Out of town

## Merchant bonuses

bonus-rubble = Merchant bonus: rubble
    .text = Most rubble in the vault: 3 points.
    .help = At the end of the game it goes to the player with the most rubble in the vault; to nobody in case of a tie.
bonus-wood = Merchant bonus: wood
    .text = Most wood in the vault: 3 points.
    .help = At the end of the game it goes to the player with the most wood in the vault; to nobody in case of a tie.
bonus-concrete = Merchant bonus: concrete
    .text = Most concrete in the vault: 3 points.
    .help = At the end of the game it goes to the player with the most concrete in the vault; to nobody in case of a tie.
bonus-brick = Merchant bonus: brick
    .text = Most bricks in the vault: 3 points.
    .help = At the end of the game it goes to the player with the most bricks in the vault; to nobody in case of a tie.
bonus-stone = Merchant bonus: stone
    .text = Most stones in the vault: 3 points.
    .help = At the end of the game it goes to the player with the most stones in the vault; to nobody in case of a tie.
bonus-marble = Merchant bonus: marble
    .text = Most marble in the vault: 3 points.
    .help = At the end of the game it goes to the player with the most marble in the vault; to nobody in case of a tie.

## Zones

zone-deck = Deck
    .nom = deck
zone-hand = Hand
    .nom = hand
    .plural = hands
zone-pool = Pool
    .nom = pool
zone-clientele = Clientele
    .nom = clientele
    .plural = clienteles
zone-stockpile = Stockpile
    .nom = stockpile
    .plural = stockpiles
zone-vault = Vault
    .nom = vault
    .plural = vaults
zone-structures = Structures
    .nom = structures
zone-influence = Influence
    .nom = influence
zone-camp-play-area = Camp play area
    .nom = camp play area
zone-senator-supply = Senator supply
    .nom = senator supply
zone-sites = Sites
    .nom = sites

## Limits (argument $n: the current number)

limit-hand-limit = Hand limit
    .formula = 5, plus 2 with the Shrine, plus 4 with the Temple
limit-start-influence = Starting influence
    .formula = 2
limit-clientele-limit = Clientele limit
    .formula = influence, plus 2 with the Insula; doubled with the Aqueduct
limit-vault-limit = Vault limit
    .formula = influence, plus 2 with the Market
limit-stockpile-limit = Stockpile limit
    .formula = none
limit-pool-limit = Pool limit
    .formula = none

## End of the game

end-deck-empty = The deck is empty.
end-last-in-town-site-taken = The last in-town site has been taken.
end-catacomb-completed = The Catacomb has been completed.
end-forum-condition = The Forum condition is fulfilled.
end-concession-by-all = All others have conceded.
end-stalemate = Every leader in turn thought and took nothing.

## Score categories

score-influence = Influence
    .help = 1 point each, the 2 starting points included.
score-vault = Vault
    .help = The values of the cards in the vault.
score-bonuses = Merchant bonuses
    .help = 3 points for the most cards of a material in the vault; nothing in a tie.
score-statue = Statue
    .help = 3 points for a completed Statue.
score-wall = Wall
    .help = 1 point for every two materials in the stockpile.
score-tie-break = Tie-break: cards in hand
    .help = With equal points the player with more cards in hand wins.
score-total = Total
    .help = All points together.

## Variants

variant-standard = Standard game
    .help = Petition of two cards; the Forum asks for clients and materials.
variant-classic = Classic variant
    .help = Petition of three cards; the Forum asks for clients only.
variant-simplified = Simplified game
    .help = For learning: no functions, fewer sites, half of the deck.

## When a function works

timing-continuous = At all times
timing-on-completion = Upon completion
timing-end-of-round = At the end of the round
timing-scoring = At scoring
timing-intrinsic = While you build it
timing-instant-win = Wins at once
timing-continuous-scoring = At all times and at scoring
timing-scoring-intrinsic = While you build it and at scoring

## Other words of the glossary

term-order = Order card
    .nom = order card
    .plural = order cards
term-senator = Senator
    .nom = senator
    .plural = senators
term-site = Site
    .nom = site
    .plural = sites
term-in-town-site = In-town site
    .nom = in-town site
    .plural = in-town sites
term-out-of-town-site = Out-of-town site
    .nom = out-of-town site
    .plural = out-of-town sites
term-leader = Leader
    .nom = leader
    .plural = leaders
term-merchant-bonus = Merchant bonus
    .nom = merchant bonus
    .plural = merchant bonuses
term-legionary-board = Legionary board
    .nom = legionary board
term-camp = Camp
    .nom = camp
    .plural = camps
term-influence = Influence
    .nom = influence
term-clientele = Clientele
    .nom = clientele
    .plural = clienteles
term-client = Client
    .nom = client
    .plural = clients
term-vault = Vault
    .nom = vault
    .plural = vaults
term-stockpile = Stockpile
    .nom = stockpile
    .plural = stockpiles
term-hand = Hand
    .nom = hand
    .plural = hands
term-hand-limit = Hand limit
    .nom = hand limit
    .plural = hand limits
term-clientele-limit = Clientele limit
    .nom = clientele limit
term-vault-limit = Vault limit
    .nom = vault limit
term-pool = Pool
    .nom = pool
term-deck = Deck
    .nom = deck
term-foundation = Foundation
    .nom = foundation
    .plural = foundations
term-structure = Structure
    .nom = structure
    .plural = structures
term-function = Function
    .nom = function
    .plural = functions
term-material = Material
    .nom = material
    .plural = materials
term-value = Value
    .nom = value
    .plural = values
term-role = Role
    .nom = role
    .plural = roles
term-action = Action
    .nom = action
    .plural = actions
term-play = Play
    .nom = play
    .plural = plays
    .text = One order of the role, one senator or one petition.
    .help = A play is one order card of the role, one senator or one petition; with the Circus any order card for the architect. Each play gives one action.
term-round = Round
    .nom = round
    .plural = rounds
term-turn = Turn
    .nom = turn
    .plural = turns
term-think = Think
    .nom = think
    .text = Take a senator or draw orders.
    .help = Instead of leading or following: take one senator, or draw orders up to your hand limit, or one order if you have reached it.
term-lead = Leading
    .nom = leading
term-follow = Following
    .nom = following
term-petition = Petition
    .nom = petition
    .plural = petitions
    .text = Orders of one role, used like a senator.
    .help = Two order cards of the same role (three in the classic variant) used together like one senator.
term-victory-point = Victory point
    .nom = victory point
    .plural = victory points
term-opponent = Opponent
    .nom = opponent
    .plural = opponents
term-simplified-game = Simplified game
    .nom = simplified game
term-classic-variant = Classic variant
    .nom = classic variant
term-concede = Concession
    .nom = concession
term-demand = Demand
    .nom = demand
    .plural = demands
term-upon-completion = Upon completion
term-demand-cry = Rome demands { the-material.nom }!
term-refuse-cry = Glory to Rome!

## Counted forms. Argument $n. Polish .acc: accusative

count-card = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-order = { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
count-senator = { $n ->
        [one] { $n } senator
       *[other] { $n } senators
    }
count-client = { $n ->
        [one] { $n } client
       *[other] { $n } clients
    }
count-material = { $n ->
        [one] { $n } material
       *[other] { $n } materials
    }
count-structure = { $n ->
        [one] { $n } structure
       *[other] { $n } structures
    }
count-site = { $n ->
        [one] { $n } site
       *[other] { $n } sites
    }
count-action = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
count-play = { $n ->
        [one] { $n } play
       *[other] { $n } plays
    }
count-influence = { $n ->
        [one] { $n } influence
       *[other] { $n } influence
    }
count-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
count-bonus = { $n ->
        [one] { $n } merchant bonus
       *[other] { $n } merchant bonuses
    }
count-round = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
count-player = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
count-opponent = { $n ->
        [one] { $n } opponent
       *[other] { $n } opponents
    }
count-think = { $n ->
        [one] { $n } think
       *[other] { $n } thinks
    }
count-material-rubble = { $n ->
        [one] { $n } rubble
       *[other] { $n } rubble
    }
count-material-wood = { $n ->
        [one] { $n } wood
       *[other] { $n } wood
    }
count-material-concrete = { $n ->
        [one] { $n } concrete
       *[other] { $n } concrete
    }
count-material-brick = { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
count-material-stone = { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
count-material-marble = { $n ->
        [one] { $n } marble
       *[other] { $n } marble
    }
count-role-patron = { $n ->
        [one] { $n } patron
       *[other] { $n } patrons
    }
count-role-laborer = { $n ->
        [one] { $n } labourer
       *[other] { $n } labourers
    }
count-role-craftsman = { $n ->
        [one] { $n } craftsman
       *[other] { $n } craftsmen
    }
count-role-architect = { $n ->
        [one] { $n } architect
       *[other] { $n } architects
    }
count-role-legionary = { $n ->
        [one] { $n } legionary
       *[other] { $n } legionaries
    }
count-role-merchant = { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
count-action-patron = { $n ->
        [one] { $n } patron action
       *[other] { $n } patron actions
    }
count-action-laborer = { $n ->
        [one] { $n } labourer action
       *[other] { $n } labourer actions
    }
count-action-craftsman = { $n ->
        [one] { $n } craftsman action
       *[other] { $n } craftsman actions
    }
count-action-architect = { $n ->
        [one] { $n } architect action
       *[other] { $n } architect actions
    }
count-action-legionary = { $n ->
        [one] { $n } legionary action
       *[other] { $n } legionary actions
    }
count-action-merchant = { $n ->
        [one] { $n } merchant action
       *[other] { $n } merchant actions
    }

## Choice by id (the program passes the id from facts.json)

the-role = { $role ->
        [patron] { role-patron }
        [laborer] { role-laborer }
        [craftsman] { role-craftsman }
        [architect] { role-architect }
        [legionary] { role-legionary }
        [merchant] { role-merchant }
       *[other] { $role }
    }
    .nom = { $role ->
        [patron] { role-patron.nom }
        [laborer] { role-laborer.nom }
        [craftsman] { role-craftsman.nom }
        [architect] { role-architect.nom }
        [legionary] { role-legionary.nom }
        [merchant] { role-merchant.nom }
       *[other] { $role }
    }
    .plural = { $role ->
        [patron] { role-patron.plural }
        [laborer] { role-laborer.plural }
        [craftsman] { role-craftsman.plural }
        [architect] { role-architect.plural }
        [legionary] { role-legionary.plural }
        [merchant] { role-merchant.plural }
       *[other] { $role }
    }
the-material = { $material ->
        [rubble] { material-rubble }
        [wood] { material-wood }
        [concrete] { material-concrete }
        [brick] { material-brick }
        [stone] { material-stone }
        [marble] { material-marble }
       *[other] { $material }
    }
    .nom = { $material ->
        [rubble] { material-rubble.nom }
        [wood] { material-wood.nom }
        [concrete] { material-concrete.nom }
        [brick] { material-brick.nom }
        [stone] { material-stone.nom }
        [marble] { material-marble.nom }
       *[other] { $material }
    }
the-structure = { $structure ->
        [academy] { structure-academy }
        [aqueduct] { structure-aqueduct }
        [amphitheatre] { structure-amphitheatre }
        [coliseum] { structure-coliseum }
        [atrium] { structure-atrium }
        [gate] { structure-gate }
        [circus] { structure-circus }
        [dock] { structure-dock }
        [fountain] { structure-fountain }
        [insula] { structure-insula }
        [catacomb] { structure-catacomb }
        [latrine] { structure-latrine }
        [bath] { structure-bath }
        [archway] { structure-archway }
        [storeroom] { structure-storeroom }
        [bridge] { structure-bridge }
        [wall] { structure-wall }
        [foundry] { structure-foundry }
        [garden] { structure-garden }
        [shrine] { structure-shrine }
        [palisade] { structure-palisade }
        [palace] { structure-palace }
        [forum] { structure-forum }
        [forum-classic] { structure-forum-classic }
        [statue] { structure-statue }
        [villa] { structure-villa }
        [basilica] { structure-basilica }
        [stairway] { structure-stairway }
        [senate] { structure-senate }
        [scriptorium] { structure-scriptorium }
        [school] { structure-school }
        [ludus-magna] { structure-ludus-magna }
        [sewer] { structure-sewer }
        [temple] { structure-temple }
        [circus-maximus] { structure-circus-maximus }
        [market] { structure-market }
        [bar] { structure-bar }
        [road] { structure-road }
        [vomitorium] { structure-vomitorium }
        [tower] { structure-tower }
        [prison] { structure-prison }
       *[other] { $structure }
    }
the-zone = { $zone ->
        [deck] { zone-deck }
        [hand] { zone-hand }
        [pool] { zone-pool }
        [clientele] { zone-clientele }
        [stockpile] { zone-stockpile }
        [vault] { zone-vault }
        [structures] { zone-structures }
        [influence] { zone-influence }
        [camp-play-area] { zone-camp-play-area }
        [senator-supply] { zone-senator-supply }
        [sites] { zone-sites }
       *[other] { $zone }
    }
    .nom = { $zone ->
        [deck] { zone-deck.nom }
        [hand] { zone-hand.nom }
        [pool] { zone-pool.nom }
        [clientele] { zone-clientele.nom }
        [stockpile] { zone-stockpile.nom }
        [vault] { zone-vault.nom }
        [structures] { zone-structures.nom }
        [influence] { zone-influence.nom }
        [camp-play-area] { zone-camp-play-area.nom }
        [senator-supply] { zone-senator-supply.nom }
        [sites] { zone-sites.nom }
       *[other] { $zone }
    }
the-variant = { $variant ->
        [standard] { variant-standard }
        [classic] { variant-classic }
        [simplified] { variant-simplified }
       *[other] { $variant }
    }
the-end = { $reason ->
        [deck-empty] { end-deck-empty }
        [last-in-town-site-taken] { end-last-in-town-site-taken }
        [catacomb-completed] { end-catacomb-completed }
        [forum-condition] { end-forum-condition }
        [concession-by-all] { end-concession-by-all }
        [stalemate] { end-stalemate }
       *[other] { $reason }
    }
the-count-material = { $material ->
        [rubble] { count-material-rubble }
        [wood] { count-material-wood }
        [concrete] { count-material-concrete }
        [brick] { count-material-brick }
        [stone] { count-material-stone }
        [marble] { count-material-marble }
       *[other] { $material }
    }
the-count-role = { $role ->
        [patron] { count-role-patron }
        [laborer] { count-role-laborer }
        [craftsman] { count-role-craftsman }
        [architect] { count-role-architect }
        [legionary] { count-role-legionary }
        [merchant] { count-role-merchant }
       *[other] { $role }
    }
the-count-action = { $role ->
        [patron] { count-action-patron }
        [laborer] { count-action-laborer }
        [craftsman] { count-action-craftsman }
        [architect] { count-action-architect }
        [legionary] { count-action-legionary }
        [merchant] { count-action-merchant }
       *[other] { $role }
    }
the-site = { $side ->
        [in-town] in-town
       *[out-of-town] out-of-town
    } { the-material.nom } site

## Cards in hands: orders bear the names of structures; there are senators too

card-academy = { structure-academy }
card-aqueduct = { structure-aqueduct }
card-amphitheatre = { structure-amphitheatre }
card-coliseum = { structure-coliseum }
card-atrium = { structure-atrium }
card-gate = { structure-gate }
card-circus = { structure-circus }
card-dock = { structure-dock }
card-fountain = { structure-fountain }
card-insula = { structure-insula }
card-catacomb = { structure-catacomb }
card-latrine = { structure-latrine }
card-bath = { structure-bath }
card-archway = { structure-archway }
card-storeroom = { structure-storeroom }
card-bridge = { structure-bridge }
card-wall = { structure-wall }
card-foundry = { structure-foundry }
card-garden = { structure-garden }
card-shrine = { structure-shrine }
card-palisade = { structure-palisade }
card-palace = { structure-palace }
card-forum = { structure-forum }
card-statue = { structure-statue }
card-villa = { structure-villa }
card-basilica = { structure-basilica }
card-stairway = { structure-stairway }
card-senate = { structure-senate }
card-scriptorium = { structure-scriptorium }
card-school = { structure-school }
card-ludus-magna = { structure-ludus-magna }
card-sewer = { structure-sewer }
card-temple = { structure-temple }
card-circus-maximus = { structure-circus-maximus }
card-market = { structure-market }
card-bar = { structure-bar }
card-road = { structure-road }
card-vomitorium = { structure-vomitorium }
card-tower = { structure-tower }
card-prison = { structure-prison }
the-card = { $card ->
        [senator] { card-senator.nom }
        [academy] { structure-academy }
        [aqueduct] { structure-aqueduct }
        [amphitheatre] { structure-amphitheatre }
        [coliseum] { structure-coliseum }
        [atrium] { structure-atrium }
        [gate] { structure-gate }
        [circus] { structure-circus }
        [dock] { structure-dock }
        [fountain] { structure-fountain }
        [insula] { structure-insula }
        [catacomb] { structure-catacomb }
        [latrine] { structure-latrine }
        [bath] { structure-bath }
        [archway] { structure-archway }
        [storeroom] { structure-storeroom }
        [bridge] { structure-bridge }
        [wall] { structure-wall }
        [foundry] { structure-foundry }
        [garden] { structure-garden }
        [shrine] { structure-shrine }
        [palisade] { structure-palisade }
        [palace] { structure-palace }
        [forum] { structure-forum }
        [statue] { structure-statue }
        [villa] { structure-villa }
        [basilica] { structure-basilica }
        [stairway] { structure-stairway }
        [senate] { structure-senate }
        [scriptorium] { structure-scriptorium }
        [school] { structure-school }
        [ludus-magna] { structure-ludus-magna }
        [sewer] { structure-sewer }
        [temple] { structure-temple }
        [circus-maximus] { structure-circus-maximus }
        [market] { structure-market }
        [bar] { structure-bar }
        [road] { structure-road }
        [vomitorium] { structure-vomitorium }
        [tower] { structure-tower }
        [prison] { structure-prison }
       *[other] { $card }
    }
the-seat = { $who ->
        [you] You
       *[other] { $seat }
    }
