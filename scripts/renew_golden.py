#!/usr/bin/env python3
"""Play the golden games of tests/golden anew and write them down, after a change of rules that is meant.

With --check only tell, by the exit code, whether they are current. Look at the diff before you commit it.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))


def as_text(game: dict[str, Any]) -> str:
    """Return the record with one line for each part, so that a diff shows what changed."""
    parts = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in game.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> int:
    """Renew the records, or check them; return the exit code."""
    from support.golden import FOLDER, GAMES, file_of, random_record, written_down

    wanted = {file_of(*game): as_text(written_down(random_record(*game))) for game in GAMES}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text() != text]
    stray = sorted(set(FOLDER.glob("*.json")) - set(wanted))
    for path in stale + stray:
        print(path.relative_to(ROOT))
    if "--check" in sys.argv[1:]:
        return 1 if stale or stray else 0
    for path in stale:
        path.write_text(wanted[path])
    for path in stray:
        path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
