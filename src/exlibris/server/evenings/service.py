"""Evenings: their messages, the parts of a form as phones type them in, and their rows.

Nothing about them is kept in memory, so that any process can answer.
"""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import JSON, ForeignKey, Index, String, delete, false, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.background import to_its_end
from exlibris.server.storage.database import Database, StorageError, in_one_line
from exlibris.server.storage.rows import Base
from exlibris.server.tables.service import Tables
from exlibris.server.tables.workers import Asker
from exlibris.table.errors import TableError
from exlibris.table.names import check_name
from exlibris.table.opening import ID_BYTES
from exlibris.table.options import PRINTABLE, Name

Category: TypeAlias = Literal["corrupted", "fantastical", "historic", "monster", "reference", "spells"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
Counts: TypeAlias = Annotated[list[Count], Meta(min_length=6, max_length=6)]
Cell: TypeAlias = Annotated[str, Meta(pattern=r"^[0-2],-?[0-9]{1,2}$")]
Letter: TypeAlias = Annotated[str, Meta(min_length=1, max_length=2, pattern=PRINTABLE)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
LIFETIME: Final = timedelta(days=1)
SWEEP_EVERY: Final = 600.0  # seconds
ROW_BYTES: Final = 2_000  # an evening's rows, without the drafts
logger = logging.getLogger(__name__)


class CardDraft(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=True):
    """A card as typed; `books` are counts by category, all 0 while they are unknown."""

    letter: Letter
    number: Annotated[int, Meta(ge=1, le=999)]
    books: Counts
    face_down: bool = False
    entombed: bool = False


class SeatDraft(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat as typed, by shelf or, if `tallied`, by `counts` and `stability`; keys of `cards` are row and column."""

    name: Name = ""
    focus: Category | None = None
    hand: Count = 0
    tallied: bool = False
    cards: Annotated[dict[Cell, CardDraft], Meta(max_length=80)]
    counts: Counts
    stability: Count = 0


class EveningTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part of the form for all seats; `letters` are those of a deck other than the ruleset's."""

    ruleset: Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)]
    letters: Annotated[str, Meta(max_length=60, pattern=PRINTABLE)] = ""
    ties: Literal["all_places", "next_place"] = "all_places"
    prominent: Category | None = None
    banned: Category | None = None


class NewEvening(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for an evening, with what has been typed so far."""

    table: EveningTable
    seats: Annotated[list[SeatDraft], Meta(min_length=2, max_length=4)]


class TakeSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to enter a shelf: without `seat` a free one, with `over` even one that another browser enters.

    A name replaces the seat's.
    """

    seat: SeatNumber | None = None
    name: Name = ""
    over: bool = False


class WrittenSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat as its phone has it now; `version` is the last version that the phone has seen."""

    version: Version
    draft: SeatDraft
    done: bool = False


class WrittenTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The part for all seats as a phone has it now; `version` is the last version that the phone has seen."""

    version: Version
    table: EveningTable


class EveningSeat(Struct, frozen=True, kw_only=True):
    """A seat of an evening; `yours` if this browser writes it."""

    state: Literal["free", "writing", "done"]
    yours: bool
    version: int
    draft: SeatDraft


class Evening(Struct, frozen=True, kw_only=True):
    """An evening. Each change raises its version, which is also the new version of the part that was changed.

    `called` once the inspector has been called: then all phones show the inspection.
    """

    id: str
    link: str
    version: int
    table: EveningTable
    table_version: int
    called: bool
    seats: list[EveningSeat]


class EveningRow(Base):
    """An evening; `network` is a tag of the network that opened it."""

    __tablename__ = "evenings"
    __table_args__ = (Index("ix_evenings_created", "created"),)

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    created: Mapped[datetime]
    network: Mapped[str] = mapped_column(String(8))
    version: Mapped[int]
    form: Mapped[dict[str, Any]] = mapped_column(JSON())
    form_version: Mapped[int]
    called: Mapped[bool] = mapped_column(server_default=false())


class EveningSeatRow(Base):
    """A seat of an evening; `writer` is a tag of the browser that writes it, different at each evening."""

    __tablename__ = "evening_seats"

    evening_id: Mapped[str] = mapped_column(ForeignKey("evenings.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    version: Mapped[int]
    writer: Mapped[str | None] = mapped_column(String(16))
    done: Mapped[bool]
    draft: Mapped[dict[str, Any]] = mapped_column(JSON())


class Evenings:
    """The evenings of a database."""

    def __init__(self, database: Database, tables: Tables, of_network: int) -> None:
        self._database = database
        self._tables = tables
        self._of_network = of_network

    async def open(self, new: NewEvening, asker: Asker) -> str:
        """Store a new evening and return its id. Raises TableError if the network or the browser stores too much."""
        drafts = [_checked(draft) for draft in new.seats]
        self._tables.check_allowance(asker, ROW_BYTES + len(msgspec.json.encode(new)))
        evening_id, now = secrets.token_urlsafe(ID_BYTES), self._tables.now()
        async with self._database.writing() as db:
            near = (EveningRow.network == asker.network, EveningRow.created > now - LIFETIME)
            count = await db.scalar(select(func.count()).select_from(EveningRow).where(*near)) or 0
            if self._of_network and count >= self._of_network:
                raise TableError("too-many-evenings", f"{count} evenings were opened from your network within a day.")
            form = {"form": msgspec.to_builtins(new.table), "form_version": 1}
            db.add(EveningRow(id=evening_id, created=now, network=asker.network, version=1, **form))
            await db.flush()  # before the seats, which refer to it
            first = {"evening_id": evening_id, "version": 1, "writer": None, "done": False}
            db.add_all(EveningSeatRow(seat=seat, draft=draft, **first) for seat, draft in enumerate(drafts))
        return evening_id

    async def read(self, evening_id: str) -> tuple[EveningRow, Sequence[EveningSeatRow]]:
        """Return an evening with its seats in order. Raises TableError if it doesn't exist or is over."""
        async with self._database.reading() as db:
            row = self._existing(await db.get(EveningRow, evening_id))
            return row, await _seats(db, evening_id)

    async def take(self, evening_id: str, writer: str, wanted: TakeSeat) -> None:
        """Give a seat to a writer. Raises TableError if another one writes it, or if no seat is free."""
        check_name(wanted.name)
        async with self._changing(evening_id) as (db, evening):
            row = _wanted(await _seats(db, evening_id), wanted)
            if row.writer not in (None, writer) and not wanted.over:
                raise _seat_taken()
            row.writer, row.done, row.version = writer, False, evening.version
            if wanted.name.strip():
                row.draft = {**row.draft, "name": wanted.name.strip()}

    async def write(self, evening_id: str, seat: int, writer: str, written: WrittenSeat, asker: Asker) -> None:
        """Store a seat's draft. Raises TableError if it isn't the writer's, or has a newer version."""
        draft = _checked(written.draft)
        self._tables.check_allowance(asker, len(msgspec.json.encode(draft)))
        async with self._changing(evening_id) as (db, evening):
            row = _at(await _seats(db, evening_id), seat)
            if row.writer != writer:
                raise _seat_taken()
            _check_version(row.version, written.version)
            row.draft, row.done, row.version = draft, written.done, evening.version

    async def write_table(self, evening_id: str, written: WrittenTable) -> None:
        """Store the part for all seats. Raises TableError if it has a newer version."""
        async with self._changing(evening_id) as (_, evening):
            _check_version(evening.form_version, written.version)
            evening.form, evening.form_version = msgspec.to_builtins(written.table), evening.version

    async def call(self, evening_id: str) -> None:
        """Record that the inspector has been called. Raises TableError unless all shelves are complete."""
        async with self._changing(evening_id) as (db, evening):
            if not all(row.done for row in await _seats(db, evening_id)):
                raise TableError("evening-changed", "A shelf of this evening is still being entered.")
            evening.called = True

    @asynccontextmanager
    async def _changing(self, evening_id: str) -> AsyncIterator[tuple[AsyncSession, EveningRow]]:
        """Yield the evening with its next version, locked for other processes until the change is stored."""
        async with self._database.writing() as db:
            wanted = select(EveningRow).where(EveningRow.id == evening_id).with_for_update()
            evening = self._existing(await db.scalar(wanted))
            evening.version += 1
            yield db, evening

    def _existing(self, row: EveningRow | None) -> EveningRow:
        if row is None or row.created <= self._tables.now() - LIFETIME:
            raise TableError("evening-not-found", "There is no such evening: it is deleted after a day.")
        return row

    async def sweep(self) -> None:
        """Delete evenings that are over, every ten minutes until cancelled."""
        while True:
            try:
                await to_its_end(self.delete_old())
            except StorageError as error:
                logger.error("failed to delete old evenings, will retry: %s", in_one_line(error))
            await asyncio.sleep(SWEEP_EVERY)

    async def delete_old(self) -> None:
        """Delete the evenings that are over."""
        is_old = EveningRow.created <= self._tables.now() - LIFETIME
        async with self._database.writing() as db:
            old = select(EveningRow.id).where(is_old)
            await db.execute(delete(EveningSeatRow).where(EveningSeatRow.evening_id.in_(old)))
            await db.execute(delete(EveningRow).where(is_old))


def _checked(draft: SeatDraft) -> dict[str, Any]:
    """Return a draft as stored. Raises TableError for an unclear name."""
    check_name(draft.name)
    stored: dict[str, Any] = msgspec.to_builtins(draft)
    return stored


def _check_version(stored: int, seen: int) -> None:
    if seen != stored:
        raise TableError("evening-changed", f"This part has been changed: its version is {stored}, not {seen}.")


def _seat_taken() -> TableError:
    return TableError("evening-seat-taken", "Another phone enters this shelf.")


async def _seats(db: AsyncSession, evening_id: str) -> Sequence[EveningSeatRow]:
    wanted = select(EveningSeatRow).where(EveningSeatRow.evening_id == evening_id)
    return (await db.scalars(wanted.order_by(EveningSeatRow.seat))).all()


def _at(seats: Sequence[EveningSeatRow], seat: int) -> EveningSeatRow:
    if seat >= len(seats):
        raise TableError("seat-not-found", f"This evening has no seat {seat}.")
    return seats[seat]


def _wanted(seats: Sequence[EveningSeatRow], wanted: TakeSeat) -> EveningSeatRow:
    """Return the wanted seat: by default a free one with the same name, else one without a name, else any."""
    if wanted.seat is not None:
        return _at(seats, wanted.seat)
    free = [row for row in seats if row.writer is None]
    if not free:
        raise TableError("evening-full", "All shelves of this evening are entered by other phones.")
    return min(free, key=lambda row: (row.draft["name"] != wanted.name.strip(), row.draft["name"] != ""))
