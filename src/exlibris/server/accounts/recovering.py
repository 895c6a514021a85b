"""Another password for who has forgotten theirs, by a link that is sent to the address of the account."""

import asyncio
import logging
from contextlib import suppress
from typing import TypeAlias

from litestar.di import NamedDependency

from exlibris.server.accounts.accounts import AccountRow
from exlibris.server.accounts.attempts import MAILS, MAILS_OF_NETWORK, Attempts, Count
from exlibris.server.accounts.devices import Visitor
from exlibris.server.accounts.messages import Recovery
from exlibris.server.accounts.password_links import PasswordLinks
from exlibris.server.accounts.service import AccountService, SignedIn, check_person, checked_and_hashed
from exlibris.server.base.mail import Mailer, Outbox
from exlibris.server.kit.links import Links
from exlibris.server.storage.engines import StorageError
from exlibris.table.errors import TableError
from exlibris.table.names import folded
from exlibris.table.sessions import hashed
from exlibris.texts import text

logger = logging.getLogger(__name__)


class Recovering:
    """Sends links and takes them back. Without a `mailer` the server sends none."""

    def __init__(
        self, accounts: AccountService, links: PasswordLinks, attempts: Attempts, mailer: Mailer | None
    ) -> None:
        self._accounts = accounts
        self._links = links
        self._attempts = attempts
        self._outbox = Outbox(mailer) if mailer else None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def sends_mail(self) -> bool:
        """Whether the operator has named a mail server."""
        return self._outbox is not None

    async def ask(self, name: str, visitor: Visitor, links: Links, language: str) -> None:
        """Send a link if there is an account of that name with an address; nothing tells whether there is.

        Raises TableError if the server sends no mail, or not just now, or the visitor's network has asked too often.
        """
        check_person(visitor.caller)
        if self._outbox is None:
            raise TableError("no-mail", "This server sends no mail.")
        self._outbox.check()
        network = hashed(visitor.think.asker.network)
        await self._attempts.begin([Count(f"mails of {network}", MAILS_OF_NETWORK)])
        task = asyncio.create_task(self._send(self._outbox, name, links, language), name="mail with a link")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, outbox: Outbox, name: str, links: Links, language: str) -> None:
        """Send a link, after the request has been answered."""
        with suppress(TableError):  # too many mails lately
            try:
                account = await self._accounts.stored.named(name)
                await self._attempts.begin([Count(f"mails for {hashed(folded(name))}", MAILS)])
                if account is None or account.email is None:
                    return
                await self._attempts.begin([Count(f"mails to {hashed(account.email.casefold())}", MAILS)])
                url = f"{links.base}/recover#{await self._links.make(account.session)}"
                body = f"{text('mail-password-body', language=language)}\n\n{url}\n"
                outbox.put(account.email, text("mail-password-subject", language=language), body)
            except StorageError as error:
                logger.warning("sending a mail failed: %s", type(error).__name__)

    async def recover(self, given: Recovery, visitor: Visitor) -> SignedIn | None:
        """Give the account to which a link leads another password, and sign the browser in, unless it needs a code.

        All other sign-ins end. Raises TableError.
        """
        check_person(visitor.caller)
        account = await self._account_of(given.token)
        known = await checked_and_hashed(given.password, account.name, visitor)
        if not await self._links.use(given.token, account.session):
            raise lapsed()
        await self._accounts.give_password(account, known)
        return await self._accounts.begin_again(account, visitor)

    async def _account_of(self, token: str) -> AccountRow:
        session = await self._links.account_of(token)
        account = await self._accounts.stored.of(session) if session else None
        if account is None:
            raise lapsed()
        return account

    async def stop(self) -> None:
        """Give up what has not been sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._outbox:
            await self._outbox.stop()


def lapsed() -> TableError:
    """Return the error for a link that leads to no account, or no longer."""
    return TableError("unknown-link", "This link has been used, or is older than an hour; ask for another.")


TheRecovering: TypeAlias = NamedDependency[Recovering]
