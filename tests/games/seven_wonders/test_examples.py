"""Every worked example of the rules, by its id."""

import re
from pathlib import Path

import pytest

from ludi.games.seven_wonders import GAME, payment
from ludi.games.seven_wonders.effects import Produce, production
from ludi.games.seven_wonders.examples import EXAMPLES
from ludi.games.seven_wonders.moves import Build, BuildFromPile, Decline, Discard, Recruit, Stage
from ludi.games.seven_wonders.payment import plan, plans
from ludi.games.seven_wonders.position import DISCARD, all_choose, city, position
from ludi.games.seven_wonders.state import Options
from tests.games.clauses import clauses

W, S, ORE, C, G, P, L = payment.UNITS
ALL_IDS = [  # of the rules' appendix; numbers left out were withdrawn
    *range(1, 67), 67, 68, 69, 71, 74, 75, 77, 79, 80, 81, 83, 84, 87, 88, 90,
]  # fmt: skip


def choice(*options):
    return production(Produce(options))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example):
    assert example.differences() == {}


def test_every_id_has_its_example():
    assert len(ALL_IDS) == 81
    found = {int(re.match(r"7WL-EX-(\d+)", example.id)[1]) for example in EXAMPLES}
    source = Path(__file__).read_text("utf-8")
    found |= {int(number) for number in re.findall(r"def test_7wl_ex_(\d+)", source)}
    assert found == set(ALL_IDS)


