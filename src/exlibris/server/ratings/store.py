"""Ratings in the database: each finished table is looked at once, and games are rated one after the other."""

from datetime import datetime
from typing import Final

from msgspec import structs, to_builtins
from sqlalchemy import JSON, Float, Index, String, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.ratings.games import RatedGame, RatedSeat, Skill, skills_after
from exlibris.server.storage.database import Database
from exlibris.server.storage.engines import lock
from exlibris.server.storage.events import EventRow
from exlibris.server.storage.models import Base, TableRow
from exlibris.table.names import ACCOUNT_PREFIX, nobodys_session

RATING: Final = 0x45786C72  # the number of the lock that one process at a time has while it rates
AT_ONCE: Final = 100
unrated = (TableRow.finished, TableRow.rated.is_(False))
of_account = exists().where(EventRow.table_id == TableRow.id, EventRow.session.startswith(ACCOUNT_PREFIX))


class RatingRow(Base):
    """What somebody has reached: an account by its session, or a computer player by its name."""

    __tablename__ = "ratings"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    family: Mapped[str] = mapped_column(String(40), primary_key=True)
    pool: Mapped[str] = mapped_column(String(10), primary_key=True)
    mu: Mapped[float] = mapped_column(Float())
    sigma: Mapped[float] = mapped_column(Float())
    games: Mapped[int]
    wins: Mapped[int]


class RatedSeatRow(Base):
    """A seat of a game that was rated, in the order of rating. It outlives the table."""

    __tablename__ = "rated_seats"
    __table_args__ = (
        Index("ix_rated_seats_table_id", "table_id", "seat", unique=True),
        Index("ix_rated_seats_session", "session"),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(String(22))
    seat: Mapped[int]
    session: Mapped[str] = mapped_column(String(64))
    family: Mapped[str] = mapped_column(String(40))
    pool: Mapped[str] = mapped_column(String(10))
    listed: Mapped[bool]
    rank: Mapped[int]
    size: Mapped[int]
    lines: Mapped[dict[str, int] | None] = mapped_column(JSON(none_as_null=True))
    places: Mapped[dict[str, int]] = mapped_column(JSON())
    mu_before: Mapped[float | None] = mapped_column(Float())
    sigma_before: Mapped[float | None] = mapped_column(Float())
    mu: Mapped[float] = mapped_column(Float())
    sigma: Mapped[float] = mapped_column(Float())
    at: Mapped[datetime]


class Ratings:
    """The ratings of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self) -> list[tuple[str, datetime]]:
        """Return finished tables of accounts to be rated, and when something last happened there, the oldest first.

        All others are noted as looked at.
        """
        last = select(func.max(EventRow.created)).where(EventRow.table_id == TableRow.id).scalar_subquery()
        at = func.coalesce(last, TableRow.created).label("at")
        wanted = select(TableRow.id, at, of_account.label("counts")).where(*unrated)
        async with self._database.reading() as db:
            rows = (await db.execute(wanted.order_by(at, TableRow.id).limit(AT_ONCE))).all()
        if all(row.counts for row in rows):
            return [(row.id, row.at) for row in rows]
        async with self._database.writing() as db:
            await db.execute(update(TableRow).where(*unrated, ~of_account).values(rated=True))
        return await self.waiting()

    async def rate(self, table_id: str, game: RatedGame | None, at: datetime) -> bool:
        """Rate a table's game (None: nothing to rate); return False if the table was handled before."""
        this = (TableRow.id == table_id, TableRow.rated.is_(False))
        async with self._database.writing() as db:
            await lock(db, RATING)
            is_first = await db.scalar(update(TableRow).where(*this).values(rated=True).returning(TableRow.id))
            if is_first and game:
                await store_game(db, game, at)
        return is_first is not None

    async def forget(self, session: str) -> None:
        """Delete a person's ratings; the games that others' ratings follow from stay, each under a new session."""
        async with self._database.writing() as db:
            await db.execute(delete(RatingRow).where(RatingRow.session == session))
            for number in (await db.scalars(select(RatedSeatRow.id).where(RatedSeatRow.session == session))).all():
                row = update(RatedSeatRow).where(RatedSeatRow.id == number)
                await db.execute(row.values(session=nobodys_session()))


async def store_game(db: AsyncSession, game: RatedGame, at: datetime) -> None:
    """Store what a game has changed."""
    of_pool = (RatingRow.family == game.family, RatingRow.pool == game.pool)
    wanted = select(RatingRow).where(*of_pool, RatingRow.session.in_([seat.session for seat in game.seats]))
    known = {row.session: row for row in await db.scalars(wanted)}
    before = {session: Skill(row.mu, row.sigma) for session, row in known.items()}
    after = skills_after(before, game.seats)
    for seat in game.seats:
        db.add(seat_row(game, seat, before.get(seat.session), after[seat.session], at))
        await db.flush()  # in the order of the seats
    for session, skill in after.items():
        row = known.get(session) or RatingRow(session=session, family=game.family, pool=game.pool, games=0, wins=0)
        row.mu, row.sigma = skill
        row.games += 1
        row.wins += any(seat.rank == 1 for seat in game.seats if seat.session == session)
        db.add(row)


def seat_row(game: RatedGame, seat: RatedSeat, before: Skill | None, after: Skill, at: datetime) -> RatedSeatRow:
    """Return the row of a seat; `before` is None for a newcomer."""
    of_game = structs.asdict(game)
    del of_game["seats"]
    return RatedSeatRow(
        **of_game,
        **to_builtins(seat, str_keys=True),
        mu_before=before.mu if before else None,
        sigma_before=before.sigma if before else None,
        mu=after.mu,
        sigma=after.sigma,
        at=at,
    )
