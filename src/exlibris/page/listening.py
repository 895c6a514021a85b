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
    """A page that shows a table from a `seat`; `seen` is the number of the snapshot it has.

    If `whole`, snapshots are sent, otherwise only their numbers.
    """

    onlooker: Onlooker
    table_id: str
    seat: int | None
    seen: int
    whole: bool = True


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
        if not listener.whole and (number_now := live.number_for(SESSION)) != listener.seen:
            listener.seen = number_now
            self._push(number, text_of({"number": number_now}))
        while then := listener.onlooker.next(live, listener.seat, listener.seen):
            listener.seen = then.number
            listener.onlooker = structs.replace(listener.onlooker, log_mark=then.log.mark)
            self._push(number, text_of({"number": then.number, "snapshot": then}))
