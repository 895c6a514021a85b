"""Taking cards from a tile, drawing them, and ending early where there are none."""

from __future__ import annotations

from exlibris.engine.moves import acquire, draw, take_from_tile
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Frame, Step


class NeedsCards(Step):
    """Without cards on the tile the effect is over (PLACE-08)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        if not s.pools[f.tile]:
            f.step = None
        return NOTHING


class TakeHere(Step):
    """Take cards that lie on the tile, one at a time."""

    __slots__ = ()

    def __init__(self, most: int, trace: str) -> None:
        super().__init__(most, most, "card", "prompt-take", trace)

    def ask(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile]

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_from_tile(s, f.seat, f.tile, option)
        acquire(s, f, ONE[option])


class TakeAll(Step):
    """Take all the cards of the tile."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        cards = s.pools[f.tile]
        for card in cards:
            take_from_tile(s, f.seat, f.tile, card)
        acquire(s, f, cards)
        return NOTHING


class TakeAsMany(Step):
    """Take as many cards of the tile as `number` says."""

    __slots__ = ()

    def __init__(self, trace: str) -> None:
        super().__init__(ANY, ANY, "card", "prompt-take", trace)

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"count": f.number - f.count}

    def ask(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile] if f.count < f.number else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_from_tile(s, f.seat, f.tile, option)
        acquire(s, f, ONE[option])


class DrawCards(Step):
    """Draw a fixed number of cards."""

    __slots__ = ("n",)

    n: int

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def ask(self, s: State, f: Frame) -> bytes:
        acquire(s, f, draw(s, f.seat, self.n))
        return NOTHING
