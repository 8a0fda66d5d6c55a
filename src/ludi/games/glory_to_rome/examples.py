"""The worked examples of the rules, as positions, moves and outcomes.

Y is the player in question, R sits before Y, L after Y, O opposite. Where a card's name does not
matter, `plain` names the one that the builder deals: `plain("brick")`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludi.core.examples import Example
from ludi.core.moves import Move
from ludi.games.glory_to_rome import GAME
from ludi.games.glory_to_rome.moves import (
    Add,
    AddDrawn,
    AddFromHand,
    AddFromPool,
    Demand,
    Discard,
    DiscardAll,
    Done,
    DrawCard,
    Fetch,
    FetchFromHand,
    Follow,
    Found,
    Hire,
    HireFromDeck,
    HireFromHand,
    Keep,
    Lead,
    Open,
    OpenFromPool,
    PlayMore,
    Reveal,
    Sell,
    SellFromDeck,
    SellFromHand,
    TakeClient,
    TakeSenator,
    TakeStructure,
    Think,
    ToStockpile,
)
from ludi.games.glory_to_rome.position import built, plain, player, position, started
from ludi.games.glory_to_rome.state import Options, State

NOTHING, ORDERS, A_SENATOR = Think("nothing"), Think("orders"), Think("senator")
DONE = Done()
RUBBLE, WOOD, CONCRETE, BRICK, STONE, MARBLE = (
    plain(m) for m in ("rubble", "wood", "concrete", "brick", "stone", "marble")
)
OF_ROLE = {
    "laborer": RUBBLE,
    "craftsman": WOOD,
    "architect": CONCRETE,
    "legionary": BRICK,
    "merchant": STONE,
    "patron": MARBLE,
}
ROLES = tuple(OF_ROLE)
MATERIALS = ("rubble", "wood", "concrete", "brick", "stone", "marble")


def lead(role: Any) -> Lead:
    """Lead a role with a plain card of that role."""
    return Lead(role, (OF_ROLE[role],))


def follow(role: str) -> Follow:
    return Follow((OF_ROLE[role],))


def demand(*cards: Any) -> tuple[Move, ...]:
    """Choose these cards and reveal them."""
    return (*(Reveal(card) for card in cards), Demand(cards))


def by(seat: int, *moves: Move) -> tuple[tuple[int, Move], ...]:
    return tuple((seat, move) for move in moves)


def craft(*moves: Move) -> tuple[tuple[int, Move], ...]:
    """Seat 0 leads craftsman, the only other player takes nothing, then these moves of seat 0."""
    return (*by(0, lead("craftsman")), *by(1, NOTHING), *by(0, *moves))


def led(role: str, *moves: Move) -> tuple[tuple[int, Move], ...]:
    """Like `craft`, for any role."""
    return (*by(0, lead(role)), *by(1, NOTHING), *by(0, *moves))


def of_players(*structures: str) -> Callable[[], State]:
    """Y has completed just these; nothing happens."""
    return lambda: position(Y=player(structures=[built(name) for name in structures]), L=player())


EXAMPLES = [
    # The main rules
    Example(
        "GTR-EX-01",
        ("3.2",),
        given=lambda: GAME.deal(4, "sites", Options()),
        then={
            "in_town": dict.fromkeys(MATERIALS, 4),
            "out_of_town": dict.fromkeys(MATERIALS, 2),
        },
    ),
    Example(
        "GTR-EX-02",
        ("6.1.3", "7.1", "15.2"),
        given=lambda: position(
            pool=["wood", "wood"], Y=player(hand=["laborer", "laborer"]), L=player()
        ),
        when=(
            (0, Lead("laborer", (RUBBLE, RUBBLE))),
            (1, NOTHING),
            (0, Fetch("wood")),
        ),
        then={
            "players.0.stockpile.wood": 1,
            "pool.wood": 1,
            "pool.rubble": 2,
            "players.0.hand_size": 0,
            "leader": 1,
        },
        asks="players.0.stockpile.wood",
    ),
    Example(
        "GTR-EX-03",
        ("4.3", "4.4", "4.5", "5.1.2", "5.1.3", "7.1", "7.5", "15.2", "6.5"),
        given=lambda: position(
            pool=["wood"] * 4,
            senators=0,
            P1=player(hand=["laborer"], clients=["laborer"]),
            P2=player(hand=["senator"]),
            P3=player(hand=["stone"] * 3, clients=["laborer"]),
            P4=player(hand=["stone"] * 5),
        ),
        when=(
            (0, lead("laborer")),
            (1, Follow(("senator",))),
            (2, ORDERS),
            (3, ORDERS),
            (0, Fetch("wood")),
            (0, Fetch("wood")),
            (1, Fetch("wood")),
            (2, Fetch("wood")),
        ),
        then={
            "players.2.hand_size": 5,
            "players.3.hand_size": 6,
            "players.0.stockpile.wood": 2,
            "players.1.stockpile.wood": 1,
            "players.2.stockpile.wood": 1,
            "players.3.stockpile.wood": 0,
            "pool.rubble": 1,
            "senators": 1,
            "leader": 1,
        },
        asks="players.2.hand_size",
        seat=3,
    ),
    Example(
        "GTR-EX-04",
        ("10.1", "10.6", "11.1"),
        given=lambda: position(Y=player(hand=["craftsman", "archway"]), L=player()),
        when=craft(Found("archway", "in-town", "brick")),
        then={
            "players.0.structures.*id": ["archway"],
            "players.0.structures.*value": [2],
            "players.0.structures.*materials": [[]],
            "players.0.structures.*completed": [False],
            "players.0.influence": 2,
            "in_town.brick": 1,
        },
    ),
    Example(
        "GTR-EX-05",
        ("13.1", "13.2", "13.3", "13.4", "13.5"),
        given=lambda: position(
            leader="Y",
            pool=["rubble"],
            R=player(hand=["rubble"]),
            Y=player(hand=["legionary", "bar"]),
            L=player(hand=["wood"]),
        ),
        when=(
            (1, lead("legionary")),
            (2, NOTHING),
            (0, NOTHING),
            *by(1, *demand("bar")),
        ),
        then={
            "players.1.stockpile.rubble": 2,
            "players.1.hand.*id": ["bar"],
            "players.0.hand_size": 0,
            "players.2.hand_size": 1,
            "pool.rubble": 0,
        },
        seat=1,
        asks="players.1.stockpile.rubble",
    ),
    # The structures, in the order of the appendix
    Example(
        "GTR-EX-06",
        ("19.1", "19.1.1", "19.1.2", "19.1.3", "18.2"),
        given=lambda: position(
            deck=["wood"],
            under=0,
            Y=player(influence=10, vault=["concrete", "concrete", "stone"]),
            L=player(vault=["stone"]),
        ),
        when=by(0, ORDERS),
        then={
            "ended": "end-deck-empty",
            "scores.0.influence": 10,
            "scores.0.vault": 7,
            "scores.0.bonuses": 3,  # concrete; for stone there is a tie
            "scores.0.total": 20,
        },
    ),
    Example(
        "GTR-EX-07",
        ("5.1.2", "5.5.2", "15.3", "17.1"),
        given=lambda: position(
            deck=["bar", "market", "rubble", "wood", "brick"],
            R=player(hand=["craftsman"]),
            Y=player(clients=["craftsman"] * 2, structures=[built("academy")]),
        ),
        when=(
            (0, lead("craftsman")),
            (1, ORDERS),
            (1, Found("bar", "in-town", "rubble")),
            (1, Found("market", "in-town", "wood")),
            (1, ORDERS),
        ),
        then={"players.1.hand_size": 5, "players.1.structures.#": 3, "deck": 38},
        seat=1,
        asks="players.1.hand_size",
    ),
    Example(
        "GTR-EX-08",
        ("8.1", "8.2", "17.2"),
        given=lambda: position(
            pool=["merchant"],
            Y=player(
                hand=["patron", "legionary", "legionary"],
                clients=["patron"],
                structures=[built("aqueduct")],
            ),
            L=player(),
        ),
        when=led(
            "patron",
            Hire("merchant"),
            HireFromHand(BRICK),
            HireFromHand(BRICK),
        ),
        then={
            "players.0.clientele.patron": 1,
            "players.0.clientele.merchant": 1,
            "players.0.clientele.legionary": 2,
            "players.0.hand_size": 0,
            "pool.stone": 0,
        },
    ),
    Example(
        "GTR-EX-09",
        ("8.3",),
        given=of_players("insula", "aqueduct"),
        then={"players.0.influence": 5, "players.0.clientele_limit": 14},
        asks="players.0.clientele_limit",
    ),
    Example(
        "GTR-EX-10a",
        ("10.7", "17.3", "16.4"),
        given=lambda: position(
            Y=player(
                hand=["craftsman", "concrete", "concrete", "wall"],
                structures=[started("amphitheatre", "concrete")],
            ),
            L=player(),
        ),
        when=craft(AddFromHand(CONCRETE, "amphitheatre", True)),
        then={
            "players.0.influence": 4,
            "now.role": "craftsman",
            "now.left": 4,
            "now.source": "amphitheatre",
        },
        asks="now.left",
    ),
    Example(
        "GTR-EX-10b",
        ("7.6", "17.3"),
        given=lambda: position(
            Y=player(
                hand=["craftsman", "concrete", "concrete", "wall"],
                structures=[started("amphitheatre", "concrete")],
            ),
            L=player(),
        ),
        when=craft(
            AddFromHand(CONCRETE, "amphitheatre", True),
            Found("wall", "in-town", "concrete"),
            AddFromHand(CONCRETE, "wall", False),
        ),
        then={"players.0.influence": 4, "players.0.hand_size": 0, "leader": 1},
    ),
    Example(
        "GTR-EX-11",
        ("13.1", "13.3", "13.5", "13.5.2", "17.4", "7.9", "22.26", "13.7"),
        given=lambda: position(
            pool=["marble", "marble"],
            R=player(hand=["legionary", "marble", "marble"], clients=["legionary", "merchant"]),
            Y=player(
                hand=["legionary", "legionary", "merchant", "patron"],
                clients=["legionary", "architect", "architect", "architect"],
                structures=[built("coliseum")],
            ),
            L=player(hand=["stone"], clients=["legionary", "architect"]),
        ),
        when=(
            (0, lead("legionary")),
            (1, follow("legionary")),
            (2, A_SENATOR),
            *by(0, *demand(MARBLE, MARBLE)),
            *by(1, *demand(BRICK, STONE)),
            (1, TakeClient(0, "legionary")),
            (1, TakeClient(0, "merchant")),
            (1, TakeClient(2, "legionary")),
        ),
        then={
            "players.0.stockpile.marble": 3,
            "players.1.stockpile.stone": 1,
            "players.1.vault.size": 3,
            "players.0.clientele.legionary": 0,
            "players.0.clientele.merchant": 0,
            "players.2.clientele.legionary": 0,
            "players.2.clientele.architect": 1,
            "leader": 1,
        },
        seat=1,
    ),
    Example(
        "GTR-EX-12",
        ("14.1", "17.5", "2.5"),
        given=lambda: position(
            R=player(hand=["merchant"]),
            Y=player(
                hand=["senator"],
                clients=["merchant"],
                stockpile=["stone"],
                structures=[built("atrium")],
            ),
        ),
        when=(
            (0, lead("merchant")),
            (1, Follow(("senator",))),
            (1, Sell("stone")),
            (1, SellFromDeck()),
        ),
        then={
            "players.1.stockpile.stone": 0,
            "players.1.vault": {"size": 2, "limit": 4, "cards": None},
            "deck": 39,
        },
        seat=1,
    ),
    Example(
        "GTR-EX-13",
        ("16.1", "17.6", "5.3", "10.8"),
        given=lambda: position(
            Y=player(
                hand=["craftsman", "brick"],
                structures=[started("temple"), started("gate", "brick")],
            ),
            L=player(),
        ),
        when=craft(AddFromHand(BRICK, "gate", True)),
        then={
            "players.0.hand_limit": 9,
            "players.0.influence": 4,
            "players.0.structures.*active": [True, True],
            "players.0.structures.*completed": [False, True],
        },
        asks="players.0.hand_limit",
    ),
    Example(
        "GTR-EX-14",
        ("6.1.4", "6.2", "17.7"),
        given=lambda: position(
            Y=player(hand=["merchant", "laborer"], structures=[built("circus")]),
            L=player(hand=["architect", "architect", "wood"]),
        ),
        when=(
            (0, Lead("architect", (RUBBLE,))),
            (1, follow("architect")),
            (0, DONE),
            (1, DONE),
            (1, lead("architect")),
            (0, Follow((STONE,))),
        ),
        then={
            "role": "architect",
            "players.0.camp.plays": 1,
            "players.0.camp.cards.*id": [STONE],
            "players.0.actions.total": 1,
        },
    ),
    Example(
        "GTR-EX-15",
        ("9.1", "17.8", "22.13"),
        given=lambda: position(
            pool=["wood", "wood"],
            R=player(hand=["laborer"]),
            Y=player(
                hand=["laborer", "brick", "brick"],
                clients=["laborer"],
                structures=[built("dock")],
            ),
        ),
        when=(
            (0, lead("laborer")),
            (1, follow("laborer")),
            (0, Fetch("wood")),
            (1, Fetch("wood")),
            (1, FetchFromHand(BRICK)),
            (1, FetchFromHand(BRICK)),
        ),
        then={
            "players.1.stockpile.wood": 1,
            "players.1.stockpile.brick": 2,
            "pool.wood": 0,
            "players.1.hand_size": 0,
        },
        seat=1,
    ),
    Example(
        "GTR-EX-16",
        ("10.3", "17.9", "11.2", "22.14"),
        given=lambda: position(
            deck=["palisade", "palisade", "palisade"],
            Y=player(hand=["craftsman"], clients=["craftsman"] * 3, structures=[built("fountain")]),
            L=player(),
        ),
        when=craft(
            DrawCard(),
            Found("palisade", "out-of-town", "wood"),
            DrawCard(),
            AddDrawn("palisade", True),
            DrawCard(),
            Keep(),
        ),
        then={
            "players.0.influence": 6,
            "players.0.hand.*id": ["palisade"],
            "out_of_town.wood": 3,
            "deck": 40,
            "leader": 1,
        },
    ),
    Example(
        "GTR-EX-17",
        ("8.3", "17.10"),
        given=of_players("insula"),
        then={
            "players.0.influence": 3,
            "players.0.clientele_limit": 5,
            "players.0.vault.limit": 3,
        },
        asks="players.0.clientele_limit",
    ),
    Example(
        "GTR-EX-18",
        ("17.11", "18.4", "18.1"),
        given=lambda: position(
            deck=["stone"],
            R=player(hand=["craftsman", "bar"]),
            Y=player(clients=["craftsman"] * 2, structures=[started("catacomb", "stone", "stone")]),
            L=player(hand=["craftsman", "market"]),
        ),
        when=(
            (0, lead("craftsman")),
            (1, ORDERS),
            (2, follow("craftsman")),
            (0, Found("bar", "in-town", "rubble")),
            (1, AddFromHand(STONE, "catacomb", True)),
        ),
        then={
            "ended": "end-catacomb-completed",
            "players.1.influence": 5,
            "players.2.structures": [],
            "winners": [1],
            "actors": [],
        },
        seat=1,
    ),
    Example(
        "GTR-EX-19",
        ("5.4", "5.7", "17.12"),
        given=lambda: position(
            R=player(hand=["architect"]),
            Y=player(hand=["legionary"] * 4, structures=[built("latrine")]),
        ),
        when=((0, lead("architect")), (1, Discard(BRICK)), (1, ORDERS)),
        then={"pool.brick": 1, "players.1.hand_size": 5, "deck": 38},
        seat=1,
    ),
    Example(
        "GTR-EX-20",
        ("8.4", "17.13", "7.7", "22.7"),
        given=lambda: position(
            pool=["laborer", "architect", "merchant", "patron"],
            R=player(hand=["patron"]),
            Y=player(hand=["patron"], structures=[built("bath")]),
            L=player(hand=["patron"]),
        ),
        when=(
            (0, lead("patron")),
            (1, follow("patron")),
            (2, follow("patron")),
            (0, Hire("architect")),
            (1, Hire("patron")),
            (1, Hire("laborer")),
            (1, Fetch("stone")),
        ),
        then={
            "players.1.clientele.patron": 1,
            "players.1.clientele.laborer": 1,
            "players.1.stockpile.stone": 1,
            "players.2.clientele.laborer": 0,
            "pool.rubble": 0,
            "pool.stone": 0,
            "pool.marble": 3,  # the three cards played
            "leader": 1,
        },
        seat=1,
    ),
    Example(
        "GTR-EX-21",
        ("12.1", "12.2", "17.14"),
        given=lambda: position(
            pool=["brick"],
            Y=player(
                hand=["architect"],
                clients=["architect"],
                stockpile=["brick"],
                structures=[built("archway"), started("gate")],
            ),
            L=player(),
        ),
        when=led("architect", AddFromPool("brick", "gate", False), Add("brick", "gate", True)),
        then={
            "players.0.structures.*completed": [True, True],
            "players.0.influence": 6,
            "players.0.stockpile.brick": 0,
        },
    ),
    Example(
        "GTR-EX-22",
        ("7.2", "17.15"),
        given=lambda: position(
            pool=["brick", "brick", "brick", "brick", "stone"],
            Y=player(
                hand=["laborer"],
                clients=["laborer", "craftsman", "patron"],
                structures=[built("storeroom")],
            ),
            L=player(),
        ),
        when=led("laborer", Fetch("stone"), Fetch("brick"), Fetch("brick"), Fetch("brick")),
        then={"pool.brick": 1, "pool.stone": 0, "players.0.stockpile.brick": 3, "leader": 1},
    ),
    Example(
        "GTR-EX-23",
        ("13.4", "13.5", "13.5.1", "13.6", "17.16"),
        given=lambda: position(
            pool=["marble"],
            Y=player(hand=["legionary", "forum"], structures=[built("bridge")]),
            L=player(hand=["marble"], stockpile=["marble"], structures=[built("palisade")]),
            O=player(hand=["marble"], stockpile=["marble"]),
            R=player(hand=["marble"], stockpile=["marble"], structures=[built("wall")]),
        ),
        when=(
            (0, lead("legionary")),
            *((seat, NOTHING) for seat in (1, 2, 3)),
            *by(0, *demand("forum")),
            (3, DONE),
        ),
        then={
            "players.0.stockpile.marble": 5,
            "players.3.stockpile.marble": 1,
            "players.3.hand_size": 1,
            "players.1.hand_size": 0,
            "players.2.stockpile.marble": 0,
        },
        asks="players.0.stockpile.marble",
    ),
    Example(
        "GTR-EX-24",
        ("13.6", "17.17"),
        given=lambda: position(
            R=player(hand=["legionary", "stone"], structures=[built("bridge")]),
            Y=player(
                hand=["stone", "stone", "brick"], stockpile=["stone"], structures=[built("wall")]
            ),
        ),
        when=(
            (0, lead("legionary")),
            (1, follow("legionary")),
            *by(0, *demand(STONE)),
            (1, DONE),
            *by(1, *demand(STONE)),
        ),
        then={
            "players.0.stockpile.stone": 0,
            "players.1.stockpile.stone": 2,
            "players.1.hand_size": 2,
            "players.0.hand_size": 0,
        },
        seat=1,
    ),
    Example(
        "GTR-EX-25",
        ("19.1.4", "17.17"),
        given=lambda: position(
            deck=["wood"],
            under=0,
            Y=player(stockpile=["wood"] * 5, structures=[built("wall"), built("insula")]),
            L=player(),
        ),
        when=by(0, ORDERS),
        then={"scores.0.influence": 5, "scores.0.wall": 2, "scores.0.total": 7},
    ),
    Example(
        "GTR-EX-26",
        ("10.7", "17.18"),
        given=lambda: position(
            pool=["wood", "brick", "brick", "marble", "marble"],
            Y=player(hand=["craftsman", "brick"], structures=[started("foundry", "brick")]),
            L=player(),
        ),
        when=craft(
            AddFromHand(BRICK, "foundry", True),
            Fetch("brick"),
            Fetch("brick"),
            Fetch("marble"),
            Fetch("marble"),
        ),
        then={
            "players.0.influence": 4,
            "players.0.stockpile.brick": 2,
            "players.0.stockpile.marble": 2,
            "pool.wood": 2,  # one of them was played
            "leader": 1,
        },
    ),
    Example(
        "GTR-EX-27",
        ("8.3", "17.19", "7.8", "22.5"),
        given=lambda: position(
            pool=["legionary", "legionary", "craftsman", "patron", "patron"],
            Y=player(
                hand=["craftsman", "stone", "dock"],
                structures=[started("garden", "stone", "stone")],
            ),
            L=player(),
        ),
        when=craft(
            AddFromHand(STONE, "garden", True),
            Hire("patron"),
            Hire("craftsman"),
            Hire("legionary"),
            Hire("legionary"),
            DONE,
        ),
        then={
            "players.0.influence": 5,
            "players.0.clientele_limit": 5,
            "players.0.clientele.legionary": 2,
            "pool.marble": 1,
            "players.0.hand_size": 1,
            "leader": 1,  # the new craftsman does not act
        },
    ),
    Example(
        "GTR-EX-28",
        ("5.3", "17.20"),
        given=of_players("shrine"),
        then={"players.0.hand_limit": 7},
        asks="players.0.hand_limit",
    ),
    Example(
        "GTR-EX-29",
        ("13.6", "17.21"),
        given=lambda: position(
            pool=["marble", "marble"],
            R=player(hand=["legionary", "patron"]),
            Y=player(hand=["legionary", "patron"], structures=[built("palisade")]),
            L=player(hand=["marble", "marble"]),
        ),
        when=(
            (0, lead("legionary")),
            (1, follow("legionary")),
            (2, NOTHING),
            *by(0, *demand(MARBLE)),
            (1, DONE),
            *by(1, *demand(MARBLE)),
        ),
        then={
            "players.0.stockpile.marble": 2,
            "players.1.stockpile.marble": 3,
            "players.1.hand_size": 1,
            "players.2.hand_size": 0,
        },
        seat=1,
        asks="players.1.stockpile.marble",
    ),
    Example(
        "GTR-EX-30",
        ("6.3", "17.22"),
        given=lambda: position(
            Y=player(
                hand=["merchant", "merchant", "merchant", "laborer", "senator"],
                clients=["merchant"],
                structures=[built("palace")],
            ),
            L=player(),
        ),
        when=by(
            0,
            lead("merchant"),
            PlayMore((STONE,)),
            PlayMore((STONE,)),
            PlayMore(("senator",)),
            DONE,
        ),
        then={
            "players.0.actions.total": 5,
            "players.0.actions.cards": 4,
            "players.0.actions.clients": 1,
            "players.0.hand_size": 1,
        },
        asks="players.0.actions.total",
    ),
    Example(
        "GTR-EX-31",
        ("17.23", "18.1", "18.5"),
        given=lambda: position(
            Y=player(
                hand=["craftsman", "marble"],
                clients=ROLES,
                stockpile=MATERIALS,
                structures=[started("forum", "marble", "marble")],
            ),
            L=player(
                hand=["craftsman", "marble"],
                clients=ROLES,
                stockpile=MATERIALS,
                structures=[started("forum", "marble", "marble")],
            ),
        ),
        when=(
            (0, lead("craftsman")),
            (1, follow("craftsman")),
            (0, AddFromHand(MARBLE, "forum", True)),
        ),
        then={"ended": "end-forum-condition", "winners": [0], "ranks": [1, 2], "actors": []},
    ),
    Example(
        "GTR-EX-32",
        ("17.24",),
        given=lambda: position(
            Y=player(
                hand=["craftsman", "brick"], structures=[started("statue", "brick", site="brick")]
            ),
            L=player(),
        ),
        when=craft(AddFromHand(BRICK, "statue", True)),
        then={"players.0.influence": 4, "players.0.structures.*completed": [True]},
        asks="players.0.influence",
    ),
    Example(
        "GTR-EX-33",
        ("17.25", "10.7", "21.1"),
        given=lambda: position(
            Y=player(hand=["architect"], stockpile=["stone"], structures=[started("villa")]),
            L=player(),
        ),
        when=led("architect", Add("stone", "villa", True)),
        then={
            "players.0.influence": 5,
            "players.0.clientele_limit": 5,
            "players.0.vault.limit": 5,
        },
        asks="players.0.influence",
    ),
    Example(
        "GTR-EX-34",
        ("14.2", "17.26"),
        given=lambda: position(
            Y=player(
                hand=["concrete", "concrete", "senator"],
                clients=["merchant"],
                stockpile=["brick"],
                structures=[built("basilica")],
            ),
            L=player(),
        ),
        when=(
            (0, Lead("merchant", ("senator",))),
            (1, NOTHING),
            (0, Sell("brick")),
            (0, SellFromHand(CONCRETE)),
            (0, SellFromHand(CONCRETE)),
        ),
        then={
            "players.0.vault.size": 3,
            "players.0.hand_size": 0,
            "players.0.stockpile.brick": 0,
        },
    ),
    Example(
        "GTR-EX-35",
        ("17.27", "17.27.1", "17.27.2", "17.14", "16.1", "16.2", "12.3"),
        given=lambda: position(
            pool=["brick"],
            Y=player(
                hand=["architect"],
                clients=["architect"] * 2,
                stockpile=["marble", "brick"],
                structures=[started("stairway", "marble", "marble")],
            ),
            L=player(structures=[built("archway"), built("shrine")]),
        ),
        when=led(
            "architect",
            Add("marble", "stairway", True),
            Open(1, "archway", "brick"),
            OpenFromPool(1, "shrine", "brick"),
        ),
        then={
            "players.0.hand_limit": 7,
            "players.1.hand_limit": 7,
            "players.0.functions": ["archway", "shrine", "stairway"],
            "players.1.structures.*opened": ["brick", "brick"],
        },
    ),
    Example(
        "GTR-EX-36",
        ("15.1", "17.28", "22.30"),
        given=lambda: position(
            Y=player(hand=["senator"], structures=[built("senate")]),
            L=player(hand=["senator"], structures=[built("senate")]),
            R=player(hand=["senator"]),
        ),
        when=(
            (0, Lead("patron", ("senator",))),
            (1, Follow(("senator",))),
            (2, Follow(("senator",))),
            (0, TakeSenator(1)),
            (0, TakeSenator(2)),
            (1, TakeSenator(0)),
        ),
        then={
            "players.0.senators": 2,
            "players.1.senators": 1,
            "players.2.senators": 0,
            "senators": 3,
        },
    ),
    Example(
        "GTR-EX-37",
        ("10.5", "10.5.5", "17.29"),
        given=lambda: position(
            Y=player(
                hand=["wood", "stone", "marble", "marble"],
                clients=["craftsman"] * 2,
                structures=[
                    started("scriptorium", "stone", "stone"),
                    started("wall"),
                    started("temple", "marble"),
                ],
            ),
            L=player(),
        ),
        when=craft(
            AddFromHand(STONE, "scriptorium", True),
            AddFromHand(MARBLE, "wall", True),
            AddFromHand(MARBLE, "temple", True),
        ),
        then={"players.0.influence": 10, "players.0.structures.*completed": [True, True, True]},
        asks="players.0.influence",
    ),
    Example(
        "GTR-EX-38",
        ("5.1", "5.6", "17.30", "22.11"),
        given=lambda: position(
            senators=2,
            Y=player(
                hand=["craftsman", "brick", "wood", "wood"], structures=[started("school", "brick")]
            ),
            L=player(),
        ),
        when=craft(
            AddFromHand(BRICK, "school", True),
            ORDERS,
            A_SENATOR,
            A_SENATOR,
            ORDERS,
        ),
        then={"players.0.hand_size": 8, "senators": 0, "deck": 36},
        asks="players.0.hand_size",
    ),
    Example(
        "GTR-EX-39",
        ("7.2", "7.4", "17.31", "22.1"),
        given=lambda: position(
            Y=player(
                hand=["craftsman", "marble", "insula", "rubble"],
                clients=["craftsman", "merchant"],
                structures=[started("ludus-magna", "marble", "marble")],
            ),
            L=player(),
        ),
        when=craft(
            AddFromHand(MARBLE, "ludus-magna", True),
            Found("insula", "in-town", "rubble"),
            AddFromHand(RUBBLE, "insula", True),
        ),
        then={"players.0.influence": 6, "players.0.clientele_limit": 8, "leader": 1},
    ),
    Example(
        "GTR-EX-40",
        ("15.2", "17.32"),
        given=lambda: position(
            R=player(hand=["merchant"]),
            Y=player(hand=["merchant"], structures=[built("sewer")]),
        ),
        when=(
            (0, lead("merchant")),
            (1, follow("merchant")),
            (1, ToStockpile(STONE)),
        ),
        then={"pool.stone": 1, "players.1.stockpile.stone": 1},
        seat=1,
    ),
    Example(
        "GTR-EX-41",
        ("5.3", "17.33"),
        given=of_players("temple"),
        then={"players.0.hand_limit": 9},
        asks="players.0.hand_limit",
    ),
    Example(
        "GTR-EX-42",
        ("7.3", "17.34"),
        given=lambda: position(
            Y=player(
                hand=["merchant"], clients=["merchant"] * 2, structures=[built("circus-maximus")]
            ),
            L=player(clients=["merchant"] * 2, structures=[built("circus-maximus")]),
        ),
        when=((0, lead("merchant")),),
        then={
            "players.0.actions.total": 5,
            "players.0.actions.doubled": True,
            "players.1.actions.total": 2,
        },
        asks="players.0.actions.total",
    ),
    Example(
        "GTR-EX-43",
        ("14.3", "17.35"),
        given=of_players("market"),
        then={
            "players.0.influence": 3,
            "players.0.clientele_limit": 3,
            "players.0.vault.limit": 5,
        },
        asks="players.0.vault.limit",
    ),
    Example(
        "GTR-EX-44",
        ("8.2", "8.3", "17.36"),
        given=lambda: position(
            pool=["craftsman", "craftsman", "legionary"],
            deck=["architect", "legionary", "merchant"],
            Y=player(hand=["patron"], structures=[built("bar")]),
            L=player(hand=["patron"], clients=["patron"], structures=[built("bar")]),
        ),
        when=(
            (0, lead("patron")),
            (1, follow("patron")),
            (0, Hire("legionary")),
            (0, HireFromDeck()),
            (1, HireFromDeck()),
            (1, DONE),
            (1, HireFromDeck()),
        ),
        then={
            "players.0.clientele.legionary": 1,
            "players.0.clientele.architect": 1,
            "players.1.clientele.legionary": 1,
            "players.1.clientele.merchant": 1,
            "pool.wood": 2,
            "leader": 1,
        },
    ),
    Example(
        "GTR-EX-45",
        ("10.5.4", "17.37"),
        given=lambda: position(
            R=player(hand=["architect"]),
            Y=player(
                hand=["architect"],
                clients=["architect"],
                stockpile=["rubble", "wood", "wood"],
                structures=[started("road"), started("catacomb", "stone")],
            ),
        ),
        when=(
            (0, lead("architect")),
            (1, follow("architect")),
            (1, Add("rubble", "road", True)),
            (1, Add("wood", "catacomb", False)),
        ),
        then={
            "players.1.influence": 3,
            "players.1.structures.*materials": [["rubble"], ["stone", "wood"]],
        },
        seat=1,
    ),
    Example(
        "GTR-EX-46",
        ("5.4", "5.7", "17.38"),
        given=lambda: position(
            R=player(hand=["architect"]),
            Y=player(
                hand=["patron", "patron", "patron", "senator"], structures=[built("vomitorium")]
            ),
        ),
        when=((0, lead("architect")), (1, DiscardAll()), (1, ORDERS)),
        then={
            "pool.marble": 3,
            "senators": 6,
            "players.1.hand_size": 5,
            "players.1.senators": 0,
        },
        seat=1,
    ),
    Example(
        "GTR-EX-47",
        ("10.3", "10.5.3", "17.39"),
        given=lambda: position(
            in_town={"stone": 0},
            Y=player(
                hand=["architect", "sewer"],
                clients=["architect"] * 2,
                stockpile=["concrete", "rubble"],
                structures=[started("tower", "concrete")],
            ),
            L=player(),
        ),
        when=led(
            "architect",
            Add("concrete", "tower", True),
            Found("sewer", "out-of-town", "stone"),
            Add("rubble", "sewer", False),
        ),
        then={
            "players.0.influence": 4,
            "players.0.structures.*materials": [["concrete", "concrete"], ["rubble"]],
            "leader": 1,
        },
    ),
    Example(
        "GTR-EX-48",
        ("17.40", "17.40.1", "17.40.2", "17.40.5"),
        given=lambda: position(
            Y=player(hand=["craftsman", "stone"], structures=[started("prison", "stone", "stone")]),
            L=player(structures=[built("tower"), started("temple", "marble", "rubble")]),
        ),
        when=craft(
            AddFromHand(STONE, "prison", True),
            TakeStructure(1, "tower"),
        ),
        then={
            "players.0.influence": 2,
            "players.1.influence": 7,
            "players.0.functions": ["tower", "prison"],
            "players.1.functions": [],
            "players.1.structures.*materials": [["marble", "rubble"]],
        },
    ),
    # Clarifications
    Example(
        "GTR-FAQ-01a",
        ("8.2", "22.13"),
        given=lambda: position(
            Y=player(hand=["patron", "brick"], structures=[built("aqueduct")]), L=player()
        ),
        when=led("patron", HireFromHand(BRICK)),
        then={"players.0.clientele.legionary": 1},
    ),
    Example(
        "GTR-FAQ-01b",
        ("8.2", "22.13"),
        given=lambda: position(
            deck=["brick"], Y=player(hand=["patron"], structures=[built("bar")]), L=player()
        ),
        when=led("patron", HireFromDeck()),
        then={"players.0.clientele.legionary": 1},
    ),
    Example(
        "GTR-FAQ-01c",
        ("9.1", "22.13"),
        given=lambda: position(
            Y=player(hand=["laborer", "brick"], structures=[built("dock")]), L=player()
        ),
        when=led("laborer", FetchFromHand(BRICK)),
        then={"players.0.stockpile.brick": 1},
    ),
    Example(
        "GTR-FAQ-01d",
        ("14.2",),
        given=lambda: position(
            Y=player(hand=["merchant", "brick"], structures=[built("basilica")]), L=player()
        ),
        when=led("merchant", SellFromHand(BRICK)),
        then={"players.0.vault.size": 1},
    ),
    Example(
        "GTR-FAQ-02",
        ("17.4", "22.26"),
        given=lambda: position(
            leader="Y",
            R=player(clients=["legionary"]),
            Y=player(
                hand=["legionary", "brick"],
                vault=["wood", "wood"],
                structures=[built("coliseum")],
                influence=3,
            ),
            L=player(clients=["legionary"]),
        ),
        when=(
            (1, lead("legionary")),
            (2, NOTHING),
            (0, NOTHING),
            *by(1, *demand(BRICK)),
            (1, TakeClient(2, "legionary")),
        ),
        then={
            "players.1.vault.size": 3,
            "players.2.clientele.legionary": 0,
            "players.0.clientele.legionary": 1,
            "leader": 2,
        },
        seat=1,
    ),
    Example(
        "GTR-FAQ-17",
        ("13.4", "20.5", "22.28"),
        given=lambda: position(
            Y=player(hand=["legionary", "brick"]), L=player(hand=["brick", "brick", "brick"])
        ),
        when=led("legionary", *demand(BRICK)),
        then={"players.0.stockpile.brick": 1, "players.1.hand_size": 2},
        asks="players.0.stockpile.brick",
    ),
    Example(
        "GTR-FAQ-22",
        ("4.2", "22.36"),
        given=lambda: position(
            pool=["wood"],
            Y=player(clients=["laborer"]),
            L=player(clients=["laborer"], structures=[built("academy")]),
        ),
        when=((0, ORDERS),),
        then={"leader": 1, "round": 2, "pool.wood": 1, "players.0.hand_size": 5},
    ),
    # Our own rulings
    Example(
        "GTR-DX-01",
        ("7.4", "22.2"),
        given=lambda: position(
            Y=player(
                hand=["craftsman", "stone", "stone", "dock"],
                clients=["craftsman"] * 2,
                structures=[started("circus-maximus", "stone")],
            ),
            L=player(),
        ),
        when=craft(
            AddFromHand(STONE, "circus-maximus", False),
            AddFromHand(STONE, "circus-maximus", True),
        ),
        then={"now.left": 3, "players.0.actions.total": 5, "players.0.actions.left": 3},
        asks="now.left",
    ),
    Example(
        "GTR-DX-06",
        ("18.7", "18.2"),
        given=lambda: position(
            deck=["stone"],
            under=0,
            pool=["patron"],
            Y=player(
                hand=["craftsman"],
                structures=[built("fountain"), started("garden", "stone", "stone")],
            ),
            L=player(),
        ),
        when=craft(DrawCard(), AddDrawn("garden", True)),
        then={
            "players.0.influence": 8,
            "players.0.clientele.patron": 0,
            "ended": "end-deck-empty",
            "actors": [],
        },
    ),
    Example(
        "GTR-DX-07",
        ("5.2", "18.2", "18.7", "22.12"),
        given=lambda: position(
            deck=["wood", "wood"], under=0, Y=player(hand=["brick", "senator"]), L=player()
        ),
        when=((0, ORDERS),),
        then={
            "players.0.hand_size": 4,
            "ended": "end-deck-empty",
            "winners": [0],
            "tie_break": "tie-hand",
        },
    ),
    Example(
        "GTR-DX-12",
        ("6.3", "6.3.1", "22.34"),
        given=lambda: position(
            Y=player(
                hand=["laborer", "laborer", "senator", "brick", "brick"],
                structures=[built("palace")],
            ),
            L=player(),
        ),
        when=by(
            0,
            lead("laborer"),
            PlayMore((RUBBLE,)),
            PlayMore(("senator",)),
            PlayMore((BRICK, BRICK)),
        ),
        then={"players.0.actions.cards": 4, "players.0.hand_size": 0},
        asks="players.0.actions.cards",
    ),
    Example(
        "GTR-DX-16",
        ("10.2", "10.3"),
        given=lambda: position(
            Y=player(hand=["craftsman", "gate", "wood"], clients=["craftsman"]), L=player()
        ),
        when=craft(Found("gate", "out-of-town", "brick")),
        then={
            "in_town.brick": 2,
            "out_of_town.brick": 3,
            "leader": 1,  # both actions are used up
        },
    ),
    Example(
        "GTR-DX-18",
        ("19.2.1", "5.5.1"),
        given=lambda: position(Y=player(), L=player()),
        when=((0, NOTHING), (1, NOTHING)) * 3,
        then={"winners": [0, 1], "ranks": [1, 1], "ended": "end-stalemate"},
    ),
]

SIMPLIFIED = Options(variant="simplified")
CLASSIC = Options(variant="classic")
