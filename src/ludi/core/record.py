"""Records: a game as a text that people can read, mail and diff.

    game: lutetia
    rules: 1
    seats: 3
    seed: ides

    1. A bid A income
    2. B bid 1 2

Headers, an empty line, one move a line. `#` begins a comment line. Replay is exact.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from ludi.core import notation, position
from ludi.core.checks import check_number, check_text
from ludi.core.errors import BrokenRecord, IllegalMove, InvalidInput, LudiError, Refusal
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.state import State
from ludi.core.text import LANGUAGES, invalid

HIDDEN = "?"
NEEDED = ("game", "rules", "seats", "seed")
ALLOWED = (*NEEDED, "data", "fingerprint", "options", "players", "position", "result")

Headers = dict[str, tuple[int, str]]  # the line and the value of each
Line = tuple[int, int, str, str]  # of a move: line, number, seat, words


def seat_letter(seat: int) -> str:
    return chr(ord("A") + seat)


def write(match: Match) -> str:
    """The whole game. Only for a game that is over, or for keeping: it tells every secret."""
    moves = [(entry.seat, notation.write(entry.move)) for entry in match.entries]
    return _text(match, moves, {"seed": match.seed, **_position(match)})


def write_for(match: Match, seat: int | None) -> str:
    """What a seat may know of a running game; the whole game once it is over."""
    match.state.check_view(seat)
    if not match.state.agenda:
        return write(match)
    moves = [(who, notation.write(m) if m else HIDDEN) for who, m in match.known_moves(seat)]
    return _text(match, moves, {"seed": HIDDEN})


def _position(match: Match) -> dict[str, str]:
    if not match.from_position:
        return {}
    return {"position": msgspec.json.encode(position.save(match.start)).decode()}


def _text(match: Match, moves: list[tuple[int, str]], extra: dict[str, str]) -> str:
    result = match.state.result()
    headers = {
        "game": match.game.id,
        "rules": str(match.game.rules),
        "data": match.game.data.id,
        "fingerprint": match.game.data.fingerprint,
        "seats": str(match.seats),
        "players": " | ".join(match.players),
        "options": msgspec.json.encode(match.options).decode(),
        **extra,
    }
    if result is not None:
        headers["result"] = " ".join(str(score.total) for score in result.scores)
    return compose(headers, moves)


def compose(headers: dict[str, str], moves: list[tuple[int, str]]) -> str:
    lines = [f"{name}: {value}" for name, value in headers.items()]
    lines.append("")
    lines += [f"{n}. {seat_letter(who)} {move}" for n, (who, move) in enumerate(moves, 1)]
    return "\n".join(lines) + "\n"


def read(
    text: str, game_of: Callable[[str], Game], to: int | None = None, positions: bool = True
) -> Match:
    """Replay a record (up to move `to`); a damaged one raises BrokenRecord with its line.

    A record of older rules is read as long as it comes to the same under those installed here.
    `positions`: also one that begins in the middle of a game. A position is checked for its shape
    only, so it must not come from strangers: the rules may go on from it forever.
    """
    check_text(text, "A record")
    if to is not None:
        check_number(to, "The move up to which a record is read")
    headers, moves = _parse(text)
    if "position" in headers and not positions:
        raise _broken(headers["position"][0], "record-position")
    try:
        return _play(headers, moves, game_of, to)
    except LudiError:
        raise
    except Exception:
        if "position" not in headers:
            raise
        raise _broken(headers["position"][0], "record-position-wrong") from None


def _play(
    headers: Headers, moves: list[Line], game_of: Callable[[str], Game], to: int | None
) -> Match:
    match = _start(headers, game_of)
    try:
        _replay_all(match, headers, moves, to)
    except BrokenRecord as broken:
        if int(headers["rules"][1]) == match.game.rules:
            raise
        raise _differs(headers["rules"], match.game, broken) from None
    return match


def _replay_all(match: Match, headers: Headers, moves: list[Line], to: int | None) -> None:
    for line, number, who, words in moves:
        if to is not None and number > to:
            return
        _replay(match, line, number, who, words)
    if to is not None and to > match.number:
        raise InvalidInput(f"This record has {match.number} moves; there is no move {to}")
    _check_result(headers, match)


def _parse(text: str) -> tuple[Headers, list[Line]]:
    headers: Headers = {}
    moves: list[Line] = []
    for line, raw in enumerate(text.splitlines(), 1):
        content = raw.strip()
        if not content or content.startswith("#"):
            continue
        if found := re.fullmatch(r"(\d{1,6})\. ([A-G]) (.+)", content):
            moves.append((line, int(found[1]), found[2], found[3]))
        elif (found := re.fullmatch(r"([a-z]+): ?(.*)", content)) and not moves:
            if found[1] not in ALLOWED:
                known = ", ".join(ALLOWED)
                raise _broken(line, "record-header-unknown", header=found[1], known=known)
            headers[found[1]] = (line, found[2])
        else:
            raise _broken(line, "record-no-line", content=content[:80])
    for name in NEEDED:
        if name not in headers:
            raise _broken(1, "record-header-missing", header=name)
    return headers, moves


def _start(headers: Headers, game_of: Callable[[str], Game]) -> Match:
    def value(name: str, read: Callable[[str], Any]) -> Any:
        line, text = headers[name]
        try:
            return read(text)
        except InvalidInput as error:
            raise _broken(line, "record-header-wrong", header=name, detail=error) from None

    game: Game = value("game", game_of)
    rules = value("rules", _number)
    if rules > game.rules:
        line = headers["rules"][0]
        raise _broken(line, "record-rules", game=game.id, wanted=str(rules), here=game.rules)
    _check_data(headers, game)
    if headers["seed"][1] == HIDDEN:
        raise _broken(headers["seed"][0], "record-running")
    seats = value("seats", lambda text: game.checked_seats(_number(text)))
    options = game.Options()
    if "options" in headers:
        options = value("options", lambda text: game.options_from(_json(text)))
    players = None
    if "players" in headers:
        players = [name.strip() for name in headers["players"][1].split("|")]
    start = None
    if "position" in headers:
        start = value("position", lambda text: _load_position(game, seats, text))
    try:
        return Match(game, seats, headers["seed"][1], options, players, start)
    except InvalidInput as error:
        line = headers.get("players", headers["seats"])[0]
        raise _broken(line, "record-move-wrong", detail=error) from None


def _load_position(game: Game, seats: int, text: str) -> State:
    start = game.load_position(_json(text))
    if len(start.choices) != seats:
        raise invalid("record-position-wrong")
    return start


def _check_data(headers: dict[str, tuple[int, str]], game: Game) -> None:
    """Was it played with these components? Records of older versions have no fingerprint."""
    line, id = headers.get("data", (1, game.data.id))
    if id != game.data.id:
        raise _broken(line, "record-data", wanted=id, here=game.data.id)
    line, wanted = headers.get("fingerprint", (1, None))
    if not game.has_data(id, wanted):
        here = game.data.fingerprint
        raise _broken(line, "record-contents", data=id, wanted=str(wanted)[:40], here=here)


def _number(text: str) -> int:
    if not re.fullmatch(r"\d{1,9}", text):
        raise invalid("record-no-number", found=text[:40])
    return int(text)


def _json(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise invalid("record-no-json", found=text[:40]) from None


def _replay(match: Match, line: int, number: int, who: str, words: str) -> None:
    if number != match.number + 1:
        raise _broken(line, "record-order", wanted=match.number + 1, found=number)
    if words == HIDDEN:
        raise _broken(line, "record-move-hidden")
    seat = ord(who) - ord("A")
    if seat >= match.seats:
        raise _broken(line, "record-no-seat", seat=who, seats=match.seats)
    try:
        match.play(seat, notation.read(match.game.Move, words))
    except InvalidInput as error:
        raise _broken(line, "record-move-wrong", detail=error) from None
    except IllegalMove as error:
        raise BrokenRecord(line, _forbidden(match, f"{who} {words[:80]}", error.refusal)) from None


def _check_result(headers: Headers, match: Match) -> None:
    if "result" not in headers:
        return
    line, claimed = headers["result"]
    result = match.state.result()
    scores = " ".join(str(score.total) for score in result.scores) if result else "unfinished"
    if scores != claimed:
        raise _broken(line, "record-result", claimed=claimed, found=scores)


def _differs(header: tuple[int, str], game: Game, broken: BrokenRecord) -> BrokenRecord:
    """Played by older rules, and not the same by those installed here: `broken` says where."""
    line, wanted = header
    return _broken(
        line,
        "record-rules-older",
        game=game.id,
        wanted=wanted,
        here=game.rules,
        line=broken.line,
        detail=InvalidInput(broken.reasons["en"], broken.reasons),
    )


def _broken(line: int, key: str, /, **args: str | int | InvalidInput) -> BrokenRecord:
    reasons: dict[str, str] = {}
    for each in LANGUAGES:
        words = {n: a.reason(each) if isinstance(a, InvalidInput) else a for n, a in args.items()}
        reasons[each] = invalid(key, **words).reason(each)
    return BrokenRecord(line, reasons)


def _forbidden(match: Match, move: str, refusal: Refusal) -> dict[str, str]:
    texts, args = match.game.texts, refusal.args
    return {
        each: f"{move}: {texts.sentence(each, refusal.key, args, match.players)}"
        f" (§ {refusal.clause})"
        for each in LANGUAGES
    }
