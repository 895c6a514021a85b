"""What an action costs the server, with a browser at each of four seats, beside an echo of the bare framework.

python bench/service.py
python bench/service.py --tables 100 --rate 20                  # as people play: so many actions a second
python bench/service.py --before /path/of/another/checkout    # its server in the same run
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from machine import conditions, sentence
from serving.players import Tally, echoes, play_tables
from serving.process import ECHO, TABLES, Serving, serving
from showing import figure, in_markdown, on_terminal

SEATS: Final = 4
HEADS: Final = {
    "server": "server",
    "actions_per_second": "actions/s",
    "cpu_ms": "CPU ms an action",
    "times_echo": "times an echo",
    "median_ms": "all notified, median ms",
    "p99_ms": "p99 ms",
    "bytes": "bytes an action and browser",
    "memory_kib": "KiB a table",
}

Tables = Annotated[int, typer.Option(min=1, max=2000, help="Tables that are played at.")]
Seconds = Annotated[float, typer.Option(min=1, max=600, help="Seconds of play on each server.")]
Rate = Annotated[
    float | None, typer.Option(min=0.1, help="Actions a second at all tables together; by default as many as possible.")
]
Before = Annotated[Path | None, typer.Option(help="Another checkout, whose server is measured as well.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]


def main(
    tables: Tables = 8,
    seconds: Seconds = 10.0,
    rate: Rate = None,
    before: Before = None,
    as_json: AsJson = False,
    markdown: Markdown = False,
) -> None:
    """Measure the server, at saturation or at a rate."""
    echo_ms = echo_cost(min(seconds, 5.0))
    pythons = {"this one": sys.executable}
    if before:
        pythons = {"before": str(before.absolute() / ".venv/bin/python"), **pythons}
    rows = [measured(name, python, tables, seconds, rate, echo_ms) for name, python in pythons.items()]
    around = conditions()
    if as_json:
        typer.echo(json.dumps({"conditions": around, "echo_cpu_ms": echo_ms, "rows": rows}, indent=2))
        return
    heads = list(HEADS.values())
    shown = [[row["server"], *(figure(row[key]) for key in HEADS if key != "server")] for row in rows]
    if markdown:
        typer.echo(in_markdown(heads, shown))
    else:
        Console().print(on_terminal(heads, shown))
    typer.echo(f"An echo: {echo_ms:.2f} ms of CPU. {sentence(around)}")


def echo_cost(seconds: float) -> float:
    """Return the CPU time of one echo of the bare framework, in ms."""
    with serving(ECHO) as server:
        asyncio.run(echoes(server.port, 1, 1))
        start = server.cpu()
        count = asyncio.run(echoes(server.port, seconds, 8))
        return (server.cpu() - start) / count * 1000


def measured(name: str, python: str, tables: int, seconds: float, rate: float | None, echo_ms: float) -> dict[str, Any]:
    """Return the figures of one server."""
    with serving(TABLES, python) as server:
        return figures(name, server, tables, seconds, rate, echo_ms)


def figures(
    name: str, server: Serving, tables: int, seconds: float, rate: float | None, echo_ms: float
) -> dict[str, Any]:
    """Return what playing on the server shows."""
    tally = Tally()
    memory, start = server.memory(), 0.0

    def begun() -> None:
        nonlocal start
        start = server.cpu()

    asyncio.run(play_tables(server.port, tables, SEATS, seconds, tally, begun, rate))
    cpu_ms = (server.cpu() - start) / tally.actions * 1000
    delays = sorted(tally.delays)
    return {
        "server": name,
        "actions_per_second": tally.actions / seconds,
        "cpu_ms": cpu_ms,
        "times_echo": cpu_ms / echo_ms,
        "median_ms": median(delays) * 1000,
        "p99_ms": delays[int(len(delays) * 0.99)] * 1000,
        "bytes": tally.received / tally.actions / SEATS,
        "memory_kib": (server.memory() - memory) / tables,
    }


if __name__ == "__main__":
    typer.run(main)
