"""Every worked example of the rules, by its id."""

import pytest

from ludi.games.hadrians_wall import GAME, scoring
from ludi.games.hadrians_wall.data import CARD_IDS
from ludi.games.hadrians_wall.examples import EXAMPLES, PICTS
from ludi.games.hadrians_wall.layout import RENOWN
from ludi.games.hadrians_wall.moves import (
    Attribute,
    Battle,
    Bribe,
    Build,
    Buy,
    Choose,
    Diplomat,
    Favour,
    Fill,
    Fort,
    Forum,
    Perform,
    Ruling,
    Stop,
    TrainGladiator,
)
from ludi.games.hadrians_wall.position import fate, player, position
from ludi.games.hadrians_wall.state import Options
from tests.games.clauses import clauses
from tests.games.hadrians_wall.helpers import moves_of, refusal, run, view

A, B, C = 0, 1, 2


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example):
    assert example.differences() == {}


def path_points(card, **sheet):
    s = position(year=1, A=player(paths=[card], **sheet))
    return scoring.path_points(s, A, CARD_IDS.index(card))


@clauses("6.5.8", "10.4.3")
@pytest.mark.parametrize(("wall", "points"), [(6, 0), (7, 1), (14, 2), (21, 3)])
def test_hw_ex_01_defender_path(wall, points):
    assert path_points("defender", wall=wall) == points


@clauses("4.2.1")
def test_hw_ex_02_neighbours_may_use_the_trainer():
    s = position(
        year=3,
        at="year",
        A=player(paths=["defender", "ranger"], draws=["pontiff", "trainer"]),
        B=player(),
        C=player(),
    )
    run(s, (A, Choose("pontiff")))
    for seat in (B, C):
        s.play(seat, s.moves(seat)[0])
    (source,) = (source for source in view(s, B).sources if source.seat == A)
    assert source.card == "trainer"
    assert source.goods
    assert source.pattern
    trainer = s.data.file.cards.player[CARD_IDS.index("trainer")]
    assert (trainer.pattern, trainer.goods) == ("S", 4)


@clauses("6.13.2")
def test_hw_ex_04_no_second_performance_in_a_year():
    s = run(
        position(A=player(built=["theatre"], performers=4, resource=2)),
        (A, Perform(1)),
    )
    assert refusal(s, A, Perform(2)) == ("no-performance-year", "6.13.2")


@clauses("6.5.2", "6.5.3")
def test_hw_ex_08_fort_cippi_wall():
    s = run(position(A=player(fort=6, cippi=2, wall=1, resource=7, builder=1)))
    assert refusal(s, A, Fill("cippi")) == ("no-cippi-fort", "6.5.3")
    other = s.copy()
    for _ in range(5):
        s.play(A, Fill("wall"))
        while s.players[A].pending:
            s.play(A, s.moves(A)[0])
    assert refusal(s, A, Fill("wall")) == ("no-wall-fort", "6.5.2")
    other.play(A, Fort("builder"))
    assert Fill("cippi") in other.moves(A)


@clauses("6.5.9", "6.6")
def test_hw_ex_09_infrastructure():
    s = run(position(A=player(fort=6, servant=1, builder=1, resource=2)))
    assert view(s, A).players[A].sheet.infrastructure == 3
    assert Build("medium-granary") in s.moves(A)
    assert refusal(s, A, Build("large-granary")) == ("no-smaller-first", "6.6")
    s = run(position(A=player(fort=6, servant=1, builder=1, resource=2, built=["medium-granary"])))
    assert refusal(s, A, Build("large-granary")) == ("no-infrastructure", "6.6")


