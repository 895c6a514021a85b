"""Everything of a page that runs in its serving worker: requests come in as text, answers and news go out as text."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Final

from exlibris.page.asking import Answer, Ask, asked, refusal
from exlibris.page.autopilot import GRACE, Autopilot, Hold
from exlibris.page.listening import Listener, Push
from exlibris.page.missing import needs_server
from exlibris.page.routes import Desk, route
from exlibris.page.storage import Storage, text_of
from exlibris.page.tables import PageTables
from exlibris.page.thinking import Send, Thinker
from exlibris.table.errors import TableError
from exlibris.table.looking_back.review import game_review
from exlibris.table.thinking import choose

INTERNAL: Final = ("internal", "The page made a mistake.")

logger = logging.getLogger(__name__)


class Page:
    """The tables of a browser and all who look at them in this tab.

    `send` gives work to the worker that thinks; `hold` keeps other tabs from driving the same table.
    """

    def __init__(self, storage: Storage, send: Send, hold: Hold, grace: float = GRACE) -> None:
        self.tables = PageTables(storage)
        self.desk = Desk(self.tables, Thinker(send, first=choose, last=game_review))
        self.pilot = Autopilot(self.tables, self.desk.thinker, hold, grace)
        self._listeners: set[Listener] = set()
        self.tables.on_change = self._changed
        self._telling: set[asyncio.Task[None]] = set()

    async def answer(self, method: str, url: str, body: str) -> str:
        """Return an `Answer` as JSON; whatever goes wrong is answered, too."""
        return text_of(await self._answer(method, url, body))

    async def _answer(self, method: str, url: str, body: str) -> Answer:
        path, ask = asked(url, body)
        try:
            if not (found := route(method, path)):
                raise needs_server(path, ask.language)
            handler, named = found
            answer = await handler(self.desk, Ask(ask.named | named, body))
            if isinstance(answer, bytes):
                return Answer(body=answer.decode())
            return answer if isinstance(answer, Answer) else Answer(body=text_of(answer))
        except TableError as error:
            return refusal(error)
        except Exception:
            logger.exception("%s %s failed", method, path)
            return refusal(TableError(*INTERNAL))

    async def listen(self, push: Push, table_id: str, query: str) -> Callable[[], None]:
        """Send a listener what is new at a table, now and as it happens, until what is returned is called."""
        _, ask = asked(f"?{query}", "")
        listener = Listener(push, table_id, **ask.given(Listener, 2))
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
