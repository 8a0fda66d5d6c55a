"""Where a Python process stands, told by itself when asked.

Every Python process that is started with `environment(folder)`, and every one that it starts, keeps
a file in the folder, named after its process id, and writes the stacks of its threads and tasks
there on SIGUSR1 (see sitecustomize.py).
"""

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

VARIABLE = "LUDI_STACKS"
PROMPT = 5.0  # seconds: the interpreter answers by itself, whatever its code waits for


def environment(folder: Path) -> dict[str, str]:
    paths = [str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
    return {VARIABLE: str(folder), "PYTHONPATH": os.pathsep.join(filter(None, paths))}


def stacks_of(folder: Path, pid: int) -> str | None:
    """None if this process is not one that tells."""
    file = folder / f"{pid}.stacks"
    if not file.exists():
        return None
    before = file.stat().st_size
    with suppress(ProcessLookupError, PermissionError):
        os.kill(pid, signal.SIGUSR1)
    _until_written(file, before)
    with file.open(encoding="utf-8", errors="replace") as told:
        told.seek(before)
        return told.read()


def _until_written(file: Path, before: int) -> None:
    """The dump is complete when it has grown and grows no more."""
    ended, size = time.monotonic() + PROMPT, before
    while time.monotonic() < ended:
        time.sleep(0.5)
        last, size = size, file.stat().st_size
        if size == last > before:
            return