@clauses("6.1.1", "6.1.2")
def test_hw_ex_10_medium_granary():
    counts = {"mining_foresting": 6, "wall_guard": 3, "cippi": 3, "wall": 3, "fort": 9}
    items = {"servant": 1, "soldier": 1, "builder": 1, "resource": 1}
    s = run(position(A=player(built=["medium-granary"], **counts, **items)))
    for move in (Fill("mining-foresting"), Fill("wall-guard"), Fill("wall"), Fort("builder")):
        assert move in s.moves(A)
    s = run(position(A=player(mining_foresting=4, fort=7, **items)))
    assert refusal(s, A, Fill("mining-foresting")) == ("no-granary-medium", "6.1.1")
    assert refusal(s, A, Fort("builder")) == ("no-granary-medium", "6.1.1")
    s = run(
        position(A=player(fort=1, servant=1, builder=1, resource=1)), (A, Build("medium-granary"))
    )
    assert view(s, A).players[A].items == dict.fromkeys(view(s, A).players[A].items, 0)
    s = run(
        position(A=player(fort=11, servant=1, builder=1, resource=2, built=["medium-granary"])),
        (A, Build("large-granary")),
    )
    assert view(s, A).players[A].sheet.tracks["renown"] == 1


@clauses("4.3.2", "4.3.3", "4.3.4")
@pytest.mark.parametrize("workshop", [True, False])
def test_hw_ex_11_income_of_the_next_year(workshop):
    built = ["small-hotel", "large-hotel", "small-road", *["small-workshop"] * workshop]
    s = position(
        year=2,
        at="year",
        fate=[fate(id="F04")],
        A=player(built=built, draws=["pontiff", "trainer"]),
    )
    run(s, (A, Choose("trainer")))
    items = view(s, A).players[A].items
    assert items["civilian"] == 1 + 2
    assert items["builder"] == 3 + workshop
    assert items["resource"] == 2 + 1
    assert moves_of(s, A) == {Attribute(a) for a in ("renown", "piety", "valour", "discipline")}


@clauses("6.8.1", "12.7")
def test_hw_ex_12_forum_leaves_one_choice():
    s = run(position(year=2, A=player(servant=1, civilian=1)))
    exchanges = [move for move in s.moves(A) if isinstance(move, Forum)]
    assert exchanges == [Forum(("servant", "civilian"), "builder")]
    s = run(position(year=2, A=player(servant=2, forum=[2])))
    assert refusal(s, A, Forum(("servant", "servant"), "builder")) == ("no-forum-year", "6.8.1")
    s = run(position(year=2, A=player(servant=2)))
    assert {m.gain for m in s.moves(A) if isinstance(m, Forum)} == {"builder", "civilian"}


@clauses("6.9.1")
def test_hw_ex_13_monolith_needs_piety_15():
    s = run(position(A=player(piety=14, builder=1, resource=2)))
    assert refusal(s, A, Build("monolith")) == ("no-landmark-level", "6.9.1")


@clauses("6.10.3", "6.9.1")
def test_hw_ex_14_reading_attributes():
    s = run(position(A=player(renown=2, piety=16, valour=3, discipline=9, builder=1, resource=2)))
    count = s.standing()[A].parts
    assert count["renown"] + count["piety"] + count["valour"] + count["discipline"] == 30
    landmarks = {"archway", "monolith", "column", "statue"}
    assert [m.building for m in s.moves(A) if isinstance(m, Build) and m.building in landmarks] == [
        "monolith"
    ]


@clauses("6.11.3")
def test_hw_ex_15_medium_precinct_needs_six_traders():
    s = run(position(A=player(built=["small-precinct"], traders=5, servant=1, civilian=2)))
    assert refusal(s, A, Build("medium-precinct")) == ("no-precinct-flag", "6.11.3")


@clauses("6.13.2")
def test_hw_ex_17_theatre_options():
    s = run(
        position(year=3, A=player(built=["theatre"], performers=6, theatre=[1, 0, 2], resource=1))
    )
    assert [move for move in s.moves(A) if isinstance(move, Perform)] == [Perform(2), Perform(4)]


@clauses("6.14.3")
def test_hw_ex_18_the_fifth_column_is_locked():
    s = run(
        position(
            A=player(
                built=["ludus-gladiatorious"], performers=6, gladiators=((4, 0), (4, 0)), servant=1
            )
        )
    )
    for gladiator in ("red", "blue"):
        no = refusal(s, A, TrainGladiator(gladiator, "servant"))
        assert no == ("no-train-flag", "6.14.3")


