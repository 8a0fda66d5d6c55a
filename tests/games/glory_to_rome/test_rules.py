"""The rules, clause by clause."""

from itertools import product
from random import Random

import pytest

from ludi.core.errors import IllegalMove, InvalidInput
from ludi.core.match import Match
from ludi.games.glory_to_rome import GAME
from ludi.games.glory_to_rome.data import (
    ARCHITECT,
    KIND,
    LABORER,
    LEGIONARY,
    MATERIALS,
    MERCHANT,
    NONE,
)
from ludi.games.glory_to_rome.ending import has_every_role
from ludi.games.glory_to_rome.examples import (
    BRICK,
    CONCRETE,
    DONE,
    MARBLE,
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
    ActAs,
    Add,
    AddDrawn,
    AddFromHand,
    Concede,
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
    PlayMore,
    Reveal,
    Sell,
    SellFromDeck,
    SellFromHand,
    TakeClient,
    TakeStructure,
    Think,
    ToStockpile,
    Withdraw,
)
from ludi.games.glory_to_rome.position import built, player, position, started
from ludi.games.glory_to_rome.scoring import hands, result, scores
from ludi.games.glory_to_rome.state import Options
from tests.games.clauses import clauses
from tests.games.glory_to_rome.helpers import key, offered, refusal, run, told, total

SIMPLIFIED = Options(variant="simplified")
STANDARD_STOCK = list(MATERIALS)
HELPERS = [(), ("ludus-magna",), ("storeroom",), ("ludus-magna", "storeroom")]


# 0 to 3: words, components, setup


@clauses("0.1", "0.7", "4.3", "4.4")
def test_everything_goes_clockwise_and_one_decides_at_a_time():
    s = run(
        position(
            leader="C",
            pool=["wood"] * 9,
            A=player(hand=["laborer"]),
            B=player(hand=["laborer"]),
            C=player(hand=["laborer"]),
            D=player(hand=["laborer"]),
        )
    )
    asked = []
    for move in (lead("laborer"), *[follow("laborer")] * 3, *[Fetch("wood")] * 4):
        asked.append(s.actors())
        s.play(s.actors()[0], move)
    assert asked == [(2,), (3,), (0,), (1,), (2,), (3,), (0,), (1,)]
    assert s.leader == 3


@clauses("0.4")
def test_a_senator_is_never_a_material_client_foundation_or_demand():
    spec = {"hand": ["senator", "senator"], "structures": [built("dock"), built("aqueduct")]}
    s = run(
        position(Y=player(**spec), L=player()), (0, Lead("laborer", ("senator",))), (1, NOTHING)
    )
    assert s.round == 2, "nothing could be done with a senator in hand"
    s = position(Y=player(**spec), L=player())
    run(s, (0, Lead("legionary", ("senator",))), (1, NOTHING))
    assert s.round == 2


@clauses("1.1", "1.2", "1.4", "3.1", "3.3", "3.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_setup(seats):
    s = GAME.new(seats, "setup")
    assert [len(p.hand) for p in s.players] == [4] * seats
    assert [p.senators for p in s.players] == [1] * seats
    assert [p.influence for p in s.players] == [2] * seats
    assert s.senators == 6 - seats
    assert s.in_town == [seats] * 6
    assert s.out_of_town == [6 - seats] * 6
    assert sum(s.pool) >= seats
    assert len(s.deck) + sum(s.pool) + 4 * seats == 144
    other = GAME.new(seats, "another")
    assert s.deck != other.deck


@clauses("1.6", "20.5")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats):
    with pytest.raises(InvalidInput, match="2 to 5"):
        GAME.new(seats)


@clauses("3.4", "3.4.1", "3.4.2", "3.5")
def test_the_first_name_in_the_alphabet_leads_and_only_those_tied_draw_again():
    s = GAME.deal(3, "alphabet", Options())
    s.deck += [KIND[name] for name in ("prison", "academy", "road", "bar", "bar", "dock")]
    # Dock, Bar, Bar: the tied names are not the first, so nobody draws again
    run(s)
    assert s.leader == 0, "in Polish Dok comes before Tawerna"
    assert sum(s.pool) == 3
    s = GAME.deal(3, "alphabet", Options(first_leader_names="en"))
    s.deck += [KIND[name] for name in ("academy", "road", "bar", "bar", "dock")]
    run(s)
    assert s.leader == 2, "in English the Bars come first: Road against Academy decides"
    assert sum(s.pool) == 5


# 2: who sees what


@clauses("2.1", "2.3", "2.3.1", "2.3.2", "2.3.3", "2.3.4", "2.4", "2.6")
def test_views_show_hands_to_their_owners_and_vaults_to_nobody():
    s = run(
        position(
            pool=["wood"],
            Y=player(hand=["brick", "senator"], vault=["wood"], stockpile=["stone"]),
            L=player(hand=["wood"]),
        )
    )
    mine, other, spectator = s.view(0), s.view(1), s.view(None)
    assert [card.id for card in mine.players[0].hand] == [BRICK]
    assert other.players[0].hand is None
    assert spectator.players[0].hand is None
    assert spectator.players[1].hand is None
    assert other.players[0].hand_size == 2
    assert other.players[0].senators == 1
    for view in (mine, other, spectator):
        assert view.players[0].vault.size == 1
        assert view.players[0].vault.cards is None
        assert view.pool["wood"] == 1
        assert view.players[0].stockpile["stone"] == 1
        assert view.deck == 40


@clauses("2.3.4", "2.5", "22.41")
def test_a_guess_keeps_what_was_seen_going_into_a_vault():
    s = run(
        position(
            Y=player(
                hand=["merchant", "bath"],
                stockpile=["stone"],
                structures=[built("basilica"), built("atrium")],
                clients=["merchant"],
            ),
            L=player(hand=["wood"] * 3),
        ),
        *led("merchant", Sell("stone"), SellFromHand("bath"), SellFromDeck()),
    )
    rng = Random(1)
    own, theirs, unseen = set(), set(), set()
    for _ in range(60):
        mine, other = s.guess(0, rng), s.guess(1, rng)
        assert mine.players[0].vault == other.players[0].vault == [0, 0, 0, 0, 1, 0]
        own.add(tuple(mine.players[0].vault_own))
        theirs.add(tuple(other.players[0].vault_own))
        unseen.add(tuple(mine.players[0].vault_unseen))
    assert own == {(KIND["bath"],)}, "its owner saw it"
    assert len(theirs) > 5
    assert len(unseen) > 5, "nobody saw the Atrium's card"


@pytest.mark.parametrize("open_hands", [False, True])
@clauses("2.5", "20.4")
def test_the_others_do_not_learn_which_card_is_sold_from_a_hand(open_hands):
    s = position(
        options=Options(open_hands=open_hands),
        Y=player(hand=["merchant", "bath"], structures=[built("basilica")]),
        L=player(),
    )
    match = Match(GAME, 2, "sold", position=s)
    for seat, move in led("merchant", SellFromHand("bath")):
        match.play(seat, move)
    assert match.known_moves(0)[-1] == (0, SellFromHand("bath"))
    assert match.known_moves(1)[-1] == (0, SellFromHand("bath") if open_hands else None)


