"""Lessons, puzzles, the catalog and the inspection form."""

from typing import Final

from exlibris.forms.given import Given
from exlibris.page.asking import Ask
from exlibris.page.tables import PageTables
from exlibris.page.thinking import Thinker
from exlibris.table.lessons import puzzles, snapshots
from exlibris.table.lessons.puzzles import PuzzleChoice, day_of
from exlibris.table.lessons.snapshots import LessonQuestion, LessonSoFar, known_lesson
from exlibris.table.present.bots import bot_info
from exlibris.table.present.catalog import known_catalog, presets
from exlibris.table.present.own_deck import DeckText, own_deck_info
from exlibris.table.present.preview import Foretold
from exlibris.table.present.score import answer_to


async def read_catalog(_: PageTables, __: Thinker, ask: Ask) -> object:
    """Return the catalog of a deck and a rulebook."""
    return known_catalog(ask.query.get("deck", "en"), ask.query.get("preset", "first-en"), ask.language)


async def list_presets(_: PageTables, __: Thinker, ask: Ask) -> object:
    """Return the rulebooks with their variants."""
    return presets(ask.language)


async def list_bots(tables: PageTables, _: Thinker, ask: Ask) -> object:
    """Return the computer players."""
    return [bot_info(name, ask.language) for name in tables.bots.names]


async def list_lessons(_: PageTables, __: Thinker, ___: Ask) -> object:
    """Return the lessons."""
    return snapshots.lessons()


async def read_lesson(_: PageTables, __: Thinker, ask: Ask) -> object:
    """Return what the learner sees after some actions."""
    so_far = ask.read(LessonSoFar)
    return snapshots.snapshots_of(known_lesson(ask.path["key"]), so_far.actions, so_far.name, ask.language)


async def preview_lesson(_: PageTables, __: Thinker, ask: Ask) -> object:
    """Return what the learner would see after one more action."""
    asked = ask.read(LessonQuestion)
    return Foretold(preview=snapshots.foretold(known_lesson(ask.path["key"]), asked, ask.language))


async def read_lesson_flips(_: PageTables, thinker: Thinker, ask: Ask) -> object:
    """Return what the learner would best turn face down."""
    return await thinker.run(snapshots.best_flips, known_lesson(ask.path["key"]), ask.read(LessonSoFar))


async def read_rules(_: PageTables, __: Thinker, ask: Ask) -> object:
    """Return the facts of the rules page."""
    return snapshots.known_facts(ask.query.get("rulebook", "first-en"), ask.language)


async def read_puzzle(_: PageTables, __: Thinker, ask: Ask) -> object:
    """Return the puzzle of a day."""
    return puzzles.daily_puzzle(day_of(ask.path["day"]), ask.language)


async def answer_puzzle(_: PageTables, __: Thinker, ask: Ask) -> object:
    """Return how good a choice is."""
    return puzzles.verdict_on(day_of(ask.path["day"]), ask.read(PuzzleChoice).action, ask.language)


async def preview_puzzle(_: PageTables, __: Thinker, ask: Ask) -> object:
    """Return what the seat would see after a choice."""
    action = ask.read(PuzzleChoice).action
    return Foretold(preview=puzzles.foretold(day_of(ask.path["day"]), action, ask.language))


async def score_sheet(_: PageTables, thinker: Thinker, ask: Ask) -> object:
    """Return the form of some shelves or tallies."""
    best_flips = ask.query.get("best_flips") == "true"
    return await thinker.run(answer_to, ask.read(Given), best_flips, ask.language)


async def read_deck(_: PageTables, __: Thinker, ask: Ask) -> object:
    """Return what a text says of a deck."""
    return own_deck_info(ask.read(DeckText), ask.language)


ROUTES: Final = {
    ("GET", "/api/catalog"): read_catalog,
    ("GET", "/api/presets"): list_presets,
    ("GET", "/api/bots"): list_bots,
    ("GET", "/api/lessons"): list_lessons,
    ("POST", "/api/lessons/{key}"): read_lesson,
    ("POST", "/api/lessons/{key}/preview"): preview_lesson,
    ("POST", "/api/lessons/{key}/best-flips"): read_lesson_flips,
    ("GET", "/api/rules"): read_rules,
    ("GET", "/api/puzzles/{day}"): read_puzzle,
    ("POST", "/api/puzzles/{day}"): answer_puzzle,
    ("POST", "/api/puzzles/{day}/preview"): preview_puzzle,
    ("POST", "/api/score"): score_sheet,
    ("POST", "/api/deck"): read_deck,
}
