"""What the operator has forbidden: writing by a person, signing in to an account, requests from a network, tables."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final, Literal, TypeAlias

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import String, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.network import address_of
from exlibris.server.storage.database import Database, StorageError
from exlibris.server.storage.rows import Base, TableRow
from exlibris.table.errors import TableError

Kind: TypeAlias = Literal["mute", "close", "block", "table"]
READ_EVERY: Final = 10.0  # seconds until a process knows which networks are blocked, and which tables are closed
BLOCKED: Final = 4403
REFUSALS: Final = {
    "mute": ("muted", "The operator of this server has taken the pen away: you can play, but not write."),
    "close": ("account-closed", "The operator of this server has closed this account."),
}


class BanRow(Base):
    """A ban of a person by their session, a network such as 198.51.100.0/24, or a table; `name` is for the operator."""

    __tablename__ = "bans"

    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    subject: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime]


class Bans:
    """All bans of a server; blocked networks and closed tables are kept in memory, as they are asked for so often.

    `on_close` is called with the id of each table that is closed now.
    """

    def __init__(self, database: Database, on_close: Callable[[str], None] = lambda _: None) -> None:
        self._database = database
        self._blocked: list[IPv4Network | IPv6Network] = []
        self.closed: set[str] = set()
        """The ids of the tables that are closed, among them those deleted since the server started."""
        self._on_close = on_close

    async def start(self) -> None:
        """Read what is forbidden, but for tables that are deleted. Raises StorageError."""
        with suppress(StorageError):  # a database that can't be written to can be read
            await self._prune()
        await self._read()

    async def _prune(self) -> None:
        async with self._database.writing() as db:
            is_gone = BanRow.subject.not_in(select(TableRow.id))
            await db.execute(delete(BanRow).where(BanRow.kind == "table", is_gone))

    async def all(self) -> list[BanRow]:
        """Return all bans, the newest first."""
        async with self._database.reading() as db:
            return list(await db.scalars(select(BanRow).order_by(BanRow.created.desc())))

    async def add(self, kind: Kind, subject: str, name: str) -> None:
        """Store a ban; one that is there already stays."""
        async with self._database.writing() as db:
            await db.merge(BanRow(kind=kind, subject=subject, name=name, created=datetime.now(UTC)))

    async def lift(self, kind: Kind, subject: str) -> bool:
        """Delete a ban; return whether it was there."""
        async with self._database.writing() as db:
            found = await db.get(BanRow, (kind, subject))
            await db.execute(delete(BanRow).where(BanRow.kind == kind, BanRow.subject == subject))
        return found is not None

    async def check(self, kind: Kind, session: str) -> None:
        """Raise TableError if a person may not write, or not sign in."""
        async with self._database.reading() as db:
            if await db.get(BanRow, (kind, session)):
                raise TableError(*REFUSALS[kind])

    async def keep_reading(self) -> None:
        """Read which networks are blocked, and which tables are closed, every few seconds until cancelled."""
        while True:
            await asyncio.sleep(READ_EVERY)
            with suppress(StorageError):  # as long as the database is gone, what was read last holds
                for table_id in await self._read():
                    self._on_close(table_id)

    async def _read(self) -> set[str]:
        """Read what is forbidden, and return the ids of tables that are closed since it was read last."""
        found = await self.all()
        self._blocked = [ip_network(ban.subject) for ban in found if ban.kind == "block"]
        closed = {ban.subject for ban in found if ban.kind == "table"}
        new = closed - self.closed
        self.closed.clear()
        self.closed |= closed
        return new

    def is_blocked(self, host: str) -> bool:
        """Return whether an address lies in a blocked network."""
        address = address_of(host) if self._blocked else None
        if address is None:
            return False
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network for network in self._blocked)


class Blocked(ASGIMiddleware):
    """Refuses requests and WebSockets from blocked networks."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, bans: Bans) -> None:
        self._bans = bans

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass on what comes from elsewhere. Raises TableError for other requests, closes other WebSockets."""
        client = scope["client"]
        if not client or not self._bans.is_blocked(client[0]):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": BLOCKED, "reason": "blocked"})
        else:
            raise TableError("blocked", "The operator of this server takes no requests from your network.")
