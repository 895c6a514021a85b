"""A location: its effects, and the spaces where assistants may be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from exlibris.engine.board import index_of
from exlibris.engine.sets import NOTHING, ONE, without
from exlibris.engine.steps import Step

if TYPE_CHECKING:
    from exlibris.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Site:
    """The effects of a location; made by the modules of `locations`."""

    __slots__ = ("entering", "instant", "resolving")

    instant: Step | None  # on placement (PLACE-06)
    entering: Step | None  # on placement, before that
    resolving: Step | None  # in Resolution, if an assistant is there

    def __init__(
        self, instant: Step | None = None, resolving: Step | None = None, entering: Step | None = None
    ) -> None:
        self.instant = instant
        self.entering = entering
        self.resolving = resolving

    def offers(self, s: State, tile: int) -> bytes:
        """Return the spaces where an assistant may be placed; of interchangeable ones the first (PLACE-02)."""
        return free_spaces(s, tile) if s.game.spaces_differ[tile] else first_free(s, tile)


def free_spaces(s: State, tile: int) -> bytes:
    """Return the free spaces of the tile, of those open with this many players (PLACE-07)."""
    spaces = s.game.spaces[tile]
    visitors = s.visitors[tile]
    for i in range(1, len(visitors), 2):
        spaces = without(spaces, visitors[i])
    return spaces


def first_free(s: State, tile: int) -> bytes:
    """Return the first free space of the tile, NOTHING if there is none."""
    spaces = s.game.spaces[tile]
    visitors = s.visitors[tile]
    if not visitors:
        return spaces[:1]
    taken = 0  # a bit for each of the tile's four spaces
    for i in range(1, len(visitors), 2):
        taken |= 1 << (index_of(visitors[i]))
    for space in spaces:
        if not taken >> index_of(space) & 1:
            return ONE[space]
    return NOTHING
