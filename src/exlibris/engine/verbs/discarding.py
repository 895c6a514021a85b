"""Discarding, one card at a time; how many it were is counted in `number`."""

from __future__ import annotations

from exlibris.engine.moves import discard_from_hand, discard_own, own_cards
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Frame, Step


class DiscardFromHand(Step):
    """Discard any number of hand cards."""

    __slots__ = ()

    def __init__(self, trace: str) -> None:
        super().__init__(0, ANY, "card", "prompt-discard-hand", trace)

    def ask(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat]

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.number += 1
        discard_from_hand(s, f.seat, option)


class DiscardOwn(Step):
    """Discard cards from hand or shelf; the shelf stays in one piece (SHELF-07)."""

    __slots__ = ()

    def __init__(self, least: int, most: int, trace: str, prompt: str = "prompt-discard-own") -> None:
        super().__init__(least, most, "card", prompt, trace)

    def ask(self, s: State, f: Frame) -> bytes:
        return own_cards(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.number += 1
        discard_own(s, f.seat, option)
