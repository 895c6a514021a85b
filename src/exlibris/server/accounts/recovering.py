"""Password reset by a link that is sent to the address of the account."""

from typing import Final, TypeAlias

from litestar.di import NamedDependency

from exlibris.server.accounts.accounts import AccountRow
from exlibris.server.accounts.attempts import MAILS, MAILS_OF_NETWORK, Attempts, Count
from exlibris.server.accounts.changing import lapsed
from exlibris.server.accounts.devices import Visitor
from exlibris.server.accounts.mailed_links import MailedLinks
from exlibris.server.accounts.mailing import Letterhead, Mailing
from exlibris.server.accounts.messages import Recovery
from exlibris.server.accounts.service import AccountService, SignedIn, check_person, checked_and_hashed
from exlibris.table.names import folded, hashed

RECOVER: Final = "/recover#"


class Recovering:
    """Sends links and takes them back."""

    def __init__(self, accounts: AccountService, links: MailedLinks, attempts: Attempts, mailing: Mailing) -> None:
        self._accounts = accounts
        self._links = links
        self._attempts = attempts
        self._mailing = mailing

    @property
    def sends_mail(self) -> bool:
        """Whether the operator has named a mail server."""
        return self._mailing.sends

    async def ask(self, name: str, visitor: Visitor, head: Letterhead) -> None:
        """Send a link if there is an account of that name with an address; nothing tells whether there is.

        Raises TableError if the server sends no mail, or not just now, or the visitor's network has asked too often.
        """
        check_person(visitor.caller)
        self._mailing.check()
        link = head.link(RECOVER)
        network = hashed(visitor.think.asker.network)
        await self._attempts.begin([Count(f"mails of {network}", MAILS_OF_NETWORK)])
        self._mailing.later(self._send(name, head, link))

    async def _send(self, name: str, head: Letterhead, link: str) -> None:
        """Send a link, after the request has been answered."""
        account = await self._accounts.stored.named(name)
        await self._attempts.begin([Count(f"mails for {hashed(folded(name))}", MAILS)])
        if account is None or account.email is None:
            return
        await self._attempts.begin([Count(f"mails to {hashed(account.email.casefold())}", MAILS)])
        token = await self._links.make(account.session, "password")
        self._mailing.send(account.email, "mail-password", head, f"{link}{token}")

    async def recover(self, given: Recovery, visitor: Visitor, head: Letterhead) -> SignedIn | None:
        """Give the account to which a link leads another password, and sign the browser in, unless it needs a code.

        All other sign-ins end. Raises TableError.
        """
        check_person(visitor.caller)
        account = await self._account_of(given.token)
        known = await checked_and_hashed(given.password, account.name, visitor)
        if not await self._links.use(given.token):
            raise lapsed()
        await self._accounts.give_password(account, known)
        self._mailing.tell(account.email, "password-changed", head)
        return await self._accounts.begin_again(account, visitor)

    async def _account_of(self, token: str) -> AccountRow:
        link = await self._links.found(token)
        is_ours = link is not None and link.purpose == "password"
        account = await self._accounts.stored.of(link.session) if link and is_ours else None
        if account is None:
            raise lapsed()
        return account


TheRecovering: TypeAlias = NamedDependency[Recovering]