@pytest.mark.parametrize(
    ("moves", "own"),
    [
        (led("merchant", SellFromHand("bath")), "log-sell-hand-own"),
        (led("craftsman", DrawCard(), Keep()), "log-fountain-keep-own"),
        (by(0, ORDERS), "log-draw-own"),
    ],
    ids=["sold", "kept", "drawn"],
)
@clauses("2.3.2", "2.5", "2.7")
def test_the_log_names_a_card_only_to_who_saw_it(moves, own):
    s = position(
        Y=player(
            hand=["merchant", "craftsman", "bath"],
            structures=[built("basilica"), built("fountain")],
        ),
        L=player(),
    )
    match = Match(GAME, 2, "log", position=s)
    for seat, move in moves:
        match.play(seat, move)
    readers = [
        reader for reader in (0, 1, None) if own in [event.key for event in match.log(reader)]
    ]
    assert readers == [0]


@pytest.mark.parametrize(
    ("moves", "seen"),
    [
        (by(0, ORDERS), True),
        (by(0, DiscardAll()), True),
        (by(0, Discard(WOOD)), False),
        (by(0, Think("senator")), False),
        (led("patron", Hire("laborer")), False),
        (led("patron", HireFromDeck()), True),
        (led("craftsman", DrawCard()), True),
        (led("legionary", Reveal(WOOD)), False),
        (led("legionary", *demand(WOOD)), True),
        (led("merchant", SellFromDeck()), False),
    ],
    ids=[
        *("draw", "discard-all", "discard", "senator", "pool", "deck", "fountain"),
        *("choose", "demand", "atrium"),
    ],
)
@clauses("2.3.1", "2.3.2", "2.9")
def test_what_has_been_seen_is_not_taken_back(moves, seen):
    names = ("vomitorium", "latrine", "bar", "fountain", "atrium")
    s = position(
        pool=["laborer"],
        Y=player(
            hand=["patron", "craftsman", "legionary", "merchant"],
            clients=["patron"],
            structures=[built(name) for name in names],
        ),
        L=player(structures=[built("wall")]),
    )
    match = Match(GAME, 2, "undo", position=s)
    for seat, move in moves:
        match.play(seat, move)
    refused = match.undoable(0)
    assert (None if refused is None else refused.key) == ("no-undo-revealed" if seen else None)


@clauses("13.1", "2.9")
def test_the_cards_of_a_demand_are_shown_together():
    s = position(Y=player(hand=["legionary", "bath"]), L=player(hand=["wood"]))
    match = Match(GAME, 2, "demand", position=s)
    for seat, move in led("legionary", *demand("bath")):
        match.play(seat, move)
    chosen, shown = demand("bath")
    assert match.known_moves(0)[-2:] == [(0, chosen), (0, shown)]
    assert match.known_moves(1)[-2:] == [(0, None), (0, shown)]


@clauses("2.3.2", "2.9", "13.5")
def test_what_a_hand_was_seen_to_lack_is_known_of_the_cards_still_there():
    s = run(
        position(
            deck=["brick"],
            Y=player(hand=["legionary", "brick"]),
            L=player(hand=["wood", "bar", "stone", "dock"]),
        ),
        *led("legionary", *demand(BRICK)),
    )
    brick = 1 << MATERIALS.index("brick")
    lacks = s.players[1]
    assert lacks.denied == ((brick, 4),)
    run(s, (1, lead("craftsman")), (0, NOTHING), (1, DONE))
    assert lacks.denied == ((brick, 3),), "the card led was one of them"
    run(s, (0, NOTHING), (1, Lead("laborer", ("bar",))), (0, NOTHING), (1, DONE))
    assert lacks.denied == ((brick, 2),)
    run(s, (0, NOTHING), (1, ORDERS), (0, NOTHING))
    assert lacks.denied == ((brick, 2), (0, 3)), "of cards drawn since nothing is known"
    run(s, (1, lead("legionary")), (0, NOTHING), (1, DONE))
    assert lacks.denied == ((brick, 2), (0, 2)), "a brick card was not one of those"


@clauses("2.3.2", "2.7", "13.5")
def test_a_card_kept_with_the_fountain_is_known_to_nobody_after_a_denial():
    s = run(
        position(
            Y=player(hand=["legionary", "brick"]),
            L=player(hand=["wood", "stone"], structures=[built("fountain")]),
        ),
        *led("legionary", *demand(BRICK)),
        *((1, lead("craftsman")), (0, NOTHING), (1, DrawCard()), (1, Keep())),
    )
    brick = 1 << MATERIALS.index("brick")
    assert s.players[1].denied == ((brick, 1), (0, 1))


@pytest.mark.parametrize("open_hands", [False, True])
@clauses("14.1", "14.2", "2.3.4", "20.4")
def test_everything_sold_lies_in_the_vault(open_hands):
    s = position(
        options=Options(open_hands=open_hands),
        Y=player(
            hand=["merchant", "dock", "bath"],
            clients=["merchant"],
            vault=["wood"],
            structures=[built("atrium"), built("basilica")],
        ),
        L=player(),
    )
    before = GAME.census(s)
    for card in ("dock", "bath"):
        more = (SellFromDeck(), SellFromHand(card))
        run(s, *(led("merchant", *more) if card == "dock" else by(0, *more)))
    assert s.view(0).players[0].vault.size == 1 + 2 + 2
    assert GAME.census(s) == before


@clauses("2.9", "13.2")
def test_a_guess_keeps_revealed_cards_in_hand_and_denied_materials_out():
    s = run(
        position(
            Y=player(hand=["legionary", "bath", "gate", "stone"]),
            L=player(hand=["wood", "wood", "stone", "stone"]),
        ),
        *led("legionary", *demand("bath")),
    )
    assert s.view(1).players[0].revealed == ["bath"]
    rng = Random(2)
    for _ in range(60):
        assert KIND["bath"] in s.guess(1, rng).players[0].hand
        hand = s.guess(0, rng).players[1].hand
        assert len(hand) == 4
        assert not any(s.data.material[kind] == 3 for kind in hand), "they said they had no brick"
    run(s, (1, ORDERS), (0, Lead("legionary", ("bath",))), (1, NOTHING))
    assert s.view(1).players[0].revealed == []
    hands_seen = [s.guess(0, rng).players[1].hand for _ in range(200)]
    bricks = [sum(s.data.material[kind] == 3 for kind in hand) for hand in hands_seen]
    assert set(bricks) == {0, 1}, "one card has been drawn since"


@clauses("2.7")
def test_a_card_kept_with_the_fountain_stays_hidden():
    s = run(
        position(
            deck=["bar"], Y=player(hand=["craftsman"], structures=[built("fountain")]), L=player()
        ),
        *craft(DrawCard()),
    )
    rng = Random(3)
    assert s.guess(0, rng).drawn == KIND["bar"]
    assert len({s.guess(1, rng).drawn for _ in range(30)}) > 3
    events = told(s.copy(), (0, Keep()))
    assert events[:2] == ["log-fountain-keep", "log-fountain-keep-own"]


