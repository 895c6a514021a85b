"""The alphabetical run of cards with the highest worth in the inspection, by dynamic programming.

The worth of a run is a sum over its cards except for two lines of the form, Categorical Variety and Prominent Works,
which depend only on its books. So among runs that end at the same card with the same books, only the best can matter,
and further books of a category stop counting once they can't change these lines. A state is these capped numbers of
books, packed into the fields of an int.

A worth is an integer whose high bits are points and whose low bits are the tie-breakers.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import Final

from exlibris.engine.events import HIDDEN
from exlibris.engine.game import CATEGORY_COUNT
from exlibris.engine.scoring.counting import PER_FOCUS, PER_VARIETY, variety

BOOK: Final = 1 << 10  # ties go to more books (TIE-01), then to fewer banned books (TIE-03); both below 1024
POINT: Final = BOOK << 10
FIELD: Final = 10  # bits for the count of one category: nine, and a bit that marks the cap
CAPPED: Final = 1 << FIELD - 1
ALL_CAPPED: Final = sum([CAPPED << FIELD * category for category in range(CATEGORY_COUNT)])
# States that the first pass keeps per node. The good run that it finds lets the bound cut off most others.
NARROW: Final = 40
ALL: Final = 1 << 60


def best_run(
    order: Sequence[int],
    books: Sequence[Sequence[int]],
    banned: int,
    prominent: int,
    focus: int,
    awards: Sequence[int],
) -> list[int]:
    """Return the indexes of the cards to leave face up for the most points and, among equals, the best tie-breakers.

    `order` holds the cards' places in the alphabet, all different, in reading order, and `books` the six counts of
    each. A HIDDEN focus adds nothing. `awards` holds the points for 0, 1, 2, … books of Prominent Works, never
    decreasing; the last award also applies to any larger number. The result is always exact, but the time grows fast:
    milliseconds for 25 cards, seconds for some shelves of 50. Games end with about 20 cards, rarely with more than 30.
    """
    search = _Search(order, [[0] * CATEGORY_COUNT, *books], banned, prominent, focus, awards)
    if not search.is_complete(NARROW):
        search.is_complete(ALL)
    return [node - 1 for node in range(1, len(order) + 1) if search.run >> node & 1]


class _Search:
    """The search. Node 0 is the start, 1 to n are the cards in reading order; a run is its worth and a bit per node."""

    __slots__ = (
        "awards", "banned", "best", "bonuses", "caps", "left", "links", "prominent", "rest", "run", "start", "steps",
        "worth",
    )  # fmt: skip

    banned: int
    prominent: int
    awards: Sequence[int]
    links: list[list[int]]  # by node, the possible next nodes of a run
    worth: list[int]  # by node, without variety and award
    rest: list[int]  # by node, the most worth that a run can gain after it, without variety and award
    caps: list[int]  # by category, the most books that can change variety and award
    start: int  # the state without books
    steps: list[int]  # by node, the addition of its books to a state
    left: list[int]  # by node, the most that the books after it can add to a state
    bonuses: dict[int, int]  # by state, the worth of variety and award; filled on demand
    best: int  # worth of the best run found so far
    run: int

    def __init__(
        self,
        order: Sequence[int],
        books: Sequence[Sequence[int]],
        banned: int,
        prominent: int,
        focus: int,
        awards: Sequence[int],
    ) -> None:
        self.banned = banned
        self.prominent = prominent
        self.awards = awards
        self.worth = [BOOK * sum(own) - (POINT + 1) * own[banned] for own in books]
        if focus != HIDDEN:
            self.worth = [POINT * PER_FOCUS * own[focus] + worth for own, worth in zip(books, self.worth, strict=True)]
        self.links = _links([-1, *order], self.worth)
        self.rest = _most_after(self.links, self.worth)
        left = [_most_after(self.links, [own[category] for own in books]) for category in range(CATEGORY_COUNT)]
        self.caps = self._caps([most[0] for most in left])
        self.start = ALL_CAPPED - self._packed(self.caps)
        self.steps = [self._packed(own) for own in books]
        self.left = [self._packed(most) for most in zip(*left, strict=True)]
        self.bonuses = {}
        self.best = -1
        self.run = 0

    def is_complete(self, width: int) -> bool:
        """Find the best run with at most `width` states per node; return whether no states were dropped."""
        complete = True
        found: list[dict[int, int]] = [{} for _ in self.links]
        found[0][self.start] = 0
        for node in range(len(found)):
            if len(found[node]) > width:
                complete = False
                runs = found[node].items()
                found[node] = dict(nlargest(width, runs, key=lambda item: self._bound(node, item[0], item[1])))
            self._go_on(node, found)
        return complete

    def _go_on(self, node: int, found: list[dict[int, int]]) -> None:
        """Record the best run that ends at the node, and extend to later nodes the runs that may become better."""
        size = len(self.links)
        left = self.left[node]
        ways = [
            (self.worth[after] + self.rest[after], (self.worth[after] << size) + (1 << after), after)
            for after in self.links[node]
        ]
        for state, run in found[node].items():
            worth = run >> size
            if worth + self._bonus(state) > self.best:
                self.best, self.run = worth + self._bonus(state), run
            need = self.best - worth - self._bonus(_capped(state + left))
            for most, way, after in ways:
                if most > need:
                    there = found[after]
                    books = _capped(state + self.steps[after])
                    if books not in there or run + way > there[books]:
                        there[books] = run + way

    def _bound(self, node: int, state: int, run: int) -> int:
        """Return an upper bound for the worth of all runs that extend a run to the node."""
        return (run >> len(self.links)) + self.rest[node] + self._bonus(_capped(state + self.left[node]))

    def _bonus(self, state: int) -> int:
        if state not in self.bonuses:
            books = [(state >> FIELD * i) % (2 * CAPPED) - CAPPED + cap for i, cap in enumerate(self.caps)]
            award = self.awards[min(books[self.prominent], len(self.awards) - 1)]
            self.bonuses[state] = POINT * (variety(books, self.banned) + award)
        return self.bonuses[state]

    def _caps(self, most: list[int]) -> list[int]:
        caps = [variety(most, self.banned) // PER_VARIETY] * CATEGORY_COUNT
        caps[self.banned] = 0
        caps[self.prominent] = max(caps[self.prominent], min(most[self.prominent], len(self.awards) - 1))
        return caps

    def _packed(self, books: Sequence[int]) -> int:
        return sum([min(own, cap) << FIELD * i for i, (own, cap) in enumerate(zip(books, self.caps, strict=True))])


def _capped(state: int) -> int:
    """Return the state without the books beyond the caps."""
    full = state & ALL_CAPPED
    return state & ~(full - (full >> FIELD - 1))


def _most_after(links: list[list[int]], values: list[int]) -> list[int]:
    """Return by node the largest sum of values that a run can have after it."""
    most = [0] * len(links)
    for node in range(len(links) - 1, -1, -1):
        most[node] = max([0, *[values[after] + most[after] for after in links[node]]])
    return most


def _links(order: list[int], worth: list[int]) -> list[list[int]]:
    """Return by node the possible next nodes of a run: later cards that also come later in the alphabet.

    Cards beyond a card that fits between and can only add to the worth are left out.
    """
    links = []
    for here in range(len(order)):
        after = []
        ceiling = max(order) + 1
        for node in range(here + 1, len(order)):
            if order[here] < order[node] < ceiling:
                after.append(node)
                if worth[node] > 0:
                    ceiling = order[node]
        links.append(after)
    return links
