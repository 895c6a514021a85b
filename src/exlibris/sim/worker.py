"""Processes that share the games of a plan: each takes the next game that nobody has taken yet."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from multiprocessing.sharedctypes import Synchronized
from typing import ClassVar, Final

from exlibris.sim.match import Outcome, play_game
from exlibris.sim.plan import Plan

PATIENCE: Final = 1.0  # seconds to wait for a lock, which a process that was killed may never give back


@dataclass(frozen=True)
class Shared:
    """What all processes of a simulation have in common."""

    plan: Plan
    taken: Synchronized[int]  # games that somebody plays or has played; once stopped, all of them

    @classmethod
    def among(cls, context: SpawnContext, plan: Plan) -> Shared:
        """To be shared among processes of that context; no game is taken yet."""
        return cls(plan, context.Value("q", 0))

    def next_game(self) -> int | None:
        """The game that is the caller's now, if there is one left."""
        count = self.taken.get_obj()  # itself, for every use of `taken.value` would lock once more
        with self.taken.get_lock():
            game: int = count.value
            count.value = min(game + 1, self.plan.games)
        return game if game < self.plan.games else None

    def is_done(self) -> bool:
        """Whether no further game will be begun."""
        return self.taken.get_obj().value >= self.plan.games

    def stop(self) -> None:
        """No further game will be begun."""
        lock = self.taken.get_lock()
        locked = lock.acquire(timeout=PATIENCE)
        self.taken.get_obj().value = self.plan.games
        if locked:
            lock.release()


class Worker:
    """What a worker process knows."""

    shared: ClassVar[Shared]


def begin_worker(shared: Shared) -> None:
    """This process is ready to play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent says when to stop
    Worker.shared = shared


def play_on(seconds: float) -> Iterator[Outcome]:
    """Outcomes of games that this worker plays; the last is begun before that time is over."""
    shared = Worker.shared
    until = time.monotonic() + seconds
    while time.monotonic() < until and (game := shared.next_game()) is not None:
        yield play_game(shared.plan, game)
