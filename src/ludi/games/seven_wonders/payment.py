"""How a cost can be paid: every plan that really differs, the cheapest first (8.3 to 8.6).

Units of resources are one number, four bits a resource: 0x12 is 2 wood and 1 stone. Production is
such a number with the sources that offer a choice counted above it (`effects.production`). Numbers
hash fast, and the same few questions come again and again, so that every answer is remembered.

What must be bought is what the own sources cannot cover. The sets of units that own sources can
cover together are the independent sets of a matroid; so all smallest purchases have the same size,
and a purchase is free of the superfluous (8.5.2) exactly if it has that size.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ludi.games.seven_wonders.effects import (
    CHOICE_BITS,
    CHOICE_SHIFT,
    CHOICES,
    RESOURCES,
)

PRICE, CHEAP_PRICE, BANK_PRICE = 2, 1, 1  # 8.4.3, 12.5
RAW_UNITS, ALL_UNITS = 0xFFFF, 0xFFFFFFF
ANY = 0b1111111
UNITS = [1 << 4 * r for r in range(len(RESOURCES))]
BY_NAME = sorted(range(len(RESOURCES)), key=lambda r: RESOURCES[r])  # 8.5.4
REMEMBER = 1 << 16

Plan = int  # the price in all, to the left, to the right and to the bank, eight bits each


def plan(left: int, right: int, bank: int) -> Plan:
    return (left + right + bank) << 24 | left << 16 | right << 8 | bank


def total(plan: Plan) -> int:
    return plan >> 24


def left_of(plan: Plan) -> int:
    return plan >> 16 & 255


def right_of(plan: Plan) -> int:
    return plan >> 8 & 255


def bank_of(plan: Plan) -> int:
    return plan & 255


@cache
def size(units: int) -> int:
    """How many units there are."""
    return sum(units >> shift & 15 for shift in range(0, 28, 4))


# All resources at once: a number has room for seven of each, and the eighth bit catches a borrow.
GUARD = 0x8888888


def lacking(cost: int, production: int) -> int:
    """What of a cost the sources without a choice leave open."""
    left = (cost | GUARD) - (production & ALL_UNITS)
    short = (left & GUARD) >> 3  # one bit where the cost is not below the production
    return left & short * 7


@lru_cache(REMEMBER)
def choices(production: int) -> tuple[int, ...]:
    """The sources that offer a choice, each as a mask of resources."""
    counted, found = production >> CHOICE_SHIFT, []
    for mask in CHOICES:
        if not counted:
            break
        found += [mask] * (counted & (1 << CHOICE_BITS) - 1)
        counted >>= CHOICE_BITS
    return tuple(found)


NOTHING = (0,)


def purchases(cost: int, production: int, waived: int) -> tuple[int, ...]:
    """The smallest purchases that cover a cost, `waived` units of it left out (8.6)."""
    open_units = lacking(cost, production)
    if not open_units:
        return NOTHING
    if production < 1 << CHOICE_SHIFT and not waived:
        return (open_units,)
    return _after_choices(open_units, production >> CHOICE_SHIFT, waived)


@lru_cache(REMEMBER)
def _after_choices(open_units: int, counted: int, waived: int) -> tuple[int, ...]:
    reached = {open_units}
    for mask in (*choices(counted << CHOICE_SHIFT), *[ANY] * waived):
        reached = {after for units in reached for after in _one_less(units, mask) or (units,)}
    fewest = min(map(size, reached))
    return tuple(sorted(units for units in reached if size(units) == fewest))


@cache
def _one_less(units: int, mask: int) -> tuple[int, ...]:
    return tuple(
        [units - unit for r, unit in enumerate(UNITS) if mask >> r & 1 and units & 15 * unit]
    )


# Buying


def sells(sale: int, units: int) -> bool:
    """Can one neighbour sell all this in a turn? (8.4.2)"""
    if not lacking(units, sale):
        return True
    return sale >= 1 << CHOICE_SHIFT and purchases(units, sale, 0) == NOTHING


@cache
def parts(units: int) -> tuple[int, ...]:
    """Every part of a purchase, the empty one first."""
    found = [0]
    for unit in UNITS:
        n = units // unit & 15
        found = [part + k * unit for part in found for k in range(n + 1)]
    return tuple(found)


@cache
def relevant(units: int) -> tuple[int, int]:
    """Masks for a sale and for terms: the rest has no meaning for this purchase."""
    sale = 0
    for r, unit in enumerate(UNITS):
        if units & 15 * unit:
            sale |= 15 * unit
            for n, mask in enumerate(CHOICES):
                if mask >> r & 1:
                    sale |= (1 << CHOICE_BITS) - 1 << CHOICE_SHIFT + CHOICE_BITS * n
    raw, manufactured = units & RAW_UNITS, units & ~RAW_UNITS
    return sale, FROM_BANK | REBATES | (0b0011 if raw else 0) | (0b1100 if manufactured else 0)


def price(units: int, raw_price: int, manufactured_price: int) -> int:
    return raw_price * size(units & RAW_UNITS) + manufactured_price * size(units & ~RAW_UNITS)


def tariffs(discounts: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Raw material and manufactured good from the left, and from the right (8.4.3)."""
    unit = [CHEAP_PRICE if discounts >> bit & 1 else PRICE for bit in range(4)]
    return (unit[0], unit[2]), (unit[1], unit[3])


