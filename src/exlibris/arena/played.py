"""The figures that a contest keeps of a game, and their form as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from exlibris.arena.contest import Fixture
from exlibris.arena.matchups import Matchup
from exlibris.sim import LINES, Outcome, Thinking


@dataclass(frozen=True)
class PlayedSeat:
    """What a seat made of a game."""

    player: str
    win: float  # 1/n of a win shared by n
    rank: int
    form: tuple[int, ...]  # the lines of `LINES`
    thinking: Thinking

    def to_json(self) -> dict[str, Any]:
        """Return the figures as JSON values; times in milliseconds."""
        return {
            "player": self.player,
            "win": self.win,
            "rank": self.rank,
            "form": dict(zip(LINES, self.form, strict=True)),
            "decisions": self.thinking.decisions,
            "ms": round(1000 * self.thinking.seconds, 3),
            "median_ms": round(1000 * self.thinking.median, 4),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the seat that `to_json` has written. Raises KeyError, TypeError or ValueError for anything else."""
        thinking = Thinking(int(data["decisions"]), float(data["ms"]) / 1000, float(data["median_ms"]) / 1000)
        form = tuple(int(data["form"][line]) for line in LINES)
        return cls(str(data["player"]), float(data["win"]), int(data["rank"]), form, thinking)


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
        """Return the figures of the outcome."""
        end = outcome.result
        seats = tuple(
            PlayedSeat(
                player,
                1 / len(end.winners) if seat in end.winners else 0.0,
                column.rank,
                tuple(getattr(column, line) for line in LINES),
                thinking,
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
            "seats": [seat.to_json() for seat in self.seats],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the game that `to_json` has written. Raises KeyError, TypeError or ValueError for anything else."""
        matchup = Matchup(tuple(map(str, data["players"])), data["level"])
        fixture = Fixture(matchup, int(data["deal"]), int(data["rotation"]))
        seats = tuple(map(PlayedSeat.from_json, data["seats"]))
        return cls(fixture, seats, int(data["rounds"]), int(data["plies"]), data["library"])
