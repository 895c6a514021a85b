"""Requests that need no table: lessons, puzzles, the catalog, decks and the inspection form."""

from typing import Final

from exlibris.forms.given import Given
from exlibris.table import catalog, lessons, puzzles
from exlibris.table.advice import Foretold
from exlibris.table.bots import ServerBots
from exlibris.table.catalog import (
    Catalog,
    DeckText,
    OpenedDeck,
    OwnDeckInfo,
    PresetInfo,
    opened_deck,
    own_deck_info,
    own_package,
)
from exlibris.table.files import FileBytes, FileText, file_text
from exlibris.table.form import FormView, PostedPlay, answer_to, drawing_of, sheet_play
from exlibris.table.lessons import LessonInfo, LessonQuestion, LessonSnapshots, LessonSoFar, RulesFacts
from exlibris.table.puzzles import DailyPuzzle, PuzzleChoice, PuzzleVerdict
from exlibris.table.routes import Think, get, post
from exlibris.table.sentences import BotInfo, bot_info
from exlibris.table.worth import BestFlips

AN_HOUR: Final = 3600
ZIP: Final = "application/zip"
SVG: Final = "image/svg+xml"
LESSON: Final = "/lessons/{key}"
PUZZLE: Final = "/puzzles/{day}"


async def read_catalog(*, spoken: str, deck: str = "en", preset: str = "first-en") -> Catalog:
    """Return the cards of a deck, all categories, and the tiles and assistants of a rulebook."""
    return catalog.known_catalog(spoken, deck, preset)


async def list_presets(*, spoken: str) -> list[PresetInfo]:
    """Return the rulebooks with their variants."""
    return catalog.presets(spoken)


async def list_bots(*, spoken: str, bots: ServerBots) -> list[BotInfo]:
    """Return the computer players for new tables; levels are in order from the weakest to the strongest."""
    return [bot_info(name, bots, spoken) for name in bots.names]


async def read_rules(*, spoken: str, rulebook: str = "first-en") -> RulesFacts:
    """Return the facts of a rulebook for the rules page."""
    return lessons.known_facts(spoken, rulebook)


async def list_lessons() -> list[LessonInfo]:
    """Return the lessons in order."""
    return lessons.lessons()


async def read_lesson(*, key: str, data: LessonSoFar, spoken: str, think: Think) -> LessonSnapshots:
    """Return the snapshots that the learner sees after these actions."""
    return await think(lessons.snapshots_of, key, data, spoken)


async def preview_lesson(*, key: str, data: LessonQuestion, spoken: str, think: Think) -> Foretold:
    """Return the preview of one more action of the learner, even if the lesson does not accept it."""
    return await think(lessons.foretold, key, data, spoken)


async def read_lesson_flips(*, key: str, data: LessonSoFar, think: Think) -> BestFlips:
    """Return the learner's best flips."""
    return await think(lessons.best_flips, key, data)


async def read_puzzle(*, day: str, spoken: str, think: Think) -> DailyPuzzle:
    """Return the puzzle of a day, such as 2026-05-17."""
    return await think(puzzles.daily_puzzle, day, spoken)


async def answer_puzzle(*, day: str, data: PuzzleChoice, spoken: str, think: Think) -> PuzzleVerdict:
    """Return the verdict on a choice in the puzzle of a day, with the best choice."""
    return await think(puzzles.verdict_on, day, data, spoken)


async def preview_puzzle(*, day: str, data: PuzzleChoice, spoken: str, think: Think) -> Foretold:
    """Return the preview of a choice, without its worth."""
    return await think(puzzles.foretold, day, data, spoken)


async def score_sheet(*, spoken: str, think: Think, data: Given, best_flips: bool = False) -> FormView:
    """Return the form of these shelves or tallies, with each seat's best flips on request."""
    return await think(answer_to, data, spoken, best_flips)


async def draw_sheet(*, spoken: str, think: Think, data: Given) -> bytes:
    """Return the form of these shelves or tallies as SVG."""
    return await think(drawing_of, data, spoken)


async def read_sheet_play(*, spoken: str, think: Think, data: Given) -> PostedPlay:
    """Return the result of these shelves or tallies for a log of plays."""
    return await think(sheet_play, data, spoken)


async def read_deck(*, spoken: str, think: Think, data: DeckText) -> OwnDeckInfo:
    """Return the deck that a text describes, and its problems line by line."""
    return await think(own_deck_info, data, spoken)


async def open_deck(*, spoken: str, think: Think, data: FileBytes) -> OpenedDeck:
    """Return the text of a file and the deck in it; spreadsheet exports and old encodings are supported."""
    return await think(opened_deck, data, spoken)


async def read_file(*, think: Think, data: FileBytes) -> FileText:
    """Return the text of a text file; other files are refused."""
    return await think(file_text, data)


async def pack_deck(*, think: Think, data: DeckText) -> bytes:
    """Return an expansion with the deck as a zip file, which pip can install; a text with problems is refused."""
    return await think(own_package, data)


STUDY: Final = (
    get("/catalog", read_catalog, max_age=AN_HOUR),
    get("/presets", list_presets, max_age=AN_HOUR),
    get("/bots", list_bots),
    get("/rules", read_rules),
    get("/lessons", list_lessons),
    post(LESSON, read_lesson),
    post(f"{LESSON}/preview", preview_lesson),
    post(f"{LESSON}/best-flips", read_lesson_flips),
    get(PUZZLE, read_puzzle),
    post(PUZZLE, answer_puzzle),
    post(f"{PUZZLE}/preview", preview_puzzle),
)
SHEETS: Final = (
    post("/score", score_sheet),
    post("/score/drawing", draw_sheet, kind=SVG),
    post("/score/play", read_sheet_play),
)
DECKS: Final = (
    post("/deck", read_deck),
    post("/deck/file", open_deck),
    post("/file-text", read_file),
    post("/deck/package", pack_deck, kind=ZIP),
)
