"""The command line, run in the process of the test or in one of its own."""

import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE

from typer.testing import CliRunner, Result

from exlibris.cli import app

COMMAND = [sys.executable, "-m", "exlibris"]
PATIENCE = 30.0  # seconds until a command has begun, and until it has ended


def exlibris(*words: str | Path, stdin: str | bytes | None = None, columns: int = 80) -> Result:
    """Run a command with that standard input on a terminal so wide; return what came of it."""
    return CliRunner().invoke(app, [*map(str, words)], input=stdin, terminal_width=columns)


def interrupted(*words: str | Path, begun: Callable[[], object]) -> tuple[int, str, str]:
    """Run a command in a process of its own, with Ctrl-C once it has begun; return exit code, output and errors."""
    with subprocess.Popen([*COMMAND, *map(str, words)], stdout=PIPE, stderr=PIPE, text=True) as running:
        deadline = time.monotonic() + PATIENCE
        while not begun() and time.monotonic() < deadline:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        try:
            out, err = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
    assert "Traceback" not in err
    return running.returncode, out, err


def refusal(*words: str | Path, stdin: str | bytes | None = None) -> str:
    """Return the one line by which a command is refused, after its name; the exit code is 2, nothing is printed."""
    refused = exlibris(*words, stdin=stdin)
    assert (refused.exit_code, refused.stdout) == (2, ""), refused.output
    assert refused.stderr.count("\n") == 1, refused.stderr
    start = f"exlibris {words[0]}: "
    assert refused.stderr.startswith(start)
    return refused.stderr.removeprefix(start).strip()
