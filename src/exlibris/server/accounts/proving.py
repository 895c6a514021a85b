"""The second factor of an account, and another password by mail, over HTTP."""

import io
from typing import TypeAlias

import pyotp
import segno
from litestar import Controller, Response, delete, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED
from litestar.types import Dependencies, Scope

from exlibris.server.accounts.changing import TheChanging
from exlibris.server.accounts.devices import VISITORS, TheVisitor
from exlibris.server.accounts.mailing import Letterhead
from exlibris.server.accounts.messages import (
    Forgotten,
    NewSecondFactor,
    Recovery,
    SecondFactorEnd,
    SecondFactorProof,
    SpareCodes,
)
from exlibris.server.accounts.recovering import TheRecovering
from exlibris.server.accounts.second_factor import SEAL, address_of
from exlibris.server.accounts.service import TheAccounts
from exlibris.server.base.settings import Settings
from exlibris.server.kit.dependencies import TheLanguage
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.kit.links import mail_base


def letterhead_of(scope: Scope, settings: NamedDependency[Settings], spoken: TheLanguage) -> Letterhead:
    """Return the server's address and the language for mails that a request leads to."""
    return Letterhead(mail_base(scope, settings), spoken)


TheLetterhead: TypeAlias = NamedDependency[Letterhead]
MAILING: Dependencies = {**VISITORS, "letterhead": Provide(letterhead_of, sync_to_thread=False)}


class ProvingController(Controller):
    """What is asked for with a password, a code or a link by mail; limited like signing in."""

    path = "/account"
    dependencies = MAILING

    @post("/forgotten", status_code=HTTP_202_ACCEPTED, responses=REFUSALS)
    async def send_link(
        self,
        data: JSONBody[Forgotten],
        visitor: TheVisitor,
        recovering: TheRecovering,
        letterhead: TheLetterhead,
    ) -> None:
        """Send a link to a new password to the address of the account; the answer is the same if there is none."""
        await recovering.ask(data.name, visitor, letterhead)

    @post("/recovery", status_code=HTTP_200_OK, responses=REFUSALS)
    async def recover(
        self, data: JSONBody[Recovery], visitor: TheVisitor, recovering: TheRecovering, letterhead: TheLetterhead
    ) -> Response[None]:
        """Change the password by a link, end all sign-ins, and sign this browser in, unless a code is needed."""
        signed_in = await recovering.recover(data, visitor, letterhead)
        return Response(None, cookies=signed_in.cookies() if signed_in else [])

    @post("/second-factor/secret", status_code=HTTP_200_OK, responses=REFUSALS)
    async def propose_secret(self, visitor: TheVisitor, accounts: TheAccounts) -> NewSecondFactor:
        """Return a new secret for an app that makes codes; nothing is asked for before one has been proved."""
        account = await accounts.account_of(visitor.caller)
        secret = pyotp.random_base32()
        picture = await visitor.think(drawn, address_of(secret, account.name))
        seal = visitor.key.tag(SEAL, f"{account.session} {secret}")
        return NewSecondFactor(secret=secret, seal=seal, picture=picture)

    @post("/second-factor", responses=REFUSALS)
    async def set_second_factor(
        self, data: JSONBody[SecondFactorProof], visitor: TheVisitor, changing: TheChanging, letterhead: TheLetterhead
    ) -> SpareCodes:
        """Ask for a code at each sign-in from now on; return spare codes."""
        return SpareCodes(codes=await changing.set_second_factor(data, visitor, letterhead))

    @delete("/second-factor", status_code=HTTP_200_OK, responses=REFUSALS)
    async def end_second_factor(
        self, data: JSONBody[SecondFactorEnd], visitor: TheVisitor, changing: TheChanging, letterhead: TheLetterhead
    ) -> None:
        """Ask for no code any more."""
        await changing.end_second_factor(data, visitor, letterhead)


def drawn(address: str) -> str:
    """Return a QR code as SVG, dark on light whatever the page's colours."""
    drawing = io.BytesIO()
    segno.make(address, error="m").save(drawing, kind="svg", scale=5, light="white", xmldecl=False)
    return drawing.getvalue().decode()
