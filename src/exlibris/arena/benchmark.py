"""The benchmark: fixed tasks, so that the results of agents can be compared."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from exlibris.arena.contest import Contest, Matchup
from exlibris.arena.intervals import Wins
from exlibris.arena.results import PlayedGame
from exlibris.arena.standings import standings_of
from exlibris.arena.text import percent
from exlibris.engine import PRESETS, SetupError, compose

VERSION: Final = 1  # version of tasks and protocol, raised by any change of either
SEED: Final = f"benchmark {VERSION}"  # reserved for measuring: never train on its deals
SOLO_LEVEL: Final = 3
LEARNED: Final = "learned:choices=1"  # with the settings it had when the benchmark began
YARDSTICKS: Final = ("random", "greedy", LEARNED, "expert:simulations=60")
HEADS: Final = ("task", "agent", "rules", "against", "games won", "games", "lead in points", "ms")


@dataclass(frozen=True)
class BenchmarkTask:
    """One of the tasks of the benchmark."""

    seats: int
    presets: tuple[str, ...] = ("first-en",)
    variants: tuple[str, ...] = ()
    opponents: tuple[str, ...] = YARDSTICKS
    needs: str = ""  # package that provides its rules, as an argument of pip install

    def trials(self, agent: str, games: int, opponents: Sequence[str] = ()) -> list["Trial"]:
        """Return a trial for each rulebook, or an empty list if the agent has no opponent left.

        The agent plays at least `games` games against each of the `opponents`, or all of the task's if none is named.
        Raises SetupError if the package with the rules is missing.
        """
        try:
            rulesets = [compose(preset, self.variants) for preset in self.presets]
        except SetupError as error:
            raise SetupError(f"{error}; pip install {self.needs}" if self.needs else str(error)) from error
        others = [name for name in self.opponents if name != agent and (name in opponents or not opponents)]
        if self.seats > 1 and not others:
            return []
        format_ = "solo" if self.seats == 1 else "one-against-rest"
        return [Trial(format_, (agent, *others), self.seats, ruleset, games, SEED) for ruleset in rulesets]


TASKS: Final[Mapping[str, BenchmarkTask]] = {
    "solo": BenchmarkTask(1, ("revised-en",), ("solo",), ()),
    "two": BenchmarkTask(2),
    "four": BenchmarkTask(4),
    "editions": BenchmarkTask(2, PRESETS, (), ("greedy", LEARNED)),
    "expansion": BenchmarkTask(2, ("first-en",), ("observatory",), ("greedy", LEARNED), "./examples/observatory"),
}


class Trial(Contest):
    """A contest in which the first player meets each of the other players, or plays solo."""

    @cached_property
    def matchups(self) -> tuple[Matchup, ...]:
        """The matchups, each with the agent first."""
        agent, *others = self.names
        if self.format == "solo":
            return (Matchup((agent,), SOLO_LEVEL),)
        return tuple(Matchup((agent, *(other,) * (self.seats - 1))) for other in others)


@dataclass(frozen=True)
class BenchmarkLine:
    """The result of one matchup of a task."""

    task: str
    agent: str
    rules: str
    against: str
    won: Wins
    lead: float  # mean points ahead of the best opponent
    ms: float  # CPU milliseconds per decision, over all opponents

    def cells(self) -> tuple[str, ...]:
        """Return the cells under HEADS."""
        numbers = percent(self.won), str(self.won.games), f"{self.lead:+z.1f}", f"{self.ms:.3g}"
        return self.task, self.agent, self.rules, self.against, *numbers


def lines_of(task: str, trial: Trial, games: Sequence[PlayedGame]) -> list[BenchmarkLine]:
    """Return a line for each matchup that has been played."""
    standings = standings_of(trial, games)
    agent = trial.names[0]
    ms = next(figures.ms for figures in standings.players if figures.player == agent)
    return [
        BenchmarkLine(
            task,
            agent,
            standings.preset,
            " and ".join(figures.players[1:2]) or "the library",
            figures.wins[agent],
            figures.margin,
            ms,
        )
        for figures in standings.matchups
        if figures.wins[agent].games
    ]
