"""Resolution: for each tile the delayed effect, then clearing the tile (RES)."""

from __future__ import annotations

from typing import Final

from exlibris.engine import board
from exlibris.engine.board import seat_of
from exlibris.engine.frames import STANDARD, Frame, Step
from exlibris.engine.moves import discard_pool, forget
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import power_of
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, during, effect


class BeginResolution(Automatic):
    """Set `tiles` to the tiles to be resolved, in ascending order (RES-02)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        f.tiles = s.round.tiles


class ResolveTiles(Automatic):
    """Resolve the next of `tiles`, and repeat this step until none are left.

    A tile where no seat can have a decision is cleared without a frame of its own.
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
    """Begin the tile's delayed effect if an assistant is there (RES-03 step 1)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        site = s.game.sites[f.tile]
        if site.resolving is not None and s.visitors[f.tile]:
            if s.recorder is not None:
                s.tell("resolve", tile=f.tile)
            s.push(site.resolving, seat_of(s.visitors[f.tile][0]), STANDARD, f.tile)


class OfferLeftovers(Automatic):
    """Turn the remaining cards face up, and begin the effects of assistants that may keep some of them (AMB-81)."""

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
    """Discard the remaining cards, and return the assistants to their owners (RES-03 steps 2 and 3)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        clear(s, f.tile)


def clear(s: State, tile: int) -> None:
    """Discard the tile's cards, and remove its assistants."""
    if s.pools[tile]:
        if s.recorder is not None:
            s.tell("clear", cards=s.pools[tile], tile=tile)
        discard_pool(s, tile)
    s.visitors[tile] = NOTHING


def turned_up(s: State, tile: int) -> bool:
    """Return whether the tile is being cleared, so that its face-down cards are visible."""
    return any(f.step is CLEAR and f.tile == tile for f in s.stack)


def resolution() -> tuple[Step, Step]:
    """Return new steps of Resolution, for one kind of round."""
    return during(board.RESOLUTION, BeginResolution()), during(board.RESOLUTION, ResolveTiles())


CLEAR: Final = ClearTile()
RESOLVE: Final = effect("resolve", DelayedEffect(), OfferLeftovers(), CLEAR)
