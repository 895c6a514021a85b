"""A server in a process of its own, with its CPU time and memory."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

PATIENCE: Final = 120.0  # seconds until the server has to listen

TABLES: Final = """
import sys
from dataclasses import replace
from pathlib import Path
from exlibris.server.app import create_app
from exlibris.server.run import TableServer, config_for
from exlibris.server.settings import Settings
settings = replace(Settings.in_folder(Path(sys.argv[2])), requests_per_second=10**6, new_tables_per_minute=10**6)
config = config_for(create_app(settings))
config.port, config.timeout_keep_alive = int(sys.argv[1]), 60
TableServer(config, list, list, 0).run()
"""
# The same as several processes on the database that the environment names.
SHARED: Final = """
import sys
from dataclasses import replace
from functools import partial
from exlibris.server.databases.choice import ready_database
from exlibris.server.processes import Work, serve_by_workers
from exlibris.server.run import serve_at, socket_for
def ready():
    print("ready", flush=True)
port, workers = int(sys.argv[1]), int(sys.argv[3])
with ready_database(None, workers) as kept, socket_for("127.0.0.1", port) as sock:
    settings = replace(kept, requests_per_second=10**6, new_tables_per_minute=10**6)
    serve_by_workers(workers, Work(partial(serve_at, settings=settings, drain=0), list), sock, ready, 0)
"""
# Computers answer at once: with `replace` in a program for tables.
NO_GRACE: Final = ("requests_per_second", "grace=0, requests_per_second", 1)
ECHO: Final = """
import sys
from typing import Any
import uvicorn
from litestar import Litestar, post
from litestar.params import JSONBody
@post("/echo")
async def echo(data: JSONBody[dict[str, Any]]) -> dict[str, Any]:
    return data
uvicorn.run(Litestar([echo]), port=int(sys.argv[1]), log_level="warning")
"""


@dataclass(frozen=True)
class Serving:
    """A running server, with the processes that it has started."""

    pid: int
    port: int

    def cpu(self) -> float:
        """Return the seconds of CPU time that the processes have used."""
        return sum(ticks(pid) for pid in family(self.pid)) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the resident memory of the processes in KiB."""
        return sum(resident(pid) for pid in family(self.pid))


def family(pid: int) -> list[int]:
    """Return a process and all that it has started, and so on."""
    listed = [path.read_text("utf-8").split() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [pid, *(one for children in listed for child in children for one in family(int(child)))]


def children(pid: int, word: str) -> list[int]:
    """Return the processes that a process has started and whose command line has that word."""
    started = family(pid)[1:]
    return [one for one in started if parent(one) == pid and word in command_line(one)]


def parent(pid: int) -> int:
    """Return what has started a process; 0 if it has ended."""
    return int(fields[1]) if (fields := status(pid)) else 0


def command_line(pid: int) -> str:
    """Return the words with which a process was started; "" if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8").replace("\0", " ")
    except OSError:
        return ""


def status(pid: int) -> list[str]:
    """Return what the system says of a process, from its state on; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return []


def ticks(pid: int) -> int:
    """Return the CPU time of a process in ticks of the clock; 0 if it has ended."""
    fields = status(pid)
    return int(fields[11]) + int(fields[12]) if fields else 0


def resident(pid: int) -> int:
    """Return the resident memory of a process in KiB; 0 if it has ended."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


@contextmanager
def serving(program: str, python: str = sys.executable, workers: int = 1) -> Iterator[Serving]:
    """Run a server in a folder of its own until the end of the block."""
    with tempfile.TemporaryDirectory() as folder, serving_in(Path(folder), program, python, workers) as server:
        yield server


@contextmanager
def serving_in(
    folder: Path, program: str, python: str = sys.executable, workers: int = 1, log: IO[str] | None = None
) -> Iterator[Serving]:
    """Run a server of that folder until the end of the block; its log goes to standard error by default."""
    port = free_port()
    command = [python, "-c", program, str(port), str(folder), str(workers)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
    try:
        wait_for(port)
        yield Serving(process.pid, port)
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int) -> None:
    """Return as soon as somebody listens at the port. Raises TimeoutError."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"no server at port {port} after {PATIENCE:g} s")
