### 7 Wonders with Leaders: words of the board that no sentence needs

table-turn = { $a ->
    [0] Leaders
    [1] Age I
    [2] Age II
   *[3] Age III
 } · { $b ->
    [0] recruitment
   *[other] { $a ->
        [0] step { $b } of 4
       *[other] turn { $b } of 6
    }
 }
free-city = Free City
word-bank = bank
word-per = per
word-vp = { $n } VP
label-hand = Your hand
label-hand-of = Hand: { $seat }
label-leaders-of = Leaders in hand: { $seat }
label-chosen-from-hand = Chosen: { $choice }
label-pick-card = Take up a card to see what you can do with it.
label-last = Last turn
label-ring = The leaders go round
label-city = city
label-in-hand = In hand
label-pile = Discard pile
head-board = Wonder boards
head-side = Sides of the boards
label-boards = Wonder boards
label-step = step { $step }
label-read = Read: { $card }
last-stage = Wonder stage
fate-recruit = Recruit
fate-discard = Discard
fate-not-now = Not possible now
plate-keep = you may keep it
plate-chosen = chosen
do-back = Back
cheap-left-raw = raw materials from the left for 1
cheap-right-raw = raw materials from the right for 1
cheap-left-manufactured = manufactured goods from the left for 1
cheap-right-manufactured = manufactured goods from the right for 1

## view: fields of the position, for the text view

view-seat = Seat
view-age = Age
view-round = Turn
view-phase = Phase
view-passing = Passing
view-cities = Cities
view-acting = City you play for
view-hand = Cards in hand
view-leaders = Leaders
view-stage = Next Wonder stage
view-stages = Wonder stages
view-choices = Your choice
view-passed = Leaders passed on
view-last = Last turn
view-pile = Discard pile
view-box = Leaders in the box
view-free-pile = Pile of the Free City
view-holder = Holder of the Free City card
view-drawn = Card drawn as the holder
view-boards = Boards still to choose
view-faces = Cards
view-wonder = Wonder
view-side = Side
view-start = At the start
view-coins = Coins
view-structures = Structures
view-copied = Leader copied
view-colors = Cards by colour
view-shields = Shields
view-symbols = Science symbols
view-victories = Victory tokens
view-defeats = Defeat tokens
view-production = Production
view-cheap = Discounts
view-free-build = Right of Olympia
view-unplayed = Unplayed leaders
view-asked = Asked
view-decided = Decided
view-card = Card
view-offer = To build or recruit
view-ways = Ways to pay
view-way = Way
view-refusal = Why not
view-left = To the left
view-right = To the right
view-bank = To the bank
view-total = In all
view-back = Coming back
view-buys = Bought
view-resource = Resource
view-n = Number
view-seller = Seller
view-reduction = Saved by
view-chain = Chain from
view-options = One of
view-amount = Amount
view-sellable = For sale
view-source = From
view-price = Price for you
view-cost = Cost
view-effects = Effects
view-built = Built
view-marker = Card under it
view-kind = Kind
view-color = Colour
view-ages = Ages
view-chain-from = Free with
view-chain-to = Later free
view-timing = When
view-effect = Effect
view-key = Reason
view-clause = Clause
view-args = Details
label-points-now = Points so far
label-sells-neighbours = Sells to its neighbours
label-sells-free-city = Sells to the Free City
mil-free-city = Free City { $mine } : { $theirs }
price-missing = Missing
pass-left = The rest goes left: { $name }
pass-right = The rest goes right: { $name }

## Text view: kinds of moves

moves-choose-board = Choose a board
moves-choose-side = Choose a side
moves-keep = Keep a leader
moves-recruit = Recruit a leader
moves-stage = Wonder stage
moves-copy-leader = Copy a leader
moves-build-from-pile = Build from the discard pile
moves-decline = Decline

## Text view: fields of the position

view-coins-now = Coins now
view-count = Counted
view-mode = Mode
view-neighbors = Neighbours
view-own = Own
view-per = Per
view-resources = Resources
view-scope = Whose
view-sellers = Sellers
view-symbol = Symbol
view-target = Target
view-uses = Uses of a card
view-vp = VP
view-vp-end = VP at the end
