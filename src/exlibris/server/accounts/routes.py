"""Accounts, sign-ins, second factors, settings and personal data over HTTP."""

import io
from typing import Final

import pyotp
import segno
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED
from litestar.types import Dependencies, Scope
from msgspec import to_builtins

from exlibris.server.accounts.changing import Changing, Letterhead, Recovering
from exlibris.server.accounts.messages import (
    AccountChange,
    AccountStatus,
    ByMail,
    Confirmed,
    ConfirmRequest,
    Credentials,
    ExportRequest,
    Farewell,
    Forgotten,
    KeptSettings,
    NewAccount,
    NewSecondFactor,
    PasswordChange,
    PersonalData,
    ReaderSettings,
    Recovery,
    ReturnLink,
    ReturnRequest,
    SecondFactorEnd,
    SecondFactorProof,
    Showing,
    SignInInfo,
    SpareCodes,
)
from exlibris.server.accounts.personal import personal_data
from exlibris.server.accounts.rows import VISITORS, Visitor, settings_of
from exlibris.server.accounts.second_factor import SEAL, address_of
from exlibris.server.accounts.service import AccountService, check_person
from exlibris.server.http.callers import BROWSER, Caller, taken_back
from exlibris.server.http.errors import REFUSALS
from exlibris.server.http.origins import Links, mail_base
from exlibris.server.settings import Settings
from exlibris.server.storage.store import Store
from exlibris.table.errors import TableError
from exlibris.table.names import is_account

EXPORTED: Final = ResponseSpec(PersonalData, generate_examples=False, description="The data, in parts.")


def _letterhead_of(scope: Scope, settings: NamedDependency[Settings], spoken: NamedDependency[str]) -> Letterhead:
    """Return the server's address and the language for mails that a request leads to."""
    return Letterhead(mail_base(scope, settings), spoken)


MAILING: Dependencies = {**VISITORS, "letterhead": Provide(_letterhead_of, sync_to_thread=False)}


class ProvingController(Controller):
    """What is asked for with a password, a code or a link by mail; limited like signing in."""

    path = "/account"
    dependencies = MAILING

    @post("/forgotten", status_code=HTTP_202_ACCEPTED, responses=REFUSALS)
    async def send_link(
        self,
        data: JSONBody[Forgotten],
        visitor: NamedDependency[Visitor],
        recovering: NamedDependency[Recovering],
        letterhead: NamedDependency[Letterhead],
    ) -> None:
        """Send a link to a new password to the address of the account; the answer is the same if there is none."""
        await recovering.ask(data.name, visitor, letterhead)

    @post("/recovery", status_code=HTTP_200_OK, responses=REFUSALS)
    async def recover(
        self,
        data: JSONBody[Recovery],
        visitor: NamedDependency[Visitor],
        recovering: NamedDependency[Recovering],
        letterhead: NamedDependency[Letterhead],
    ) -> Response[None]:
        """Change the password by a link, end all sign-ins, and sign this browser in, unless a code is needed."""
        signed_in = await recovering.recover(data, visitor, letterhead)
        return Response(None, cookies=signed_in.cookies() if signed_in else [])

    @post("/second-factor/secret", status_code=HTTP_200_OK, responses=REFUSALS)
    async def propose_secret(
        self, visitor: NamedDependency[Visitor], accounts: NamedDependency[AccountService]
    ) -> NewSecondFactor:
        """Return a new secret for an app that makes codes; nothing is asked for before one has been proved."""
        account = await accounts.account_of(visitor.caller)
        secret = pyotp.random_base32()
        picture = await visitor.think(_drawn, address_of(secret, account.name))
        seal = visitor.key.tag(SEAL, f"{account.session} {secret}")
        return NewSecondFactor(secret=secret, seal=seal, picture=picture)

    @post("/second-factor", responses=REFUSALS)
    async def set_second_factor(
        self,
        data: JSONBody[SecondFactorProof],
        visitor: NamedDependency[Visitor],
        changing: NamedDependency[Changing],
        letterhead: NamedDependency[Letterhead],
    ) -> SpareCodes:
        """Ask for a code at each sign-in from now on; return spare codes."""
        return SpareCodes(codes=await changing.set_second_factor(data, visitor, letterhead))

    @delete("/second-factor", status_code=HTTP_200_OK, responses=REFUSALS)
    async def end_second_factor(
        self,
        data: JSONBody[SecondFactorEnd],
        visitor: NamedDependency[Visitor],
        changing: NamedDependency[Changing],
        letterhead: NamedDependency[Letterhead],
    ) -> None:
        """Ask for no code any more."""
        await changing.end_second_factor(data, visitor, letterhead)


