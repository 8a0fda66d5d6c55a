### Concordia: names and terms (English)
###
### Id prefixes: good- goods; city-of- kinds of city by good; coin- coin values; colonist- the two kinds of colonist;
### line- lines; thing- pieces, zones and other common words; card- card types (card-architect) and single cards
### (card-start-…, card-mi-… to card-mv-…, as in facts.json); special- Concordia and Praefectus Magnus; deck- decks;
### slot- market slots; god- gods; map- maps; province- provinces; city- cities; letter- city token letters; state-
### province states; step- steps of an action and of the game; colour- player colours; layout- fixed layouts for
### lessons and tests; count- counted forms; pick- helpers.
### Attributes: .text function for the card face (at most 90 characters), .help longer function for the zoom,
### .label card with deck and god, .in “in the city / province” with its preposition,
### .score end-of-game value of a Specialist.
### Counted forms take $n. Lists of amounts (a cost, a gain) are made by the app from count-….acc and joined with
### Intl.ListFormat; lists of what is missing from count-….gen.
### The pick- messages turn ids from facts.json into words: they read $good, $card (card type), $colonist (land, sea),
### $god, $city, $province, $map. Messages of table.*.ftl call them, so the app passes ids and never inflects anything.


## Goods

good-brick = brick
good-food = food
good-tools = tools
good-wine = wine
good-cloth = cloth
good-any = any good
    .sign = ?

city-of-brick = brick city
city-of-food = food city
city-of-tools = tools city
city-of-wine = wine city
city-of-cloth = cloth city

## Coins

coin-1 = coin of 1 sestertius
coin-2 = coin of 2 sestertii
coin-5 = coin of 5 sestertii
coin-10 = coin of 10 sestertii

## Colonists and lines

colonist-land = land colonist
colonist-sea = sea colonist
line-land = land line
line-sea = sea line
line-name = { $a }–{ $b }

## Pieces, zones and common words

thing-board = board
thing-storehouse = storehouse
thing-space = storehouse space
thing-house = house
thing-colonist = colonist
thing-score-marker = score marker
thing-score-track = score track
thing-goods-marker = goods marker
thing-good = good
thing-any-good = any good
thing-coin = sestertius
thing-card = card
thing-personality-card = personality card
thing-starting-card = starting card
thing-market-card = market card
thing-player-aid = player aid
thing-specialist = Specialist
thing-city-token = city token
thing-bonus-marker = bonus marker
thing-city = city
thing-city-good = city good
thing-province = province
thing-province-active = active province
thing-province-inactive = inactive province
thing-line = line
thing-movement-point = movement point
thing-victory-point = victory point
thing-bank = bank
thing-market = card market
thing-market-slot = market slot
thing-stack = stack
thing-deck = deck
thing-hand = hand
thing-discard = discard pile
thing-supply = supply
thing-bonus = bonus
thing-turn = turn
thing-right-neighbour = right neighbour

## Card types

card-tribune = Tribune
    .text = Take back all your cards, +1 coin each beyond 3. You may place a colonist in Roma.
    .help = Take your whole discard pile back into hand, the Tribune included, and gain 1 coin for each card beyond the third. Then you may pay 1 food and 1 tool to place one colonist in Roma.
card-architect = Architect
    .text = Move your colonists: 1 point for each on the board. Then build houses next to them.
    .help = You have as many movement points as colonists on the board, to divide as you like. Then you may build in cities adjacent to your colonists, paying 1 food in a brick city, otherwise 1 brick and the city good, and the coins in each case.
card-prefect = Prefect
    .text = Produce in an active province, or take the coins of all inactive ones.
    .help = Produce: gain the bonus good of an active province and turn its marker over; every house there produces for its owner. Or gain the coins on all inactive markers and turn them back.
card-diplomat = Diplomat
    .text = Copy the top card of another player’s discard pile (no Diplomat or Tribune).
    .help = Carry out the action of the top card of another player’s discard pile as if you had played it. If there is a card you can copy, you must; Diplomats and Tribunes cannot be copied.
card-mercator = Mercator
    .text = Take 3 coins (starting card) or 5. Then you may trade in up to 2 kinds of goods.
    .help = Gain 3 coins with the starting card or 5 with a market card. Then you may trade with the bank in up to two kinds of goods, each kind either bought or sold, any number of units.
card-senator = Senator
    .text = You may buy up to 2 cards, paying the goods on the card and under its slot.
    .help = You may buy up to two cards from the market into your hand. Each costs the goods printed on it plus the goods under its slot; “?” is any one good you choose.
card-colonist = Colonist
    .text = Place colonists (1 food + 1 tool each), or take 5 coins +1 for each on the board.
    .help = Place one or more colonists in Roma or in cities where you have a house, paying 1 food and 1 tool for each. Or gain 5 coins plus 1 for each of your colonists on the board.
