"""The database is gone for a while, while people play: they are told so, lose nothing, and all goes on by itself."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import URL

from serving import SERVE, Server, running
from support.outages import Games, Player, StorageFailed, in_folder, in_postgres
from support.postgres import Cluster

SECONDS = 1.5
TABLES_OPEN = 2


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let nobody else write to a folder's SQLite database within the block."""
    with closing(sqlite3.connect(folder / "tables.sqlite3", timeout=30, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield
        database.execute("ROLLBACK")


@contextmanager
def stopped(postgres: Cluster) -> Iterator[None]:
    """Let the cluster be stopped within the block; other tests use it afterwards."""
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


@contextmanager
def games_at(server: Server, database: URL) -> Iterator[None]:
    """Let people play before and after the block; nothing acknowledged may be lost, and nothing be there twice."""
    games = Games(TABLES_OPEN, "random", database, Random(1))
    with games.played(server.port):
        games.wait_for([3] * TABLES_OPEN)
        yield
        games.see_all_go_on()
    left = games.left()
    assert (left.lost, left.unknown) == (0, 0)


def check_newcomer_is_told(server: Server) -> None:
    """Check that somebody who opens a table is refused; at the others, all may be waiting for their computers."""
    with pytest.raises(StorageFailed):
        Player("random", 2).sit_down(server.port)


def check_log(log: Path) -> None:
    """Check that a log tells of the database in single lines, and of no task that was left behind."""
    told = log.read_text(encoding="utf-8")
    assert told
    assert "Traceback" not in told
    assert "was destroyed" not in told


@pytest.mark.slow
def test_sqlite_is_locked_for_a_while(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with (
        log.open("w") as file,
        running(["-c", SERVE, "serve", "--data", str(tmp_path)], os.environ, file) as server,
        games_at(server, in_folder(tmp_path)),
        locked(tmp_path),
    ):
        check_newcomer_is_told(server)
    check_log(log)


@pytest.mark.slow
def test_postgres_is_gone_for_a_while(tmp_path: Path, postgres: Cluster) -> None:
    log = tmp_path / "log"
    database = postgres.new_database()
    environment = {name: value for name, value in os.environ.items() if name != "EXLIBRIS_REDIS"}
    environment["EXLIBRIS_DATABASE"] = database
    with (
        log.open("w") as file,
        running(["-c", SERVE, "serve", "--workers", "2"], environment, file) as server,
        games_at(server, in_postgres(database)),
        stopped(postgres),
    ):
        time.sleep(SECONDS)
        check_newcomer_is_told(server)
    check_log(log)
