"""The results of a contest on disk: one line a game, only ever added to.

A run that was killed leaves at most one broken line at the end; the next run drops it, knows which
games are played, and goes on with the others.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from ludi.arena.play import Played
from ludi.arena.schedule import Contest
from ludi.core.errors import InvalidInput

CONTEST = "contest.json"
GAMES = "games.jsonl"


class Ledger:
    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self._file = folder / GAMES
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._same(contest)
            self.games = self._read()
            self._out = self._file.open("ab")
        except OSError as error:
            raise InvalidInput(f"{folder}: {error.strerror or error}") from None

    def _same(self, contest: Contest) -> None:
        path = self.folder / CONTEST
        if not path.exists():
            if self._file.exists():
                raise InvalidInput(f"{self._file} is there, but not {path}: choose another --out")
            written = msgspec.json.format(msgspec.json.encode(contest))
            partly = path.with_suffix(".part")
            partly.write_bytes(written + b"\n")
            partly.replace(path)
            return
        try:
            there = msgspec.json.decode(path.read_bytes(), type=Contest)
        except msgspec.DecodeError as error:
            raise InvalidInput(f"{path} cannot be read: {error}") from None
        for name in Contest.__struct_fields__:
            old, new = getattr(there, name), getattr(contest, name)
            older = name == "fingerprint" and old is None  # of a version that did not write it
            if old != new and not older:
                raise InvalidInput(
                    f"{self.folder} holds another contest ({name}: {_shown(old)}, not "
                    f"{_shown(new)}): choose another --out, or ask for the same"
                )

    def _read(self) -> dict[tuple[int, int], Played]:
        if not self._file.exists():
            return {}
        games: dict[tuple[int, int], Played] = {}
        raw = self._file.read_bytes()
        whole = raw[: raw.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                played = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                raise InvalidInput(f"{self._file}, line {number}: {error}") from None
            games[played.key] = played
        if len(whole) < len(raw):
            os.truncate(self._file, len(whole))
        return games

    def add(self, played: Played) -> None:
        """When this returns, the game is on disk."""
        self._out.write(msgspec.json.encode(played) + b"\n")
        self._out.flush()
        os.fsync(self._out.fileno())
        self.games[played.key] = played

    def close(self) -> None:
        self._out.close()

    def in_order(self) -> list[Played]:
        return [self.games[key] for key in sorted(self.games)]


def _shown(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
