"""The actions of a Year (6): what each needs, what it costs, what it brings.

`check_…` names every condition with its clause; `offered` lists the same moves by a faster road.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Literal

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.games.hadrians_wall.data import LANDMARKS, TEMPLE_IDS, Building, Cost, Tables
from ludi.games.hadrians_wall.layout import (
    ANY_ATTRIBUTE,
    APPARITORES,
    ATTRIBUTES,
    BATHS,
    BATHS_BOXES,
    BATTLE_BOXES,
    BATTLES,
    BUILDER,
    BUILT,
    CIPPI,
    CITIZENS,
    CIVILIAN,
    COHORT,
    COHORTS,
    COURTHOUSE,
    DAMAGE,
    DIPLOMAT_BOXES,
    DIPLOMATS,
    DISDAIN,
    EXTRA,
    FATE_DECK,
    FAVOUR,
    FORT,
    FORUM,
    FORUM_BOXES,
    GLADIATORS,
    GUARD,
    ITEMS,
    LEFT,
    MAP,
    MARKET,
    MARKET_BOXES,
    MINING,
    NEUTRAL_A,
    NEUTRAL_B,
    NUMBER,
    OPPONENT,
    OWN,
    PATRICIANS,
    PERFORMERS,
    PLACE,
    PRIESTS,
    REMOVED,
    RENOWN,
    RESOURCE,
    RIGHT,
    SCOUTS,
    SERVANT,
    SLASH,
    SOLDIER,
    SOURCES,
    SQUARES,
    TEMPLES,
    THEATRE,
    THEATRE_BOXES,
    TRADERS,
    TRAINED,
    TRAINING,
    TRAINING_BOXES,
    WALL,
)
from ludi.games.hadrians_wall.moves import (
    Attribute,
    Battle,
    Bribe,
    Build,
    Buy,
    Citizen,
    Cohort,
    Diplomat,
    Fill,
    Fort,
    Forum,
    Perform,
    Place,
    Ruling,
    Scout,
    Stop,
    Temple,
    TrainGladiator,
    TrainSoldier,
)
from ludi.games.hadrians_wall.sheet import (
    counted,
    draw,
    fill,
    forum_this_year,
    gain,
    granary,
    infrastructure,
    kind_of_choice,
    pay,
    trained_this_year,
    write,
)
from ludi.games.hadrians_wall.state import State

BRIBES_A_YEAR = 2  # 6.16.2
FAVOURS_OF_A_DIPLOMAT = 2  # 6.18.1
STRONGEST = 6  # boxes of a gladiator

No = Refusal | None

# Cards of others: whose they are, and who is paid for their use (6.12.4, 6.19.2)

GOODS_SOURCES = [
    (),
    (NEUTRAL_A, NEUTRAL_B, FATE_DECK),  # 9.7
    (OPPONENT, NEUTRAL_A, FATE_DECK),  # 9.6
    *[(LEFT, RIGHT, FATE_DECK)] * 4,
]
PATTERN_SOURCES = [
    (),
    (OWN, NEUTRAL_A, NEUTRAL_B),
    (OWN, OPPONENT, NEUTRAL_A),
    *[(OWN, LEFT, RIGHT)] * 4,
]


def sources(s: State, wanted: list[Any]) -> tuple[int, ...]:
    found: tuple[int, ...] = wanted[len(s.players)]
    if len(s.neutral) == 1 and NEUTRAL_B in found:  # forts with one neutral card
        return tuple(source for source in found if source != NEUTRAL_B)
    return found


def owner(s: State, seat: int, source: int) -> int:
    """The seat whose Prospect card a source is."""
    if source == OWN:
        return seat
    return (seat - 1 if source == LEFT else seat + 1) % len(s.players)


def card_of(s: State, seat: int, source: int) -> int:
    if source >= NEUTRAL_A:
        return s.neutral[source - NEUTRAL_A]
    return s.players[owner(s, seat, source)].prospects[-1]


def pay_for_card(s: State, seat: int, item: int, source: int) -> None:
    """The resource or soldier goes to whoever owns the card; nobody can refuse it (5.10)."""
    s.players[seat].sheet[item] -= 1
    if source in (OWN, FATE_DECK):
        return
    if source >= NEUTRAL_A:  # 9.3
        at = 2 * (source - NEUTRAL_A) + (item == SOLDIER)
        s.laid = (*s.laid[:at], s.laid[at] + 1, *s.laid[at + 1 :])
        s.reveal(seat)  # 5.14
        s.say("pay-neutral", items=counted({ITEMS[item]: 1}, "nom"))
    elif s.options.no_passing:  # 11.3
        s.players[seat].sheet[EXTRA] += 1
        s.say("personal-card", seat=seat)
    else:
        neighbour = owner(s, seat, source)
        s.players[neighbour].sheet[item] += 1
        s.reveal(seat)  # 5.14
        s.say("pay-neighbour", seat=seat, target=neighbour, items=counted({ITEMS[item]: 1}))
        if not s.acting >> neighbour & 1:  # 5.12
            s.acting |= 1 << neighbour
            s.say("reopen", seat=neighbour)


# What cannot be paid


def lacking(sheet: list[int], cost: Cost) -> No:
    missing: dict[str, int] = {
        ITEMS[item]: n - sheet[item] for item, n in enumerate(cost) if n > sheet[item]
    }
    return no_funds(missing) if missing else None


def no_funds(missing: dict[str, int]) -> Refusal:
    return Refusal("no-funds", "5.3", {"items": counted(missing, "gen")})


def one(sheet: list[int], item: int, n: int = 1) -> No:
    return None if sheet[item] >= n else no_funds({ITEMS[item]: n - sheet[item]})


def closed(s: State, sheet: list[int], track: int) -> No:
    """Full, or in a column that no granary opens (6.1.1)."""
    if sheet[track] == s.data.full[track]:
        return Refusal("no-area-full", "5.8")
    column = granary(s, sheet)
    if sheet[track] >= s.data.opened[track][column]:
        return Refusal("no-granary-large" if column else "no-granary-medium", "6.1.1")
    return None


def flag(key: str, clause: str, needs: int, have: int) -> No:
    return None if have >= needs else Refusal(key, clause, {"n": needs, "have": have})


def missing_building(s: State, sheet: list[int], bit: int, key: str, clause: str) -> No:
    return None if sheet[BUILT] & bit else Refusal(key, clause)


# Left sheet: Mining & Foresting, Wall Guard, Cippi, Wall, Fort

PAYMENT = {MINING: SERVANT, GUARD: SOLDIER, CIPPI: RESOURCE, WALL: RESOURCE}


def check_fill(s: State, seat: int, move: Fill) -> No:
    sheet = s.players[seat].sheet
    track = NUMBER[move.track]
    law = s.data.laws[s.options.fort or 0]
    n = law.mining if track == MINING else 1
    if track in (MINING, GUARD):
        return closed(s, sheet, track) or one(sheet, PAYMENT[track], n)
    if s.year < law.wall_from:  # fort 10
        return Refusal("no-campaign-wall", "11.2", {"fort": law.fort.id})
    if sheet[track] == s.data.full[track]:
        return Refusal("no-area-full", "5.8")
    limits = s.data.wall_limit if track == WALL else s.data.cippi_limit
    if sheet[track] >= limits[sheet[FORT]]:
        box = s.data.file.left.tracks[move.track].fort[sheet[track]]
        clause = "6.5.2" if track == WALL else "6.5.3"
        return Refusal(f"no-{move.track}-fort", clause, {"box": box})
    return one(sheet, RESOURCE)


def play_fill(s: State, seat: int, move: Fill) -> None:
    sheet = s.players[seat].sheet
    track = NUMBER[move.track]
    sheet[PAYMENT[track]] -= s.data.laws[s.options.fort or 0].mining if track == MINING else 1
    if track != GUARD:
        s.say(move.track, seat=seat, box=sheet[track] + 1)
    fill(s, seat, track)


def check_fort(s: State, seat: int, move: Fort) -> No:
    sheet = s.players[seat].sheet
    return closed(s, sheet, FORT) or one(sheet, NUMBER[move.worker])


def play_fort(s: State, seat: int, move: Fort) -> None:
    sheet = s.players[seat].sheet
    sheet[NUMBER[move.worker]] -= 1
    if s.trace is not None:
        s.say("fort", seat=seat, box=sheet[FORT] + 1, items=counted({move.worker: 1}))
        before = infrastructure(s, sheet)
        fill(s, seat, FORT)
        if infrastructure(s, sheet) > before:
            s.say("infrastructure", seat=seat, level=infrastructure(s, sheet))
    else:
        fill(s, seat, FORT)


# Buildings and landmarks

FLAG_REFUSALS = {  # area -> refusal and clause when what it needs is not reached
    "precincts": ("no-precinct-flag", "6.11.3"),
    "market": ("no-market-flag", "6.12.1"),
    "theatre": ("no-theatre-flag", "6.13.1"),
    "ludus-gladiatorious": ("no-ludus-flag", "6.14.1"),
    "gardens": ("no-gardens-flag", "6.15.1"),
    "temples": ("no-temple-flag", "6.15.2"),
    "baths": ("no-baths-flag", "6.16.1"),
    "courthouse": ("no-courthouse-flag", "6.17.1"),
}
ORDER_REFUSALS = {
    "precincts": ("no-precinct-order", "6.11.3"),
    "gardens": ("no-gardens-order", "6.15.1"),
    "temples": ("no-temple-order", "6.15.2"),
}


def check_build(s: State, seat: int, move: Build) -> No:
    sheet = s.players[seat].sheet
    number = s.data.building_number[move.building]
    building = s.data.buildings[number]
    law = s.data.laws[s.options.fort or 0]
    if sheet[BUILT] >> number & 1:
        return Refusal("no-already-built", "5.8")
    if not law.allowed >> number & 1:
        return Refusal("no-campaign-building", "11.2.4", {"fort": law.fort.id})
    if building.after and not sheet[BUILT] >> (number - 1) & 1:
        key, clause = ORDER_REFUSALS.get(building.area, ("no-smaller-first", "6.6"))
        return Refusal(key, clause, {"building": building.after})
    return _unreached(s, sheet, building) or lacking(sheet, law.cost[number])


def _unreached(s: State, sheet: list[int], building: Building) -> No:
    for need, n in building.needs.items():
        have = infrastructure(s, sheet) if need == "infrastructure" else sheet[NUMBER[need]]
        if have >= n:
            continue
        if building.id in LANDMARKS:
            args = {"building": building.id, "attribute": need, "have": have}
            return Refusal("no-landmark-level", "6.9.1", args)
        key, clause = FLAG_REFUSALS.get(building.area, ("no-infrastructure", "6.6"))
        return Refusal(key, clause, {"n": n, "have": have})
    return None


def play_build(s: State, seat: int, move: Build) -> None:
    player = s.players[seat]
    number = s.data.building_number[move.building]
    pay(player, s.data.laws[s.options.fort or 0].cost[number])
    player.sheet[BUILT] |= 1 << number
    s.say("build", seat=seat, building=move.building)
    gain(s, seat, s.data.building_icons[number])


# Training Grounds, Forum


def check_train_soldier(s: State, seat: int, move: TrainSoldier) -> No:
    sheet = s.players[seat].sheet
    if sheet[TRAINING + TRAINING_BOXES - 1]:
        return Refusal("no-area-full", "5.8")
    if trained_this_year(s, sheet):
        return Refusal("no-training-year", "6.7.1")
    if sheet[GUARD] == s.data.full[GUARD]:
        return Refusal("no-training-full", "6.7.2")
    if closed(s, sheet, GUARD):
        return Refusal("no-training-locked", "6.7.2")
    return one(sheet, BUILDER)


def play_train_soldier(s: State, seat: int, move: TrainSoldier) -> None:
    sheet = s.players[seat].sheet
    sheet[BUILDER] -= 1
    write(sheet, TRAINING, TRAINING_BOXES, s.year)
    s.say("train-soldier", seat=seat)
    fill(s, seat, GUARD)


def check_forum(s: State, seat: int, move: Forum) -> No:
    sheet = s.players[seat].sheet
    if sheet[FORUM + FORUM_BOXES - 1]:
        return Refusal("no-area-full", "5.8")
    if forum_this_year(s, sheet):
        return Refusal("no-forum-year", "6.8.1")
    first, second = (NUMBER[kind] for kind in move.give)
    if first > second:
        return Refusal("no-forum-order", "6.8.1")
    if move.gain in move.give:
        return Refusal("no-forum-same", "6.8.1")
    cost = [0] * len(ITEMS)
    cost[first] += 1
    cost[second] += 1
    return lacking(sheet, tuple(cost))


def play_forum(s: State, seat: int, move: Forum) -> None:
    sheet = s.players[seat].sheet
    for kind in move.give:
        sheet[NUMBER[kind]] -= 1
    sheet[NUMBER[move.gain]] += 1
    write(sheet, FORUM, FORUM_BOXES, s.year)
    if s.trace is not None:
        given: dict[str, int] = {}
        for kind in move.give:
            given[kind] = given.get(kind, 0) + 1
        s.say("forum", seat=seat, items=counted(given), gain=counted({move.gain: 1}))


# Citizens


def check_citizen(s: State, seat: int, move: Citizen) -> No:
    sheet = s.players[seat].sheet
    track = NUMBER[move.track]
    if sheet[track] == s.data.full[track]:
        return Refusal("no-citizen-full", "6.11.1")
    return one(sheet, CIVILIAN)


def play_citizen(s: State, seat: int, move: Citizen) -> None:
    s.players[seat].sheet[CIVILIAN] -= 1
    fill(s, seat, NUMBER[move.track])


# Market


def check_buy(s: State, seat: int, move: Buy) -> No:
    sheet = s.players[seat].sheet
    no = missing_building(s, sheet, s.data.market_bit, "no-market-missing", "6.12.2")
    if no:
        return no
    if sheet[MARKET + move.box - 1]:
        return Refusal("no-box-used", "5.8")
    needs = s.data.market_needs[move.box - 1]
    return (
        flag("no-market-box-flag", "6.12.2", needs, sheet[TRADERS])
        or _no_good_from(s, SOURCES.index(move.source))
        or one(sheet, RESOURCE)
    )


def _no_good_from(s: State, source: int) -> No:
    if source in sources(s, GOODS_SOURCES):
        return None
    if source == OWN:
        return Refusal("no-market-own", "6.12.4")
    if source in (NEUTRAL_A, NEUTRAL_B):
        return Refusal("no-neutral-none", "2.6")
    return Refusal("no-market-not-neighbour", "6.12.4")


def play_buy(s: State, seat: int, move: Buy) -> None:
    sheet = s.players[seat].sheet
    source = SOURCES.index(move.source)
    pay_for_card(s, seat, RESOURCE, source)
    if source == FATE_DECK:
        card = draw(s)
        s.discard.append(card)
        s.reveal(seat)  # 5.14
        goods = s.data.fate_goods[card]
    else:
        goods = s.data.card_goods[card_of(s, seat, source)]
    known = set(sheet[MARKET : MARKET + MARKET_BOXES]) - {0}
    sheet[MARKET + move.box - 1] = goods
    s.say("buy", seat=seat, goods=goods, source=move.source)
    if goods in known:
        s.say("good-duplicate", seat=seat, goods=goods)
    else:
        gain(s, seat, (RENOWN,) * s.data.market_renown[len(known)])  # 6.12.6
    gain(s, seat, s.data.market_icons[move.box - 1])


# Theatre


def check_perform(s: State, seat: int, move: Perform) -> No:
    sheet = s.players[seat].sheet
    no = missing_building(s, sheet, s.data.theatre_bit, "no-theatre-missing", "6.13.2")
    if no:
        return no
    if sheet[THEATRE + move.box - 1]:
        return Refusal("no-box-used", "5.8")
    if s.year in sheet[THEATRE : THEATRE + THEATRE_BOXES]:
        return Refusal("no-performance-year", "6.13.2")
    needs = s.data.theatre_needs[move.box - 1]
    return flag("no-performance-flag", "6.13.2", needs, sheet[PERFORMERS]) or one(sheet, RESOURCE)


def play_perform(s: State, seat: int, move: Perform) -> None:
    sheet = s.players[seat].sheet
    sheet[RESOURCE] -= 1
    sheet[THEATRE + move.box - 1] = s.year
    s.say("perform", seat=seat, box=move.box)
    gain(s, seat, s.data.theatre_icons[move.box - 1])


# Ludus Gladiatorious


def dead(sheet: list[int], who: int) -> bool:
    return 0 < sheet[TRAINED + who] == sheet[DAMAGE + who]  # 6.14.5


def fought(s: State, sheet: list[int], who: int) -> bool:
    first = BATTLES + BATTLE_BOXES * who
    return s.year in sheet[first : first + BATTLE_BOXES]


def check_train_gladiator(s: State, seat: int, move: TrainGladiator) -> No:
    sheet = s.players[seat].sheet
    who = GLADIATORS.index(move.gladiator)
    no = missing_building(s, sheet, s.data.ludus_bit, "no-ludus-missing", "6.14.3")
    if no:
        return no
    if dead(sheet, who):
        return Refusal("no-gladiator-dead", "6.14.5")
    trained = sheet[TRAINED + who]
    if trained == STRONGEST:
        return Refusal("no-train-full", "6.14.3")
    needs = s.data.ludus_needs[trained]
    return flag("no-train-flag", "6.14.3", needs, sheet[PERFORMERS]) or one(
        sheet, NUMBER[move.worker]
    )


def play_train_gladiator(s: State, seat: int, move: TrainGladiator) -> None:
    sheet = s.players[seat].sheet
    who = GLADIATORS.index(move.gladiator)
    sheet[NUMBER[move.worker]] -= 1
    sheet[TRAINED + who] += 1
    strength = sheet[TRAINED + who] - sheet[DAMAGE + who]
    s.say("train-gladiator", seat=seat, gladiator=move.gladiator, strength=strength)


def check_battle(s: State, seat: int, move: Battle) -> No:
    sheet = s.players[seat].sheet
    who = GLADIATORS.index(move.gladiator)
    no = missing_building(s, sheet, s.data.ludus_bit, "no-battle-ludus", "6.14.4")
    if no:
        return no
    if dead(sheet, who):
        return Refusal("no-gladiator-dead", "6.14.5")
    if not sheet[TRAINED + who]:
        return Refusal("no-battle-untrained", "6.14.7")
    if fought(s, sheet, who):
        return Refusal("no-battle-year", "6.14.4")
    return None


def play_battle(s: State, seat: int, move: Battle) -> None:
    sheet = s.players[seat].sheet
    who = GLADIATORS.index(move.gladiator)
    write(sheet, BATTLES + BATTLE_BOXES * who, BATTLE_BOXES, s.year)
    card = draw(s)
    s.discard.append(card)
    s.reveal(seat)  # 5.14
    trained = sheet[TRAINED + who]
    damage = s.data.fate_damage[card]
    sheet[DAMAGE + who] = min(trained, sheet[DAMAGE + who] + damage)
    s.say("battle", seat=seat, gladiator=move.gladiator, damage=damage)
    column = trained - 1  # 6.14.6
    if dead(sheet, who):
        s.say("gladiator-dies", gladiator=move.gladiator)
        gain(s, seat, s.data.ludus_death[column])
    else:
        strength = trained - sheet[DAMAGE + who]
        s.say("gladiator-lives", gladiator=move.gladiator, strength=strength)
        gain(s, seat, s.data.ludus_survival[column])


# Temples


def check_temple(s: State, seat: int, move: Temple) -> No:
    sheet = s.players[seat].sheet
    filled = sheet[TEMPLES]
    if filled == s.data.full[TEMPLES]:
        return Refusal("no-area-full", "5.8")
    temple = s.data.temple_of[filled]
    if not sheet[BUILT] >> temple & 1:
        args = {"building": s.data.building_ids[temple]}
        return Refusal("no-temple-missing", "6.15.3", args)
    needs = s.data.temple_needs[filled]
    return flag("no-temple-row-flag", "6.15.3", needs, sheet[PRIESTS]) or one(
        sheet, NUMBER[move.worker]
    )


def play_temple(s: State, seat: int, move: Temple) -> None:
    sheet = s.players[seat].sheet
    sheet[NUMBER[move.worker]] -= 1
    s.say("fill-temple", seat=seat, box=sheet[TEMPLES] + 1, items=counted({move.worker: 1}))
    fill(s, seat, TEMPLES)
    if s.trace is not None and sheet[TEMPLES] in s.data.temple_ends:
        temple = TEMPLE_IDS[s.data.temple_ends.index(sheet[TEMPLES])]
        s.say("temple-full", seat=seat, building=temple)


# Baths, Courthouse


def disdain(sheet: list[int]) -> int:
    return sheet[DISDAIN] - sheet[REMOVED]  # 7.8


def check_bribe(s: State, seat: int, move: Bribe) -> No:
    sheet = s.players[seat].sheet
    no = missing_building(s, sheet, s.data.baths_bit, "no-baths-missing", "6.16.2")
    if no:
        return no
    if sheet[BATHS + move.box - 1]:
        return Refusal("no-box-used", "5.8")
    if not disdain(sheet):
        return Refusal("no-bribe-disdain", "6.16.3")
    if sheet[BATHS : BATHS + BATHS_BOXES].count(s.year) == BRIBES_A_YEAR:
        return Refusal("no-bribe-year", "6.16.2")
    needs, cost = s.data.baths_needs[move.box - 1], s.data.baths_cost[move.box - 1]
    return flag("no-bribe-flag", "6.16.2", needs, sheet[APPARITORES]) or one(sheet, RESOURCE, cost)


def play_bribe(s: State, seat: int, move: Bribe) -> None:
    sheet = s.players[seat].sheet
    cost = s.data.baths_cost[move.box - 1]
    sheet[RESOURCE] -= cost
    sheet[BATHS + move.box - 1] = s.year
    sheet[REMOVED] += 1
    s.say("bribe", seat=seat, items=counted({"resource": cost}))


def check_ruling(s: State, seat: int, move: Ruling) -> No:
    sheet = s.players[seat].sheet
    no = missing_building(s, sheet, s.data.courthouse_bit, "no-courthouse-missing", "6.17.2")
    if no:
        return no
    if sheet[COURTHOUSE + move.box - 1]:
        return Refusal("no-box-used", "5.8")
    column = COURTHOUSE + (move.box - 1) // 3 * 3
    if s.year in sheet[column : column + 3]:
        return Refusal("no-ruling-year", "6.17.2")
    needs = s.data.courthouse_needs[move.box - 1]
    return flag("no-ruling-flag", "6.17.2", needs, sheet[APPARITORES]) or lacking(
        sheet, s.data.courthouse_cost[move.box - 1]
    )


def play_ruling(s: State, seat: int, move: Ruling) -> None:
    player = s.players[seat]
    pay(player, s.data.courthouse_cost[move.box - 1])
    player.sheet[COURTHOUSE + move.box - 1] = s.year
    s.say("ruling", seat=seat, column=COHORTS[(move.box - 1) // 3])
    gain(s, seat, s.data.courthouse_icons[move.box - 1])


# Diplomats


def check_diplomat(s: State, seat: int, move: Diplomat) -> No:
    sheet = s.players[seat].sheet
    law = s.data.laws[s.options.fort or 0]
    if not law.diplomats:
        return Refusal("no-campaign-diplomat", "11.2.4", {"fort": law.fort.id})
    serving = sheet[DIPLOMATS : DIPLOMATS + DIPLOMAT_BOXES]
    if all(serving):
        return Refusal("no-area-full", "5.8")
    if COHORTS.index(move.cohort) + 1 in serving:
        return Refusal("no-diplomat-cohort", "6.18.1")
    needs = s.data.diplomat_needs[serving.index(0)]
    return flag("no-diplomat-flag", "6.18.1", needs, sheet[PATRICIANS]) or lacking(
        sheet, s.data.diplomat_cost
    )


def play_diplomat(s: State, seat: int, move: Diplomat) -> None:
    player = s.players[seat]
    cohort = COHORTS.index(move.cohort)
    pay(player, s.data.diplomat_cost)
    write(player.sheet, DIPLOMATS, DIPLOMAT_BOXES, cohort + 1)
    player.sheet[FAVOUR + cohort] += FAVOURS_OF_A_DIPLOMAT
    s.say("diplomat", seat=seat, cohort=move.cohort)
    gain(s, seat, s.data.diplomat_icons)


# Scouts


def check_scout(s: State, seat: int, move: Scout) -> No:
    sheet = s.players[seat].sheet
    used = sheet[SCOUTS]
    if used == len(s.data.scout_needs):
        return Refusal("no-area-full", "5.8")
    no = flag("no-scout-flag", "6.19.1", s.data.scout_needs[used], sheet[PATRICIANS])
    if no:
        return no
    source = SOURCES.index(move.source)
    if source not in sources(s, PATTERN_SOURCES):
        if source in (NEUTRAL_A, NEUTRAL_B):
            return Refusal("no-neutral-none", "2.6")
        return Refusal("no-scout-not-neighbour", "6.19.2")
    if not fitting(s.data, s.data.card_pattern[card_of(s, seat, source)], sheet[MAP]):
        return Refusal("no-scout-nowhere", "6.19.3")
    return one(sheet, SOLDIER)


def play_scout(s: State, seat: int, move: Scout) -> None:
    s.players[seat].pending = (PLACE + SOURCES.index(move.source),)


def play_place(s: State, seat: int, move: Place) -> None:
    player = s.players[seat]
    sheet = player.sheet
    source = player.pending[0] - PLACE
    player.pending = player.pending[1:]
    if s.trace is not None:
        pattern = s.data.pattern_ids[s.data.card_pattern[card_of(s, seat, source)]]
        s.say("scout", seat=seat, source=SOURCES[source], pattern=pattern.lower())
    pay_for_card(s, seat, SOLDIER, source)
    sheet[SCOUTS] += 1
    before = sheet[MAP]
    after = before
    for square in move.squares:
        after |= 1 << square
    sheet[MAP] = after
    for square in move.squares:
        gain(s, seat, s.data.map_icons[square])
    for row in s.data.map_rows:  # 6.19.6
        if after & row == row != before & row:
            s.say("map-row", seat=seat)
            gain(s, seat, s.data.row_icons)


def squares_of(mask: int) -> tuple[int, ...]:
    return tuple([n for n in range(SQUARES) if mask >> n & 1])


PLACES: dict[int, Place] = {}
REMEMBERED = 20_000  # maps and patterns; more would only fill memory in a long simulation


def fitting(data: Tables, pattern: int, filled: int) -> list[Move]:
    """Where a pattern fits on a map (6.19.3)."""
    key = (pattern, filled)
    found = data.fits.get(key)
    if found is None:
        if len(data.fits) > REMEMBERED:
            data.fits.clear()
        found = [place(mask) for mask in data.placements[pattern] if not mask & filled]
        data.fits[key] = found
    return found


def place(mask: int) -> Move:
    found = PLACES.get(mask)
    if found is None:
        a, b, c, d = squares_of(mask)
        found = PLACES[mask] = Place((a, b, c, d))
    return found


# Choices inside an action (5.15)


def choices(s: State, seat: int) -> list[Move]:
    player = s.players[seat]
    pending = player.pending[0]
    kind = kind_of_choice(pending)
    if kind == "cohort":
        full = s.data.full[COHORT]
        return [COHORT_MOVES[c] for c in range(3) if player.sheet[COHORT + c] < full]
    if kind == "road":
        return [*ATTRIBUTE_MOVES]
    if kind == "slash":
        return [ATTRIBUTE_MOVES[icon - RENOWN] for icon in s.data.slashes[pending - SLASH]]
    pattern = s.data.card_pattern[card_of(s, seat, pending - PLACE)]
    return [*fitting(s.data, pattern, player.sheet[MAP])]


def check_choice(s: State, seat: int, move: Move) -> No:
    player = s.players[seat]
    pending = player.pending[0]
    match kind_of_choice(pending), move:
        case "cohort", Cohort(cohort):
            full = player.sheet[COHORT + COHORTS.index(cohort)] == s.data.full[COHORT]
            return Refusal("no-cohort-full", "5.5.3") if full else None
        case "road", Attribute():
            return None
        case "slash", Attribute(attribute):
            pair = s.data.slashes[pending - SLASH]
            return None if NUMBER[attribute] in pair else Refusal("no-slash", "5.5.8")
        case "place", Place(squares):
            return _check_place(s, seat, squares)
    return Refusal("no-chain-open", "5.6.1")


def _check_place(s: State, seat: int, squares: tuple[int, ...]) -> No:
    player = s.players[seat]
    pattern = s.data.card_pattern[card_of(s, seat, player.pending[0] - PLACE)]
    if any(player.sheet[MAP] >> square & 1 for square in squares):
        return Refusal("no-scout-overlap", "6.19.3")
    in_order = all(a < b for a, b in pairwise(squares))
    mask = sum(1 << square for square in squares) if in_order else 0
    if mask not in s.data.placements[pattern]:
        args = {"pattern": s.data.pattern_ids[pattern].lower()}
        return Refusal("no-scout-shape", "6.19.3", args)
    return None


def play_choice(s: State, seat: int, move: Move) -> None:
    player = s.players[seat]
    pending = player.pending[0]
    if isinstance(move, Place):
        play_place(s, seat, move)
        return
    player.pending = player.pending[1:]
    if isinstance(move, Cohort):
        fill(s, seat, COHORT + COHORTS.index(move.cohort))
    elif isinstance(move, Attribute):
        if pending == ANY_ATTRIBUTE:
            s.say("road", seat=seat, attribute=move.attribute)
        fill(s, seat, NUMBER[move.attribute])


# The moves that can be offered, made once

STOP: Move = Stop()
FILL_MINING, FILL_GUARD, FILL_CIPPI, FILL_WALL = (
    Fill("mining-foresting"),
    Fill("wall-guard"),
    Fill("cippi"),
    Fill("wall"),
)
FORT_BUILDER, FORT_SOLDIER = Fort("builder"), Fort("soldier")
TRAIN_SOLDIER = TrainSoldier()
CITIZEN_MOVES: list[Move] = [Citizen(track) for track in CITIZENS]
COHORT_MOVES: list[Move] = [Cohort(cohort) for cohort in COHORTS]
ATTRIBUTE_MOVES: list[Move] = [Attribute(attribute) for attribute in ATTRIBUTES]
TEMPLE_MOVES: list[Move] = [
    Temple("soldier"),
    Temple("builder"),
    Temple("servant"),
    Temple("civilian"),
]
BUY_MOVES = [[Buy(box + 1, source) for source in SOURCES] for box in range(MARKET_BOXES)]
PERFORM_MOVES = [Perform(box + 1) for box in range(THEATRE_BOXES)]
TRAIN_SERVANT = [TrainGladiator(gladiator, "servant") for gladiator in GLADIATORS]
TRAIN_CIVILIAN = [TrainGladiator(gladiator, "civilian") for gladiator in GLADIATORS]
BATTLE_MOVES = [Battle(gladiator) for gladiator in GLADIATORS]
BRIBE_MOVES = [Bribe(box + 1) for box in range(BATHS_BOXES)]
RULING_MOVES = [Ruling(box + 1) for box in range(9)]
DIPLOMAT_MOVES = [Diplomat(cohort) for cohort in COHORTS]
SCOUT_MOVES = [Scout(source) for source in SOURCES]
_EXCHANGED: tuple[Literal["builder", "servant", "civilian"], ...] = (
    "builder",
    "servant",
    "civilian",
)


def _forum_moves(owned: tuple[int, int, int]) -> list[Move]:
    found: list[Move] = []
    for i, first in enumerate(_EXCHANGED):
        for j, second in enumerate(_EXCHANGED[i:], i):
            enough = owned[i] >= 2 if i == j else owned[i] and owned[j]
            if enough:
                kinds = [kind for kind in _EXCHANGED if kind not in (first, second)]
                found += [Forum((first, second), kind) for kind in kinds]
    return found


FORUM_MOVES = [[[_forum_moves((b, s, c)) for c in range(3)] for s in range(3)] for b in range(3)]


def builds(data: Tables, mask: int) -> list[Move]:
    found = data.builds.get(mask)
    if found is None:
        found = [Build(id) for n, id in enumerate(data.building_ids) if mask >> n & 1]  # type: ignore[arg-type]
        data.builds[mask] = found
    return found


def offered(s: State, seat: int) -> list[Move]:
    """Every action of a seat now; exactly those that `check` lets pass."""
    data = s.data
    sheet = s.players[seat].sheet
    law = data.laws[s.options.fort or 0]
    year = s.year
    soldiers, builders, servants, civilians, resources = sheet[:5]
    built = sheet[BUILT]
    fort = sheet[FORT]
    column = 2 if built & data.large_granary else 1 if built & data.medium_granary else 0
    found = [STOP]
    if servants >= law.mining and sheet[MINING] < data.opened[MINING][column]:
        found.append(FILL_MINING)
    if sheet[GUARD] < data.opened[GUARD][column]:
        if soldiers:
            found.append(FILL_GUARD)
        if (
            builders
            and not sheet[TRAINING + TRAINING_BOXES - 1]
            and year not in sheet[TRAINING : TRAINING + TRAINING_BOXES]
        ):
            found.append(TRAIN_SOLDIER)
    if resources and year >= law.wall_from:
        if sheet[CIPPI] < data.cippi_limit[fort]:
            found.append(FILL_CIPPI)
        if sheet[WALL] < data.wall_limit[fort]:
            found.append(FILL_WALL)
    if fort < data.opened[FORT][column]:
        if builders:
            found.append(FORT_BUILDER)
        if soldiers:
            found.append(FORT_SOLDIER)
    if civilians:
        full = data.full[TRADERS]
        for n, count in enumerate(sheet[TRADERS:COHORT]):
            if count < full:
                found.append(CITIZEN_MOVES[n])
    if servants or builders or resources > 2:
        most = law.most
        payable = law.payable
        mask = (
            payable[SERVANT][servants if servants < most else most]
            & payable[BUILDER][builders if builders < most else most]
            & payable[RESOURCE][resources if resources < most else most]
            & payable[CIVILIAN][civilians if civilians < most else most]
            & (data.first | (built << 1 & data.later))
            & ~built
            & law.allowed
        )
        if mask:
            reached = data.reached
            mask &= (
                reached[FORT][fort]
                | reached[TRADERS][sheet[TRADERS]]
                | reached[PERFORMERS][sheet[PERFORMERS]]
                | reached[PRIESTS][sheet[PRIESTS]]
                | reached[APPARITORES][sheet[APPARITORES]]
                | reached[5][sheet[5]]
                | reached[6][sheet[6]]
                | reached[7][sheet[7]]
                | reached[8][sheet[8]]
            )
            if mask:
                found += builds(data, mask)
    if (
        builders + servants + civilians > 1
        and not sheet[FORUM + FORUM_BOXES - 1]
        and year not in sheet[FORUM : FORUM + FORUM_BOXES]
    ):
        b = builders if builders < 2 else 2
        v = servants if servants < 2 else 2
        c = civilians if civilians < 2 else 2
        found += FORUM_MOVES[b][v][c]
    if soldiers or builders or servants or civilians:
        filled = sheet[TEMPLES]
        if (
            filled < data.full[TEMPLES]
            and built >> data.temple_of[filled] & 1
            and sheet[PRIESTS] >= data.temple_needs[filled]
        ):
            found += [TEMPLE_MOVES[kind] for kind in range(4) if sheet[kind]]
    if built & data.inside:
        _inside(s, seat, sheet, built, found)
    patricians = sheet[PATRICIANS]
    if soldiers and patricians:
        _patricians(s, seat, sheet, patricians, found)
    return found


def _inside(s: State, seat: int, sheet: list[int], built: int, found: list[Move]) -> None:
    """Actions in the Market, Theatre, Ludus, Baths and Courthouse."""
    data = s.data
    year = s.year
    resources = sheet[RESOURCE]
    if built & data.market_bit and resources:
        traders = sheet[TRADERS]
        wanted = sources(s, GOODS_SOURCES)
        for box, needs in enumerate(data.market_needs):
            if traders >= needs and not sheet[MARKET + box]:
                found += [BUY_MOVES[box][source] for source in wanted]
    performers = sheet[PERFORMERS]
    if built & data.theatre_bit and resources:
        boxes = sheet[THEATRE : THEATRE + THEATRE_BOXES]
        if year not in boxes:
            for box, used in enumerate(boxes):
                if not used and performers >= data.theatre_needs[box]:
                    found.append(PERFORM_MOVES[box])
    if built & data.ludus_bit:
        for who in (0, 1):
            trained, damage = sheet[TRAINED + who], sheet[DAMAGE + who]
            if trained and trained == damage:
                continue
            if trained < STRONGEST and performers >= data.ludus_needs[trained]:
                if sheet[SERVANT]:
                    found.append(TRAIN_SERVANT[who])
                if sheet[CIVILIAN]:
                    found.append(TRAIN_CIVILIAN[who])
            first = BATTLES + BATTLE_BOXES * who
            if trained and year not in sheet[first : first + BATTLE_BOXES]:
                found.append(BATTLE_MOVES[who])
    apparitores = sheet[APPARITORES]
    if built & data.baths_bit and resources and sheet[DISDAIN] > sheet[REMOVED]:
        boxes = sheet[BATHS : BATHS + BATHS_BOXES]
        if boxes.count(year) < BRIBES_A_YEAR:
            for box, used in enumerate(boxes):
                if (
                    not used
                    and apparitores >= data.baths_needs[box]
                    and resources >= data.baths_cost[box]
                ):
                    found.append(BRIBE_MOVES[box])
    if built & data.courthouse_bit:
        for column in (0, 3, 6):
            boxes = sheet[COURTHOUSE + column : COURTHOUSE + column + 3]
            if year in boxes or lacking(sheet, data.courthouse_cost[column]):
                continue
            for n, used in enumerate(boxes, column):
                if not used and apparitores >= data.courthouse_needs[n]:
                    found.append(RULING_MOVES[n])


def _patricians(s: State, seat: int, sheet: list[int], flags: int, found: list[Move]) -> None:
    """Diplomats and scouts."""
    data = s.data
    if sheet[SERVANT] and sheet[RESOURCE] > 1:
        serving = sheet[DIPLOMATS : DIPLOMATS + DIPLOMAT_BOXES]
        law = data.laws[s.options.fort or 0]
        if 0 in serving and law.diplomats and flags >= data.diplomat_needs[serving.index(0)]:
            found += [DIPLOMAT_MOVES[c] for c in range(3) if c + 1 not in serving]
    used = sheet[SCOUTS]
    if used < len(data.scout_needs) and flags >= data.scout_needs[used]:
        for source in sources(s, PATTERN_SOURCES):
            pattern = data.card_pattern[card_of(s, seat, source)]
            if fitting(data, pattern, sheet[MAP]):
                found.append(SCOUT_MOVES[source])


def play_stop(s: State, seat: int, move: Stop) -> None:
    s.acting &= ~(1 << seat)
    s.say("stop", seat=seat)


def check_stop(s: State, seat: int, move: Stop) -> No:
    return None


def check_nothing_to_choose(s: State, seat: int, move: Move) -> No:
    return Refusal("no-nothing-to-choose", "5.15")


CHECK: dict[type[Move], Callable[[State, int, Any], No]] = {
    Fill: check_fill,
    Fort: check_fort,
    Citizen: check_citizen,
    Build: check_build,
    TrainSoldier: check_train_soldier,
    Forum: check_forum,
    Buy: check_buy,
    Perform: check_perform,
    TrainGladiator: check_train_gladiator,
    Battle: check_battle,
    Temple: check_temple,
    Bribe: check_bribe,
    Ruling: check_ruling,
    Diplomat: check_diplomat,
    Scout: check_scout,
    Stop: check_stop,
    Place: check_nothing_to_choose,
    Cohort: check_nothing_to_choose,
    Attribute: check_nothing_to_choose,
}
PLAY: dict[type[Move], Callable[[State, int, Any], None]] = {
    Fill: play_fill,
    Fort: play_fort,
    Citizen: play_citizen,
    Build: play_build,
    TrainSoldier: play_train_soldier,
    Forum: play_forum,
    Buy: play_buy,
    Perform: play_perform,
    TrainGladiator: play_train_gladiator,
    Battle: play_battle,
    Temple: play_temple,
    Bribe: play_bribe,
    Ruling: play_ruling,
    Diplomat: play_diplomat,
    Scout: play_scout,
    Stop: play_stop,
    Place: play_choice,
    Cohort: play_choice,
    Attribute: play_choice,
}
