"""Lessons, puzzles, the catalog and the inspection form over HTTP."""

from typing import Any, Final, TypeAlias

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.forms.given import Given
from exlibris.server.kit.dependencies import TheBots, TheLanguage, TheWork
from exlibris.server.kit.errors import REFUSALS, ErrorBody, http_error, what_is_wrong
from exlibris.table.lessons import puzzles as daily
from exlibris.table.lessons.puzzles import DailyPuzzle, PuzzleChoice, PuzzleVerdict, daily_puzzle, verdict_on
from exlibris.table.lessons.snapshots import (
    LessonInfo,
    LessonQuestion,
    LessonSnapshots,
    LessonSoFar,
    RulesFacts,
    best_flips,
    foretold,
    known_facts,
    lessons,
    snapshots_of,
)
from exlibris.table.present.bots import BotInfo, bot_info
from exlibris.table.present.catalog import Catalog, PresetInfo, known_catalog, presets
from exlibris.table.present.own_deck import DeckText, OwnDeckInfo, own_deck_info, own_package
from exlibris.table.present.preview import Foretold
from exlibris.table.present.score import BAD_SHEET, Scored, answer_to, drawing_of
from exlibris.table.present.worth import BestFlips

AN_HOUR: Final = CacheControlHeader(max_age=3600, public=True)
LessonKey: TypeAlias = FromPath[str]
Day: TypeAlias = FromPath[str]
DECK_BYTES: Final = 256 * 1024  # more than the text of any deck has
ZIP: Final = "application/zip"
SVG: Final = "image/svg+xml"


class CatalogController(Controller):
    """What there is to play with; nothing in it belongs to a table."""

    path = "/"

    @get("/catalog", cache_control=AN_HOUR, responses=REFUSALS, sync_to_thread=False)
    def read_catalog(
        self, *, spoken: TheLanguage, deck: FromQuery[str] = "en", preset: FromQuery[str] = "first-en"
    ) -> Response[Catalog]:
        """Return the cards of a deck, all categories, and tiles and assistants as a rulebook has them."""
        return Response(known_catalog(spoken, deck, preset))

    @get("/presets", cache_control=AN_HOUR, responses=REFUSALS, sync_to_thread=False)
    def list_presets(self, *, spoken: TheLanguage) -> Response[list[PresetInfo]]:
        """Return the rulebooks with their variants."""
        return Response(presets(spoken))

    @get("/bots", responses=REFUSALS, sync_to_thread=False)
    def list_bots(self, *, spoken: TheLanguage, bots: TheBots) -> list[BotInfo]:
        """Return the computer players that a new table can have; levels stand from the weakest to the strongest."""
        return [bot_info(name, spoken) for name in bots.names]


