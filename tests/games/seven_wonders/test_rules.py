"""What the examples do not show: one test a clause, in the order of the rules."""

from random import Random

import pytest

from ludi.core import testing
from ludi.core.errors import IllegalMove
from ludi.core.match import Match
from ludi.games.seven_wonders import GAME, scoring
from ludi.games.seven_wonders.data import NOBODY
from ludi.games.seven_wonders.effects import RESOURCES, PerCount
from ludi.games.seven_wonders.moves import (
    Build,
    BuildFromPile,
    ChooseBoard,
    ChooseSide,
    CopyLeader,
    Decline,
    Discard,
    Keep,
    Recruit,
    Stage,
)
from ludi.games.seven_wonders.position import (
    DISCARD,
    DISCARD_LEADER,
    city,
    position,
)
from ludi.games.seven_wonders.state import FREE_CITY, Options
from tests.games.clauses import clauses
from tests.games.seven_wonders.helpers import free, idle_through, names, play, score, structures


def payments(s, card):
    """The payments for a card in the order in which they are proposed: left, right, bank."""
    ways = [move for move in s.moves(0) if isinstance(move, Build) and move.card == card]
    return [(move.left, move.right, move.bank) for move in ways if move.way == "pay"]


def match_from(s):
    return Match(GAME, s.seats, "match", s.options, position=s)


# 1 to 3: terms, components, setup


@clauses("1.1", "1.3", "7.4")
def test_left_is_clockwise_and_only_neighbours_sell():
    s = position(
        A=city(coins=2, hand=["stockade", "altar"]),
        B=city(),
        C=city(built=["lumber-yard"]),
        D=city(),
    )
    assert (s.left(0), s.right(0)) == (1, 3)
    assert s.why_not(0, Build("stockade", "pay", 2, 0, 0)).key == "no-resource-missing"


@clauses("1.4", "1.5")
def test_resources_and_colours():
    assert RESOURCES == ("wood", "stone", "ore", "clay", "glass", "papyrus", "loom")
    s = position(A=city(built=["loom"], leaders=["caesar"]), B=city(), C=city())
    view = s.view(0)
    assert view.cities[0].colors == {
        **dict.fromkeys(("brown", "blue", "yellow", "red", "green", "purple"), 0),
        "grey": 1,
    }
    assert view.faces["caesar"].color == "white"


@clauses("1.7", "18.11")
def test_free_saves_the_coin_too():
    s = position(
        A=city("olympia", stages=2, hand=["mine", "altar"]),
        B=city(),
        C=city(),
    )
    play(s, Build("mine", "olympia", 0, 0, 0))
    assert structures(s, 0) == ["mine"]
    assert s.cities[0].coins == 0


@clauses("1.8", "18.46")
def test_the_seventh_card_is_a_turn_of_its_own():
    """Bilkis works twice in turn 6, and what turn 6 brought can be used."""
    s = position(
        round=6,
        A=city(
            "babylon",
            "B",
            stages=2,
            coins=2,
            leaders=["bilkis"],
            hand=["apothecary", "workshop"],
        ),
        B=city(coins=9, hand=["guard-tower", "altar"]),
        C=city(),
    )
    play(s, Build("apothecary", "pay", 0, 0, 1), Build("guard-tower", "pay", 0, 2, 0))
    assert s.cities[0].coins == 1 + 2  # the clay sold in turn 6
    s.play(0, Build("workshop", "pay", 0, 0, 1))
    assert structures(s, 0) == ["apothecary", "workshop"]


@clauses("2.1", "2.2", "2.3", "3.6")
def test_what_is_in_the_box():
    s = GAME.new(7, "box")
    cards = GAME.census(s)
    leaders = [card for card in cards if card >= s.data.first_leader]
    assert len(leaders) == len(set(leaders)) == 36
    guilds = [card for card in cards if s.data.first_guild <= card < s.data.first_leader]
    assert len(guilds) == len(set(guilds)) == 14
    assert len(cards) == 49 + 49 + 40 + 14 + 36
    assert [len(city.hand) for city in s.cities] == [4] * 7
    assert len(s.box) == 8
    assert len(GAME.census(GAME.new(7, "box", Options(custom_leader=True)))) == len(cards) + 1


@clauses("2.5", "18.39")
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_treasury_is_never_negative(seats):
    for n in range(5):
        s = GAME.new(seats, f"coins-{n}")
        for _ in testing.random_moves(s, Random(n)):
            assert all(city.coins >= 0 for city in s.cities)
    s = position("over", A=city(defeats=6), B=city(), C=city())
    assert score(s)["military"] == -6


@clauses("3.2.1")
def test_guilds_about_leaders_need_leaders():
    ids = GAME.data.ids

    def pool(**options):
        s = GAME.deal(7, "pool", Options(**options))
        return {ids[c] for c in (*s.guilds, *s.decks[2]) if c >= GAME.data.first_guild}

    new = {"gamers-guild", "architects-guild"}
    only = {"diplomats-guild", "courtesans-guild"}
    assert new | only <= pool()
    assert not (new | only) & pool(leaders=False)
    both = pool(leaders=False, new_guilds_without_leaders=True)
    assert new <= both
    assert not only & both


@clauses("3.3", "18.27", "15.3")
def test_boards_are_dealt_once_each_and_roma_only_with_leaders():
    seen = set()
    for n in range(60):
        for seats in (2, 7):
            for leaders in (True, False):
                s = GAME.deal(seats, f"boards-{n}", Options(leaders=leaders))
                wonders = [s.data.wonder(city.board) for city in s.cities]
                assert len(set(wonders)) == len(wonders)
                assert leaders or "roma" not in wonders
                assert seats > 2 or wonders[FREE_CITY] != "roma"
                seen.update(
                    (w, s.data.side(c.board)) for w, c in zip(wonders, s.cities, strict=True)
                )
    assert len(seen) == 16


@clauses("3.3.1")
def test_boards_and_sides_are_chosen_in_seat_order():
    s = GAME.new(3, "choose", Options(wonder_assignment="choice", wonder_side="choice"))
    assert s.actors() == (0,)
    assert len(s.moves(0)) == 8
    s.play(0, ChooseBoard("olympia"))
    assert s.view(1).cities[0].wonder == "olympia"
    assert s.view(1).cities[0].side is None
    s.play(0, ChooseSide("B"))
    assert s.actors() == (1,)
    assert s.why_not(1, ChooseBoard("olympia")).key == "no-board-taken"
    s.play(1, ChooseBoard("roma"))
    s.play(1, ChooseSide("A"))
    s.play(2, ChooseBoard("giza"))
    s.play(2, ChooseSide("A"))
    boards = [(s.data.wonder(c.board), s.data.side(c.board)) for c in s.cities]
    assert boards == [("olympia", "B"), ("roma", "A"), ("giza", "A")]
    assert s.view(0).phase == "draft"


@clauses("3.3.1")
@pytest.mark.parametrize(("side", "letter"), [("all-a", "A"), ("all-b", "B")])
def test_all_boards_on_one_side(side, letter):
    s = GAME.new(7, "sides", Options(wonder_side=side))
    assert {s.data.side(city.board) for city in s.cities} == {letter}


@clauses("3.3.1")
def test_without_leaders_roma_cannot_be_chosen():
    s = GAME.new(3, "choose", Options(leaders=False, wonder_assignment="choice"))
    assert s.why_not(0, ChooseBoard("roma")).key == "no-roma-without-leaders"
    assert ChooseBoard("roma") not in s.moves(0)
    s.play(0, ChooseBoard("giza"))
    assert s.cities[0].board != NOBODY


@clauses("3.5", "10.9")
def test_start_production():
    for wonder, resource in (("giza", "stone"), ("rhodos", "ore"), ("halikarnassos", "loom")):
        s = position(A=city(wonder), B=city(), C=city())
        assert s.view(1).cities[0].production[0].options == [resource]
        assert not s.cities[0].colors
    s = position(A=city("roma"), B=city(), C=city())
    assert s.view(1).cities[0].production == []
    assert (s.cities[0].own, s.cities[0].sale) == (0, 0)


