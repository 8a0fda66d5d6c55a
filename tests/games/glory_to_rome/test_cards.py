"""Every structure does what it says, and nothing without it."""

from collections.abc import Callable

import pytest

from ludi.games.glory_to_rome.data import STRUCTURES
from ludi.games.glory_to_rome.examples import (
    BRICK,
    CONCRETE,
    DONE,
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
    follow,
    lead,
    led,
)
from ludi.games.glory_to_rome.moves import (
    Add,
    AddDrawn,
    AddFromHand,
    AddFromPool,
    Discard,
    DiscardAll,
    DrawCard,
    Fetch,
    FetchFromHand,
    Follow,
    Found,
    Give,
    Hire,
    HireFromDeck,
    HireFromHand,
    Keep,
    Lead,
    Open,
    OpenFromPool,
    PlayMore,
    Sell,
    SellFromDeck,
    SellFromHand,
    TakeClient,
    TakeSenator,
    TakeStructure,
    Think,
    ToStockpile,
)
from ludi.games.glory_to_rome.position import built, player, position, started
from ludi.games.glory_to_rome.scoring import scores
from tests.games.clauses import clauses
from tests.games.glory_to_rome.helpers import key, offered, refusal, run, total

TESTED: dict[str, Callable[..., None]] = {}


def of(name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Mark the test of a structure's own function."""

    def mark(test: Callable[..., None]) -> Callable[..., None]:
        assert name not in TESTED, f"{name} has two tests of its own"
        TESTED[name] = test
        return test

    return mark


def test_every_structure_has_a_test_of_its_own():
    assert set(TESTED) == set(STRUCTURES)
    for name, test in TESTED.items():
        assert test.__name__.startswith(f"test_{name.replace('-', '_')}"), name


def table(*structures, **spec):
    """Y with these structures completed, and L with nothing."""
    return position(Y=player(structures=[built(name) for name in structures], **spec), L=player())


@pytest.fixture(params=[False, True], ids=["without", "with"])
def active(request):
    """Is the function in play?"""
    return request.param


@of("academy")
@clauses("17.1", "15.3")
def test_academy(active):
    own = ["academy"] if active else []
    s = run(table(*own, hand=["craftsman", "dock"]), *craft(Found("dock", "in-town", "wood")))
    assert (key(s) == "may-think") == active
    if active:
        assert s.actors() == (0,)
        assert s.prompt(0).args == {"structure": "academy", "n": 1, "limit": 5}
        run(s, (0, ORDERS))
        assert len(s.players[0].hand) == 5
    s = run(table(*own, hand=["craftsman", "dock"]), *craft(DONE))
    assert s.round == 2, "a forgone action does not count"


@clauses("17.1")
def test_academy_may_be_completed_by_the_very_craftsman_and_a_fountain_draw_counts():
    s = position(
        Y=player(hand=["craftsman", "brick"], structures=[started("academy", "brick")]), L=player()
    )
    run(s, *craft(AddFromHand(BRICK, "academy", True)))
    assert key(s) == "may-think"
    s = run(table("academy", "fountain", hand=["craftsman"]), *craft(DrawCard(), Keep()))
    assert key(s) == "may-think"


@of("aqueduct")
@clauses("17.2", "8.2", "8.3")
def test_aqueduct(active):
    own = ["aqueduct"] if active else []
    s = position(
        pool=["wood", "wood"],
        Y=player(hand=["patron", "brick"], structures=[built(name) for name in own]),
        L=player(),
    )
    run(s, *led("patron"))
    view = s.view(0).players[0]
    assert view.clientele_limit == (2 * 4 if active else 2)
    if active:
        run(s, (0, HireFromHand(BRICK)))
        assert refusal(s, 0, HireFromHand(BRICK)) == ("no-hire-hand-twice", "8.2")
        run(s, (0, Hire("craftsman")))
        assert sum(s.players[0].clients) == 2
    else:
        assert refusal(s, 0, HireFromHand(BRICK)) == ("no-hire-hand", "8.2")


@of("amphitheatre")
@clauses("17.3", "16.4", "22.9", "10.3")
def test_amphitheatre_gives_craftsman_actions_in_an_architect_round():
    s = position(
        Y=player(
            hand=["architect", "dock", "wood", "brick"],
            clients=["architect"],
            stockpile=["concrete"],
            structures=[started("amphitheatre", "concrete"), built("academy")],
        ),
        L=player(),
    )
    run(s, *led("architect", Add("concrete", "amphitheatre", True)))
    assert (s.view(0).now.role, s.view(0).now.left) == ("craftsman", 6)
    run(s, (0, Found("dock", "in-town", "wood")), (0, AddFromHand(WOOD, "dock", True)), (0, DONE))
    assert (s.view(0).now.role, s.view(0).now.left) == ("architect", 1)
    run(s, (0, DONE))
    assert key(s) == "may-think", "the craftsman actions count for the Academy"


@clauses("10.3.1", "10.3.3", "22.9")
def test_amphitheatre_the_last_craftsman_action_and_the_next_of_the_round_go_out_of_town():
    def last(role, source):
        s = position(
            Y=player(
                hand=[role, "concrete", "gate", "brick", "brick", "brick"],
                clients=[role],
                stockpile=["concrete"],
                structures=[
                    started("amphitheatre", "concrete"),
                    started("atrium"),
                    started("bath"),
                ],
                influence=1,
            ),
            L=player(),
        )
        run(s, *led(role, source))
        assert s.view(0).now.left == 3
        run(s, (0, AddFromHand(BRICK, "atrium", False)), (0, AddFromHand(BRICK, "bath", False)))
        assert s.view(0).now.left == 1
        return s

    s = last("craftsman", AddFromHand(CONCRETE, "amphitheatre", True))
    run(s, (0, Found("gate", "out-of-town", "brick")))
    assert s.round == 2, "the second action of the round has paid"
    s = last("architect", Add("concrete", "amphitheatre", True))
    out = Found("gate", "out-of-town", "brick")
    assert refusal(s, 0, out) == ("no-second-action", "10.3")


@clauses("10.3", "10.3.3")
def test_amphitheatre_pays_for_two_and_its_last_action_needs_one_of_the_round():
    s = position(
        Y=player(
            hand=["craftsman", "concrete", "gate", "dock", "bath", "market"],
            structures=[started("amphitheatre", "concrete")],
            influence=2,
        ),
        L=player(),
    )
    run(s, *craft(AddFromHand(CONCRETE, "amphitheatre", True)))
    assert s.view(0).now.left == 4
    run(s, (0, Found("gate", "out-of-town", "brick")))
    assert (s.view(0).now.source, s.view(0).now.left) == ("amphitheatre", 2)
    run(s, (0, Found("dock", "in-town", "wood")))
    assert s.view(0).now.left == 1, "and none of the round, as nothing but the card was played"
    outside = Found("bath", "out-of-town", "brick")
    assert refusal(s, 0, outside) == ("no-second-action", "10.3")
    run(s, (0, Found("bath", "in-town", "brick")))
    assert s.round == 2


@of("coliseum")
@clauses("17.4", "17.4.1", "14.3")
def test_coliseum(active):
    own = [built("coliseum")] if active else []
    s = position(
        Y=player(hand=["legionary", "stone", "stone"], clients=["legionary"], structures=own),
        L=player(clients=["merchant", "merchant", "merchant", "laborer"]),
    )
    run(s, *led("legionary", *demand(STONE, STONE)))
    if not active:
        assert s.round == 2
        return
    assert refusal(s, 0, TakeClient(1, "laborer")) == ("no-coliseum-material", "17.4")
    for nobody in (0, 2):
        assert refusal(s, 0, TakeClient(nobody, "merchant")) == ("no-such-seat", "17.4")
    run(s, (0, TakeClient(1, "merchant")), (0, TakeClient(1, "merchant")))
    assert s.round == 2, "one for each card revealed"
    assert s.players[0].vault[4] == 2
    assert s.players[1].clients[4] == 1


@of("atrium")
@clauses("17.5", "14.1")
def test_atrium(active):
    own = ["atrium"] if active else []
    s = run(table(*own, hand=["merchant"], stockpile=["wood"]), *led("merchant"))
    if active:
        deck = len(s.deck)
        run(s, (0, SellFromDeck()))
        assert len(s.deck) == deck - 1
        assert len(s.players[0].vault_unseen) == 1
    else:
        assert refusal(s, 0, SellFromDeck()) == ("no-sell-deck", "14.1")


@of("gate")
@clauses("17.6", "16.1", "10.8")
def test_gate(active):
    structures = [started("temple"), started("circus-maximus"), started("shrine")]
    structures += [built("gate")] if active else []
    s = run(position(Y=player(structures=structures), L=player()))
    view = s.view(0).players[0]
    assert view.hand_limit == (9 if active else 5)
    assert view.functions == (["gate", "temple"] if active else []), "marble only"
    assert view.influence == (4 if active else 2)


@of("circus")
@clauses("17.7", "6.1.4")
def test_circus(active):
    own = ["circus"] if active else []
    s = run(table(*own, hand=["stone"]))
    if active:
        assert Lead("architect", (STONE,)) in s.moves(0)
    else:
        assert refusal(s, 0, Lead("architect", (STONE,))) == ("no-role-forced", "6.2")
    assert refusal(s, 0, Lead("patron", (STONE,))) == ("no-role-forced", "6.2")
    assert Lead("merchant", (STONE,)) in s.moves(0)


@of("dock")
@clauses("17.8", "9.1")
def test_dock(active):
    own = ["dock"] if active else []
    s = table(*own, hand=["laborer", "brick", "brick"])
    s.pool = [0, 1, 0, 0, 0, 0]
    run(s, *led("laborer"))
    if active:
        run(s, (0, FetchFromHand(BRICK)))
        assert refusal(s, 0, FetchFromHand(BRICK)) == ("no-fetch-hand-twice", "9.1")
        run(s, (0, Fetch("wood")))
        assert s.players[0].stockpile == [0, 1, 0, 1, 0, 0]
    else:
        assert refusal(s, 0, FetchFromHand(BRICK)) == ("no-fetch-hand", "9.1")


@of("fountain")
@clauses("17.9", "11.2", "22.14", "22.15", "2.7")
def test_fountain(active):
    own = ["fountain"] if active else []
    s = table(*own, hand=["craftsman", "wood"])
    s.deck.append(STRUCTURES.index("market"))
    run(s, *craft())
    if not active:
        assert refusal(s, 0, DrawCard()) == ("no-fountain", "11.2")
        return
    run(s, (0, DrawCard()))
    assert s.view(0).drawn.id == "market"
    assert s.view(1).drawn is None
    outside = Found("market", "out-of-town", "wood")
    assert refusal(s, 0, outside) == ("no-second-action", "10.3")
    run(s, (0, Found("market", "in-town", "wood")))
    assert s.round == 2
    s = position(
        deck=["market"],
        Y=player(hand=["craftsman"], structures=[built("fountain"), built("market")]),
        L=player(),
    )
    run(s, *craft(DrawCard()))
    assert s.moves(0) == [Keep()], "neither foundation nor material"


@of("insula")
@clauses("17.10", "8.3", "22.6")
def test_insula(active):
    own = ["insula"] if active else []
    s = table(*own, hand=["patron"], clients=["wood", "wood", "wood", "wood"], influence=3)
    s.pool = [1, 0, 0, 0, 0, 0]
    run(s, *led("patron"))
    assert bool(offered(s, 0, Hire)) == active
    assert s.view(0).players[0].clientele_limit == (5 if active else 3)


@of("catacomb")
@clauses("17.11", "18.4")
def test_catacomb():
    s = position(
        Y=player(
            hand=["craftsman", "stone", "dock"],
            clients=["craftsman"],
            structures=[started("catacomb", "stone", "stone")],
        ),
        L=player(),
    )
    run(s, *craft(AddFromHand(STONE, "catacomb", True)))
    assert s.ended == "catacomb-completed"
    assert s.actors() == ()
    assert s.result().scores[0].total == 5
    assert refusal(s, 0, DONE) == ("no-game-over", "18.1")


@of("latrine")
@clauses("17.12", "5.4")
def test_latrine(active):
    own = ["latrine"] if active else []
    s = run(table(*own, hand=["brick", "senator"]))
    if not active:
        assert refusal(s, 0, Discard(BRICK)) == ("no-discard-function", "5.4")
        return
    supply = s.senators
    assert refusal(s, 0, Discard(WOOD)) == ("no-card-not-in-hand", "4.7")
    run(s, (0, Discard("senator")))
    assert s.senators == supply + 1
    assert refusal(s, 0, Discard(BRICK)) == ("no-discard-again", "17.12")
    run(s, (0, Think("senator")))
    assert s.players[0].senators == 1, "the senator just discarded can be taken back"


@of("bath")
@clauses("17.13", "8.4", "7.7", "7.8", "16.5", "22.8")
def test_bath(active):
    own = ["bath"] if active else []
    s = table(*own, hand=["patron", "dock", "wood"], clients=["patron"], influence=4)
    s.pool = [0, 1, 0, 0, 0, 1]
    run(s, *led("patron", Hire("craftsman")))
    if not active:
        assert key(s) == "patron-step"
        return
    assert (s.view(0).now.role, s.view(0).now.source) == ("craftsman", "bath")
    outside = Found("dock", "out-of-town", "wood")
    assert refusal(s, 0, outside) == ("no-second-action-bath", "10.3.1")
    run(s, (0, Found("dock", "in-town", "wood")))
    assert key(s) == "patron-step", "one action only, then the next patron action"
    run(s, (0, Hire("patron")))
    assert s.round == 2, "the new patron found an empty pool"


@of("archway")
@clauses("17.14", "12.2")
def test_archway(active):
    structures = [started("gate"), *([built("archway")] if active else [])]
    s = position(pool=["brick"], Y=player(hand=["architect"], structures=structures), L=player())
    if not active:
        s.players[0].stockpile[3] = 1
    run(s, *led("architect"))
    move = AddFromPool("brick", "gate", False)
    if active:
        run(s, (0, move))
        assert s.players[0].structures[0].materials == (3,)
        assert s.pool[3] == 0
    else:
        assert refusal(s, 0, move) == ("no-architect-pool", "12.2")


@of("storeroom")
@clauses("17.15", "7.2")
def test_storeroom(active):
    own = ["storeroom"] if active else []
    s = run(table(*own, hand=["laborer"], clients=["patron", "merchant"]), (0, lead("laborer")))
    assert s.view(0).players[0].actions.total == (3 if active else 1)
    s = run(table(*own, hand=["patron"], clients=["laborer", "merchant"]), (0, lead("patron")))
    assert s.view(0).players[0].actions.total == 1, "labourers only"


@of("bridge")
@clauses("17.16", "13.4", "13.5.1", "13.9")
def test_bridge(active):
    own = [built("bridge")] if active else []
    s = position(
        Y=player(hand=["legionary", "wood"], structures=own),
        L=player(hand=["wood"], stockpile=["wood"], structures=[built("palisade")]),
        O=player(hand=["wood"], stockpile=["wood"]),
        R=player(hand=["wood"], stockpile=["wood"]),
    )
    run(s, (0, lead("legionary")), *((seat, NOTHING) for seat in (1, 2, 3)), *by(0, *demand(WOOD)))
    if not active:
        assert key(s) == "give-anyway"
        run(s, (1, DONE))
    assert s.players[0].stockpile[1] == (6 if active else 1)
    assert len(s.players[2].hand) == (0 if active else 1)


@of("wall")
@clauses("17.17", "13.6", "19.1.4")
def test_wall(active):
    own = [built("wall")] if active else []
    s = position(
        Y=player(hand=["legionary", "wood"], structures=[built("bridge")]),
        L=player(hand=["wood"], stockpile=["wood"] * 5, structures=own),
    )
    run(s, *led("legionary", *demand(WOOD)))
    if active:
        run(s, (1, DONE))
    assert s.players[0].stockpile[1] == (0 if active else 2)
    assert scores(s)[1].parts["wall"] == (2 if active else 0)


@of("foundry")
@clauses("17.18", "16.5")
def test_foundry_gives_full_laborer_actions():
    s = position(
        pool=["wood"] * 9,
        Y=player(
            hand=["craftsman", "brick", "stone", "stone"],
            clients=["laborer", "merchant"],
            structures=[started("foundry", "brick"), built("dock"), built("circus-maximus")],
        ),
        L=player(),
    )
    run(s, *craft(AddFromHand(BRICK, "foundry", True)))
    assert s.view(0).now.left == 2 + 1 + 3 + 2, "clients do not multiply them"
    run(s, (0, Fetch("wood")), (0, FetchFromHand(STONE)))
    assert s.view(0).now.left == 7


@of("garden")
@clauses("17.19", "16.4")
def test_garden_counts_the_influence_when_it_is_completed():
    s = position(
        pool=["craftsman"] * 9,
        Y=player(
            hand=["craftsman", "stone", "dock", "wood"],
            structures=[started("garden", "stone", "stone"), built("bath")],
        ),
        L=player(),
    )
    run(s, *craft(AddFromHand(STONE, "garden", True)))
    assert s.view(0).now.left == 7
    run(s, (0, Hire("craftsman")), (0, Found("dock", "in-town", "wood")))
    run(s, (0, Hire("craftsman")), (0, AddFromHand(WOOD, "dock", True)))
    assert s.players[0].influence == 8
    assert s.view(0).now.left == 5, "later gains do not change the number"


@of("shrine")
@clauses("17.20", "5.3")
def test_shrine(active):
    s = run(table(*(["shrine"] if active else [])), (0, ORDERS))
    assert len(s.players[0].hand) == (7 if active else 5)


@of("palisade")
@clauses("17.21", "13.6")
def test_palisade(active):
    own = [built("palisade")] if active else []
    s = position(
        Y=player(hand=["legionary", "wood"]), L=player(hand=["wood", "brick"], structures=own)
    )
    run(s, *led("legionary", *demand(WOOD)))
    if active:
        assert s.moves(1) == [Give(WOOD), DONE]
        run(s, (1, DONE))
    assert len(s.players[1].hand) == (2 if active else 1)


@of("palace")
@clauses("17.22", "6.3", "6.3.1", "6.4")
def test_palace(active):
    own = ["palace"] if active else []
    s = run(table(*own, hand=["laborer", "laborer", "wood", "senator"]), (0, lead("laborer")))
    if not active:
        assert s.actors() == (1,)
        return
    assert refusal(s, 0, PlayMore((WOOD,))) == ("no-role-mismatch", "6.1.1")
    run(s, (0, PlayMore((RUBBLE,))), (0, DONE))
    assert s.actors() == (1,), "no more cards later in the round"
    assert s.view(0).players[0].camp.plays == 2


@of("forum")
@clauses("17.23", "17.23.2", "18.5")
def test_forum(active):
    structures = [started("temple", "marble", "marble"), *([built("forum")] if active else [])]
    s = position(
        pool=["marble"],
        Y=player(
            hand=["laborer", "marble"],
            clients=ROLES,
            stockpile=MATERIALS[:5],
            vault=["marble"],
            structures=structures,
        ),
        L=player(),
    )
    run(s, *led("laborer"))
    assert s.ended == "", "marble in vault, hand and structures does not count"
    run(s, (0, Fetch("marble")))
    assert s.ended == ("forum-condition" if active else "")
    if active:
        assert s.result().winners == [0]


@of("statue")
@clauses("17.24", "10.1.2")
def test_statue_on_any_site_with_the_value_of_the_site():
    s = run(table(hand=["craftsman", "statue", "temple"], clients=["craftsman"]), *craft())
    sites = {move.site for move in offered(s, 0, Found) if move.card == "statue"}
    assert sites == set(MATERIALS)
    wrong = Found("temple", "in-town", "wood")
    assert refusal(s, 0, wrong) == ("no-site-material", "10.1")
    run(s, (0, Found("statue", "in-town", "concrete")))
    assert s.view(0).players[0].structures[0].value == 2
    s = position(Y=player(), L=player(structures=[built("statue", opened=True)]), R=player())
    assert [total(s, seat) for seat in range(3)] == [2, 8, 2], "only its owner scores"


@of("villa")
@clauses("17.25", "21.1", "22.16")
def test_villa():
    def villa(role, material, *helpers):
        s = position(
            Y=player(
                hand=[role, material],
                stockpile=[material],
                structures=[started("villa"), *map(built, helpers)],
            ),
            L=player(),
        )
        return run(s, *led(role))

    s = villa("architect", "stone")
    assert Add("stone", "villa", False) in s.moves(0), "completing it may be declined"
    run(s, (0, Add("stone", "villa", True)))
    assert s.players[0].influence == 5
    s = villa("craftsman", "stone")
    early = AddFromHand(STONE, "villa", True)
    assert refusal(s, 0, early) == ("no-villa-craftsman", "17.25")
    s = villa("architect", "wood")
    assert refusal(s, 0, Add("wood", "villa", True)) == ("no-material-mismatch", "10.5")
    assert Add("wood", "villa", True) in villa("architect", "wood", "road").moves(0)
    assert Add("rubble", "villa", True) in villa("architect", "rubble", "tower").moves(0)
    for role, move in (
        ("architect", Add("marble", "villa", True)),
        ("craftsman", AddFromHand(MARBLE, "villa", True)),
    ):
        assert move in villa(role, "marble", "scriptorium").moves(0)


@of("basilica")
@clauses("17.26", "14.2", "2.5")
def test_basilica(active):
    own = ["basilica"] if active else []
    s = run(table(*own, hand=["merchant", "brick", "wood"], stockpile=["wood"]), *led("merchant"))
    if not active:
        assert refusal(s, 0, SellFromHand(BRICK)) == ("no-sell-hand", "14.2")
        return
    run(s, (0, SellFromHand(BRICK)))
    assert refusal(s, 0, SellFromHand(WOOD)) == ("no-sell-hand-twice", "14.2")
    run(s, (0, Sell("wood")))
    assert s.view(0).players[0].vault.size == 2
    assert s.players[0].vault_own == (STRUCTURES.index(BRICK),)


@of("stairway")
@clauses("17.27", "17.27.2", "17.27.4", "18.6")
def test_stairway(active):
    own = [built("stairway")] if active else []
    s = position(
        Y=player(
            hand=["architect", "gate"],
            clients=["architect"],
            stockpile=["brick", "brick", "brick"],
            structures=[started("atrium"), *own],
        ),
        L=player(structures=[built("shrine"), built("bath"), built("dock"), started("gate")]),
    )
    run(s, *led("architect"))
    if not active:
        assert refusal(s, 0, Open(1, "shrine", "brick")) == ("no-stairway", "12.3")
        return
    for wrong, reason in (
        (Open(0, "stairway", "brick"), ("no-stairway-own", "17.27")),
        (Open(1, "gate", "brick"), ("no-stairway-started", "17.27")),
        (Open(1, "tower", "brick"), ("no-structure-there", "17.27")),
        (Open(2, "bath", "brick"), ("no-such-seat", "17.27")),
        (Open(1, "dock", "brick"), ("no-stairway-material", "17.27.1")),
    ):
        assert refusal(s, 0, wrong) == reason
    run(s, (0, Open(1, "shrine", "brick")))
    assert refusal(s, 0, Open(1, "bath", "brick")) == ("no-stairway-again", "17.27.2")
    run(s, (0, Add("brick", "atrium", False)))
    assert refusal(s, 0, Open(1, "shrine", "brick")) == ("no-stairway-open", "17.27.3")
    run(s, (0, Add("brick", "atrium", True)))
    assert s.round == 2, "nothing left to open with"
    assert s.view(0).players[0].functions == ["atrium", "shrine", "stairway"]
    assert scores(s)[1].total == 2 + 2 + 2 + 1, "the added material scores nothing"


@pytest.mark.parametrize(
    ("helper", "wood", "stone", "statue"),
    [
        ("dock", {"wood"}, {"stone"}, {"marble", "concrete"}),
        ("tower", {"wood", "rubble"}, {"stone", "rubble"}, {"marble", "concrete", "rubble"}),
        ("road", {"wood"}, set(MATERIALS), {"marble", "concrete"}),
        ("scriptorium", {"wood"}, {"stone"}, {"marble", "concrete"}),
    ],
)
@clauses("17.27.1", "10.5.3", "10.5.4")
def test_materials_of_the_stairway(helper, wood, stone, statue):
    s = position(
        pool=MATERIALS,
        Y=player(
            hand=["architect"],
            stockpile=MATERIALS,
            structures=[built("stairway"), built("archway"), built(helper)],
        ),
        L=player(structures=[built("palisade"), built("sewer"), built("statue", "concrete")]),
    )
    run(s, *led("architect"))
    for name, allowed in (("palisade", wood), ("sewer", stone), ("statue", statue)):
        for material in MATERIALS:
            for way in (Open, OpenFromPool):
                move = way(1, name, material)
                if material in allowed:
                    assert s.why_not(0, move) is None
                    assert move in s.moves(0)
                else:
                    assert refusal(s, 0, move) == ("no-stairway-material", "17.27.1")


@clauses("17.27.4", "10.3.2")
def test_stairway_once_for_an_out_of_town_foundation():
    s = position(
        Y=player(
            hand=["architect", "gate"],
            clients=["architect"],
            stockpile=["brick", "brick"],
            structures=[built("stairway")],
        ),
        L=player(structures=[built("shrine"), built("bath")]),
    )
    run(s, *led("architect", Found("gate", "out-of-town", "brick")))
    assert key(s) == "stairway-step"
    run(s, (0, Open(1, "shrine", "brick")))
    assert s.round == 2


@of("senate")
@clauses("17.28", "15.1")
def test_senate(active):
    own = [built("senate")] if active else []
    s = position(Y=player(hand=["senator"]), L=player(structures=own))
    run(s, (0, Lead("merchant", ("senator",))), (1, NOTHING))
    if active:
        assert refusal(s, 1, TakeSenator(1)) == ("no-senate-own", "22.30")
        assert refusal(s, 1, TakeSenator(2)) == ("no-such-seat", "15.1")
        run(s, (1, TakeSenator(0)))
    assert s.players[1].senators == (1 if active else 0)
    assert s.senators == (5 if active else 6)


@of("scriptorium")
@clauses("17.29", "10.5.5", "22.17")
def test_scriptorium(active):
    own = [built("scriptorium")] if active else []
    s = position(
        pool=["marble"],
        deck=["marble"],
        Y=player(
            hand=["craftsman", "marble"],
            structures=[started("bath"), built("fountain"), *own],
        ),
        L=player(),
    )
    run(s, *craft())
    move = AddFromHand(MARBLE, "bath", True)
    if not active:
        assert refusal(s, 0, move) == ("no-material-mismatch", "10.5")
        return
    assert move in s.moves(0)
    run(s, (0, DrawCard()), (0, AddDrawn("bath", True)))
    assert s.players[0].structures[0].completed
    s = position(
        pool=["marble"],
        Y=player(
            hand=["architect"],
            structures=[started("bath"), built("archway"), built("scriptorium")],
        ),
        L=player(),
    )
    run(s, *led("architect", AddFromPool("marble", "bath", True)))
    assert s.players[0].structures[0].completed


@of("school")
@clauses("17.30", "5.6", "22.11")
def test_school():
    s = position(
        senators=1,
        Y=player(
            hand=["craftsman", "brick", "wood"],
            structures=[started("school", "brick"), built("latrine")],
        ),
        L=player(),
    )
    run(s, *craft(AddFromHand(BRICK, "school", True)))
    assert s.view(0).now.left == 5
    run(s, (0, Think("senator")))
    assert refusal(s, 0, Think("senator")) == ("no-senator-left", "5.1.1")
    run(s, (0, Discard(WOOD)), (0, ORDERS))
    assert len(s.players[0].hand) == 4, "up to the limit, the senator counted"
    run(s, (0, Discard("senator")), (0, Think("senator")))
    assert s.view(0).now.left == 2, "the Latrine works before each think"
    run(s, (0, DONE))
    assert s.round == 2


@of("ludus-magna")
@clauses("17.31", "7.2", "22.3")
def test_ludus_magna(active):
    own = ["ludus-magna"] if active else []
    spec = {"clients": ["merchant", "merchant", "patron"]}
    s = run(table(*own, hand=["laborer"], **spec), (0, lead("laborer")))
    assert s.view(0).players[0].actions.total == (3 if active else 1)
    s = run(table(*own, hand=["merchant"], **spec), (0, lead("merchant")))
    assert s.view(0).players[0].actions.total == 3, "merchants count once for their own role"
    s = run(table(*own, "circus-maximus", hand=["laborer"], **spec), (0, lead("laborer")))
    assert s.view(0).players[0].actions.total == (5 if active else 1)


@of("sewer")
@clauses("17.32", "15.2", "22.32")
def test_sewer(active):
    own = [built("sewer")] if active else []
    spec = player(hand=["brick", "bath", "senator"], stockpile=["brick"], structures=own)
    s = position(Y=spec, L=player())
    run(s, (0, Lead("merchant", ("bath", BRICK))), (1, NOTHING), (0, DONE))
    if not active:
        assert s.pool[3] == 2
        return
    assert refusal(s, 0, ToStockpile(STONE)) == ("no-sewer-others", "15.2")
    run(s, (0, ToStockpile("bath")), (0, DONE))
    assert s.players[0].stockpile[3] == 2, "as the material printed on it"
    assert s.pool[3] == 1


@of("temple")
@clauses("17.33", "5.3")
def test_temple(active):
    own = ["temple", "shrine"] if active else ["shrine"]
    s = run(table(*own), (0, ORDERS))
    assert len(s.players[0].hand) == (11 if active else 7)


@of("circus-maximus")
@clauses("17.34", "7.3", "22.3")
def test_circus_maximus(active):
    own = ["circus-maximus"] if active else []
    spec = {"clients": ["laborer", "merchant"]}
    s = run(table(*own, "storeroom", hand=["laborer"], **spec), (0, lead("laborer")))
    assert s.view(0).players[0].actions.total == (5 if active else 3)
    s = position(
        pool=["wood"],
        Y=player(hand=["laborer"]),
        L=player(structures=[built(name) for name in own], **spec),
    )
    run(s, (0, lead("laborer")), (1, NOTHING))
    assert s.view(0).players[1].actions.total == 1, "not if you think"


@of("market")
@clauses("17.35", "14.3", "22.6")
def test_market(active):
    own = ["market"] if active else []
    s = run(
        table(*own, hand=["merchant"], stockpile=["wood"], vault=["wood"] * 3, influence=3),
        *led("merchant"),
    )
    assert bool(offered(s, 0, Sell)) == active


@of("bar")
@clauses("17.36", "8.2")
def test_bar(active):
    own = ["bar"] if active else []
    s = table(*own, hand=["patron"])
    s.pool = [1, 0, 0, 0, 0, 0]
    run(s, *led("patron"))
    if not active:
        assert refusal(s, 0, HireFromDeck()) == ("no-hire-deck", "8.2")
        return
    deck = len(s.deck)
    run(s, (0, HireFromDeck()))
    assert refusal(s, 0, HireFromDeck()) == ("no-hire-deck-twice", "8.2")
    assert len(s.deck) == deck - 1
    assert sum(s.players[0].clients) == 1


@of("road")
@clauses("17.37", "10.5.4", "22.18")
def test_road(active):
    structures = [started("sewer"), started("statue", site="stone"), started("bath")]
    structures += [built("road")] if active else []
    s = position(Y=player(hand=["craftsman", "wood", "wood"], structures=structures), L=player())
    run(s, *craft())
    allowed = {move.structure for move in offered(s, 0, AddFromHand)}
    assert allowed == ({"sewer", "statue"} if active else set()), "not to brick"


@of("vomitorium")
@clauses("17.38", "5.4", "5.7")
def test_vomitorium(active):
    own = ["vomitorium"] if active else []
    s = run(table(*own, hand=["brick", "wood", "senator"]))
    if not active:
        assert refusal(s, 0, DiscardAll()) == ("no-discard-function", "5.4")
        return
    run(s, (0, DiscardAll()))
    assert refusal(s, 0, DiscardAll()) == ("no-discard-empty", "17.38")
    run(s, (0, ORDERS))
    assert len(s.players[0].hand) == 5
    assert s.players[0].senators == 0
    assert s.pool == [0, 1, 0, 1, 0, 0]


@clauses("5.4", "17.12", "17.38")
def test_the_vomitorium_leaves_nothing_for_the_latrine():
    s = run(table("latrine", "vomitorium", hand=["brick", "wood"]))
    assert refusal(s, 0, Discard("senator")) == ("no-card-not-in-hand", "4.7")
    run(s, (0, DiscardAll()))
    assert refusal(s, 0, Discard(BRICK)) == ("no-card-not-in-hand", "4.7")


@of("tower")
@clauses("17.39", "10.3", "10.5.3", "22.39")
def test_tower(active):
    structures = [started("temple"), *([built("tower")] if active else [])]
    s = position(Y=player(hand=["craftsman", "rubble", "dock"], structures=structures), L=player())
    run(s, *craft())
    assert (AddFromHand(RUBBLE, "temple", False) in s.moves(0)) == active
    outside = Found("dock", "out-of-town", "wood")
    assert (outside in s.moves(0)) == active
    if not active:
        assert refusal(s, 0, outside) == ("no-second-action", "10.3")


@of("prison")
@clauses("17.40", "17.40.1", "17.40.4", "22.42", "22.24")
def test_prison_takes_and_carries_out_what_it_takes():
    s = position(
        pool=["wood"] * 9,
        Y=player(
            hand=["craftsman", "stone", "stone"],
            clients=["craftsman"],
            structures=[started("prison", "stone", "stone")],
        ),
        L=player(structures=[built("foundry"), built("dock")]),
        R=player(structures=[built("shrine")]),
    )
    run(s, (0, lead("craftsman")), (1, NOTHING), (2, NOTHING))
    run(s, (0, AddFromHand(STONE, "prison", True)))
    assert offered(s, 0, TakeStructure) == [
        TakeStructure(1, "foundry"),
        TakeStructure(1, "dock"),
        TakeStructure(2, "shrine"),
    ]
    assert refusal(s, 0, TakeStructure(0, "prison")) == ("no-prison-own", "17.40")
    assert refusal(s, 0, TakeStructure(2, "dock")) == ("no-structure-there", "17.40")
    assert refusal(s, 0, TakeStructure(3, "dock")) == ("no-such-seat", "17.40")
    run(s, (0, TakeStructure(1, "foundry")))
    assert [p.influence for p in s.players] == [2, 2 + 2 + 1 + 3, 4]
    assert (s.view(0).now.role, s.view(0).now.left) == ("laborer", 2), "influence after paying"


def test_prison_may_be_declined():
    s = position(
        Y=player(hand=["craftsman", "stone"], structures=[started("prison", "stone", "stone")]),
        L=player(structures=[built("dock")]),
    )
    run(s, *craft(AddFromHand(STONE, "prison", True), DONE))
    assert s.players[0].influence == 5
    assert s.round == 2


def test_follow_by_senator_needs_no_structure():
    s = run(position(Y=player(hand=["brick"]), L=player(hand=["senator"])), (0, lead("legionary")))
    assert Follow(("senator",)) in s.moves(1)
    assert follow("legionary") not in s.moves(1)
