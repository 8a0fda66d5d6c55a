"""A contest as one HTML file: numbers and plots, light and dark, nothing to fetch."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from html import escape
from math import isfinite
from pathlib import Path
from typing import Any

from ludi.arena.play import Played
from ludi.arena.schedule import Contest, load
from ludi.arena.statistics import Estimate, Standing, Thing, openings, standings, things
from ludi.core.game import Game

MOST_THINGS = 60  # rows of the table
PLOTTED = 30
MOST_OPENINGS = 12
RARE = 5  # seats: below that a thing's worth says nothing

# Colours are stand-ins that become CSS variables, so that one drawing serves light and dark
INK, SOFT, LINE, MARK = "#000001", "#000002", "#000003", "#000004"
SERIES = ["#000011", "#000012", "#000013", "#000014", "#000015", "#000016", "#000017"]
VARIABLES = {INK: "--ink", SOFT: "--ink-soft", LINE: "--line", MARK: "--rubric"} | {
    colour: f"--seat-{number}" for number, colour in enumerate(SERIES, 1)
}
MARKERS = ["o", "s", "^", "D", "h", "*", "P"]

STYLE = (Path(__file__).parent / "report.css").read_text("utf-8")


def write(contest: Contest, games: Sequence[Played], path: Path) -> None:
    partly = path.with_suffix(".part")
    partly.write_text(html(contest, games), "utf-8")
    partly.replace(path)


def html(contest: Contest, games: Sequence[Played]) -> str:
    game = load(contest)
    ranked = standings(games)
    taken = things(games)
    title = game.texts.title("en")
    sections = [
        _head(title, contest, games),
        _section("Strength", _strength(ranked, contest), plot_strength(ranked, contest)),
        _section("Scores", _parts_table(game, ranked), plot_scores(ranked, games)),
        _section("Scores by category", "", plot_parts(game, ranked)),
        _section("Seats", _seats(games)),
        _section("Length", _length(games), plot_length(games)),
        _section("Openings", _openings(game, games)) if taken else "",
        _section(
            "What was taken",
            "<p>How often a seat made it its own, and what went with it: the share of the wins "
            "of those seats, and how much more they scored than the same bot does on average. "
            "What goes with a thing need not come from it.</p>"
            + _things(game, taken[:MOST_THINGS], "taken"),
            plot_things(game, taken),
        )
        if taken
        else "",
        _section("Faults", _faults(ranked)) if any(one.faults for one in ranked) else "",
    ]
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}: arena</title><style>{STYLE}</style></head>\n"
        f"<body><main>{''.join(sections)}</main></body></html>\n"
    )


# Sections


def _head(title: str, contest: Contest, games: Sequence[Played]) -> str:
    deals = len({game.deal for game in games})
    facts = {
        "games": f"{len(games)} on {deals} deals, each played with every rotation of the seats",
        "seats": str(contest.seats),
        "bots": ", ".join(contest.bots),
        "seed": contest.seed,
        "rules": f"version {contest.rules}, components {contest.components}",
    }
    if contest.options:
        facts["options"] = ", ".join(f"{k}={v}" for k, v in contest.options.items())
    listed = "".join(f"<dt>{k}</dt><dd>{escape(v)}</dd>" for k, v in facts.items())
    house = "<p class='house'>Ludi Romani · arena</p>"
    return f"<header>{house}<h1>{escape(title)}</h1><dl>{listed}</dl></header>"


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _strength(ranked: Sequence[Standing], contest: Contest) -> str:
    rows = [
        [
            one.bot,
            str(one.games),
            _percent(one.wins),
            _number(one.rank),
            _number(one.score),
            f"{one.rating:.1f} ± {2 * one.doubt:.1f}",
            f"{one.seconds * 1000:.1f} ms",
        ]
        for one in ranked
    ]
    par = f"{100 / contest.seats:.0f} %"
    note = (
        f"<p>Wins are those of one seat, whose fair share is {par}; shared wins are shared. "
        "Intervals hold the true value 95 times in 100: Wilson's for shares, over deals "
        "for means. The rating is Plackett and Luce's (25 is where all begin).</p>"
    )
    heads = ["bot", "games", "wins", "mean rank", "mean score", "rating", "time for a choice"]
    return note + _table(heads, rows)


def _parts_table(game: Game, ranked: Sequence[Standing]) -> str:
    parts = list(dict.fromkeys(part for one in ranked for part in one.parts))
    rows = [
        [one.bot, *(f"{one.parts.get(part, 0):.1f}" for part in parts), f"{one.score.mean:.1f}"]
        for one in ranked
    ]
    return _table(["bot", *(_part(game, part) for part in parts), "total"], rows)


def _seats(games: Sequence[Played]) -> str:
    seats = len(games[0].seats)
    rows = []
    for seat in range(seats):
        won = sum(game.seats[seat].share for game in games) / len(games)
        score = sum(game.seats[seat].score for game in games) / len(games)
        rows.append([chr(ord("A") + seat), f"{100 * won:.1f} %", f"{score:.1f}"])
    note = "<p>Whether it matters where one sits; the bots have all sat everywhere.</p>"
    return note + _table(["seat", "wins", "mean score"], rows)


def _length(games: Sequence[Played]) -> str:
    moves = sorted(game.moves for game in games)
    ways: dict[str, int] = {}
    for game in games:
        ways[game.ended] = ways.get(game.ended, 0) + 1
    lengths = [["shortest", str(moves[0])], ["middle", str(moves[len(moves) // 2])]]
    lengths += [["longest", str(moves[-1])]]
    ended = [[way, f"{100 * n / len(games):.0f} %"] for way, n in sorted(ways.items())]
    return _table(["moves", ""], lengths) + _table(["ended by", ""], ended)


def _openings(game: Game, games: Sequence[Played]) -> str:
    first = openings(games, 1)[:MOST_OPENINGS]
    two = openings(games, 2)[:MOST_OPENINGS]
    return (
        "<p>The first things that a seat took, in their order.</p>"
        + _things(game, first, "first")
        + _things(game, two, "first two")
    )


def _things(game: Game, found: Sequence[Thing], title: str) -> str:
    rows = [
        [
            _thing(game, one.name),
            f"{100 * one.games:.0f} %",
            str(one.seats),
            _percent(one.wins),
            _number(one.worth, sign=True),
        ]
        for one in found
    ]
    return _table([title, "games", "seats", "wins", "points more"], rows)


def _faults(ranked: Sequence[Standing]) -> str:
    rows = [[one.bot, fault] for one in ranked for fault in one.faults]
    note = f"<p>{len(rows)} games were lost by a bot that failed; chance played on for it.</p>"
    return note + _table(["bot", "what happened"], rows[:100])


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th scope='col'>{escape(text)}</th>" for text in heads)
    body = "".join(
        f"<tr><th scope='row'>{escape(row[0])}</th>"
        + "".join(f"<td>{escape(text)}</td>" for text in row[1:])
        + "</tr>"
        for row in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f"<div class='wide'>{table}</div>"


def _percent(value: Estimate) -> str:
    return f"{100 * value.mean:.1f} % ({100 * value.low:.1f}–{100 * value.high:.1f})"


def _number(value: Estimate, sign: bool = False) -> str:
    mean = f"{value.mean:+.1f}" if sign else f"{value.mean:.2f}"
    return f"{mean} ± {value.margin:.1f}" if isfinite(value.margin) else mean


def _has(game: Game, key: str) -> bool:
    return game.texts.has(key, "en")


def _part(game: Game, part: str) -> str:
    return game.texts.format("en", f"score-{part}") if _has(game, f"score-{part}") else part


def _thing(game: Game, name: str) -> str:
    if " > " in name:
        return " > ".join(_thing(game, one) for one in name.split(" > "))
    kind, _, id = name.partition(" ")
    for key in (f"{kind}-{id}", f"structure-{id}", f"guild-{id}"):
        if _has(game, key):
            return game.texts.format("en", key)
    return id.replace("-", " ")


# Plots


def plot(draw: Callable[[Any], None], title: str, width: float, height: float) -> str:
    """An inline SVG; its colours are the page's."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    settings: dict[Any, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": "ludi",
        "font.family": "sans-serif",
        "font.size": 11,
        "axes.edgecolor": LINE,
        "axes.labelcolor": SOFT,
        "text.color": INK,
        "xtick.color": LINE,
        "ytick.color": LINE,
        "xtick.labelcolor": SOFT,
        "ytick.labelcolor": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.grid": True,
        "axes.axisbelow": True,
        "grid.color": LINE,
        "grid.linewidth": 0.6,
        "figure.facecolor": "none",
        "axes.facecolor": "none",
        "legend.frameon": False,
    }
    with matplotlib.rc_context(settings):
        figure, axes = pyplot.subplots(figsize=(width, height), layout="constrained")
        draw(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
        pyplot.close(figure)
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, f"var({variable})")
    svg = svg.replace("'sans-serif'", "inherit").replace(
        "font: 11px sans-serif", "font: 11px inherit"
    )
    return f"<figure role='img' aria-label='{escape(title, quote=True)}'>{svg}</figure>"


