"""Every worked example of the rules, by its id."""

import pytest

from ludi.games.concordia import GAME
from ludi.games.concordia.data import GODS
from ludi.games.concordia.examples import BILL, EXAMPLES, RECORDED
from ludi.games.concordia.moves import (
    Build,
    Buy,
    Copy,
    EndMoving,
    EndSettling,
    EndTrading,
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
from tests.games import careful
from tests.games.clauses import clauses
from tests.games.concordia.helpers import (
    ARCHITECT,
    PREFECT,
    SENATOR,
    B,
    G,
    R,
    Y,
    asked,
    go,
    offers,
    refusal,
)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example):
    assert example.differences() == {}
    careful.play(GAME, example)


@clauses("6.2.8", "6.2.9")
@pytest.mark.parametrize(
    ("city", "line", "coins", "left"),
    [
        ("vindobona", "aquileia--vindobona", 4, "brick food tools wine cloth"),
        ("aquileia", "aquileia--vindobona", 8, "tools wine cloth food"),
        ("burdigala", "burdigala--lutetia", 12, "food food wine cloth"),
        ("valentia", "massilia--valentia", 16, "food food tools cloth"),
        ("massilia", "massilia--valentia", 20, "food food tools wine"),
    ],
)
def test_con_ex_03_fourth_house(city, line, coins, left):
    def at(purse):
        s = position(
            R=player(coins=purse, land=[line]),
            B=player(houses=[city]),
            G=player(houses=[city]),
            Y=player(houses=[city]),
        )
        return go(s, R, Play("architect"), EndMoving())

    s = go(at(coins), R, Build(city))
    assert s.players[R].coins == 0
    units = left.split()
    assert s.players[R].goods == [
        units.count(g) for g in ("brick", "food", "tools", "wine", "cloth")
    ]
    poor = at(coins - 1)
    if asked(poor) == "architect-build":
        assert refusal(poor, Build(city)) == "no-build-coins"


@clauses("6.2.2", "6.2.7", "5.4.3")
def test_con_ex_04_and_05_cities_beside_the_colonists():
    s = position(
        R=player_with(
            "brick brick brick cloth wine food",
            coins=60,
            land=["colonia_a--novaria", "aquileia--vindobona"],
            sea=["massilia--roma"],
            houses=["colonia_a"],
        ),
        B=player(),
        G=player(),
    )
    go(s, R, Play("architect"), EndMoving())
    assert {move.city for move in offers(s, Build)} == {
        "massilia",
        "novaria",
        "aquileia",
        "vindobona",
    }
    assert refusal(s, Build("colonia_a")) == "no-build-own-house"
    assert refusal(s, Build("roma")) == "no-build-roma"
    assert refusal(s, Build("lutetia")) == "no-build-not-adjacent"
    assert refusal(s, Build("verona")) == "no-not-on-map"


@clauses("6.2.7")
def test_con_ex_05_vindobona_can_no_longer_be_paid():
    example = next(e for e in EXAMPLES if e.id == "CON-EX-05")
    s = example.given()
    for seat, move in example.when[:-1]:
        s.play(seat, move)
    assert set(offers(s, Build)) == {Build("aquileia"), Build("vindobona")}
    s.play(*example.when[-1])
    assert s.actors() == (B,)


@clauses("6.4.1", "12.4", "6.4.5", "6.1.4")
def test_con_ex_09_what_a_diplomat_may_copy():
    def at(*tops):
        b, g, y = (player(discard=top) for top in tops)
        return go(position(R=player(), B=b, G=g, Y=y), R, Play("diplomat"))

    s = at(SENATOR, ARCHITECT, PREFECT)
    assert offers(s, Copy) == [Copy(B), Copy(G), Copy(Y)]
    assert refusal(s, Copy(R)) == "no-copy-own"
    assert refusal(s, Copy(4)) == "no-copy-nobody"
    s = at(SENATOR, ["start_architect", "start_diplomat"], PREFECT)
    assert offers(s, Copy) == [Copy(B), Copy(Y)]
    assert refusal(s, Copy(G)) == "no-copy-diplomat"
    s = at(SENATOR, ARCHITECT, [])
    assert offers(s, Copy) == [Copy(B), Copy(G)]
    assert refusal(s, Copy(Y)) == "no-copy-empty"
    # With one target left it is copied without asking (13.3)
    assert asked(at([], [], PREFECT)) == "prefect-mode"


@clauses("6.5.a", "6.5.a.1")
def test_con_ex_10_where_colonists_may_be_placed():
    def at(*houses):
        s = position(
            R=player_with("food food tools tools", houses=houses, bought=["mi_colonist"]),
            B=player(),
            G=player(),
        )
        return go(s, R, Play("colonist"))

    s = at("massilia", "aquileia")
    assert Settle("land", "aquileia") in s.moves(R)
    assert refusal(s, Settle("land", "novaria")) == "no-place-no-house"
    go(s, R, Settle("land", "massilia"))
    assert Settle("sea", "massilia") in s.moves(R)
    s = at("novaria")
    assert Settle("land", "novaria") in s.moves(R)
    assert refusal(s, Settle("sea", "novaria")) == "no-place-no-sea-line"


