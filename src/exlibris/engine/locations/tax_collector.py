"""16 Tax Collector: each opponent pays a card; then discard some cards for as many of those on the tile."""

from __future__ import annotations

from exlibris.engine.moves import discard_own, lay_on_tile, own_cards
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, STANDARD, Frame, Step, effect
from exlibris.engine.verbs.shelving import ShelveGained
from exlibris.engine.verbs.taking import TakeAsMany


class OpponentsPay(Step):
    """Each opponent, in turn order, has a tax to pay."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        n = s.game.seats
        for k in range(n - 1, 0, -1):
            s.push(PAY, (f.seat + k) % n, STANDARD, f.tile, f.seat)
        return NOTHING


class PayTax(Step):
    """Put a card from hand or shelf face up on the tile; whoever has none is let off (LOC16-01, AMB-66)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-pay-tax", "LOC16-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.number}

    def ask(self, s: State, f: Frame) -> bytes:
        return own_cards(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option in s.hands[f.seat]:
            lay_on_tile(s, f.seat, f.tile, option)
        else:
            s.shelves[f.seat] = s.shelves[f.seat].take(option)
            s.pools[f.tile] = s.pools[f.tile] + ONE[option]
        s.tell("lay", f.seat, ONE[option], tile=f.tile)


class DiscardToTake(Step):
    """Discard any number of cards from hand or shelf, as many at most as lie here (LOC16-02, AMB-67, AMB-68)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "card", "prompt-discard-to-take", "LOC16-02")

    def ask(self, s: State, f: Frame) -> bytes:
        return own_cards(s, f.seat) if f.number < len(s.pools[f.tile]) else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.number += 1
        discard_own(s, f.seat, option)


PAY = effect("tax_collector.pay", PayTax())
SITE = Site(
    instant=effect(
        "tax_collector",
        OpponentsPay(),
        DiscardToTake(),
        TakeAsMany("LOC16-02"),
        ShelveGained(trace="LOC16-04"),
    )
)
