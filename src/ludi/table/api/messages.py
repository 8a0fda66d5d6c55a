"""All that goes over the wire, as docs/protocol.md describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludi.core.errors import Refusal
from ludi.core.events import Event, Prompt, Warning
from ludi.core.moves import Move, RawMove, one_of
from ludi.core.preview import AfterMoves
from ludi.core.result import Result, Score

Status = Literal["open", "playing", "over"]
Kind = Literal["person", "bot", "open"]
Place = Annotated[str, msgspec.Meta(max_length=40)]  # of a board, such as a box of a sheet


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log without the list of those who may read it."""

    key: str
    args: dict[str, Any]

    @classmethod
    def of(cls, event: Event) -> LogLine:
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
    seed: str | None  # told when the game is over, or from the beginning if the host chose it
    created: str
    origin: Annotated[str, one_of(["played", "uploaded", "branch"])]
    parent: Parent | None
    # what ended the game, if not its rules
    ending: Annotated[str, one_of(["agreed", "resigned"])] | None = None
    hints: bool = False  # are given: alone among bots, or when all people want them
    pace: int | None = None  # seconds for a move
    grace: int | None = None  # seconds until a bot stands in for who has left
    now: str | None = None  # the server's clock, where there are deadlines
    yours: list[int] = []  # all seats that are mine: several, if people share this screen
    seed_chosen: bool = False  # by the host: the deal can be known, and the game is not rated


class TableSummary(TableInfo, frozen=True, kw_only=True):
    number: int
    moves: int
    actors: list[int]
    changed: str


class Offer(msgspec.Struct, frozen=True):
    move: Move
    final: bool  # it cannot be taken back


class UndoStatus(msgspec.Struct, frozen=True):
    possible: bool
    move: Move | None
    refusal: Refusal | None


class Position(msgspec.Struct, frozen=True, rename={"start": "from"}):
    number: int  # the version of the game; it only grows
    moves: int  # that stand
    turn: str
    view: msgspec.Struct
    actors: tuple[int, ...]
    prompt: Prompt | None
    offers: list[Offer]
    asides: list[Move]  # what this seat may do beside the question, such as giving up
    undo: UndoStatus
    redo: bool
    events: list[LogLine]
    start: int  # of `events` in this seat's log
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


class BotsNow(msgspec.Struct, frozen=True, tag="bots"):
    waiting: bool  # none of those asked at this table has begun to think: others are first


class ForeseenMove(msgspec.Struct, frozen=True):
    """One move of a preview."""

    move: Move
    events: list[LogLine]  # that this seat would read, up to the first hidden thing
    hidden: bool  # something hidden comes to light: nothing after it is foreseen
    final: bool  # it cannot be taken back
    passes: bool | None  # others are asked next and not this seat; null: something hidden decides
    ends: str | None  # the game is surely over, for this reason
    warnings: list[Warning]  # what one would want to know before


class PreviewAnswer(msgspec.Struct, frozen=True):
    """What moves of a seat would bring, as far as the seat can know."""

    number: int  # the version of the game it is about
    moves: list[ForeseenMove]  # those that could be tried, in order
    refusal: Refusal | None  # of the first move that is not legal, or of the place asked about
    brings: Any  # in a form of the game's own, null where it has none
    after: AfterMoves | None  # where the seat would stand; null: something hidden has come to light


class PreviewNow(PreviewAnswer, frozen=True, kw_only=True, tag="preview"):
    id: int


FromServer = TableNow | PositionNow | Refused | Why | PreviewNow | Failed | BotsNow


# To the server, live


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: int


class Play(Command, frozen=True, tag="play"):
    number: int
    move: RawMove


class UndoCommand(Command, frozen=True, tag="undo"):
    number: int


class RedoCommand(Command, frozen=True, tag="redo"):
    number: int


class AskWhy(Command, frozen=True, tag="why"):
    move: RawMove


class Sit(Command, frozen=True, tag="sit"):
    seat: int | None  # of mine; None: nobody looks now


class AskPreview(Command, frozen=True, tag="preview"):
    """What would these moves of mine bring? With `at`: and why can nothing be done there then?"""

    moves: list[RawMove]
    at: Place | None = None


ToServer = Sit | Play | UndoCommand | RedoCommand | AskWhy | AskPreview


# Bodies of HTTP requests


class PreviewOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: list[RawMove]
    at: Place | None = None


class LessonPreview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: list[RawMove]
    tries: list[RawMove] = []  # the right moves of the lesson before them
    at: Place | None = None


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
        body: dict[str, Any] = msgspec.to_builtins(self)
        no_mentions: dict[str, list[str]] = {"parse": []}
        return body | {"content": self.text, "allowed_mentions": no_mentions}  # Discord


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class DataInfo(msgspec.Struct, frozen=True):
    id: str
    provenance: str
    fingerprint: str  # of its contents
    own: bool  # the host's own file, not the shipped one


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    seats: list[int]
    rules: int
    options: dict[str, Any]
    defaults: dict[str, Any]
    data: DataInfo
    bots: list[str]  # the levels, the weakest first
    level: str  # the one a host is offered
