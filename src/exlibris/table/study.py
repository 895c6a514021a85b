"""Requests that need no table: lessons, puzzles, the catalog, decks and the inspection form."""

from typing import Final

from exlibris.table import catalog, deals, files, form, lessons, puzzles
from exlibris.table.bots import ServerBots
from exlibris.table.routes import called, get, post
from exlibris.table.sentences import BotInfo, bot_info

AN_HOUR: Final = 3600
ZIP: Final = "application/zip"
SVG: Final = "image/svg+xml"
LESSON: Final = "/lessons/{key}"
PUZZLE: Final = "/puzzles/{day}"


async def list_bots(*, spoken: str, bots: ServerBots) -> list[BotInfo]:
    """Return the computer players for new tables; levels are in order from the weakest to the strongest."""
    return [bot_info(name, bots, spoken) for name in bots.names]


STUDY: Final = (
    get("/catalog", called(catalog.read_catalog), max_age=AN_HOUR),
    get("/presets", called(catalog.list_presets), max_age=AN_HOUR),
    get("/bots", list_bots),
    get("/rules", called(lessons.read_rules)),
    get("/lessons", called(lessons.list_lessons)),
    post(LESSON, called(lessons.read_lesson, "think")),
    post(f"{LESSON}/preview", called(lessons.preview_lesson, "think")),
    post(f"{LESSON}/best-flips", called(lessons.read_lesson_flips, "think")),
    get(PUZZLE, called(puzzles.read_puzzle, "think")),
    post(PUZZLE, called(puzzles.answer_puzzle, "think")),
    post(f"{PUZZLE}/preview", called(puzzles.preview_puzzle, "think")),
    post("/deal", called(deals.read_deal, "think")),
)
SHEETS: Final = (
    post("/score", called(form.score_sheet, "think")),
    post("/score/drawing", called(form.draw_sheet, "think"), kind=SVG),
    post("/score/play", called(form.read_sheet_play, "think")),
)
DECKS: Final = (
    post("/deck", called(catalog.read_deck, "think")),
    post("/deck/file", called(catalog.open_deck, "think")),
    post("/file-text", called(files.read_file, "think")),
    post("/deck/package", called(catalog.pack_deck, "think"), kind=ZIP),
)
