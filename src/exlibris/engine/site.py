"""A location: its effects, and the spaces where assistants may be placed."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import index_of
from exlibris.engine.frames import Step
from exlibris.engine.native import mypyc_attr
from exlibris.engine.sets import NOTHING, ONE, without

USUAL_WAIT: Final = 2.5  # approximate points from an assistant that waits for a delayed effect
AS_DEALT: Final = -1.0  # the number of cards dealt to the tile in Preparation


@mypyc_attr(allow_interpreted_subclasses=True)
class Site:
    """The effects of a location, and estimates for fast computer players; made by the modules of `locations`."""

    __slots__ = ("entering", "feeding", "gathers", "instant", "resolving", "waiting")

    instant: Step | None  # on placement (PLACE-06)
    entering: Step | None  # on placement, before `instant`
    resolving: Step | None  # in Resolution, if an assistant is there
    gathers: bool  # whether its effect adds cards to those that Preparation deals to the tile
    waiting: float  # if its effect is delayed, approximate points from an assistant waiting there; not a rule
    feeding: float  # in solo, approximate cards per round that the Public Library gets there, or AS_DEALT; not a rule

    def __init__(
        self,
        instant: Step | None = None,
        resolving: Step | None = None,
        entering: Step | None = None,
        *,
        gathers: bool = False,
        waiting: float = USUAL_WAIT,
        feeding: float = AS_DEALT,
    ) -> None:
        self.instant = instant
        self.entering = entering
        self.resolving = resolving
        self.gathers = gathers
        self.waiting = waiting
        self.feeding = feeding

    def offers(self, spaces: bytes, visitors: bytes, differ: bool) -> bytes:
        """Return the spaces where an assistant may be placed; of interchangeable spaces only the first (PLACE-02).

        `spaces` are the spaces open with this many players, `visitors` pairs of token and space; `differ` says that the
        spaces are not interchangeable.
        """
        return free_spaces(spaces, visitors) if differ else first_free(spaces, visitors)

    def may_stay(self, visitors: bytes) -> bool:
        """Return whether these visitors, pairs of token and space, may be there together after `entering`."""
        return True


def free_spaces(spaces: bytes, visitors: bytes) -> bytes:
    """Return the open spaces of a tile that have no visitor (PLACE-07)."""
    for i in range(1, len(visitors), 2):
        spaces = without(spaces, visitors[i])
    return spaces


def first_free(spaces: bytes, visitors: bytes) -> bytes:
    """Return the first open space of a tile that has no visitor, NOTHING if all are taken."""
    if not visitors:
        return spaces[:1]
    taken = 0  # a bit for each of the tile's four spaces
    for i in range(1, len(visitors), 2):
        taken |= 1 << index_of(visitors[i])
    for space in spaces:
        if not taken >> index_of(space) & 1:
            return ONE[space]
    return NOTHING
