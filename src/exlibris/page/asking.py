"""The client's requests and their answers, with the same content as over HTTP."""

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from typing import Any

import msgspec
from msgspec import Struct

from exlibris.page.storage import text_of
from exlibris.page.tables import SESSION, PageTables
from exlibris.page.thinking import Thinker
from exlibris.table.errors import STATUS_OF, TableError
from exlibris.table.onlooker import Onlooker
from exlibris.table.routes import JSON
from exlibris.texts import LANGUAGES


class Answer(Struct, frozen=True, kw_only=True):
    """The answer to a request: an HTTP status, a body as text, and the seconds to wait after a refusal.

    A body of a `kind` other than JSON has one character per byte.
    """

    status: int = 200
    body: str
    kind: str = JSON
    wait: int | None = None


def lent(named: Mapping[str, str], body: str, tables: PageTables, think: Thinker) -> dict[str, Any]:
    """Return the arguments that a page provides to all routes, by name. Raises TableError for an unknown language."""
    language = named.get("language", "en")
    if language not in LANGUAGES:
        raise TableError("unknown-language", f"language: there are no texts in {language!r}.")
    mark = named.get("log_mark", "")
    onlooker = Onlooker(session=SESSION, language=language, share_url="", log_mark=mark, now=tables.uptime.now)
    thinking = dict.fromkeys(("think", "think_long", "think_quickly"), think)
    about = {"bots": tables.bots, "onlooker": onlooker, "sent": body.encode(), "spoken": language, "tables": tables}
    return about | thinking


def arguments(
    work: Callable[..., object], named: Mapping[str, str], body: str, known: Mapping[str, object]
) -> dict[str, Any]:
    """Return a function's arguments: from `known` or else from the request, as `Route` describes.

    Raises TableError if an argument has the wrong type.
    """
    wanted = signature(work).parameters.values()
    return {each.name: known[each.name] if each.name in known else sent(each, named, body) for each in wanted}


def sent(wanted: Parameter, named: Mapping[str, str], body: str) -> Any:
    """Return an argument from the request's body, path or query. Raises TableError if it has the wrong type."""
    default = None if wanted.default is Parameter.empty else wanted.default
    try:
        if wanted.name == "data":
            return msgspec.json.decode(body, type=wanted.annotation)
        return msgspec.convert(named.get(wanted.name, default), wanted.annotation, strict=False)
    except (msgspec.DecodeError, RecursionError) as error:
        raise TableError("bad-request", f"{wanted.name}: {error}") from error


def refusal(error: TableError) -> Answer:
    """Return the answer to a refused request."""
    body = text_of({"code": error.code, "detail": error.detail})
    return Answer(status=STATUS_OF[error.code], body=body, wait=error.wait)