@clauses("3.3.1", "7.2")
@pytest.mark.parametrize(("side", "hidden"), [("random", True), ("all-a", False)])
def test_a_board_whose_side_was_drawn_cannot_be_given_back(side, hidden):
    match = GAME.match(3, "side", Options(wonder_assignment="choice", wonder_side=side))
    match.play(0, ChooseBoard("giza"))
    assert (match.undoable(0) is not None) == hidden


# 4 to 6: draft and Recruitment


@clauses("4.6", "16.2")
def test_the_draft_shows_only_what_one_passed_on():
    s = GAME.new(4, "draft")
    mine = s.cities[0].hand
    for seat in range(4):
        s.play(seat, Keep(s.data.ids[s.cities[seat].hand[0]]))
    assert s.view(0).passed == [names(s, mine[1:])]
    assert s.view(2).passed != s.view(0).passed
    assert s.view(None).passed == []
    assert s.view(None).hand == []
    assert [city.coins for city in s.cities] == [6] * 4
    assert s.why_not(0, Keep(s.data.ids[mine[0]])).key == "no-draft-not-offered"


@clauses("5.1", "7.6", "14.1")
def test_course_of_the_game():
    s = GAME.new(3, "course")
    phases = []
    while s.actors():
        now = (s.age, s.view(0).phase)
        if not phases or phases[-1] != now:
            phases.append(now)
        seat = s.actors()[0]
        s.play(seat, s.question.idle(s, seat))
    assert phases == [
        (0, "draft"),
        *((age, phase) for age in (1, 2, 3) for phase in ("recruitment", "turn")),
    ]
    assert s.view(0).phase == "over"
    assert s.why_not(0, DISCARD).key == "no-game-over"
    assert s.result().ended == "end-ages"


@clauses("6.1", "6.8", "7.3.4")
def test_a_leader_must_be_played_and_illegal_choices_are_refused():
    s = position("recruitment", A=city(unplayed=["caesar", "plato"]), B=city(), C=city())
    assert s.moves(0) == [Discard("caesar"), Discard("plato")]
    assert s.why_not(0, Discard("zenobia")).key == "no-leader-not-in-hand"
    too_dear = s.why_not(0, Recruit("caesar"))
    assert (too_dear.key, too_dear.clause) == ("no-leader-too-dear", "6.8")
    assert s.why_not(0, Discard(None)).key == "no-leader-not-in-hand"
    assert s.why_not(0, Decline()).key == "no-other-question"
    with pytest.raises(IllegalMove):
        s.play(0, Recruit("caesar"))


@clauses("6.9.1", "17.4")
@pytest.mark.parametrize(("keeps", "left"), [(True, 3), (False, 0)])
def test_roma_b_keeps_its_leaders(keeps, left):
    s = position(
        "recruitment",
        age=3,
        options=Options(roma_b_keeps_leaders=keeps),
        A=city("roma", "B", unplayed=["plato", "midas", "nero", "sappho"]),
        B=city(),
        C=city(),
    )
    play(s, idle=DISCARD_LEADER)
    assert [len(city.unplayed) for city in s.cities] == [left, 0, 0]


@clauses("17.4")
def test_without_keeping_leaders_drawn_later_stay():
    s = position(
        age=3,
        options=Options(roma_b_keeps_leaders=False),
        A=city("roma", "B", built=["lumber-yard", "clay-pool"], hand=["loom", "altar"]),
        B=city(),
        C=city(),
    )
    play(s, Stage("loom", 0, 0, 0))
    assert len(s.cities[0].unplayed) == 4


@clauses("6.11", "15.13")
def test_a_stage_in_the_first_recruitment_by_trade_with_the_free_city():
    s = position(
        "recruitment",
        A=city("giza", coins=6, unplayed=["plato", "sappho"]),
        B=city(),
        free_city=city(built=["stone-pit"]),
    )
    for seat, move in ((0, Stage("plato", 0, 2, 0)), (1, DISCARD_LEADER)):
        s.play(seat, move)
    assert s.cities[0].stages == 1
    assert [city.coins for city in s.cities] == [4, 3, 2]
    assert s.cities[FREE_CITY].unplayed == ()


# 7: a turn


@clauses("7.1", "7.2")
def test_choices_are_secret_and_can_be_taken_back_until_the_last_is_in():
    match = GAME.match(3, "secret", Options(leaders=False))
    first = match.state.moves(0)[0]
    match.play(0, first)
    assert match.state.view(1).cities[0].decided
    assert match.known_moves(1) == [(0, None)]
    assert match.state.view(1).choices == [None]
    assert match.state.view(0).choices == [{**match.state.view(0).choices[0]}]
    match.play(1, match.state.moves(1)[0])
    assert match.undo(0) == first
    match.play(0, match.state.moves(0)[-1])
    match.play(2, match.state.moves(2)[0])
    assert match.undoable(0).key == "no-undo-revealed"


@clauses("7.3", "7.3.3", "16.3")
def test_a_discard_is_not_shown():
    match = GAME.match(3, "discard", Options(leaders=False))
    card = match.state.data.ids[match.state.cities[0].hand[0]]
    match.play(0, Discard(card))
    for seat in (1, 2):
        match.play(seat, match.state.question.idle(match.state, seat))
    s = match.state
    assert match.known_moves(1)[0] == (0, Discard(None))
    assert match.known_moves(0)[0] == (0, Discard(card))
    assert [entry.card for entry in s.view(0).pile] == [card, None, None]
    assert s.view(1).pile[0].card is None
    assert (s.view(1).pile[0].seat, s.view(1).pile[0].age, s.view(1).pile[0].round) == (0, 1, 1)
    assert s.cities[0].coins == 6
    assert s.view(1).last[0] == {"type": "discard", "card": None}


@clauses("7.3.1", "18.12")
def test_no_name_twice_in_no_way():
    s = position(
        age=2,
        A=city("olympia", stages=2, built=["loom"], hand=["loom", "altar"]),
        B=city(),
        C=city(built=["loom"], hand=["loom", "altar"]),
    )
    for way in ("pay", "olympia"):
        assert s.why_not(0, Build("loom", way, 0, 0, 0)).key == "no-same-name"
    assert s.why_not(2, free("loom")).key == "no-same-name"
    assert Discard("loom") in s.moves(0)
    assert Build("loom", "pay", 0, 0, 0) not in s.moves(0)


@clauses("7.3.2", "11.6")
def test_stages_in_order_and_the_marker_means_nothing():
    s = position(
        age=3,
        A=city("giza", stages=2, built=["quarry", "stone-pit"], hand=["workers-guild", "altar"]),
        B=city(),
        C=city(),
    )
    play(s, Stage("workers-guild", 0, 0, 0))
    assert s.cities[0].stages == 3
    assert s.view(0).cities[0].colors["purple"] == 0
    assert s.view(0).stage.refusal.key == "no-stage-none"
    s.cities[0].hand = (s.data.number["altar"],)
    assert s.why_not(0, Stage("altar", 0, 0, 0)).key == "no-stage-none"


@clauses("4.2", "7.4", "15.8")
def test_everybody_is_told_where_the_cards_go():
    s = GAME.new(4, "told")
    kept = [s.data.ids[city.hand[0]] for city in s.cities]
    assert s.prompt(1).args == {"n": 4, "target": 0, "step": 1}
    passed_on = s.cities[1].hand[1:]
    play(s, *map(Keep, kept))
    assert s.cities[0].hand == passed_on
    assert s.prompt(1).args == {"n": 3, "target": 0, "step": 2}
    for age, direction, target in ((1, "left", 2), (2, "right", 0), (3, "left", 2)):
        s = position(age=age, A=city(), B=city(hand=["altar", "loom"]), C=city(), D=city())
        assert s.prompt(1).args == {"direction": direction, "target": target}
        play(s)
        assert names(s, s.cities[target].hand) == ["loom"]
    s = position(age=2, A=city(), B=city(hand=["altar", "loom"]))
    assert s.prompt(1).args == {"direction": "swap", "target": 0}