@clauses("6.6.2", "6.6.4", "5.2.6")
def test_con_ex_11_limits_of_the_trade():
    s = position(R=player_with("wine wine wine food tools cloth", coins=2), B=player(), G=player())
    go(s, R, Play("mercator"), Sell("wine", 3))
    assert s.players[R].coins == 23
    assert refusal(s, Buy("brick", 7)) == "no-trade-space"
    assert refusal(s, Buy("brick", 6)) == "no-trade-space"
    assert refusal(s, Buy("brick", 5)) is None
    go(s, R, Buy("brick", 4))
    assert refusal(s, Buy("food", 1)) == "no-trade-third-kind"


@clauses("12.27")
def test_con_ex_12_any_good_pays_the_sign():
    example = next(e for e in EXAMPLES if e.id == "CON-EX-12")
    s = example.given()
    go(s, R, Play("senator"), Recruit("mi_mercator", None))
    paid = {move.any for move in offers(s, Recruit) if move.card == "mi_architect"}
    assert paid == {"brick", "food", "cloth"}  # the wine is spent, the tool pays the card itself
    assert refusal(s, Recruit("mi_architect", "tools")) == "no-buy-any-used"
    assert refusal(s, Recruit("mi_architect", "wine")) == "no-goods"
    assert refusal(s, Recruit("mi_architect", None)) == "no-buy-any-open"


@clauses("5.6.2", "5.6.4", "12.6")
def test_con_ex_15_copied_and_coins():
    s = position(R=player(), B=player(discard=PREFECT), G=player(), praefectus=R)
    go(s, R, Play("diplomat"), Produce("britannia"))
    assert s.players[R].goods[2] == 3
    assert s.praefectus == G
    s = position(
        R=player(), B=player(discard=PREFECT), G=player(), praefectus=R, inactive=["syria"]
    )
    go(s, R, Play("diplomat"), TakeCoins())
    assert s.players[R].coins == 6
    assert s.praefectus == R


@clauses("12.1", "6.1.3")
def test_con_dx_02_a_colonist_is_offered():
    s = go(position(R=player(), B=player(), G=player()), R, Play("tribune"))
    assert s.moves(R) == [EndSettling(), Settle("land", "roma"), Settle("sea", "roma")]


@clauses("5.2.3")
def test_con_dx_03_options():
    s = position(R=player(brick=2, houses=["antiochia", "tyros"]), B=player(), G=player())
    go(s, R, Play("prefect"), Produce("syria"))
    assert s.moves(R) == [Keep("food"), Keep("cloth")]
    assert refusal(s, Keep("wine")) == "no-swap-goods"


@clauses("5.2.4", "12.11")
def test_con_dx_04_the_owner_is_asked():
    s = position(R=player(), B=player(brick=2, houses=["novaria", "aquileia"]), G=player())
    go(s, R, Play("prefect"), Produce("italia"))
    assert s.actors() == (B,)
    assert s.moves(B) == [Keep("food"), Keep("wine")]


@clauses("12.16", "6.2.2")
def test_con_dx_07_a_dead_end():
    s = position(R=player(land=["roma--syracusae"], sea=[]), B=player(), G=player())
    go(s, R, Play("architect"))
    assert offers(s, Travel) == [
        Travel("roma--syracusae--land", "aquileia--roma--land", 1),
        Travel("roma--syracusae--land", "novaria--roma--land", 1),
    ]


@clauses("1.10", "12.18")
def test_con_dx_08_parallel_lines():
    s = position(
        R=player(land=[], sea=["isca_d--londinium"]),
        B=player(land=["isca_d--londinium"]),
        G=player(),
    )
    go(s, R, Play("architect"))
    assert {move.line for move in offers(s, Travel)} == {
        "colonia_a--londinium--sea",
        "burdigala--isca_d--sea",
        "brigantium--isca_d--sea",
    }
    assert refusal(s, Travel("isca_d--londinium--land", "londinium--lutetia--land", 1)) == (
        "no-move-foreign"
    )


@clauses("12.38", "6.5.a.1")
def test_con_dx_09_an_island():
    s = position(
        "italia_fixture_1",
        R=player(houses=["aleria"], bought=["mi_colonist"]),
        B=player(),
    )
    go(s, R, Play("colonist"))
    assert refusal(s, Settle("land", "aleria")) == "no-place-no-land-line"
    assert refusal(s, Settle("sea", "aleria")) is None


