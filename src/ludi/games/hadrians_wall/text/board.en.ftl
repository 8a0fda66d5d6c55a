### Hadrian’s Wall: words that only the board needs (English). Sentences of the rules are in table.*.ftl.

table-turn = Year { $n } of 6

## Letters on the plates of workers

board-letter-soldier = S
board-letter-builder = B
board-letter-servant = V
board-letter-civilian = C

## The two sheets

board-sheets = Your two sheets
board-sheets-of = Sheets: { $seat }
board-sheet-left = Left sheet
board-sheet-right = Right sheet
board-sections = Parts of the sheets
board-section-cohorts = Cohorts
board-section-tracks = Wall and Fort
board-section-works = Forum, training
board-section-buildings = Buildings
board-section-attributes = Attributes
board-section-traders = Traders
board-section-performers = Performers
board-section-priests = Priests
board-section-apparitores = Apparitores
board-section-patricians = Patricians
board-legend = What the boxes mean
board-key-lit = possible now
board-key-chosen = chosen
board-key-chain = filled by the chain
board-key-empty = empty
board-key-filled = filled
board-key-year = used in Year II
board-key-locked = closed: point at it and it says why
board-box = { $area }, box { $n }
board-possible = possible now
board-holds = holds { $number }
board-flag = needs { $n } citizens
board-built = built
board-build = Build: { $name }
board-closed = closed
board-every-year = each Year
board-column = column
board-each = each
board-once-a-year = once a Year
board-twice-a-year = twice a Year
board-once-a-column = once a Year per column
board-any-worker = any worker a box
board-full-row = full row
board-new-good = new good:
board-red = Red
board-blue = Blue
board-dead = dead
board-survives = lives
board-dies = dies
board-trained = strength { $n }
board-wound = wound { $n }
board-covered = covered by the pattern
board-short-precincts = precinct
board-short-market = Market
board-short-theatre = Theatre
board-short-ludus-gladiatorious = Ludus
board-short-gardens = gardens
board-short-temples = temple
board-short-baths = Baths
board-short-courthouse = Court
board-short-diplomats = dipl.
board-short-scouts = scout

## Before the click

board-preview-help = Point at a lit box to see everything that follows from it. Nothing happens before you confirm.
board-fate-supply = Fate supply of this Year:
board-how = How
board-pay = You pay { $items }
board-lost = { $what }: track full, lost
board-points = { $n ->
    [0] ±0 VP
   *[other] +{ $n } VP
 }
board-asked-later = You are asked for the rest afterwards.
board-gives = { $seat } receives { $items }. This cannot be undone.
board-reveals = turns over a card
board-battle-help = A Fate card brings 1 to 3 damage; what the gladiator gains stands in its column.
board-scout-next = Next you place the pattern; only then is it paid for.
board-do-fill = Fill the box
board-do-fort = Fill the box
board-do-citizen = Win the citizen
board-do-build = Build
board-do-train-soldier = Train
board-do-forum = Exchange
board-do-buy = Buy the good
board-do-perform = Stage it
board-do-train-gladiator = Train
board-do-battle = Send into battle
board-do-temple = Fill the box
board-do-bribe = Bribe
board-do-ruling = Take the ruling
board-do-diplomat = Acquire
board-do-scout = Take the pattern
board-do-cohort = Fill the box
board-do-attribute = Fill the box
board-turn = Turn
board-point-map = Point at the map; turn the pattern until it fits.
board-stop = End Year { $year }
board-dismiss = Close the message

## Cards of others

board-prospects = Prospect cards you may use
board-source-neutral-a = neutral
board-source-neutral-b = neutral
board-good-new = new
board-good-had = had
board-laid = One more attack card for each item laid here
board-laid-short = more attacks

## The attack

board-attack = The Picts attack
board-potential = Grey flag { $n }
board-held = repelled by the cohort
board-ignored = ignored by a favour
board-through = gets through
board-quiet = no attack
board-strength = Strength { $n }
board-attack-now = As it stands: { $through } get through; { $disdain } disdain, { $valour } valour.
board-seat-favours = decides on favours
board-skip = Show all
board-go-on = Go on

## Campaign

board-fort-rules = Rules
board-fort-goals = Goals
board-fort-challenge = Challenge

## Refusals that the sheet itself gives

no-board-order = Boxes are filled from left to right: box { $n } is next.
    .short = Box { $n } first
    .clause = 1.6
no-board-map = Squares of the map are covered with patterns: send out a scout.
    .short = Scouts fill the map
    .clause = 6.19
no-board-disdain = Disdain comes from attacks that get through.
    .short = Comes from attacks
    .clause = 7.6
no-board-hammer = Circles are filled through hammers.
    .short = Hammers only
    .clause = 5.5.4
no-board-shield = Cohorts are strengthened through shields.
    .short = Shields only
    .clause = 5.5.3
no-board-attribute = Attributes rise through icons of other boxes, never by paying.
    .short = Icons only
    .clause = 5.5.2

## Labels of the text view

view-seat = Seat
view-phase = Phase
view-difficulty = Difficulty
view-potential = Grey flag
view-attack-cards = Attack cards this Year
view-supply = Fate supply
view-discard = Discarded Fate cards
view-attack = Attack cards lying open
view-neutral = Neutral cards
view-sources = Cards you may use
view-players = Players
view-campaign = Campaign
view-rank = Rank
view-choice = Your choice
view-items = Items
view-sheet = Sheets
view-paths = Path cards
view-deck = Cards left in the deck
view-hand = Hand
view-chosen = Chosen Path card
view-ready = Has chosen
view-acting = Acts
view-pending = Choices that wait
view-extra = Attack cards for this player alone
view-defence = Defence
view-score = Points so far
view-tracks = Filled boxes
view-built = Built
view-training = Training Grounds: Years
view-forum = Forum: Years
view-theatre = Theatre: Years
view-baths = Baths: Years
view-courthouse = Courthouse: Years
view-market = Goods in the Market
view-gladiators = Gladiators
view-diplomats = Diplomats
view-map = Filled squares of the map
view-disdain-circled = Disdain received
view-disdain-removed = Disdain removed
view-penalty = Penalty
view-trained = Trained
view-damage = Wounds
view-dead = Dead
view-battles = Battles: Years
view-card = Card
view-value = Value
view-points = Points
view-kind = Kind
view-attributes = Attributes
view-source = Source
view-pattern = Pattern
view-resources = Resources on it
view-soldiers = Soldiers on it
view-id = Card of
view-goods = Goods may be bought
view-cards = Cards
view-attacks = Attacks
view-valour = Valour
view-fort = Fort
view-number = Number
view-goals = Goals
view-challenge = Challenge
view-measure = Measure
view-at = Threshold
view-level = Level
view-met = Met

## Text view: kinds of moves

moves-choose = Path card
moves-fill = Fill the next box
moves-fort = Fill the next Fort box
moves-citizen = Win a citizen
moves-build = Build
moves-train-soldier = Training Grounds
moves-forum = Forum
moves-buy = Buy a good
moves-perform = Stage a performance
moves-train-gladiator = Train a gladiator
moves-battle = Send into battle
moves-temple = Fill the next temple box
moves-bribe = Bribe in the Baths
moves-ruling = Ruling of the Courthouse
moves-diplomat = Acquire a diplomat
moves-scout = Scout
moves-stop = Stop for this Year
moves-place = Place the pattern
moves-cohort = Shield
moves-attribute = 1 point
moves-favour = Favour
moves-accept = Accept the result
