"""Count instructions per decision of the compiled engine with callgrind, independent of the machine's load.

    python scripts/instructions.py [--renew]

Fails when the count is more than the tolerance above the stored figure. `--renew` stores the new count.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
STORED = ROOT / "bench" / "instructions.json"
COMPILED = ROOT / "build" / "compiled"
TOLERANCE = 0.05
GAMES = 8
# Hashing and addresses would make two runs differ by a little.
STEADY = {"PYTHONHASHSEED": "0", "PYTHONPATH": str(COMPILED), "PYTHONDONTWRITEBYTECODE": "1"}
PLAY = f"""
from exlibris.engine import COMPILED, new_game, playout, preset
assert COMPILED
states = [new_game(preset("first-en"), 4, bytes([game]) * 32) for game in range({GAMES})]
for state in states:
    while state.round.number == 0:  # the draft, which ends with shuffling
        state.apply_option(state.options[0])
print(sum(playout(state, game) for game, state in enumerate(states)))
"""


def count() -> tuple[int, int]:
    """Return the instructions inside the playout from the first round on, and its decisions."""
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        command = [*valgrind, "--toggle-collect=CPyDef_playout___playout", sys.executable, "-c", PLAY]
        run = subprocess.run(command, env={**os.environ, **STEADY}, capture_output=True, text=True, check=False)
    collected = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode or not collected or not int(collected[1]):
        sys.exit(f"instructions: callgrind counted nothing\n{run.stderr}")
    return int(collected[1]), int(run.stdout)


def main() -> None:
    """Count, compare and print the result; return 1 if the engine has become slower."""
    if not shutil.which("valgrind"):
        sys.exit("instructions: valgrind is not there; on Debian, apt-get install valgrind")
    instructions, decisions = count()
    each = round(instructions / decisions)
    if "--renew" in sys.argv[1:]:
        STORED.write_text(json.dumps({"instructions_per_decision": each}) + "\n")
        print(f"stored: {each:,} instructions per decision")
        return
    stored = json.loads(STORED.read_text())["instructions_per_decision"]
    change = each / stored - 1
    print(f"{each:,} instructions per decision, {change:+.1%} against {stored:,} ({decisions:,} decisions)")
    if change > TOLERANCE:
        sys.exit(f"instructions: more than {TOLERANCE:.0%} above the stored figure; if that is meant: --renew")
    if change < -TOLERANCE:
        print("that is so much better that it is worth storing: python scripts/instructions.py --renew")


if __name__ == "__main__":
    main()
