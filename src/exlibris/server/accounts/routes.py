"""HTTP routes for accounts, sign-ins, second factors, settings and personal data."""

from typing import Final

import pyotp
from litestar import Response
from litestar.response import Stream
from msgspec import to_builtins

from exlibris.server.accounts import changing, messages
from exlibris.server.accounts.passwords import SEAL, address_of
from exlibris.server.accounts.personal import personal_data
from exlibris.server.accounts.rows import Visitor, settings_of
from exlibris.server.accounts.service import AccountService, SignedIn, check_person
from exlibris.server.http.bans import Bans
from exlibris.server.http.callers import BROWSER, Caller, taken_back
from exlibris.server.http.origins import Links
from exlibris.server.http.pages import qr_code
from exlibris.server.mail import Outbox
from exlibris.server.storage.store import Store
from exlibris.table.errors import TableError
from exlibris.table.names import is_account
from exlibris.table.routes import delete, get, patch, post, put

ACCOUNT: Final = "/account"


async def propose_secret(*, visitor: Visitor, accounts: AccountService) -> messages.NewSecondFactor:
    """Return a new secret for an authenticator app. It takes effect once a first code has proved it."""
    account = await accounts.account_of(visitor.caller)
    secret = pyotp.random_base32()
    picture = await visitor.think(qr_code, address_of(secret, account.name))
    seal = visitor.callers.tag(SEAL, f"{account.session} {secret}")
    return messages.NewSecondFactor(secret=secret, seal=seal, picture=picture.decode())


async def sign_in(*, data: messages.Credentials, visitor: Visitor, accounts: AccountService) -> Response[None]:
    """Sign this browser in and give it a new cookie."""
    return Response(None, cookies=(await accounts.sign_in(data, visitor)).cookies())


async def come_back(
    *, data: messages.ReturnRequest, visitor: Visitor, accounts: AccountService, bans: Bans, links: Links
) -> Response[messages.ReturnLink]:
    """Sign this browser in as the guest of a return link; return the next link, as each works once."""
    caller = visitor.caller
    check_person(caller)
    guest = await accounts.return_links.guest_of(data.token)
    if guest is None:
        raise _no_guest()
    if guest == caller.session:
        return Response(messages.ReturnLink(url=""), cookies=SignedIn(visitor, guest, caller.token).cookies())
    await bans.check("close", guest)
    link = await accounts.return_links.use(data.token)
    if link is None:
        raise _no_guest()
    back = await accounts.begin(guest, visitor, data.adopt)
    return Response(messages.ReturnLink(url=_return_url(links, link)), cookies=back.cookies())


def _no_guest() -> TableError:
    return TableError("unknown-link", "This link is unknown; perhaps a newer link has replaced it.")


async def export_data(
    *, data: messages.ExportRequest, visitor: Visitor, accounts: AccountService, store: Store
) -> Stream:
    """Return all data kept about this browser's person, as a file."""
    caller = visitor.caller
    check_person(caller)
    if is_account(caller.session):
        await accounts.check_factor(await accounts.account_of(caller), data.code, visitor)
    name = {"Content-Disposition": 'attachment; filename="exlibris-data.json"'}
    return Stream(personal_data(store.database, caller.session), headers=name)


async def delete_account(*, data: messages.Farewell, visitor: Visitor, accounts: AccountService) -> Response[None]:
    """Delete all data kept about this browser's person. The browser becomes a new guest.

    Finished games remain, under neutral names. In unfinished games a computer takes over the seats; games without
    other players are deleted. Chat lines are removed.
    """
    caller = visitor.caller
    check_person(caller)
    if is_account(caller.session):
        account = await accounts.account_of(caller)
        await accounts.check_own_password(account, data.password or "", visitor)
        await accounts.check_factor(account, data.code, visitor)
    await accounts.end_all(caller.session)
    await accounts.traces.forget(caller.session)
    return Response(None, cookies=taken_back(BROWSER, caller.secure))


SIGNING_IN: Final = (  # requests that need a password, a code or an emailed link
    post(ACCOUNT, changing.sign_up, status=201),
    patch(ACCOUNT, changing.change_email),
    delete(ACCOUNT, delete_account),
    post(f"{ACCOUNT}/confirm", changing.confirm),
    post(f"{ACCOUNT}/sign-in", sign_in),
    post(f"{ACCOUNT}/return", come_back),
    put(f"{ACCOUNT}/password", changing.change_password),
    post(f"{ACCOUNT}/forgotten", changing.send_link, status=202),
    post(f"{ACCOUNT}/recovery", changing.recover),
    post(f"{ACCOUNT}/second-factor/secret", propose_secret),
    post(f"{ACCOUNT}/second-factor", changing.set_second_factor, status=201),
    delete(f"{ACCOUNT}/second-factor", changing.end_second_factor, status=200),
    post(f"{ACCOUNT}/export", export_data, shape=messages.PersonalData),
)


