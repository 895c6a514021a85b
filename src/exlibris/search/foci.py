"""Which foci rivals probably have, by the books on their shelves, and determinizations by that.

During the draft no foci are dealt: positions are judged by what the end of the draft deals in a determinization.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import exp
from random import Random
from typing import Final

from exlibris.engine import PlayerView, State, determinize, possible_foci
from exlibris.engine.scoring import tally

# Log-odds that a book face up on the shelf adds to its category. Fitted to 100 games of `learned`: best in each round.
PER_BOOK: Final = 0.7
STRIDE: Final = (5**0.5 - 1) / 2  # the golden ratio: steps of it spread evenly over what they go round in


class LikelyDeals:
    """Determinizations of a view, one after the other, in which rivals have foci that their shelves speak for.

    The foci of as many as there are in a row come near to their shares, so that a few dozen of them weigh all foci.
    Shelves are open to everybody, so nothing that the seat can't see plays a part.
    """

    __slots__ = ("_at", "_possible", "_rng", "_up_to", "_view")

    def __init__(self, view: PlayerView, rng: Random) -> None:
        self._view = view
        self._rng = rng
        self._possible = possible_foci(view)
        self._up_to = list(accumulate(focus_weights(view, self._possible)))
        self._at = rng.random()

    def deal(self) -> State:
        """Return the next determinization."""
        drawn = bisect(self._up_to, self._at * self._up_to[-1], 0, len(self._up_to) - 1)
        self._at = (self._at + STRIDE) % 1.0
        return determinize(self._view, self._rng, self._possible[drawn])


def finish_draft(s: State) -> None:
    """Let all seats choose at random until categories and hands are dealt; do nothing if they are.

    What is dealt follows from the state's own random numbers, whatever is chosen: copies of one determinization meet
    the same deal.
    """
    if s.deal.is_dealt:
        return
    rng = Random(s.rng.seed)
    while not s.deal.is_dealt:
        s.apply_option(rng.choice(s.options))


def after_draft(s: State) -> State:
    """Return the position, or where `finish_draft` leads a copy of it if the draft is not over."""
    if s.deal.is_dealt:
        return s
    after = s.clone()
    finish_draft(after)
    return after


def focus_weights(view: PlayerView, possible: list[bytes]) -> list[float]:
    """Return how likely each of these foci by seat is, against the others, by what lies face up on the shelves."""
    shown = [shelf.cards().translate(None, shelf.dark_cards()) for shelf in view.shelves]
    books = [tally(view.game.counts, cards) for cards in shown]
    return [exp(PER_BOOK * sum([books[seat][foci[seat]] for seat in range(len(foci))])) for foci in possible]
