"""Signing up, in and out, and the passwords and second factors of accounts."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

import structlog
from litestar.channels import ChannelsPlugin
from litestar.datastructures import Cookie
from msgspec import Struct

from exlibris.server.accounts.leaving import Traces
from exlibris.server.accounts.messages import Credentials, NewAccount
from exlibris.server.accounts.passwords import CODES, Attempts, Count, SecondFactors, fits, is_guessed, password_hash
from exlibris.server.accounts.rows import AccountRow, Accounts, Visitor
from exlibris.server.accounts.sign_ins import ReturnLinks, SignIns
from exlibris.server.chat import ChatLines
from exlibris.server.http.bans import Bans
from exlibris.server.http.callers import BROWSER, Caller, kept
from exlibris.server.network import wide_network_of
from exlibris.server.notifications.rows import Subscriptions, Webhooks
from exlibris.server.storage.database import Database
from exlibris.server.tables.service import Tables
from exlibris.table.errors import TableError
from exlibris.table.names import check_person_name, folded, is_account

NO_ADDRESS: Final = ".."  # as an account name in a URL, browsers would resolve it to the parent folder
MOST_SIGN_INS: Final = 30  # per account or guest; one more ends the least recently used
SIGNED_OUT: Final = b"signed out"  # the message that closes the WebSockets of an ended sign-in

logger = structlog.get_logger(__name__)


class SignedIn(Struct, frozen=True):
    """A sign-in of this browser: its session and the secret `token` for its cookie."""

    visitor: Visitor
    session: str
    token: str

    def cookies(self) -> list[Cookie]:
        """Return the cookies for the browser."""
        own = [kept(BROWSER, self.token, self.visitor.caller.secure)]
        return [*own, self.visitor.known_to(self.session)] if is_account(self.session) else own


class AccountService:
    """Sign-up, sign-in and sign-out. Each sign-in gets a new secret, so that one stolen earlier is useless."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        channels: ChannelsPlugin,
        chat: ChatLines,
        webhooks: Webhooks,
        subscriptions: Subscriptions,
        bans: Bans,
        failures: Attempts,
    ) -> None:
        self._bans = bans
        self.stored = Accounts(database)
        self.sign_ins = SignIns(database)
        self.return_links = ReturnLinks(database)
        self._subscriptions = subscriptions
        self.traces = Traces(database, tables, chat, [webhooks, subscriptions])
        self.second_factors = SecondFactors(database)
        self._channels = channels
        self._attempts = failures

    async def checked(self, new: NewAccount, visitor: Visitor) -> tuple[str, str]:
        """Return a new account's trimmed name and password hash. Raises TableError if either is refused."""
        check_person(visitor.caller)
        name = new.name.strip()
        if len(name) < 2:
            raise TableError("bad-request", "name: it needs at least two characters.")
        check_person_name(name)
        if folded(name) == NO_ADDRESS:
            raise TableError("bad-request", f"name: {NO_ADDRESS!r} can't be part of a URL.")
        return name, await checked_and_hashed(new.password, name, visitor)

    async def sign_in(self, given: Credentials, visitor: Visitor) -> SignedIn:
        """Sign a browser in. Raises TableError, the same for a wrong name and a wrong password."""
        check_person(visitor.caller)
        account = await self.stored.named(given.name)
        counts = await self._attempts.at(given.name, visitor, account.session if account else "")
        await self._attempts.begin(counts)
        known = account.password if account else None
        if not await visitor.think(fits, known, given.password) or account is None:
            _note_failure("sign-in", visitor)
            raise TableError("wrong-credentials", "There is no account with this name and password.")
        await self.check_factor(account, given.code, visitor)
        await self._attempts.succeed(counts)
        return await self.begin(account.session, visitor, given.adopt)

    async def check_factor(self, account: AccountRow, code: str, visitor: Visitor) -> None:
        """Raise TableError if the account has a second factor and the code isn't valid."""
        if not await self.second_factors.is_set(account.session):
            return
        if not code:
            raise TableError("code-needed", "This account needs a code as well.")
        own = visitor.caller.sign_in_id if visitor.caller.session == account.session else None
        counts = [Count(f"codes of {own or visitor.device_of(account.session) or account.session}", CODES)]
        await self._attempts.begin(counts)
        if not await self.second_factors.takes(account.session, code):
            _note_failure("second factor", visitor)
            raise TableError("wrong-code", "This code is not valid now, or it has been used before.")
        await self._attempts.succeed(counts)

    async def begin(self, session: str, visitor: Visitor, adopts: bool) -> SignedIn:
        """Sign a browser in to a session; if `adopts`, move the games it has as a guest to that session.

        Raises TableError for a closed account.
        """
        await self._bans.check("close", session)
        caller = visitor.caller
        if caller.sign_in_id:
            await self.end(caller.session, [caller.sign_in_id])
        if adopts and caller.known and not is_account(caller.session):
            await self.traces.adopt(caller.session, session)
            await self.return_links.forget(caller.session)
            await self.end_all(caller.session)
        token = await self.sign_ins.begin(session, visitor.runs_on)
        known = await self.sign_ins.of_person(session)
        await self.end(session, [sign_in.id for sign_in in known[MOST_SIGN_INS:]])  # the least recently used
        if is_account(session) and (sign_in := await self.sign_ins.of(token)):
            await self._subscriptions.tie(session, sign_in.id)
        return SignedIn(visitor, session, token)

    async def end(self, session: str, ids: Iterable[str]) -> None:
        """End these sign-ins of a person and close their WebSockets."""
        ended = list(ids)
        await self.sign_ins.end(session, ended)
        if ended:
            await self._subscriptions.end(session, ended)
        for sign_in_id in ended:
            self._channels.publish(SIGNED_OUT, channel_of(sign_in_id))

    async def end_all(self, session: str, but: str | None = None) -> None:
        """End all sign-ins of a person except `but`."""
        known = await self.sign_ins.of_person(session)
        await self.end(session, [sign_in.id for sign_in in known if sign_in.id != but])

    async def account_of(self, caller: Caller) -> AccountRow:
        """Return the account to which the caller is signed in. Raises TableError for guests."""
        account = await self.stored.of(caller.session) if caller.sign_in else None
        if account is None:
            raise TableError("no-account", "This browser is not signed in to an account.")
        return account

    async def check_own_password(self, account: AccountRow, password: str, visitor: Visitor) -> None:
        """Raise TableError unless the password is the account's."""
        counts = await self._attempts.at(account.name, visitor, account.session)
        await self._attempts.begin(counts)
        if not await visitor.think(fits, account.password, password):
            _note_failure("signed in", visitor)
            raise TableError("wrong-password", "That is not the password of this account.")
        await self._attempts.succeed(counts)


async def checked_and_hashed(password: str, name: str, visitor: Visitor) -> str:
    """Return the hash of a new password. Raises TableError if it is easily guessed."""
    if await visitor.think(is_guessed, password, name, datetime.now(UTC).year):
        detail = "password: it is easy to guess or contains the name."
        raise TableError("weak-password", detail)
    return await visitor.think(password_hash, password)


def _note_failure(where: str, visitor: Visitor) -> None:
    """Log a failed attempt without names; of the address, log only a network wide enough for many people."""
    logger.warning("wrong password", where=where, network=wide_network_of(visitor.think.asker.network))


def check_person(caller: Caller) -> None:
    """Raise TableError for a program."""
    if caller.is_program:
        raise TableError("no-program", "Accounts are for people; a program uses its token.")


def channel_of(sign_in_id: str) -> str:
    """Return the channel that tells the WebSockets of a sign-in, or of a program (by its session), of its end."""
    return f"sign-in {sign_in_id}"
