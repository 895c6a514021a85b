"""Which foci rivals probably have, by the books on their shelves, and determinizations by that."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from exlibris.engine import PlayerView, State, determinize, possible_foci
from exlibris.engine.scoring import tally

# Log-odds that a book face up on the shelf adds to its category. Fitted to 100 games of `learned`: best in each round.
PER_BOOK: Final = 0.7


def likely_deal(view: PlayerView, rng: Random) -> State:
    """Return a determinization of the view in which rivals have foci that their shelves speak for.

    Shelves are open to everybody, so nothing that the seat can't see plays a part.
    """
    possible = possible_foci(view)
    [foci] = rng.choices(possible, focus_weights(view, possible))
    return determinize(view, rng, foci)


def focus_weights(view: PlayerView, possible: list[bytes]) -> list[float]:
    """Return how likely each of these foci by seat is, against the others, by what lies face up on the shelves."""
    shown = [shelf.cards().translate(None, shelf.dark_cards()) for shelf in view.shelves]
    books = [tally(view.game.counts, cards) for cards in shown]
    return [exp(PER_BOOK * sum([books[seat][foci[seat]] for seat in range(len(foci))])) for foci in possible]
