"""Who decides what, when: the five phases of a round (4.1) and what happens inside them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations, product
from typing import ClassVar, Literal

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Ask, Question, Step, Together
from ludi.games.lutetia.data import ACTIONS, FIRST_PLACE, GAP, INCOME, RESOURCES, SLOTS
from ludi.games.lutetia.moves import Add, Attach, Bid, Bribe, Legions, Ready
from ludi.games.lutetia.state import State

INCOME_PAYS = 3  # 8.2.1
COMPENSATION = 1  # 8.7.2
LEGION_ADDS = 2  # 8.6.1
TAVERN_PAYS = 5  # 11.5

NUMBER: dict[str, int] = {action: number for number, action in enumerate(ACTIONS)}
POSITIONS: tuple[Literal["first", "second"], ...] = ("first", "second")


def slots(s: State) -> list[int]:
    """The tokens in play: characters, then places (3.1)."""
    return [*range(s.columns), *range(FIRST_PLACE, FIRST_PLACE + s.columns)]


def pay_out(s: State, seat: int, amount: int) -> None:
    s.players[seat].supply += amount
    s.bank += amount


# Phase 1: cards for sale


@dataclass(slots=True)
class CardsForSale(Step[State]):
    def run(self, s: State) -> None:
        gaps = [slot for slot in slots(s) if s.market[slot] == GAP]
        wanted = sum(slot < FIRST_PLACE for slot in gaps)
        no_characters = len(s.characters) < wanted
        no_places = len(s.places) < len(gaps) - wanted
        if no_characters or no_places:  # 5.1, 5.2: both rows before any card is dealt
            short = "both" if no_characters and no_places else "place" if no_places else "character"
            end(s, short)
            return
        s.round += 1
        s.phase = 1
        s.settled = False
        s.say("round", n=s.round)
        for slot in gaps:  # 5.3
            deck = s.characters if slot < FIRST_PLACE else s.places
            s.market[slot] = deck.pop()
            s.reveal()
            say_deal(s, slot)
        s.phase = 2
        s.wishes = None  # these cards will wake others
        s.agenda.append(Bidding(tuple(range(len(s.players)))))


def say_deal(s: State, slot: int) -> None:
    if s.trace is None:
        return
    card = s.market[slot]
    if s.data.is_bazaar[card]:
        s.say("deal-bazaar", slot=SLOTS[slot], recipe=recipe_text(s, card))
    else:
        s.say("deal", slot=SLOTS[slot], card=s.data.kind[card])


def recipe_text(s: State, card: int) -> list[dict[str, object]]:
    return [
        {"key": "count-resource", "resource": resource, "n": n}
        for resource, n in zip(RESOURCES, s.data.recipe[card], strict=True)
        if n
    ]


def end(s: State, reason: str) -> None:
    s.ended = reason
    s.say(f"end-{reason}", n=s.quiet)
    if s.bazaars:
        key = "card-label-bazaar-short"
        left_out = [{"key": key, "recipe": recipe_text(s, card)} for card in s.bazaars]
        s.say("bazaars-shown", list=left_out)


# Phase 2: bidding


@cache
def bids(columns: int) -> list[Bid]:
    """Every pair of a hand, in both orders (6.2, 6.5)."""
    hand = [*ACTIONS[:columns], *ACTIONS[FIRST_PLACE : FIRST_PLACE + columns], "income"]
    pairs = [Bid(first, second) for first, second in permutations(hand, 2)]
    return [*pairs, Bid("income", "income")]


@dataclass(slots=True)
class Bidding(Together[State]):
    clause: ClassVar[str] = "6.1"
    key: ClassVar[str] = "bid"
    accepts: ClassVar[tuple[type[Move], ...]] = (Bid,)
    face_down: ClassVar[bool] = True  # 2.4: until the reveal

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*bids(s.columns)]

    def check(self, s: State, seat: int, move: Bid) -> Refusal | None:
        for action in (move.first, move.second):
            if action != "income" and NUMBER[action] not in slots(s):
                return Refusal("no-bid-not-in-play", "3.3", {"slot": action})
        if move.first == move.second != "income":
            return Refusal("no-bid-same", "6.2", {"action": move.first})
        return None

    def chosen(self, s: State, seat: int, move: Bid) -> None:
        s.say("bid", seat=seat)
        s.say("bid-own", only=(seat,), first=_spoken(move.first), second=_spoken(move.second))

    def resolve(self, s: State, choices: list[Bid]) -> None:
        s.bids = [(NUMBER[bid.first], NUMBER[bid.second]) for bid in choices]
        s.bribes = [[0, 0] for _ in choices]
        s.phase = 3
        s.say("bid-all")
        s.agenda.append(Reveal())
        if s.options.bribe_mode == "live":
            begin_live(s)
        else:
            next_wave(s, 1, raised=())

    def idle(self, s: State, seat: int) -> Move:
        return Bid("income", "income")  # 15.29


def _spoken(action: str) -> str:
    return "INCOME" if action == "income" else action


# Phase 3: bribes


def next_wave(s: State, wave: int, raised: tuple[int, ...]) -> None:
    """Ask everybody with money, but not one who was alone in raising (7.5.5)."""
    rich = [seat for seat, player in enumerate(s.players) if player.supply]
    asked = [seat for seat in rich if raised != (seat,)]
    if not asked:
        s.say("bribe-over-none")
        return
    last = wave == s.options.bribe_wave_limit  # 7.5.6
    if last:
        asked = rich
        s.say("wave-last", wave=wave)
    else:
        s.say("wave", wave=wave, seats=asked)
    s.agenda.append(BribeWave(tuple(asked), wave, last, raised))


@cache
def raises(supply: int) -> list[Bribe]:
    return [Bribe(a, b) for a in range(supply + 1) for b in range(supply + 1 - a)]


@dataclass(slots=True)
class BribeWave(Together[State]):
    clause: ClassVar[str] = "7.5.1"
    key: ClassVar[str] = "bribe"
    accepts: ClassVar[tuple[type[Move], ...]] = (Bribe,)

    wave: int
    last: bool
    raised: tuple[int, ...]  # who raised in the wave before

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*raises(s.players[seat].supply)]

    def check(self, s: State, seat: int, move: Bribe) -> Refusal | None:
        supply = s.players[seat].supply
        if move.first + move.second > supply:
            return Refusal("no-bribe-too-much", "7.1", {"n": supply})
        return None

    def chosen(self, s: State, seat: int, move: Bribe) -> None:
        s.say("bribe-decided", only=(seat,), first=move.first, second=move.second)

    def resolve(self, s: State, choices: list[Bribe | None]) -> None:
        raised = []
        s.say("wave-revealed", wave=self.wave)
        for seat, bribe in enumerate(choices):
            if bribe is None:
                continue
            if bribe.first or bribe.second:
                raised.append(seat)
                s.bribes[seat][0] += bribe.first
                s.bribes[seat][1] += bribe.second
                s.players[seat].supply -= bribe.first + bribe.second
            say_bribe(s, seat, bribe)
        if not raised:
            s.say("bribe-over-pass")
        elif self.last:
            s.say("bribe-over-limit")
        else:
            next_wave(s, self.wave + 1, tuple(raised))

    def prompt(self, s: State, seat: int | None) -> Prompt:
        waiting = list(self.actors(s))
        if seat in waiting:
            if self.last:
                return Prompt("ask-bribe-last", {"wave": self.wave})
            if self.raised:
                return Prompt("ask-bribe-answer", {"seats": list(self.raised), "wave": self.wave})
            return Prompt("ask-bribe", {"wave": self.wave})
        if seat is None or seat in self.seats:
            return Prompt("wait-bribe", {"seats": waiting, "wave": self.wave})
        alone = self.raised == (seat,)
        return Prompt("wait-bribe-lone" if alone else "wait-bribe-empty", {"seats": waiting})

    def idle(self, s: State, seat: int) -> Move:
        return Bribe(0, 0)  # 15.29


def say_bribe(s: State, seat: int, bribe: Bribe) -> None:
    if s.trace is None:
        return
    if bribe.first and bribe.second:
        s.say("bribe-both", seat=seat, first=bribe.first, second=bribe.second)
    elif bribe.first or bribe.second:
        position = "first" if bribe.first else "second"
        s.say("bribe", seat=seat, n=bribe.first or bribe.second, position=position)
    else:
        s.say("bribe-pass", seat=seat)


def begin_live(s: State) -> None:
    s.ready = [player.supply == 0 for player in s.players]  # 7.6.2
    if all(s.ready):
        s.say("bribe-over-none")
    else:
        s.agenda.append(LiveBribes())


@dataclass(slots=True)
class LiveBribes(Question[State]):
    """7.6: add at any time; every raise clears all flags; over when all are ready."""

    clause: ClassVar[str] = "7.6"
    key: ClassVar[str] = "bribe-live"
    accepts: ClassVar[tuple[type[Move], ...]] = (Add, Ready)

    def actors(self, s: State) -> tuple[int, ...]:
        return tuple([seat for seat, ready in enumerate(s.ready) if not ready])

    def moves(self, s: State, seat: int) -> list[Move]:
        amounts = range(1, s.players[seat].supply + 1)
        return [Ready(), *(Add(position, n) for position in POSITIONS for n in amounts)]

    def check(self, s: State, seat: int, move: Add | Ready) -> Refusal | None:
        if isinstance(move, Add):
            if move.amount == 0:
                return Refusal("no-live-zero", "7.6")
            if move.amount > s.players[seat].supply:
                return Refusal("no-live-too-much", "7.6.1", {"n": s.players[seat].supply})
        return None

    def play(self, s: State, seat: int, move: Add | Ready) -> None:
        if isinstance(move, Ready):
            s.ready[seat] = True
            s.say("ready", seat=seat)
        else:
            s.bribes[seat][POSITIONS.index(move.position)] += move.amount
            s.players[seat].supply -= move.amount
            s.reveal()  # the coins are seen at once and never come back (7.2)
            s.say("bribe", seat=seat, n=move.amount, position=move.position)
            if any(ready and s.players[other].supply for other, ready in enumerate(s.ready)):
                s.say("ready-reset")
            s.ready = [player.supply == 0 for player in s.players]
        if all(s.ready):
            s.agenda.pop()
            s.reveal()
            s.say("bribe-over-ready")

    def idle(self, s: State, seat: int) -> Move:
        return Ready()  # 15.29


# Phase 4: buying


@dataclass(slots=True)
class Reveal(Step[State]):
    def run(self, s: State) -> None:
        s.phase = 4
        s.face_up = True  # 8.1.1
        s.disclose(Bidding)
        if s.trace is not None:
            for seat, (first, second) in enumerate(s.bids):
                laid = {"first": _spoken(ACTIONS[first]), "second": _spoken(ACTIONS[second])}
                s.say("reveal", seat=seat, **laid)
        wanted: set[int] = set()
        for seat, pair in enumerate(s.bids):
            wanted.update(pair)
            incomes = pair.count(INCOME)
            if incomes:
                collect_income(s, seat, incomes)
        s.agenda.append(ValueIncrease())
        # 8.3.1: characters A to E, then places 1 to 5, one completely before the next
        for slot in reversed(slots(s)):
            if slot in wanted:
                s.agenda.append(Settle(slot))
            elif s.trace is not None and s.market[slot] != GAP:
                s.agenda.append(NobodyBids(slot))


def collect_income(s: State, seat: int, cards: int) -> None:
    pay_out(s, seat, INCOME_PAYS * cards)  # 8.2.1
    s.say("income", seat=seat, n=INCOME_PAYS * cards)
    lost = sum(
        bribe for bid, bribe in zip(s.bids[seat], s.bribes[seat], strict=True) if bid == INCOME
    )
    if lost:  # 8.2.2
        s.bank -= lost
        s.bribes[seat] = [
            0 if bid == INCOME else bribe
            for bid, bribe in zip(s.bids[seat], s.bribes[seat], strict=True)
        ]
        s.say("income-bribe", seat=seat, n=lost)


def take_bribe(s: State, seat: int, slot: int) -> int:
    """Lift the bribe off the seat's action card for a slot."""
    position = s.bids[seat].index(slot)
    bribe = s.bribes[seat][position]
    s.bribes[seat][position] = 0
    return bribe


