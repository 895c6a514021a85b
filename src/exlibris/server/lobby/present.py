"""Open tables as the lobby shows them."""

from exlibris.server.lobby.messages import FinishedTable, OpenSeat, OpenTable
from exlibris.table.commands.rematch import is_member
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.occupants import Occupant
from exlibris.table.options import HUMAN
from exlibris.table.present.listed import ListedTable
from exlibris.table.present.seated import played_by


def open_table(live: LiveTable, session: str, language: str) -> OpenTable:
    """Return what somebody in the lobby sees of a table."""
    opened, seats = live.opened, live.occupants
    return OpenTable(
        id=opened.id,
        host=next((one.name for one in seats if one.player == HUMAN and one.taken), ""),
        preset=opened.preset,
        variants=opened.variants,
        seats=[open_seat(one, language) for one in seats],
        pace=opened.pace,
        draw_seats=opened.draw_seats,
        hints=opened.hints,
        approval=opened.approval,
        member=is_member(live, session),
        created=opened.created.isoformat(timespec="seconds"),
    )


def open_seat(one: Occupant, language: str) -> OpenSeat:
    """Return who sits on a seat, or that it is free."""
    return OpenSeat(name=one.name, player=one.player, taken=one.taken, played_by=played_by(one, language))


def finished_table(table: ListedTable) -> FinishedTable:
    """Return what somebody in the lobby sees of a table whose game is over."""
    return FinishedTable(
        id=table.id,
        names=table.names,
        preset=table.preset,
        created=table.created.isoformat(timespec="seconds"),
    )
