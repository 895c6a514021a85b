"""16 Tax Collector: each opponent pays a card; then discard cards to take as many from the tile."""

from __future__ import annotations

from typing import Final

from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.moves import discard_own, lay_on_tile, own_cards
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE, minus
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, effect
from exlibris.engine.verbs.shelving import ShelveGained
from exlibris.engine.verbs.taking import TakeAsMany


class OpponentsPay(Automatic):
    """Ask each opponent for a tax, in turn order."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        n = s.game.seats
        for k in range(n - 1, 0, -1):
            s.push(PAY, (f.seat + k) % n, STANDARD, f.tile).other = f.seat


class PayTax(Choice):
    """Ask for a card of hand or shelf, and lay it face up on the tile; skip a seat without cards (LOC16-01, AMB-66)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-pay-tax", "LOC16-01", verb="pay")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.other}

    def options(self, s: State, f: Frame) -> bytes:
        return own_cards(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        lay_down(s, f, option)


def lay_down(s: State, f: Frame, card: int) -> None:
    """Lay a card of the hand or shelf of the frame's seat face up on the tile."""
    if card in s.hands[f.seat]:
        lay_on_tile(s, f.seat, f.tile, card)
    else:
        s.shelves[f.seat] = s.shelves[f.seat].take(card)
        s.pools[f.tile] = s.pools[f.tile] + ONE[card]
    s.tell("lay", f.seat, ONE[card], tile=f.tile)


class DiscardToTake(Choice):
    """Offer to discard cards of hand or shelf, at most as many as are on the tile (LOC16-02, AMB-67, AMB-68)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "card", "prompt-discard-to-take", "LOC16-02", verb="discard")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"count": f.amount}

    def options(self, s: State, f: Frame) -> bytes:
        return own_cards(s, f.seat) if f.amount < len(s.pools[f.tile]) else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.amount += 1
        discard_own(s, f.seat, option)


class LayDownToTake(DiscardToTake):
    """Offer to lay cards on the tile instead; keep them in `picked`, because they can't be taken (LOC16-03, AMB-67)."""

    __slots__ = ()

    def options(self, s: State, f: Frame) -> bytes:
        return own_cards(s, f.seat) if 2 * f.amount < len(s.pools[f.tile]) else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.amount += 1
        f.picked = f.picked + ONE[option]
        lay_down(s, f, option)


class TakeOthers(TakeAsMany):
    """Ask for `amount` of the tile's other cards, and take them one at a time."""

    __slots__ = ()

    def options(self, s: State, f: Frame) -> bytes:
        return minus(s.pools[f.tile], f.picked) if f.count < f.amount else NOTHING


PAY = effect("tax_collector.pay", PayTax())
BY_PAYMENT: Final = {
    "discard": Site(
        instant=effect(
            "tax_collector", OpponentsPay(), DiscardToTake(), TakeAsMany("LOC16-02"), ShelveGained(rule_id="LOC16-04")
        ),
        gathers=True,
    ),
    "tile": Site(
        instant=effect(
            "tax_collector.tile",
            OpponentsPay(),
            LayDownToTake(),
            TakeOthers("LOC16-02"),
            ShelveGained(rule_id="LOC16-04"),
        ),
        gathers=True,
    ),
}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; in the Czech book paid cards stay on the tile (LOC16-03)."""
    return BY_PAYMENT[rules.tax_collector_pays]
