"""Processes that share the games of a plan: each takes the next game that no other has taken."""

from __future__ import annotations  # Synchronized takes no arguments when it runs

import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from multiprocessing.sharedctypes import Synchronized
from typing import ClassVar, Final, Self

from exlibris.sim.game import Schedule
from exlibris.sim.match import Outcome, play_game

PATIENCE: Final = 1.0  # seconds to wait for a lock, which a killed process may never release


@dataclass(frozen=True)
class Shared:
    """What all processes of a simulation share."""

    schedule: Schedule
    taken: Synchronized[int]  # games begun so far; once stopped, all of them

    @classmethod
    def among(cls, context: SpawnContext, schedule: Schedule) -> Self:
        """Return a new one for processes of that context, with no game taken."""
        return cls(schedule, context.Value("q", 0))

    def next_game(self) -> int | None:
        """Take and return the next game, None if none is left."""
        count = self.taken.get_obj()  # the number itself: each use of `taken.value` would lock again
        with self.taken.get_lock():
            game: int = count.value
            count.value = min(game + 1, self.schedule.games)
        return game if game < self.schedule.games else None

    def is_done(self) -> bool:
        """Return whether no further game will begin."""
        return self.taken.get_obj().value >= self.schedule.games

    def stop(self) -> None:
        """Let no further game begin."""
        lock = self.taken.get_lock()
        locked = lock.acquire(timeout=PATIENCE)
        self.taken.get_obj().value = self.schedule.games
        if locked:
            lock.release()


class Worker:
    """The state of a worker process."""

    shared: ClassVar[Shared]


def begin_worker(shared: Shared) -> None:
    """Prepare this process for playing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent says when to stop
    Worker.shared = shared


def play_on(seconds: float) -> Iterator[Outcome]:
    """Play games and yield their outcomes; none begins after `seconds`."""
    shared = Worker.shared
    until = time.monotonic() + seconds
    while time.monotonic() < until and (game := shared.next_game()) is not None:
        yield play_game(shared.schedule.game(game))
