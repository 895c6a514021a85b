"""The worth of a shelf to one seat: its lines, the cards that still fit in order, and the growth of its rectangle.

Computer players and networks use it. Results are cached by the shelf's contents, because rollouts reach the same
shelves again and again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from librt.vecs import vec

from exlibris.engine import CATEGORY_COUNT, HIDDEN, Game
from exlibris.engine.native import i64
from exlibris.engine.scoring import PER_FOCUS, PER_VARIETY, entombed_points, stability, tally, variety
from exlibris.engine.shelves import MOST_ROWS, WIDTH, Shelf
from exlibris.search import feature_names as at
from exlibris.search.feature_names import MORE_CARDS, SHELF_INPUTS

VARIETY_VALUE: Final = PER_VARIETY / 5  # points for a book of one of the five categories that count
PROMINENT_VALUE: Final = 0.8  # points for a book, toward the award
MOST_CARDS: Final = 256
BELOW: Final = [(1 << card) - 1 for card in range(MOST_CARDS + 1)]  # mask of all lower cards
GROWTH_OF_NOTHING: Final = [0, 0, 0, 4, 6]
KEPT: Final = 2048  # shelves whose results an evaluator caches
EVALUATORS_KEPT: Final = 64  # about the number of games in a batch


class Taste(NamedTuple):
    """Weights of the lines of the form for a player. The plain taste counts points."""

    stability: float = 1.0
    prominent: float = 1.0
    banned: float = 1.0
    variety: float = 1.0
    focus: float = 1.0
    hand: float = 1.0  # weight of the hand's expected points
    disorder: float = 0.0  # points for each shelved card that can't stay face up


PLAIN: Final = Taste()


class ShelfEvaluator:
    """Evaluates shelves for one seat by the value of each card to it."""

    __slots__ = (
        "_facts", "_lines", "all_cards", "banned", "counts", "focus", "focus_cards", "prominent", "prominent_cards",
        "values",
    )  # fmt: skip

    counts: list[bytes]  # books by card and category
    prominent: int
    banned: int
    focus: int  # HIDDEN if unknown, for a rival's shelf
    values: vec[float]  # by card, the points that its books add to the form, roughly, times `scale`
    all_cards: int  # mask of the deck
    focus_cards: int  # mask of the cards with a book of the focus
    prominent_cards: int

    def __init__(self, game: Game, prominent: int, banned: int, focus: int, scale: float, taste: Taste) -> None:
        self._lines: dict[bytes, ShelfLines] = {}  # by contents of the shelf
        self._facts: dict[bytes, ShelfFacts] = {}
        self.counts = game.counts
        self.all_cards = BELOW[game.card_count]
        self.prominent = prominent
        self.banned = banned
        self.focus = focus
        of_book = [taste.variety * VARIETY_VALUE] * CATEGORY_COUNT
        of_book[prominent] += taste.prominent * PROMINENT_VALUE
        if focus != HIDDEN:
            of_book[focus] += taste.focus * PER_FOCUS
        of_book[banned] = -taste.banned
        of_book = [scale * value for value in of_book]
        worth = [sum([of_book[c] * books[c] for c in range(CATEGORY_COUNT)]) for books in game.counts]
        self.values = vec[float](worth)
        self.prominent_cards = _cards_with(game, prominent)
        self.focus_cards = _cards_with(game, focus) if focus != HIDDEN else 0

    def lines_of(self, shelf: Shelf) -> ShelfLines:
        """Return the lines of the shelf."""
        contents = _contents(shelf)
        lines = self._lines.get(contents)
        if lines is None:
            if len(self._lines) >= KEPT:
                self._lines.clear()
            lines = self._lines[contents] = ShelfLines(shelf, self)
        return lines

    def facts_of(self, shelf: Shelf) -> ShelfFacts:
        """Return the lines of the shelf and its features."""
        contents = _contents(shelf)
        facts = self._facts.get(contents)
        if facts is None:
            if len(self._facts) >= KEPT:
                self._facts.clear()
            facts = self._facts[contents] = ShelfFacts(shelf, self)
        return facts


@lru_cache(maxsize=EVALUATORS_KEPT)
def evaluator_of(
    game: Game, prominent: int, banned: int, focus: int, scale: float = 1.0, taste: Taste = PLAIN
) -> ShelfEvaluator:
    """Return the evaluator for a seat with this focus; equal arguments give the same object."""
    return ShelfEvaluator(game, prominent, banned, focus, scale, taste)


def _cards_with(game: Game, category: int) -> int:
    return sum([1 << card for card in range(game.card_count) if game.counts[card][category]])


def _contents(shelf: Shelf) -> bytes:
    """Return a key that is equal for equal shelves."""
    if shelf.face_down or shelf.tombs:
        return shelf.grid + bytes([len(shelf.face_down)]) + shelf.face_down + shelf.tombs
    return shelf.grid


class ShelfLines:
    """Lines of the form that a shelf scores, in points; books for Prominent Works, which also depends on the rivals."""

    __slots__ = ("b1", "b3", "b4", "b5", "books", "cards", "face_down", "out_of_order", "run")

    b1: int
    b3: int
    b4: int
    b5: int
    books: list[int]  # on the cards kept face up, by category
    cards: bytes  # in reading order
    face_down: bytes  # cards already face down
    run: bytes  # the cards to keep face up
    out_of_order: int  # cards that can't stay face up

    def __init__(self, shelf: Shelf, by: ShelfEvaluator) -> None:
        self.cards = shelf.cards()
        self.face_down = shelf.dark_cards()
        self.run = best_in_order(self.cards, self.face_down, by.values)
        self.books = tally(by.counts, self.run)
        self.out_of_order = len(self.cards) - len(self.face_down) - len(self.run)
        self.b1 = stability(shelf) + entombed_points(shelf)
        self.b3 = -self.books[by.banned]
        self.b4 = variety(self.books, by.banned)
        self.b5 = PER_FOCUS * self.books[by.focus] if by.focus != HIDDEN else 0


class ShelfFacts(ShelfLines):
    """The lines of a shelf and a network's inputs about it."""

    __slots__ = ("fits", "inputs", "points", "rarest", "rival_inputs")

    fits: int  # mask of the cards that could be added without putting another card out of order
    points: int  # of all lines except Prominent Works
    rarest: int  # the category with the fewest books, except Banned Books
    inputs: vec[float]  # SHELF_INPUTS
    rival_inputs: vec[float]  # RIVAL_SHELF_INPUTS

    def __init__(self, shelf: Shelf, by: ShelfEvaluator) -> None:
        super().__init__(shelf, by)
        self.fits = _fits(shelf, self.run) & by.all_cards
        self.points = self.b1 + self.b3 + self.b4 + self.b5
        self.rarest = _next_rarest(self.books, by.banned)
        inputs = self._inputs(shelf, by)
        self.inputs = vec[float](inputs)
        self.rival_inputs = vec[float]([inputs[i] for i in at.RIVAL_SHELF])

    def _inputs(self, shelf: Shelf, by: ShelfEvaluator) -> list[float]:
        x = [0.0] * len(SHELF_INPUTS)
        ranked = sorted([self.books[c] for c in range(CATEGORY_COUNT) if c != by.banned])
        x[at.SHELF_TOTAL] = float(self.points)
        x[at.SHELF_STABILITY] = float(self.b1)
        x[at.SHELF_BANNED] = float(self.b3)
        x[at.SHELF_VARIETY] = float(self.b4)
        x[at.SHELF_FOCUS] = float(self.b5)
        x[at.SHELF_PROMINENT_BOOKS] = float(self.books[by.prominent])
        x[at.SHELF_RAREST] = float(ranked[0])
        x[at.SHELF_SECOND_RAREST] = float(ranked[1])
        x[at.SHELF_BOOKS] = float(sum(self.books))
        x[at.SHELF_CARDS] = float(shelf.count)
        x[at.SHELF_IN_ORDER] = float(len(self.run))
        x[at.SHELF_FACE_DOWN] = float(len(self.face_down))
        x[at.SHELF_LOST_VALUE] = self._lost_value(by.values)
        x[at.SHELF_ROWS] = float(shelf.bottom - shelf.top + 1)
        x[at.SHELF_FRONTIER] = float(len(shelf.frontier()))
        x[at.SHELF_FITS] = float(self.fits.bit_count())
        x[at.SHELF_FITS_FOCUS] = float((self.fits & by.focus_cards).bit_count())
        x[at.SHELF_FITS_PROMINENT] = float((self.fits & by.prominent_cards).bit_count())
        x[at.SHELF_MOST_BOOKS] = float(ranked[-1])
        growth = _growth(shelf, self.b1)
        for i in range(len(growth)):
            x[at.SHELF_STABILITY_MORE[i]] = float(growth[i])
        return x

    def _lost_value(self, values: vec[float]) -> float:
        """Return the value of the cards that will have to be flipped, counting positive values only."""
        run, down = self.run, self.face_down
        return float(sum([max(values[card], 0.0) for card in self.cards if card not in run and card not in down]))


