"""Steps that discard cards, one at a time; `amount` counts them."""

from __future__ import annotations

from exlibris.engine.frames import Frame
from exlibris.engine.moves import discard_from_hand, discard_own, own_cards
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Choice


class DiscardFromHand(Choice):
    """Ask for any number of hand cards, and discard them."""

    __slots__ = ()

    def __init__(self, rule_id: str) -> None:
        super().__init__(0, ANY, "card", "prompt-discard-hand", rule_id, verb="discard")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"draws": f.amount + 1}

    def options(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat]

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.amount += 1
        discard_from_hand(s, f.seat, option)


class DiscardOwn(Choice):
    """Ask for cards of hand or shelf, and discard them; only removable shelved cards are offered (SHELF-07)."""

    __slots__ = ()

    def __init__(self, least: int, most: int, rule_id: str, prompt: str = "prompt-discard-own") -> None:
        super().__init__(least, most, "card", prompt, rule_id, verb="discard")

    def options(self, s: State, f: Frame) -> bytes:
        return own_cards(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.amount += 1
        discard_own(s, f.seat, option)
