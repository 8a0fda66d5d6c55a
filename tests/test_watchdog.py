"""The watchdog finds what stands still, says where, and leaves nothing behind."""

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import psutil
import pytest

from tests import stacks
from tests.waiting import PATIENCE
from tests.watchdog import STOOD_STILL, Watchdog

ROOT = Path(__file__).parents[1]
READY = b"ready"

# What a test starts, and a test that waits for it for ever
SERVER = """
import os, sys, time
def serve_nobody():
    print("pid", os.getpid())
    print("ready", flush=True)
    while True: time.sleep(60)
serve_nobody()
"""
HANGING = f"""
import os, subprocess, sys
with open(os.path.join(os.environ["LUDI_STACKS"], "server-1.log"), "w") as log:
    log.write("the database is gone")
server = subprocess.Popen([sys.executable, "-c", {SERVER!r}])
def wait_for_ever():
    server.wait()
try:
    wait_for_ever()
except KeyboardInterrupt:
    print("one test failed")
"""
# The server belongs to nobody: who started it has ended
LETTING_GO = f"""
import subprocess, sys, time
start = "import subprocess, sys; subprocess.Popen([sys.executable, '-c', sys.argv[1]])"
subprocess.run([sys.executable, "-c", start, {SERVER!r}], start_new_session=True)
time.sleep(1000)
"""


class Clock:
    """Stands still until the command is ready, then leaps ahead each time somebody looks.

    It must go on leaping: the last line may arrive in pieces, and each piece is a sign of life.
    """

    def __init__(self, out: BytesIO, leap: float) -> None:
        self.out, self.leap = out, leap
        self.now = 0.0

    def __call__(self) -> float:
        if READY in self.out.getvalue():
            self.now += self.leap
        return self.now


def watched(code: str, quiet: float, longest: float, leap: float) -> str:
    """What is said of a command that stands still.

    By a process of its own: a watchdog ends all that was started under it.
    """
    command = [sys.executable, "-m", "tests.test_watchdog", code, str(quiet), str(longest)]
    done = subprocess.run(
        [*command, str(leap)], capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE
    )
    assert done.returncode == STOOD_STILL, done.stderr
    return done.stdout


def server_of(said: str) -> int:
    (line,) = [line for line in said.splitlines() if line.startswith("pid ")]
    return int(line.split()[1])


@pytest.mark.parametrize(
    ("quiet", "longest", "trouble"),
    [(10, 1000, "Nothing was said for 10 s."), (1000, 10, "Not done after 10 s.")],
)
def test_what_stands_still_is_found_and_ended(quiet: float, longest: float, trouble: str) -> None:
    said = watched(HANGING, quiet, longest, leap=11)
    assert trouble in said
    assert "wait_for_ever" in said  # where the command stands
    assert "serve_nobody" in said  # and what it has started
    assert "the database is gone" in said
    assert "one test failed" in said  # it can say so before it ends
    assert not psutil.pid_exists(server_of(said))


def test_what_has_let_go_of_its_parent_is_found_too() -> None:
    said = watched(LETTING_GO, 10, 1000, leap=11)
    assert "serve_nobody" in said
    assert not psutil.pid_exists(server_of(said))


@pytest.mark.parametrize("code", [0, 3])
def test_what_ends_by_itself_is_left_alone(code: int) -> None:
    command = [sys.executable, "-c", f"print('ludi'); raise SystemExit({code})"]
    watchdog = [sys.executable, "-m", "tests.watchdog"]
    alone = {name: value for name, value in os.environ.items() if name != stacks.VARIABLE}
    done = subprocess.run(
        [*watchdog, *command], capture_output=True, cwd=ROOT, env=alone, timeout=PATIENCE
    )
    assert (done.returncode, done.stdout) == (code, b"ludi\n")


if __name__ == "__main__":
    code, *limits, leap = sys.argv[1:]
    out = BytesIO()
    dog = Watchdog(*map(float, limits), clock=Clock(out, float(leap)))
    ended = dog.run([sys.executable, "-c", code], out)
    sys.stdout.buffer.write(out.getvalue())
    sys.exit(ended)
