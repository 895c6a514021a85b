"""Resolution: tile by tile, the delayed effect, the rest of the cards, the way home (RES)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import seat_of
from exlibris.engine.moves import discard_pool, forget
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import power_of
from exlibris.engine.state import State
from exlibris.engine.steps import STANDARD, Frame, Step, effect


class ResolveTiles(Step):
    """All face-up tiles are resolved in ascending order (RES-02); `notes` holds those to come.

    The frame stays at this step while there are any. Where nothing can be decided the tile is cleared at once.
    """

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        tiles = f.notes or s.round.tiles
        at = 0
        while at < len(tiles):
            tile = tiles[at]
            at += 1
            if (s.visitors[tile] and s.game.sites[tile].resolving is not None) or (s.pools[tile] and s.deal.has_keeper):
                s.push(RESOLVE, f.seat, STANDARD, tile)
                break
            clear(s, tile)
        f.notes = tiles[at:]
        if f.notes:
            f.step = self
        return NOTHING


class DelayedEffect(Step):
    """The delayed effect, if somebody is there (RES-03 step 1)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        site = s.game.sites[f.tile]
        if site.resolving is not None and s.visitors[f.tile]:
            if s.recorder is not None:
                s.tell("resolve", tile=f.tile)
            s.push(site.resolving, seat_of(s.visitors[f.tile][0]), STANDARD, f.tile)
        return NOTHING


class OfferLeftovers(Step):
    """Face-down cards are turned up, and whoever may keep some of what is to be discarded is asked (AMB-81)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        if not s.deal.has_keeper or not s.pools[f.tile]:
            return NOTHING
        for card in s.pools[f.tile]:
            forget(s, card)
        for tile in s.round.tiles:
            if tile < f.tile:
                continue
            for token in s.visitors[tile][::2]:
                power = power_of(s, token)
                if power.clearing is not None:
                    s.push(power.clearing, seat_of(token), power, f.tile)
        return NOTHING


class ClearTile(Step):
    """The cards left are discarded and the assistants are back with their owners (RES-03 steps 2 and 3)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        clear(s, f.tile)
        return NOTHING


def clear(s: State, tile: int) -> None:
    """Nothing and nobody is left on the tile."""
    if s.pools[tile]:
        if s.recorder is not None:
            s.tell("clear", cards=s.pools[tile], tile=tile)
        discard_pool(s, tile)
    s.visitors[tile] = NOTHING


def turned_up(s: State, tile: int) -> bool:
    """Whether the cards of the tile, face down before, lie open and are about to be discarded."""
    return any(f.step is CLEAR and f.tile == tile for f in s.stack)


CLEAR: Final = ClearTile()
RESOLVE: Final = effect("resolve", DelayedEffect(), OfferLeftovers(), CLEAR)
