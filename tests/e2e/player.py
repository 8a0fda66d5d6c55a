"""Somebody at a table, in a language: what the players of all boards have in common."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Locator

import ludi
from ludi.table.room.game_log import STALE
from tests.e2e.conftest import Visitor
from tests.waiting import Patience

# The board has drawn this position, or has made room for the result.
SHOWN = """([board, number]) => {
    const shown = document.querySelector(board);
    return !shown || !shown.dataset.number || Number(shown.dataset.number) >= number;
}"""


class Player:
    GAME: ClassVar[str]
    BOARD: ClassVar[str]  # there when the board has been drawn
    ASKED: ClassVar[str]  # a script: what the board asks at this number; null while others decide

    def __init__(self, visitor: Visitor, language: str = "en", pace: int = 0) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.language = language
        self.chance = random.Random(self.GAME)
        self._read, self._position = 0, dict[str, Any]()
        self._patience = Patience(self._stands_at)
        for key, value in {"lang": language, "pace": pace}.items():
            visitor.context.add_init_script(f"localStorage.setItem('ludi.{key}', '{value}')")
        visitor.go()
        self.page.wait_for_selector("#app > *")

    def sit(self, *seats: str, **more: Any) -> str:
        """Make a table and sit down at it; any word but "me" and "open" is a bot's level."""
        wanted = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        table: dict[str, Any] = self.page.evaluate(
            """async (body) => {
                const headers = { "content-type": "application/json" };
                const options = { method: "POST", headers, body: JSON.stringify(body) };
                return await (await fetch("/api/tables", options)).json();
            }""",
            {"game": self.GAME, "seats": wanted, **more},
        )
        self.open(str(table["id"]))
        return str(table["id"])

    def open(self, table: str) -> None:
        self.visitor.go(f"/table/{table}")
        self.page.wait_for_selector(self.BOARD)

    def says(self, key: str, **args: Any) -> str:
        return ludi.game(self.GAME).texts.format(self.language, key, **args)  # type: ignore[arg-type]

    def button(self, key: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.says(key, **args), exact=True)

    @property
    def position(self) -> dict[str, Any]:
        """The last one heard; a long game has hundreds, so each is looked at once."""
        heard = self.visitor.heard
        for text in reversed(heard[self._read :]):
            if text.startswith('{"type":"position"'):
                self._position = json.loads(text)
                break
        self._read = len(heard)
        return self._position

    def asked(self) -> str:
        """What the board asks. The end is two steps: the last position, then its count."""
        while True:
            if self.page.locator("[data-result]").count():
                self.page.locator("[data-result]").click()
                self.page.wait_for_selector("main h1")
            number = self.position.get("number", 0)
            if (asked := self.page.evaluate(self.ASKED, number)) is not None:
                return str(asked)
            self.beat()

    def accepted(self, act: Callable[[], None]) -> None:
        """Do it, insist where the board asks back, and wait for the answer to it.

        What others decide meanwhile is heard too; only the answer carries an id. Where they were
        quicker the answer is that the game has moved on: then there is a new position to look at.
        """
        heard = len(self.visitor.heard)
        act()
        while not self._answered(heard):
            if self.page.locator("dialog[open]").count():
                self.insist()
            self.beat()
        number = self.position["number"]
        self.wait_for(SHOWN, [self.BOARD, number])

    def _answered(self, since: int) -> bool:
        news = self.visitor.heard[since:]
        positions = [json.loads(text) for text in news if text.startswith('{"type":"position"')]
        refusals = [json.loads(text) for text in news if text.startswith('{"type":"refused"')]
        for refused in refusals:
            assert refused["refusal"]["key"] == STALE, refused
        return bool(refusals) or any(position["id"] is not None for position in positions)

    def insist(self) -> None:
        """Something would be lost: go on all the same."""
        self.page.locator("dialog footer button").first.click()

    def wait_for(self, script: str, arg: Any = None) -> None:
        while not self.page.evaluate(script, arg):
            self.beat()

    def beat(self) -> None:
        """Wait a moment; not for ever, if the server has nothing to add."""
        wait = self.page.wait_for_timeout
        self._patience.wait(lambda: wait(20), sign=len(self.visitor.heard))

    def _stands_at(self) -> str:
        position = self.position
        return (
            f"something to happen in {self.GAME} at {position['number']}: {position['actors']} "
            f"decide, asked {position['prompt']}, {len(position['offers'])} offers, the page "
            f"shows: {self.page.locator('.dock').inner_text()}"
        )
