"""All that goes over the wire, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludi.core.errors import Refusal
from ludi.core.events import Event, Prompt
from ludi.core.moves import Move
from ludi.core.result import Result, Score

Status = Literal["open", "playing", "over"]
Kind = Literal["person", "bot", "open"]


class Said(msgspec.Struct, frozen=True):
    """A line of the log without the list of those who may read it."""

    key: str
    args: dict[str, Any]

    @classmethod
    def of(cls, event: Event) -> Said:
        return cls(event.key, event.args)


class SeatInfo(msgspec.Struct, frozen=True):
    kind: Kind
    name: str
    level: str | None
    online: bool
    invite: str | None
    resigned: bool = False
    agrees: bool = False  # to end the game now
    stand_in: str | None = None  # level of the bot that plays in a person's stead
    hints: bool = False  # wants hints for everybody at the table
    deadline: str | None = None  # of the move asked for, where there is a clock


class Parent(msgspec.Struct, frozen=True):
    """The finished game a branch comes from, and after how many of its moves."""

    id: str
    moves: int


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: Status
    rules: int
    options: dict[str, Any]
    seats: list[SeatInfo]
    you: int | None
    host: bool
    seed: str | None
    created: str
    origin: str  # "played", "uploaded" or "branch"
    parent: Parent | None
    ending: str | None = None  # what ended the game, if not its rules
    hints: bool = False  # are given: alone among bots, or when all people want them
    pace: int | None = None  # seconds for a move
    grace: int | None = None  # seconds until a bot stands in for who has left
    now: str | None = None  # the server's clock, where there are deadlines
    yours: list[int] = []  # all seats that are mine: several, if people share this screen


class Summary(TableInfo, frozen=True, kw_only=True):
    number: int
    moves: int
    actors: list[int]
    changed: str


class Offer(msgspec.Struct, frozen=True):
    move: Move
    final: bool


class Undo(msgspec.Struct, frozen=True):
    possible: bool
    move: Move | None
    refusal: Refusal | None


class Position(msgspec.Struct, frozen=True, rename={"start": "from"}):
    number: int
    moves: int
    turn: str
    view: msgspec.Struct
    actors: tuple[int, ...]
    prompt: Prompt | None
    offers: list[Offer]
    asides: list[Move]
    undo: Undo
    redo: bool
    events: list[Said]
    start: int
    result: Result | None
    standing: list[Score] | None


# From the server, live


class TableNow(msgspec.Struct, frozen=True, tag="table"):
    table: TableInfo


class PositionNow(Position, frozen=True, kw_only=True, tag="position"):
    id: int | None = None  # the command of this connection that led here
    since: int | None = None  # the lines of this seat's log up to its own last move


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    id: int | None
    refusal: Refusal


class Why(msgspec.Struct, frozen=True, tag="why"):
    id: int
    refusal: Refusal | None


class Failed(msgspec.Struct, frozen=True, tag="error"):
    id: int | None
    error: str


FromServer = TableNow | PositionNow | Refused | Why | Failed


# To the server, live


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int


class Play(Command, frozen=True, tag="play"):
    number: int
    move: dict[str, Any]


class TakeBack(Command, frozen=True, tag="undo"):
    number: int


class DoAgain(Command, frozen=True, tag="redo"):
    number: int


class AskWhy(Command, frozen=True, tag="why"):
    move: dict[str, Any]


class Sit(Command, frozen=True, tag="sit"):
    seat: int | None  # of mine; None: nobody looks now


ToServer = Sit | Play | TakeBack | DoAgain | AskWhy


# Bodies of HTTP requests


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "here", "open", "bot"]  # here: somebody else at my screen
    level: str | None = None
    name: str | None = None  # of who is here


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    seed: str | None = None
    pace: int | None = None
    grace: int | msgspec.UnsetType | None = msgspec.UNSET  # unset: as is usual at that pace


class ChangedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["open", "bot"]
    level: str | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str
    name: str | None = None


class Resign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int | None = None  # which, if several are mine


class AgreeToEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: bool = False
    webhook: str | None = None  # told when it is my turn


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    url: str | None  # None: tell nobody
    language: Literal["en", "pl"] = "en"


class Call(msgspec.Struct, frozen=True):
    """What a webhook is told, in the words of several chat programs at once."""

    event: Literal["turn", "over", "try"]
    text: str  # Slack, Mattermost, Rocket.Chat
    url: str
    table: str | None = None
    game: str | None = None
    seat: int | None = None

    def body(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.to_builtins(self)
        nobody_rings: dict[str, list[str]] = {"parse": []}
        return told | {"content": self.text, "allowed_mentions": nobody_rings}  # Discord


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class DataInfo(msgspec.Struct, frozen=True):
    id: str
    provenance: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    seats: list[int]
    rules: int
    options: dict[str, Any]
    defaults: dict[str, Any]
    data: DataInfo
    bots: list[str]  # the levels, the weakest first
    level: str  # the one a host is offered
