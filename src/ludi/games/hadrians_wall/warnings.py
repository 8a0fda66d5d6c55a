"""What a player would want to know before a move."""

from __future__ import annotations

from ludi.core.events import Trace, Warning
from ludi.core.moves import Move
from ludi.games.hadrians_wall.layout import FATE_DECK, MARKET, MARKET_BOXES, NEUTRAL_A, OWN, SOURCES
from ludi.games.hadrians_wall.moves import Battle, Buy, Favour, Scout, Stop
from ludi.games.hadrians_wall.sheet import bundle, counted
from ludi.games.hadrians_wall.state import State
from ludi.games.hadrians_wall.steps import through
from ludi.games.hadrians_wall.steps.cards import card_of, owner


def warnings(s: State, seat: int, move: Move) -> list[Warning]:
    match move:
        case Stop():
            return _stopping(s, seat)
        case Battle():
            return [Warning("warn-reveals")]
        case Buy():
            return _buying(s, seat, move)
        case Scout():
            return _given_away(s, seat, SOURCES.index(move.source), "soldier")
        case Favour():
            return _useless(s, seat, move)
    return _lost(s, seat, move)


def _stopping(s: State, seat: int) -> list[Warning]:
    """7.1"""
    items = bundle(tuple(s.players[seat].sheet[:5]))
    return [Warning("warn-stop-items", {"items": counted(items)})] if items else []


def _buying(s: State, seat: int, move: Buy) -> list[Warning]:
    source = SOURCES.index(move.source)
    if source == FATE_DECK:
        return [Warning("warn-reveals")]
    goods = s.data.card_goods[card_of(s, seat, source)]
    found = []
    if goods in s.players[seat].sheet[MARKET : MARKET + MARKET_BOXES]:  # 6.12.6
        found.append(Warning("warn-duplicate", {"goods": goods}))
    return found + _given_away(s, seat, source, "resource") + _lost(s, seat, move)


def _given_away(s: State, seat: int, source: int, item: str) -> list[Warning]:
    """The price of a card goes to its owner (5.10), or brings an attack card (9.4, 11.3)."""
    if source == OWN:
        return []
    if source >= NEUTRAL_A:
        return [Warning("warn-neutral")]
    if s.options.no_passing:
        return [Warning("warn-personal")]
    to = owner(s, seat, source)
    return [Warning("board-gives", {"seat": to, "items": counted({item: 1}, "nom")})]


def _useless(s: State, seat: int, move: Favour) -> list[Warning]:
    """7.6: disdain is counted up to the grey flag only."""
    useless = sum(through(s, seat)) > s.data.potential[s.year - 1]
    return [Warning("warn-favour-useless")] if useless else []


def _lost(s: State, seat: int, move: Move) -> list[Warning]:
    """Icons that find their track full (5.6.2)."""
    trial, trace = s.copy(), Trace()
    trial.trace = trace
    trial.apply(seat, move)
    keys = {"log-lost-attribute": "attribute", "log-lost-citizen": "track"}
    found = [
        Warning(f"warn-full-{event.key.split('-')[-1]}", {name: event.args[name]})
        for event in trace.events[: trace.foreseen]
        if (name := keys.get(event.key)) and event.args["seat"] == seat
    ]
    return list({warning.key + str(warning.args): warning for warning in found}.values())
