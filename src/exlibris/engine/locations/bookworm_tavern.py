"""12 Bookworm Tavern (delayed): two cards per assistant are revealed and taken in order of the spaces."""

from __future__ import annotations

from exlibris.engine.board import seat_of
from exlibris.engine.locations.garbage_dump import in_order_of_spaces
from exlibris.engine.moves import acquire, from_deck, take_from_tile
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.sites import Site, power_of
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Frame, Step, effect
from exlibris.engine.verbs.shelving import SHELVE_GAINED


class RevealTwoEach(Step):
    """Two cards per assistant lie open; `notes` holds the assistants in order (LOC12-01, AMB-60)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        f.notes = in_order_of_spaces(s, f.tile)
        cards = from_deck(s, 2 * len(f.notes))
        s.pools[f.tile] = s.pools[f.tile] + cards
        s.tell("reveal", seat_of(f.notes[0]), cards, tile=f.tile)
        return NOTHING


class TakeInTurn(Step):
    """One card for each assistant in turn until all are gone; `cards` keeps them in that order (LOC12-02)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, ANY, "card", "prompt-take", "LOC12-02")

    def ask(self, s: State, f: Frame) -> bytes:
        token = f.notes[f.count % len(f.notes)]
        f.seat = seat_of(token)
        f.power = power_of(s, token)
        return s.pools[f.tile]

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_from_tile(s, f.seat, f.tile, option)
        acquire(s, f, ONE[option])


class ShelveEach(Step):
    """Each assistant's player may shelve what it gained (LOC12-03)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        n = len(f.notes)
        for i in range(n - 1, -1, -1):
            token = f.notes[i]
            s.stack.append(Frame(SHELVE_GAINED, seat_of(token), power_of(s, token), f.tile, cards=f.cards[i::n]))
        return NOTHING


SITE: Site = Site(resolving=effect("bookworm_tavern", RevealTwoEach(), TakeInTurn(), ShelveEach()))
