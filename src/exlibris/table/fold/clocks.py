"""The clocks of a table: what each seat has left follows from its events and from when the server was up."""

from collections.abc import Iterable
from datetime import datetime

from msgspec import Struct

from exlibris.table.events import Action, AnyEvent, Entry, Undo
from exlibris.table.options import Pace

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


class ClockState(Struct):
    """What the seats have `left`, in seconds, as it was at the time `since`; `running` are the seats whose turn it is.

    `used` is for how many seconds it has been a seat's turn, also what it has taken back.
    `before` is what a seat had at the end of its last turn, in case it takes that back.
    """

    left: list[float]
    used: list[float]
    running: list[int]
    since: datetime | None = None
    before: dict[int, float] = {}


class Clocks:
    """The clocks of all seats; only `take` changes them."""

    def __init__(self, pace: Pace, seats: int, uptime: Uptime) -> None:
        self._pace = pace
        self._uptime = uptime
        self.state = ClockState([float(pace.seconds)] * seats, [0.0] * seats, [])

    def take(self, entry: Entry, asked: Iterable[int]) -> None:
        """Count the time until an event, after which the seats `asked` have to decide."""
        now, at, event = self.state, entry.at, entry.event
        left = [self.left(seat, at) for seat in range(len(now.left))]
        used = [self.used(seat, at) for seat in range(len(now.used))]
        asked = sorted(asked)
        if isinstance(event, Action):
            self._end_turn(event.seat, asked, left)
        for seat in asked:
            if seat not in now.running:
                left[seat] = self._at_the_start(seat, event, left[seat])
        self.state = ClockState(left, used, asked, at, now.before)

    def _end_turn(self, seat: int, asked: list[int], left: list[float]) -> None:
        """Add the increment if a seat that has acted is no longer asked."""
        if seat in self.state.running and seat not in asked:
            self.state.before[seat] = left[seat]
            left[seat] += self._pace.increment

    def _at_the_start(self, seat: int, event: AnyEvent, left: float) -> float:
        """Return what a seat has when its turn begins, or begins again because it has taken something back."""
        if isinstance(event, Undo) and event.seat == seat:
            return self.state.before.get(seat, left)
        is_new_turn = isinstance(event, Action | Undo)  # a person who comes back has the time that was left
        return float(self._pace.seconds) if self._pace.kind == "correspondence" and is_new_turn else left

    def left(self, seat: int, at: datetime) -> float:
        """Return the seconds that a seat has left at a time, 0 when they have run out."""
        return max(self.state.left[seat] - self._passed(seat, at), 0.0)

    def used(self, seat: int, at: datetime) -> float:
        """Return for how many seconds it has been the seat's turn until a time."""
        return self.state.used[seat] + self._passed(seat, at)

    def _passed(self, seat: int, at: datetime) -> float:
        """Return for how many seconds it has been the seat's turn since the last event."""
        now = self.state
        return 0.0 if seat not in now.running or now.since is None else self._uptime.seconds(now.since, at)

    def has_run_out(self, seat: int, at: datetime) -> bool:
        """Return whether it is a seat's turn and it has no time left."""
        return seat in self.state.running and self.left(seat, at) <= 0


def united(spans: Iterable[Span]) -> list[Span]:
    """Return spans of time in order, those that overlap as one."""
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return merged
