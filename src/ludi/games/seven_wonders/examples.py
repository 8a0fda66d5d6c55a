"""The worked examples of the rules, as positions, moves and outcomes."""

from __future__ import annotations

from ludi.core.examples import Example
from ludi.games.seven_wonders import GAME
from ludi.games.seven_wonders.moves import (
    Build,
    BuildFromPile,
    CopyLeader,
    Discard,
    Keep,
    Recruit,
    Stage,
)
from ludi.games.seven_wonders.position import (
    DISCARD,
    DISCARD_LEADER,
    all_choose,
    city,
    position,
)
from ludi.games.seven_wonders.state import Options

RED = ["stockade", "barracks", "guard-tower", "walls", "training-ground"]
BLUE = ["pawnshop", "baths", "altar", "theater", "aqueduct"]
GREEN = ["apothecary", "workshop", "scriptorium", "school"]
YELLOW = ["tavern", "marketplace", "forum"]
BROWN = ["lumber-yard", "stone-pit", "clay-pool", "ore-vein"]
GREY = ["loom", "glassworks", "press"]
ONE_OF_EACH = ["lumber-yard", "loom", "altar", "tavern", "stockade", "apothecary", "workers-guild"]
TWO_TWO_ONE = ["apothecary", "dispensary", "workshop", "laboratory", "scriptorium"]
ONE_TWO_FOUR = [*TWO_TWO_ONE, "lodge", "academy"]
ANOTHER_OF_EACH = ["stone-pit", "press", "baths", "forum", "walls", "workshop", "spies-guild"]


def free(card: str) -> Build:
    return Build(card, "pay", 0, 0, 0)


def chain(card: str) -> Build:
    return Build(card, "chain", 0, 0, 0)


