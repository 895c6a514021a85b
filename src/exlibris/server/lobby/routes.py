"""The lobby over HTTP."""

from litestar import Controller, get

from exlibris.server.kit.dependencies import TheCaller, TheLanguage
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.lobby.lobby import TheLobby
from exlibris.server.lobby.messages import FinishedTable, OpenTable, finished_table, open_table


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
