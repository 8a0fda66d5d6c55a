"""Actions of the right sheet: citizens and what they open (6.11-6.18)."""

from __future__ import annotations

from ludi.core.errors import Refusal
from ludi.games.hadrians_wall.data import TEMPLE_IDS
from ludi.games.hadrians_wall.layout import (
    APPARITORES,
    BATHS,
    BATHS_BOXES,
    BATTLE_BOXES,
    BATTLES,
    BUILT,
    CIVILIAN,
    COHORTS,
    COURTHOUSE,
    DAMAGE,
    DIPLOMAT_BOXES,
    DIPLOMATS,
    FATE_DECK,
    FAVOUR,
    GLADIATORS,
    MARKET,
    MARKET_BOXES,
    NEUTRAL_A,
    NEUTRAL_B,
    NUMBER,
    OWN,
    PATRICIANS,
    PERFORMERS,
    PRIESTS,
    REMOVED,
    RENOWN,
    RESOURCE,
    SOURCES,
    TEMPLES,
    THEATRE,
    THEATRE_BOXES,
    TRADERS,
    TRAINED,
)
from ludi.games.hadrians_wall.moves import (
    Battle,
    Bribe,
    Buy,
    Citizen,
    Diplomat,
    Perform,
    Ruling,
    Temple,
    TrainGladiator,
)
from ludi.games.hadrians_wall.sheet import Link, counted, disdain, draw, fill, gain, law, pay, write
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps.cards import GOODS_SOURCES, card_of, pay_for_card, sources
from ludi.games.hadrians_wall.steps.needs import No, flag, lacking, missing_building, one

FAVOURS_OF_A_DIPLOMAT = 2  # 6.18.1
BRIBES_A_YEAR = 2  # 6.16.2
STRONGEST = 6  # boxes of a gladiator

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
    if s.trace is not None:
        s.say("bribe", seat=seat, items=counted({"resource": cost}))
        s.note(Link("remove-disdain"))


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
    rules = law(s)
    if not rules.diplomats:
        return Refusal("no-campaign-diplomat", "11.2.4", {"fort": rules.fort.id})
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
    if s.trace is not None:
        s.say("diplomat", seat=seat, cohort=move.cohort)
        for _ in range(FAVOURS_OF_A_DIPLOMAT):
            s.note(Link("favour-cohort"))
    gain(s, seat, s.data.diplomat_icons)
