"""A server that is killed while people play has lost nothing that it has acknowledged, and does nothing twice.

The same when its database is gone for a while: people are told so, and all goes on by itself.

EXLIBRIS_KILLS=100 kills it that often, instead of once.
"""

import os
import signal
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from serving import SERVE, Server, running
from support.outages import PATIENCE, Games, Player, StorageFailed, in_folder, in_postgres
from support.postgres import Cluster
from support.redis_server import redis_server

KILLS = int(os.environ.get("EXLIBRIS_KILLS", "1"))
TABLES = 2
LONGEST_DELAY = 0.05  # seconds from the last action waited for to the kill
GONE = 1.5  # seconds


def wait_and_kill(games: Games, victims: Callable[[], list[int]], luck: Random) -> None:
    """Kill one of the victims at some moment after some actions at every table."""
    games.wait_for([luck.randrange(1, 5) for _ in games.players])
    time.sleep(luck.random() * LONGEST_DELAY)
    os.kill(luck.choice(victims()), signal.SIGKILL)


def check(games: Games) -> None:
    """Check that what was acknowledged is there once."""
    left = games.left()
    sys.stdout.write(f"\n{KILLS} kills: {left}\n")
    assert (left.lost, left.unknown) == (0, 0)
    assert left.acknowledged >= KILLS * TABLES


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


def check_newcomer_is_told(server: Server) -> None:
    """Check that somebody who opens a table is refused; at the others, all may be waiting for their computers."""
    with pytest.raises(StorageFailed):
        Player("random", 2).sit_down(server.port)


def check_log(told: str) -> None:
    """Check that a log tells of the database in single lines, and of no task that was left behind."""
    assert told
    assert "Traceback" not in told
    assert "was destroyed" not in told


@pytest.mark.slow
def test_a_killed_server_and_a_locked_database_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    luck = Random(1)
    games = Games(TABLES, "random", in_folder(tmp_path), luck)
    command = ["-c", SERVE, "serve", "--data", str(tmp_path)]
    for _ in range(KILLS):
        with running(command, os.environ) as server, games.played(server.port):
            wait_and_kill(games, partial(list, [server.pid]), luck)
    log = tmp_path / "log"
    with log.open("w") as file, running(command, os.environ, file) as server, games.played(server.port):
        games.see_all_go_on()
        with locked(tmp_path):
            check_newcomer_is_told(server)
        games.see_all_go_on()
    check(games)
    check_log(log.read_text("utf-8"))


def workers_of(pid: int) -> list[int]:
    """Return the processes that serve, whether they do so yet or not."""
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def wait_for_workers(pid: int) -> None:
    """Return once there are two of them."""
    until = time.monotonic() + PATIENCE
    while len(workers_of(pid)) < 2:
        assert time.monotonic() < until, "no other process takes the place of one that is gone"
        time.sleep(0.1)


@pytest.mark.slow
def test_a_killed_worker_is_replaced_and_a_database_that_was_gone_loses_nothing(
    postgres: Cluster, tmp_path: Path
) -> None:
    luck, log = Random(1), tmp_path / "log"
    with redis_server() as redis:
        database = postgres.new_database()
        environment = {**os.environ, "EXLIBRIS_DATABASE": database, "EXLIBRIS_REDIS": redis.url}
        games = Games(TABLES, "random", in_postgres(database), luck)
        command = ["-c", SERVE, "serve", "--workers", "2"]
        with log.open("w") as file, running(command, environment, file) as server, games.played(server.port):
            for _ in range(KILLS):
                wait_and_kill(games, partial(workers_of, server.pid), luck)
            games.see_all_go_on()
            wait_for_workers(server.pid)
            said = log.stat().st_size
            with stopped(postgres):
                time.sleep(GONE)
                check_newcomer_is_told(server)
            games.see_all_go_on()
        check(games)
        check_log(log.read_bytes()[said:].decode())


@pytest.mark.parametrize(
    ("kept", "lost", "unknown"), [([5, 6, 6], 0, 0), ([5, 6], 1, 0), ([5, 5, 6, 6], 1, 2), ([5, 6, 6, 7], 0, 1)]
)
def test_what_is_lost_or_there_twice_is_found(tmp_path: Path, kept: list[int], lost: int, unknown: int) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
        database.execute("CREATE TABLE table_events (table_id, number, payload)")
        rows = [("t", number, f'["action",0,{action}]') for number, action in enumerate(kept)]
        database.executemany("INSERT INTO table_events VALUES (?, ?, ?)", rows)
    games = Games(1, "random", in_folder(tmp_path), Random(1))
    games.players[0].games["t"] = [5, 6, 6]
    found = games.left()
    assert (found.lost, found.unknown) == (lost, unknown)
