"""Every structure, guild, Wonder stage and leader is played once and does what its face says.

The tables are written from the faces, not from the data file; a test fails when one is missing.
"""

from functools import partial

import pytest

from ludi.games.seven_wonders import GAME, scoring
from ludi.games.seven_wonders.building import leader_cost
from ludi.games.seven_wonders.effects import RESOURCES
from ludi.games.seven_wonders.moves import Build, BuildFromPile, CopyLeader, Decline, Recruit, Stage
from ludi.games.seven_wonders.position import (
    DISCARD_LEADER,
    all_choose,
    city,
    position,
)
from tests.games.clauses import clauses

DATA = GAME.data
# Two neighbours that together sell whatever any card costs
RICH = ["sawmill", "quarry", "brickyard", "foundry", "lumber-yard", "stone-pit", "clay-pool"]
RICH += ["ore-vein", "loom", "glassworks", "press"]
COINS = 50

# id: (age, cost, chain, gain)
AGE_I = {
    "lumber-yard": ("", "", {"makes": "wood"}),
    "stone-pit": ("", "", {"makes": "stone"}),
    "clay-pool": ("", "", {"makes": "clay"}),
    "ore-vein": ("", "", {"makes": "ore"}),
    "tree-farm": ("coin", "", {"makes": "wood/clay"}),
    "excavation": ("coin", "", {"makes": "stone/clay"}),
    "clay-pit": ("coin", "", {"makes": "clay/ore"}),
    "timber-yard": ("coin", "", {"makes": "stone/wood"}),
    "forest-cave": ("coin", "", {"makes": "wood/ore"}),
    "mine": ("coin", "", {"makes": "ore/stone"}),
    "loom": ("", "", {"makes": "loom"}),
    "glassworks": ("", "", {"makes": "glass"}),
    "press": ("", "", {"makes": "papyrus"}),
    "pawnshop": ("", "", {"civilian": 3}),
    "baths": ("stone", "", {"civilian": 3}),
    "altar": ("", "", {"civilian": 2}),
    "theater": ("", "", {"civilian": 2}),
    "tavern": ("", "", {"coins": 5}),
    "east-trading-post": ("", "", {"cheap": ["right-raw"]}),
    "west-trading-post": ("", "", {"cheap": ["left-raw"]}),
    "marketplace": ("", "", {"cheap": ["left-manufactured", "right-manufactured"]}),
    "stockade": ("wood", "", {"shields": 1}),
    "barracks": ("ore", "", {"shields": 1}),
    "guard-tower": ("clay", "", {"shields": 1}),
    "apothecary": ("loom", "", {"symbol": "compass"}),
    "workshop": ("glass", "", {"symbol": "gear"}),
    "scriptorium": ("papyrus", "", {"symbol": "tablet"}),
}
AGE_II = {
    "sawmill": ("coin", "", {"makes": "wood wood"}),
    "quarry": ("coin", "", {"makes": "stone stone"}),
    "brickyard": ("coin", "", {"makes": "clay clay"}),
    "foundry": ("coin", "", {"makes": "ore ore"}),
    "aqueduct": ("stone stone stone", "baths", {"civilian": 5}),
    "temple": ("wood clay glass", "altar", {"civilian": 3}),
    "statue": ("ore ore wood", "theater", {"civilian": 4}),
    "courthouse": ("clay clay loom", "scriptorium", {"civilian": 4}),
    "forum": (
        "clay clay",
        "east-trading-post west-trading-post",
        {"keeps": "glass/papyrus/loom"},
    ),
    "caravansery": ("wood wood", "marketplace", {"keeps": "wood/stone/ore/clay"}),
    "vineyard": ("", "", {"coins": 16}),  # 8 brown cards in each neighbouring city
    "bazar": ("", "", {"coins": 12}),  # 3 grey ones
    "walls": ("stone stone stone", "", {"shields": 2}),
    "training-ground": ("ore ore wood", "", {"shields": 2}),
    "stables": ("clay ore wood", "apothecary", {"shields": 2}),
    "archery-range": ("wood wood ore", "workshop", {"shields": 2}),
    "dispensary": ("ore ore glass", "apothecary", {"symbol": "compass"}),
    "laboratory": ("clay clay papyrus", "workshop", {"symbol": "gear"}),
    "library": ("stone stone loom", "scriptorium", {"symbol": "tablet"}),
    "school": ("wood papyrus", "", {"symbol": "tablet"}),
}
AGE_III = {
    "pantheon": ("clay clay ore glass papyrus loom", "temple", {"civilian": 7}),
    "gardens": ("clay clay wood", "statue", {"civilian": 5}),
    "town-hall": ("stone stone ore glass", "", {"civilian": 6}),
    "palace": ("stone ore wood clay glass papyrus loom", "", {"civilian": 8}),
    "senate": ("wood wood stone ore", "library", {"civilian": 6}),
    # counted in a city with Giza's first stage, Mine, Loom and Tavern
    "haven": ("wood ore loom", "forum", {"coins": 1, "commercial": 1}),
    "lighthouse": ("stone glass", "caravansery", {"coins": 2, "commercial": 2}),
    "chamber-of-commerce": ("clay clay papyrus", "", {"coins": 2, "commercial": 2}),
    "arena": ("stone stone ore", "dispensary", {"coins": 3, "commercial": 1}),
    "fortifications": ("ore ore ore stone", "walls", {"shields": 3}),
    "circus": ("stone stone stone ore", "training-ground", {"shields": 3}),
    "arsenal": ("wood wood ore loom", "", {"shields": 3}),
    "siege-workshop": ("clay clay clay wood", "laboratory", {"shields": 3}),
    "lodge": ("clay clay papyrus loom", "dispensary", {"symbol": "compass"}),
    "observatory": ("ore ore glass loom", "laboratory", {"symbol": "gear"}),
    "university": ("wood wood papyrus glass", "library", {"symbol": "tablet"}),
    "academy": ("stone stone stone glass", "school", {"symbol": "compass"}),
    "study": ("wood papyrus loom", "school", {"symbol": "gear"}),
}
GUILDS = {  # left: RICH and more; right: RICH; see `built`
    "workers-guild": ("ore ore clay stone wood", "", {"guilds": 16}),
    "craftsmens-guild": ("ore ore stone stone", "", {"guilds": 12}),
    "traders-guild": ("glass papyrus loom", "", {"guilds": 1}),
    "philosophers-guild": ("clay clay clay papyrus loom", "", {"guilds": 1}),
    "spies-guild": ("clay clay clay glass", "", {"guilds": 1}),
    "strategists-guild": ("ore ore stone loom", "", {"guilds": 2}),
    "shipowners-guild": ("wood wood wood glass papyrus", "", {"guilds": 3}),
    "scientists-guild": ("wood wood ore ore papyrus", "", {"symbol": "any", "science": 1}),
    "magistrates-guild": ("wood wood wood stone loom", "", {"guilds": 1}),
    "builders-guild": ("stone stone clay clay glass", "", {"guilds": 3}),
    "gamers-guild": ("wood stone clay ore", "", {"guilds": None}),
    "diplomats-guild": ("wood stone glass papyrus", "", {"guilds": 1}),
    "courtesans-guild": ("wood clay glass loom", "", {"copies": "cleopatra"}),
    "architects-guild": ("ore ore ore clay papyrus loom", "", {"guilds": 3}),
}
CARDS = {
    **{id: (1, *face) for id, face in AGE_I.items()},
    **{id: (2, *face) for id, face in AGE_II.items()},
    **{id: (3, *face) for id, face in (AGE_III | GUILDS).items()},
}


