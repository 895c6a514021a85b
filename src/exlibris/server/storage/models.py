"""The relations of the store: tables and their numbered events."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, Index, LargeBinary, String, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class UtcTime(TypeDecorator[datetime]):
    """A time with its zone, stored in UTC: SQLite stores none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _: Dialect) -> datetime | None:
        """Return the time in UTC, as it is stored."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, _: Dialect) -> datetime | None:
        """Return a stored time with its zone."""
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """Base class of the store's models."""

    type_annotation_map = {datetime: UtcTime}  # noqa: RUF012


class TableRow(Base):
    """A table as it was opened. `finished` changes later; it is an index, the events are the truth.

    `listed` is that of the options, for lists.

    `line` caches the table's line in lists. When somebody is forgotten, their
    sessions and names go, and `forgotten` is the number of the last event until then: a line from before is not kept,
    for it names them. `network` is a tag of the network from which the table was opened, until the game is over or its
    opener is forgotten. `rated`: it is finished, and has been looked at for ratings.
    """

    __tablename__ = "game_tables"
    __table_args__ = (
        Index("ix_game_tables_maker_session", "maker_session"),
        Index("ix_game_tables_finished", "finished"),
        Index("ix_game_tables_network", "network"),
        Index("ix_game_tables_listed", "listed"),
        Index("ix_game_tables_rated", "rated", "finished"),
        Index("ix_game_tables_request_key", "request_key", unique=True),
    )

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    created: Mapped[datetime]
    maker_session: Mapped[str] = mapped_column(String(64))
    seats: Mapped[list[list[str]]] = mapped_column(JSON())
    options: Mapped[dict[str, Any]] = mapped_column(JSON())
    ruleset: Mapped[dict[str, Any]] = mapped_column(JSON())
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    open_deal: Mapped[bool]
    from_file: Mapped[bool] = mapped_column(default=False)
    request_key: Mapped[str | None] = mapped_column(String(64))
    network: Mapped[str | None] = mapped_column(String(8))
    listed: Mapped[bool] = mapped_column(default=False)
    commitment: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    finished: Mapped[bool] = mapped_column(default=False)
    line: Mapped[bytes | None] = mapped_column(LargeBinary())
    forgotten: Mapped[int] = mapped_column(default=0)
    rated: Mapped[bool] = mapped_column(default=False)