def bribe_on(s: State, seat: int, slot: int) -> int:
    return s.bribes[seat][s.bids[seat].index(slot)]


def naming(s: State, slot: int) -> dict[str, str]:
    return {"slot": SLOTS[slot], "card": s.data.kind[s.market[slot]]}


@dataclass(slots=True)
class NobodyBids(Step[State]):
    """8.4.1: the card stays, with its coins. Only told."""

    slot: int

    def run(self, s: State) -> None:
        s.say("slot-none", **naming(s, self.slot))


@dataclass(slots=True)
class Settle(Step[State]):
    slot: int

    def run(self, s: State) -> None:
        slot = self.slot
        bidders = [seat for seat, pair in enumerate(s.bids) if slot in pair]
        if len(bidders) == 1:
            if s.trace is not None:
                s.say("slot-one", seat=bidders[0], **naming(s, slot))
            buy(s, bidders[0], slot)
            return
        if s.trace is not None:
            s.say("slot-contested", seats=bidders, **naming(s, slot))
        s.support = [0] * len(s.players)
        s.agenda.append(Compare(slot, tuple(bidders)))
        legion_wave(s, slot, tuple(bidders), spenders=())


def legion_wave(s: State, slot: int, bidders: tuple[int, ...], spenders: tuple[int, ...]) -> None:
    """Ask all who own a Legion, but not one who was alone in spending (8.6.4)."""
    asked = tuple(
        [seat for seat, player in enumerate(s.players) if player.legions and spenders != (seat,)]
    )
    if asked:
        s.agenda.append(LegionWave(asked, slot, bidders, spenders))


