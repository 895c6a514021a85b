"""Print the conditions and figures of a measurement as a table or as JSON."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Mapping, Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from exlibris.engine import COMPILED

Row = dict[str, Any]
Rows = Sequence[Sequence[str]]


class Form(StrEnum):
    """How figures are printed."""

    TABLE = "table"
    MARKDOWN = "markdown"
    JSON = "json"


Output = Annotated[Form, typer.Option("--output", help="How the figures are printed.")]


def conditions() -> Row:
    """Return date, processor, cores, load, Python, and whether the engine is compiled."""
    return {
        "date": date.today().isoformat(),
        "processor": processor(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "python": platform.python_version(),
        "engine": "compiled" if COMPILED else "interpreted",
    }


def processor() -> str:
    """Return the processor's name, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def sentence(values: Row) -> str:
    """Return the conditions in one line."""
    return (
        f"{values['date']}, {values['processor']}, {values['cores']} cores, load {values['load']}, "
        f"CPython {values['python']}, engine {values['engine']}"
    )


def bind_to_one_core() -> None:
    """Bind this process to the last core it may use, as the system prefers the first; nothing where that can't be."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def medians(runs: Sequence[Row]) -> Row:
    """Return the runs as one, with the median of each figure that is not the same in all."""
    columns = {key: [run[key] for run in runs] for key in runs[0]}
    return {key: found[0] if found.count(found[0]) == len(found) else median(found) for key, found in columns.items()}


def figure(value: Any) -> str:
    """Return a measured number with at least three significant digits, a count or a name unchanged."""
    if not isinstance(value, float):
        return "-" if value is None else f"{value:,}" if isinstance(value, int) else str(value)
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}" if value >= 10 else f"{value:.2f}"


def print_report(parts: Mapping[str, Sequence[Row]], heads: Mapping[str, str], output: Form, notes: str = "") -> None:
    """Print the figures of each part with the conditions; `heads` names the columns."""
    values = conditions()
    if output is Form.JSON:
        print(json.dumps({"conditions": values, **parts}, indent=2))
        return
    for rows in filter(None, parts.values()):
        names = [heads[name] for name in rows[0]]
        cells = [[figure(value) for value in row.values()] for row in rows]
        if output is Form.MARKDOWN:
            print(f"{in_markdown(names, cells)}\n")
        else:
            Console().print(on_terminal(names, cells), "")
    print(*filter(None, [notes, sentence(values)]), sep="\n")


def on_terminal(heads: Sequence[str], rows: Rows) -> Table:
    """Return the table for a terminal; heads have one word a line to keep it narrow."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        table.add_column(
            head.replace(" ", "\n"), justify="right" if number else "left", no_wrap=number > 0, min_width=6
        )
    for row in rows:
        table.add_row(*row)
    return table


def in_markdown(heads: Sequence[str], rows: Rows) -> str:
    """Return the table in Markdown."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