def test_every_structure_and_guild_is_in_the_table():
    assert set(CARDS) == set(DATA.ids[: DATA.first_leader])
    for id, (age, *_) in CARDS.items():
        assert age == min(DATA.ages[DATA.number[id]]), id


def built(card, age, own=()):
    """A game in which the first city has just built this card; nothing else happened."""
    s = position(
        age=age,
        A=city(
            "giza",
            stages=1,
            coins=COINS,
            built=["mine", "loom", "tavern", *own] if age == 3 else [*own],
            hand=[card, "altar"] if card != "altar" else ["altar", "theater"],
        ),
        B=city(
            "roma",
            stages=2,
            built=[*RICH, "tavern", "apothecary", "stockade", "baths", "spies-guild"],
            leaders=["cleopatra"],
            defeats=2,
        )
        if age == 3
        else city(built=RICH),
        C=city(built=RICH),
    )
    return s


@clauses("11.1", "11.2", "11.3", "11.4", "8.1")
@pytest.mark.parametrize("card", CARDS)
def test_card(card):
    age, cost, chain, gain = CARDS[card]
    number = DATA.number[card]
    words = cost.split()
    assert DATA.coins[number] == words.count("coin")
    units = {r: words.count(r) for r in RESOURCES if r in words}
    assert DATA.cost[number] == sum(n << 4 * RESOURCES.index(r) for r, n in units.items())
    s = built(card, age)
    before = s.view(0).cities[0]
    points = scoring.score(s, 0).parts
    move = next(m for m in s.moves(0) if isinstance(m, Build) and m.card == card)
    paid = move.left + move.right + words.count("coin")
    for seat, chosen in all_choose(3, move):
        s.play(seat, chosen)
    if "copies" in gain:
        s.play(0, CopyLeader(gain["copies"]))
    check_gain(s, before, points, gain, paid)
    assert [DATA.ids[n] for n in range(DATA.first_guild) if DATA.chain[number] >> n & 1] == sorted(
        chain.split(), key=DATA.number.__getitem__
    )


