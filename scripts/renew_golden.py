#!/usr/bin/env python3
"""Play the golden games of tests/golden again and write their records, after an intended change of rules.

Look at the diff before you commit it.
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


def main() -> None:
    """Renew the records that have changed, and print their files."""
    from support.golden import FOLDER, GAMES, file_of, random_record, written_down

    wanted = {file_of(*game): as_text(written_down(random_record(*game))) for game in GAMES}
    for path, text in wanted.items():
        if not path.exists() or path.read_text() != text:
            print(path.relative_to(ROOT))
            path.write_text(text)
    for path in set(FOLDER.glob("*.json")) - set(wanted):
        print(path.relative_to(ROOT))
        path.unlink()


if __name__ == "__main__":
    main()