def _drawn(address: str) -> str:
    """Return a QR code as SVG, dark on light whatever the page's colours."""
    drawing = io.BytesIO()
    segno.make(address, error="m").save(drawing, kind="svg", scale=5, light="white", xmldecl=False)
    return drawing.getvalue().decode()


class SigningController(Controller):
    """What a password or the secret of a link is sent for; limited for each address, and for each account."""

    path = "/account"
    dependencies = MAILING

    @post("/", responses=REFUSALS)
    async def sign_up(
        self,
        data: JSONBody[NewAccount],
        visitor: NamedDependency[Visitor],
        changing: NamedDependency[Changing],
        letterhead: NamedDependency[Letterhead],
    ) -> Response[ByMail]:
        """Make an account, to which this browser is signed in then.

        If the server sends mail, a link that is sent to the address makes it; the answer is the same for a name that is
        taken.
        """
        signed_in = await changing.sign_up(data, visitor, letterhead)
        cookies = signed_in.cookies() if signed_in else visitor.caller.cookies()
        return Response(ByMail(by_mail=signed_in is None), cookies=cookies)

    @post("/confirm", status_code=HTTP_200_OK, responses=REFUSALS)
    async def confirm(
        self, data: JSONBody[ConfirmRequest], visitor: NamedDependency[Visitor], changing: NamedDependency[Changing]
    ) -> Response[Confirmed]:
        """Make the account, or change the address, that a mailed link is for.

        The browser that has asked for the account is signed in to it.
        """
        done = await changing.confirm(data.token, visitor)
        answer = Confirmed(kind="account" if done.is_account else "email", signed_in=done.signed_in is not None)
        return Response(answer, cookies=done.signed_in.cookies() if done.signed_in else [])

    @post("/sign-in", status_code=HTTP_200_OK, responses=REFUSALS)
    async def sign_in(
        self, data: JSONBody[Credentials], visitor: NamedDependency[Visitor], accounts: NamedDependency[AccountService]
    ) -> Response[None]:
        """Sign this browser in; it gets a new cookie."""
        return Response(None, cookies=(await accounts.sign_in(data, visitor)).cookies())

    @post("/return", status_code=HTTP_200_OK, responses=REFUSALS)
    async def come_back(
        self,
        data: JSONBody[ReturnRequest],
        visitor: NamedDependency[Visitor],
        accounts: NamedDependency[AccountService],
        links: NamedDependency[Links],
    ) -> Response[ReturnLink]:
        """Sign this browser in as the guest of a return link, and return the next link: each works once."""
        back = await accounts.come_back(data, visitor)
        return Response(ReturnLink(url=_return_url(links, back.link) if back.link else ""), cookies=back.cookies())

    @patch("/", responses=REFUSALS)
    async def change_email(
        self,
        data: JSONBody[AccountChange],
        visitor: NamedDependency[Visitor],
        changing: NamedDependency[Changing],
        letterhead: NamedDependency[Letterhead],
    ) -> ByMail:
        """Change the e-mail address of this account, or forget it. The address from before is told.

        If the server sends mail, a new address counts once a link has been opened that is sent there.
        """
        return ByMail(by_mail=await changing.change_email(data, visitor, letterhead))

    @put("/password", responses=REFUSALS)
    async def change_password(
        self,
        data: JSONBody[PasswordChange],
        visitor: NamedDependency[Visitor],
        changing: NamedDependency[Changing],
        letterhead: NamedDependency[Letterhead],
    ) -> Response[None]:
        """Change the password; all other browsers have to sign in again."""
        return Response(None, cookies=(await changing.change_password(data, visitor, letterhead)).cookies())


