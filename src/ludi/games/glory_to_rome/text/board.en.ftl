### Glory to Rome: words that only the board needs (English). Sentences of the rules are in table.*.ftl.

table-round = round { $n }
board-city = Your city
board-city-of = City: { $seat }
board-city-count = { $started } under construction, { $completed } completed
board-city-empty = Nothing built yet. Craftsmen and architects lay foundations.
board-camp = Camp
board-camp-of = Camp: { $seat }
board-commons = Pool, sites and deck
board-pool = pool
board-in-town = in town
board-out-of-town = outside
board-deck = deck
board-senators = senators
board-low = low
board-pool-of = Pool: { the-material.nom }, { the-role.nom }, { count-card }
board-sites-of = Pile: { the-site }, { $n } left, worth { $value }
board-stock-of = Stockpile: { the-material.nom }, { $n }
board-clients-of = Clientele: { the-role.nom }, { $n }
board-no-clients = no clients
board-no-stock = empty
board-works = active
board-completed = completed
board-no-function = No function in the simplified game.
board-hand-count = { count-card }, limit { $limit }
board-empty-hand = Your hand is empty.
board-cards-in-hand = Cards in hand
board-known = Known in hand
board-open-to-all = Open to all
board-drawn = From the deck
board-from-pool = Pool: { the-material.nom }
board-from-stock = Stockpile: { the-material.nom }
board-site = { $side ->
        [in-town] In town
       *[out-of-town] Out of town
    }: { the-material.nom }

## Who does what in this round

board-leads = leads
board-follows = follows
board-thinks = thinks
board-not-yet = chooses
board-actions-of = { $left } of { $total ->
        [one] { $total } action
       *[other] { $total } actions
    }
board-no-actions = no actions
board-finished = done

## A decision of several clicks

board-lead-role = Which role do you lead?
    .help = { $card ->
        [senator] A senator stands for any role.
        [petition] A petition stands for any role.
       *[other] With the Circus any order also leads the architect.
    }
board-petition = Petition: choose { $n } orders of one role
    .help = Together they are one play, like a senator. Chosen: { $chosen }.
board-discard = Latrine: which card do you discard?
    .help = You think afterwards, with the smaller hand.
board-place = { the-structure }: where to?
    .help = As a foundation on a site, or as { the-material.nom } under a structure of yours.
board-under = { the-structure }: which material?
    .help = Marked are the materials that fit and are within reach.
board-put-back = Put back
board-forced = Nothing else is possible: the game goes on by itself.
board-demand-chosen = Demand { $n ->
        [one] with 1 card
       *[other] with { $n } cards
    }
board-why-actions = ({ $why })

## Before something is lost

board-end-anyway = End anyway
board-not-yet-end = Not yet
board-end-game = End the game
board-ends-because = { the-end } The points are counted at once.
asides = Concede by the rules
    .help = You name the winner. The game ends when all the others name the same one; until then you can take it back.
board-more-moves = and { $n } more

## What undo takes back, by move

undo-lead = { do-undo-lead }
undo-follow = { do-undo-lead }
undo-play-more = { do-undo-lead }
undo-found = { do-undo-foundation }
undo-add = { do-undo-material }
undo-add-from-hand = { do-undo-material }
undo-add-from-pool = { do-undo-material }
undo-add-drawn = { do-undo-material }
undo-hire = { do-undo-client }
undo-hire-from-hand = { do-undo-client }
undo-hire-from-deck = { do-undo-client }
undo-fetch = { do-undo-fetch }
undo-fetch-from-hand = { do-undo-fetch }
undo-sell = { do-undo-sale }
undo-sell-from-hand = { do-undo-sale }
undo-sell-from-deck = { do-undo-sale }
undo-done = { do-undo-forgo }
undo-reveal = Take the card back
undo-think = Undo the thinking
undo-discard = Undo the discard
undo-discard-all = Undo the discard
undo-open = Undo the opening
undo-open-from-pool = Undo the opening
undo-give = Take the card back
undo-take-structure = Give the structure back
undo-take-client = Give the client back
undo-take-senator = Give the senator back
undo-to-stockpile = Take the card back
undo-act-as = Choose another role
undo-keep = Undo the keeping
undo-demand = Undo the demand

## Text view: kinds of moves

moves-lead = Lead a role
moves-play-more = Play more cards
moves-discard = Discard a card
moves-hire = Hire from the pool
moves-hire-from-hand = Hire from your hand
moves-hire-from-deck = Hire from the deck
moves-act-as = Act as
moves-fetch = From the pool to the stockpile
moves-fetch-from-hand = From your hand to the stockpile
moves-sell = Sell from the stockpile
moves-sell-from-hand = Sell from your hand
moves-sell-from-deck = Sell from the deck
moves-found = Lay a foundation
moves-add = Add from the stockpile
moves-add-from-hand = Add from your hand
moves-add-from-pool = Add from the pool
moves-draw-card = Draw a card from the deck
moves-add-drawn = Add the card drawn
moves-keep = Keep it in your hand
moves-open-from-pool = Open a structure with a material from the pool
moves-take-structure = Take a structure
moves-reveal = Reveal a card
moves-give = Give cards
moves-take-client = Take clients
moves-take-senator = Take senators
moves-to-stockpile = Put into the stockpile
moves-done = Finish
moves-withdraw = Withdraw the offer

## Text view: fields of the position

view-actions = Actions
view-active = Active
view-camp = Camp
view-cards = Cards
view-choice = Choice
view-chosen = Revealed
view-clientele = Clientele
view-clientele-limit = Clientele limit
view-clients = From clients
view-completed = Completed
view-concedes-to = Concedes to
view-craftsman = Acted as craftsman this round
view-deck = Deck
view-demand = Demand
view-doubled = Doubled
view-drawn = Card drawn
view-ended = End of the game
view-functions = Active functions
view-hand = Hand
view-hand-limit = Hand limit
view-hand-size = Cards in hand
view-hired = Hired this round
view-in-town = Sites in town
view-influence = Influence
view-leader = Leader
view-left = Left
view-limit = Limit
view-material = Material
view-materials = Materials added
view-now = Now
view-number = How many cards
view-open-hands = Open hands
view-opened = Opened
view-order = Order
view-out-of-town = Sites out of town
view-over = Actions finished
view-phase = Phase
view-players = Players
view-plays = Plays
view-pool = Pool
view-removed = Cards removed
view-revealed = Known to be in hand
view-role = Role
view-round = Round
view-senators = Senators
view-site = Site
view-size = Cards
view-source = From
view-stockpile = Stockpile
view-structures = Structures
view-total = Total
view-used = Used
view-value = Value
view-begun = Begun
view-draws = Draws by thinking
view-variant = Variant
view-vault = Vault
view-wanted = Wanted