@clauses("20.4")
def test_open_hands_are_open_to_all():
    s = run(
        position(
            options=Options(open_hands=True),
            Y=player(hand=["merchant", "brick"], structures=[built("basilica")]),
            L=player(hand=["wood"]),
        )
    )
    assert [card.id for card in s.view(1).players[0].hand] == [STONE, BRICK]
    guess = s.guess(1, Random(4))
    assert guess.players[0].hand == s.players[0].hand
    run(s, *led("merchant", SellFromHand(BRICK)))
    assert s.players[0].vault[3] == 1, "everybody saw the card go"


# 4 to 6: rounds, thinking, plays


@clauses("4.1", "4.6", "4.7", "6.1", "6.1.1", "6.1.2", "6.2")
def test_what_can_be_led():
    s = run(position(Y=player(hand=["wood", "brick", "bath"]), L=player()))
    leads = offered(s, 0, Lead)
    singles = [move for move in leads if len(move.cards) == 1]
    assert {(move.role, move.cards) for move in singles} == {
        ("craftsman", (WOOD,)),
        ("legionary", (BRICK,)),
        ("legionary", ("bath",)),
    }
    assert {move.role for move in leads if move.cards == ("bath", BRICK)} == set(ROLES)
    assert refusal(s, 0, Lead("patron", (WOOD,))) == ("no-role-forced", "6.2")
    assert refusal(s, 0, Lead("patron", (STONE,))) == ("no-card-not-in-hand", "4.7")
    assert refusal(s, 0, Lead("patron", ())) == ("no-play-empty", "4.7")
    assert refusal(s, 0, Lead("patron", (WOOD, BRICK))) == ("no-petition-mixed", "6.1.3")
    assert refusal(s, 0, Lead("patron", (BRICK, "bath"))) == ("no-petition-order", "6.1.3")
    assert refusal(s, 0, Lead("patron", (BRICK, BRICK))) == ("no-card-not-in-hand", "4.7")


@clauses("6.1.3", "6.3", "20.2")
def test_a_petition_has_one_order_of_its_cards():
    """Leading, following, with a Palace, of two or of three cards: offers are what is accepted."""
    classic = Options(variant="classic")
    bricks = ("atrium", "gate", "bath")
    for options, cards in ((Options(), bricks[:2]), (classic, bricks)):
        s = position(
            options=options,
            Y=player(hand=["patron", *cards], structures=[built("palace")]),
            L=player(hand=[*cards]),
        )
        turned = cards[::-1]
        assert refusal(run(s), 0, Lead("merchant", turned)) == ("no-petition-order", "6.1.3")
        run(s, (0, lead("patron")))
        assert refusal(s, 0, PlayMore(turned)) == ("no-petition-order", "6.1.3")
        run(s, (0, PlayMore(cards)))
        assert refusal(s, 1, Follow(turned)) == ("no-petition-order", "6.1.3")
        assert Follow(cards) in s.moves(1)


@clauses("4.7", "6.1.1", "6.3")
def test_without_a_play_one_can_only_think():
    s = run(
        position(Y=player(hand=["wood"]), L=player(hand=["brick", "dock"])), (0, lead("craftsman"))
    )
    assert offered(s, 1, Follow) == [Follow(("dock",))]
    assert refusal(s, 1, Follow((BRICK,))) == ("no-role-mismatch", "6.1.1")
    s = run(position(Y=player(hand=["wood"]), L=player(hand=["brick"])), (0, lead("craftsman")))
    assert {type(move) for move in s.moves(1)} == {Think}
    s = run(position(Y=player(hand=["wood"] * 3), L=player()))
    assert refusal(s, 0, Lead("craftsman", (WOOD, WOOD, WOOD))) == ("no-several-plays", "6.3")


@clauses("5.1.1", "22.31")
def test_no_senator_from_an_empty_supply():
    s = run(position(senators=0, Y=player(), L=player()))
    assert refusal(s, 0, Think("senator")) == ("no-senator-left", "5.1.1")
    assert Think("senator") not in s.moves(0)
    assert GAME.new(5, "senators").senators == 1


@clauses("5.5", "5.5.1", "4.2")
def test_taking_nothing_and_the_end_of_an_idle_game():
    circle = ((0, NOTHING), (1, NOTHING), (2, NOTHING))
    s = run(position(Y=player(), L=player(), R=player()), *circle * 2, *circle[:2])
    assert s.round == 9
    run(s, (2, ORDERS), *circle * 2, *circle[:2])
    assert s.ended == "", "somebody took something in between"
    run(s, circle[2])
    assert s.ended == "stalemate"


@clauses("0.3", "15.4", "7.8")
def test_marks_are_cleared_when_the_leader_card_passes():
    s = run(
        position(
            pool=["craftsman"],
            Y=player(hand=["patron", "dock"]),
            L=player(hand=["craftsman", "market"]),
        ),
        *led("patron", Hire("craftsman")),
    )
    assert s.leader == 1
    run(s, (1, lead("craftsman")), (0, NOTHING), (1, DONE))
    assert (s.view(0).now.seat, s.view(0).now.left) == (0, 1), "from the next round on it acts"


# 7: counting actions


@clauses("7.10", "22.4")
def test_functions_count_when_they_are_used_even_if_lost_in_the_same_round():
    s = run(
        position(
            Y=player(hand=["craftsman", "stone"], structures=[started("prison", "stone", "stone")]),
            L=player(
                hand=["craftsman", "dock"],
                clients=["craftsman"],
                structures=[built("circus-maximus"), built("palace")],
            ),
        ),
        (0, lead("craftsman")),
        (1, follow("craftsman")),
        (1, DONE),
    )
    assert s.view(0).players[1].actions.total == 3
    run(s, (0, AddFromHand(STONE, "prison", True)), (0, TakeStructure(1, "circus-maximus")))
    assert s.view(0).players[1].actions.total == 2


@clauses("7.11", "22.13", "22.29")
def test_cards_played_are_neither_in_hand_nor_in_the_pool():
    s = run(
        position(Y=player(hand=["laborer", "legionary"]), L=player(hand=["rubble"])),
        (0, lead("laborer")),
    )
    assert s.pool == [0] * 6
    assert s.view(0).players[0].camp.cards[0].id == RUBBLE
    run(s, (1, NOTHING))
    assert s.round == 2, "the pool was empty"
    s = run(position(Y=player(hand=["legionary", "stone"]), L=player()), *led("legionary"))
    assert refusal(s, 0, Reveal(BRICK)) == ("no-card-not-in-hand", "4.7")


