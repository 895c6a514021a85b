"""When the server has been up: clocks stand still while nobody could move."""

from collections.abc import Iterable
from datetime import datetime

Span = tuple[datetime, datetime]


class Uptime:
    """The past runs of the server, in order, and when this one began; without that, it has always been up."""

    def __init__(self, past: Iterable[Span] = (), began: datetime | None = None) -> None:
        self._past = united(past)
        self._began = began

    def begin(self, past: Iterable[Span], began: datetime) -> None:
        """Note the runs so far, of which some may go on at other processes, and that this one begins."""
        self._past, self._began = united(past), began
        if self._past and self._past[-1][1] >= began:
            self._began = self._past.pop()[0]

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


def united(spans: Iterable[Span]) -> list[Span]:
    """Return spans of time in order, those that overlap as one."""
    found: list[Span] = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((start, end))
    return found
