"""The lobby over HTTP, and what it shows of a table."""

from litestar import Controller, get
from msgspec import Struct

from exlibris.server.kit.dependencies import TheCaller, TheLanguage
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.lobby.lobby import TheLobby
from exlibris.table.live import LiveTable
from exlibris.table.opening import is_member
from exlibris.table.options import HUMAN, Player, TableOptions
from exlibris.table.public import ListedTable
from exlibris.table.sentences import played_by


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
        seats=[
            OpenSeat(name=seat.name, player=seat.player, taken=seat.taken, played_by=played_by(seat, language))
            for seat in seats
        ],
        member=is_member(live, session),
        created=opened.created.isoformat(timespec="seconds"),
    )


def finished_table(table: ListedTable) -> FinishedTable:
    """Return what somebody in the lobby sees of a table whose game is over."""
    return FinishedTable(
        id=table.id,
        names=table.names,
        preset=table.preset,
        created=table.created.isoformat(timespec="seconds"),
    )


class LobbyController(Controller):
    """Tables that anybody at this server may join."""

    path = "/lobby"

    @get("/", responses=REFUSALS)
    async def list_open_tables(self, caller: TheCaller, lobby: TheLobby, spoken: TheLanguage) -> list[OpenTable]:
        """Return the tables that wait for people and were opened for the lobby, newest first.

        One leaves the list when its game begins, when nobody has sat down there for seven days, and, unless it is
        played by correspondence, when nobody who sits there has had it open for a quarter of an hour.
        """
        return [open_table(live, caller.session, spoken) for live in await lobby.open_tables()]

    @get("/finished", responses=REFUSALS)
    async def list_finished_tables(self, lobby: TheLobby) -> list[FinishedTable]:
        """Return the tables that were opened for the lobby and whose games ended in the last seven days, newest first.

        Their replays are for anybody. The replay of a table opened by link only is for everybody with its link,
        and nothing lists it.
        """
        return [finished_table(table) for table in await lobby.finished_tables()]
