"""The rules, clause by clause."""

from random import Random

import pytest

from ludi.core import testing
from ludi.core.errors import IllegalMove, Refusal
from ludi.core.events import Event, Prompt, Trace
from ludi.games.lutetia import GAME
from ludi.games.lutetia.moves import Add, Attach, Bid, Bribe, Legions, Ready
from ludi.games.lutetia.position import card, player, position
from ludi.games.lutetia.scoring import majority, scores
from ludi.games.lutetia.state import Options
from tests.games.clauses import clauses
from tests.games.lutetia.helpers import kinds, refusal, removed, run, supplies

R, B, G = 0, 1, 2
PASS = Bribe(0, 0)
LIVE = Options(bribe_mode="live")


# Setup and the round


@clauses("3.2", "3.6", "3.7", "3.8", "1.1")
def test_setup_gives_money_and_shuffled_decks():
    s = GAME.deal(3, "setup", Options())
    assert supplies(s) == [5, 5, 5]
    assert s.market == [-1] * 10
    assert s.bank == 15
    other = GAME.deal(3, "another", Options())
    assert s.characters != other.characters
    assert sorted(s.characters) == sorted(other.characters)
    assert s.characters != sorted(s.characters)
    assert s.places != sorted(s.places)


@clauses("4.1", "4.2", "5.3", "8.4.1", "15.21", "9.1")
def test_a_round_in_which_nobody_buys_leaves_the_market_with_coins():
    s = GAME.new(3, "quiet")
    market = s.market[:]
    for seat in range(3):
        s.play(seat, Bid("income", "income"))
    for seat in range(3):
        s.play(seat, PASS)
    assert s.round == 2
    assert s.market == market
    assert [s.coins[slot] for slot in (0, 1, 2, 5, 6, 7)] == [1] * 6
    assert supplies(s) == [11, 11, 11]
    assert s.actors() == (0, 1, 2)
    assert s.moves(0) == GAME.new(3, "quiet").moves(0)


@clauses("5.1", "5.2", "15.20", "10.1")
@pytest.mark.parametrize(
    ("characters", "places", "ended"),
    [(1, 3, "character"), (2, 2, "place"), (1, 2, "both"), (2, 3, "")],
)
def test_the_game_ends_when_a_deck_cannot_fill_its_gaps(characters, places, ended):
    s = position(
        market={"A": card("brewer", units=1, coins=2)},
        characters=[card("baker", units=1)] * characters,
        places=[card("mill")] * places,
        R=player(),
        B=player(),
        at="sale",
    )
    s.advance()
    assert s.ended == ended
    if ended:
        assert s.actors() == ()
        assert s.market[1] == -1
        assert len(s.characters) == characters
    else:
        assert s.market.count(-1) == 4  # tokens D, E, 4 and 5 are not in play
        assert s.coins[0] == 2
        assert s.coins[1] == 0


@clauses("5.2")
def test_an_empty_deck_facing_no_gap_does_not_end_the_game():
    row = {slot: card("brewer", units=1) for slot in "ABC"}
    row |= {slot: card("mill") for slot in "123"}
    s = position(market=row, R=player(), B=player(), at="sale")
    s.advance()
    assert s.ended == ""
    assert s.actors() == (0, 1)


@clauses("5.3")
def test_gaps_are_filled_from_the_top_in_token_order():
    s = position(
        characters=[card(kind, units=1) for kind in ("brewer", "baker", "druid")],
        places=[card(kind) for kind in ("mill", "forge", "tavern")],
        R=player(),
        B=player(),
        at="sale",
    )
    s.advance()
    laid = [s.data.kind[c] for c in s.market if c >= 0]
    assert laid == ["brewer", "baker", "druid", "mill", "forge", "tavern"]


@clauses("9.4")
def test_the_game_ends_after_ten_quiet_rounds():
    s = GAME.new(2, "stall", Options(stall_limit_rounds=10))
    rounds = 0
    while s.agenda:
        for seat in s.actors():
            s.play(seat, s.question.idle(s, seat))
        rounds = s.round
    assert rounds == 10
    assert s.phase == 5
    assert s.ended == "stall"
    assert s.result().ended == "end-stall"


# Bidding