def check_gain(s, before, points, gain, paid):
    after = s.view(0).cities[0]
    scored = scoring.score(s, 0).parts
    assert after.coins - before.coins + paid == gain.get("coins", 0)
    assert after.shields - before.shields == gain.get("shields", 0)
    assert after.cheap == gain.get("cheap", [])
    for symbol, n in after.symbols.items():
        assert n - before.symbols[symbol] == (gain.get("symbol") == symbol)
    new = [source for source in after.production if source not in before.production]
    makes = gain.get("makes") or gain.get("keeps") or ""
    expected = [makes.split()[0].split("/")] if makes else []
    assert [sorted(source.options) for source in new] == [sorted(e) for e in expected]
    assert [source.amount for source in new] == ([len(makes.split())] if makes else [])
    assert all(source.sellable == ("makes" in gain) for source in new)
    for part in ("civilian", "commercial", "guilds", "wonder"):
        wanted = gain.get(part, 0)
        if part in gain and wanted is None:
            wanted = after.coins // 3
        assert scored[part] - points[part] == wanted, part


@clauses("8.2.2")
@pytest.mark.parametrize(
    ("card", "source"),
    [(card, source) for card, face in CARDS.items() for source in face[2].split()],
)
def test_every_chain(card, source):
    s = position(
        age=CARDS[card][0], A=city(built=[source], hand=[card, "altar"]), B=city(), C=city()
    )
    for seat, move in all_choose(3, Build(card, "chain", 0, 0, 0)):
        s.play(seat, move)
    assert s.view(0).cities[0].structures == [source, card]
    assert s.cities[0].coins >= 0


# Wonder stages: cost, then what it brings

