"""Runs a command and ends it when it stands still.

    python -m tests.watchdog [--hours N] COMMAND...

Waits inside the tests end by themselves (waiting.py). This is for all that is not foreseen: if the
command has said nothing for QUIET, or is not done after LONGEST, the watchdog prints every process
with its stack and the last words of every server, ends them all, and fails.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from tempfile import TemporaryDirectory
from typing import IO

import psutil

from tests import stacks

QUIET = 15 * 60.0  # seconds
LONGEST = 80 * 60.0  # a build machine may end a run after 90 minutes without a word; --hours: more
FAREWELL = 20.0  # seconds between asking processes to end and ending them
STOOD_STILL = 124  # as `timeout` says it
LAST_LINES = 30


@dataclass(frozen=True)
class Watchdog:
    quiet: float = QUIET
    longest: float = LONGEST
    clock: Callable[[], float] = time.monotonic

    def run(self, command: list[str], out: IO[bytes]) -> int:
        """The exit code of the command, or STOOD_STILL."""
        with TemporaryDirectory(prefix="ludi-watch-") as folder:
            environment = os.environ | stacks.environment(Path(folder))
            with running(command, environment) as process:
                trouble = self._watch(process, out)
                if trouble is None:
                    return process.wait()
                text = f"\n{trouble} Where everybody stands:\n\n{report(Path(folder))}\n\n"
                say(text.encode(), out)
                interrupt(process, out)
                return STOOD_STILL

    def _watch(self, process: subprocess.Popen[bytes], out: IO[bytes]) -> str | None:
        """Pass on what the command says until it is done, or something is wrong."""
        began = heard = self.clock()
        for said in chunks(process):
            now = self.clock()
            if said:
                heard = now
                say(said, out)
            if now - heard > self.quiet:
                return f"Nothing was said for {self.quiet:.0f} s."
            if now - began > self.longest:
                return f"Not done after {self.longest:.0f} s."
        return None


def say(said: bytes, out: IO[bytes]) -> None:
    out.write(said)
    out.flush()


def interrupt(process: subprocess.Popen[bytes], out: IO[bytes]) -> None:
    """As Ctrl-C does: tests clear up behind themselves and say what has failed so far."""
    os.killpg(process.pid, signal.SIGINT)
    ended = time.monotonic() + FAREWELL
    for said in chunks(process):
        say(said, out)
        if time.monotonic() > ended:
            return


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    """The command in a session of its own; whatever is left of it at the end is ended."""
    adopt_orphans()
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=environment,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        end_all()


def adopt_orphans() -> None:
    """So that what lets go of its parent, as a database does, is found, too."""
    if sys.platform == "linux":
        set_child_subreaper = 36
        ctypes.CDLL(None).prctl(set_child_subreaper, 1)


def chunks(process: subprocess.Popen[bytes]) -> Iterator[bytes]:
    """What the process says, as it comes; now and then nothing, to look at the clock."""
    assert process.stdout is not None
    with DefaultSelector() as selector:
        selector.register(process.stdout, EVENT_READ)
        while True:
            ended = process.poll() is not None
            if not selector.select(timeout=0 if ended else 0.2):
                if ended:  # though something it started may still hold the line
                    return
                yield b""
            elif said := os.read(process.stdout.fileno(), 1 << 16):
                yield said
            else:
                process.wait()
                return


def report(folder: Path) -> str:
    parts = [tree()]
    for process in psutil.Process().children(recursive=True):
        if told := stacks.stacks_of(folder, process.pid):
            parts.append(f"--- {title(process)}\n{told}")
    for log in sorted(folder.glob("*.log")):
        lines = log.read_text(errors="replace").splitlines()[-LAST_LINES:]
        parts.append("\n".join([f"--- last words of {log.stem}", *lines]))
    return "\n\n".join(parts)


def tree() -> str:
    def branch(process: psutil.Process, depth: int) -> Iterator[str]:
        yield "  " * depth + title(process)
        with suppress(psutil.NoSuchProcess):
            for child in process.children():
                yield from branch(child, depth + 1)

    return "\n".join(branch(psutil.Process(), 0))


def title(process: psutil.Process) -> str:
    try:
        spent = sum(process.cpu_times()[:2])
        words = " ".join(process.cmdline())[:160].replace("\n", " ") or process.name()
        return f"{process.pid} {process.status()}, {spent:.1f} s of CPU: {words}"
    except psutil.Error:
        return f"{process.pid} has ended"


def end_all() -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        children = psutil.Process().children(recursive=True)
        for child in children:
            with suppress(psutil.NoSuchProcess):
                child.send_signal(number)
        psutil.wait_procs(children, timeout=FAREWELL)


def main(command: list[str]) -> int:
    longest = LONGEST
    if command[:1] == ["--hours"]:
        longest = float(command[1]) * 3600
        command = command[2:]
    if not command:
        raise SystemExit(__doc__)
    if stacks.VARIABLE in os.environ:  # somebody watches already
        os.execvp(command[0], command)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    return Watchdog(longest=longest).run(command, sys.stdout.buffer)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
