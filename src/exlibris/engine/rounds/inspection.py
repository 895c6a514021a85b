"""The inspection: all seats choose in secret which cards to flip, then reveal them (SCORE, FLIP)."""

from __future__ import annotations

from typing import Final

from exlibris.engine import board
from exlibris.engine.actions import READY
from exlibris.engine.frames import Frame
from exlibris.engine.sets import ONE, without
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, during, effect


class SealFlips(Choice):
    """Ask all seats at once which cards to flip, in secret until all have sealed their choices (AMB-30).

    The options of all seats are combined: a card belongs to the seat on whose shelf it lies, and READY + seat seals
    that seat's choices.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, ANY, "flip", "prompt-flip", "FLIP-01")

    def is_secret(self, s: State, f: Frame) -> bool:
        return True  # readiness is secret: a seat with nothing left to flip must seal too

    def options(self, s: State, f: Frame) -> bytes:
        options = []
        down = []
        for seat in range(s.game.seats):
            if not s.ready >> seat & 1:
                shelf = s.shelves[seat]
                options += [shelf.cards(), ONE[READY + seat]]
                if s.flips[seat]:
                    down.append(s.flips[seat])
                if shelf.face_down:
                    down.append(shelf.dark_cards())
        everything = b"".join(options)
        return everything.translate(None, b"".join(down)) if down else everything

    def answer(self, s: State, f: Frame, option: int) -> bool:
        if option >= READY:
            return super().answer(s, f, option)
        f.count += 1
        self.choose(s, f, option)
        s.options = without(s.options, option)  # `options` would join the shelves of all seats again
        return True

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option >= READY:
            s.ready |= 1 << option - READY
            return
        seat = owner_of(s, option)
        flips = s.flips[:]  # clones share the list, which rarely changes
        flips[seat] = flips[seat] + ONE[option]
        s.flips = flips


def owner_of(s: State, card: int) -> int:
    """Return the seat on whose shelf the card lies. Raises LookupError if it lies on none."""
    for seat in range(s.game.seats):
        if card in s.shelves[seat].cards():
            return seat
    raise LookupError(f"card {card} lies on no shelf")


class Reveal(Automatic):
    """Announce the flips of all seats, then the inspection, which flips the cards out of order (ALPHA-03)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        for seat in range(s.game.seats):
            if s.flips[seat]:
                s.tell("flip", seat, s.flips[seat])
        s.tell("inspection")


INSPECTION: Final = effect("inspection", during(board.INSPECTION, SealFlips()), Reveal())
