"""Which changes of a game's rules would no test notice? `make mutate GAME=lutetia`

mutmut changes the rules one small thing at a time (`<` to `<=`, `and` to `or`, 2 to 3) and runs the
game's tests against each change. A change that survives is either none, in that nobody could tell
the difference, or a rule without a test. The tests are those of the game, stored games and what
every game must do; those of the bots are left out.

All happens in a copy under `test-results/mutate/GAME`. In that folder `mutmut show NAME` and
`mutmut browse` tell more.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import chdir
from dataclasses import dataclass
from pathlib import Path
from random import Random

import libcst as cst
import pytest
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import read_functions_from_index
from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.state import state
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import (
    get_mutant_name,
    mangled_name_from_mutant_name,
    orig_function_and_class_names_from_key,
)

HERE = Path(__file__).parent.parent.parent
GAMES = Path("src/ludi/games")
# No rules: how bots play, how data and positions are read, what is shown and said
NO_RULES = (
    *("heuristics.py", "evaluation.py", "opponent_model.py", "data.py", "moves.py", "position.py"),
    *("examples.py", "view.py", "guess.py", "log_lines.py"),
)
# Nor do these lines hold any: what is asked, answered and said
NO_RULE = [r"^ *return (Prompt|Refusal)\(", r"^ *s\.say\("]
FAMILY = "tests/games/test_family.py"
EVERY_PROCESS = f"{FAMILY}::test_same_seed_same_game_in_every_process"  # slow, and not about rules
# The tests that notice most in the shortest time
FIRST = ("test_playthrough_is_as_stored", "test_rules.py", "test_stored_record_replays")

SETTINGS = """\
[tool.mutmut]
source_paths = ["src"]
only_mutate = {files}
do_not_mutate_patterns = {lines}
pytest_add_cli_args_test_selection = {tests}
pytest_add_cli_args = {plugins}
# A child of a process that has run tests would find its caches full of right answers
process_isolation = "forkserver"
track_dependencies = false
use_git_change_detection = false
"""
# Looking for warnings and remembering failures takes pytest longer than most tests take
PLUGINS = ["-p", "tests.games.mutate", "-p", "no:unraisableexception", "-p", "no:cacheprovider"]
QUIETLY = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}

SECONDS_A_TEST = 20.0  # of processor time
LOADING = "while-loading.txt"
SURVIVED = ("survived", "no tests")
NOTICED = ("killed", "timeout", "segfault")


# In pytest, where mutmut runs the tests


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: (_rank(item.nodeid), item.nodeid))


def _rank(test: str) -> int:
    return next((rank for rank, name in enumerate(FIRST) if name in test), len(FIRST))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """A change may make a game endless."""
    signal.signal(signal.SIGVTALRM, lambda *_: pytest.fail("takes too long"))
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_TEST)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.option.collectonly:
        Path(LOADING).write_text("\n".join(sorted(state()._stats)), "utf-8")


# Before: a copy of the project for mutmut to work in


def games() -> list[str]:
    return sorted(path.name for path in (HERE / "tests/records").iterdir())


def package(game: str) -> str:
    return game.replace("-", "_")


def rule_files(game: str) -> list[Path]:
    found = sorted((HERE / GAMES / package(game)).rglob("*.py"))
    return [path.relative_to(HERE) for path in found if path.name not in NO_RULES]


def prepare(work: Path, game: str, files: Sequence[Path], words: bool) -> None:
    """Copy the project, with this one game only and without the tests of its bots."""
    shutil.rmtree(work, ignore_errors=True)
    others = [package(other) for other in games() if other != game]
    unneeded = shutil.ignore_patterns("static", "__pycache__", "test_bot.py", *others)
    shutil.copytree(HERE / "src", work / "src", ignore=unneeded)
    shutil.copytree(HERE / "tests/games", work / "tests/games", ignore=unneeded)
    shutil.copytree(HERE / "tests/playthroughs", work / "tests/playthroughs")
    shutil.copytree(HERE / "tests/records" / game, work / "tests/records" / game)
    for path in (HERE / "tests").glob("*.py"):  # conftest.py, and what it uses
        shutil.copy(path, work / "tests")
    shutil.copytree(HERE / "tests/stacks", work / "tests/stacks")
    for file in files:
        path = work / file
        source = path.read_text("utf-8").replace(", strict=True)", ")")  # a guard, not a rule
        path.write_text(decorated_below(source), "utf-8")
    settings = SETTINGS.format(
        files=json.dumps([str(file) for file in files]),
        lines=json.dumps([] if words else NO_RULE),
        tests=json.dumps(tests(game)),
        plugins=json.dumps(PLUGINS),
    )
    (work / "pyproject.toml").write_text(settings, "utf-8")


def tests(game: str) -> list[str]:
    return [f"tests/games/{package(game)}", FAMILY, f"--deselect={EVERY_PROCESS}"]


def decorated_below(source: str) -> str:
    """The same program, in which caches and properties are made after the function.

    mutmut leaves decorated functions alone, and many rules are cached. Nothing moves to another
    line: the decorator's becomes blank, and the blank one below the function takes its place.
    """
    lines = [*source.splitlines(), ""]
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef) or len(node.decorator_list) != 1:
            continue
        decorator = ast.unparse(node.decorator_list[0])
        if not decorator.startswith(("cache", "lru_cache", "property")):
            continue
        assert node.end_lineno is not None
        assert not lines[node.end_lineno], f"no blank line after {node.name}"
        lines[node.decorator_list[0].lineno - 1] = ""
        lines[node.end_lineno] = f"{' ' * node.col_offset}{node.name} = {decorator}({node.name})"
    return "\n".join(lines) + "\n"


# The run


def all_mutants(files: Sequence[Path]) -> list[str]:
    return [
        get_mutant_name(file, name)
        for file in files
        for name in mutate_file_contents(str(file), file.read_text("utf-8")).mutant_names
    ]


def run_mutmut(mutants: Sequence[str], jobs: int) -> None:
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(jobs), *mutants]
    log = Path("mutmut.log")
    with (
        log.open("w", 1, encoding="utf-8") as out,
        subprocess.Popen(
            command,
            env=QUIETLY,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            out.write(line)
            if sys.stdout.isatty():
                print(f"\r\x1b[K{line.strip()}", end="", flush=True)
    print()
    if process.returncode:
        sys.exit(f"mutmut failed; see {log.absolute()}")


def run_while_loading(game: str) -> set[str]:
    """The functions that run before any test, when mutmut's children have not yet forked."""
    _pytest(game, "stats", "--collect-only")
    return set((Path("mutants") / LOADING).read_text("utf-8").splitlines())


