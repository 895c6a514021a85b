"""Limits on the bytes stored for a network and a person within an hour: tables, events, uploaded files."""

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

from exlibris.server.running.fairness import Asker
from exlibris.table.errors import TableError

HOUR: Final = 3600.0
TABLE_BYTES: Final = 4_000  # of a table's row, with its indexes
EVENT_BYTES: Final = 300  # the same of an event without long names
KNOWN: Final = 1_000  # spenders, after which those who have their whole allowance again are forgotten


class Allowance:
    """Bytes that networks and persons have spent. A limit of 0 is none; an empty network or person has none either.

    Spent bytes are returned at an even rate, all within an hour. Times are the `clock`'s.
    """

    def __init__(self, network: int = 0, person: int = 0, clock: Callable[[], float] = monotonic) -> None:
        self._most = (network, person)
        self._clock = clock
        self._spent: dict[tuple[int, str], tuple[float, float]] = {}  # by level and name: bytes, and when

    def check(self, asker: Asker, size: int = 0) -> None:
        """Raise TableError, with the seconds to wait, if that many more bytes exceed a limit."""
        now, wait = self._clock(), 0
        for level, name in enumerate(asker):
            if name and (most := self._most[level]):
                excess = self._left(level, name, now) + size - most
                wait = max(wait, ceil(min(HOUR, excess * HOUR / most)))
        if wait:
            detail = f"The limit of stored data is reached; try again in {wait} seconds."
            raise TableError("stored-too-much", detail, wait)

    def spend(self, asker: Asker, size: int) -> None:
        """Count bytes, even beyond the limits."""
        now = self._clock()
        for level, name in enumerate(asker):
            if name and self._most[level]:
                self._spent[level, name] = self._left(level, name, now) + size, now
        if len(self._spent) > KNOWN:
            self._spent = {key: was for key, was in self._spent.items() if self._left(*key, now) > 0}

    def _left(self, level: int, name: str, now: float) -> float:
        """Return the bytes that still count as spent."""
        spent, at = self._spent.get((level, name), (0.0, now))
        return max(0.0, spent - (now - at) * self._most[level] / HOUR)