@clauses("7.5", "10.3.2")
def test_in_turn_6_only_babylon_is_told_of_a_seventh_card():
    s = position(round=6, A=city("babylon", "B", stages=2), B=city("babylon", stages=2), C=city())
    assert [s.prompt(seat).key for seat in range(3)] == [
        "ask-card-last-babylon",
        "ask-card-last",
        "ask-card-last",
    ]


@clauses("7.2", "16.1", "16.2", "16.3")
def test_after_the_reveal_all_see_what_was_built_but_no_marker_and_no_discard():
    match = match_from(
        position(
            A=city(hand=["loom", "altar"]),
            B=city("giza", coins=2, hand=["loom", "altar"]),
            C=city(built=["stone-pit"], hand=["loom", "altar"]),
        )
    )
    chosen = (free("loom"), Stage("loom", 2, 0, 0), Discard("loom"))
    for seat, move in enumerate(chosen):
        match.play(seat, move)
    seen = [free("loom"), Stage(None, 2, 0, 0), Discard(None)]
    assert [move for _, move in match.known_moves(None)] == seen
    assert [move for _, move in match.known_moves(1)] == [seen[0], chosen[1], seen[2]]
    assert [last["card"] for last in match.state.view(None).last] == ["loom", None, None]
    assert match.state.view(None).last[1]["left"] == 2


@clauses("6.3", "6.4", "6.5")
def test_after_a_recruitment_all_see_who_was_recruited_but_no_marker_and_no_discard():
    match = match_from(
        position(
            "recruitment",
            A=city(coins=1),
            B=city("giza", built=["stone-pit"]),
            C=city(),
        )
    )
    for seat, move in enumerate((Recruit("sappho"), Stage("sappho", 0, 0, 0), DISCARD_LEADER)):
        match.play(seat, move)
    seen = [Recruit("sappho"), Stage(None, 0, 0, 0), Discard(None)]
    assert [move for _, move in match.known_moves(None)] == seen


@clauses("4.1", "4.6")
def test_nobody_ever_sees_what_others_keep_in_the_draft():
    match = GAME.match(3, "kept")
    for seat in range(3):
        match.play(seat, match.state.moves(seat)[0])
    assert match.state.round == 2
    assert [move is None for _, move in match.known_moves(0)] == [False, True, True]
    assert [move for _, move in match.known_moves(None)] == [None] * 3


@clauses("10.3.2", "16.1", "16.3")
@pytest.mark.parametrize("built", [True, False])
def test_all_see_a_seventh_card_that_is_built(built):
    match = match_from(
        position(
            round=6,
            A=city("babylon", "B", stages=2, hand=["loom", "altar"]),
            B=city(),
            C=city(),
        )
    )
    for seat in range(3):
        match.play(seat, DISCARD)
    match.play(0, free("loom") if built else Discard("loom"))
    assert match.known_moves(1)[-1] == (0, free("loom") if built else Discard(None))


# 8: building and trade


@clauses("8.2.3", "10.7.1", "13.4", "18.32")
def test_the_right_of_olympia_once_an_age():
    s = position(
        age=1,
        round=5,
        options=Options(leaders=False),
        A=city(
            "olympia",
            stages=1,
            built=["quarry"],
            hand=["loom", "palace", "pantheon"],
        ),
        B=city(hand=["gardens", "altar", "theater"]),
        C=city(hand=["senate", "altar", "theater"]),
    )
    assert s.why_not(0, Build("palace", "olympia", 0, 0, 0)).key == "no-olympia-not-yours"
    play(s, Stage("loom", 0, 0, 0))
    assert s.view(0).cities[0].free_build == "ready"
    assert Build("senate", "olympia", 0, 0, 0) in s.moves(0)
    play(s, Build("senate", "olympia", 0, 0, 0), Discard("palace"), Discard("theater"))
    assert s.age == 2
    assert s.cities[0].may_build_free  # renewed
    idle_through(s, 2, 1)
    card = names(s, s.cities[0].hand)[0]
    play(s, Build(card, "olympia", 0, 0, 0), *(s.question.idle(s, seat) for seat in (1, 2)))
    assert s.view(0).cities[0].free_build == "used"
    other = names(s, s.cities[0].hand)[0]
    assert s.why_not(0, Build(other, "olympia", 0, 0, 0)).key in (
        "no-olympia-used",
        "no-same-name",
    )


@clauses("8.2.5", "8.2.7")
def test_a_structure_from_the_pile_chains_from_the_next_turn_on():
    s = position(
        age=2,
        pile=["scriptorium"],
        A=city(
            "halikarnassos",
            stages=1,
            built=["foundry", "ore-vein"],
            hand=["altar", "library"],
        ),
        B=city(hand=["library", "altar"]),
        C=city(hand=["library", "altar"]),
    )
    assert s.why_not(0, Build("library", "chain", 0, 0, 0)).key == "no-chain-missing"
    assert s.why_not(0, Build("altar", "chain", 0, 0, 0)).key == "no-chain-none"
    play(s, Stage("altar", 0, 0, 0))
    s.play(0, BuildFromPile("scriptorium"))
    assert Build("library", "chain", 0, 0, 0) in s.moves(0)


@clauses("8.2.8")
def test_the_favourable_way_comes_first():
    s = position(
        age=3,
        A=city(
            "olympia",
            stages=2,
            coins=9,
            built=["scriptorium", "loom", "quarry"],
            leaders=["ramses"],
            hand=["library", "traders-guild"],
        ),
        B=city(built=["press", "glassworks"]),
        C=city(),
    )
    offers = {card.card: [way.way for way in card.offer.ways] for card in s.view(0).hand}
    assert offers == {
        "library": ["chain", "pay", "olympia"],
        "traders-guild": ["ramses", "pay", "olympia"],
    }


@clauses("8.3.1", "18.1", "9.2", "9.3")
def test_new_sources_work_from_the_next_turn_on():
    s = position(
        A=city(hand=["loom", "apothecary"], coins=2),
        B=city(hand=["glassworks", "apothecary"], coins=2),
        C=city(hand=["apothecary", "altar"]),
    )
    assert s.why_not(0, free("apothecary")).key == "no-resource-missing"
    play(s, free("loom"), free("glassworks"))
    assert free("apothecary") in s.moves(0)
    assert Build("apothecary", "pay", 0, 2, 0) in s.moves(1)


@clauses("8.4.1", "11.2", "10.2")
def test_yellow_cards_stages_and_leaders_are_not_for_sale():
    s = position(
        A=city(coins=9, hand=["workshop", "stockade"]),
        B=city("alexandria", "B", stages=2, built=["forum", "caravansery"]),
        C=city(leaders=["bilkis"]),
    )
    moves = s.moves(0)
    assert Build("workshop", "pay", 2, 0, 0) in moves  # the start production
    assert s.why_not(0, Build("stockade", "pay", 2, 0, 0)).key == "no-resource-missing"
    for_sale = [source for source in s.view(0).cities[1].production if source.price]
    assert [(source.options, source.price) for source in for_sale] == [(["glass"], 2)]


@clauses("8.4.5", "8.5.1")
def test_a_payment_covers_the_cost_exactly():
    s = position(
        A=city(coins=9, hand=["stockade", "altar"]),
        B=city(built=["sawmill"]),
        C=city(built=["lumber-yard"]),
    )
    assert s.why_not(0, Build("stockade", "pay", 1, 0, 0)).key == "no-payment-incomplete"
    assert s.why_not(0, Build("stockade", "pay", 4, 0, 0)).key == "no-payment-prices"
    assert s.why_not(0, Build("stockade", "pay", 0, 0, 1)).key == "no-bilkis-not-yours"
    assert [m for m in s.moves(0) if isinstance(m, Build) and m.card == "stockade"] == [
        Build("stockade", "pay", 2, 0, 0),
        Build("stockade", "pay", 0, 2, 0),
    ]


