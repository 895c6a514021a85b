"""The benchmark: tasks that stay as they are, so that what agents reach in them can be compared."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Final

from exlibris.arena.contest import Contest, Matchup
from exlibris.arena.intervals import Wins
from exlibris.arena.results import PlayedGame
from exlibris.arena.standings import standings_of
from exlibris.arena.text import percent
from exlibris.engine import PRESETS, SetupError, compose

VERSION: Final = 1  # of tasks and protocol: what changes one of them begins the next
SEED: Final = f"benchmark {VERSION}"  # kept for measuring: nothing is trained on its deals
SOLO_LEVEL: Final = 3
LEARNED: Final = "learned:choices=1"  # as it played when the benchmark began
YARDSTICKS: Final = ("random", "greedy", LEARNED, "expert:simulations=60")
HEADS: Final = ("task", "agent", "rules", "against", "games won", "games", "lead in points", "ms")


@dataclass(frozen=True)
class BenchmarkTask:
    """One of the tasks of the benchmark."""

    seats: int
    presets: tuple[str, ...] = ("first-en",)
    variants: tuple[str, ...] = ()
    opponents: tuple[str, ...] = YARDSTICKS
    needs: str = ""  # the package that its rules come from, as pip installs it

    def trials(self, agent: str, games: int, opponents: Sequence[str] = ()) -> list["Trial"]:
        """Return a trial for each rulebook, none if nobody is left to play against.

        Args:
            agent: A bot, as the registry finds it.
            games: The least number against each opponent.
            opponents: Those of the task that are wanted, all if empty.

        Raises:
            SetupError: The package that it needs is missing.
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
    """A contest that tries its first player: against each of the others, or alone."""

    @cached_property
    def matchups(self) -> tuple[Matchup, ...]:
        """Who meets whom."""
        agent, *others = self.names
        if self.format == "solo":
            return (Matchup((agent,), SOLO_LEVEL),)
        return tuple(Matchup((agent, *(other,) * (self.seats - 1))) for other in others)


@dataclass(frozen=True)
class BenchmarkLine:
    """What came of one matchup of a task."""

    task: str
    agent: str
    rules: str
    against: str
    won: Wins
    lead: float  # points over the best of the others, on average
    ms: float  # CPU milliseconds for a decision, over all opponents

    def cells(self) -> tuple[str, ...]:
        """Return the cells under HEADS."""
        numbers = percent(self.won), str(self.won.games), f"{self.lead:+z.1f}", f"{self.ms:.3g}"
        return self.task, self.agent, self.rules, self.against, *numbers

    def to_json(self) -> dict[str, object]:
        """Return the same as numbers, shares from 0 to 1."""
        return asdict(self)


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
