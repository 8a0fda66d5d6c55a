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
from ludi.core.errors import BrokenRecord, IllegalMove, InvalidInput, Refusal
from ludi.core.game import Game
from ludi.core.match import Match
from ludi.core.text import LANGUAGES, invalid

HIDDEN = "?"
NEEDED = ("game", "rules", "seats", "seed")
ALLOWED = (*NEEDED, "data", "options", "players", "position", "result")


def seat_letter(seat: int) -> str:
    return chr(ord("A") + seat)


def write(match: Match) -> str:
    """The whole game. Only for a game that is over, or for keeping: it tells every secret."""
    moves = [(entry.seat, notation.write(entry.move)) for entry in match.entries]
    return _text(match, moves, {"seed": match.seed, **_position(match)})


def write_for(match: Match, seat: int | None) -> str:
    """What a seat may know of a running game; the whole game once it is over."""
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
    text: str, game_of: Callable[[str], Game], to: int | None = None, any_rules: bool = False
) -> Match:
    """Replay a record (up to move `to`); a damaged one raises BrokenRecord with its line.

    `any_rules`: also one of another version of the rules, to see whether it still holds.
    """
    headers, moves = _parse(text)
    match = _start(headers, game_of, any_rules)
    for line, number, who, words in moves:
        if to is not None and number > to:
            return match
        _replay(match, line, number, who, words)
    if to is not None and to > match.number:
        raise InvalidInput(f"This record has {match.number} moves; there is no move {to}")
    _check_result(headers, match)
    return match


def _parse(text: str) -> tuple[dict[str, tuple[int, str]], list[tuple[int, int, str, str]]]:
    headers: dict[str, tuple[int, str]] = {}
    moves: list[tuple[int, int, str, str]] = []
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


def _start(
    headers: dict[str, tuple[int, str]], game_of: Callable[[str], Game], any_rules: bool
) -> Match:
    def value(name: str, read: Callable[[str], Any]) -> Any:
        line, text = headers[name]
        try:
            return read(text)
        except InvalidInput as error:
            raise _broken(line, "record-header-wrong", header=name, detail=error) from None

    game: Game = value("game", game_of)
    rules = value("rules", _number)
    if rules != game.rules and not any_rules:
        line = headers["rules"][0]
        raise _broken(line, "record-rules", game=game.id, wanted=str(rules), here=game.rules)
    if "data" in headers and headers["data"][1] != game.data.id:
        line, data = headers["data"]
        raise _broken(line, "record-data", wanted=data, here=game.data.id)
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
        start = value("position", lambda text: game.load_position(_json(text)))
    try:
        return Match(game, seats, headers["seed"][1], options, players, start)
    except InvalidInput as error:
        line = headers.get("players", headers["seats"])[0]
        raise _broken(line, "record-move-wrong", detail=error) from None


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
        raise BrokenRecord(line, _forbidden(match, f"{who} {words}", error.refusal)) from None


def _check_result(headers: dict[str, tuple[int, str]], match: Match) -> None:
    if "result" not in headers:
        return
    line, claimed = headers["result"]
    result = match.state.result()
    scores = " ".join(str(score.total) for score in result.scores) if result else "unfinished"
    if scores != claimed:
        raise _broken(line, "record-result", claimed=claimed, found=scores)


def _broken(line: int, key: str, **args: str | int | InvalidInput) -> BrokenRecord:
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
