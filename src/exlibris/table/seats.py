"""Commands about seats and the end of a game, such as leave, resign and vote; each returns the resulting event."""

from datetime import datetime
from math import ceil
from typing import Final

from exlibris.bots import USUAL
from exlibris.table import events
from exlibris.table.clocks import STALLED_SECONDS
from exlibris.table.commands import check_host, check_on, check_other, check_owner, check_seat, misses_bot
from exlibris.table.errors import TableError
from exlibris.table.live import Table
from exlibris.table.opening import is_member

ONE_VOTE_SECONDS: Final = 2 * STALLED_SECONDS  # at one decision, until one other person's vote suffices
AWAY_SECONDS = 60.0  # until the others may let a computer take over


def call_off(live: Table, seat: int, session: str, at: datetime) -> events.CallOff | None:
    """End the game without a winner because another seat stalls it; only for the one other person who plays."""
    ending = live.people.ending
    if ending and ending.reason == "stalled":
        return None
    check_other(live, seat, session)
    if live.occupants[seat].stand_in:
        raise TableError("computer-plays", f"A computer plays for {live.occupants[seat].name}.")
    _check_stalled(live, seat, session, at)
    if {live.occupants[other].session for other in live.people.deciding} != {session, live.occupants[seat].session}:
        raise TableError("others-play", "Other people play at this table: propose to end the game instead.")
    if seat not in live.asked:
        raise _not_stalled(live, seat)
    return events.CallOff(seat)


def _check_stalled(live: Table, seat: int, session: str, at: datetime) -> None:
    left = _seconds_left(live, seat, at)
    if left is None:
        raise _not_stalled(live, seat)
    if left:
        name = live.occupants[seat].name
        raise TableError("still-deciding", f"{name} has {left} seconds left for this decision.", left)
    if _is_sealing(live) and _is_asked(live, session):
        raise TableError("decide-first", "Choose your own flips first.")


def _seconds_left(live: Table, seat: int, at: datetime) -> int | None:
    """Return the seconds until a seat's person counts as stalling; None without a decision, or with a clock."""
    if live.stalls is None or not (_is_sealing(live) or seat in live.asked):
        return None
    return max(ceil(STALLED_SECONDS - live.stalls.seconds(seat, at)), 0)


def _not_stalled(live: Table, seat: int) -> TableError:
    return TableError("still-here", f"{live.occupants[seat].name} is here and has nothing to decide now.")


def _may_end_sealing(live: Table, session: str, at: datetime) -> bool:
    if live.stalls is None or not _is_sealing(live) or _is_asked(live, session):
        return False
    return live.stalls.seconds(0, at) >= STALLED_SECONDS


def needs_one_vote(live: Table, seat: int, at: datetime) -> bool:
    """Return whether a seat has stalled for so long that one vote suffices."""
    return live.stalls is not None and seat in live.asked and live.stalls.seconds(seat, at) >= ONE_VOTE_SECONDS


def _is_sealing(live: Table) -> bool:
    return live.status == "playing" and live.playing().is_sealing_flips()


def _is_asked(live: Table, session: str) -> bool:
    return any(live.occupants[seat].session == session for seat in live.asked)


def fill(live: Table, session: str, at: datetime) -> events.AnyEvent | None:
    """Give the first open seat to a computer, for the host, or for any person at the table if the host is away."""
    if live.status != "waiting" and live.seats_of(session):
        return None
    _check_may_begin(live, session, at)
    if all(occupant.session is None for occupant in live.occupants):
        raise TableError("nobody-seated", "At least one person must sit at the table.")
    empty = [seat for seat, occupant in enumerate(live.occupants) if not occupant.taken]
    return events.Fill(empty[0], USUAL) if empty else None


def leave(live: Table, seat: int, session: str) -> events.AnyEvent | None:
    """Let a computer play for this browser's seat until its person returns."""
    _check_sits(live, seat, session)
    return None if live.occupants[seat].stand_in else events.Leave(seat, USUAL)


def substitute(live: Table, seat: int, session: str) -> events.AnyEvent | None:
    """Replace a missing bot with the usual computer, for the host and the players."""
    check_seat(live, seat)
    if not is_member(live, session):
        raise TableError("not-playing", "Only people who are at the table may do that.")
    return events.Substitute(seat, USUAL) if misses_bot(live, seat) else None


def come_back(live: Table, seat: int, session: str) -> events.AnyEvent | None:
    """Let the person of this browser's seat play again."""
    _check_sits(live, seat, session)
    return events.Return(seat) if live.occupants[seat].stand_in else None


def resign(live: Table, seat: int, session: str) -> events.AnyEvent | None:
    """Resign from this browser's seat for good."""
    if _is_own(live, seat, session) and live.occupants[seat].resigned:
        return None
    _check_sits(live, seat, session)
    return events.Resign(seat, USUAL)