@clauses("6.1", "6.2", "6.3")
def test_any_two_cards_of_the_hand_may_be_laid():
    s = GAME.new(2, "bids")
    s.players[0].supply = 0
    offered = s.moves(0)
    assert len(offered) == 7 * 6 + 1
    for move in (Bid("A", "B"), Bid("1", "2"), Bid("A", "1"), Bid("C", "income")):
        assert move in offered
    assert Bid("income", "income") in offered
    assert refusal(s, 0, Bid("A", "A")) == ("no-bid-same", "6.2")
    assert refusal(s, 0, Bid("D", "A")) == ("no-bid-not-in-play", "3.3")


@clauses("6.4", "7.5.7", "8.6.7")
def test_a_choice_can_be_changed_until_the_last_is_in():
    match = GAME.match(3, "change")
    match.play(0, Bid("A", "B"))
    match.play(1, Bid("A", "1"))
    assert match.undoable(0) is None
    match.undo(0)
    assert match.state.actors() == (0, 2)
    match.play(0, Bid("C", "1"))
    assert match.final(2, Bid("income", "income"))
    match.play(2, Bid("income", "income"))
    assert match.undoable(0).key == "no-undo-revealed"
    assert match.state.bids[0] == (2, 5)


@clauses("6.5", "7.3")
def test_the_order_of_the_two_cards_is_kept_and_bribes_are_seen_by_position():
    s = position(at="bribes", R=player(bids=[("C", 0), ("A", 0)]), B=player())
    run(s, (R, Bribe(0, 2)), (B, PASS))
    seen = s.view(B).players[R].bids
    assert [(bid.action, bid.bribe) for bid in seen] == [(None, 0), (None, 2)]
    assert [bid.action for bid in s.view(R).players[R].bids] == ["C", "A"]


# Bribes


@clauses("7.1", "7.2", "7.5", "7.5.1", "1.4")
def test_bribes_come_from_the_supply_and_only_grow():
    s = position(at="bribes", R=player(supply=3), B=player(supply=2))
    run(s)
    assert len(s.moves(R)) == 10
    assert PASS in s.moves(R)
    assert refusal(s, R, Bribe(2, 2)) == ("no-bribe-too-much", "7.1")
    run(s, (R, Bribe(1, 0)), (B, Bribe(0, 1)), (R, Bribe(0, 1)), (B, PASS), (B, PASS))
    assert supplies(s) == [1 + 6, 1 + 6]  # both laid two Income cards


@clauses("7.4", "7.5.3", "15.31")
def test_the_phase_ends_when_everybody_passes():
    s = position(
        at="bribes",
        market={"A": card("brewer", units=2)},
        R=player(bids=[("A", 0)]),
        B=player(bids=[("A", 0)]),
    )
    run(s, (R, PASS), (B, PASS))
    assert removed(s) == ["brewer"]


@clauses("7.5.4")
def test_the_waves_come_to_an_end_without_a_limit():
    s = position(
        at="bribes",
        options=Options(bribe_wave_limit=None),
        R=player(supply=4),
        B=player(supply=4),
    )
    s.advance()
    waves = 0
    while s.phase == 3:
        for seat in s.actors():
            s.play(seat, Bribe(1, 0))
        waves += 1
    assert waves == 4


@clauses("7.5.5", "15.23")
def test_who_has_no_supply_is_not_asked():
    s = position(at="bribes", R=player(supply=0), B=player(supply=1))
    s.advance()
    assert s.actors() == (B,)
    assert refusal(s, R, PASS) == ("no-not-asked", "7.5.1")
    assert s.prompt(R).key == "wait-bribe-empty"


@clauses("7.5.6")
def test_the_last_wave_is_announced_and_asks_even_the_lone_raiser():
    s = position(
        at="bribes", options=Options(bribe_wave_limit=2), R=player(supply=3), B=player(supply=3)
    )
    run(s)
    assert [s.prompt(seat).key for seat in (R, B)] == ["ask-bribe", "ask-bribe"]
    run(s, (R, Bribe(1, 0)))
    s.trace = Trace()
    run(s, (B, PASS))
    assert Event("log-wave-last", {"wave": 2}) in s.trace.events
    assert s.actors() == (R, B)
    assert [s.prompt(seat) for seat in (R, B)] == [Prompt("ask-bribe-last", {"wave": 2})] * 2
    run(s, (R, Bribe(1, 0)), (B, Bribe(0, 1)))
    assert Event("log-bribe-over-limit", {}) in s.trace.events


