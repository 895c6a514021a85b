"""A worker process that hangs is killed and replaced, while others and those that start are left alone."""

import os
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from exlibris.server.cluster import processes
from exlibris.server.cluster.processes import Workers

Sign = Callable[[], None]


def start_slowly_then_hang_once(folder: str, _: socket.socket, ready: Sign, alive: Sign) -> None:
    """Write this process's number; the first one hangs after a sign of life, the next ends the test's patience."""
    time.sleep(0.5)  # longer than a process may hang
    is_first = not list(Path(folder).iterdir())
    (Path(folder) / str(os.getpid())).touch()
    ready()
    alive()
    while True:
        time.sleep(0.02)
        if not is_first:
            alive()


class Served:
    """The work above, which has to be pickled."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, sock: socket.socket, ready: Sign, alive: Sign) -> None:
        start_slowly_then_hang_once(str(self.folder), sock, ready, alive)


def nothing() -> None:
    """Prepare nothing."""


def test_a_process_that_hangs_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(processes, "HANG_SECONDS", 0.3)
    monkeypatch.setattr(processes, "PAUSE", 0.0)
    monkeypatch.setattr(processes, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(processes, "mark_process_dead", lambda _: None)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    with socket.create_server(("127.0.0.1", 0)) as sock:
        workers = Workers(1, Served(tmp_path), sock, 0.0)

        def wait(*_: Any) -> None:
            time.sleep(0.05)
            if len(list(tmp_path.iterdir())) == 2:
                started.append(time.monotonic())
            if started and time.monotonic() - started[0] > 1.0:
                workers._stop(15, None)

        started = list[float]()
        monkeypatch.setattr(processes, "wait", wait)
        workers.run(nothing)
    assert len(list(tmp_path.iterdir())) == 2, "the second one was left alone"
    assert sum("is not responding" in record.message for record in caplog.records) == 1
