"""The benchmark: tasks that stay as they are, so that what agents reach in them can be compared."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from exlibris.arena.contest import Contest
from exlibris.arena.matchups import Matchup
from exlibris.arena.played import PlayedGame
from exlibris.arena.standings import standings_of
from exlibris.arena.text import percent
from exlibris.engine import PRESETS, compose

VERSION: Final = 1  # of tasks and protocol: what changes one of them begins the next
SEED: Final = f"benchmark {VERSION}"  # kept for measuring: nothing is trained on its deals
SOLO_LEVEL: Final = 3
YARDSTICKS: Final = ("random", "greedy", "learned", "expert:simulations=60")
HEADS: Final = ("task", "agent", "rules", "against", "games won", "games", "lead in points", "ms")


@dataclass(frozen=True)
class Task:
    """One of the tasks of the benchmark."""

    seats: int
    presets: tuple[str, ...] = ("first-en",)
    variants: tuple[str, ...] = ()
    opponents: tuple[str, ...] = YARDSTICKS

    def trials(self, agent: str, games: int, opponents: Sequence[str] = ()) -> list["Trial"]:
        """Return a trial for each rulebook, none if nobody is left to play against.

        Args:
            agent: A bot, as the registry finds it.
            games: The least number against each opponent.
            opponents: Those of the task that are wanted, all if empty.

        Raises:
            SetupError: An expansion is missing.
        """
        others = [name for name in self.opponents if name != agent and (name in opponents or not opponents)]
        if self.seats > 1 and not others:
            return []
        format_ = "solo" if self.seats == 1 else "one-against-rest"
        return [
            Trial(format_, (agent, *others), self.seats, compose(preset, self.variants), games, SEED)
            for preset in self.presets
        ]


TASKS: Final[Mapping[str, Task]] = {
    "solo": Task(1, ("revised-en",), ("solo",), ()),
    "two": Task(2),
    "four": Task(4),
    "editions": Task(2, PRESETS, (), ("greedy", "learned")),
    "expansion": Task(2, ("first-en",), ("observatory",), ("greedy", "learned")),  # examples/observatory
}


class Trial(Contest):
    """A contest that tries its first player: against each of the others, or alone."""

    @cached_property
    def matchups(self) -> tuple[Matchup, ...]:
        """Who meets whom."""
        agent, *others = self.players
        if self.format == "solo":
            return (Matchup((agent,), SOLO_LEVEL),)
        return tuple(Matchup((agent, *(other,) * (self.seats - 1))) for other in others)


def rows_of(task: str, trial: Trial, games: Sequence[PlayedGame]) -> list[tuple[str, ...]]:
    """Return the cells under HEADS, a row for each matchup that has been played."""
    standings = standings_of(trial, games)
    agent = trial.players[0]
    ms = next(figures.ms for figures in standings.players if figures.player == agent)
    return [
        (
            task,
            agent,
            standings.preset,
            " and ".join(figures.players[1:2]) or "the library",
            percent(figures.wins[agent]),
            str(figures.wins[agent].games),
            f"{figures.margin:+z.1f}",
            f"{ms:.3g}",
        )
        for figures in standings.matchups
        if figures.wins[agent].games
    ]
