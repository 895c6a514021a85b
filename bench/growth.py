"""How speed grows with seats, with the size of a shelf, and with processes; and how memory does with games.

python bench/growth.py
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from growing import memory, processes, seats, shelves
from machine import conditions, last_core, sentence
from showing import figure, in_markdown, on_terminal

HEADS: Final = {
    "seats": "seats",
    "cards": "cards on the shelf",
    "jobs": "jobs",
    "decisions_per_second": "decisions/s",
    "games_per_second": "games/s",
    "decisions_per_game": "decisions a game",
    "shelving_per_second": "shelving decisions/s",
    "taking_per_second": "taking decisions/s",
    "form_us": "form µs",
    "view_us": "view µs",
    "clone_us": "clone µs",
    "times_one_job": "times one job",
    "cpu_ms_per_game": "CPU ms a game",
    "games": "games",
    "peak_mib": "peak MiB",
}
CORES: Final = os.cpu_count() or 1
COUNTS: Final = ("seats", "cards", "jobs", "games")


class Part(StrEnum):
    """A part that can be measured by itself."""

    SEATS = "seats"
    SHELVES = "shelves"
    JOBS = "jobs"
    MEMORY = "memory"


Only = Annotated[list[Part] | None, typer.Option("--only", help="Measure this alone; may be repeated.")]
Seconds = Annotated[float, typer.Option(min=0.01, max=600, help="Seconds of work for each part; of jobs for each run.")]
Jobs = Annotated[int, typer.Option(min=1, max=256, help="The most processes to be tried.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Markdown = Annotated[bool, typer.Option("--markdown", help="Print the tables in Markdown.")]


def main(
    only: Only = None,
    seconds: Seconds = 5.0,
    jobs: Jobs = CORES,
    as_json: AsJson = False,
    markdown: Markdown = False,
) -> None:
    """Measure how speed and memory grow: medians, in CPU time on one core, of random first-edition games.

    The number of jobs is measured by the clock, on all cores, and says something only while the machine is idle.
    """
    if as_json and markdown:
        typer.echo("growth: --json or --markdown, not both", err=True)
        raise typer.Exit(2)
    parts = {part: rows for part, rows in measuring(seconds, jobs).items() if part in (only or tuple(Part))}
    values = conditions()
    found = {part.value: rows() for part, rows in parts.items()}
    if as_json:
        print(json.dumps(values | found, indent=2))
    else:
        show(found, sentence(values), markdown)


def measuring(seconds: float, jobs: int) -> dict[Part, Callable[[], list[dict[str, Any]]]]:
    """Return what measures each part; processes come first because the others bind this process to one core."""
    return {
        Part.JOBS: lambda: processes.measure(seconds, tuple(range(1, jobs + 1))),
        Part.MEMORY: lambda: memory.measure(seconds),
        Part.SEATS: lambda: on_one_core(seats.measure, seconds),
        Part.SHELVES: lambda: on_one_core(shelves.measure, seconds),
    }


def on_one_core(measure: Callable[[float], list[dict[str, Any]]], seconds: float) -> list[dict[str, Any]]:
    """Return the rows, measured on the last core if the system can bind a process to one."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {last_core()})
    return measure(seconds)


def show(found: dict[str, list[dict[str, Any]]], where: str, markdown: bool) -> None:
    """Print the tables."""
    console = Console()
    for rows in found.values():
        heads = [HEADS[name] for name in rows[0]]
        if markdown:
            print(f"{in_markdown(heads, shown(rows))}\n")
        else:
            console.print(on_terminal(heads, shown(rows)), "")
    print(where)


def shown(rows: Sequence[dict[str, Any]]) -> list[list[str]]:
    """Return the figures as texts."""
    return [[f"{value:,}" if name in COUNTS else figure(value) for name, value in row.items()] for row in rows]


if __name__ == "__main__":
    typer.run(main)
