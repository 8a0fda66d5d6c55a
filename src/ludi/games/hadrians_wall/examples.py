"""The worked examples of the rules, as positions, moves and outcomes."""

from __future__ import annotations

from ludi.core.examples import Example
from ludi.games.hadrians_wall.moves import (
    Battle,
    Bribe,
    Build,
    Buy,
    Choose,
    Cohort,
    Diplomat,
    Favour,
    Fill,
    Forum,
    Perform,
    Place,
    Ruling,
    Scout,
    Stop,
    Temple,
    TrainGladiator,
)
from ludi.games.hadrians_wall.position import fate, player, position

A, B, C = 0, 1, 2
OTHER = player()
PICTS = [fate(attack="centre"), fate(attack="right"), fate(attack="right")]

EXAMPLES = [
    Example(
        "HW-EX-02",
        ("1.8.2", "4.2.1", "4.2.2", "4.2.4"),
        given=lambda: position(
            year=3,
            at="year",
            fate=[fate(id="F04")],  # 1 soldier, 3 builders, 1 servant, 1 civilian, 2 resources
            A=player(paths=["defender", "ranger"], draws=["pontiff", "trainer"]),
        ),
        when=((A, Choose("pontiff")),),
        then={
            "players.0.paths.*card": ["defender", "ranger", "pontiff"],
            "players.0.prospect": "trainer",
            "players.0.items.servant": 1 + 1,
            "players.0.items.resource": 2 + 1 + 1,  # and 1 of Resource Production
            "players.0.items.builder": 3,
        },
        asks="players.0.items.servant",
    ),
    Example(
        "HW-EX-03",
        ("6.5.2", "6.5.6", "5.5.3"),
        given=lambda: position(A=player(wall=5, fort=7, resource=2)),
        when=((A, Fill("wall")), (A, Fill("wall")), (A, Cohort("left"))),
        then={
            "players.0.sheet.tracks.wall": 7,
            "players.0.sheet.tracks.cohort-left": 1,
            "players.0.items.resource": 0,
        },
    ),
    Example(
        "HW-EX-04",
        ("5.7", "6.13.2", "6.13.3"),
        given=lambda: position(A=player(built=["theatre"], performers=4, resource=1)),
        when=((A, Perform(1)),),
        then={
            "players.0.sheet.theatre": [1, 0, 0, 0, 0, 0],
            "players.0.sheet.tracks.traders": 1,
            "players.0.items.resource": 0,
            "players.0.items.servant": 1,  # the first trader brings one
        },
    ),
    Example(
        "HW-EX-05",
        ("5.5.3", "6.2.2"),
        given=lambda: position(A=player(cohorts=(2, 0, 1), wall_guard=2, soldier=1)),
        when=((A, Fill("wall-guard")), (A, Cohort("left"))),
        then={
            "players.0.sheet.tracks.cohort-left": 3,
            "players.0.sheet.tracks.discipline": 1,
        },
        asks="players.0.sheet.tracks.discipline",
    ),
    Example(
        "HW-EX-05-centre",
        ("5.5.3", "6.2.2"),
        given=lambda: position(A=player(cohorts=(2, 0, 1), wall_guard=2, soldier=1)),
        when=((A, Fill("wall-guard")), (A, Cohort("centre"))),
        then={
            "players.0.sheet.tracks.cohort-centre": 1,
            "players.0.sheet.tracks.discipline": 0,
        },
    ),
    Example(
        "HW-EX-06",
        ("6.3.1", "6.3.2", "5.5.4"),
        given=lambda: position(A=player(mining_foresting=1, servant=1)),
        when=((A, Fill("mining-foresting")),),
        then={
            "players.0.items.servant": 0,
            "players.0.sheet.tracks.mining-foresting": 2,
            "players.0.sheet.tracks.resource-production": 2,
            "players.0.items.resource": 1,
        },
    ),
    Example(
        "HW-EX-07",
        ("6.4.1", "6.4.2"),
        given=lambda: position(A=player(wall_guard=2, soldier=1)),
        when=((A, Fill("wall-guard")), (A, Cohort("right"))),
        then={
            "players.0.items.soldier": 0,
            "players.0.sheet.tracks.wall-guard": 3,
            "players.0.sheet.tracks.cohort-right": 1,
        },
    ),
    Example(
        "HW-EX-11",
        ("6.6", "6.6.1", "6.6.2"),
        given=lambda: position(
            A=player(fort=13, built=["small-hotel", "large-hotel", "small-road"], resource=3)
        ),
        when=((A, Build("small-workshop")),),
        then={
            "players.0.items.resource": 0,
            "players.0.items.builder": 1,
            "players.0.sheet.infrastructure": 6,
        },
    ),
    Example(
        "HW-EX-12",
        ("6.8.1",),
        given=lambda: position(year=2, A=player(servant=1, civilian=1)),
        when=((A, Forum(("servant", "civilian"), "builder")),),
        then={
            "players.0.items.builder": 1,
            "players.0.items.servant": 0,
            "players.0.items.civilian": 0,
            "players.0.sheet.forum": [2, 0, 0, 0],
        },
    ),
    Example(
        "HW-EX-13",
        ("6.9.1", "5.2"),
        given=lambda: position(A=player(piety=15, builder=1, resource=2, discipline=3)),
        when=((A, Build("monolith")),),
        then={
            "players.0.items.builder": 0,
            "players.0.items.resource": 0,
            "players.0.sheet.tracks.discipline": 5,
        },
    ),
    Example(
        "HW-EX-15",
        ("6.11.3",),
        given=lambda: position(
            A=player(built=["small-precinct"], traders=6, servant=1, civilian=2)
        ),
        when=((A, Build("medium-precinct")),),
        then={
            "players.0.items.servant": 0,
            "players.0.items.civilian": 0,
            "players.0.items.resource": 1,
            "players.0.sheet.tracks.discipline": 1,
            "players.0.sheet.tracks.resource-production": 2,
        },
    ),
    Example(
        "HW-EX-16",
        ("6.12.2", "6.12.4", "6.12.6"),
        given=lambda: position(
            year=3,
            fate=[fate(goods=6)],
            A=player(resource=1, traders=5, built=["market"], market=[5, 4]),
            B=player(prospect="planner"),
            C=player(prospect="trainer"),
        ),
        when=((A, Buy(3, "fate-deck")),),
        then={
            "players.0.sheet.market": [5, 4, 6, 0, 0, 0, 0, 0],
            "players.0.sheet.tracks.renown": 1,
            "players.0.items.resource": 0,
            "players.1.items.resource": 0,
            "players.2.items.resource": 0,
            "discard.#": 1,
        },
        asks="players.0.sheet.tracks.renown",
    ),
    Example(
        "HW-EX-16-neighbour",
        ("6.12.4", "6.12.6", "5.10"),
        given=lambda: position(
            year=3,
            A=player(resource=1, traders=5, built=["market"], market=[5, 4]),
            B=player(prospect="planner"),
            C=player(prospect="trainer"),
        ),
        when=((A, Buy(3, "right-neighbour")),),
        then={
            "players.0.sheet.market": [5, 4, 1, 0, 0, 0, 0, 0],
            "players.0.sheet.tracks.renown": 1,
            "players.1.items.resource": 1,
        },
    ),
    Example(
        "HW-EX-16-duplicate",
        ("6.12.6",),
        given=lambda: position(
            year=3,
            A=player(resource=1, traders=5, built=["market"], market=[5, 4]),
            B=player(prospect="planner"),
            C=player(prospect="trainer"),
        ),
        when=((A, Buy(3, "left-neighbour")),),
        then={
            "players.0.sheet.market": [5, 4, 4, 0, 0, 0, 0, 0],
            "players.0.sheet.tracks.renown": 0,
            "players.2.items.resource": 1,
        },
        asks="players.0.sheet.tracks.renown",
    ),
    Example(
        "HW-EX-18",
        ("6.14.2", "6.14.3"),
        given=lambda: position(
            A=player(
                built=["ludus-gladiatorious"],
                performers=6,
                gladiators=((3, 0), (1, 0)),
                servant=2,
                civilian=2,
            )
        ),
        when=(
            (A, TrainGladiator("red", "servant")),
            (A, TrainGladiator("blue", "servant")),
            (A, TrainGladiator("blue", "civilian")),
            (A, TrainGladiator("blue", "civilian")),
        ),
        then={
            "players.0.sheet.gladiators.red.trained": 4,
            "players.0.sheet.gladiators.blue.trained": 4,
            "players.0.items.servant": 0,
            "players.0.items.civilian": 0,
        },
    ),
    Example(
        "HW-EX-19",
        ("6.14.4", "6.14.5", "6.14.6"),
        given=lambda: position(
            year=4,
            fate=[fate(damage=3), fate(damage=2)],
            A=player(built=["ludus-gladiatorious"], performers=6, gladiators=((4, 0), (2, 0))),
        ),
        when=((A, Battle("red")), (A, Battle("blue"))),
        then={
            "players.0.sheet.gladiators.red.damage": 3,
            "players.0.sheet.gladiators.red.dead": False,
            "players.0.sheet.gladiators.red.battles": [4, 0, 0, 0, 0, 0],
            "players.0.sheet.gladiators.blue.damage": 2,
            "players.0.sheet.gladiators.blue.dead": True,
            "players.0.sheet.gladiators.blue.battles": [4, 0, 0, 0, 0, 0],
            "players.0.sheet.tracks.renown": 2,
            "players.0.sheet.tracks.piety": 2,
        },
    ),
    Example(
        "HW-EX-20",
        ("6.15.3", "6.15.4"),
        given=lambda: position(
            A=player(
                built=["small-temple", "medium-temple"],
                temples=5,
                priests=5,
                civilian=1,
                favours={"any": 1},
            )
        ),
        when=((A, Temple("civilian")),),
        then={
            "players.0.sheet.tracks.temples": 6,
            "players.0.sheet.tracks.piety": 1,
            "players.0.sheet.favours.any": 1,
        },
        asks="players.0.sheet.favours.any",
    ),
    Example(
        "HW-EX-21",
        ("6.16.2", "7.8"),
        given=lambda: position(
            year=4,
            A=player(built=["baths"], apparitores=5, baths=[2], disdain=(3, 1), resource=3),
        ),
        when=((A, Bribe(2)), (A, Bribe(3))),
        then={
            "players.0.items.resource": 0,
            "players.0.sheet.disdain": 0,
            "players.0.sheet.baths": [2, 4, 4, 0, 0, 0],
        },
    ),
    Example(
        "HW-EX-22",
        ("6.17.2", "12.8"),
        given=lambda: position(
            year=4,
            A=player(built=["courthouse"], apparitores=7, courthouse=[2, 3, 0, 3, 4, 0, 2, 0, 0]),
        ),
        when=((A, Ruling(3)), (A, Ruling(8))),
        then={
            "players.0.items.servant": 0,
            "players.0.items.builder": 1,
            "players.0.sheet.courthouse": [2, 3, 4, 3, 4, 0, 2, 4, 0],
        },
    ),
    Example(
        "HW-EX-23",
        ("6.18.1",),
        given=lambda: position(
            A=player(
                diplomats=["right"],
                favours={"right": 1},
                patricians=5,
                servant=1,
                soldier=1,
                resource=2,
            )
        ),
        when=((A, Diplomat("left")),),
        then={
            "players.0.sheet.diplomats": ["right", "left", None],
            "players.0.sheet.favours": {"any": 0, "left": 2, "centre": 0, "right": 1},
            "players.0.sheet.tracks.valour": 1,
        },
    ),
    Example(
        "HW-EX-24",
        ("6.19.2", "6.19.3", "6.19.5", "6.19.6"),
        given=lambda: position(
            year=3,
            A=player(
                scouts=2,
                patricians=5,
                squares=[9, 12, 13, 14, 16, 17, 18, 19],
                soldier=1,
            ),
            B=player(prospect="vanguard"),
            C=OTHER,
        ),
        when=((A, Scout("right-neighbour")), (A, Place((6, 10, 11, 15)))),
        then={
            "players.1.items.soldier": 1,
            "players.0.sheet.tracks.scouts": 3,
            "players.0.items.servant": 1,
            "players.0.items.resource": 1,
            "players.0.sheet.tracks.valour": 2,
        },
        asks="players.0.sheet.tracks.valour",
    ),
    Example(
        "HW-EX-26",
        ("7.6", "7.6.1"),
        given=lambda: position(year=3, at="attack", fate=PICTS, A=player(cohorts=(0, 1, 2))),
        then={"players.0.sheet.tracks.valour": 2, "players.0.sheet.disdain": 0},
        asks="players.0.sheet.tracks.valour",
    ),
    Example(
        "HW-EX-27",
        ("7.6", "7.6.1"),
        given=lambda: position(year=3, at="attack", fate=PICTS, A=player(cohorts=(0, 1, 0))),
        then={"players.0.sheet.tracks.valour": 0, "players.0.sheet.disdain": 2},
        asks="players.0.sheet.disdain",
    ),
    Example(
        "HW-EX-27-bare",
        ("7.6", "7.6.1"),
        given=lambda: position(year=3, at="attack", fate=PICTS, A=player()),
        then={"players.0.sheet.tracks.valour": 0, "players.0.sheet.disdain": 2},
        asks="players.0.sheet.disdain",
    ),
    Example(
        "HW-EX-28",
        ("7.6",),
        given=lambda: position(year=3, at="attack", fate=PICTS, A=player(cohorts=(0, 1, 1))),
        then={"players.0.sheet.tracks.valour": 1, "players.0.sheet.disdain": 1},
        asks="players.0.sheet.tracks.valour",
    ),
    Example(
        "HW-EX-29",
        ("7.5", "7.5.3"),
        given=lambda: position(
            year=3, at="attack", fate=PICTS, A=player(cohorts=(0, 1, 1), favours={"any": 1})
        ),
        when=((A, Favour("right", "temple")),),
        then={
            "players.0.sheet.tracks.valour": 2,
            "players.0.sheet.disdain": 0,
            "players.0.sheet.favours.any": 0,
        },
    ),
    Example(
        "HW-EX-29-diplomat",
        ("7.5", "7.5.3"),
        given=lambda: position(
            year=3,
            at="attack",
            fate=PICTS,
            A=player(cohorts=(0, 1, 1), diplomats=["right"], favours={"right": 1}),
        ),
        when=((A, Favour("right", "diplomat")),),
        then={"players.0.sheet.tracks.valour": 2, "players.0.sheet.disdain": 0},
    ),
    Example(
        "HW-EX-30",
        ("7.8", "10.3"),
        given=lambda: position(
            year=6,
            at="attack",
            fate=[*PICTS, *[fate(attack="left")] * 5],
            A=player(cohorts=(6, 2, 2), disdain=(5, 1)),
        ),
        then={
            "phase": "over",
            "players.0.sheet.disdain": 4,
            "players.0.sheet.penalty": 7,
            "scores.0.disdain": -7,
        },
        asks="players.0.sheet.penalty",
    ),
    Example(
        "HW-TX-02",
        ("6.13.1",),
        given=lambda: position(A=player(performers=1, servant=1, builder=1, resource=1)),
        when=((A, Build("theatre")),),
        then={"players.0.sheet.tracks.renown": 1, "players.0.items.resource": 0},
    ),
    Example(
        "HW-TX-03",
        ("6.14.1",),
        given=lambda: position(A=player(performers=3, servant=2, builder=1, resource=2)),
        when=((A, Build("ludus-gladiatorious")),),
        then={"players.0.sheet.tracks.renown": 1, "players.0.items.servant": 0},
    ),
    Example(
        "HW-TX-04",
        ("6.15.1", "5.5.6"),
        given=lambda: position(A=player(priests=4, servant=1, builder=1, resource=1)),
        when=((A, Build("small-gardens")),),
        then={
            "players.0.sheet.tracks.piety": 1,
            "players.0.sheet.tracks.traders": 1,
            "players.0.sheet.tracks.performers": 1,
            "players.0.sheet.tracks.priests": 5,
            "players.0.items.servant": 2,  # of the trader and the fifth priest
            "players.0.items.builder": 1,  # of the performer
        },
        asks="players.0.items.servant",
    ),
    Example(
        "HW-TX-04-large",
        ("6.15.1", "5.6.3", "12.4"),
        given=lambda: position(
            A=player(
                built=["small-gardens"], traders=9, priests=7, servant=1, builder=1, resource=2
            )
        ),
        when=((A, Build("large-gardens")),),
        then={
            "players.0.sheet.tracks.piety": 2,  # and the eighth priest brings one
            "players.0.sheet.tracks.traders": 9,
            "players.0.sheet.tracks.performers": 1,
            "players.0.sheet.tracks.priests": 8,
            "players.0.sheet.tracks.apparitores": 1,
            "players.0.sheet.tracks.patricians": 1,
        },
    ),
    Example(
        "HW-TX-05",
        ("6.15.2",),
        given=lambda: position(A=player(priests=1, servant=1, builder=1, resource=1)),
        when=((A, Build("small-temple")),),
        then={"players.0.sheet.tracks.piety": 1},
    ),
    Example(
        "HW-TX-06",
        ("6.16.1",),
        given=lambda: position(A=player(apparitores=3, servant=2, builder=1, resource=2)),
        when=((A, Build("baths")),),
        then={"players.0.sheet.tracks.renown": 1},
    ),
    Example(
        "HW-TX-06-courthouse",
        ("6.17.1",),
        given=lambda: position(A=player(apparitores=4, servant=2, builder=1, resource=2)),
        when=((A, Build("courthouse")),),
        then={"players.0.sheet.tracks.renown": 1},
    ),
    Example(
        "HW-TX-07",
        ("6.18.1",),
        given=lambda: position(A=player(patricians=1, servant=1, soldier=1, resource=2)),
        when=((A, Diplomat("centre")),),
        then={
            "players.0.sheet.tracks.valour": 1,
            "players.0.sheet.favours.centre": 2,
            "players.0.items.soldier": 0,
        },
    ),
    Example(
        "HW-TX-08",
        ("6.14.4",),
        given=lambda: position(
            fate=[fate(damage=3)],
            A=player(built=["ludus-gladiatorious"], performers=6, gladiators=((2, 1), (0, 0))),
        ),
        when=((A, Battle("red")),),
        then={
            "players.0.sheet.gladiators.red.damage": 2,
            "players.0.sheet.gladiators.red.dead": True,
            "players.0.sheet.tracks.piety": 2,
        },
        asks="players.0.sheet.gladiators.red.damage",
    ),
    Example(
        "HW-TX-09",
        ("9.4",),
        given=lambda: position(
            year=2,
            neutral=["planner"],
            A=player(resource=1, traders=4, built=["market"], favours={"any": 1}),
            B=player(soldier=1, patricians=2),
        ),
        when=(
            (A, Buy(1, "neutral-a")),
            (B, Scout("neutral-a")),
            (B, Place((0, 1, 6, 7))),
            (A, Stop()),
            (B, Stop()),
        ),
        then={"attack.#": 4, "players.0.sheet.tracks.renown": 1, "actors": [A]},
        asks="attack.#",
    ),
    Example(
        "HW-DV-06",
        ("7.6", "10.3", "5.9"),
        given=lambda: position(
            year=6, at="attack", A=player(disdain=(11, 0), paths=["aristocrat"])
        ),
        then={
            "players.0.sheet.disdain_circled": 15,
            "players.0.sheet.penalty": 22,
            "scores.0.total": -22,
            "rank": "miles",
        },
        asks="scores.0.total",
    ),
]
