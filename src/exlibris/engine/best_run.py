"""The run of cards that brings most, exactly, of all runs in alphabetical order.

A run's worth is linear in its books but for two lines of the form: Categorical Variety (three points for each book of
the rarest category) and the Prominent Works award (which rises in steps). So each `_Goal` fixes a level of variety
and a step of the award, and asks for the best run with at least so many books of each category. Prices on the books
that are wanted (Lagrange multipliers) turn that into finding the dearest run, which is quick and bounds from above
what the goal can bring. Most goals are given up by that bound alone; in the others it cuts off nearly all runs.

Worths are whole numbers in which points come first and the tie-breakers after them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from exlibris.engine.scoring import PER_FOCUS, PER_VARIETY

CATEGORIES: Final = 6
BOOK: Final = 1 << 10  # a book more breaks a tie (TIE-01), then a banned book less (TIE-03); both stay below 1024
POINT: Final = BOOK << 10
FIELD: Final = 10  # bits for the count of one category: nine, and one that says that there are enough
MOST_BOOKS: Final = (1 << FIELD - 1) - 1
ENOUGH: Final = sum([MOST_BOOKS + 1 << FIELD * category for category in range(CATEGORIES)])
ROUNDS: Final = 10  # of better prices for a goal, before it is searched
PATIENCE: Final = 3  # rounds without a better bound, before the steps are halved


def best_run(
    order: Sequence[int],
    books: Sequence[Sequence[int]],
    banned: int,
    prominent: int,
    focus: int,
    awards: Sequence[int],
) -> list[int]:
    """The cards to leave face up, by their places in the list: no others bring more, or win more ties.

    `order` holds the cards' places in the alphabet, all different, in reading order; `books` their six counts.
    `awards` is what 0, 1, 2 ... Prominent books bring, never less for more; the last holds for more than that.
    """
    return _Solver(order, books, banned, prominent, focus, awards).solve()


class _Goal:
    """Runs with this level of variety and this step of the award; `bound` is what none of them can exceed."""

    __slots__ = ("bonus", "bound", "wanted")

    wanted: list[int]  # books of each category, 0 of the banned one unless it is the Prominent one
    bonus: int  # what level and step bring together
    bound: int

    def __init__(self, wanted: list[int], bonus: int, bound: int) -> None:
        self.wanted = wanted
        self.bonus = bonus
        self.bound = bound


class _Prices:
    """Prices per category, what the rest of the dearest run from each node on is worth, and all of it from node 0."""

    __slots__ = ("per_book", "rest")

    per_book: list[int]
    rest: list[int]

    def __init__(self, per_book: list[int], rest: list[int]) -> None:
        self.per_book = per_book
        self.rest = rest

    def bound(self, goal: _Goal) -> int:
        """What no run with the goal can exceed."""
        return goal.bonus + self.rest[0] - self.cost(goal.wanted)

    def cost(self, wanted: list[int]) -> int:
        """The price of that many books of each category."""
        p = self.per_book
        w = wanted
        return p[0] * w[0] + p[1] * w[1] + p[2] * w[2] + p[3] * w[3] + p[4] * w[4] + p[5] * w[5]


class _Solver:
    """Nodes: 0 is the start, 1 to n the cards in reading order, n + 1 the end; a run is a path."""

    __slots__ = (
        "after", "awards", "banned", "best", "best_path", "books", "end", "left", "prominent", "usual", "worth"
    )  # fmt: skip

    after: list[list[int]]  # where a run may go on from each node
    worth: list[int]  # of a card, without variety and award
    books: list[list[int]]  # per node
    left: list[list[int]]  # per category and node, see `_most`
    usual: list[int]  # prices that served for the last goal: a good start for the next
    best: int  # worth of the best run found so far
    best_path: list[int]  # its nodes, start and end left out

    def __init__(
        self,
        order: Sequence[int],
        books: Sequence[Sequence[int]],
        banned: int,
        prominent: int,
        focus: int,
        awards: Sequence[int],
    ) -> None:
        none = [0] * CATEGORIES
        self.end = len(order) + 1
        self.banned = banned
        self.prominent = prominent
        self.awards = awards
        self.books = [none, *[list(own) for own in books], none]
        self.worth = [
            POINT * (PER_FOCUS * own[focus] - own[banned]) + BOOK * sum(own) - own[banned] for own in self.books
        ]
        self.after = _links([-1, *order, max(order, default=0) + 1], self.worth)
        self.left = [self._most(category) for category in range(CATEGORIES)]
        self.usual = [POINT // 2] * CATEGORIES
        self.best_path = []
        self.best = self._true_worth([])

    def solve(self) -> list[int]:
        """The cards of the best run."""
        goals = self._goals()
        while goals:
            goal = max(goals, key=_bound_of)
            if goal.bound <= self.best:
                break
            prices = self._priced(goal)
            if goal.bound > self.best:
                self._search(goal, prices)
            goals.remove(goal)
            for other in goals:
                other.bound = min(other.bound, prices.bound(other))
        return [node - 1 for node in self.best_path]

    # -- goals ---------------------------------------------------------------------

    def _goals(self) -> list[_Goal]:
        """All that the shelf may reach, each category by itself."""
        most = [left[0] for left in self.left]
        levels = min([most[category] for category in range(CATEGORIES) if category != self.banned])
        linear = self._prices([0] * CATEGORIES)
        goals = []
        for least in self._steps(most[self.prominent]):
            for level in range(levels + 1):
                wanted = [level] * CATEGORIES
                wanted[self.banned] = 0
                wanted[self.prominent] = max(wanted[self.prominent], least)
                bonus = POINT * (PER_VARIETY * level + self._award(least))
                goals.append(_Goal(wanted, bonus, bonus + linear.rest[0]))
        return goals

    def _steps(self, most: int) -> list[int]:
        """The numbers of Prominent books at which the award rises, and 0."""
        last = min(most, len(self.awards) - 1)
        return [0] + [own for own in range(1, last + 1) if self._award(own) > self._award(own - 1)]

    def _award(self, own: int) -> int:
        return self.awards[min(own, len(self.awards) - 1)]

    def _most(self, category: int) -> list[int]:
        """Per node, the most books of one category that a run may still come to after it."""
        own = [books[category] for books in self.books]
        return [rest - here for rest, here in zip(self._rest(own), own, strict=True)]

    # -- prices --------------------------------------------------------------------

    def _rest(self, worths: list[int]) -> list[int]:
        """Per node, what the dearest run from there on is worth."""
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
        """Prices at which the goal's bound is low; better runs that turn up on the way are noted."""
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
        """The dearest run at these prices."""
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
        """Books of each category beyond those wanted, where there is a price to change."""
        totals = self._totals(path)
        return [have - want if want else 0 for have, want in zip(totals, goal.wanted, strict=True)]

    # -- runs ----------------------------------------------------------------------

    def _totals(self, path: list[int]) -> list[int]:
        totals = [0] * CATEGORIES
        for node in path:
            own = self.books[node]
            for category in range(CATEGORIES):
                totals[category] += own[category]
        return totals

    def _true_worth(self, path: list[int]) -> int:
        totals = self._totals(path)
        rarest = min([totals[category] for category in range(CATEGORIES) if category != self.banned])
        bonus = PER_VARIETY * rarest + self._award(totals[self.prominent])
        return POINT * bonus + sum([self.worth[node] for node in path])

    def _note(self, path: list[int]) -> None:
        worth = self._true_worth(path)
        if worth > self.best:
            self.best = worth
            self.best_path = path

    def _search(self, goal: _Goal, prices: _Prices) -> None:
        """No run with the goal is better than the best one noted."""
        rest = prices.rest
        ways = [sorted(after, key=rest.__getitem__, reverse=True) for after in self.after]
        steps = [_packed(own, goal.wanted) for own in self.books]
        left = [_packed(list(most), goal.wanted) for most in zip(*self.left, strict=True)]
        size = self.end + 1
        # Per node: the books so far, no more than wanted -> the best worth of a run to there, with its nodes as bits.
        found: list[dict[int, int]] = [{} for _ in range(size)]
        found[0][_packed_start(goal.wanted)] = 0
        owed: dict[int, int] = {}
        for node in range(self.end):
            for state, run in found[node].items():
                if state not in owed:
                    owed[state] = prices.cost(_missing(state))
                need = self.best - goal.bonus - (run >> size) + owed[state]
                for after in ways[node]:
                    if rest[after] <= need:
                        break
                    books = state + steps[after]
                    full = books & ENOUGH
                    books &= ~(full - (full >> FIELD - 1))
                    if (books + left[after]) & ENOUGH != ENOUGH:
                        continue
                    longer = run + (self.worth[after] << size) + (1 << after)
                    there = found[after]
                    if books not in there or longer > there[books]:
                        there[books] = longer
            found[node].clear()
        if ENOUGH in found[self.end]:
            best = found[self.end][ENOUGH]
            self._note([node for node in range(1, self.end) if best >> node & 1])


