"""The command `ludi`."""

from __future__ import annotations

import asyncio
import os
import sys
import time
import webbrowser
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from ludi import bots as all_bots
from ludi.core import record
from ludi.core.data import Components, differences
from ludi.core.errors import InvalidInput, LudiError
from ludi.core.game import DATA, Game
from ludi.core.match import Match
from ludi.core.result import Score
from ludi.core.text import LANGUAGES, Language
from ludi.games import all_games, game, game_of, use_data

if TYPE_CHECKING:
    from ludi.arena.engines import Engine
    from ludi.arena.statistics import Estimate, Standing
    from ludi.table.settings import Settings

app = typer.Typer(
    name="ludi",
    help="Ludi Romani: play, host, learn, simulate and study five Roman board games.",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
out = Console(highlight=False)
T = TypeVar("T")

COMPONENTS = "LUDI_COMPONENTS"  # several files stand as in PATH
GameId = Annotated[str, typer.Argument(metavar="GAME", help="Such as lutetia; see `ludi games`.")]
Lang = Annotated[str, typer.Option("--lang", help="en or pl.")]
OwnData = Annotated[
    list[Path] | None,
    typer.Option(
        "--data",
        envvar=COMPONENTS,
        metavar="[GAME=]FILE",
        show_envvar=True,
        help="Component tables of your own; see docs/own-components.md.",
    ),
]
Port = Annotated[
    int | None, typer.Option(envvar="LUDI_PORT", min=0, max=65535, help="8000, or the next free.")
]
StoreDir = Annotated[
    Path | None, typer.Option(envvar="LUDI_DATA", metavar="DIR", help="Where games are kept.")
]
PrivateWebhooks = Annotated[
    bool,
    typer.Option(
        "--private-webhooks",
        envvar="LUDI_PRIVATE_WEBHOOKS",
        help="Let players' webhooks call machines of this network, too.",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        envvar="LUDI_DATABASE",
        metavar="ADDRESS",
        show_envvar=True,
        help="postgresql://user:password@host/name, shared by any number of servers.",
    ),
]
BotPause = Annotated[
    float, typer.Option(envvar="LUDI_BOT_PAUSE", min=0, help="Seconds between moves of bots.")
]


def main(args: Sequence[str] | None = None) -> None:
    """Bad input is answered with one clear line and exit code 2."""
    try:
        code = app(args, prog_name="ludi", standalone_mode=False)
    except typer.TyperException as error:
        describe = getattr(error, "format_message", error.__str__)
        _fail(describe())
    except LudiError as error:
        _fail(str(error))
    except typer.Abort:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)


def _fail(message: str) -> None:
    print(f"ludi: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


@app.callback(invoke_without_command=True)
def _help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


# The table


@app.command()
def play(
    port: Port = None,
    store: StoreDir = None,
    data: OwnData = None,
    browser: Annotated[bool, typer.Option(envvar="LUDI_BROWSER", help="Open the browser.")] = True,
    bot_pause: BotPause = 0.6,
) -> None:
    """Open a table in the browser."""
    _serve("127.0.0.1", port, store, data, browser, bot_pause)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Port = None,
    store: StoreDir = None,
    database: Database = None,
    data: OwnData = None,
    bot_pause: BotPause = 0.6,
    bot_workers: Annotated[
        int | None,
        typer.Option(envvar="LUDI_BOT_WORKERS", min=1, help="Bots that think at the same time."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="LUDI_ORIGINS", help="Another address of the page: https://host."),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            envvar="LUDI_ALLOWED_HOSTS",
            metavar="NAME",
            help="A name this server is called by, such as games.example.org; * for any. "
            "Addresses of numbers, localhost and the machine's own name are always known.",
        ),
    ] = None,
    proxy: Annotated[
        str | None,
        typer.Option(
            envvar="LUDI_PROXY",
            metavar="ADDRESSES",
            help="Proxies, by address or network, whose X-Forwarded headers are to be believed.",
        ),
    ] = None,
    metrics: Annotated[
        bool, typer.Option(envvar="LUDI_METRICS", help="Numbers for Prometheus at /api/metrics.")
    ] = False,
    limits: Annotated[
        bool,
        typer.Option(envvar="LUDI_LIMITS", help="Bound what one person and one address may ask."),
    ] = True,
    private_webhooks: PrivateWebhooks = False,
) -> None:
    """Host tables for others; no browser is opened."""
    more: dict[str, Any] = {"database": database, "origins": tuple(origin or ())}
    more["hosts"] = (host, *(allowed_host or ()))
    more |= {"proxies": proxy, "metrics": metrics, "limited": limits}
    more["private_webhooks"] = private_webhooks
    if bot_workers is not None:
        more["bot_workers"] = bot_workers
    _serve(host, port, store, data, False, bot_pause, **more)


