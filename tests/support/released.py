"""What releases wrote, kept in tests/compatibility to be read by every later version.

A table is described by its seats and its position as a rulebook knows it (see `corpus`), never by how a version stores
or sends it, so the descriptions stay when fields change.
"""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

from exlibris.engine import result
from exlibris.table.live import Table
from support.corpus import FOLDER, form_of, position_hash

RITA, ERIC = "Rita Quill", "Eric Bell"  # who have accounts in each release's database
Json = dict[str, Any]


def releases() -> list[str]:
    """Return the releases whose files are kept, oldest first."""
    return sorted((found.parent.name for found in FOLDER.glob("*/names.txt")), key=_numbers)


def _numbers(release: str) -> list[int]:
    return [int(part) for part in release.split(".")]


def path_of(release: str, name: str) -> Path:
    """Return the path of a release's file."""
    return FOLDER / release / name


def write_packed(release: str, name: str, data: bytes) -> None:
    """Write a file of a release, compressed."""
    path_of(release, f"{name}.xz").write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def read_packed(release: str, name: str) -> bytes:
    """Return the content of a compressed file of a release."""
    return lzma.decompress(path_of(release, f"{name}.xz").read_bytes())


def read_json(release: str, name: str) -> Any:
    """Return the JSON of a compressed file of a release."""
    return json.loads(read_packed(release, name))


def described(live: Table) -> Json:
    """Return what a table of any version shows: seats, status, its position as a hash, the form when it is over."""
    begun = live.status != "waiting"
    return {
        "seats": [seat.name for seat in live.opened.seats],
        "players": [seat.player for seat in live.opened.seats],
        "status": live.status,
        "position": position_hash(live.playing()) if begun else None,
        "form": form_of(result(live.playing())) if live.status == "over" else None,
    }
