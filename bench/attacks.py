"""Attacks from one address that try to keep a server from answering other people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from itertools import cycle
from random import Random
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from exlibris.table.events import Action, AnyEvent, Leave, Return, StoredEvent, Undo
from exlibris.table.files import TableFile
from exlibris.table.live import begun, replay
from exlibris.table.opening import first_claims, open_table
from exlibris.table.options import NewSeat, NewTable
from strange import NAMES, PLACES, with_name
from visits import LISTED, Browser, acting, computer, hint, reading_lobby, review, strangers

ATTACKER: Final = "127.0.0.66"  # all of 127.0.0.0/8 is this machine: the server sees two addresses
SOCKETS: Final = 1011
GREAT: Final = "0" * (16 << 20)  # a message of 16 MiB
TABS: Final = {"text": "\t" * 100_000}
IDLE: Final = 200  # connections that ask for nothing


async def great_messages(attacker: Browser, port: int) -> None:
    """Send compressed messages of 16 MiB over WebSockets of one table."""
    table = await attacker.open("human", "human")
    while True:
        with suppress(WebSocketException, OSError):
            async with connect(watching(port, table), local_addr=(ATTACKER, 0)) as socket:
                while True:
                    await socket.send(GREAT)
                    await asyncio.sleep(0.1)


async def spectators(attacker: Browser, port: int) -> None:
    """Open as many WebSockets as a process may usually have files, and again those that are closed."""
    table = await attacker.open("human", "human")

    async def watch() -> None:
        while True:
            with suppress(WebSocketException, OSError):
                async with connect(watching(port, table), local_addr=(ATTACKER, 0), open_timeout=5) as socket:
                    await socket.wait_closed()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(watch() for _ in range(SOCKETS)))


async def half_requests(_: Browser, port: int) -> None:
    """Begin as many requests as a process may usually have files, and end none of them."""

    async def begin() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: local")
                await reader.read()
                writer.close()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(begin() for _ in range(SOCKETS)))


async def computers(attacker: Browser, _: int) -> None:
    """Let three strong computers think at each of forty tables."""

    async def play() -> None:
        with suppress(httpx.HTTPError):
            table = await attacker.open("human", "expert", "expert", "expert")
            while True:
                await attacker.act(table)
                await asyncio.sleep(0.1)

    await asyncio.gather(*(play() for _ in range(40)))
    await asyncio.Event().wait()


async def hints(attacker: Browser, _: int) -> None:
    """Ask for hints at forty tables all the time."""
    await flood([await hint(attacker) for _ in range(40)])


async def reviews(attacker: Browser, _: int) -> None:
    """Ask for nine reviews at a time."""
    await flood([await review(attacker) for _ in range(9)])


async def pages(attacker: Browser, _: int) -> None:
    """Ask for all computations that the server offers to visitors without an account."""
    table = await attacker.open("human", "human")
    wrong = {"name": "somebody", "password": "wrong " * 4}
    await flood(
        [
            lambda: attacker.http.get("/api/openapi/openapi.json"),
            lambda: attacker.http.get("/api/puzzles/2026-11-01"),
            lambda: attacker.http.get(f"/api/tables/{table}/invitation"),
            lambda: attacker.http.get("/api/catalog"),
            lambda: attacker.http.post("/api/account/sign-in", json=wrong),
        ]
        * 4,
    )


async def decks(attacker: Browser, _: int) -> None:
    """Send deck texts that consist of tabs only."""
    await flood([lambda: attacker.http.post("/api/deck", json=TABS)] * 8)


async def uploads(attacker: Browser, _: int) -> None:
    """Upload large table files, each as a new guest, and export the data of a guest who has uploaded many."""
    files = [a_file(idle=pairs) for pairs in (3100, 700)]
    async with httpx.AsyncClient(base_url=attacker.http.base_url, timeout=60) as hoarder:
        with suppress(httpx.HTTPError):
            for file in files * 20:
                await hoarder.post("/api/files", content=file)
        export = [lambda: hoarder.get("/api/account/export")] * 2
        new = strangers(attacker).http
        await flood([*[partial(new.post, "/api/files", content=file) for file in files * 4], *export])


async def long_replays(attacker: Browser, _: int) -> None:
    """Upload table files that take long to replay, and open the tables."""
    file, tables, new = a_file(taken_back=300), list[str](), strangers(attacker).http
    for _ in range(10):
        answer = await new.post("/api/files", content=file)
        tables += [answer.json()["id"]] if answer.status_code == 201 else []
    looks = [partial(new.get, f"/api/tables/{table}") for table in tables]
    replays = [partial(new.get, f"/api/tables/{table}/replay") for table in tables]
    await flood([*looks, *replays, *[partial(new.post, "/api/files", content=file)] * 4])


async def lobby_filling(attacker: Browser, _: int) -> None:
    """Open tables for the lobby, each as a new guest."""
    await flood([partial(strangers(attacker).http.post, "/api/tables", json=LISTED)] * 8)


async def tokens(attacker: Browser, _: int) -> None:
    """Ask for tokens of programs."""
    await flood([lambda: attacker.http.post("/api/programs")] * 8)


async def idle_connections(_: Browser, port: int) -> None:
    """Open connections that send nothing, and reopen those that the server closes."""

    async def idle() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                await reader.read()
                writer.close()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(idle() for _ in range(IDLE)))


async def flood(wishes: list[Callable[[], Awaitable[object]]]) -> None:
    """Repeat all these requests endlessly, whatever the answers."""

    async def insist(wish: Callable[[], Awaitable[object]]) -> None:
        while True:
            with suppress(httpx.HTTPError):
                await wish()
            await asyncio.sleep(0)

    await asyncio.gather(*map(insist, wishes))


def watching(port: int, table: str) -> str:
    """Return the address of a table's WebSocket."""
    return f"ws://127.0.0.1:{port}/ws/tables/{table}"