@clauses("8.4.6", "8.5.1", "8.5.3")
def test_a_dearer_payment_must_be_within_reach_too():
    s = position(
        A=city("giza", coins=3, built=["west-trading-post"], hand=["stockade", "altar"]),
        B=city(built=["lumber-yard", "quarry"]),
        C=city(built=["lumber-yard", "quarry"]),
    )
    assert payments(s, "stockade") == [(1, 0, 0), (0, 2, 0)]
    s.cities[0].coins = 1
    assert payments(s, "stockade") == [(1, 0, 0)]
    assert Stage("altar", 1, 0, 0) in s.moves(0)
    for dearer in (Build("stockade", "pay", 0, 2, 0), Stage("altar", 0, 2, 0)):
        refusal = s.why_not(0, dearer)
        assert (refusal.key, refusal.args) == ("no-coins-short", {"cost": 2, "coins": 1})
        assert dearer not in s.moves(0)


@clauses("18.2", "8.4.3")
def test_a_discount_works_from_the_next_turn_on():
    s = position(
        A=city(coins=1, hand=["marketplace", "workshop"]),
        B=city(built=["glassworks"]),
        C=city(hand=["workshop", "altar"]),
    )
    assert s.why_not(0, Build("workshop", "pay", 2, 0, 0)).key == "no-coins-short"
    play(s, free("marketplace"))
    assert Build("workshop", "pay", 1, 0, 0) in s.moves(0)


@clauses("18.4", "8.3")
def test_of_a_neighbours_alternatives_one_unit():
    s = position(
        A=city(coins=9, hand=["stockade", "altar"]),
        B=city("roma", coins=9, built=["tree-farm"], hand=["stockade", "altar"]),
        C=city(),
    )
    play(s, Build("stockade", "pay", 2, 0, 0), free("stockade"))
    assert structures(s, 0) == ["stockade"]
    s = position(
        A=city("roma", "B", coins=9, hand=["altar", "loom"]), B=city(built=["tree-farm"]), C=city()
    )
    assert s.why_not(0, Stage("altar", 4, 0, 0)).key in (
        "no-resource-missing",
        "no-resources-missing",
    )


@clauses("8.5.4", "12.5", "12.12")
def test_the_proposal_counts_what_hatshepsut_brings_back():
    """With Bilkis one coin goes to the bank; only what is bought next door brings a coin back."""
    own = {"coins": 9, "leaders": ["hatshepsut", "bilkis"], "hand": ["forum", "altar"]}
    posts = ["east-trading-post", "west-trading-post"]
    neighbours = {"B": city(built=["clay-pool"]), "C": city(built=["clay-pool"])}
    s = position(age=2, A=city(built=posts, **own), **neighbours)
    assert payments(s, "forum") == [(1, 1, 0), (1, 0, 1), (0, 1, 1)]
    s = position(
        age=2,
        A=city(coins=9, built=["caravansery"], leaders=["hatshepsut"], hand=["stables", "altar"]),
        B=city(built=["clay-pool", "ore-vein"]),
        C=city(built=["lumber-yard"]),
    )
    assert payments(s, "stables") == [(2, 2, 0), (4, 0, 0)]


@clauses("1.7", "8.2.2", "8.2.3", "8.2.4")
@pytest.mark.parametrize("way", ["chain", "olympia", "ramses"])
@pytest.mark.parametrize("paid", [(2, 0, 0), (0, 2, 0), (0, 0, 1)])
def test_nothing_is_paid_for_a_free_build(way, paid):
    s = position(
        age=3,
        A=city(
            "olympia",
            stages=2,
            coins=9,
            built=["library"],
            leaders=["ramses", "bilkis"],
            hand=["spies-guild", "senate"],
        ),
        B=city(built=["lumber-yard", "clay-pool"]),
        C=city(built=["lumber-yard", "clay-pool"]),
    )
    card = "senate" if way == "chain" else "spies-guild"
    assert s.why_not(0, Build(card, way, 0, 0, 0)) is None
    assert s.why_not(0, Build(card, way, *paid)).key == "no-free-unpaid"


@clauses("8.2.4", "12.29")
def test_ramses_builds_guilds_and_nothing_else():
    own = {"built": ["loom"], "hand": ["palace", "spies-guild"]}
    s = position(age=3, A=city(leaders=["ramses"], **own), B=city(), C=city())
    assert s.why_not(0, Build("palace", "ramses", 0, 0, 0)).key == "no-ramses-not-guild"
    assert s.why_not(0, Build("spies-guild", "ramses", 0, 0, 0)) is None
    s = position(age=3, A=city(**own), B=city(leaders=["ramses"]), C=city())
    assert s.why_not(0, Build("spies-guild", "ramses", 0, 0, 0)).key == "no-ramses-not-yours"


@clauses("8.4.1", "8.5.1", "12.5")
def test_what_is_lacking_is_named():
    def reason(card, sells=(), **own):
        s = position(
            age=3, A=city(coins=9, hand=[card, "altar"], **own), B=city(built=sells), C=city()
        )
        refusal = s.why_not(0, free(card))
        goods = refusal.args.get("goods", [])
        return refusal.key, refusal.args.get("resource") or [(g["resource"], g["n"]) for g in goods]

    # A Town hall costs two stone, one ore, one glass
    assert reason("town-hall", ["quarry", "ore-vein"]) == ("no-resource-missing", "glass")
    both = ("no-resources-missing", [("ore", 1), ("glass", 1)])
    assert reason("town-hall", ["quarry"]) == both
    second = ("no-resources-missing", [("stone", 1)])  # one is sold, but two are needed
    assert reason("town-hall", ["stone-pit", "ore-vein", "glassworks"]) == second
    # Bilkis buys one of the two, a Caravansery is best used for the ore
    assert reason("town-hall", ["quarry"], leaders=["bilkis"])[1] in ("ore", "glass")
    with_caravansery = reason("town-hall", ["quarry"], built=["caravansery"])
    assert with_caravansery == ("no-resource-missing", "glass")


@clauses("8.5.1", "8.5.2", "12.5")
def test_why_a_payment_is_refused():
    s = position(
        age=2,
        A=city(coins=9, leaders=["bilkis"], hand=["forum", "altar"]),
        B=city(built=["brickyard"]),
        C=city(built=["clay-pool"]),
    )
    assert payments(s, "forum") == [(2, 0, 1), (0, 2, 1), (4, 0, 0), (2, 2, 0)]
    reasons = {
        (0, 0, 2): "no-bilkis-twice",
        (0, 0, 1): "no-payment-incomplete",
        (0, 3, 0): "no-payment-prices",
        (3, 0, 1): "no-payment-prices",
    }
    for paid, key in reasons.items():
        assert s.why_not(0, Build("forum", "pay", *paid)).key == key


# 9: the order of a turn


@clauses("9.1", "9.4.1")
def test_a_vineyard_does_not_count_what_comes_later_in_the_turn():
    s = position(
        age=2,
        pile=["mine"],
        A=city(hand=["vineyard", "altar"]),
        H=city("halikarnassos", stages=1, built=["foundry", "ore-vein"], hand=["loom", "altar"]),
        C=city(),
    )
    play(s, free("vineyard"), Stage("loom", 0, 0, 0))
    s.play(1, BuildFromPile("mine"))
    assert s.cities[0].coins == 2


@clauses("9.5", "15.7.3")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0)])
def test_the_order_in_which_choices_arrive_does_not_matter(order):
    s = position(
        age=2,
        A=city(coins=2, built=["stone-pit"], hand=["vineyard", "altar"]),
        B=city(coins=1, hand=["quarry", "altar"]),
        C=city(coins=1, hand=["sawmill", "altar"]),
    )
    chosen = {0: free("vineyard"), 1: free("quarry"), 2: free("sawmill")}
    for seat in order:
        s.play(seat, chosen[seat])
    assert [city.coins for city in s.cities] == [5, 0, 0]


@clauses("9.9.2")
def test_declining_a_build_from_the_pile():
    s = position(
        "pile", age=2, pile=["baths"], rights=[(0, 0)], A=city(built=["baths"]), B=city(), C=city()
    )
    s.advance()
    assert s.moves(0) == [Decline()]  # nothing fits
    assert s.why_not(0, BuildFromPile("mine")).key == "no-pile-not-there"
    s.play(0, Decline())
    assert structures(s, 0) == ["baths"]
    assert s.view(0).phase == "turn"


