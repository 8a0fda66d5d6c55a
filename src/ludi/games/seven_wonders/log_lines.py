"""The lines of the log: their arguments take some work, so they have a module of their own."""

from __future__ import annotations

from typing import Any

from ludi.games.seven_wonders import payment, scoring
from ludi.games.seven_wonders.building import (
    active,
    card_list,
    goods_list,
    leader_cost,
    leader_list,
    terms,
    waived,
)
from ludi.games.seven_wonders.data import NOBODY
from ludi.games.seven_wonders.effects import COPY_GUILD, STAGE_LESS, SYMBOLS, WILD
from ludi.games.seven_wonders.moves import Build, Discard, Recruit, Stage
from ludi.games.seven_wonders.state import CARD, CARD_BITS, State


def board(s: State, c: int, key: str) -> None:
    if s.trace is not None:
        number = s.cities[c].board
        s.say(key, seat=c, wonder=s.data.wonder(number), side=s.data.side(number))


def draft_passed(s: State, packs: list[tuple[int, ...]]) -> None:
    n = s.seats
    ids = s.data.ids
    for seat in range(n):
        passed = leader_list(ids[leader] for leader in packs[seat])
        received = leader_list(ids[leader] for leader in packs[(seat + 1) % n])
        s.say("draft-passed-own", only=(seat,), leaders=passed)
        s.say("draft-received-own", only=(seat,), leaders=received)


def plays(s: State, acts: list[tuple[int, int, Any]]) -> None:
    """The actions of a turn, from the position at its beginning."""
    for c, by, move in acts:
        match move:
            case Recruit(leader):
                _recruit(s, c, leader)
            case Build(card, way):
                _build(s, c, card, way)
            case Stage(card):
                stage = s.cities[c].stages + 1
                by_leader = s.data.number[card or ""] >= s.data.first_leader
                s.say("leader-stage" if by_leader else "stage", seat=c, stage=stage)
                s.say("stage-own", only=(by,), card=card)
            case Discard(card):
                by_leader = s.data.number[card or ""] >= s.data.first_leader
                s.say("leader-discard" if by_leader else "discard", seat=c)
                s.say("discard-own", only=(by,), card=card)
        if isinstance(move, Build | Stage) and (move.left or move.right or move.bank):
            _bought(s, c, move)
        if isinstance(move, Stage):
            city = s.cities[c]
            if city.stages + 1 == s.data.stages[city.board]:
                s.say("wonder-complete", seat=c, wonder=s.data.wonder(city.board))


def _recruit(s: State, c: int, leader: str) -> None:
    cost = leader_cost(s, c, s.data.number[leader], recruitment=True)
    if cost:
        s.say("recruit", seat=c, leader=leader, coins=cost)
    else:
        s.say("recruit-free", seat=c, leader=leader)


def _build(s: State, c: int, card: str, way: str) -> None:
    number = s.data.number[card]
    if way == "chain":
        has = s.cities[c].has & s.data.chain[number]
        s.say("build-chain", seat=c, card=card, source=s.data.ids[has.bit_length() - 1])
    elif way == "pay" and s.data.coins[number]:
        s.say("build-coins", seat=c, card=card, coins=s.data.coins[number])
    elif way == "pay":
        s.say("build", seat=c, card=card)
    else:
        s.say(f"build-{way}", seat=c, card=card)


def _bought(s: State, c: int, move: Build | Stage) -> None:
    """Who sold what, in the arrangement the table would propose (8.5.4)."""
    city = s.cities[c]
    if isinstance(move, Build):
        number = s.data.number[move.card]
        cost, less = s.data.cost[number], waived(s, city, number)
    else:
        cost = s.data.stage_cost[city.board][city.stages]
        less = int(city.powers & STAGE_LESS != 0)
    left, right = s.left(c), s.right(c)
    parts = payment.bought(
        payment.plan(move.left, move.right, move.bank),
        cost,
        city.own,
        less,
        s.cities[left].sale,
        s.cities[right].sale,
        terms(city),
    )
    for seller, units, coins in ((left, parts[0], move.left), (right, parts[1], move.right)):
        if coins:
            goods = goods_list(payment.listed(units))
            s.say("buy", seat=c, target=seller, goods=goods, coins=coins)
    if move.bank:
        s.say("buy-bank", seat=c, resource=payment.listed(parts[2])[0][0])


