"""One line for a table in the list of a browser's tables."""

from exlibris.server.live import LiveTable
from exlibris.server.loading import UnreadableTable
from exlibris.server.messages import TableSummary


def summary_of(found: LiveTable | UnreadableTable, session: str) -> TableSummary:
    """Return a table in one line, for the browser of that session."""
    return unreadable(found) if isinstance(found, UnreadableTable) else summary(found, session)


def unreadable(error: UnreadableTable) -> TableSummary:
    """Return what is known of a table that can't go on here without playing it."""
    opened = error.opened
    return TableSummary(
        id=opened.id,
        names=[seat.name for seat in opened.seats],
        status="unreadable",
        preset=opened.preset,
        solo=len(opened.seats) == 1,
        your_seats=[],
        round=0,
        your_turn=False,
        created=opened.created.isoformat(timespec="seconds"),
        trouble=error.detail,
    )


def summary(live: LiveTable, session: str) -> TableSummary:
    """Return the table in one line, for the browser of that session."""
    seats = live.seats_of(session)
    return TableSummary(
        id=live.opened.id,
        names=[one.name for one in live.occupants],
        status=live.status,
        preset=live.opened.preset,
        solo=live.ruleset.is_solo,
        your_seats=seats,
        round=live.state.round.number if live.state else 0,
        your_turn=any(seat in seats for seat in live.pending() if seat in live.people.deciding),
        created=live.opened.created.isoformat(timespec="seconds"),
    )
