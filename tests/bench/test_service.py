"""bench/service.py: it plays on a server of its own and measures what it says."""

import json

import pytest
import typer
from typer.testing import CliRunner

import service


@pytest.mark.slow
def test_actions_are_played_and_measured() -> None:
    app = typer.Typer()
    app.command()(service.main)
    shown = CliRunner().invoke(app, ["--tables", "1", "--seconds", "1", "--json"])
    assert shown.exit_code == 0, shown.output
    values = json.loads(shown.stdout)
    [row] = values["rows"]
    assert set(row) == set(service.HEADS)
    assert row["actions_per_second"] > 0
    assert row["cpu_ms"] > values["echo_cpu_ms"] > 0
    assert 100 < row["bytes"] < 20_000
    assert row["connection_kib"] > 0