def a_file(taken_back: int = 0, idle: int = 0) -> bytes:
    """Return a table file with that many take-backs of one choice of flips, and that many times leaving the table."""
    at, new = datetime.now(UTC), NewTable(seats=[NewSeat(player="human")] * 2)
    opened = open_table(new, "a" * 64, at)
    live, entries, luck = begun(opened), first_claims(opened, new), Random(1)
    replay(live, entries)

    def happen(event: AnyEvent) -> None:
        entries.append(StoredEvent(len(entries) + 1, at, event))
        live.take(entries[-1])

    while len(live.pending()) == 1:
        [seat] = live.pending()
        happen(Action(seat, luck.choice(live.playing().legal_actions(seat))))
    seat = live.pending()[0]
    choices = [Action(one, live.playing().legal_actions(one)[0]) for one in live.pending()]
    for choice in choices:
        happen(choice)
    again: list[AnyEvent] = [Undo(seat), choices[0]]
    away: list[AnyEvent] = [Leave(seat, "random"), Return(seat)]
    events = again * taken_back + away * idle
    entries += [StoredEvent(number, at, event) for number, event in enumerate(events, start=len(entries) + 1)]
    return msgspec.json.encode(TableFile(opened, entries))


async def strange_names(attacker: Browser, _: int) -> None:
    """Send table files with strange names of computer players, and with deeply nested lists."""
    table = await attacker.open("human", "human")
    await attacker.act(table)
    file = (await attacker.http.post(f"/api/tables/{table}/file")).json()
    for name in cycle(NAMES):
        for place in PLACES:
            with suppress(httpx.HTTPError):
                await attacker.http.post("/api/files", json=with_name(file, name, place))
        for path in ("/api/replay", "/api/files", "/api/tables"):
            with suppress(httpx.HTTPError):
                await attacker.http.post(path, content=b"[" * 50_000)


async def accounts(attacker: Browser, _: int) -> None:
    """Sign up under a name that is taken, and send secrets of links that were never made."""
    name, token = "Somebody Else", "x" * 43
    wanted = {"name": name, "password": "many quiet shelves", "email": "somebody@example.org"}
    export = {"code": "000000"}
    await flood(
        [
            lambda: attacker.http.post("/api/account", json=wanted),
            lambda: attacker.http.post("/api/account/confirm", json={"token": token}),
            lambda: attacker.http.post("/api/account/return", json={"token": token}),
            lambda: attacker.http.post("/api/account/forgotten", json={"name": name}),
            lambda: attacker.http.post("/api/account/export", json=export),
            lambda: attacker.http.get("/api/programs/own", headers={"Authorization": f"Bearer {token}"}),
        ]
        * 2,
    )


ATTACKS: Final = {
    "great messages": (great_messages, acting),
    "spectators": (spectators, acting),
    "half requests": (half_requests, acting),
    "computers": (computers, computer),
    "hints": (hints, hint),
    "reviews": (reviews, review),
    "pages": (pages, acting),
    "decks": (decks, acting),
    "uploads": (uploads, acting),
    "long replays": (long_replays, acting),
    "lobby": (lobby_filling, reading_lobby),
    "tokens": (tokens, acting),
    "idle connections": (idle_connections, acting),
    "strange names": (strange_names, acting),
    "accounts": (accounts, acting),
}
