"""A script that asks for jobs without a guard gets the reason, not the news of a killed process."""

import subprocess
import sys
from pathlib import Path

SCRIPT = """
from exlibris.engine import preset
from exlibris.sim import Plan, simulate
print(len(list(simulate(Plan(preset("first-en"), games=2, bots=("random", "random"), seed="1"), jobs=2))))
"""


def test_the_reason_is_said(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 1
    assert "exlibris: several jobs start this script again in each process: put what it does below" in done.stderr
    assert done.stderr.splitlines()[-1].endswith('put what it does below `if __name__ == "__main__":`')
    assert "freeze_support" not in done.stderr