def _next_rarest(books: list[int], banned: int) -> int:
    """Return the category with the fewest books, except Banned Books; the first in case of a tie."""
    found = 1 if banned == 0 else 0
    for category in range(CATEGORY_COUNT):
        if category != banned and books[category] < books[found]:
            found = category
    return found


def best_in_order(cards: bytes, down: bytes, values: vec[float]) -> bytes:
    """Return the cards to keep face up: the most valuable run in alphabetical order.

    `cards` are in reading order, `down` are the cards already face down, `values` are by card.
    """
    wanted = [card for card in cards if values[card] > 0 and card not in down]
    totals: list[float] = []  # value of the best run that ends with each card
    befores: list[int] = []  # the index of the card before it in that run, -1 for none
    best = -1
    for i in range(len(wanted)):
        most = 0.0
        before = -1
        card = wanted[i]
        for j in range(i):
            if wanted[j] < card and totals[j] > most:
                most = totals[j]
                before = j
        totals.append(most + values[card])
        befores.append(before)
        if best < 0 or totals[i] > totals[best]:
            best = i
    run: list[int] = []
    while best >= 0:
        run.append(wanted[best])
        best = befores[best]
    run.reverse()
    return bytes(run)


def _fits(shelf: Shelf, run: bytes) -> int:
    """Return the mask of the cards that fit some free cell without disturbing the run."""
    cells = shelf.cells()
    if not cells:
        return BELOW[MOST_CARDS]
    grid = shelf.grid
    fits = 0
    looked = 0  # cells passed before the free cell, in reading order
    low = 0  # the lowest card that can follow the run so far
    passed = 0  # cards of the run before the free cell
    count = len(run)
    for cell in shelf.frontier():
        while looked < len(cells) and cells[looked] < cell:
            if passed < count and grid[cells[looked]] == run[passed]:
                low = run[passed] + 1
                passed += 1
            looked += 1
        high = run[passed] if passed < count else MOST_CARDS
        fits |= BELOW[high] ^ BELOW[low]
    return fits


