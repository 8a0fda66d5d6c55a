"""Every worked example of the rules, by its id."""

import re
from pathlib import Path

import pytest

from ludi.games.glory_to_rome import GAME
from ludi.games.glory_to_rome.examples import (
    BRICK,
    DONE,
    EXAMPLES,
    MARBLE,
    MATERIALS,
    NOTHING,
    ORDERS,
    ROLES,
    RUBBLE,
    STONE,
    WOOD,
    by,
    craft,
    demand,
    lead,
    led,
)
from ludi.games.glory_to_rome.moves import (
    ActAs,
    AddFromHand,
    AddFromPool,
    DrawCard,
    Fetch,
    Follow,
    Found,
    Give,
    Hire,
    Keep,
    Lead,
    Open,
    Reveal,
    SellFromDeck,
    TakeClient,
    TakeSenator,
    TakeStructure,
)
from ludi.games.glory_to_rome.position import built, player, position, started
from ludi.games.glory_to_rome.scoring import result, scores
from ludi.games.glory_to_rome.state import Options
from tests.games import careful
from tests.games.clauses import clauses
from tests.games.glory_to_rome.helpers import key, offered, refusal, run, told, total


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example):
    assert example.differences() == {}
    careful.play(GAME, example)


def test_every_example_has_its_test():
    wanted = {f"EX-{n:02}" for n in range(1, 49)} | {f"FAQ-{n:02}" for n in range(1, 25)}
    wanted |= {f"DX-{n:02}" for n in (1, 3, 4, 6, 7, 9, 10, 12, 15, 16, 18)}
    assert len(wanted) == 83
    here = Path(__file__).read_text("utf-8")
    named = {
        f"{kind.upper()}-{n}" for kind, n in re.findall(r"def test_gtr_(ex|faq|dx)_(\d\d)", here)
    }
    named |= {re.sub(r"^GTR-|[a-z]$", "", example.id) for example in EXAMPLES}
    assert wanted - named == set()


# A. The main rules


@clauses("6.1.3", "6.1.2")
def test_gtr_ex_02_two_senators_are_not_one_play():
    s = run(position(Y=player(hand=["senator", "senator"]), L=player()))
    two = Lead("laborer", ("senator", "senator"))
    assert refusal(s, 0, two) == ("no-petition-senator", "6.1.3")
    assert s.why_not(0, Lead("laborer", ("senator",))) is None


@clauses("19.1", "17.24")
def test_gtr_ex_32_statue_scores_three():
    s = run(
        position(
            Y=player(
                hand=["craftsman", "brick"], structures=[started("statue", "brick", site="brick")]
            ),
            L=player(),
        )
    )
    assert total(s, 0) == 2
    run(s, *craft(AddFromHand(BRICK, "statue", True)))
    assert total(s, 0) == 7


@clauses("17.40.5")
def test_gtr_ex_48_one_more_marble_completes_the_temple():
    s = run(
        position(
            Y=player(hand=["craftsman", "stone"], structures=[started("prison", "stone", "stone")]),
            L=player(
                hand=["craftsman", "marble", "rubble"],
                structures=[built("tower"), started("temple", "marble", "rubble")],
            ),
        ),
        *craft(AddFromHand(STONE, "prison", True), TakeStructure(1, "tower")),
        *by(1, lead("craftsman")),
        *by(0, NOTHING),
    )
    assert refusal(s, 1, AddFromHand(RUBBLE, "temple", True)) == ("no-material-mismatch", "10.5")
    run(s, (1, AddFromHand(MARBLE, "temple", True)))
    assert s.players[1].influence == 2 + 2 + 3 + 3


# C. Clarifications


@clauses("7.9", "22.26")
def test_gtr_faq_03_clients_taken_by_a_coliseum_do_not_act():
    s = run(
        position(
            Y=player(hand=["legionary", "brick"], structures=[built("coliseum")]),
            L=player(hand=["wood"], clients=["legionary"]),
        ),
        *led("legionary", *demand(BRICK)),
    )
    assert key(s) == "coliseum-take"
    run(s, (0, TakeClient(1, "legionary")))
    assert s.round == 2, "L had no action left"