card-consul = Consul
    .text = You may buy 1 card for the goods on it alone; ignore the goods under its slot.
    .help = You may buy one card from any market slot into your hand. It costs only the goods printed on it.
card-mason = Mason
    .text = Each of your houses in a brick city produces 1 brick for you.
    .help = Each of your houses in a brick city, anywhere on the map, produces 1 brick for you; other players gain nothing. At the end this card scores 3 points for each such house.
    .score = 3 points for each of your houses in a brick city.
card-farmer = Farmer
    .text = Each of your houses in a food city produces 1 food for you.
    .help = Each of your houses in a food city, anywhere on the map, produces 1 food for you; other players gain nothing. At the end this card scores 3 points for each such house.
    .score = 3 points for each of your houses in a food city.
card-smith = Smith
    .text = Each of your houses in a tools city produces 1 tool for you.
    .help = Each of your houses in a tools city, anywhere on the map, produces 1 tool for you; other players gain nothing. At the end this card scores 3 points for each such house.
    .score = 3 points for each of your houses in a tools city.
card-vintner = Vintner
    .text = Each of your houses in a wine city produces 1 wine for you.
    .help = Each of your houses in a wine city, anywhere on the map, produces 1 wine for you; other players gain nothing. At the end this card scores 4 points for each such house.
    .score = 4 points for each of your houses in a wine city.
card-weaver = Weaver
    .text = Each of your houses in a cloth city produces 1 cloth for you.
    .help = Each of your houses in a cloth city, anywhere on the map, produces 1 cloth for you; other players gain nothing. At the end this card scores 5 points for each such house.
    .score = 5 points for each of your houses in a cloth city.

## Special cards

special-concordia = Concordia
    .text = 7 points for the player who triggers the end of the game.
    .help = Taken at once by the first player to buy the last market card or build a 15th house. Everyone else then has one last turn.
special-praefectus-magnus = Praefectus Magnus
    .text = Your Prefect production brings 2 bonus goods; then this card passes to the right.
    .help = When you produce with a Prefect, played or copied, the bonus is 2 goods instead of 1. The card must then pass to your right neighbour.

## Starting cards

card-start-tribune = { card-tribune }
    .label = { card-tribune }, { thing-starting-card }, { god-mars }
    .text = { card-tribune.text }
    .help = { card-tribune.help }
card-start-architect = { card-architect }
    .label = { card-architect }, { thing-starting-card }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-start-prefect-1 = { card-prefect }
    .label = { card-prefect }, { thing-starting-card }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-start-prefect-2 = { card-prefect }
    .label = { card-prefect }, { thing-starting-card }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-start-mercator = { card-mercator }
    .label = { card-mercator }, { thing-starting-card }, { god-mercurius }
    .text = Take 3 coins. Then you may trade in up to 2 kinds of goods.
    .help = Gain 3 coins. Then you may trade with the bank in up to two kinds of goods, each kind either bought or sold, any number of units.
card-start-diplomat = { card-diplomat }
    .label = { card-diplomat }, { thing-starting-card }, { god-jupiter }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }
card-start-senator = { card-senator }
    .label = { card-senator }, { thing-starting-card }, { god-vesta }
    .text = { card-senator.text }
    .help = { card-senator.help }

## Market cards

card-mi-architect = { card-architect }
    .label = { card-architect }, { deck-i }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-mi-prefect = { card-prefect }
    .label = { card-prefect }, { deck-i }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-mi-mercator = { card-mercator }
    .label = { card-mercator }, { deck-i }, { god-mercurius }
    .text = Take 5 coins. Then you may trade in up to 2 kinds of goods.
    .help = Gain 5 coins. Then you may trade with the bank in up to two kinds of goods, each kind either bought or sold, any number of units.
card-mi-colonist = { card-colonist }
    .label = { card-colonist }, { deck-i }, { god-mars }
    .text = { card-colonist.text }
    .help = { card-colonist.help }
card-mi-diplomat = { card-diplomat }
    .label = { card-diplomat }, { deck-i }, { god-saturnus }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }
card-mi-mason = { card-mason }
    .label = { card-mason }, { deck-i }, { god-minerva }
    .text = { card-mason.text }
    .help = { card-mason.help }
    .score = { card-mason.score }
card-mi-farmer = { card-farmer }
    .label = { card-farmer }, { deck-i }, { god-minerva }
    .text = { card-farmer.text }
    .help = { card-farmer.help }
    .score = { card-farmer.score }
card-mi-smith = { card-smith }
    .label = { card-smith }, { deck-i }, { god-minerva }
    .text = { card-smith.text }
    .help = { card-smith.help }
    .score = { card-smith.score }
