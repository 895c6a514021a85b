"""Open pages of a table, and what is new to each."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct, structs

from exlibris.page.storage import text_of
from exlibris.page.tables import SESSION, PageTables
from exlibris.table.errors import TableError
from exlibris.table.present.onlooker import Onlooker

Push: TypeAlias = Callable[[str], object]


class Listener(Struct, eq=False):
    """A page that shows a table from a `seat`; it is sent the snapshots `after` the number of the one that it has.

    `push` sends it a message, as a server would; an empty one says that the table is gone. If `after` is None, it is
    sent only numbers, of which `sent` was the last.
    """

    push: Push
    table_id: str
    onlooker: Onlooker
    seat: int | None = None
    after: int | None = None
    sent: int | None = None

    async def tell(self, tables: PageTables) -> None:
        """Send each new snapshot, so that moves can be followed one by one."""
        try:
            live = await tables.now(self.table_id)
        except TableError:
            self.push("")
            return
        if self.after is None:
            if (newest := live.number_for(SESSION)) != self.sent:
                self.sent = newest
                self.push(text_of({"number": newest}))
            return
        while then := self.onlooker.next(live, self.seat, self.after):
            self.after = then.number
            self.onlooker = structs.replace(self.onlooker, log_mark=then.log.mark)
            self.push(text_of({"number": then.number, "snapshot": then}))
