"""Before the click: what ends the game, what gives up actions, and what a board shows."""

from ludi.core.preview import preview
from ludi.games.glory_to_rome import GAME
from ludi.games.glory_to_rome.moves import (
    AddFromHand,
    Done,
    Fetch,
    FetchFromHand,
    Found,
    Hire,
    Lead,
    Think,
)
from ludi.games.glory_to_rome.position import built, player, position, started
from tests.games.clauses import clauses
from tests.games.foresight import foresee, warned
from tests.games.glory_to_rome.helpers import run

THINK = Think("orders")


def leading(*moves, **given):
    return run(position(**given), *moves)


# What ends the game


@clauses("5.1.2", "18.3")
def test_drawing_the_last_orders_ends_the_game():
    s = leading(deck=["rubble"] * 4, under=0, A=player(hand=["wood"]), B=player())
    found = foresee(GAME, s, 0, THINK)
    assert (found.moves[0].hidden, found.moves[0].ends) == (True, "end-deck-empty")
    assert [event.key for event in found.moves[0].events] == ["log-think", "log-draw"]
    assert found.moves[0].events[1].args["n"] == s.view(0).players[0].draws == 4
    enough = leading(deck=["rubble"] * 5, under=0, A=player(hand=["wood"]), B=player())
    assert foresee(GAME, enough, 0, THINK).moves[0].ends is None


@clauses("5.1.3")
def test_a_full_hand_draws_one():
    s = leading(deck=["rubble"] * 9, A=player(hand=["wood"] * 6), B=player(hand=["wood"]))
    players = s.view(0).players
    assert (players[0].draws, players[1].draws) == (1, players[1].hand_limit - 1)


@clauses("18.2")
def test_the_last_site_in_town_ends_the_game():
    s = leading(
        (0, Lead("craftsman", ("circus",))),
        in_town={**dict.fromkeys(("rubble", "concrete", "brick", "stone", "marble"), 0), "wood": 1},
        A=player(hand=["circus", "dock"]),
        B=player(),
    )
    s = run(s, (1, Think("nothing")))
    found = foresee(GAME, s, 0, Found("dock", "in-town", "wood"))
    assert found.moves[0].ends == "end-last-in-town-site-taken"
    assert found.moves[0].final


@clauses("17.11")
def test_a_catacomb_ends_the_game():
    s = run(
        position(
            A=player(hand=["wood", "stone"], structures=[started("catacomb", "stone", "stone")]),
            B=player(),
        ),
        (0, Lead("craftsman", ("circus",))),
        (1, Think("nothing")),
    )
    adds = [m for m in s.moves(0) if isinstance(m, AddFromHand) and m.finish]
    assert foresee(GAME, s, 0, adds[0]).moves[0].ends == "end-catacomb-completed"


# What gives up actions


def laborers(*clients, **more):
    return run(
        position(
            pool=["rubble", "wood", "brick"],
            A=player(hand=["latrine", "brick"], clients=clients, **more),
            B=player(),
        ),
        (0, Lead("laborer", ("latrine",))),
        (1, Think("nothing")),
    )


@clauses("7.4")
def test_done_gives_up_all_the_actions_that_are_left():
    assert warned(GAME, laborers(), 0, Done()) == [("warn-actions-given-up", {"n": 1})]
    assert warned(GAME, laborers("laborer"), 0, Done()) == [("warn-actions-given-up", {"n": 2})]
    assert warned(GAME, laborers(), 0, Fetch("wood")) == []


@clauses("9.1")
def test_done_in_the_middle_of_an_action_gives_up_only_that():
    s = laborers("laborer", structures=[built("dock")])
    assert s.view(0).now.begun is False
    begun = foresee(GAME, s, 0, Fetch("wood"))
    assert begun.after.view.now.begun is True
    assert any(isinstance(move, FetchFromHand) for move in begun.after.moves)
    assert warned(GAME, s, 0, Fetch("wood"), Done()) == []
    rest = foresee(GAME, s, 0, Fetch("wood"), Done())
    assert rest.after.prompt.key == "ask-laborer-step"  # the client still acts


@clauses("5.6", "17.1")
def test_a_think_given_up():
    s = run(
        position(A=player(hand=["circus", "dock"], structures=[built("academy")]), B=player()),
        (0, Lead("craftsman", ("circus",))),
        (1, Think("nothing")),
        (0, Found("dock", "in-town", "wood")),
    )
    assert s.question.key == "may-think"
    assert warned(GAME, s, 0, Done()) == [("warn-thinks-given-up", {"n": 1})]


def test_a_patron_s_action_is_foreseen():
    s = run(
        position(pool=["wood", "brick"], A=player(hand=["temple"]), B=player()),
        (0, Lead("patron", ("temple",))),
        (1, Think("nothing")),
    )
    found = foresee(GAME, s, 0, Hire("craftsman"))
    assert found.after.view.players[0].clientele["craftsman"] == 1
    assert found.moves[0].hidden is False


# What a board shows


@clauses("1.2")
def test_a_material_its_role_and_its_value_go_together():
    told = GAME.new(2, "materials").view(0).materials
    assert {material: each.role for material, each in told.items()} == {
        "rubble": "laborer",
        "wood": "craftsman",
        "concrete": "architect",
        "brick": "legionary",
        "stone": "merchant",
        "marble": "patron",
    }
    assert [each.value for each in told.values()] == [1, 1, 2, 2, 3, 3]


def test_an_aside_can_be_tried():
    match = GAME.match(3, "asides")
    seat = match.state.actors()[0]
    move = match.state.asides(seat)[0]
    assert preview(match, seat, [move]).moves[0].events[0].key == "log-concede"
