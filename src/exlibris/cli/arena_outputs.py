"""What the command arena prints and writes."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from exlibris.cli.output import console, plain_table

if TYPE_CHECKING:
    from exlibris.arena import Results, Standings


class OutputError(Exception):
    """An output that can't be written; the message says in one line which and why."""


@dataclass(frozen=True)
class Outputs:
    """The options about outputs."""

    as_json: bool
    report: Path | None
    parquet: Path | None
    page: Path | None
    section: str

    def check(self) -> None:
        """Raise OutputError, or ModuleNotFoundError for a missing package, before any game is played."""
        for path in (self.report, self.parquet):
            if path is not None and not path.absolute().parent.is_dir():
                raise OutputError(f"{path}: there is no such folder")
        if self.report:
            import exlibris.arena.report
        if self.parquet:
            import exlibris.arena.parquet  # noqa: F401 (whether it can be had)
        if self.page:
            from exlibris.arena.page import PageError, parts_of

            try:
                parts_of(self.page, self.section)
            except PageError as error:
                raise OutputError(str(error)) from error

    def words(self) -> list[str]:
        """Return the options about the page as words of a command line."""
        return ["--page", self.page.as_posix(), "--section", self.section] if self.page else []

    def give(self, results: Results, command: str) -> None:
        """Print the standings, and write what is asked for."""
        from exlibris.arena import standings_of

        standings = standings_of(results.contest, results.games)
        self._write(standings, results, command)
        if self.as_json:
            typer.echo(json.dumps(standings.to_json() | {"command": command}, indent=2))
        else:
            _print_standings(standings)

    def _write(self, standings: Standings, results: Results, command: str) -> None:
        if self.report:
            from exlibris.arena import report

            report.write(standings, command, self.report)
        if self.parquet:
            from exlibris.arena import parquet

            parquet.write(results.games, self.parquet)
        if self.page:
            from exlibris.arena import page

            page.write(standings, command, self.page, self.section)


def _print_standings(standings: Standings) -> None:
    from rich.markup import escape

    from exlibris.arena.text import notes_of, tables_of

    for title, (heads, rows) in tables_of(standings):
        table = plain_table(heads, title)
        for row in rows:
            table.add_row(*map(escape, row))
        console().print(table)
        typer.echo()
    typer.echo("\n".join(notes_of(standings)))