@cache
def spendings(seats: int, bidders: tuple[int, ...], legions: int) -> list[Legions]:
    """Every way to spread up to so many Legions over the bidders, none first."""
    found = []
    for counts in product(range(legions + 1), repeat=len(bidders)):
        if sum(counts) <= legions:
            spent = [0] * seats
            for seat, n in zip(bidders, counts, strict=True):
                spent[seat] = n
            found.append(Legions(tuple(spent)))
    return found


@dataclass(slots=True)
class LegionWave(Together[State]):
    clause: ClassVar[str] = "8.6.4"
    key: ClassVar[str] = "legion"
    accepts: ClassVar[tuple[type[Move], ...]] = (Legions,)

    slot: int
    bidders: tuple[int, ...]
    spenders: tuple[int, ...]  # who spent in the wave before

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*spendings(len(s.players), self.bidders, len(s.players[seat].legions))]

    def check(self, s: State, seat: int, move: Legions) -> Refusal | None:
        for other, n in enumerate(move.by_seat):
            if n and other not in self.bidders:
                return Refusal("no-legion-not-bidder", "8.6.2", {"seats": list(self.bidders)})
        if len(move.by_seat) != len(s.players):
            return Refusal("no-legion-not-bidder", "8.6.2", {"seats": list(self.bidders)})
        owned = len(s.players[seat].legions)
        if sum(move.by_seat) > owned:
            return Refusal("no-legion-too-many", "8.6.4", {"n": owned})
        return None

    def chosen(self, s: State, seat: int, move: Legions) -> None:
        s.say("legion-decided", only=(seat,), n=sum(move.by_seat))

    def resolve(self, s: State, choices: list[Legions | None]) -> None:
        spenders = []
        for seat, choice in enumerate(choices):
            if choice is None:
                continue
            if any(choice.by_seat):
                spenders.append(seat)
                self.spend(s, seat, choice)
            else:
                s.say("legion-pass", seat=seat)
        if spenders:
            legion_wave(s, self.slot, self.bidders, tuple(spenders))

    def spend(self, s: State, seat: int, choice: Legions) -> None:
        player = s.players[seat]
        for target, n in enumerate(choice.by_seat):
            if not n:
                continue
            s.support[target] += n
            for card in player.legions[:n]:  # 8.6.7: those with the lowest card ids
                player.cards.remove(card)
                s.removed.append(card)
            del player.legions[:n]
            s.say("legion-spend", seat=seat, target=target, n=n)

    def prompt(self, s: State, seat: int | None) -> Prompt:
        waiting = list(self.actors(s))
        args = naming(s, self.slot)
        if seat is not None and seat in waiting:
            return Prompt("ask-legion", {**args, "n": len(s.players[seat].legions)})
        if seat is None or seat in self.seats:
            return Prompt("wait-legion", {"seats": waiting})
        if self.spenders == (seat,):
            return Prompt("wait-legion-lone", {"seats": waiting})
        return Prompt("wait-legion-none", {**args, "seats": waiting})

    def idle(self, s: State, seat: int) -> Move:
        return Legions((0,) * len(s.players))  # 15.29


