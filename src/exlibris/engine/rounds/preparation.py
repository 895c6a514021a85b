"""Preparation: tiles are revealed and get their cards (PREP)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import HOME
from exlibris.engine.deal import Round
from exlibris.engine.frames import Frame
from exlibris.engine.moves import from_deck, unseen_from_deck
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import work_out_places
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic

EACH_SEAT: Final = 0o1111  # a 1 in the three bits of each seat


class Prepare(Automatic):
    """Reveal temporary tiles, deal cards to the tiles, and give the seats their assistants."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        f.seat = s.round.first
        reveal_tiles(s)
        deal_cards(s)
        begin_round(s)


def begin_round(s: State) -> None:
    """Give each seat all its assistants to place, and set the free spaces (SETUP1-08, CLEAN-06)."""
    s.unplaced = s.game.assistants * EACH_SEAT & (1 << 3 * s.game.seats) - 1
    s.visitors[HOME] = NOTHING
    work_out_places(s)


def reveal_tiles(s: State) -> None:
    """Reveal temporary tiles up to one per player, fewer if tiles run out; count the round (PREP-01..03, AMB-13)."""
    r = s.round
    temporary, stack, discarded = r.temporary, r.stack, r.discarded
    while len(temporary) < s.game.seats and (stack or discarded):
        if not stack:
            stack, s.rng = s.rng.shuffled(discarded)
            discarded = NOTHING
        temporary = temporary + stack[:1]
        stack = stack[1:]
    s.round = Round(r.number + 1, r.first, r.permanent, temporary, stack, discarded, r.final)
    if s.recorder is not None:
        s.tell("round", r.first, value=r.number + 1)
        for tile in temporary:
            s.tell("tile", tile=tile)


def deal_cards(s: State) -> None:
    """Deal each face-up tile as many cards as its icon shows, fewer if cards run out (PREP-04, PREP-05)."""
    for tile in s.round.tiles:
        n = s.game.cards_dealt[tile]
        if n:
            s.pools[tile] = unseen_from_deck(s, n) if s.game.face_down[tile] else from_deck(s, n)