@clauses("7.5.5", "16.2")
def test_everybody_reads_who_is_asked_for_a_bribe_and_why_they_are_not():
    s = position(at="bribes", R=player(supply=2), B=player(supply=3), G=player(supply=0))
    run(s, (R, Bribe(1, 0)))
    assert s.prompt(B) == Prompt("ask-bribe", {"wave": 1})
    assert s.prompt(R) == Prompt("wait-bribe", {"seats": [B], "wave": 1})
    assert s.prompt(None) == Prompt("watch-bribe", {"seats": [B]})
    run(s, (B, PASS))
    assert s.prompt(B) == Prompt("ask-bribe-answer", {"seats": [R], "wave": 2})
    assert s.prompt(R) == Prompt("wait-bribe-lone", {"seats": [B]})
    assert s.prompt(G) == Prompt("wait-bribe-empty", {"seats": [B]})


@clauses("7.6", "7.6.1", "7.6.2")
def test_live_bribes():
    s = position(at="bribes", options=LIVE, R=player(supply=2), B=player(supply=1), G=player(0))
    s.advance()
    assert s.actors() == (R, B)  # an empty supply counts as ready
    assert refusal(s, R, Add("first", 0)) == ("no-live-zero", "7.6")
    assert refusal(s, R, Add("first", 3)) == ("no-live-too-much", "7.6.1")
    s.play(B, Ready())
    assert s.actors() == (R,)
    s.play(R, Add("second", 1))  # every raise clears all flags
    assert s.actors() == (R, B)
    assert s.view(B).players[R].bids[1].bribe == 1
    s.play(B, Add("first", 1))  # and an emptied supply counts as ready
    assert s.actors() == (R,)
    s.play(R, Ready())
    assert s.phase != 3


@clauses("7.6.1")
def test_readiness_can_be_withdrawn_but_a_live_raise_cannot():
    match = GAME.match(2, "live", LIVE)
    match.play(0, Bid("A", "B"))
    match.play(1, Bid("A", "B"))
    match.play(0, Ready())
    assert match.undoable(0) is None
    match.undo(0)
    match.play(0, Add("first", 1))
    assert match.undoable(0).key == "no-undo-revealed"


@clauses("7.6.2")
def test_live_bribes_are_over_at_once_if_nobody_has_money():
    s = position(at="bribes", options=LIVE, R=player(supply=0), B=player(supply=0))
    s.advance()
    assert supplies(s) == [6, 6]


# Buying


@clauses("8.1.1", "8.2.1", "8.2.2", "15.22")
def test_income_pays_and_takes_its_bribes():
    s = run(position(R=player(supply=1, bids=[("income", 2), ("income", 3)]), B=player(supply=0)))
    assert supplies(s) == [7, 6]
    assert s.bank == 13


@clauses("8.3.1", "8.3.2", "15.1")
def test_characters_are_settled_before_places_in_token_order():
    """The Tavern's money comes too late for the character."""
    s = run(
        position(
            market={"B": card("brewer", units=1, cost=3), "1": card("tavern")},
            R=player(supply=2, bids=[("1", 0), ("B", 0)]),
            B=player(),
        )
    )
    assert kinds(s, R) == ["tavern"]
    assert removed(s) == ["brewer"]
    assert s.players[R].supply == 2 + 5


@clauses("8.5.1", "8.5.4", "2.5", "2.6")
def test_the_only_bidder_pays_cost_and_bribe_and_buys():
    s = run(
        position(
            market={"A": card("brewer", units=1, cost=2)},
            R=player(supply=2, bids=[("A", 1)]),
            B=player(),
        )
    )
    assert kinds(s, R) == ["brewer"]
    assert s.players[R].supply == 2 - 2 + 3
    assert s.bank == sum(supplies(s))


@clauses("8.5.2", "15.2")
def test_the_own_bribe_does_not_pay_the_cost():
    s = run(
        position(
            market={"A": card("brewer", units=1, cost=2), "1": card("mill")},
            R=player(supply=1, bids=[("A", 2), ("1", 0)]),
            B=player(),
        )
    )
    assert removed(s) == ["brewer"]
    assert s.players[R].supply == 1


@clauses("8.5.2", "15.4")
def test_the_bribe_on_the_other_card_stays_until_that_card_is_settled():
    s = run(
        position(
            market={"A": card("brewer", units=1, cost=2), "1": card("mill", cost=0)},
            R=player(supply=1, bids=[("A", 0), ("1", 4)]),
            B=player(),
        )
    )
    assert removed(s) == ["brewer"]
    assert kinds(s, R) == ["mill"]
    assert s.players[R].supply == 1


