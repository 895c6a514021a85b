"""Shelving: moving cards from a hand to the shelf (SHELF-01..10)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.frames import STANDARD, Frame, Step
from exlibris.engine.moves import lay_aside, take_up
from exlibris.engine.sets import NOTHING, ONE, without
from exlibris.engine.shelf import MIDDLE
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Choice, effect


def shelve(s: State, f: Frame, card: int, face_down: bool = False) -> None:
    """Put a hand card of the frame's seat face up, and begin to shelve it by the rules of the frame's assistant.

    Args:
        s: The state, which is changed.
        f: The frame of the effect.
        card: A card in the hand of the frame's seat.
        face_down: Whether it is shelved face down.
    """
    lay_aside(s, f.seat, card)
    begin_shelving(s, f, f.power.shelving or PUT, card, face_down)


def begin_shelving(s: State, f: Frame, manner: Step, card: int, face_down: bool) -> None:
    """Push the effect `manner`, which shelves a card from beside the tiles, for the frame's seat and assistant."""
    frame = s.push(manner, f.seat, f.power, f.tile)
    frame.card = card
    frame.face_down = face_down


def place_card(s: State, f: Frame, cell: int) -> None:
    """Move the frame's `card` from beside the tiles to a cell of the seat's shelf."""
    card = f.card
    take_up(s, card)
    s.shelves[f.seat] = s.shelves[f.seat].put(card, cell, f.face_down)
    if s.recorder is not None:
        s.tell("shelve", f.seat, ONE[card], tile=f.tile)


class PutInCell(Choice):
    """Ask for the cell of `card`; put the first card of a shelf in the middle without asking (AMB-23)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "cell", "prompt-put", "SHELF-02")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return shelf.frontier() if shelf.count else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        place_card(s, f, option)

    def skip(self, s: State, f: Frame) -> None:
        place_card(s, f, MIDDLE)


PUT: Final = effect("put", PutInCell())


class ShelveGained(Choice):
    """Offer to shelve up to `most` cards just gained, which `cards` holds (SHELF-10)."""

    __slots__ = ()

    def __init__(self, most: int = ANY, rule_id: str = "SHELF-10") -> None:
        super().__init__(0, most, "card", "prompt-shelve-gained", rule_id, verb="shelve")

    def options(self, s: State, f: Frame) -> bytes:
        return f.cards

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.cards = without(f.cards, option)
        shelve(s, f, option)


class ShelveFromHand(Choice):
    """Ask for hand cards, and shelve them."""

    __slots__ = ()

    def __init__(self, least: int, most: int, rule_id: str) -> None:
        super().__init__(least, most, "card", "prompt-shelve-hand", rule_id, verb="shelve")

    def options(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat]

    def choose(self, s: State, f: Frame, option: int) -> None:
        shelve(s, f, option)


SHELVE_GAINED: Final = effect("shelve_gained", ShelveGained())


def may_shelve_gained(s: State, seat: int, tile: int, cards: bytes) -> None:
    """Let the seat shelve hand cards that it got from another seat's effect, by the standard rules."""
    s.push(SHELVE_GAINED, seat, STANDARD, tile).cards = cards
