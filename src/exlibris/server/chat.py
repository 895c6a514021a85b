"""Chat at tables: short lines by the people there, stored beside the game and never part of it."""

import hashlib
import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Annotated, Final, Literal

import sqlalchemy
from msgspec import Meta, Struct
from prometheus_client import Counter
from sqlalchemy import ForeignKey, String, UniqueConstraint, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.http.bans import Bans
from exlibris.server.http.callers import Caller
from exlibris.server.logs import table_hash
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import Base, TableRow
from exlibris.table.commands import check_player, has_chat, is_read_by
from exlibris.table.errors import TableError, no_table
from exlibris.table.live import Table
from exlibris.table.names import check_line, is_program
from exlibris.table.options import PRINTABLE, default_name
from exlibris.table.routes import TABLE, delete, get, post

CHAT_NEWS: Final = b"chat"  # message on a table's channel
MOST_KEPT = 500  # newest lines of each table
Phrase = Literal["hello", "luck", "nice", "thanks", "oops", "moment", "turn", "played", "again", "bye"]
LineText = Annotated[str, Meta(max_length=200, pattern=PRINTABLE)]
MOST = 2**31 - 1  # largest value of an integer column
LineNumber = Annotated[int, Meta(ge=1, le=MOST)]
LastRead = Annotated[int, Meta(ge=0, le=MOST)]
CHAT_REPORTS: Final = Counter("exlibris_chat_reports_total", "Chat lines reported")
logger = logging.getLogger(__name__)


class ChatRow(Base):
    """A chat line: a `text`, the key of a `phrase`, or the number of an earlier line that it `removes`.

    `session` is the writer's and secret. `author` identifies the writer to readers at this table, and stays the same
    when the session changes. `name` and `seat` are the writer's when the line was written. The primary key allows one
    writer for each number.
    """

    __tablename__ = "chat_lines"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    seat: Mapped[int]
    session: Mapped[str] = mapped_column(String(64))
    author: Mapped[str] = mapped_column(String(16))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str | None] = mapped_column(String(200))
    phrase: Mapped[str | None] = mapped_column(String(20))
    removes: Mapped[int | None]
    created: Mapped[datetime]


