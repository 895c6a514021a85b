"""HTTP routes for accounts, sign-ins, second factors, settings and personal data."""

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
    return Letterhead(mail_base(scope, settings), spoken)


MAILING: Dependencies = {**VISITORS, "letterhead": Provide(_letterhead_of, sync_to_thread=False)}


class ProvingController(Controller):
    """Requests that need a password, a code or an emailed link; rate-limited like signing in."""

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
        """Email a password reset link to the account's address. The answer is the same if there is no such account."""
        await recovering.ask(data.name, visitor, letterhead)

    @post("/recovery", status_code=HTTP_200_OK, responses=REFUSALS)
    async def recover(
        self,
        data: JSONBody[Recovery],
        visitor: NamedDependency[Visitor],
        recovering: NamedDependency[Recovering],
        letterhead: NamedDependency[Letterhead],
    ) -> Response[None]:
        """Set a new password by a reset link, end all sign-ins, and sign this browser in unless a code is needed."""
        signed_in = await recovering.recover(data, visitor, letterhead)
        return Response(None, cookies=signed_in.cookies() if signed_in else [])

    @post("/second-factor/secret", status_code=HTTP_200_OK, responses=REFUSALS)
    async def propose_secret(
        self, visitor: NamedDependency[Visitor], accounts: NamedDependency[AccountService]
    ) -> NewSecondFactor:
        """Return a new secret for an authenticator app. It takes effect once a first code has proved it."""
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
        """Switch the second factor on and return its spare codes."""
        return SpareCodes(codes=await changing.set_second_factor(data, visitor, letterhead))

    @delete("/second-factor", status_code=HTTP_200_OK, responses=REFUSALS)
    async def end_second_factor(
        self,
        data: JSONBody[SecondFactorEnd],
        visitor: NamedDependency[Visitor],
        changing: NamedDependency[Changing],
        letterhead: NamedDependency[Letterhead],
    ) -> None:
        """Switch the second factor off."""
        await changing.end_second_factor(data, visitor, letterhead)


def _drawn(address: str) -> str:
    """Return a QR code as SVG, dark on light in every theme."""
    drawing = io.BytesIO()
    segno.make(address, error="m").save(drawing, kind="svg", scale=5, light="white", xmldecl=False)
    return drawing.getvalue().decode()


