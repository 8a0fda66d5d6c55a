"""The rules, clause by clause."""

import pytest

from ludi.core.errors import IllegalMove, InvalidInput
from ludi.core.match import Match
from ludi.games.concordia import GAME, scoring
from ludi.games.concordia.data import GAP, GOODS
from ludi.games.concordia.map import KINDS
from ludi.games.concordia.moves import (
    Build,
    Buy,
    Copy,
    EndBuilding,
    EndBuying,
    EndMoving,
    EndSettling,
    EndTrading,
    EndTurn,
    Keep,
    Play,
    Produce,
    Recruit,
    Sell,
    Settle,
    TakeCoins,
    Travel,
)
from ludi.games.concordia.position import player, player_with, position
from ludi.games.concordia.state import Options
from tests.games.clauses import clauses
from tests.games.concordia.helpers import (
    ARCHITECT,
    PREFECT,
    SENATOR,
    B,
    G,
    R,
    Y,
    asked,
    go,
    offers,
    refusal,
)

FOURTEEN = [
    *("isca_d", "londinium", "burdigala", "lutetia", "massilia", "brigantium", "olisipo"),
    *("valentia", "colonia_a", "novaria", "aquileia", "syracusae", "rusadir", "carthago"),
]
ONE_SHORT = {"coins": 50, "houses": FOURTEEN, "land": ["aquileia--vindobona"]}
ROW = [
    *("mi_mercator", "mi_prefect", "mi_architect", "mi_colonist"),
    *("mi_diplomat", "mi_mason", "mi_farmer"),
]


def three(**rest):
    """Red as described, two others as at the start."""
    board = {
        name: rest.pop(name)
        for name in ("market", "stack", "inactive", "praefectus", "concordia")
        if name in rest
    }
    goods = rest.pop("goods", None)
    red = player(**rest) if goods is None else player_with(goods, **rest)
    return position(R=red, B=player(), G=player(), **board)


def undone(s, *moves):
    """A match from a position, with these moves of Red made and all taken back again."""
    match = Match(GAME, len(s.players), "undo", position=s)
    before = match.state.copy()
    for move in moves:
        match.play(R, move)
    for _ in moves:
        match.undo(R)
    assert match.state == before
    return match


# 2. Setup


@clauses("2.1", "1.1", "13.2")
@pytest.mark.parametrize(
    ("seats", "option", "map"),
    [
        (2, "auto", "italia"),
        (3, "auto", "italia"),
        (4, "auto", "imperium"),
        (5, "auto", "imperium"),
        (3, "imperium", "imperium"),
        (4, "italia", "italia"),
        (2, "italia", "italia"),
        (5, "imperium", "imperium"),
    ],
)
def test_map_by_number_of_players(seats, option, map):
    assert GAME.new(seats, "map", Options(map=option)).map == map


@clauses("2.1")
@pytest.mark.parametrize(("seats", "map"), [(2, "imperium"), (5, "italia")])
def test_maps_that_do_not_fit_are_refused(seats, map):
    for begin in (GAME.new, GAME.match):
        with pytest.raises(InvalidInput, match=f"{map} is for"):
            begin(seats, "map", Options(map=map))


@clauses("13.2")
def test_other_options_are_refused():
    with pytest.raises(InvalidInput, match=r"concordia has no option .salt.; there are"):
        GAME.options_from({"salt": True})


@clauses("2.2", "1.5")
@pytest.mark.parametrize("seats", [2, 5])
def test_tokens_by_letter_are_all_used(seats):
    s = GAME.new(seats, "tokens")
    rows = GAME.data.file.maps[s.map].provinces.values()
    goods = iter(s.tokens)
    found = {}
    for province in rows:
        for _ in province.cities:
            found.setdefault(province.letter, []).append(GOODS[next(goods)])
    for letter, laid in found.items():
        assert {g: laid.count(g) for g in GOODS} == GAME.data.file.tokens[letter]
    assert GAME.new(seats, "other tokens").tokens != s.tokens


@clauses("2.3")
def test_a_province_shows_its_dearest_good():
    s = three()
    bonus = {
        name: GOODS[g] for name, g in zip(s.data.maps[s.map].provinces, s.markers, strict=True)
    }
    assert bonus["syria"] == "cloth"  # food and cloth
    assert bonus["italia"] == "wine"  # wine, food and brick
    assert bonus["germania"] == "food"  # food and brick
    assert s.active_provinces == 2**12 - 1


