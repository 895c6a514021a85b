"""Lessons and the facts of the rules page; nothing is kept between requests."""

from typing import TypeAlias

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.engine import PRESETS, preset
from exlibris.server.dependencies import TheLanguage
from exlibris.server.errors import REFUSALS, TableError
from exlibris.server.lessons.script import LESSONS, Lesson, lesson
from exlibris.server.messages import (
    BestFlips,
    Foretold,
    LessonInfo,
    LessonMoment,
    LessonQuestion,
    LessonSoFar,
    RulesFacts,
)
from exlibris.server.present.lessons import best_flips, facts, foretold, lessons, moment

LessonKey: TypeAlias = FromPath[str]


@get("/lessons", sync_to_thread=False)
def list_lessons() -> Response[list[LessonInfo]]:
    """The lessons in their order."""
    return Response(lessons())


@post("/lessons/{key:str}", status_code=HTTP_200_OK, responses=REFUSALS, sync_to_thread=False)
def read_lesson(*, key: LessonKey, data: JSONBody[LessonSoFar], spoken: TheLanguage) -> LessonMoment:
    """What the learner sees after these actions."""
    return moment(known(key), data.actions, data.name, spoken)


@post("/lessons/{key:str}/preview", status_code=HTTP_200_OK, responses=REFUSALS, sync_to_thread=True)
def preview_lesson(*, key: LessonKey, data: JSONBody[LessonQuestion], spoken: TheLanguage) -> Foretold:
    """What the learner would see after one more action, be it wanted or not."""
    return Foretold(preview=foretold(known(key), data, spoken))


@post("/lessons/{key:str}/best-flips", status_code=HTTP_200_OK, responses=REFUSALS, sync_to_thread=True)
def read_lesson_flips(*, key: LessonKey, data: JSONBody[LessonSoFar]) -> BestFlips:
    """What the learner would best turn face down."""
    return best_flips(known(key), data)


def known(key: str) -> Lesson:
    """The lesson of that name, else TableError."""
    if key not in LESSONS:
        raise TableError(404, "lesson-not-found", f"There is no lesson {key!r}: there is {', '.join(LESSONS)}.")
    return lesson(key)


@get("/rules", responses=REFUSALS, sync_to_thread=False)
def read_rules(*, spoken: TheLanguage, rulebook: FromQuery[str] = "first-en") -> Response[RulesFacts]:
    """What the rules page needs to know about that rulebook."""
    if rulebook not in PRESETS:
        raise TableError(404, "rules-not-found", f"There is no preset {rulebook!r}: there is {', '.join(PRESETS)}.")
    return Response(facts(preset(rulebook), spoken))
