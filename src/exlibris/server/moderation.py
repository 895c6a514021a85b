"""The operator's command `exlibris moderate`, which works with and without a running server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from ipaddress import ip_network

from msgspec import Struct
from sqlalchemy.orm import load_only

from exlibris.server.accounts.rows import Accounts
from exlibris.server.accounts.sign_ins import SignIns
from exlibris.server.chat import ChatLines, ChatRow
from exlibris.server.http.bans import BanRow, Bans, Kind
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import TableRow
from exlibris.server.storage.store import Store


class CannotModerate(Exception):
    """Raised when the named person, table, report or ban doesn't exist; the message says which."""


class Reported(Struct, frozen=True):
    """A reported chat line: its writer's name at the table, account's name if any, and text, None if removed."""

    id: int
    at: datetime
    name: str
    account: str | None
    table_id: str
    text: str | None


class Moderation:
    """The operator's actions on one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._accounts = Accounts(database)
        self._sign_ins = SignIns(database)
        self._chat = ChatLines(database)
        self._bans = Bans(database)

    async def reports(self) -> list[Reported]:
        """Return all reports, newest first."""
        reported = []
        for report, line in await self._chat.reports():
            account = await self._accounts.of(line.session)
            name = account.name if account else None
            about = (line.name, name, line.table_id, line.text or line.phrase)
            reported.append(Reported(report.id, report.created, *about))
        return reported

    async def remove(self, report: int) -> None:
        """Remove a reported line. Raises CannotModerate if there is no such report."""
        line = await self._line(report)
        await self._chat.remove(line.table_id, line)

    async def bans(self) -> list[BanRow]:
        """Return all bans, newest first."""
        return await self._bans.all()

    async def mute(self, who: str | int) -> str:
        """Forbid a person to write; return their name. Raises CannotModerate.

        `who` is the name of an account, or the number of a report, which stands for the line's writer, guest or not.
        """
        session, name = await self._person(who)
        await self._bans.add("mute", session, name)
        return name

    async def close(self, name: str) -> str:
        """Close an account: sign it out everywhere, and refuse new sign-ins; return its name. Raises CannotModerate."""
        session, name = await self._person(name)
        await self._bans.add("close", session, name)
        await self._sign_ins.end(session, [one.id for one in await self._sign_ins.of_person(session)])
        return name

    async def block(self, network: str) -> str:
        """Refuse all requests from an address or network; return the stored network. Raises CannotModerate."""
        subject = _named_network(network)
        await self._bans.add("block", subject, subject)
        return subject

    async def close_table(self, table_id: str) -> None:
        """Close a table to people and computer players. Raises CannotModerate."""
        async with self._database.reading() as db:
            if await db.get(TableRow, table_id, options=[load_only(TableRow.id)]) is None:
                raise CannotModerate(f"there is no table {table_id!r}")
        await self._bans.add("table", table_id, table_id)

    async def delete_table(self, table_id: str) -> None:
        """Delete a table, even a damaged one; running servers notice. Raises CannotModerate."""
        await self.close_table(table_id)
        await Store(self._database).delete(table_id)

    async def lift(self, kind: Kind, name: str) -> str:
        """Lift a ban, given by its name in the list of bans; return the name. Raises CannotModerate."""
        wanted = _named_network(name) if kind == "block" else name
        for ban in await self._bans.all():
            if ban.kind == kind and ban.name.casefold() == wanted.casefold():
                await self._bans.lift(kind, ban.subject)
                return ban.name
        raise CannotModerate(f"there is no ban {kind!r} of {wanted!r}")

    async def _person(self, who: str | int) -> tuple[str, str]:
        if isinstance(who, int):
            line = await self._line(who)
            return line.session, line.name
        account = await self._accounts.named(who)
        if account is None:
            raise CannotModerate(f"there is no account {who!r}")
        return account.session, account.name

    async def _line(self, report: int) -> ChatRow:
        for found, line in await self._chat.reports():
            if found.id == report:
                return line
        raise CannotModerate(f"there is no report {report}")


def _named_network(name: str) -> str:
    try:
        return str(ip_network(name.strip(), strict=False))
    except ValueError as error:
        raise CannotModerate(f"{name!r} is neither an IP address nor a network such as 198.51.100.0/24") from error


@asynccontextmanager
async def moderation(url: str) -> AsyncIterator[Moderation]:
    """Yield the operator's actions on the database of that URL. Raises CannotModerate if its schema differs."""
    database = Database(url)
    try:
        if not await database.is_current():
            raise CannotModerate("the database has another version's schema; start this version's server once")
        yield Moderation(database)
    finally:
        await database.stop()
