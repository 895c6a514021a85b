"""A server that is killed while people play has lost nothing that it has acknowledged, and does nothing twice."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import typer
from typer.testing import CliRunner

import kills
from killing.games import Games
from killing.kept import in_folder
from support.postgres import cluster
from support.redis_server import redis_server


@pytest.mark.slow
def test_a_killed_server_loses_nothing_and_repeats_nothing() -> None:
    check("--kills", "2")


@pytest.mark.slow
def test_a_killed_worker_loses_nothing_and_the_other_repeats_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    with cluster() as postgres, redis_server() as redis:
        monkeypatch.setenv("EXLIBRIS_DATABASE", postgres.new_database())
        monkeypatch.setenv("EXLIBRIS_REDIS", redis.url)
        check("--kills", "2", "--workers", "2")


def check(*options: str) -> None:
    """Kill twice, and check that what was acknowledged is there once."""
    app = typer.Typer()
    app.command()(kills.main)
    shown = CliRunner().invoke(app, ["--tables", "2", "--seed", "1", *options])
    assert shown.exit_code == 0, shown.output
    found = json.loads(shown.stdout)
    assert (found["kills"], found["lost"], found["unknown"]) == (2, 0, 0)
    assert found["acknowledged"] >= 2 * 2 + 2 * 2


@pytest.mark.parametrize(
    ("kept", "lost", "unknown"), [([5, 6, 6], 0, 0), ([5, 6], 1, 0), ([5, 5, 6, 6], 1, 2), ([5, 6, 6, 7], 0, 1)]
)
def test_what_is_lost_or_there_twice_is_found(tmp_path: Path, kept: list[int], lost: int, unknown: int) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        database.execute("CREATE TABLE table_events (table_id, number, seat, kind, action)")
        rows = [("t", number, 0, "action", action) for number, action in enumerate(kept)]
        database.executemany("INSERT INTO table_events VALUES (?, ?, ?, ?, ?)", rows)
    games = Games(1, "random", in_folder(tmp_path), Random(1))
    games.players[0].games["t"] = [5, 6, 6]
    found = games.left()
    assert (found.lost, found.unknown) == (lost, unknown)