@clauses("8.5.3", "15.3", "15.18", "1.6")
def test_coins_on_a_removed_card_go_to_the_bank():
    s = run(
        position(
            market={"A": card("brewer", units=1, cost=1, coins=4), "1": card("mill")},
            R=player(supply=0, bids=[("A", 0), ("1", 0)]),
            B=player(supply=0),
        )
    )
    assert s.players[R].supply == 0
    assert s.bank == sum(supplies(s))
    assert removed(s) == ["brewer"]
    assert s.players[R].units == [0, 0, 0, 0]


@clauses("15.32")
def test_a_card_that_costs_nothing_needs_no_money():
    s = run(
        position(
            market={"A": card("brewer", units=1, cost=0), "1": card("mill", cost=0)},
            R=player(supply=0, bids=[("A", 0), ("1", 0)]),
            B=player(),
        )
    )
    assert kinds(s, R) == ["brewer", "mill"]


@clauses("8.7.1", "8.7.2", "8.8.1", "15.7")
def test_the_strongest_bid_wins_and_the_others_are_consoled():
    s = run(
        position(
            market={"A": card("brewer", units=1, cost=1)},
            R=player(supply=1, bids=[("A", 3)]),
            B=player(supply=1, bids=[("A", 1)]),
            G=player(supply=1, bids=[("A", 1)]),
        )
    )
    assert kinds(s, R) == ["brewer"]
    assert supplies(s) == [0 + 3, 1 + 1 + 1 + 3, 1 + 1 + 1 + 3]


@clauses("8.7.3", "15.6")
def test_a_tie_at_nothing_removes_the_card():
    s = run(
        position(
            market={"A": card("brewer", units=1, coins=2)},
            R=player(supply=0, bids=[("A", 0)]),
            B=player(supply=0, bids=[("A", 0)]),
        )
    )
    assert removed(s) == ["brewer"]
    assert supplies(s) == [4, 4]
    assert s.bank == 8


@clauses("8.6.3", "8.6.4", "15.9", "15.11")
def test_legions_are_spent_in_waves_and_money_cannot_be_added():
    s = position(
        market={"A": card("brewer", units=1)},
        R=player(supply=5, bids=[("A", 0)], cards=[card("legion"), card("legion")]),
        B=player(supply=5, bids=[("A", 1)], cards=[card("legion")]),
    )
    run(s)
    assert s.phase == 4
    assert s.actors() == (R, B)
    assert refusal(s, R, Bribe(1, 0)) == ("no-other-question", "8.6.4")
    assert refusal(s, B, Legions((0, 2))) == ("no-legion-too-many", "8.6.4")
    run(s, (R, Legions((1, 0))), (B, Legions((0, 1))))  # 2 to 3; both spent, so R is asked again
    assert s.actors() == (R,)
    run(s, (R, Legions((1, 0))))  # alone in spending, nobody else has a Legion
    assert kinds(s, R) == ["brewer"]
    assert kinds(s, B) == []
    assert scores(s)[R].parts["legions"] == 0


@clauses("8.6.2", "8.6.4")
def test_a_lone_spender_is_not_asked_again_but_others_may_answer():
    s = position(
        market={"A": card("brewer", units=1)},
        R=player(bids=[("A", 0)], cards=[card("legion"), card("legion")]),
        B=player(bids=[("A", 0)]),
        G=player(cards=[card("legion")]),
    )
    run(s)
    assert s.actors() == (R, G)
    assert refusal(s, G, Legions((0, 0, 1))) == ("no-legion-not-bidder", "8.6.2")
    run(s, (R, Legions((1, 0, 0))), (G, Legions((0, 0, 0))))
    assert s.actors() == (G,)
    assert s.prompt(R).key == "wait-legion-lone"
    run(s, (G, Legions((0, 1, 0))))
    assert s.actors() == (R,)
    run(s, (R, Legions((0, 0, 0))))
    assert removed(s) == ["legion", "legion", "brewer"]


