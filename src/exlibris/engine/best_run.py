"""An exact search for the alphabetical run of cards that is worth most in the inspection.

The worth of a run is linear in its books but for two lines of the form: Categorical Variety (three points for each
book of the rarest category) and the Prominent Works award (which rises in steps). Each `_Goal` therefore fixes a level
of variety and a step of the award, and asks for the best run with at least so many books of each category. Prices on
the wanted books (Lagrange multipliers) reduce that to finding the dearest run, which is quick and gives an upper bound
for the goal. The bound alone rules out most goals; in the others, which `run_search` goes through, it cuts off nearly
all runs. Good runs make the bounds effective, so narrow searches look for such before a wide one proves the best.

The widest search keeps WIDTHS[-1] states of a node. That is exact for all shelves that the tests and a search for
hard shelves came upon; for any others the result is the best run among those that were kept.

A worth is an integer whose high bits are points and whose low bits are the tie-breakers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from exlibris.engine.counting import PER_FOCUS, PER_VARIETY
from exlibris.engine.game import CATEGORY_COUNT
from exlibris.engine.run_search import RunSearch

BOOK: Final = 1 << 10  # ties go to more books (TIE-01), then to fewer banned ones (TIE-03); both below 1024
POINT: Final = BOOK << 10
ROUNDS: Final = 60  # improvements of the prices for a goal before it is searched
WIDTHS: Final = (40, 400, 4000)  # of one search after the other, in states of a node
PATIENCE: Final = 3  # rounds without a better bound before steps are halved


def best_run(
    order: Sequence[int],
    books: Sequence[Sequence[int]],
    banned: int,
    prominent: int,
    focus: int,
    awards: Sequence[int],
) -> list[int]:
    """Return the indexes of the cards to leave face up: no others score more, or as much with better tie-breakers.

    `order` holds the cards' places in the alphabet, all different, in reading order, and `books` the six counts of
    each. `awards` holds the points for 0, 1, 2 ... Prominent books, never falling; the last are for any larger number.
    """
    return _Solver(order, books, banned, prominent, focus, awards).solve()


class _Goal:
    """A level of variety and a step of the award, and the runs that reach both."""

    __slots__ = ("bonus", "bound", "prices", "wanted")

    wanted: list[int]  # books of each category, 0 of the banned one unless it is the Prominent one
    bonus: int  # worth of the level and the step together
    bound: int  # no run of the goal is worth more
    prices: _Prices  # with a low bound

    def __init__(self, wanted: list[int], bonus: int, bound: int, prices: _Prices) -> None:
        self.wanted = wanted
        self.bonus = bonus
        self.bound = bound
        self.prices = prices


class _Prices:
    """Prices of books, and the dearest runs at these prices."""

    __slots__ = ("per_book", "rest")

    per_book: list[int]  # by category
    rest: list[int]  # by node, the worth of the dearest run from there on

    def __init__(self, per_book: list[int], rest: list[int]) -> None:
        self.per_book = per_book
        self.rest = rest

    def bound(self, goal: _Goal) -> int:
        """Return an upper bound for the worth of the goal's runs."""
        return goal.bonus + self.rest[0] - self.cost(goal.wanted)

    def cost(self, wanted: list[int]) -> int:
        """Return the price of that many books of each category."""
        p = self.per_book
        w = wanted
        return p[0] * w[0] + p[1] * w[1] + p[2] * w[2] + p[3] * w[3] + p[4] * w[4] + p[5] * w[5]


