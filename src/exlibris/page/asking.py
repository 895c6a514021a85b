"""A request as the client sends it, and its answer: the same as over HTTP, without HTTP."""

from collections.abc import Callable
from datetime import UTC, datetime
from inspect import Parameter, signature
from typing import Any, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec
from msgspec import Struct

from exlibris.page.tables import SESSION
from exlibris.table.errors import TableError
from exlibris.table.present.onlooker import Onlooker
from exlibris.table.statuses import STATUS_OF
from exlibris.texts import LANGUAGES

Body = TypeVar("Body")


class Answer(Struct, frozen=True, kw_only=True):
    """What a request is answered with: an HTTP status, a body as text, and the seconds to wait after a refusal.

    A body of another `kind` than JSON has a character for each byte.
    """

    status: int = 200
    body: str
    kind: str = "application/json"
    wait: int | None = None


class Ask(Struct, frozen=True):
    """A request: its body, and what its path and its query name."""

    named: dict[str, str]
    body: str

    @property
    def language(self) -> str:
        """The language of all texts. Raises TableError if there are none in it."""
        language = self.named.get("language", "en")
        if language not in LANGUAGES:
            raise TableError("unknown-language", f"language: there are no texts in {language!r}.")
        return language

    @property
    def onlooker(self) -> Onlooker:
        """Who asks; there is no link to share."""
        mark = self.named.get("log_mark", "")
        return Onlooker(session=SESSION, language=self.language, share_url="", log_mark=mark, now=self.at)

    @staticmethod
    def at() -> datetime:
        """Return the time."""
        return datetime.now(UTC)

    def given(self, work: Callable[..., object], after: int = 0) -> dict[str, Any]:
        """Return a function's arguments by name, without its first `after` ones: each is what the request says of it.

        A struct is the body; defaults are what the request leaves out; a table, `live`, is left to the caller. Raises
        TableError for what has another shape.
        """
        wanted = list(signature(work).parameters.values())[after:]
        return {each.name: self._value(each) for each in wanted if each.name != "live"}

    def read(self, kind: type[Body]) -> Body:
        """Return the body. Raises TableError for one that does not have that shape."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise TableError("bad-request", f"{error}") from error

    def _value(self, wanted: Parameter) -> Any:
        match wanted.name:
            case "language":
                return self.language
            case "onlooker" | "self":
                return self.onlooker
            case "session":
                return SESSION
            case "at":
                return self.at()
        if isinstance(wanted.annotation, type) and issubclass(wanted.annotation, Struct):
            return self.read(wanted.annotation)
        default = None if wanted.default is Parameter.empty else wanted.default
        try:
            return msgspec.convert(self.named.get(wanted.name, default), wanted.annotation, strict=False)
        except msgspec.ValidationError as error:
            raise TableError("bad-request", f"{wanted.name}: {error}") from error


def asked(url: str, body: str) -> tuple[str, Ask]:
    """Return the path of a request, and what is asked."""
    parts = urlsplit(url)
    return parts.path, Ask(dict(parse_qsl(parts.query, keep_blank_values=True)), body)


def file(content: bytes, kind: str) -> Answer:
    """Return the answer that is a file of that media type."""
    return Answer(body=content.decode("latin-1"), kind=kind)


def refusal(error: TableError) -> Answer:
    """Return the answer to a refused request."""
    body = msgspec.json.encode({"code": error.code, "detail": error.detail}).decode()
    return Answer(status=STATUS_OF[error.code], body=body, wait=error.wait)
