"""Ex Libris beside other packages, in one run: random play, copies, and environments for learning.

make bench-peers
"""

from __future__ import annotations

import logging
import os
import signal
import warnings
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import get_context
from typing import Annotated, Final, NoReturn

import typer
from rich.progress import track

from peer_games import PEERS
from peer_games.stopwatch import measure
from report import Form, Output, Row, bind_to_one_core, medians, print_report

HEADS: Final = {
    "game": "game",
    "seats": "seats",
    "decisions_per_game": "decisions per game",
    "decisions_per_second": "decisions/s inside",
    "decisions_per_second_driven": "decisions/s driven",
    "games_per_second": "games/s",
    "copy_us": "copy µs",
    "steps_per_second": "env steps/s",
    "decisions_per_step": "decisions a step",
}
COMPARED: Final = tuple(HEADS)[3:-1]
COSTS: Final = ("copy_us",)  # less is better
INSTALL: Final = "make bench-peers"
QUIET: Final = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYTHONWARNINGS": "ignore",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
}

Only = Annotated[
    list[str] | None,
    typer.Option("--only", metavar="NAME", help=f"Measure this one; may be repeated: {', '.join(PEERS)}."),
]
Seconds = Annotated[float, typer.Option(min=0.01, max=600, help="CPU seconds for each figure in each round.")]
Rounds = Annotated[int, typer.Option(min=1, max=100, help="Rounds; in each, all packages take their turns.")]


def main(only: Only = None, seconds: Seconds = 0.4, rounds: Rounds = 5, output: Output = Form.TABLE) -> None:
    """Measure Ex Libris beside its peers: medians over rounds, in CPU time, all on the same core.

    Each runs in a process of its own; missing packages are left out. A second table says how many times as fast
    Ex Libris is. Inside: the package's own loop of random play, without setup and result (RLCard has none). Driven:
    legal actions and moves called from Python. Games: setup, play and result. Copy: of a game under way. Env steps:
    through the environment for learning, what an agent sees included.
    """
    names = measurable(only or ())
    turns = [name for _ in range(rounds) for name in names]
    runs: dict[str, list[Row]] = {name: [] for name in names}
    for name in track(turns, "rounds", disable=output is Form.JSON):
        runs[name].append(in_own_process(name, seconds))
    rows = [medians(made) for made in runs.values()]
    print_report({"figures": rows, "times_as_fast": [ratios(rows[0], row) for row in rows[1:]]}, HEADS, output)


def fail(why: str) -> NoReturn:
    """End with one line that says why, and exit code 2."""
    typer.echo(f"peers: {why}", err=True)
    raise typer.Exit(2)


def measurable(only: Sequence[str]) -> list[str]:
    """Return the requested games, by default all, in the order of the table; report games with missing packages."""
    unknown = [name for name in only if name not in PEERS]
    if unknown:
        fail(f"no package {unknown[0]!r}: there is {', '.join(PEERS)}")
    wanted = [name for name in PEERS if name in only or not only]
    for name in wanted:
        if missing := ", ".join(PEERS[name].missing):
            typer.echo(f"peers: {name} left out, {missing} is not installed: {INSTALL}", err=True)
    found = [name for name in wanted if not PEERS[name].missing]
    return found or fail("nothing to measure is installed")


def in_own_process(name: str, seconds: float) -> Row:
    """Return the figures of a game measured in a separate process; its errors are raised here."""
    os.environ.update(QUIET)
    with ProcessPoolExecutor(1, get_context("spawn"), initializer=prepare) as pool:
        return pool.submit(measured, name, seconds).result()


def prepare() -> None:
    """Bind this process to one core, where the system can do that, and let it print nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends this process
    warnings.simplefilter("ignore")
    logging.disable()
    bind_to_one_core()


def measured(name: str, seconds: float) -> Row:
    """Return the figures of a game."""
    entry = PEERS[name]
    title = f"{entry.title} {version(entry.package)}"
    return {"game": title, "seats": entry.seats, **measure(entry.make(), seconds)}


def ratios(ours: Row, theirs: Row) -> Row:
    """Return the ratio of speeds, ours to theirs, by figure; below 1 we are slower."""
    found: Row = {"game": theirs["game"]}
    for name in COMPARED:
        first, second = (theirs, ours) if name in COSTS else (ours, theirs)
        found[name] = first[name] / second[name] if first[name] and second[name] else None
    return found


if __name__ == "__main__":
    typer.run(main)