def plot_strength(ranked: Sequence[Standing], contest: Contest) -> str:
    def draw(axes: Any) -> None:
        axes.axvline(100 / contest.seats, color=MARK, linewidth=1.2, linestyle=(0, (4, 3)))
        for y, one in enumerate(reversed(ranked)):
            wins = one.wins
            colour = _colour(ranked, one.bot)
            axes.plot(
                [100 * wins.low, 100 * wins.high], [y, y], color=colour, linewidth=3, alpha=0.5
            )
            axes.plot(100 * wins.mean, y, _marker(ranked, one.bot), color=colour, markersize=9)
        axes.set_yticks(range(len(ranked)), [one.bot for one in reversed(ranked)])
        axes.set_xlim(-2, 102)
        axes.set_ylim(-0.6, len(ranked) - 0.4)
        axes.set_xlabel("share of the wins, % (dashed: a fair share)")

    return plot(
        draw, "Share of the wins of each bot with its interval", 7.4, 1.2 + 0.42 * len(ranked)
    )


def plot_scores(ranked: Sequence[Standing], games: Sequence[Played]) -> str:
    def draw(axes: Any) -> None:
        for y, one in enumerate(reversed(ranked)):
            scores = [s.score for game in games for s in game.seats if s.bot == one.bot]
            axes.boxplot(
                scores,
                positions=[y],
                orientation="horizontal",
                widths=0.55,
                showfliers=False,
                patch_artist=True,
                boxprops={"facecolor": _colour(ranked, one.bot), "edgecolor": SOFT, "alpha": 0.6},
                medianprops={"color": INK, "linewidth": 2},
                whiskerprops={"color": SOFT},
                capprops={"color": SOFT},
            )
        axes.set_yticks(range(len(ranked)), [one.bot for one in reversed(ranked)])
        axes.set_ylim(-0.6, len(ranked) - 0.4)
        axes.set_xlabel("score: middle, quarters, range without outliers")

    return plot(draw, "Scores of each bot", 7.4, 1.2 + 0.5 * len(ranked))