@clauses("9.9.3", "9.9.4", "18.9")
def test_leaders_and_a_build_from_the_pile():
    """Xenophon pays, Vitruvius does not, a Vineyard counts what is there now."""
    s = position(
        "pile",
        age=2,
        pile=["vineyard", "library"],
        rights=[(0, 0), (1, 0)],
        A=city(built=["scriptorium", "sawmill"], leaders=["xenophon", "vitruvius"]),
        B=city(built=["quarry"]),
        C=city(),
    )
    s.advance()
    s.play(0, BuildFromPile("vineyard"))
    assert s.cities[0].coins == 2 + 2
    s.play(0, BuildFromPile("library"))
    assert s.cities[0].coins == 4


@clauses("9.9.3", "18.17", "11.5.4")
def test_a_courtesans_guild_from_the_pile_copies_solomon():
    s = position(
        "pile",
        age=3,
        pile=["courtesans-guild", "baths"],
        rights=[(0, 0)],
        A=city(),
        B=city(leaders=["solomon"]),
        C=city(leaders=["nero"]),
    )
    s.advance()
    s.play(0, BuildFromPile("courtesans-guild"))
    assert s.moves(0) == [CopyLeader("nero"), CopyLeader("solomon")]
    assert s.why_not(0, CopyLeader("midas")).key == "no-courtesan-not-in-play"
    s.play(0, CopyLeader("solomon"))
    s.play(0, BuildFromPile("baths"))
    assert structures(s, 0) == ["courtesans-guild", "baths"]


@clauses("9.9", "18.15", "18.18")
def test_a_copied_solomon_comes_last():
    s = position(
        age=3,
        pile=["mine", "baths"],
        A=city(
            built=["caravansery", "forum", "loom", "clay-pool"],
            hand=["courtesans-guild", "altar"],
        ),
        R=city(
            "roma",
            "B",
            stages=1,
            coins=1,
            built=["stone-pit", "clay-pool", "loom"],
            unplayed=["solomon"],
        ),
        H=city("halikarnassos", stages=1, built=["foundry", "ore-vein"]),
    )
    play(s, free("courtesans-guild"), Stage("altar", 0, 0, 0), Stage("altar", 0, 0, 0))
    s.play(1, Recruit("solomon"))
    s.play(0, CopyLeader("solomon"))
    asked = []
    while s.view(0).phase == "pile":
        (seat,) = s.actors()
        asked.append((seat, s.prompt(seat).key))
        s.play(seat, Decline())
    assert asked == [
        (2, "ask-pile-halikarnassos"),
        (1, "ask-pile-solomon"),
        (0, "ask-pile-courtesans"),
    ]


@clauses("16.2", "9.9.1")
def test_whoever_looked_through_the_pile_knows_what_was_there():
    s = position(
        "pile", age=2, pile=["mine", "baths"], rights=[(1, 0)], A=city(), B=city(), C=city()
    )
    s.advance()
    assert [entry.card for entry in s.view(0).pile] == ["mine", "baths"]
    assert [entry.card for entry in s.view(1).pile] == [None, None]
    s.play(0, Decline())
    assert [entry.card for entry in s.view(0).pile] == ["mine", "baths"]


@clauses("18.14", "9.10")
def test_solomon_in_the_first_recruitment_finds_nothing():
    s = position("recruitment", A=city(coins=3, unplayed=["solomon", "sappho"]), B=city(), C=city())
    play(s, Recruit("solomon"), idle=DISCARD_LEADER)
    assert (s.view(0).phase, s.rights) == ("turn", ())


# 10: Wonders


@clauses("10.4", "18.31")
def test_ephesos_pays_when_a_stage_is_built():
    s = position(
        "recruitment",
        A=city("ephesos", "A", stages=1, built=["sawmill"], unplayed=["plato", "sappho"]),
        B=city("ephesos", "B", built=["quarry"], unplayed=["plato", "sappho"]),
        C=city(),
    )
    play(s, Stage("plato", 0, 0, 0), Stage("plato", 0, 0, 0), idle=DISCARD_LEADER)
    assert [city.coins for city in s.cities] == [9, 4, 3]
    over = position("over", A=city("ephesos", "B", stages=3), B=city(), C=city())
    assert score(over)["wonder"] == 10


@clauses("10.5", "10.8", "10.9.1")
def test_points_and_shields_of_boards():
    s = position(
        "over",
        A=city("giza", "B", stages=4),
        B=city("rhodos", "B", stages=2),
        C=city("roma", "A", stages=2),
        D=city("rhodos", "A", stages=2),
    )
    assert [score(s, c)["wonder"] for c in range(4)] == [20, 7, 10, 3]
    assert [city.shields for city in s.cities] == [0, 2, 0, 2]


@clauses("10.9.3")
def test_stage_costs_of_roma():
    boards = GAME.data.file.wonders["roma"]
    costs = {side: [dict(stage.cost.resources) for stage in boards[side].stages] for side in "AB"}
    assert costs == {
        "A": [{"wood": 1, "ore": 1, "clay": 1}, {"stone": 2, "clay": 1, "loom": 1}],
        "B": [
            {"wood": 1, "clay": 1},
            {"stone": 1, "clay": 1, "loom": 1},
            {"stone": 2, "papyrus": 1},
        ],
    }


@clauses("10.3.2", "18.33", "18.42")
@pytest.mark.parametrize("action", ["stage", "discard"])
def test_the_seventh_card_for_a_stage_or_for_coins(action):
    s = position(
        round=6,
        A=city(
            "babylon",
            "B",
            stages=2,
            built=["brickyard", "press"],
            hand=["altar", "loom"],
        ),
        B=city(),
        C=city(),
    )
    play(s, free("altar"))
    assert s.actors() == (0,)
    assert s.prompt(0).key == "ask-seventh"
    assert s.prompt(1).key == "wait-seventh"
    assert s.question.idle(s, 0) == Discard("loom")
    s.play(0, Stage("loom", 0, 0, 0) if action == "stage" else Discard("loom"))
    assert s.cities[0].stages == (3 if action == "stage" else 2)
    assert s.cities[0].coins == (0 if action == "stage" else 3)
    assert s.cities[0].hand == ()
    assert s.age == 2


@clauses("18.30", "10.9.2")
def test_the_extra_leader_can_only_be_recruited_or_declined():
    def built(**more):
        s = position(
            age=2,
            A=city("roma", "B", stages=1, built=["stone-pit", "clay-pool", "loom"], **more),
            B=city(),
            C=city(),
        )
        return play(s, Stage("altar", 0, 0, 0))

    s = built(unplayed=["pericles", "hannibal"])
    assert s.moves(0) == [Recruit("hannibal"), Decline()]
    refusal = s.why_not(0, Recruit("pericles"))
    assert (refusal.key, refusal.args["cost"]) == ("no-extra-too-dear", 4)
    assert refusal.clause == "9.6"
    assert s.why_not(0, Discard("hannibal")).key == "no-other-question"
    s.play(0, Decline())
    assert s.cities[0].leaders == ()
    assert built(unplayed=[]).view(0).phase == "turn"


@clauses("18.45", "9.6", "9.7")
def test_trade_income_cannot_pay_the_extra_leader_but_hatshepsut_can():
    s = position(
        age=2,
        A=city(
            "roma",
            "B",
            stages=1,
            coins=2,
            leaders=["hatshepsut"],
            built=["stone-pit", "clay-pool"],
            hand=["altar", "theater"],
            unplayed=["nefertiti", "plato"],
        ),
        B=city(built=["loom"], coins=2, hand=["baths", "altar"]),
        C=city(),
    )
    play(s, Stage("altar", 2, 0, 0), Build("baths", "pay", 0, 2, 0))
    assert s.cities[0].coins == 1
    assert s.moves(0) == [Recruit("nefertiti"), Decline()]
    s.play(0, Recruit("nefertiti"))
    assert s.cities[0].coins == 2


