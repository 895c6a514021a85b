"""Cleanup, and the round assembled from its phases (CLEAN, FINAL)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import CLEANUP, HOME, PREPARATION
from exlibris.engine.deal import Round
from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.rounds.inspection import INSPECTION
from exlibris.engine.rounds.placement import place_until
from exlibris.engine.rounds.preparation import Prepare
from exlibris.engine.rounds.resolution import resolution
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import send_home
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, during, effect


class CleanUp(Automatic):
    """Begin the inspection after the final round; else make the lowest tile permanent, and begin the next round.

    Rules: FINAL-04, AMB-42.
    """

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        send_home(s)
        if s.round.final:
            s.push(INSPECTION, 0, STANDARD, HOME)
            return
        keep_lowest_tile(s)
        check_trigger(s)
        f.step = ROUND


def keep_lowest_tile(s: State) -> None:
    """Make the lowest temporary tile permanent and discard the others (CLEAN-01, CLEAN-04)."""
    r = s.round
    tiles = bytes(sorted(r.temporary))
    if tiles:
        s.tell("permanent", tile=tiles[0])
    s.round = Round(r.number, r.first, r.permanent + tiles[:1], NOTHING, r.stack, r.discarded + tiles[1:], "")


def check_trigger(s: State) -> None:
    """Make the next round the final one if a shelf has enough cards, or by the round limit (FINAL-01, AMB-40)."""
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


RESOLUTION: Final = resolution()
ROUND: Final = effect(
    "round",
    during(PREPARATION, Prepare()),
    *place_until(RESOLUTION[0]),
    *RESOLUTION,
    during(CLEANUP, CleanUp()),
)