@clauses("2.4", "2.4.1", "7.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_decks_lie_in_order(seats):
    s = GAME.new(seats, "decks")
    drawn = [*s.market, *reversed(s.stack)]
    decks = [s.data.deck[card] for card in drawn]
    assert decks == sorted(decks)
    assert max(decks) == seats - 1
    assert decks[7] == 0  # one card of deck I is left on the stack
    assert decks[8] == 1
    assert GAME.new(seats, "other decks").market != s.market


@clauses("2.5", "2.6", "2.7", "2.8", "2.8.1", "2.8.3", "2.8.4", "2.8.5", "2.9", "4.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_everybody_starts_with(seats):
    s = GAME.new(seats, "start")
    assert s.concordia == GAP
    assert s.actors() == (s.start,)
    assert s.praefectus == (s.start - 1) % seats
    order = [(s.start + n) % seats for n in range(seats)]
    assert [s.players[seat].coins for seat in order] == [5, 6, 7, 8, 9][:seats]
    v = s.view(0)
    for seen in v.players:
        assert [(c.kind, c.at) for c in seen.colonists] == [("land", "roma"), ("sea", "roma")]
        assert (seen.houses_left, seen.hand_count, seen.discard_count) == (15, 7, 0)
    assert sorted(card.kind for card in v.players[0].hand) == [
        *("architect", "diplomat", "mercator", "prefect", "prefect", "senator", "tribune"),
    ]


@clauses("2.6")
def test_the_start_player_is_drawn():
    assert {GAME.new(4, str(n)).start for n in range(40)} == {0, 1, 2, 3}


# 3. Open and hidden information


@clauses("3.1")
def test_the_stack_is_known_but_not_its_order():
    s = GAME.new(3, "stack")
    v = s.view(0)
    assert v.stack == [s.data.ids[card] for card in sorted(s.stack)]
    assert v.stack[0].startswith("mi_")


@clauses("3.2")
@pytest.mark.parametrize("open_hands", [False, True])
def test_hands_of_others(open_hands):
    s = position(
        options=Options(map="imperium", open_hands=open_hands),
        R=player(),
        B=player(discard=["start_senator", "start_mercator"], bought=["mi_smith"]),
        G=player(),
    )
    seen = s.view(R).players[B]
    assert seen.top == "mercator"
    assert (seen.hand_count, seen.discard_count) == (6, 2)
    assert "mi_smith" in seen.owned
    assert len(seen.owned) == 8
    assert (seen.hand is None) != open_hands
    assert (seen.discard is None) != open_hands
    assert s.view(B).players[B].hand is not None
    assert (s.view(None).players[R].hand is None) != open_hands


@clauses("3.3", "3.4")
def test_the_rest_is_open():
    s = GAME.new(4, "open")
    mine, theirs = s.view(0), s.view(1)
    assert (mine.market, mine.cities, mine.provinces) == (
        theirs.market,
        theirs.cities,
        theirs.provinces,
    )
    for name in ("coins", "goods", "stored", "colonists", "houses", "gods"):
        assert getattr(mine.players[2], name) == getattr(theirs.players[2], name)
    assert len(s.actors()) == 1


# 4. Turns


@clauses("4.2", "4.3", "13.4")
def test_one_card_a_turn_goes_on_the_pile():
    s = go(three(), R, Play("prefect"))
    assert s.data.ids[s.players[R].top] == "start_prefect_1"  # before its action is done
    assert refusal(s, Play("architect")) == "no-other-question"
    go(s, R, Produce("gallia"))
    assert s.actors() == (B,)
    assert len(offers(s, Play)) == len(s.moves(B)) == 6  # two Prefects are one choice; no pass


@clauses("4.2", "6.1.1")
def test_cards_that_cannot_be_played():
    s = three(discard=ARCHITECT)
    assert refusal(s, Play("architect")) == "no-card-in-discard"
    assert refusal(s, Play("weaver")) == "no-card-not-yours"
    assert s.why_not(B, Play("prefect")).key == "no-not-asked"
    with pytest.raises(IllegalMove):
        s.play(R, Play("architect"))


@clauses("4.4")
@pytest.mark.parametrize(
    ("card", "bought"), [("vintner", "mii_vintner"), ("senator", None), ("diplomat", None)]
)
def test_cards_without_effect_may_be_played(card, bought):
    s = three(goods="", bought=[bought] if bought else [])
    go(s, R, Play(card))
    assert s.actors() == (B,)
    assert s.players[R].goods == [0, 0, 0, 0, 0]


@clauses("4.5", "6.7.1", "6.6.2", "6.1.3", "6.2.7")
def test_what_may_be_left_out():
    for card, leave in (
        ("senator", [EndBuying()]),
        ("mercator", [EndTrading()]),
        ("tribune", [EndSettling()]),
        ("architect", [EndMoving()]),
    ):
        assert go(three(), R, Play(card), *leave).actors() == (B,)


@clauses("4.6", "7.3")
def test_the_turn_passes_on_after_the_refill():
    s = three(market=ROW, stack=["mi_smith"])
    go(s, R, Play("senator"), Recruit("mi_prefect", "food"), EndBuying())
    assert [s.data.ids[c] for c in s.market] == [
        *("mi_mercator", "mi_architect", "mi_colonist"),
        *("mi_diplomat", "mi_mason", "mi_farmer", "mi_smith"),
    ]
    assert s.actors() == (B,)
    assert s.turns == 2


@clauses("4.7", "6.1.4", "6.1.1")
def test_the_tribune_is_always_there():
    s = three(
        discard=[
            *("start_architect", "start_prefect_1", "start_prefect_2"),
            *("start_mercator", "start_diplomat", "start_senator"),
        ]
    )
    assert s.moves(R) == [Play("tribune")]
    go(s, R, Play("tribune"), EndSettling())
    assert s.players[R].coins == 9  # 7 cards
    assert (s.players[R].discard, s.players[R].top) == (0, GAP)
    go(s, B, Play("diplomat"))
    assert s.actors() == (G,)  # nothing to copy


# 5. Storehouse, goods, paying


@clauses("5.1.1", "5.1.2")
def test_a_placed_colonist_frees_its_space_for_good():
    s = three(goods="food food tools tools", bought=["mi_colonist"])
    assert s.view(R).players[R].free == 4
    go(s, R, Play("colonist"), Settle("land", "roma"))
    assert s.view(R).players[R].free == 7
    assert s.players[R].stored == [1, 2]


@clauses("5.1.3", "5.2.2", "5.2.1")
def test_goods_that_fit_must_be_taken_and_none_thrown_away():
    s = three(houses=["antiochia"])  # 2 spaces free, a bonus and a food come
    go(s, R, Play("prefect"), Produce("syria"))
    assert s.players[R].goods == [1, 3, 1, 1, 2]
    assert s.actors() == (B,)  # nothing was asked
    for name in ("discard_goods", "refuse", "return_goods"):
        with pytest.raises(InvalidInput):
            GAME.move_from({"type": name})


@clauses("5.2.4")
def test_nothing_is_asked_where_there_is_nothing_to_choose():
    # one kind of good, more than fits
    s = go(three(brick=2, houses=["tyros"]), R, Play("prefect"), Produce("syria"))
    assert (s.players[R].goods[4], s.actors()) == (2, (B,))
    # no space at all
    s = go(three(brick=3, houses=["antiochia", "tyros"]), R, Play("prefect"), Produce("syria"))
    assert (s.players[R].goods, s.actors()) == ([3, 2, 1, 1, 1], (B,))


@clauses("5.2.4")
def test_several_choose_in_turn_order_from_the_active_player():
    full = {"brick": 2, "houses": ["antiochia", "tyros"]}
    s = position(R=player(**full), B=player(**full), G=player(**full), to_play=B)
    go(s, B, Play("prefect"), Produce("syria"))
    assert s.actors() == (B,)
    go(s, B, Keep("food"))
    assert s.actors() == (G,)
    go(s, G, Keep("cloth"))
    assert s.actors() == (R,)
    assert s.view(R).active == B
    go(s, R, Keep("food"))
    assert asked(s) == "play-card"
    assert s.actors() == (G,)


@clauses("5.2.5", "12.10")
def test_bonus_and_houses_are_one_batch():
    s = three(brick=2, houses=["antiochia", "tyros"], praefectus=R)
    go(s, R, Play("prefect"), Produce("syria"))
    assert s.view(R).batch == {"brick": 0, "food": 1, "tools": 0, "wine": 0, "cloth": 3}
    assert s.moves(R) == [Keep("food"), Keep("cloth")]
    go(s, R, Keep("food"))  # all the cloth is lost
    assert s.players[R].goods == [2, 3, 1, 1, 1]


@clauses("5.2.3")
def test_every_free_space_is_filled_one_good_after_another():
    s = three(brick=1, food=1, tools=2, houses=["novaria", "aquileia", "syracusae"])
    go(s, R, Play("prefect"), Produce("italia"))  # 2 wine, 1 food, 1 brick for 2 spaces
    assert [move.good for move in s.moves(R)] == ["brick", "food", "wine"]
    go(s, R, Keep("wine"))
    assert [move.good for move in s.moves(R)] == ["brick", "food", "wine"]
    go(s, R, Keep("brick"))
    assert s.players[R].goods == [2, 1, 2, 2, 1]
    assert s.actors() == (B,)


@clauses("5.3.1", "5.3.2")
def test_no_debt_and_no_substitute():
    s = three(goods="wine cloth cloth", coins=1, land=["aquileia--novaria"], market=ROW)
    go(s, R, Play("architect"))
    assert asked(s) == "architect-move"
    assert go(s, R, EndMoving()).actors() == (B,)  # no brick: no house, whatever else is there
    s = three(goods="wine cloth", market=["mi_architect", "mi_mercator"], stack=[])
    go(s, R, Play("senator"))
    assert refusal(s, Recruit("mi_architect", None)) == "no-buy-goods-senator"
    assert refusal(s, Recruit("mi_mercator", "cloth")) is None


@clauses("5.4.1", "6.2.4")
def test_colonists_keep_to_their_kind_of_line():
    s = go(three(land=["aquileia--roma"]), R, Play("architect"))
    assert refusal(s, Travel("roma", "novaria--roma--land", 1)) == "no-move-sea-only"
    assert refusal(s, Travel("aquileia--roma--land", "massilia--roma--sea", 1)) == (
        "no-move-land-only"
    )
    assert refusal(s, Travel("massilia--roma--sea", "carthago--roma--sea", 1)) == "no-move-nobody"
    assert refusal(s, Travel("verona", "aquileia--novaria--land", 1)) == "no-not-on-map"
    assert refusal(s, Travel("roma", "cosa--roma--sea", 1)) == "no-not-on-map"
    with pytest.raises(InvalidInput):  # a move never ends in a city
        GAME.move_from({"type": "travel", "origin": "roma", "line": "aquileia", "points": 1})


@clauses("5.4.2", "6.2.3")
def test_a_line_holds_one_colonist():
    s = position(R=player(land=["aquileia--roma"]), B=player(land=["novaria--roma"]), G=player())
    go(s, R, Play("architect"))
    assert refusal(s, Travel("aquileia--roma--land", "novaria--roma--land", 1)) == (
        "no-move-occupied"
    )
    # but it may be passed
    assert refusal(s, Travel("aquileia--roma--land", "massilia--novaria--land", 2)) is None


@clauses("5.4.2")
def test_a_city_holds_any_number_of_colonists():
    s = three(goods="food food tools tools", bought=["mi_colonist"])
    go(s, R, Play("colonist"), Settle("land", "roma"), Settle("land", "roma"))
    in_roma = [c.at for p in s.view(R).players for c in p.colonists]
    assert in_roma == ["roma"] * 8


@clauses("5.4.3", "12.20")
def test_a_colonist_in_a_city_counts_but_is_beside_no_city():
    s = three(coins=20, land=["massilia", "roma"], houses=["massilia"])
    go(s, R, Play("architect"))
    assert s.view(R).points == 3
    go(s, R, EndMoving())
    assert s.actors() == (B,)  # nowhere to build


@clauses("5.4.4")
def test_three_of_each_kind():
    s = three(
        goods="food food tools tools",
        land=["roma", "aquileia--roma", "novaria--roma"],
        bought=["mi_colonist"],
    )
    go(s, R, Play("colonist"))
    assert refusal(s, Settle("land", "roma")) == "no-place-none"
    assert refusal(s, Settle("sea", "roma")) is None
    s = three(land=["roma", "aquileia--roma", "novaria--roma"])
    go(s, R, Play("tribune"))
    assert refusal(s, Settle("land", "roma")) == "no-tribune-none"
    assert refusal(s, Settle("sea", "massilia")) == "no-tribune-city"


@clauses("5.6.1", "12.14")
def test_praefectus_magnus_with_two_players():
    s = position("italia_fixture_1", R=player(), B=player(), praefectus=R)
    go(s, R, Play("prefect"), Produce("venetia"))
    assert s.praefectus == B
    go(s, B, Play("prefect"), Produce("liguria"))
    assert s.praefectus == R


@clauses("5.6.2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_praefectus_magnus_goes_to_the_right(seats):
    names = dict(zip("RBGYK", [player() for _ in range(seats)], strict=False))
    s = position(**names, praefectus=R)
    go(s, R, Play("prefect"), Produce("gallia"))
    assert s.praefectus == seats - 1


@clauses("5.6.2", "12.11")
def test_praefectus_magnus_passes_once_everybody_has_stored():
    s = three(brick=2, houses=["antiochia"], praefectus=R)
    go(s, R, Play("prefect"), Produce("syria"))
    assert s.praefectus == R
    go(s, R, Keep("cloth"))
    assert s.praefectus == G


# 6. The cards


@clauses("6.1.2")
@pytest.mark.parametrize(("before", "coins"), [(0, 0), (2, 0), (3, 1), (6, 4)])
def test_coins_of_the_tribune(before, coins):
    pile = [
        *("start_architect", "start_prefect_1", "start_prefect_2"),
        *("start_mercator", "start_diplomat", "start_senator"),
    ][:before]
    s = go(three(goods="", coins=0, discard=pile), R, Play("tribune"))
    assert s.players[R].coins == coins
    assert s.actors() == (B,)  # nothing to pay a colonist with


@clauses("6.2", "12.21")
def test_moving_comes_before_building():
    s = position(
        R=player(land=["aquileia--roma"]), B=player(land=["aquileia--novaria"]), G=player()
    )
    go(s, R, Play("architect"))
    assert refusal(s, Build("aquileia")) == "no-other-question"
    go(s, R, EndMoving(), Build("aquileia"))
    assert s.actors() == (B,)
    s = three(coins=20, brick=2, land=["aquileia--novaria"])
    go(s, R, Play("architect"), EndMoving(), Build("aquileia"))
    assert refusal(s, Travel("aquileia--novaria--land", "aquileia--roma--land", 1)) == (
        "no-other-question"
    )
    assert offers(s, Build) == [Build("novaria")]


@clauses("6.2.1", "6.2.5", "12.19")
def test_points_are_divided_and_vacated_lines_are_free():
    s = three(goods="", coins=0, land=["aquileia--roma", "aquileia--novaria"], sea=[])
    go(s, R, Play("architect"))
    assert s.view(R).points == 2
    forward = Travel("aquileia--roma--land", "aquileia--novaria--land", 1)
    assert refusal(s, forward) == "no-move-occupied"  # by one's own
    go(s, R, Travel("aquileia--novaria--land", "colonia_a--novaria--land", 1))
    go(s, R, forward)
    assert s.actors() == (B,)


@clauses("6.2.5")
def test_the_same_colonist_may_move_again():
    s = three(goods="", coins=0)
    go(s, R, Play("architect"), Travel("roma", "aquileia--roma--land", 1))
    go(s, R, Travel("aquileia--roma--land", "aquileia--sirmium--land", 1))
    assert s.view(R).players[R].colonists[0].at == "aquileia--sirmium--land"
    assert s.actors() == (B,)


@clauses("6.2.6", "12.17", "12.15")
def test_the_shortest_way_counts():
    s = three(land=["aquileia--roma"])
    go(s, R, Play("architect"))
    here = "aquileia--roma--land"
    assert refusal(s, Travel(here, here, 2)) == "no-move-same-line"
    assert refusal(s, Travel(here, "aquileia--novaria--land", 2)) == "no-move-cost"
    assert refusal(s, Travel(here, "napoca--sirmium--land", 2)) is None
    assert refusal(s, Travel(here, "napoca--tomis--land", 3)) == "no-move-too-far"


@clauses("12.15")
def test_a_crowded_roma():
    lines = ["aquileia--roma", "novaria--roma", "roma--syracusae"]

    def at(**red):
        return position(R=player_with("", **red), B=player(land=lines), G=player())

    s = go(at(land=["roma"], sea=[]), R, Play("architect"))  # 1 point
    assert s.actors() == (B,)
    s = go(at(land=["roma", "roma"], sea=[]), R, Play("architect"))
    assert offers(s, Travel)
    assert all(move.points == 2 for move in offers(s, Travel))


@clauses("12.22", "12.23", "12.24")
def test_one_house_a_city_and_independent_costs():
    s = three(
        goods="brick food food tools",
        coins=20,
        land=["aquileia--vindobona", "colonia_a--vindobona", "sirmium--vindobona"],
    )
    go(s, R, Play("architect"), EndMoving())
    costs = {city: v.coins for city, v in s.view(R).cities.items()}
    go(s, R, Build("vindobona"))  # brick: food and a coin, no brick
    assert (s.players[R].goods, s.players[R].coins) == ([1, 1, 1, 0, 0], 19)
    assert refusal(s, Build("vindobona")) == "no-build-own-house"
    after = {city: v.coins for city, v in s.view(R).cities.items()}
    assert {city for city in costs if costs[city] != after[city]} == {"vindobona"}


@clauses("6.2.7", "1.2", "8.3")
def test_there_is_no_sixteenth_house():
    def built(*houses):
        s = three(coins=50, goods="brick food food wine", houses=houses, land=["napoca--sirmium"])
        return go(s, R, Play("architect"), EndMoving())

    assert offers(built(*FOURTEEN), Build) == [Build("napoca"), Build("sirmium")]
    assert built(*FOURTEEN, "vindobona").actors() == (B,)


@clauses("6.2.8", "6.2.9", "6.5.a", "6.7.2", "6.8.1")
def test_a_refusal_says_how_much_is_missing():
    def missing(s, move):
        found = s.why_not(R, move)
        words = [(item["key"], item["n"]) for item in found.args["missing"]]
        return found.key, found.clause, words

    s = three(goods="food cloth", market=ROW)
    go(s, R, Play("senator"))
    assert missing(s, Recruit("mi_farmer", None)) == (
        "no-buy-goods-senator",
        "6.7.2",
        [("count-brick.gen", 1), ("count-cloth.gen", 1)],
    )
    s = three(goods="food", market=ROW, bought=["mii_consul"])
    go(s, R, Play("consul"))
    assert missing(s, Recruit("mi_farmer", None)) == (
        "no-buy-goods-consul",
        "6.8.1",
        [("count-brick.gen", 1)],
    )
    s = three(goods="food", coins=1, land=["aquileia--vindobona"])
    go(s, R, Play("architect"), EndMoving())
    assert missing(s, Build("aquileia")) == (
        "no-build-goods",
        "6.2.8",
        [("count-brick.gen", 1)],
    )
    s = three(goods="food food brick wine", coins=1, land=["aquileia--vindobona"])
    go(s, R, Play("architect"), EndMoving())
    short = s.why_not(R, Build("aquileia"))
    assert (short.key, short.clause, short.args["n"]) == ("no-build-coins", "6.2.9", 1)


@clauses("12.24")
def test_a_house_in_a_brick_city_at_the_end():
    s = position(
        R=player_with(houses=["vindobona"], coins=0, bought=["mi_mason"]),
        B=player(),
        G=player(),
        over=True,
    )
    parts = s.result().scores[R].parts
    assert (parts["jupiter"], parts["saturnus"], parts["mercurius"], parts["minerva"]) == (
        0,
        2,
        2,
        3,
    )


@clauses("12.12", "6.3.a")
def test_a_province_without_houses_gives_only_the_bonus():
    s = go(three(), R, Play("prefect"), Produce("hellas"))
    assert [p.goods for p in s.players] == [[1, 2, 1, 1, 2], [1, 2, 1, 1, 1], [1, 2, 1, 1, 1]]


@clauses("6.3.b", "1.6")
def test_the_table_says_what_a_prefect_would_take():
    s = go(three(), R, Play("prefect"))
    assert s.prompt(R).key == "ask-prefect-province"  # there is nothing to take
    s = go(three(inactive=["syria", "gallia", "italia"]), R, Play("prefect"))
    assert (s.prompt(R).key, s.prompt(R).args) == ("ask-prefect-mode", {"n": 4})
    go(s, R, TakeCoins())
    assert s.players[R].coins == 5 + 4  # cloth 1, cloth 1, wine 2


@clauses("6.4.3", "12.8")
def test_a_copied_card_counts_for_the_copier():
    s = position(
        R=player(coins=0),
        B=player(discard=["mi_mercator"], bought=["mi_mercator"], houses=["valentia"]),
        G=player(),
    )
    go(s, R, Play("diplomat"), EndTrading())
    assert s.players[R].coins == 5  # what the copied card pays
    s = position(
        R=player_with(coins=0, land=["roma", "aquileia--roma"]),
        B=player(discard=["mi_colonist"], bought=["mi_colonist"]),
        G=player(),
    )
    go(s, R, Play("diplomat"))
    assert s.players[R].coins == 5 + 3
    s = position(
        R=player_with(houses=["valentia", "napoca"]),
        B=player(discard=["mii_vintner"], bought=["mii_vintner"], houses=["novaria"]),
        G=player(),
    )
    go(s, R, Play("diplomat"))
    assert s.players[R].goods == [0, 0, 0, 2, 0]
    assert s.players[B].goods[3] == 1
    assert s.players[R].top == s.data.number["start_diplomat"]
    assert s.players[B].top == s.data.number["mii_vintner"]


@clauses("6.4.4")
def test_a_diplomat_must_copy_if_it_can():
    s = position(R=player(), B=player(discard=SENATOR), G=player(discard=PREFECT))
    go(s, R, Play("diplomat"))
    assert s.moves(R) == [Copy(B), Copy(G)]
    go(s, R, Copy(B))
    assert asked(s) == "market-buy"


@clauses("12.7", "6.4.3")
def test_a_copied_card_can_trigger_the_end():
    s = position(R=player(**ONE_SHORT), B=player(discard=ARCHITECT), G=player())
    go(s, R, Play("diplomat"), EndMoving(), Build("vindobona"))
    assert s.concordia == R
    s = position(market=["mi_mason"], stack=[], R=player(), B=player(discard=SENATOR), G=player())
    go(s, R, Play("diplomat"), Recruit("mi_mason", None))
    assert s.concordia == R


@clauses("6.5", "6.5.a.2", "6.5.b")
def test_colonist_places_or_takes_coins():
    s = go(three(coins=0, bought=["mi_colonist"]), R, Play("colonist"))
    assert refusal(s, EndSettling()) == "no-other-question"
    assert TakeCoins() in s.moves(R)
    go(s, R, TakeCoins())
    assert (s.players[R].coins, s.actors()) == (7, (B,))
    s = three(food=3, tools=2, wine=0, bought=["mi_colonist"])
    go(s, R, Play("colonist"), Settle("land", "roma"))
    assert refusal(s, TakeCoins()) == "no-other-question"
    go(s, R, EndSettling())
    assert s.actors() == (B,)


@clauses("6.5.a")
def test_each_colonist_is_paid():
    s = three(goods="food food food tools tools", bought=["mi_colonist"])
    go(s, R, Play("colonist"), Settle("land", "roma"), Settle("land", "roma"))
    assert s.players[R].goods == [0, 1, 0, 0, 0]
    assert s.actors() == (B,)


@clauses("6.6.3", "12.26")
@pytest.mark.parametrize("good", GOODS)
def test_buying_and_selling_cost_the_same(good):
    s = three(coins=100)
    before = scoring.wealth(s, s.players[R])
    go(s, R, Play("mercator"), Buy(good, 1))
    assert scoring.wealth(s, s.players[R]) == before + 3
    go(s, R, Buy(good, 1), EndTrading())
    assert scoring.wealth(s, s.players[R]) == before + 3


@clauses("6.6.5")
def test_a_kind_may_be_taken_up_again_in_the_same_direction():
    s = three(goods="wine wine cloth cloth", coins=0)
    go(s, R, Play("mercator"), Sell("wine", 1), Sell("cloth", 1), Sell("wine", 1))
    assert refusal(s, Buy("cloth", 1)) == "no-trade-buy-sold"
    assert refusal(s, Buy("brick", 1)) == "no-trade-third-kind"
    assert refusal(s, Sell("wine", 1)) == "no-trade-stock"
    assert refusal(s, Sell("cloth", 1)) is None
    s = three(goods="", coins=20)
    go(s, R, Play("mercator"), Buy("brick", 1))
    assert refusal(s, Sell("brick", 1)) == "no-trade-sell-bought"
    assert refusal(s, Buy("cloth", 3)) == "no-trade-coins"
    assert s.view(R).traded == {"brick": 1, "food": 0, "tools": 0, "wine": 0, "cloth": 0}


@clauses("6.7.1", "6.7.3", "12.28")
def test_two_cards_in_either_order_at_their_own_slots():
    for order in (("mi_colonist", "mi_mercator"), ("mi_mercator", "mi_colonist")):
        s = three(goods="wine food cloth", market=ROW)
        go(s, R, Play("senator"), *[Recruit(card, None) for card in order])
        assert s.players[R].goods == [0, 0, 0, 0, 0]
        assert asked(s) == "end-turn"
        assert refusal(s, Recruit("mi_prefect", None)) == "no-other-question"


@clauses("12.28", "5.3.1")
def test_both_cards_must_be_paid_together():
    s = three(goods="wine food", market=ROW)
    go(s, R, Play("senator"), Recruit("mi_mercator", None))
    assert asked(s) == "end-turn"  # the Colonist in slot 4 costs a cloth as well


@clauses("6.7.2", "12.27")
@pytest.mark.parametrize(
    ("slot", "goods", "any"),
    [
        (1, "food", None),
        (2, "food food", "food"),
        (3, "food brick", "brick"),
        (4, "food cloth", None),
        (5, "food cloth", None),
        (6, "food cloth wine", "wine"),
        (7, "food cloth cloth", None),
    ],
)
def test_price_of_each_slot(slot, goods, any):
    others = [card for card in (*ROW, "mi_smith") if card != "mi_colonist"]
    row = [*others[: slot - 1], "mi_colonist", *others[slot - 1 : 6]]
    s = go(three(goods=goods, market=row), R, Play("senator"))
    assert refusal(s, Recruit("mi_colonist", any)) is None
    go(s, R, Recruit("mi_colonist", any))
    assert s.players[R].goods == [0, 0, 0, 0, 0]
    if any is None:
        s = go(three(goods=goods, market=row), R, Play("senator"))
        assert refusal(s, Recruit("mi_colonist", "food")) == "no-buy-any-none"
    units = goods.split()
    for missing in range(len(units)):
        fewer = " ".join(units[:missing] + units[missing + 1 :])
        s = go(three(goods=fewer, market=row), R, Play("senator"))
        assert asked(s) != "market-buy" or refusal(s, Recruit("mi_colonist", any)) is not None


@clauses("12.27")
def test_two_signs_are_chosen_separately():
    s = three(goods="wine tools food food", market=ROW)
    go(s, R, Play("senator"), Recruit("mi_prefect", "food"), Recruit("mi_architect", "food"))
    assert s.players[R].goods == [0, 0, 0, 0, 0]


@clauses("6.7.4")
def test_a_bought_card_is_for_the_next_turn():
    s = three(goods="wine", market=ROW)
    go(s, R, Play("senator"), Recruit("mi_mercator", None), EndTurn())
    assert s.players[R].hand >> s.data.number["mi_mercator"] & 1
    assert s.actors() == (B,)


@clauses("6.7.5", "8.1", "12.30", "12.29", "7.4")
def test_the_last_cards():
    s = three(goods="wine food tools cloth", market=["mi_mercator", "mi_colonist"], stack=[])
    go(s, R, Play("senator"))
    assert refusal(s, Recruit("mi_prefect", None)) == "no-buy-not-there"
    go(s, R, Recruit("mi_mercator", None), EndBuying())
    assert s.concordia == GAP
    assert [s.data.ids[c] for c in s.market if c != GAP] == ["mi_colonist"]
    assert s.market[0] != GAP
    assert s.view(B).market[1].card is None
    s = three(goods="wine food tools cloth", market=["mi_mercator", "mi_colonist"], stack=[])
    go(s, R, Play("senator"), Recruit("mi_mercator", None), Recruit("mi_colonist", "tools"))
    assert s.concordia == R
    assert s.ended == "cards"
    assert s.actors() == (B,)  # nothing to turn up, so nothing to confirm


@clauses("6.8.1")
def test_the_consul_buys_one_card_from_any_slot():
    s = three(goods="food food", market=ROW, bought=["mii_consul"])
    go(s, R, Play("consul"))
    assert refusal(s, Recruit("mi_farmer", None)) == "no-buy-goods-consul"
    assert refusal(s, Recruit("mi_mason", "food")) == "no-buy-any-none"
    assert s.view(R).consul
    go(s, R, Recruit("mi_mason", None))
    assert asked(s) == "end-turn"


SPECIALISTS = [
    ("mason", "mi_mason", ["vindobona", "isca_d"], 0, 3),
    ("farmer", "mi_farmer", ["aquileia", "lutetia"], 1, 3),
    ("smith", "mi_smith", ["londinium", "burdigala"], 2, 3),
    ("vintner", "mii_vintner", ["novaria", "valentia"], 3, 4),
    ("weaver", "mii_weaver", ["massilia", "athenae"], 4, 5),
]


@clauses("6.9", "6.9.1", "9.8")
@pytest.mark.parametrize(("card", "id", "cities", "good", "points"), SPECIALISTS)
def test_specialists(card, id, cities, good, points):
    other = "carthago" if good != 1 else "londinium"
    s = position(
        R=player_with(houses=[*cities, other], bought=[id]), B=player(houses=cities), G=player()
    )
    go(s, R, Play(card))
    expected = [0, 0, 0, 0, 0]
    expected[good] = 2
    assert s.players[R].goods == expected
    assert s.players[B].goods == [1, 2, 1, 1, 1]
    assert s.active_provinces == 2**12 - 1
    assert scoring.by_god(s, s.players[R])["minerva"] == 2 * points


@clauses("6.9.2")
def test_specialist_with_little_space():
    s = three(brick=2, houses=["massilia", "athenae", "tyros"], bought=["mii_weaver"])
    go(s, R, Play("weaver"))
    assert s.players[R].goods[4] == 2
    assert s.actors() == (B,)


# Each city exercised


@clauses("6.2.7", "6.3.a.3", "12.12")
@pytest.mark.parametrize("layout", ["imperium_rulebook_examples", "italia_fixture_1"])
def test_every_city_can_be_reached_built_and_made_to_produce(layout):
    board = position(layout, R=player(), B=player(), G=player()).data.maps[
        "imperium" if layout.startswith("imperium") else "italia"
    ]
    for city in range(board.roma):
        kind, line = next(
            (kind, lines[city][0]) for kind, lines in enumerate(board.leaving) if lines[city]
        )
        name = board.cities[city]
        where = board.lines[line].rpartition("--")[0]
        colonist = {"land": [where], "sea": []} if kind == 0 else {"land": [], "sea": [where]}
        s = position(layout, R=player(coins=5, **colonist), B=player(), G=player())
        s.players[R].stored = [0, 0]
        go(s, R, Play("architect"), EndMoving(), Build(name))
        assert s.view(R).cities[name].houses == [R]
        good = s.tokens[city]
        had = s.players[R].goods[good]
        if asked(s) == "architect-build":
            go(s, R, EndBuilding())
        province = board.provinces[board.province_of[city]]
        go(s, B, Play("prefect"), Produce(province))
        assert s.players[R].goods[good] == had + 1


@clauses("6.2.2", "5.4.1", "5.4.2", "6.5.a.1")
@pytest.mark.parametrize("layout", ["imperium_rulebook_examples", "italia_fixture_1"])
@pytest.mark.parametrize("kind", ["land", "sea"])
def test_a_colonist_can_leave_every_city_on_every_line_of_its_kind(layout, kind):
    s = position(layout, R=player(), B=player(), G=player())
    board = s.data.maps[s.map]
    for city, lines in enumerate(board.leaving[KINDS.index(kind)]):
        name = board.cities[city]
        colonist = {"land": [], "sea": [], kind: [name]}
        s = position(layout, R=player_with(**colonist), B=player(), G=player())
        if not lines:
            assert go(s, R, Play("architect")).actors() == (B,)
            continue
        go(s, R, Play("architect"))
        assert {move.line for move in offers(s, Travel)} == {
            line for line in board.lines if line.endswith(kind) and name in line.split("--")
        }
        go(s, R, offers(s, Travel)[0])
        assert s.occupied == 1 << s.players[R].places[0]


# 7. The market


@clauses("7.3", "12.34")
def test_refill_keeps_the_order():
    s = three(goods="wine wine food", market=ROW, stack=["mi_smith", "mii_consul"], concordia=B)
    go(s, R, Play("senator"), Recruit("mi_mercator", None), Recruit("mi_prefect", "food"))
    assert [c for c in s.market if c == GAP] == [GAP, GAP]
    go(s, R, EndTurn())
    assert [s.data.ids[c] for c in s.market] == [*ROW[2:], "mi_smith", "mii_consul"]
    assert s.stack == []


# 8. End of the game


@clauses("8.2", "8.4")
def test_concordia_stays_with_the_first():
    s = position(
        market=["mi_mason"],
        stack=[],
        R=player(),
        B=player(**ONE_SHORT),
        G=player(),
        to_play=R,
    )
    go(s, R, Play("senator"), Recruit("mi_mason", None))
    assert s.concordia == R
    go(s, B, Play("architect"), EndMoving(), Build("vindobona"))
    assert s.concordia == R
    go(s, G, Play("senator"))  # an empty market: no effect
    assert s.actors() == ()
    assert s.ended == "cards"
    assert s.why_not(R, Play("tribune")).key == "no-game-over"


@clauses("8.3")
def test_the_action_is_finished_first():
    s = three(**{**ONE_SHORT, "houses": FOURTEEN[:-1]}, goods="brick brick food food food")
    go(s, R, Play("architect"), EndMoving(), Build("vindobona"))
    assert s.concordia == GAP
    s = three(market=["mi_mason", "mi_colonist"], stack=[], goods="food food food")
    go(s, R, Play("senator"), Recruit("mi_mason", None), Recruit("mi_colonist", "food"))
    assert s.concordia == R
    for seat in (B, G):
        go(s, seat, Play("tribune"), EndSettling())
    assert s.actors() == ()


@clauses("8.6")
def test_there_is_no_limit_to_the_number_of_turns():
    s = position(R=player_with(), B=player_with(), G=player_with())
    for n in range(600):
        go(s, n % 3, Play("tribune"))
    assert s.actors() == (R,)
    assert s.turns == 601


# 10. Ties


@clauses("10.1", "10.2")
@pytest.mark.parametrize(
    ("holder", "ranks"),
    [
        (R, [1, 4, 3, 2]),
        (B, [2, 1, 4, 3]),
        (G, [3, 2, 1, 4]),
        (Y, [4, 3, 2, 1]),
    ],
)
def test_ties_follow_praefectus_magnus_to_the_right(holder, ranks):
    everybody = {name: player() for name in "RBGY"}
    s = position(**everybody, praefectus=holder, over=True)
    result = s.result()
    assert result.ranks == ranks
    assert result.winners == [holder]
    assert result.tie_break == "tie-praefectus"


@clauses("10.1")
def test_the_holder_need_not_be_among_the_tied():
    s = position(
        R=player(coins=25), B=player(coins=25), G=player(coins=0), Y=player(coins=0), over=True
    )
    assert s.praefectus == Y
    assert s.result().winners == [B]  # from Y to G, then to B


@clauses("12.36")
def test_a_prefect_in_a_last_turn_can_still_decide():
    s = position(R=player(), B=player(), G=player(), to_play=G, concordia=R, praefectus=G)
    go(s, G, Play("prefect"), Produce("syria"))
    assert s.actors() == ()
    assert s.praefectus == B


# 11. Intermediate scoring

BEGINNERS = Options(map="imperium", intermediate_scoring=True)


@clauses("11.1", "11.2", "11.3", "11.6")
def test_first_tribunes_are_scored_and_the_best_paid():
    s = position(
        options=BEGINNERS,
        R=player_with(coins=0, houses=["massilia"]),
        B=player_with(coins=0),
        G=player_with(coins=0, houses=["massilia", "aquileia"]),
    )
    go(s, R, Play("tribune"))
    # Jupiter 2 x 1, Saturnus 2 x 1, Mercurius 2, Mars 4
    assert s.view(B).players[R].interim == 10
    go(s, B, Play("prefect"), Produce("hellas"))
    go(s, G, Play("tribune"))
    go(s, R, Play("tribune"))
    assert [p.coins for p in s.players] == [0, 0, 0]
    go(s, B, Play("tribune"))
    assert s.interim == [10, 4, 16]
    assert [p.coins for p in s.players] == [1, 0, 2]
    go(s, G, Play("tribune"))
    assert [p.coins for p in s.players] == [1, 0, 2]
    assert position(R=player(), B=player(), G=player()).options.intermediate_scoring is False


@clauses("11.3", "11.4")
@pytest.mark.parametrize(
    ("results", "coins"),
    [([9, 7, 5], [2, 1, 0]), ([9, 9, 5], [2, 2, 1]), ([7, 9, 7], [1, 2, 1]), ([5, 5], [2, 2])],
)
def test_who_is_paid(results, coins):
    assert scoring.interim_coins(results) == coins


@clauses("11.2", "11.5")
def test_intermediate_scoring_leaves_concordia_out_and_may_come_last():
    s = position(
        options=BEGINNERS,
        R=player_with(coins=0),
        B=player_with(coins=9),
        G=player_with(coins=0),
        concordia=R,
        to_play=B,
    )
    s.interim = [4, GAP, 4]
    go(s, B, Play("tribune"))
    assert s.interim[B] == 4
    assert s.players[B].coins == 11  # paid before the final count
    go(s, G, Play("tribune"))
    assert s.result().scores[B].parts["vesta"] == 1


@clauses("11.5")
def test_nothing_is_paid_if_somebody_is_missing():
    s = position(
        options=BEGINNERS,
        R=player_with(coins=0),
        B=player_with(coins=0),
        G=player_with(coins=0),
        concordia=R,
        to_play=G,
    )
    s.interim = [4, GAP, GAP]
    match = Match(GAME, 3, "void", position=s)
    entry = match.play(G, Play("tribune"))
    assert [p.coins for p in match.state.players] == [0, 0, 0]
    assert "log-intermediate-void" in [event.key for event in entry.events]


@clauses("12.35")
def test_a_diplomat_never_causes_it():
    s = position(options=BEGINNERS, R=player(), B=player(), G=player(discard=SENATOR))
    go(s, R, Play("diplomat"), EndBuying())
    assert s.interim == [GAP, GAP, GAP]


# 13. At this table


@clauses("13.1")
@pytest.mark.parametrize(
    "moves",
    [
        (
            Play("architect"),
            Travel("roma", "aquileia--roma--land", 1),
            EndMoving(),
            Build("aquileia"),
        ),
        (Play("prefect"), Produce("syria")),
        (Play("mercator"), Sell("wine", 1), Buy("brick", 2), EndTrading()),
        (Play("tribune"), Settle("sea", "roma")),
        (Play("senator"), Recruit("mi_mercator", None), Recruit("mi_architect", "food")),
        (Play("senator"), EndBuying()),
    ],
    ids=lambda moves: moves[0].card,
)
def test_a_whole_turn_can_be_taken_back(moves):
    undone(three(market=ROW), *moves)


@clauses("13.1")
def test_not_after_a_card_of_the_stack_was_turned_up():
    buy = (Play("senator"), Recruit("mi_mercator", None))
    match = undone(three(market=ROW, stack=["mi_smith"]), *buy)
    for move in buy:
        match.play(R, move)
    assert match.final(R, EndBuying())
    match.play(R, EndBuying())
    assert match.undoable(R).key == "no-undo-revealed"
    # with an empty stack nothing is turned up
    undone(three(market=ROW, stack=[]), *buy, EndBuying())


@clauses("13.1")
def test_not_after_another_player_has_chosen():
    s = position(R=player(), B=player(brick=2, houses=["novaria", "aquileia"]), G=player())
    moves = (Play("prefect"), Produce("italia"))
    match = undone(s, *moves)
    for move in moves:
        match.play(R, move)
    assert match.undoable(R) is None  # asked, but not answered yet
    match.play(B, Keep("wine"))
    assert match.undoable(R).key == "no-undo-acted"


@clauses("13.3")
def test_one_option_is_carried_out_without_asking():
    s = three(goods="", bought=["mi_colonist"], coins=0)
    go(s, R, Play("colonist"))  # no colonist can be paid
    assert (s.players[R].coins, s.actors()) == (7, (B,))
