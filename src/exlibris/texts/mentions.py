"""Names within a sentence: where a text names a card, a location or a special assistant.

While a sentence is built, its names carry marks, so that they can be found in any word order; `unmarked` removes the
marks.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

Kind: TypeAlias = Literal["card", "tile", "assistant"]
Mark: TypeAlias = Callable[[Kind, "int | str", str], str]

# Characters from Unicode's private use area, which no font or catalog uses.
BEGIN, MIDDLE, END = "\ue000", "\ue001", "\ue002"
STRAY: Final = re.compile(f"[{BEGIN}{MIDDLE}{END}]")
MARKED: Final = re.compile(f"{BEGIN}(card|tile|assistant) ([a-z0-9_]+){MIDDLE}([^{BEGIN}{MIDDLE}{END}]*){END}")


@dataclass(frozen=True, slots=True)
class Named:
    """A name in a text, from UTF-16 unit `start` up to but not including `end`, as browsers count."""

    kind: Kind
    key: str
    start: int
    end: int


def plain(_kind: Kind, _key: int | str, name: str) -> str:
    """Return the name as it is."""
    return name


def marked(kind: Kind, key: int | str, name: str) -> str:
    """Return the name with marks around it."""
    return f"{BEGIN}{kind} {key}{MIDDLE}{name}{END}"


def unmarked(text: str) -> tuple[str, list[Named]]:
    """Return the text without marks, and the names with their positions."""
    names: list[Named] = []
    clean = ""
    at = 0
    for found in MARKED.finditer(text):
        clean += bare(text[at : found.start()])
        start = _units(clean)
        clean += found[3]
        names.append(Named(cast("Kind", found[1]), found[2], start, _units(clean)))
        at = found.end()
    return clean + bare(text[at:]), names


def bare(text: str) -> str:
    """Return the text without mark characters, wherever they come from."""
    return STRAY.sub("", text)


def _units(text: str) -> int:
    """Return the length of the text in UTF-16 units."""
    return len(text.encode("utf-16-le")) // 2
