"""bench/cold.py: it starts servers again and measures what they say."""

import json

import pytest
import typer
from typer.testing import CliRunner

import cold


@pytest.mark.slow
def test_cold_tables_and_their_list_are_measured() -> None:
    app = typer.Typer()
    app.command()(cold.main)
    shown = CliRunner().invoke(app, ["--tables", "2", "--actions", "20", "--json"])
    assert shown.exit_code == 0, shown.output
    [row] = json.loads(shown.stdout)["rows"]
    assert set(row) == set(cold.HEADS)
    assert 0 < row["table_ms"] <= row["table_worst_ms"]
    assert row["list_ms"] > 0
