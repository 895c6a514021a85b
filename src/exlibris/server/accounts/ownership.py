"""Whose the tables and seats in the database are."""

from sqlalchemy import ColumnElement, select, update

from exlibris.server.chat.lines import ChatRow
from exlibris.server.storage.database import Database
from exlibris.server.storage.events import EventRow
from exlibris.server.storage.models import TableRow


class Ownership:
    """The sessions that the rows of tables, events and chat lines name."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables_of(self, session: str) -> list[str]:
        """Return the ids of all tables that name a session, the oldest first."""
        wanted = select(TableRow.id).where(named_by(session))
        async with self._database.reading() as db:
            return list(await db.scalars(wanted.order_by(TableRow.created)))

    async def hand_over(self, before: str, after: str) -> None:
        """Replace one session by another in all rows."""
        opened = update(TableRow).where(TableRow.maker_session == before).values(maker_session=after)
        happened = update(EventRow).where(EventRow.session == before).values(session=after)
        said = update(ChatRow).where(ChatRow.session == before).values(session=after)
        async with self._database.writing() as db:
            await db.execute(opened)
            await db.execute(happened)
            await db.execute(said)


def named_by(session: str) -> ColumnElement[bool]:
    """Return the condition that a table names a session: as its maker's, in an event, or in the chat."""
    happened = select(EventRow.table_id).where(EventRow.session == session)
    said = select(ChatRow.table_id).where(ChatRow.session == session)
    return (TableRow.maker_session == session) | TableRow.id.in_(happened) | TableRow.id.in_(said)
