"""Measure the cost of an action on the server, with a browser at each of four seats.

python bench/service.py
python bench/service.py --tables 100 --rate 20      # as people play: 20 actions a second
python bench/service.py --socket                    # actions over the WebSockets, as the page sends them
python bench/service.py --before HEAD~1             # beside the server of another commit, in the same run
EXLIBRIS_DATABASE=postgresql://... EXLIBRIS_REDIS=redis://... python bench/service.py --workers 2     # beside these
"""

from __future__ import annotations

import asyncio
import gc
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Annotated, Final

import typer

from players import SEATS, Play, Stage, play_tables
from report import Form, Output, Row, print_report
from serving import Server, serving

ROOT: Final = Path(__file__).parents[1]
GIT: Final = shutil.which("git") or "git"
WARMING: Final = 4  # tables
HEADS: Final = {
    "server": "server",
    "actions_per_second": "actions/s",
    "cpu_ms": "CPU ms per action",
    "median_ms": "all notified, median ms",
    "p99_ms": "p99 ms",
    "bytes": "bytes per action and browser",
    "table_kib": "KiB per table",
    "connection_kib": "KiB per connection",
}

Tables = Annotated[int, typer.Option(min=1, max=2000, help="Tables that are played at.")]
Seconds = Annotated[float, typer.Option(min=1, max=600, help="Seconds of play on each server.")]
Rate = Annotated[
    float | None, typer.Option(min=0.1, help="Actions a second at all tables together; by default as many as possible.")
]
Before = Annotated[
    str, typer.Option(metavar="COMMIT", help="A commit whose server is measured as well, or a folder with its package.")
]
OverSocket = Annotated[bool, typer.Option("--socket", help="Act over the WebSockets instead of over HTTP.")]
Workers = Annotated[int, typer.Option(min=0, max=16, help="Measure that many processes on PostgreSQL as well.")]


def main(
    tables: Tables = 8,
    seconds: Seconds = 10.0,
    rate: Rate = None,
    before: Before = "",
    workers: Workers = 0,
    socket: OverSocket = False,
    output: Output = Form.TABLE,
) -> None:
    """Measure the server, at saturation or at a rate; delays count where the browsers have a core of their own."""
    with ExitStack() as stack:
        servers: dict[str, tuple[int, Path | None]] = {"this one": (0, None)}
        if before:
            servers = {before: (0, stack.enter_context(package_of(before))), **servers}
        if workers:
            servers[f"{workers} workers"] = workers, None
        rows = []
        for name, (processes, package) in servers.items():
            with serving(processes, package) as server, uncollected():  # pauses would count as the server's
                rows.append({"server": name} | figures(server, tables, seconds, Play(server.port, rate, socket)))
    print_report({"servers": rows}, HEADS, output)


@contextmanager
def uncollected() -> Iterator[None]:
    """Let Python's collector of cycles rest."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def package_of(before: str) -> Iterator[Path]:
    """Provide the folder with the package of another commit, interpreted; a folder is taken as it is."""
    if Path(before).is_dir():
        yield Path(before).absolute()
        return
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "src.tar"
        subprocess.run([GIT, "archive", "--output", archive, before, "src"], cwd=ROOT, check=True)
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
        yield Path(folder) / "src"


def figures(server: Server, tables: int, seconds: float, play: Play) -> Row:
    """Return the figures of playing on the server."""
    # Memory that Python allocates once is not counted for tables.
    asyncio.run(play_tables(Play(server.port), WARMING, 1.0, lambda _: None))
    before = server.memory()
    cpu, memory = dict[Stage, float](), dict[Stage, int]()

    def reach(stage: Stage) -> None:
        cpu[stage], memory[stage] = server.cpu(), server.memory()

    asyncio.run(play_tables(play, tables, seconds, reach))
    for_connections = memory["listening"] - memory["seated"]
    return {
        "actions_per_second": play.actions / seconds,
        "cpu_ms": (server.cpu() - cpu["counting"]) / play.actions * 1000,
        "median_ms": median(play.delays) * 1000,
        "p99_ms": sorted(play.delays)[int(len(play.delays) * 0.99)] * 1000,
        "bytes": play.received / play.actions / SEATS,
        "table_kib": (server.memory() - before - for_connections) / play.games,
        "connection_kib": for_connections / tables / SEATS,
    }


if __name__ == "__main__":
    typer.run(main)