@pytest.mark.parametrize(
    ("shield", "bridge", "taken"),
    [
        ("palisade", False, False),
        ("wall", False, False),
        ("palisade", True, True),
        ("wall", True, False),
    ],
)
@clauses("17.4", "22.27", "13.6")
def test_gtr_faq_04_shields_protect_clients_and_the_bridge_reaches_all(shield, bridge, taken):
    own = [built("coliseum"), *([built("bridge")] if bridge else [])]
    s = run(
        position(
            Y=player(hand=["legionary", "brick"], structures=own),
            L=player(clients=["legionary"], structures=[built(shield)]),
            O=player(clients=["legionary"]),
            R=player(clients=["legionary"]),
        ),
        (0, lead("legionary")),
        *((seat, NOTHING) for seat in (1, 2, 3)),
        *by(0, *demand(BRICK)),
    )
    targets = {move.target for move in offered(s, 0, TakeClient)}
    assert targets == {3} | ({1} if taken else set()) | ({2} if bridge else set())
    if not taken:
        assert refusal(s, 0, TakeClient(1, "legionary")) == ("no-coliseum-immune", "17.4")
    if not bridge:
        assert refusal(s, 0, TakeClient(2, "legionary")) == ("no-coliseum-reach", "13.4")


@clauses("17.5", "17.9", "17.14")
def test_gtr_faq_05_atrium_archway_and_fountain_replace_the_source():
    s = run(
        position(
            Y=player(hand=["merchant"], stockpile=["wood"], structures=[built("atrium")]),
            L=player(),
        ),
        *led("merchant", SellFromDeck()),
    )
    assert s.round == 2
    assert s.players[0].stockpile[1] == 1
    s = run(
        position(
            pool=["brick"],
            Y=player(
                hand=["architect"],
                stockpile=["brick"],
                structures=[built("archway"), started("gate")],
            ),
            L=player(),
        ),
        *led("architect", AddFromPool("brick", "gate", False)),
    )
    assert s.round == 2
    assert s.players[0].stockpile[3] == 1
    s = run(
        position(
            deck=["bar"],
            Y=player(hand=["craftsman", "dock"], structures=[built("fountain")]),
            L=player(),
        ),
        *craft(DrawCard()),
    )
    assert refusal(s, 0, Found("dock", "in-town", "wood")) == ("no-fountain-hand", "17.9")
    run(s, (0, Keep()))
    assert s.round == 2


@clauses("17.9", "10.3.2")
def test_gtr_faq_06_the_second_action_of_a_fountain_draws_nothing():
    s = run(
        position(
            deck=["bar", "wood"],
            Y=player(hand=["craftsman"], clients=["craftsman"], structures=[built("fountain")]),
            L=player(),
        ),
        *craft(DrawCard(), Found("bar", "out-of-town", "rubble")),
    )
    assert len(s.deck) == 41
    assert s.round == 2


@clauses("13.5.1", "17.16")
def test_gtr_faq_07_the_bridge_takes_from_stockpiles_whatever_the_hand_holds():
    others = {
        name: player(stockpile=["brick", "brick"], structures=structures)
        for name, structures in (("L", []), ("O", []), ("P", []), ("R", [built("wall")]))
    }
    s = run(
        position(Y=player(hand=["legionary", "brick"], structures=[built("bridge")]), **others),
        (0, lead("legionary")),
        *((seat, NOTHING) for seat in (1, 2, 3, 4)),
        *by(0, *demand(BRICK)),
    )
    assert s.players[0].stockpile[3] == 3
    assert [s.players[seat].stockpile[3] for seat in (1, 2, 3, 4)] == [1, 1, 1, 2]


@clauses("13.6")
def test_gtr_faq_08_the_immune_may_give_but_get_nothing_back():
    s = run(
        position(
            Y=player(hand=["legionary", "brick"]),
            L=player(hand=["bath", "gate", "wood"], structures=[built("palisade")]),
        ),
        *led("legionary", *demand(BRICK)),
    )
    assert key(s) == "give-anyway"
    assert refusal(s, 1, Give(WOOD)) == ("no-give-mismatch", "13.5")
    assert offered(s, 1, Give) == [Give("bath"), Give("gate")]
    run(s, (1, Give("gate")))
    assert s.players[0].stockpile[3] == 1
    assert s.round == 2, "one for each card revealed, no more"


@pytest.mark.parametrize(
    ("clients", "wins"),
    [
        (["merchant"] * 3 + ["patron", "laborer", "craftsman"], True),
        (["merchant"] * 2 + ["patron", "laborer", "craftsman"], False),
    ],
)
@clauses("17.23.1", "17.31")
def test_gtr_faq_09_forum_with_ludus_magna(clients, wins):
    s = forum_position(clients, "ludus-magna")
    assert (s.ended == "forum-condition") == wins