class ReportRow(Base):
    """A report of a line. The reporter is not stored."""

    __tablename__ = "chat_reports"
    __table_args__ = (UniqueConstraint("table_id", "number", name="uq_chat_reports_line"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_tables.id"))
    number: Mapped[int]
    created: Mapped[datetime]


class ChatLines:
    """The chat lines of all tables; `on_line` is called with the table's id."""

    def __init__(self, database: Database, on_line: Callable[[str], None] = lambda _: None) -> None:
        self._database = database
        self._on_line = on_line

    async def newest(self, table_id: str) -> int:
        """Return the number of the table's last line, 0 without one."""
        async with self._database.reading() as db:
            return await _newest_number(db, table_id)

    async def numbered(self, table_id: str, number: int) -> ChatRow | None:
        """Return the line of that number, None without one."""
        async with self._database.reading() as db:
            return await db.get(ChatRow, (table_id, number))

    async def after(self, table_id: str, number: int) -> list[ChatRow]:
        """Return the table's lines with higher numbers, oldest first."""
        wanted = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.number > number)
        async with self._database.reading() as db:
            return list(await db.scalars(wanted.order_by(ChatRow.number)))

    async def add(
        self, table_id: str, session: str, seat: int, name: str, *, text: str | None = None, phrase: str | None = None
    ) -> ChatRow:
        """Store a line and return it; delete the oldest lines beyond the limit."""
        async with self._database.writing() as db:
            await _locked(db, table_id)
            line = await _added(db, table_id, session=session, seat=seat, name=name, text=text, phrase=phrase)
            is_surplus = (ChatRow.table_id == table_id, ChatRow.number <= line.number - MOST_KEPT)
            await db.execute(sqlalchemy.delete(ChatRow).where(*is_surplus))
        self._on_line(table_id)
        return line

    async def remove(self, table_id: str, line: ChatRow) -> None:
        """Erase a line's text, and notify its readers."""
        async with self._database.writing() as db:
            await _locked(db, table_id)
            this = (ChatRow.table_id == table_id, ChatRow.number == line.number)
            await db.execute(update(ChatRow).where(*this).values(text=None, phrase=None))
            await _added(db, table_id, session=line.session, seat=line.seat, name=line.name, removes=line.number)
        self._on_line(table_id)

    async def forget_writer(self, table_id: str, before: str, nobody: str) -> None:
        """Erase a person's lines at a table and notify their readers; `nobody` replaces the person's session."""
        own = (ChatRow.table_id == table_id, ChatRow.session == before)
        async with self._database.writing() as db:
            await _locked(db, table_id)
            said = select(ChatRow.number, ChatRow.seat).where(
                *own, or_(ChatRow.text.is_not(None), ChatRow.phrase.is_not(None))
            )
            for number, seat in (await db.execute(said.order_by(ChatRow.number))).all():
                await _added(db, table_id, session=before, seat=seat, name="", removes=number)
            for seat in (await db.scalars(select(ChatRow.seat).where(*own).distinct())).all():
                author = _author_of(table_id, nobody)
                blank = {"session": nobody, "author": author, "name": default_name(seat), "text": None, "phrase": None}
                await db.execute(update(ChatRow).where(*own, ChatRow.seat == seat).values(**blank))
        self._on_line(table_id)

    async def report(self, table_id: str, number: int) -> None:
        """Store a report, once for each line."""
        with suppress(IntegrityError):
            async with self._database.writing() as db:
                db.add(ReportRow(table_id=table_id, number=number, created=datetime.now(UTC)))

    async def reports(self) -> list[tuple[ReportRow, ChatRow]]:
        """Return the reports with their lines, newest first, without lines that no longer exist."""
        is_line = (ChatRow.table_id == ReportRow.table_id) & (ChatRow.number == ReportRow.number)
        async with self._database.reading() as db:
            found = await db.execute(select(ReportRow, ChatRow).join(ChatRow, is_line).order_by(ReportRow.id.desc()))
            return [(report, line) for report, line in found]


async def _locked(db: AsyncSession, table_id: str) -> None:
    """Lock the table's line numbers until the transaction ends. Raises TableError if there is no such table."""
    if await db.scalar(select(TableRow.id).where(TableRow.id == table_id).with_for_update()) is None:
        raise no_table(table_id)


async def _newest_number(db: AsyncSession, table_id: str) -> int:
    return await db.scalar(select(func.max(ChatRow.number)).where(ChatRow.table_id == table_id)) or 0


async def _added(db: AsyncSession, table_id: str, *, session: str, **values: str | int | None) -> ChatRow:
    """Return the new row, with the table's next number and the writer's existing `author`, if any."""
    number = await _newest_number(db, table_id) + 1
    own = select(ChatRow.author).where(ChatRow.table_id == table_id, ChatRow.session == session)
    author = await db.scalar(own.order_by(ChatRow.number).limit(1)) or _author_of(table_id, session)
    now = datetime.now(UTC)
    row = ChatRow(table_id=table_id, number=number, created=now, session=session, author=author, **values)
    db.add(row)
    await db.flush()
    return row


def _author_of(table_id: str, session: str) -> str:
    return hashlib.sha256(f"chat {table_id} {session}".encode()).hexdigest()[:16]


class NewLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line from one of the browser's seats: a text, or a phrase that each reader sees in their own language."""

    seat: int
    text: LineText = ""
    phrase: Phrase | None = None


class ChatLine(Struct, frozen=True, kw_only=True):
    """A line as readers see it. A line with `removes` only removes the line of that number.

    `author` is the same for all lines of one person at this table, even after they sign in, and reveals nothing else.
    """

    number: int
    author: str
    name: str
    seat: int | None
    yours: bool
    text: str | None
    phrase: str | None
    removes: int | None
    at: str


def _chat_line(live: Table, line: ChatRow, session: str) -> ChatLine:
    """Return a line for a browser; `seat` is the writer's current seat, None if they have left."""
    own = [seat for seat, occupant in enumerate(live.occupants) if occupant.session == line.session]
    named = [seat for seat in own if live.occupants[seat].name == line.name]
    return ChatLine(
        number=line.number,
        author=line.author,
        name=line.name,
        seat=next(iter([*named, *own]), None),
        yours=line.session == session,
        text=line.text,
        phrase=line.phrase,
        removes=line.removes,
        at=line.created.isoformat(timespec="seconds"),
    )


class ChatReader(Struct):
    """A reader of a chat; `seen` is the number of the last line that needn't be sent."""

    lines: ChatLines
    session: str
    seen: int

    async def news(self, live: Table) -> list[ChatLine]:
        """Return the lines since the last call."""
        if not is_read_by(live, self.session):
            return []
        lines = await self.lines.after(live.opened.id, self.seen)
        self.seen = max([self.seen, *(line.number for line in lines)])
        return [_chat_line(live, line, self.session) for line in lines]


async def chat_reader(lines: ChatLines, live: Table, session: str) -> ChatReader | None:
    """Return a reader of all lines from now on; None for a program, which gets none."""
    return None if is_program(session) else ChatReader(lines, session, await lines.newest(live.opened.id))


def _check_person(session: str) -> None:
    """Raise TableError for a program."""
    if is_program(session):
        raise TableError("programs-do-not-chat", "Programs play; they neither read nor write in the chat.")


def _check_may_write(live: Table, new: NewLine, session: str) -> None:
    _check_person(session)
    check_player(live, new.seat, session)
    if not has_chat(live):
        raise TableError("nobody-to-chat-with", "There are no other players at this table.")
    if (new.phrase is None) == (not new.text.strip()):
        raise TableError("bad-request", "A line needs either a text or a phrase.")
    check_line(new.text)


def _existing(line: ChatRow | None) -> ChatRow:
    if line is None or not (line.text or line.phrase):
        raise TableError("line-not-found", "There is no such line.")
    return line


async def read_chat(*, live: Table, caller: Caller, chat: ChatLines, after: LastRead = 0) -> list[ChatLine]:
    """Return the lines with higher numbers than `after`; removed lines have neither text nor phrase."""
    _check_person(caller.session)
    return await ChatReader(chat, caller.session, after).news(live)


async def write_line(*, live: Table, caller: Caller, chat: ChatLines, bans: Bans, data: NewLine) -> ChatLine:
    """Write a line from one of this browser's seats."""
    _check_may_write(live, data, caller.session)
    await bans.check("mute", caller.session)
    name, text = live.occupants[data.seat].name, data.text.strip() or None
    line = await chat.add(live.opened.id, caller.session, data.seat, name, text=text, phrase=data.phrase)
    return _chat_line(live, line, caller.session)


async def remove_line(*, live: Table, caller: Caller, chat: ChatLines, number: LineNumber) -> None:
    """Remove a line for everyone: one of the browser's own lines or, for the host, any line."""
    line = _existing(await chat.numbered(live.opened.id, number))
    if caller.session not in (line.session, live.opened.maker_session):
        raise TableError("not-yours", "You can remove your own lines; the host can remove any line.")
    await chat.remove(live.opened.id, line)


async def report_line(*, live: Table, caller: Caller, chat: ChatLines, number: LineNumber) -> None:
    """Report a line to the operator: in the list of reports, a metric, and a log line without the text."""
    _check_person(caller.session)
    _existing(await chat.numbered(live.opened.id, number))
    await chat.report(live.opened.id, number)
    CHAT_REPORTS.inc()
    logger.warning("chat line %d at table %s was reported", number, table_hash(live.opened.id))


CHAT: Final = f"{TABLE}/chat"
READING: Final = (get(CHAT, read_chat),)
WRITING: Final = (
    post(CHAT, write_line, status=201),
    delete(f"{CHAT}/{{number}}", remove_line),
    post(f"{CHAT}/{{number}}/report", report_line),
)
