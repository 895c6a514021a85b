"""Times for tests that need just any."""

from datetime import UTC, datetime, timedelta
from typing import Final

from exlibris.table.clocks import Uptime

NOW: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)


class Machine:
    """A machine with two clocks; one of them can be set."""

    def __init__(self, at: datetime = NOW) -> None:
        self.system = at
        self.steady = 1000.0

    def runs(self, time: timedelta) -> None:
        """Let that much time pass."""
        self.system += time
        self.steady += time.total_seconds()

    def uptime(self, longest: timedelta | None = None) -> Uptime:
        """Return the time as a process has it that begins now."""
        uptime = Uptime(longest=longest, system=lambda: self.system, steady=lambda: self.steady)
        uptime.begin([], uptime.now())
        return uptime


class Clock:
    """A clock in seconds that a test turns."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now