@clauses("3.1", "3.2")
@pytest.mark.parametrize(("seats", "guilds"), [(2, 5), (3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_7wl_ex_02_number_of_guilds_unchanged(seats, guilds):
    for leaders, pool in ((True, 14), (False, 10)):
        s = GAME.deal(seats, "guilds", Options(leaders=leaders))
        third = s.decks[2]
        kept = [card for card in third if card >= s.data.first_guild]
        assert len(kept) == guilds
        assert len(kept) + len(s.guilds) == pool
        assert [len(deck) for deck in s.decks] == [7 * max(3, seats)] * 3


@clauses("12.5")
def test_7wl_ex_15_bilkis_buys_one_unit_only():
    s = position(A=city("alexandria", stages=2, coins=9, leaders=["bilkis"]), B=city(), C=city())
    assert plans(G, 0, 0, 0, 0, payment.FROM_BANK) == (plan(0, 0, 1),)
    assert plans(2 * G, 0, 0, 0, 0, payment.FROM_BANK) == ()
    assert Stage("altar", 0, 0, 1) in s.moves(0)  # one glass of its own, one from the bank
    assert s.why_not(0, Stage("altar", 0, 0, 2)).key == "no-bilkis-twice"


@clauses("12.12", "8.4.6", "8.5.1")
def test_7wl_ex_21_hatshepsut_pays_after_the_price():
    s = position(
        A=city(coins=1, leaders=["hatshepsut"], hand=["workshop", "altar"]),
        B=city(built=["glassworks"]),
        C=city(),
    )
    refusal = s.why_not(0, Build("workshop", "pay", 2, 0, 0))
    assert (refusal.key, refusal.args) == ("no-coins-short", {"cost": 2, "coins": 1})
    assert s.moves(0) == [Build("altar", "pay", 0, 0, 0), DISCARD, Discard("workshop")]


@clauses("9.9.1", "18.12")
def test_7wl_ex_23_only_names_not_in_the_city():
    s = position(
        "pile",
        age=2,
        pile=["baths", "tavern", "mine"],
        rights=[(1, 0)],
        A=city(built=["baths"]),
        B=city(),
        C=city(),
    )
    s.advance()
    assert s.moves(0) == [BuildFromPile("mine"), BuildFromPile("tavern"), Decline()]
    assert s.why_not(0, BuildFromPile("baths")).key == "no-pile-same-name"


@clauses("6.6", "10.9.2")
def test_7wl_ex_40_five_leaders_in_play():
    """Three Recruitments, and an extra leader with each of the stages 2 and 3 of Roma B."""
    s = position(
        "recruitment",
        A=city(
            "roma",
            "B",
            stages=1,
            coins=20,
            built=["quarry", "brickyard", "loom", "press"],
            unplayed=["nero", "midas", "plato", "sappho", "hiram"],
        ),
        B=city(unplayed=["zenobia"] * 3),
        C=city(unplayed=["zenobia"] * 3),
    )
    recruits, extras = ["nero", "midas", "plato"], ["sappho", "hiram"]
    while recruits or extras:
        if s.round == 0:
            move = Recruit(recruits.pop(0))
        elif s.round == 1 and extras:
            move = Stage(s.data.ids[s.cities[0].hand[0]], 0, 0, 0)
        else:
            move = s.question.idle(s, 0)
        for seat in (0, 1, 2):
            s.play(seat, move if seat == 0 else s.question.idle(s, seat))
        if isinstance(move, Stage):
            s.play(0, Recruit(extras.pop(0)))
    names = [s.data.ids[leader] for leader in s.cities[0].leaders]
    assert names == ["nero", "sappho", "midas", "hiram", "plato"]


@clauses("8.1")
@pytest.mark.parametrize(
    ("card", "cost", "coins"),
    [("marketplace", 0, 0), ("mine", 0, 1), ("baths", S, 0), ("arena", 2 * S + ORE, 0)],
)
def test_7wl_ex_41_costs(card, cost, coins):
    number = GAME.data.number[card]
    assert (GAME.data.cost[number], GAME.data.coins[number]) == (cost, coins)


@clauses("8.2.2")
def test_7wl_ex_42_stables_cost_or_chain():
    number = GAME.data.number["stables"]
    assert GAME.data.cost[number] == C + W + ORE
    assert GAME.data.faces[number].chain == ["apothecary"]


@clauses("3.1")
@pytest.mark.parametrize(("seats", "highest"), [(4, 4), (6, 6)])
def test_7wl_ex_44_card_sets(seats, highest):
    s = GAME.deal(seats, "sets", Options())
    for age, deck in enumerate(s.decks, 1):
        used = [
            card.id
            for card in s.data.file.cards.structures
            if card.age == age
            for mark in card.players
            if mark <= highest
        ]
        dealt = [s.data.ids[card] for card in deck if card < s.data.first_guild]
        assert sorted(dealt) == sorted(used)


@clauses("8.4.6", "9.7")
def test_7wl_ex_49_trade_income_comes_too_late():
    s = position(
        age=2,
        A=city(built=["clay-pool"], hand=["forum", "altar"]),
        B=city(built=["clay-pool"]),
        C=city(coins=2, hand=["guard-tower", "altar"]),
    )
    assert s.why_not(0, Build("forum", "pay", 2, 0, 0)).key == "no-coins-short"
    for seat, move in all_choose(3, DISCARD, DISCARD, Build("guard-tower", "pay", 2, 0, 0)):
        s.play(seat, move)
    assert s.cities[0].coins == 3 + 2


@clauses("7.4", "7.5", "5.2", "18.42")
def test_7wl_ex_52_hands():
    s = GAME.new(4, "hands", Options(leaders=False))
    first = [city.hand for city in s.cities]
    assert [len(hand) for hand in first] == [7, 7, 7, 7]
    for seat in range(4):
        s.play(seat, Discard(s.data.ids[first[seat][0]]))
    for seat in range(4):  # Age I: to the left, that is from the right
        assert s.cities[seat].hand == first[seat - 1][1:]
    while s.round < 6:
        for seat in s.actors():
            s.play(seat, s.question.idle(s, seat))
    assert [len(city.hand) for city in s.cities] == [2, 2, 2, 2]
    coins = [city.coins for city in s.cities]
    before = len(s.pile)
    for seat in range(4):
        s.play(seat, s.question.idle(s, seat))
    assert len(s.pile) == before + 8
    assert all(city.coins <= had + 3 for city, had in zip(s.cities, coins, strict=True))
    assert s.age == 2


@clauses("15.5", "15.6", "15.7", "15.8")
def test_7wl_ex_66_two_players_pile_and_holder():
    s = GAME.new(2, "pile", Options(leaders=False))
    sizes, holders = [], []
    while s.age == 1:
        sizes.append(len(s.free_pile))
        holders.append(s.holder)
        hands = [len(s.cities[seat].hand) for seat in (0, 1)]
        assert hands[s.holder] == hands[1 - s.holder] + 1
        round = s.round
        while s.age == 1 and s.round == round:
            seat = s.actors()[0]
            s.play(seat, s.question.idle(s, seat))
    assert sizes == [6, 5, 4, 3, 2, 1]
    assert holders == [0, 1, 0, 1, 0, 1]
    assert s.holder == 1  # turn 1 of Age II: the right neighbour of the Free City


@clauses("8.4", "8.5", "8.5.4")
def test_7wl_ex_67_cheapest_plan():
    cost = W + S + C + P + G
    own = S + choice("wood", "stone", "ore", "clay") + choice("glass", "papyrus", "loom")
    offered = plans(cost, own, 0, P + G, choice("wood", "clay"), 0b0010)
    assert offered == (plan(2, 1, 0),)


@clauses("8.5.2")
def test_7wl_ex_68_no_superfluous_buying():
    s = position(
        A=city(coins=9, built=["timber-yard"], hand=["stockade", "altar"]),
        B=city(built=["lumber-yard"]),
        C=city(),
    )
    assert Build("stockade", "pay", 0, 0, 0) in s.moves(0)
    assert s.why_not(0, Build("stockade", "pay", 2, 0, 0)).key == "no-payment-needless"


@clauses("8.5.3", "8.5.1")
def test_7wl_ex_69_two_plans():
    offered = plans(W + C, choice("wood", "clay"), 0, W, C, 0)
    assert offered == (plan(2, 0, 0), plan(0, 2, 0))


@clauses("8.4.2", "18.5")
def test_7wl_ex_71_a_double_source_sells_two():
    assert plans(3 * W, 0, 0, 2 * W, 0, 0) == ()
    assert plans(2 * W, 0, 0, 2 * W, 0, 0) == (plan(4, 0, 0),)
    assert plans(3 * W, 0, 0, 2 * W, W, 0) == (plan(4, 2, 0),)


@clauses("6.7", "6.8")
def test_7wl_ex_87_croesus_must_be_paid_first():
    s = position("recruitment", A=city(unplayed=["croesus", "sappho"]), B=city(), C=city())
    refusal = s.why_not(0, Recruit("croesus"))
    assert refusal.key == "no-leader-too-dear"
    assert refusal.args == {"leader": "croesus", "cost": 1, "coins": 0}


@clauses("15.7.1", "18.40")
def test_7wl_ex_88_free_city_may_not_discard_while_it_can_build():
    def holding(coins):
        s = position(
            A=city(hand=["altar", "stockade"], built=["lumber-yard"]),
            B=city(),
            free_city=city("rhodos", coins=coins),
            free_pile=["baths"],
        )
        s.play(0, DISCARD)
        return s

    s = holding(2)
    assert s.moves(0) == [Build("stockade", "pay", 2, 0, 0)]
    assert s.why_not(0, Discard("baths")).key == "no-free-city-discard"
    assert s.why_not(0, Build("baths", "pay", 2, 0, 0)).key == "no-resource-missing"
    s = holding(1)
    assert s.moves(0) == [Discard("baths"), Discard("stockade")]
    assert s.why_not(0, Build("stockade", "pay", 2, 0, 0)).key == "no-free-city-coins"
