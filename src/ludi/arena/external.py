"""A bot in any language: a program that reads and writes lines of JSON. See docs/bots.md.

It is asked, and answers; whatever it does wrong costs it the game, never the arena.
"""

from __future__ import annotations

import queue
import shlex
import subprocess
import threading
from collections import deque
from contextlib import suppress
from random import Random
from typing import IO, Any

import msgspec

from ludi.core import moves
from ludi.core.errors import InvalidInput, LudiError
from ludi.core.knowledge import Knowledge
from ludi.core.moves import Move

ERROR_LINES = 3  # of its error output, for the report
MAX_ANSWER = 1 << 20  # characters
LAST_WORDS = 1.0  # seconds to read what a killed program had written


class BotFailed(LudiError):
    """An external bot that crashed, hung or answered nonsense."""


class ExternalBot:
    """One process that plays one seat at a time. It is started when it is first asked."""

    def __init__(self, command: str, patience: float) -> None:
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise InvalidInput(f"cmd:{command}: {error}") from None
        if not self._words:
            raise InvalidInput("cmd: needs a program, such as cmd:./mybot.py")
        self.command = command
        self._patience = patience
        self._process: subprocess.Popen[str] | None = None
        self._readers: list[threading.Thread] = []
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._errors: deque[str] = deque(maxlen=ERROR_LINES)

    def start(self, **about: Any) -> None:
        """A new game begins; the bot is told, and need not answer."""
        self._send({"type": "start", **about})

    def over(self, **about: Any) -> None:
        self._send({"type": "over", **about})

    def choose(self, knowledge: Knowledge, rng: Random) -> Move:
        legal = knowledge.moves()
        self._send(
            {
                "type": "choose",
                "seat": knowledge.seat,
                "seed": rng.getrandbits(31),
                "view": msgspec.to_builtins(knowledge.view()),
                "moves": [moves.to_json(move) for move in legal],
            }
        )
        return self._chosen(self._answer(), legal)

    def _chosen(self, line: str, legal: list[Move]) -> Move:
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError):
            raise self._failed(f"answered no JSON: {_short(line)}") from None
        wanted = answer.get("move") if isinstance(answer, dict) else answer
        if type(wanted) is int and 0 <= wanted < len(legal):
            return legal[wanted]
        for move in legal:
            if moves.to_json(move) == wanted:
                return move
        raise self._failed(f"answered none of its {len(legal)} moves: {_short(line)}")

    # The process

    def _send(self, message: dict[str, Any]) -> None:
        process = self._running()
        assert process.stdin is not None
        try:
            process.stdin.write(msgspec.json.encode(message).decode() + "\n")
            process.stdin.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def _answer(self) -> str:
        try:
            line = self._answers.get(timeout=self._patience)
        except queue.Empty:
            raise self._failed(f"gave no answer within {self._patience:g} s") from None
        if line is None:
            raise self._ended()
        return line

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self._words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                    errors="replace",
                )
            except OSError as error:
                raise BotFailed(f"cannot be started: {error.strerror or error}") from None
            self._answers = queue.Queue()
            self._errors.clear()
            readers = [
                (self._process.stdout, self._read_answers),
                (self._process.stderr, self._read_errors),
            ]
            self._readers = [
                threading.Thread(target=read, args=(channel, self._answers), daemon=True)
                for channel, read in readers
            ]
            for reader in self._readers:
                reader.start()
        return self._process

    def _read_answers(self, channel: IO[str], answers: queue.Queue[str | None]) -> None:
        while line := channel.readline(MAX_ANSWER):
            if line.strip():
                answers.put(line)
        answers.put(None)

    def _read_errors(self, channel: IO[str], _: object) -> None:
        while line := channel.readline(MAX_ANSWER):
            self._errors.append(line.strip())

    def _ended(self) -> BotFailed:
        process = self._process
        code: object = "?"
        if process is not None:
            try:
                code = process.wait(self._patience)
            except subprocess.TimeoutExpired:
                code = "none: it closed its output"
        return self._failed(f"ended in the middle of a game (exit code {code})")

    def _failed(self, reason: str) -> BotFailed:
        """The next game gets a fresh process."""
        self.close()
        said = f"; it said: {' / '.join(self._errors)}" if self._errors else ""
        return BotFailed(reason + said)

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        channels = [process.stdin]
        for channel, reader in zip((process.stdout, process.stderr), self._readers, strict=True):
            reader.join(LAST_WORDS)
            if not reader.is_alive():  # else something that the program started still writes
                channels.append(channel)
        for channel in channels:
            if channel is not None:
                with suppress(OSError):  # what was left to say nobody hears
                    channel.close()


def _short(line: str) -> str:
    line = line.strip()
    return line if len(line) <= 80 else f"{line[:80]}…"