@pytest.mark.parametrize(
    ("clients", "wins"),
    [
        (["patron"] * 2 + ["craftsman", "architect", "legionary", "merchant"], True),
        (["patron", "craftsman", "architect", "legionary", "merchant"], False),
    ],
)
@clauses("17.23.1", "17.15")
def test_gtr_faq_10_forum_with_storeroom(clients, wins):
    s = forum_position(clients, "storeroom")
    assert (s.ended == "forum-condition") == wins


def forum_position(clients, *helpers, options=None, stockpile=MATERIALS):
    """Y completes the Forum with these clients and structures."""
    return run(
        position(
            options=options,
            Y=player(
                hand=["craftsman", "marble"],
                clients=clients,
                stockpile=stockpile,
                structures=[started("forum", "marble", "marble"), *map(built, helpers)],
            ),
            L=player(),
        ),
        *craft(AddFromHand(MARBLE, "forum", True)),
    )


@clauses("17.23.4", "22.20")
def test_gtr_faq_11_of_two_who_fulfil_the_forum_the_higher_score_wins():
    ready = {"clients": ROLES, "stockpile": [*MATERIALS, "marble"]}
    s = run(
        position(
            Y=player(hand=["architect"], structures=[built("stairway")], **ready),
            L=player(structures=[built("forum")], clients=ROLES[1:], stockpile=MATERIALS),
            O=player(structures=[built("market")], vault=["stone"] * 3, **ready),
        ),
        (0, lead("architect")),
        (1, NOTHING),
        (2, NOTHING),
        (0, Open(1, "forum", "marble")),
    )
    assert s.ended == "forum-condition"
    assert total(s, 2) > total(s, 0)
    assert result(s).winners == [2]
    assert result(s).ranks == [2, 2, 1]


@clauses("20.2", "1.3")
def test_gtr_faq_12_the_classic_forum_asks_for_clients_only():
    assert forum_position(ROLES, stockpile=[]).ended == ""
    classic = Options(variant="classic")
    assert forum_position(ROLES, stockpile=[], options=classic).ended == "forum-condition"
    assert forum_position(ROLES[1:], options=classic).ended == ""


@clauses("17.24", "10.1.2", "10.5.2", "22.18", "22.19")
def test_gtr_faq_13_the_statue():
    s = run(
        position(
            Y=player(
                hand=["craftsman", "statue", "wood", "marble"],
                clients=["craftsman"],
                stockpile=["rubble"],
                structures=[built("gate")],
            ),
            L=player(),
        ),
        *craft(Found("statue", "in-town", "wood")),
    )
    assert total(s, 0) == 4, "an uncompleted Statue gives nothing, even with the Gate"
    assert AddFromHand(WOOD, "statue", True) in s.moves(0)
    assert AddFromHand(MARBLE, "statue", True) in s.moves(0)
    run(s, (0, AddFromHand(WOOD, "statue", True)))
    assert s.players[0].influence == 5, "one material, one influence"
    assert total(s, 0) == 5 + 3


@clauses("17.27", "17.27.1", "17.27.3", "16.2", "16.3")
def test_gtr_faq_14_the_stairway():
    s = run(
        position(
            pool=["wood"] * 5,
            Y=player(
                hand=["architect"],
                clients=["architect"] * 2,
                stockpile=["brick", "brick", "wood"],
                structures=[built("stairway"), built("shrine")],
            ),
            L=player(structures=[built("foundry"), built("shrine"), started("gate", "brick")]),
        ),
        *led("architect"),
    )
    assert refusal(s, 0, Open(1, "shrine", "wood")) == ("no-stairway-material", "17.27.1")
    assert refusal(s, 0, Open(1, "gate", "brick")) == ("no-stairway-started", "17.27")
    assert refusal(s, 0, Open(0, "shrine", "brick")) == ("no-stairway-own", "17.27")
    run(s, (0, Open(1, "foundry", "brick")))
    assert not offered(s, 0, Fetch), "nothing happens upon opening"
    run(s, (0, Open(1, "shrine", "brick")))
    assert s.view(0).players[0].hand_limit == 7, "no double use"
    assert s.view(0).players[1].hand_limit == 7


