"""Browsers that have been signed in to an account before: a cookie says so, as OWASP's "device cookies" do.

Somebody who tries passwords from elsewhere can't make such a browser wait. The cookie opens nothing.
"""

import re
import secrets
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.types import Dependencies
from msgspec import Struct

from exlibris.server.accounts.sign_ins import device_of
from exlibris.server.kit.caller import Caller
from exlibris.server.kit.cookies import ACCOUNTS, TAG_LENGTH, CookieKey, TheCookieKey, cookie_of, kept
from exlibris.server.kit.dependencies import TheCaller, TheThink, Thinking

PURPOSE: Final = "device"
NONCE_BYTES: Final = 12
NONCE_LENGTH: Final = 16
MOST: Final = 4  # accounts of one browser
MARK: Final = re.compile(rf"[A-Za-z0-9_-]{{{NONCE_LENGTH + TAG_LENGTH}}}")


class Visitor(Struct, frozen=True):
    """Who signs in or the like: the caller, their work, and what the browser's cookie says.

    `runs_on` says in words for people what it runs on, such as "Firefox, Linux"; `marks` show to which accounts it has
    been signed in.
    """

    caller: Caller
    think: Thinking
    runs_on: str
    marks: tuple[str, ...]
    key: CookieKey

    def device_of(self, account: str) -> str | None:
        """Return by what this browser is known to the account with that session, None if it is not."""
        return next((mark[:NONCE_LENGTH] for mark in self.marks if self._is_of(mark, account)), None)

    def known_to(self, account: str) -> Cookie:
        """Return the cookie by which this browser will be known to an account, and goes on to be to others."""
        nonce = secrets.token_urlsafe(NONCE_BYTES)
        own = nonce + self.key.tag(PURPOSE, f"{nonce} {account}")
        others = [mark for mark in self.marks if not self._is_of(mark, account)]
        return kept(ACCOUNTS, ".".join([own, *others][:MOST]), self.caller.secure)

    def _is_of(self, mark: str, account: str) -> bool:
        nonce, tag = mark[:NONCE_LENGTH], mark[NONCE_LENGTH:]
        return self.key.is_tag(tag, PURPOSE, f"{nonce} {account}")


def marks_in(cookie: str) -> Iterable[str]:
    """Return what a cookie says, without what can't be of ours."""
    return (mark for mark in cookie.split(".")[:MOST] if MARK.fullmatch(mark))


def visitor_of(
    *, request: Request[Any, Any, Any], caller: TheCaller, think: TheThink, cookie_key: TheCookieKey
) -> Visitor:
    """Return who asks."""
    runs_on = device_of(request.headers.get("user-agent", ""))
    return Visitor(caller, think, runs_on, tuple(marks_in(cookie_of(request, ACCOUNTS))), cookie_key)


TheVisitor: TypeAlias = NamedDependency[Visitor]
VISITORS: Dependencies = {"visitor": Provide(visitor_of, sync_to_thread=False)}
