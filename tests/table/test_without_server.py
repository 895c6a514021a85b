"""A table needs no server: `exlibris.table` plays a whole game without Litestar and SQLAlchemy."""

import subprocess
import sys

from support.without_server import PROGRAM


def output_of(program: str) -> str:
    """Return what a program prints. Fails if it does."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_computers_play_a_game_that_is_shown_and_replayed() -> None:
    assert output_of(PROGRAM).endswith(" actions\n")
