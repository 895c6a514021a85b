"""The part of a page that runs in its serving worker: requests come in as text, and answers go out as text."""

import logging
from inspect import signature
from typing import Final
from urllib.parse import SplitResult, parse_qsl, urlsplit

from exlibris.page.asking import Answer, arguments, lent, refusal
from exlibris.page.autopilot import GRACE, Autopilot, Hold, choose
from exlibris.page.missing import needs_server
from exlibris.page.routes import route_of
from exlibris.page.storage import Storage, text_of
from exlibris.page.tables import PageTables
from exlibris.page.thinking import Send, Thinker
from exlibris.table import lessons, puzzles
from exlibris.table.advice import preview_of
from exlibris.table.errors import TableError
from exlibris.table.form import draw_sheet
from exlibris.table.review import game_review
from exlibris.table.routes import JSON

INTERNAL: Final = ("internal", "The page failed because of an internal error.")
AT_ONCE: Final = frozenset(  # work so short that it need not wait for the worker that thinks
    {preview_of, draw_sheet, lessons.read_lesson, lessons.preview_lesson, puzzles.preview_puzzle, puzzles.read_puzzle,
     puzzles.answer_puzzle}
)  # fmt: skip

logger = logging.getLogger(__name__)


class Page:
    """The tables of a browser, as this tab shows them.

    `send` passes work to the worker that thinks; `hold` keeps other tabs from driving the same table.
    """

    def __init__(self, storage: Storage, send: Send, hold: Hold, grace: float = GRACE) -> None:
        self._tables = PageTables(storage)
        self._think = Thinker(send, here=AT_ONCE, first=choose, last=game_review)
        self._pilot = Autopilot(self._tables, self._think, hold, grace)
        self._tables.on_change = self._pilot.wake

    async def answer(self, method: str, url: str, body: str) -> str:
        """Return an `Answer` as JSON; errors become answers, too."""
        try:
            answer = await self._answer(method, urlsplit(url), body)
        except TableError as error:
            answer = refusal(error)
        except Exception:
            logger.exception("%s %s failed", method, url)
            answer = refusal(TableError(*INTERNAL))
        return text_of(answer)

    async def _answer(self, method: str, url: SplitResult, body: str) -> Answer:
        route, in_path = route_of(method, url.path)
        named = dict(parse_qsl(url.query, keep_blank_values=True)) | in_path
        known = lent(named, body, self._tables, self._think)
        if not route:
            raise needs_server(url.path, known["spoken"])
        if "live" in signature(route.work).parameters:
            known["live"] = await self._tables.now(named["table_id"])
            self._pilot.wake(named["table_id"])  # a killed tab may have left a computer's move undone
        answer = await route.work(**arguments(route.work, named, body, known))
        if not isinstance(answer, bytes):
            return Answer(body=text_of(answer))
        return Answer(body=answer.decode("utf-8" if route.kind == JSON else "latin-1"), kind=route.kind)