class _Solver:
    """The search. Node 0 is the start, 1 to n are the cards in reading order, n + 1 is the end; runs are paths."""

    __slots__ = (
        "after", "awards", "banned", "best", "best_path", "books", "end", "left", "prominent", "usual", "worth"
    )  # fmt: skip

    after: list[list[int]]  # by node, the nodes with which a run may go on
    worth: list[int]  # by node, without variety and award
    books: list[list[int]]  # by node and category
    left: list[list[int]]  # by node, for each category the most books that a run can have after it
    usual: list[int]  # by category, prices of the last goal, with which the next one starts
    best: int  # worth of the best run found so far
    best_path: list[int]  # its nodes, without start and end

    def __init__(
        self,
        order: Sequence[int],
        books: Sequence[Sequence[int]],
        banned: int,
        prominent: int,
        focus: int,
        awards: Sequence[int],
    ) -> None:
        none = [0] * CATEGORY_COUNT
        self.end = len(order) + 1
        self.banned = banned
        self.prominent = prominent
        self.awards = awards
        self.books = [none, *[list(own) for own in books], none]
        self.worth = [
            POINT * (PER_FOCUS * own[focus] - own[banned]) + BOOK * sum(own) - own[banned] for own in self.books
        ]
        self.after = _links([-1, *order, max(order, default=0) + 1], self.worth)
        by_category = [self._most(category) for category in range(CATEGORY_COUNT)]
        self.left = [list(most) for most in zip(*by_category, strict=True)]
        self.usual = [POINT // 2] * CATEGORY_COUNT
        self.best_path = []
        self.best = self._true_worth([])

    def solve(self) -> list[int]:
        """Return the indexes of the cards of the best run."""
        goals = self._priced_goals()
        for width in WIDTHS:
            goals = [goal for goal in goals if not self._is_done(goal, width)]
        return [node - 1 for node in self.best_path]

    def _is_done(self, goal: _Goal, width: int) -> bool:
        """Look for better runs of the goal and note the best. Tell whether there are certainly no more."""
        if goal.bound <= self.best:
            return True
        prices = goal.prices
        search = RunSearch(self.after, self.worth, self.books, self.left, prices.per_book, prices.rest, goal.wanted)
        path = search.find(self.best - goal.bonus, width)
        if path:
            self._note(path)
        return search.is_complete

    # -- goals ---------------------------------------------------------------------

    def _goals(self) -> list[_Goal]:
        """Return the goals that the shelf can reach for each category by itself."""
        most = self.left[0]
        levels = min([most[category] for category in range(CATEGORY_COUNT) if category != self.banned])
        linear = self._prices([0] * CATEGORY_COUNT)
        goals = []
        for least in self._steps(most[self.prominent]):
            for level in range(levels + 1):
                wanted = [level] * CATEGORY_COUNT
                wanted[self.banned] = 0
                wanted[self.prominent] = max(wanted[self.prominent], least)
                bonus = POINT * (PER_VARIETY * level + self._award(least))
                goals.append(_Goal(wanted, bonus, bonus + linear.rest[0], linear))
        return goals

    def _priced_goals(self) -> list[_Goal]:
        """Return the goals that may have a better run than the best so far, with prices, the most promising first."""
        goals = self._goals()
        unpriced = goals[:]
        while unpriced:
            goal = max(unpriced, key=_bound_of)
            if goal.bound <= self.best:
                break
            unpriced.remove(goal)
            goal.prices = self._priced(goal)
            for other in goals:
                other.bound = min(other.bound, goal.prices.bound(other))
        return sorted([goal for goal in goals if goal.bound > self.best], key=_bound_of, reverse=True)

    def _steps(self, most: int) -> list[int]:
        """Return 0 and the numbers of Prominent books, up to `most`, at which the award rises."""
        last = min(most, len(self.awards) - 1)
        return [0] + [own for own in range(1, last + 1) if self._award(own) > self._award(own - 1)]

    def _award(self, own: int) -> int:
        return self.awards[min(own, len(self.awards) - 1)]

    def _most(self, category: int) -> list[int]:
        """Return by node the most books of a category that a run can have after it."""
        own = [books[category] for books in self.books]
        return [rest - here for rest, here in zip(self._rest(own), own, strict=True)]

    # -- prices --------------------------------------------------------------------

    def _rest(self, worths: list[int]) -> list[int]:
        """Return by node the worth of the dearest run from there on; `worths` are those of the nodes."""
        rest = [0] * (self.end + 1)
        for node in range(self.end - 1, -1, -1):
            rest[node] = worths[node] + max([rest[after] for after in self.after[node]])
        return rest

    def _prices(self, per_book: list[int]) -> _Prices:
        p0, p1, p2, p3, p4, p5 = per_book
        worths = [
            worth + p0 * own[0] + p1 * own[1] + p2 * own[2] + p3 * own[3] + p4 * own[4] + p5 * own[5]
            for worth, own in zip(self.worth, self.books, strict=True)
        ]
        return _Prices(per_book, self._rest(worths))

    def _priced(self, goal: _Goal) -> _Prices:
        """Return prices that give the goal a low bound; note better runs found on the way (subgradient method)."""
        per_book = [price if wanted else 0 for price, wanted in zip(self.usual, goal.wanted, strict=True)]
        kept = prices = self._prices(per_book)
        lowest = prices.bound(goal)
        share = 1
        waited = 0
        for _ in range(ROUNDS):
            path = self._dearest(prices)
            self._note(path)
            goal.bound = min(goal.bound, lowest)
            if goal.bound <= self.best:
                break
            surplus = self._surplus(goal, path)
            size = sum([more * more for more in surplus])
            if size == 0:
                break
            gap = (prices.bound(goal) - self.best) // share
            per_book = [max(0, price - gap * more // size) for price, more in zip(per_book, surplus, strict=True)]
            prices = self._prices(per_book)
            bound = prices.bound(goal)
            if bound < lowest:
                lowest, kept, waited = bound, prices, 0
            else:
                waited += 1
                if waited == PATIENCE:
                    share, waited = 2 * share, 0
        goal.bound = min(goal.bound, lowest)
        self.usual = [p if want else u for p, want, u in zip(kept.per_book, goal.wanted, self.usual, strict=True)]
        return kept

    def _dearest(self, prices: _Prices) -> list[int]:
        """Return the dearest run at these prices."""
        path = []
        rest = prices.rest
        node = 0
        while node != self.end:
            best = self.after[node][0]
            for after in self.after[node]:
                if rest[after] > rest[best]:
                    best = after
            node = best
            path.append(node)
        path.pop()
        return path

    def _surplus(self, goal: _Goal, path: list[int]) -> list[int]:
        """Return by category how many books a run has beyond those wanted, 0 where none are wanted."""
        totals = self._totals(path)
        return [have - want if want else 0 for have, want in zip(totals, goal.wanted, strict=True)]

    # -- runs ----------------------------------------------------------------------

    def _totals(self, path: list[int]) -> list[int]:
        totals = [0] * CATEGORY_COUNT
        for node in path:
            own = self.books[node]
            for category in range(CATEGORY_COUNT):
                totals[category] += own[category]
        return totals

    def _true_worth(self, path: list[int]) -> int:
        totals = self._totals(path)
        rarest = min([totals[category] for category in range(CATEGORY_COUNT) if category != self.banned])
        bonus = PER_VARIETY * rarest + self._award(totals[self.prominent])
        return POINT * bonus + sum([self.worth[node] for node in path])

    def _note(self, path: list[int]) -> None:
        worth = self._true_worth(path)
        if worth > self.best:
            self.best = worth
            self.best_path = path


def _bound_of(goal: _Goal) -> int:
    return goal.bound


def _links(order: list[int], worth: list[int]) -> list[list[int]]:
    """Return by node those with which a run may go on: later cards that also come later in the alphabet.

    Left out are those beyond a card that fits between and can only add to the worth.
    """
    links = []
    for here in range(len(order) - 1):
        after = []
        ceiling = order[-1] + 1
        for node in range(here + 1, len(order)):
            if order[here] < order[node] < ceiling:
                after.append(node)
                if worth[node] > 0:  # worth taking on the way to any card beyond it
                    ceiling = order[node]
        links.append(after)
    return [*links, []]
