"""Cleanup and the round as a whole: what becomes permanent, and whether another round follows (CLEAN, FINAL)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import CLEANUP, HOME, PLACEMENT, PREPARATION, RESOLUTION
from exlibris.engine.rounds.inspection import INSPECTION
from exlibris.engine.rounds.placement import PlaceAssistants
from exlibris.engine.rounds.preparation import Prepare
from exlibris.engine.rounds.resolution import ResolveTiles
from exlibris.engine.sets import NOTHING
from exlibris.engine.state import Round, State
from exlibris.engine.steps import STANDARD, Frame, Step, during, effect


class CleanUp(Step):
    """After the final round the inspection comes; else the lowest temporary tile stays for good (FINAL-04, AMB-42)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        s.visitors[HOME] = NOTHING
        s.places = NOTHING
        s.fresh = NOTHING
        if s.round.final:
            s.push(INSPECTION, 0, STANDARD, HOME)
            return NOTHING
        keep_lowest_tile(s)
        check_trigger(s)
        f.step = ROUND
        return NOTHING


def keep_lowest_tile(s: State) -> None:
    """The lowest temporary tile becomes permanent, the others are discarded (CLEAN-01, CLEAN-04)."""
    r = s.round
    tiles = bytes(sorted(r.temporary))
    if tiles:
        s.tell("permanent", tile=tiles[0])
    s.round = Round(r.number, r.first, r.permanent + tiles[:1], NOTHING, r.stack, r.discarded + tiles[1:], "")


def check_trigger(s: State) -> None:
    """The next round is the last if a shelf has cards enough, or if the rounds run out (FINAL-01, AMB-40)."""
    r = s.round
    most = max([shelf.count for shelf in s.shelves])
    if most >= s.game.final_round_cards:
        final = "shelf"
    elif r.number + 1 >= s.game.ruleset.round_limit:
        final = "round_limit"
    else:
        return
    s.round = Round(r.number, r.first, r.permanent, r.temporary, r.stack, r.discarded, final)
    s.tell("final-round", key=final, value=most)


ROUND: Final = effect(
    "round",
    during(PREPARATION, Prepare()),
    during(PLACEMENT, PlaceAssistants()),
    during(RESOLUTION, ResolveTiles()),
    during(CLEANUP, CleanUp()),
)
