"""Steps that look at the top cards of the deck, keep some, and put the others back."""

from __future__ import annotations

from exlibris.engine.frames import Frame
from exlibris.engine.moves import (
    acquire,
    discard_from_deck,
    forget_others,
    look_at,
    lower_in_deck,
    peeked_at,
    take_from_deck,
    top_of_deck,
)
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice


class LookAtDeck(Automatic):
    """Show the seat the top cards of the deck, at most `most`; set `amount` to their number."""

    __slots__ = ("most",)

    most: int  # cards

    def __init__(self, most: int) -> None:
        super().__init__()
        self.looks = True
        self.most = most

    def run(self, s: State, f: Frame) -> None:
        cards = top_of_deck(s, self.most)
        f.amount = len(cards)
        if not cards:
            return
        look_at(s, f.seat, cards)
        s.tell("look-deck", f.seat, cards, seen=1 << f.seat, tile=f.tile)


class KeepFromDeck(Choice):
    """Ask which of the top `amount` cards to take into the hand; other seats no longer know any of them."""

    __slots__ = ()

    def __init__(self, rule_id: str) -> None:
        super().__init__(1, 1, "card", "prompt-keep-from-deck", rule_id, verb="keep")

    def options(self, s: State, f: Frame) -> bytes:
        return looked_at(s, f)

    def choose(self, s: State, f: Frame, option: int) -> None:
        forget_others(s, f.seat, looked_at(s, f))
        f.amount -= 1
        take_from_deck(s, f.seat, option)
        acquire(s, f, ONE[option])


class DiscardLookedAt(Choice):
    """Ask for `least` to `most` of the top `amount` cards, and discard them face up, seen by all."""

    __slots__ = ()

    def __init__(self, least: int, most: int, rule_id: str) -> None:
        super().__init__(least, most, "card", "prompt-discard-looked-at", rule_id, verb="discard")

    def options(self, s: State, f: Frame) -> bytes:
        return looked_at(s, f)

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.amount -= 1
        discard_from_deck(s, f.seat, option)


class PutBackOnTop(Choice):
    """Ask in which order to put the top `amount` cards back, the lowest first; the last card needs no choice."""

    __slots__ = ()

    def __init__(self, rule_id: str) -> None:
        super().__init__(ANY, ANY, "card", "prompt-put-back", rule_id, verb="lower")

    def options(self, s: State, f: Frame) -> bytes:
        cards = looked_at(s, f)
        return cards if len(cards) > 1 else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        cards = looked_at(s, f)
        forget_others(s, f.seat, cards)
        f.amount = len(cards) - 1
        lower_in_deck(s, option, f.amount)


class MayPutAtBottom(Choice):
    """Offer to put the top card of the deck at the bottom; all seats see the move, but not the card."""

    __slots__ = ()

    def __init__(self, rule_id: str) -> None:
        super().__init__(0, 1, "card", "prompt-put-at-bottom", rule_id, verb="lower")

    def options(self, s: State, f: Frame) -> bytes:
        return looked_at(s, f)

    def choose(self, s: State, f: Frame, option: int) -> None:
        lower_in_deck(s, option, len(s.deck))
        s.tell("deck-bottom", f.seat, ONE[option], seen=1 << f.seat, tile=f.tile)


def looked_at(s: State, f: Frame) -> bytes:
    """Return the cards among the top `amount` of the deck that the frame's seat has looked at.

    The effect of a kept card, such as the Witch's, may have drawn some of them since.
    """
    known = peeked_at(s, f.seat)
    cards = s.deck[s.dealt : s.dealt + f.amount]
    return bytes([card for card in cards if card in known])
