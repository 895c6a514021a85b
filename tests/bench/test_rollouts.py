"""bench/rollouts.py: rollouts are made in games of two, three and four, and counted."""

import typer
from typer.testing import CliRunner

import rollouts


def test_a_line_for_each_number_of_players_is_printed() -> None:
    app = typer.Typer()
    app.command()(rollouts.main)
    shown = CliRunner().invoke(app, ["--positions", "1", "--rollouts", "2", "--markdown"])
    assert shown.exit_code == 0, shown.output
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in shown.stdout.splitlines()]
    rows = [row for row in rows if row and row[0].isdigit()]
    assert [row[:2] for row in rows] == [["2", "1"], ["3", "1"], ["4", "1"]]
    assert all(float(row[2].replace(",", "")) > 0 for row in rows)
