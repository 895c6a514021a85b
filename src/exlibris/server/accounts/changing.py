"""Sign-up, changes of address, password and second factor, password reset, and the emails about them."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from msgspec import Struct

from exlibris.server.accounts.messages import (
    AccountChange,
    NewAccount,
    PasswordChange,
    Recovery,
    SecondFactorEnd,
    SecondFactorProof,
)
from exlibris.server.accounts.passwords import MAILS, MAILS_OF_NETWORK, Attempts, Count
from exlibris.server.accounts.rows import AccountRow, MailedLinks, NameTaken, Visitor
from exlibris.server.accounts.service import AccountService, SignedIn, check_person, checked_and_hashed, name_taken
from exlibris.server.mail import Mailer, Outbox
from exlibris.server.storage.database import StorageError
from exlibris.table.errors import TableError
from exlibris.table.names import folded, hashed
from exlibris.texts import text

logger = logging.getLogger(__name__)
RECOVER: Final = "/recover#"
CONFIRM: Final = "/confirm#"


class Letterhead(Struct, frozen=True):
    """The server's public URL, None if unknown, and the language of an email."""

    base: str | None
    language: str

    def link(self, path: str) -> str:
        """Return a link to a page of the server. Raises TableError if its URL is unknown."""
        if self.base is None:
            raise TableError("foreign-host", "Open this server by its own host name; see the option --domain.")
        return f"{self.base}{path}"


class Mailing:
    """Sends email if there is a `mailer`."""

    def __init__(self, mailer: Mailer | None) -> None:
        self._outbox = Outbox(mailer) if mailer else None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def sends(self) -> bool:
        """True if the operator has configured a mail server."""
        return self._outbox is not None

    def check(self) -> None:
        """Raise TableError if the server sends no email, or can't at the moment."""
        if self._outbox is None:
            raise TableError("no-mail", "This server doesn't send email.")
        self._outbox.check()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Start work that may end with an email, without delaying the answer; its TableErrors are dropped."""
        task = asyncio.create_task(self._quietly(work), name="mail")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except TableError:  # too many emails recently
            pass
        except StorageError as error:
            logger.warning("sending an email failed: %s", type(error).__name__)

    def tell(self, to: str | None, what: str, head: Letterhead) -> None:
        """Notify the owner of an account, if it has an address, that something about it has changed."""
        if to and head.base:
            self.send(to, f"mail-{what}", head, head.base)

    def send(self, to: str, message: str, head: Letterhead, url: str) -> None:
        """Queue the email with that message id, followed by a link."""
        if self._outbox:
            subject, body = (text(f"{message}-{part}", language=head.language) for part in ("subject", "body"))
            self._outbox.put(to, subject, f"{body}\n\n{url}\n")

    async def stop(self) -> None:
        """Drop all unsent email."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._outbox:
            await self._outbox.stop()


class Recovering:
    """Password reset by emailed link."""

    def __init__(self, accounts: AccountService, links: MailedLinks, attempts: Attempts, mailing: Mailing) -> None:
        self._accounts = accounts
        self._links = links
        self._attempts = attempts
        self._mailing = mailing

    @property
    def sends_mail(self) -> bool:
        """True if the operator has configured a mail server."""
        return self._mailing.sends

    async def ask(self, name: str, visitor: Visitor, head: Letterhead) -> None:
        """Email a reset link if an account of that name has an address. The answer doesn't reveal whether one has.

        Raises TableError if the server can't send email or the visitor's network has made too many requests.
        """
        check_person(visitor.caller)
        self._mailing.check()
        link = head.link(RECOVER)
        network = hashed(visitor.think.asker.network)
        await self._attempts.begin([Count(f"mails of {network}", MAILS_OF_NETWORK)])
        self._mailing.later(self._send(name, head, link))

    async def _send(self, name: str, head: Letterhead, link: str) -> None:
        account = await self._accounts.stored.named(name)
        await self._attempts.begin([Count(f"mails for {hashed(folded(name))}", MAILS)])
        if account is None or account.email is None:
            return
        await self._attempts.begin([Count(f"mails to {hashed(account.email.casefold())}", MAILS)])
        token = await self._links.make(account.session, "password")
        self._mailing.send(account.email, "mail-password", head, f"{link}{token}")

    async def recover(self, given: Recovery, visitor: Visitor, head: Letterhead) -> SignedIn | None:
        """Set a new password by a reset link, and sign the browser in unless the account needs a code.

        Signs out every other browser. Raises TableError if the link is invalid or the password too weak.
        """
        check_person(visitor.caller)
        account = await self._account_of(given.token)
        known = await checked_and_hashed(given.password, account.name, visitor)
        if not await self._links.use(given.token):
            raise _lapsed()
        await self._accounts.give_password(account, known)
        self._mailing.tell(account.email, "password-changed", head)
        return await self._accounts.begin_again(account, visitor)

    async def _account_of(self, token: str) -> AccountRow:
        link = await self._links.found(token)
        is_ours = link is not None and link.purpose == "password"
        account = await self._accounts.stored.of(link.session) if link and is_ours else None
        if account is None:
            raise _lapsed()
        return account


class Confirmation(Struct, frozen=True):
    """Result of a confirmation; `signed_in` is set if this browser had asked for the account."""

    is_account: bool
    signed_in: SignedIn | None = None


