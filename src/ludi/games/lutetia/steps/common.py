"""What the phases share: tokens, payments, how things are named in the log, the end."""

from __future__ import annotations

from ludi.games.lutetia.data import ACTIONS, FIRST_PLACE, RESOURCES, SLOTS
from ludi.games.lutetia.state import State

NUMBER: dict[str, int] = {action: number for number, action in enumerate(ACTIONS)}


def slots(s: State) -> list[int]:
    """The tokens in play: characters, then places (3.1)."""
    return [*range(s.columns), *range(FIRST_PLACE, FIRST_PLACE + s.columns)]


def pay_out(s: State, seat: int, amount: int) -> None:
    s.players[seat].supply += amount
    s.bank += amount


def spoken(action: str) -> str:
    return "INCOME" if action == "income" else action


def naming(s: State, slot: int) -> dict[str, str]:
    return {"slot": SLOTS[slot], "card": s.data.kind[s.market[slot]]}


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
        s.reveal()
        key = "card-label-bazaar-short"
        left_out = [{"key": key, "recipe": recipe_text(s, card)} for card in s.bazaars]
        s.say("bazaars-shown", list=left_out)
