"""The search for the best run of cards that has enough books of each category (dynamic programming).

Goes through the nodes in order. Of the runs to a node that have the same books, counted up to those wanted, it keeps
the best. A state is such numbers of books, packed into the fields of an int.
"""

from __future__ import annotations

from heapq import nlargest
from typing import Final

from exlibris.engine.game import CATEGORY_COUNT

FIELD: Final = 10  # bits for the count of one category: nine, and one that marks enough books
MOST_BOOKS: Final = (1 << FIELD - 1) - 1
ENOUGH: Final = sum([MOST_BOOKS + 1 << FIELD * category for category in range(CATEGORY_COUNT)])


class RunSearch:
    """The search for one list of wanted books. Node 0 is the start, the last one is the end; runs are paths."""

    __slots__ = ("end", "is_complete", "left", "owed", "per_book", "rest", "start", "steps", "ways", "worth")

    ways: list[list[int]]  # by node, the nodes with which a run may go on, the most promising first
    worth: list[int]  # by node
    per_book: list[int]  # by category, the price of a book
    rest: list[int]  # by node, the worth of the dearest run from there on, prices included
    start: int  # the state at node 0
    steps: list[int]  # by node, its books
    left: list[int]  # by node, for each category the most books that a run can have after it
    end: int
    owed: dict[int, int]  # by state, the price of the books still wanted
    is_complete: bool  # whether the last search has kept every state that could matter

    def __init__(
        self,
        after: list[list[int]],
        worth: list[int],
        books: list[list[int]],
        left: list[list[int]],
        per_book: list[int],
        rest: list[int],
        wanted: list[int],
    ) -> None:
        self.ways = [sorted(nodes, key=rest.__getitem__, reverse=True) for nodes in after]
        self.worth = worth
        self.per_book = per_book
        self.rest = rest
        self.start = _packed_start(wanted)
        self.steps = [_packed(own, wanted) for own in books]
        self.left = [_packed(most, wanted) for most in left]
        self.end = len(after) - 1
        self.owed = {}
        self.is_complete = True

    def find(self, least: int, width: int) -> list[int]:
        """Return the nodes of the best run that is worth more than `least`, without start and end; [] for none.

        Keeps the most promising states of each node, up to `width`; only if `is_complete`, there is no better run.
        """
        # By node: state -> worth of the best run up to there, its nodes in the low bits.
        found: list[dict[int, int]] = [{} for _ in self.ways]
        found[0][self.start] = 0
        self.is_complete = True
        for node in range(self.end):
            self._go_on(node, self._kept(found[node], width), found, least)
            found[node].clear()
        best = found[self.end].get(ENOUGH, 0)
        return [node for node in range(1, self.end) if best >> node & 1]

    def _go_on(self, node: int, here: dict[int, int], found: list[dict[int, int]], least: int) -> None:
        """Add to the later nodes what the states of a node become there."""
        rest, steps, left, worth = self.rest, self.steps, self.left, self.worth
        size = self.end + 1
        ways = self.ways[node]
        for state, run in here.items():
            need = least - (run >> size) + self.owed[state]
            for after in ways:
                if rest[after] <= need:
                    break
                books = state + steps[after]
                full = books & ENOUGH
                books &= ~(full - (full >> FIELD - 1))
                if (books + left[after]) & ENOUGH != ENOUGH:
                    continue
                longer = run + (worth[after] << size) + (1 << after)
                there = found[after]
                if books not in there or longer > there[books]:
                    there[books] = longer

    def _kept(self, here: dict[int, int], width: int) -> dict[int, int]:
        """Return the most promising states of a node, and note what all of them owe."""
        owed = self.owed
        for state in here:
            if state not in owed:
                owed[state] = self._price_of_missing(state)
        if len(here) <= width:
            return here
        self.is_complete = False
        size = self.end + 1
        return dict(nlargest(width, here.items(), key=lambda item: (item[1] >> size) - owed[item[0]]))

    def _price_of_missing(self, state: int) -> int:
        total = 0
        for category in range(CATEGORY_COUNT):
            missing = MOST_BOOKS + 1 - (state >> FIELD * category & (1 << FIELD) - 1)
            if missing > 0:
                total += missing * self.per_book[category]
        return total


def _packed(own: list[int], wanted: list[int]) -> int:
    """Return numbers of books packed into the fields of a state, 0 for categories that are not wanted."""
    packed = 0
    for category in range(CATEGORY_COUNT):
        if wanted[category]:
            packed |= min(own[category], MOST_BOOKS) << FIELD * category
    return packed


def _packed_start(wanted: list[int]) -> int:
    """Return the state before the first card, from which a field reaches its highest bit with the last wanted book."""
    packed = 0
    for category in range(CATEGORY_COUNT):
        packed |= (MOST_BOOKS + 1 - wanted[category]) << FIELD * category
    return packed
