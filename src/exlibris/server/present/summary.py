"""One line for a table in the list of a browser's tables."""

from exlibris.server.live import LiveTable
from exlibris.server.messages import TableSummary


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
        your_turn=any(seat in seats for seat in live.pending()),
        created=live.opened.created.isoformat(timespec="seconds"),
    )