def noticed_from_the_start(game: str, mutant: str) -> bool:
    return _pytest(game, mutant, "-x") != 0


def _pytest(game: str, mutant: str, *arguments: str) -> int:
    """Run the tests in a process of their own, changed from its beginning."""
    command = [sys.executable, "-m", "pytest", "-q", *tests(game), *PLUGINS, *arguments]
    env = {**QUIETLY, "MUTANT_UNDER_TEST": mutant, "PYTHONPATH": "src"}
    return subprocess.run(command, cwd="mutants", env=env, stdout=subprocess.DEVNULL).returncode


# After: what came of it


@dataclass(frozen=True)
class Survivor:
    mutant: str
    file: Path
    line: int
    before: tuple[str, ...]
    after: tuple[str, ...]

    def __str__(self) -> str:
        lines = [f"{self.file}:{self.line}  [{self.mutant}]"]
        lines += [f"    - {line.strip()}" for line in self.before]
        lines += [f"    + {line.strip()}" for line in self.after]
        return "\n".join(lines)


def outcomes(files: Sequence[Path], chosen: set[str]) -> Iterator[tuple[Path, str, str]]:
    for file in files:
        data = SourceFileMutationData(path=file)
        data.load()
        for mutant, code in data.exit_code_by_key.items():
            if mutant in chosen:
                yield file, mutant, status_by_exit_code[code]


def survivor(file: Path, mutant: str) -> Survivor:
    functions = read_functions_from_index(mutant, file)
    assert functions is not None
    before, after = (cst.Module([function]).code.splitlines() for function in functions)
    matcher = difflib.SequenceMatcher(None, before, after, autojunk=False)
    changed = [code[1:] for code in matcher.get_opcodes() if code[0] != "equal"]
    i1, j1 = changed[0][0], changed[0][2]
    i2, j2 = changed[-1][1], changed[-1][3]
    head = next(n for n, line in enumerate(before) if line.lstrip().startswith("def "))
    line = _first_line(file, mutant) + i1 - head
    return Survivor(mutant, file, line, tuple(before[i1:i2]), tuple(after[j1:j2]))


def _first_line(file: Path, mutant: str) -> int:
    name, owner = orig_function_and_class_names_from_key(mutant)
    tree: ast.Module | ast.ClassDef = ast.parse(file.read_text("utf-8"))
    if owner:
        tree = next(n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == owner)
    found = [n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == name]
    return found[-1].lineno


def try_changes(game: str, files: Sequence[Path], sample: int, seed: str, jobs: int) -> None:
    every = all_mutants(files)
    chosen = every
    if sample:
        chosen = every.copy()
        Random(f"mutate-{game}-{seed}").shuffle(chosen)
        del chosen[sample:]  # so that a larger sample holds the smaller one
    print(
        f"{game}: trying {len(chosen)} of {len(every)} changes in {len(files)} files.", flush=True
    )
    run_mutmut(chosen, jobs)
    loading = run_while_loading(game)
    tally: Counter[str] = Counter()
    survivors: list[Survivor] = []
    for file, mutant, status in outcomes(files, set(chosen)):
        early = mangled_name_from_mutant_name(mutant) in loading
        if status in SURVIVED and early and noticed_from_the_start(game, mutant):
            status = "killed"
        tally[status] += 1
        if status not in NOTICED:
            survivors.append(survivor(file, mutant))
    survivors.sort(key=lambda one: (one.file, one.line))
    counts = ", ".join(f"{n} {status}" for status, n in tally.most_common())
    report = [f"{game}: {len(chosen)} of {len(every)} tried: {counts}", *map(str, survivors)]
    Path("survivors.txt").write_text("\n".join(report) + "\n", "utf-8")
    print("\n".join([*report[1:], "", report[0]]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__.splitlines()[0])
    parser.add_argument("game", type=lambda name: name.replace("_", "-"), choices=games())
    parser.add_argument("files", nargs="*", help="only these of its files, such as scoring.py")
    parser.add_argument("--sample", type=int, default=0, help="try only so many changes")
    parser.add_argument("--seed", default="1", help="another seed, another sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="tests at a time")
    parser.add_argument("--words", action="store_true", help="change what is said as well")
    given = parser.parse_args()
    folder = GAMES / package(given.game)
    files = [folder / name for name in given.files] or rule_files(given.game)
    for file in files:
        if not (HERE / file).is_file():
            parser.error(f"no file {file}")
    os.nice(10)
    work = HERE / "test-results" / "mutate" / given.game
    prepare(work, given.game, files, given.words)
    with chdir(work):
        try_changes(given.game, files, given.sample, given.seed, given.jobs)


if __name__ == "__main__":
    main()