class Changing:
    """Account changes that the owner is emailed about."""

    def __init__(self, accounts: AccountService, links: MailedLinks, attempts: Attempts, mailing: Mailing) -> None:
        self._accounts = accounts
        self._links = links
        self._attempts = attempts
        self._mailing = mailing

    async def sign_up(self, new: NewAccount, visitor: Visitor, head: Letterhead) -> SignedIn | None:
        """Create an account and sign the browser in; None if an emailed link must confirm it first. Raises TableError.

        With a mail server, the answer is the same whether or not the name is taken.
        """
        if not self._mailing.sends:
            return await self._accounts.sign_up(new, visitor)
        name, password = await self._accounts.checked(new, visitor)
        if new.email is None:
            raise TableError("bad-request", "email: required, since this server confirms new accounts by email.")
        self._mailing.check()
        await self._count_mail(visitor)
        asked = visitor.caller.session
        wanted = {"name": name, "password": password, "email": new.email, "asked": asked, "adopt": new.adopt}
        self._mailing.later(self._invite(wanted, head, head.link(CONFIRM)))
        return None

    async def _invite(self, wanted: dict[str, Any], head: Letterhead, link: str) -> None:
        """Email a link that creates the account, or a notice that the name is taken."""
        await self._attempts.begin([Count(f"confirmations to {hashed(wanted['email'].casefold())}", MAILS)])
        if await self._accounts.stored.is_taken(wanted["name"]):
            self._mailing.send(wanted["email"], "mail-taken", head, head.link("/account"))
        else:
            token = await self._links.make("", "sign-up", wanted)
            self._mailing.send(wanted["email"], "mail-sign-up", head, f"{link}{token}")

    async def _count_mail(self, visitor: Visitor) -> None:
        network = hashed(visitor.think.asker.network)
        await self._attempts.begin([Count(f"mails of {network}", MAILS_OF_NETWORK)])

    async def confirm(self, token: str, visitor: Visitor) -> Confirmation:
        """Create the account, or change the address, that a link is for. Raises TableError."""
        check_person(visitor.caller)
        link = await self._links.found(token)
        if link is None or link.wanted is None or not await self._links.use(token):
            raise _lapsed()
        wanted = link.wanted
        if link.purpose == "email":
            await self._accounts.stored.change(link.session, email=wanted["email"])
            return Confirmation(is_account=False)
        try:
            account = await self._accounts.stored.add(wanted["name"], wanted["password"], wanted["email"])
        except NameTaken as error:
            raise name_taken() from error
        if visitor.caller.session != wanted["asked"]:  # the link was opened in another browser, which isn't signed in
            return Confirmation(is_account=True)
        signed_in = await self._accounts.begin(account.session, visitor, wanted["adopt"])
        return Confirmation(is_account=True, signed_in=signed_in)

    async def change_email(self, wanted: AccountChange, visitor: Visitor, head: Letterhead) -> bool:
        """Change or remove the address; return True if an emailed link must confirm it first. Raises TableError."""
        account = await self._proved(wanted.password, wanted.code, visitor)
        if wanted.email == account.email:
            return False
        needs_mail = self._mailing.sends and wanted.email is not None
        if needs_mail and wanted.email:
            self._mailing.check()
            await self._count_mail(visitor)
            self._mailing.later(self._confirm_address(account, wanted.email, head, head.link(CONFIRM)))
        else:
            await self._links.forget(account.session)
            await self._accounts.stored.change(account.session, email=wanted.email)
        self._mailing.tell(account.email, "email-changed", head)
        return needs_mail

    async def _confirm_address(self, account: AccountRow, email: str, head: Letterhead, link: str) -> None:
        await self._attempts.begin([Count(f"confirmations to {hashed(email.casefold())}", MAILS)])
        token = await self._links.make(account.session, "email", {"email": email})
        self._mailing.send(email, "mail-email", head, f"{link}{token}")

    async def _proved(self, password: str, code: str, visitor: Visitor) -> AccountRow:
        """Return the caller's account. Raises TableError on a wrong password or second factor."""
        account = await self._accounts.account_of(visitor.caller)
        await self._accounts.check_own_password(account, password, visitor)
        await self._accounts.check_factor(account, code, visitor)
        return account

    async def change_password(self, wanted: PasswordChange, visitor: Visitor, head: Letterhead) -> SignedIn:
        """Change the password, renew this browser's sign-in and sign out every other browser. Raises TableError."""
        account = await self._proved(wanted.old, wanted.code, visitor)
        signed_in = await self._accounts.change_password(account, wanted.new, visitor)
        await self._links.forget(account.session)
        self._mailing.tell(account.email, "password-changed", head)
        return signed_in

    async def set_second_factor(self, proof: SecondFactorProof, visitor: Visitor, head: Letterhead) -> list[str]:
        """Switch the second factor on and return its spare codes. Raises TableError on a wrong password or code."""
        account = await self._accounts.account_of(visitor.caller)
        codes = await self._accounts.set_second_factor(account, proof, visitor)
        self._mailing.tell(account.email, "factor-changed", head)
        return codes

    async def end_second_factor(self, given: SecondFactorEnd, visitor: Visitor, head: Letterhead) -> None:
        """Switch the second factor off. Raises TableError on a wrong password or code."""
        account = await self._proved(given.password, given.code, visitor)
        await self._accounts.second_factors.remove(account.session)
        self._mailing.tell(account.email, "factor-changed", head)


def _lapsed() -> TableError:
    return TableError("unknown-link", "This link has been used or is older than an hour; request another.")
