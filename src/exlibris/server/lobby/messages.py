"""What the lobby shows of a table."""

from msgspec import Struct

from exlibris.table.commands.rematch import is_member
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.occupants import Occupant
from exlibris.table.options import HUMAN, Player, TableOptions
from exlibris.table.present.bots import played_by
from exlibris.table.present.summary import ListedTable


class OpenSeat(Struct, frozen=True, kw_only=True):
    """A seat of an open table; `played_by` says, in the reader's language, which computer or that a program plays."""

    name: str
    player: Player
    taken: bool
    played_by: str | None


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table that waits for people; `member` if this browser has a seat there or has opened it."""

    id: str
    host: str
    options: TableOptions
    seats: list[OpenSeat]
    member: bool
    created: str


class FinishedTable(Struct, frozen=True, kw_only=True):
    """A table of the lobby whose game is over; anybody may look at its replay."""

    id: str
    names: list[str]
    preset: str
    created: str


def open_table(live: LiveTable, session: str, language: str) -> OpenTable:
    """Return what somebody in the lobby sees of a table."""
    opened, seats = live.opened, live.occupants
    return OpenTable(
        id=opened.id,
        host=next((occupant.name for occupant in seats if occupant.player == HUMAN and occupant.taken), ""),
        options=opened.options,
        seats=[open_seat(occupant, language) for occupant in seats],
        member=is_member(live, session),
        created=opened.created.isoformat(timespec="seconds"),
    )


def open_seat(occupant: Occupant, language: str) -> OpenSeat:
    """Return who sits on a seat, or that it is free."""
    return OpenSeat(
        name=occupant.name, player=occupant.player, taken=occupant.taken, played_by=played_by(occupant, language)
    )


def finished_table(table: ListedTable) -> FinishedTable:
    """Return what somebody in the lobby sees of a table whose game is over."""
    return FinishedTable(
        id=table.id,
        names=table.names,
        preset=table.preset,
        created=table.created.isoformat(timespec="seconds"),
    )
