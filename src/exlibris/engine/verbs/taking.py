"""Steps that take cards from a tile or draw them, and one that ends an effect without cards."""

from __future__ import annotations

from exlibris.engine.frames import Frame
from exlibris.engine.moves import acquire, draw, take_from_tile
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice


class NeedsCards(Automatic):
    """End the effect if the tile has no cards (PLACE-08)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        if not s.pools[f.tile]:
            f.step = None


class TakeHere(Choice):
    """Ask for a fixed number of the tile's cards, and take them one at a time."""

    __slots__ = ()

    def __init__(self, most: int, rule_id: str) -> None:
        super().__init__(most, most, "card", "prompt-take", rule_id, verb="take")

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile]

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_from_tile(s, f.seat, f.tile, option)
        acquire(s, f, ONE[option])


class TakeAll(Automatic):
    """Take all cards of the tile."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        cards = s.pools[f.tile]
        for card in cards:
            take_from_tile(s, f.seat, f.tile, card)
        acquire(s, f, cards)


class TakeAsMany(Choice):
    """Ask for `amount` of the tile's cards, and take them one at a time."""

    __slots__ = ()

    def __init__(self, rule_id: str) -> None:
        super().__init__(ANY, ANY, "card", "prompt-take", rule_id, verb="take")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"count": f.amount - f.count}

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile] if f.count < f.amount else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_from_tile(s, f.seat, f.tile, option)
        acquire(s, f, ONE[option])


class DrawCards(Automatic):
    """Draw a fixed number of cards."""

    __slots__ = ("n",)

    n: int  # cards

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def run(self, s: State, f: Frame) -> None:
        acquire(s, f, draw(s, f.seat, self.n))