def splits(
    units: int, left: int, right: int, discounts: int, bank: bool
) -> list[tuple[Plan, int, int, int]]:
    """Every way to share a purchase between the sellers: its plan, and who sells what."""
    from_left, from_right = tariffs(discounts)
    found = []
    banked = [0, *(unit for unit in UNITS if units & 15 * unit)] if bank else [0]
    for unit in banked:
        rest = units - unit
        for part in parts(rest):
            if sells(left, part) and sells(right, rest - part):
                paid = plan(
                    price(part, *from_left),
                    price(rest - part, *from_right),
                    BANK_PRICE if unit else 0,
                )
                found.append((paid, part, rest - part, unit))
    return found


# Terms of trade in one number: the discounts (effects.CHEAP), and what leaders add
FROM_BANK, REBATES = 1 << 4, 1 << 5  # 12.5, 12.12


@lru_cache(REMEMBER)
def plans_for(units: int, left: int, right: int, terms: int) -> tuple[Plan, ...]:
    """The payments for one purchase; sales and terms as far as they are relevant to it."""
    found = {split[0] for split in splits(units, left, right, terms & 15, terms & FROM_BANK != 0)}
    return _in_order(found, terms & REBATES != 0)


def _in_order(found: set[Plan], rebate: bool) -> tuple[Plan, ...]:
    return tuple(sorted(found, key=lambda plan: _preference(plan, rebate)))


def plans(
    cost: int, production: int, waived: int, left: int, right: int, terms: int
) -> tuple[Plan, ...]:
    """Every payment that differs by what the left, the right and the bank get, the cheapest first.

    `left` and `right` are what the neighbours have for sale. Whether the treasury can pay is for
    the caller to see.
    """
    needs = purchases(cost, production, waived)
    if needs is NOTHING or needs == NOTHING:
        return NOTHING
    if len(needs) == 1:
        units = needs[0]
        if unsold(units, left, right) > for_any(left, right, terms):
            return ()
        sale, matter = relevant(units)
        return plans_for(units, left & sale, right & sale, terms & matter)
    found: set[Plan] = set()
    for units in needs:
        sale, matter = relevant(units)
        found.update(plans_for(units, left & sale, right & sale, terms & matter))
    return _in_order(found, terms & REBATES != 0) if len(found) > 1 else tuple(found)


def unsold(units: int, left: int, right: int) -> int:
    """How many units the neighbours' sources without a choice cannot supply."""
    lack = lacking(lacking(units, left), right)
    return size(lack) if lack else 0


def for_any(left: int, right: int, terms: int) -> int:
    """How many units may come from elsewhere: sources with a choice, and the bank."""
    found = terms >> 4 & 1
    if left >= 1 << CHOICE_SHIFT:
        found += len(choices(left))
    if right >= 1 << CHOICE_SHIFT:
        found += len(choices(right))
    return found


def _preference(plan: Plan, rebate: bool) -> tuple[int, int, int]:
    """8.5.4: the lowest net price, then the least to neighbours, then the most to the left."""
    left, right = left_of(plan), right_of(plan)
    back = rebate * ((left > 0) + (right > 0))
    return total(plan) - back, left + right, -left


Bought = tuple[int, int, int]  # units from the left, the right, the bank


@lru_cache(REMEMBER)
def bought(
    chosen: Plan,
    cost: int,
    production: int,
    waived: int,
    left: int,
    right: int,
    terms: int,
) -> Bought:
    """What is bought where in a plan; of equal plans the one that 8.5.4 puts first."""
    if not chosen:
        return (0, 0, 0)
    alike = [
        (from_left, from_right, from_bank)
        for units in purchases(cost, production, waived)
        for paid, from_left, from_right, from_bank in splits(
            units, left, right, terms & 15, terms & FROM_BANK != 0
        )
        if paid == chosen
    ]
    return min(alike, key=_written)


def _written(parts: Bought) -> list[tuple[str, str]]:
    """The units as pairs of resource and seller, in the order of the alphabet."""
    left, right, bank = parts
    return sorted(
        (RESOURCES[r], seller)
        for seller, units in (("bank", bank), ("left", left), ("right", right))
        for r in BY_NAME
        for _ in range(units >> 4 * r & 15)
    )


def listed(units: int) -> list[tuple[str, int]]:
    """Units by the name of their resource."""
    return [(name, n) for r, name in enumerate(RESOURCES) if (n := units >> 4 * r & 15)]
