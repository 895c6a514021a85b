"""The browsers that have a table open, since when others have been away, and how busy the server is."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from exlibris.table.clocks import Uptime


class ServerLoad(Struct, frozen=True, kw_only=True):
    """The load of the server as a table notices it: `hurried` if its computers think for less time than usual.

    `before` is roughly the number of requests ahead of a computer that waits to think; null if the wait is short.
    """

    before: int | None = None
    hurried: bool = False


class Presence:
    """The browsers connected to one table, by session; dropped with the table when no browser is connected."""

    def __init__(self, began: datetime, uptime: Uptime | None = None) -> None:
        self._uptime = uptime or Uptime()
        self._connections: Counter[str] = Counter()
        self._elsewhere: dict[str, frozenset[str]] = {}  # by process
        self._gone: dict[str, datetime] = {}
        self._began = began

    def arrive(self, session: str) -> bool:
        """Note that a browser has opened the table here; return whether this is its first connection."""
        self._connections[session] += 1
        self._gone.pop(session, None)
        return self._connections[session] == 1

    def depart(self, session: str, at: datetime) -> bool:
        """Note that a browser has closed the table; return whether this was its last connection."""
        self._connections[session] -= 1
        if self._connections[session] > 0:
            return False
        del self._connections[session]
        if not self.is_here(session):
            self._gone[session] = at
        return True

    @property
    def sessions(self) -> list[str]:
        """The browsers that have the table open in this process."""
        return sorted(self._connections)

    def hear(self, process: str, sessions: Iterable[str], at: datetime) -> bool:
        """Note which browsers have the table open in another process; return whether that has changed."""
        before, after = self._elsewhere.get(process, frozenset()), frozenset(sessions)
        self._elsewhere[process] = after
        for session in after:
            self._gone.pop(session, None)
        for session in before - after:
            if not self.is_here(session):
                self._gone[session] = at
        return before != after

    def is_here(self, session: str | None) -> bool:
        """Return whether the browser has the table open."""
        return session in self._connections or any(session in there for there in self._elsewhere.values())

    def gone_since(self, session: str | None) -> datetime | None:
        """Return when the browser was last here, None if it is here now or that is unknown."""
        return self._gone.get(session) if session else None

    def seconds_away(self, session: str | None, at: datetime) -> float:
        """Return for how many seconds of uptime the browser has certainly been away at a time."""
        if self.is_here(session):
            return 0.0
        return self._uptime.seconds(self.gone_since(session) or self._began, at)