def leaders_boxed(s: State, seat: int) -> None:
    if s.trace is not None:
        leaders = s.cities[seat].unplayed
        s.say("leader-box", seat=seat, n=len(leaders))
        own = leader_list(s.data.ids[leader] for leader in leaders)
        s.say("leader-box-own", only=(seat,), leaders=own)


def leaders_drawn(s: State, seat: int, drawn: tuple[int, ...]) -> None:
    if s.trace is not None:
        s.say("roma-draws", seat=seat, n=len(drawn))
        own = leader_list(s.data.ids[leader] for leader in drawn)
        s.say("roma-draws-own", only=(seat,), leaders=own)


def extra_leader(s: State, seat: int, leader: int, cost: int) -> None:
    name = s.data.ids[leader]
    if cost:
        s.say("extra-recruit", seat=seat, leader=name, coins=cost)
    else:
        s.say("extra-recruit-free", seat=seat, leader=name)


def courtesan(s: State, c: int, leader: int) -> None:
    if s.trace is not None:
        owner = next(n for n, city in enumerate(s.cities) if leader in city.leaders)
        s.say("courtesan", seat=c, target=owner, leader=s.data.ids[leader])


def leftover(s: State, c: int, cards: tuple[int, ...]) -> None:
    if s.trace is None:
        return
    if c >= s.seats:
        s.say("free-city-last")
        return
    s.say("leftover", seat=c)
    s.say("leftover-own", only=(c,), cards=card_list(s.data.ids[card] for card in cards))


def from_pile(s: State, c: int, lying: int) -> None:
    """Everybody sees whose discard it was (16.3)."""
    if s.trace is None:
        return
    place = lying >> CARD_BITS
    by, age = place >> 1 & 7, place >> 7 & 3
    card = s.data.ids[lying & CARD]
    if by < s.seats:
        s.say("build-pile", seat=c, card=card, target=by, age=age)
    else:
        s.say("build-pile-last", seat=c, card=card, age=age)


def conflict(s: State, winner: int, loser: int) -> None:
    s.say(
        "conflict",
        seat=winner,
        target=loser,
        mine=s.cities[winner].shields,
        theirs=s.cities[loser].shields,
        value=s.data.file.setup.victory[s.age - 1],
    )


def final(s: State) -> None:
    """The count, where it was not plain to see."""
    if s.trace is None:
        return
    for seat in range(s.seats):
        city = s.cities[seat]
        best = scoring.copied_guild(s, seat)
        wild = city.symbols >> 4 * WILD or any(s.data.does[n].set_vp for n in active(city))
        if wild:
            symbols = [
                {"key": f"count-{name}", "n": best.symbols >> 4 * n & 15}
                for n, name in enumerate(SYMBOLS)
            ]
            s.say("score-symbols", seat=seat, symbols=symbols)
        if city.powers & COPY_GUILD:
            _copied(s, seat, best)
        s.say("final", seat=seat, vp=scoring.score(s, seat).total)


def _copied(s: State, seat: int, best: scoring.Best) -> None:
    if best.copied == NOBODY:
        s.say("score-copy-none", seat=seat)
    elif best.leader == NOBODY:
        s.say("score-copy", seat=seat, card=s.data.ids[best.copied])
    else:
        names = {"card": s.data.ids[best.copied], "leader": s.data.ids[best.leader]}
        s.say("score-copy-leader", seat=seat, **names)
