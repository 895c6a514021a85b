"""Pictures of an expansion's pieces: each part is a material with an outline as SVG path data.

The data are drawn only as paths, so they may contain only path commands and numbers.
"""

from __future__ import annotations

import re
from typing import Final

from exlibris.content.expansion import Expansion
from exlibris.content.fields import Entry

# As in web/src/lib/art/shapes.ts; each has a color for day and one for night.
MATERIALS: Final = (
    "beard", "blue", "brick", "cloth", "dark", "garb", "glow", "gold", "ice", "lamp", "leaf", "ink", "line", "moss",
    "page", "plum", "rust", "shade", "skin", "slate", "stone", "timber", "tin", "wall", "water", "wood",
)  # fmt: skip
OUTLINE: Final = re.compile(r"M[-\d.][-\d.,\sMmLlHhVvCcSsQqTtAaZz]*")
LONGEST: Final = 4000  # characters of an outline
FILE: Final = "pictures.toml"

Part = tuple[str, str]  # material and outline
Picture = tuple[Part, ...]  # later parts cover earlier ones


def pictures_of(expansion: Expansion) -> dict[str, Picture]:
    """Return an expansion's pictures by the key of their piece. Raises ContentError for a malformed picture."""
    if not expansion.has(FILE):
        return {}
    file = expansion.read(FILE)
    return {key: _picture(file, key) for key in file.names()}


def _picture(file: Entry, key: str) -> Picture:
    parts = [_part(entry) for entry in file.entries(key)]
    if not parts:
        raise file.error(key, "expected at least one part")
    return tuple(parts)


def _part(entry: Entry) -> Part:
    material, outline = entry.text("material"), entry.text("outline")
    if material not in MATERIALS:
        raise entry.error("material", f"expected one of {', '.join(MATERIALS)}, found {material!r}")
    if len(outline) > LONGEST or not OUTLINE.fullmatch(outline):
        raise entry.error("outline", f"expected SVG path data of up to {LONGEST} characters, found {outline!r:.60}")
    return material, outline
