"""Shelving: a card leaves a hand and finds its place on the shelf (SHELF-01..10)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.moves import lay_aside, take_up
from exlibris.engine.sets import NOTHING, ONE, without
from exlibris.engine.shelf import MIDDLE
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, STANDARD, Frame, Step, effect

FACE_DOWN: Final = b"\1"  # in a frame's notes: the card keeps its face down


def shelve(s: State, f: Frame, card: int) -> None:
    """A hand card of the frame's seat is laid open and about to be shelved by the frame's assistant."""
    lay_aside(s, f.seat, card)
    s.stack.append(Frame(f.power.shelving or PUT, f.seat, f.power, f.tile, card))


def place_card(s: State, f: Frame, cell: int) -> None:
    """The frame's card, which lay open, lies in that cell of the shelf."""
    card = f.number
    take_up(s, card)
    s.shelves[f.seat] = s.shelves[f.seat].put(card, cell, f.notes == FACE_DOWN)
    if s.recorder is not None:
        s.tell("shelve", f.seat, ONE[card], tile=f.tile)


class PutInCell(Step):
    """Choose the cell for the frame's card; the first card of a shelf needs no choice (AMB-23)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "cell", "prompt-put", "SHELF-02")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.number}

    def ask(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        if shelf.count:
            return shelf.frontier()
        place_card(s, f, MIDDLE)
        return NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        place_card(s, f, option)


PUT: Final = effect("put", PutInCell())


class ShelveGained(Step):
    """Shelve some of the cards just gained, right now (SHELF-10)."""

    __slots__ = ()

    def __init__(self, most: int = ANY, trace: str = "SHELF-10") -> None:
        super().__init__(0, most, "card", "prompt-shelve-gained", trace)

    def ask(self, s: State, f: Frame) -> bytes:
        return f.cards

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.cards = without(f.cards, option)
        shelve(s, f, option)


class ShelveFromHand(Step):
    """Shelve cards of one's hand."""

    __slots__ = ()

    def __init__(self, least: int, most: int, trace: str) -> None:
        super().__init__(least, most, "card", "prompt-shelve-hand", trace)

    def ask(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat]

    def choose(self, s: State, f: Frame, option: int) -> None:
        shelve(s, f, option)


SHELVE_GAINED: Final = effect("shelve_gained", ShelveGained())


def may_shelve_gained(s: State, seat: int, tile: int, cards: bytes) -> None:
    """The seat may shelve these cards of its hand, which it owes to nobody's assistant of its own."""
    s.stack.append(Frame(SHELVE_GAINED, seat, STANDARD, tile, cards=cards))
