"""One line for a table in the list of a browser's tables."""

from exlibris.server.loading import UnreadableTable
from exlibris.server.messages import TableSummary
from exlibris.server.positions.listed import ListedTable


def summary_of(found: ListedTable | UnreadableTable, session: str) -> TableSummary:
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


def summary(table: ListedTable, session: str) -> TableSummary:
    """Return the table in one line, for the browser of that session."""
    seats = [seat for seat, one in enumerate(table.sessions) if one == session]
    return TableSummary(
        id=table.id,
        names=table.names,
        status=table.status,
        preset=table.preset,
        solo=table.solo,
        your_seats=seats,
        round=table.round,
        your_turn=any(seat in seats for seat in table.asked),
        created=table.created.isoformat(timespec="seconds"),
    )
