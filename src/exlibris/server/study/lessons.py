"""Lessons, and the facts of the rules page."""

from typing import TypeAlias

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.engine import preset, preset_names
from exlibris.server.kit.dependencies import TheLanguage
from exlibris.server.kit.errors import REFUSALS
from exlibris.table.errors import TableError
from exlibris.table.lessons.script import LESSONS, Lesson, lesson
from exlibris.table.lessons.snapshots import (
    LessonInfo,
    LessonQuestion,
    LessonSnapshots,
    LessonSoFar,
    RulesFacts,
    best_flips,
    facts,
    foretold,
    lessons,
    snapshots_of,
)
from exlibris.table.present.best_flips import BestFlips
from exlibris.table.present.preview import Foretold

LessonKey: TypeAlias = FromPath[str]


class LessonsController(Controller):
    """Lessons; nothing is kept between requests."""

    path = "/lessons"

    @get("/", sync_to_thread=False)
    def list_lessons(self) -> Response[list[LessonInfo]]:
        """Return the lessons in their order."""
        return Response(lessons())

    @post("/{key:str}", status_code=HTTP_200_OK, responses=REFUSALS, sync_to_thread=False)
    def read_lesson(self, *, key: LessonKey, data: JSONBody[LessonSoFar], spoken: TheLanguage) -> LessonSnapshots:
        """Return what the learner sees after these actions."""
        return snapshots_of(known(key), data.actions, data.name, spoken)

    @post("/{key:str}/preview", status_code=HTTP_200_OK, responses=REFUSALS, sync_to_thread=True)
    def preview_lesson(self, *, key: LessonKey, data: JSONBody[LessonQuestion], spoken: TheLanguage) -> Foretold:
        """Return what the learner would see after one more action, be it wanted or not."""
        return Foretold(preview=foretold(known(key), data, spoken))

    @post("/{key:str}/best-flips", status_code=HTTP_200_OK, responses=REFUSALS, sync_to_thread=True)
    def read_lesson_flips(self, *, key: LessonKey, data: JSONBody[LessonSoFar]) -> BestFlips:
        """Return what the learner would best turn face down."""
        return best_flips(known(key), data)


class RulesController(Controller):
    """Facts of the rules page."""

    path = "/rules"

    @get("/", responses=REFUSALS, sync_to_thread=False)
    def read_rules(self, *, spoken: TheLanguage, rulebook: FromQuery[str] = "first-en") -> Response[RulesFacts]:
        """Return what the rules page needs to know about a rulebook."""
        if rulebook not in preset_names():
            detail = f"There is no preset {rulebook!r}: there is {', '.join(preset_names())}."
            raise TableError("rules-not-found", detail)
        return Response(facts(preset(rulebook), spoken))


def known(key: str) -> Lesson:
    """Return the lesson of that name. Raises TableError if there is none."""
    if key not in LESSONS:
        raise TableError("lesson-not-found", f"There is no lesson {key!r}: there is {', '.join(LESSONS)}.")
    return lesson(key)
