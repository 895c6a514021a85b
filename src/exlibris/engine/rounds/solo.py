"""The rounds of a solo game, against the Public Library, whose cards are the discard pile (SOLO-12..21)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import CLEANUP, HOME, PREPARATION, SCORING
from exlibris.engine.deal import Round
from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.game import SOLO_ROUNDS, Game
from exlibris.engine.moves import discard_from_hand, from_deck
from exlibris.engine.rounds.inspection import INSPECTION
from exlibris.engine.rounds.placement import place_until
from exlibris.engine.rounds.preparation import begin_round, deal_cards
from exlibris.engine.rounds.resolution import resolution
from exlibris.engine.sets import NOTHING, ONE, without
from exlibris.engine.sites import send_home
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, Choice, during, effect

FACE_UP_TILES: Final = 6  # SOLO-02
CLUE_ROUNDS: Final = (2, 4)  # SOLO-14, SOLO-15
ELIMINATED: Final = 2  # SOLO-19
CLUES: Final = {"two_cards": 2, "one_card": 1}
LAST_ROUND: Final = "rounds"


def clues_of(game: Game, left: bytes) -> bytes:
    """Return which of the remaining categories become clues, face down (SOLO-07, SOLO-08)."""
    return left[: CLUES[game.ruleset.solo_clues]]


class PrepareSolo(Automatic):
    """Reveal a clue in rounds 2 and 4, then deal cards to the Public Library and to the tiles (AMB-88)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        r = s.round
        final = LAST_ROUND if r.number + 1 == SOLO_ROUNDS else ""
        s.round = Round(r.number + 1, r.first, NOTHING, r.temporary, r.stack, r.discarded, final)
        s.tell("round", r.first, value=r.number + 1)
        if s.round.number in CLUE_ROUNDS:
            reveal_clue(s)
        cards = from_deck(s, s.game.ruleset.solo_level)
        s.discard = s.discard + cards
        s.tell("library-gets", cards=cards)
        deal_cards(s)
        begin_round(s)


def reveal_clue(s: State) -> None:
    """Reveal the next clue, or the Public Library's focus if all clues are revealed (SOLO-14, SOLO-15)."""
    at = s.deal.revealed
    s.deal = s.deal.with_clue()
    if at < len(s.deal.clues):
        s.tell("clue", value=s.deal.clues[at])
    else:
        s.tell("library-focus", value=s.deal.library_focus)


class GoHome(Automatic):
    """Take the assistants off the home spaces, and offer no space until the next round."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        send_home(s)


class EliminateTiles(Choice):
    """Ask for two tiles, and remove them from the game (SOLO-19).

    After the last round the two remaining tiles are removed, in order.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ELIMINATED, ELIMINATED, "tile", "prompt-eliminate", "SOLO-19", verb="close")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"count": f.count + 1}

    def options(self, s: State, f: Frame) -> bytes:
        tiles = s.round.tiles
        return tiles[:1] if s.round.number == SOLO_ROUNDS else tiles

    def choose(self, s: State, f: Frame, option: int) -> None:
        r = s.round
        left = without(r.temporary, option)
        s.round = Round(r.number, r.first, NOTHING, left, r.stack, r.discarded + ONE[option], r.final)
        s.tell("eliminate", f.seat, tile=option)


class NextSoloRound(Automatic):
    """Reveal one new tile and begin the next round; begin the inspection after the fifth (SOLO-20, SOLO-21)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        r = s.round
        s.round = Round(r.number, r.first, NOTHING, r.temporary + r.stack[:1], r.stack[1:], r.discarded, r.final)
        if r.stack:
            s.tell("tile", tile=r.stack[0])
        if r.number < SOLO_ROUNDS:
            f.step = SOLO_ROUND
            return
        for card in s.hands[f.seat]:
            discard_from_hand(s, f.seat, card)
        s.tell("library-open", value=len(s.discard))
        s.push(INSPECTION, f.seat, STANDARD, HOME)


RESOLUTION: Final = resolution()
SOLO_ROUND: Final = effect(
    "solo_round",
    during(PREPARATION, PrepareSolo()),
    *place_until(RESOLUTION[0]),
    *RESOLUTION,
    during(CLEANUP, GoHome()),
    during(CLEANUP, EliminateTiles()),
    during(SCORING, NextSoloRound()),
)
