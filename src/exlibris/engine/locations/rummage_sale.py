"""17 Rummage Sale: offer hand cards; for each that an opponent takes, draw two and shelve one."""

from __future__ import annotations

from exlibris.engine.moves import lay_on_tile, take_from_tile, take_openly
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Frame, Step, effect
from exlibris.engine.verbs.shelving import ShelveFromHand, may_shelve_gained
from exlibris.engine.verbs.taking import DrawCards


class Offer(Step):
    """Reveal any number of hand cards, which lie on the tile while the sale lasts (LOC17-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "card", "prompt-offer", "LOC17-01")

    def ask(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat]

    def choose(self, s: State, f: Frame, option: int) -> None:
        lay_on_tile(s, f.seat, f.tile, option)
        s.tell("offer", f.seat, ONE[option], tile=f.tile)


class OpenSale(Step):
    """The next opponent may buy. `number`: the seller; `notes`: passes in a row, and cards sold."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        f.number = f.seat
        f.notes = b"\0\0"
        f.seat = (f.seat + 1) % s.game.seats
        return NOTHING


class Buy(Step):
    """Each opponent in turn takes one card or passes, until all are gone or all pass in a row (LOC17-02, AMB-69)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "card", "prompt-buy", "LOC17-02")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.number}

    def ask(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile] if f.notes[0] < s.game.seats - 1 else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        buyer = f.seat
        take_from_tile(s, buyer, f.tile, option)
        f.notes = bytes((0, f.notes[1] + 1))
        self._next(s, f)
        may_shelve_gained(s, buyer, f.tile, ONE[option])

    def end(self, s: State, f: Frame) -> None:
        s.tell("pass-sale", f.seat, tile=f.tile)
        f.notes = bytes((f.notes[0] + 1, f.notes[1]))
        self._next(s, f)

    def _next(self, s: State, f: Frame) -> None:
        n = s.game.seats
        f.seat = (f.seat + 1) % n
        if f.seat == f.number:
            f.seat = (f.seat + 1) % n


class CloseSale(Step):
    """What is not sold is back in the seller's hand, and each card sold brings its reward (LOC17-03, LOC17-04)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        f.seat = f.number
        for card in s.pools[f.tile]:
            take_openly(s, f.seat, card)
        s.pools[f.tile] = NOTHING
        for _ in range(f.notes[1]):
            s.push(REWARD, f.seat, f.power, f.tile)
        return NOTHING


REWARD = effect("rummage_sale.reward", DrawCards(2), ShelveFromHand(1, 1, "LOC17-03"))
SITE = Site(instant=effect("rummage_sale", Offer(), OpenSale(), Buy(), CloseSale()))
