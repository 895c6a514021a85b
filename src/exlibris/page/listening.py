"""Open pages of a table, and what is new to each."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct, structs

from exlibris.page.storage import text_of
from exlibris.page.tables import SESSION, PageTables
from exlibris.table.errors import TableError
from exlibris.table.present.onlooker import Onlooker

Push: TypeAlias = Callable[[int, str], object]


class Listener(Struct):
    """A page that shows a table from a `seat`; it is sent the snapshots `after` the number of the one that it has.

    If that is None, it is sent only numbers, of which `sent` was the last.
    """

    table_id: str
    onlooker: Onlooker
    seat: int | None = None
    after: int | None = None
    sent: int | None = None


class Listeners:
    """The listening pages by the number that each has got; `push` sends one of them a message, as a server would."""

    def __init__(self, tables: PageTables, push: Push) -> None:
        self._tables, self._push = tables, push
        self._listeners: dict[int, Listener] = {}

    async def listen(self, number: int, listener: Listener) -> None:
        """Send what is new now, and from now on."""
        self._listeners[number] = listener
        await self._tell(number, listener)

    def hush(self, number: int) -> None:
        """Send nothing more."""
        self._listeners.pop(number, None)

    async def tell(self, table_id: str) -> None:
        """Send everybody who listens at a table what is new there."""
        for number, listener in list(self._listeners.items()):
            if listener.table_id == table_id:
                await self._tell(number, listener)

    async def _tell(self, number: int, listener: Listener) -> None:
        """Send each new snapshot, so that moves can be followed one by one."""
        try:
            live = await self._tables.now(listener.table_id)
        except TableError:
            self._push(number, "")  # the table is gone
            return
        if listener.after is None:
            if (newest := live.number_for(SESSION)) != listener.sent:
                listener.sent = newest
                self._push(number, text_of({"number": newest}))
            return
        while then := listener.onlooker.next(live, listener.seat, listener.after):
            listener.after = then.number
            listener.onlooker = structs.replace(listener.onlooker, log_mark=then.log.mark)
            self._push(number, text_of({"number": then.number, "snapshot": then}))
