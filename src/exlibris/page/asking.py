"""A request as the client sends it, and its answer: the same as over HTTP, without HTTP."""

from collections.abc import Callable
from datetime import UTC, datetime
from inspect import Parameter, signature
from typing import Any

import msgspec
from msgspec import Struct

from exlibris.page.storage import text_of
from exlibris.page.tables import SESSION, PageTables
from exlibris.page.thinking import Thinker
from exlibris.table.bots import ServerBots
from exlibris.table.errors import TableError
from exlibris.table.present.onlooker import Onlooker
from exlibris.table.routes.route import JSON, LENT, Route
from exlibris.table.statuses import STATUS_OF
from exlibris.texts import LANGUAGES


class Answer(Struct, frozen=True, kw_only=True):
    """What a request is answered with: an HTTP status, a body as text, and the seconds to wait after a refusal.

    A body of another `kind` than JSON has a character for each byte.
    """

    status: int = 200
    body: str
    kind: str = JSON
    wait: int | None = None


class Ask(Struct, frozen=True):
    """A request: its body, what its path and its query name, and what it is answered with."""

    named: dict[str, str]
    body: str
    tables: PageTables
    think: Thinker

    @property
    def think_quickly(self) -> Thinker:
        """The one worker that thinks."""
        return self.think

    think_long = think_quickly

    @property
    def bots(self) -> ServerBots:
        """The computer players."""
        return self.tables.bots

    @property
    def sent(self) -> bytes:
        """The body as it came."""
        return self.body.encode()

    @property
    def spoken(self) -> str:
        """The language of all texts. Raises TableError if there are none in it."""
        language = self.named.get("language", "en")
        if language not in LANGUAGES:
            raise TableError("unknown-language", f"language: there are no texts in {language!r}.")
        return language

    @property
    def onlooker(self) -> Onlooker:
        """Who asks; there is no link to share."""
        mark = self.named.get("log_mark", "")
        return Onlooker(
            session=SESSION, language=self.spoken, share_url="", log_mark=mark, now=lambda: datetime.now(UTC)
        )

    async def given(self, work: Callable[..., object], **known: object) -> dict[str, Any]:
        """Return a function's arguments by name: those that are known, and all others as `Route` says.

        Raises TableError for what has another shape.
        """
        wanted = signature(work).parameters.values()
        return {each.name: known.get(each.name) or await self._value(each) for each in wanted}

    async def answer(self, route: Route) -> Answer:
        """Return the answer of a route. Raises TableError."""
        answer = await route.work(**await self.given(route.work))
        if not isinstance(answer, bytes):
            return Answer(body=text_of(answer))
        return Answer(body=answer.decode("utf-8" if route.kind == JSON else "latin-1"), kind=route.kind)

    async def _value(self, wanted: Parameter) -> Any:
        if wanted.name == "live":
            return await self.tables.now(self.named["table_id"])
        if wanted.name in LENT:
            return getattr(self, wanted.name)
        default = None if wanted.default is Parameter.empty else wanted.default
        try:
            if wanted.name == "data":
                return msgspec.json.decode(self.body, type=wanted.annotation)
            return msgspec.convert(self.named.get(wanted.name, default), wanted.annotation, strict=False)
        except (msgspec.DecodeError, RecursionError) as error:
            raise TableError("bad-request", f"{wanted.name}: {error}") from error


def refusal(error: TableError) -> Answer:
    """Return the answer to a refused request."""
    body = text_of({"code": error.code, "detail": error.detail})
    return Answer(status=STATUS_OF[error.code], body=body, wait=error.wait)
