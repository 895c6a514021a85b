"""The results of a contest: in memory and, line by line, in a file that a later run goes on with."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from exlibris.arena.contest import Contest, ContestError, Fixture, Remaining
from exlibris.arena.played import PlayedGame
from exlibris.sim import Watch, simulate

NAMES: Final = {"seats": "number of seats", "ruleset": "rules"}  # of what a file says by other words
NO_RESULTS: Final = "these are no results of exlibris arena"


class Results:
    """The games of a contest that have been played.

    A file has the contest in its first line and then a game in each, all as JSON. It is only ever added to, except that
    a last line without its end, as a crash leaves it, is removed.

    Args:
        contest: The contest.
        path: Of the file, which is begun if it isn't there; None for none.

    Raises:
        ContestError: The file holds something else than games of the contest.
        OSError: It can't be read or written.
    """

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self._path = path
        self._played: dict[Fixture, PlayedGame] = {}
        if path is not None:
            self._open(path)

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
        """Read the file, or begin it. Raises ContestError when it holds anything else than games of the contest."""
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
        """Return the lines that are complete, after removing a last one that isn't."""
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
            raise ContestError(f"{path}: its games have other {NAMES.get(other, other)}{found}; name another file")

    def _append(self, path: Path, data: Mapping[str, Any]) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data, separators=(",", ":")) + "\n")


def run(results: Results, jobs: int, stop: Callable[[], bool], watch: Watch | None = None) -> Iterator[PlayedGame]:
    """Play the missing games of a contest, and yield each when it is among the results.

    Args:
        results: Gets the games.
        jobs: Processes that share the work.
        stop: Asked again and again; once it returns True, no further game begins.
        watch: Makes an observer of each game, in the process that plays it; with several jobs it is pickled.

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
