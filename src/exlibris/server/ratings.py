"""Ratings of accounts and computer players by finished games (OpenSkill, Plackett-Luce), updated game by game."""

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from statistics import fmean
from typing import Final, Literal, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import JSON, Float, Index, String, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.engine import result
from exlibris.server.background import to_its_end
from exlibris.server.storage.database import Database, StorageError, in_one_line, lock
from exlibris.server.storage.rows import Base, EventRow, TableRow
from exlibris.server.tables.service import Tables
from exlibris.table.errors import TableError
from exlibris.table.live import Table
from exlibris.table.names import ACCOUNT_PREFIX, is_account, nobodys_session
from exlibris.table.options import HUMAN
from exlibris.table.people import Occupant

Pool = Literal["people", "computers"]
MODEL: Final = PlackettLuce()  # skills vary over time, so no rating ever becomes certain
LINES: Final = ("b1", "b2", "b3", "b4", "b5", "total")
# Games ended by agreement or by the host aren't rated.
RATED_ENDINGS: Final = (None, "resigned", "time")
RATING: Final = 0x45786C72  # number of the lock that a process holds while it rates a game
AT_ONCE: Final = 100
unrated = (TableRow.finished, TableRow.rated.is_(False))
of_account = exists().where(EventRow.table_id == TableRow.id, EventRow.session.startswith(ACCOUNT_PREFIX))
PAUSE: Final = 10.0  # seconds between checks, unless woken by the end of a game
logger = logging.getLogger(__name__)


class RatingRow(Base):
    """The rating of an account, by its session, or of a computer player, by its name."""

    __tablename__ = "ratings"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    family: Mapped[str] = mapped_column(String(40), primary_key=True)
    pool: Mapped[str] = mapped_column(String(10), primary_key=True)
    mu: Mapped[float] = mapped_column(Float())
    sigma: Mapped[float] = mapped_column(Float())
    games: Mapped[int]
    wins: Mapped[int]


class RatedSeatRow(Base):
    """A seat of a rated game, in the order of rating. It outlives the table.

    It is an account's, by its session, or a computer player's, by its name. `family` is the ruleset's edition, `size`
    the number of seats, rated or not. `lines` are the lines of the form by name, None if the game ended before the
    inspection. `places` counts the placements on each location.
    """

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


def rated_seats(live: Table) -> list[RatedSeatRow]:
    """Return the rated seats of a finished game, an empty list if the game doesn't count.

    Seats that a bot has taken over are rated, too: leaving early doesn't save a rating.
    """
    who = {seat: name for seat, occupant in enumerate(live.occupants) if (name := _who_is_rated(occupant))}
    if not _is_rated(live, set(who.values())):
        return []
    of_people = all(occupant.player == HUMAN and not occupant.is_program for occupant in live.occupants)
    ranks, forms = _ranks_of(live), _forms_of(live)
    placed = Counter((entry.event.seat, entry.event.tile) for entry in live.history if entry.event.kind == "place")
    return [
        RatedSeatRow(
            table_id=live.opened.id,
            seat=seat,
            session=session,
            family=live.ruleset.preset.partition("-")[0],  # "first", "revised" or an expansion's own
            pool="people" if of_people else "computers",
            listed=live.opened.options.listed,
            rank=ranks[seat],
            size=len(live.occupants),
            lines=forms[seat] if forms else None,
            places={str(tile): count for (by, tile), count in placed.items() if by == seat},
        )
        for seat, session in who.items()
    ]


def _is_rated(live: Table, rated: set[str]) -> bool:
    """Return True if the game of a table counts, given the accounts and computer players that would be rated.

    The game must have at least two players, a random deal and an inspection (or end with all opponents resigning). No
    person may have had two seats, and no bot may have replaced another. At least one account and another rated player
    must take part. Guests and programs aren't rated.
    """
    sessions = [occupant.session for occupant in live.occupants if occupant.session]
    return (
        live.is_finished
        and (live.people.ending.reason if live.people.ending else None) in RATED_ENDINGS
        and not live.is_open_deal
        and not live.people.has_substitutes
        and len(set(sessions)) == len(sessions)
        and any(is_account(session) for session in rated)
        and len(rated) > 1
    )


def _who_is_rated(occupant: Occupant) -> str | None:
    if occupant.player != HUMAN:
        return f"bot {occupant.player}"
    return occupant.session if occupant.session and is_account(occupant.session) else None


def _ranks_of(live: Table) -> Sequence[int]:
    state = live.playing() if live.state else None
    ranks = [column.rank for column in result(state).seats] if state and state.is_over else [1] * len(live.occupants)
    return [len(ranks) + 1 if occupant.resigned else rank for occupant, rank in zip(live.occupants, ranks, strict=True)]


