"""Patron (8), laborer (9) and merchant (14): cards go to clientele, stockpile and vault."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.games.glory_to_rome.data import (
    KIND,
    LABORER,
    MATERIAL,
    MATERIALS,
    MERCHANT,
    PATRON,
    ROLE,
    ROLES,
    STRUCTURES,
)
from ludi.games.glory_to_rome.ending import over
from ludi.games.glory_to_rome.hands import changed, play_openly, play_unseen
from ludi.games.glory_to_rome.moves import (
    ActAs,
    Done,
    Fetch,
    FetchFromHand,
    Hire,
    HireFromDeck,
    HireFromHand,
    Sell,
    SellFromDeck,
    SellFromHand,
)
from ludi.games.glory_to_rome.state import State
from ludi.games.glory_to_rome.steps.common import DONE, MayDecline, shared
from ludi.games.glory_to_rome.steps.sets import (
    BY_BATH,
    OFFERS,
    ActionRest,
    ExtraActions,
    current_set,
)
from ludi.games.glory_to_rome.structures import (
    AQUEDUCT,
    ATRIUM,
    BAR,
    BASILICA,
    BATH,
    DOCK,
    LUDUS_MAGNA,
    STOREROOM,
    clientele_limit,
    vault_limit,
    vault_size,
)

POOL, HAND, DECK = 1, 2, 4  # the parts of an action; for a merchant POOL is stockpile or deck

HIRES = [Hire(role) for role in ROLES]
FETCHES = [Fetch(material) for material in MATERIALS]
SALES = [Sell(material) for material in MATERIALS]
HIRE_FROM_DECK, SELL_FROM_DECK = HireFromDeck(), SellFromDeck()


@dataclass(slots=True)
class TradeAction(MayDecline):
    """One action of a role that moves a card, in parts that are each possible once."""

    role: ClassVar[int]

    used: int

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if not isinstance(move, Done):
            self.carry_out(s, seat, move)
        elif not self.used:
            s.agenda.pop()  # and all the actions that are left
            s.say("end-actions", seat=seat)

    def carry_out(self, s: State, seat: int, move: Any) -> None:
        raise NotImplementedError

    def rest(self, s: State, part: int) -> None:
        s.agenda.append(ActionRest(self.seat, self.role, self.used | part))

    def args(self, s: State) -> dict[str, Any]:
        actions = current_set(s)
        left = actions.left(s) if actions else 0
        return {"role": ROLES[self.role], "n": left + 1}


def not_in_hand(s: State, seat: int, card: str) -> Refusal | None:
    if KIND[card] not in s.players[seat].hand:
        return Refusal("no-card-not-in-hand", "4.7")
    return None


# Patron


def offer_hire(s: State, seat: int, used: int) -> bool:
    player = s.players[seat]
    if sum(player.clients) >= clientele_limit(player):  # 8.3
        return False
    functions = player.functions
    if (
        (not used & POOL and any(s.pool))
        or (functions & AQUEDUCT and not used & HAND and player.hand)
        or (functions & BAR and not used & DECK)
    ):
        s.agenda.append(HireClient(seat, used))
        return True
    return False


@dataclass(slots=True)
class HireClient(TradeAction):
    clause: ClassVar[str] = "8.1"
    key: ClassVar[str] = "patron-step"
    accepts: ClassVar[tuple[type[Move], ...]] = (Hire, HireFromHand, HireFromDeck, Done)
    role: ClassVar[int] = PATRON

    def moves(self, s: State, seat: int) -> list[Move]:
        player = s.players[seat]
        used, functions = self.used, player.functions
        found: list[Move] = []
        if not used & POOL:
            found += [hire for hire, cards in zip(HIRES, s.pool, strict=True) if cards]
        if functions & AQUEDUCT and not used & HAND:
            found += [shared(HireFromHand, STRUCTURES[k]) for k in dict.fromkeys(player.hand)]
        if functions & BAR and not used & DECK:
            found.append(HIRE_FROM_DECK)
        found.append(DONE)
        return found

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        functions, used = s.players[seat].functions, self.used
        match move:
            case Hire():
                if used & POOL:
                    return Refusal("no-pool-client-twice", "8.1")
                if not any(s.pool):
                    return Refusal("no-pool-empty", "8.1")
                if not s.pool[ROLE[move.role]]:
                    return Refusal("no-pool-role", "8.1", {"role": move.role})
            case HireFromHand():
                if not functions & AQUEDUCT:
                    return Refusal("no-hire-hand", "8.2")
                if used & HAND:
                    return Refusal("no-hire-hand-twice", "8.2")
                return not_in_hand(s, seat, move.card)
            case HireFromDeck():
                if not functions & BAR:
                    return Refusal("no-hire-deck", "8.2")
                if used & DECK:
                    return Refusal("no-hire-deck-twice", "8.2")
        return None

    def carry_out(self, s: State, seat: int, move: Any) -> None:
        player = s.players[seat]
        match move:
            case Hire():
                role = ROLE[move.role]
                self.rest(s, POOL)  # 7.10: a client of the Bath may yet bring Bar or Aqueduct
                s.pool[role] -= 1
                s.say("hire-pool", seat=seat, role=move.role)
            case HireFromHand():
                kind = KIND[move.card]
                role = s.data.material[kind]
                self.rest(s, HAND)
                play_openly(s, player, kind)
                s.say("hire-hand", seat=seat, structure=move.card, role=ROLES[role])
            case _:
                self.rest(s, DECK)
                kind = s.deck.pop()
                role = s.data.material[kind]
                s.reveal()
                s.say("hire-deck", seat=seat, structure=STRUCTURES[kind], role=ROLES[role])
        player.clients[role] += 1
        player.hired = changed(player.hired, role, 1)
        if not over(s) and player.functions & BATH:
            bathe(s, seat, role)


OFFERS[PATRON] = offer_hire


# Bath


def bathe(s: State, seat: int, role: int) -> None:
    """The new client may act once at once (17.13)."""
    functions = s.players[seat].functions
    roles = {role}
    if role == MERCHANT and functions & LUDUS_MAGNA:
        roles = set(range(6))
    elif functions & STOREROOM:
        roles.add(LABORER)
    if len(roles) == 1:
        s.say("bath-act", role=ROLES[role])
        s.agenda.append(ExtraActions(seat, role, 1, BY_BATH))
    else:
        s.agenda.append(ChooseRole(seat, tuple(sorted(roles))))


@dataclass(slots=True)
class ChooseRole(MayDecline):
    clause: ClassVar[str] = "17.13"
    key: ClassVar[str] = "bath-role"
    accepts: ClassVar[tuple[type[Move], ...]] = (ActAs, Done)

    roles: tuple[int, ...]

    def moves(self, s: State, seat: int) -> list[Move]:
        return [*(shared(ActAs, ROLES[role]) for role in self.roles), DONE]

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        if isinstance(move, ActAs) and ROLE[move.role] not in self.roles:
            return Refusal("no-client-role", "17.13")
        return None

    def play(self, s: State, seat: int, move: Any) -> None:
        s.agenda.pop()
        if isinstance(move, Done):
            s.say("bath-skip", seat=seat)
            return
        s.say("bath-act", role=move.role)
        s.agenda.append(ExtraActions(seat, ROLE[move.role], 1, BY_BATH))


# Laborer


def offer_fetch(s: State, seat: int, used: int) -> bool:
    player = s.players[seat]
    if (not used & POOL and any(s.pool)) or (
        player.functions & DOCK and not used & HAND and player.hand
    ):
        s.agenda.append(FetchMaterial(seat, used))
        return True
    return False


@dataclass(slots=True)
class FetchMaterial(TradeAction):
    clause: ClassVar[str] = "9.1"
    key: ClassVar[str] = "laborer-step"
    accepts: ClassVar[tuple[type[Move], ...]] = (Fetch, FetchFromHand, Done)
    role: ClassVar[int] = LABORER

    def moves(self, s: State, seat: int) -> list[Move]:
        player = s.players[seat]
        found: list[Move] = []
        if not self.used & POOL:
            found += [fetch for fetch, cards in zip(FETCHES, s.pool, strict=True) if cards]
        if player.functions & DOCK and not self.used & HAND:
            found += [shared(FetchFromHand, STRUCTURES[k]) for k in dict.fromkeys(player.hand)]
        found.append(DONE)
        return found

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        match move:
            case Fetch():
                if self.used & POOL:
                    return Refusal("no-fetch-pool-twice", "9.1")
                if not any(s.pool):
                    return Refusal("no-fetch-pool-empty", "9.1")
                if not s.pool[MATERIAL[move.material]]:
                    return Refusal("no-pool-material", "9.1", {"material": move.material})
            case FetchFromHand():
                if not s.players[seat].functions & DOCK:
                    return Refusal("no-fetch-hand", "9.1")
                if self.used & HAND:
                    return Refusal("no-fetch-hand-twice", "9.1")
                return not_in_hand(s, seat, move.card)
        return None

    def carry_out(self, s: State, seat: int, move: Any) -> None:
        player = s.players[seat]
        if isinstance(move, Fetch):
            material = MATERIAL[move.material]
            if player.functions & DOCK:
                self.rest(s, POOL)
            s.pool[material] -= 1
            s.say("fetch-pool", seat=seat, material=move.material)
        else:
            kind = KIND[move.card]
            material = s.data.material[kind]
            self.rest(s, HAND)
            play_openly(s, player, kind)
            s.say("fetch-hand", seat=seat, structure=move.card, material=MATERIALS[material])
        player.stockpile[material] += 1
        over(s)


OFFERS[LABORER] = offer_fetch


# Merchant


def offer_sell(s: State, seat: int, used: int) -> bool:
    player = s.players[seat]
    if vault_size(player) >= vault_limit(player):  # 14.3
        return False
    functions = player.functions
    if (not used & POOL and (functions & ATRIUM or any(player.stockpile))) or (
        functions & BASILICA and not used & HAND and player.hand
    ):
        s.agenda.append(SellMaterial(seat, used))
        return True
    return False


@dataclass(slots=True)
class SellMaterial(TradeAction):
    clause: ClassVar[str] = "14.1"
    key: ClassVar[str] = "merchant-step"
    accepts: ClassVar[tuple[type[Move], ...]] = (Sell, SellFromHand, SellFromDeck, Done)
    role: ClassVar[int] = MERCHANT

    def moves(self, s: State, seat: int) -> list[Move]:
        player = s.players[seat]
        functions, used = player.functions, self.used
        found: list[Move] = []
        if not used & POOL:
            found += [sale for sale, n in zip(SALES, player.stockpile, strict=True) if n]
            if functions & ATRIUM:
                found.append(SELL_FROM_DECK)
        if functions & BASILICA and not used & HAND:
            found += [shared(SellFromHand, STRUCTURES[k]) for k in dict.fromkeys(player.hand)]
        found.append(DONE)
        return found

    def check(self, s: State, seat: int, move: Any) -> Refusal | None:
        player = s.players[seat]
        match move:
            case Sell() | SellFromDeck() if self.used & POOL:
                return Refusal("no-sell-twice", "14.1")
            case Sell():
                if not any(player.stockpile):
                    return Refusal("no-stockpile-empty", "14.1")
                if not player.stockpile[MATERIAL[move.material]]:
                    return Refusal("no-material-absent", "14.1", {"material": move.material})
            case SellFromDeck():
                if not player.functions & ATRIUM:
                    return Refusal("no-sell-deck", "14.1")
            case SellFromHand():
                if not player.functions & BASILICA:
                    return Refusal("no-sell-hand", "14.2")
                if self.used & HAND:
                    return Refusal("no-sell-hand-twice", "14.2")
                return not_in_hand(s, seat, move.card)
        return None

    def carry_out(self, s: State, seat: int, move: Any) -> None:
        player = s.players[seat]
        match move:
            case Sell():
                if player.functions & BASILICA:
                    self.rest(s, POOL)
                material = MATERIAL[move.material]
                player.stockpile[material] -= 1
                player.vault[material] += 1
                s.say("sell-stockpile", seat=seat, material=move.material)
            case SellFromDeck():
                self.rest(s, POOL)
                player.vault_unseen += (s.deck.pop(),)
                s.say("sell-deck", seat=seat)
            case SellFromHand():
                self.rest(s, HAND)
                self.sell_from_hand(s, seat, move)
        over(s)

    def sell_from_hand(self, s: State, seat: int, move: SellFromHand) -> None:
        player = s.players[seat]
        kind = KIND[move.card]
        if s.options.open_hands:  # everybody sees which card it is
            play_openly(s, player, kind)
            player.vault[s.data.material[kind]] += 1
            s.say("sell-hand-open", seat=seat, structure=move.card)
        else:
            play_unseen(player, kind)
            player.vault_own += (kind,)
            s.say("sell-hand", seat=seat)
            s.say("sell-hand-own", only=(seat,), structure=move.card)

    def public(self, s: State, seat: int, move: Any) -> Move | None:
        if isinstance(move, SellFromHand) and not s.options.open_hands:  # 2.5
            return None
        assert isinstance(move, Move)
        return move


OFFERS[MERCHANT] = offer_sell
