"""Which paces a table may have."""

from typing import Final

from exlibris.table.errors import TableError
from exlibris.table.options import Pace

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
SECONDS: Final = {"live": (MINUTE, 6 * HOUR), "correspondence": (HOUR, 30 * DAY)}
INCREMENTS: Final = {"live": 5 * MINUTE, "correspondence": 0}


def check_pace(pace: Pace | None, solo: bool) -> None:
    """Raise TableError, which names the place, unless a table may have this pace."""
    if pace is None:
        return
    if solo:
        raise TableError("bad-setup", "pace: nobody waits for a solo player.")
    least, most = SECONDS[pace.kind]
    if not least <= pace.seconds <= most:
        raise TableError("bad-setup", f"pace.seconds: expected {least} to {most} for a {pace.kind} game.")
    if not 0 <= pace.increment <= INCREMENTS[pace.kind]:
        detail = f"pace.increment: expected 0 to {INCREMENTS[pace.kind]} for a {pace.kind} game."
        raise TableError("bad-setup", detail)
