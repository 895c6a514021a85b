"""Run `exlibris serve` in a separate process, and measure its CPU time and memory."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Final

PATIENCE: Final = 120.0  # seconds until the server has to listen
SERVE: Final = "from exlibris.cli import main; main()"
SHARED: Final = ("EXLIBRIS_DATABASE", "EXLIBRIS_REDIS")
PROXY: Final = {"FORWARDED_ALLOW_IPS": "127.0.0.1"}  # clients say which address is theirs, as limits are per address


@dataclass(frozen=True)
class Server:
    """A running server, with the processes that it has started."""

    pid: int
    port: int
    folder: Path | None = None

    def cpu(self) -> float:
        """Return the seconds of CPU time that the processes have used."""
        return sum(ticks(pid) for pid in family(self.pid)) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the resident memory of the processes in KiB."""
        return sum(resident(pid) for pid in family(self.pid))

    def disk(self) -> int:
        """Return the size in bytes of the files that the server has written."""
        return sum(path.stat().st_size for path in self.folder.iterdir()) if self.folder else 0


def family(pid: int) -> list[int]:
    """Return a process and all its descendants."""
    listed = [path.read_text("utf-8").split() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    return [pid, *(found for children in listed for child in children for found in family(int(child)))]


def ticks(pid: int) -> int:
    """Return the CPU time of a process in ticks of the clock; 0 if it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


def resident(pid: int) -> int:
    """Return the resident memory of a process in KiB; 0 if it has ended."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


@contextmanager
def serving(
    workers: int = 0, package: Path | None = None, log: IO[str] | None = None, files: int = 0
) -> Iterator[Server]:
    """Run a server in a temporary folder until the end of the block.

    `workers` is the number of its processes on the PostgreSQL that the environment names; with 0 it is one process on
    SQLite. `package` is a folder with another version of the package `exlibris`. Its `log` is as for `running`. It may
    open up to `files` files; 0 means the limit of this process.
    """
    environment = {name: value for name, value in os.environ.items() if workers or name not in SHARED}
    if package:
        environment["PYTHONPATH"] = str(package)
    with tempfile.TemporaryDirectory() as folder:
        kept = ["--workers", str(workers)] if workers else ["--data", folder]
        with running(["-c", SERVE, "serve", *kept], environment, log, files) as server:
            yield replace(server, folder=Path(folder))


@contextmanager
def running(
    words: list[str], environment: Mapping[str, str], log: IO[str] | None = None, files: int = 0
) -> Iterator[Server]:
    """Run Python with these words and a port until the end of the block; its log goes to standard error by default.

    With `files` the process may open no more than that.
    """
    port = free_port()
    limit = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh"] if files else []
    command = [*limit, sys.executable, *words, "--port", str(port)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log, env={**environment, **PROXY})
    try:
        wait_for(port, process)
        yield Server(process.pid, port)
    finally:
        process.terminate()
        process.wait()


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Return as soon as the process listens at the port. Raises TimeoutError, and RuntimeError if it has ended."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with exit code {process.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"no server at port {port} after {PATIENCE:g} s")
