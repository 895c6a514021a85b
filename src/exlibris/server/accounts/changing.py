"""Sign-up, changes of address, password and second factor, password reset, and the emails about them."""

from typing import Any, Final, Literal

from litestar.di import NamedDependency
from litestar.types import Scope
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
from exlibris.server.accounts.rows import AccountRow, MailedLinks, Visitor
from exlibris.server.accounts.second_factor import SEAL, step_of
from exlibris.server.accounts.service import AccountService, SignedIn, check_person, checked_and_hashed
from exlibris.server.http.origins import mail_base
from exlibris.server.mail import Outbox
from exlibris.server.settings import Settings
from exlibris.table.errors import TableError
from exlibris.table.names import folded, hashed
from exlibris.texts import text

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


def letterhead_of(scope: Scope, settings: NamedDependency[Settings], spoken: NamedDependency[str]) -> Letterhead:
    """Return the letterhead of emails that a request causes."""
    return Letterhead(mail_base(scope, settings), spoken)


class AccountChanges:
    """Account changes that need, or cause, an email to the owner."""

    def __init__(self, accounts: AccountService, links: MailedLinks, attempts: Attempts, outbox: Outbox) -> None:
        self._accounts = accounts
        self._links = links
        self._attempts = attempts
        self._outbox = outbox
        self.sends_mail = outbox.sends

    async def sign_up(self, new: NewAccount, visitor: Visitor, head: Letterhead) -> SignedIn | None:
        """Create an account and sign the browser in; None if an emailed link must confirm it first. Raises TableError.

        With a mail server, the answer is the same whether or not the name is taken.
        """
        name, password = await self._accounts.checked(new, visitor)
        if not self.sends_mail:
            account = await self._accounts.stored.add(name, password, new.email)
            return await self._accounts.begin(account.session, visitor, new.adopt)
        if new.email is None:
            raise TableError("bad-request", "email: required, since this server confirms new accounts by email.")
        await self._count_mail(visitor)
        asked = visitor.caller.session
        wanted = {"name": name, "password": password, "email": new.email, "asked": asked, "adopt": new.adopt}
        self._outbox.later(self._invite(wanted, head, head.link(CONFIRM)))
        return None

    async def _invite(self, wanted: dict[str, Any], head: Letterhead, link: str) -> None:
        await self._attempts.begin([Count(f"confirmations to {hashed(wanted['email'].casefold())}", MAILS)])
        if await self._accounts.stored.is_taken(wanted["name"]):
            self._send(wanted["email"], "mail-taken", head, head.link("/account"))
        else:
            token = await self._links.make("", "sign-up", wanted)
            self._send(wanted["email"], "mail-sign-up", head, f"{link}{token}")

    async def _count_mail(self, visitor: Visitor) -> None:
        """Raise TableError if the server can't send email or the visitor's network has made too many requests."""
        self._outbox.check()
        network = hashed(visitor.think.asker.network)
        await self._attempts.begin([Count(f"mails of {network}", MAILS_OF_NETWORK)])

    def _send(self, to: str, message: str, head: Letterhead, url: str) -> None:
        """Queue the email with that message id, followed by a link."""
        subject, body = (text(f"{message}-{part}", language=head.language) for part in ("subject", "body"))
        self._outbox.put(to, subject, f"{body}\n\n{url}\n")

    def _notify(self, account: AccountRow, what: str, head: Letterhead) -> None:
        if account.email and head.base and self.sends_mail:
            self._send(account.email, f"mail-{what}", head, head.base)

    async def confirm(self, token: str, visitor: Visitor) -> tuple[Literal["account", "email"], SignedIn | None]:
        """Create the account, or change the address, that a link is for; return what was confirmed.

        Also signs this browser in if it had asked for the account. Raises TableError.
        """
        check_person(visitor.caller)
        link = await self._links.found(token)
        if link is None or link.wanted is None or not await self._links.use(token):
            raise _lapsed()
        wanted = link.wanted
        if link.purpose == "email":
            await self._accounts.stored.change(link.session, email=wanted["email"])
            return "email", None
        account = await self._accounts.stored.add(wanted["name"], wanted["password"], wanted["email"])
        if visitor.caller.session != wanted["asked"]:  # the link was opened in another browser, which isn't signed in
            return "account", None
        return "account", await self._accounts.begin(account.session, visitor, wanted["adopt"])

    async def send_reset_link(self, name: str, visitor: Visitor, head: Letterhead) -> None:
        """Email a reset link if an account of that name has an address. The answer doesn't reveal whether one has.

        Raises TableError if the server can't send email or the visitor's network has made too many requests.
        """
        check_person(visitor.caller)
        await self._count_mail(visitor)
        self._outbox.later(self._send_reset_link(name, head, head.link(RECOVER)))

    async def _send_reset_link(self, name: str, head: Letterhead, link: str) -> None:
        account = await self._accounts.stored.named(name)
        await self._attempts.begin([Count(f"mails for {hashed(folded(name))}", MAILS)])
        if account is None or account.email is None:
            return
        await self._attempts.begin([Count(f"mails to {hashed(account.email.casefold())}", MAILS)])
        token = await self._links.make(account.session, "password")
        self._send(account.email, "mail-password", head, f"{link}{token}")

    async def reset_password(self, given: Recovery, visitor: Visitor, head: Letterhead) -> SignedIn | None:
        """Set a new password by a reset link, and sign the browser in unless the account needs a code.

        Signs out every other browser. Raises TableError if the link is invalid or the password too weak.
        """
        check_person(visitor.caller)
        link = await self._links.found(given.token)
        account = await self._accounts.stored.of(link.session) if link and link.purpose == "password" else None
        if account is None:
            raise _lapsed()
        known = await checked_and_hashed(given.password, account.name, visitor)
        if not await self._links.use(given.token):
            raise _lapsed()
        await self._set_password(account, known, head)
        if await self._accounts.second_factors.is_set(account.session):
            return None
        return await self._accounts.begin(account.session, visitor, adopts=False)

    async def _set_password(self, account: AccountRow, known: str, head: Letterhead) -> None:
        """Set the hash of an account's password, end all its sign-ins and void its emailed links."""
        await self._accounts.stored.change(account.session, password=known)
        await self._accounts.end_all(account.session)
        await self._links.forget(account.session)
        self._notify(account, "password-changed", head)

    async def change_email(self, wanted: AccountChange, visitor: Visitor, head: Letterhead) -> bool:
        """Change or remove the address; return True if an emailed link must confirm it first. Raises TableError."""
        account = await self._proved(wanted.password, wanted.code, visitor)
        if wanted.email == account.email:
            return False
        needs_mail = self.sends_mail and wanted.email is not None
        if needs_mail and wanted.email:
            await self._count_mail(visitor)
            self._outbox.later(self._confirm_address(account, wanted.email, head, head.link(CONFIRM)))
        else:
            await self._links.forget(account.session)
            await self._accounts.stored.change(account.session, email=wanted.email)
        self._notify(account, "email-changed", head)
        return needs_mail

    async def _confirm_address(self, account: AccountRow, email: str, head: Letterhead, link: str) -> None:
        await self._attempts.begin([Count(f"confirmations to {hashed(email.casefold())}", MAILS)])
        token = await self._links.make(account.session, "email", {"email": email})
        self._send(email, "mail-email", head, f"{link}{token}")

    async def _proved(self, password: str, code: str, visitor: Visitor) -> AccountRow:
        """Return the caller's account. Raises TableError on a wrong password or second factor."""
        account = await self._accounts.account_of(visitor.caller)
        await self._accounts.check_own_password(account, password, visitor)
        await self._accounts.check_factor(account, code, visitor)
        return account

    async def change_password(self, wanted: PasswordChange, visitor: Visitor, head: Letterhead) -> SignedIn:
        """Change the password, renew this browser's sign-in and sign out every other browser. Raises TableError."""
        account = await self._proved(wanted.old, wanted.code, visitor)
        await self._set_password(account, await checked_and_hashed(wanted.new, account.name, visitor), head)
        token = await self._accounts.sign_ins.begin(account.session, visitor.runs_on)
        return SignedIn(visitor, account.session, token)

    async def set_second_factor(self, proof: SecondFactorProof, visitor: Visitor, head: Letterhead) -> list[str]:
        """Switch the second factor on and return its spare codes. Raises TableError on a wrong password or code."""
        account = await self._accounts.account_of(visitor.caller)
        if await self._accounts.second_factors.is_set(account.session):
            raise TableError("has-second-factor", "This account already has a second factor.")
        await self._accounts.check_own_password(account, proof.password, visitor)
        is_ours = visitor.callers.is_tag(proof.seal, SEAL, f"{account.session} {proof.secret}")
        step = step_of(proof.secret, proof.code) if is_ours else None
        if step is None:
            raise TableError("wrong-code", "This code is not valid now.")
        codes = await self._accounts.second_factors.add(account.session, proof.secret, step)
        self._notify(account, "factor-changed", head)
        return codes

    async def end_second_factor(self, given: SecondFactorEnd, visitor: Visitor, head: Letterhead) -> None:
        """Switch the second factor off. Raises TableError on a wrong password or code."""
        account = await self._proved(given.password, given.code, visitor)
        await self._accounts.second_factors.remove(account.session)
        self._notify(account, "factor-changed", head)


def _lapsed() -> TableError:
    return TableError("unknown-link", "This link has been used or is older than an hour; request another.")
