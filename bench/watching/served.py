"""Run the real server in a process of its own for as long as it is measured."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE: Final = 30.0


@contextmanager
def served() -> Iterator[str]:
    """Start `exlibris serve` on a free port without tables, and yield its address."""
    command = [str(Path(sys.executable).with_name("exlibris")), "serve", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "server.log").open("wb") as log:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen([*command, "--data", folder], env=environment, stdout=log, stderr=log)
        try:
            yield _address(server, Path(folder) / "server.log")
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _address(server: subprocess.Popen[bytes], log: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        if found := ADDRESS.search(log.read_text(encoding="utf-8")):
            return found.group()
        time.sleep(0.05)
    raise RuntimeError(f"exlibris serve printed no address:\n{log.read_text(encoding='utf-8')}")
