"""Sign-up, changes of address, password and second factor, password reset, and the emails about them."""

from typing import Any, Final

from litestar import Response
from litestar.di import NamedDependency
from litestar.types import Scope
from msgspec import Struct

from exlibris.server.accounts import messages
from exlibris.server.accounts.passwords import MAILS, MAILS_OF_NETWORK, SEAL, Attempts, Count, step_of
from exlibris.server.accounts.rows import AccountRow, MailedLinks, Visitor
from exlibris.server.accounts.service import AccountService, SignedIn, check_person, checked_and_hashed
from exlibris.server.http.origins import mail_base
from exlibris.server.mail import Outbox
from exlibris.server.settings import Settings
from exlibris.table.errors import TableError
from exlibris.table.names import folded, hashed
from exlibris.texts import text

RECOVER: Final = "/recover#"
CONFIRM: Final = "/confirm#"


class AccountRequest(Struct, frozen=True):
    """A browser's request for an account change that needs, or causes, an email to the owner, and what it works with.

    `base` is the server's public URL for links, None if unknown. Emails are in the `language`.
    """

    visitor: Visitor
    base: str | None
    language: str
    accounts: AccountService
    links: MailedLinks
    attempts: Attempts
    outbox: Outbox

    def link(self, path: str) -> str:
        """Return a link to a page of the server. Raises TableError if its URL is unknown."""
        if self.base is None:
            raise TableError("foreign-host", "Open this server by its own host name; see the option --domain.")
        return f"{self.base}{path}"

    async def count_mail(self) -> None:
        """Raise TableError if the server can't send email or the browser's network has made too many requests."""
        self.outbox.check()
        network = hashed(self.visitor.think.asker.network)
        await self.attempts.begin([Count(f"mails of {network}", MAILS_OF_NETWORK)])

    def send(self, to: str, message: str, url: str) -> None:
        """Queue the email with that message id, followed by a link."""
        subject, body = (text(f"{message}-{part}", language=self.language) for part in ("subject", "body"))
        self.outbox.put(to, subject, f"{body}\n\n{url}\n")

    def notify(self, account: AccountRow, what: str) -> None:
        """Email an account's owner that something has changed, if the server can."""
        if account.email and self.base and self.outbox.sends:
            self.send(account.email, f"mail-{what}", self.base)

    async def proved(self, password: str, code: str) -> AccountRow:
        """Return the browser's account. Raises TableError on a wrong password or second factor."""
        account = await self.accounts.account_of(self.visitor.caller)
        await self.accounts.check_own_password(account, password, self.visitor)
        await self.accounts.check_factor(account, code, self.visitor)
        return account

    async def set_password(self, account: AccountRow, known: str) -> None:
        """Set the hash of an account's password, end all its sign-ins and void its emailed links."""
        await self.accounts.stored.change(account.session, password=known)
        await self.accounts.end_all(account.session)
        await self.links.forget(account.session)
        self.notify(account, "password-changed")


def account_request(
    *,
    scope: Scope,
    visitor: NamedDependency[Visitor],
    settings: NamedDependency[Settings],
    spoken: NamedDependency[str],
    accounts: NamedDependency[AccountService],
    mailed_links: NamedDependency[MailedLinks],
    attempts: NamedDependency[Attempts],
    outbox: NamedDependency[Outbox],
) -> AccountRequest:
    """Return the request with what it works with."""
    return AccountRequest(visitor, mail_base(scope, settings), spoken, accounts, mailed_links, attempts, outbox)


async def sign_up(*, data: messages.NewAccount, asked: AccountRequest) -> Response[messages.ByMail]:
    """Create an account and sign this browser in.

    If the server sends email, an emailed link creates the account instead, and the answer doesn't tell whether the
    name is taken.
    """
    visitor, accounts = asked.visitor, asked.accounts
    name, password = await accounts.checked(data, visitor)
    if not asked.outbox.sends:
        account = await accounts.stored.add(name, password, data.email)
        signed_in = await accounts.begin(account.session, visitor, data.adopt)
        return Response(messages.ByMail(by_mail=False), cookies=signed_in.cookies())
    if data.email is None:
        raise TableError("bad-request", "email: required, since this server confirms new accounts by email.")
    await asked.count_mail()
    session = visitor.caller.session
    wanted = {"name": name, "password": password, "email": data.email, "asked": session, "adopt": data.adopt}
    asked.outbox.later(_invite(asked, wanted, asked.link(CONFIRM)))
    return Response(messages.ByMail(by_mail=True), cookies=visitor.caller.cookies())


async def _invite(asked: AccountRequest, wanted: dict[str, Any], link: str) -> None:
    await asked.attempts.begin([Count(f"confirmations to {hashed(wanted['email'].casefold())}", MAILS)])
    if await asked.accounts.stored.is_taken(wanted["name"]):
        asked.send(wanted["email"], "mail-taken", asked.link("/account"))
    else:
        token = await asked.links.make("", "sign-up", wanted)
        asked.send(wanted["email"], "mail-sign-up", f"{link}{token}")


