"""The drawings of the architecture agree with the import rules."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts/draw_layers.py"


def test_the_drawings_are_current() -> None:
    done = subprocess.run([sys.executable, SCRIPT, "--check"], check=False)
    assert done.returncode == 0, "stale: run make drawings"
