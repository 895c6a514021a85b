"""Witch: for each card with a Banned book that it gets, a card is revealed, and one of the two is kept."""

from __future__ import annotations

from exlibris.engine.moves import discard_from_hand, from_deck, take_openly, take_up
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.state import ASIDE, State
from exlibris.engine.steps import Frame, Power, Step, effect


class Witch(Power):
    """Wants to exchange cards with Banned books (ASST-WITCH-01)."""

    __slots__ = ()

    def wanted(self, s: State, cards: bytes) -> bytes:
        return s.game.of_category(cards, s.deal.banned)


class TurnOver(Step):
    """The top card of the deck lies open beside the first card concerned; `number` keeps it (AMB-83)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        revealed = from_deck(s, 1)
        if not revealed:
            f.step = None
            return NOTHING
        f.number = revealed[0]
        s.pools[ASIDE] = s.pools[ASIDE] + revealed
        s.tell("witch-reveals", f.seat, revealed)
        return NOTHING


class KeepOneOfTwo(Step):
    """Keep the card acquired or the one revealed; the other is discarded. Then the next card, if any."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-witch", "ASST-WITCH-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.number}

    def ask(self, s: State, f: Frame) -> bytes:
        return bytes((f.cards[0], f.number))

    def choose(self, s: State, f: Frame, option: int) -> None:
        acquired = f.cards[0]
        take_up(s, f.number)
        if option == acquired:
            s.discard = s.discard + ONE[f.number]
            s.tell("witch-keeps", f.seat, ONE[f.number])
        else:
            discard_from_hand(s, f.seat, acquired)
            take_openly(s, f.seat, f.number)
            s.tell("witch-swaps", f.seat, bytes((f.number, acquired)))
            effect_below = s.stack[-2]
            effect_below.cards = effect_below.cards.replace(ONE[acquired], ONE[f.number])
        f.cards = f.cards[1:]
        f.step = EXCHANGE if f.cards else None


EXCHANGE = effect("witch", TurnOver(), KeepOneOfTwo())
POWER = Witch("witch", 11)
POWER.acquiring = EXCHANGE
