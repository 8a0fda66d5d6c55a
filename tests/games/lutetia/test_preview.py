"""Before the click: does the money suffice, and what would be lost."""

import pytest

from ludi.core.errors import InvalidInput
from ludi.core.preview import preview
from ludi.games.lutetia import GAME, Lutetia
from ludi.games.lutetia.moves import Add, Bid, Bribe, Legions, Ready
from ludi.games.lutetia.position import card, player, position
from ludi.games.lutetia.state import Options
from tests.games.clauses import clauses
from tests.games.foresight import foresee, warned
from tests.games.own_files import CIDERY, CIDERY_TEXTS, own_file

BEER = card("brewer", units=1)
MARKET = {
    "A": card("druid", units=2, cost=3),
    "B": card("legion", cost=1),
    "1": card("tavern", cost=1, coins=2),
    "2": card("mill", cost=2),
}


def bidding(supply):
    """A costs 3, B 1, 1 is a Tavern for 1 with 2 coins on it, 2 costs 2."""
    return position(MARKET, at="bidding", R=player(supply, cards=[BEER]), B=player(5))


def bribing(supply, *bids, **more):
    laid = [(bid, 0) for bid in bids]
    return position(MARKET, at="bribes", R=player(supply, laid, [BEER]), B=player(5), **more)


def verdict(supply, first, second):
    money = foresee(GAME, bidding(supply), 0, Bid(first, second)).brings
    return money.verdict, money.income, [price.card for price in money.cards]


@clauses("8.2.1", "8.3.1", "8.5.3", "11.5")
def test_money_is_enough_short_or_enough_only_later():
    assert verdict(4, "A", "B") == ("enough", 0, ["druid", "legion"])
    assert verdict(3, "B", "A") == (
        "short",
        0,
        ["druid", "legion"],
    )  # each of them alone could be paid
    assert verdict(2, "A", "B") == ("short", 0, ["druid"])
    assert verdict(1, "2", "1") == ("later", 0, ["tavern", "mill"])
    assert verdict(0, "income", "income") == ("nothing", 6, [])
    assert verdict(0, "A", "income") == ("enough", 3, ["druid"])


@clauses("11.4")
def test_a_source_counts_what_is_bought_before_it():
    """The brewer's beer is there when the field is settled, which pays for every unit of beer."""
    source = next(
        c
        for c in GAME.data.cards
        if GAME.data.effect[GAME.data.cards.index(c)] == "income_per_resource"
    )
    producer = next(
        c for c in GAME.data.cards if c.resource == source.resource and c.talent is not None
    )
    market = {
        "A": card(producer.kind, units=3, cost=1),
        "1": card(source.kind, cost=0),
        "2": card("mill", cost=3),
    }
    s = position(market, at="bribes", R=player(1, [("A", 0), ("1", 0)]), B=player(5))
    assert s.view(0).money.verdict == "enough"
    market["1"] = card(source.kind, cost=1)
    s = position(market, at="bribes", R=player(1, [("A", 0), ("1", 0)]), B=player(5))
    assert s.view(0).money.verdict == "short"  # nothing is left for the source itself


def test_money_after_a_bribe_is_what_is_left():
    s = bribing(4, "A", "B")
    assert s.view(0).money.verdict == "enough"
    found = foresee(GAME, s, 0, Bribe(1, 0))
    assert (found.brings.left, found.brings.verdict) == (3, "short")
    assert found.after.view.money == found.brings  # also once it is chosen
    assert s.view(1).money.verdict == "nothing"
    assert s.view(None).money is None
    assert bidding(4).view(0).money is None


def test_a_bid_that_cannot_be_paid():
    poor = ("confirm-bid-poor", {"supply": 2, "card": "druid", "cost": 3})
    assert warned(GAME, bidding(2), 0, Bid("A", "B")) == [poor]
    assert warned(GAME, bidding(2), 0, Bid("A", "income")) == []
    assert warned(GAME, bidding(3), 0, Bid("A", "B")) == []  # one of them can be paid


@clauses("8.2.2")
def test_a_bribe_that_leaves_too_little_and_a_bluff():
    listed = [
        {"key": "table-money-item", "card": "druid", "cost": 3},
        {"key": "table-money-item", "card": "legion", "cost": 1},
    ]
    left = ("confirm-bribe-poor", {"left": 3, "list": listed})
    assert warned(GAME, bribing(4, "A", "B"), 0, Bribe(1, 0)) == [left]
    assert warned(GAME, bribing(1, "A", "B"), 0, Bribe(0, 0)) == []
    assert warned(GAME, bribing(9, "A", "income"), 0, Bribe(0, 1)) == [("confirm-bribe-income", {})]
    live = Options(bribe_mode="live")
    s = bribing(3, "A", "income", options=live)
    assert [key for key, _ in warned(GAME, s, 0, Add("second", 2))] == ["confirm-bribe-income"]
    s = bribing(3, "A", "B", options=live)
    assert [key for key, _ in warned(GAME, s, 0, Add("first", 2))] == ["confirm-bribe-poor"]
    assert warned(GAME, s, 0, Ready()) == []