async def read_account(
    *, caller: Caller, accounts: AccountService, store: Store, outbox: Outbox
) -> messages.AccountStatus:
    """Return the account or guest that this browser plays for."""
    account = await accounts.stored.of(caller.session) if caller.sign_in else None
    link = await accounts.return_links.of(caller.session) if caller.known and not account else None
    return messages.AccountStatus(
        name=account.name if account else None,
        email=account.email if account else None,
        created=account.created if account else None,
        has_tables=caller.known and bool(await store.of_browser(caller.session, limit=1)),
        return_link=link.created if link else None,
        return_link_used=link.used if link else None,
        signed_in=caller.sign_in is not None,
        second_factor=account is not None and await accounts.second_factors.is_set(account.session),
        sends_mail=outbox.sends,
    )


async def sign_out(*, caller: Caller, accounts: AccountService) -> Response[None]:
    """Sign this browser out. It becomes a new guest."""
    if caller.sign_in_id is None:  # a guest, who could never come back
        raise TableError("not-signed-in", "This browser is not signed in.")
    await accounts.end(caller.session, [caller.sign_in_id])
    return Response(None, cookies=taken_back(BROWSER, caller.secure))


async def list_sign_ins(*, caller: Caller, accounts: AccountService) -> list[messages.SignInInfo]:
    """Return the browsers signed in as this person, most recently seen first."""
    return [
        messages.SignInInfo(
            id=one.id, device=one.device, created=one.created, seen=one.seen, is_current=one.id == caller.sign_in_id
        )
        for one in await accounts.sign_ins.of_person(caller.session)
    ]


async def end_other_sign_ins(*, caller: Caller, accounts: AccountService) -> None:
    """Sign out every other browser of this person."""
    await accounts.end_all(caller.session, but=caller.sign_in_id)


async def end_sign_in(*, sign_in_id: str, caller: Caller, accounts: AccountService) -> None:
    """End a sign-in of this person, if it still exists."""
    await accounts.end(caller.session, [sign_in_id])


async def make_return_link(*, caller: Caller, accounts: AccountService, links: Links) -> Response[messages.ReturnLink]:
    """Return a link to play as this guest in another browser; the previous link becomes invalid."""
    check_person(caller)
    if is_account(caller.session):
        raise TableError("has-account", "Return links are for guests; this browser is signed in to an account.")
    token = await accounts.return_links.renew(caller.session)
    return Response(messages.ReturnLink(url=_return_url(links, token)), cookies=caller.cookies())


def _return_url(links: Links, token: str) -> str:
    return f"{links.base}/return#{token}"


async def forget_return_link(*, caller: Caller, accounts: AccountService) -> None:
    """Delete this guest's return link."""
    await accounts.return_links.forget(caller.session)


async def read_settings(*, caller: Caller, accounts: AccountService) -> messages.KeptSettings:
    """Return the account's stored settings."""
    return messages.KeptSettings(settings=settings_of(await accounts.account_of(caller)))


async def keep_settings(*, data: messages.ReaderSettings, caller: Caller, accounts: AccountService) -> None:
    """Replace the account's stored settings."""
    account = await accounts.account_of(caller)
    await accounts.stored.change(account.session, settings=to_builtins(data))


async def choose_showing(*, data: messages.Showing, caller: Caller, accounts: AccountService) -> None:
    """List this account among the players, or stop listing it."""
    account = await accounts.account_of(caller)
    await accounts.stored.change(account.session, shown=data.shown)


SIGNED_IN: Final = (
    get(ACCOUNT, read_account),
    post(f"{ACCOUNT}/sign-out", sign_out),
    get(f"{ACCOUNT}/sign-ins", list_sign_ins),
    delete(f"{ACCOUNT}/sign-ins", end_other_sign_ins),
    delete(f"{ACCOUNT}/sign-ins/{{sign_in_id}}", end_sign_in),
    post(f"{ACCOUNT}/return-link", make_return_link, status=201),
    delete(f"{ACCOUNT}/return-link", forget_return_link),
    get(f"{ACCOUNT}/settings", read_settings),
    put(f"{ACCOUNT}/settings", keep_settings, status=200),
    put(f"{ACCOUNT}/shown", choose_showing, status=200),
)