@clauses("17.3", "12.18")
@pytest.mark.parametrize(("scope", "cost"), [("recruitment", 4), ("always", 0)])
def test_maecenas_and_the_extra_leader(scope, cost):
    spec = {
        "stages": 1,
        "coins": 4,
        "leaders": ["maecenas"],
        "built": ["stone-pit", "clay-pool", "loom"],
        "unplayed": ["pericles", "sappho"],
    }
    s = position(
        age=2,
        options=Options(maecenas_scope=scope),
        A=city("roma", "B", **spec),
        B=city(),
        C=city(),
    )
    play(s, Stage("altar", 0, 0, 0))
    s.play(0, Recruit("pericles"))
    assert s.cities[0].coins == 4 - cost
    s = position(
        "recruitment",
        age=2,
        options=Options(maecenas_scope=scope),
        A=city("roma", "B", **spec),
        B=city(),
        C=city(),
    )
    play(s, Stage("sappho", 0, 0, 0), idle=DISCARD_LEADER)
    assert s.why_not(0, Recruit("sappho")).key == "no-leader-not-in-hand"
    s.play(0, Recruit("pericles"))
    assert s.cities[0].coins == 4


@clauses("17.3", "6.8")
def test_maecenas_does_not_pay_for_an_extra_leader_of_an_age():
    s = position(
        age=2,
        A=city(
            "roma",
            "B",
            stages=1,
            coins=3,
            leaders=["maecenas"],
            built=["stone-pit", "clay-pool", "loom"],
            unplayed=["pericles"],
        ),
        B=city(),
        C=city(),
    )
    play(s, Stage("altar", 0, 0, 0))
    assert s.moves(0) == [Decline()]
    assert s.why_not(0, Recruit("pericles")).key == "no-extra-too-dear"


# 11: guilds


@clauses("11.3", "18.23")
def test_guilds_of_the_base_game():
    left = {
        "built": [
            "lumber-yard",
            "loom",
            "tavern",
            "apothecary",
            "stockade",
            "altar",
            "spies-guild",
        ],
        "defeats": 2,
    }
    right = {"built": ["stone-pit", "clay-pool", "press"], "defeats": 1}

    def guild(name, **own):
        s = position(
            "over",
            A=city("giza", stages=2, **{**own, "built": [*own.get("built", []), name]}),
            B=city("rhodos", stages=1, **left),
            C=city("roma", stages=1, **right),
        )
        return score(s)["guilds"]

    assert {
        name: guild(f"{name}-guild")
        for name in (
            *("workers", "craftsmens", "traders", "philosophers", "spies", "magistrates"),
            *("strategists", "builders", "shipowners", "scientists"),
        )
    } == {
        "workers": 3,
        "craftsmens": 4,
        "traders": 1,
        "philosophers": 1,
        "spies": 1,
        "magistrates": 1,
        "strategists": 3,
        "builders": 4,
        "shipowners": 1,
        "scientists": 0,
    }
    assert guild("shipowners-guild", built=["mine", "quarry", "loom"]) == 4


@clauses("1.1", "11.3", "17.1")
@pytest.mark.parametrize(
    ("scope", "n"), [(("self",), 1), (("left",), 2), (("right",), 3), (("left", "right"), 5)]
)
def test_left_right_and_own_cards_are_counted_apart(scope, n):
    s = position(
        A=city(built=["loom"]),
        B=city(built=["loom", "press"]),
        C=city(),
        D=city(built=["loom", "press", "glassworks"]),
    )
    assert scoring.count(s, 0, PerCount("grey-cards", scope)) == n


@clauses("11.5.5")
def test_a_copied_maecenas_is_of_no_use():
    s = position(
        age=3,
        A=city(
            "roma",
            "B",
            stages=1,
            coins=4,
            built=["stone-pit", "clay-pool", "loom", "courtesans-guild"],
            copied=["maecenas"],
            unplayed=["pericles"],
        ),
        B=city(leaders=["maecenas"]),
        C=city(),
    )
    play(s, Stage("altar", 0, 0, 0))
    s.play(0, Recruit("pericles"))
    assert s.cities[0].coins == 0


@clauses("11.5.6", "10.7.2")
@pytest.mark.parametrize(
    ("leader", "own", "part", "vp"),
    [
        ("cleopatra", [], "leaders", 5),
        ("hypatia", ["apothecary", "dispensary"], "leaders", 2),
        ("euclid", ["apothecary", "dispensary"], "science", 9),
        ("aristotle", ["apothecary", "workshop", "scriptorium"], "leaders", 3),
        ("caesar", [], "leaders", 0),
        ("croesus", [], "treasury", 0),
    ],
)
def test_olympia_copies_the_courtesans_guild(leader, own, part, vp):
    s = position(
        "over",
        A=city("olympia", "B", stages=3, built=own),
        B=city(built=["courtesans-guild"], copied=["sappho"]),
        C=city(leaders=[leader]),
    )
    assert score(s)[part] == vp


@clauses("18.34")
def test_olympia_compares_the_scientists_guild_with_the_others():
    symbols = ["apothecary", "workshop", "scriptorium", "library"]
    s = position(
        "over",
        A=city("olympia", "B", stages=3, built=symbols),
        B=city(built=["scientists-guild", "workers-guild", "mine"]),
        C=city(built=["quarry", "sawmill"]),
    )
    best = scoring.copied_guild(s, 0)
    assert s.data.ids[best.copied] == "scientists-guild"
    assert score(s)["science"] == 1 + 1 + 9 + 7
    s = position(
        "over",
        A=city("olympia", "B", stages=3),
        B=city(built=["scientists-guild", "workers-guild", "mine"]),
        C=city(built=["quarry", "sawmill"]),
    )
    assert s.data.ids[scoring.copied_guild(s, 0).copied] == "workers-guild"
    assert score(s)["guilds"] == 3


@clauses("10.7.2", "11.5.6", "14.3")
def test_the_count_tells_what_olympia_copied_and_what_wild_symbols_stand_for():
    match = match_from(
        position(
            "conflicts",
            age=3,
            A=city("olympia", "B", stages=3),
            B=city(built=["courtesans-guild"]),
            C=city("babylon", stages=2, built=["apothecary", "workshop", "laboratory"]),
            D=city(leaders=["cleopatra"]),
        )
    )
    told = {event.key: event.args for event in match.opening}
    copied = {"seat": 0, "card": "courtesans-guild", "leader": "cleopatra"}
    assert told["log-score-copy-leader"] == copied
    symbols = {symbol["key"]: symbol["n"] for symbol in told["log-score-symbols"]["symbols"]}
    assert symbols == {"count-compass": 1, "count-gear": 2, "count-tablet": 1}


@clauses("10.7.2")
def test_olympia_copies_a_guild_even_if_it_is_worth_nothing():
    s = position("over", A=city("olympia", "B", stages=3), B=city(built=["spies-guild"]), C=city())
    assert s.data.ids[scoring.copied_guild(s, 0).copied] == "spies-guild"
    s = position("over", A=city("olympia", "B", stages=3), B=city(), C=city())
    assert scoring.copied_guild(s, 0).copied == NOBODY


@clauses("18.36", "18.44")
@pytest.mark.parametrize(
    ("guild", "vp"),
    [
        ("builders-guild", 6),
        ("strategists-guild", 3),
        ("spies-guild", 1),
        ("gamers-guild", 2),
        ("diplomats-guild", 2),
        ("architects-guild", 3),
    ],
)
def test_olympia_counts_its_own_neighbours(guild, vp):
    s = position(
        "over",
        A=city("olympia", "B", stages=3, coins=7),
        B=city("giza", stages=2, built=[guild, "stockade"], defeats=2, leaders=["nero"]),
        C=city("rhodos", stages=1, defeats=1, leaders=["sappho"]),
    )
    assert score(s)["guilds"] == vp


