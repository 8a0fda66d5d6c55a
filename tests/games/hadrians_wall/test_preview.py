"""Before the click: the chain of rewards, the boxes of the sheets, warnings."""

from random import Random

import pytest

from ludi.core.errors import InvalidInput
from ludi.core.preview import preview
from ludi.games.hadrians_wall import GAME, HadriansWall
from ludi.games.hadrians_wall.boxes import _sizes, box_of, why_not_at
from ludi.games.hadrians_wall.layout import ITEMS
from ludi.games.hadrians_wall.moves import (
    Attribute,
    Battle,
    Build,
    Buy,
    Cohort,
    Favour,
    Fill,
    Fort,
    Forum,
    Place,
    Scout,
    Stop,
    TrainSoldier,
)
from ludi.games.hadrians_wall.position import player, position
from ludi.games.hadrians_wall.state import Options
from tests.games.clauses import clauses
from tests.games.foresight import foresee, warned
from tests.games.hadrians_wall.helpers import run
from tests.games.own_files import own_file

GUARD = Fill("wall-guard")


def seen(found):
    """Each link in short: its box or icon, how deep it is, what was picked."""
    return [(link.box or link.icon, link.depth, link.picked) for link in found.brings.links]


# The chain


@clauses("5.6")
def test_a_chain_goes_on_where_a_choice_is_made_beforehand():
    s = position(A=player(soldier=1, cohorts=(0, 2, 0)))
    undecided = foresee(GAME, s, 0, GUARD)
    assert seen(undecided) == [("cohort", 0, None)]
    assert undecided.brings.links[0].options == ("left", "centre", "right")
    assert (undecided.brings.box, undecided.brings.pays) == ("wall-guard:1", {"soldier": 1})
    assert undecided.after.prompt.key == "ask-cohort"
    decided = foresee(GAME, s, 0, GUARD, Cohort("centre"))
    assert seen(decided) == [
        ("cohort", 0, "centre"),
        ("cohort-centre:3", 1, None),
        ("discipline:1", 2, None),
    ]
    assert decided.brings.points == 1


def test_the_last_open_cohort_is_taken_without_asking():
    found = foresee(GAME, position(A=player(soldier=1, cohorts=(6, 0, 6))), 0, GUARD)
    assert seen(found) == [("cohort-centre:1", 0, None)]


@clauses("5.6.2")
def test_what_finds_its_track_full_is_lost():
    s = position(A=player(soldier=1, wall_guard=1, discipline=25))
    found = foresee(GAME, s, 0, GUARD)
    assert [(link.icon, link.lost) for link in found.brings.links] == [("discipline", True)]
    assert found.brings.points == 0
    assert warned(GAME, s, 0, GUARD) == [("warn-full-attribute", {"attribute": "discipline"})]


def test_another_box_on_the_way_is_a_link_of_its_own():
    found = foresee(GAME, position(A=player(builder=1)), 0, TrainSoldier())
    assert found.brings.box == "training:1"
    assert seen(found) == [("wall-guard:1", 0, None), ("cohort", 1, None)]


def test_a_fort_box_brings_infrastructure():
    box = GAME.data.file.left.infrastructure.fort[0]
    found = foresee(GAME, position(A=player(builder=1, fort=box - 1)), 0, Fort("builder"))
    assert ("infrastructure", 0, None) in seen(found)


def test_what_is_paid_and_what_is_gained_are_told_apart():
    s = position(A=player(builder=1, servant=1))
    found = foresee(GAME, s, 0, Forum(("builder", "servant"), "civilian")).brings
    assert (found.pays, found.gains) == ({"builder": 1, "servant": 1}, {"civilian": 1})


def test_scouting_is_paid_with_the_pattern():
    s = position(
        A=player(soldier=1, patricians=9, prospect="merchant"), B=player(prospect="trainer")
    )
    taken = foresee(GAME, s, 0, Scout("own"))
    assert (taken.brings.box, taken.brings.pays) == ("scouts:1", {})
    place = next(move for move in taken.after.moves if isinstance(move, Place))
    assert foresee(GAME, s, 0, Scout("own"), place).brings.pays == {"soldier": 1}


def test_a_road_s_attribute_asked_before_is_no_link():
    s = run(
        position(A=player(built=["small-road"]), at="year", year=2),
    )
    # The cards of the Year come first; the road is asked about afterwards
    choose = s.moves(0)[0]
    s.play(0, choose)
    found = foresee(GAME, s, 0, Attribute("piety"))
    assert (found.brings.box, seen(found), found.brings.points) == ("piety:1", [], 1)