@clauses("15.1", "22.30")
def test_gtr_faq_15_the_senate_takes_any_and_in_the_order_of_actions():
    s = run(
        position(
            R=player(hand=["senator"]),
            Y=player(hand=["senator"], structures=[built("senate")]),
            L=player(hand=["senator"], structures=[built("senate")]),
        ),
        (0, Lead("patron", ("senator",))),
        (1, Follow(("senator",))),
        (2, Follow(("senator",))),
    )
    assert s.actors() == (1,)
    assert offered(s, 1, TakeSenator) == [TakeSenator(0), TakeSenator(2)]
    assert refusal(s, 1, TakeSenator(1)) == ("no-senate-own", "22.30")
    run(s, (1, TakeSenator(2)), (1, DONE))
    assert s.actors() == (2,)
    assert offered(s, 2, TakeSenator) == [TakeSenator(0), TakeSenator(1)]
    run(s, (2, DONE))
    assert [p.senators for p in s.players] == [0, 1, 0]


@clauses("17.40", "17.40.3", "17.40.5", "22.6", "22.37", "10.1.1")
def test_gtr_faq_16_the_prison():
    s = run(
        position(
            Y=player(
                hand=["craftsman", "stone", "insula", "dock"],
                clients=["craftsman"],
                structures=[started("prison", "stone", "stone"), started("market")],
            ),
            L=player(
                clients=["patron"] * 5,
                structures=[built("insula"), built("market"), started("dock")],
            ),
        ),
        *craft(AddFromHand(STONE, "prison", True)),
    )
    assert refusal(s, 0, TakeStructure(1, "market")) == ("no-prison-name", "17.40.3")
    assert refusal(s, 0, TakeStructure(1, "dock")) == ("no-prison-started", "17.40")
    run(s, (0, TakeStructure(1, "insula")))
    assert s.players[1].clients[5] == 5, "nobody leaves"
    assert s.players[1].influence == 2 + 1 + 1 + 3
    assert refusal(s, 0, Found("insula", "in-town", "rubble")) == ("no-same-name", "10.1.1")


@clauses("13.1", "13.5")
def test_gtr_faq_18_several_legionaries_demand_at_once():
    s = run(
        position(
            pool=["brick"],
            Y=player(hand=["legionary", "brick", "bath", "stone"], clients=["legionary"] * 2),
            L=player(hand=["academy"]),
        ),
        *led("legionary"),
    )
    run(s, (0, Reveal("bath")), (0, Reveal(BRICK)))
    assert refusal(s, 0, Reveal("bath")) == ("no-demand-again", "13.8")
    run(s, (0, Reveal(STONE)))
    assert refusal(s, 0, Reveal(BRICK)) == ("no-demand-too-many", "13.1")
    events = told(s, (0, s.moves(0)[0]))
    assert "log-demand-list" in events
    assert events.count("log-give-none") == 1, "no stone; one brick of two is given"
    assert s.players[0].stockpile[3] == 2
    assert s.players[1].hand == []


@clauses("20.2", "6.1.3", "17.7", "22.35")
def test_gtr_faq_19_classic_petition_of_three():
    classic = Options(variant="classic")
    hand = ["brick", "brick", "brick"]
    s = run(position(options=classic, Y=player(hand=hand), L=player()))
    two, three = Lead("patron", (BRICK, BRICK)), Lead("patron", (BRICK, BRICK, BRICK))
    assert refusal(s, 0, two) == ("no-petition-size", "6.1.3")
    assert three in s.moves(0)
    s = run(
        position(options=classic, Y=player(hand=hand, structures=[built("circus")]), L=player())
    )
    assert Lead("architect", (BRICK,)) in s.moves(0)
    assert Lead("architect", (BRICK, BRICK, BRICK)) in s.moves(0)


@clauses("20.3")
@pytest.mark.parametrize("name", ["catacomb", "forum"])
def test_gtr_faq_20_nothing_but_influence_in_the_simplified_game(name):
    material = "stone" if name == "catacomb" else "marble"
    s = run(
        position(
            options=Options(variant="simplified"),
            Y=player(
                hand=["craftsman", material],
                clients=ROLES,
                stockpile=MATERIALS,
                structures=[started(name, material, material)],
            ),
            L=player(),
        ),
        *craft(AddFromHand(STONE if material == "stone" else MARBLE, name, True)),
    )
    assert s.ended == ""
    assert s.players[0].influence == 5
    assert s.players[0].functions == 0


@pytest.mark.parametrize(("hand", "drawn"), [(0, 5), (4, 1), (5, 1), (7, 1)])
@clauses("5.1", "5.2", "5.1.2", "5.1.3")
def test_gtr_faq_21_refill_to_the_limit_or_draw_one(hand, drawn):
    s = run(position(Y=player(hand=["brick"] * hand), L=player()), (0, ORDERS))
    assert len(s.players[0].hand) == hand + drawn


