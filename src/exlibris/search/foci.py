"""The probable foci of rivals, judged by the books on their shelves, and determinizations drawn by them.

No foci are dealt during the draft: a position is then judged by the foci that its determinization deals afterward.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import exp
from random import Random
from typing import Final

from exlibris.engine import PlayerView, State, determinize, possible_foci
from exlibris.engine.scoring import tally

# Log-odds that a face-up book adds to its category. Fitted to 100 games of `learned`: best in each round.
PER_BOOK: Final = 0.7
STRIDE: Final = (5**0.5 - 1) / 2  # golden ratio: its multiples modulo 1 are spread evenly


class LikelyDeals:
    """Successive determinizations of a view in which the rivals' foci are drawn by the books on their shelves.

    Draws are spread evenly, so that a few dozen determinizations already represent all foci by their weights. Shelves
    are public, so the draws depend on nothing that the seat can't see.
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
    """Choose for all seats until categories and hands are dealt. Does nothing after the draft.

    The state's own random numbers decide the deal, and a random order in which all seats prefer the special assistants.
    So copies of a determinization in which a seat has chosen differently have the same deal, and the other seats choose
    the same as far as they can.
    """
    if s.deal.is_dealt:
        return
    order = list(range(len(s.game.powers)))
    Random(s.rng.seed).shuffle(order)
    while not s.deal.is_dealt:
        s.apply_option(min(s.options, key=order.__getitem__))


def after_draft(s: State) -> State:
    """Return the position, or during the draft a copy on which `finish_draft` was called."""
    if s.deal.is_dealt:
        return s
    after = s.clone()
    finish_draft(after)
    return after


def focus_weights(view: PlayerView, possible: list[bytes]) -> list[float]:
    """Return the relative likelihood of each combination of foci, judged by the face-up cards on the shelves."""
    shown = [shelf.cards().translate(None, shelf.dark_cards()) for shelf in view.shelves]
    books = [tally(view.game.counts, cards) for cards in shown]
    return [exp(PER_BOOK * sum([books[seat][foci[seat]] for seat in range(len(foci))])) for foci in possible]