def _growth(shelf: Shelf, now: int) -> list[int]:
    """Return the possible growth of stability for each number of cards in MORE_CARDS."""
    if not shelf.count:
        return GROWTH_OF_NOTHING
    best = [0] * (MORE_CARDS[-1] + 1)  # the largest rectangle by number of missing cards
    for base in range(shelf.bottom, shelf.top + MOST_ROWS):
        rows = shelf.rows
        _note_rectangles(rows[base], rows[base - 1], rows[base - 2], best)
    grown: list[int] = []
    most = now
    for missing in range(1, MORE_CARDS[-1] + 1):
        most = max(most, best[missing])
        if missing in MORE_CARDS:
            grown.append(most - now)
    return grown


def _note_rectangles(a: i64, b: i64, c: i64, best: list[int]) -> None:
    """Record in `best`, by number of missing cards, the largest rectangle on row `a` with rows `b` and `c` above it."""
    most: i64 = len(best) - 1
    used: i64 = a | b | c
    left: i64 = 0
    while not used >> left & 1:
        left += 1
    end: i64 = left
    while used >> end:
        end += 1
    left = max(left - 1, 0)
    end = min(end + 1, WIDTH)
    while left < end:
        two: i64 = 0  # cards missing from a rectangle of two rows
        three: i64 = 0
        right: i64 = left
        while right < end and two <= most:
            two += 2 - (a >> right & 1) - (b >> right & 1)
            three += 3 - (a >> right & 1) - (b >> right & 1) - (c >> right & 1)
            right += 1
            _note(2, right - left, two, best)
            _note(3, right - left, three, best)
        left += 1


def _note(height: i64, width: i64, lacking: i64, best: list[int]) -> None:
    if width > 1 and lacking < len(best) and height * width > best[lacking]:
        best[lacking] = height * width
