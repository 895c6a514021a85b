"""Which browsers have which table open."""

from collections.abc import Callable
from datetime import UTC, datetime
from weakref import WeakValueDictionary

from exlibris.table.fold.presence import Presence


class Presences:
    """The presence at each table; every table in memory and every listener keeps its own alive."""

    def __init__(self) -> None:
        self.on_change: Callable[[str], None] = lambda _: None  # called with the table that a browser opens or closes
        self._tables: WeakValueDictionary[str, Presence] = WeakValueDictionary()

    def at(self, table_id: str) -> Presence:
        """Return the presence at a table."""
        return self._tables.setdefault(table_id, Presence(datetime.now(UTC)))

    def known(self) -> dict[str, Presence]:
        """Return the presence at each table that anybody here has to do with."""
        return dict(self._tables)