@clauses("8.6.4", "16.2")
def test_everybody_reads_who_is_asked_for_legions_and_why_they_are_not():
    s = position(
        market={"A": card("brewer", units=1)},
        R=player(bids=[("A", 0)], cards=[card("legion"), card("legion")]),
        B=player(bids=[("A", 0)]),
        G=player(cards=[card("legion")]),
    )
    where = {"slot": "A", "card": "brewer"}
    run(s)
    assert s.prompt(R) == Prompt("ask-legion", {**where, "n": 2})
    assert s.prompt(G) == Prompt("ask-legion", {**where, "n": 1})
    assert s.prompt(B) == Prompt("wait-legion-none", {**where, "seats": [R, G]})
    run(s, (R, Legions((1, 0, 0))))
    assert s.prompt(R) == Prompt("wait-legion", {"seats": [G]})
    assert s.prompt(None) == Prompt("watch-legion", {"seats": [G]})
    run(s, (G, Legions((0, 0, 0))))
    assert s.prompt(R) == Prompt("wait-legion-lone", {"seats": [G]})


@clauses("8.6.2")
def test_legions_are_spent_for_players_of_this_table():
    s = position(
        market={"A": card("brewer", units=1)},
        R=player(bids=[("A", 0)], cards=[card("legion")]),
        B=player(bids=[("A", 0)]),
    )
    run(s)
    for spent in ((1,), (1, 0, 0)):
        assert s.why_not(R, Legions(spent)) == Refusal(
            "no-legion-not-bidder", "8.6.2", {"seats": [R, B]}
        )
    assert s.why_not(R, Legions((2, 0))) == Refusal("no-legion-too-many", "8.6.4", {"n": 1})


@clauses("8.6.5")
def test_legions_are_not_asked_for_on_an_uncontested_card():
    s = run(
        position(
            market={"A": card("brewer", units=1)},
            R=player(bids=[("A", 0)], cards=[card("legion")]),
            B=player(cards=[card("legion")]),
        )
    )
    assert kinds(s, R) == ["legion", "brewer"]


@clauses("8.6.6", "15.10")
def test_a_legion_bought_at_a_may_be_used_at_b():
    s = position(
        market={"A": card("legion"), "B": card("brewer", units=1)},
        R=player(bids=[("A", 0), ("B", 0)]),
        B=player(bids=[("B", 1), ("income", 0)]),
    )
    run(s)
    assert s.actors() == (R,)
    run(s, (R, Legions((1, 0))))
    assert kinds(s, R) == ["brewer"]


@clauses("15.10")
def test_a_legion_cannot_be_used_in_the_contest_for_itself():
    s = run(
        position(
            market={"A": card("legion")},
            R=player(bids=[("A", 1)]),
            B=player(bids=[("A", 0)]),
        )
    )
    assert kinds(s, R) == ["legion"]


@clauses("8.9.1", "8.9.2", "9.3")
def test_acquired_cards_count_at_once_and_bring_their_coins():
    s = run(
        position(
            market={"A": card("baker", units=2, coins=25), "1": card("field")},
            R=player(supply=0, bids=[("A", 0), ("1", 0)]),
            B=player(),
        )
    )
    assert s.players[R].supply == 25 + 3
    assert s.players[R].units == [0, 3, 0, 0]


@clauses("8.9.4", "11.2.2", "15.13")
def test_an_apprentice_joins_a_producer_of_choice():
    s = position(
        market={"A": card("apprentice")},
        R=player(
            bids=[("A", 0)],
            cards=[
                card("baker", units=1),
                card("druid", units=1),
                card("field"),
                card("legion"),
                card("apprentice"),
            ],
        ),
        B=player(cards=[card("smith", units=1)]),
    )
    run(s)
    own = {s.data.kind[c]: s.data.ids[c] for c in s.players[R].cards}
    theirs = s.data.ids[s.players[B].cards[0]]
    assert s.actors() == (R,)
    assert s.moves(R) == [Attach(own["baker"]), Attach(own["druid"])]
    assert refusal(s, R, Attach(own["field"])) == ("no-attach-place", "15.13")
    assert refusal(s, R, Attach(own["legion"])) == ("no-attach-legion", "11.2.2")
    assert refusal(s, R, Attach(own["apprentice"])) == ("no-attach-apprentice", "11.2.2")
    assert refusal(s, R, Attach(theirs)) == ("no-attach-other", "8.9.4")
    assert s.prompt(R) == Prompt("ask-attach")
    assert s.prompt(B) == Prompt("wait-attach", {"seat": R})
    run(s, (R, Attach(own["druid"])))
    assert s.players[R].units[2] == 2


