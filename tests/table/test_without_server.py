"""A table needs no server: `exlibris.table` plays a whole game without Litestar and SQLAlchemy."""

import subprocess
import sys

from support.without_server import PROGRAM


def test_computers_play_a_game_that_is_shown_and_replayed() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(" actions\n")