@clauses("5.14")
def test_a_card_of_the_fate_deck_ends_what_is_foreseen():
    s = position(
        A=player(resource=1, traders=9, built=["market"]),
        B=player(prospect="trainer"),
        neutral=["planner"],
    )
    found = foresee(GAME, s, 0, Buy(8, "fate-deck"), Stop())
    assert [step.hidden for step in found.moves] == [True]  # nothing is tried after it
    assert (found.after, found.refusal) == (None, None)
    assert (found.moves[0].final, found.moves[0].passes) == (True, None)
    icons = GAME.data.file.right.market.boxes[7].icons.split()
    assert (found.brings.pays, found.brings.besides) == ({"resource": 1}, icons)
    assert warned(GAME, s, 0, Buy(8, "fate-deck")) == [("warn-reveals", {})]
    fight = position(A=player(gladiators=((1, 0), (0, 0)), built=["ludus-gladiatorious"]))
    assert warned(GAME, fight, 0, Battle("red")) == [("warn-reveals", {})]


@clauses("5.10", "9.4")
def test_an_open_card_is_foreseen_though_it_cannot_be_taken_back():
    s = position(
        A=player(resource=2, traders=9, built=["market"], market=[0] * 8, prospect="planner"),
        B=player(prospect="trainer"),
        neutral=["merchant"],
    )
    goods = GAME.data.card_goods[s.neutral[0]]
    found = foresee(GAME, s, 0, Buy(1, "opponent"))
    assert (found.moves[0].hidden, found.moves[0].final) == (False, True)
    assert found.after.view.players[1].items["resource"] == 1
    assert [key for key, _ in warned(GAME, s, 0, Buy(1, "opponent"))] == ["board-gives"]
    assert warned(GAME, s, 0, Buy(1, "neutral-a")) == [("warn-neutral", {})]
    s.players[0].sheet[72] = goods  # the same good already
    assert warned(GAME, s, 0, Buy(1, "neutral-a"))[0] == ("warn-duplicate", {"goods": goods})
    s.options = Options(no_passing=True)
    assert [key for key, _ in warned(GAME, s, 0, Buy(1, "opponent"))][-1] == "warn-personal"


def test_what_is_brought_is_what_comes_of_it():
    """Along random games: items, points and boxes, and which choices are open."""
    for seed in range(3):
        match = GAME.match(3, f"brings-{seed}")
        rng = Random(seed)
        while actors := match.state.actors():
            seat = rng.choice(actors)
            legal = match.state.moves(seat)
            move = rng.choice([each for each in legal if not isinstance(each, Stop)] or legal)
            found = preview(match, seat, [move])
            before = match.state.view(seat).players[seat]
            match.play(seat, move)
            if not found.moves[0].hidden:
                check_brings(found.brings, before, match.state.view(seat).players[seat])


def check_brings(brings, before, after):
    for item in ITEMS:
        net = brings.gains.get(item, 0) - brings.pays.get(item, 0)
        assert net == after.items[item] - before.items[item]
    assert brings.points == after.score - before.score
    filled = {
        f"{track}:{box + 1}"
        for track, count in after.sheet.tracks.items()
        for box in range(before.sheet.tracks[track], count)
    }
    told = {link.box for link in brings.links if link.box}
    assert told <= filled
    assert filled - told <= {brings.box, f"scouts:{after.sheet.tracks['scouts']}"}
    open_choices = [link for link in brings.links if link.options and not link.picked]
    assert len(open_choices) == sum(each.kind != "place" for each in after.pending)


# The boxes


def every_box(data):
    boxes = [
        f"{area}:{n}"
        for area, size in _sizes(data).items()
        for n in range(0 if area == "map" else 1, size + (area != "map"))
    ]
    return [*boxes, *(f"build:{id}" for id in data.building_ids), "battle:red", "battle:blue"]


def test_a_box_is_refused_exactly_if_no_move_fills_it():
    match = GAME.match(2, "boxes")
    rng = Random("boxes")
    for _ in range(120):
        seat = rng.choice(match.state.actors())
        if match.state.phase == "actions":
            state = match.state
            lit = {box_of(state, seat, move) for move in state.moves(seat)}
            assert state.view(seat).boxes == [box_of(state, seat, m) for m in state.moves(seat)]
            for box in every_box(GAME.data):
                refusal = why_not_at(state, seat, box)
                assert (refusal is None) == (box in lit), box
                if refusal:
                    for language in ("en", "pl"):
                        assert GAME.texts.sentence(language, refusal.key, refusal.args, ["A", "B"])
        legal = match.state.moves(seat)
        match.play(seat, rng.choice([m for m in legal if not isinstance(m, Stop)] or legal))


