"""Best flips: which shelved cards to turn face down so that the inspection brings most (FLIP, ALPHA, SCORE, TIE).

What lies face up after the inspection is a run of cards in alphabetical order, and every such run can be had by
turning the rest down: `best_run` finds the best one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from exlibris.engine.best_run import best_run
from exlibris.engine.errors import EngineError
from exlibris.engine.events import HIDDEN
from exlibris.engine.scoring import dark_cards, inspected, prominent_awards, tally
from exlibris.engine.sets import NOTHING
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView

SOLO_AWARD: Final = 15  # SOLO-27
NO_AWARD: Final = (0,)


def best_flips(position: State | PlayerView, seat: int) -> bytes:
    """The seat's cards to turn down, on top of those that already lie so, for the most points in the inspection.

    The fewest that do it, in reading order. Uses the seat's own focus and no secret: the other seats' cards are taken
    as they lie, less what the inspector turns there, but not the flips they may have sealed. In a solo game nobody
    knows what lies in the Public Library, and the award is left out. Raises EngineError for a seat whose focus the
    view hides.
    """
    deal = position.deal
    if deal.focus[seat] == HIDDEN:
        raise EngineError(f"seat {seat}: its focus is hidden from this view")
    own = position.shelves[seat]
    down = dark_cards(own) + position.flips[seat]
    cards = own.cards().translate(None, down)
    books = [position.game.counts[card] for card in cards]
    awards = NO_AWARD if position.game.is_solo else awards_against(_prominent_of_others(position, seat))
    kept = best_run(cards, books, deal.banned, deal.prominent, deal.focus[seat], awards)
    return bytes([cards[i] for i in flips_for(cards, kept)])


def _prominent_of_others(position: State | PlayerView, seat: int) -> list[int]:
    """The Prominent books of the other seats, if they turned nothing down themselves."""
    return [
        tally(position.game.counts, shelf.cards().translate(None, inspected(shelf, NOTHING)))[position.deal.prominent]
        for other, shelf in enumerate(position.shelves)
        if other != seat
    ]


def awards_against(others: Sequence[int]) -> list[int]:
    """The Prominent Works award for having 0, 1, 2 ... Prominent books against these; the last holds for more."""
    return [prominent_awards([own, *others])[0] for own in range(max(others, default=0) + 2)]


def awards_in_solo(library: int) -> list[int]:
    """The same against the Public Library, which wins ties (SOLO-27)."""
    return [0] * (library + 1) + [SOLO_AWARD]


def flips_for(order: Sequence[int], kept: Sequence[int]) -> list[int]:
    """The fewest cards to turn down so that only the kept ones stay face up: the inspector turns down the others."""
    flips = []
    last = -1
    for i in range(len(order)):
        if i in kept:
            last = order[i]
        elif order[i] > last:
            flips.append(i)
    return flips
