"""A Redis of the tests' own, in a temporary folder, reached by a socket in it; it keeps nothing."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 20.0  # seconds
KEEPING_NOTHING = ("redis-server", "--save", "")


class RedisServer:
    """A Redis that can be stopped and started again."""

    def __init__(self, folder: Path, command: Sequence[str]) -> None:
        self._command = command
        self._socket = folder / "redis.sock"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The URL, as EXLIBRIS_REDIS takes it."""
        return f"unix://{self._socket}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [*self._command, "--port", "0", "--unixsocket", str(self._socket), "--daemonize", "no"]
        self._process = subprocess.Popen(command, cwd=self._socket.parent, stdout=subprocess.DEVNULL)
        asked = ["redis-cli", "-s", str(self._socket), "ping"]
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(asked, capture_output=True, check=False).stdout != b"PONG\n":
            assert time.monotonic() < deadline, "redis-server does not answer"
            time.sleep(0.05)

    def stop(self) -> None:
        """Kill it."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def redis_server(command: Sequence[str] = KEEPING_NOTHING) -> Iterator[RedisServer]:
    """Run Redis by that command within the block; where it is not installed the test is skipped."""
    if not shutil.which("redis-server") or not shutil.which("redis-cli"):
        pytest.skip("needs Redis: apt-get install redis-server")
    folder = Path(tempfile.mkdtemp(prefix="exlibris-", dir="/tmp"))  # a socket's path has to be short
    server = RedisServer(folder, command)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
