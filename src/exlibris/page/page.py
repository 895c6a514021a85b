"""The part of a page that runs in its serving worker: requests come in as text, and answers go out as text."""

import logging
from collections.abc import Mapping
from inspect import Parameter, signature
from typing import Any, Final
from urllib.parse import SplitResult, parse_qsl, urlsplit

import msgspec
from msgspec import Struct

from exlibris.page.autopilot import GRACE, Autopilot, Hold
from exlibris.page.routes import needs_server, route_of
from exlibris.page.storage import Storage, text_of
from exlibris.page.tables import SESSION, PageTables
from exlibris.page.thinking import Send, Thinker
from exlibris.table import lessons, puzzles
from exlibris.table.advice import preview_of
from exlibris.table.computers import choose
from exlibris.table.deals import read_deal
from exlibris.table.errors import STATUS_OF, TableError
from exlibris.table.form import draw_sheet
from exlibris.table.review import game_review
from exlibris.table.routes import JSON
from exlibris.table.snapshot import Onlooker
from exlibris.texts import LANGUAGES

INTERNAL: Final = ("internal", "The page failed because of an internal error.")
AT_ONCE: Final = frozenset(  # work so short that it need not wait for the worker that thinks
    {preview_of, draw_sheet, lessons.read_lesson, lessons.preview_lesson, puzzles.preview_puzzle, puzzles.read_puzzle,
     puzzles.answer_puzzle, read_deal}
)  # fmt: skip

logger = logging.getLogger(__name__)


class Answer(Struct, frozen=True, kw_only=True):
    """The answer to a request: an HTTP status, a body as text, and the seconds to wait after a refusal.

    A body of a `kind` other than JSON has one character per byte.
    """

    status: int = 200
    body: str
    kind: str = JSON
    wait: int | None = None


def _provided(named: Mapping[str, str], body: str, tables: PageTables, think: Thinker) -> dict[str, Any]:
    """Return the arguments that a page provides to all routes, by name. Raises TableError for an unknown language."""
    language = named.get("language", "en")
    if language not in LANGUAGES:
        raise TableError("unknown-language", f"language: there are no texts in {language!r}.")
    mark = named.get("log_mark", "")
    onlooker = Onlooker(session=SESSION, language=language, share_url="", log_mark=mark, now=tables.uptime.now)
    thinking = dict.fromkeys(("think", "think_long", "think_quickly"), think)
    about = {"bots": tables.bots, "onlooker": onlooker, "sent": body.encode(), "spoken": language, "tables": tables}
    return about | thinking


def _sent(wanted: Parameter, named: Mapping[str, str], body: str) -> Any:
    """Return an argument from the request's body, path or query. Raises TableError if it has the wrong type."""
    default = None if wanted.default is Parameter.empty else wanted.default
    try:
        if wanted.name == "data":
            return msgspec.json.decode(body, type=wanted.annotation)
        return msgspec.convert(named.get(wanted.name, default), wanted.annotation, strict=False)
    except (msgspec.DecodeError, RecursionError) as error:
        raise TableError("bad-request", f"{wanted.name}: {error}") from error


def _refusal(error: TableError) -> Answer:
    fault = {"fault": error.fault} if error.fault else {}
    body = text_of({"code": error.code, "detail": error.detail} | fault)
    return Answer(status=STATUS_OF[error.code], body=body, wait=error.wait)


class Page:
    """The tables of a browser, as this tab shows them.

    `send` passes work to the worker that thinks; `hold` keeps other tabs from driving the same table.
    """

    def __init__(self, storage: Storage, send: Send, hold: Hold, grace: float = GRACE) -> None:
        self._tables = PageTables(storage, self._wake)
        self._think = Thinker(send, here=AT_ONCE, first=choose, last=game_review)
        self._pilot = Autopilot(self._tables, self._think, hold, grace)

    def _wake(self, table_id: str) -> None:
        self._pilot.wake(table_id)

    async def answer(self, method: str, url: str, body: str) -> str:
        """Return an `Answer` as JSON; errors become answers, too."""
        try:
            answer = await self._answer(method, urlsplit(url), body)
        except TableError as error:
            answer = _refusal(error)
        except Exception:
            logger.exception("%s %s failed", method, url)
            answer = _refusal(TableError(*INTERNAL))
        return text_of(answer)

    async def _answer(self, method: str, url: SplitResult, body: str) -> Answer:
        route, in_path = route_of(method, url.path)
        named = dict(parse_qsl(url.query, keep_blank_values=True)) | in_path
        known = _provided(named, body, self._tables, self._think)
        if not route:
            raise needs_server(url.path, known["spoken"])
        wanted = signature(route.work).parameters
        if "live" in wanted:
            known["live"] = await self._tables.now(named["table_id"])
            self._pilot.wake(named["table_id"])  # a killed tab may have left a computer's move undone
        given = {name: known[name] if name in known else _sent(each, named, body) for name, each in wanted.items()}
        answer = await route.work(**given)
        if not isinstance(answer, bytes):
            return Answer(body=text_of(answer))
        return Answer(body=answer.decode("utf-8" if route.kind == JSON else "latin-1"), kind=route.kind)
