"""Resolution: tile by tile, the delayed effect, the rest of the cards, the way home (RES)."""

from __future__ import annotations

from typing import Final

from exlibris.engine import board
from exlibris.engine.board import seat_of
from exlibris.engine.moves import discard_pool, forget
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import power_of
from exlibris.engine.state import State
from exlibris.engine.steps import STANDARD, Automatic, Frame, Step, during, effect


class BeginResolution(Automatic):
    """Note the face-up tiles in ascending order (RES-02); `tiles` holds those to come."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        f.tiles = s.round.tiles


class ResolveTiles(Automatic):
    """Resolve the next tile, and stay at this step while there are any.

    Where nothing can be decided the tile is cleared at once.
    """

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        tiles = f.tiles
        for at in range(len(tiles)):
            tile = tiles[at]
            if (s.visitors[tile] and s.game.sites[tile].resolving is not None) or (s.pools[tile] and s.deal.has_keeper):
                s.push(RESOLVE, f.seat, STANDARD, tile)
                f.tiles = tiles[at + 1 :]
                f.step = self
                return
            clear(s, tile)
        f.tiles = NOTHING


class DelayedEffect(Automatic):
    """Begin the delayed effect, if somebody is there (RES-03 step 1)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        site = s.game.sites[f.tile]
        if site.resolving is not None and s.visitors[f.tile]:
            if s.recorder is not None:
                s.tell("resolve", tile=f.tile)
            s.push(site.resolving, seat_of(s.visitors[f.tile][0]), STANDARD, f.tile)


class OfferLeftovers(Automatic):
    """Turn face-down cards up, and ask whoever may keep some of what is to be discarded (AMB-81)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        if not s.deal.has_keeper or not s.pools[f.tile]:
            return
        for card in s.pools[f.tile]:
            forget(s, card)
        for tile in s.round.tiles:
            if tile < f.tile:
                continue
            for token in s.visitors[tile][::2]:
                power = power_of(s, token)
                if power.clearing is not None:
                    s.push(power.clearing, seat_of(token), power, f.tile)


class ClearTile(Automatic):
    """Discard the cards left, and give the assistants back to their owners (RES-03 steps 2 and 3)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        clear(s, f.tile)


def clear(s: State, tile: int) -> None:
    """Leave nothing and nobody on the tile."""
    if s.pools[tile]:
        if s.recorder is not None:
            s.tell("clear", cards=s.pools[tile], tile=tile)
        discard_pool(s, tile)
    s.visitors[tile] = NOTHING


def turned_up(s: State, tile: int) -> bool:
    """Tell whether the cards of the tile, face down before, lie open and are about to be discarded."""
    return any(f.step is CLEAR and f.tile == tile for f in s.stack)


def resolution() -> tuple[Step, Step]:
    """Return the steps of Resolution."""
    return during(board.RESOLUTION, BeginResolution()), during(board.RESOLUTION, ResolveTiles())


CLEAR: Final = ClearTile()
RESOLVE: Final = effect("resolve", DelayedEffect(), OfferLeftovers(), CLEAR)