class SigningController(Controller):
    """Requests with a password or a link's secret; limited for each address and each account."""

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
        """Create an account and sign this browser in.

        If the server sends email, an emailed link creates the account instead, and the answer doesn't tell whether the
        name is taken.
        """
        signed_in = await changing.sign_up(data, visitor, letterhead)
        cookies = signed_in.cookies() if signed_in else visitor.caller.cookies()
        return Response(ByMail(by_mail=signed_in is None), cookies=cookies)

    @post("/confirm", status_code=HTTP_200_OK, responses=REFUSALS)
    async def confirm(
        self, data: JSONBody[ConfirmRequest], visitor: NamedDependency[Visitor], changing: NamedDependency[Changing]
    ) -> Response[Confirmed]:
        """Create the account, or change the address, that an emailed link is for.

        Signs this browser in if it had asked for the account.
        """
        done = await changing.confirm(data.token, visitor)
        answer = Confirmed(kind="account" if done.is_account else "email", signed_in=done.signed_in is not None)
        return Response(answer, cookies=done.signed_in.cookies() if done.signed_in else [])

    @post("/sign-in", status_code=HTTP_200_OK, responses=REFUSALS)
    async def sign_in(
        self, data: JSONBody[Credentials], visitor: NamedDependency[Visitor], accounts: NamedDependency[AccountService]
    ) -> Response[None]:
        """Sign this browser in and give it a new cookie."""
        return Response(None, cookies=(await accounts.sign_in(data, visitor)).cookies())

    @post("/return", status_code=HTTP_200_OK, responses=REFUSALS)
    async def come_back(
        self,
        data: JSONBody[ReturnRequest],
        visitor: NamedDependency[Visitor],
        accounts: NamedDependency[AccountService],
        links: NamedDependency[Links],
    ) -> Response[ReturnLink]:
        """Sign this browser in as the guest of a return link; return the next link, as each works once."""
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
        """Change or remove the account's email address, and notify the previous address.

        If the server sends email, a new address takes effect once the link emailed to it has been opened.
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
        """Change the password and sign out every other browser."""
        return Response(None, cookies=(await changing.change_password(data, visitor, letterhead)).cookies())


class AccountController(Controller):
    """The account or guest that this browser plays for, its sign-ins and its settings."""

    path = "/account"

    @get("/", responses=REFUSALS)
    async def read_account(
        self,
        caller: NamedDependency[Caller],
        accounts: NamedDependency[AccountService],
        store: NamedDependency[Store],
        recovering: NamedDependency[Recovering],
    ) -> AccountStatus:
        """Return the account or guest that this browser plays for."""
        return await _status_of(caller, accounts, store, recovering)

    @post("/sign-out", status_code=HTTP_200_OK, responses=REFUSALS)
    async def sign_out(
        self, caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> Response[None]:
        """Sign this browser out. It becomes a new guest."""
        await accounts.sign_out(caller)
        return Response(None, cookies=taken_back(BROWSER, caller.secure))

    @get("/sign-ins", responses=REFUSALS)
    async def list_sign_ins(
        self, caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> list[SignInInfo]:
        """Return the browsers signed in as this person, most recently seen first."""
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
        """Sign out every other browser of this person."""
        await accounts.end_all(caller.session, but=caller.sign_in_id)

    @delete("/sign-ins/{sign_in_id:str}", responses=REFUSALS)
    async def end_sign_in(
        self, sign_in_id: FromPath[str], caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> None:
        """End a sign-in of this person, if it still exists."""
        await accounts.end(caller.session, [sign_in_id])

    @post("/return-link", responses=REFUSALS)
    async def make_return_link(
        self, caller: NamedDependency[Caller], accounts: NamedDependency[AccountService], links: NamedDependency[Links]
    ) -> Response[ReturnLink]:
        """Return a link to play as this guest in another browser; the previous link becomes invalid."""
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
        """Return the account's stored settings."""
        return KeptSettings(settings=settings_of(await accounts.account_of(caller)))

    @put("/settings", responses=REFUSALS)
    async def keep_settings(
        self, data: JSONBody[ReaderSettings], caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> None:
        """Replace the account's stored settings."""
        account = await accounts.account_of(caller)
        await accounts.stored.change(account.session, settings=to_builtins(data))

    @put("/shown", responses=REFUSALS)
    async def choose_showing(
        self, data: JSONBody[Showing], caller: NamedDependency[Caller], accounts: NamedDependency[AccountService]
    ) -> None:
        """List this account among the players, or stop listing it."""
        account = await accounts.account_of(caller)
        await accounts.stored.change(account.session, shown=data.shown)


def _return_url(links: Links, token: str) -> str:
    return f"{links.base}/return#{token}"


def _check_guest(caller: Caller) -> None:
    """Raise TableError for an account, which signs in instead."""
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
    """Export and deletion of personal data; rate-limited like signing in."""

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
        """Return all data kept about this browser's person, as a file."""
        check_person(caller)
        if is_account(caller.session):
            await accounts.check_factor(await accounts.account_of(caller), data.code, visitor)
        name = {"Content-Disposition": 'attachment; filename="exlibris-data.json"'}
        return Stream(personal_data(store.database, caller.session), media_type=MediaType.JSON, headers=name)

    @delete("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def delete_account(
        self, data: JSONBody[Farewell], visitor: NamedDependency[Visitor], accounts: NamedDependency[AccountService]
    ) -> Response[None]:
        """Delete all data kept about this browser's person. The browser becomes a new guest.

        Finished games remain, under neutral names. In unfinished games a computer takes over the seats; games without
        other players are deleted. Chat lines are removed.
        """
        await accounts.forget(data, visitor)
        return Response(None, cookies=taken_back(BROWSER, visitor.caller.secure))
