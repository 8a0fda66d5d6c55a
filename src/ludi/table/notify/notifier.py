"""Whose turn it is and that a game is over, for people who are not at the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Literal

from ludi.core.text import Language
from ludi.table.api.messages import Call
from ludi.table.notify.webhooks import Webhooks, over_text, turn_text
from ludi.table.room.info import seat_name
from ludi.table.room.room import Room
from ludi.table.store.models import Guest

PATIENCE = 60.0  # seconds that somebody who sits at the table may think without being called

Text = Callable[[Language, str, list[str], str], str]


class Notifier:
    """Nobody is called away from the table they sit at, unless they do not move."""

    def __init__(self, webhooks: Webhooks, patience: float = PATIENCE) -> None:
        self._webhooks = webhooks
        self._patience = patience
        self._waiting: set[asyncio.Task[None]] = set()

    def on_turn(self, room: Room, asked: Iterable[int]) -> None:
        if room.table.status == "over":
            for seat in room.table.seats:
                if seat.guest is not None and not room.online(seat.seat):
                    self._send(room, seat.seat, seat.guest, "over", over_text)
            return
        for number in asked:
            seat = room.table.seats[number]
            if seat.person and not seat.stand_in and seat.guest and seat.guest.webhook:
                self._notify_turn(room, number, seat.guest)

    def _notify_turn(self, room: Room, seat: int, guest: Guest) -> None:
        if not room.asked_since(seat):
            return
        if not room.online(seat):
            self._send(room, seat, guest, "turn", turn_text)
            return
        task = asyncio.create_task(
            self._notify_if_still_asked(room, seat, guest, room.asked_since(seat))
        )
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def _notify_if_still_asked(self, room: Room, seat: int, guest: Guest, since: int) -> None:
        await asyncio.sleep(self._patience)
        if room.asked_since(seat) == since:
            self._send(room, seat, guest, "turn", turn_text)

    def _send(
        self, room: Room, seat: int, guest: Guest, event: Literal["turn", "over"], text: Text
    ) -> None:
        if guest.webhook is None:
            return
        table = room.table
        link = f"{guest.page or ''}/table/{table.id}"
        language: Language = "pl" if guest.language == "pl" else "en"
        others = [seat_name(table, other.seat) for other in table.seats if other.seat != seat]
        said = text(language, table.game, others, link)
        self._webhooks.send(guest.webhook, Call(event, said, link, table.id, table.game, seat))

    async def close(self) -> None:
        for task in self._waiting:
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)
