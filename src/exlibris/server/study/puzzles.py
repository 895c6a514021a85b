"""The daily puzzle: the position of a day, and how good a choice is there. Nothing is kept."""

from datetime import date, datetime
from typing import TypeAlias

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.server.kit.dependencies import TheLanguage
from exlibris.server.kit.errors import REFUSALS
from exlibris.table.errors import TableError
from exlibris.table.lessons.puzzles import DailyPuzzle, PuzzleChoice, PuzzleVerdict, daily_puzzle, foretold, verdict_on
from exlibris.table.present.preview import Foretold

Day: TypeAlias = FromPath[str]


class PuzzlesController(Controller):
    """Puzzles by date, the same for everybody."""

    path = "/puzzles"

    @get("/{day:str}", responses=REFUSALS, sync_to_thread=True)
    def read_puzzle(self, *, day: Day, spoken: TheLanguage) -> DailyPuzzle:
        """Return the puzzle of a day, such as 2026-05-17."""
        return daily_puzzle(known_day(day), spoken)

    @post("/{day:str}", status_code=HTTP_200_OK, responses=REFUSALS, sync_to_thread=True)
    def answer_puzzle(self, *, day: Day, data: JSONBody[PuzzleChoice], spoken: TheLanguage) -> PuzzleVerdict:
        """Return how good a choice is in the puzzle of a day, and the best one."""
        return verdict_on(known_day(day), data.action, spoken)

    @post("/{day:str}/preview", status_code=HTTP_200_OK, responses=REFUSALS, sync_to_thread=True)
    def preview_puzzle(self, *, day: Day, data: JSONBody[PuzzleChoice], spoken: TheLanguage) -> Foretold:
        """Return what the seat would see after a choice, without how good it is."""
        return Foretold(preview=foretold(known_day(day), data.action, spoken))


def known_day(day: str) -> date:
    """Return the day that a path names. Raises TableError for what is no date."""
    try:
        return datetime.strptime(day, "%Y-%m-%d").date()
    except ValueError as error:
        raise TableError("puzzle-not-found", f"There is no puzzle of {day!r}: expected YYYY-MM-DD.") from error
