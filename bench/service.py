"""What an action costs the server, with a browser at each of four seats, beside an echo of the bare framework.

python bench/service.py
python bench/service.py --tables 100 --rate 20                  # as people play: so many actions a second
python bench/service.py --socket                              # actions over the WebSockets, as the page sends them
python bench/service.py --before /path/of/another/checkout    # its server in the same run
EXLIBRIS_DATABASE=postgresql://... EXLIBRIS_REDIS=redis://... python bench/service.py --workers 2     # these, too
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from machine import conditions, sentence
from serving.players import Pace, Stage, Tally, echoes, play_tables
from serving.process import ECHO, SHARED, TABLES, Serving, serving
from showing import figure, in_markdown, on_terminal

SEATS: Final = 4
WARMING: Final = 4  # tables
HEADS: Final = {
    "server": "server",
    "actions_per_second": "actions/s",
    "cpu_ms": "CPU ms an action",
    "times_echo": "times an echo",
    "median_ms": "all notified, median ms",
    "p99_ms": "p99 ms",
    "p99_times_echo": "p99, times an echo's",
    "bytes": "bytes an action and browser",
    "table_kib": "KiB a table",
    "connection_kib": "KiB a connection",
}

Tables = Annotated[int, typer.Option(min=1, max=2000, help="Tables that are played at.")]
Seconds = Annotated[float, typer.Option(min=1, max=600, help="Seconds of play on each server.")]
Rate = Annotated[
    float | None, typer.Option(min=0.1, help="Actions a second at all tables together; by default as many as possible.")
]
Before = Annotated[Path | None, typer.Option(help="Another checkout, whose server is measured as well.")]
OverSocket = Annotated[
    bool, typer.Option("--socket", help="Act over the WebSockets, as the page does, instead of over HTTP.")
]
Workers = Annotated[
    int, typer.Option(min=0, max=16, help="Measure as many processes on the PostgreSQL of EXLIBRIS_DATABASE as well.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]


def main(
    tables: Tables = 8,
    seconds: Seconds = 10.0,
    rate: Rate = None,
    before: Before = None,
    workers: Workers = 0,
    socket: OverSocket = False,
    as_json: AsJson = False,
    markdown: Markdown = False,
) -> None:
    """Measure the server, at saturation or at a rate."""
    echo = measured_echo(min(seconds, 5.0))
    shared = os.environ.get("EXLIBRIS_REDIS", "") and " and Redis"
    servers = {"this one": (TABLES, sys.executable, 1)}
    if before:
        servers = {"before": (TABLES, str(before.absolute() / ".venv/bin/python"), 1), **servers}
    if workers:
        servers[f"PostgreSQL{shared}, {workers} workers"] = SHARED, sys.executable, workers
    rows = []
    for name, server in servers.items():
        with serving(*server) as running, without_garbage_collection():
            rows.append(figures(name, running, tables, seconds, Pace(rate, socket), echo))
    around = conditions()
    if as_json:
        typer.echo(json.dumps({"conditions": around, **asdict(echo), "rows": rows}, indent=2))
        return
    heads = list(HEADS.values())
    shown = [[row["server"], *(figure(row[key]) for key in HEADS if key != "server")] for row in rows]
    if markdown:
        typer.echo(in_markdown(heads, shown))
    else:
        Console().print(on_terminal(heads, shown))
    typer.echo(f"An echo: {echo.echo_cpu_ms:.2f} ms of CPU, p99 {echo.echo_p99_ms:.1f} ms. {sentence(around)}")


@dataclass(frozen=True)
class Echo:
    """What an echo of the bare framework costs: CPU time with eight clients, and how long a single client waits."""

    echo_cpu_ms: float
    echo_p99_ms: float


def measured_echo(seconds: float) -> Echo:
    """Measure an echo of the bare framework."""
    with serving(ECHO) as server:
        asyncio.run(echoes(server.port, 1, 1))
        start = server.cpu()
        count = len(asyncio.run(echoes(server.port, seconds, 8)))
        cpu_ms = (server.cpu() - start) / count * 1000
        return Echo(cpu_ms, p99(asyncio.run(echoes(server.port, seconds, 1))) * 1000)


@contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Collect no garbage in this process, which plays: its own pauses would count as the server's."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def p99(values: Sequence[float]) -> float:
    """Return what 99 of 100 values do not exceed."""
    return sorted(values)[int(len(values) * 0.99)]


def figures(name: str, server: Serving, tables: int, seconds: float, pace: Pace, echo: Echo) -> dict[str, Any]:
    """Return what playing on the server shows."""
    # What Python loads once is not the memory of tables.
    asyncio.run(play_tables(server.port, WARMING, SEATS, 1.0, Tally(), lambda _: None, Pace(None)))
    tally = Tally()
    before = server.memory()
    cpu, memory = dict[Stage, float](), dict[Stage, int]()

    def reach(stage: Stage) -> None:
        cpu[stage], memory[stage] = server.cpu(), server.memory()

    asyncio.run(play_tables(server.port, tables, SEATS, seconds, tally, reach, pace))
    cpu_ms = (server.cpu() - cpu["counting"]) / tally.actions * 1000
    for_connections = memory["listening"] - memory["seated"]
    p99_ms = p99(tally.delays) * 1000
    return {
        "server": name,
        "actions_per_second": tally.actions / seconds,
        "cpu_ms": cpu_ms,
        "times_echo": cpu_ms / echo.echo_cpu_ms,
        "median_ms": median(tally.delays) * 1000,
        "p99_ms": p99_ms,
        "p99_times_echo": p99_ms / echo.echo_p99_ms,
        "bytes": tally.received / tally.actions / SEATS,
        "table_kib": (server.memory() - before - for_connections) / tally.games,
        "connection_kib": for_connections / tables / SEATS,
    }


if __name__ == "__main__":
    typer.run(main)