@pytest.mark.parametrize(
    ("box", "key", "clause"),
    [
        ("fort:8", "no-granary-medium", "6.1.1"),
        ("fort:15", "no-granary-large", "6.1.1"),
        ("wall:1", "no-wall-fort", "6.5.2"),
        ("cippi:1", "no-cippi-fort", "6.5.3"),
        ("fort:2", "no-board-order", "1.6"),
        ("fort:1", "no-funds", "5.3"),
        ("renown:1", "no-board-attribute", "5.5.2"),
        ("cohort-left:1", "no-board-shield", "5.5.3"),
        ("resource-production:2", "no-board-hammer", "5.5.4"),
        ("map:0", "no-board-map", "6.19"),
        ("disdain:1", "no-board-disdain", "7.6"),
        ("diplomats:2", "no-board-order", "1.6"),
        ("ludus-blue:3", "no-ludus-missing", "6.14.3"),
        ("build:market", "no-market-flag", "6.12.1"),
        ("market:1", "no-market-missing", "6.12.2"),
        ("battle:red", "no-battle-ludus", "6.14.4"),
    ],
)
def test_a_box_says_why_it_is_shut(box, key, clause):
    found = foresee(GAME, position(A=player()), 0, at=box).refusal
    assert (found.key, found.clause) == (key, clause)


def test_a_box_can_be_asked_about_after_some_moves():
    s = position(A=player(builder=1, resource=1))
    assert foresee(GAME, s, 0, at="wall:1").refusal.key == "no-wall-fort"
    assert foresee(GAME, s, 0, Fort("builder"), at="wall:1").refusal is None


@pytest.mark.parametrize(
    "box", ["", "wall", "wall:0", "wall:22", "wall:٣", "build:tower", "moon:1", "battle:3"]
)
def test_a_box_that_is_not_there_is_an_error(box):
    with pytest.raises(InvalidInput, match="There is no box"):
        foresee(GAME, position(A=player()), 0, at=box)


def test_open_boxes_are_those_that_nothing_built_or_reached_bars():
    s = position(A=player(fort=2, traders=5, built=["market", "medium-granary"], patricians=9))
    opened = s.view(0).players[0].sheet.open
    assert (opened["wall"], opened["fort"][-1], opened["theatre"]) == ([1, 2], 14, [])
    needs = GAME.data.market_needs
    assert opened["market"] == [n for n, need in enumerate(needs, 1) if need <= 5]
    assert opened["training"] == [1]


def test_a_fort_of_the_campaign_names_its_prices():
    """Landmarks cost there what they cost everywhere (11.2.2)."""
    forts = GAME.data.file.forts
    number = next(n for n, fort in enumerate(forts, 1) if fort.surcharge)
    costs = GAME.new(1, "fort", {"fort": number}).view(0).campaign.costs
    printed = {building.id: building.cost for building in GAME.data.buildings}
    surcharge = forts[number - 1].surcharge
    assert costs["market"]["resource"] == printed["market"].get("resource", 0) + surcharge
    assert costs["archway"] == {item: n for item, n in printed["archway"].items() if n}


# Warnings


@clauses("7.1")
def test_stopping_with_items_in_hand_is_a_loss():
    assert warned(GAME, position(A=player()), 0, Stop()) == []
    key, args = warned(GAME, position(A=player(servant=2)), 0, Stop())[0]
    assert (key, args["items"]) == ("warn-stop-items", [{"key": "acc-servant", "n": 2}])


@clauses("7.6")
def test_a_favour_that_changes_nothing():
    s = position(A=player(favours={"any": 1}), year=1, at="attack")
    s.advance()
    passed = sum(s.view(0).players[0].defence.through.values())
    favour = next(move for move in s.moves(0) if isinstance(move, Favour))
    expected = [("warn-favour-useless", {})] if passed > s.view(0).potential else []
    assert warned(GAME, s, 0, favour) == expected


# An owner's own sheet


def test_an_owner_s_own_sheet_is_followed(tmp_path):
    edit = (
        'boxes = ["cohort", "discipline", "cohort", "", "discipline"',
        'boxes = ["cohort", "valour trader", "cohort", "", "discipline"',
    )
    game = HadriansWall(GAME.load_data(own_file(tmp_path, GAME, edit)))
    match = game.match(1, "own")
    match.play(0, match.state.moves(0)[0])
    match.state.players[0].sheet[0] = 2
    found = preview(match, 0, [GUARD, Cohort("left"), GUARD])
    after_choice = seen(found)[2:5]
    assert after_choice == [
        ("wall-guard:2", 0, None),
        ("valour:1", 1, None),
        ("traders:1", 1, None),
    ]


def test_building_is_foreseen():
    s = position(A=player(builder=2, servant=2, resource=4, civilian=2, fort=7))
    build = next(move for move in s.moves(0) if isinstance(move, Build))
    found = foresee(GAME, s, 0, build)
    assert found.brings.box == f"build:{build.building}"
    assert build.building in found.after.view.players[0].sheet.built