@dataclass(slots=True)
class Compare(Step[State]):
    slot: int
    bidders: tuple[int, ...]

    def run(self, s: State) -> None:
        slot = self.slot
        strength = {
            seat: bribe_on(s, seat, slot) + LEGION_ADDS * s.support[seat]  # 8.6.1
            for seat in self.bidders
        }
        if s.trace is not None:
            self.say_strengths(s, strength)
        best = max(strength.values())
        winners = [seat for seat in self.bidders if strength[seat] == best]
        winner = winners[0] if len(winners) == 1 else None
        if winner is None:  # 8.7.3: 0 counts
            if s.trace is not None:
                s.say("tie", strength=best, **naming(s, slot))
            remove(s, slot)
        elif s.trace is not None:  # 8.7.1
            s.say("win", seat=winner, strength=best, **naming(s, slot))
        for seat in self.bidders:
            if seat != winner:
                console(s, seat, slot)
        s.support = [0] * len(s.players)
        if winner is not None:
            buy(s, winner, slot)  # 8.8.1

    def say_strengths(self, s: State, strength: dict[int, int]) -> None:
        for seat in self.bidders:
            s.say(
                "strength",
                seat=seat,
                strength=strength[seat],
                bribe=bribe_on(s, seat, self.slot),
                legions=s.support[seat],
            )


