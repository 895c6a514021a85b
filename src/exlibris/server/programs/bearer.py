"""Who sends a token is a program: the token is checked here, once for requests and WebSockets."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from exlibris.server.kit.caller import COOKIE, PROGRAM, bearer_token
from exlibris.server.programs.tokens import ProgramTokens
from exlibris.table.errors import TableError

NOT_LET_IN = 4401


class BearerTokens(ASGIMiddleware):
    """Notes the token of a program in the connection's scope, if it is one that was given out; refuses others."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, tokens: ProgramTokens) -> None:
        self._tokens = tokens

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass on what has no token or a good one. Raises TableError for others, closes their WebSockets."""
        token = bearer_token(Headers.from_scope(scope))
        try:
            if token is not None:
                await self._check(token, scope)
                scope["state"][PROGRAM] = token
        except TableError as error:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await send({"type": "websocket.close", "code": NOT_LET_IN, "reason": error.detail})
            return
        await next_app(scope, receive, send)

    async def _check(self, token: str, scope: Scope) -> None:
        if COOKIE in ASGIConnection[Any, Any, Any, Any](scope).cookies:
            raise TableError("two-identities", "Send a program's token or a browser's cookie, not both.")
        if not await self._tokens.knows(token):
            raise TableError("unknown-token", "This server has given out no such token, or it was taken back.")
