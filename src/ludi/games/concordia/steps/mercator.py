"""The Mercator: income, then one order in at most two kinds of goods (6.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Decision
from ludi.games.concordia.data import GOODS
from ludi.games.concordia.moves import Buy, EndTrading, Sell
from ludi.games.concordia.state import Player, State
from ludi.games.concordia.steps.common import free_spaces, in_words

KINDS_TRADED = 2  # 6.6.2
NOTHING = (0, 0, 0, 0, 0)
MOST = 12  # units that a storehouse can hold

END_TRADING = EndTrading()
SELLS = [[Sell(good, n) for n in range(1, MOST + 1)] for good in GOODS]
BUYS = [[Buy(good, n) for n in range(1, MOST + 1)] for good in GOODS]


def mercator(s: State, seat: int, action: int) -> None:
    income = s.data.income[action]  # 6.6.1
    s.players[seat].coins += income
    s.say("mercator-income", seat=seat, n=income)
    s.agenda.append(Trading(seat, NOTHING))


@dataclass(slots=True)
class Trading(Decision[State]):
    """Trades happen one after another; the order is complete when the player says so."""

    clause: ClassVar[str] = "6.6.2"
    key: ClassVar[str] = "mercator-trade"
    accepts: ClassVar[tuple[type[Move], ...]] = (Sell, Buy, EndTrading)

    traded: tuple[int, ...]  # units of each good bought; negative: sold

    def moves(self, s: State, seat: int) -> list[Move]:
        player = s.players[seat]
        coins, goods, price = player.coins, player.goods, s.data.price
        room = free_spaces(s, player)
        closed = self.full()
        found: list[Move] = [END_TRADING]
        for good, net in enumerate(self.traded):
            if closed and not net:
                continue
            if net <= 0:
                found += SELLS[good][: goods[good]]
            if net >= 0 and room:
                found += BUYS[good][: min(room, coins // price[good])]
        return found

    def full(self) -> bool:
        return sum(1 for net in self.traded if net) == KINDS_TRADED

    def check(self, s: State, seat: int, move: Sell | Buy | EndTrading) -> Refusal | None:
        if isinstance(move, EndTrading):
            return None
        good = GOODS.index(move.good)
        net = self.traded[good]
        if not net and self.full():
            return Refusal("no-trade-third-kind", "6.6.2")
        player = s.players[seat]
        if isinstance(move, Sell):
            return self.check_sale(player, good, net, move.n)
        return self.check_purchase(s, player, good, net, move.n)

    def check_sale(self, player: Player, good: int, net: int, n: int) -> Refusal | None:
        if net > 0:
            return Refusal("no-trade-sell-bought", "6.6.2")
        if n > player.goods[good]:
            return Refusal("no-trade-stock", "6.6.4")
        return None

    def check_purchase(
        self, s: State, player: Player, good: int, net: int, n: int
    ) -> Refusal | None:
        if net < 0:
            return Refusal("no-trade-buy-sold", "6.6.2")
        if n > free_spaces(s, player):
            return Refusal("no-trade-space", "6.6.4")
        short = n * s.data.price[good] - player.coins
        if short > 0:
            return Refusal("no-trade-coins", "6.6.4", {"n": short})
        return None

    def play(self, s: State, seat: int, move: Sell | Buy | EndTrading) -> None:
        s.agenda.pop()
        if isinstance(move, EndTrading):
            if self.traded == NOTHING:
                s.say("no-trade", seat=seat)
            return
        good = GOODS.index(move.good)
        player = s.players[seat]
        bought = move.n if isinstance(move, Buy) else -move.n
        player.goods[good] += bought
        player.coins -= bought * s.data.price[good]
        if s.trace is not None:
            coins = in_words((), move.n * s.data.price[good])
            key = "buy" if bought > 0 else "sell"
            s.say(key, seat=seat, good=move.good, n=move.n, cost=coins)
        traded = list(self.traded)
        traded[good] += bought
        s.agenda.append(Trading(seat, tuple(traded)))

    def asked(self, s: State) -> Prompt:
        if self.traded == NOTHING:
            return Prompt("ask-mercator-trade")
        return Prompt("ask-mercator-trade-more")