def _forms_of(live: Table) -> list[dict[str, int]] | None:
    if live.state is None or not live.state.is_over:
        return None
    return [{name: getattr(column, name) for name in LINES} for column in result(live.state).seats]


class Skill(NamedTuple):
    """A player's skill on OpenSkill's scale, and its uncertainty (a standard deviation)."""

    mu: float
    sigma: float


NEWCOMER: Final = Skill(MODEL.mu, MODEL.sigma)


def skills_after(before: Mapping[str, Skill], seats: Sequence[RatedSeatRow]) -> dict[str, Skill]:
    """Return each player's skill after a game; a computer player on several seats gets their mean."""
    teams = [[MODEL.rating(*before.get(seat.session, NEWCOMER))] for seat in seats]
    rated = [team[0] for team in MODEL.rate(teams, ranks=[seat.rank for seat in seats])]
    skills: dict[str, Skill] = {}
    for session in {seat.session for seat in seats}:
        own = [rating for rating, seat in zip(rated, seats, strict=True) if seat.session == session]
        skills[session] = Skill(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
    return skills


class Ratings:
    """The ratings of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self) -> list[tuple[str, datetime]]:
        """Return finished tables with accounts that are still to rate and their last event's time, oldest first.

        Finished tables without accounts are marked as rated.
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

    async def rate(self, table_id: str, seats: Sequence[RatedSeatRow], at: datetime) -> bool:
        """Store the ratings of a table's seats, if any, and mark it as rated; return False if it was rated before."""
        this = (TableRow.id == table_id, TableRow.rated.is_(False))
        async with self._database.writing() as db:
            await lock(db, RATING)
            is_first = await db.scalar(update(TableRow).where(*this).values(rated=True).returning(TableRow.id))
            if is_first and seats:
                await _store_game(db, seats, at)
        return is_first is not None

    async def forget(self, session: str) -> None:
        """Delete a person's ratings. Games that other ratings follow from remain, each under a new session."""
        async with self._database.writing() as db:
            await db.execute(delete(RatingRow).where(RatingRow.session == session))
            for number in (await db.scalars(select(RatedSeatRow.id).where(RatedSeatRow.session == session))).all():
                row = update(RatedSeatRow).where(RatedSeatRow.id == number)
                await db.execute(row.values(session=nobodys_session()))


async def _store_game(db: AsyncSession, seats: Sequence[RatedSeatRow], at: datetime) -> None:
    family, pool = seats[0].family, seats[0].pool
    of_players = RatingRow.session.in_([seat.session for seat in seats])
    wanted = select(RatingRow).where(RatingRow.family == family, RatingRow.pool == pool, of_players)
    known = {row.session: row for row in await db.scalars(wanted)}
    before = {session: Skill(row.mu, row.sigma) for session, row in known.items()}
    after = skills_after(before, seats)
    for seat in seats:
        seat.mu_before, seat.sigma_before = before.get(seat.session, (None, None))
        seat.mu, seat.sigma = after[seat.session]
        seat.at = at
        db.add(seat)
        await db.flush()  # in the order of the seats
    for session, skill in after.items():
        row = known.get(session) or RatingRow(session=session, family=family, pool=pool, games=0, wins=0)
        row.mu, row.sigma = skill
        row.games += 1
        row.wins += any(seat.rank == 1 for seat in seats if seat.session == session)
        db.add(row)


class Rater:
    """Rates finished tables. After a crash, the next round rates the rest."""

    def __init__(self, tables: Tables, ratings: Ratings) -> None:
        self._tables = tables
        self._ratings = ratings
        self._work = asyncio.Event()

    def wake(self) -> None:
        """Start the next round soon."""
        self._work.set()

    async def rate_all(self) -> None:
        """Rate finished games, oldest first."""
        while waiting := await self._ratings.waiting():
            for table_id, at in waiting:
                await to_its_end(self._rate(table_id, at))

    async def _rate(self, table_id: str, at: datetime) -> None:
        try:
            seats = rated_seats(await self._tables.load(table_id))
        except TableError:  # deleted in the meantime, or unreadable for this version
            seats = []
        await self._ratings.rate(table_id, seats, at)

    async def run(self) -> None:
        """Rate finished games until cancelled."""
        while True:
            self._work.clear()
            try:
                await self.rate_all()
            except StorageError as error:
                logger.error("failed to rate games, will retry: %s", in_one_line(error))
            except Exception:
                logger.exception("failed to rate games")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._work.wait(), PAUSE)
