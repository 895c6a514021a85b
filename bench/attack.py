"""Measure how long other people wait while one address attacks the server.

python bench/attack.py                              # each attack against this server
python bench/attack.py --before HEAD~1              # beside the server of another commit, in the same run
python bench/attack.py --only hints --seconds 30
"""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Annotated, Final

import httpx
import typer

from attacks import ATTACKER, ATTACKS, SOCKETS
from report import Form, Output, Row, print_report
from service import Before, package_of
from serving import Server, serving
from visits import browser, hint

PERSON: Final = "127.0.0.7"
FILES: Final = 1024  # the usual limit of open files, with which the server starts
FEW: Final = 80  # files that the server may open in the attack with idle connections
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
    "disk": "disk MiB",
    "log": "log lines",
}

Seconds = Annotated[float, typer.Option(min=1, max=120, help="Seconds that each attack goes on.")]
Only = Annotated[str, typer.Option(help="One of the attacks by its name.")]


def main(before: Before = "", only: Only = "", seconds: Seconds = 10.0, output: Output = Form.TABLE) -> None:
    """Attack the server in each way from one address, and measure the delays of a person at another address."""
    if only and only not in ATTACKS:
        raise typer.BadParameter(f"--only is one of: {', '.join(ATTACKS)}")
    rows = []
    with ExitStack() as stack:
        packages = {before: stack.enter_context(package_of(before))} if before else {}
        for name in [only] if only else ATTACKS:
            for server_name, package in [*packages.items(), ("this one", None)]:
                row = {"server": server_name, "attack": name, **measured(name, seconds, package)}
                rows.append(row)
    print_report({"attacks": rows}, HEADS, output)


def measured(name: str, seconds: float, package: Path | None = None) -> Row:
    """Return the figures of one attack, on a new server."""
    files = FEW if name == "idle connections" else 0
    with tempfile.TemporaryFile("w+") as log, few_files(), serving(package=package, log=log, files=files) as server:
        row = asyncio.run(figures(server, name, seconds))
        log.seek(0)
        return {**row, "log": sum(1 for _ in log)}


async def figures(server: Server, name: str, seconds: float) -> Row:
    """Return a person's delays before and during the attack."""
    _, probe = ATTACKS[name]
    async with browser(server.port, PERSON) as person:
        wish = await probe(person)
        pause = HINT_PAUSE if probe is hint else PAUSE
        await delays(wish, 1.0, pause)  # one-time loading is not counted
        alone = await delays(wish, seconds, pause)
        with attacking(name, server.port):
            await asyncio.sleep(2.0)
            attacked = await delays(wish, seconds, pause)
            memory, disk = server.memory() / 1024, server.disk() / (1 << 20)
    return {
        "asked": probe.__name__,
        "alone": median(alone) * 1000,
        "alone_max": max(alone) * 1000,
        "attacked": median(attacked) * 1000,
        "attacked_max": max(attacked) * 1000,
        "memory": memory,
        "disk": disk,
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
    """Return the seconds of each request, one after the other with pauses; a failed request counts as a minute."""
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
    """Raise this process's limit of open files by `count`, as far as the system allows."""
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