card-mii-architect = { card-architect }
    .label = { card-architect }, { deck-ii }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-mii-prefect = { card-prefect }
    .label = { card-prefect }, { deck-ii }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-mii-mercator = { card-mercator }
    .label = { card-mercator }, { deck-ii }, { god-mercurius }
    .text = Take 5 coins. Then you may trade in up to 2 kinds of goods.
    .help = Gain 5 coins. Then you may trade with the bank in up to two kinds of goods, each kind either bought or sold, any number of units.
card-mii-colonist = { card-colonist }
    .label = { card-colonist }, { deck-ii }, { god-mars }
    .text = { card-colonist.text }
    .help = { card-colonist.help }
card-mii-consul = { card-consul }
    .label = { card-consul }, { deck-ii }, { god-jupiter }
    .text = { card-consul.text }
    .help = { card-consul.help }
card-mii-vintner = { card-vintner }
    .label = { card-vintner }, { deck-ii }, { god-minerva }
    .text = { card-vintner.text }
    .help = { card-vintner.help }
    .score = { card-vintner.score }
card-mii-weaver = { card-weaver }
    .label = { card-weaver }, { deck-ii }, { god-minerva }
    .text = { card-weaver.text }
    .help = { card-weaver.help }
    .score = { card-weaver.score }
card-miii-architect = { card-architect }
    .label = { card-architect }, { deck-iii }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-miii-prefect = { card-prefect }
    .label = { card-prefect }, { deck-iii }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-miii-mercator = { card-mercator }
    .label = { card-mercator }, { deck-iii }, { god-mercurius }
    .text = Take 5 coins. Then you may trade in up to 2 kinds of goods.
    .help = Gain 5 coins. Then you may trade with the bank in up to two kinds of goods, each kind either bought or sold, any number of units.
card-miii-colonist = { card-colonist }
    .label = { card-colonist }, { deck-iii }, { god-mars }
    .text = { card-colonist.text }
    .help = { card-colonist.help }
card-miii-consul = { card-consul }
    .label = { card-consul }, { deck-iii }, { god-jupiter }
    .text = { card-consul.text }
    .help = { card-consul.help }
card-miii-diplomat = { card-diplomat }
    .label = { card-diplomat }, { deck-iii }, { god-saturnus }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }
card-miv-architect = { card-architect }
    .label = { card-architect }, { deck-iv }, { god-jupiter }
    .text = { card-architect.text }
    .help = { card-architect.help }
card-miv-prefect = { card-prefect }
    .label = { card-prefect }, { deck-iv }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-miv-colonist = { card-colonist }
    .label = { card-colonist }, { deck-iv }, { god-mars }
    .text = { card-colonist.text }
    .help = { card-colonist.help }
card-miv-consul = { card-consul }
    .label = { card-consul }, { deck-iv }, { god-jupiter }
    .text = { card-consul.text }
    .help = { card-consul.help }
card-miv-diplomat = { card-diplomat }
    .label = { card-diplomat }, { deck-iv }, { god-mercurius }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }
card-mv-prefect = { card-prefect }
    .label = { card-prefect }, { deck-v }, { god-saturnus }
    .text = { card-prefect.text }
    .help = { card-prefect.help }
card-mv-mercator = { card-mercator }
    .label = { card-mercator }, { deck-v }, { god-mercurius }
    .text = Take 5 coins. Then you may trade in up to 2 kinds of goods.
    .help = Gain 5 coins. Then you may trade with the bank in up to two kinds of goods, each kind either bought or sold, any number of units.
card-mv-consul = { card-consul }
    .label = { card-consul }, { deck-v }, { god-jupiter }
    .text = { card-consul.text }
    .help = { card-consul.help }
card-mv-diplomat = { card-diplomat }
    .label = { card-diplomat }, { deck-v }, { god-mars }
    .text = { card-diplomat.text }
    .help = { card-diplomat.help }

## Decks

deck-i = deck I
deck-ii = deck II
deck-iii = deck III
deck-iv = deck IV
deck-v = deck V

## Market slots (.text: what the Senator pays in addition)

slot-1 = slot 1
    .text = no extra goods
slot-2 = slot 2
    .text = + any good
slot-3 = slot 3
    .text = + any good
slot-4 = slot 4
    .text = + 1 cloth
slot-5 = slot 5
    .text = + 1 cloth
slot-6 = slot 6
    .text = + any good and 1 cloth
slot-7 = slot 7
    .text = + 2 cloth

## Gods

god-vesta = Vesta
    .text = 1 point for every full 10 coins, your goods counted at list price.
    .help = Add your coins and the list price of all goods in your storehouse; every full 10 is worth 1 point.
god-jupiter = Jupiter
    .text = 1 point for each of your houses outside brick cities.
    .help = Each Jupiter card scores 1 point for each of your houses in a city that is not a brick city.
