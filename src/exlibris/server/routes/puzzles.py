"""The daily puzzle: the position of a day, and how good a choice is there. Nothing is kept."""

from datetime import date, datetime
from typing import TypeAlias

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.server.dependencies import TheLanguage
from exlibris.server.errors import REFUSALS, TableError
from exlibris.server.messages import Foretold
from exlibris.server.messages.puzzles import DailyPuzzle, PuzzleChoice, PuzzleVerdict
from exlibris.server.present.puzzles import daily_puzzle, foretold, verdict_on

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
        raise TableError(404, "puzzle-not-found", f"There is no puzzle of {day!r}: expected YYYY-MM-DD.") from error