@clauses("6.6.2", "6.6.5")
def test_con_dx_10_orders():
    s = position(R=player_with("wine wine", coins=0), B=player(), G=player())
    go(s, R, Play("mercator"), Sell("wine", 1))
    assert refusal(s, Buy("wine", 1)) == "no-trade-buy-sold"
    s = position(R=player_with("wine wine", coins=0), B=player(), G=player())
    go(s, R, Play("mercator"), Sell("wine", 2), Buy("brick", 3), EndTrading())
    assert s.players[R].goods == [3, 0, 0, 0, 0]
    s = position(R=player(), B=player(), G=player())
    go(s, R, Play("mercator"), EndTrading())
    assert s.players[R].coins == 8


FOURTEEN = [
    *("isca_d", "londinium", "burdigala", "lutetia", "massilia", "brigantium", "olisipo"),
    *("valentia", "colonia_a", "novaria", "aquileia", "syracusae", "rusadir", "carthago"),
]


@clauses("8.1", "8.2", "8.3", "8.5", "6.2.10", "12.32", "12.33", "12.31")
def test_con_dx_12_the_fifteenth_house():
    rich = {"coins": 50, "brick": 2, "food": 2, "houses": FOURTEEN, "land": ["aquileia--vindobona"]}
    s = position(R=player(), B=player(**rich), G=player(), Y=player(**rich), to_play=B)
    build = (Play("architect"), EndMoving(), Build("vindobona"))
    go(s, B, *build)
    assert s.concordia == B
    assert s.actors() == (G,)  # nothing more can be built
    go(s, G, Play("tribune"), EndSettling())
    go(s, Y, *build)
    assert s.concordia == B  # 12.32
    go(s, R, Play("tribune"), EndSettling())
    assert s.actors() == ()
    result = s.result()
    assert result is not None
    assert result.scores[B].parts["concordia"] == 7
    assert result.scores[Y].parts["concordia"] == 0
    assert result.ended == "ended-houses"


@clauses("12.13", "1.6")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e"])
@pytest.mark.parametrize(("seats", "coins"), [(4, 20), (2, 19)])
def test_con_dx_15_coins_of_all_markers(seed, seats, coins):
    s = GAME.new(seats, seed)
    s.active_provinces = 0
    (seat,) = s.actors()
    before = s.players[seat].coins
    go(s, seat, Play("prefect"))
    assert s.players[seat].coins == before + coins
    assert s.active_provinces == (1 << len(s.markers)) - 1


@clauses("6.3.b.1", "6.3.a", "6.3")
def test_con_dx_16_which_of_the_two():
    s = go(position(R=player(), B=player(), G=player()), R, Play("prefect"))
    assert refusal(s, TakeCoins()) == "no-prefect-coins"
    assert len(s.moves(R)) == 12
    s = position(R=player(), B=player(), G=player(), inactive=["gallia"])
    go(s, R, Play("prefect"))
    assert refusal(s, Produce("gallia")) == "no-produce-inactive"
    assert refusal(s, Produce("venetia")) == "no-not-on-map"
    assert TakeCoins() in s.moves(R)
    s = position(R=player(), B=player(), G=player(), inactive=s.data.maps["imperium"].provinces)
    go(s, R, Play("prefect"))  # all inactive: nothing to choose
    assert s.players[R].coins == 25
    assert s.actors() == (B,)


@clauses("14.9", "2.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_con_dx_20_pantheon(seats):
    s = GAME.new(seats, "pantheon")
    used = [*s.market, *s.stack]
    assert len(used) == {2: 15, 3: 21, 4: 26, 5: 30}[seats]
    number = {god: sum(s.data.cards[card].god == god for card in used) for god in GODS}
    table = GAME.data.file.pantheon[seats]
    assert {god: number[god] for god in table} == table
    assert (number["minerva"], number["vesta"]) == (5, 0)


AFTER_EACH_TURN = [  # coins and goods (brick, food, tools, wine, cloth) of who played
    (4, [1, 1, 1, 1, 1]),
    (1, [0, 1, 0, 1, 1]),
    (4, [0, 2, 0, 1, 1]),
    (4, [0, 1, 0, 0, 1]),
    (1, [1, 1, 0, 1, 2]),
    (3, [0, 1, 1, 1, 1]),
    (2, [0, 0, 0, 0, 1]),
    (1, [1, 1, 1, 1, 3]),
    (3, [1, 1, 1, 1, 3]),
]


@clauses("12.3", "4.1")
def test_con_rx_01_turn_by_turn():
    s = next(e for e in EXAMPLES if e.id == "CON-RX-01").given()
    for turn, (coins, goods) in zip(RECORDED, AFTER_EACH_TURN, strict=True):
        for seat, move in turn:
            s.play(seat, move)
        assert (s.players[seat].coins, s.players[seat].goods) == (coins, goods)
        assert s.actors() == ((seat + 1) % 3,)
    assert s.actors() == (BILL,)
    assert s.turns == 10
