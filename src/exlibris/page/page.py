"""Everything of a page that runs in its serving worker: requests come in as text, answers and news go out as text."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final
from urllib.parse import SplitResult, parse_qsl, urlsplit

from exlibris.page.asking import Answer, Ask, refusal
from exlibris.page.autopilot import GRACE, Autopilot, Hold
from exlibris.page.listening import Listener, Push
from exlibris.page.missing import needs_server
from exlibris.page.routes import route_of
from exlibris.page.storage import Storage, text_of
from exlibris.page.tables import PageTables
from exlibris.page.thinking import Send, Thinker
from exlibris.table.errors import TableError
from exlibris.table.lessons import puzzles, snapshots
from exlibris.table.looking_back.review import game_review
from exlibris.table.present.preview import preview_of
from exlibris.table.present.score import drawing_of
from exlibris.table.thinking import choose

INTERNAL: Final = ("internal", "The page made a mistake.")
AT_ONCE: Final = frozenset(  # work that takes less than a click, so that it need not wait for the worker that thinks
    {preview_of, drawing_of, snapshots.snapshots_of, snapshots.foretold, puzzles.foretold, puzzles.daily_puzzle,
     puzzles.verdict_on}
)  # fmt: skip

logger = logging.getLogger(__name__)


class Page:
    """The tables of a browser and all who look at them in this tab.

    `send` gives work to the worker that thinks; `hold` keeps other tabs from driving the same table.
    """

    def __init__(self, storage: Storage, send: Send, hold: Hold, grace: float = GRACE) -> None:
        self.tables = PageTables(storage)
        self.think = Thinker(send, here=AT_ONCE, first=choose, last=game_review)
        self.pilot = Autopilot(self.tables, self.think, hold, grace)
        self._listeners: set[Listener] = set()
        self.tables.on_change = self._changed
        self._telling: set[asyncio.Task[None]] = set()

    async def answer(self, method: str, url: str, body: str) -> str:
        """Return an `Answer` as JSON; whatever goes wrong is answered, too."""
        return text_of(await self._answer(method, urlsplit(url), body))

    async def _answer(self, method: str, url: SplitResult, body: str) -> Answer:
        route, named = route_of(method, url.path)
        ask = self._asked(url.query, body, named)
        try:
            if not route:
                raise needs_server(url.path, ask.spoken)
            return await ask.answer(route)
        except TableError as error:
            return refusal(error)
        except Exception:
            logger.exception("%s %s failed", method, url.path)
            return refusal(TableError(*INTERNAL))

    def _asked(self, query: str, body: str, named: dict[str, str]) -> Ask:
        return Ask(dict(parse_qsl(query, keep_blank_values=True)) | named, body, self.tables, self.think)

    async def listen(self, push: Push, table_id: str, query: str) -> Callable[[], None]:
        """Send a listener what is new at a table, now and as it happens, until what is returned is called."""
        listener = Listener(**await self._asked(query, "", {}).given(Listener, push=push, table_id=table_id))
        self._listeners.add(listener)
        await listener.tell(self.tables)
        self.pilot.wake(table_id)
        return partial(self._listeners.discard, listener)

    def changed_elsewhere(self, table_id: str) -> None:
        """Take note that another tab has stored something of a table."""
        task = asyncio.create_task(self._tell(table_id), name="page")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, table_id: str) -> None:
        for listener in [each for each in self._listeners if each.table_id == table_id]:
            await listener.tell(self.tables)

    def _changed(self, table_id: str) -> None:
        self.changed_elsewhere(table_id)
        self.pilot.wake(table_id)
