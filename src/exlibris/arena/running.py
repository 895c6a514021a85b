"""Playing what is missing of a contest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from exlibris.arena.contest import Remaining
from exlibris.arena.played import PlayedGame
from exlibris.arena.results import Results
from exlibris.sim import simulate


def run(results: Results, jobs: int, stop: Callable[[], bool]) -> Iterator[PlayedGame]:
    """Play the contest's missing games by so many processes, and yield each when it is among the results.

    Once `stop()` is true, no further game begins. Raises WorkerLostError, and BotFault when a bot fails.
    """
    fixtures = results.missing()
    for outcome in simulate(Remaining(results.contest, fixtures), jobs, stop):
        game = PlayedGame.of(fixtures[outcome.number], outcome)
        results.add(game)
        yield game
