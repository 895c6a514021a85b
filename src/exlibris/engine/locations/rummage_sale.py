"""17 Yard Sale: offer hand cards; for each that an opponent takes, draw two cards and shelve one."""

from __future__ import annotations

from typing import Final

from exlibris.engine.frames import Frame, Step
from exlibris.engine.moves import lay_on_tile, take_from_tile, take_openly
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, effect
from exlibris.engine.verbs.shelving import ShelveFromHand, may_shelve_gained
from exlibris.engine.verbs.taking import DrawCards


class Offer(Choice):
    """Ask for any number of hand cards, and lay them on the tile, face up (LOC17-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "card", "prompt-offer", "LOC17-01", verb="offer")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"count": len(s.pools[f.tile])}

    def options(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat]

    def choose(self, s: State, f: Frame, option: int) -> None:
        lay_on_tile(s, f.seat, f.tile, option)
        s.tell("offer", f.seat, ONE[option], tile=f.tile)


class OpenSale(Automatic):
    """Set `other` to the seller and `seat` to the next opponent."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        f.other = f.seat
        f.seat = (f.seat + 1) % s.game.seats


class Buy(Choice):
    """Offer the cards to each opponent in turn, until none are left or all have passed in a row (LOC17-02, AMB-69).

    `seats` holds the seats that have passed in a row, `amount` the number of cards sold.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "card", "prompt-buy", "LOC17-02", verb="take")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.other}

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile] if len(f.seats) < s.game.seats - 1 else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        buyer = f.seat
        take_from_tile(s, buyer, f.tile, option)
        f.seats = NOTHING
        f.amount += 1
        self._next(s, f)
        may_shelve_gained(s, buyer, f.tile, ONE[option])

    def done(self, s: State, f: Frame) -> None:
        s.tell("pass-sale", f.seat, tile=f.tile)
        f.seats = f.seats + ONE[f.seat]
        self._next(s, f)

    def _next(self, s: State, f: Frame) -> None:
        n = s.game.seats
        f.seat = (f.seat + 1) % n
        if f.seat == f.other:
            f.seat = (f.seat + 1) % n


class CloseSale(Automatic):
    """Return unsold cards to the seller's hand, and begin a reward for each card sold (LOC17-03, LOC17-04)."""

    __slots__ = ("reward",)

    reward: Step  # the first step of a reward

    def __init__(self, reward: Step) -> None:
        super().__init__()
        self.reward = reward

    def run(self, s: State, f: Frame) -> None:
        f.seat = f.other
        for card in s.pools[f.tile]:
            take_openly(s, f.seat, card)
        s.pools[f.tile] = NOTHING
        for _ in range(f.amount):
            s.push(self.reward, f.seat, f.power, f.tile)


def _sale(shelving: str, least: int) -> Site:
    reward = effect(f"rummage_sale.{shelving}.reward", DrawCards(2), ShelveFromHand(least, 1, "LOC17-03"))
    return Site(instant=effect(f"rummage_sale.{shelving}", Offer(), OpenSale(), Buy(), CloseSale(reward)), gathers=True)


BY_SHELVING: Final = {"must": _sale("must", 1), "may": _sale("may", 0)}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; in the Polish book the seller "may" shelve (LOC17-03)."""
    return BY_SHELVING[rules.rummage_sale_shelving]