RAW, MADE = "wood/stone/ore/clay", "glass/papyrus/loom"
STAGES = {
    "alexandria A": [
        ("stone stone", {"wonder": 3}),
        ("ore ore", {"keeps": RAW}),
        ("glass glass", {"wonder": 7}),
    ],
    "alexandria B": [
        ("clay clay", {"keeps": RAW}),
        ("wood wood", {"keeps": MADE}),
        ("stone stone stone", {"wonder": 7}),
    ],
    "babylon A": [
        ("clay clay", {"wonder": 3}),
        ("wood wood wood", {"symbol": "any"}),
        ("clay clay clay clay", {"wonder": 7}),
    ],
    "babylon B": [
        ("clay loom", {"wonder": 3}),
        ("wood wood glass", {"then": "seventh"}),
        ("clay clay clay papyrus", {"symbol": "any"}),
    ],
    "ephesos A": [
        ("stone stone", {"wonder": 3}),
        ("wood wood", {"coins": 9}),
        ("papyrus papyrus", {"wonder": 7}),
    ],
    "ephesos B": [
        ("stone stone", {"wonder": 2, "coins": 4}),
        ("wood wood", {"wonder": 3, "coins": 4}),
        ("glass papyrus loom", {"wonder": 5, "coins": 4}),
    ],
    "giza A": [
        ("stone stone", {"wonder": 3}),
        ("wood wood wood", {"wonder": 5}),
        ("stone stone stone stone", {"wonder": 7}),
    ],
    "giza B": [
        ("wood wood", {"wonder": 3}),
        ("stone stone stone", {"wonder": 5}),
        ("clay clay clay", {"wonder": 5}),
        ("stone stone stone stone papyrus", {"wonder": 7}),
    ],
    "halikarnassos A": [
        ("clay clay", {"wonder": 3}),
        ("ore ore ore", {"then": "pile"}),
        ("loom loom", {"wonder": 7}),
    ],
    "halikarnassos B": [
        ("ore ore", {"wonder": 2, "then": "pile"}),
        ("clay clay clay", {"wonder": 1, "then": "pile"}),
        ("glass papyrus loom", {"then": "pile"}),
    ],
    "olympia A": [
        ("wood wood", {"wonder": 3}),
        ("stone stone", {"then": "free"}),
        ("ore ore", {"wonder": 7}),
    ],
    "olympia B": [
        ("wood wood", {"cheap": ["left-raw", "right-raw"]}),
        ("stone stone", {"wonder": 5}),
        ("ore ore loom", {"guilds": 4}),  # copies the Spies Guild: two red cards on each side
    ],
    "rhodos A": [
        ("wood wood", {"wonder": 3}),
        ("clay clay clay", {"shields": 2}),
        ("ore ore ore ore", {"wonder": 7}),
    ],
    "rhodos B": [
        ("stone stone stone", {"shields": 1, "wonder": 3, "coins": 3}),
        ("ore ore ore ore", {"shields": 1, "wonder": 4, "coins": 4}),
    ],
    "roma A": [
        ("wood clay ore", {"wonder": 4}),
        ("stone stone clay loom", {"wonder": 6}),
    ],
    "roma B": [
        ("wood clay", {"coins": 5, "then": "draw"}),
        ("stone clay loom", {"wonder": 3, "then": "extra"}),
        ("stone stone papyrus", {"wonder": 3, "then": "extra"}),
    ],
}


def test_every_stage_is_in_the_table():
    boards = {f"{DATA.wonder(n)} {DATA.side(n)}": DATA.stages[n] for n in range(len(DATA.boards))}
    assert {name: len(stages) for name, stages in STAGES.items()} == boards


@clauses("10.1", "7.3.2")
@pytest.mark.parametrize(
    ("board", "number"), [(name, n) for name, rows in STAGES.items() for n in range(len(rows))]
)
def test_stage(board, number):
    cost, gain = STAGES[board][number]
    wonder, side = board.split()
    index = DATA.board(wonder, side)
    words = cost.split()
    wanted = sum(words.count(r) << 4 * n for n, r in enumerate(RESOURCES))
    assert DATA.stage_cost[index][number] == wanted
    seller = partial(city, built=[*RICH, "stockade", "barracks"])
    s = position(
        age=3,
        round=6,
        pile=["tavern"],
        A=city(
            wonder,
            side,
            stages=number,
            coins=COINS,
            unplayed=["sappho", "pericles"],
            used_free_build=True,
            hand=["theater", "altar"],
        ),
        B=seller(),
        C=city(built=[*RICH, "stockade", "barracks", "spies-guild"]),
    )
    cheap = s.view(0).cities[0].cheap
    before = s.view(0).cities[0]
    points = scoring.score(s, 0).parts
    move = next(m for m in s.moves(0) if isinstance(m, Stage) and m.card == "altar")
    for seat, chosen in all_choose(3, move):
        s.play(seat, chosen)
    then = gain.get("then")
    if then == "pile":
        s.play(0, BuildFromPile("theater"))
        assert s.view(0).cities[0].structures == ["theater"]
        gain = {**gain, "civilian": 2}
    elif then == "extra":
        assert s.moves(0) == [Recruit("pericles"), Recruit("sappho"), Decline()]
        s.play(0, Decline())
    elif then == "draw":
        assert len(s.cities[0].unplayed) == 6
    elif then == "free":
        assert s.cities[0].may_build_free
    if then == "seventh" or (wonder, side, number) == ("babylon", "B", 2):
        assert s.prompt(0).key == "ask-seventh"
        s.play(0, Build("theater", "pay", 0, 0, 0))
        gain = {**gain, "civilian": 2}
    gain = {"cheap": cheap, **gain}
    if before.cheap and "cheap" not in STAGES[board][number][1]:
        gain["cheap"] = before.cheap
    check_gain(s, before, points, gain, move.left + move.right + move.bank)


