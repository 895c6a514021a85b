"""How long people have been at their decisions, at a table without a pace, where no clock of theirs runs out."""

from collections import deque
from collections.abc import Collection
from datetime import datetime
from typing import Final

from exlibris.table.events import Action, AnyEvent, Entry, Undo
from exlibris.table.fold.clocks import Uptime

STALLED_SECONDS: Final = 15 * 60.0  # at one decision, before the others may go on without its person
REMEMBERED: Final = 40  # decisions of each seat, more than anybody takes back at once


class Stalls:
    """The seconds that each seat has been at its decision; only `take` changes them.

    Time counts while the seat's person is asked and the server is up. A decision that is taken back has the time that
    it had, and that of those after it, so that nobody gains time by taking back, or by leaving and coming back. Who is
    asked once more because somebody else has taken back has the whole time again. What to turn face down is one
    decision, which begins for all seats at the same time and tells nothing of who has made it.
    """

    def __init__(self, seats: int, uptime: Uptime) -> None:
        self._uptime = uptime
        self._spent = [0.0] * seats
        self._before: list[deque[float]] = [
            deque(maxlen=REMEMBERED) for _ in range(seats)
        ]  # by seat, of past decisions
        self._running: frozenset[int] = frozenset()
        self._since: datetime | None = None
        self._sealing = False

    def take(self, entry: Entry, asked: Collection[int], *, sealing: bool) -> None:
        """Count the time until an event, after which the seats `asked` have to decide, or all if flips are sealed."""
        seats = range(len(self._spent))
        self._spent = [self.seconds(seat, entry.at) for seat in seats]
        if not (sealing and self._sealing):
            self._count(entry.event, asked)
        if sealing and not self._sealing:
            self._spent = [0.0] * len(seats)
        self._running = frozenset(seats if sealing else asked)
        self._since, self._sealing = entry.at, sealing

    def _count(self, event: AnyEvent, asked: Collection[int]) -> None:
        """Begin the next decision of a seat that has made one, or go on with the one that it takes back."""
        match event:
            case Action(seat=seat):
                self._before[seat].append(self._spent[seat])
                self._spent[seat] = 0.0
            case Undo(seat=seat):
                self._spent[seat] += self._before[seat].pop() if self._before[seat] else 0.0
                self._spent = [spent if other in {seat, *asked} else 0.0 for other, spent in enumerate(self._spent)]

    def seconds(self, seat: int, at: datetime) -> float:
        """Return for how long a seat has been at its decision at a time; while flips are sealed it is never secret."""
        if self._since is None or seat not in self._running:
            return self._spent[seat]
        return self._spent[seat] + self._uptime.seconds(self._since, at)
