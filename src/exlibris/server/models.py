"""The relations of the store: tables, their numbered events, and what is kept to be quick."""

from datetime import datetime
from typing import Any

from advanced_alchemy.base import CommonTableAttributes, orm_registry
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import JSON, Float, ForeignKey, Index, LargeBinary, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(CommonTableAttributes, DeclarativeBase):
    """Base class of the store's models."""

    __abstract__ = True
    registry = orm_registry


class TableRow(Base):
    """A table as it was opened. `finished` changes later; it is an index, the events are the truth.

    When somebody is forgotten, their sessions and names go, and `forgotten` is the number of the last event until then:
    what was packed of the table before is not kept, for it names them. `rated`: it is finished, and has been looked at
    for ratings.
    """

    __tablename__ = "game_tables"
    __table_args__ = (
        Index("ix_game_tables_maker_session", "maker_session"),
        Index("ix_game_tables_finished", "finished"),
        Index("ix_game_tables_listed", "listed"),
        Index("ix_game_tables_rated", "rated", "finished"),
        Index("ix_game_tables_request_key", "request_key", unique=True),
    )

    id: Mapped[str] = mapped_column(String(22), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    maker_session: Mapped[str] = mapped_column(String(64))
    seats: Mapped[list[list[str]]] = mapped_column(JSON())
    preset: Mapped[str] = mapped_column(String(40))
    variants: Mapped[list[str]] = mapped_column(JSON())
    ruleset: Mapped[dict[str, Any]] = mapped_column(JSON())
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    open_deal: Mapped[bool]
    hints: Mapped[bool] = mapped_column(default=False)
    request_key: Mapped[str | None] = mapped_column(String(64))
    pace: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    draw_seats: Mapped[bool] = mapped_column(default=False)
    listed: Mapped[bool] = mapped_column(default=False)
    approval: Mapped[bool] = mapped_column(default=False)
    commitment: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    finished: Mapped[bool] = mapped_column(default=False)
    forgotten: Mapped[int] = mapped_column(default=0)
    rated: Mapped[bool] = mapped_column(default=False)


class EventRow(Base):
    """One event of a table; the primary key allows one writer for each number."""

    __tablename__ = "table_events"
    __table_args__ = (Index("ix_table_events_session", "session"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("game_tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(20))
    seat: Mapped[int]
    action: Mapped[int | None]
    name: Mapped[str | None] = mapped_column(String(40))
    session: Mapped[str | None] = mapped_column(String(64))
    about: Mapped[int | None]
    version: Mapped[int] = mapped_column(default=1)
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class Cached:
    """What the program with that `code` has packed of a table after its event `number`."""

    table_id: Mapped[str] = mapped_column(ForeignKey("game_tables.id"), primary_key=True)
    number: Mapped[int]
    code: Mapped[str] = mapped_column(String(64))
    data: Mapped[bytes] = mapped_column(LargeBinary())


class PositionRow(Cached, Base):
    """The position of a table; only a cache."""

    __tablename__ = "table_positions"


class ListedRow(Cached, Base):
    """What the list of tables says of a table; only a cache, too."""

    __tablename__ = "listed_tables"


class WebhookRow(Base):
    """Where the person of a browser is told that it is their turn. The address is a secret."""

    __tablename__ = "webhooks"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    url: Mapped[str] = mapped_column(String(600))
    language: Mapped[str] = mapped_column(String(5))
    base: Mapped[str] = mapped_column(String(300))
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class SubscriptionRow(Base):
    """A browser that is pushed messages by its push service. The endpoint is a secret."""

    __tablename__ = "push_subscriptions"
    __table_args__ = (Index("ix_push_subscriptions_session", "session"),)

    endpoint: Mapped[str] = mapped_column(String(1000), primary_key=True)
    session: Mapped[str] = mapped_column(String(64))
    sign_in: Mapped[str | None] = mapped_column(String(22))
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(5))
    base: Mapped[str] = mapped_column(String(300))
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class ServerKeyRow(Base):
    """A secret of the server itself."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    secret: Mapped[str] = mapped_column(String(1000))


class ProgramRow(Base):
    """A program that may play, by the hash of its token."""

    __tablename__ = "programs"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class AccountRow(Base):
    """An account; its `session` is who plays at tables, `folded_name` the name as it is looked up."""

    __tablename__ = "accounts"
    __table_args__ = (Index("ix_accounts_folded_name", "folded_name", unique=True),)

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    folded_name: Mapped[str] = mapped_column(String(200))
    password: Mapped[str] = mapped_column(String(200))
    email: Mapped[str | None] = mapped_column(String(254))
    shown: Mapped[bool] = mapped_column(default=False)
    settings: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class SignInRow(Base):
    """A browser that plays for an account, or for a guest who came by a return link, by the hash of its secret."""

    __tablename__ = "sign_ins"
    __table_args__ = (
        Index("ix_sign_ins_token_hash", "token_hash", unique=True),
        Index("ix_sign_ins_session", "session"),
    )

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    session: Mapped[str] = mapped_column(String(64))
    device: Mapped[str] = mapped_column(String(60))
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    seen: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class ReturnLinkRow(Base):
    """A guest's return link, by the hash of its secret."""

    __tablename__ = "return_links"
    __table_args__ = (Index("ix_return_links_token_hash", "token_hash", unique=True),)

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class ChatRow(Base):
    """A line of the chat at a table, or what takes one away; the primary key allows one writer for each number."""

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
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class RunRow(Base):
    """A run of the server: when it began, and when it was last known to be up."""

    __tablename__ = "server_runs"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    started: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    seen: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


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
    at: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
