"""Checks that every game must pass: each plays random games and raises AssertionError."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from ludi.core import moves, notation, position, record
from ludi.core.errors import IllegalMove
from ludi.core.events import Event, Trace
from ludi.core.game import Game, Options
from ludi.core.match import Match
from ludi.core.moves import Field, Move
from ludi.core.state import State
from ludi.core.text import LANGUAGES

LONGEST_GAME = 50_000  # decisions; more means that the game does not end


def random_moves(state: State, rng: Random) -> Iterator[tuple[int, Move]]:
    """Random play: yields each move before it is made."""
    for _ in range(LONGEST_GAME):
        actors = state.actors()
        if not actors:
            return
        seat = actors[int(rng.random() * len(actors))]
        legal = state.moves(seat)
        assert legal, f"seat {seat} is asked {state.question} but has no move"
        move = legal[int(rng.random() * len(legal))]
        yield seat, move
        state.apply(seat, move)
    raise AssertionError(f"no end after {LONGEST_GAME} decisions")


def random_game(game: Game, seats: int, options: Options | None, seed: str) -> State:
    state = game.new(seats, seed, options)
    for _ in random_moves(state, Random(seed)):
        pass
    return state


def random_match(game: Game, seats: int, options: Options | None, seed: str) -> Match:
    match = game.match(seats, seed, options)
    rng = Random(seed)
    while actors := match.state.actors():
        seat = actors[int(rng.random() * len(actors))]
        match.play(seat, rng.choice(match.state.moves(seat)))
    return match


def positions(
    game: Game, seats: int, options: Options | None, seed: str, every: int = 7, most: int = 60
) -> Iterator[State]:
    """Some positions of a random game, each an independent copy, and the last one."""
    length = sum(1 for _ in random_moves(game.new(seats, seed, options), Random(seed)))
    every = max(every, length // most)
    state = game.new(seats, seed, options)
    for n, _ in enumerate(random_moves(state, Random(seed))):
        if n % every == 0:
            yield state.copy()
    yield state


def any_move(kind: type[Move], legal: list[Move], rng: Random) -> Move:
    """A move of that kind with its fields filled at random, or a legal one with one changed."""
    alike = [move for move in legal if type(move) is kind]
    values = {field.name: _any_value(field, alike, rng) for field in moves.fields(kind)}
    if alike and values and rng.random() < 0.6:
        changed = rng.choice(list(values))
        base = rng.choice(alike)
        values = {name: getattr(base, name) for name in values} | {changed: values[changed]}
    return kind(**values)


def _any_value(field: Field, alike: list[Move], rng: Random) -> Any:
    if field.optional and rng.random() < 0.3:
        return None
    if not field.many:
        return _any_scalar(field, alike, rng)
    length = field.length
    if length is None:
        seen = [len(getattr(move, field.name) or ()) for move in alike]
        length = rng.choice([*seen, 0, 1, 2, 3])
    return tuple(_any_scalar(field, alike, rng) for _ in range(length))


def _any_scalar(field: Field, alike: list[Move], rng: Random) -> Any:
    if field.kind == "id":
        return rng.choice(field.ids)
    if field.kind == "flag":
        return rng.random() < 0.5
    if field.kind == "number":
        high = 12 if field.high is None else min(field.high, field.low + 12)
        return rng.randint(field.low, high)
    seen = [getattr(move, field.name) for move in alike]
    flat = [item for value in seen for item in (value if isinstance(value, tuple) else (value,))]
    return rng.choice([*flat, "nonsense"])


def wire(value: Any) -> bytes:
    return msgspec.json.encode(value)


class Speaker:
    """Says things in both languages, each only once: whole games repeat themselves a lot."""

    def __init__(self, game: Game, seats: int) -> None:
        self.texts = game.texts
        self.names = [f"Seat {seat}" for seat in range(seats)]
        self.said: set[bytes] = set()

    def say(
        self, key: str, args: Mapping[str, Any], reader: int | None = None, clause: str = ""
    ) -> None:
        told = wire([key, args, reader, clause])
        if told in self.said:
            return
        self.said.add(told)
        for language in LANGUAGES:
            assert self.texts.sentence(language, key, args, self.names, reader), key
            if clause:
                assert self.texts.rules(language).under(clause), f"no clause {clause}"


# The checks


def check_play(game: Game, seats: int, options: Options | None, seed: str) -> None:
    """Games end; moves are legal, without duplicates, in a stable order; components conserved."""
    state = game.new(seats, seed, options)
    census = game.census(state)
    for seat, _ in random_moves(state, Random(seed)):
        legal = state.moves(seat)
        assert legal == state.moves(seat), "the order of the moves changes"
        assert len(set(legal)) == len(legal), f"duplicates: {legal}"
        for move in legal:
            refusal = state.why_not(seat, move)
            assert refusal is None, f"{move} is offered but refused: {refusal}"
        check_alike(game, legal)
        question = state.question
        assert question is not None
        assert state.why_not(seat, question.idle(state, seat)) is None
        assert game.census(state) == census, f"not conserved before {question}"
    assert game.census(state) == census
    result = state.result()
    assert result is not None
    assert len(result.scores) == len(result.ranks) == seats
    assert result.winners == [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    for score in result.scores:
        assert score.total == sum(score.parts.values())


def check_alike(game: Game, legal: list[Move]) -> None:
    """The distinct moves stand for all, each for those that are like it."""
    stood_for = [move for distinct in game.distinct(legal) for move in game.alike(distinct)]
    assert sorted(map(repr, stood_for)) == sorted(map(repr, legal))
    for move in legal:
        assert move in game.alike(move)
        assert game.alike(game.alike(move)[0]) == game.alike(move)


def check_refusals(game: Game, seats: int, options: Options | None, seed: str) -> None:
    """Every move that is not offered is refused with a reason in words, and changes nothing."""
    rng = Random(seed)
    speaker = Speaker(game, seats)
    for state in positions(game, seats, options, seed):
        before = position.save(state)
        for seat in range(seats):
            legal = state.moves(seat) + state.asides(seat)
            for kind in moves.kinds_of(game.Move):
                for _ in range(4):
                    move = any_move(kind, legal, rng)
                    refusal = state.why_not(seat, move)
                    offered = move in legal
                    assert offered == (refusal is None), f"seat {seat} {move}: {refusal}"
                    if refusal is None:
                        continue
                    assert refusal.clause, f"{refusal} rests on no clause"
                    speaker.say(refusal.key, refusal.args, seat, refusal.clause)
                    try:
                        state.play(seat, move)
                    except IllegalMove:
                        pass
                    else:
                        raise AssertionError(f"{move} is refused but played")
        assert position.save(state) == before, "a refused move changed the state"


def check_copies(game: Game, seats: int, options: Options | None, seed: str) -> None:
    """`copy` is equal and independent; JSON and notation go round without loss."""
    rng = Random(seed)
    for state in positions(game, seats, options, seed):
        saved = wire(position.save(state))
        twin = state.copy()
        assert twin == state
        assert wire(position.save(twin)) == saved
        loaded = game.load_position(msgspec.json.decode(saved))
        assert loaded == state, "JSON loses something"
        assert wire(position.save(loaded)) == saved
        for seat in state.actors():
            assert loaded.moves(seat) == state.moves(seat)
            for move in state.moves(seat)[:50]:
                assert notation.read(game.Move, notation.write(move)) == move
                assert game.move_from(moves.to_json(move)) == move
        for n, _ in enumerate(random_moves(twin, rng)):
            if n == 25:
                break
        assert wire(position.save(state)) == saved, "playing on a copy changes the original"


def check_record(game: Game, seats: int, options: Options | None, seed: str) -> None:
    """A record replays to the same position, bit for bit, and writes itself again."""
    match = random_match(game, seats, options, seed)
    text = record.write(match)
    again = record.read(text, lambda _: game)
    assert record.write(again) == text
    assert wire(position.save(again.state)) == wire(position.save(match.state))
    half = match.number // 2
    assert position.save(record.read(text, lambda _: game, to=half).state) == position.save(
        match.at(half)
    )


def check_undo(game: Game, seats: int, options: Options | None, seed: str) -> None:
    """What can be undone comes back exactly, and what cannot is refused."""
    match = game.match(seats, seed, options)
    rng = Random(seed)
    while actors := match.state.actors():
        seat = rng.choice(actors)
        move = rng.choice(match.state.moves(seat))
        before = wire(position.save(match.state))
        final = match.final(seat, move)
        entry = match.play(seat, move)
        if match.undoable(seat) is not None:
            assert final or entry.revealed, f"{move} promised to be undoable"
            continue
        if rng.random() < 0.2:
            after = wire(position.save(match.state))
            assert match.undo(seat) == move
            assert wire(position.save(match.state)) == before
            assert match.redoable(seat)
            match.redo(seat)
            assert wire(position.save(match.state)) == after


def check_knowledge(game: Game, seats: int, options: Options | None, seed: str) -> None:
    """A guess looks the same to its seat: same view, prompt, moves and reasons, byte for byte."""
    rng = Random(seed)
    for state in positions(game, seats, options, seed):
        census = game.census(state)
        for seat in range(seats):
            before = wire(position.save(state))
            other = state.guess(seat, rng)
            assert wire(position.save(state)) == before, "guessing changes the state"
            assert game.census(other) == census, "a guess loses something"
            assert wire(other.view(seat)) == wire(state.view(seat)), "a guess looks different"
            assert wire(other.prompt(seat)) == wire(state.prompt(seat))
            assert other.actors() == state.actors()
            assert wire(other.moves(seat)) == wire(state.moves(seat)), "the moves leak"
            assert wire(other.standing()) == wire(state.standing()), "the standing leaks"
            for kind in moves.kinds_of(game.Move):
                move = any_move(kind, state.moves(seat), rng)
                assert wire(other.why_not(seat, move)) == wire(state.why_not(seat, move))
            _check_events_alike(state, other, seat, rng)
            for n, _ in enumerate(random_moves(other.copy(), rng)):
                if n == 10:
                    break


def _check_events_alike(state: State, other: State, seat: int, rng: Random) -> None:
    """Where a move brings nothing to light, a seat reads the same of it in both worlds."""
    for mover in state.actors():
        legal = state.moves(mover)
        move = rng.choice(legal)
        alternative = move
        if mover != seat and _hidden_from(state, mover, move):
            alike = [m for m in other.moves(mover) if type(m) is type(move)]
            alternative = rng.choice(alike) if alike else move
        if other.why_not(mover, alternative) is not None:
            continue
        here, there = _told(state, mover, move, seat), _told(other, mover, alternative, seat)
        if here is not None and there is not None:
            assert wire(here) == wire(there), f"the log or view leaks: {here} / {there}"


def _hidden_from(state: State, mover: int, move: Move) -> bool:
    """Do the others learn nothing of this move?"""
    from ludi.core.steps import Together

    question = state.question
    assert question is not None
    return isinstance(question, Together) or question.public(state, mover, move) is None


def _told(state: State, mover: int, move: Move, seat: int) -> tuple[list[Event], Any] | None:
    """What a seat reads and sees after a move; None if it brought something to light."""
    after = state.copy()
    after.trace = Trace()
    after.apply(mover, move)
    if after.trace.revealed:
        return None
    return [event for event in after.trace.events if event.seen_by(seat)], after.view(seat)


def check_words(game: Game, seats: int, options: Options | None, seed: str) -> None:
    """Everything the table says in a game can be said in both languages."""
    match = random_match(game, seats, options, seed)
    speaker = Speaker(game, seats)
    texts = game.texts
    for event in match.log(None) + [e for s in range(seats) for e in match.log(s) if e.only]:
        for reader in (None, 0, 1 % seats):
            speaker.say(event.key, event.args, reader)
    for entry in match.entries:
        words = {f.name: getattr(entry.move, f.name) for f in moves.fields(type(entry.move))}
        speaker.say(f"move-{moves.tag(entry.move)}", words)
    result = match.state.result()
    assert result is not None
    for language in LANGUAGES:
        assert texts.has(f"log-{result.ended}", language) or texts.has(result.ended, language)
        assert result.tie_break is None or texts.has(f"result-{result.tie_break}", language)
        for part in result.scores[0].parts:
            assert texts.has(f"score-{part}", language), f"score-{part}"
    for state in positions(game, seats, options, seed):
        for seat in (None, *range(seats)):
            prompt = state.prompt(seat)
            if prompt is None:
                continue
            speaker.say(prompt.key, prompt.args, seat)
            if texts.has(f"{prompt.key}.help"):
                speaker.say(f"{prompt.key}.help", prompt.args, seat)


def playthrough(game: Game, seats: int, options: Options | None, seed: str) -> str:
    """A random game written out: every move, what is asked, what is told, what is seen at times."""
    match = game.match(seats, seed, options)
    rng = Random(seed)
    lines = [f"# {game.id}, {seats} seats, {wire(match.options).decode()}, seed {seed}"]
    lines += [_told_line(event) for event in match.opening]
    while actors := match.state.actors():
        seat = rng.choice(actors)
        legal = match.state.moves(seat)
        if match.number % 40 == 0:
            lines.append(f"= view {seat}: {wire(match.state.view(seat)).decode()}")
        entry = match.play(seat, rng.choice(legal))
        letter = record.seat_letter(seat)
        lines.append(f"{match.number}. {letter} {notation.write(entry.move)} (of {len(legal)})")
        lines += [_told_line(event) for event in entry.events]
    lines.append(f"= result {wire(match.state.result()).decode()}")
    return "\n".join(lines) + "\n"


def _told_line(event: Event) -> str:
    to = "" if event.only is None else f" to {event.only}"
    return f"  {event.key}{to} {wire(event.args).decode()}"