def _serve(
    host: str,
    port: int | None,
    store: Path | None,
    data: list[Path] | None,
    browser: bool,
    bot_pause: float,
    **more: Any,
) -> None:
    from ludi.table.serve import run  # only here: the other commands start faster without
    from ludi.table.settings import Settings, default_store

    def ready(address: str) -> None:
        print(f"Ludi Romani is at {address} (Ctrl-C stops it)", flush=True)
        if browser:
            webbrowser.open(address)

    _use_own(data)
    settings = Settings(store=store or default_store(), bot_pause=bot_pause, **more)
    run(settings, host, port, ready)


def _use_own(data: list[Path] | None, only: str | None = None) -> dict[str, Path]:
    """From now on play with these component files; which game has which.

    A file for another game than the only one asked for is a mistake, unless it is always there.
    """
    own: dict[str, Path] = {}
    for wanted in data or []:
        id, path = _own_data(str(wanted))
        if id in own:
            raise InvalidInput(f"{path} and {own[id]} are both component files of {id}")
        if only is not None and COMPONENTS not in os.environ:
            _check_game(path, id, only)
        own[id] = path
    for id, path in own.items():
        use_data(id, path)
    return own


def _check_game(path: Path, id: str, wanted: str) -> None:
    if id != wanted:
        raise InvalidInput(f"{path} is a component file of {id}, not of {wanted}")


def _own_data(wanted: str) -> tuple[str, Path]:
    """`GAME=FILE`, or a file whose game shows when it is read."""
    id, found, rest = wanted.partition("=")
    if found and not Path(wanted).exists():
        return game(id).id, _file(Path(rest))
    path = _file(Path(wanted))
    return game_of(path).id, path


def _file(path: Path) -> Path:
    if not path.is_file():
        raise InvalidInput(f"There is no file {path}")
    return path.resolve()


# Looking after a table


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Such as ludi.backup.")],
    store: StoreDir = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite FILE.")] = False,
) -> None:
    """Write all that is kept into one file, also while servers run."""
    from ludi.table.store.backup import backup

    if file.exists() and not replace:
        raise InvalidInput(f"{file} is there already; --replace overwrites it")
    rows = _with_store(lambda settings: backup(settings, file), store, database)
    print(f"{file}: {rows} rows, {file.stat().st_size:,} bytes; for your eyes only.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Made by `ludi backup`.")],
    store: StoreDir = None,
    database: Database = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away all that is there now.")
    ] = False,
) -> None:
    """Bring a backup back, into either kind of database. Stop the servers before."""
    from ludi.table.store.backup import restore

    path = _file(file)
    rows = _with_store(lambda settings: restore(settings, path, replace), store, database)
    print(f"{rows} rows restored from {file}.")


@app.command("check-games")
def check_games(
    records: Annotated[
        list[Path] | None, typer.Argument(metavar="[RECORD]...", help="Records to check as well.")
    ] = None,
    store: StoreDir = None,
    database: Database = None,
    data: OwnData = None,
) -> None:
    """Would all stored games go on under the rules installed here? Exit code 1 if not.

    To be run with the new version before an upgrade; the store is only read.
    """
    from ludi.table.store.compatibility import Checked, check_record, check_stored

    _use_own(data)

    async def stored(settings: Settings) -> list[Checked]:
        return [checked async for checked in check_stored(settings)]

    checked = [check_record(_file(path)) for path in records or []]
    if not records or store or database:
        checked += _with_store(stored, store, database)
    wrong = [each for each in checked if each.trouble]
    table = Table("game", "rules", "status", "table or record", "", box=None, header_style="bold")
    for each in wrong:
        table.add_row(each.game, str(each.rules), each.status, each.what, each.trouble)
    if wrong:
        out.print(table, soft_wrap=True)
    print(f"{len(checked)} games checked: {len(checked) - len(wrong)} go on, {len(wrong)} do not.")
    if wrong:
        raise typer.Exit(1)


