"""The real server in a process of its own, for tests that look at it through a browser."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE = 30.0
TESTS = Path(__file__).parents[1]  # where the helpers lie that the impatient server shares with other tests


class Serving:
    """`exlibris serve` on a port of its own, with its tables in one directory; can be restarted.

    In a with statement it runs within the block.
    """

    def __init__(self, data: Path, *, impatient: bool = False) -> None:
        self.data = data
        self._impatient = impatient
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start the server and wait until it answers at `url`, which stays the same at later starts."""
        port = self.url.rpartition(":")[2] or "0"
        command = self._command(port)
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(TESTS)]))
        environment = {**os.environ, "XDG_DATA_HOME": str(self.data), "PYTHONUNBUFFERED": "1", "PYTHONPATH": path}
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.url = self._read_address(self._process)

    def _command(self, port: str) -> list[str]:
        if self._impatient:
            return [sys.executable, str(Path(__file__).with_name("impatient.py")), port, str(self.data)]
        return [str(Path(sys.executable).with_name("exlibris")), "serve", "--port", port]

    def stop(self) -> None:
        """End the process and wait until its port is free."""
        if self._process:
            self._process.terminate()
            self._process.wait(PATIENCE)
            self._process = None

    def restart(self) -> None:
        """Serve the same tables at the same address in a new process."""
        self.stop()
        self.start()

    @property
    def log(self) -> Path:
        """What the latest process printed."""
        return self.data / "server.log"

    def _read_address(self, process: subprocess.Popen[bytes]) -> str:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and process.poll() is None:
            if found := ADDRESS.search(self.log.read_text(encoding="utf-8")):
                return found.group()
            time.sleep(0.05)
        self.stop()
        raise AssertionError("exlibris serve printed no address:\n" + self.log.read_text(encoding="utf-8"))
