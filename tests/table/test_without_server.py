"""A table needs no server: `exlibris.table` plays a whole game without Litestar and SQLAlchemy."""

import re
import subprocess
import sys
from pathlib import Path

from support.without_server import PROGRAM

PAGE = Path(__file__).parents[2] / "docs/reference/table.md"


def output_of(program: str) -> str:
    """Return what a program prints. Fails if it does."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_computers_play_a_game_that_is_shown_and_replayed() -> None:
    assert output_of(PROGRAM).endswith(" actions\n")


def test_the_program_of_the_reference_plays_a_game() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert "wins" in output_of(program)