def _with_store(
    use: Callable[[Settings], Coroutine[Any, Any, T]], store: Path | None, database: str | None
) -> T:
    from ludi.table.settings import Settings, default_store
    from ludi.table.store.database import DATABASE_ERRORS, reason_of

    settings = Settings(store=store or default_store(), database=database)
    try:
        return asyncio.run(use(settings))
    except DATABASE_ERRORS as error:
        reason = reason_of(error)
        raise InvalidInput(f"The store {settings.shown} cannot be used: {reason}") from None


# The library


@app.command("games")
def list_games(data: OwnData = None) -> None:
    """List the games, and the components they are played with."""
    _use_own(data)
    heads = ("game", "seats", "rules", "components", "fingerprint")
    table = Table(*heads, box=None, header_style="bold")
    for played in all_games():
        seats, own = f"{played.seats[0]}-{played.seats[-1]}", played.data
        table.add_row(played.id, seats, f"version {played.rules}", own.id, own.fingerprint)
    out.print(table)


@app.command("data")
def component_file(
    id: GameId,
    check: Annotated[
        Path | None,
        typer.Option("--check", metavar="FILE", help="Is this one right, and what differs in it?"),
    ] = None,
) -> None:
    """Print a game's component file, to be edited; or check a file of your own."""
    shipped = game(id)
    if check is None:
        print((shipped.folder / DATA).read_text("utf-8"), end="")
        return
    path = _file(check)
    _check_game(path, game_of(path).id, id)
    mine = shipped.with_data(path).data
    print(f"{check} is a component file of {id}: id {mine.id!r}, fingerprint {mine.fingerprint}.")
    for line in _remarks(shipped.data, mine):
        print(line)


def _remarks(shipped: Components[Any], mine: Components[Any]) -> Iterator[str]:
    changes = differences(shipped.file, mine.file)
    for change in changes:
        yield f"  {change}"
    if mine.fingerprint == shipped.fingerprint:
        yield f"It plays like the shipped set {shipped.id!r}."
    elif mine.id == shipped.id:
        yield "It plays differently: give it an id of its own, so that people can tell."
    unnamed = [name for name in mine.file.new_names() if name not in mine.file.texts]
    if unnamed:
        yield f"Without a text, so the page shows the id: {', '.join(unnamed)}."


