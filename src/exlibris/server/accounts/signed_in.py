"""Whoever sends the cookie of a signed-in browser: it is looked up here, once for requests and WebSockets."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.middleware.authentication import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import ASGIApp

from exlibris.server.accounts.sign_ins import SignIns
from exlibris.server.kit.caller import COOKIE, SIGN_IN_TOKEN
from exlibris.server.storage.errors import STORAGE_ERRORS

ABOUT_PEOPLE = ("/api/", "/ws/")  # other paths lead to files of the client, the same for everybody
TRY_AGAIN_LATER = 1013


class SignedIn(AbstractAuthenticationMiddleware):
    """Notes in the connection's scope who is signed in. Guests and programs pass, and whose sign-in has ended."""

    def __init__(self, app: ASGIApp, sign_ins: SignIns) -> None:
        super().__init__(app)
        self._sign_ins = sign_ins

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Return the sign-in of a browser, None for others."""
        token = connection.cookies.get(COOKIE, "")
        if not connection.url.path.startswith(ABOUT_PEOPLE) or not SIGN_IN_TOKEN.fullmatch(token):
            return AuthenticationResult(user=None, auth=None)
        try:
            return AuthenticationResult(user=None, auth=await self._sign_ins.of(token))
        except STORAGE_ERRORS as error:
            if connection.scope["type"] != ScopeType.WEBSOCKET:
                raise
            detail = "The server can't reach its storage just now; try again soon."
            raise WebSocketException(detail=detail, code=TRY_AGAIN_LATER) from error
