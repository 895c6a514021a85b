"""Lines of chat that somebody has reported to the operator; their words stay where they are, until they are removed."""

from contextlib import suppress
from datetime import UTC, datetime

from sqlalchemy import ForeignKey, UniqueConstraint, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.chat.lines import ChatRow
from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base


class ReportRow(Base):
    """A report of one line. Who has reported it is not kept."""

    __tablename__ = "chat_reports"
    __table_args__ = (UniqueConstraint("table_id", "number", name="uq_chat_reports_line"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_tables.id"))
    number: Mapped[int]
    created: Mapped[datetime]


class Reports:
    """All reports of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table_id: str, number: int) -> None:
        """Store a report, once for each line."""
        with suppress(IntegrityError):
            async with self._database.writing() as db:
                db.add(ReportRow(table_id=table_id, number=number, created=datetime.now(UTC)))

    async def all(self) -> list[tuple[ReportRow, ChatRow]]:
        """Return the reports with the lines that they are about, the newest first; lines that are gone are left out."""
        is_line = (ChatRow.table_id == ReportRow.table_id) & (ChatRow.number == ReportRow.number)
        async with self._database.reading() as db:
            found = await db.execute(select(ReportRow, ChatRow).join(ChatRow, is_line).order_by(ReportRow.id.desc()))
            return [(report, line) for report, line in found]