@app.command()
def rules(
    id: GameId,
    clause: Annotated[str | None, typer.Argument(help="Such as 8 or 8.6.4.")] = None,
    lang: Lang = "en",
) -> None:
    """Show the rules of a game, or one clause and what belongs to it."""
    text = game(id).texts.rules(_language(lang))
    if clause is not None:
        found = text.under(clause.rstrip("."))
        if not found:
            raise InvalidInput(f"The rules of {id} have no clause {clause}")
        for one in found:
            out.print(Markdown(f"**{one.number}** {one.text}"))
        return
    out.print(Markdown(f"# {text.title}"))
    for section in text.sections:
        out.print(Markdown(f"## {section.number} {section.title}"))
        for one in section.clauses:
            out.print(Markdown(f"**{one.number}** {one.text}"))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after that many moves.")] = None,
    lang: Lang = "en",
    data: OwnData = None,
) -> None:
    """Replay a record: what happened in words, then the position or the result."""
    language = _language(lang)
    _use_own(data)
    try:
        text = _file(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidInput(f"{file} cannot be read: {error}") from None

    try:
        match = record.read(text, game, to)
    except LudiError as error:
        raise InvalidInput(f"{file}: {error}") from None
    _tell(match, language)


def _tell(match: Match, language: Language) -> None:
    texts, state = match.game.texts, match.state

    def say(key: str, args: dict[str, Any]) -> str:
        return texts.sentence(language, key, args, match.players)

    for event in match.opening:
        out.print(say(event.key, event.args), markup=False)
    for number, entry in enumerate(match.entries, 1):
        for event in entry.events:
            out.print(f"{number:>4}. {say(event.key, event.args)}", markup=False)
    out.print()
    if prompt := state.prompt(None):
        out.print(f"{match.number}: {say(prompt.key, prompt.args)}", markup=False)
    result = state.result()
    scores = result.scores if result else state.standing()
    if scores:
        out.print(_score_table(match, scores, result.ranks if result else None, language))


def _score_table(
    match: Match, scores: list[Score], ranks: list[int] | None, language: Language
) -> Table:
    texts = match.game.texts
    parts = list(dict.fromkeys(part for score in scores for part in score.parts))
    names = [
        texts.format(language, f"score-{part}") if texts.has(f"score-{part}", language) else part
        for part in parts
    ]
    table = Table("", *names, "=", *(["#"] if ranks else []), header_style="bold")
    for seat, score in enumerate(scores):
        row = [match.players[seat], *(str(score.parts.get(part, 0)) for part in parts)]
        table.add_row(*row, str(score.total), *([str(ranks[seat])] if ranks else []))
    return table


def _language(wanted: str) -> Language:
    for language in LANGUAGES:
        if language == wanted:
            return language
    raise InvalidInput(f"There is no language {wanted!r}; there are {', '.join(LANGUAGES)}")


@app.command()
def schema() -> None:
    """Print the JSON schema of all games."""
    from ludi.schema import as_json

    print(as_json())


# The arena


@app.command()
def simulate(
    id: GameId,
    seats: Annotated[int, typer.Option(help="How many play.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed, the same games.")] = "ludi",
    bots: Annotated[str, typer.Option(help="One for all seats, or a list: greedy,random.")] = (
        "random"
    ),
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")
    ] = None,
    data: OwnData = None,
) -> None:
    """Let bots play many games: speed, mean scores, wins. Any fault ends with exit code 1."""
    from ludi.arena.simulate import Plan, simulate

    path = _use_own(data, game(id).id).get(id)
    played = game(id)
    players = _players(played, seats, bots)
    plan = Plan(id, players, games, seed, _options(played, len(players), option or []), path)
    began = time.perf_counter()
    with _bar() as bar:
        task = bar.add_task(id, total=games)
        tally = simulate(plan, jobs, lambda more: bar.advance(task, more))
    took = time.perf_counter() - began
    if tally.games:
        speed = f"{tally.games / took:,.1f} games/s, {tally.decisions / took:,.0f} decisions/s"
        out.print(f"{tally.games} games of {id}, seed {seed}: {speed}", markup=False)
        table = Table("seat", "bot", "mean score", "wins", box=None, header_style="bold")
        for seat, name in enumerate(plan.bots):
            mean = f"{tally.points[seat] / tally.games:.2f}"
            table.add_row(record.seat_letter(seat), name, mean, f"{tally.wins[seat]:g}")
        out.print(table)
    for faulty, reason in tally.faults[:10]:
        print(f"ludi: fault with seed {faulty}: {reason}", file=sys.stderr)
    if tally.faults:
        print(f"ludi: {len(tally.faults)} of {games} games failed", file=sys.stderr)
        raise typer.Exit(1)


