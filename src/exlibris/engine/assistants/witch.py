"""Witch: for each card with a Banned Book that it acquires, it reveals another and keeps one of the two."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import REVEAL
from exlibris.engine.board import ASIDE
from exlibris.engine.frames import STANDARD, Frame, Power, Step
from exlibris.engine.moves import cards_left, discard_from_hand, from_deck, lay_aside, take_openly, take_up
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, Choice, effect
from exlibris.engine.verbs.shelving import PUT


class Witch(Power):
    """The Witch's power, which concerns acquired cards with Banned Books (ASST-WITCH-01)."""

    __slots__ = ()

    def wanted(self, s: State, cards: bytes) -> bytes:
        return s.game.of_category(cards, s.deal.banned)


def turn_over(s: State, f: Frame) -> bool:
    """Reveal the top card of the deck and keep it in `card`. Return False if no card can be drawn."""
    revealed = from_deck(s, 1)
    if not revealed:
        return False
    f.card = revealed[0]
    s.pools[ASIDE] = s.pools[ASIDE] + revealed
    s.tell("witch-reveals", f.seat, revealed)
    return True


def next_card(f: Frame, exchange: Step) -> None:
    """Drop the first of `cards`; repeat from step `exchange` if any remain, else end the effect (AMB-83)."""
    f.cards = f.cards[1:]
    f.step = exchange if f.cards else None


def keep_revealed(s: State, f: Frame, acquired: int) -> None:
    """Take the revealed card into the hand, and report it in `result` as the replacement of the acquired one."""
    take_openly(s, f.seat, f.card)
    f.result = f.result + ONE[acquired] + ONE[f.card]


class TurnOver(Automatic):
    """Reveal a card of the deck; end the effect if the deck has run out (ASST-WITCH-01)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        if not turn_over(s, f):
            f.step = None


class MayTurnOver(Choice):
    """Ask whether to reveal a card, separately for each card with a Banned Book (ASST2-WITCH-01, ASST2-WITCH-02)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "choice", "prompt-witch-reveal", "ASST2-WITCH-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"count": len(f.cards), "card": f.cards[0]}

    def options(self, s: State, f: Frame) -> bytes:
        return ONE[REVEAL] if cards_left(s) else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        turn_over(s, f)

    def done(self, s: State, f: Frame) -> None:
        next_card(f, self)
        f.count = 0

    def skip(self, s: State, f: Frame) -> None:
        f.step = None


class KeepOneOfTwo(Choice):
    """Ask which card to keep, the acquired or the revealed card; discard the other, and continue with the next card."""

    __slots__ = ("exchange",)

    exchange: Step  # the first step for the next card

    def __init__(self, exchange: Step, prompt: str = "prompt-witch", rule_id: str = "ASST-WITCH-01") -> None:
        super().__init__(1, 1, "card", prompt, rule_id, verb="keep")
        self.exchange = exchange

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        return f.cards[:1] + ONE[f.card]

    def choose(self, s: State, f: Frame, option: int) -> None:
        acquired = f.cards[0]
        take_up(s, f.card)
        if option == acquired:
            s.discard = s.discard + ONE[f.card]
            s.tell("witch-keeps", f.seat, ONE[f.card])
        else:
            discard_from_hand(s, f.seat, acquired)
            keep_revealed(s, f, acquired)
            s.tell("witch-swaps", f.seat, bytes((f.card, acquired)))
        next_card(f, self.exchange)


class KeepOneShelveOther(KeepOneOfTwo):
    """Ask which card to keep, the acquired or the revealed card; shelve the other face down (ASST2-WITCH-01)."""

    __slots__ = ()

    def choose(self, s: State, f: Frame, option: int) -> None:
        acquired = f.cards[0]
        other = f.card
        if option == f.card:
            other = acquired
            take_up(s, f.card)
            lay_aside(s, f.seat, acquired)
            keep_revealed(s, f, acquired)
        s.tell("witch-shelves", f.seat, bytes((option, other)))
        next_card(f, self.exchange)
        shelving = s.push(PUT, f.seat, STANDARD, f.tile)
        shelving.card = other
        shelving.face_down = True


def _witch(name: str, reveal: Step, shelved: bool) -> Witch:
    if shelved:
        keep: Step = KeepOneShelveOther(reveal, "prompt-witch-shelve", "ASST2-WITCH-01")
    else:
        keep = KeepOneOfTwo(reveal)
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
    """Return the Witch's power under the ruleset."""
    return BY_RULE[rules.witch_reveal, rules.witch_loser]