god-saturnus = Saturnus
    .text = 1 point for each province with at least one of your houses.
    .help = Each Saturnus card scores 1 point for each province where you have at least one house.
god-mercurius = Mercurius
    .text = 2 points for each kind of good your houses produce.
    .help = Each Mercurius card scores 2 points for each different good among the cities of your houses, brick included; at most 10.
god-mars = Mars
    .text = 2 points for each of your colonists on the board.
    .help = Each Mars card scores 2 points for each of your colonists on the board, on lines and in cities; at most 12.
god-minerva = Minerva
    .text = 3, 4 or 5 points for each of your houses in a city of the card’s good.
    .help = Each Specialist scores for your houses in cities of its good: Mason, Farmer and Smith 3 each, Vintner 4, Weaver 5.

## Maps

map-imperium = Imperium
    .in = on the Imperium map
    .help = The whole Roman world: 30 cities in 12 provinces, for 3 to 5 players.
map-italia = Italia
    .in = on the Italia map
    .help = Italy at closer quarters: 25 cities in 11 provinces, for 2 to 4 players.

## Provinces

province-britannia = Britannia
    .in = in Britannia
province-gallia = Gallia
    .in = in Gallia
province-hispania = Hispania
    .in = in Hispania
province-germania = Germania
    .in = in Germania
province-italia = Italia
    .in = in Italia
province-mauretania = Mauretania
    .in = in Mauretania
province-dacia = Dacia
    .in = in Dacia
province-hellas = Hellas
    .in = in Hellas
province-lybia = Lybia
    .in = in Lybia
province-asia = Asia
    .in = in Asia
province-syria = Syria
    .in = in Syria
province-aegyptus = Aegyptus
    .in = in Aegyptus
province-venetia = Venetia
    .in = in Venetia
province-transpadana = Transpadana
    .in = in Transpadana
province-liguria = Liguria
    .in = in Liguria
province-aemilia = Aemilia
    .in = in Aemilia
province-etruria = Etruria
    .in = in Etruria
province-corsica = Corsica
    .in = in Corsica
province-umbria = Umbria
    .in = in Umbria
province-campania = Campania
    .in = in Campania
province-apulia = Apulia
    .in = in Apulia
province-lucania = Lucania
    .in = in Lucania
province-sicilia = Sicilia
    .in = in Sicilia

## Cities

city-aleria = Aleria
    .in = in Aleria
city-alexandria = Alexandria
    .in = in Alexandria
city-ancona = Ancona
    .in = in Ancona
city-antiochia = Antiochia
    .in = in Antiochia
city-aquileia = Aquileia
    .in = in Aquileia
city-athenae = Athenae
    .in = in Athenae
city-attalia = Attalia
    .in = in Attalia
city-bauzanum = Bauzanum
    .in = in Bauzanum
city-brigantium = Brigantium
    .in = in Brigantium
city-brundisium = Brundisium
    .in = in Brundisium
city-burdigala = Burdigala
    .in = in Burdigala
city-byzantium = Byzantium
    .in = in Byzantium
city-carthago = Carthago
    .in = in Carthago
city-casinum = Casinum
    .in = in Casinum
city-colonia-a = Colonia A.
    .in = in Colonia A.
city-comum = Comum
    .in = in Comum
city-cosa = Cosa
    .in = in Cosa
city-croton = Croton
    .in = in Croton
city-cyrene = Cyrene
    .in = in Cyrene
city-dyrrhachium = Dyrrhachium
    .in = in Dyrrhachium
city-florentia = Florentia
    .in = in Florentia
city-genua = Genua
    .in = in Genua
city-hadria = Hadria
    .in = in Hadria
city-isca-d = Isca D.
    .in = in Isca D.
city-leptis-magna = Leptis Magna
    .in = in Leptis Magna
city-londinium = Londinium
    .in = in Londinium
city-luceria = Luceria
    .in = in Luceria
city-lutetia = Lutetia
    .in = in Lutetia
city-massilia = Massilia
    .in = in Massilia
city-memphis = Memphis
    .in = in Memphis
city-messana = Messana
    .in = in Messana
city-mutina = Mutina
    .in = in Mutina
city-napoca = Napoca
    .in = in Napoca
city-neapolis = Neapolis
    .in = in Neapolis
city-nicaea = Nicaea
    .in = in Nicaea
city-novaria = Novaria
    .in = in Novaria
city-olbia = Olbia
    .in = in Olbia
city-olisipo = Olisipo
    .in = in Olisipo
city-panormus = Panormus
    .in = in Panormus
city-petra = Petra
    .in = in Petra
city-potentia = Potentia
    .in = in Potentia