@app.command()
def arena(
    id: GameId,
    bots: Annotated[
        str,
        typer.Option(
            help="Between commas: names (greedy, centurio), with a budget (legatus@40ms), "
            "cmd:PROGRAM for one of your own."
        ),
    ] = "greedy,random",
    seats: Annotated[int, typer.Option(help="How many play; as many as bots if not said.")] = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games, rounded up to deals.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed, the same games.")] = "ludi",
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    engine: Annotated[str, typer.Option(help="local, or ray: a cluster.")] = "local",
    folder: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="arena/GAME if not said.")
    ] = None,
    patience: Annotated[
        float, typer.Option("--move-seconds", min=0.01, help="What a cmd: bot has for a move.")
    ] = 10.0,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="An option of the game.")
    ] = None,
    data: OwnData = None,
) -> None:
    """Bots against bots: who is how strong, and how sure that is. Goes on where it was stopped."""
    from ludi.arena import parquet, report, run, schedule
    from ludi.arena.players import names_in, player
    from ludi.arena.statistics import standings

    run.check_extra()
    path = _use_own(data, game(id).id).get(id)
    played = game(id)
    names = names_in(bots)
    for name in names:
        player(name)
    seats = played.checked_seats(seats or min(max(len(names), played.seats[0]), played.seats[-1]))
    options = _options(played, seats, option or [])
    contest = schedule.contest(played, names, seats, seed, options, path, patience)
    where = folder or Path("arena") / id
    with _bar() as bar:
        task = bar.add_task(id, total=None)
        outcome = run.run(
            contest,
            games,
            where,
            jobs,
            _engine(engine),
            partial(_advance, bar, task),
        )
    if outcome.games:
        parquet.write(outcome.games, where)
        report.write(contest, outcome.games, where / "report.html")
        resumed = f" ({outcome.before} of them played before)" if outcome.before else ""
        out.print(f"{len(outcome.games)} games of {id}, seed {seed}{resumed}", markup=False)
        out.print(_standings(standings(outcome.games)))
        out.print(f"Report: {where / 'report.html'}", markup=False, soft_wrap=True)
    for broken in outcome.broken[:10]:
        print(f"ludi: fault with seed {broken.seed}: {broken.error}", file=sys.stderr)
    if outcome.broken:
        print(f"ludi: {len(outcome.broken)} games failed", file=sys.stderr)
        raise typer.Exit(1)


