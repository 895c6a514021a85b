"""Expansions: separate packages that add locations, assistants, decks and presets to the game.

An installed package declares an expansion as an entry point of the group `exlibris.expansions` whose object is an
`Expansion`. A deck file in the deck folder is an expansion too. They are loaded with the first content, in the order of
their keys, so that all processes agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from exlibris.content.deck_files import deck_files
from exlibris.content.expansion import Expansion, Maker
from exlibris.content.fields import KEY, ContentError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "exlibris.expansions"


@cache
def expansions() -> tuple[Expansion, ...]:
    """Return the installed expansions, sorted by key. Raises ContentError if an expansion can't be loaded."""
    found = sorted([*_declared(), *deck_files()], key=lambda expansion: expansion.key)
    for before, after in pairwise(found):
        if before.key == after.key:
            raise after.error(f"installed twice, by {before.package} and {after.package}")
    return tuple(found)


def owner_of(*path: str) -> Expansion | None:
    """Return the first expansion, by key, that has that file, or None."""
    return next((expansion for expansion in expansions() if expansion.has(*path)), None)


def maker_of(kind: str, key: str) -> Maker | None:
    """Return the function that makes the effects of an expansion's piece; `kind` is "locations" or "assistants"."""
    for expansion in expansions():
        makers: Mapping[str, Maker] = getattr(expansion, kind)
        if key in makers:
            return makers[key]
    return None


def _declared() -> Iterator[Expansion]:
    from importlib.metadata import entry_points  # imported late, because it is slow

    for point in entry_points(group=GROUP):
        yield _loaded(point)


def _loaded(point: EntryPoint) -> Expansion:
    try:
        loaded = point.load()
    except Exception as error:
        raise ContentError(f"expansion {point.name!r}: can't load {point.value}: {_in_a_line(error)}") from error
    if not isinstance(loaded, Expansion):
        raise ContentError(f"expansion {point.name!r}: {point.value} is not an Expansion but {type(loaded).__name__}")
    if loaded.key != point.name or not KEY.fullmatch(loaded.key):
        raise ContentError(f"expansion {point.name!r}: its key is {loaded.key!r}, expected the entry point's name")
    return loaded


def _in_a_line(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
