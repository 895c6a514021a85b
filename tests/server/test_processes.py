"""`exlibris serve --workers`: processes at one socket, of which any may be killed; and when it is refused."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from typer.testing import CliRunner

from exlibris.cli import app
from exlibris.server.places.databases import DATABASE_VARIABLE, REDIS_VARIABLE, ready_database
from exlibris.server.places.folder import CannotServe
from support.browsing import Browser, Json
from support.postgres import Cluster

EXLIBRIS = Path(sys.executable).with_name("exlibris")
PATIENCE = 60.0  # seconds


class Server:
    """A running `exlibris serve --workers 2`."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.address = process.stdout.readline().split()[-1]

    def workers(self) -> set[int]:
        """Return the numbers of the worker processes."""
        command = ["ps", "-o", "pid=,args=", "--ppid", str(self.process.pid)]
        children = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
        return {int(line.split()[0]) for line in children if "spawn_main" in line}


@contextmanager
def serving(database: str) -> Iterator[Server]:
    """Run a server with two workers within the block."""
    command = [str(EXLIBRIS), "serve", "--port", "0", "--workers", "2"]
    environment = {**os.environ, DATABASE_VARIABLE: database}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            yield Server(process)
        finally:
            process.send_signal(signal.SIGTERM)
            process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


class Persistent(Browser):
    """A browser that asks again if the process which it has asked is gone."""

    def _ask(self, *request: Any) -> httpx.Response:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return super()._ask(*request)
            except httpx.TransportError:
                assert time.monotonic() < deadline, "nobody answers"
                time.sleep(0.2)


def eventually(look: Callable[[], bool]) -> None:
    """Wait until it is so."""
    deadline = time.monotonic() + PATIENCE
    while not look():
        assert time.monotonic() < deadline, "it was not so in time"
        time.sleep(0.1)


@pytest.mark.slow
def test_when_a_worker_is_killed_tables_and_computer_players_go_on(postgres: Cluster) -> None:
    with serving(postgres.new_database()) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        rita = Persistent(cast("Any", client))
        table = rita.open("human", "random")
        seen = rita.play(table, 0, random.Random(1), limit=2)
        for worker in sorted(server.workers()):
            os.kill(worker, signal.SIGKILL)
            seen = still_there(rita, table, seen)
            seen = rita.play(table, 0, random.Random(2), limit=2)
            eventually(partial(is_replaced, server, worker))


def is_replaced(server: Server, worker: int) -> bool:
    """Return whether another process has taken the place of one that is gone."""
    now = server.workers()
    return worker not in now and len(now) == 2


def still_there(rita: Browser, table: str, seen: Json) -> Json:
    """Return the table, at which nothing acknowledged may be missing."""
    now = rita.look(table, 0)
    assert now["number"] >= seen["number"]
    return now


def test_more_than_one_worker_needs_postgres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DATABASE_VARIABLE, raising=False)
    refused = CliRunner().invoke(app, ["serve", "--workers", "2", "--data", str(tmp_path)])
    assert (refused.exit_code, refused.stdout) == (2, "")
    why = "--workers 2 needs PostgreSQL (EXLIBRIS_DATABASE): SQLite is for one process"
    assert refused.stderr == f"exlibris serve: {why}\n"


@pytest.mark.parametrize(
    ("database", "redis", "said"),
    [
        ("", "redis://:secret@host:6379/0", "EXLIBRIS_REDIS is for servers on one PostgreSQL database"),
        ("postgresql://host/name", "http://:secret@host", "EXLIBRIS_REDIS is no URL such as redis://"),
        ("postgresql://host/name", "redis://:secret@host:port", "EXLIBRIS_REDIS is no URL such as redis://"),
    ],
)
def test_a_redis_that_cannot_be_used_is_refused_in_one_line_without_its_password(
    database: str, redis: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATABASE_VARIABLE, database)
    monkeypatch.setenv(REDIS_VARIABLE, redis)
    with pytest.raises(CannotServe, match=said) as refused, ready_database(None):
        pass
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)