@clauses("6.14.5")
def test_hw_ex_19_the_dead_neither_train_nor_fight():
    s = run(
        position(
            year=5,
            A=player(
                built=["ludus-gladiatorious"], performers=9, gladiators=((4, 3), (2, 2)), servant=1
            ),
        )
    )
    assert refusal(s, A, Battle("blue")) == ("no-gladiator-dead", "6.14.5")
    assert refusal(s, A, TrainGladiator("blue", "servant")) == ("no-gladiator-dead", "6.14.5")
    assert Battle("red") in s.moves(A)


@clauses("6.16.2", "6.16.3")
def test_hw_ex_21_bribes_have_their_limits():
    sheet = {"built": ["baths"], "apparitores": 5, "resource": 9}
    s = run(position(year=4, A=player(baths=[2, 4, 4], disdain=(5, 3), **sheet)))
    assert refusal(s, A, Bribe(4)) == ("no-bribe-year", "6.16.2")
    s = run(position(year=4, A=player(baths=[2], disdain=(3, 1), **sheet)))
    assert refusal(s, A, Bribe(4)) == ("no-bribe-flag", "6.16.2")
    s = run(position(year=4, A=player(disdain=(3, 3), **sheet)))
    assert refusal(s, A, Bribe(1)) == ("no-bribe-disdain", "6.16.3")


@clauses("6.17.2")
def test_hw_ex_22_courthouse():
    s = run(
        position(
            year=4,
            A=player(
                built=["courthouse"],
                apparitores=7,
                courthouse=[2, 3, 0, 3, 4, 0, 2, 0, 0],
                servant=1,
                builder=1,
            ),
        )
    )
    assert [m for m in s.moves(A) if isinstance(m, Ruling)] == [Ruling(3), Ruling(8)]
    assert refusal(s, A, Ruling(6)) == ("no-ruling-year", "6.17.2")
    assert refusal(s, A, Ruling(9)) == ("no-ruling-flag", "6.17.2")


@clauses("6.18.1")
def test_hw_ex_23_second_diplomat():
    s = run(
        position(
            A=player(
                diplomats=["right"],
                favours={"right": 1},
                patricians=5,
                servant=1,
                soldier=1,
                resource=2,
            )
        )
    )
    offered = [move for move in s.moves(A) if isinstance(move, Diplomat)]
    assert offered == [Diplomat("left"), Diplomat("centre")]
    assert refusal(s, A, Diplomat("right")) == ("no-diplomat-cohort", "6.18.1")


@clauses("7.2", "7.3", "11.1")
@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 3), ("normal", 4), ("hard", 5)])
def test_hw_ex_25_number_of_attack_cards(difficulty, cards):
    options = Options(difficulty=difficulty)
    s = position(year=3, at="attack", options=options, A=player(favours={"any": 3}))
    run(s)
    assert len(s.attack) == cards


@clauses("7.5")
def test_hw_ex_29_a_diplomat_of_another_cohort_does_not_help():
    s = position(
        year=3,
        at="attack",
        fate=PICTS,
        A=player(cohorts=(0, 1, 1), diplomats=["left"], favours={"left": 1, "any": 1}),
    )
    run(s)
    assert refusal(s, A, Favour("right", "diplomat")) == ("no-favour-cohort", "7.5")
    assert refusal(s, A, Favour("centre", "temple")) == ("no-favour-useless", "7.5.1")


@clauses("10.2", "10.3")
def test_hw_ex_31_scoring(monkeypatch):
    s = position(
        year=6,
        at="attack",
        fate=[*PICTS, *[fate(attack="left")] * 5],
        A=player(
            renown=6,
            piety=23,
            valour=8,
            discipline=16,
            disdain=(7, 4),
            cohorts=(6, 6, 6),
            paths=["defender", "ranger", "pontiff", "aristocrat", "forager", "fighter"],
            wall=14,
            resource_production=6,
            temples=8,
            squares=[0, 5, 10, 15],
        ),
    )
    run(s)
    parts = s.result().scores[A].parts
    assert sum(parts[a] for a in ("renown", "piety", "valour", "discipline")) == 57
    assert parts["paths"] == 2 + 1 + 2 + 1 + 2 + 3
    assert parts["disdain"] == -5
    assert s.result().scores[A].total == 57 + 11 - 5


