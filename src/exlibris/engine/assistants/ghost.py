"""Ghost: shares occupied spaces of instant locations, and draws a card when it does; never visits the Hut."""

from __future__ import annotations

from exlibris.engine.moves import acquire, draw
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import HUT, is_blocked, seats_at, token_of
from exlibris.engine.state import State
from exlibris.engine.steps import Frame, Power, Step, effect


class Ghost(Power):
    """May stand on a space where one assistant stands (ASST-GHOST-01, ASST-GHOST-02, AMB-79)."""

    __slots__ = ()

    def where(self, s: State, seat: int) -> bytes:
        spaces = [space for space in s.places if space >> 2 != HUT]
        for tile in s.round.tiles():
            if seats_at(s, tile) and tile != HUT and not s.game.delayed[tile] and not is_blocked(s, tile):
                spaces += sorted(set(s.visitors[tile][1::2]))
        return bytes(spaces)


class DrawIfSharing(Step):
    """Draw a card if somebody else stands on the same space (ASST-GHOST-03)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        visitors = s.visitors[f.tile]
        at = visitors[::2].find(token_of(f.seat, f.power))
        if at >= 0 and f.tile and visitors[1::2].count(visitors[2 * at + 1]) > 1:
            acquire(s, f, draw(s, f.seat, 1))
        return NOTHING


POWER = Ghost("ghost", 4)
POWER.shares_spaces = True
POWER.shuns_hut = True
POWER.arriving = effect("ghost", DrawIfSharing())