def _bound_of(goal: _Goal) -> int:
    return goal.bound


def _links(order: list[int], worth: list[int]) -> list[list[int]]:
    """Where a run may go on: to later cards that follow in the alphabet, unless a card between costs nothing."""
    links = []
    for here in range(len(order) - 1):
        after = []
        ceiling = order[-1] + 1
        for node in range(here + 1, len(order)):
            if order[here] < order[node] < ceiling:
                after.append(node)
                if worth[node] > 0:  # leaving it out is never better: a run beyond it goes through it
                    ceiling = order[node]
        links.append(after)
    return [*links, []]


def _packed(own: list[int], wanted: list[int]) -> int:
    """Numbers of books in the fields of a state; those of no interest left out."""
    packed = 0
    for category in range(CATEGORIES):
        if wanted[category]:
            packed |= min(own[category], MOST_BOOKS) << FIELD * category
    return packed


def _packed_start(wanted: list[int]) -> int:
    """The state before the first card: each field reaches its highest bit when there are enough."""
    packed = 0
    for category in range(CATEGORIES):
        packed |= (MOST_BOOKS + 1 - wanted[category]) << FIELD * category
    return packed


def _missing(state: int) -> list[int]:
    """Books of each category still wanted."""
    return [max(0, MOST_BOOKS + 1 - (state >> FIELD * category & (1 << FIELD) - 1)) for category in range(CATEGORIES)]
