"""Databases made by released versions: what a table in them is, by facts that outlive our names for them."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

from exlibris.server.live import LiveTable
from support.corpus import position_hash

FOLDER = Path(__file__).resolve().parents[1] / "server" / "released"

Json = dict[str, Any]


def facts(live: LiveTable) -> Json:
    """Return what a later version has to find: who sits where, how far the game is, and where everything is."""
    return {
        "id": live.opened.id,
        "status": live.status,
        "preset": live.opened.preset,
        "variants": live.opened.variants,
        "events": live.number,
        "actions": len(live.actions),
        "seats": [[one.name, one.player] for one in live.occupants],
        "position": None if live.state is None else position_hash(live.state),
    }


def unpack(name: str, folder: Path) -> Json:
    """Put a copy of the database where a server of that data folder finds it; return its facts."""
    packed = FOLDER.joinpath(f"{name}.sqlite3.xz").read_bytes()
    folder.mkdir(parents=True, exist_ok=True)
    folder.joinpath("tables.sqlite3").write_bytes(lzma.decompress(packed))
    found: Json = json.loads(FOLDER.joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return found
