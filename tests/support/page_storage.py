"""A page's storage in memory, which several pages may share as tabs of a browser do."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from exlibris.page.page import Page
from exlibris.page.thinking import done
from exlibris.table.commands import decide
from exlibris.table.errors import TableError
from support.forwarding import chooser, is_there

RITA = {"player": "human", "name": "Rita"}
ERIC = {"player": "human", "name": "Eric"}


class MemoryStorage:
    """What `Storage` says, in dictionaries."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        self.events: dict[str, list[str]] = {}
        self.noted: dict[str, str] = {}
        self.is_full = self.lines_full = False

    async def lines(self) -> str:
        kept = [
            f'{{"id": "{one}", "number": {len(self.events[one])}, "line": {self.noted.get(one, "null")}}}'
            for one in self.tables
        ]
        return f"[{','.join(kept)}]"

    async def table(self, table_id: str, after: int) -> str:
        if table_id not in self.tables:
            return ""
        entries = ",".join(self.events[table_id][after:])
        return f'{{"opened": {self.tables[table_id]}, "entries": [{entries}]}}'

    async def create(self, table_id: str, opened: str, entries: str) -> None:
        self._check(self.is_full)
        self.tables[table_id] = opened
        self.events[table_id] = json.loads(entries)

    async def append(self, table_id: str, number: int, entry: str) -> bool:
        self._check(self.is_full)
        if table_id not in self.tables or number != len(self.events[table_id]) + 1:
            return False
        self.events[table_id].append(entry)
        return True

    async def note(self, table_id: str, line: str) -> None:
        self._check(self.is_full or self.lines_full)
        self.noted[table_id] = line

    async def delete(self, table_id: str) -> None:
        del self.tables[table_id], self.events[table_id]
        self.noted.pop(table_id, None)

    def _check(self, full: bool) -> None:
        """Fail as a browser's storage does that is full, by an exception of its own."""
        if full:
            raise RuntimeError("QuotaExceededError")


async def think(task: str, _: float) -> str:
    """Do the work of the other worker here."""
    return done(task)


async def hold(_: str) -> Callable[[], None]:
    """Let this tab drive the table."""
    return lambda: None


class Visit:
    """A tab that shows a page."""

    def __init__(self, storage: MemoryStorage) -> None:
        self.page = Page(storage, think, hold, grace=0)

    async def idle(self) -> None:
        """Wait until no computer has anything to do."""
        while tasks := [task for task in asyncio.all_tasks() if task.get_name() == "page"]:
            await asyncio.wait(tasks)

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Return status and body of an answer."""
        sent = body if isinstance(body, str) else json.dumps(body)
        answer = json.loads(await self.page.answer(method, path, sent))
        return answer["status"], answer["body"]

    async def get(self, path: str) -> dict[str, Any]:
        """Return the body of an answer. Fails if it is a refusal."""
        return await self.done("GET", path)

    async def done(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """Return the body of an answer. Fails if it is a refusal."""
        status, text = await self.ask(method, path, body)
        assert status == 200, text
        answer: dict[str, Any] = json.loads(text)
        return answer


async def opened(visit: Visit, *seats: dict[str, str], **table: object) -> str:
    """Open a table, and return its id."""
    answer = await visit.done("POST", "/api/tables", {"seats": seats, "seed": "one", **table})
    await visit.idle()
    return str(answer["id"])


async def forward(visit: Visit, table: str, turn: int) -> None:
    """Choose for all seats until a person is asked something in that round or later, at the latest in the inspection.

    So most of a game needs no snapshots, which take nearly all of its time.
    """
    tables = visit.page._tables
    live, pick = await tables.now(table), chooser("")
    people = {seat for seat, one in enumerate(live.opened.seats) if one.player == "human"}
    while not is_there(state := live.playing(), people, turn, final=False, kind=""):
        seat = state.pending_seats()[0]
        with suppress(TableError):  # a computer was quicker
            await tables.change(table, partial(decide, seat=seat, action=pick(state, seat), number=live.number))
        live = await tables.now(table)
    await visit.idle()


async def act(visit: Visit, table: str, luck: random.Random) -> None:
    """Choose something for the seat that is asked, and let the computers answer."""
    now = await visit.get(f"/api/tables/{table}")
    asked = now["decision"]
    chosen = luck.choice(asked["actions"])["action"]
    body = {"seat": asked["seat"], "action": chosen, "number": now["number"]}
    await visit.done("POST", f"/api/tables/{table}/actions", body)
    await visit.idle()