city-ravenna = Ravenna
    .in = in Ravenna
city-roma = Roma
    .in = in Roma
city-rusadir = Rusadir
    .in = in Rusadir
city-segusio = Segusio
    .in = in Segusio
city-sinope = Sinope
    .in = in Sinope
city-sirmium = Sirmium
    .in = in Sirmium
city-spoletum = Spoletum
    .in = in Spoletum
city-syracusae = Syracusae
    .in = in Syracusae
city-tomis = Tomis
    .in = in Tomis
city-tyros = Tyros
    .in = in Tyros
city-valentia = Valentia
    .in = in Valentia
city-verona = Verona
    .in = in Verona
city-vindobona = Vindobona
    .in = in Vindobona

## City token letters

letter-a = letter A
letter-b = letter B
letter-c = letter C
letter-d = letter D

## Province states

state-active = active
    .help = The bonus marker shows a good: a Prefect can produce here.
state-inactive = inactive
    .help = The bonus marker shows coins: no production until a Prefect takes the coins.

## Steps

step-move = Movement
step-build = Building
step-produce = Production
step-coins = Taking coins
step-place = Placing colonists
step-copy = Copying
step-trade = Trade
step-buy = Buying cards
step-store = Storing goods
step-refill = Refilling the market
step-last-turns = Last turns
step-intermediate-scoring = Intermediate scoring
step-final-scoring = Final scoring

## Player colours

colour-red = red
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-black = black

## Fixed layouts for lessons and tests

layout-imperium-fixture-1 = Imperium, layout 1
layout-imperium-rulebook-examples = Imperium, layout of the rulebook examples
layout-italia-fixture-1 = Italia, layout 1
layout-imperium-recorded-3p = Imperium, layout of a recorded game for 3
layout-italia-recorded-4p = Italia, layout of a recorded game for 4

## Counted forms ($n)

count-brick = { $n ->
        [one] { $n } brick
       *[other] { $n } bricks
    }
    .acc = { $n ->
            [one] { $n } brick
           *[other] { $n } bricks
        }
    .gen = { $n ->
            [one] { $n } brick
           *[other] { $n } bricks
        }
count-food = { $n ->
        [one] { $n } food
       *[other] { $n } food
    }
    .acc = { $n ->
            [one] { $n } food
           *[other] { $n } food
        }
    .gen = { $n ->
            [one] { $n } food
           *[other] { $n } food
        }
count-tools = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
    .acc = { $n ->
            [one] { $n } tool
           *[other] { $n } tools
        }
    .gen = { $n ->
            [one] { $n } tool
           *[other] { $n } tools
        }
count-wine = { $n ->
        [one] { $n } wine
       *[other] { $n } wine
    }
    .acc = { $n ->
            [one] { $n } wine
           *[other] { $n } wine
        }
    .gen = { $n ->
            [one] { $n } wine
           *[other] { $n } wine
        }
count-cloth = { $n ->
        [one] { $n } cloth
       *[other] { $n } cloth
    }
    .acc = { $n ->
            [one] { $n } cloth
           *[other] { $n } cloth
        }
    .gen = { $n ->
            [one] { $n } cloth
           *[other] { $n } cloth
        }
