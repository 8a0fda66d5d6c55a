"""Before the click: what ends a turn, what is lost by it, and what a board shows."""

import pytest

from ludi.core.preview import preview
from ludi.games.concordia import GAME, Concordia
from ludi.games.concordia.moves import (
    Build,
    Buy,
    Copy,
    EndBuilding,
    EndMoving,
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
from ludi.games.concordia.position import player, player_with
from ludi.games.concordia.position import position as laid
from tests.games.clauses import clauses
from tests.games.concordia.helpers import ARCHITECT, B, R, go
from tests.games.foresight import foresee, warned
from tests.games.own_files import own_file


def position(**given):
    """Imperium is for three and more."""
    return laid(**(given if "G" in given else {**given, "G": player()}))


def passes(s, *moves):
    return foresee(GAME, s, R, *moves).moves[-1].passes


# What ends a turn


def test_a_specialist_ends_the_turn_and_an_architect_does_not():
    s = position(R=player(bought=["mi_mason"]), B=player())
    assert passes(s, Play("mason"))
    assert not passes(s, Play("architect"))
    assert not passes(s, Play("mercator"))


@clauses("6.1.3")
def test_a_tribune_without_the_price_of_a_colonist_ends_the_turn():
    poor = position(R=player_with("brick", discard=ARCHITECT), B=player())
    assert passes(poor, Play("tribune"))
    assert not passes(position(R=player(discard=ARCHITECT), B=player()), Play("tribune"))


def test_a_diplomat_is_followed_to_the_only_card_there_is_to_copy():
    prefect, mason = ["start_prefect_1"], ["mi_mason"]
    s = position(R=player(), B=player(discard=prefect))
    assert not passes(s, Play("diplomat"))
    s = position(R=player(), B=player(bought=mason, discard=mason))
    assert passes(s, Play("diplomat"))


@clauses("13.1")
def test_a_purchase_can_be_taken_back_until_the_market_is_filled():
    s = position(R=player_with("brick brick cloth cloth wine wine tools tools"), B=player())
    bought = foresee(GAME, s, R, Play("senator"), s_recruit(s))
    assert not any(step.passes for step in bought.moves)
    assert not bought.moves[-1].hidden
    done = foresee(GAME, s, R, Play("senator"), s_recruit(s), *ending(bought))
    assert (done.moves[-1].hidden, done.moves[-1].final, done.after) == (True, True, None)


def s_recruit(s):
    after = foresee(GAME, s, R, Play("senator")).after
    return next(move for move in after.moves if isinstance(move, Recruit))


def ending(found):
    return [move for move in found.after.moves if not isinstance(move, Recruit)][:1]


# What is lost


@clauses("6.9.1")
def test_a_card_without_effect():
    s = position(R=player(bought=["mi_mason"]), B=player())
    assert warned(GAME, s, R, Play("mason")) == [("warn-no-effect", {"card": "mason"})]
    assert warned(GAME, s, R, Play("diplomat")) == [("warn-no-effect", {"card": "diplomat"})]
    poor = position(R=player_with(""), B=player())
    assert warned(GAME, poor, R, Play("senator")) == [("warn-no-effect", {"card": "senator"})]
    assert warned(GAME, s, R, Play("architect")) == []


def test_a_copied_card_without_effect():
    mason = ["mi_mason"]
    s = position(
        R=player(),
        B=player(bought=mason, discard=mason),
        G=player(discard=["start_prefect_1"]),
    )
    assert warned(GAME, s, R, Play("diplomat")) == []  # there is something to choose
    assert warned(GAME, s, R, Play("diplomat"), Copy(B)) == [("warn-no-effect", {"card": "mason"})]


@clauses("5.2.2", "5.2.3")
def test_goods_that_do_not_fit():
    full = player_with("wine " * 8, houses=["massilia"])  # with 4 colonists in store
    s = position(R=full, B=player())
    assert warned(GAME, s, R, Play("prefect"), Produce("gallia")) == [("warn-storehouse-full", {})]
    nearly = player_with("wine " * 7, houses=["massilia", "lutetia"])
    s = position(R=nearly, B=player())
    assert warned(GAME, s, R, Play("prefect"), Produce("gallia")) == [("warn-overflow", {"n": 1})]
    chosen = foresee(GAME, s, R, Play("prefect"), Produce("gallia"))
    keep = next(move for move in chosen.after.moves if isinstance(move, Keep))
    assert warned(GAME, s, R, Play("prefect"), Produce("gallia"), keep) == []  # said before
    s = position(R=player(houses=["massilia"]), B=player())
    assert warned(GAME, s, R, Play("prefect"), Produce("gallia")) == []


def test_movement_points_and_building_sites_given_up():
    s = position(R=player_with("", land=["roma"], sea=[]), B=player())
    assert warned(GAME, s, R, Play("architect"), EndMoving()) == [("warn-end-moving", {"n": 1})]
    beside = position(R=player(land=["lutetia--massilia"], sea=["roma"]), B=player())
    assert warned(GAME, beside, R, Play("architect"), EndMoving()) == []  # building comes next
    key, args = warned(GAME, beside, R, Play("architect"), EndMoving(), EndBuilding())[0]
    assert key == "warn-end-building"
    assert {item["key"] for item in args["cities"]} == {
        f"city-{city}" for city in foresee(GAME, beside, R).after.view.sites
    }


def test_who_has_just_built_has_thought_about_building():
    s = position(
        R=player_with(
            "food food food brick brick brick cloth", coins=20, land=["lutetia--massilia"]
        ),
        B=player(),
    )
    found = foresee(GAME, s, R, Play("architect"), EndMoving())
    city = next(move for move in found.after.moves if isinstance(move, Build))
    built = foresee(GAME, s, R, Play("architect"), EndMoving(), city)
    assert EndBuilding() in built.after.moves
    assert warned(GAME, s, R, Play("architect"), EndMoving(), city, EndBuilding()) == []


@clauses("8.1", "8.2")
def test_the_last_house_triggers_the_end():
    board = GAME.data.maps["imperium"]
    near = ["massilia", "lutetia"]
    others = [city for city in board.cities[:-1] if city not in near][: GAME.data.houses - 1]
    s = position(
        R=player_with(
            "brick brick food food cloth tools", coins=90, houses=others, land=["lutetia--massilia"]
        ),
        B=player(),
    )
    go(s, R, Play("architect"), EndMoving())
    city = next(move for move in s.moves(R) if isinstance(move, Build))
    assert ("warn-triggers-end", {}) in warned(GAME, s, R, city)


# What a board shows


@clauses("6.3.a", "5.6.2")
def test_what_a_province_yields_to_everybody():
    players = {"R": player(houses=["massilia"]), "B": player(houses=["massilia", "lutetia"])}
    s = position(praefectus=B, **players)
    for seat, bonus in ((R, 1), (B, 2)):
        told = s.view(seat).yields["gallia"]
        found = foresee(GAME, s, R, Play("prefect"), Produce("gallia"))
        good = s.view(seat).provinces["gallia"].good
        plain = s.view(None).yields["gallia"]
        assert told[seat].get(good, 0) == plain[seat].get(good, 0) + bonus
        assert told[1 - seat] == plain[1 - seat]
        before, after = s.view(R).players, found.after.view.players
        if seat == R:
            for other in (R, B):
                gained = {
                    g: after[other].goods[g] - before[other].goods[g] for g in after[other].goods
                }
                assert {g: n for g, n in gained.items() if n} == told[other]


def test_what_the_cards_of_a_hand_would_bring():
    s = position(
        inactive=["syria", "gallia"],
        R=player(houses=["massilia"], discard=["start_architect", "start_senator"]),
        B=player(),
    )
    actions = s.view(R).actions
    for name in ("mason", "farmer", "smith", "vintner", "weaver"):
        houses = [
            c for c in s.view(R).cities.values() if R in c.houses and c.good == actions[name].good
        ]
        assert actions[name].n == len(houses)
    assert actions["tribune"].n == 0  # three cards come back, and three are free
    assert (
        actions["prefect"].n
        == s.view(R).marker_coins
        == foresee(GAME, s, R, Play("prefect"), TakeCoins()).after.view.players[R].coins - 5
    )
    assert (actions["colonist"].n, actions["colonist"].choice) == (5 + 2, True)
    assert s.view(None).actions == {}


@clauses("6.7.2", "6.8.1")
def test_a_consul_pays_nothing_for_the_slot():
    s = position(
        R=player_with("brick brick wine wine tools tools cloth", bought=["mii_consul"]), B=player()
    )
    senator = foresee(GAME, s, R, Play("senator")).after.view.market
    consul = foresee(GAME, s, R, Play("consul")).after.view.market
    assert [slot.due for slot in senator] == [slot.extra for slot in senator]
    assert any(slot.extra for slot in consul)
    assert not any(slot.due for slot in consul)


def test_an_order_is_tried_before_it_is_sent():
    s = position(R=player_with("wine wine cloth", coins=1), B=player())
    order = [Play("mercator"), Sell("wine", 2), Buy("food", 4)]
    found = foresee(GAME, s, R, *order)
    mine, prices = found.after.view.players[R], s.view(R).prices
    assert (
        mine.coins
        == 1
        + GAME.data.income[GAME.data.action[0] * 0 + 4]
        + 2 * prices["wine"]
        - 4 * prices["food"]
    )
    assert (mine.goods["wine"], mine.goods["food"]) == (0, 4)
    third = foresee(GAME, s, R, *order, Sell("cloth", 1))
    assert (len(third.moves), third.refusal.key) == (3, "no-trade-third-kind")
    dear = foresee(GAME, s, R, Play("mercator"), Buy("cloth", 3))
    assert dear.refusal.key == "no-trade-coins"
    assert passes(s, *order, EndTrading())


def test_what_placing_a_colonist_costs():
    s = position(R=player(discard=ARCHITECT), B=player())
    assert s.view(R).colonist_goods == {"food": 1, "tools": 1}
    after = foresee(GAME, s, R, Play("tribune"), Settle("land", "roma")).after.view.players[R]
    assert (after.goods["food"], after.goods["tools"]) == (1, 0)


def test_a_journey_shows_where_one_could_build():
    s = position(R=player(20, land=["roma"], sea=[]), B=player())
    assert s.view(R).sites == []
    travel = next(
        move
        for move in foresee(GAME, s, R, Play("architect")).after.moves
        if isinstance(move, Travel)
    )
    assert foresee(GAME, s, R, Play("architect"), travel).after.view.sites


# An owner's own cards


@pytest.mark.parametrize("pay", ["wine wine brick food tools", "cloth cloth brick food tools"])
def test_an_owner_s_own_price_is_asked(tmp_path, pay):
    edit = (
        'kind = "weaver", god = "minerva", cost = { brick = 1, cloth = 1 }',
        'kind = "weaver", god = "minerva", cost = { wine = 2 }',
    )
    game = Concordia(GAME.load_data(own_file(tmp_path, GAME, edit)))
    match = game.match(2, "own")
    s = match.state
    (seat,) = s.actors()
    weaver = next(n for n, card in enumerate(game.data.cards) if card.kind == "weaver")
    s.stack = [card for card in (*s.stack, s.market[0]) if card != weaver]
    s.market[0] = weaver
    s.players[seat].goods = [
        pay.split().count(good) for good in ("brick", "food", "tools", "wine", "cloth")
    ]
    found = preview(match, seat, [Play("senator")])
    able = [
        m for m in found.after.moves if isinstance(m, Recruit) and m.card == game.data.ids[weaver]
    ]
    assert bool(able) == pay.startswith("wine")
    assert found.after.view.market[0].card.cost == {"wine": 2}


def test_the_end_of_a_turn_is_hidden_only_where_cards_come_up():
    s = position(R=player(), B=player())
    assert foresee(GAME, s, R, Play("prefect"), Produce("gallia")).moves[-1].hidden is False
    assert EndTurn() not in s.moves(R)
