"""The rules, clause by clause."""

from random import Random

import pytest

from ludi.core.errors import IllegalMove, InvalidInput
from ludi.core.match import Match
from ludi.games.hadrians_wall import GAME, scoring
from ludi.games.hadrians_wall.data import CARD_IDS
from ludi.games.hadrians_wall.layout import (
    BUILT,
    CIVILIAN,
    DISCIPLINE,
    DISDAIN,
    EXTRA,
    FAVOUR,
    FAVOUR_ANY,
    PRODUCTION,
    REMOVED,
    RENOWN,
    RESOURCE,
    SERVANT,
    SOLDIER,
    VALOUR,
)
from ludi.games.hadrians_wall.moves import (
    Accept,
    Attribute,
    Battle,
    Bribe,
    Build,
    Buy,
    Choose,
    Citizen,
    Cohort,
    Diplomat,
    Favour,
    Fill,
    Fort,
    Forum,
    Perform,
    Place,
    Scout,
    Stop,
    Temple,
    TrainGladiator,
    TrainSoldier,
)
from ludi.games.hadrians_wall.position import fate, player, position
from ludi.games.hadrians_wall.sheet import gain
from ludi.games.hadrians_wall.state import Options
from tests.games.clauses import clauses
from tests.games.hadrians_wall.helpers import moves_of, refusal, run, view

A, B, C, D = 0, 1, 2, 3
ATTRIBUTES = ("renown", "piety", "valour", "discipline")
PICTS = [fate(attack="centre"), fate(attack="right"), fate(attack="right")]


def items(s, seat=A):
    return {name: n for name, n in view(s, seat).players[seat].items.items() if n}


def tracks(s, seat=A):
    return view(s, seat).players[seat].sheet.tracks


def choose_cards(s):
    """Everybody takes the first card drawn as Path card."""
    for seat in s.actors():
        s.play(seat, s.moves(seat)[0])
    return s


def everybody_stops(s):
    while s.phase == "actions":
        s.play(s.actors()[0], Stop())
    return s


# Setup


@clauses("1.1", "1.5", "2.1", "2.3", "2.4", "2.5", "2.7", "4.5")
@pytest.mark.parametrize("seats", GAME.seats)
def test_setup(seats):
    s = GAME.deal(seats, "setup", Options())
    assert len(s.players) == seats
    assert sorted(s.fate) == list(range(48))
    assert s.fate != GAME.deal(seats, "another", Options()).fate
    assert s.discard == []
    for p in s.players:
        assert sorted(p.deck) == list(range(12))
        empty = p.sheet[:]
        assert empty[BUILT] == 1 << GAME.data.building_number["small-granary"]
        assert empty[PRODUCTION] == 1
        empty[BUILT] = empty[PRODUCTION] = 0
        assert not any(empty)
    if seats > 2:
        assert len({p.deck for p in s.players}) > 1


@clauses("2.2", "7.3", "7.4", "11.1")
@pytest.mark.parametrize(
    ("difficulty", "cards"),
    [
        ("easy", [1, 2, 3, 4, 6, 8]),
        ("normal", [1, 2, 4, 6, 8, 10]),
        ("hard", [1, 3, 5, 7, 9, 12]),
    ],
)
def test_difficulty_changes_the_number_of_cards_only(difficulty, cards):
    for year, n in enumerate(cards, 1):
        options = Options(difficulty=difficulty)
        s = run(position(year=year, at="attack", options=options, A=player(favours={"any": 3})))
        assert len(s.attack) == n
        assert view(s, A).potential == [1, 2, 2, 3, 3, 4][year - 1]


