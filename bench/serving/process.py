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
from typing import Final

PATIENCE: Final = 60.0  # seconds until the server has to listen

TABLES: Final = """
import sys
from dataclasses import replace
from pathlib import Path
import uvicorn
from exlibris.server.app import create_app
from exlibris.server.settings import Settings
settings = replace(Settings.in_folder(Path(sys.argv[2])), requests_per_second=10**6, new_tables_per_minute=10**6)
uvicorn.run(create_app(settings), port=int(sys.argv[1]), log_level="warning", timeout_keep_alive=60)
"""
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
    """A running server."""

    pid: int
    port: int

    def cpu(self) -> float:
        """Return the seconds of CPU time that the process has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the resident memory of the process in KiB."""
        lines = Path(f"/proc/{self.pid}/status").read_text("utf-8").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@contextmanager
def serving(program: str, python: str = sys.executable) -> Iterator[Serving]:
    """Run a server in a folder of its own until the end of the block."""
    with tempfile.TemporaryDirectory() as folder, serving_in(Path(folder), program, python) as server:
        yield server


@contextmanager
def serving_in(folder: Path, program: str, python: str = sys.executable) -> Iterator[Serving]:
    """Run a server of that folder until the end of the block."""
    port = free_port()
    process = subprocess.Popen([python, "-c", program, str(port), str(folder)])
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