class AccountController(Controller):
    """Who this browser plays for, from which other browsers the same person does, and how they like the table."""

    path = "/account"

    @get("/", responses=REFUSALS)
    async def read_account(
        self,
        caller: NamedDependency[Caller],
        accounts: NamedDependency[AccountService],
        store: NamedDependency[Store],
        recovering: NamedDependency[Recovering],
    ) -> AccountStatus:
        """Return who this browser plays for."""
        return await _status_of(caller, accounts, store, recovering)

    @post("/sign-out", status_code=HTTP_200_OK, responses=REFUSALS)
    async def sign_out(
        self, caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> Response[None]:
        """Sign this browser out; it is a new guest then."""
        await accounts.sign_out(caller)
        return Response(None, cookies=taken_back(BROWSER, caller.secure))

    @get("/sign-ins", responses=REFUSALS)
    async def list_sign_ins(
        self, caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> list[SignInInfo]:
        """Return the browsers that are signed in as this person, the one seen last first."""
        return [
            SignInInfo(
                id=one.id, device=one.device, created=one.created, seen=one.seen, is_current=one.id == caller.sign_in_id
            )
            for one in await accounts.sign_ins.of_person(caller.session)
        ]

    @delete("/sign-ins", responses=REFUSALS)
    async def end_other_sign_ins(
        self, caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> None:
        """End all sign-ins of this person but for this browser's."""
        await accounts.end_all(caller.session, but=caller.sign_in_id)

    @delete("/sign-ins/{sign_in_id:str}", responses=REFUSALS)
    async def end_sign_in(
        self, sign_in_id: FromPath[str], caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> None:
        """End a sign-in of this person. It is no error if it has ended before."""
        await accounts.end(caller.session, [sign_in_id])

    @post("/return-link", responses=REFUSALS)
    async def make_return_link(
        self, caller: NamedDependency[Caller], accounts: NamedDependency[AccountService], links: NamedDependency[Links]
    ) -> Response[ReturnLink]:
        """Return a link by which this guest plays on in another browser; the previous link becomes invalid."""
        check_person(caller)
        _check_guest(caller)
        token = await accounts.return_links.renew(caller.session)
        return Response(ReturnLink(url=_return_url(links, token)), cookies=caller.cookies())

    @delete("/return-link", responses=REFUSALS)
    async def forget_return_link(
        self, caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> None:
        """Delete this guest's return link."""
        await accounts.return_links.forget(caller.session)

    @get("/settings", responses=REFUSALS)
    async def read_settings(
        self, caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> KeptSettings:
        """Return the settings that this account has."""
        return KeptSettings(settings=settings_of(await accounts.account_of(caller)))

    @put("/settings", responses=REFUSALS)
    async def keep_settings(
        self, data: JSONBody[ReaderSettings], caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> None:
        """Keep these settings with this account, instead of those it had."""
        account = await accounts.account_of(caller)
        await accounts.stored.change(account.session, settings=to_builtins(data))

    @put("/shown", responses=REFUSALS)
    async def choose_showing(
        self, data: JSONBody[Showing], caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> None:
        """Show this account among the players, or no longer."""
        account = await accounts.account_of(caller)
        await accounts.stored.change(account.session, shown=data.shown)


def _return_url(links: Links, token: str) -> str:
    return f"{links.base}/return#{token}"


def _check_guest(caller: Caller) -> None:
    """Raise TableError for an account: its person signs in."""
    if is_account(caller.session):
        raise TableError("has-account", "Return links are for guests; this browser is signed in to an account.")


async def _status_of(caller: Caller, accounts: AccountService, store: Store, recovering: Recovering) -> AccountStatus:
    account = await accounts.stored.of(caller.session) if caller.sign_in else None
    link = await accounts.return_links.of(caller.session) if caller.known and not account else None
    return AccountStatus(
        name=account.name if account else None,
        email=account.email if account else None,
        created=account.created if account else None,
        has_tables=caller.known and bool(await store.of_browser(caller.session, limit=1)),
        return_link=link.created if link else None,
        return_link_used=link.used if link else None,
        signed_in=caller.sign_in is not None,
        second_factor=account is not None and await accounts.second_factors.is_set(account.session),
        sends_mail=recovering.sends_mail,
    )


class PersonalController(Controller):
    """What a person may request about their personal data; limited like signing in."""

    path = "/account"
    dependencies = VISITORS

    @post("/export", status_code=HTTP_200_OK, responses={**REFUSALS, HTTP_200_OK: EXPORTED})
    async def export_data(
        self,
        data: JSONBody[ExportRequest],
        visitor: NamedDependency[Visitor],
        accounts: NamedDependency[AccountService],
        caller: NamedDependency[Caller],
        store: NamedDependency[Store],
    ) -> Stream:
        """Return all that is kept about this browser's person, as a file."""
        check_person(caller)
        if is_account(caller.session):
            await accounts.check_factor(await accounts.account_of(caller), data.code, visitor)
        name = {"Content-Disposition": 'attachment; filename="exlibris-data.json"'}
        return Stream(personal_data(store.database, caller.session), media_type=MediaType.JSON, headers=name)

    @delete("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def delete_account(
        self, data: JSONBody[Farewell], visitor: NamedDependency[Visitor], accounts: NamedDependency[AccountService]
    ) -> Response[None]:
        """Delete all that is kept about this browser's person; the browser is a new guest then.

        Their finished games stay for the others, under neutral names; in others a computer plays on at their seats,
        and games that nobody else plays are deleted. What they have said in chats is removed.
        """
        await accounts.forget(data, visitor)
        return Response(None, cookies=taken_back(BROWSER, visitor.caller.secure))