@app.command()
def ladder(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="All games if none is named.")
    ] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="Several times if you like; else the usual ones.")
    ] = None,
    games: Annotated[int, typer.Option(min=0, help="Of each rung; 0 only writes.")] = 200,
    top: Annotated[
        str | None, typer.Option("--up-to", metavar="LEVEL", help="Leave out what is stronger.")
    ] = None,
    promises: Annotated[
        bool, typer.Option("--promises", help="Only what the strongest does in so much time.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    engine: Annotated[str, typer.Option(help="local, or ray: a cluster.")] = "local",
    folder: Annotated[
        Path, typer.Option("--store", metavar="DIR", help="Where the games are kept.")
    ] = Path("arena/ladder"),
    file: Annotated[Path, typer.Option("--out", metavar="FILE", help="What is written.")] = Path(
        "docs/strength.md"
    ),
) -> None:
    """Measure the levels and write down how strong they are. Goes on where it was stopped."""
    from ludi.arena import ladder as climbing

    played = [game(id) for id in ids or [one.id for one in all_games()]]
    for one in played:
        for number in seats or ():
            one.checked_seats(number)
    if top is not None and top not in all_bots.levels():
        raise InvalidInput(f"There is no level {top!r}; there are {', '.join(all_bots.levels())}")
    names = [one.id for one in played]
    way = [] if promises else list(climbing.rungs(names, seats or (), top))
    if promises or top in (None, all_bots.levels()[-1]):
        way += climbing.timed_rungs(names, seats or ())
    broken = 0
    for number, rung in enumerate(way if games else [], 1):
        told = f"{rung.game} {rung.seats}: {rung.above} > {rung.below} ({number}/{len(way)})"
        with _bar() as bar:
            task = bar.add_task(told, total=None)
            failed = climbing.run_ladder(
                rung,
                games,
                folder,
                jobs,
                _engine(engine),
                partial(_advance, bar, task),
            )
        for one_failed in failed:
            print(f"ludi: fault with seed {one_failed.seed}: {one_failed.error}", file=sys.stderr)
        broken += len(failed)
        _write(file, climbing.document(folder, _read(file)))  # after each rung: it may be long
    _write(file, climbing.document(folder, _read(file)))
    out.print(f"Written: {file}", markup=False, soft_wrap=True)
    if broken:
        raise typer.Exit(1)


def _advance(bar: Progress, task: TaskID, done: int, total: int) -> None:
    bar.update(task, completed=done, total=total)


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8") if file.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise InvalidInput(f"{file} cannot be read: {error}") from None


def _write(file: Path, text: str) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    except OSError as error:
        raise InvalidInput(f"{file} cannot be written: {error.strerror or error}") from None


def _standings(ranked: Sequence[Standing]) -> Table:
    table = Table(box=None, header_style="bold")
    for head in ("bot", "games", "wins, %", "rank", "score", "rating", "ms", "faults"):
        table.add_column(head)
    for one in ranked:
        table.add_row(
            one.bot,
            str(one.games),
            f"{100 * one.wins.mean:.1f} ({100 * one.wins.low:.0f}-{100 * one.wins.high:.0f})",
            _within(one.rank),
            _within(one.score),
            f"{one.rating:.1f} ± {2 * one.doubt:.1f}",
            f"{1000 * one.seconds:.1f}",
            str(len(one.faults)),
        )
    return table


def _within(value: Estimate) -> str:
    return (
        f"{value.mean:.2f} ± {value.margin:.2f}" if isfinite(value.margin) else f"{value.mean:.2f}"
    )


def _engine(wanted: str) -> Engine:
    from ludi.arena.engines import ENGINES

    for engine in ENGINES:
        if engine == wanted:
            return engine
    raise InvalidInput(f"There is no engine {wanted!r}; there are {', '.join(ENGINES)}")


def _bar() -> Progress:
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


@app.command()
def train(
    id: GameId,
    seats: Annotated[int, typer.Option(help="How many play.")] = 0,
    games: Annotated[int, typer.Option(min=2, help="Games to learn from.")] = 200,
    matches: Annotated[int, typer.Option(min=2, help="Games against the old weights.")] = 100,
    iterations: Annotated[
        int, typer.Option("--search", min=0, help="Of the match's players; 0: at a glance.")
    ] = 0,
    seed: Annotated[str, typer.Option(help="The same seed, the same weights.")] = "train",
    file: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Instead of the game's own file.")
    ] = None,
    anyway: Annotated[bool, typer.Option(help="Write them even if they did not win.")] = False,
) -> None:
    """Fit the weights of a game's evaluation to played games; keep them if they win a match."""
    from ludi.bots import train as training
    from ludi.core import weights

    played = game(id)
    seats = played.checked_seats(seats or min(4, played.seats[-1]))
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with bar:
        task = bar.add_task(id, total=games + matches)
        found, match = training.train(
            played, seats, games, matches, seed, lambda more: bar.advance(task, more), iterations
        )
    table = Table("feature", "weight", box=None, header_style="bold")
    for feature, weight in found.weights.items():
        table.add_row(feature, f"{weight:.2f}")
    out.print(table)
    out.print(f"{id}, {seats} seats: the fitted weights won {match}", markup=False)
    if not match.won and not anyway:
        out.print("That is no improvement: nothing is written", markup=False)
        return
    path = file or played.folder / weights.FILE
    weights.save(path, played.heuristics.weights.plus(seats, found))
    out.print(f"Written to {path}", markup=False)


def _players(played: Game, seats: int, bots: str) -> tuple[str, ...]:
    """The bots by seat: a shorter list is gone through again."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        all_bots.bot(name)
    seats = played.checked_seats(seats or max(len(names), played.seats[0]))
    if len(names) > seats:
        raise InvalidInput(f"{len(names)} bots do not fit on {seats} seats")
    return tuple(names[seat % len(names)] for seat in range(seats))


def _options(played: Game, seats: int, wanted: list[str]) -> dict[str, Any]:
    from ludi.arena.simulate import option_value

    options: dict[str, Any] = {}
    for one in wanted:
        name, found, value = one.partition("=")
        if not found:
            raise InvalidInput(f"An option is NAME=VALUE, not {one!r}")
        options[name] = option_value(value)
    played.checked_options(seats, options)
    return options


if __name__ == "__main__":
    main()
