"""The lines of chat in the database."""

import hashlib
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, TypeAlias

from litestar.di import NamedDependency
from sqlalchemy import ForeignKey, String, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base, TableRow
from exlibris.table.errors import no_table
from exlibris.table.options import default_name

CHAT_NEWS: Final = b"chat"  # on the channel of a table
MOST_KEPT = 500  # of each table, the newest


class ChatRow(Base):
    """A line as its writer sent it: a `text` or the key of a `phrase`; or what takes away the line `removes`.

    `session` is the writer's, a secret; `author` tells readers the writers at this table apart, and stays when the
    session is another one. `name` and `seat` are those that they wrote with. The primary key allows one writer for each
    number.
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


class ChatLines:
    """The lines of all tables; `on_line` is called with the id of the table."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.on_line: Callable[[str], None] = lambda _: None

    async def newest(self, table_id: str) -> int:
        """Return the number of the table's last line, 0 if there is none."""
        async with self._database.reading() as db:
            return await newest_number(db, table_id)

    async def numbered(self, table_id: str, number: int) -> ChatRow | None:
        """Return the line of that number, None if there is none."""
        async with self._database.reading() as db:
            return await db.get(ChatRow, (table_id, number))

    async def after(self, table_id: str, number: int) -> list[ChatRow]:
        """Return the table's lines with higher numbers, the oldest first."""
        wanted = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.number > number)
        async with self._database.reading() as db:
            return list(await db.scalars(wanted.order_by(ChatRow.number)))

    async def add(
        self, table_id: str, session: str, seat: int, name: str, *, text: str | None = None, phrase: str | None = None
    ) -> ChatRow:
        """Store a line and return it; the oldest ones make room."""
        async with self._database.writing() as db:
            await locked(db, table_id)
            line = await added(db, table_id, session=session, seat=seat, name=name, text=text, phrase=phrase)
            is_surplus = (ChatRow.table_id == table_id, ChatRow.number <= line.number - MOST_KEPT)
            await db.execute(delete(ChatRow).where(*is_surplus))
        self.on_line(table_id)
        return line

    async def remove(self, table_id: str, line: ChatRow) -> None:
        """Forget what a line says, and tell those who have read it."""
        async with self._database.writing() as db:
            await locked(db, table_id)
            this = (ChatRow.table_id == table_id, ChatRow.number == line.number)
            await db.execute(update(ChatRow).where(*this).values(text=None, phrase=None))
            await added(db, table_id, session=line.session, seat=line.seat, name=line.name, removes=line.number)
        self.on_line(table_id)

    async def forget_writer(self, table_id: str, before: str, nobody: str) -> None:
        """Forget what somebody has said at a table, and tell those who have read it; who it was becomes `nobody`."""
        own = (ChatRow.table_id == table_id, ChatRow.session == before)
        async with self._database.writing() as db:
            await locked(db, table_id)
            said = select(ChatRow.number, ChatRow.seat).where(
                *own, or_(ChatRow.text.is_not(None), ChatRow.phrase.is_not(None))
            )
            for number, seat in (await db.execute(said.order_by(ChatRow.number))).all():
                await added(db, table_id, session=before, seat=seat, name="", removes=number)
            for seat in (await db.scalars(select(ChatRow.seat).where(*own).distinct())).all():
                author = author_of(table_id, nobody)
                blank = {"session": nobody, "author": author, "name": default_name(seat), "text": None, "phrase": None}
                await db.execute(update(ChatRow).where(*own, ChatRow.seat == seat).values(**blank))
        self.on_line(table_id)


async def locked(db: AsyncSession, table_id: str) -> None:
    """Lock the table's line numbers until the transaction ends. Raises TableError if there is no such table."""
    if await db.scalar(select(TableRow.id).where(TableRow.id == table_id).with_for_update()) is None:
        raise no_table(table_id)


async def newest_number(db: AsyncSession, table_id: str) -> int:
    """Return the number of the table's last line, 0 if there is none."""
    return await db.scalar(select(func.max(ChatRow.number)).where(ChatRow.table_id == table_id)) or 0


async def added(db: AsyncSession, table_id: str, *, session: str, **values: str | int | None) -> ChatRow:
    """Return the new row with the table's next number; who has signed in since a line of theirs is the same author."""
    number = await newest_number(db, table_id) + 1
    own = select(ChatRow.author).where(ChatRow.table_id == table_id, ChatRow.session == session)
    author = await db.scalar(own.order_by(ChatRow.number).limit(1)) or author_of(table_id, session)
    now = datetime.now(UTC)
    row = ChatRow(table_id=table_id, number=number, created=now, session=session, author=author, **values)
    db.add(row)
    await db.flush()
    return row


def author_of(table_id: str, session: str) -> str:
    """Return what tells a new writer at a table from the others, and nothing at two tables."""
    return hashlib.sha256(f"chat {table_id} {session}".encode()).hexdigest()[:16]


TheChat: TypeAlias = NamedDependency[ChatLines]
