"""Another game with the same players: the first who asks opens its table, the others sit down there."""

import hashlib

from msgspec import Struct, structs

from exlibris.table.commands.opening import OPEN
from exlibris.table.errors import TableError
from exlibris.table.events import Claim, Rematch
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.occupants import Occupant
from exlibris.table.options import HUMAN, NewSeat, NewTable


class RematchRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for another game with the same players and rules; a solo game may go on at another `level`."""

    level: int | None = None


def check_may_rematch(live: LiveTable, session: str) -> None:
    """Raise TableError unless the game is over and the browser was at the table."""
    if not is_member(live, session):
        raise TableError("not-playing", "Only those who were at the table may ask for a rematch.")
    if not live.is_finished:
        raise TableError("not-over", "A rematch can begin when the game is over.")


def is_member(live: LiveTable, session: str) -> bool:
    """Return whether the browser has or had a seat at the table, or opened it."""
    return session == live.opened.maker_session or any(occupant.session == session for occupant in live.occupants)


def rematch_of(live: LiveTable, session: str, level: int | None) -> NewTable:
    """Return another game by the same rules and pace, which begins with the player who was second, or drawn again.

    Seats of people of other browsers are open; they sit down there again without anybody's approval. The lobby does not
    show the table.
    """
    options = live.opened.options
    again = structs.replace(options, level=options.level and (level or options.level), listed=False)
    return NewTable(
        seats=[seat_again(occupant, session) for occupant in rotated(live.occupants)], **structs.asdict(again)
    )


def rotated(occupants: list[Occupant]) -> list[Occupant]:
    """Return the players in the order of the next game."""
    return occupants[1:] + occupants[:1]


def seat_again(occupant: Occupant, session: str) -> NewSeat:
    """Return a player's seat in the next game, which a browser opens."""
    is_elsewhere = occupant.player == HUMAN and occupant.session != session
    return NewSeat(name=occupant.name, player=OPEN if is_elsewhere else occupant.player)


def rematch_key(table_id: str) -> str:
    """Return the request key of a table's rematch, the same for all players, so that there is only one."""
    return hashlib.sha256(f"rematch of {table_id}".encode()).hexdigest()


def sit_again(new: LiveTable, before: LiveTable, session: str) -> Claim | None:
    """Give the browser, at the new table, the next seat of those it had before that is still open.

    Whom the host has removed there gets none, where the host decides.
    """
    if new.admissions.has_removed(session):
        return None
    for seat, occupant in enumerate(rotated(before.occupants)):
        if occupant.session == session and not new.occupants[seat].taken:
            return Claim(seat, session, occupant.name)
    return None


def rematched(live: LiveTable, new_id: str, session: str) -> Rematch | None:
    """Lead everybody at the table to the new one."""
    if live.people.rematch and live.people.rematch.table_id == new_id:
        return None
    seat = next((seat for seat, occupant in enumerate(live.occupants) if occupant.session == session), None)
    return Rematch(new_id, seat)