class LessonsController(Controller):
    """Lessons; nothing is kept between requests."""

    path = "/lessons"

    @get("/", sync_to_thread=False)
    def list_lessons(self) -> Response[list[LessonInfo]]:
        """Return the lessons in their order."""
        return Response(lessons())

    @post("/{key:str}", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_lesson(
        self, *, key: LessonKey, data: JSONBody[LessonSoFar], spoken: TheLanguage, work: TheWork
    ) -> LessonSnapshots:
        """Return what the learner sees after these actions."""
        return await work.run(snapshots_of, key, data, spoken)

    @post("/{key:str}/preview", status_code=HTTP_200_OK, responses=REFUSALS)
    async def preview_lesson(
        self,
        *,
        key: LessonKey,
        data: JSONBody[LessonQuestion],
        spoken: TheLanguage,
        work: TheWork,
    ) -> Foretold:
        """Return what the learner would see after one more action, be it wanted or not."""
        return await work.run(foretold, key, data, spoken)

    @post("/{key:str}/best-flips", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_lesson_flips(self, *, key: LessonKey, data: JSONBody[LessonSoFar], work: TheWork) -> BestFlips:
        """Return what the learner would best turn face down."""
        return await work.run(best_flips, key, data)


class RulesController(Controller):
    """Facts of the rules page."""

    path = "/rules"

    @get("/", responses=REFUSALS, sync_to_thread=False)
    def read_rules(self, *, spoken: TheLanguage, rulebook: FromQuery[str] = "first-en") -> Response[RulesFacts]:
        """Return what the rules page needs to know about a rulebook."""
        return Response(known_facts(spoken, rulebook))


class PuzzlesController(Controller):
    """Puzzles by date, the same for everybody."""

    path = "/puzzles"

    @get("/{day:str}", responses=REFUSALS)
    async def read_puzzle(self, *, day: Day, spoken: TheLanguage, work: TheWork) -> DailyPuzzle:
        """Return the puzzle of a day, such as 2026-05-17."""
        return await work.run(daily_puzzle, day, spoken)

    @post("/{day:str}", status_code=HTTP_200_OK, responses=REFUSALS)
    async def answer_puzzle(
        self,
        *,
        day: Day,
        data: JSONBody[PuzzleChoice],
        spoken: TheLanguage,
        work: TheWork,
    ) -> PuzzleVerdict:
        """Return how good a choice is in the puzzle of a day, and the best one."""
        return await work.run(verdict_on, day, data, spoken)

    @post("/{day:str}/preview", status_code=HTTP_200_OK, responses=REFUSALS)
    async def preview_puzzle(
        self,
        *,
        day: Day,
        data: JSONBody[PuzzleChoice],
        spoken: TheLanguage,
        work: TheWork,
    ) -> Foretold:
        """Return what the seat would see after a choice, without how good it is."""
        return await work.run(daily.foretold, day, data, spoken)


def not_a_sheet(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """Return the answer to a body that does not have the shape of a sheet."""
    if error.status_code != 400:
        return http_error(request, error)
    return Response(ErrorBody(code=BAD_SHEET, detail=what_is_wrong(error)), status_code=400)


class ScoreController(Controller):
    """Forms of shelves from the box; nothing is kept between requests."""

    path = "/score"

    @post(
        "/",
        status_code=HTTP_200_OK,
        responses=REFUSALS,
        exception_handlers={HTTPException: not_a_sheet},
    )
    async def score_sheet(
        self,
        *,
        spoken: TheLanguage,
        work: TheWork,
        data: JSONBody[Given],
        best_flips: FromQuery[bool] = False,
    ) -> Scored:
        """Return the form of these shelves or tallies, on request with each seat's best flips."""
        return await work.run(answer_to, data, spoken, best_flips)

    @post(
        "/drawing",
        status_code=HTTP_200_OK,
        responses=REFUSALS,
        media_type=SVG,
        exception_handlers={HTTPException: not_a_sheet},
    )
    async def draw_sheet(self, *, spoken: TheLanguage, work: TheWork, data: JSONBody[Given]) -> Response[bytes]:
        """Return the form of these shelves or tallies as SVG."""
        return Response(await work.run(drawing_of, data, spoken), media_type=SVG)


class DeckController(Controller):
    """Decks of one's own; nothing is kept between requests."""

    path = "/deck"
    request_max_body_size = DECK_BYTES

    @post("/", status_code=HTTP_200_OK, responses=REFUSALS, sync_to_thread=False)
    def read_deck(self, *, spoken: TheLanguage, data: JSONBody[DeckText]) -> OwnDeckInfo:
        """Return the cards of a text, and what is wrong with it line by line."""
        return own_deck_info(data, spoken)

    @post("/package", status_code=HTTP_200_OK, responses=REFUSALS, media_type=ZIP, sync_to_thread=False)
    def pack_deck(self, *, data: JSONBody[DeckText]) -> Response[bytes]:
        """Return the zip of an expansion with the deck, which pip installs; a text with anything wrong is refused."""
        return Response(own_package(data), media_type=ZIP)
