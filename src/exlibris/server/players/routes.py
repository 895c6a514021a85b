"""Players and their ratings."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import FromQuery, QueryParameter

from exlibris.server.accounts.service import TheAccounts
from exlibris.server.kit.dependencies import TheCaller
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.players.players import PlayerPage, RankedPlayer, ThePlayers
from exlibris.server.ratings.games import Pool
from exlibris.table.errors import TableError

Family = Annotated[str, QueryParameter(max_length=40)]
PlayerName = Annotated[str, QueryParameter(max_length=40)]


class PlayersController(Controller):
    """Accounts that want to be shown, and how well they play."""

    path = "/players"

    @get("/", responses=REFUSALS)
    async def list_players(
        self, *, players: ThePlayers, family: Family = "first", pool: FromQuery[Pool] = "people"
    ) -> list[RankedPlayer]:
        """Return the best players by rulesets of one family ("first" or "revised"), among people or with computers."""
        return await players.best(family, pool)

    @get("/named", responses=REFUSALS)
    async def read_player(
        self, name: PlayerName, caller: TheCaller, accounts: TheAccounts, players: ThePlayers
    ) -> PlayerPage:
        """Return a player; one who does not want to be shown is there for themselves alone."""
        account = await accounts.stored.named(name)
        if account is None or not (account.shown or account.session == caller.session):
            raise TableError("player-not-found", "There is no player of this name who wants to be shown.")
        return PlayerPage(
            name=account.name,
            shown=account.shown,
            yours=account.session == caller.session,
            pools=await players.pools_of(account.session),
        )
