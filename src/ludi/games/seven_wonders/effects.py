"""What a card, a Wonder stage or a leader does: as it is written, and laid out for the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

import msgspec

from ludi.core.data import Count as Number
from ludi.core.data import Positive
from ludi.core.moves import kebab

Resource = Literal["wood", "stone", "ore", "clay", "glass", "papyrus", "loom"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)
RAW, MANUFACTURED = RESOURCES[:4], RESOURCES[4:]

Color = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple"]
COLORS: tuple[Color, ...] = get_args(Color)
BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE = range(7)

Symbol = Literal["compass", "gear", "tablet"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
WILD = 3
MOST = 15  # of one resource or symbol in a city: four bits each

Scope = Literal["self", "left", "right"]
Count = Literal[
    "brown-cards",
    "grey-cards",
    "blue-cards",
    "yellow-cards",
    "red-cards",
    "green-cards",
    "purple-cards",
    "brown-grey-purple-cards",
    "wonder-stages",
    "defeat-tokens",
    "leaders-in-play",
]


# As they are written in the data file


class Effect(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect", tag=kebab
):
    pass


class Produce(Effect, frozen=True):
    options: tuple[Resource, ...]
    amount: Positive = 1
    sellable: bool = True


class TradeDiscount(Effect, frozen=True):
    sellers: tuple[Literal["left", "right"], ...]
    resources: tuple[Resource, ...]


class Coins(Effect, frozen=True):
    amount: Positive


class Vp(Effect, frozen=True):
    amount: Positive


class Shields(Effect, frozen=True):
    amount: Positive


class Science(Effect, frozen=True):
    symbol: Symbol


class ScienceWild(Effect, frozen=True):
    pass


class PerCount(Effect, frozen=True):
    count: Count
    scope: tuple[Scope, ...]
    coins_now: Number = 0
    vp_end: Number = 0


class VpPerCoins(Effect, frozen=True):
    vp: Positive
    per: Positive


class VpPerVictoryToken(Effect, frozen=True):
    vp: Positive


class VpPerScienceSet(Effect, frozen=True):
    vp: Positive


class VpPerColorSet(Effect, frozen=True):
    colors: tuple[Color, ...]
    vp: Positive


class ResourceReduction(Effect, frozen=True):
    target: Literal["brown", "grey", "blue", "yellow", "red", "green", "purple", "wonder-stage"]


class BankResource(Effect, frozen=True):
    pass


class TradeRebate(Effect, frozen=True):
    pass


class LeadersFree(Effect, frozen=True):
    pass


class GuildsFree(Effect, frozen=True):
    pass


class CoinsOnChainBuild(Effect, frozen=True):
    coins: Positive


class CoinsOnColorBuild(Effect, frozen=True):
    color: Color
    coins: Positive


class CoinsOnVictoryToken(Effect, frozen=True):
    coins: Positive


class ReturnDefeat(Effect, frozen=True):
    pass


class BuildFromDiscard(Effect, frozen=True):
    pass


class PlayLastCard(Effect, frozen=True):
    pass


class FreeBuildOncePerAge(Effect, frozen=True):
    pass


class CopyNeighborLeader(Effect, frozen=True):
    pass


class CopyNeighborGuild(Effect, frozen=True):
    pass


class DrawLeaders(Effect, frozen=True):
    amount: Positive


class PlayExtraLeader(Effect, frozen=True):
    pass


class LeaderCost(Effect, frozen=True):
    mode: Literal["free", "less"]
    own: Number = 0
    neighbors: Number = 0


AnyEffect = (
    Produce
    | TradeDiscount
    | Coins
    | Vp
    | Shields
    | Science
    | ScienceWild
    | PerCount
    | VpPerCoins
    | VpPerVictoryToken
    | VpPerScienceSet
    | VpPerColorSet
    | ResourceReduction
    | BankResource
    | TradeRebate
    | LeadersFree
    | GuildsFree
    | CoinsOnChainBuild
    | CoinsOnColorBuild
    | CoinsOnVictoryToken
    | ReturnDefeat
    | BuildFromDiscard
    | PlayLastCard
    | FreeBuildOncePerAge
    | CopyNeighborLeader
    | CopyNeighborGuild
    | DrawLeaders
    | PlayExtraLeader
    | LeaderCost
)

# Powers of a city, one bit each. The first eight: one resource less for a colour, for a stage.

STAGE_LESS = 1 << 7
BANK = 1 << 8  # Bilkis
REBATE = 1 << 9  # Hatshepsut
CHAIN_COINS = 1 << 10  # Vitruvius
COLOR_COINS = 1 << 11  # Xenophon
VICTORY_COINS = 1 << 12  # Nero
RETURN_DEFEAT = 1 << 13  # Tomyris
LEADERS_FREE = 1 << 14  # Maecenas
GUILDS_FREE = 1 << 15  # Ramses
SEVENTH = 1 << 16  # Babylon B
FREE_BUILD = 1 << 17  # Olympia A
COPY_GUILD = 1 << 18  # Olympia B
NO_LEADER_COST = 1 << 19  # Roma A
LESS_LEADER_COST = 1 << 20  # Roma B

_POWERS: dict[type[Effect], int] = {
    BankResource: BANK,
    TradeRebate: REBATE,
    CoinsOnChainBuild: CHAIN_COINS,
    CoinsOnColorBuild: COLOR_COINS,
    CoinsOnVictoryToken: VICTORY_COINS,
    ReturnDefeat: RETURN_DEFEAT,
    LeadersFree: LEADERS_FREE,
    GuildsFree: GUILDS_FREE,
    PlayLastCard: SEVENTH,
    FreeBuildOncePerAge: FREE_BUILD,
    CopyNeighborGuild: COPY_GUILD,
}


# Resources, production and prices in numbers: four bits a resource; see payment.py


def pack(units: Iterable[tuple[str, int]]) -> int:
    """Units of resources as one number, four bits each."""
    return sum(n << 4 * RESOURCES.index(name) for name, n in units)


def _choice_masks() -> list[int]:
    """The choices a source may offer: among raw materials, manufactured goods, or everything."""
    sets = [mask for mask in range(1, 128) if mask.bit_count() > 1]
    return [mask for mask in sets if mask < 16 or not mask & 15 or mask == 127]


CHOICES = _choice_masks()
CHOICE_SHIFT, CHOICE_BITS = 28, 2  # 16 choices: a production fits into 60 bits
CHEAP = {  # one bit for each seller and kind of resource
    ("left", RAW): 1,
    ("right", RAW): 2,
    ("left", MANUFACTURED): 4,
    ("right", MANUFACTURED): 8,
}


def production(effect: Produce) -> int:
    """A producer as one number; the production of a city is the sum of its producers."""
    if len(effect.options) == 1:
        return pack([(effect.options[0], effect.amount)])
    mask = sum(1 << RESOURCES.index(option) for option in effect.options)
    return 1 << (CHOICE_SHIFT + CHOICE_BITS * CHOICES.index(mask))


class Does:
    """The effects of one thing, laid out so that putting it into play is a few additions."""

    __slots__ = (
        "build_from_pile",
        "chain_coins",
        "coins",
        "color_coins",
        "color_sets",
        "copies_leader",
        "counted",
        "counted_vp",
        "discounts",
        "draws",
        "effects",
        "extra_leader",
        "free_build",
        "immediate",
        "leader_less",
        "own",
        "per_coins",
        "powers",
        "sale",
        "set_vp",
        "shields",
        "symbols",
        "token_vp",
        "victory_coins",
        "vp",
    )

    def __init__(self, effects: Sequence[AnyEffect], leader: bool = False) -> None:
        self.effects = tuple(effects)
        self.shields = self.symbols = self.own = self.sale = self.discounts = self.powers = 0
        self.coins = self.vp = self.draws = 0
        self.chain_coins = self.victory_coins = self.token_vp = self.set_vp = 0
        self.color_coins: list[tuple[int, int]] = []  # colour, coins
        self.counted: list[PerCount] = []  # coins when it comes into play
        self.counted_vp: list[PerCount] = []  # points at the end
        self.per_coins: list[VpPerCoins] = []
        self.color_sets: list[VpPerColorSet] = []
        self.leader_less = (0, 0)  # for the owner, for neighbours
        self.build_from_pile = self.extra_leader = self.copies_leader = self.free_build = False
        for effect in effects:
            self._add(effect, leader)
        self.immediate = bool(self.coins or self.counted)

    def _add(self, effect: AnyEffect, leader: bool) -> None:
        self.powers |= _POWERS.get(type(effect), 0)
        match effect:
            case Produce():
                self.own += production(effect)
                if effect.sellable and not leader:  # 8.4.1
                    self.sale += production(effect)
            case TradeDiscount(sellers, resources):
                for seller in sellers:
                    self.discounts |= CHEAP[seller, resources]
            case Coins(amount):
                self.coins += amount
            case Vp(amount):
                self.vp += amount
            case Shields(amount):
                self.shields += amount
            case Science(symbol):
                self.symbols += 1 << 4 * SYMBOLS.index(symbol)
            case ScienceWild():
                self.symbols += 1 << 4 * WILD
            case PerCount():
                if effect.coins_now:
                    self.counted.append(effect)
                if effect.vp_end:
                    self.counted_vp.append(effect)
            case VpPerCoins():
                self.per_coins.append(effect)
            case VpPerVictoryToken(vp):
                self.token_vp += vp
            case VpPerScienceSet(vp):
                self.set_vp += vp
            case VpPerColorSet():
                self.color_sets.append(effect)
            case ResourceReduction(target):
                index = 7 if target == "wonder-stage" else COLORS.index(target)
                self.powers |= 1 << index
            case CoinsOnChainBuild(coins):
                self.chain_coins += coins
            case CoinsOnColorBuild(color, coins):
                self.color_coins.append((COLORS.index(color), coins))
            case CoinsOnVictoryToken(coins):
                self.victory_coins += coins
            case DrawLeaders(amount):
                self.draws += amount
            case LeaderCost():
                free = effect.mode == "free"
                self.powers |= NO_LEADER_COST if free else LESS_LEADER_COST
                self.leader_less = (effect.own, effect.neighbors)
            case BuildFromDiscard():
                self.build_from_pile = True
            case PlayExtraLeader():
                self.extra_leader = True
            case CopyNeighborLeader():
                self.copies_leader = True
            case FreeBuildOncePerAge():
                self.free_build = True
            case _:
                pass  # a power and nothing else
