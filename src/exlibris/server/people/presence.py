"""Which browsers have a table open, and since when the others have not."""

from collections import Counter
from datetime import UTC, datetime
from weakref import WeakValueDictionary


class Presence:
    """The browsers that listen at one table, by session; it is forgotten with the table when nobody looks."""

    def __init__(self) -> None:
        self._connections: Counter[str] = Counter()
        self._gone: dict[str, datetime] = {}
        self._began = now()

    def arrive(self, session: str) -> bool:
        """Note that a browser has opened the table; tell whether it was not there before."""
        self._connections[session] += 1
        self._gone.pop(session, None)
        return self._connections[session] == 1

    def depart(self, session: str) -> bool:
        """Note that a browser has closed the table; tell whether it is not there in another tab either."""
        self._connections[session] -= 1
        if self._connections[session] > 0:
            return False
        del self._connections[session]
        self._gone[session] = now()
        return True

    def is_here(self, session: str | None) -> bool:
        """Tell whether the browser has the table open."""
        return session in self._connections

    def gone_since(self, session: str | None) -> datetime | None:
        """Return when the browser was last here, None if it is here or that is not known."""
        return self._gone.get(session) if session else None

    def seconds_away(self, session: str | None) -> float:
        """Return for how long the browser has certainly not been here."""
        if self.is_here(session):
            return 0.0
        return (now() - (self.gone_since(session) or self._began)).total_seconds()


class Presences:
    """The presence at each table; every table in memory and every listener keeps its own alive."""

    def __init__(self) -> None:
        self._tables: WeakValueDictionary[str, Presence] = WeakValueDictionary()

    def at(self, table_id: str) -> Presence:
        """Return the presence at a table."""
        return self._tables.setdefault(table_id, Presence())


def now() -> datetime:
    """Return the time."""
    return datetime.now(UTC)
