"""Best flips: which shelved cards to turn face down for the most points in the inspection (FLIP, ALPHA, SCORE, TIE).

The cards face up after the inspection are a run in alphabetical order, and any run can be reached by turning the other
cards down. `best_run` finds the best one.
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
    """Return the cards that the seat should also turn face down for the most points, in reading order.

    They are as few as possible, without cards already face down or chosen. Of the secrets only the seat's own focus
    is used: the other shelves count as they lie, less what the inspector turns there, without flips that may be
    sealed. In a solo game the Prominent Works award is left out, since nobody knows the cards of the Public Library.
    Raises EngineError for a seat whose focus the view hides.
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
    """Return the numbers of Prominent books of the other seats, as if they turned nothing down themselves."""
    return [
        tally(position.game.counts, shelf.cards().translate(None, inspected(shelf, NOTHING)))[position.deal.prominent]
        for other, shelf in enumerate(position.shelves)
        if other != seat
    ]


def awards_against(others: Sequence[int]) -> list[int]:
    """Return the Prominent Works award for 0, 1, 2 ... Prominent books against these others.

    The last one is for any larger number, too.
    """
    return [prominent_awards([own, *others])[0] for own in range(max(others, default=0) + 2)]


def awards_in_solo(library: int) -> list[int]:
    """Return the same against a Public Library with so many Prominent books, which wins ties (SOLO-27)."""
    return [0] * (library + 1) + [SOLO_AWARD]


def flips_for(order: Sequence[int], kept: Sequence[int]) -> list[int]:
    """Return the fewest cards to turn down so that only those kept stay face up; the inspector turns down the rest.

    `order` holds the cards' places in the alphabet; `kept` and the result are indexes into it.
    """
    flips = []
    last = -1
    for i in range(len(order)):
        if i in kept:
            last = order[i]
        elif order[i] > last:
            flips.append(i)
    return flips