def console(s: State, seat: int, slot: int) -> None:
    """The bribe back, and a sestertius in compensation (8.7.2)."""
    refund = take_bribe(s, seat, slot)
    s.players[seat].supply += refund
    pay_out(s, seat, COMPENSATION)
    if refund:
        s.say("refund", seat=seat, refund=refund, n=COMPENSATION)
    else:
        s.say("compensation", seat=seat, n=COMPENSATION)


def remove(s: State, slot: int) -> None:
    """The card leaves the game; its coins go to the bank (8.5.3)."""
    s.removed.append(s.market[slot])
    s.market[slot] = GAP
    s.bank -= s.coins[slot]
    if s.coins[slot]:
        s.say("coins-lost", n=s.coins[slot])
    s.coins[slot] = 0
    s.settled = True


def buy(s: State, seat: int, slot: int) -> None:
    """Pay cost and bribe and take the card; who cannot pay the cost loses both (8.5)."""
    player = s.players[seat]
    card = s.market[slot]
    cost = s.data.cost[card]
    bribe = take_bribe(s, seat, slot)
    s.bank -= bribe
    if player.supply < cost:  # 8.5.3
        if s.trace is not None:
            s.say("cannot-pay", seat=seat, supply=player.supply, cost=cost, **naming(s, slot))
        if bribe:
            s.say("bribe-lost", seat=seat, n=bribe)
        remove(s, slot)
        return
    player.supply -= cost
    s.bank -= cost
    if s.trace is not None:
        s.say("buy", seat=seat, bribe=bribe, cost=cost, **naming(s, slot))
    s.market[slot] = GAP
    s.settled = True
    coins, s.coins[slot] = s.coins[slot], 0
    if coins:  # 8.9.2
        player.supply += coins
        s.say("take-coins", seat=seat, n=coins)
    acquire(s, seat, card)


