"""What the others may do about somebody who is here and does not decide, at a table without a pace.

Arguments, results and errors are as in `seats`. While flips are sealed, nothing here depends on which of the others are
through, unless the browser waits for one person only, and so knows.
"""

from datetime import datetime
from math import ceil
from typing import Final

from exlibris.table.commands.checks import check_other
from exlibris.table.errors import TableError
from exlibris.table.events import CallOff
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.stalls import STALLED_SECONDS

ONE_VOTE_SECONDS: Final = 2 * STALLED_SECONDS  # at one decision, before one of the others needs nobody's consent


def call_off(live: LiveTable, seat: int, session: str, at: datetime) -> CallOff | None:
    """End the game without a winner because another seat stalls it, for the one other person who plays."""
    ending = live.people.ending
    if ending and ending.reason == "stalled":
        return None
    check_other(live, seat, session)
    if live.occupants[seat].stand_in:
        raise TableError("computer-plays", f"A computer plays for {live.occupants[seat].name}.")
    check_stalled(live, seat, session, at)
    if {live.occupants[other].session for other in live.people.deciding} != {session, live.occupants[seat].session}:
        raise TableError("others-play", "Others play here, too: propose to them to end the game.")
    if seat not in live.asked:
        raise not_stalled(live, seat)
    return CallOff(seat)


def check_stalled(live: LiveTable, seat: int, session: str, at: datetime) -> None:
    """Raise TableError unless a seat's person has been at one decision for long, and this browser's people wait."""
    left = seconds_left(live, seat, at)
    if left is None:
        raise not_stalled(live, seat)
    if left:
        name = live.occupants[seat].name
        raise TableError("still-deciding", f"{name} has {left} seconds left for this decision.", left)
    if is_sealing(live) and is_asked(live, session):
        raise TableError("decide-first", "Choose yourself first what to turn face down.")


def seconds_left(live: LiveTable, seat: int, at: datetime) -> int | None:
    """Return for how long a seat's person may yet be at their decision; None if they have none, or a clock."""
    if live.stalls is None or not (is_sealing(live) or seat in live.asked):
        return None
    return max(ceil(STALLED_SECONDS - live.stalls.seconds(seat, at)), 0)


def not_stalled(live: LiveTable, seat: int) -> TableError:
    """Return the error for a seat whose person is here and does not keep the others waiting."""
    return TableError("still-here", f"{live.occupants[seat].name} is here and has nothing to decide now.")


def may_end_sealing(live: LiveTable, session: str, at: datetime) -> bool:
    """Return whether flips have been sealed for long, and this browser's people are through."""
    if live.stalls is None or not is_sealing(live) or is_asked(live, session):
        return False
    return live.stalls.seconds(0, at) >= STALLED_SECONDS


def needs_one_vote(live: LiveTable, seat: int, at: datetime) -> bool:
    """Return whether a seat has stalled for so long that one vote suffices."""
    return live.stalls is not None and seat in live.asked and live.stalls.seconds(seat, at) >= ONE_VOTE_SECONDS


def is_sealing(live: LiveTable) -> bool:
    """Return whether people are choosing in secret what to turn face down."""
    return live.status == "playing" and live.playing().is_sealing_flips()


def is_asked(live: LiveTable, session: str) -> bool:
    """Return whether people of this browser have to decide themselves."""
    return any(live.occupants[seat].session == session for seat in live.asked)