@clauses("7.2")
def test_coins_laid_live_are_foreseen_and_stay():
    s = bribing(3, "A", "B", options=Options(bribe_mode="live"))
    found = foresee(GAME, s, 0, Add("first", 1))
    assert (found.moves[0].hidden, found.moves[0].final) == (False, True)
    assert found.after.view.players[0].supply == 2


def contested(**more):
    legions = [card("legion"), card("legion")]
    s = position(
        {"A": card("druid", units=2, cost=1)},
        R=player(5, [("A", 1)], legions),
        B=player(5, [("A", 2)], more.get("cards", ())),
    )
    s.advance()
    return s


@clauses("8.6.1")
def test_legions_for_another_player():
    s = contested()
    assert warned(GAME, s, 0, Legions((0, 2))) == [("confirm-legion-other", {"n": 2, "target": 1})]
    assert warned(GAME, s, 0, Legions((2, 0))) == []


def test_who_is_asked_alone_sees_the_whole_settlement():
    s = contested()
    found = foresee(GAME, s, 0, Legions((2, 0)))
    keys = [event.key for event in found.moves[0].events]
    assert "log-win" in keys
    assert found.moves[0].ends == "end-both"  # the decks of this position are empty
    both = contested(cards=[card("legion")])
    hidden = foresee(GAME, both, 0, Legions((2, 0)))
    assert hidden.after.view.players[0].decided  # the other one still thinks


def test_what_a_board_shows():
    s = contested()
    view = s.view(0)
    assert view.income_pays == 3
    assert view.hand == ["A", "B", "C", "1", "2", "3", "income", "income"]
    assert [view.players[seat].bids[0].strength for seat in (0, 1)] == [1, 2]
    after = contested(cards=[card("legion")])
    after.play(0, Legions((2, 0)))
    after.play(1, Legions((0, 0)))
    if after.view(0).contested:
        bid = after.view(0).players[0].bids[0]
        assert bid.strength == bid.bribe + view.legion_adds * 2
    assert {slot: held.row for slot, held in view.market.items()} == {
        **dict.fromkeys("ABC", "character"),
        **dict.fromkeys("123", "place"),
    }


@clauses("12.1.2")
def test_who_has_the_most_of_a_resource():
    s = position(
        at="bidding",
        R=player(5, cards=[card("brewer", units=2)]),
        B=player(5, cards=[card("brewer", units=1), card("baker", units=1)]),
    )
    assert s.view(0).players[0].leads == ["beer"]
    assert s.view(0).players[1].leads == ["bread"]


def test_what_cannot_be_taken_back():
    s = position(MARKET, at="bribes", R=player(4, [("A", 2), ("B", 0)]), B=player(5))
    assert foresee(GAME, s, 0, at="less:first").refusal.key == "no-bribe-lower"
    assert foresee(GAME, s, 0, at="less:second").refusal.key == "no-bribe-whole"
    assert foresee(GAME, s, 0, at="less:legions").refusal.clause == "8.7.2"
    with pytest.raises(InvalidInput, match="less:first"):
        foresee(GAME, s, 0, at="more:first")


def test_an_owner_s_own_card_pays_as_it_says(tmp_path):
    """A Cidery, which Lutetia does not have, pays for every beer."""
    path = own_file(tmp_path, GAME, *CIDERY, more=CIDERY_TEXTS)
    game = Lutetia(GAME.load_data(path))
    match = game.match(2, "own")
    s = match.state
    cidery = next(n for n, c in enumerate(game.data.cards) if c.kind == "cidery")
    dear = next(n for n, c in enumerate(game.data.cards) if c.kind == "mill" and c.cost)
    for deck in (s.places, s.market, s.bazaars):
        deck[:] = [card for card in deck if card not in (cidery, dear)]
    s.market = [*s.market[:5], cidery, dear, *s.market[5:]][:10]
    s.players[0].units[0] = game.data.cost[dear]
    s.players[0].supply = 0
    found = preview(match, 0, [Bid("1", "2")])
    assert (found.brings.verdict, found.brings.cards[0].card) == ("later", "cidery")
