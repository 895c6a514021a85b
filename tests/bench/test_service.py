"""bench/service.py: it plays on servers of its own and measures what it says, also on the server of another commit."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import service
from service import package_of


@pytest.mark.slow
def test_actions_are_played_over_http_to_warm_up_and_over_sockets_to_measure() -> None:
    app = typer.Typer()
    app.command()(service.main)
    shown = CliRunner().invoke(app, ["--tables", "1", "--seconds", "1", "--output", "json", "--socket"])
    assert shown.exit_code == 0, shown.output
    [row] = json.loads(shown.stdout)["servers"]
    assert set(row) == set(service.HEADS)
    assert row["actions_per_second"] > 0
    assert row["cpu_ms"] > 0
    assert 100 < row["bytes"] < 20_000


def test_the_package_of_another_commit_is_unpacked(tmp_path: Path) -> None:
    with package_of("HEAD") as folder:
        assert (folder / "exlibris/cli/__init__.py").is_file()
    assert not folder.exists()
    with package_of(str(tmp_path)) as folder:
        assert folder == tmp_path
