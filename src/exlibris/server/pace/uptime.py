"""When the server has been up: clocks stand still while nobody could move."""

from collections.abc import Iterable
from datetime import datetime

Span = tuple[datetime, datetime]


class Uptime:
    """The past runs of the server, in order, and when this one began; without that, it has always been up."""

    def __init__(self, past: Iterable[Span] = (), began: datetime | None = None) -> None:
        self._past = sorted(past)
        self._began = began

    def begin(self, past: Iterable[Span], began: datetime) -> None:
        """Note the past runs, and that this one begins."""
        self._past, self._began = sorted(past), began

    def seconds(self, since: datetime, until: datetime) -> float:
        """Return for how long the server was up between two times."""
        if self._began is None or since >= self._began:
            return max((until - since).total_seconds(), 0.0)
        up = max((until - self._began).total_seconds(), 0.0)
        for start, end in reversed(self._past):
            if end <= since:
                break
            up += max((min(end, until) - max(start, since)).total_seconds(), 0.0)
        return up
