"""Where games are played: here, in processes of this machine, or on a Ray cluster.

Whichever it is, the results are the same: a game depends on its contest and its fixture alone.
"""

from __future__ import annotations

import atexit
from collections.abc import Iterator, Sequence
from typing import Any, Literal, get_args

import msgspec

from ludi.arena.play import BotPool, Broken, Played, play
from ludi.arena.processes import in_processes
from ludi.arena.schedule import Contest, Fixture
from ludi.core.errors import InvalidInput

Engine = Literal["local", "ray"]
ENGINES: tuple[Engine, ...] = get_args(Engine)

_pool: BotPool | None = None


def pool() -> BotPool:
    """This process's own."""
    global _pool
    if _pool is None:
        _pool = BotPool()
        atexit.register(_pool.close)
    return _pool


def games_of(
    engine: Engine, contest: Contest, fixtures: Sequence[Fixture], jobs: int
) -> Iterator[Played | Broken]:
    """All games, each as soon as it is over, in any order."""
    if engine == "ray":
        return _on_ray(contest, fixtures, jobs)
    if jobs == 1:
        return _in_this_process(contest, fixtures)
    return in_processes(_play, contest, fixtures, jobs)


def _in_this_process(contest: Contest, fixtures: Sequence[Fixture]) -> Iterator[Played | Broken]:
    for fixture in fixtures:
        yield play(contest, fixture, pool())


def _play(contest: Contest, fixture: Fixture) -> Played | Broken:
    return play(contest, fixture, pool())


def _play_packed(packed: bytes) -> bytes:
    """For Ray: bytes in, bytes out, so that a cluster needs nothing but this package."""
    contest, fixture = msgspec.msgpack.decode(packed, type=tuple[Contest, Fixture])
    return msgspec.msgpack.encode(_tagged(_play(contest, fixture)))


def _tagged(done: Played | Broken) -> tuple[bool, Played | Broken]:
    return isinstance(done, Played), done


def _untagged(packed: bytes) -> Played | Broken:
    whole, done = msgspec.msgpack.decode(packed)
    kind: Any = Played if whole else Broken
    found: Played | Broken = msgspec.convert(done, kind)
    return found


def _on_ray(contest: Contest, fixtures: Sequence[Fixture], jobs: int) -> Iterator[Played | Broken]:
    try:
        import ray
    except ImportError:
        raise InvalidInput(
            "--engine ray needs Ray: pip install 'ludi-romani[ray]', or use --engine local"
        ) from None
    started = not ray.is_initialized()
    if started:
        _connect(ray, jobs)
    try:
        task = ray.remote(_play_packed)
        waiting = [task.remote(msgspec.msgpack.encode((contest, fixture))) for fixture in fixtures]
        while waiting:
            done, waiting = ray.wait(waiting)
            for packed in ray.get(done):
                yield _untagged(packed)
    finally:
        if started:
            ray.shutdown()


def _connect(ray: Any, jobs: int) -> None:
    """To the cluster that RAY_ADDRESS names, or to a small one on this machine."""
    import os

    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(address="auto", **quiet)
    else:
        ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
