"""A turn: one card, its action, the market, the next player (4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ludi.core.errors import Refusal
from ludi.core.events import Prompt
from ludi.core.moves import Move
from ludi.core.steps import Decision, Step
from ludi.games.concordia import scoring
from ludi.games.concordia.data import ACTIONS, GAP, Tables
from ludi.games.concordia.moves import Play
from ludi.games.concordia.state import State
from ludi.games.concordia.steps.actions import perform
from ludi.games.concordia.steps.market import refill


@cache
def plays(data: Tables) -> list[tuple[int, Play]]:
    """The cards of each action, as a bit mask, with the move that plays one of them."""
    return [(cards, Play(ACTIONS[n])) for n, cards in enumerate(data.of_action)]


@dataclass(slots=True)
class Opening(Step[State]):
    """The table is laid (2); the start player begins."""

    def run(self, s: State) -> None:
        s.turns = 1
        s.agenda.append(PlayCard(s.start))
        if s.trace is None:
            return
        s.say("game-start", n=len(s.players), map=s.map)
        s.say("tokens")
        s.say("market-start", cards=[{"key": f"card-{s.data.kind[card]}"} for card in s.market])
        s.say("start-player", seat=s.start)
        s.say("praefectus-start", seat=s.praefectus)


@dataclass(slots=True)
class PlayCard(Decision[State]):
    clause: ClassVar[str] = "4.2"
    key: ClassVar[str] = "play-card"
    accepts: ClassVar[tuple[type[Move], ...]] = (Play,)

    def moves(self, s: State, seat: int) -> list[Move]:
        hand = s.players[seat].hand
        return [move for cards, move in plays(s.data) if hand & cards]

    def check(self, s: State, seat: int, move: Play) -> Refusal | None:
        player = s.players[seat]
        cards = s.data.of_action[ACTIONS.index(move.card)]
        if player.hand & cards:
            return None
        if player.discard & cards:
            return Refusal("no-card-in-discard", "6.1.1")
        return Refusal("no-card-not-yours", "4.2", {"card": move.card})

    def play(self, s: State, seat: int, move: Play) -> None:
        s.agenda.pop()
        action = ACTIONS.index(move.card)
        player = s.players[seat]
        same = player.hand & s.data.of_action[action]
        card = same & -same
        player.hand ^= card
        player.discard |= card  # 4.3: before its action
        player.top = card.bit_length() - 1
        s.say("play-card", seat=seat, card=s.data.kind[player.top])
        s.agenda.append(Finish(seat))
        perform(s, seat, action)

    def asked(self, s: State) -> Prompt:
        return Prompt("ask-play-card" if s.concordia == GAP else "ask-play-card-last")


@dataclass(slots=True)
class Finish(Step[State]):
    """4.6: refill, intermediate scoring, and the next player or the end."""

    seat: int

    def run(self, s: State) -> None:
        refill(s)
        if s.options.intermediate_scoring:
            score_in_between(s, self.seat)
        following = (self.seat + 1) % len(s.players)
        if following == s.concordia:  # 8.3, 8.5
            say_result(s)
            return
        s.turns += 1
        s.agenda.append(PlayCard(following))
        if s.concordia != GAP:
            s.say("last-turn", seat=following)


def score_in_between(s: State, seat: int) -> None:
    """A first Tribune is scored; with the last of them the best are paid (11)."""
    player = s.players[seat]
    if s.interim[seat] != GAP or player.top != GAP:  # only a Tribune leaves no discard pile
        return
    s.interim[seat] = scoring.interim(s, player)
    s.say("intermediate-score", seat=seat, n=s.interim[seat])
    if GAP in s.interim:
        return
    for other, coins in enumerate(scoring.interim_coins(s.interim)):
        s.players[other].coins += coins
        if coins:
            s.say("intermediate-first" if coins == 2 else "intermediate-second", seat=other)
    s.say("intermediate-reset")


def say_result(s: State) -> None:
    if s.trace is None:
        return
    if s.options.intermediate_scoring and GAP in s.interim:  # 11.5
        s.say("intermediate-void")
    s.say("game-over")
    result = scoring.result(s)
    for seat, score in enumerate(result.scores):
        s.say("total", seat=seat, n=score.total)
    winner = result.winners[0]
    if result.tie_break:
        s.say("tie-holder" if winner == s.praefectus else "tie-next", seat=winner)
    s.say("winner", seat=winner, n=result.scores[winner].total)
