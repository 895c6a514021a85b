"""Files for resuming interrupted work: each is written in one step, and a note records the origin of the others."""

import json
from pathlib import Path
from typing import Any


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under a temporary name, then rename it."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(data)
    new.replace(path)


def noted(path: Path, origin: dict[str, Any]) -> dict[str, Any]:
    """Return the note in a file, to be compared with the origin; if the file is missing, write the origin to it first.

    Raises ValueError if it isn't a valid note, OSError if it can't be read or written or the folder has other tables.
    """
    if not path.exists():
        if other := next(path.parent.glob("*.parquet"), None):
            raise FileExistsError(f"{other}: written by another command; choose another folder")
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, (json.dumps(origin, indent=2) + "\n").encode())
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
    if not isinstance(found, dict):
        raise ValueError(f"{path}: not an object")
    return found