@clauses("7.4", "22.1")
def test_ludus_magna_completed_by_a_bath_craftsman_in_a_patron_round():
    s = run(
        position(
            pool=["craftsman", "wood", "wood"],
            Y=player(
                hand=["patron", "marble"],
                clients=["merchant", "merchant"],
                structures=[built("bath"), started("ludus-magna", "marble", "marble")],
                influence=9,
            ),
            L=player(),
        ),
        *led("patron", Hire("craftsman"), AddFromHand(MARBLE, "ludus-magna", True)),
    )
    view = s.view(0)
    assert view.players[0].actions.total == 3
    assert (view.now.role, view.now.left) == ("patron", 2)


@clauses("7.7", "7.10", "8.2", "17.13")
@pytest.mark.parametrize(
    ("begun", "bath_action", "part"),
    [
        (started("bar"), [AddFromHand(RUBBLE, "bar", True)], HireFromDeck()),
        (
            started("aqueduct", "concrete"),
            [AddFromHand(CONCRETE, "aqueduct", True)],
            HireFromHand(WOOD),
        ),
        (
            started("prison", "stone", "stone"),
            [AddFromHand(STONE, "prison", True), TakeStructure(1, "bar")],
            HireFromDeck(),
        ),
    ],
    ids=["bar", "aqueduct", "bar-by-prison"],
)
def test_a_client_of_the_bath_can_bring_another_part_of_its_own_patron_action(
    begun, bath_action, part
):
    s = run(
        position(
            pool=["craftsman", "craftsman"],
            Y=player(
                hand=["patron", "wood", "rubble", "concrete", "stone"],
                structures=[built("bath"), begun],
            ),
            L=player(structures=[built("bar")]),
        ),
        *led("patron", Hire("craftsman"), *bath_action),
    )
    assert key(s) == "patron-step"
    assert part in s.moves(0)
    assert refusal(s, 0, Hire("craftsman")) == ("no-pool-client-twice", "8.1")
    run(s, (0, part))
    assert sum(s.players[0].clients) == 2


@clauses("8.2", "17.13")
def test_a_patron_action_is_over_when_the_bath_brings_no_other_part():
    s = position(
        pool=["craftsman", "craftsman"],
        Y=player(hand=["patron", "wood"], structures=[built("bath"), started("bar")]),
        L=player(),
    )
    run(s, *led("patron", Hire("craftsman"), DONE))
    assert s.round == 2


@clauses("22.5", "7.8")
def test_clients_hired_in_this_round_never_act_again_in_it():
    s = run(
        position(
            pool=["merchant", "wood"],
            Y=player(
                hand=["patron"],
                structures=[built("ludus-magna"), built("circus-maximus")],
            ),
            L=player(),
        ),
        *led("patron", Hire("merchant")),
    )
    assert s.round == 2


# 10: building


@clauses("10.1.1", "10.2", "10.4", "10.5.1")
def test_what_cannot_be_built():
    s = run(
        position(
            in_town={"brick": 0},
            Y=player(
                hand=["craftsman", "dock", "gate", "wood"],
                stockpile=["wood"],
                structures=[built("dock"), started("market")],
            ),
            L=player(structures=[started("circus"), built("gate")]),
        ),
        *craft(),
    )
    assert refusal(s, 0, Found("dock", "in-town", "wood")) == ("no-same-name", "10.1.1")
    assert refusal(s, 0, Found("gate", "in-town", "brick")) == ("no-site-left", "10.1.1")
    assert refusal(s, 0, Found("gate", "out-of-town", "brick")) == ("no-second-action", "10.3")
    assert refusal(s, 0, AddFromHand(WOOD, "dock", True)) == ("no-structure-completed", "10.4")
    assert refusal(s, 0, AddFromHand(WOOD, "circus", True)) == ("no-structure-of-others", "10.4")
    assert refusal(s, 0, AddFromHand("gate", "market", True)) == ("no-material-mismatch", "10.5")
    assert refusal(s, 0, Add("wood", "market", True)) == ("no-craftsman-stockpile", "10.4")
    assert refusal(s, 0, AddFromHand(WOOD, "market", False)) == ("no-finish-full", "21.1")
    assert Found(WOOD, "in-town", "wood") in s.moves(0), "others' structures do not matter"


@clauses("10.4", "10.6", "12.1")
def test_an_architect_builds_from_the_stockpile():
    s = run(
        position(
            Y=player(
                hand=["architect", "brick"], stockpile=["brick"], structures=[started("gate")]
            ),
            L=player(),
        ),
        *led("architect"),
    )
    assert refusal(s, 0, AddFromHand(BRICK, "gate", False)) == ("no-architect-hand", "10.4")
    assert refusal(s, 0, Add("wood", "gate", False)) == ("no-material-absent", "10.4")
    assert refusal(s, 0, Add("brick", "gate", True)) == ("no-finish-early", "10.6")
    run(s, (0, Add("brick", "gate", False)))
    assert s.players[0].structures[0].materials == (3,)


@clauses("10.3", "10.3.2")
def test_the_second_action_of_an_out_of_town_foundation_is_used_up():
    s = run(
        position(
            Y=player(hand=["craftsman", "gate", "dock"], clients=["craftsman", "craftsman"]),
            L=player(),
        ),
        *craft(Found("gate", "out-of-town", "brick")),
    )
    assert s.view(0).now.left == 1
    outside = Found("dock", "out-of-town", "wood")
    assert refusal(s, 0, outside) == ("no-second-action", "10.3")


@clauses("10.9", "18.3", "22.38")
def test_the_last_site_in_town_ends_the_game():
    none = dict.fromkeys(MATERIALS, 0)
    s = run(
        position(
            in_town={**none, "wood": 1},
            out_of_town={**none, "wood": 1},
            Y=player(hand=["craftsman", "dock", "market"], clients=["craftsman"] * 2),
            L=player(),
        ),
        *craft(),
    )
    later = s.copy()
    run(later, (0, Found("dock", "out-of-town", "wood")))
    assert later.ended == "", "out of town does not end it"
    run(s, (0, Found("dock", "in-town", "wood")))
    assert s.ended == "last-in-town-site-taken"
    assert not s.players[0].structures[0].completed


@clauses("18.8", "17.23.3", "22.38", "22.19")
def test_a_forum_founded_on_the_last_site_wins_through_the_gate():
    none = dict.fromkeys(MATERIALS, 0)
    s = run(
        position(
            in_town={**none, "marble": 1},
            Y=player(
                hand=["craftsman", "forum"],
                clients=ROLES,
                stockpile=STANDARD_STOCK,
                structures=[built("gate")],
            ),
            L=player(),
        ),
        *craft(Found("forum", "in-town", "marble")),
    )
    assert s.ended == "forum-condition"
    assert result(s).winners == [0]


# 13: demands