def agree(live: Table, seat: int, session: str) -> events.AnyEvent | None:
    """For this browser's seat, propose or agree to end the game without a winner."""
    if _is_own(live, seat, session) and _is_ended_by(live, "agreed"):
        return None
    _check_sits(live, seat, session)
    if live.occupants[seat].stand_in:
        raise TableError("computer-plays", "A computer plays for this seat: return to it first.")
    return None if seat in live.people.agreed else events.Agree(seat)


def disagree(live: Table, seat: int, session: str) -> events.AnyEvent | None:
    """For this browser's seat, refuse to end the game, or withdraw the proposal."""
    _check_sits(live, seat, session)
    return events.Disagree(seat) if live.people.agreed else None


def vote(live: Table, seat: int, session: str, at: datetime) -> events.AnyEvent | None:
    """Vote for a computer to take over another seat, whose person is away, out of time or stalling at the time `at`.

    While flips are sealed, votes on stalling are not recorded, because they would reveal who has finished.
    """
    check_may_vote(live, seat, session, at)
    is_replaced = live.occupants[seat].stand_in or _may_end_sealing(live, session, at)
    if is_replaced or session in live.people.votes.get(seat, ()):
        return None
    return events.Vote(seat, session)


def replace(live: Table, seat: int, session: str, at: datetime) -> events.AnyEvent | None:
    """Let a computer take over a seat on which this browser's person has voted; call this until it returns None.

    This needs the votes of all other players who are here, or one vote once the seat has stalled for twice as long.
    While flips are sealed, a person who has finished lets computers decide for all others, one seat per call.
    """
    if _may_end_sealing(live, session, at):
        return next(
            (events.Stalled(late, USUAL) for late in live.asked if live.occupants[late].session != session), None
        )
    voted = live.people.votes.get(seat, set())
    others = {live.occupants[other].session for other in live.people.deciding} - {live.occupants[seat].session}
    is_open = any(live.presence.is_here(other) for other in others - voted)
    if not voted or (is_open and not needs_one_vote(live, seat, at)):
        return None
    if live.has_run_out(seat, at):
        return events.Overtime(seat, USUAL)
    return events.Replace(seat, USUAL) if is_away(live, seat, at) else events.Stalled(seat, USUAL)


def time_out(live: Table, at: datetime) -> events.TimeOut | None:
    """Return the loss on time of the clock that ran out first, if any; apply it before any other event or snapshot."""
    if live.clocks is None or not live.opened.options.loses_on_time:
        return None
    left = live.clocks.state.left
    late = min((seat for seat in live.asked if live.has_run_out(seat, at)), key=left.__getitem__, default=None)
    return None if late is None else events.TimeOut(late, USUAL)


def stop(live: Table, session: str) -> events.AnyEvent | None:
    """End the game as the host."""
    check_host(live, session)
    if _is_ended_by(live, "host"):
        return None
    check_on(live)
    return events.End()


def _check_may_begin(live: Table, session: str, at: datetime) -> None:
    host = live.opened.maker_session
    if host == session:
        return
    wait = ceil(AWAY_SECONDS - live.presence.seconds_away(host, at)) if live.seats_of(session) else None
    if wait is None or wait > 0:
        raise TableError("not-host", "Only the host may do that, or people at the table if the host is away.", wait)


def check_may_delete(live: Table, session: str) -> None:
    """Raise TableError unless the host asks, no game is in progress, and it wasn't the try of a day."""
    check_host(live, session)
    if live.people.day:
        raise TableError("one-try", "The deal of the day has one try, so its table can't be deleted.")
    if live.status == "playing":
        raise TableError("game-on", "The game is in progress: end it before you delete the table.")


def check_may_vote(live: Table, seat: int, session: str, at: datetime) -> None:
    """Raise TableError unless the browser plays here, and the seat's person is away, out of time or stalling."""
    check_other(live, seat, session)
    occupant = live.occupants[seat]
    if occupant.stand_in or live.has_run_out(seat, at) or is_away(live, seat, at):
        return
    if not live.presence.is_here(occupant.session) and _seconds_left(live, seat, at) != 0:
        wait = ceil(AWAY_SECONDS - live.presence.seconds_away(occupant.session, at))
        raise TableError("still-here", f"{occupant.name} was here a moment ago: wait {wait} seconds.", wait)
    _check_stalled(live, seat, session, at)


def is_away(live: Table, seat: int, at: datetime) -> bool:
    """Return whether a seat's person has been away long enough to be replaced."""
    return live.presence.seconds_away(live.occupants[seat].session, at) >= AWAY_SECONDS


def _check_sits(live: Table, seat: int, session: str) -> None:
    check_on(live)
    check_owner(live, seat, session)


def _is_own(live: Table, seat: int, session: str) -> bool:
    check_seat(live, seat)
    return live.occupants[seat].session == session


def _is_ended_by(live: Table, reason: str) -> bool:
    return live.people.ending is not None and live.people.ending.reason == reason


WISHES: Final = {
    "leave": leave, "return": come_back, "resign": resign, "agree": agree, "disagree": disagree,
    "substitute": substitute,
}  # fmt: skip
