"""The figures that a contest keeps of a game, and their form as JSON."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from exlibris.arena.contest import Fixture
from exlibris.arena.matchups import Matchup
from exlibris.sim import LINES, Outcome


@dataclass(frozen=True)
class PlayedSeat:
    """What a seat made of a game."""

    player: str
    win: float  # 1/n of a win shared by n
    rank: int
    form: Mapping[str, int]  # by `LINES`
    decisions: int  # that its bot was asked for
    ms: float  # CPU milliseconds for all of them
    median_ms: float  # for one

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the seat of such values. Raises KeyError, TypeError or ValueError for others."""
        form = {line: int(data["form"][line]) for line in LINES}
        times = int(data["decisions"]), float(data["ms"]), float(data["median_ms"])
        return cls(str(data["player"]), float(data["win"]), int(data["rank"]), form, *times)


@dataclass(frozen=True)
class PlayedGame:
    """What came of a fixture."""

    fixture: Fixture
    seats: tuple[PlayedSeat, ...]
    rounds: int
    plies: int
    library: int | None  # the Public Library's total in a solo game

    @classmethod
    def of(cls, fixture: Fixture, outcome: Outcome) -> Self:
        """Return the figures of the outcome, with its times as JSON has them."""
        end = outcome.result
        seats = tuple(
            PlayedSeat(
                player,
                1 / len(end.winners) if seat in end.winners else 0.0,
                column.rank,
                {line: getattr(column, line) for line in LINES},
                thinking.decisions,
                round(1000 * thinking.seconds, 3),
                round(1000 * thinking.median, 4),
            )
            for seat, (player, column, thinking) in enumerate(
                zip(outcome.seating, end.seats, outcome.thinking, strict=True)
            )
        )
        library = None if end.library is None else end.library.total
        return cls(fixture, seats, outcome.rounds, outcome.decisions, library)

    def to_json(self) -> dict[str, Any]:
        """Return the figures as JSON values."""
        matchup, deal, rotation = self.fixture
        return {
            "players": list(matchup.players),
            "level": matchup.level,
            "deal": deal,
            "rotation": rotation,
            "rounds": self.rounds,
            "plies": self.plies,
            "library": self.library,
            "seats": [asdict(seat) for seat in self.seats],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the game that `to_json` has written. Raises KeyError, TypeError or ValueError for anything else."""
        matchup = Matchup(tuple(map(str, data["players"])), data["level"])
        fixture = Fixture(matchup, int(data["deal"]), int(data["rotation"]))
        seats = tuple(map(PlayedSeat.from_json, data["seats"]))
        return cls(fixture, seats, int(data["rounds"]), int(data["plies"]), data["library"])