@clauses("16.1")
def test_producers_of_one_resource_leave_no_choice():
    s = run(
        position(
            market={"A": card("apprentice")},
            R=player(bids=[("A", 0)], cards=[card("baker", units=1), card("baker", units=2)]),
            B=player(),
        )
    )
    assert s.players[R].units == [0, 4, 0, 0]
    (host,) = s.players[R].attached.values()
    assert host == min(c for c in s.players[R].cards if s.data.is_producer[c])


@clauses("8.9.3", "8.9.5", "11.2.1", "15.13", "1.7")
def test_waiting_apprentices_join_the_first_producer():
    s = position(
        market={"A": card("legion"), "1": card("field")},
        characters=[card("druid", units=1), card("brewer", units=1), card("brewer", units=1)],
        places=[card("mill")] * 3,
        R=player(bids=[("A", 0), ("1", 0)], cards=[card("apprentice"), card("apprentice")]),
        B=player(),
    )
    run(s)
    assert len(s.players[R].waiting) == 2  # a Legion and a place change nothing
    assert s.players[R].units == [0, 1, 0, 0]
    s.play(R, Bid("A", "income"))
    s.play(B, Bid("income", "income"))
    while s.phase == 3:
        for seat in s.actors():
            s.play(seat, PASS)
    assert s.players[R].waiting == []
    assert s.players[R].units == [0, 1, 3, 0]


@clauses("8.9.6", "11.4", "15.15")
def test_a_source_pays_once_when_acquired():
    s = run(
        position(
            market={"1": card("forest"), "2": card("mine")},
            R=player(supply=0, bids=[("1", 0), ("2", 0)], cards=[card("druid", units=2)]),
            B=player(),
        )
    )
    assert s.players[R].supply == 3 + 1


@clauses("9.1", "15.19")
def test_value_increase_puts_a_coin_on_cards_only():
    s = run(
        position(
            market={"A": card("brewer", units=1), "B": card("baker", units=1)},
            R=player(bids=[("A", 0)]),
            B=player(),
        )
    )
    assert s.coins[0] == 0
    assert s.coins[1] == 1


# Scoring


def over(*hands, supply=0):
    names = "RBGYP"
    s = position(
        **{
            name: player(supply=supply, cards=cards)
            for name, cards in zip(names, hands, strict=False)
        },
        at="sale",
    )
    s.advance()
    return s


def bakers(*units, talent=1):
    return [card("baker", units=n, talent=talent) for n in units]


@clauses("12.1.1", "12.1.2", "12.1.3", "12.1.5", "15.26", "12.1.10")
def test_majorities_count_units():
    s = over(bakers(4), bakers(1, talent=2), bakers(1, talent=7), [])
    assert majority(s, 1) == [10, 4, 4, 0]
    assert majority(s, 0) == [0, 0, 0, 0]


@clauses("15.24")
def test_only_one_owner_of_a_resource():
    s = over(bakers(1), [], [])
    assert majority(s, 1) == [10, 0, 0]


@clauses("12.1.4", "12.1.6", "15.25")
def test_talent_settles_ties():
    s = over(bakers(2, talent=3), bakers(2, talent=7), bakers(2, talent=5))
    assert majority(s, 1) == [0, 10, 4]


@clauses("12.1.7")
def test_the_most_is_settled_first():
    s = over(bakers(2, talent=3), bakers(2, talent=7))
    assert majority(s, 1) == [0, 10]


@clauses("12.1.8", "12.1.9")
def test_ties_that_talent_cannot_settle_are_shared():
    fields = [card("field"), card("field")]
    s = over(fields, fields, bakers(1, talent=4), bakers(1, talent=4))
    assert majority(s, 1) == [10, 10, 0, 0]


@clauses("12.1.8")
def test_who_shows_no_talent_loses_even_to_a_talent_of_1():
    fields = [card("field"), card("field")]
    s = over(fields, bakers(2, talent=1))
    assert majority(s, 1) == [0, 10]
    s = over(bakers(3), [card("field")], bakers(1, talent=1))
    assert majority(s, 1) == [10, 0, 4]


@clauses("11.3", "12.3.3", "12.4.1", "15.30", "12.5", "12.6", "10.2")
def test_legions_and_fortune():
    s = over([card("legion"), card("legion")], [], supply=5)
    parts = s.result().scores[0].parts
    assert parts["legions"] == 4
    assert parts["fortune"] == 1
    assert s.players[0].supply == 5
    assert list(parts) == [
        "beer",
        "bread",
        "elixir",
        "gladius",
        "prestige",
        "bazaars",
        "statues",
        "legions",
        "fortune",
    ]