@clauses("13.5", "13.9")
def test_the_giver_chooses_only_where_there_is_a_choice():
    s = run(
        position(
            Y=player(hand=["legionary", "brick", "brick"], clients=["legionary"]),
            L=player(hand=["bath", "gate", "atrium", "wood"]),
        ),
        *led("legionary", *demand(BRICK, BRICK)),
    )
    assert key(s) == "give-cards"
    bricks = {"key": "the-count-material", "material": "brick", "n": 2}
    assert s.prompt(1).args == {"seat": 0, "list": [bricks], "n": 2}
    assert s.moves(1) == [Give("bath"), Give("gate"), Give("atrium")]
    assert refusal(s, 1, Give(WOOD)) == ("no-give-mismatch", "13.5")
    run(s, (1, Give("gate")))
    assert s.moves(1) == [Give("bath"), Give("atrium")]
    run(s, (1, Give("bath")))
    assert s.players[1].hand == [KIND["atrium"], KIND[WOOD]]
    assert s.players[0].stockpile[3] == 2


@clauses("13.5", "2.3.2", "21.2")
def test_who_gives_as_many_as_demanded_neither_chooses_nor_says_that_was_all():
    s = run(
        position(
            Y=player(hand=["legionary", "brick", "brick"], clients=["legionary"]),
            L=player(hand=["bath", "gate", "wood"]),
        ),
        *led("legionary", *demand(BRICK, BRICK)),
    )
    assert s.players[0].stockpile[3] == 2
    assert s.players[1].hand == [KIND[WOOD]]
    assert s.players[1].denied == (), "there might have been a third"


@clauses("13.1", "7.6")
def test_a_demand_may_be_small_or_none():
    s = run(
        position(Y=player(hand=["legionary", "brick"], clients=["legionary"] * 2), L=player()),
        *led("legionary"),
    )
    run(s, (0, DONE))
    assert s.round == 2
    assert s.players[0].hand == [KIND[BRICK]]


@clauses("13.7", "18.6")
def test_a_demand_is_one_event_for_the_forum():
    s = run(
        position(
            pool=["brick"],
            Y=player(
                hand=["legionary", "brick"],
                clients=ROLES,
                stockpile=[m for m in MATERIALS if m != "brick"],
                structures=[built("forum")],
            ),
            L=player(hand=["brick", "bath", "gate"]),
        ),
        *led("legionary", *demand(BRICK)),
    )
    assert key(s) == "give-cards", "the pool's brick alone does not stop the demand"
    run(s, (1, Give("bath")))
    assert s.ended == "forum-condition"


# 16: functions


@clauses("16.3", "22.22")
def test_opening_triggers_nothing_and_an_own_copy_still_triggers_once():
    s = run(
        position(
            pool=["wood"] * 6,
            Y=player(
                hand=["architect", "wood"],
                clients=["architect"],
                stockpile=["brick", "brick"],
                structures=[built("stairway"), started("foundry", "brick")],
            ),
            L=player(structures=[built("foundry")]),
        ),
        *led("architect", Open(1, "foundry", "brick")),
    )
    assert not offered(s, 0, Fetch)
    run(s, (0, Add("brick", "foundry", True)))
    assert (s.view(0).now.role, s.view(0).now.left) == ("laborer", 7)


@clauses("16.1", "22.20")
def test_stairway_on_a_gate_opens_everybodys_marble():
    s = run(
        position(
            Y=player(hand=["architect"], stockpile=["brick"], structures=[built("stairway")]),
            L=player(structures=[built("gate"), started("fountain")]),
            R=player(structures=[started("temple"), started("shrine")]),
        ),
        (0, lead("architect")),
        (1, NOTHING),
        (2, NOTHING),
    )
    assert s.view(0).players[2].hand_limit == 5
    run(s, (0, Open(1, "gate", "brick")))
    views = s.view(0).players
    assert views[2].hand_limit == 9
    assert views[2].functions == ["gate", "temple"]
    assert views[1].functions == ["gate", "fountain"]


@clauses("22.20", "17.27")
def test_stairway_on_a_stairway_lets_everybody_open():
    s = run(
        position(
            Y=player(hand=["architect"], stockpile=["marble"], structures=[built("stairway")]),
            L=player(
                hand=["architect", "wood"],
                stockpile=["wood"],
                structures=[built("stairway")],
            ),
            R=player(
                hand=["architect", "wood"], stockpile=["marble"], structures=[built("market")]
            ),
        ),
        (0, lead("architect")),
        (1, follow("architect")),
        (2, follow("architect")),
        (0, Open(1, "stairway", "marble")),
        (1, DONE),
    )
    assert Open(0, "stairway", "marble") in s.moves(2)


@clauses("22.21")
def test_an_opened_palisade_makes_everybody_immune_but_not_to_the_bridge():
    def asked(*own):
        s = position(
            Y=player(hand=["legionary", "wood"], structures=list(own)),
            L=player(hand=["brick", "wood"]),
            R=player(structures=[built("palisade", opened=True)]),
        )
        run(s, (0, lead("legionary")), (1, NOTHING), (2, NOTHING), *by(0, *demand(WOOD)))
        return s

    assert key(asked()) == "give-anyway"
    s = asked(built("bridge"))
    assert s.players[0].stockpile[1] == 1


@clauses("22.23", "17.40.2")
def test_a_prison_that_takes_the_missing_piece_wins_at_once():
    s = run(
        position(
            Y=player(
                hand=["craftsman", "stone", "dock"],
                clients=["merchant", "merchant", *[r for r in ROLES if r != "laborer"]],
                stockpile=STANDARD_STOCK,
                structures=[started("prison", "stone", "stone"), built("forum")],
            ),
            L=player(structures=[built("ludus-magna", opened=False)]),
        ),
        *craft(AddFromHand(STONE, "prison", True)),
    )
    assert s.ended == ""
    run(s, (0, TakeStructure(1, "ludus-magna")))
    assert s.ended == "forum-condition"


@clauses("17.40.2", "17.40.3")
def test_a_stolen_structure_stays_open_and_can_be_stolen_again():
    s = run(
        position(
            Y=player(hand=["craftsman", "stone"], structures=[started("prison", "stone", "stone")]),
            L=player(structures=[built("shrine", opened=True)]),
            R=player(hand=["craftsman", "stone"], structures=[started("prison", "stone", "stone")]),
        ),
        (0, lead("craftsman")),
        (1, NOTHING),
        (2, follow("craftsman")),
        (0, AddFromHand(STONE, "prison", True)),
        (0, TakeStructure(1, "shrine")),
        (2, AddFromHand(STONE, "prison", True)),
    )
    assert s.players[0].structures[1].opened == 3
    assert [view.hand_limit for view in s.view(0).players] == [7, 7, 7]
    assert offered(s, 2, TakeStructure) == [TakeStructure(0, "shrine")], "never another Prison"
    run(s, (2, TakeStructure(0, "shrine")))
    assert [p.influence for p in s.players] == [2 + 3, 2 + 2 + 3, 2]


@clauses("22.25")
def test_a_stolen_statue_scores_for_the_thief():
    s = run(
        position(
            Y=player(hand=["craftsman", "stone"], structures=[started("prison", "stone", "stone")]),
            L=player(structures=[built("statue", site="wood")]),
        ),
        *craft(AddFromHand(STONE, "prison", True), TakeStructure(1, "statue")),
    )
    assert [total(s, seat) for seat in (0, 1)] == [2 + 3, 2 + 1 + 3]