@clauses("18.18", "9.6")
def test_a_leader_just_recruited_by_roma_can_be_copied():
    s = position(
        age=3,
        A=city(
            built=["caravansery", "forum", "loom", "clay-pool"],
            hand=["courtesans-guild", "altar"],
        ),
        R=city(
            "roma",
            "B",
            stages=1,
            coins=4,
            built=["stone-pit", "clay-pool", "loom"],
            unplayed=["midas", "plato"],
        ),
        C=city(),
    )
    play(s, free("courtesans-guild"), Stage("altar", 0, 0, 0))
    assert s.actors() == (1,)
    s.play(1, Recruit("midas"))
    assert s.moves(0) == [CopyLeader("midas")]


@clauses("11.5.1", "18.20")
def test_a_copied_leader_works_from_the_next_turn_on():
    s = position(
        age=3,
        A=city(
            built=["caravansery", "forum", "loom", "clay-pool"],
            hand=["courtesans-guild", "altar"],
        ),
        B=city(leaders=["ramses"]),
        C=city(leaders=["nero"], hand=["workers-guild", "altar"]),
    )
    play(s, free("courtesans-guild"))
    assert s.why_not(0, CopyLeader("plato")).key == "no-courtesan-not-in-play"
    s.play(0, CopyLeader("ramses"))
    assert Build("workers-guild", "ramses", 0, 0, 0) in s.moves(0)
    assert s.view(0).cities[0].copied == ["ramses"]
    assert len(s.cities[0].leaders) == 0


@clauses("11.5.1")
def test_the_courtesan_does_not_reach_beyond_the_neighbours():
    s = position(
        age=3,
        A=city(
            built=["caravansery", "forum", "loom", "clay-pool"],
            hand=["courtesans-guild", "altar"],
        ),
        B=city(leaders=["ramses"]),
        C=city(leaders=["midas"]),
        D=city(),
    )
    play(s, free("courtesans-guild"))
    assert s.why_not(0, CopyLeader("midas")).key == "no-courtesan-not-neighbour"


# 12 and 13: leaders, conflicts


@clauses("18.7")
def test_bilkis_and_a_reduction_in_one_action():
    s = position(
        age=2,
        A=city(
            coins=3, leaders=["bilkis", "archimedes"], hand=["laboratory", "altar"]
        ),  # 2 clay, 1 papyrus
        B=city(built=["clay-pool"]),
        C=city(),
    )
    play(s, Build("laboratory", "pay", 2, 0, 1))
    assert s.cities[0].coins == 0


@clauses("18.8", "8.6")
def test_a_reduction_never_saves_coins():
    s = position(
        A=city(leaders=["leonidas", "hammurabi"], hand=["mine", "altar"]), B=city(), C=city()
    )
    assert s.why_not(0, free("mine")).key == "no-coin-cost"
    assert free("altar") in s.moves(0)


@clauses("18.10")
def test_a_chain_keeps_the_right_of_olympia():
    s = position(
        age=2,
        A=city("olympia", stages=2, built=["scriptorium"], hand=["library", "altar"]),
        B=city(),
        C=city(),
    )
    play(s, Build("library", "chain", 0, 0, 0))
    assert s.cities[0].may_build_free


@clauses("18.9")
def test_vitruvius_pays_for_chains_only():
    s = position(
        age=2,
        A=city(
            "olympia",
            stages=2,
            built=["scriptorium"],
            leaders=["vitruvius"],
            hand=["library", "altar"],
        ),
        B=city(),
        C=city(),
    )
    play(s, Build("library", "olympia", 0, 0, 0))
    assert s.cities[0].coins == 0


@clauses("18.41")
def test_no_trade_no_coin_from_hatshepsut():
    s = position(
        A=city(coins=1, leaders=["hatshepsut", "bilkis"], hand=["workshop", "altar"]),
        B=city(),
        C=city(),
    )
    play(s, Build("workshop", "pay", 0, 0, 1))
    assert s.cities[0].coins == 0


@clauses("18.6")
def test_with_hatshepsut_two_sellers_may_be_cheaper():
    s = position(
        age=2,
        A=city(coins=9, leaders=["hatshepsut"], built=["ore-vein"], hand=["statue", "altar"]),
        B=city(built=["lumber-yard", "foundry"]),
        C=city(built=["ore-vein"]),
    )
    ways = next(card for card in s.view(0).hand if card.card == "statue").offer.ways
    assert [(w.left, w.right, w.back) for w in ways] == [(2, 2, 2), (4, 0, 1)]


@clauses("18.22", "12.32")
def test_tomyris_loses_twice_and_against_tomyris():
    s = position(
        "conflicts",
        A=city(leaders=["tomyris"]),
        B=city(built=["stockade"]),
        C=city(built=["barracks"]),
    )
    s.advance()
    assert [city.defeats for city in s.cities] == [0, 1, 1]
    s = position(
        "conflicts",
        A=city(leaders=["tomyris"]),
        B=city(built=["stockade"], copied=["tomyris"]),
        C=city(built=["barracks"]),
    )
    s.advance()
    assert [city.defeats for city in s.cities] == [0, 1, 1]


@clauses("18.26", "12.22")
def test_nero_pays_before_the_treasury_is_counted():
    s = position(
        "conflicts",
        age=3,
        A=city(coins=2, built=["stockade"], leaders=["nero"]),
        B=city(),
        C=city(),
    )
    s.advance()
    assert not s.agenda
    assert s.cities[0].coins == 6
    assert score(s)["treasury"] == 2


@clauses("18.38", "13.2")
def test_three_players_fight_three_conflicts():
    s = position(
        "conflicts",
        A=city(built=["walls"]),
        B=city(built=["stockade"]),
        C=city(),
    )
    s.advance()
    assert [c.victories for c in s.cities] == [2, 1, 0]
    assert [c.defeats for c in s.cities] == [0, 1, 2]


@clauses("12.38", "17.1")
def test_semiramis_is_shuffled_in_by_option():
    with_her = GAME.new(7, "queen", Options(custom_leader=True))
    assert len(with_her.box) == 37 - 28
    assert GAME.data.semiramis in GAME.census(with_her)
    assert GAME.data.semiramis not in GAME.census(GAME.new(7, "queen"))
    s = position(
        "over",
        A=city(leaders=["semiramis"]),
        B=city("giza", stages=2),
        C=city("giza", stages=1),
    )
    assert score(s)["leaders"] == 3  # the example design: 1 VP a stage next door


# 15: two players


@clauses("15.1", "15.2", "15.10", "15.11")
def test_the_free_city_is_a_neighbour_but_not_scored():
    for coins in (3, 6):
        s = GAME.new(2, "free", Options(free_city_start_coins=coins))
        assert [city.coins for city in s.cities] == [6, 6, coins]
        assert len(s.cities) == 3
    s = position(
        "conflicts",
        age=3,
        A=city(built=["workers-guild", "stockade"]),
        B=city(),
        free_city=city(built=["mine", "quarry", "walls"]),
    )
    s.advance()
    result = s.result()
    assert len(result.scores) == 2
    assert result.scores[0].parts["guilds"] == 2
    assert [city.victories >> 8 for city in s.cities] == [1, 0, 2]
    assert s.cities[0].defeats == 1


@clauses("15.7.2")
def test_the_free_city_must_use_a_chain():
    s = position(
        age=2,
        A=city(hand=["altar", "library"]),
        B=city(),
        free_city=city("giza", coins=9, built=["scriptorium", "quarry", "loom"]),
        free_pile=["press"],
    )
    s.play(0, DISCARD)
    assert s.why_not(0, free("library")).key == "no-free-city-chain"
    assert s.why_not(0, Stage("library", 0, 0, 0)).key == "no-free-city-chain"
    assert s.why_not(0, Discard("altar")).key == "no-free-city-same-card"
    assert s.why_not(0, Discard("press")).key == "no-free-city-discard"
    assert s.moves(0) == [
        Build("press", "pay", 0, 0, 0),
        Stage("press", 0, 0, 0),
        Build("library", "chain", 0, 0, 0),
    ]


