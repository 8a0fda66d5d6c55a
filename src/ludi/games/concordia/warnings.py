"""What a player would want to know before a move."""

from __future__ import annotations

from ludi.core.events import Event, Trace, Warning
from ludi.core.moves import Move
from ludi.games.concordia.moves import Copy, EndBuilding, EndMoving, Play
from ludi.games.concordia.state import State
from ludi.games.concordia.steps.architect import Building, Moving, sites
from ludi.games.concordia.steps.common import free_spaces
from ludi.games.concordia.steps.storing import Overflow

NOTHING_DONE = ("log-no-effect", "log-no-target", "log-no-purchase")


def warnings(s: State, seat: int, move: Move) -> list[Warning]:
    match move:
        case EndMoving():
            return _moving_given_up(s, seat)
        case EndBuilding():
            return _building_given_up(s)
    after, trace = s.copy(), Trace()
    after.trace = trace
    after.apply(seat, move)
    events = trace.events[: trace.foreseen]
    return [*_no_effect(s, move, events), *_overflow(s, seat, after, events), *_end(seat, events)]


def _moving_given_up(s: State, seat: int) -> list[Warning]:
    """Movement points are lost (6.2.1); not said where building comes next anyway."""
    question = s.question
    assert isinstance(question, Moving)
    return [] if sites(s, seat) else [Warning("warn-end-moving", {"n": question.points})]


def _building_given_up(s: State) -> list[Warning]:
    """Who has just built has thought about building."""
    question = s.question
    assert isinstance(question, Building)
    if question.built:
        return []
    cities = s.data.maps[s.map].cities
    named = [{"key": f"city-{cities[city].replace('_', '-')}"} for city in question.sites]
    return [Warning("warn-end-building", {"cities": named})]


def _no_effect(s: State, move: Move, events: list[Event]) -> list[Warning]:
    if not isinstance(move, Play | Copy):
        return []
    nothing = next((event for event in events if event.key in NOTHING_DONE), None)
    if nothing is None:
        return []
    copied = next((event.args["card"] for event in events if event.key == "log-copy"), None)
    card = copied or (move.card if isinstance(move, Play) else "")
    return [Warning("warn-no-effect", {"card": nothing.args.get("card", card)})]


def _overflow(s: State, seat: int, after: State, events: list[Event]) -> list[Warning]:
    """Goods that do not fit are lost (5.2.2)."""
    question = after.question
    choosing = isinstance(question, Overflow) and question.seat == seat
    asked_already = isinstance(s.question, Overflow)
    lost = any(event.key == "log-store-lost" and event.args["seat"] == seat for event in events)
    if asked_already or not (choosing or lost):
        return []
    room = free_spaces(s, s.players[seat])
    return [Warning("warn-overflow", {"n": room}) if room else Warning("warn-storehouse-full")]


def _end(seat: int, events: list[Event]) -> list[Warning]:
    """8.2"""
    triggers = any(event.key == "log-concordia" for event in events)
    return [Warning("warn-triggers-end")] if triggers else []
