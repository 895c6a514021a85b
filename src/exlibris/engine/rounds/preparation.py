"""Preparation: tiles are revealed and cards are dealt to them (PREP)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import HOME
from exlibris.engine.moves import from_deck
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import work_out_places
from exlibris.engine.state import Round, State
from exlibris.engine.steps import Frame, Step

EACH_SEAT: Final = 0o1111  # three bits a seat


class Prepare(Step):
    """One temporary tile per player lies open, with its cards, and everybody has all assistants in hand."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        f.seat = s.round.first
        reveal_tiles(s)
        deal_cards(s)
        begin_round(s)
        return NOTHING


def begin_round(s: State) -> None:
    """Everybody has all assistants in hand, and nobody is at home (SETUP1-08, CLEAN-06)."""
    s.unplaced = s.game.assistants * EACH_SEAT & (1 << 3 * s.game.seats) - 1
    s.visitors[HOME] = NOTHING
    work_out_places(s)


def reveal_tiles(s: State) -> None:
    """Temporary tiles are revealed up to one per player, as far as there are any (PREP-01..03, AMB-13)."""
    r = s.round
    temporary, stack, discarded = r.temporary, r.stack, r.discarded
    while len(temporary) < s.game.seats and (stack or discarded):
        if not stack:
            stack, s.luck = s.luck.shuffled(discarded)
            discarded = NOTHING
        temporary = temporary + stack[:1]
        stack = stack[1:]
    s.round = Round(r.number + 1, r.first, r.permanent, temporary, stack, discarded, r.final)
    if s.recorder is not None:
        s.tell("round", r.first, value=r.number + 1)
        for tile in temporary:
            s.tell("tile", tile=tile)


def deal_cards(s: State) -> None:
    """Each face-up tile has the cards its icon asks for, fewer if cards run out (PREP-04, PREP-05)."""
    for tile in s.round.tiles:
        n = s.game.cards_dealt[tile]
        if n:
            s.pools[tile] = from_deck(s, n)