# Leaders: cost, then what the leader brings to one and the same city

LEADERS = {
    "alexander": (3, {"leaders": 2}),
    "amytis": (4, {"leaders": 4}),
    "archimedes": (4, {"less": "green"}),
    "aristotle": (3, {"leaders": 3}),
    "bilkis": (4, {"bank": True}),
    "caesar": (5, {"shields": 2}),
    "cleopatra": (4, {"leaders": 5}),
    "croesus": (1, {"coins": 6}),
    "euclid": (5, {"symbol": "compass"}),
    "hammurabi": (2, {"less": "blue"}),
    "hannibal": (2, {"shields": 1}),
    "hatshepsut": (2, {"back": True}),
    "hiram": (3, {"leaders": 2}),
    "hypatia": (4, {"leaders": 3}),
    "imhotep": (3, {"less": "stage"}),
    "justinian": (3, {"leaders": 3}),
    "leonidas": (2, {"less": "red"}),
    "maecenas": (1, {"free": "leaders"}),
    "midas": (3, {"leaders": None}),
    "nebuchadnezzar": (4, {"leaders": 1}),
    "nefertiti": (3, {"leaders": 4}),
    "nero": (1, {"victory": 4}),
    "pericles": (6, {"leaders": 2}),
    "phidias": (3, {"leaders": 2}),
    "plato": (4, {"leaders": 7}),
    "praxiteles": (3, {"leaders": 2}),
    "ptolemy": (5, {"symbol": "tablet"}),
    "pythagoras": (5, {"symbol": "gear"}),
    "ramses": (5, {"free": "guilds"}),
    "sappho": (1, {"leaders": 2}),
    "solomon": (3, {"pile": True}),
    "tomyris": (4, {"defeat": True}),
    "varro": (3, {"leaders": 1}),
    "vitruvius": (1, {"chain": 2}),
    "xenophon": (2, {"yellow": 2}),
    "zenobia": (2, {"leaders": 3}),
    "semiramis": (4, {"leaders": 0}),
}
CITY = ["lumber-yard", "stone-pit", "loom", "altar", "tavern", "stockade", "workers-guild"]
CITY += ["apothecary", "workshop", "scriptorium"]


def test_every_leader_is_in_the_table():
    assert set(LEADERS) == set(DATA.ids[DATA.first_leader :])


def recruited(leader, age=2, **more):
    """The first city has just recruited this leader in a Recruitment."""
    s = position(
        "recruitment",
        age=age,
        pile=["theater"],
        A=city(
            "giza",
            stages=2,
            coins=30,
            built=CITY,
            unplayed=[leader, "sappho" if leader != "sappho" else "zenobia"],
            victories=[1, 3],
            **more,
        ),
        B=city(coins=9, unplayed=["sappho", "zenobia"]),
        C=city(coins=9),
    )
    before, points = s.view(0).cities[0], scoring.score(s, 0).parts
    for seat, chosen in all_choose(3, Recruit(leader), idle=DISCARD_LEADER):
        s.play(seat, chosen)
    return s, before, points


