"""The results of a contest: the figures of each game, in memory and in a file from which a run can resume."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Self

from exlibris.arena.contest import Contest, ContestError, Fixture, Matchup, Remaining
from exlibris.sim import LINES, Outcome, Watch, simulate


@dataclass(frozen=True)
class PlayedSeat:
    """The figures of a seat in a game."""

    player: str
    win: float  # 1/n for a win shared by n seats
    rank: int
    form: Mapping[str, int]  # by `LINES`
    decisions: int  # by its bot
    ms: float  # CPU milliseconds for all decisions
    median_ms: float  # median CPU milliseconds for one decision

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return the seat from JSON values. Raises KeyError, TypeError or ValueError for invalid ones."""
        form = {line: int(data["form"][line]) for line in LINES}
        times = int(data["decisions"]), float(data["ms"]), float(data["median_ms"])
        return cls(str(data["player"]), float(data["win"]), int(data["rank"]), form, *times)


@dataclass(frozen=True)
class PlayedGame:
    """The figures of a fixture that was played."""

    fixture: Fixture
    seats: tuple[PlayedSeat, ...]
    rounds: int
    plies: int
    library: int | None  # the Public Library's total in a solo game

    @classmethod
    def of(cls, fixture: Fixture, outcome: Outcome) -> Self:
        """Return the figures of the outcome, with times in milliseconds, rounded as in JSON."""
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
        """Return the game from the values of `to_json`. Raises KeyError, TypeError or ValueError for others."""
        matchup = Matchup(tuple(map(str, data["players"])), data["level"])
        fixture = Fixture(matchup, int(data["deal"]), int(data["rotation"]))
        seats = tuple(map(PlayedSeat.from_json, data["seats"]))
        return cls(fixture, seats, int(data["rounds"]), int(data["plies"]), data["library"])


NAMES: Final = {"seats": "number of seats", "ruleset": "rules"}  # words for keys of the file, in error messages
NO_RESULTS: Final = "these are not results of exlibris arena"


class Results:
    """The games of a contest that have been played.

    A file has JSON lines: the contest, then one game on each line. Lines are only appended, except that an incomplete
    last line, left by a crash, is removed.

    Args:
        contest: The contest.
        path: The file, created if it is missing; None for memory only.

    Raises:
        ContestError: The file contains anything but games of the contest.
        OSError: The file can't be read or written.
    """

    def __init__(self, contest: Contest, path: Path | str | None = None) -> None:
        self.contest = contest
        self._path = None if path is None else Path(path)
        self._played: dict[Fixture, PlayedGame] = {}
        if self._path is not None:
            self._open(self._path)

    @property
    def games(self) -> list[PlayedGame]:
        """The contest's games played so far, in the contest's order."""
        return [self._played[fixture] for fixture in self.contest.fixtures() if fixture in self._played]

    def missing(self) -> list[Fixture]:
        """Return the contest's games that have not been played."""
        return [fixture for fixture in self.contest.fixtures() if fixture not in self._played]

    def add(self, game: PlayedGame) -> None:
        """Keep one more game."""
        self._played[game.fixture] = game
        if self._path is not None:
            self._append(self._path, game.to_json())

    def _open(self, path: Path) -> None:
        lines = self._whole_lines(path)
        if not lines:
            self._append(path, self.contest.header())
            return
        self._check(path, _parsed(path, 1, lines[0]))
        for number, line in enumerate(lines[1:], 2):
            try:
                game = PlayedGame.from_json(_parsed(path, number, line))
            except (KeyError, TypeError, ValueError) as error:
                raise ContestError(f"{path}, line {number}: {NO_RESULTS}") from error
            self._played.setdefault(game.fixture, game)

    def _whole_lines(self, path: Path) -> list[str]:
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            lines = whole.decode().splitlines()
        except UnicodeDecodeError as error:
            raise ContestError(f"{path}: {NO_RESULTS}") from error
        if text and not whole:
            raise ContestError(f"{path}: {NO_RESULTS}")
        if len(whole) < len(text):
            with path.open("r+b") as file:
                file.truncate(len(whole))
        return lines

    def _check(self, path: Path, header: Mapping[str, Any]) -> None:
        ours = self.contest.header()
        if header.keys() != ours.keys():
            raise ContestError(f"{path}, line 1: {NO_RESULTS}")
        other = next((name for name, value in ours.items() if header[name] != value), None)
        if other is not None:
            found = "" if other == "ruleset" else f" ({_shown(header[other])})"
            raise ContestError(f"{path}: its games differ in {NAMES.get(other, other)}{found}; choose another path")

    def _append(self, path: Path, data: Mapping[str, Any]) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data, separators=(",", ":")) + "\n")


def run(results: Results, jobs: int, stop: Callable[[], bool], watch: Watch | None = None) -> Iterator[PlayedGame]:
    """Play the missing games of a contest; yield each after it has been added to the results.

    Args:
        results: Receives the games.
        jobs: Number of processes.
        stop: Called repeatedly; once it returns True, no further game begins.
        watch: Makes an observer for each game, in the process that plays it; pickled if there are several processes.

    Raises:
        BotFault: A bot failed or chose an illegal action.
        WorkerLostError: A process that played games ended unexpectedly.
    """
    fixtures = results.missing()
    for outcome in simulate(Remaining(results.contest, fixtures), jobs, stop, watch):
        game = PlayedGame.of(fixtures[outcome.number], outcome)
        results.add(game)
        yield game


def _parsed(path: Path, number: int, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise ContestError(f"{path}, line {number}: {NO_RESULTS}")
    return data


def _shown(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