@clauses("11.6", "11.7", "11.8", "15.16", "15.17", "11.10")
def test_roman_places_count_units_colours_and_each_other():
    s = over(
        [
            card("bakery"),
            card("bakery"),
            card("mill"),
            card("baker", units=2, apprentices=1),
            card("statue"),
        ],
        [],
    )
    parts = s.result().scores[0].parts
    colour = 4  # two Bakeries, the Mill, the Baker; not the Apprentice
    assert parts["prestige"] == 2 * (2 + colour) + 3
    assert parts["statues"] == 3 + 3


# At this table


@clauses("15.29")
def test_the_table_plays_for_who_stays_away():
    s = GAME.new(2, "idle")
    assert s.question.idle(s, 0) == Bid("income", "income")
    s = position(at="bribes", R=player(), B=player())
    s.advance()
    assert s.question.idle(s, 0) == PASS
    s = position(at="bribes", options=LIVE, R=player(), B=player())
    s.advance()
    assert s.question.idle(s, 0) == Ready()
    s = position(
        market={"A": card("brewer", units=1)},
        R=player(bids=[("A", 0)], cards=[card("legion")]),
        B=player(bids=[("A", 0)]),
    )
    s.advance()
    assert s.question.idle(s, 0) == Legions((0, 0))
    s = position(
        market={"A": card("apprentice")},
        R=player(bids=[("A", 0)], cards=[card("smith", units=1), card("baker", units=1)]),
        B=player(),
    )
    s.advance()
    lowest = min(c for c in s.players[0].cards if s.data.is_producer[c])
    assert s.question.idle(s, 0) == Attach(s.data.ids[lowest])


@clauses("2.3", "16.2")
def test_what_lies_open_is_seen_by_all():
    s = position(
        at="bribes",
        market={"A": card("brewer", units=1, coins=2)},
        R=player(supply=4, cards=[card("druid", units=1, apprentices=1)]),
        B=player(supply=3),
    )
    run(s, (R, Bribe(1, 0)))
    view = s.view(None)
    assert view.market["A"].coins == 2
    assert view.players[0].units["elixir"] == 2
    assert view.players[0].cards[1].host is not None
    assert [p.decided for p in view.players] == [True, False]
    assert view.players[0].bids[0].bribe == 0  # not yet revealed
    run(s, (B, PASS))
    assert s.view(None).players[0].bids[0].bribe == 1


@clauses("1.2")
def test_the_order_in_which_choices_arrive_makes_no_difference():
    orders = [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    bid = [Bid("A", "B"), Bid("B", "1"), Bid("income", "A")]
    outcomes = []
    for order in orders:
        s = GAME.new(3, "order")
        for seat in order:
            s.play(seat, bid[seat])
        for seat in order:
            s.play(seat, PASS)
        outcomes.append(s)
    assert outcomes[0] == outcomes[1] == outcomes[2]


@clauses("15.28")
def test_cards_are_lost_only_by_spending_legions():
    for seed in range(10):
        s = GAME.new(4, f"kept-{seed}")
        owned = [set() for _ in s.players]
        for _ in testing.random_moves(s, Random(seed)):
            for before, seat in zip(owned, s.players, strict=True):
                lost = before - set(seat.cards)
                assert all(s.data.kind[c] == "legion" for c in lost)
                before.clear()
                before.update(seat.cards)


def test_an_illegal_move_is_refused_with_its_clause():
    s = GAME.new(2, "illegal")
    with pytest.raises(IllegalMove, match=r"§ 6\.2"):
        s.play(0, Bid("A", "A"))


@clauses("1.5", "11.1", "11.9", "2.1", "2.2")
def test_the_components_are_those_of_the_box():
    cards = GAME.data.cards
    assert len(cards) == 74
    assert sum(GAME.data.is_place) == 34
    producers = [c for n, c in enumerate(cards) if GAME.data.is_producer[n]]
    assert {c.resource for c in producers} == {"beer", "bread", "elixir", "gladius"}
    assert all(c.talent is not None and c.units >= 1 for c in producers)
    bazaars = [c for c in cards if c.kind == "bazaar"]
    assert all(sum(c.recipe.values()) == 4 for c in bazaars)
