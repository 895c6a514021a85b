"""Ex Libris beside other packages, in one run: random play, copies, and environments for learning.

python bench/peers.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer
from rich.console import Console

from machine import conditions, last_core, sentence
from peer_games import PEERS
from peer_games.comparison import Measured, as_values, medians
from peer_games.stopwatch import Figures
from peer_games.table import for_a_page, for_people, notes

HERE: Final = Path(__file__).parent
INSTALL: Final = "pip install -e '.[peers]' -c constraints.txt -c bench/peers-constraints.txt"
QUIET: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}
Runs = dict[str, list[dict[str, Any]]]

Only = Annotated[
    list[str] | None,
    typer.Option("--only", metavar="NAME", help=f"Measure this one; may be repeated: {', '.join(PEERS)}."),
]
Seconds = Annotated[float, typer.Option(min=0.01, max=600, help="CPU seconds for each figure in each round.")]
Rounds = Annotated[int, typer.Option(min=1, max=100, help="Rounds; in each, all packages take their turns.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")]


class WorkerError(Exception):
    """A package could not be measured; the message says why."""


def main(
    only: Only = None, seconds: Seconds = 0.4, rounds: Rounds = 5, as_json: AsJson = False, markdown: Markdown = False
) -> None:
    """Measure Ex Libris beside its peers: medians over rounds, in CPU time, all on the same core.

    Each runs in a process of its own; what is not installed is left out. Ctrl-C ends the run with what has been
    measured by then.
    """
    if as_json and markdown:
        fail("--json or --markdown, not both")
    names = installed(chosen(only or ()))
    if not names:
        fail("nothing to measure is installed")
    runs: Runs = {name: [] for name in names}
    ending = measure(runs, seconds, rounds)
    report([summed_up(name, made) for name, made in runs.items() if made], as_json, markdown)
    if ending:
        raise typer.Exit(ending)


def fail(why: str) -> NoReturn:
    """End with one line that says why, and exit code 2."""
    typer.echo(f"peers: {why}", err=True)
    raise typer.Exit(2)


def chosen(only: Sequence[str]) -> list[str]:
    """Return the names asked for in the order of the table; all names if none was asked for."""
    unknown = [name for name in only if name not in PEERS]
    if unknown:
        fail(f"no package {unknown[0]!r}: there is {', '.join(PEERS)}")
    return [name for name in PEERS if name in only or not only]


def installed(names: Sequence[str]) -> list[str]:
    """Return the contestants that can be measured; print one line for each other, saying what is missing."""
    there = [name for name in names if not PEERS[name].missing]
    for name in names:
        if name not in there:
            missing = ", ".join(PEERS[name].missing)
            typer.echo(f"peers: {name} left out, {missing} is not installed: {INSTALL}", err=True)
    return there


def measure(runs: Runs, seconds: float, rounds: int) -> int:
    """Fill `runs` round by round; return the exit code, 0 if nothing failed."""
    try:
        for name in turns(list(runs), rounds):
            runs[name].append(run(name, seconds))
    except KeyboardInterrupt:
        typer.echo("peers: interrupted", err=True)
        return 130
    except WorkerError as error:
        typer.echo(f"peers: {error}", err=True)
        return 1
    return 0


def turns(names: list[str], rounds: int) -> Iterator[str]:
    """Yield who is measured next; show the progress on a terminal."""
    console = Console(stderr=True)
    with console.status("") as status:
        for number in range(rounds):
            for name in names:
                status.update(f"round {number + 1} of {rounds}: {name}")
                yield name


def run(name: str, seconds: float) -> dict[str, Any]:
    """Return what a process of its own measured. Raises WorkerError."""
    command = [sys.executable, "-m", "peer_games.worker", name, str(seconds), str(last_core())]
    paths = [str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])]  # it may say which engine is meant
    environment = os.environ | QUIET | {"PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1]
        raise WorkerError(f"{name} failed: {last}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def summed_up(name: str, made: Sequence[dict[str, Any]]) -> Measured:
    """Return the runs of one package as one."""
    return Measured(name, made[0]["version"], len(made), medians([Figures(**one["figures"]) for one in made]))


def report(all_measured: Sequence[Measured], as_json: bool, markdown: bool) -> None:
    """Print what has been measured."""
    values = conditions()
    if as_json:
        print(json.dumps(values | {"packages": as_values(all_measured)}, indent=2))
    elif markdown:
        print(f"{for_a_page(all_measured)}\n\n{sentence(values)}")
    elif all_measured:
        console = Console()
        console.print(sentence(values), for_people(all_measured), *notes(all_measured), sep="\n")


if __name__ == "__main__":
    typer.run(main)