def acquire(s: State, seat: int, card: int) -> None:
    player = s.players[seat]
    data = s.data
    player.cards.append(card)
    resource = data.resource[card]
    if resource != GAP:
        player.units[resource] += data.units[card]
    match data.effect[card]:
        case "produce" if player.waiting:  # 8.9.3
            s.say("attach-joins", seat=seat, n=len(player.waiting), card=data.kind[card])
            for apprentice in player.waiting:
                attach(s, seat, apprentice, card)
            player.waiting = []
        case "apprentice_attach":
            place_apprentice(s, seat, card)
        case "legion":
            player.legions.append(card)
            player.legions.sort()
        case "income_per_resource":  # 11.4
            n = player.units[data.effect_resource[card]]
            pay_out(s, seat, n)
            s.say(
                "source",
                seat=seat,
                n=n,
                resource=RESOURCES[data.effect_resource[card]],
                card=data.kind[card],
            )
        case "income_5_plus_beer":  # 11.5
            beer = player.units[data.effect_resource[card]]
            pay_out(s, seat, TAVERN_PAYS + beer)
            s.say("tavern", seat=seat, n=TAVERN_PAYS + beer, beer=beer)


def producers(s: State, seat: int) -> list[int]:
    return sorted(card for card in s.players[seat].cards if s.data.is_producer[card])


def place_apprentice(s: State, seat: int, apprentice: int) -> None:
    hosts = producers(s, seat)
    if not hosts:  # 8.9.5
        s.players[seat].waiting.append(apprentice)
        s.say("attach-waits", seat=seat)
    elif len({s.data.resource[host] for host in hosts}) == 1:  # 16.1: nothing to choose
        attach(s, seat, apprentice, hosts[0])
        s.say("attach", seat=seat, card=s.data.kind[hosts[0]])
    else:
        s.agenda.append(ChooseHost(seat, apprentice))


def attach(s: State, seat: int, apprentice: int, host: int) -> None:
    player = s.players[seat]
    player.attached[apprentice] = host
    player.units[s.data.resource[host]] += 1  # 11.2


@dataclass(slots=True)
class ChooseHost(Ask[State]):
    clause: ClassVar[str] = "8.9.4"
    key: ClassVar[str] = "attach"
    accepts: ClassVar[tuple[type[Move], ...]] = (Attach,)

    apprentice: int

    def moves(self, s: State, seat: int) -> list[Move]:
        return [Attach(s.data.ids[host]) for host in producers(s, seat)]

    def check(self, s: State, seat: int, move: Attach) -> Refusal | None:
        own = {s.data.ids[card]: card for card in s.players[seat].cards}
        card = own.get(move.host)
        if card is None:
            return Refusal("no-attach-other", "8.9.4")
        if s.data.is_producer[card]:
            return None
        if s.data.is_place[card]:
            return Refusal("no-attach-place", "15.13")
        kind = s.data.kind[card]
        return Refusal(f"no-attach-{kind}", "11.2.2")

    def play(self, s: State, seat: int, move: Attach) -> None:
        s.agenda.pop()
        host = s.data.ids.index(move.host)
        attach(s, seat, self.apprentice, host)
        s.say("attach", seat=seat, card=s.data.kind[host])

    def prompt(self, s: State, seat: int | None) -> Prompt:
        if seat == self.seat:
            return Prompt("ask-attach")
        return Prompt("wait-attach", {"seat": self.seat})


# Phase 5: value increase


@dataclass(slots=True)
class ValueIncrease(Step[State]):
    def run(self, s: State) -> None:
        s.phase = 5
        s.face_up = False
        left = [slot for slot in slots(s) if s.market[slot] != GAP]
        for slot in left:  # 9.1
            s.coins[slot] += 1
            s.bank += 1
        if left:
            s.say("value", slots=[SLOTS[slot] for slot in left])
        else:
            s.say("value-none")
        s.bids = [() for _ in s.players]
        s.bribes = [[0, 0] for _ in s.players]
        s.quiet = 0 if s.settled else s.quiet + 1
        if s.quiet == s.options.stall_limit_rounds:  # 9.4
            end(s, "stall")
        else:
            s.agenda.append(CardsForSale())  # 4.2