@clauses("22.10", "7.7", "22.7", "22.24")
def test_bath_into_craftsman_into_amphitheatre_into_prison():
    """A patron hires a craftsman, who completes an Amphitheatre, whose actions complete a Prison,
    which takes a School: each is finished before what is still open below it."""
    s = run(
        position(
            pool=["craftsman", "laborer"],
            Y=player(
                hand=["patron", "concrete", "stone", "dock"],
                clients=["patron"],
                structures=[
                    built("bath"),
                    built("bar"),
                    started("amphitheatre", "concrete"),
                    started("prison", "stone", "stone"),
                ],
            ),
            L=player(structures=[built("school")]),
        ),
        *led("patron", Hire("craftsman"), AddFromHand(CONCRETE, "amphitheatre", True)),
    )
    assert s.view(0).now.left == 2 + 2 + 1 + 2
    run(s, (0, AddFromHand(STONE, "prison", True)), (0, TakeStructure(1, "school")))
    now = s.view(0).now
    assert (now.source, now.left) == ("school", 7), "influence after handing over the site"
    run(s, (0, Think("senator")), (0, DONE))
    now = s.view(0).now
    assert (now.source, now.role, now.left) == ("amphitheatre", "craftsman", 6)
    run(s, (0, Found("dock", "in-town", "wood")))
    assert s.players[0].hand == []
    assert key(s) == "patron-step", "the Bar is still open in the first patron action"
    assert not offered(s, 0, Hire)
    run(s, (0, HireFromDeck()))
    while s.view(0).now.source == "bath":
        run(s, (0, DONE))
    assert key(s) == "patron-step", "the second patron action, of the client"
    assert Hire("laborer") in s.moves(0)


@clauses("7.7", "17.27.4")
def test_what_completion_gives_comes_before_the_stairway():
    s = run(
        position(
            pool=["wood"],
            Y=player(
                hand=["architect"],
                stockpile=["brick", "brick"],
                structures=[built("stairway"), started("foundry", "brick")],
            ),
            L=player(structures=[built("shrine")]),
        ),
        *led("architect", Add("brick", "foundry", True)),
    )
    assert key(s) == "laborer-step"
    run(s, (0, Fetch("wood")))
    assert key(s) == "stairway-step"


# 18: the end


def almost_empty(*cards, **spec):
    """Y acts with a deck of just these cards."""
    return position(deck=cards, under=0, Y=player(**spec), L=player(hand=["wood"] * 5))


@clauses("18.2", "18.7", "22.12")
@pytest.mark.parametrize(
    "end",
    [
        "think",
        "follower",
        "bar",
        "atrium",
        "keep",
        "foundation",
        "material",
        "school",
        "academy",
    ],
)
def test_the_deck_runs_out_in_every_kind_of_draw(end):
    brick = KIND[BRICK]
    if end == "think":
        s = run(almost_empty("brick", hand=["wood"] * 2), (0, ORDERS))
        assert s.players[0].hand[-1] == brick
    elif end == "follower":
        s = run(
            position(deck=["brick"], under=0, Y=player(hand=["wood", "dock"]), L=player()),
            (0, lead("craftsman")),
            (1, ORDERS),
        )
        assert s.players[0].structures == [], "before anybody acts"
    elif end == "bar":
        s = almost_empty("brick", hand=["patron"], structures=[built("bar"), built("bath")])
        run(s, *led("patron", HireFromDeck()))
        assert s.players[0].clients[3] == 1
    elif end == "atrium":
        own = [built("atrium"), built("basilica")]
        s = almost_empty("brick", hand=["merchant", "wood"], structures=own)
        run(s, *led("merchant", SellFromDeck()))
        assert s.players[0].vault_unseen == (brick,)
        assert s.players[0].hand == [KIND[WOOD]], "the part from hand is lost"
    elif end in ("keep", "foundation", "material"):
        own = [built("fountain"), started("school", "brick")]
        s = almost_empty("gate", hand=["craftsman"], clients=["craftsman"], structures=own)
        run(s, *craft(DrawCard()))
        assert s.ended == "", "what the card is used for is still chosen"
        use = {
            "keep": Keep(),
            "foundation": Found("gate", "in-town", "brick"),
            "material": AddDrawn("school", True),
        }[end]
        run(s, (0, use))
        assert s.players[0].influence == (7 if end == "material" else 5)
    elif end == "school":
        own = [started("school", "brick")]
        s = almost_empty("wood", "wood", hand=["craftsman", "brick"], structures=own)
        run(s, *craft(AddFromHand(BRICK, "school", True), ORDERS))
        assert len(s.players[0].hand) == 2
    else:
        s = almost_empty("wood", hand=["craftsman", "dock"], structures=[built("academy")])
        run(s, *craft(Found("dock", "in-town", "wood"), ORDERS))
    assert s.ended == "deck-empty"
    assert s.actors() == ()


@clauses("18.6", "17.23")
@pytest.mark.parametrize(
    "event", ["client", "material", "building", "sewer", "opening", "client-deck"]
)
def test_the_forum_is_checked_after_every_event(event):
    ready = {"clients": list(ROLES), "stockpile": list(MATERIALS), "structures": [built("forum")]}
    if event in ("client", "client-deck"):
        ready["clients"] = ROLES[1:]
        ready["structures"] += [built("bar"), built("bath")]
        spec = position(
            pool=["laborer", "wood"],
            deck=["laborer"],
            Y=player(hand=["patron"], **ready),
            L=player(),
        )
        s = run(spec, *led("patron", Hire("laborer") if event == "client" else HireFromDeck()))
    elif event == "material":
        ready["stockpile"] = MATERIALS[1:]
        ready["structures"] += [built("dock")]
        s = position(Y=player(hand=["laborer", "bar"], **ready), L=player())
        run(s, *led("laborer", FetchFromHand("bar")))
    elif event == "building":
        ready["structures"] = [started("forum"), started("gate", "brick")]
        s = position(Y=player(hand=["craftsman", "brick"], **ready), L=player())
        run(s, *craft(AddFromHand(BRICK, "gate", True)))
    elif event == "sewer":
        ready["stockpile"] = [m for m in MATERIALS if m != "stone"]
        ready["structures"] += [built("sewer")]
        s = position(Y=player(hand=["merchant"], **ready), L=player())
        run(s, *by(0, lead("merchant")), *by(1, NOTHING), *by(0, DONE))
        while s.question and s.question.key != "sewer-take":
            run(s, (0, DONE))
        run(s, (0, ToStockpile(STONE)))
    else:
        ready["structures"] = []
        s = position(
            Y=player(hand=["architect"], stockpile=["marble"], structures=[built("stairway")]),
            L=player(structures=[built("forum")]),
            R=player(**ready),
        )
        run(s, (0, lead("architect")), (1, NOTHING), (2, NOTHING), (0, Open(1, "forum", "marble")))
        assert result(s).winners == [2]
    assert s.ended == "forum-condition"
    assert s.actors() == (), "at once, whatever was still to come"


