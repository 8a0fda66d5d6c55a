"""Payment plans: complete and exact, against a slow search that follows the clauses."""

from functools import cache
from itertools import combinations_with_replacement, product

from hypothesis import given
from hypothesis import strategies as st

from ludi.games.seven_wonders import GAME, payment
from ludi.games.seven_wonders.effects import MANUFACTURED, RAW, RESOURCES, Produce, production
from ludi.games.seven_wonders.payment import plan, plans
from tests.games.clauses import clauses

# Producers as lists of (options, amount)
SINGLE = [((name,), n) for name in RESOURCES for n in ((1, 2) if name in RAW else (1,))]
PAIRS = [(pair, 1) for pair in (("wood", "clay"), ("stone", "clay"), ("clay", "ore"))]
PAIRS += [(pair, 1) for pair in (("stone", "wood"), ("wood", "ore"), ("ore", "stone"))]
OWN_ONLY = [(RAW, 1), (MANUFACTURED, 1)]

sellers = st.lists(st.sampled_from(SINGLE + PAIRS), max_size=3)
owners = st.lists(st.sampled_from(SINGLE + PAIRS + OWN_ONLY), max_size=3)
ALL_COSTS = {tuple(sorted(face.cost.resources.items())) for face in GAME.data.faces[:79]} - {()}
# Five units and more take the slow search too long
costs = st.sampled_from(sorted(c for c in ALL_COSTS if sum(n for _, n in c) <= 4))


def units_of(cost):
    return sorted(name for name, n in cost for _ in range(n))


def named(units):
    return units_of(payment.listed(units))


def yields(producers):
    return _yields(tuple(producers))


@cache
def _yields(producers):
    """Every multiset of units that producers can give in a turn."""
    choices = [[(option,) * amount for option in options] for options, amount in producers]
    return {tuple(sorted(sum(picked, ()))) for picked in product(*choices)}


def contains(bag, part):
    bag = list(bag)
    for unit in part:
        if unit not in bag:
            return False
        bag.remove(unit)
    return True


def covered(cost, producers, waived):
    """Can the cost be covered from these sources, `waived` units left out?"""
    for left_out in combinations_with_replacement(range(len(cost)), waived):
        rest = [unit for n, unit in enumerate(cost) if n not in left_out]
        if any(contains(bag, rest) for bag in yields(producers)):
            return True
    return False


def slow_plans(cost, own, waived, left, right, discounts, bank):
    """8.5: try every list of purchases, unit by unit."""
    found = set()
    cheap = {("left", 0): 0, ("right", 0): 1, ("left", 1): 2, ("right", 1): 3}
    names = sorted(set(cost))
    offers = [("bank", name) for name in names] if bank else []
    offers += [(who, name) for who in ("left", "right") for name in names]

    def sufficient(bought):
        return covered(cost, [*own, *(((name,), 1) for _, name in bought)], waived)

    for size in range(len(cost) + 1):
        for bought in combinations_with_replacement(offers, size):
            if sum(who == "bank" for who, _ in bought) > 1:
                continue
            sold = {who: [n for w, n in bought if w == who] for who in ("left", "right")}
            if not any(contains(bag, sold["left"]) for bag in yields(left)):
                continue
            if not any(contains(bag, sold["right"]) for bag in yields(right)):
                continue
            if not sufficient(bought):
                continue
            if any(sufficient(bought[:n] + bought[n + 1 :]) for n in range(size)):  # 8.5.2
                continue
            price = {"left": 0, "right": 0, "bank": sum(who == "bank" for who, _ in bought)}
            for who in ("left", "right"):
                for name in sold[who]:
                    bit = cheap[who, int(name in MANUFACTURED)]
                    price[who] += 1 if discounts >> bit & 1 else 2
            found.add(plan(price["left"], price["right"], price["bank"]))
    return found


def number(producers):
    return sum(production(Produce(options, amount)) for options, amount in producers)


@clauses("8.3", "8.4.2", "8.4.3", "8.5", "8.5.1", "8.5.2", "8.5.3", "8.6", "12.5")
@given(costs, owners, st.booleans(), sellers, sellers, st.integers(0, 15), st.booleans())
def test_plans_are_complete_and_exact(cost, own, less, left, right, discounts, bank):
    packed = sum(n << 4 * RESOURCES.index(name) for name, n in cost)
    terms = discounts | (payment.FROM_BANK if bank else 0)
    found = plans(packed, number(own), int(less), number(left), number(right), terms)
    assert len(set(found)) == len(found)
    assert set(found) == slow_plans(units_of(cost), own, int(less), left, right, discounts, bank)


@clauses("8.4.2", "8.5.4")
@given(costs, owners, sellers, sellers, st.integers(0, 15), st.booleans(), st.integers(0, 1))
def test_the_cheapest_comes_first(cost, own, left, right, discounts, bank, rebate):
    packed = sum(n << 4 * RESOURCES.index(name) for name, n in cost)
    terms = discounts | (payment.FROM_BANK if bank else 0) | (payment.REBATES if rebate else 0)
    args = (packed, number(own), 0, number(left), number(right), terms)
    found = plans(*args)

    def order(paid):
        to_left, to_right = payment.left_of(paid), payment.right_of(paid)
        back = rebate * ((to_left > 0) + (to_right > 0))
        return payment.total(paid) - back, to_left + to_right, -to_left

    assert [order(paid) for paid in found] == sorted(order(paid) for paid in found)
    for paid in found:
        bought = payment.bought(paid, *args)
        tariffs = payment.tariffs(discounts)
        assert payment.price(bought[0], *tariffs[0]) == payment.left_of(paid)
        assert payment.price(bought[1], *tariffs[1]) == payment.right_of(paid)
        assert payment.size(bought[2]) == payment.bank_of(paid)
        assert any(contains(bag, named(bought[0])) for bag in yields(left))
        assert any(contains(bag, named(bought[1])) for bag in yields(right))


@given(st.integers(0, 7), st.integers(0, 7), st.integers(0, 6), st.integers(0, 6))
def test_what_is_lacking(needed, have, r, other):
    cost, own = needed << 4 * r, have << 4 * r
    if r != other:
        own += 3 << 4 * other
    assert payment.lacking(cost, own) == max(0, needed - have) << 4 * r