@clauses("6.3", "12.37")
@pytest.mark.parametrize("leader", LEADERS)
def test_leader(leader):
    cost, gain = LEADERS[leader]
    s, before, points = recruited(leader)
    if "pile" in gain:
        s.play(0, BuildFromPile("theater"))
        assert "theater" in s.view(0).cities[0].structures
    after = s.view(0).cities[0]
    assert after.leaders == [leader]
    assert before.coins - after.coins == cost - gain.get("coins", 0)
    assert after.shields - before.shields == gain.get("shields", 0)
    for symbol, n in after.symbols.items():
        assert n - before.symbols[symbol] == (gain.get("symbol") == symbol)
    wanted = gain.get("leaders", 0)
    if wanted is None:
        wanted = after.coins // 3
    assert scoring.score(s, 0).parts["leaders"] - points["leaders"] == wanted
    for kind, check in EFFECTS.items():
        check(leader, gain.get(kind))


def check_less(leader, target):
    """One resource less: a cost of one stone more than the city has."""
    cards = {"green": "library", "blue": "aqueduct", "red": "walls"}
    s = position(
        age=2,
        A=city(
            "giza",
            built=["stone-pit", "loom"] if target == "green" else ["stone-pit"],
            leaders=[leader],
            hand=[cards.get(target, "walls"), "press"],
        ),
        B=city(),
        C=city(),
    )
    if target is None or target == "stage":
        can = Build("walls", "pay", 0, 0, 0) in s.moves(0)
        assert not can or target == "red"
        bare = position(A=city("giza", leaders=[leader]), B=city(), C=city())
        assert (Stage("altar", 0, 0, 0) in bare.moves(0)) == (target == "stage")
    else:
        s.cities[0].own -= DATA.does[DATA.number["stone-pit"]].own if target == "green" else 0
        assert Build(cards[target], "pay", 0, 0, 0) in s.moves(0)


def check_bank(leader, buys):
    s = position(A=city(coins=1, leaders=[leader], hand=["workshop", "altar"]), B=city(), C=city())
    assert (Build("workshop", "pay", 0, 0, 1) in s.moves(0)) == bool(buys)


def check_back(leader, pays):
    """A yellow card: no leader makes it cheaper."""
    s = position(
        age=2,
        A=city(coins=5, leaders=[leader], hand=["forum", "altar"]),
        B=city(built=["brickyard"]),
        C=city(),
    )
    for seat, move in all_choose(3, Build("forum", "pay", 4, 0, 0)):
        s.play(seat, move)
    assert s.cities[0].coins == 1 + (1 if pays else 0) + (2 if leader == "xenophon" else 0)


def check_free(leader, what):
    s = position(
        "recruitment", age=2, A=city(leaders=[leader], unplayed=["plato"]), B=city(), C=city()
    )
    assert (leader_cost(s, 0, DATA.number["plato"], True) == 0) == (what == "leaders")
    s = position(
        age=3, A=city(leaders=[leader], hand=["workers-guild", "altar"]), B=city(), C=city()
    )
    free = Build("workers-guild", "ramses", 0, 0, 0) in s.moves(0)
    assert free == (what == "guilds")


def check_victory(leader, coins):
    s = position(
        "conflicts", A=city(built=["walls", "circus"], leaders=[leader]), B=city(), C=city()
    )
    s.advance()
    assert s.cities[0].coins == (coins or 0)


def check_chain(leader, coins):
    s = position(
        age=2,
        A=city(built=["scriptorium"], leaders=[leader], hand=["library", "altar"]),
        B=city(),
        C=city(),
    )
    for seat, move in all_choose(3, Build("library", "chain", 0, 0, 0)):
        s.play(seat, move)
    assert s.cities[0].coins == (coins or 0)


def check_yellow(leader, coins):
    s = position(A=city(leaders=[leader], hand=["marketplace", "altar"]), B=city(), C=city())
    for seat, move in all_choose(3, Build("marketplace", "pay", 0, 0, 0)):
        s.play(seat, move)
    assert s.cities[0].coins == (coins or 0)


EFFECTS = {
    "less": check_less,
    "bank": check_bank,
    "back": check_back,
    "free": check_free,
    "victory": check_victory,
    "chain": check_chain,
    "yellow": check_yellow,
}


@clauses("12.32")
@pytest.mark.parametrize("leader", LEADERS)
def test_only_tomyris_passes_defeats_on(leader):
    s = position("conflicts", A=city(leaders=[leader]), B=city(built=["circus"]), C=city())
    s.advance()
    assert s.cities[0].defeats == (0 if leader == "tomyris" else 1)