@clauses("9.8")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (-30, "miles"),
        (39, "miles"),
        (40, "centurion"),
        (49, "centurion"),
        (50, "primus-pilus"),
        (59, "primus-pilus"),
        (60, "praefectus-castrorum"),
        (69, "praefectus-castrorum"),
        (70, "legatus-legionis"),
        (118, "legatus-legionis"),
    ],
)
def test_hw_ex_32_solo_rating(total, rank):
    assert scoring.rank(GAME.deal(1, "rank", Options()), total) == rank


TRACKS = ("traders", "performers", "priests", "apparitores", "patricians")
COLUMN = [0, 5, 10, 15]
LARGE = ["large-granary", "large-hotel", "large-workshop", "large-road", "large-precinct"]
LARGE += ["large-gardens", "large-temple"]


@clauses("10.4", "10.4.1", "10.4.2", "10.4.3", "10.4.4", "10.4.5", "10.4.6", "10.4.7")
@pytest.mark.parametrize(
    ("card", "sheets"),
    [
        (
            "architect",
            [{"built": ["archway", "monolith", "column", "statue"][:n]} for n in range(4)],
        ),
        ("aristocrat", [{"disdain": (n, 0)} for n in (5, 4, 2, 0)]),
        ("aristocrat", [{"disdain": (n, 0)} for n in (9, 3, 1, 0)]),
        ("merchant", [{"market": [1] * n} for n in (3, 4, 6, 8)]),
        ("engineer", [{"built": LARGE[:n]} for n in (1, 2, 4, 6)]),
        (
            "trainer",
            [
                {"gladiators": g}
                for g in (((3, 0), (0, 0)), ((4, 4), (0, 0)), ((4, 2), (4, 0)), ((6, 0), (6, 6)))
            ],
        ),
        ("defender", [{"wall": n} for n in (6, 13, 20, 21)]),
        ("planner", [dict.fromkeys(TRACKS[:n], 9) for n in (1, 3, 4, 5)]),
        ("pontiff", [{"temples": n} for n in (1, 2, 13, 14)]),
        ("vanguard", [{"wall_guard": n} for n in (5, 11, 17, 18)]),
        ("ranger", [{"squares": [c + n for n in range(k) for c in COLUMN]} for k in (0, 2, 4, 5)]),
        ("fighter", [{"cohorts": c} for c in ((5, 5, 5), (6, 0, 5), (6, 5, 6), (6, 6, 6))]),
        ("forager", [{"resource_production": n} for n in (2, 3, 8, 9)]),
    ],
)
def test_hw_ex_33_path_reference_list(card, sheets):
    assert [path_points(card, **sheet) for sheet in sheets] == [0, 1, 2, 3]


@clauses("10.4.1")
def test_hw_ex_33_a_fourth_landmark_adds_nothing():
    built = ["archway", "monolith", "column", "statue"]
    assert path_points("architect", built=built) == 3


@clauses("6.12.1", "6.12.6")
def test_hw_tx_01_market():
    s = run(position(A=player(traders=4, servant=1, builder=1, resource=2)), (A, Build("market")))
    assert s.players[A].sheet[RENOWN] == 1
    assert s.data.market_renown == [1, 1, 1, 2, 2, 3]
    goods = [fate(goods=n) for n in range(1, 7)]
    s = run(position(fate=goods, A=player(traders=9, built=["market"], resource=6)))
    for box in range(1, 7):
        s.play(A, Buy(box, "fate-deck"))
    assert s.players[A].sheet[RENOWN] == 1 + 1 + 1 + 2 + 2 + 3


