"""The worked examples of the rules, as positions, moves and outcomes."""

from __future__ import annotations

from ludi.core.examples import Example
from ludi.core.moves import Move
from ludi.games.concordia.moves import (
    Build,
    Buy,
    EndBuilding,
    EndMoving,
    EndSettling,
    EndTrading,
    EndTurn,
    Keep,
    Play,
    Produce,
    Recruit,
    Sell,
    Settle,
    TakeCoins,
    Travel,
)
from ludi.games.concordia.position import player, player_with, position

R, B, G, Y = range(4)
BILL, DAVE, KEVIN = range(3)


def turn(seat: int, *moves: Move) -> tuple[tuple[int, Move], ...]:
    return tuple((seat, move) for move in moves)


# 9.1 to 9.9: 12 houses, 3 in brick, 4 in food, 3 in tools and 2 in cloth cities, in 7 provinces
TWELVE_HOUSES = [
    *("isca_d", "brigantium", "syracusae"),
    *("lutetia", "carthago", "colonia_a", "aquileia"),
    *("londinium", "burdigala", "rusadir"),
    *("massilia", "tomis"),
]

# The opening of a recorded game for three, turn by turn
RECORDED = [
    turn(
        BILL,
        Play("architect"),
        Travel("roma", "aquileia--roma--land", 1),
        Travel("roma", "carthago--roma--sea", 1),
        Build("aquileia"),
        EndBuilding(),
    ),
    turn(
        DAVE,
        Play("diplomat"),
        Travel("roma", "aquileia--sirmium--land", 2),
        Build("aquileia"),
        Build("sirmium"),
    ),
    turn(
        KEVIN,
        Play("diplomat"),
        Travel("roma", "novaria--roma--land", 1),
        Travel("roma", "massilia--roma--sea", 1),
        Build("novaria"),
    ),
    turn(
        BILL,
        Play("senator"),
        Recruit("mi_architect", None),
        Recruit("mi_mercator", "brick"),
        EndTurn(),
    ),
    turn(DAVE, Play("prefect"), Produce("italia")),
    turn(
        KEVIN,
        Play("architect"),
        Travel("novaria--roma--land", "colonia_a--novaria--land", 1),
        Travel("massilia--roma--sea", "carthago--massilia--sea", 1),
        Build("carthago"),
    ),
    turn(
        BILL,
        Play("architect"),
        Travel("aquileia--roma--land", "massilia--novaria--land", 2),
        Build("massilia"),
    ),
    turn(DAVE, Play("prefect"), Produce("dacia")),
    turn(KEVIN, Play("prefect"), Produce("mauretania")),
]