@clauses("2.6", "9.1", "9.2", "4.2.3")
@pytest.mark.parametrize(("seats", "neutral"), [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_neutral_cards_are_for_one_and_two_players(seats, neutral):
    s = GAME.new(seats, "neutral")
    assert len(s.neutral_deck) == (12 if neutral else 0)
    assert s.neutral == ()
    choose_cards(s)
    assert len(s.neutral) == neutral
    assert len(view(s, A).neutral) == neutral


# The Year


@clauses("1.3", "1.7.3", "3.1", "4.1", "4.2", "4.3", "4.3.1", "4.3.5", "12.17")
def test_year_setup():
    s = GAME.new(4, "year")
    bundle = s.data.fate_bundle[s.supply]
    assert s.discard == [s.supply]
    for p in s.players:
        assert tuple(p.sheet[:5]) == bundle
        assert len(p.hand) == 2
    hands = [p.hand for p in s.players]
    choose_cards(s)
    for p, (path, prospect) in zip(s.players, hands, strict=True):
        assert p.paths == (path,)
        assert p.prospects == (prospect,)
        gains = [a + b for a, b in zip(bundle, s.data.card_bundle[prospect], strict=True)]
        gains[RESOURCE] += 1  # 4.3.1
        assert p.sheet[:5] == gains
    assert s.actors() == (0, 1, 2, 3)


@clauses("3.1", "10.1", "9.5")
def test_six_years():
    s = GAME.new(1, "six")
    years = []
    while s.actors():
        if s.phase == "cards":
            years.append(s.year)
            choose_cards(s)
            assert len(s.neutral_discard) == 2 * (s.year - 1)
        everybody_stops(s)
    assert years == [1, 2, 3, 4, 5, 6]
    assert len(s.neutral_discard) == 12
    assert s.moves(A) == []
    assert s.why_not(A, Stop()).clause == "10.1"


@clauses("4.2.1", "12.25", "12.26")
def test_choices_stay_hidden_until_all_are_in():
    s = GAME.new(3, "hidden")
    mine = s.moves(A)[0]
    s.play(A, mine)
    assert view(s, A).players[A].chosen == mine.path
    for other in (B, C):
        seen = view(s, other).players[A]
        assert seen.hand == []
        assert seen.chosen is None
        assert seen.ready
    assert view(s, None).players[A].hand == []
    s.play(B, s.moves(B)[0])
    assert s.players[A].paths == ()
    s.play(C, s.moves(C)[0])
    assert [CARD_IDS[card] for card in s.players[A].paths] == [mine.path]


@clauses("4.2.1")
def test_only_the_two_cards_drawn_can_be_chosen():
    s = GAME.new(1, "redraw")
    other = next(id for id in CARD_IDS if Choose(id) not in s.moves(A))
    assert refusal(s, A, Choose(other)) == ("no-redraw", "4.2.1")


@clauses("4.3.4", "4.4", "12.23", "5.15")
def test_road_points_may_go_to_one_track_and_are_lost_on_a_full_one():
    built = ["small-road", "large-road"]
    s = position(year=2, at="year", A=player(built=built, renown=24, fort=17))
    run(s)
    choose_cards(s)
    assert s.prompt(A).key == "ask-road-attribute"
    assert s.prompt(A).args == {"k": 1, "total": 2}
    assert moves_of(s, A) == {Attribute(a) for a in ATTRIBUTES}
    assert refusal(s, A, Stop()) == ("no-chain-open", "5.6.1")
    s.play(A, Attribute("renown"))
    assert s.players[A].sheet[RENOWN] == 25
    assert s.players[A].sheet[VALOUR] == 1  # the 25th box
    s.play(A, Attribute("renown"))
    assert s.players[A].sheet[RENOWN] == 25
    assert Stop() in s.moves(A)


@clauses("4.3.4", "5.5.8")
def test_the_log_tells_the_points_of_roads_from_those_of_icons():
    match = match_from(position(year=2, at="year", A=player(built=["small-road"], fort=17)))
    match.play(A, match.state.moves(A)[0])
    match.play(A, Attribute("piety"))
    told = [(e.key, e.args.get("attribute")) for e in match.log(None)][-2:]
    assert told == [("log-road", "piety"), ("log-attribute", "piety")]
    sheet = {"fort": 9, "servant": 2, "builder": 1, "resource": 1}
    match = match_from(position(A=player(**sheet)))
    match.play(A, Build("small-road"))
    match.play(A, Attribute("piety"))
    assert "log-road" not in {e.key for e in match.log(None)}


# Actions: general rules


@clauses("5.1", "5.13")
def test_all_may_act_and_seats_take_turns_where_nobody_hurries():
    s = choose_cards(GAME.new(3, "turns"))
    assert s.actors() == (0, 1, 2)
    s.play(A, Fort("builder"))
    assert s.actors() == (1, 2, 0)
    s.play(C, Stop())  # out of turn: it may
    assert s.actors() == (0, 1)


@clauses("5.13", "5.6.1")
def test_a_turn_is_a_whole_action_with_its_choices():
    s = run(position(A=player(soldier=1), B=player(), C=player()), (A, Fill("wall-guard")))
    assert s.prompt(A).key == "ask-cohort"
    assert s.actors() == (A, B, C)
    s.play(A, Cohort("left"))
    assert s.actors() == (B, C, A)


@clauses("5.2", "5.3")
def test_payment_comes_first_and_in_full():
    s = run(
        position(A=player(traders=9, servant=1, civilian=2, built=["small-precinct", "market"]))
    )
    assert refusal(s, A, Build("large-precinct")) == ("no-precinct-order", "6.11.3")
    s = run(position(A=player(fort=5, resource=2)))
    no = s.why_not(A, Build("small-workshop"))
    assert (no.key, no.clause) == ("no-funds", "5.3")
    assert no.args == {"items": [{"key": "gen-resource", "n": 1}]}
    with pytest.raises(IllegalMove):
        s.play(A, Build("small-workshop"))


@clauses("5.4", "5.5", "5.5.1")
def test_gained_items_may_be_used_at_once():
    s = run(position(A=player(fort=3, builder=1)), (A, Fort("builder")))
    assert items(s) == {"civilian": 1}
    s.play(A, Citizen("traders"))
    assert items(s) == {"servant": 1}


@clauses("5.5.2", "5.6.1", "12.1", "6.10.2")
def test_a_chain_over_two_tracks_comes_back():
    s = run(position(A=player(discipline=16, valour=16)))
    gain(s, A, (DISCIPLINE,))
    assert (tracks(s)["discipline"], tracks(s)["valour"]) == (18, 17)


@clauses("5.5.8")
@pytest.mark.parametrize(
    ("road", "fort", "resource", "pair"),
    [("small-road", 9, 1, ("piety", "discipline")), ("large-road", 17, 2, ("renown", "valour"))],
)
def test_a_slash_leaves_two_icons_to_choose_from(road, fort, resource, pair):
    built = ["small-road"] if road == "large-road" else []
    s = run(
        position(A=player(fort=fort, servant=2, builder=1, resource=resource, built=built)),
        (A, Build(road)),
    )
    assert moves_of(s, A) == {Attribute(a) for a in pair}
    (other,) = {Attribute(a) for a in ("valour", "piety")} - moves_of(s, A)
    assert refusal(s, A, other) == ("no-slash", "5.5.8")
    assert refusal(s, A, Cohort("left")) == ("no-chain-open", "5.6.1")
    s.play(A, Attribute(pair[0]))
    assert tracks(s)[pair[0]] == 1


@clauses("5.5.9", "6.5.9")
def test_infrastructure_icons_give_nothing_by_themselves():
    s = run(position(A=player(builder=1)), (A, Fort("builder")))
    assert items(s) == {}
    levels = [GAME.data.infrastructure[n] for n in range(22)]
    assert [n for n in range(1, 22) if levels[n] > levels[n - 1]] == [1, 3, 5, 9, 11, 13, 15, 17]


@clauses("5.6", "5.6.2", "5.6.3", "5.6.4", "5.17")
def test_points_beyond_a_full_track_are_lost_and_the_rest_is_gained():
    s = run(
        position(A=player(built=["theatre"], performers=9, renown=25, patricians=9, resource=1)),
        (A, Perform(6)),
    )
    assert (tracks(s)["renown"], tracks(s)["patricians"]) == (25, 9)
    s = run(
        position(A=player(traders=3, piety=25, servant=1, civilian=1)),
        (A, Build("small-precinct")),
    )
    assert items(s) == {"resource": 1}
    assert tracks(s)["resource-production"] == 2


@clauses("5.8")
def test_a_full_area_offers_no_action():
    full = {"mining_foresting": 14, "wall_guard": 18, "cippi": 7, "wall": 21, "fort": 21}
    built = ["medium-granary", "large-granary"]
    plenty = {"soldier": 9, "builder": 9, "servant": 9, "resource": 9}
    s = run(position(A=player(built=built, **full, **plenty)))
    for track in ("mining-foresting", "wall-guard", "cippi", "wall"):
        assert refusal(s, A, Fill(track)) == ("no-area-full", "5.8")
    assert refusal(s, A, Fort("soldier")) == ("no-area-full", "5.8")
    assert refusal(s, A, Build("large-granary")) == ("no-already-built", "5.8")


@clauses("5.5.7", "5.15")
def test_there_is_nothing_to_choose_before_an_action():
    s = run(position(A=player(soldier=1)))
    for move in (Cohort("left"), Attribute("piety"), Place((0, 1, 2, 3))):
        assert refusal(s, A, move) == ("no-nothing-to-choose", "5.15")


@clauses("5.15", "12.28")
def test_a_shield_asks_for_one_cohort_and_cannot_be_declined():
    s = run(position(A=player(fort=4, wall=3, resource=1)), (A, Fill("wall")))
    assert tracks(s)["renown"] == 1
    assert moves_of(s, A) == {Cohort(c) for c in ("left", "centre", "right")}
    s.play(A, Cohort("centre"))
    assert Stop() in s.moves(A)


@clauses("5.5.3", "5.15")
def test_a_shield_with_one_cohort_left_is_not_asked():
    s = run(position(A=player(cohorts=(6, 2, 6), wall_guard=2, soldier=1)), (A, Fill("wall-guard")))
    assert tracks(s)["cohort-centre"] == 3
    assert tracks(s)["discipline"] == 1
    assert s.players[A].pending == ()
    s = run(position(A=player(cohorts=(6, 2, 5), wall_guard=2, soldier=1)), (A, Fill("wall-guard")))
    assert moves_of(s, A) == {Cohort("centre"), Cohort("right")}
    assert refusal(s, A, Cohort("left")) == ("no-cohort-full", "5.5.3")


@clauses("5.12")
def test_who_can_only_stop_is_told_so():
    s = run(position(A=player(servant=1)))
    assert s.moves(A) == [Stop(), Fill("mining-foresting")]
    assert s.prompt(A).key == "ask-action"
    s = run(position(A=player()))
    assert s.moves(A) == [Stop()]
    assert s.prompt(A).key == "ask-action-nothing"


@clauses("5.11", "5.12", "12.13")
def test_a_player_who_has_stopped_is_reopened_when_paid():
    s = run(
        position(
            year=2,
            A=player(resource=1, traders=4, built=["market"]),
            B=player(stopped=True, fort=1),
            C=player(stopped=True),
        )
    )
    assert s.actors() == (A,)
    s.play(A, Buy(1, "right-neighbour"))
    assert s.actors() == (B, A)
    s.play(A, Stop())
    assert s.phase == "actions"
    s.play(B, Fill("wall"))
    s.play(B, Stop())
    assert s.year == 3


@clauses("5.12", "5.16", "7.1", "12.13")
def test_the_phase_ends_when_the_last_has_stopped_and_items_are_lost():
    s = run(position(year=2, A=player(servant=3), B=player(resource=2), C=player()))
    s.play(A, Stop())
    assert s.why_not(A, Fill("mining-foresting")).key == "no-not-asked"
    s.play(B, Stop())
    s.play(C, Stop())
    assert s.year == 3
    bundle = s.data.fate_bundle[s.supply]
    assert [tuple(p.sheet[:5]) for p in s.players] == [bundle] * 3


# Taking back


def match_from(s):
    return Match(GAME, len(s.players), "undo", s.options, position=s)


@clauses("5.14")
def test_own_actions_can_be_taken_back_step_by_step():
    match = match_from(position(A=player(builder=2, fort=3), B=player(servant=1), C=player()))
    match.play(A, Fort("builder"))
    match.play(B, Fill("mining-foresting"))
    match.play(A, Fort("builder"))
    match.play(A, Citizen("priests"))
    assert match.undo(A) == Citizen("priests")
    assert match.undo(A) == Fort("builder")
    assert match.undo(A) == Fort("builder")
    assert items(match.state) == {"builder": 2}
    assert tracks(match.state, B)["mining-foresting"] == 1


@clauses("5.14")
@pytest.mark.parametrize(
    "moves",
    [
        [Battle("red")],
        [Buy(1, "fate-deck")],
        [Buy(1, "left-neighbour")],
        [Scout("right-neighbour"), Place((0, 1, 2, 3))],
    ],
)
def test_what_reveals_or_gives_cannot_be_taken_back(moves):
    match = match_from(
        position(
            year=2,
            A=player(
                resource=1,
                soldier=1,
                traders=4,
                patricians=2,
                performers=3,
                gladiators=((1, 0), (0, 0)),
                built=["market", "ludus-gladiatorious"],
                civilian=1,
            ),
            B=player(prospect="ranger"),
            C=player(),
        )
    )
    match.play(A, Citizen("priests"))
    match.play(B, Stop())
    for move in moves:
        match.play(A, move)
    assert match.undoable(A).key == "no-undo-revealed"
    assert match.undo(B) == Stop()  # what A did does not bind B


@clauses("5.14")
def test_a_neutral_card_keeps_what_is_laid_on_it():
    match = match_from(position(A=player(resource=1, traders=4, built=["market"])))
    match.play(A, Buy(1, "neutral-a"))
    assert match.undoable(A).key == "no-undo-revealed"


@clauses("5.14", "6.19.2")
def test_scouting_with_the_own_card_can_be_taken_back():
    match = match_from(position(A=player(soldier=1, patricians=2, prospect="ranger")))
    match.play(A, Scout("own"))
    match.play(A, Place((0, 1, 2, 3)))
    assert match.undo(A) == Place((0, 1, 2, 3))
    assert match.undo(A) == Scout("own")
    assert items(match.state) == {"soldier": 1}


@clauses("5.14", "5.16")
def test_a_stop_can_be_taken_back_and_gifts_are_kept():
    match = match_from(
        position(
            year=2,
            A=player(builder=1),
            B=player(resource=1, traders=4, built=["market"]),
            C=player(),
        )
    )
    match.play(A, Fort("builder"))
    match.play(A, Stop())
    match.play(B, Buy(1, "left-neighbour"))
    assert match.state.actors() == (C, A, B)
    assert match.undo(A) == Stop()
    assert match.undo(A) == Fort("builder")
    assert items(match.state) == {"builder": 1, "resource": 1}
    for seat in (A, B, C):
        match.play(seat, Stop())
    for seat in (A, B, C):
        assert match.undoable(seat) is not None


@clauses("5.10", "12.15")
def test_neighbours():
    sheet = {"resource": 1, "traders": 4, "built": ["market"], "soldier": 1, "patricians": 2}
    s = run(position(year=2, A=player(**sheet), B=player(), C=player(), D=player()))
    sources = {source.id: source.seat for source in view(s, A).sources}
    assert sources == {
        "own": A,
        "left-neighbour": D,
        "right-neighbour": B,
        "fate-deck": None,
    }
    assert refusal(s, A, Buy(1, "opponent")) == ("no-market-not-neighbour", "6.12.4")
    assert refusal(s, A, Scout("opponent")) == ("no-scout-not-neighbour", "6.19.2")
    for neutral in ("neutral-a", "neutral-b"):
        assert refusal(s, A, Buy(1, neutral)) == ("no-neutral-none", "2.6")
        assert refusal(s, A, Scout(neutral)) == ("no-neutral-none", "2.6")


# Left sheet


@clauses("1.6", "1.9", "6.1.1", "6.1.2", "6.5.4")
@pytest.mark.parametrize(
    ("granaries", "limits"),
    [
        ([], (4, 6, 7)),
        (["medium-granary"], (9, 12, 14)),
        (["medium-granary", "large-granary"], (14, 18, 21)),
    ],
)
def test_granaries_open_columns(granaries, limits):
    plenty = {"servant": 20, "soldier": 60, "resource": 40}
    s = run(position(A=player(built=granaries, **plenty)))
    moves = [Fill("mining-foresting"), Fill("wall-guard"), Fort("soldier"), Fill("wall")]
    for move in [*moves, Fill("cippi")]:
        while move in s.moves(A):
            s.play(A, move)
            while s.players[A].pending:
                s.play(A, s.moves(A)[0])
    found = tracks(s)
    assert (found["mining-foresting"], found["wall-guard"], found["fort"]) == limits
    assert found["wall"] == found["fort"]
    assert found["cippi"] == {7: 3, 14: 5, 21: 7}[found["fort"]]


@clauses("6.1.3", "6.7.2", "12.5")
def test_the_training_grounds_do_not_open_a_column():
    s = run(position(A=player(wall_guard=6, builder=1, soldier=1)))
    assert refusal(s, A, Fill("wall-guard")) == ("no-granary-medium", "6.1.1")
    assert refusal(s, A, TrainSoldier()) == ("no-training-locked", "6.7.2")
    s = run(position(A=player(wall_guard=12, soldier=1, built=["medium-granary"])))
    assert refusal(s, A, Fill("wall-guard")) == ("no-granary-large", "6.1.1")
    built = ["medium-granary", "large-granary"]
    s = run(position(A=player(wall_guard=18, builder=1, built=built)))
    assert refusal(s, A, TrainSoldier()) == ("no-training-full", "6.7.2")


@clauses("6.7.1", "5.5.5", "5.7")
def test_training_grounds():
    s = run(position(year=2, A=player(wall_guard=1, builder=2, training=[1])), (A, TrainSoldier()))
    sheet = view(s, A).players[A].sheet
    assert sheet.training == [1, 2, 0, 0, 0]
    assert sheet.tracks["wall-guard"] == 2
    assert sheet.tracks["discipline"] == 1
    assert refusal(s, A, TrainSoldier()) == ("no-training-year", "6.7.1")
    s = run(position(year=6, A=player(builder=1, training=[1, 2, 3, 4, 5])))
    assert refusal(s, A, TrainSoldier()) == ("no-area-full", "5.8")


@clauses("6.2.1", "6.2.3")
def test_cohorts_have_no_action_and_are_never_lost():
    s = run(position(year=3, at="attack", fate=PICTS, A=player(cohorts=(1, 2, 3))))
    assert [tracks(s)[f"cohort-{c}"] for c in ("left", "centre", "right")] == [1, 2, 3]
    s = run(position(A=player(soldier=3, builder=3)))
    assert not [move for move in s.moves(A) if isinstance(move, Cohort)]


BOXES = {
    "cohort": {3: "discipline", 5: "valour", 6: "discipline"},
    "mining-foresting": dict.fromkeys((2, 5, 8, 11, 14), "production resource"),
    "wall-guard": {
        **dict.fromkeys((1, 3, 6, 9, 12, 15, 18), "cohort"),
        **dict.fromkeys((2, 5, 8, 11, 14, 17), "discipline"),
    },
    "fort": {
        **dict.fromkeys((4, 6, 8, 10, 12, 16, 18, 20), "civilian"),
        7: "discipline",
        14: "discipline cohort",
        21: "discipline cohort",
    },
    "wall": {
        **dict.fromkeys((1, 3, 5, 9, 13, 16, 19), "civilian"),
        **dict.fromkeys((8, 15), "renown"),
        **dict.fromkeys((4, 11, 18), "renown cohort"),
        **dict.fromkeys((7, 14, 21), "cohort"),
    },
    "cippi": {**dict.fromkeys((3, 5, 7), "cohort"), 4: "civilian", 6: "renown"},
}
WORKER = {"renown": "civilian", "piety": "servant", "valour": "soldier", "discipline": "builder"}
POINTS = {
    "renown": ("piety", "discipline", "valour"),
    "piety": ("renown", "valour", "discipline"),
    "valour": ("discipline", "renown", "piety"),
    "discipline": ("valour", "piety", "renown"),
}
for _attribute, _worker in WORKER.items():
    BOXES[_attribute] = dict.fromkeys((3, 6, 9, 12, 15, 19, 23), _worker)
    BOXES[_attribute] |= dict(zip((17, 21, 25), POINTS[_attribute], strict=True))
CITIZENS = {
    "traders": "servant - builder - resource - builder renown resource",
    "performers": "builder - servant - soldier - servant renown builder",
    "priests": "servant - servant piety servant piety servant piety servant",
    "apparitores": "builder - soldier discipline builder discipline soldier discipline builder",
    "patricians": "resource - soldier renown resource renown soldier renown resource",
}
for _track, _row in CITIZENS.items():
    BOXES[_track] = {n: icon for n, icon in enumerate(_row.split(), 1) if icon != "-"}
SIZES = {"cohort": 6, "mining-foresting": 14, "wall-guard": 18, "fort": 21, "wall": 21, "cippi": 7}


@clauses("6.2.2", "6.3.2", "6.4.2", "6.5.5", "6.5.6", "6.5.7", "6.10.1", "6.10.2", "6.11.2")
@pytest.mark.parametrize("track", BOXES)
def test_the_icons_of_every_track(track):
    file = GAME.data.file
    boxes = {**file.left.tracks, **file.right.tracks}[track].boxes
    assert {n: icons for n, icons in enumerate(boxes, 1) if icons} == BOXES[track]
    assert len(boxes) == SIZES.get(track, 25 if track in WORKER else 9)


@clauses("6.5.2", "6.5.3")
@pytest.mark.parametrize(
    ("track", "boxes"), [("wall", range(1, 22)), ("cippi", (1, 4, 7, 10, 13, 16, 20))]
)
def test_wall_and_cippi_wait_for_a_box_of_the_fort(track, boxes):
    for filled, box in enumerate(boxes):
        s = run(position(A=player(resource=1, fort=box - 1, **{track: filled})))
        refused = s.why_not(A, Fill(track))
        assert (refused.key, refused.args) == (f"no-{track}-fort", {"box": box})
        assert Fill(track) not in s.moves(A)
        s = run(position(A=player(resource=1, fort=box, **{track: filled})))
        assert Fill(track) in s.moves(A)


@clauses("6.5.1", "12.6")
def test_the_fort_takes_builders_and_soldiers():
    s = run(position(A=player(builder=1, soldier=1)))
    assert {Fort("builder"), Fort("soldier")} <= moves_of(s, A)
    s.play(A, Fort("soldier"))
    assert items(s) == {"builder": 1}


BUILDINGS = [
    ("medium-granary", "fort", 1, "servant builder resource", ""),
    ("large-granary", "fort", 11, "servant builder resource resource", "renown"),
    ("small-hotel", "fort", 3, "servant builder resource", "civilian"),
    ("large-hotel", "fort", 13, "servant builder resource resource", "renown civilian"),
    ("small-workshop", "fort", 5, "resource resource resource", "builder"),
    ("large-workshop", "fort", 15, "resource resource resource resource", "renown builder"),
    ("small-road", "fort", 9, "servant servant builder resource", "piety/discipline"),
    ("large-road", "fort", 17, "servant servant builder resource resource", "renown/valour"),
    ("small-precinct", "traders", 3, "servant civilian", "piety production resource"),
    (
        "medium-precinct",
        "traders",
        6,
        "servant civilian civilian",
        "discipline production resource",
    ),
    (
        "large-precinct",
        "traders",
        9,
        "servant civilian civilian civilian",
        "renown production resource",
    ),
    ("small-gardens", "priests", 4, "servant builder resource", "piety trader performer priest"),
    (
        "large-gardens",
        "priests",
        7,
        "servant builder resource resource",
        "piety trader performer priest apparitor patrician",
    ),
    ("small-temple", "priests", 1, "servant builder resource", "piety"),
    ("medium-temple", "priests", 3, "servant builder resource resource", "piety"),
    ("large-temple", "priests", 6, "servant servant builder resource resource", "piety"),
    ("market", "traders", 4, "servant builder resource resource", "renown"),
    ("theatre", "performers", 1, "servant builder resource", "renown"),
    ("ludus-gladiatorious", "performers", 3, "servant servant builder resource resource", "renown"),
    ("baths", "apparitores", 3, "servant servant builder resource resource", "renown"),
    ("courthouse", "apparitores", 4, "servant servant builder resource resource", "renown"),
    ("archway", "renown", 15, "builder resource resource", "valour valour"),
    ("monolith", "piety", 15, "builder resource resource", "discipline discipline"),
    ("column", "valour", 15, "builder resource resource", "piety piety"),
    ("statue", "discipline", 15, "builder resource resource", "renown renown"),
]


@clauses("1.9", "5.2", "6.6", "6.9.1", "6.11.3", "6.12.1", "6.13.1", "6.14.1", "6.15.1", "6.15.2")
@pytest.mark.parametrize(
    ("building", "track", "level", "cost", "icons"), BUILDINGS, ids=[b[0] for b in BUILDINGS]
)
def test_every_building(building, track, level, cost, icons):
    """Its need, its order, its cost, its icons: one too few of each is refused."""
    number = GAME.data.building_number[building]
    face = GAME.data.buildings[number]
    assert face.icons == icons
    owned = {item: cost.split().count(item) for item in cost.split()}
    before = [face.after] if face.after else []
    if face.after and face.after.startswith("medium"):
        before.append(face.after.replace("medium", "small"))

    def at(count, have, standing):
        return run(position(A=player(**{track: count}, **have, built=standing)))

    s = at(level, owned, before)
    assert Build(building) in s.moves(A)
    assert s.why_not(A, Build(building)) is None
    assert Build(building) not in at(level - 1, owned, before).moves(A)
    assert at(level - 1, owned, before).why_not(A, Build(building)).args["have"] < 15
    for item in owned:
        poorer = {**owned, item: owned[item] - 1}
        s2 = at(level, poorer, before)
        assert Build(building) not in s2.moves(A)
        assert refusal(s2, A, Build(building)) == ("no-funds", "5.3")
    if face.after and face.after != "small-granary":
        s3 = at(level, owned, [])
        assert Build(building) not in s3.moves(A)
        assert s3.why_not(A, Build(building)).args["building"] == face.after
    s.play(A, Build(building))
    assert s.players[A].sheet[BUILT] >> number & 1
    assert refusal(s, A, Build(building))[0] in ("no-already-built", "no-chain-open")


@clauses("6.6.1", "4.3.2", "4.3.3", "12.22")
def test_yearly_income_begins_with_the_next_year():
    built = ["small-hotel", "large-hotel", "small-workshop", "large-workshop"]
    s = run(position(year=1, at="year", fate=[fate(id="F04")], A=player(built=built)))
    supply = items(s)
    choose_cards(s)
    prospect = s.data.card_bundle[s.players[A].prospects[-1]]
    assert items(s)["civilian"] == supply["civilian"] + 2 + prospect[CIVILIAN]
    s = run(position(A=player(fort=3, servant=1, builder=1, resource=1)), (A, Build("small-hotel")))
    assert items(s) == {"civilian": 1}


@clauses("6.4.3", "6.5.8")
def test_sections():
    assert GAME.data.guard_sections == [6, 12, 18]
    assert GAME.data.wall_sections == [7, 14, 21]


@clauses("6.8.1", "12.6", "12.7")
def test_forum():
    s = run(position(A=player(builder=2, servant=1, soldier=5)))
    exchanges = {move for move in s.moves(A) if isinstance(move, Forum)}
    assert exchanges == {
        Forum(("builder", "builder"), "servant"),
        Forum(("builder", "builder"), "civilian"),
        Forum(("builder", "servant"), "civilian"),
    }
    assert refusal(s, A, Forum(("builder", "builder"), "builder")) == ("no-forum-same", "6.8.1")
    assert refusal(s, A, Forum(("servant", "builder"), "civilian")) == ("no-forum-order", "6.8.1")
    s = run(position(year=5, A=player(builder=2, forum=[1, 2, 3, 4])))
    assert refusal(s, A, Forum(("builder", "builder"), "servant")) == ("no-area-full", "5.8")


@clauses("12.2")
def test_a_landmark_opened_by_a_chain_is_the_next_action():
    s = run(position(A=player(renown=14, fort=8, wall=7, resource=3, builder=1)))
    assert Build("archway") not in s.moves(A)
    s.play(A, Fill("wall"))
    s.play(A, Build("archway"))
    assert tracks(s)["valour"] == 2


# Right sheet


@clauses("6.11.1", "5.17")
def test_citizens():
    s = run(position(A=player(civilian=2, traders=9)))
    assert refusal(s, A, Citizen("traders")) == ("no-citizen-full", "6.11.1")
    offered = {move.track for move in s.moves(A) if isinstance(move, Citizen)}
    assert offered == {"performers", "priests", "apparitores", "patricians"}


@clauses("12.3")
def test_a_priest_of_the_gardens_opens_a_temple_row():
    sheet = {"built": ["small-temple", "medium-temple"], "temples": 4, "priests": 4}
    s = run(position(A=player(servant=2, builder=1, resource=1, **sheet)))
    assert refusal(s, A, Temple("servant")) == ("no-temple-row-flag", "6.15.3")
    s.play(A, Build("small-gardens"))
    assert Temple("servant") in s.moves(A)


@clauses("6.12.3", "6.12.5", "12.27", "6.12.2")
def test_market_boxes():
    s = run(
        position(
            year=2,
            A=player(resource=3, traders=8, built=["market"], market=[2]),
            B=player(prospect="pontiff"),  # good 2
            C=player(),
        )
    )
    assert refusal(s, A, Buy(1, "right-neighbour")) == ("no-box-used", "5.8")
    assert refusal(s, A, Buy(8, "right-neighbour")) == ("no-market-box-flag", "6.12.2")
    s.play(A, Buy(7, "right-neighbour"))
    assert items(s) == {"resource": 2, "servant": 1}
    assert tracks(s)["renown"] == 0
    s.play(A, Buy(2, "right-neighbour"))
    assert s.players[B].sheet[RESOURCE] == 2
    assert [box.needs for box in GAME.data.file.right.market.boxes] == [4, 5, 5, 6, 6, 7, 8, 9]
    s = run(position(A=player(traders=9, resource=1)))
    assert refusal(s, A, Buy(1, "fate-deck")) == ("no-market-missing", "6.12.2")


@clauses("6.12.7", "12.14")
def test_the_same_card_may_be_used_again_and_resources_go_back_and_forth():
    sheet = {"traders": 9, "built": ["market"]}
    s = run(position(year=2, A=player(resource=1, **sheet), B=player(**sheet)))
    for box in range(1, 9):
        s.play(A, Buy(box, "opponent"))
        s.play(B, Buy(box, "opponent"))
    assert not [move for move in (*s.moves(A), *s.moves(B)) if isinstance(move, Buy)]


@clauses("12.21")
def test_the_own_prospect_card_is_no_source_of_goods():
    s = run(position(A=player(resource=1, traders=4, built=["market"])))
    assert refusal(s, A, Buy(1, "own")) == ("no-market-own", "6.12.4")


@clauses("6.13.3", "6.13.2")
def test_performances():
    boxes = GAME.data.file.right.theatre.boxes
    assert {box.needs: box.icons for box in boxes} == {
        1: "trader",
        3: "discipline soldier",
        5: "piety servant",
        6: "discipline apparitor",
        8: "piety priest",
        9: "renown patrician",
    }
    s = run(position(A=player(performers=9, resource=1)))
    assert refusal(s, A, Perform(1)) == ("no-theatre-missing", "6.13.2")
    s = run(position(A=player(performers=2, built=["theatre"], resource=1, theatre=[0])))
    assert refusal(s, A, Perform(2)) == ("no-performance-flag", "6.13.2")


@clauses("6.14.7", "6.14.4")
def test_an_untrained_gladiator_cannot_fight():
    s = run(position(A=player(built=["ludus-gladiatorious"], performers=3)))
    assert refusal(s, A, Battle("red")) == ("no-battle-untrained", "6.14.7")
    s = run(position(A=player(performers=3, servant=1)))
    assert refusal(s, A, Battle("red")) == ("no-battle-ludus", "6.14.4")
    assert refusal(s, A, TrainGladiator("red", "servant")) == ("no-ludus-missing", "6.14.3")


@clauses("6.14.4", "6.14.8", "12.19")
def test_a_survivor_trains_on_and_fights_again_next_year():
    s = run(
        position(
            year=2,
            fate=[fate(damage=2), fate(damage=1)],
            A=player(
                built=["ludus-gladiatorious"],
                performers=6,
                gladiators=((3, 0), (1, 0)),
                servant=1,
            ),
        ),
        (A, Battle("red")),
    )
    assert tracks(s)["renown"] == 1
    assert refusal(s, A, Battle("red")) == ("no-battle-year", "6.14.4")
    s.play(A, TrainGladiator("red", "servant"))
    red = view(s, A).players[A].sheet.gladiators["red"]
    assert (red.trained, red.damage, red.dead) == (4, 2, False)
    s.play(A, Battle("blue"))  # 12.18: strength 1 always dies
    assert tracks(s)["piety"] == 2
    s.year = 3
    s.fate.append(next(n for n in s.fate if s.data.fate_damage[n] == 1))
    s.play(A, Battle("red"))
    assert tracks(s)["renown"] == 3  # column 4


@clauses("6.14.2", "6.14.4")
def test_strength_is_what_was_trained_less_the_damage():
    match = match_from(
        position(
            fate=[fate(damage=2)],
            A=player(
                built=["ludus-gladiatorious"],
                performers=9,
                gladiators=((4, 1), (1, 0)),
                civilian=1,
            ),
        )
    )
    match.play(A, TrainGladiator("red", "civilian"))
    match.play(A, Battle("red"))
    told = [(e.key, e.args["strength"]) for e in match.log(None) if "strength" in e.args]
    assert told == [("log-train-gladiator", 4), ("log-gladiator-lives", 2)]
    assert view(match.state, A).players[A].sheet.gladiators["red"].damage == 3


@clauses("6.14.5", "12.18")
@pytest.mark.parametrize(
    ("trained", "death", "survival"),
    [
        (1, "piety piety", ""),
        (2, "piety piety", "renown"),
        (3, "piety", "renown"),
        (4, "piety", "renown renown"),
        (5, "", "renown renown"),
        (6, "", "renown renown resource"),
    ],
)
def test_what_gladiators_bring(trained, death, survival):
    column = GAME.data.file.right.ludus.columns[trained - 1]
    assert (column.death, column.survival) == (death, survival)
    s = run(
        position(
            fate=[fate(damage=3)],
            A=player(
                built=["ludus-gladiatorious"],
                performers=9,
                gladiators=((trained, max(0, trained - 3)), (0, 0)),
            ),
        ),
        (A, Battle("red")),
    )
    assert view(s, A).players[A].sheet.gladiators["red"].dead
    assert tracks(s)["piety"] == death.split().count("piety")


@clauses("6.14.3")
def test_a_gladiator_trains_six_times():
    s = run(
        position(
            A=player(
                built=["ludus-gladiatorious"],
                performers=9,
                gladiators=((6, 0), (0, 0)),
                civilian=1,
            )
        )
    )
    assert refusal(s, A, TrainGladiator("red", "civilian")) == ("no-train-full", "6.14.3")
    assert TrainGladiator("blue", "civilian") in s.moves(A)


@clauses("6.15.3", "6.15.4", "12.6", "12.12")
def test_temples_are_filled_in_order_and_give_favours():
    built = ["small-temple", "medium-temple", "large-temple"]
    s = run(position(A=player(built=built, priests=9, soldier=14)))
    piety, favours = [], []
    for _ in range(14):
        before = tracks(s)["piety"]
        s.play(A, Temple("soldier"))
        piety.append(tracks(s)["piety"] - before)
        favours.append(s.players[A].sheet[FAVOUR_ANY])
    assert piety == [0, 1] * 7
    assert favours == [0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3]
    assert refusal(s, A, Temple("soldier")) == ("no-area-full", "5.8")
    assert GAME.data.temple_needs[::2] == [1, 3, 5, 6, 6, 8, 9]
    s = run(position(A=player(built=["small-temple"], priests=9, temples=2, soldier=1)))
    assert refusal(s, A, Temple("soldier")) == ("no-temple-missing", "6.15.3")


@clauses("6.15.2")
def test_a_temple_may_be_built_before_the_last_one_is_filled():
    s = run(position(A=player(built=["small-temple"], priests=3, servant=1, builder=1, resource=2)))
    assert Build("medium-temple") in s.moves(A)


@clauses("6.16.2", "12.9")
def test_bribes():
    costs = [(box.needs, box.cost["resource"]) for box in GAME.data.file.right.baths.boxes]
    assert costs == [(3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3)]
    sheet = {"apparitores": 8, "disdain": (4, 0)}
    s = run(position(year=2, A=player(built=["baths"], resource=4, **sheet)))
    s.play(A, Bribe(5))  # any order
    assert s.players[A].sheet[REMOVED] == 1
    s.play(A, Bribe(1))
    assert items(s) == {}
    s = run(position(year=2, A=player(resource=4, **sheet)))
    assert refusal(s, A, Bribe(1)) == ("no-baths-missing", "6.16.2")
    s = run(position(year=2, A=player(built=["baths"], resource=1, **sheet)))
    assert refusal(s, A, Bribe(5)) == ("no-funds", "5.3")
    assert s.why_not(A, Bribe(5)).args == {"items": [{"key": "gen-resource", "n": 2}]}


@clauses("6.17.2", "12.8")
def test_rulings():
    boxes = GAME.data.file.right.courthouse.boxes
    assert [box.needs for box in boxes] == [4, 5, 6, 5, 6, 7, 6, 7, 8]
    assert [box.icons for box in boxes[::3]] == ["servant", "servant servant", "builder"]


@clauses("6.19.1", "6.19.4", "6.19.2")
def test_scouts_in_order_and_one_pattern_twice():
    s = run(position(A=player(soldier=3, patricians=4, prospect="ranger")))
    s.play(A, Scout("own"))
    s.play(A, Place((0, 1, 2, 3)))
    s.play(A, Scout("own"))
    s.play(A, Place((5, 6, 7, 8)))
    assert refusal(s, A, Scout("own")) == ("no-scout-flag", "6.19.1")
    assert items(s) == {"soldier": 1, "resource": 1, "servant": 2}
    assert GAME.data.scout_needs == [2, 4, 5, 7, 9]


@clauses("6.19.3", "6.19.7", "12.20")
def test_patterns_fit_turned_and_mirrored_on_empty_squares():
    counts = dict(zip(GAME.data.pattern_ids, map(len, GAME.data.placements), strict=True))
    assert counts == {"L": 68, "O": 12, "I": 13, "T": 34, "S": 34}
    filled = [n for n in range(20) if n not in (0, 1, 2, 6, 8)]
    s = run(position(A=player(soldier=1, patricians=2, prospect="pontiff", squares=filled)))
    s.play(A, Scout("own"))
    assert s.prompt(A).args == {"pattern": "t"}
    assert s.moves(A) == [Place((0, 1, 2, 6))]
    assert s.question.idle(s, A) == Place((0, 1, 2, 6))
    assert refusal(s, A, Place((1, 2, 6, 7))) == ("no-scout-overlap", "6.19.3")
    assert refusal(s, A, Place((0, 1, 2, 8))) == ("no-scout-shape", "6.19.3")
    assert refusal(s, A, Place((6, 2, 1, 0))) == ("no-scout-shape", "6.19.3")
    assert refusal(s, A, Stop()) == ("no-chain-open", "5.6.1")
    s = run(position(A=player(soldier=1, patricians=2, prospect="ranger", squares=filled)))
    assert refusal(s, A, Scout("own")) == ("no-scout-nowhere", "6.19.3")


@clauses("6.19.5", "6.19.6")
def test_the_map():
    squares = GAME.data.file.right.map.squares
    icons = {(r, c): icon for r, row in enumerate(squares) for c, icon in enumerate(row) if icon}
    resources = dict.fromkeys([(0, 0), (0, 4), (3, 0), (3, 2), (3, 4)], "resource")
    assert icons == {**resources, (1, 1): "servant", (1, 3): "servant"}


@clauses("6.19.6")
def test_a_row_of_the_map_gives_valour_once():
    almost = [*range(5), 5, 10]  # the first row is complete
    s = run(position(A=player(soldier=2, patricians=4, prospect="ranger", squares=almost)))
    s.play(A, Scout("own"))
    s.play(A, Place((6, 7, 8, 9)))
    assert tracks(s)["valour"] == 1
    s.play(A, Scout("own"))
    s.play(A, Place((15, 16, 17, 18)))
    assert tracks(s)["valour"] == 1


@clauses("6.20.1", "5.5.4")
def test_production_is_filled_by_hammers_only():
    s = run(position(A=player(servant=1, mining_foresting=1)), (A, Fill("mining-foresting")))
    assert tracks(s)["resource-production"] == 2
    assert items(s) == {"resource": 1}


@clauses("12.29", "5.7")
def test_what_has_no_yearly_limit():
    s = run(
        position(
            A=player(
                servant=3,
                soldier=3,
                builder=3,
                civilian=3,
                resource=3,
                fort=5,
                performers=9,
                built=["ludus-gladiatorious"],
            )
        )
    )
    for move in (
        Fill("mining-foresting"),
        Fort("builder"),
        Fill("wall"),
        Citizen("priests"),
        TrainGladiator("red", "servant"),
    ):
        s.play(A, move)
        assert move in s.moves(A)


# The attack


@clauses("7.5.1", "7.5.2", "12.10", "12.11")
def test_favours_only_against_what_gets_through_and_each_for_itself():
    s = run(
        position(
            year=3,
            at="attack",
            fate=PICTS,
            A=player(favours={"any": 2, "left": 2}),
            B=player(cohorts=(0, 1, 2), favours={"any": 1}),
            C=player(cohorts=(0, 0, 2), favours={"centre": 2}),
        )
    )
    assert s.actors() == (A, C)  # nothing gets through at B
    temple = [Favour("centre", "temple"), Favour("right", "temple")]
    assert s.moves(A) == [Accept(), *temple]
    assert view(s, A).players[A].defence.disdain == 2
    s.play(A, Favour("right", "temple"))
    assert view(s, A).players[A].defence.disdain == 2  # 12.10: 2 of 3 still get through
    s.play(C, Favour("centre", "diplomat"))
    assert s.actors() == (A,)  # C has nothing left to decide
    s.play(A, Accept())
    assert [p.sheet[DISDAIN] for p in s.players] == [2, 0, 0]
    assert [p.sheet[VALOUR] for p in s.players] == [0, 2, 2]
    assert [p.sheet[FAVOUR_ANY] for p in s.players] == [1, 1, 0]
    assert s.players[C].sheet[FAVOUR + 1] == 1


@clauses("7.5", "12.12")
def test_favours_must_be_owned():
    s = run(position(year=3, at="attack", fate=PICTS, A=player(favours={"right": 1})))
    assert refusal(s, A, Favour("right", "temple")) == ("no-favour-left", "7.5")
    assert refusal(s, A, Favour("centre", "diplomat")) == ("no-favour-cohort", "7.5")
    s = run(position(year=3, at="attack", fate=PICTS, A=player(favours={"any": 1})))
    assert refusal(s, A, Favour("centre", "diplomat")) == ("no-favour-left", "7.5")


@clauses("7.7", "12.24", "7.1")
def test_workers_from_valour_stay_for_the_next_year():
    s = position(
        year=3,
        at="attack",
        fate=[*PICTS, fate(id="F04")],
        A=player(cohorts=(0, 1, 2), valour=1, soldier=3, servant=1),
    )
    run(s)
    assert s.year == 4
    assert items(s)["soldier"] == 1 + 1  # the third valour box, and the supply of Year 4
    assert items(s)["servant"] == 1


@clauses("7.9", "8.1", "8.2", "12.16")
def test_the_deck_is_made_anew_in_the_middle_of_an_attack():
    options = Options(difficulty="hard")
    s = position(year=6, at="attack", discarded=44, options=options, A=player(favours={"any": 1}))
    s.fate = s.fate[-4:]
    run(s)
    assert len(s.attack) == 12
    assert len(set(s.attack)) == 12
    assert s.shuffles == 1
    assert len(s.fate) == 48 - 12
    s.play(A, Accept())
    assert sorted([*s.fate, *s.discard]) == list(range(48))
    assert len(s.discard) == 12


@clauses("8.3", "12.17")
def test_the_deck_runs_on_through_the_years():
    s = GAME.new(1, "runs-on", Options(difficulty="easy"))
    order = s.fate[::-1]
    drawn = 0
    while s.year < 6 or s.phase == "cards":
        choose_cards(s)
        everybody_stops(s)
        if not s.actors():
            break
        drawn = 48 - 1 - len(s.fate)
        assert s.fate[::-1] == order[drawn:]
    assert s.shuffles == 0


# One and two players


@clauses("9.3", "9.6", "9.4")
def test_two_players():
    sheet = {"resource": 2, "traders": 5, "built": ["market"], "soldier": 1, "patricians": 2}
    s = run(position(year=2, neutral=["ranger"], A=player(**sheet), B=player(prospect="fighter")))
    found = {source.id: (source.goods, source.pattern) for source in view(s, A).sources}
    assert found == {
        "own": (False, True),
        "opponent": (True, True),
        "neutral-a": (True, True),
        "fate-deck": (True, False),
    }
    s.play(A, Buy(1, "opponent"))
    assert s.players[B].sheet[RESOURCE] == 1
    s.play(A, Buy(2, "neutral-a"))
    assert view(s, A).players[A].sheet.market[:2] == [5, 6]
    assert view(s, A).neutral[0].resources == 1
    assert view(s, A).attack_cards == 3
    assert refusal(s, A, Buy(3, "left-neighbour"))[0] == "no-market-not-neighbour"
    assert refusal(s, A, Scout("left-neighbour")) == ("no-scout-not-neighbour", "6.19.2")


@clauses("9.7", "9.4", "9.5")
def test_solo():
    sheet = {"resource": 1, "traders": 5, "built": ["market"], "soldier": 1, "patricians": 2}
    s = run(position(year=2, neutral=["ranger", "fighter"], A=player(**sheet)))
    found = {source.id: (source.goods, source.pattern) for source in view(s, A).sources}
    assert found == {
        "own": (False, True),
        "neutral-a": (True, True),
        "neutral-b": (True, True),
        "fate-deck": (True, False),
    }
    s.play(A, Scout("neutral-b"))
    s.play(A, Place((0, 1, 5, 6)))
    s.play(A, Buy(1, "neutral-a"))
    assert s.laid == (1, 0, 0, 1)
    s.play(A, Stop())
    assert s.laid == ()
    assert len(s.discard) == 2 + 2 + 1


# The end


@clauses("10.5", "10.6")
@pytest.mark.parametrize(
    ("first", "second", "ranks", "tie_break"),
    [
        ({"renown": 6}, {"renown": 5}, [1, 2], None),
        ({"renown": 10}, {"renown": 11, "disdain": (1, 0)}, [1, 2], "tie-disdain"),
        (
            {"renown": 10, "wall": 7, "paths": ["defender"]},
            {"renown": 11, "paths": ["planner"]},
            [1, 2],
            "tie-path",
        ),
        ({"renown": 4}, {"piety": 4}, [1, 1], None),
    ],
)
def test_ties(first, second, ranks, tie_break):
    s = position(A=player(**first), B=player(**second))
    for p in s.players:
        p.paths = p.paths[:1] if "paths" in (first if p is s.players[A] else second) else ()
    s.agenda = []
    result = s.result()
    assert result.ranks == ranks
    assert result.tie_break == tie_break


@clauses("10.2", "10.4")
def test_the_standing_is_the_score_of_what_everybody_sees():
    s = GAME.new(2, "standing")
    assert [score.total for score in s.standing()] == [0, 0]
    assert scoring.scores(s) == s.standing()


# Variants


@clauses("11.3", "11.3.1")
def test_no_passing():
    s = run(
        position(
            year=2,
            options=Options(no_passing=True),
            fate=[fate(attack="left"), fate(attack="left"), fate(attack="right")],
            A=player(resource=1, traders=4, built=["market"], cohorts=(2, 0, 0)),
            B=player(cohorts=(2, 0, 0)),
            C=player(stopped=True, cohorts=(2, 0, 0)),
        )
    )
    s.play(A, Buy(1, "left-neighbour"))
    assert items(s, C) == {}
    assert s.actors() == (B, A)
    assert view(s, A).players[A].extra == 1
    s.play(B, Stop())
    s.play(A, Stop())
    assert [p.sheet[DISDAIN] for p in s.players] == [1, 0, 0]
    assert [p.sheet[VALOUR] for p in s.players] == [1, 2, 2]
    assert len(s.discard) == 3 + 1


@clauses("11.3", "11.3.1")
def test_every_card_used_brings_a_personal_card_of_its_own():
    s = run(
        position(
            year=2,
            options=Options(no_passing=True),
            fate=[fate(attack="centre")] * 2 + [fate(attack="left"), fate(attack="right")],
            A=player(resource=2, traders=5, built=["market"], cohorts=(0, 2, 0)),
            B=player(stopped=True, cohorts=(0, 2, 0)),
        )
    )
    census = GAME.census(s)
    for move in (Buy(1, "opponent"), Buy(2, "opponent"), Stop()):
        s.play(A, move)
    assert [p.sheet[DISDAIN] for p in s.players] == [2, 0]
    assert GAME.census(s) == census
    assert s.players[A].sheet[EXTRA] == 0


@clauses("11.3.1", "7.5")
def test_favours_work_against_personal_cards():
    s = run(
        position(
            year=2,
            options=Options(no_passing=True),
            fate=[fate(attack="left"), fate(attack="left"), fate(attack="right")],
            A=player(
                resource=1, traders=4, built=["market"], cohorts=(2, 0, 0), favours={"any": 1}
            ),
            B=player(stopped=True, favours={"any": 1}, cohorts=(2, 0, 0)),
        ),
        (A, Buy(1, "opponent")),
        (A, Stop()),
    )
    assert s.actors() == (A,)
    assert view(s, A).players[A].defence.through == {"left": 0, "centre": 0, "right": 1}
    assert len(view(s, A).players[A].defence.cards) == 1
    s.play(A, Favour("right", "temple"))
    assert s.players[A].sheet[DISDAIN] == 0


@clauses("11.3")
def test_no_passing_can_be_taken_back():
    match = match_from(
        position(
            year=2,
            options=Options(no_passing=True),
            A=player(resource=1, traders=4, built=["market"]),
            B=player(),
        )
    )
    match.play(A, Buy(1, "opponent"))
    assert match.undo(A) == Buy(1, "opponent")


# The solo campaign


def fort(number, **more):
    return Options(difficulty="normal", fort=number, **more)


def test_the_campaign_is_played_alone():
    with pytest.raises(InvalidInput, match="played alone"):
        GAME.new(2, "campaign", fort(3))
    with pytest.raises(InvalidInput, match="forts 2 to 16"):
        GAME.new(1, "campaign", fort(1, reward=True))


@clauses("11.2", "11.2.1")
def test_the_setup_reward_comes_before_the_first_supply():
    s = GAME.new(1, "campaign", fort(3, reward=True))
    bundle = list(s.data.fate_bundle[s.supply])
    bundle[RESOURCE] += 2  # of Pons Aelius
    assert s.players[A].sheet[:5] == bundle


@clauses("11.2.4", "9.2")
@pytest.mark.parametrize("number", [1, 16])
def test_forts_with_one_neutral_card(number):
    s = choose_cards(GAME.new(1, "campaign", fort(number)))
    assert len(s.neutral) == 1
    assert "neutral-b" not in {source.id for source in view(s, A).sources}


@clauses("11.2.2")
def test_fort_4_asks_a_resource_more_for_buildings():
    sheet = {"fort": 1, "servant": 1, "builder": 1, "priests": 1, "renown": 15}
    s = run(position(options=fort(4), A=player(resource=1, **sheet)))
    assert refusal(s, A, Build("medium-granary")) == ("no-funds", "5.3")
    s = run(position(options=fort(4), A=player(resource=2, **sheet)))
    assert {Build("medium-granary"), Build("archway")} <= moves_of(s, A)
    s.play(A, Build("medium-granary"))
    assert items(s) == {}
    s = run(position(options=fort(4), A=player(traders=3, servant=1, civilian=1)))
    assert refusal(s, A, Build("small-precinct")) == ("no-funds", "5.3")


@clauses("11.2.4")
@pytest.mark.parametrize(
    ("number", "buildings"),
    [
        (6, ["theatre", "ludus-gladiatorious"]),
        (7, ["archway", "monolith", "column", "statue"]),
        (15, ["large-granary"]),
    ],
)
def test_what_cannot_be_built_at_a_fort(number, buildings):
    s = run(
        position(
            options=fort(number),
            A=player(
                servant=9,
                builder=9,
                resource=9,
                performers=9,
                fort=11,
                renown=15,
                piety=15,
                valour=15,
                discipline=15,
                built=["medium-granary"],
            ),
        )
    )
    for building in buildings:
        assert refusal(s, A, Build(building)) == ("no-campaign-building", "11.2.4")
        assert Build(building) not in s.moves(A)


@clauses("11.2.4")
@pytest.mark.parametrize("number", [8, 14])
def test_forts_without_diplomats(number):
    s = run(
        position(options=fort(number), A=player(servant=1, soldier=1, resource=2, patricians=9))
    )
    assert refusal(s, A, Diplomat("left")) == ("no-campaign-diplomat", "11.2.4")
    assert Diplomat("left") not in s.moves(A)


@clauses("11.2")
def test_fort_10_has_no_wall_before_year_3():
    sheet = {"resource": 1, "fort": 4}
    s = run(position(year=2, options=fort(10), A=player(**sheet)))
    for track in ("wall", "cippi"):
        assert refusal(s, A, Fill(track)) == ("no-campaign-wall", "11.2")
        assert Fill(track) not in s.moves(A)
    s = run(position(year=3, options=fort(10), A=player(**sheet)))
    assert {Fill("wall"), Fill("cippi")} <= moves_of(s, A)


@clauses("11.2.3")
def test_fort_10_waits_for_two_soldiers():
    s = position(
        at="year",
        year=1,
        options=fort(10),
        fate=[fate(id="F01"), fate(id="F02"), fate(id="F06")],
        A=player(),
    )
    run(s)
    assert s.data.fate_ids[s.supply] == "F06"
    assert [s.data.fate_ids[card] for card in s.discard] == ["F01", "F02", "F06"]
    assert s.players[A].sheet[SOLDIER] == 2
    s = position(at="year", year=2, options=fort(10), fate=[fate(id="F01")], A=player())
    run(s)
    assert s.data.fate_ids[s.supply] == "F01"  # of Year 1 only


@clauses("11.2.4")
def test_dear_mining_and_more_attackers():
    s = run(position(options=fort(11), A=player(servant=1)))
    assert refusal(s, A, Fill("mining-foresting")) == ("no-funds", "5.3")
    assert Fill("mining-foresting") not in s.moves(A)
    s = run(position(options=fort(16), A=player(servant=2)), (A, Fill("mining-foresting")))
    assert s.players[A].sheet[SERVANT] == 0
    for number in (12, 14, 15, 16):
        s = run(position(year=3, at="attack", options=fort(number), A=player(favours={"any": 1})))
        assert len(s.attack) == 4 + 1


HIGH = {"renown": 25, "piety": 25, "valour": 20}
LARGE = ["large-granary", "large-hotel", "large-road"]
STRONG = {"gladiators": ((6, 6), (6, 0))}
DONE = {"fort": 21, "wall": 21, "cippi": 7}
MET = [
    (1, {"wall": 21, **HIGH}, True, True),
    (1, {"wall": 20, **HIGH}, False, False),
    (2, {"built": ["large-road"], **HIGH}, True, True),
    (2, {"built": ["large-road"], **HIGH, "valour": 25, "disdain": (1, 0)}, True, False),
    (5, {"built": LARGE, **HIGH, "valour": 25}, False, False),
    (6, {"built": ["baths"], "valour": 23}, True, False),
    (8, STRONG, True, True),
    (8, {**STRONG, "diplomats": ["left"], "favours": {"left": 1}}, True, False),
    (13, {**DONE, **HIGH, "discipline": 10}, True, False),
    (14, {"squares": list(range(20)), **HIGH, "valour": 25}, True, True),
    (16, {"wall_guard": 18, "renown": 15, "piety": 15, "valour": 15}, True, True),
]


@clauses("11.2", "11.2.4")
@pytest.mark.parametrize(("number", "sheet", "won", "challenge"), MET)
def test_goals_and_challenges(number, sheet, won, challenge):
    s = position(options=fort(number), A=player(**sheet))
    s.players[A].paths = ()
    campaign = view(s, A).campaign
    assert all(goal.met for goal in campaign.goals) == won
    if won:
        assert all(task.met for task in campaign.challenge) == challenge


@clauses("11.2", "11.2.4")
@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        ({"fort": 21, "wall": 21, **HIGH}, ["won", "challenge"]),
        ({"fort": 21, "wall": 21, **HIGH, "valour": 10, "discipline": 15}, ["won"]),
        (HIGH, ["lost"]),  # all that the challenge asks for, but no Wall
    ],
)
def test_a_challenge_counts_only_at_a_fort_that_is_won(sheet, told):
    match = match_from(
        position(year=6, options=fort(1), A=player(cohorts=(6, 6, 6), paths=["planner"], **sheet))
    )
    match.play(A, Stop())
    found = [e.key for e in match.log(None) if e.key.startswith("log-campaign")]
    assert found == [f"log-campaign-{word}" for word in told]


@pytest.mark.parametrize("number", range(1, 17))
def test_every_fort_can_be_played_to_its_end(number):
    match = GAME.match(1, f"fort-{number}", fort(number, reward=number > 1))
    rng = Random(number)
    while match.state.actors():
        legal = match.state.moves(A)
        assert all(match.state.why_not(A, move) is None for move in legal)
        match.play(A, rng.choice(legal[1:] or legal))
    for language in ("en", "pl"):
        for event in match.log(None):
            assert GAME.texts.sentence(language, event.key, event.args, ["A"])