@clauses("17.23", "17.23.4", "18.5")
def test_a_forum_wins_for_nobody_but_its_owner():
    s = position(
        Y=player(hand=["laborer"], clients=ROLES, stockpile=MATERIALS),
        L=player(structures=[built("forum")]),
        pool=["wood"],
    )
    run(s, *led("laborer", Fetch("wood")))
    assert s.ended == ""


@clauses("18.9")
def test_all_others_may_give_up_in_favour_of_one():
    s = run(position(Y=player(), L=player(), R=player()))
    assert s.asides(1) == [Concede(0), Concede(2)]
    assert not offered(s, 1, Concede)
    run(s, (1, Concede(0)))
    assert s.ended == ""
    assert s.view(2).players[1].concedes_to == 0
    assert s.asides(1) == [Concede(2), Withdraw()]
    with pytest.raises(IllegalMove, match="no-concede-same"):
        s.play(1, Concede(0))
    assert refusal(s, 1, Concede(0)) == ("no-concede-same", "18.9")
    assert refusal(s, 0, Concede(0)) == ("no-concede-self", "18.9")
    assert refusal(s, 0, Concede(3)) == ("no-such-seat", "18.9")
    assert refusal(s, 0, Withdraw()) == ("no-concede-none", "18.9")
    run(s, (1, Withdraw()))
    assert s.asides(1) == [Concede(0), Concede(2)]
    run(s, (2, Concede(0)))
    assert s.ended == ""
    run(s, (1, Concede(0)))
    assert s.ended == "concession-by-all"
    assert result(s).winners == [0]
    assert result(s).ranks == [1, 2, 2]
    assert s.why_not(0, Withdraw()).key == "no-game-over"


@clauses("18.9", "17.9")
def test_a_card_drawn_with_the_fountain_goes_back_when_all_give_up():
    s = position(
        deck=["bar"], Y=player(hand=["craftsman"], structures=[built("fountain")]), L=player()
    )
    run(s, *craft())
    before, cards = GAME.census(s), s.deck[:]
    run(s, (0, DrawCard()), (1, Concede(0)))
    assert (s.ended, s.deck, s.drawn) == ("concession-by-all", cards, NONE)
    assert GAME.census(s) == before


@clauses("18.9")
def test_giving_up_does_not_stand_in_the_way_of_undo():
    match = Match(GAME, 3, "undo")
    leader = match.state.leader
    card = match.state.moves(leader)[-1]
    match.play(leader, card)
    other = (leader + 2) % 3
    match.play(other, Concede(leader))
    assert match.undoable(leader) is None
    match.undo(leader)
    assert match.state.conceded[other] == leader
    match.undo(other)
    assert match.state.conceded[other] == -1


@pytest.mark.parametrize("helpers", HELPERS)
@clauses("17.23.1", "17.15", "17.31")
def test_each_client_stands_for_one_role_of_the_forum(helpers):
    s = position(Y=player(structures=[built(name) for name in helpers]), L=player())
    owner = s.players[0]

    def stands_for(client):
        if client == MERCHANT and "ludus-magna" in helpers:
            return set(range(6))
        return {client, LABORER} if "storeroom" in helpers else {client}

    def fill(roles, clients):
        """Is there a client of its own for each of these roles?"""
        if not roles:
            return True
        role, *others = roles
        return any(
            fill(others, clients[:n] + clients[n + 1 :])
            for n, client in enumerate(clients)
            if role in stands_for(client) and client not in clients[:n]
        )

    few = [range(2) if role in (LABORER, ARCHITECT, LEGIONARY) else range(3) for role in range(6)]
    few[MERCHANT] = range(5)
    for owner.clients in map(list, product(*few)):
        clients = [role for role, n in enumerate(owner.clients) for _ in range(n)]
        assert has_every_role(owner) == fill(list(range(6)), clients), owner.clients


# 19: the count


@clauses("17.24", "17.17", "19.2")
def test_the_count_so_far_leaves_out_only_the_vaults():
    s = position(
        Y=player(
            stockpile=["wood"] * 5, vault=["wood"], structures=[built("statue"), built("wall")]
        ),
        L=player(),
    )
    assert [score.parts for score in s.standing()] == [
        {"influence": 2 + 3 + 2, "statue": 3, "wall": 2},
        {"influence": 2, "statue": 0, "wall": 0},
    ]


@clauses("19.2", "22.40", "19.3", "22.33")
def test_only_what_counts_is_counted():
    s = run(
        position(
            deck=["wood"],
            under=0,
            Y=player(
                hand=["laborer", "wood", "senator"],
                stockpile=["wood"],
                structures=[built("wall"), built("sewer"), started("temple", "marble", "marble")],
            ),
            L=player(),
        ),
        (0, lead("laborer")),
        (1, ORDERS),
    )
    assert s.ended == "deck-empty"
    assert hands(s) == [2, 1], "the card in the camp is not in hand"
    parts = scores(s)[0].parts
    assert parts == {"influence": 7, "vault": 0, "bonuses": 0, "statue": 0, "wall": 0}


# 20: variants


@clauses("20.1", "20.2", "20.3.4")
def test_petitions_by_variant():
    for variant, size in (("standard", 2), ("classic", 3), ("simplified", 2)):
        s = run(
            position(options=Options(variant=variant), Y=player(hand=["brick"] * 4), L=player())
        )
        sizes = {len(move.cards) for move in offered(s, 0, Lead)}
        assert sizes == {1, size}


@clauses("20.3", "20.3.1", "20.3.2")
@pytest.mark.parametrize(
    ("seats", "in_town", "outside", "deck"), [(2, 2, 1, 67), (3, 3, 0, 65), (4, 3, 0, 62)]
)
def test_simplified_setup(seats, in_town, outside, deck):
    s = GAME.new(seats, "simple", SIMPLIFIED)
    assert s.in_town == [in_town] * 6
    assert s.out_of_town == [outside] * 6
    assert sum(s.pool) == seats, "nobody was tied"
    assert len(s.deck) == deck
    assert len(s.removed) == 144 - 5 * seats - deck


@clauses("20.3.3", "20.3")
def test_statue_and_villa_in_the_simplified_game():
    s = run(
        position(
            options=SIMPLIFIED,
            Y=player(
                hand=["architect", "statue"],
                stockpile=["stone"],
                structures=[started("villa"), built("temple"), built("wall")],
            ),
            L=player(),
        ),
        *led("architect"),
    )
    wrong = Found("statue", "in-town", "wood")
    assert refusal(s, 0, wrong) == ("no-statue-simplified", "20.3.3")
    assert refusal(s, 0, Add("stone", "villa", True)) == ("no-finish-early", "10.6")
    assert Add("stone", "villa", False) in s.moves(0)
    assert s.view(0).players[0].hand_limit == 5


@clauses("0.5", "21.2")
def test_choices_that_give_away_nothing_are_made_by_the_table():
    s = run(
        position(
            Y=player(hand=["patron"], clients=["wood", "wood"]), L=player(hand=["patron", "wood"])
        ),
        (0, lead("patron")),
        (1, follow("patron")),
    )
    assert s.round == 2, "nobody could hire, and everybody could see it"
    s = run(
        position(Y=player(hand=["craftsman", "brick"], structures=[built("shrine")]), L=player()),
        *craft(),
    )
    assert s.moves(0) == [DONE], "that nothing fits is the player's secret"


