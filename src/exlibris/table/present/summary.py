"""What the list of a browser's tables says of one."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.loading import UnreadableTable
from exlibris.table.options import Status

ListedStatus = Literal["waiting", "playing", "over", "ended", "unreadable"]


class ListedTable(Struct, frozen=True):
    """A table in the list after its event `number`; `sessions` are the browsers that may look from each seat.

    `asked` are the seats whose people have to decide. Secret, like `sessions`: only a browser's own may be shown to it.
    """

    id: str
    number: int
    created: datetime
    preset: str
    solo: bool
    names: list[str]
    status: Status
    sessions: list[str | None]
    round: int
    asked: list[int]


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table of this browser; `round` is 0 while it waits for people.

    One that is "unreadable" can't go on here: it needs rules or components that this server does not have, or its
    events make no game. `trouble` says which; of the other fields only those from its opening are filled in.
    """

    id: str
    names: list[str]
    status: ListedStatus
    preset: str
    solo: bool
    your_seats: list[int]
    round: int
    your_turn: bool
    created: str
    trouble: str | None = None


def summary_of(table: ListedTable | UnreadableTable, session: str) -> TableSummary:
    """Return a table in one line, for the browser of that session."""
    if isinstance(table, UnreadableTable):
        return unreadable(table)
    seats = [seat for seat, sitting in enumerate(table.sessions) if sitting == session]
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


def unreadable(error: UnreadableTable) -> TableSummary:
    """Return what is known of a table that can't go on here without playing it."""
    opened = error.opened
    return TableSummary(
        id=opened.id,
        names=[seat.name for seat in opened.seats],
        status="unreadable",
        preset=opened.options.preset,
        solo=len(opened.seats) == 1,
        your_seats=[],
        round=0,
        your_turn=False,
        created=opened.created.isoformat(timespec="seconds"),
        trouble=error.detail,
    )


def listed(live: LiveTable) -> ListedTable:
    """Return what the list says of a table."""
    return ListedTable(
        id=live.opened.id,
        number=live.number,
        created=live.opened.created,
        preset=live.opened.options.preset,
        solo=live.ruleset.is_solo,
        names=[occupant.name for occupant in live.occupants],
        status=live.status,
        sessions=[None if occupant.resigned else occupant.session for occupant in live.occupants],
        round=live.state.round.number if live.state else 0,
        asked=live.asked,
    )
