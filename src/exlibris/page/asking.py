"""A request as the client sends it, and its answer: the same as over HTTP, without HTTP."""

from datetime import UTC, datetime
from typing import TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec
from msgspec import Struct

from exlibris.page.tables import SESSION
from exlibris.table.errors import TableError
from exlibris.table.present.onlooker import Onlooker
from exlibris.table.statuses import STATUS_OF
from exlibris.texts import LANGUAGES

Body = TypeVar("Body")


class Answer(Struct, frozen=True, kw_only=True):
    """What a request is answered with: an HTTP status, a body as text, and the seconds to wait after a refusal."""

    status: int
    body: str
    wait: int | None = None


class Ask(Struct, frozen=True):
    """A request: its body, the values of its query, and `path`, the names in its path by their places."""

    query: dict[str, str]
    body: str
    path: dict[str, str] = {}

    @property
    def language(self) -> str:
        """The language of all texts. Raises TableError if there are none in it."""
        language = self.query.get("language", "en")
        if language not in LANGUAGES:
            raise TableError("unknown-language", f"language: there are no texts in {language!r}.")
        return language

    @property
    def table_id(self) -> str:
        """The table that the path names."""
        return self.path["table_id"]

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return int(self.path["seat"])

    @property
    def onlooker(self) -> Onlooker:
        """Who asks."""
        return onlooker_of(self.language, self.query.get("log_mark", ""))

    def number(self, name: str) -> int | None:
        """Return a number of the query. Raises TableError for any other text."""
        text = self.query.get(name)
        if text is None:
            return None
        try:
            return int(text)
        except ValueError as error:
            raise TableError("bad-request", f"{name}: expected a number, not {text!r}.") from error

    def read(self, kind: type[Body]) -> Body:
        """Return the body. Raises TableError for one that does not have that shape."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise TableError("bad-request", f"{error}") from error


def onlooker_of(language: str, log_mark: str) -> Onlooker:
    """Return who looks at tables here; there is no link to share."""
    return Onlooker(session=SESSION, language=language, share_url="", log_mark=log_mark, now=lambda: datetime.now(UTC))


def asked(url: str, body: str) -> tuple[str, Ask]:
    """Return the path of a request, and what is asked."""
    parts = urlsplit(url)
    query = {name: values[-1] for name, values in parse_qs(parts.query, keep_blank_values=True).items()}
    return parts.path, Ask(query, body)


def place_in(found: dict[str, str]) -> dict[str, str]:
    """Return the names in a path as they are meant."""
    return {name: unquote(text) for name, text in found.items()}


def refusal(error: TableError) -> Answer:
    """Return the answer to a refused request."""
    body = msgspec.json.encode({"code": error.code, "detail": error.detail}).decode()
    return Answer(status=STATUS_OF[error.code], body=body, wait=error.wait)
