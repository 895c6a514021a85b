"""Leaderboards and profiles of accounts that choose to be listed."""

from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Final

from msgspec import Meta, Struct
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from exlibris.server.accounts.rows import AccountRow
from exlibris.server.accounts.service import AccountService
from exlibris.server.http.callers import Caller
from exlibris.server.ratings import LINES, Pool, RatedSeatRow, RatingRow
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import TableRow
from exlibris.table.errors import TableError
from exlibris.table.routes import get

SHOWN: Final = 100  # players
POINTS: Final = 300  # last ratings of a player
GAMES: Final = 50
COMPARED: Final = 500  # most recently rated seats, for averages
Z: Final = 1.96  # for a 95% interval
Family = Annotated[str, Meta(max_length=40)]
PlayerName = Annotated[str, Meta(max_length=40)]


class RankedPlayer(Struct, frozen=True, kw_only=True):
    """A player on the leaderboard; `rating` plus or minus `margin` is a 95% interval."""

    name: str
    rating: float
    margin: float
    games: int
    wins: int


class RatedPoint(Struct, frozen=True, kw_only=True):
    """The rating after a game."""

    at: datetime
    rating: float


class PlayedGame(Struct, frozen=True, kw_only=True):
    """A game at a table that was listed in the lobby and still exists, so that its replay does."""

    table: str
    at: datetime
    rank: int
    size: int
    total: int | None
    rating: float


class FormLine(Struct, frozen=True, kw_only=True):
    """A line of the inspection form: the player's mean, and the mean of all recently rated seats."""

    line: str
    own: float
    average: float


class FavouritePlace(Struct, frozen=True, kw_only=True):
    """Placements of an assistant on a location per game: the player's mean, and everyone's."""

    tile: int
    own: float
    average: float


class PlayerPool(Struct, frozen=True, kw_only=True):
    """A player's results with one family of rulesets, among people or with computers.

    `points` are the ratings after the last games at any table; `history` has only games with a public replay.
    """

    family: str
    pool: str
    rating: float
    margin: float
    games: int
    wins: int
    points: list[RatedPoint]
    history: list[PlayedGame]
    lines: list[FormLine]
    places: list[FavouritePlace]


class PlayerPage(Struct, frozen=True, kw_only=True):
    """A player. `shown`: listed publicly; if not, only the player can see this page (`yours`)."""

    name: str
    shown: bool
    yours: bool
    pools: list[PlayerPool]


async def _pool_of(db: AsyncSession, rating: RatingRow) -> PlayerPool:
    same = (RatedSeatRow.family == rating.family, RatedSeatRow.pool == rating.pool)
    newest = select(RatedSeatRow).where(*same).order_by(RatedSeatRow.id.desc())
    own = (await db.scalars(newest.where(RatedSeatRow.session == rating.session).limit(POINTS))).all()
    everybody = (await db.scalars(newest.limit(COMPARED))).all()
    return PlayerPool(
        family=rating.family,
        pool=rating.pool,
        rating=rating.mu,
        margin=Z * rating.sigma,
        games=rating.games,
        wins=rating.wins,
        points=[RatedPoint(at=row.at, rating=row.mu) for row in reversed(own)],
        history=await _history_of(db, own),
        lines=_lines_of(own, everybody),
        places=_places_of(own, everybody),
    )


async def _history_of(db: AsyncSession, own: Sequence[RatedSeatRow]) -> list[PlayedGame]:
    listed = [row for row in own if row.listed][:GAMES]
    there = set(await db.scalars(select(TableRow.id).where(TableRow.id.in_([row.table_id for row in listed]))))
    return [
        PlayedGame(
            table=row.table_id,
            at=row.at,
            rank=row.rank,
            size=row.size,
            total=row.lines["total"] if row.lines else None,
            rating=row.mu,
        )
        for row in listed
        if row.table_id in there
    ]


def _lines_of(own: Sequence[RatedSeatRow], everybody: Sequence[RatedSeatRow]) -> list[FormLine]:
    mine = [row.lines for row in own if row.lines]
    all_lines = [row.lines for row in everybody if row.lines]
    if not mine or not all_lines:
        return []
    return [FormLine(line=key, own=_mean(mine, key), average=_mean(all_lines, key)) for key in LINES]


def _mean(forms: Sequence[dict[str, int]], key: str) -> float:
    return sum(form[key] for form in forms) / len(forms)


def _places_of(own: Sequence[RatedSeatRow], everybody: Sequence[RatedSeatRow]) -> list[FavouritePlace]:
    mine, all_of_them = _placed(own), _placed(everybody)
    return [
        FavouritePlace(tile=int(tile), own=count / len(own), average=all_of_them[tile] / len(everybody))
        for tile, count in sorted(mine.items(), key=lambda item: (-item[1], int(item[0])))
    ]


def _placed(rows: Sequence[RatedSeatRow]) -> Counter[str]:
    return sum((Counter(row.places) for row in rows), Counter())


async def list_players(*, database: Database, family: Family = "first", pool: Pool = "people") -> list[RankedPlayer]:
    """Return the best players with one family of rulesets ("first" or "revised"), among people or computers."""
    wanted = select(AccountRow.name, RatingRow).join(AccountRow, AccountRow.session == RatingRow.session)
    wanted = wanted.where(AccountRow.shown, RatingRow.family == family, RatingRow.pool == pool)
    certain = RatingRow.mu - 3 * RatingRow.sigma  # the lower bound of their skill
    async with database.reading() as db:
        rows = await db.execute(wanted.order_by(certain.desc(), AccountRow.name).limit(SHOWN))
        return [
            RankedPlayer(name=name, rating=row.mu, margin=Z * row.sigma, games=row.games, wins=row.wins)
            for name, row in rows
        ]


async def read_player(*, name: PlayerName, caller: Caller, accounts: AccountService, database: Database) -> PlayerPage:
    """Return a player. An unlisted player is found only by themselves."""
    account = await accounts.stored.named(name)
    if account is None or not (account.shown or account.session == caller.session):
        raise TableError("player-not-found", "There is no listed player by this name.")
    wanted = select(RatingRow).where(RatingRow.session == account.session)
    async with database.reading() as db:
        ratings = (await db.scalars(wanted.order_by(RatingRow.family, RatingRow.pool))).all()
        pools = [await _pool_of(db, rating) for rating in ratings]
    return PlayerPage(name=account.name, shown=account.shown, yours=account.session == caller.session, pools=pools)


PLAYERS: Final = (get("/players", list_players), get("/players/named", read_player))
