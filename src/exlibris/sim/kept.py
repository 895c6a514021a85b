"""Files that work goes on from: each is whole or not there, and one notes what the others come from."""

import json
from pathlib import Path
from typing import Any


def write_whole(path: Path, data: bytes) -> None:
    """Write a file that gets its name last."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(data)
    new.replace(path)


def noted(path: Path, origin: dict[str, Any]) -> dict[str, Any]:
    """Return what the file notes, to be compared with the origin; where there is no file, note the origin first.

    Raises:
        ValueError: The file can't be read as such a note.
        OSError: It can't be read or written.
    """
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, (json.dumps(origin, indent=2) + "\n").encode())
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
    if not isinstance(found, dict):
        raise ValueError(f"{path}: not an object")
    return found
