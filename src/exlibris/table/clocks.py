"""Times at a table: the uptime, what each seat has left or has used, who is away since when, and the server's load."""

import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec import Struct

from exlibris.table.events import Action, AnyEvent, StoredEvent, Undo
from exlibris.table.options import Pace

Span = tuple[datetime, datetime]

STEP: Final = timedelta(seconds=2)  # a larger jump of the system clock means that it was set, or that the machine slept
MOST_AHEAD: Final = timedelta(days=1)  # largest lead over the system clock that a new run takes over
CAUGHT_UP_BY: Final = 60  # seconds until a time ahead of the system clock has lost one second of its lead
STALLED_SECONDS: Final = 15 * 60.0  # at one decision, until the others may continue without that person
REMEMBERED: Final = 40  # decisions of each seat, more than a player takes back at once


def _system_time() -> datetime:
    return datetime.now(UTC)


class Uptime:
    """A clock that never runs backward, and the time during which the server was up.

    `past` are the server's earlier runs; without `began`, the server counts as always up. Elapsed time is measured
    with the `steady` clock. Time does not count while the machine sleeps or when the system clock is set forward; when
    that is set back, this clock continues ahead of it. At most `longest` counts between two calls of `now`.
    """

    def __init__(
        self,
        past: Iterable[Span] = (),
        began: datetime | None = None,
        *,
        longest: timedelta | None = None,
        system: Callable[[], datetime] = _system_time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._past = _united(past)
        self._began = began
        self._longest = longest
        self._system, self._steady = system, steady
        self._read = system(), steady()  # both clocks, when they were last read
        self._now = self._read[0]
        self._ahead = timedelta(0)
        self.gaps: list[Span] = []
        """The spans of this run that do not count as uptime."""

    def now(self) -> datetime:
        """Return the current time."""
        (before, begun), (system, steady) = self._read, (self._system(), self._steady())
        self._read = system, steady
        passed = timedelta(seconds=steady - begun)
        counted = passed if self._longest is None else min(passed, self._longest)
        step = system - before - counted
        if step < -STEP:
            self._ahead -= step
        else:
            caught_up = min(self._ahead, counted / CAUGHT_UP_BY if step <= STEP else step)
            self._ahead -= caught_up
            if step - caught_up > STEP:
                self.gaps.append((self._now + counted, system + self._ahead))
        self._now = max(self._now, system + self._ahead)
        return self._now

    def go_on_from(self, seen: datetime) -> None:
        """Continue from the last time that another run saw, because the system clock may have been set back since."""
        if timedelta(0) < seen - self.now() <= MOST_AHEAD:
            self._ahead += seen - self._now

    def begin(self, past: Iterable[Span], began: datetime) -> None:
        """Set the earlier runs, some of which may continue in other processes, and the start of this run."""
        self._past, self._began = _united(past), began
        if self._past and self._past[-1][1] >= began:
            self._began = self._past.pop()[0]

    def seconds(self, since: datetime, until: datetime) -> float:
        """Return the seconds during which the server was up between two times."""
        lost = sum(max((min(end, until) - max(start, since)).total_seconds(), 0.0) for start, end in self.gaps)
        return max(self._seconds_of_runs(since, until) - lost, 0.0)

    def _seconds_of_runs(self, since: datetime, until: datetime) -> float:
        if self._began is None or since >= self._began:
            return max((until - since).total_seconds(), 0.0)
        up = max((until - self._began).total_seconds(), 0.0)
        for start, end in reversed(self._past):
            if end <= since:
                break
            up += max((min(end, until) - max(start, since)).total_seconds(), 0.0)
        return up


class ClockState(Struct):
    """The seconds that each seat had `left` at the time `since`; `running` are the seats whose turn it is.

    `used` is the total length of each seat's turns in seconds, including undone actions. `before` is the seconds that a
    seat had left at the end of its last turn, in case it takes that turn back.
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

    def take(self, entry: StoredEvent, asked: Iterable[int]) -> None:
        """Count the time up to an event; after it, the seats `asked` must decide."""
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
        if seat in self.state.running and seat not in asked:
            self.state.before[seat] = left[seat]
            left[seat] += self._pace.increment

    def _at_the_start(self, seat: int, event: AnyEvent, left: float) -> float:
        """Return the seconds that a seat has when its turn begins, or begins again after an undo."""
        if isinstance(event, Undo) and event.seat == seat:
            return self.state.before.get(seat, left)
        is_new_turn = isinstance(event, Action | Undo)  # a person who returns gets the remaining time
        return float(self._pace.seconds) if self._pace.kind == "correspondence" and is_new_turn else left

    def left(self, seat: int, at: datetime) -> float:
        """Return the seconds that a seat has left at a time, at least 0."""
        return max(self.state.left[seat] - self._passed(seat, at), 0.0)

    def used(self, seat: int, at: datetime) -> float:
        """Return the total length of a seat's turns up to a time, in seconds."""
        return self.state.used[seat] + self._passed(seat, at)

    def _passed(self, seat: int, at: datetime) -> float:
        now = self.state
        return 0.0 if seat not in now.running or now.since is None else self._uptime.seconds(now.since, at)

    def has_run_out(self, seat: int, at: datetime) -> bool:
        """Return whether it is a seat's turn and it has no time left."""
        return seat in self.state.running and self.left(seat, at) <= 0


def _united(spans: Iterable[Span]) -> list[Span]:
    merged: list[Span] = []
    for start, end in sorted(spans):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return merged


class Stalls:
    """The seconds that each seat has spent on its current decision; only `take` changes them.

    Time counts while the seat's person is asked and the server is up. When a seat undoes an action, the time spent
    since is added to that of the earlier decision, so no one gains time by an undo, or by leaving and returning. A seat
    that is asked again because another seat undid an action starts from 0. Choosing flips is one decision: it begins
    for all seats at the same time, and its time does not tell who has finished.
    """

    def __init__(self, seats: int, uptime: Uptime) -> None:
        self._uptime = uptime
        self._spent = [0.0] * seats
        self._before: list[deque[float]] = [
            deque(maxlen=REMEMBERED) for _ in range(seats)
        ]  # seconds of past decisions, by seat
        self._running: frozenset[int] = frozenset()
        self._since: datetime | None = None
        self._sealing = False

    def take(self, entry: StoredEvent, asked: Collection[int], *, sealing: bool) -> None:
        """Count the time up to an event; after it, the seats `asked` must decide, or all while flips are sealed."""
        seats = range(len(self._spent))
        self._spent = [self.seconds(seat, entry.at) for seat in seats]
        if not (sealing and self._sealing):
            self._count(entry.event, asked)
        if sealing and not self._sealing:
            self._spent = [0.0] * len(seats)
        self._running = frozenset(seats if sealing else asked)
        self._since, self._sealing = entry.at, sealing

    def _count(self, event: AnyEvent, asked: Collection[int]) -> None:
        """Start the next decision of a seat that has acted, or resume the decision that it takes back."""
        match event:
            case Action(seat=seat):
                self._before[seat].append(self._spent[seat])
                self._spent[seat] = 0.0
            case Undo(seat=seat):
                self._spent[seat] += self._before[seat].pop() if self._before[seat] else 0.0
                self._spent = [spent if other in {seat, *asked} else 0.0 for other, spent in enumerate(self._spent)]

    def seconds(self, seat: int, at: datetime) -> float:
        """Return the seconds that a seat has spent on its decision at a time; public even while flips are sealed."""
        if self._since is None or seat not in self._running:
            return self._spent[seat]
        return self._spent[seat] + self._uptime.seconds(self._since, at)


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