async def confirm(
    *, data: messages.ConfirmRequest, visitor: Visitor, accounts: AccountService, mailed_links: MailedLinks
) -> Response[messages.Confirmed]:
    """Create the account, or change the address, that an emailed link is for.

    Signs this browser in if it had asked for the account.
    """
    check_person(visitor.caller)
    link = await mailed_links.found(data.token)
    if link is None or link.wanted is None or not await mailed_links.use(data.token):
        raise _lapsed()
    wanted = link.wanted
    if link.purpose == "email":
        await accounts.stored.change(link.session, email=wanted["email"])
        return Response(messages.Confirmed(kind="email", signed_in=False))
    account = await accounts.stored.add(wanted["name"], wanted["password"], wanted["email"])
    if visitor.caller.session != wanted["asked"]:  # the link was opened in another browser, which isn't signed in
        return Response(messages.Confirmed(kind="account", signed_in=False))
    signed_in = await accounts.begin(account.session, visitor, wanted["adopt"])
    return Response(messages.Confirmed(kind="account", signed_in=True), cookies=signed_in.cookies())


def _lapsed() -> TableError:
    return TableError("unknown-link", "This link has been used or is older than an hour; request another.")


async def send_link(*, data: messages.Forgotten, asked: AccountRequest) -> None:
    """Email a password reset link to the account's address. The answer is the same if there is no such account."""
    check_person(asked.visitor.caller)
    await asked.count_mail()
    asked.outbox.later(_send_reset_link(asked, data.name, asked.link(RECOVER)))


async def _send_reset_link(asked: AccountRequest, name: str, link: str) -> None:
    account = await asked.accounts.stored.named(name)
    await asked.attempts.begin([Count(f"mails for {hashed(folded(name))}", MAILS)])
    if account is None or account.email is None:
        return
    await asked.attempts.begin([Count(f"mails to {hashed(account.email.casefold())}", MAILS)])
    token = await asked.links.make(account.session, "password")
    asked.send(account.email, "mail-password", f"{link}{token}")


async def recover(*, data: messages.Recovery, asked: AccountRequest) -> Response[None]:
    """Set a new password by a reset link, end all sign-ins, and sign this browser in unless a code is needed."""
    visitor, accounts = asked.visitor, asked.accounts
    check_person(visitor.caller)
    link = await asked.links.found(data.token)
    account = await accounts.stored.of(link.session) if link and link.purpose == "password" else None
    if account is None:
        raise _lapsed()
    known = await checked_and_hashed(data.password, account.name, visitor)
    if not await asked.links.use(data.token):
        raise _lapsed()
    await asked.set_password(account, known)
    if await accounts.second_factors.is_set(account.session):
        return Response(None)
    return Response(None, cookies=(await accounts.begin(account.session, visitor, adopts=False)).cookies())


async def change_email(*, data: messages.AccountChange, asked: AccountRequest) -> messages.ByMail:
    """Change or remove the account's email address, and notify the previous address.

    If the server sends email, a new address takes effect once the link emailed to it has been opened.
    """
    account = await asked.proved(data.password, data.code)
    if data.email == account.email:
        return messages.ByMail(by_mail=False)
    needs_mail = asked.outbox.sends and data.email is not None
    if needs_mail and data.email:
        await asked.count_mail()
        asked.outbox.later(_confirm_address(asked, account, data.email, asked.link(CONFIRM)))
    else:
        await asked.links.forget(account.session)
        await asked.accounts.stored.change(account.session, email=data.email)
    asked.notify(account, "email-changed")
    return messages.ByMail(by_mail=needs_mail)


async def _confirm_address(asked: AccountRequest, account: AccountRow, email: str, link: str) -> None:
    await asked.attempts.begin([Count(f"confirmations to {hashed(email.casefold())}", MAILS)])
    token = await asked.links.make(account.session, "email", {"email": email})
    asked.send(email, "mail-email", f"{link}{token}")


async def change_password(*, data: messages.PasswordChange, asked: AccountRequest) -> Response[None]:
    """Change the password and sign out every other browser."""
    account = await asked.proved(data.old, data.code)
    await asked.set_password(account, await checked_and_hashed(data.new, account.name, asked.visitor))
    token = await asked.accounts.sign_ins.begin(account.session, asked.visitor.runs_on)
    return Response(None, cookies=SignedIn(asked.visitor, account.session, token).cookies())


async def set_second_factor(*, data: messages.SecondFactorProof, asked: AccountRequest) -> messages.SpareCodes:
    """Switch the second factor on and return its spare codes."""
    visitor, accounts = asked.visitor, asked.accounts
    account = await accounts.account_of(visitor.caller)
    if await accounts.second_factors.is_set(account.session):
        raise TableError("has-second-factor", "This account already has a second factor.")
    await accounts.check_own_password(account, data.password, visitor)
    is_ours = visitor.callers.is_tag(data.seal, SEAL, f"{account.session} {data.secret}")
    step = step_of(data.secret, data.code) if is_ours else None
    if step is None:
        raise TableError("wrong-code", "This code is not valid now.")
    codes = await accounts.second_factors.add(account.session, data.secret, step)
    asked.notify(account, "factor-changed")
    return messages.SpareCodes(codes=codes)


async def end_second_factor(*, data: messages.SecondFactorEnd, asked: AccountRequest) -> None:
    """Switch the second factor off."""
    account = await asked.proved(data.password, data.code)
    await asked.accounts.second_factors.remove(account.session)
    asked.notify(account, "factor-changed")
