"""Commands to take, request and release a seat, and the host's answers; each returns the resulting event."""

from msgspec import Struct

from exlibris.table import commands
from exlibris.table.errors import TableError
from exlibris.table.events import AnyEvent, Ask, Claim, Decline, Release, Remove, Withdraw
from exlibris.table.live import Table
from exlibris.table.options import Name
from exlibris.table.people import MOST_OPEN, MOST_REQUESTS, Admission


class ClaimSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to sit down at an open seat."""

    name: Name = ""


def release(live: Table, seat: int, session: str) -> Release | Remove:
    """Free a seat before the game, for its own browser or the host."""
    commands.check_may_release(live, seat, session)
    return Release(seat) if live.occupants[seat].session == session else Remove(seat)


def sit_or_ask(live: Table, seat: int, name: str, session: str) -> AnyEvent | None:
    """Give a browser an open seat, or ask the host for it.

    Returns:
        A `Claim` if the browser may sit down at once, else an `Ask`; the seat keeps its name if `name` is "".
        None if the browser already has this seat or has already asked for it.
    """
    if commands.is_seated(live, seat, session):
        return None
    commands.check_may_sit(live, seat, session)
    if needs_approval(live, session):
        return ask(live, seat, name, session)
    commands.check_own_name(live, seat, name)
    return Claim(seat, session, name.strip())


def ask(live: Table, seat: int, name: str, session: str) -> AnyEvent | None:
    """Ask the host for an open seat."""
    if request := live.admissions.open_of(session):
        if request.seat != seat:
            detail = f"You have already asked for seat {request.seat}: withdraw that request first."
            raise TableError("already-asking", detail)
        return None
    _check_may_ask(live, session)
    commands.check_own_name(live, seat, name)
    return Ask(seat, session, name.strip())


def needs_approval(live: Table, session: str) -> bool:
    """Return whether the host must accept a browser before it gets a seat."""
    is_host = live.opened.maker_session == session
    return live.opened.options.approval and not is_host and not live.admissions.has_accepted(session)


def _check_may_ask(live: Table, session: str) -> None:
    if not live.admissions.left_of(session):
        detail = f"You have used all {MOST_REQUESTS} requests for a seat at this table."
        raise TableError("asked-too-often", detail)
    if len(live.admissions.open) >= MOST_OPEN:
        detail = f"{MOST_OPEN} people are already waiting for an answer at this table; try again later."
        raise TableError("too-many-ask", detail)


def accept(live: Table, number: int, session: str) -> AnyEvent | None:
    """Accept a request as the host; return the event that seats the person."""
    commands.check_host(live, session)
    request = _request_numbered(live, number)
    if request.fate == "accepted":
        return None
    _check_unanswered(request)
    commands.check_may_sit(live, request.seat, request.session)
    return Claim(request.seat, request.session, request.name)


def decline(live: Table, number: int, session: str) -> AnyEvent | None:
    """Decline a request as the host."""
    commands.check_host(live, session)
    request = _request_numbered(live, number)
    if request.fate == "declined":
        return None
    _check_unanswered(request)
    return Decline(number)


def withdraw(live: Table, number: int, session: str) -> AnyEvent | None:
    """Withdraw this browser's own request."""
    request = _request_numbered(live, number)
    if request.session != session:
        raise _no_request(number)
    if request.fate == "withdrawn":
        return None
    _check_unanswered(request)
    return Withdraw(number)


def _request_numbered(live: Table, number: int) -> Admission:
    commands.check_waiting(live)
    if request := live.admissions.numbered(number):
        return request
    raise _no_request(number)


def _no_request(number: int) -> TableError:
    return TableError("request-not-found", f"There is no request {number} at this table.")


def _check_unanswered(request: Admission) -> None:
    if request.fate != "open":
        raise TableError("request-answered", "This request is no longer open.")