@clauses("15.7.2", "18.12")
def test_the_free_city_chains_no_name_twice():
    s = position(
        age=2,
        A=city(hand=["altar", "library"]),
        B=city(),
        free_city=city("giza", built=["scriptorium", "library", "stone-pit"]),
        free_pile=["altar"],
    )
    s.play(0, DISCARD)
    assert s.moves(0) == [
        free("altar"),
        Stage("altar", 0, 0, 0),
        Stage("library", 0, 0, 0),
    ]
    way = Build("library", "chain", 0, 0, 0)
    assert s.why_not(0, way).key == "no-free-city-same-name"


@clauses("15.7.1", "7.3.1", "7.3.2")
def test_what_the_free_city_cannot_do_and_why():
    def asked(card, **free_city):
        s = position(A=city(hand=["altar", "loom"]), B=city(), free_city=city(**free_city))
        s.cities[0].hand = tuple(sorted(s.data.number[id] for id in ("altar", card)))
        s.play(0, DISCARD)
        return s

    def reason(s, move):
        refusal = s.why_not(0, move)
        return refusal.key, refusal.args

    s = asked("loom", built=["stone-pit"], wonder="giza", stages=3)
    assert reason(s, Discard("loom")) == ("no-free-city-discard", {"stage": 0, "card": "loom"})
    assert reason(s, Stage("loom", 0, 0, 0))[0] == "no-free-city-no-stage"
    s = asked("loom", built=["loom", "stone-pit"], wonder="giza")
    assert reason(s, free("loom")) == ("no-free-city-same-name", {"card": "loom"})
    assert s.moves(0) == [Stage("loom", 0, 0, 0)]
    assert reason(s, Discard("loom")) == ("no-free-city-discard", {"stage": 1, "card": ""})
    s = asked("loom", built=["loom"], wonder="giza", stages=3)
    assert s.moves(0) == [Discard("loom")]


@clauses("15.7", "7.2")
def test_the_holder_can_take_both_choices_back():
    match = GAME.match(2, "holder", Options(leaders=False))
    s = match.state
    holder = s.holder
    own = s.moves(holder)[0]
    match.play(holder, own)
    assert match.state.prompt(holder).key == "ask-free-city"
    assert set(match.state.actors()) == {0, 1}
    match.play(holder, match.state.moves(holder)[0])
    match.undo(holder)
    assert match.undo(holder) == own
    assert match.state.prompt(holder).key == "ask-holder-own"


@clauses("15.9")
def test_the_holder_decides_for_the_free_city():
    s = position(
        age=2,
        A=city(hand=["altar", "theater"]),
        B=city(),
        pile=["tavern", "baths", "foundry"],
        free_city=city("halikarnassos", stages=1, built=["foundry", "ore-vein"]),
        free_pile=["press"],
    )
    s.play(0, DISCARD)
    s.play(1, DISCARD)
    s.play(0, Stage("press", 0, 0, 0))
    assert s.prompt(0).key == "ask-free-city-pile"
    assert s.why_not(0, BuildFromPile("foundry")).key == "no-free-city-same-name"
    s.play(0, BuildFromPile("tavern"))
    assert structures(s, FREE_CITY) == ["foundry", "ore-vein", "tavern"]
    assert s.cities[FREE_CITY].coins == 5


@clauses("15.9", "15.8")
def test_the_seventh_card_of_a_free_babylon():
    s = position(
        round=6,
        holder=1,
        A=city(hand=["altar", "theater"]),
        B=city(hand=["altar", "theater"]),
        free_city=city("babylon", "B", stages=2),
        free_pile=["loom", "press"],
    )
    s.play(0, DISCARD)
    s.play(1, DISCARD)
    s.play(1, free("loom"))
    assert s.actors() == (1,)
    assert s.prompt(1).key == "ask-free-city-seventh"
    assert s.moves(1) == [free("press")]
    s.play(1, free("press"))
    assert structures(s, FREE_CITY) == ["loom", "press"]
    assert s.age == 2


@clauses("15.9", "15.7.1", "16.2")
@pytest.mark.parametrize("action", ["stage", "discard"])
def test_a_seventh_card_that_a_free_babylon_cannot_build(action):
    """Only the holder has seen it."""
    able = ["brickyard", "press"] if action == "stage" else []
    s = position(
        round=6,
        A=city(),
        B=city(),
        free_city=city("babylon", "B", stages=2, built=["theater", *able]),
        free_pile=["loom", "palace"],
    )
    census = GAME.census(s)
    s.play(0, DISCARD)
    s.play(1, DISCARD)
    s.play(0, free("loom"))
    move = Stage("palace", 0, 0, 0) if action == "stage" else Discard("palace")
    assert s.moves(0) == [move]
    s.play(0, move)
    assert GAME.census(s) == census
    if action == "stage":
        markers = [s.view(seat).cities[FREE_CITY].stages[2].marker for seat in (0, 1)]
        assert markers == ["palace", None]
    else:
        assert s.cities[FREE_CITY].coins == 3
        assert [s.view(seat).pile[-1].card for seat in (0, 1)] == ["palace", None]


@clauses("15.9")
def test_a_player_with_babylon_plays_the_last_card_of_the_own_hand():
    s = position(
        round=6,
        A=city("babylon", "B", stages=2, hand=["altar", "theater"]),
        B=city(),
        free_city=city(),
        free_pile=["loom", "press"],
    )
    s.play(0, DISCARD)
    s.play(1, DISCARD)
    s.play(0, free("loom"))
    assert s.prompt(0).key == "ask-seventh"
    s.play(0, free("theater"))
    assert structures(s, 0) == ["theater"]
    assert "press" in names(s, [card & 127 for card in s.pile])


@clauses("15.9", "11.5.1")
def test_the_courtesan_of_the_free_city():
    s = position(
        age=3,
        A=city(hand=["altar", "theater"], leaders=["croesus"]),
        B=city(leaders=["nero"]),
        free_city=city(built=["caravansery", "forum", "loom", "clay-pool"]),
        free_pile=["courtesans-guild"],
    )
    s.play(0, DISCARD)
    s.play(1, DISCARD)
    s.play(0, free("courtesans-guild"))
    assert s.prompt(0).key == "ask-free-city-courtesan"
    s.play(0, CopyLeader("croesus"))
    assert s.cities[FREE_CITY].coins == 6


@clauses("15.12")
def test_a_chosen_game_draws_the_board_of_the_free_city():
    seen = set()
    for n in range(30):
        options = Options(wonder_assignment="choice", wonder_side="choice")
        s = GAME.new(2, f"draw-{n}", options)
        for seat, wonder in ((0, "roma"), (1, "giza")):
            s.play(seat, ChooseBoard(wonder))
            s.play(seat, ChooseSide("A"))
        board = s.cities[FREE_CITY].board
        assert s.data.wonder(board) not in ("roma", "giza")
        seen.add(board)
    assert len(seen) > 6


# 16: what everyone knows


@clauses("16.1", "16.2")
def test_open_and_hidden():
    s = position(
        age=2,
        pile=["mine"],
        A=city("giza", coins=5, built=["quarry"], hand=["walls", "altar"], unplayed=["plato"]),
        B=city(hand=["baths", "altar"], unplayed=["midas"]),
        C=city(),
    )
    other = s.view(1)
    me = other.cities[0]
    assert (me.coins, me.structures, me.hand, me.unplayed) == (5, ["quarry"], 2, 1)
    assert [card.card for card in other.hand] == ["baths", "altar"]
    assert [card.card for card in other.leaders] == ["midas"]
    assert other.pile[0].card is None
    play(s, Stage("altar", 0, 0, 0))
    assert s.view(0).cities[0].stages[0].marker == "altar"
    assert s.view(1).cities[0].stages[0].marker is None
    assert s.view(None).cities[0].stages[0].marker is None


@clauses("16.4")
def test_a_bot_gets_a_guess_and_not_the_truth():
    s = GAME.new(4, "fair", Options(leaders=False))
    rng = Random(1)
    hands = {s.guess(0, rng).cities[2].hand for _ in range(30)}
    assert len(hands) > 20
    assert all(s.guess(0, rng).cities[0].hand == s.cities[0].hand for _ in range(5))
