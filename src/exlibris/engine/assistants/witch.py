"""Witch: for each card with a Banned book that it gets, a card is revealed, and one of the two is kept."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import REVEAL
from exlibris.engine.board import ASIDE
from exlibris.engine.moves import cards_left, discard_from_hand, from_deck, lay_aside, take_openly, take_up
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.state import State
from exlibris.engine.steps import STANDARD, STEPS, Frame, Power, Step, effect
from exlibris.engine.verbs.shelving import FACE_DOWN, PUT


class Witch(Power):
    """Wants to exchange cards with Banned books (ASST-WITCH-01)."""

    __slots__ = ()

    def wanted(self, s: State, cards: bytes) -> bytes:
        return s.game.of_category(cards, s.deal.banned)


def turn_over(s: State, f: Frame) -> bool:
    """The top card of the deck lies open beside the first card concerned; `number` keeps it. False without a deck."""
    revealed = from_deck(s, 1)
    if not revealed:
        return False
    f.number = revealed[0]
    s.pools[ASIDE] = s.pools[ASIDE] + revealed
    s.tell("witch-reveals", f.seat, revealed)
    return True


def next_card(f: Frame, exchange: str) -> None:
    """The first card is dealt with; the next one, if any, is next (AMB-83)."""
    f.cards = f.cards[1:]
    f.step = STEPS[exchange] if f.cards else None


def keep_revealed(s: State, f: Frame, acquired: int) -> None:
    """The revealed card is in the hand; the effect that brought the other one goes on with it."""
    take_openly(s, f.seat, f.number)
    effect_below = s.stack[-2]
    effect_below.cards = effect_below.cards.replace(ONE[acquired], ONE[f.number])


class TurnOver(Step):
    """The Witch has to reveal a card, as long as there is one (ASST-WITCH-01)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        if not turn_over(s, f):
            f.step = None
        return NOTHING


class MayTurnOver(Step):
    """The Witch may reveal a card, for each card with a Banned book anew (ASST2-WITCH-01, ASST2-WITCH-02)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "choice", "prompt-witch-reveal", "ASST2-WITCH-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"count": len(f.cards)}

    def ask(self, s: State, f: Frame) -> bytes:
        if not cards_left(s):
            f.step = None
            return NOTHING
        return ONE[REVEAL]

    def choose(self, s: State, f: Frame, option: int) -> None:
        turn_over(s, f)

    def end(self, s: State, f: Frame) -> None:
        next_card(f, self.name)
        f.count = 0


class KeepOneOfTwo(Step):
    """Keep the card acquired or the one revealed; the other is discarded. Then the next card, if any."""

    __slots__ = ("first",)

    first: str  # name of the step that deals with the next card

    def __init__(self, first: str, prompt: str = "prompt-witch", trace: str = "ASST-WITCH-01") -> None:
        super().__init__(1, 1, "card", prompt, trace)
        self.first = first

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
            keep_revealed(s, f, acquired)
            s.tell("witch-swaps", f.seat, bytes((f.number, acquired)))
        next_card(f, self.first)


class KeepOneShelveOther(KeepOneOfTwo):
    """Keep the card acquired or the one revealed; the other is shelved face down (ASST2-WITCH-01)."""

    __slots__ = ()

    def choose(self, s: State, f: Frame, option: int) -> None:
        acquired = f.cards[0]
        other = f.number
        if option == f.number:
            other = acquired
            take_up(s, f.number)
            lay_aside(s, f.seat, acquired)
            keep_revealed(s, f, acquired)
        s.tell("witch-shelves", f.seat, bytes((option, other)))
        next_card(f, self.first)
        s.stack.append(Frame(PUT, f.seat, STANDARD, f.tile, other, notes=FACE_DOWN))


def _witch(name: str, reveal: Step, shelved: bool) -> Witch:
    first = f"{name}.0"
    if shelved:
        keep: Step = KeepOneShelveOther(first, "prompt-witch-shelve", "ASST2-WITCH-01")
    else:
        keep = KeepOneOfTwo(first)
    power = Witch("witch", 11)
    power.acquiring = effect(name, reveal, keep)
    return power


BY_RULE: Final = {
    ("must", "discarded"): _witch("witch", TurnOver(), shelved=False),
    ("may", "discarded"): _witch("witch.may", MayTurnOver(), shelved=False),
    ("must", "face_down"): _witch("witch.face_down", TurnOver(), shelved=True),
    ("may", "face_down"): _witch("witch.transmogrify", MayTurnOver(), shelved=True),
}


def power(rules: Ruleset) -> Power:
    """What she can do."""
    return BY_RULE[rules.witch_reveal, rules.witch_loser]
