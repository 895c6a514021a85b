"""How long tables that are not in the server's memory take to answer: each alone, and all in the list.

python bench/cold.py
python bench/cold.py --before /path/of/another/checkout    # its server in the same run
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Final

import httpx
import typer
from rich.console import Console

from machine import conditions, sentence
from serving.process import TABLES, Serving, serving_in
from showing import figure, in_markdown, on_terminal

TOKEN: Final = "c" * 43
HEADS: Final = {
    "server": "server",
    "table_ms": "a table, median ms",
    "table_worst_ms": "slowest ms",
    "table_cpu_ms": "CPU ms",
    "list_ms": "the list, ms",
    "list_cpu_ms": "CPU ms of the list",
}
# Run by the server's own Python, so that the tables are in its own schema.
PLAY: Final = """
import asyncio, hashlib, sys
from datetime import UTC, datetime
from pathlib import Path
from exlibris.engine import Eager, preset
from exlibris.server.live import LiveTable
from exlibris.server.settings import Settings
from exlibris.server.store import Store
from exlibris.server.table_events import OpenedTable, Seat, TableEvent

async def main(folder, tables, actions, token):
    store, rules = Store(Settings.in_folder(Path(folder)).database), preset("first-en")
    session = hashlib.sha256(token.encode()).hexdigest()
    await store.start()
    for n in range(int(tables)):
        seats = [Seat(f"Reader {seat}", "human") for seat in range(4)]
        opened = OpenedTable(
            id=f"cold-{n}", created=datetime.now(UTC), maker_session=session, seats=seats, preset="first-en",
            ruleset=rules.to_json(), seed=hashlib.sha256(f"cold {n}".encode()).digest(), open_deal=False,
        )
        live, policy = LiveTable(opened), Eager(n)
        events = [TableEvent(number=k + 1, kind="claim", seat=k, session=session) for k in range(4)]
        for event in events:
            live.take(event)
        while live.pending() and len(live.actions) < int(actions):
            seat, state = live.pending()[0], live.playing()
            legal = state.legal_actions(seat)
            action = legal[policy.pick(state) % len(legal)]
            events.append(TableEvent(number=live.number + 1, kind="action", seat=seat, action=action))
            live.take(events[-1])
        await store.open(opened, events)
    await store.stop()

asyncio.run(main(*sys.argv[1:]))
"""

Tables = Annotated[int, typer.Option(min=1, max=50, help="Tables; the list has 50 at most.")]
Actions = Annotated[int, typer.Option(min=1, max=5000, help="Actions at each table, if the game lasts so long.")]
Before = Annotated[Path | None, typer.Option(help="Another checkout, whose server is measured as well.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]


def main(
    tables: Tables = 50,
    actions: Actions = 400,
    before: Before = None,
    as_json: AsJson = False,
    markdown: Markdown = False,
) -> None:
    """Measure servers that have been started again: all tables have been looked at before, none is in memory."""
    pythons = {"this one": sys.executable}
    if before:
        pythons = {"before": str(before.absolute() / ".venv/bin/python"), **pythons}
    rows = [measured(name, python, tables, actions) for name, python in pythons.items()]
    around = conditions()
    if as_json:
        typer.echo(json.dumps({"conditions": around, "rows": rows}, indent=2))
        return
    heads = list(HEADS.values())
    shown = [[row["server"], *(figure(row[key]) for key in HEADS if key != "server")] for row in rows]
    typer.echo(in_markdown(heads, shown)) if markdown else Console().print(on_terminal(heads, shown))
    typer.echo(sentence(around))


def measured(name: str, python: str, tables: int, actions: int) -> dict[str, Any]:
    """Return the figures of one server."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        subprocess.run([python, "-c", PLAY, temporary, str(tables), str(actions), TOKEN], check=True)
        answers(python, folder, [f"/api/tables/cold-{n}" for n in range(tables)])
        alone, cpu = answers(python, folder, [f"/api/tables/cold-{n}" for n in range(1, tables)])
        [listed], list_cpu = answers(python, folder, ["/api/tables"])
    return {
        "server": name,
        "table_ms": median(alone) * 1000,
        "table_worst_ms": max(alone) * 1000,
        "table_cpu_ms": cpu / len(alone) * 1000,
        "list_ms": listed * 1000,
        "list_cpu_ms": list_cpu * 1000,
    }


def answers(python: str, folder: Path, paths: list[str]) -> tuple[list[float], float]:
    """Start the server, ask for each path, and stop it; return the seconds of each answer and its CPU time of all."""
    with serving_in(folder, TABLES, python) as server, browser(server) as client:
        client.get("/api/tables/cold-0").raise_for_status()  # texts are read with the first table
        start, cpu = time.perf_counter(), server.cpu()
        seconds = []
        for path in paths:
            client.get(path).raise_for_status()
            now = time.perf_counter()
            seconds.append(now - start)
            start = now
        return seconds, server.cpu() - cpu


def browser(server: Serving) -> httpx.Client:
    """Return a client that has a seat at all tables."""
    return httpx.Client(base_url=f"http://127.0.0.1:{server.port}", cookies={"exlibris_browser": TOKEN}, timeout=60)


if __name__ == "__main__":
    typer.run(main)
