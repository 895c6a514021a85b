"""Files from which interrupted work resumes: each is complete or missing, and one notes the origin of the others."""

import json
from pathlib import Path
from typing import Any


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under another name, then rename it."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(data)
    new.replace(path)


def noted(path: Path, origin: dict[str, Any]) -> dict[str, Any]:
    """Return the origin noted in the file, for comparison; if the file is missing, first write `origin` into it.

    Raises:
        ValueError: The file doesn't contain an origin.
        OSError: The file can't be read or written.
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