@clauses("13.8", "17.13", "22.3")
def test_circus_maximus_does_not_double_a_bath_action():
    s = run(
        position(
            pool=["laborer", "wood", "wood"],
            Y=player(hand=["patron"], structures=[built("bath"), built("circus-maximus")]),
            L=player(),
        ),
        *led("patron", Hire("laborer"), Fetch("wood")),
    )
    assert s.round == 2


@pytest.mark.parametrize("helpers", HELPERS)
@pytest.mark.parametrize("role", ROLES)
@clauses("17.13", "17.15", "17.31")
def test_the_roles_in_which_a_bath_client_may_act(role, helpers):
    s = position(
        pool=[role, "wood"],
        Y=player(
            hand=["patron", "brick"],
            stockpile=["wood"],
            structures=[built(name) for name in ("bath", *helpers)],
        ),
        L=player(),
    )
    run(s, *led("patron", Hire(role)))
    allowed = {role}
    if role == "merchant" and "ludus-magna" in helpers:
        allowed = set(ROLES)
    if "storeroom" in helpers:
        allowed.add("laborer")
    if len(allowed) > 1:
        assert {move.role for move in offered(s, 0, ActAs)} == allowed
    else:
        assert s.view(0).now.role == role


@clauses("22.8", "13.1", "13.8")
def test_a_legionary_of_the_bath_demands_with_one_card():
    s = position(
        pool=["legionary"],
        Y=player(
            hand=["patron", "wood", "stone"], clients=["legionary"] * 2, structures=[built("bath")]
        ),
        L=player(),
    )
    run(s, *led("patron", Hire("legionary"), Reveal(WOOD)))
    assert refusal(s, 0, Reveal(STONE)) == ("no-demand-too-many", "13.1")


@clauses("13.8", "2.9")
def test_every_demand_of_a_round_is_remembered():
    s = position(
        pool=["legionary"] * 3,
        Y=player(
            hand=["patron", "dock", "tower"],
            clients=["patron", "patron"],
            structures=[built("bath"), built("basilica")],
        ),
        L=player(),
    )
    run(s, *led("patron", Hire("legionary"), *demand("dock"), Hire("legionary"), *demand("tower")))
    assert s.view(1).players[0].revealed == ["dock", "tower"]
    run(s, (0, Hire("legionary")))
    assert s.moves(0) == [DONE]


@clauses("13.2", "13.8", "2.9")
def test_a_card_still_in_hand_is_revealed_again_in_a_later_round():
    s = position(Y=player(hand=["legionary", "legionary", "dock"]), L=player())
    run(s, *led("legionary", *demand("dock")), (1, NOTHING), *led("legionary", *demand("dock")))
    assert s.view(1).players[0].revealed == ["dock"], "it is one card"


@pytest.mark.parametrize(
    ("client", "use", "shown"),
    [
        ("merchant", SellFromHand("dock"), ["dock"]),  # for the others it may still be there
        ("craftsman", Found("dock", "in-town", "wood"), []),
    ],
)
@clauses("13.8", "2.5", "17.13")
def test_the_card_revealed_for_a_demand_is_the_one_used_afterwards(client, use, shown):
    s = position(
        pool=["legionary", client, client, "legionary"],
        Y=player(
            hand=["patron", "dock", "dock", "gate"],
            clients=["patron", "patron"],
            structures=[built("bath"), built("basilica")],
        ),
        L=player(),
    )
    run(s, *led("patron", Hire("legionary"), *demand("dock"), Hire(client), use))
    assert s.view(1).players[0].revealed == shown
    run(s, (0, Hire("legionary")))
    assert offered(s, 0, Reveal) == [Reveal("dock"), Reveal("gate")]


@pytest.mark.parametrize("role", [role for role in ROLES if role != "legionary"])
@clauses("7.1", "7.2")
def test_the_table_says_how_many_actions_are_left(role):
    s = position(
        pool=["wood"] * 3,
        Y=player(hand=[role, "dock"], clients=[role] * 2, stockpile=["wood"] * 3, influence=6),
        L=player(),
    )
    run(s, *led(role))
    assert s.prompt(0).args == {"role": role, "n": 3}


@clauses("17.13", "7.6")
def test_a_bath_client_may_rest():
    s = run(
        position(
            pool=["merchant", "patron"],
            Y=player(hand=["patron"], structures=[built("bath"), built("ludus-magna")]),
            L=player(),
        ),
        *led("patron", Hire("merchant")),
    )
    assert offered(s, 0, ActAs)
    run(s, (0, DONE))
    assert s.round == 2


@clauses("8.2", "8.1")
def test_the_parts_of_a_patron_action_come_in_any_order_each_once():
    s = run(
        position(
            pool=["wood", "wood"],
            deck=["brick"],
            Y=player(
                hand=["patron", "stone", "stone"], structures=[built("aqueduct"), built("bar")]
            ),
            L=player(),
        ),
        *led("patron", HireFromDeck(), Hire("craftsman")),
    )
    assert refusal(s, 0, Hire("craftsman")) == ("no-pool-client-twice", "8.1")
    assert refusal(s, 0, HireFromDeck()) == ("no-hire-deck-twice", "8.2")
    run(s, (0, HireFromHand(STONE)))
    assert s.round == 2


@clauses("8.1", "9.1", "14.1")
def test_what_is_not_there_cannot_be_taken():
    s = run(position(pool=["wood"], Y=player(hand=["patron"]), L=player()), *led("patron"))
    assert refusal(s, 0, Hire("patron")) == ("no-pool-role", "8.1")
    s = run(position(pool=["wood"], Y=player(hand=["laborer"]), L=player()), *led("laborer"))
    assert refusal(s, 0, Fetch("marble")) == ("no-pool-material", "9.1")
    spec = player(hand=["merchant"], stockpile=["wood"])
    s = run(position(Y=spec, L=player()), *led("merchant"))
    assert refusal(s, 0, Sell("marble")) == ("no-material-absent", "14.1")


@clauses("17.4", "22.26")
def test_the_coliseum_may_take_a_client_hired_in_this_round():
    s = run(
        position(
            pool=["patron", "legionary", "wood"],
            Y=player(hand=["patron"], clients=["patron"]),
            L=player(hand=["patron", "marble"], structures=[built("bath"), built("coliseum")]),
        ),
        (0, lead("patron")),
        (1, follow("patron")),
        (0, Hire("patron")),
        (1, Hire("legionary")),
        *by(1, Reveal(MARBLE)),
    )
    assert s.players[0].hired[5] == 1
    run(s, (1, s.moves(1)[-1]), (1, TakeClient(0, "patron")))
    assert s.players[0].clients[5] == 1
    assert s.players[1].vault[5] == 1
    assert s.round == 2
