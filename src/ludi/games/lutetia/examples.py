"""The worked examples of the rules, as positions, moves and outcomes."""

from __future__ import annotations

from ludi.core.examples import Example
from ludi.games.lutetia.moves import Bribe, Legions
from ludi.games.lutetia.position import card, player, position
from ludi.games.lutetia.state import Options

R, B, G = 0, 1, 2
PASS = Bribe(0, 0)

EXAMPLES = [
    Example(
        "LUT-EX-02",
        ("7.1", "8.2.2"),
        given=lambda: position(
            R=player(supply=3, bids=[("income", 2), ("income", 0)]),
            B=player(),
        ),
        then={"players.0.supply": 9, "players.0.bids": []},
        asks="players.0.supply",
    ),
    Example(
        "LUT-EX-03",
        ("8.5.2", "8.5.3", "15.3"),
        given=lambda: position(
            market={"A": card("baker", units=1, talent=5, cost=2, coins=3), "1": card("mill")},
            R=player(supply=1, bids=[("A", 0), ("1", 0)]),
            B=player(),
        ),
        then={
            "market.A.card": None,
            "removed.*kind": ["baker"],
            "players.0.supply": 1,
            "players.0.cards.*kind": ["mill"],
        },
    ),
    Example(
        "LUT-EX-04",
        ("8.5.3",),
        given=lambda: position(
            market={"B": card("brewer", units=2, cost=3), "2": card("mill")},
            R=player(supply=2, bids=[("B", 2), ("2", 0)]),
            B=player(),
        ),
        then={"removed.*kind": ["brewer"], "players.0.supply": 2, "players.0.bids": []},
    ),
    Example(
        "LUT-EX-05a",
        ("8.6.1", "8.6.2"),
        given=lambda: position(
            market={"A": card("brewer", units=2, cost=2)},
            R=player(supply=2, bids=[("A", 0)], cards=[card("legion"), card("legion")]),
            B=player(supply=2, bids=[("A", 3)]),
        ),
        when=((R, Legions((2, 0))),),
        then={
            "players.0.supply": 3,
            "players.0.cards.*kind": ["brewer"],
            "players.0.legions": 0,
            "players.1.supply": 9,
        },
    ),
    Example(
        "LUT-EX-05b",
        ("8.6.1", "8.6.2"),
        given=lambda: position(
            market={"A": card("brewer", units=2, cost=2)},
            R=player(supply=2, bids=[("A", 0)]),
            B=player(supply=2, bids=[("A", 3)]),
            G=player(cards=[card("legion"), card("legion")]),
        ),
        when=((G, Legions((2, 0, 0))),),
        seat=G,
        then={
            "players.0.supply": 3,
            "players.0.cards.*kind": ["brewer"],
            "players.1.supply": 9,
            "players.2.cards": [],
            "removed.*kind": ["legion", "legion"],
        },
    ),
    Example(
        "LUT-EX-06",
        ("8.9.2", "15.1"),
        given=lambda: position(
            market={
                "A": card("brewer", units=1, cost=0, coins=3),
                "B": card("baker", units=2, cost=3),
            },
            R=player(supply=0, bids=[("A", 0), ("B", 0)]),
            B=player(),
        ),
        then={"players.0.supply": 0, "players.0.cards.*kind": ["brewer", "baker"]},
        asks="players.0.supply",
    ),
    Example(
        "LUT-EX-06-counter",
        ("15.1",),
        given=lambda: position(
            market={
                "A": card("baker", units=2, cost=3),
                "B": card("brewer", units=1, cost=0, coins=3),
            },
            R=player(supply=0, bids=[("A", 0), ("B", 0)]),
            B=player(),
        ),
        then={
            "players.0.supply": 3,
            "players.0.cards.*kind": ["brewer"],
            "removed.*kind": ["baker"],
        },
        asks="players.0.supply",
    ),
    Example(
        "LUT-EX-07",
        ("8.9.4", "11.2", "11.7"),
        given=lambda: position(
            R=player(
                supply=0, cards=[card("druid", units=1, talent=3, apprentices=1), card("herbalist")]
            ),
            B=player(),
            at="sale",
        ),
        then={"players.0.units.elixir": 2, "scores.0.prestige": 4},
        asks="scores.0.prestige",
    ),
    Example(
        "LUT-EX-08",
        ("11.9",),
        given=lambda: position(
            R=player(
                cards=[
                    card("brewer", units=6),
                    card("baker", units=6),
                    card("bazaar", recipe={"beer": 2, "bread": 2}),
                ]
            ),
            B=player(),
            at="sale",
        ),
        then={"scores.0.bazaars": 6},
    ),
    Example(
        "LUT-EX-09",
        ("12.3.2",),
        given=lambda: position(
            R=player(
                cards=[
                    card("brewer", units=2),
                    card("baker", units=2),
                    card("mill"),
                    card("bazaar", recipe={"beer": 2, "bread": 2}),
                ]
            ),
            B=player(),
            at="sale",
        ),
        then={
            "scores.0.beer": 10,
            "scores.0.bread": 10,
            "scores.0.prestige": 2,
            "scores.0.bazaars": 6,
        },
    ),
    Example(
        "LUT-EX-10",
        ("11.4",),
        given=lambda: position(
            market={"1": card("field", cost=1)},
            R=player(supply=1, bids=[("1", 0)]),
            B=player(),
        ),
        then={"players.0.supply": 4},
        asks="players.0.supply",
    ),
    Example(
        "LUT-EX-11",
        ("11.5", "8.8.3"),
        given=lambda: position(
            market={"A": card("legion", cost=1), "1": card("tavern", cost=1)},
            R=player(supply=1, bids=[("A", 0), ("1", 0)], cards=[card("brewer", units=3)]),
            B=player(supply=5, bids=[("A", 1)]),
        ),
        then={"players.0.supply": 9},
        asks="players.0.supply",
    ),
    Example(
        "LUT-EX-12",
        ("11.7", "11.8", "12.2.1"),
        given=lambda: position(
            R=player(
                cards=[
                    card("armoury"),
                    card("forge"),
                    card("mine"),
                    card("smith", units=2),
                    card("statue"),
                ]
            ),
            B=player(),
            at="sale",
        ),
        then={"scores.0.prestige": 6 + 3, "scores.0.statues": 5},
        asks="scores.0.statues",
    ),
    Example(
        "LUT-DT-01",
        ("8.3.1", "8.2.1", "8.7.1", "9.1", "9.2"),
        given=lambda: position(
            market={
                "A": card("brewer", units=2, talent=4, cost=3),
                "B": card("legion", cost=1, coins=1),
                "C": card("baker", units=1, talent=5, cost=0, coins=2),
                "1": card("field", cost=1),
                "2": card("tavern", cost=1),
                "3": card("herbalist", cost=3, coins=1),
            },
            R=player(supply=3, bids=[("A", 2), ("2", 0)]),
            B=player(supply=3, bids=[("A", 1), ("1", 1)]),
            G=player(supply=4, bids=[("income", 1), ("C", 0)]),
        ),
        then={
            "players.0.supply": 0,
            "players.1.supply": 5,
            "players.2.supply": 9,
            "removed.*kind": ["tavern"],
            "market.B.coins": 2,
            "market.3.coins": 2,
            "market.A.card": None,
            "market.C.card": None,
            "market.1.card": None,
            "market.2.card": None,
        },
        asks="players.1.supply",
    ),
    Example(
        "LUT-DT-02",
        ("8.6.2", "8.7.3", "15.8"),
        given=lambda: position(
            market={"A": card("brewer", units=2, cost=1, coins=3)},
            R=player(supply=2, bids=[("A", 3)]),
            B=player(supply=4, bids=[("A", 1)]),
            G=player(supply=5, cards=[card("legion")]),
        ),
        when=((G, Legions((0, 1, 0))),),
        seat=G,
        then={
            "players.0.supply": 9,
            "players.1.supply": 9,
            "players.2.supply": 11,
            "players.2.legions": 0,
            "removed.*kind": ["legion", "brewer"],
        },
    ),
    Example(
        "LUT-DT-04",
        ("8.8.2", "15.5"),
        given=lambda: position(
            market={"A": card("brewer", units=2, cost=2, coins=4), "3": card("mill", cost=3)},
            R=player(supply=0, bids=[("A", 3), ("3", 0)]),
            B=player(supply=2, bids=[("A", 1)]),
        ),
        then={
            "players.0.supply": 0,
            "players.1.supply": 7,
            "removed.*kind": ["brewer", "mill"],
        },
    ),
    Example(
        "LUT-DT-05",
        ("8.9.3", "8.9.5", "15.12"),
        given=lambda: position(
            market={
                "A": card("apprentice", cost=2),
                "B": card("druid", units=2, talent=3, cost=2),
            },
            R=player(supply=5, bids=[("A", 0), ("B", 1)]),
            B=player(),
        ),
        then={
            "players.0.supply": 1,
            "players.0.waiting": 0,
            "players.0.units.elixir": 3,
            "players.0.cards.*host": ["druid-8", None],
        },
    ),
    Example(
        "LUT-DT-06",
        ("15.14",),
        given=lambda: position(
            market={"1": card("field", cost=1, coins=2)},
            R=player(supply=1, bids=[("1", 0)], cards=[card("baker", units=2, apprentices=1)]),
            B=player(),
        ),
        then={"players.0.supply": 9},
        asks="players.0.supply",
    ),
    Example(
        "LUT-DT-07",
        ("7.5.2", "7.5.3", "7.5.5"),
        given=lambda: position(
            at="bribes",
            R=player(supply=2),
            B=player(supply=1),
            G=player(supply=0),
        ),
        when=((R, PASS), (B, Bribe(1, 0)), (R, Bribe(1, 1))),
        then={"players.0.supply": 6, "players.1.supply": 6, "players.2.supply": 6},
    ),
    Example(
        "LUT-DT-09",
        ("12.3.1", "15.27"),
        given=lambda: position(
            R=player(
                cards=[
                    card("brewer", units=2),
                    card("baker", units=2),
                    card("druid", units=2),
                    card("smith", units=2),
                    card("bazaar", recipe={"beer": 2, "bread": 2}),
                    card("bazaar", recipe={"beer": 2, "elixir": 2}),
                    card("bazaar", recipe={"bread": 2, "gladius": 2}),
                ]
            ),
            B=player(),
            at="sale",
        ),
        then={"scores.0.bazaars": 12},
        asks="scores.0.bazaars",
    ),
    Example(
        "LUT-DT-15a",
        ("7.5.3", "7.5.5"),
        given=lambda: position(
            at="bribes", R=player(supply=5), B=player(supply=4), G=player(supply=3)
        ),
        when=((R, Bribe(2, 0)), (B, PASS), (G, PASS)),
        then={"actors": [B, G], "players.0.bids.0.bribe": 2, "wave": 2},
    ),
    Example(
        "LUT-DT-15b",
        ("7.5.5",),
        given=lambda: position(
            at="bribes", R=player(supply=5), B=player(supply=4), G=player(supply=3)
        ),
        when=((R, Bribe(2, 0)), (B, PASS), (G, PASS), (B, Bribe(3, 0)), (G, PASS)),
        then={"actors": [R, G], "wave": 3},
    ),
    Example(
        "LUT-DT-15c",
        ("7.5.5",),
        given=lambda: position(
            at="bribes", R=player(supply=5), B=player(supply=4), G=player(supply=3)
        ),
        when=((R, Bribe(2, 0)), (B, PASS), (G, PASS), (B, Bribe(3, 0)), (G, Bribe(1, 0))),
        then={"actors": [R, B, G], "wave": 3},
    ),
    Example(
        "LUT-DT-16",
        ("7.5.6",),
        given=lambda: position(
            at="bribes",
            options=Options(bribe_wave_limit=3),
            market={"A": card("brewer", units=1, cost=0)},
            R=player(supply=6, bids=[("A", 0)]),
            B=player(supply=6, bids=[("A", 0)]),
        ),
        when=(
            (R, Bribe(1, 0)),
            (B, PASS),
            (B, Bribe(2, 0)),
            (R, Bribe(2, 0)),
            (B, Bribe(1, 0)),
        ),
        # 3 to 3 on A: removed, both get their bribe back and 1, and 3 of income
        then={"removed.*kind": ["brewer"], "players.0.supply": 10, "players.1.supply": 10},
    ),
    Example(
        "LUT-DT-17",
        ("12.1.6", "12.1.8"),
        given=lambda: position(
            R=player(cards=[card("baker", units=4)]),
            B=player(cards=[card("baker", units=1, talent=6), card("field")]),
            G=player(cards=[card("baker", units=2, talent=3)]),
            at="sale",
        ),
        then={"scores.*bread": [10, 4, 0]},
        asks="scores.2.bread",
    ),
    Example(
        "LUT-DT-17-variant",
        ("12.1.8",),
        given=lambda: position(
            R=player(cards=[card("baker", units=4)]),
            B=player(cards=[card("field"), card("field")]),
            G=player(cards=[card("baker", units=2, talent=3)]),
            at="sale",
        ),
        then={"scores.*bread": [10, 0, 4]},
    ),
]
