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
RAW_UNITS, MADE_UNITS, ALL_UNITS = 0xFFFF, 0xFFF0000, 0xFFFFFFF
FIRST_CHOICE = 1 << CHOICE_SHIFT
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


def size(units: int) -> int:
    """How many units there are: the multiplication adds up the seven numbers."""
    return units * 0x1111111 >> 24 & 15


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
    if production < FIRST_CHOICE and not waived:
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
    return sale >= FIRST_CHOICE and purchases(units, sale, 0) == NOTHING


@cache
def parts(units: int) -> tuple[int, ...]:
    """Every part of a purchase, the empty one first."""
    found = [0]
    for unit in UNITS:
        n = units // unit & 15
        found = [part + k * unit for part in found for k in range(n + 1)]
    return tuple(found)


# Terms of trade in one number: the discounts (effects.CHEAP), and what leaders add
FROM_BANK, REBATES = 1 << 4, 1 << 5  # 12.5, 12.12

Shares = int  # bit n: n units can come from the left neighbour and the rest from the right one


def shares(units: int, left: int, right: int) -> Shares:
    """How a purchase of one kind of resource can be shared between the neighbours (8.4.2)."""
    if not units:
        return 1
    if left < FIRST_CHOICE and right < FIRST_CHOICE:
        not_left, not_right = lacking(units, left), lacking(units, right)
        if lacking(not_left, right):
            return 0
        # Resource by resource the left sells between these bounds, and anything in between
        return (2 << size(units - not_left)) - (1 << size(not_right))
    mask = relevant(units)
    return _shares_with_choices(units, left & mask, right & mask)


@lru_cache(REMEMBER)
def _shares_with_choices(units: int, left: int, right: int) -> Shares:
    if left < FIRST_CHOICE and right < FIRST_CHOICE:
        return shares(units, left, right)
    found = 0
    for part in parts(units):
        if sells(left, part) and sells(right, units - part):
            found |= 1 << size(part)
    return found


@cache
def relevant(units: int) -> int:
    """A mask for sales: what they offer besides has no meaning for this purchase."""
    sale = 0
    for r, unit in enumerate(UNITS):
        if units & 15 * unit:
            sale |= 15 * unit
            for n, mask in enumerate(CHOICES):
                if mask >> r & 1:
                    sale |= (1 << CHOICE_BITS) - 1 << CHOICE_SHIFT + CHOICE_BITS * n
    return sale


def plans_for(units: int, left: int, right: int, terms: int) -> tuple[Plan, ...]:
    """The payments for one purchase, the cheapest first."""
    mask = relevant(units)
    return remembered_plans(units, left & mask, right & mask, terms)


@lru_cache(REMEMBER)
def remembered_plans(units: int, left: int, right: int, terms: int) -> tuple[Plan, ...]:
    raw, made = units & RAW_UNITS, units & MADE_UNITS
    mades = shares(made, left, right) if made else 1
    if not terms & FROM_BANK:
        if not mades:
            return ()
        raws = shares(raw, left, right) if raw else 1
        return _priced(size(raw), raws, size(made), mades, terms) if raws else ()
    return _priced_with_bank(
        size(raw),
        shares(raw, left, right),
        _one_from_bank(raw, left, right),
        size(made),
        mades,
        _one_from_bank(made, left, right),
        terms,
    )


def _one_from_bank(units: int, left: int, right: int) -> Shares:
    """The shares of what is left to buy when Bilkis brings any one of the units."""
    found = 0
    for after in _one_less(units, ANY):
        found |= shares(after, left, right)
    return found


@lru_cache(REMEMBER)
def _priced(
    raw: int, raws: Shares, made: int, mades: Shares, terms: int, bank: int = 0
) -> tuple[Plan, ...]:
    """Plans for so many raw materials and manufactured goods, shared in these ways."""
    (raw_left, made_left), (raw_right, made_right) = tariffs(terms)
    found = {
        plan(
            raw_left * x + made_left * y,
            raw_right * (raw - x) + made_right * (made - y),
            bank,
        )
        for x in range(raw + 1)
        if raws >> x & 1
        for y in range(made + 1)
        if mades >> y & 1
    }
    return _in_order(found, terms & REBATES != 0)


@lru_cache(REMEMBER)
def _priced_with_bank(
    raw: int,
    raws: Shares,
    raws_less: Shares,
    made: int,
    mades: Shares,
    mades_less: Shares,
    terms: int,
) -> tuple[Plan, ...]:
    found = {*_priced(raw, raws, made, mades, terms)}
    if raw:
        found.update(_priced(raw - 1, raws_less, made, mades, terms, BANK_PRICE))
    if made:
        found.update(_priced(raw, raws, made - 1, mades_less, terms, BANK_PRICE))
    return _in_order(found, terms & REBATES != 0)


def price(units: int, raw_price: int, manufactured_price: int) -> int:
    return raw_price * size(units & RAW_UNITS) + manufactured_price * size(units & MADE_UNITS)


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
        return plans_for(needs[0], left, right, terms)
    found: set[Plan] = set()
    for units in needs:
        found.update(plans_for(units, left, right, terms))
    return _in_order(found, terms & REBATES != 0) if len(found) > 1 else tuple(found)


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
