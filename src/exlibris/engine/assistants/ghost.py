"""Ghost: it may share occupied spaces of instant locations, and then draws a card; it never visits the Hut."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import HUT, SPACES_PER_TILE, seat_of, space_at
from exlibris.engine.frames import Frame, Power
from exlibris.engine.moves import acquire, draw
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import minus, pairs_of
from exlibris.engine.sites import is_blocked, own_token
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, effect

HUT_SPACES: Final = bytes([space_at(HUT, i) for i in range(SPACES_PER_TILE)])


class Ghost(Power):
    """The Ghost's power to share a space with another assistant (ASST-GHOST-01, ASST-GHOST-02, AMB-79)."""

    __slots__ = ()

    def where(self, s: State, seat: int) -> bytes:
        spaces = minus(s.places, HUT_SPACES)
        for tile in s.round.tiles:
            if s.visitors[tile] and tile != HUT and not s.game.delayed[tile] and not is_blocked(s, tile):
                spaces = spaces + self.shared(s, seat, tile)
        return spaces

    def shared(self, s: State, seat: int, tile: int) -> bytes:
        """Return the occupied spaces of the tile that the Ghost may share, in ascending order."""
        occupied = s.visitors[tile][1::2]
        return occupied if len(occupied) == 1 else bytes(sorted(set(occupied)))


class GhostAmongOpponents(Ghost):
    """The Ghost of the Czech book, which shares spaces with opponents only (ASST-GHOST-02)."""

    __slots__ = ()

    def shared(self, s: State, seat: int, tile: int) -> bytes:
        own = bytes([space for token, space in pairs_of(s.visitors[tile]) if seat_of(token) == seat])
        return Ghost.shared(self, s, seat, tile).translate(None, own)


class DrawIfSharing(Automatic):
    """Draw a card if another assistant is on the same space (ASST-GHOST-03)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        visitors = s.visitors[f.tile]
        at = visitors[::2].find(own_token(f.seat, f.power))
        if at >= 0 and f.tile and visitors[1::2].count(visitors[2 * at + 1]) > 1:
            acquire(s, f, draw(s, f.seat, 1))


HAUNTING: Final = effect("ghost", DrawIfSharing())


def _ghost(power: Ghost) -> Ghost:
    power.shares_spaces = True
    power.shuns_hut = True
    power.arriving = HAUNTING
    return power


BY_COMPANY: Final = {
    "anybody": _ghost(Ghost("ghost", 4)),
    "opponent": _ghost(GhostAmongOpponents("ghost", 4)),
}


def power(rules: Ruleset) -> Power:
    """Return the Ghost's power under the ruleset."""
    return BY_COMPANY[rules.ghost_shares_with]