@clauses("6.16.1", "6.17.1")
@pytest.mark.parametrize(("building", "flag"), [("baths", 3), ("courthouse", 4)])
def test_hw_tx_06_baths_and_courthouse_flags(building, flag):
    s = run(position(A=player(apparitores=flag - 1, servant=2, builder=1, resource=2)))
    assert s.why_not(A, Build(building)).args == {"n": flag, "have": flag - 1}


@clauses("6.18.1")
@pytest.mark.parametrize(("serving", "flag"), [([], 1), (["left"], 3), (["left", "right"], 6)])
def test_hw_tx_07_diplomats(serving, flag):
    items = {"servant": 1, "soldier": 1, "resource": 2}
    s = run(position(A=player(diplomats=serving, patricians=flag - 1, **items)))
    assert s.why_not(A, Diplomat("centre")).args == {"n": flag, "have": flag - 1}
    s = run(position(A=player(diplomats=serving, patricians=flag, **items)))
    assert Diplomat("centre") in s.moves(A)


def words(text):
    return text.split()


@clauses("5.5.3")
def test_hw_dv_01_as_many_shields_as_cohort_boxes():
    tracks = GAME.data.file.left.tracks
    shields = {
        name: sum(words(box).count("cohort") for box in track.boxes)
        for name, track in tracks.items()
    }
    assert [shields[t] for t in ("wall-guard", "cippi", "wall", "fort")] == [7, 3, 6, 2]
    assert sum(shields.values()) == 3 * len(tracks["cohort"].boxes) == 18


@clauses("5.5.4", "6.20.1")
def test_hw_dv_02_as_many_hammers_as_circles():
    file = GAME.data.file
    hammers = [b for track in file.left.tracks.values() for b in track.boxes]
    hammers += [building.icons for building in file.buildings]
    n = sum(words(icons).count("production") for icons in hammers)
    track = file.left.tracks["resource-production"]
    assert n + track.prefilled == len(track.boxes) == 9


@clauses("7.8")
def test_hw_dv_03_grey_flags_are_the_disdain_boxes():
    assert sum(GAME.data.potential) == GAME.data.file.left.disdain.boxes == 15


@clauses("6.19.1")
def test_hw_dv_04_five_scouts_fill_the_map():
    squares = sum(len(row) for row in GAME.data.file.right.map.squares)
    assert len(GAME.data.scout_needs) * 4 == squares == 20


@clauses("1.7.1", "1.7.2")
def test_hw_dv_05_fate_cards():
    cards = GAME.data.file.cards.fate
    assert [sum(c.attack == a for c in cards) for a in ("left", "centre", "right")] == [16] * 3
    assert {sum(card.bundle.values()) for card in cards} == {8}
    assert [sum(c.damage == d for c in cards) for d in (1, 2, 3)] == [16, 20, 12]
    assert [sum(c.goods == g for c in cards) for g in range(1, 7)] == [12, 12, 8, 8, 4, 4]


@clauses("7.6", "10.3", "5.9")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
def test_hw_dv_06_a_player_who_never_acts(difficulty):
    s = GAME.new(1, "idle", Options(difficulty=difficulty))
    while s.actors():
        move = s.moves(A)[0] if isinstance(s.moves(A)[0], Choose) else Stop()
        s.play(A, move)
    score = s.result().scores[A]
    assert score.parts["disdain"] == -22
    assert sum(score.parts[a] for a in ("renown", "piety", "valour", "discipline")) == 0
    assert score.total == -22


IDS = [f"hw_ex_{n:02}" for n in range(1, 34)]
IDS += [f"hw_tx_{n:02}" for n in range(1, 10)] + [f"hw_dv_{n:02}" for n in range(1, 7)]


def test_every_example_id_has_a_test():
    written = {example.id.lower().replace("-", "_")[:8] for example in EXAMPLES}
    written |= {name.removeprefix("test_")[:8] for name in globals() if name.startswith("test_hw")}
    assert written == set(IDS)
    assert len(IDS) == 48
