"""What a table knows of its server: which browsers have it open, since when others have not, and how busy it is."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from exlibris.table.clocks import Uptime


class ServerLoad(Struct, frozen=True, kw_only=True):
    """What a table notices of a busy server: `hurried` if its computers think shorter than they would.

    `before` is about how many others come before the thought of a computer that waits; null if none waits for long.
    """

    before: int | None = None
    hurried: bool = False


class Presence:
    """The browsers that listen at one table, by session; it is forgotten with the table when nobody looks."""

    def __init__(self, began: datetime, uptime: Uptime | None = None) -> None:
        self._uptime = uptime or Uptime()
        self._connections: Counter[str] = Counter()
        self._elsewhere: dict[str, frozenset[str]] = {}  # by process
        self._gone: dict[str, datetime] = {}
        self._began = began

    def arrive(self, session: str) -> bool:
        """Note that a browser has opened the table here; return whether it was not there before."""
        self._connections[session] += 1
        self._gone.pop(session, None)
        return self._connections[session] == 1

    def depart(self, session: str, at: datetime) -> bool:
        """Note that a browser has closed the table; return whether it is not there in another tab either."""
        self._connections[session] -= 1
        if self._connections[session] > 0:
            return False
        del self._connections[session]
        if not self.is_here(session):
            self._gone[session] = at
        return True

    @property
    def sessions(self) -> list[str]:
        """The browsers that have the table open at this process."""
        return sorted(self._connections)

    def hear(self, process: str, sessions: Iterable[str], at: datetime) -> bool:
        """Note which browsers have the table open at another process; return whether that is new."""
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
        """Return when the browser was last here, None if it is here or that is not known."""
        return self._gone.get(session) if session else None

    def seconds_away(self, session: str | None, at: datetime) -> float:
        """Return for how long the browser has certainly not been here at a time, while the server was up."""
        if self.is_here(session):
            return 0.0
        return self._uptime.seconds(self.gone_since(session) or self._began, at)
