"""A server that is killed while people play has lost nothing that it has acknowledged, and does nothing twice.

EXLIBRIS_KILLS=100 kills it that often, instead of once.
"""

import os
import signal
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest

from serving import SERVE, running
from support.outages import PATIENCE, Games, in_folder, in_postgres
from support.postgres import Cluster
from support.redis_server import redis_server

KILLS = int(os.environ.get("EXLIBRIS_KILLS", "1"))
TABLES = 2
LONGEST_DELAY = 0.05  # seconds from the last action waited for to the kill


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


@pytest.mark.slow
def test_a_killed_server_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    luck = Random(1)
    games = Games(TABLES, "random", in_folder(tmp_path), luck)
    command = ["-c", SERVE, "serve", "--data", str(tmp_path)]
    for _ in range(KILLS):
        with running(command, os.environ) as server, games.played(server.port):
            wait_and_kill(games, partial(list, [server.pid]), luck)
    with running(command, os.environ) as server, games.played(server.port):
        games.see_all_go_on()
    check(games)


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
def test_a_killed_worker_loses_nothing_and_is_replaced(postgres: Cluster) -> None:
    luck = Random(1)
    with redis_server() as redis:
        database = postgres.new_database()
        environment = {**os.environ, "EXLIBRIS_DATABASE": database, "EXLIBRIS_REDIS": redis.url}
        games = Games(TABLES, "random", in_postgres(database), luck)
        command = ["-c", SERVE, "serve", "--workers", "2"]
        with running(command, environment) as server, games.played(server.port):
            for _ in range(KILLS):
                wait_and_kill(games, partial(workers_of, server.pid), luck)
            games.see_all_go_on()
            wait_for_workers(server.pid)
        check(games)


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
