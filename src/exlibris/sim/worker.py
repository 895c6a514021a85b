"""Processes that share the games of a plan: each takes the next game that nobody has taken yet."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from typing import ClassVar

from exlibris.sim.match import Outcome, play_game
from exlibris.sim.plan import Plan


@dataclass(frozen=True)
class Shared:
    """What all processes of a simulation have in common."""

    plan: Plan
    taken: Synchronized[int]  # games that somebody plays or has played
    stopping: Event

    @classmethod
    def among(cls, context: SpawnContext, plan: Plan) -> Shared:
        """To be shared among processes of that context; no game is taken yet."""
        return cls(plan, context.Value("q", 0), context.Event())

    def next_game(self) -> int | None:
        """The game that is the caller's now, if there is one left."""
        if self.stopping.is_set():
            return None
        with self.taken.get_lock():
            game = self.taken.value
            self.taken.value = min(game + 1, self.plan.games)
        return game if game < self.plan.games else None

    def is_done(self) -> bool:
        """Whether no further game will be begun."""
        return self.stopping.is_set() or self.taken.value >= self.plan.games


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
