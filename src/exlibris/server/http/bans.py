"""The operator's bans: muted people, closed accounts, blocked networks and closed tables."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final, Literal, TypeAlias

from litestar.types import Scope
from sqlalchemy import String, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.http.errors import Guard
from exlibris.server.network import address_of
from exlibris.server.storage.database import Database, StorageError
from exlibris.server.storage.rows import Base, TableRow
from exlibris.table.errors import TableError

Kind: TypeAlias = Literal["mute", "close", "block", "table"]
READ_EVERY: Final = 10.0  # seconds until all processes apply a new block or a closed table
REFUSALS: Final = {
    "mute": ("muted", "The operator of this server has taken the pen away: you can play, but not write."),
    "close": ("account-closed", "The operator of this server has closed this account."),
}


class BanRow(Base):
    """A ban of a person (by session), a network such as 198.51.100.0/24, or a table; `name` is for the operator."""

    __tablename__ = "bans"

    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    subject: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime]


class Bans:
    """All bans of a server. Blocked networks and closed tables stay in memory, since every request checks them.

    `on_close` is called with the id of each newly closed table.
    """

    def __init__(self, database: Database, on_close: Callable[[str], None] = lambda _: None) -> None:
        self._database = database
        self._blocked: list[IPv4Network | IPv6Network] = []
        self.closed: set[str] = set()
        """Ids of closed tables, including those deleted since the server started."""
        self._on_close = on_close

    async def start(self) -> None:
        """Load the bans, and delete bans of deleted tables. Raises StorageError."""
        with suppress(StorageError):  # a read-only database still has to be read
            async with self._database.writing() as db:
                is_gone = BanRow.subject.not_in(select(TableRow.id))
                await db.execute(delete(BanRow).where(BanRow.kind == "table", is_gone))
        await self._read()

    async def all(self) -> list[BanRow]:
        """Return all bans, newest first."""
        async with self._database.reading() as db:
            return list(await db.scalars(select(BanRow).order_by(BanRow.created.desc())))

    async def add(self, kind: Kind, subject: str, name: str) -> None:
        """Store a ban, or renew an existing one."""
        async with self._database.writing() as db:
            await db.merge(BanRow(kind=kind, subject=subject, name=name, created=datetime.now(UTC)))

    async def lift(self, kind: Kind, subject: str) -> None:
        """Delete a ban."""
        async with self._database.writing() as db:
            await db.execute(delete(BanRow).where(BanRow.kind == kind, BanRow.subject == subject))

    async def check(self, kind: Kind, session: str) -> None:
        """Raise TableError if a person may not write (`kind` "mute") or not sign in ("close")."""
        async with self._database.reading() as db:
            if await db.get(BanRow, (kind, session)):
                raise TableError(*REFUSALS[kind])

    async def keep_reading(self) -> None:
        """Reload blocked networks and closed tables every few seconds until cancelled."""
        while True:
            await asyncio.sleep(READ_EVERY)
            with suppress(StorageError):  # while the database is down, the last state applies
                for table_id in await self._read():
                    self._on_close(table_id)

    async def _read(self) -> set[str]:
        found = await self.all()
        self._blocked = [ip_network(ban.subject) for ban in found if ban.kind == "block"]
        closed = {ban.subject for ban in found if ban.kind == "table"}
        new = closed - self.closed
        self.closed.clear()
        self.closed |= closed
        return new

    def is_blocked(self, host: str) -> bool:
        """Return True if an address is in a blocked network."""
        address = address_of(host) if self._blocked else None
        return address is not None and any(address in network for network in self._blocked)


class Blocked(Guard):
    """Refuses requests and WebSockets from blocked networks."""

    close_code = 4403

    def __init__(self, bans: Bans) -> None:
        self._bans = bans

    async def check(self, scope: Scope) -> None:
        """Raise TableError for a blocked network."""
        if scope["client"] and self._bans.is_blocked(scope["client"][0]):
            raise TableError("blocked", "The operator of this server has blocked requests from your network.")
