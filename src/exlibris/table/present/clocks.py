"""The clocks as a browser may see them."""

from datetime import datetime

from msgspec import Struct

from exlibris.table.fold.live import LiveTable


class SeatClock(Struct, frozen=True, kw_only=True):
    """What a seat has left, in seconds, and whether its clock runs; null where that would tell who has sealed flips."""

    seat: int
    left: float | None
    running: bool | None


def clocks_of(live: LiveTable, session: str, at: datetime) -> list[SeatClock]:
    """Return the clocks of all seats with people; none at a table without a pace, or before the game."""
    if live.clocks is None or live.state is None:
        return []
    sealing = live.state.is_sealing_flips() and not live.is_finished
    people = [seat for seat, one in enumerate(live.occupants) if one.session]
    return [clock_of(live, seat, at, hidden=sealing and seat not in live.seats_of(session)) for seat in people]


def clock_of(live: LiveTable, seat: int, at: datetime, hidden: bool) -> SeatClock:
    """Return a seat's clock."""
    if live.clocks is None or hidden:
        return SeatClock(seat=seat, left=None, running=None)
    running = seat in live.clocks.state.running and not live.is_finished
    return SeatClock(seat=seat, left=round(live.clocks.left(seat, at), 1), running=running)