EXAMPLES = [
    # A. The rulebook of Leaders
    Example(
        "7WL-EX-01",
        ("3.4",),
        given=lambda: GAME.deal(4, "ides", Options()),
        then={"cities.*coins": [6, 6, 6, 6]},
    ),
    Example(
        "7WL-EX-01b",
        ("3.4", "17.2"),
        given=lambda: GAME.deal(4, "ides", Options(leaders=False)),
        then={"cities.*coins": [3, 3, 3, 3], "phase": "turn", "age": 1},
    ),
    Example(
        "7WL-EX-03",
        ("4.1", "4.2", "4.3", "4.4", "4.5"),
        given=lambda: position(
            "draft",
            X=city(hand=["alexander", "amytis", "archimedes", "aristotle"]),
            Y=city(hand=["bilkis", "caesar", "cleopatra", "croesus"]),
            Z=city(hand=["euclid", "hammurabi", "hannibal", "hatshepsut"]),
        ),
        when=(
            *all_choose(3, Keep("alexander"), Keep("bilkis"), Keep("euclid")),
            *all_choose(3, Keep("caesar"), Keep("hammurabi"), Keep("amytis")),
            *all_choose(3, Keep("hannibal"), Keep("archimedes"), Keep("cleopatra")),
        ),
        then={
            "phase": "recruitment",
            "leaders.*card": ["alexander", "aristotle", "caesar", "hannibal"],
            "cities.*unplayed": [4, 4, 4],
            "passed": [
                ["amytis", "archimedes", "aristotle"],
                ["cleopatra", "croesus"],
                ["hatshepsut"],
            ],
            "box": 24,
        },
    ),
    Example(
        "7WL-EX-04",
        ("6.3", "6.10", "1.6"),
        given=lambda: position(
            "recruitment",
            A=city(coins=6, unplayed=["alexander", "sappho"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, Recruit("alexander"), idle=DISCARD_LEADER),
        then={
            "cities.0.coins": 3,
            "cities.0.leaders": ["alexander"],
            "cities.0.unplayed": 1,
            "cities.0.hand": 7,
        },
        asks="cities.0.coins",
    ),
    Example(
        "7WL-EX-05",
        ("6.4", "6.2"),
        given=lambda: position(
            "recruitment",
            A=city("giza", built=["stone-pit"], unplayed=["pericles", "sappho"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, Stage("pericles", 0, 0, 0), idle=DISCARD_LEADER),
        then={
            "cities.0.coins": 0,
            "cities.0.stages.0.built": True,
            "cities.0.stages.0.marker": "pericles",
            "cities.0.leaders": [],
            "cities.0.unplayed": 1,
            "last.0": {"type": "stage", "card": None, "left": 0, "right": 0, "bank": 0},
        },
    ),
    Example(
        "7WL-EX-06",
        ("6.5",),
        given=lambda: position(
            "recruitment", A=city(coins=2, unplayed=["plato", "sappho"]), B=city(), C=city()
        ),
        when=all_choose(3, Discard("plato"), idle=DISCARD_LEADER),
        then={
            "cities.0.coins": 5,
            "cities.0.leaders": [],
            "pile": [],
            "last.0": {"type": "discard", "card": None},
        },
    ),
    Example(
        "7WL-EX-07",
        ("6.9",),
        given=lambda: position(
            "recruitment", age=3, A=city(unplayed=["plato", "sappho"]), B=city(), C=city()
        ),
        when=all_choose(3, Discard("plato"), idle=DISCARD_LEADER),
        then={"leaders": [], "cities.*unplayed": [0, 0, 0]},
    ),
    Example(
        "7WL-EX-08",
        ("15.3", "15.4"),
        given=lambda: position(
            "draft",
            P=city(hand=["alexander", "amytis", "archimedes", "aristotle"]),
            Q=city(hand=["bilkis", "caesar", "cleopatra", "croesus"]),
        ),
        when=(
            *all_choose(2, Keep("alexander"), Keep("bilkis")),
            *all_choose(2, Keep("caesar"), Keep("amytis")),
            *all_choose(2, Keep("archimedes"), Keep("cleopatra")),
        ),
        then={
            "leaders.*card": ["alexander", "archimedes", "caesar", "croesus"],
            "cities.*unplayed": [4, 4, 0],
        },
    ),
    Example(
        "7WL-EX-09",
        ("12.2",),
        given=lambda: position(
            "over", A=city("giza", stages=3, leaders=["amytis"]), B=city(), C=city()
        ),
        then={"scores.0.leaders": 6, "scores.0.wonder": 15},
        asks="scores.0.leaders",
    ),
    Example(
        "7WL-EX-10",
        ("12.16",),
        given=lambda: position(
            "over",
            A=city(built=[*RED[:4], *BLUE[:2], *GREEN[:3]], leaders=["justinian"]),
            B=city(built=[*RED[:4], *BLUE[:2]], leaders=["justinian"]),
            C=city(),
        ),
        then={"scores.0.leaders": 6, "scores.1.leaders": 0},
        asks="scores.0.leaders",
    ),
    Example(
        "7WL-EX-11",
        ("12.1", "18.24"),
        given=lambda: position(
            "over",
            A=city(victories=[1, 3, 5], defeats=1, leaders=["alexander"]),
            B=city(),
            C=city(),
        ),
        then={"scores.0.military": 8, "scores.0.leaders": 3},
    ),
    Example(
        "7WL-EX-12",
        ("12.4",),
        given=lambda: position(
            "over", A=city(built=GREEN[:3], leaders=["aristotle"]), B=city(), C=city()
        ),
        then={"scores.0.science": 10, "scores.0.leaders": 3},
        asks="scores.0.science",
    ),
    Example(
        "7WL-EX-13",
        ("12.25",),
        given=lambda: position(
            "over",
            A=city(built=ONE_OF_EACH, leaders=["plato"]),
            B=city(built=ONE_OF_EACH[1:], leaders=["plato"]),
            C=city(),
        ),
        then={"scores.0.leaders": 7, "scores.1.leaders": 0},
    ),
    Example(
        "7WL-EX-14",
        ("12.19",),
        given=lambda: position("over", A=city(coins=10, leaders=["midas"]), B=city(), C=city()),
        then={"scores.0.treasury": 3, "scores.0.leaders": 3},
    ),
    Example(
        "7WL-EX-15",
        ("12.5",),
        given=lambda: position(
            A=city(coins=1, leaders=["bilkis"], hand=["workshop", "altar"]), B=city(), C=city()
        ),
        when=all_choose(3, Build("workshop", "pay", 0, 0, 1)),
        then={"cities.0.coins": 0, "cities.0.structures": ["workshop"], "cities.1.coins": 3},
    ),
    Example(
        "7WL-EX-16",
        ("6.6", "12.18"),
        given=lambda: position(
            "recruitment",
            age=2,
            A=city(leaders=["maecenas"], unplayed=["caesar", "sappho"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, Recruit("caesar"), idle=DISCARD_LEADER),
        then={"cities.0.leaders": ["maecenas", "caesar"], "cities.0.coins": 0},
    ),
    Example(
        "7WL-EX-17",
        ("12.29", "8.2.4"),
        given=lambda: position(
            age=3,
            A=city(leaders=["ramses"], hand=["architects-guild", "altar"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, Build("architects-guild", "ramses", 0, 0, 0)),
        then={"cities.0.structures": ["architects-guild"], "cities.0.coins": 0},
    ),
    Example(
        "7WL-EX-18",
        ("12.32", "13.3"),
        given=lambda: position(
            "conflicts",
            age=2,
            P=city(built=["stockade"], leaders=["tomyris"]),
            L=city(built=["walls", "stockade"]),
            X=city(built=["walls", "barracks"]),
            R=city(),
        ),
        then={
            "cities.0.victories": [3],
            "cities.0.defeats": 0,
            "cities.1.victories": [3],
            "cities.1.defeats": 1,
            "cities.3.victories": [],
        },
    ),
    Example(
        "7WL-EX-19",
        ("12.32",),
        given=lambda: position(
            "recruitment",
            age=2,
            P=city(coins=4, defeats=1, unplayed=["tomyris", "sappho"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, Recruit("tomyris"), idle=DISCARD_LEADER),
        then={"cities.0.leaders": ["tomyris"], "cities.0.defeats": 1},
    ),
    Example(
        "7WL-EX-20",
        ("12.12", "18.5"),
        given=lambda: position(
            age=2,
            A=city(coins=8, leaders=["hatshepsut"], hand=["statue", "altar"]),
            L=city(built=["foundry"]),
            R=city(built=["lumber-yard"]),
        ),
        when=all_choose(3, Build("statue", "pay", 4, 2, 0)),
        then={"cities.0.coins": 4, "cities.1.coins": 7, "cities.2.coins": 5},
        asks="cities.0.coins",
    ),
    Example(
        "7WL-EX-22",
        ("12.35",),
        given=lambda: position(
            A=city(built=["marketplace"], leaders=["xenophon"], hand=["tavern", "altar"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, free("tavern")),
        then={"cities.0.coins": 7},
        asks="cities.0.coins",
    ),
    Example(
        "7WL-EX-22b",
        ("12.35",),
        given=lambda: position(
            age=2,
            A=city(built=["brickyard", "tavern"], leaders=["xenophon"], hand=["forum", "altar"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, free("forum")),
        then={"cities.0.coins": 2},
    ),
    Example(
        "7WL-EX-23",
        ("9.9", "9.9.1", "9.10", "12.31"),
        given=lambda: position(
            "recruitment",
            age=2,
            pile=["baths", "tavern", "mine"],
            A=city(coins=3, built=["baths"], unplayed=["solomon", "sappho"]),
            B=city(),
            C=city(),
        ),
        when=(
            *all_choose(3, Recruit("solomon"), idle=DISCARD_LEADER),
            (0, BuildFromPile("tavern")),
        ),
        then={
            "cities.0.coins": 5,
            "cities.0.structures": ["baths", "tavern"],
            "pile.*card": ["baths", "mine"],
        },
    ),
    Example(
        "7WL-EX-23b",
        ("9.9.1", "18.11"),
        given=lambda: position(
            "recruitment",
            age=2,
            pile=["baths", "tavern", "mine"],
            A=city(coins=3, built=["baths"], unplayed=["solomon", "sappho"]),
            B=city(),
            C=city(),
        ),
        when=(*all_choose(3, Recruit("solomon"), idle=DISCARD_LEADER), (0, BuildFromPile("mine"))),
        then={"cities.0.coins": 0, "cities.0.structures": ["baths", "mine"]},
    ),
    Example(
        "7WL-EX-24",
        ("12.6", "12.11", "13.1"),
        given=lambda: position(
            A=city(built=["stockade", "walls"], leaders=["hannibal", "caesar"]), B=city(), C=city()
        ),
        then={"cities.0.shields": 6},
        asks="cities.0.shields",
    ),
    Example(
        "7WL-EX-25",
        ("12.22",),
        given=lambda: position(
            "conflicts",
            age=2,
            A=city(built=["walls", "stables", "stockade"], leaders=["nero"], victories=[1]),
            B=city(built=["walls", "stockade"]),
            C=city(built=["walls"]),
        ),
        then={"cities.0.victories": [1, 3, 3], "cities.0.coins": 4},
        asks="cities.0.coins",
    ),
    Example(
        "7WL-EX-26",
        ("12.34", "8.2.2"),
        given=lambda: position(
            age=2,
            A=city(built=["scriptorium"], leaders=["vitruvius"], hand=["library", "altar"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, chain("library")),
        then={"cities.0.coins": 2, "cities.0.structures": ["scriptorium", "library"]},
    ),
    Example(
        "7WL-EX-27",
        ("12.8",),
        given=lambda: position(
            "recruitment", A=city(coins=6, unplayed=["croesus", "sappho"]), B=city(), C=city()
        ),
        when=all_choose(3, Recruit("croesus"), idle=DISCARD_LEADER),
        then={"cities.0.coins": 11},
        asks="cities.0.coins",
    ),
    *(
        Example(
            f"7WL-EX-28-{leader}",
            (clause,),
            given=lambda leader=leader: position(  # type: ignore[misc]
                "over",
                A=city(
                    built=[*GREEN, *YELLOW, *BLUE, *BROWN[:2]],
                    leaders=[leader],
                ),
                B=city(),
                C=city(),
            ),
            then={"scores.0.leaders": vp},
        )
        for leader, clause, vp in (
            ("hypatia", "12.14", 4),
            ("varro", "12.33", 3),
            ("nebuchadnezzar", "12.20", 5),
            ("phidias", "12.24", 2),
        )
    ),
    *(
        Example(
            f"7WL-EX-29-{leader}",
            (clause,),
            given=lambda leader=leader: position(  # type: ignore[misc]
                "over",
                A=city(
                    built=[*RED[:3], *GREY[:2], "workers-guild", "spies-guild"],
                    leaders=[leader],
                ),
                B=city(),
                C=city(),
            ),
            then={"scores.0.leaders": vp},
        )
        for leader, clause, vp in (
            ("pericles", "12.23", 6),
            ("praxiteles", "12.26", 4),
            ("hiram", "12.13", 4),
        )
    ),
    *(
        Example(
            f"7WL-EX-30-{leader}",
            (clause,),
            given=lambda leader=leader: position(  # type: ignore[misc]
                "over", A=city(leaders=[leader]), B=city(), C=city()
            ),
            then={"scores.0.leaders": vp, "scores.0.total": vp},
        )
        for leader, clause, vp in (
            ("sappho", "12.30", 2),
            ("zenobia", "12.36", 3),
            ("nefertiti", "12.21", 4),
            ("cleopatra", "12.7", 5),
        )
    ),
    Example(
        "7WL-EX-31",
        ("8.6", "12.3"),
        given=lambda: position(
            age=2,
            A=city(built=["brickyard"], leaders=["archimedes"], hand=["laboratory", "altar"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, free("laboratory")),
        then={"cities.0.structures": ["brickyard", "laboratory"], "cities.0.coins": 0},
    ),
    Example(
        "7WL-EX-31b",
        ("8.6", "12.3"),
        given=lambda: position(
            age=2,
            A=city(
                built=["clay-pool", "press"], leaders=["archimedes"], hand=["laboratory", "altar"]
            ),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, free("laboratory")),
        then={"cities.0.structures": ["clay-pool", "press", "laboratory"]},
    ),
    *(
        Example(
            f"7WL-EX-31-{leader}",
            (clause, "8.6"),
            given=lambda leader=leader, card=card: position(  # type: ignore[misc]
                age=2,
                A=city("giza", built=["stone-pit"], leaders=[leader], hand=[card, "loom"]),
                B=city(),
                C=city(),
            ),
            when=all_choose(3, free(card)),
            then={"cities.0.structures": ["stone-pit", card], "cities.0.coins": 0},
        )
        for leader, clause, card in (
            ("leonidas", "12.17", "walls"),
            ("hammurabi", "12.10", "aqueduct"),
        )
    ),
    Example(
        "7WL-EX-31-imhotep",
        ("12.15", "8.6"),
        given=lambda: position(
            A=city("giza", leaders=["imhotep"], hand=["loom", "altar"]), B=city(), C=city()
        ),
        when=all_choose(3, Stage("loom", 0, 0, 0)),
        then={"cities.0.stages.0.built": True, "cities.0.coins": 0},
    ),
    Example(
        "7WL-EX-32",
        ("12.37", "12.9", "12.28"),
        given=lambda: position(
            A=city(built=["apothecary"], leaders=["euclid", "pythagoras"]), B=city(), C=city()
        ),
        then={"cities.0.symbols": {"compass": 2, "gear": 1, "tablet": 0, "any": 0}},
    ),
    Example(
        "7WL-EX-33",
        ("11.4",),
        given=lambda: position(
            "over", A=city(coins=14, built=["gamers-guild"]), B=city(), C=city()
        ),
        then={"scores.0.guilds": 4, "scores.0.treasury": 4},
    ),
    Example(
        "7WL-EX-34",
        ("11.4",),
        given=lambda: position(
            "over",
            A=city(built=["diplomats-guild"], leaders=["nero"]),
            B=city("giza", stages=1, leaders=["sappho", "midas"]),
            C=city(leaders=["zenobia"]),
        ),
        then={"scores.0.guilds": 3},
    ),
    Example(
        "7WL-EX-34b",
        ("11.4",),
        given=lambda: position(
            "over",
            A=city(built=["architects-guild", "scientists-guild"]),
            B=city(built=["workers-guild", "spies-guild"]),
            C=city(built=["traders-guild"]),
        ),
        then={"scores.0.guilds": 9},
        asks="scores.0.guilds",
    ),
    Example(
        "7WL-EX-35",
        ("9.9", "18.15", "18.16", "10.6"),
        given=lambda: position(
            "recruitment",
            age=2,
            pile=["tavern", "pawnshop"],
            S=city(coins=3, unplayed=["solomon", "sappho"]),
            B=city(),
            H=city("halikarnassos", "B", built=["foundry"], unplayed=["plato", "sappho"]),
            D=city(),
        ),
        when=(
            *all_choose(
                4,
                Recruit("solomon"),
                DISCARD_LEADER,
                Stage("plato", 0, 0, 0),
                idle=DISCARD_LEADER,
            ),
            (2, BuildFromPile("tavern")),
            (0, BuildFromPile("pawnshop")),
        ),
        then={
            "cities.2.structures": ["foundry", "tavern"],
            "cities.2.coins": 5,
            "cities.0.structures": ["pawnshop"],
            "pile": [],
        },
    ),
    Example(
        "7WL-EX-36",
        ("10.7.2",),
        given=lambda: position(
            "over",
            A=city("olympia", "B", stages=3, built=["spies-guild"], leaders=["hiram"]),
            B=city(built=["workers-guild", "lumber-yard"]),
            C=city(built=["stone-pit", "clay-pool"]),
        ),
        then={"scores.0.leaders": 2, "scores.0.guilds": 3},
    ),
    Example(
        "7WL-EX-37",
        ("12.25",),
        given=lambda: position(
            "over",
            A=city(built=[*ONE_OF_EACH, *ANOTHER_OF_EACH], leaders=["plato"]),
            B=city(),
            C=city(),
        ),
        then={"scores.0.leaders": 14},
        asks="scores.0.leaders",
    ),
    Example(
        "7WL-EX-38",
        ("12.12", "18.6", "18.43"),
        given=lambda: position(
            A=city(
                coins=1,
                built=["marketplace"],
                leaders=["hatshepsut"],
                hand=["workshop", "altar"],
            ),
            L=city(built=["glassworks"]),
            C=city(),
        ),
        when=all_choose(3, Build("workshop", "pay", 1, 0, 0)),
        then={"cities.0.coins": 1, "cities.1.coins": 4},
        asks="cities.0.coins",
    ),
    Example(
        "7WL-EX-39",
        ("11.5.2",),
        given=lambda: position(
            "over",
            P=city(built=["courtesans-guild"], copied=["sappho"], leaders=["nero", "midas"]),
            D=city(built=["diplomats-guild"]),
            C=city(),
            E=city(leaders=["sappho"]),
        ),
        then={"scores.1.guilds": 2},
    ),
    Example(
        "7WL-EX-40",
        ("12.37", "12.27"),
        given=lambda: position(
            "over",
            A=city(built=["apothecary", "workshop"], leaders=["ptolemy"]),
            B=city(),
            C=city(),
        ),
        then={"scores.0.science": 10, "scores.0.leaders": 0},
    ),
    Example(
        "7WL-EX-40b",
        ("6.6", "10.9", "10.9.1"),
        given=lambda: position(
            "recruitment", A=city("roma", "A", unplayed=["pericles", "sappho"]), B=city(), C=city()
        ),
        when=all_choose(3, Recruit("pericles"), idle=DISCARD_LEADER),
        then={"cities.0.leaders": ["pericles"], "cities.0.coins": 0},
    ),
    *(
        Example(
            f"7WL-EX-40c-{leader}",
            ("6.6", "10.9.2", "18.28"),
            given=lambda leader=leader: position(  # type: ignore[misc]
                "recruitment",
                A=city("roma", "B", coins=10, unplayed=[leader, "sappho"]),
                B=city(),
                C=city(),
            ),
            when=all_choose(3, Recruit(leader), idle=DISCARD_LEADER),
            then={"cities.0.coins": coins},
        )
        for leader, coins in (("pericles", 6), ("hannibal", 10), ("croesus", 16))
    ),
    *(
        Example(
            f"7WL-EX-40d-{leader}",
            ("6.6", "10.9.2"),
            given=lambda leader=leader: position(  # type: ignore[misc]
                "recruitment",
                A=city(coins=10, unplayed=[leader, "sappho"]),
                B=city("roma", "B"),
                C=city(),
            ),
            when=all_choose(3, Recruit(leader), idle=DISCARD_LEADER),
            then={"cities.0.coins": coins},
        )
        for leader, coins in (("pericles", 5), ("croesus", 16))
    ),
    Example(
        "7WL-EX-40e",
        ("10.9.2", "18.29"),
        given=lambda: position(
            A=city(
                "roma",
                "B",
                built=["lumber-yard", "clay-pool"],
                hand=["loom", "altar"],
                unplayed=["alexander", "amytis", "archimedes"],
            ),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, Stage("loom", 0, 0, 0)),
        then={"cities.0.coins": 5, "cities.0.unplayed": 7, "leaders.#": 7},
    ),
    Example(
        "7WL-EX-40f",
        ("10.9.2", "9.6"),
        given=lambda: position(
            age=2,
            A=city(
                "roma",
                "B",
                stages=1,
                coins=4,
                built=["stone-pit", "clay-pool", "loom"],
                hand=["press", "altar"],
                unplayed=["pericles", "sappho"],
                leaders=["nero", "midas", "plato"],
            ),
            B=city(),
            C=city(),
        ),
        when=(*all_choose(3, Stage("press", 0, 0, 0)), (0, Recruit("pericles"))),
        then={
            "cities.0.coins": 0,
            "cities.0.leaders": ["nero", "midas", "plato", "pericles"],
            "cities.0.unplayed": 1,
        },
    ),
    # B. The rulebook of the base game
    Example(
        "7WL-EX-42",
        ("8.2.2",),
        given=lambda: position(
            age=2, A=city(built=["apothecary"], hand=["stables", "altar"]), B=city(), C=city()
        ),
        when=all_choose(3, chain("stables")),
        then={"cities.0.structures": ["apothecary", "stables"], "cities.0.coins": 0},
    ),
    Example(
        "7WL-EX-43",
        ("8.2.2",),
        given=lambda: position(
            age=2, A=city(built=["scriptorium"], hand=["courthouse", "library"]), B=city(), C=city()
        ),
        then={
            "hand.0.offer.ways.0.way": "chain",
            "hand.0.offer.ways.0.chain": "scriptorium",
            "hand.1.offer.ways.0.way": "chain",
        },
    ),
    Example(
        "7WL-EX-45",
        ("8.1", "8.2.1"),
        given=lambda: position(A=city(coins=1, hand=["timber-yard", "altar"]), B=city(), C=city()),
        when=all_choose(3, free("timber-yard")),
        then={"cities.0.coins": 0, "cities.0.structures": ["timber-yard"]},
    ),
    Example(
        "7WL-EX-45b",
        ("8.1", "8.2.6"),
        given=lambda: position(A=city(hand=["east-trading-post", "altar"]), B=city(), C=city()),
        when=all_choose(3, free("east-trading-post")),
        then={"cities.0.coins": 0, "cities.0.structures": ["east-trading-post"]},
    ),
    Example(
        "7WL-EX-46",
        ("8.3",),
        given=lambda: position(
            age=2,
            A=city(
                "giza",
                built=["stone-pit", "clay-pool", "ore-vein", "press", "loom"],
                hand=["barracks", "scriptorium", "aqueduct"],
            ),
            B=city(),
            C=city(),
        ),
        then={
            "hand.*card": ["barracks", "scriptorium", "aqueduct"],
            "hand.0.offer.refusal": None,
            "hand.1.offer.refusal": None,
            "hand.2.offer.refusal.key": "no-resource-missing",
        },
    ),
    Example(
        "7WL-EX-47",
        ("8.4", "8.4.3"),
        given=lambda: position(
            age=3,
            A=city(coins=4, built=["lumber-yard", "glassworks"], hand=["university", "altar"]),
            B=city(built=["lumber-yard"]),
            C=city(built=["press"]),
        ),
        when=all_choose(3, Build("university", "pay", 2, 2, 0)),
        then={"cities.0.coins": 0, "cities.1.coins": 5, "cities.2.coins": 5},
    ),
    Example(
        "7WL-EX-48",
        ("8.4.2", "18.3", "8.4.4"),
        given=lambda: position(
            age=2,
            A=city(built=["quarry", "loom"], hand=["library", "altar"]),
            B=city(coins=4, built=["stone-pit"], hand=["aqueduct", "altar"]),
            C=city(coins=4, built=["stone-pit"], hand=["walls", "altar"]),
        ),
        when=all_choose(
            3,
            free("library"),
            Build("aqueduct", "pay", 0, 4, 0),
            Build("walls", "pay", 4, 0, 0),
        ),
        then={
            "cities.0.coins": 8,
            "cities.0.structures": ["quarry", "loom", "library"],
            "cities.1.coins": 0,
            "cities.2.coins": 0,
        },
        asks="cities.0.coins",
    ),
    Example(
        "7WL-EX-50",
        ("8.2.2",),
        given=lambda: position(
            age=3,
            A=city(built=["theater", "statue"], hand=["gardens", "altar"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, chain("gardens")),
        then={"cities.0.structures": ["theater", "statue", "gardens"]},
    ),
    Example(
        "7WL-EX-51",
        ("7.3.2", "10.2"),
        given=lambda: position(
            A=city("alexandria", stages=1, built=["foundry"], hand=["loom", "altar"]),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, Stage("loom", 0, 0, 0)),
        then={
            "cities.0.stages.*built": [True, True, False],
            "cities.0.stages.1.marker": "loom",
            "cities.0.structures": ["foundry"],
            "cities.0.production.2.options": ["wood", "stone", "ore", "clay"],
            "cities.0.production.2.sellable": False,
        },
    ),
    Example(
        "7WL-EX-53",
        ("13.2",),
        given=lambda: position(
            "conflicts",
            age=2,
            A=city("alexandria", built=["walls", "stockade"]),
            L=city(built=["walls", "stables", "stockade"]),
            X=city(built=["walls", "stables"]),
            R=city(built=["walls"]),
        ),
        then={"cities.0.victories": [3], "cities.0.defeats": 1},
    ),
    Example(
        "7WL-EX-54",
        ("14.2",),
        given=lambda: position("over", A=city(victories=[1, 3, 5], defeats=3), B=city(), C=city()),
        then={"scores.0.military": 6},
    ),
    Example(
        "7WL-EX-55",
        ("14.2",),
        given=lambda: position("over", A=city(coins=14), B=city(), C=city()),
        then={"scores.0.treasury": 4},
    ),
    Example(
        "7WL-EX-56",
        ("14.2", "10.1"),
        given=lambda: position("over", A=city("alexandria", stages=3), B=city(), C=city()),
        then={"scores.0.wonder": 10},
    ),
    Example(
        "7WL-EX-57",
        ("14.2", "11.1"),
        given=lambda: position(
            "over", A=city(built=["altar", "aqueduct", "town-hall"]), B=city(), C=city()
        ),
        then={"scores.0.civilian": 13},
    ),
    Example(
        "7WL-EX-58",
        ("14.3",),
        given=lambda: position(
            "over",
            A=city(
                built=["apothecary", "dispensary", "lodge", "workshop", "laboratory", "scriptorium"]
            ),
            B=city(),
            C=city(),
        ),
        then={"scores.0.science": 21},
        asks="scores.0.science",
    ),
    Example(
        "7WL-EX-59",
        ("14.3",),
        given=lambda: position(
            "over",
            A=city(
                built=[
                    *("apothecary", "dispensary", "lodge"),
                    *("workshop", "laboratory", "scriptorium", "library"),
                ]
            ),
            B=city(),
            C=city(),
        ),
        then={"scores.0.science": 31},
    ),
    Example(
        "7WL-EX-60",
        ("14.3",),
        given=lambda: position(
            "over",
            A=city(built=["apothecary", "dispensary", "lodge", "academy"]),
            B=city(built=["apothecary", "dispensary", "lodge", "academy"], leaders=["euclid"]),
            C=city(
                "babylon",
                stages=2,
                built=["apothecary", "dispensary", "lodge", "academy"],
                leaders=["euclid"],
            ),
        ),
        then={"scores.*science": [16, 25, 36]},
    ),
    Example(
        "7WL-EX-61",
        ("11.2",),
        given=lambda: position(
            "over", A=city(built=["chamber-of-commerce", "loom", "press"]), B=city(), C=city()
        ),
        then={"scores.0.commercial": 4},
    ),
    Example(
        "7WL-EX-62",
        ("9.8", "9.9", "18.13", "7.5"),
        given=lambda: position(
            round=6,
            A=city(
                "halikarnassos", stages=1, built=["foundry", "ore-vein"], hand=["loom", "press"]
            ),
            B=city(hand=["tavern", "baths"]),
            C=city(hand=["mine", "altar"]),
        ),
        when=(
            (0, Stage("loom", 0, 0, 0)),
            (1, Discard("baths")),
            (2, Discard("mine")),
            (0, BuildFromPile("tavern")),
        ),
        then={
            "cities.0.structures": ["foundry", "ore-vein", "tavern"],
            "cities.0.coins": 5,
            "pile.*card": ["baths", "mine", "press", "altar"],
        },
    ),
    Example(
        "7WL-EX-63",
        ("10.3.2", "9.8"),
        given=lambda: position(
            round=6,
            A=city(
                "babylon",
                "B",
                stages=1,
                built=["sawmill", "glassworks"],
                hand=["altar", "loom"],
            ),
            B=city(),
            C=city(),
        ),
        when=((0, Stage("altar", 0, 0, 0)), (1, DISCARD), (2, DISCARD), (0, free("loom"))),
        then={
            "cities.0.structures": ["sawmill", "glassworks", "loom"],
            "cities.0.stages.*built": [True, True, False],
            "cities.0.hand": 0,
            "phase": "recruitment",
        },
    ),
    Example(
        "7WL-EX-64",
        ("10.7.3", "8.4.3"),
        given=lambda: position(
            A=city(
                "olympia",
                "B",
                stages=1,
                coins=1,
                built=["east-trading-post"],
                hand=["baths", "altar"],
            ),
            B=city(),
            C=city("giza"),
        ),
        when=all_choose(3, Build("baths", "pay", 0, 1, 0)),
        then={"cities.0.coins": 0, "cities.2.coins": 4},
    ),
    Example(
        "7WL-EX-65",
        ("9.4", "18.1"),
        given=lambda: position(
            age=2,
            A=city(built=["lumber-yard", "clay-pool"], hand=["vineyard", "altar"]),
            B=city(coins=1, hand=["quarry", "altar"]),
            C=city(built=["stone-pit"]),
        ),
        when=all_choose(3, free("vineyard"), free("quarry")),
        then={"cities.0.coins": 4},
        asks="cities.0.coins",
    ),
    Example(
        "7WL-EX-66",
        ("15.5", "15.6", "15.7", "15.8", "15.12"),
        given=lambda: position(
            A=city(hand=["loom", "altar", "theater"]),
            B=city(hand=["press", "stockade", "barracks"]),
            free_city=city("giza", coins=3),
            free_pile=["tavern", "baths"],
        ),
        when=((0, free("loom")), (1, free("press")), (0, free("tavern"))),
        then={
            "cities.0.structures": ["loom"],
            "cities.1.structures": ["press"],
            "cities.2.structures": ["tavern"],
            "cities.2.coins": 8,
            "holder": 1,
            "hand.*card": ["stockade", "barracks"],
            "cities.1.hand": 3,
            "free_pile": 0,
        },
    ),
    # C. Constructed to pin the rulings
    Example(
        "7WL-EX-69",
        ("8.5.3",),
        given=lambda: position(
            age=3,
            A=city("roma", "B", coins=2, built=["tree-farm"], hand=["loom", "altar"]),
            L=city(built=["lumber-yard"]),
            R=city(built=["clay-pool"]),
        ),
        when=all_choose(3, Stage("loom", 0, 2, 0)),
        then={"cities.0.coins": 5, "cities.1.coins": 3, "cities.2.coins": 5},
    ),
    Example(
        "7WL-EX-74",
        ("14.3", "18.37"),
        given=lambda: position(
            "over",
            A=city(
                built=[*ONE_TWO_FOUR, "scientists-guild"],
                leaders=["euclid"],
            ),
            B=city(),
            C=city(
                built=[*ONE_TWO_FOUR, "scientists-guild"],
                leaders=["euclid", "aristotle"],
            ),
        ),
        then={"scores.0.science": 48, "scores.2.science": 47, "scores.2.leaders": 6},
        asks="scores.0.science",
    ),
    Example(
        "7WL-EX-75",
        ("14.3", "10.3.1"),
        given=lambda: position(
            "over",
            A=city(
                "babylon",
                stages=2,
                built=[*TWO_TWO_ONE, "scientists-guild"],
            ),
            B=city(),
            C=city(),
        ),
        then={"scores.0.science": 31, "scores.0.guilds": 0},
        asks="scores.0.science",
    ),
    Example(
        "7WL-EX-77",
        ("18.35",),
        given=lambda: position(
            "over",
            A=city("olympia", "B", stages=3, built=[*BROWN[:3], "loom", "scientists-guild"]),
            B=city(built=["shipowners-guild"]),
            C=city(),
        ),
        then={"scores.0.guilds": 5},
    ),
    Example(
        "7WL-EX-79",
        ("11.5.1", "11.5.4"),
        given=lambda: position(
            age=3,
            A=city(
                built=["caravansery", "forum", "loom", "clay-pool"],
                hand=["courtesans-guild", "altar"],
            ),
            B=city(leaders=["croesus"]),
            C=city(),
        ),
        when=(*all_choose(3, free("courtesans-guild")), (0, CopyLeader("croesus"))),
        then={"cities.0.coins": 6, "cities.0.copied": ["croesus"], "cities.1.coins": 3},
    ),
    Example(
        "7WL-EX-80",
        ("18.19",),
        given=lambda: position(
            "over",
            A=city(built=["courtesans-guild", "workers-guild"], copied=["hiram"]),
            B=city(leaders=["hiram"]),
            C=city(),
        ),
        then={"scores.0.leaders": 4},
    ),
    Example(
        "7WL-EX-81",
        ("11.5.3",),
        given=lambda: position(
            age=3,
            A=city(
                built=["caravansery", "forum", "loom", "clay-pool"],
                hand=["courtesans-guild", "altar"],
            ),
            B=city(),
            C=city(),
        ),
        when=all_choose(3, free("courtesans-guild")),
        then={"phase": "turn", "cities.0.copied": [], "cities.0.colors.purple": 1},
    ),
    Example(
        "7WL-EX-83",
        ("18.21",),
        given=lambda: position(
            "conflicts",
            A=city(built=["stockade"], leaders=["nero"]),
            B=city(leaders=["tomyris"]),
            C=city(built=["barracks"]),
        ),
        then={"cities.0.victories": [1], "cities.0.defeats": 1, "cities.0.coins": 2},
    ),
    Example(
        "7WL-EX-84",
        ("18.25",),
        given=lambda: position(
            "over", A=city(coins=9, built=["gamers-guild"], leaders=["midas"]), B=city(), C=city()
        ),
        then={"scores.0.treasury": 3, "scores.0.guilds": 3, "scores.0.leaders": 3},
        asks="scores.0.total",
    ),
    Example(
        "7WL-EX-87",
        ("6.7",),
        given=lambda: position(
            "recruitment", A=city(coins=1, unplayed=["croesus", "sappho"]), B=city(), C=city()
        ),
        when=all_choose(3, Recruit("croesus"), idle=DISCARD_LEADER),
        then={"cities.0.coins": 6, "cities.0.leaders": ["croesus"]},
    ),
    Example(
        "7WL-EX-90",
        ("14.4",),
        given=lambda: position(
            "over",
            A=city(coins=7, built=["palace"]),
            B=city(coins=4, built=["palace"], leaders=[], victories=[1]),
            C=city(),
        ),
        then={
            "scores.*total": [10, 10, 0],
            "winners": [0],
            "ranks": [1, 2, 3],
            "tie_break": "tie-coins",
        },
    ),
    Example(
        "7WL-EX-90b",
        ("14.4",),
        given=lambda: position(
            "over",
            A=city(coins=4, built=["palace"]),
            B=city(coins=4, built=["palace"]),
            C=city(),
        ),
        then={"winners": [0, 1], "ranks": [1, 1, 3]},
    ),
]
