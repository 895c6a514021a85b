"""Simulated browsers at local addresses, and the requests of a player."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from random import Random
from typing import Any, Final

import httpx

from exlibris.engine import Record, new_game, preset

AT_A_TIME: Final = 40
LISTED: Final = {"seats": [{"player": "human"}, {"player": "open"}], "listed": True}


@dataclass
class Browser:
    """One browser at one address, with a cookie of its own."""

    http: httpx.AsyncClient
    luck: Random = field(default_factory=lambda: Random(1))

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Return the answer to a request. Raises httpx.HTTPError if it is refused or does not come."""
        answer = await self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def open(self, *players: str) -> str:
        """Open a table with these players and return its id."""
        opened = await self.ask("POST", "/api/tables", {"seats": [{"player": player} for player in players]})
        return str(opened["id"])

    async def act(self, table: str) -> int:
        """Act at random if asked, and return the number of the last event then."""
        seen = await self.ask("GET", f"/api/tables/{table}")
        decision = seen["decision"]
        if not decision:
            return int(seen["number"])
        action = self.luck.choice(decision["actions"])["action"]
        wanted = {"seat": decision["seat"], "action": action, "number": seen["number"]}
        return int((await self.ask("POST", f"/api/tables/{table}/actions", wanted))["number"])


@asynccontextmanager
async def browser(port: int, address: str) -> AsyncIterator[Browser]:
    """Provide a browser at an address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=AT_A_TIME))
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60) as http:
        yield Browser(http)


def strangers(browser: Browser) -> Browser:
    """Make the browser keep no cookies, so that the server takes each request for a new guest's."""
    browser.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return browser


async def acting(person: Browser) -> Callable[[], Awaitable[object]]:
    """Return an action of a person who plays both seats of a table."""
    table = await person.open("human", "human")
    return lambda: person.act(table)


async def computer(person: Browser) -> Callable[[], Awaitable[object]]:
    """Return an action of a person who then waits for the computer or the next decision."""
    table = await person.open("human", "learned")

    async def turn() -> None:
        number = await person.act(table)
        while not (seen := await person.ask("GET", f"/api/tables/{table}?after={number}"))["decision"]:
            number = seen["number"]
            await asyncio.sleep(0.02)

    return turn


async def hint(person: Browser) -> Callable[[], Awaitable[object]]:
    """Return a person's request for a hint."""
    table = await person.open("human", "human")
    seen = await person.ask("GET", f"/api/tables/{table}")
    seat = seen["decision"]["seat"]
    return lambda: person.ask("POST", f"/api/tables/{table}/seats/{seat}/hint", {"number": seen["number"]})


async def review(person: Browser) -> Callable[[], Awaitable[object]]:
    """Return a person's request for the review of a new game."""
    return lambda: person.ask("POST", "/api/replay/review?after=0", a_record(person.luck))


def a_record(luck: Random) -> Any:
    """Return the record of a game that has been played at random."""
    rules, seed = preset("first-en"), luck.randbytes(32)
    state, actions = new_game(rules, 2, seed), list[int]()
    while not state.is_over:
        actions.append(luck.choice(state.legal_actions()))
        state.apply(actions[-1])
    return json.loads(Record(rules, 2, seed, tuple(actions)).to_json())


async def reading_lobby(person: Browser) -> Callable[[], Awaitable[object]]:
    """Open a table in the lobby, and return a request that fails unless the lobby shows it."""
    own = await person.ask("POST", "/api/tables", LISTED)

    async def look() -> None:
        if own["id"] not in [table["id"] for table in await person.ask("GET", "/api/lobby")]:
            raise OSError("the lobby shows only others")

    return look