EXAMPLES = [
    Example(
        "CON-EX-01",
        ("6.1.1", "6.1.2", "6.1.3", "12.2"),
        given=lambda: position(
            R=player(
                coins=3,
                discard=["start_architect", "start_prefect_1", "start_mercator", "start_senator"],
            ),
            B=player(),
            G=player(),
        ),
        when=turn(R, Play("tribune"), Settle("land", "roma")),
        then={
            "players.0.coins": 5,
            "players.0.hand_count": 7,
            "players.0.discard_count": 0,
            "players.0.top": None,
            "players.0.goods.food": 1,
            "players.0.goods.tools": 0,
            "players.0.stored.land": 1,
            "players.0.free": 5,
            "players.0.colonists.*at": ["roma", "roma", "roma"],
            "actors": [B],
        },
    ),
    Example(
        "CON-EX-02",
        ("6.2.1",),
        given=lambda: position(R=player(), B=player(), G=player()),
        when=turn(R, Play("architect")),
        then={"points": 2, "question": "architect-move"},
        asks="points",
    ),
    Example(
        "CON-EX-03",
        ("6.2.9", "12.39"),
        given=lambda: position(
            R=player(coins=20, land=["massilia--novaria"]),
            B=player(houses=["massilia"]),
            G=player(houses=["massilia"]),
            Y=player(houses=["massilia"]),
        ),
        when=turn(R, Play("architect"), EndMoving(), Build("massilia")),
        then={
            "players.0.coins": 0,
            "players.0.goods": {"brick": 0, "food": 2, "tools": 1, "wine": 1, "cloth": 0},
            "cities.massilia.houses": [R, B, G, Y],
        },
        asks="players.0.coins",
    ),
    Example(
        "CON-EX-04",
        ("6.2.1", "6.2.2", "6.2.6"),
        given=lambda: position(
            R=player(land=["colonia_a--novaria", "roma"]), B=player(), G=player()
        ),
        when=turn(
            R,
            Play("architect"),
            Travel("roma", "massilia--roma--sea", 1),
            Travel("roma", "aquileia--vindobona--land", 2),
        ),
        then={
            "points": None,
            "question": "architect-build",
            "players.0.colonists.*at": [
                "colonia_a--novaria--land",
                "aquileia--vindobona--land",
                "massilia--roma--sea",
            ],
        },
    ),
    Example(
        "CON-EX-05",
        ("6.2.7", "6.2.8", "6.2.9", "5.5.1"),
        given=lambda: position(
            R=player_with(
                "brick brick brick cloth wine food",
                coins=15,
                land=["colonia_a--novaria", "aquileia--vindobona"],
                sea=["massilia--roma"],
                houses=["colonia_a"],
            ),
            B=player(houses=["aquileia"]),
            G=player(houses=["aquileia"]),
        ),
        when=turn(
            R,
            Play("architect"),
            EndMoving(),
            Build("massilia"),
            Build("novaria"),
            Build("aquileia"),
        ),
        then={
            "players.0.coins": 0,
            "players.0.goods": {"brick": 0, "food": 0, "tools": 0, "wine": 0, "cloth": 0},
            "cities.aquileia.houses": [R, B, G],
            "actors": [B],
        },
        asks="players.0.coins",
    ),
    Example(
        "CON-EX-06",
        ("6.2.7",),
        given=lambda: position(R=player(land=["aquileia--roma"]), B=player(), G=player()),
        when=turn(R, Play("architect"), EndMoving(), Build("aquileia")),
        then={"cities.aquileia.houses": [R], "players.0.coins": 3},
    ),
    Example(
        "CON-EX-07",
        ("6.3.a.1", "6.3.a.2", "6.3.a.3", "5.5.2"),
        given=lambda: position(
            R=player(houses=["antiochia"]),
            B=player(houses=["antiochia"]),
            G=player(),
            Y=player(houses=["tyros"]),
            to_play=G,
            praefectus=R,
        ),
        when=turn(G, Play("prefect"), Produce("syria")),
        seat=G,
        then={
            "players.2.goods.cloth": 2,
            "players.0.goods.food": 3,
            "players.1.goods.food": 3,
            "players.3.goods.cloth": 2,
            "players.0.goods.cloth": 1,
            "provinces.syria": {"good": "cloth", "coins": 1, "active": False},
            "praefectus": R,
        },
    ),
    Example(
        "CON-EX-08",
        ("6.3.b", "5.6.4"),
        given=lambda: position(
            R=player(coins=1),
            B=player(houses=["antiochia"]),
            G=player(),
            inactive=["syria", "gallia", "hispania", "britannia"],
            praefectus=R,
        ),
        when=turn(R, Play("prefect"), TakeCoins()),
        then={
            "players.0.coins": 7,
            "provinces.syria.active": True,
            "provinces.gallia.active": True,
            "provinces.hispania.active": True,
            "provinces.britannia.active": True,
            "players.1.goods.food": 2,
            "praefectus": R,
        },
        asks="players.0.coins",
    ),
    Example(
        "CON-EX-10",
        ("6.5.a", "6.5.a.1", "6.5.a.2"),
        given=lambda: position(
            R=player_with(
                "food food tools tools", houses=["massilia", "aquileia"], bought=["mi_colonist"]
            ),
            B=player(),
            G=player(),
        ),
        when=turn(R, Play("colonist"), Settle("sea", "roma"), Settle("land", "massilia")),
        then={
            "players.0.goods.food": 0,
            "players.0.goods.tools": 0,
            "players.0.colonists.*at": ["roma", "roma", "roma", "massilia"],
            "actors": [B],
        },
    ),
    Example(
        "CON-EX-11",
        ("6.6.1", "6.6.2", "6.6.3", "6.6.4", "12.25"),
        given=lambda: position(
            R=player_with("wine wine wine food tools cloth", coins=2), B=player(), G=player()
        ),
        when=turn(R, Play("mercator"), Sell("wine", 3), Buy("brick", 4), EndTrading()),
        then={
            "players.0.coins": 11,
            "players.0.goods": {"brick": 4, "food": 1, "tools": 1, "wine": 0, "cloth": 1},
            "players.0.free": 1,
        },
        asks="players.0.coins",
    ),
    Example(
        "CON-EX-12",
        ("6.7.2", "6.7.3", "6.7.4", "7.3"),
        given=lambda: position(
            market=[
                *("mi_mercator", "mi_prefect", "mi_architect", "mi_colonist"),
                *("mi_diplomat", "mi_mason", "mi_farmer"),
            ],
            stack=["mi_smith", "mii_consul", "mii_weaver"],
            R=player(),
            B=player(),
            G=player(),
        ),
        when=turn(
            R,
            Play("senator"),
            Recruit("mi_mercator", None),
            Recruit("mi_architect", "brick"),
            EndTurn(),
        ),
        then={
            "players.0.goods": {"brick": 0, "food": 2, "tools": 0, "wine": 0, "cloth": 1},
            "players.0.hand_count": 8,
            "players.0.top": "senator",
            "market.0.card.id": "mi_prefect",
            "market.1.card.id": "mi_colonist",
            "market.2.card.id": "mi_diplomat",
            "market.3.card.id": "mi_mason",
            "market.4.card.id": "mi_farmer",
            "market.5.card.id": "mi_smith",
            "market.6.card.id": "mii_consul",
            "stack": ["mii_weaver"],
        },
    ),
    Example(
        "CON-EX-13",
        ("6.8.1", "6.8.2", "7.3"),
        given=lambda: position(
            market=[
                *("mi_mercator", "mi_architect", "mi_diplomat", "mi_mason"),
                *("mi_farmer", "mi_colonist", "mi_prefect"),
            ],
            stack=["mi_smith", "mii_weaver"],
            R=player_with("food", bought=["mii_consul"]),
            B=player(),
            G=player(),
        ),
        when=turn(R, Play("consul"), Recruit("mi_colonist", None), EndTurn()),
        then={
            "players.0.goods.food": 0,
            "market.5.card.id": "mi_prefect",
            "market.6.card.id": "mi_smith",
        },
    ),
    Example(
        "CON-EX-14",
        ("6.9.1", "6.9.2"),
        given=lambda: position(
            R=player_with(
                "brick brick food food",
                houses=["valentia", "napoca", "novaria", "byzantium"],
                bought=["mii_vintner"],
            ),
            B=player(houses=["valentia"]),
            G=player(),
            praefectus=R,
        ),
        when=turn(R, Play("vintner")),
        then={
            "players.0.goods.wine": 4,
            "players.0.free": 0,
            "players.1.goods.wine": 1,
            "provinces.hispania.active": True,
            "praefectus": R,
        },
        asks="players.0.goods.wine",
    ),
    Example(
        "CON-EX-15",
        ("5.6.2", "5.6.3"),
        given=lambda: position(R=player(), B=player(), G=player(), praefectus=R),
        when=turn(R, Play("prefect"), Produce("britannia")),
        then={"players.0.goods.tools": 3, "praefectus": G},
        asks="praefectus",
    ),
    Example(
        "CON-EX-16",
        ("1.7", "2.8.2"),
        given=lambda: position(R=player(), B=player(), G=player()),
        then={
            "players.0.stored": {"land": 2, "sea": 2},
            "players.0.goods": {"brick": 1, "food": 2, "tools": 1, "wine": 1, "cloth": 1},
            "players.0.free": 2,
        },
        asks="players.0.free",
    ),
    Example(
        "CON-EX-17",
        ("9.8",),
        given=lambda: position(
            R=player(houses=["lutetia", "carthago", "aquileia"], bought=["mi_farmer"]),
            B=player(houses=["lutetia"]),
            G=player(),
            over=True,
        ),
        then={"scores.*minerva": [9, 0, 0]},
        asks="scores.0.minerva",
    ),
    Example(
        "CON-EX-18",
        ("9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.9", "9.11"),
        given=lambda: position(
            R=player_with(
                "cloth tools tools tools brick",
                coins=13,
                land=["roma", "aquileia--roma", "novaria--roma"],
                sea=["roma", "massilia--roma"],
                houses=TWELVE_HOUSES,
                bought=[
                    *("mi_prefect", "mii_prefect", "mi_mercator"),
                    *("mi_colonist", "mii_colonist", "mi_farmer"),
                ],
            ),
            B=player(),
            G=player(),
            concordia=R,
            over=True,
        ),
        then={
            "scores.0": {
                "vesta": 3,
                "jupiter": 18,
                "saturnus": 28,
                "mercurius": 16,
                "mars": 30,
                "minerva": 12,
                "concordia": 7,
                "total": 114,
            },
            "players.0.gods.jupiter": {"cards": 2, "value": 9},
            "players.0.gods.saturnus": {"cards": 4, "value": 7},
            "players.0.gods.mercurius": {"cards": 2, "value": 8},
            "players.0.gods.mars": {"cards": 3, "value": 10},
            "winners": [R],
        },
        asks="scores.0.total",
    ),
    Example(
        "CON-DX-01",
        ("12.5", "4.4", "6.4.4"),
        given=lambda: position(R=player(), B=player(), G=player()),
        when=turn(R, Play("diplomat")),
        then={"players.0.top": "diplomat", "players.0.coins": 5, "actors": [B]},
    ),
    Example(
        "CON-DX-02",
        ("12.1",),
        given=lambda: position(R=player(), B=player(), G=player()),
        when=turn(R, Play("tribune"), EndSettling()),
        then={"players.0.coins": 5, "players.0.hand_count": 7, "actors": [B]},
    ),
    Example(
        "CON-DX-03",
        ("5.2.3",),
        given=lambda: position(
            R=player(brick=2, houses=["antiochia", "tyros"]),
            B=player(),
            G=player(),
        ),
        when=turn(R, Play("prefect"), Produce("syria"), Keep("cloth")),
        then={"players.0.goods.cloth": 2, "players.0.goods.food": 2, "players.0.free": 0},
    ),
    Example(
        "CON-DX-04",
        ("5.2.4", "12.11"),
        given=lambda: position(
            R=player(), B=player(brick=2, houses=["novaria", "aquileia"]), G=player()
        ),
        when=(*turn(R, Play("prefect"), Produce("italia")), *turn(B, Keep("wine"))),
        seat=B,
        then={
            "players.1.goods.wine": 2,
            "players.1.goods.food": 2,
            "players.1.free": 0,
            "players.0.goods.wine": 2,
            "question": "play-card",
        },
    ),
    Example(
        "CON-DX-05",
        ("5.6.5", "12.9"),
        given=lambda: position(
            R=player(brick=3), B=player(houses=["londinium"]), G=player(), praefectus=R
        ),
        when=turn(R, Play("prefect"), Produce("britannia")),
        then={
            "players.0.goods.tools": 1,
            "players.0.free": 0,
            "players.1.goods.tools": 2,
            "provinces.britannia.active": False,
            "praefectus": G,
        },
        asks="players.0.goods.tools",
    ),
    Example(
        "CON-DX-18",
        ("9.3", "9.10"),
        given=lambda: position(
            R=player_with("brick", coins=19), B=player_with("brick", coins=6), G=player(), over=True
        ),
        then={"scores.0.vesta": 2, "scores.1.vesta": 0},
        asks="scores.0.vesta",
    ),
    Example(
        "CON-DX-19",
        ("12.37", "6.5.b"),
        given=lambda: position(
            R=player(
                coins=0,
                land=["roma", "aquileia--roma", "novaria--roma"],
                sea=["roma", "massilia--roma", "roma--syracusae"],
                bought=["mi_colonist"],
            ),
            B=player(),
            G=player(),
        ),
        when=turn(R, Play("colonist")),
        then={"players.0.coins": 11, "players.0.free": 6, "actors": [B]},
        asks="players.0.coins",
    ),
    Example(
        "CON-RX-01",
        ("12.3", "6.2.3", "6.3.a.4", "6.4.2"),
        given=lambda: position(
            "imperium_recorded_3p",
            market=[
                *("mi_architect", "mi_mercator", "mi_prefect", "mi_colonist"),
                *("mi_diplomat", "mi_mason", "mi_farmer"),
            ],
            BILL=player(coins=5),
            DAVE=player(coins=6),
            KEVIN=player(coins=7),
        ),
        when=tuple(move for moves in RECORDED for move in moves),
        then={
            "players.0.coins": 2,
            "players.0.goods": {"brick": 0, "food": 0, "tools": 0, "wine": 0, "cloth": 1},
            "players.1.coins": 1,
            "players.1.goods": {"brick": 1, "food": 1, "tools": 1, "wine": 1, "cloth": 3},
            "players.2.coins": 3,
            "players.2.goods": {"brick": 1, "food": 1, "tools": 1, "wine": 1, "cloth": 3},
            "provinces.italia.active": False,
            "provinces.dacia.active": False,
            "provinces.mauretania.active": False,
            "praefectus": DAVE,
        },
    ),
]
