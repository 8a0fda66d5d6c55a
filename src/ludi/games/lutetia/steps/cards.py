"""What a card does when it is bought (8.9, 11), and which producer an Apprentice joins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.moves import Move
from ludi.core.steps import Decision
from ludi.games.lutetia.data import GAP, RESOURCES
from ludi.games.lutetia.moves import Attach
from ludi.games.lutetia.state import State
from ludi.games.lutetia.steps.common import pay_out

TAVERN_PAYS = 5  # 11.5


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
            n = paid_at_once(s, player.units, card)
            pay_out(s, seat, n)
            s.say(
                "source",
                seat=seat,
                n=n,
                resource=RESOURCES[data.effect_resource[card]],
                card=data.kind[card],
            )
        case "income_5_plus_beer":  # 11.5
            n = paid_at_once(s, player.units, card)
            pay_out(s, seat, n)
            s.say("tavern", seat=seat, n=n, beer=n - TAVERN_PAYS)


def paid_at_once(s: State, units: list[int], card: int) -> int:
    """What a card pays a buyer who has so many units of each resource, its own among them."""
    match s.data.effect[card]:
        case "income_per_resource":  # 11.4
            return units[s.data.effect_resource[card]]
        case "income_5_plus_beer":  # 11.5
            return TAVERN_PAYS + units[s.data.effect_resource[card]]
    return 0


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
class ChooseHost(Decision[State]):
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