@clauses("19.1.3", "19.2")
def test_gtr_faq_23_ties():
    s = position(
        Y=player(vault=["wood"], hand=["brick", "senator"]),
        L=player(vault=["wood"], hand=["brick"]),
        R=player(),
    )
    assert [score.parts["bonuses"] for score in scores(s)] == [0, 0, 0]
    s.agenda = []
    s.ended = "deck-empty"
    assert result(s).winners == [0]
    assert result(s).tie_break == "tie-hand"
    assert result(s).ranks == [1, 2, 3]


@clauses("2.8")
def test_gtr_faq_24_pool_cards_never_reach_a_hand():
    """No move takes a card from the pool into a hand: hands grow only with the deck's help."""
    from random import Random

    for seed in range(6):
        s = GAME.new(3, f"pool-{seed}")
        rng = Random(seed)
        while actors := s.actors():
            before = [list(p.hand) for p in s.players]
            deck = len(s.deck) + (s.drawn >= 0)
            move = rng.choice(s.moves(actors[0]))
            s.apply(actors[0], move)
            grown = sum(
                max(len(p.hand) - len(old), 0) for p, old in zip(s.players, before, strict=True)
            )
            assert grown <= deck - len(s.deck) - (s.drawn >= 0)


# D. Our own rulings


@clauses("13.8", "22.8")
def test_gtr_dx_03_a_card_is_revealed_once_a_round():
    s = run(
        position(
            pool=["legionary", "legionary"],
            Y=player(hand=["patron", "brick"], clients=["patron"], structures=[built("bath")]),
            L=player(),
        ),
        *led("patron", Hire("legionary"), *demand(BRICK)),
    )
    assert s.players[0].stockpile[3] == 1, "the other legionary in the pool"
    s = run(
        position(
            pool=["legionary", "legionary", "wood"],
            Y=player(hand=["patron", "wood"], clients=["patron"], structures=[built("bath")]),
            L=player(),
        ),
        *led("patron", Hire("legionary"), *demand(WOOD), Hire("legionary")),
    )
    assert key(s) == "demand"
    assert refusal(s, 0, Reveal(WOOD)) == ("no-demand-again", "13.8")
    assert s.moves(0) == [DONE]


@clauses("17.13", "17.31", "17.15")
def test_gtr_dx_04_bath_with_ludus_magna_or_storeroom():
    def hired(role, helper):
        return run(
            position(
                pool=[role],
                Y=player(hand=["patron", "dock"], structures=[built("bath"), built(helper)]),
                L=player(),
            ),
            *led("patron", Hire(role)),
        )

    s = hired("merchant", "ludus-magna")
    assert offered(s, 0, ActAs) == [ActAs(role) for role in ROLES]
    run(s, (0, ActAs("craftsman")))
    assert Found("dock", "in-town", "wood") in s.moves(0)
    s = hired("craftsman", "ludus-magna")
    assert key(s) == "build-step", "only a merchant counts as any role"
    assert (s.view(0).now.role, s.view(0).now.source) == ("craftsman", "bath")
    s = hired("patron", "storeroom")
    assert offered(s, 0, ActAs) == [ActAs("laborer"), ActAs("patron")]
    assert refusal(s, 0, ActAs("merchant")) == ("no-client-role", "17.13")


@clauses("17.24", "22.19")
def test_gtr_dx_09_no_points_for_an_uncompleted_statue():
    s = position(Y=player(structures=[built("gate"), started("statue")]), L=player())
    assert total(s, 0) == 4


@clauses("19.4", "22.21")
def test_gtr_dx_10_an_opened_wall_scores_for_everybody():
    s = position(
        Y=player(stockpile=["wood"] * 7),
        L=player(structures=[built("wall", opened=True)]),
    )
    assert scores(s)[0].parts["wall"] == 3


@clauses("21.1", "10.5.5")
def test_gtr_dx_15_declining_to_complete():
    s = run(
        position(
            Y=player(
                hand=["craftsman", "marble"],
                structures=[built("scriptorium"), started("temple"), started("gate")],
            ),
            L=player(),
        ),
        *craft(),
    )
    declined = AddFromHand(MARBLE, "gate", False)
    assert refusal(s, 0, declined) == ("no-finish-declined", "21.1")
    run(s, (0, AddFromHand(MARBLE, "temple", False)))
    assert s.players[0].structures[1].materials == (5,)
    assert not s.players[0].structures[1].completed