def plot_parts(game: Game, ranked: Sequence[Standing]) -> str:
    parts = list(dict.fromkeys(part for one in ranked for part in one.parts))

    def draw(axes: Any) -> None:
        height = 0.8 / len(ranked)
        for number, one in enumerate(ranked):
            axes.barh(
                [y + 0.4 - (number + 0.5) * height for y in range(len(parts))],
                [one.parts.get(part, 0.0) for part in reversed(parts)],
                height=height * 0.9,
                color=_colour(ranked, one.bot),
                label=one.bot,
            )
        axes.set_yticks(range(len(parts)), [_part(game, part) for part in reversed(parts)])
        axes.set_ylim(-0.6, len(parts) - 0.4)
        axes.grid(axis="y", visible=False)
        axes.set_xlabel("mean points")
        axes.legend(loc="best")

    bars = len(parts) * max(2, len(ranked))
    return plot(draw, "Mean points of each bot by category", 7.4, 1.2 + 0.17 * bars)


def plot_length(games: Sequence[Played]) -> str:
    def draw(axes: Any) -> None:
        moves = [game.moves for game in games]
        step = max(1, (max(moves) - min(moves)) // 24 + 1)
        axes.hist(
            moves, bins=range(min(moves), max(moves) + step + 1, step), color=SERIES[1], alpha=0.8
        )
        axes.set_xlabel("moves in a game")
        axes.set_ylabel("games")

    return plot(draw, "How long the games were", 7.4, 2.6)


def plot_things(game: Game, taken: Sequence[Thing]) -> str:
    shown = [one for one in taken if one.seats >= RARE and isfinite(one.worth.margin)]
    shown = sorted(shown[:PLOTTED], key=lambda one: one.worth.mean)
    if not shown:
        return ""

    def draw(axes: Any) -> None:
        axes.axvline(0, color=MARK, linewidth=1.2)
        for y, one in enumerate(shown):
            axes.plot(
                [one.worth.low, one.worth.high], [y, y], color=SERIES[1], linewidth=2, alpha=0.5
            )
            size = 3 + 7 * one.seats / max(other.seats for other in shown)
            axes.plot(one.worth.mean, y, "o", color=SERIES[1], markersize=size)
        axes.set_yticks(range(len(shown)), [_thing(game, one.name) for one in shown])
        axes.set_ylim(-0.8, len(shown) - 0.2)
        axes.set_xlabel(
            "points above the bot's mean, of those who took it (larger dots: more often)"
        )

    return plot(draw, "What went with each thing taken", 7.4, 1.0 + 0.27 * len(shown))


def _colour(ranked: Sequence[Standing], bot: str) -> str:
    return SERIES[[one.bot for one in ranked].index(bot) % len(SERIES)]


def _marker(ranked: Sequence[Standing], bot: str) -> str:
    return MARKERS[[one.bot for one in ranked].index(bot) % len(MARKERS)]
