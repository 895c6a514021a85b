"""What other people notice while one address attacks the server.

python bench/attack.py                              # each attack against this server
python bench/attack.py --before HEAD~1              # beside the server of another commit, in the same run
python bench/attack.py --only hints --seconds 30
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import cycle
from multiprocessing import get_context
from random import Random
from statistics import median
from typing import Annotated, Any, Final

import httpx
import typer
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from exlibris.engine import Record, new_game, preset
from report import Form, Output, Row, print_report
from service import Before, package_of
from serving import Server, serving
from strange import NAMES, PLACES, with_name

ATTACKER: Final = "127.0.0.66"  # all of 127.0.0.0/8 is this machine: the server sees two addresses
PERSON: Final = "127.0.0.7"
FILES: Final = 1024  # the usual limit of open files, which the server starts with
SOCKETS: Final = 1011
GREAT: Final = "0" * (16 << 20)  # a message of 16 MiB
AT_A_TIME: Final = 40
PAUSE: Final = 0.05  # seconds between two requests of the person
HINT_PAUSE: Final = 1.6  # a seat gets forty hints a minute
HEADS: Final = {
    "server": "server",
    "attack": "attack",
    "asked": "another person asks for",
    "alone": "alone, median ms",
    "alone_max": "max ms",
    "attacked": "attacked, median ms",
    "attacked_max": "max ms",
    "memory": "server MiB",
}

Seconds = Annotated[float, typer.Option(min=1, max=120, help="Seconds that each attack goes on.")]
Only = Annotated[str, typer.Option(help="One of the attacks by its name.")]


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


async def acting(person: Browser) -> Callable[[], Awaitable[object]]:
    """Return what a person does who plays for both seats of a table."""
    table = await person.open("human", "human")
    return lambda: person.act(table)


async def computer(person: Browser) -> Callable[[], Awaitable[object]]:
    """Return what a person does who acts and waits for the computer, or for the next decision."""
    table = await person.open("human", "learned")

    async def turn() -> None:
        number = await person.act(table)
        while not (seen := await person.ask("GET", f"/api/tables/{table}?after={number}"))["decision"]:
            number = seen["number"]
            await asyncio.sleep(0.02)

    return turn


async def hint(person: Browser) -> Callable[[], Awaitable[object]]:
    """Return what a person does who asks for a hint."""
    table = await person.open("human", "human")
    seen = await person.ask("GET", f"/api/tables/{table}")
    seat = seen["decision"]["seat"]
    return lambda: person.ask("POST", f"/api/tables/{table}/seats/{seat}/hint", {"number": seen["number"]})


async def review(person: Browser) -> Callable[[], Awaitable[object]]:
    """Return what a person does who asks for the review of a game that nobody has asked for before."""
    return lambda: person.ask("POST", "/api/replay/review?after=0", a_record(person.luck))


def a_record(luck: Random) -> Any:
    """Return the record of a game that has been played at random."""
    rules, seed = preset("first-en"), luck.randbytes(32)
    state, actions = new_game(rules, 2, seed), list[int]()
    while not state.is_over:
        actions.append(luck.choice(state.legal_actions()))
        state.apply(actions[-1])
    return json.loads(Record(rules, 2, seed, tuple(actions)).to_json())


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
    """Ask for all that is worked out for visitors without an account."""
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


async def strange_names(attacker: Browser, _: int) -> None:
    """Send files of tables whose computer players have strange names, and lists in lists without end."""
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


async def flood(wishes: list[Callable[[], Awaitable[object]]]) -> None:
    """Ask for all of this over and over, whatever is answered."""

    async def insist(wish: Callable[[], Awaitable[object]]) -> None:
        while True:
            with suppress(httpx.HTTPError):
                await wish()
            await asyncio.sleep(0)

    await asyncio.gather(*map(insist, wishes))


def watching(port: int, table: str) -> str:
    """Return the address of a table's WebSocket."""
    return f"ws://127.0.0.1:{port}/ws/tables/{table}"


ATTACKS: Final = {
    "great messages": (great_messages, acting),
    "spectators": (spectators, acting),
    "half requests": (half_requests, acting),
    "computers": (computers, computer),
    "hints": (hints, hint),
    "reviews": (reviews, review),
    "pages": (pages, acting),
    "strange names": (strange_names, acting),
    "accounts": (accounts, acting),
}


def main(before: Before = "", only: Only = "", seconds: Seconds = 10.0, output: Output = Form.TABLE) -> None:
    """Attack the server in each way from one address, and measure what a person at another one waits for."""
    if only and only not in ATTACKS:
        raise typer.BadParameter(f"--only is one of: {', '.join(ATTACKS)}")
    rows = []
    with ExitStack() as stack:
        packages = {before: stack.enter_context(package_of(before))} if before else {}
        for name in [only] if only else ATTACKS:
            for server_name, package in [*packages.items(), ("this one", None)]:
                with few_files(), serving(package=package) as server:
                    rows.append({"server": server_name, "attack": name, **asyncio.run(figures(server, name, seconds))})
    print_report({"attacks": rows}, HEADS, output)


async def figures(server: Server, name: str, seconds: float) -> Row:
    """Return what a person waits for alone, and while the attack goes on."""
    _, probe = ATTACKS[name]
    async with browser(server.port, PERSON) as person:
        wish = await probe(person)
        pause = HINT_PAUSE if probe is hint else PAUSE
        await delays(wish, 1.0, pause)  # what is loaded once is no delay of later requests
        alone = await delays(wish, seconds, pause)
        with attacking(name, server.port):
            await asyncio.sleep(2.0)
            attacked = await delays(wish, seconds, pause)
            memory = server.memory() / 1024
    return {
        "asked": probe.__name__,
        "alone": median(alone) * 1000,
        "alone_max": max(alone) * 1000,
        "attacked": median(attacked) * 1000,
        "attacked_max": max(attacked) * 1000,
        "memory": memory,
    }


@contextmanager
def attacking(name: str, port: int) -> Iterator[None]:
    """Attack within the block, from a process that leaves the processor to the server, as one elsewhere would."""
    process = get_context("spawn").Process(target=attack_from_process, args=(name, port), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def attack_from_process(name: str, port: int) -> None:
    """Attack until this process is killed."""
    os.nice(19)
    allow_files(2 * SOCKETS)
    attack, _ = ATTACKS[name]

    async def run() -> None:
        async with browser(port, ATTACKER) as attacker:
            await attack(attacker, port)

    asyncio.run(run())


async def delays(wish: Callable[[], Awaitable[object]], seconds: float, pause: float = PAUSE) -> list[float]:
    """Return the seconds that each request took, one after the other with pauses; one that fails took a minute."""
    found, until = list[float](), time.monotonic() + seconds
    while not found or time.monotonic() < until:
        begun = time.monotonic()
        try:
            await wish()
        except (httpx.HTTPError, OSError):
            found.append(60.0)
        else:
            found.append(time.monotonic() - begun)
        await asyncio.sleep(pause)
    return found


def allow_files(count: int) -> None:
    """Let this process have that many more files, as far as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, soft + count), hard))


@contextmanager
def few_files() -> Iterator[None]:
    """Start processes within the block with the usual soft limit of open files."""
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)


if __name__ == "__main__":
    typer.run(main)
