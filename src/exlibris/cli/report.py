"""The command report: evaluate simulated games."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated

import typer

from exlibris.cli.arena import Page
from exlibris.cli.options import AsJson
from exlibris.cli.output import failing

Folders = Annotated[
    list[Path],
    typer.Argument(
        metavar="DIR",
        exists=True,
        file_okay=False,
        help="Folders written by simulate --parquet, to compare side by side.",
    ),
]
Html = Annotated[
    Path | None,
    typer.Option(metavar="FILE", dir_okay=False, help="File for the report; by default report.html in the first DIR."),
]


def report(folders: Folders, html: Html = None, page: Page = None, as_json: AsJson = False) -> None:
    """Write the findings from simulated games, with plots and 95% intervals, as one HTML file.

    They cover wins by turn order and by assistant, the value of locations and how often they are visited, what winners
    have more of, and the length of games. Only complete files are read, so simulate may still be running.
    """
    from polars.exceptions import PolarsError

    from exlibris.arena.text import PageError
    from exlibris.data.questions import QUESTIONS, answered
    from exlibris.data.report import html_of, named, to_json, write_sections
    from exlibris.data.tables import TablesError, read_folder

    target = html or (None if page or as_json else folders[0] / "report.html")
    with failing(TablesError, PageError, PolarsError, OSError):
        played = named([read_folder(folder) for folder in folders])
        findings = [answered(question, played) for question in QUESTIONS]
        if target is not None:
            command = shlex.join(["exlibris", "report", *(folder.as_posix() for folder in folders)])
            target.write_text(html_of(played, findings, command), encoding="utf-8")
        if page is not None:
            write_sections(page, played, findings)
    if as_json:
        typer.echo(json.dumps({finding.question.key: to_json(finding) for finding in findings}, indent=2))
    else:
        typer.echo(f"{sum(tables.games for tables in played.values())} games: {target or page}")