count-good = { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
    .acc = { $n ->
            [one] { $n } good
           *[other] { $n } goods
        }
    .gen = { $n ->
            [one] { $n } good
           *[other] { $n } goods
        }
count-any-good = { $n ->
        [one] { $n } any good
       *[other] { $n } any goods
    }
    .acc = { $n ->
            [one] { $n } any good
           *[other] { $n } any goods
        }
    .gen = { $n ->
            [one] { $n } any good
           *[other] { $n } any goods
        }
count-kind = { $n ->
        [one] { $n } kind of good
       *[other] { $n } kinds of goods
    }
    .acc = { $n ->
            [one] { $n } kind of good
           *[other] { $n } kinds of goods
        }
    .gen = { $n ->
            [one] { $n } kind of good
           *[other] { $n } kinds of goods
        }
count-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .acc = { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
    .gen = { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
count-card = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    .acc = { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
    .gen = { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }
count-house = { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }
    .acc = { $n ->
            [one] { $n } house
           *[other] { $n } houses
        }
    .gen = { $n ->
            [one] { $n } house
           *[other] { $n } houses
        }
count-colonist = { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }
    .acc = { $n ->
            [one] { $n } colonist
           *[other] { $n } colonists
        }
    .gen = { $n ->
            [one] { $n } colonist
           *[other] { $n } colonists
        }
count-colonist-land = { $n ->
        [one] { $n } land colonist
       *[other] { $n } land colonists
    }
    .acc = { $n ->
            [one] { $n } land colonist
           *[other] { $n } land colonists
        }
    .gen = { $n ->
            [one] { $n } land colonist
           *[other] { $n } land colonists
        }
count-colonist-sea = { $n ->
        [one] { $n } sea colonist
       *[other] { $n } sea colonists
    }
    .acc = { $n ->
            [one] { $n } sea colonist
           *[other] { $n } sea colonists
        }
    .gen = { $n ->
            [one] { $n } sea colonist
           *[other] { $n } sea colonists
        }
count-point = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .acc = { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
    .gen = { $n ->
            [one] { $n } point
           *[other] { $n } points
        }
count-movement-point = { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
    .acc = { $n ->
            [one] { $n } movement point
           *[other] { $n } movement points
        }
    .gen = { $n ->
            [one] { $n } movement point
           *[other] { $n } movement points
        }
count-space = { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
    .acc = { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        }
    .gen = { $n ->
            [one] { $n } space
           *[other] { $n } spaces
        }
count-free-space = { $n ->
        [one] { $n } free space
       *[other] { $n } free spaces
    }
    .acc = { $n ->
            [one] { $n } free space
           *[other] { $n } free spaces
        }
    .gen = { $n ->
            [one] { $n } free space
           *[other] { $n } free spaces
        }
count-city = { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
    .acc = { $n ->
            [one] { $n } city
           *[other] { $n } cities
        }
    .gen = { $n ->
            [one] { $n } city
           *[other] { $n } cities
        }
count-province = { $n ->
        [one] { $n } province
       *[other] { $n } provinces
    }
    .acc = { $n ->
            [one] { $n } province
           *[other] { $n } provinces
        }
    .gen = { $n ->
            [one] { $n } province
           *[other] { $n } provinces
        }
count-marker = { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
    .acc = { $n ->
            [one] { $n } marker
           *[other] { $n } markers
        }
    .gen = { $n ->
            [one] { $n } marker
           *[other] { $n } markers
        }
count-player = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
    .acc = { $n ->
            [one] { $n } player
           *[other] { $n } players
        }
    .gen = { $n ->
            [one] { $n } player
           *[other] { $n } players
        }
count-turn = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
    .acc = { $n ->
            [one] { $n } turn
           *[other] { $n } turns
        }
    .gen = { $n ->
            [one] { $n } turn
           *[other] { $n } turns
        }
count-purchase = { $n ->
        [one] { $n } purchase
       *[other] { $n } purchases
    }
    .acc = { $n ->
            [one] { $n } purchase
           *[other] { $n } purchases
        }
    .gen = { $n ->
            [one] { $n } purchase
           *[other] { $n } purchases
        }

## Helpers: from ids to words

pick-good = { $good ->
        [brick] { good-brick }
        [food] { good-food }
        [tools] { good-tools }
        [wine] { good-wine }
        [cloth] { good-cloth }
       *[other] { $good }
    }
pick-good-gen = { $good ->
        [brick] { good-brick }
        [food] { good-food }
        [tools] { good-tools }
        [wine] { good-wine }
        [cloth] { good-cloth }
       *[other] { $good }
    }
pick-good-acc = { $good ->
        [brick] { good-brick }
        [food] { good-food }
        [tools] { good-tools }
        [wine] { good-wine }
        [cloth] { good-cloth }
       *[other] { $good }
    }
pick-good-ins = { $good ->
        [brick] { good-brick }
        [food] { good-food }
        [tools] { good-tools }
        [wine] { good-wine }
        [cloth] { good-cloth }
       *[other] { $good }
    }
pick-amount = { $good ->
        [brick] { count-brick }
        [food] { count-food }
        [tools] { count-tools }
        [wine] { count-wine }
        [cloth] { count-cloth }
        [coin] { count-coin }
       *[other] { $good }
    }
pick-amount-acc = { $good ->
        [brick] { count-brick }
        [food] { count-food }
        [tools] { count-tools }
        [wine] { count-wine }
        [cloth] { count-cloth }
        [coin] { count-coin }
       *[other] { $good }
    }
pick-amount-gen = { $good ->
        [brick] { count-brick }
        [food] { count-food }
        [tools] { count-tools }
        [wine] { count-wine }
        [cloth] { count-cloth }
        [coin] { count-coin }
       *[other] { $good }
    }
pick-card = { $card ->
        [tribune] { card-tribune }
        [architect] { card-architect }
        [prefect] { card-prefect }
        [diplomat] { card-diplomat }
        [mercator] { card-mercator }
        [mercator-market] { card-mercator } (5)
        [senator] { card-senator }
        [colonist] { card-colonist }
        [consul] { card-consul }
        [mason] { card-mason }
        [farmer] { card-farmer }
        [smith] { card-smith }
        [vintner] { card-vintner }
        [weaver] { card-weaver }
       *[other] { $card }
    }
pick-card-gen = { $card ->
        [tribune] { card-tribune }
        [architect] { card-architect }
        [prefect] { card-prefect }
        [diplomat] { card-diplomat }
        [mercator] { card-mercator }
        [mercator-market] { card-mercator } (5)
        [senator] { card-senator }
        [colonist] { card-colonist }
        [consul] { card-consul }
        [mason] { card-mason }
        [farmer] { card-farmer }
        [smith] { card-smith }
        [vintner] { card-vintner }
        [weaver] { card-weaver }
       *[other] { $card }
    }
pick-card-acc = { $card ->
        [tribune] { card-tribune }
        [architect] { card-architect }
        [prefect] { card-prefect }
        [diplomat] { card-diplomat }
        [mercator] { card-mercator }
        [mercator-market] { card-mercator } (5)
        [senator] { card-senator }
        [colonist] { card-colonist }
        [consul] { card-consul }
        [mason] { card-mason }
        [farmer] { card-farmer }
        [smith] { card-smith }
        [vintner] { card-vintner }
        [weaver] { card-weaver }
       *[other] { $card }
    }
pick-card-ins = { $card ->
        [tribune] { card-tribune }
        [architect] { card-architect }
        [prefect] { card-prefect }
        [diplomat] { card-diplomat }
        [mercator] { card-mercator }
        [mercator-market] { card-mercator } (5)
        [senator] { card-senator }
        [colonist] { card-colonist }
        [consul] { card-consul }
        [mason] { card-mason }
        [farmer] { card-farmer }
        [smith] { card-smith }
        [vintner] { card-vintner }
        [weaver] { card-weaver }
       *[other] { $card }
    }
pick-colonist = { $colonist ->
        [land] { colonist-land }
        [sea] { colonist-sea }
       *[other] { $colonist }
    }
pick-colonist-gen = { $colonist ->
        [land] { colonist-land }
        [sea] { colonist-sea }
       *[other] { $colonist }
    }
pick-colonist-acc = { $colonist ->
        [land] { colonist-land }
        [sea] { colonist-sea }
       *[other] { $colonist }
    }
pick-god = { $god ->
        [vesta] { god-vesta }
        [jupiter] { god-jupiter }
        [saturnus] { god-saturnus }
        [mercurius] { god-mercurius }
        [mars] { god-mars }
        [minerva] { god-minerva }
       *[other] { $god }
    }
pick-god-acc = { $god ->
        [vesta] { god-vesta }
        [jupiter] { god-jupiter }
        [saturnus] { god-saturnus }
        [mercurius] { god-mercurius }
        [mars] { god-mars }
        [minerva] { god-minerva }
       *[other] { $god }
    }
pick-god-ins = { $god ->
        [vesta] { god-vesta }
        [jupiter] { god-jupiter }
        [saturnus] { god-saturnus }
        [mercurius] { god-mercurius }
        [mars] { god-mars }
        [minerva] { god-minerva }
       *[other] { $god }
    }
pick-map = { $map ->
        [imperium] { map-imperium }
        [italia] { map-italia }
       *[other] { $map }
    }
pick-map-in = { $map ->
        [imperium] { map-imperium.in }
        [italia] { map-italia.in }
       *[other] { $map }
    }
pick-province = { $province ->
        [britannia] { province-britannia }
        [gallia] { province-gallia }
        [hispania] { province-hispania }
        [germania] { province-germania }
        [italia] { province-italia }
        [mauretania] { province-mauretania }
        [dacia] { province-dacia }
        [hellas] { province-hellas }
        [lybia] { province-lybia }
        [asia] { province-asia }
        [syria] { province-syria }
        [aegyptus] { province-aegyptus }
        [venetia] { province-venetia }
        [transpadana] { province-transpadana }
        [liguria] { province-liguria }
        [aemilia] { province-aemilia }
        [etruria] { province-etruria }
        [corsica] { province-corsica }
        [umbria] { province-umbria }
        [campania] { province-campania }
        [apulia] { province-apulia }
        [lucania] { province-lucania }
        [sicilia] { province-sicilia }
       *[other] { $province }
    }
pick-province-in = { $province ->
        [britannia] { province-britannia.in }
        [gallia] { province-gallia.in }
        [hispania] { province-hispania.in }
        [germania] { province-germania.in }
        [italia] { province-italia.in }
        [mauretania] { province-mauretania.in }
        [dacia] { province-dacia.in }
        [hellas] { province-hellas.in }
        [lybia] { province-lybia.in }
        [asia] { province-asia.in }
        [syria] { province-syria.in }
        [aegyptus] { province-aegyptus.in }
        [venetia] { province-venetia.in }
        [transpadana] { province-transpadana.in }
        [liguria] { province-liguria.in }
        [aemilia] { province-aemilia.in }
        [etruria] { province-etruria.in }
        [corsica] { province-corsica.in }
        [umbria] { province-umbria.in }
        [campania] { province-campania.in }
        [apulia] { province-apulia.in }
        [lucania] { province-lucania.in }
        [sicilia] { province-sicilia.in }
       *[other] { $province }
    }
pick-city = { $city ->
        [aleria] { city-aleria }
        [alexandria] { city-alexandria }
        [ancona] { city-ancona }
        [antiochia] { city-antiochia }
        [aquileia] { city-aquileia }
        [athenae] { city-athenae }
        [attalia] { city-attalia }
        [bauzanum] { city-bauzanum }
        [brigantium] { city-brigantium }
        [brundisium] { city-brundisium }
        [burdigala] { city-burdigala }
        [byzantium] { city-byzantium }
        [carthago] { city-carthago }
        [casinum] { city-casinum }
        [colonia_a] { city-colonia-a }
        [comum] { city-comum }
        [cosa] { city-cosa }
        [croton] { city-croton }
        [cyrene] { city-cyrene }
        [dyrrhachium] { city-dyrrhachium }
        [florentia] { city-florentia }
        [genua] { city-genua }
        [hadria] { city-hadria }
        [isca_d] { city-isca-d }
        [leptis_magna] { city-leptis-magna }
        [londinium] { city-londinium }
        [luceria] { city-luceria }
        [lutetia] { city-lutetia }
        [massilia] { city-massilia }
        [memphis] { city-memphis }
        [messana] { city-messana }
        [mutina] { city-mutina }
        [napoca] { city-napoca }
        [neapolis] { city-neapolis }
        [nicaea] { city-nicaea }
        [novaria] { city-novaria }
        [olbia] { city-olbia }
        [olisipo] { city-olisipo }
        [panormus] { city-panormus }
        [petra] { city-petra }
        [potentia] { city-potentia }
        [ravenna] { city-ravenna }
        [roma] { city-roma }
        [rusadir] { city-rusadir }
        [segusio] { city-segusio }
        [sinope] { city-sinope }
        [sirmium] { city-sirmium }
        [spoletum] { city-spoletum }
        [syracusae] { city-syracusae }
        [tomis] { city-tomis }
        [tyros] { city-tyros }
        [valentia] { city-valentia }
        [verona] { city-verona }
        [vindobona] { city-vindobona }
       *[other] { $city }
    }
pick-city-in = { $city ->
        [aleria] { city-aleria.in }
        [alexandria] { city-alexandria.in }
        [ancona] { city-ancona.in }
        [antiochia] { city-antiochia.in }
        [aquileia] { city-aquileia.in }
        [athenae] { city-athenae.in }
        [attalia] { city-attalia.in }
        [bauzanum] { city-bauzanum.in }
        [brigantium] { city-brigantium.in }
        [brundisium] { city-brundisium.in }
        [burdigala] { city-burdigala.in }
        [byzantium] { city-byzantium.in }
        [carthago] { city-carthago.in }
        [casinum] { city-casinum.in }
        [colonia_a] { city-colonia-a.in }
        [comum] { city-comum.in }
        [cosa] { city-cosa.in }
        [croton] { city-croton.in }
        [cyrene] { city-cyrene.in }
        [dyrrhachium] { city-dyrrhachium.in }
        [florentia] { city-florentia.in }
        [genua] { city-genua.in }
        [hadria] { city-hadria.in }
        [isca_d] { city-isca-d.in }
        [leptis_magna] { city-leptis-magna.in }
        [londinium] { city-londinium.in }
        [luceria] { city-luceria.in }
        [lutetia] { city-lutetia.in }
        [massilia] { city-massilia.in }
        [memphis] { city-memphis.in }
        [messana] { city-messana.in }
        [mutina] { city-mutina.in }
        [napoca] { city-napoca.in }
        [neapolis] { city-neapolis.in }
        [nicaea] { city-nicaea.in }
        [novaria] { city-novaria.in }
        [olbia] { city-olbia.in }
        [olisipo] { city-olisipo.in }
        [panormus] { city-panormus.in }
        [petra] { city-petra.in }
        [potentia] { city-potentia.in }
        [ravenna] { city-ravenna.in }
        [roma] { city-roma.in }
        [rusadir] { city-rusadir.in }
        [segusio] { city-segusio.in }
        [sinope] { city-sinope.in }
        [sirmium] { city-sirmium.in }
        [spoletum] { city-spoletum.in }
        [syracusae] { city-syracusae.in }
        [tomis] { city-tomis.in }
        [tyros] { city-tyros.in }
        [valentia] { city-valentia.in }
        [verona] { city-verona.in }
        [vindobona] { city-vindobona.in }
       *[other] { $city }
    }
