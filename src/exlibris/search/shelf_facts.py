"""What a shelf means to one seat: its lines, what can still be added in order, and how its rectangle can grow.

A seat's taste says what cards are worth to it. Facts are worked out once for equal shelves and kept, because rollouts
come to the same ones again and again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec

from exlibris.engine import CATEGORY_COUNT, HIDDEN, Game
from exlibris.engine.native import i64
from exlibris.engine.scoring import PER_FOCUS, PER_VARIETY, dark_cards, entombed_points, stability, tally, variety
from exlibris.engine.shelves import MOST_ROWS, WIDTH, Shelf

SCALE: Final = 10  # worths are whole numbers: tenths of a point
VARIETY_WORTH: Final = SCALE * PER_VARIETY // 5  # a book of one of the five categories that count
PROMINENT_WORTH: Final = 8  # on the way to an award
BANNED_WORTH: Final = -SCALE
FOCUS_WORTH: Final = SCALE * PER_FOCUS
MOST_CARDS: Final = 256
BELOW: Final = [(1 << card) - 1 for card in range(MOST_CARDS + 1)]  # the set of all lower cards, as a mask
MORE_CARDS: Final = (1, 2, 3, 4, 6)  # for which the best rectangle within reach is worked out
GROWTH_OF_NOTHING: Final = [0, 0, 0, 4, 6]
KEPT: Final = 4096  # shelves whose facts a taste keeps
TASTES_KEPT: Final = 24

SHELF_INPUTS: Final = (
    "total", "stability", "banned", "variety", "focus", "prominent_books", "rarest", "second_rarest", "books",
    "cards", "in_order", "face_down", "lost_worth", "rows", "frontier", "fits", "fits_focus", "fits_prominent",
    *[f"stability_{more}_more" for more in MORE_CARDS],
)  # fmt: skip

RIVAL_SHELF_INPUTS: Final = (
    "prominent_books", "variety", "stability", "cards", "in_order", "rarest", "fits", "stability_1_more",
    "stability_3_more",
)  # fmt: skip
RIVAL_SHELF_AT: Final = [SHELF_INPUTS.index(name) for name in RIVAL_SHELF_INPUTS]


class Taste:
    """What each card is worth to a seat, by the Prominent, Banned and focus categories; focus HIDDEN for a rival's."""

    __slots__ = (
        "_facts",
        "all_cards",
        "banned",
        "counts",
        "focus",
        "focus_cards",
        "prominent",
        "prominent_cards",
        "worths",
    )

    counts: list[bytes]  # books by category, by card
    prominent: int
    banned: int
    focus: int
    worths: list[int]  # by card, in tenths of a point
    all_cards: int  # mask of the deck
    focus_cards: int  # mask of the cards with a book of the focus
    prominent_cards: int

    def __init__(self, game: Game, prominent: int, banned: int, focus: int) -> None:
        self._facts: dict[bytes, ShelfFacts] = {}  # by contents of the shelf
        self.counts = game.counts
        self.all_cards = BELOW[game.card_count]
        self.prominent = prominent
        self.banned = banned
        self.focus = focus
        worth = [VARIETY_WORTH] * CATEGORY_COUNT
        worth[prominent] += PROMINENT_WORTH
        worth[banned] = BANNED_WORTH
        if focus != HIDDEN:
            worth[focus] += FOCUS_WORTH
        self.worths = [sum([worth[c] * own[c] for c in range(CATEGORY_COUNT)]) for own in game.counts]
        self.prominent_cards = _cards_with(game, prominent)
        self.focus_cards = _cards_with(game, focus) if focus != HIDDEN else 0

    def facts_of(self, shelf: Shelf) -> ShelfFacts:
        """Return what the shelf means to the seat."""
        contents = shelf.grid
        if shelf.face_down or shelf.tombs:
            contents += bytes([len(shelf.face_down)]) + shelf.face_down + shelf.tombs
        facts = self._facts.get(contents)
        if facts is None:
            if len(self._facts) >= KEPT:
                self._facts.clear()
            facts = self._facts[contents] = ShelfFacts(shelf, self)
        return facts


@lru_cache(maxsize=TASTES_KEPT)
def taste_of(game: Game, prominent: int, banned: int, focus: int) -> Taste:
    """Return the taste of a seat with that focus, the same object for equal arguments."""
    return Taste(game, prominent, banned, focus)


def _cards_with(game: Game, category: int) -> int:
    """Return the mask of the cards that have a book of the category."""
    return sum([1 << card for card in range(game.card_count) if game.counts[card][category]])


class ShelfFacts:
    """What a shelf means to a seat with that taste."""

    __slots__ = ("books", "fits", "inputs", "points", "rarest", "rival_inputs")

    books: list[int]  # face up in the best order, by category
    fits: int  # mask of the cards that could be added without putting another out of order
    points: int  # lines B1, B3, B4 and B5
    rarest: int  # the category, other than the Banned one, with fewest books
    inputs: vec[float]  # SHELF_INPUTS
    rival_inputs: vec[float]  # RIVAL_SHELF_INPUTS

    def __init__(self, shelf: Shelf, taste: Taste) -> None:
        cards = shelf.cards()
        down = dark_cards(shelf)
        run = best_in_order(cards, down, taste.worths)
        self.books = books = tally(taste.counts, run)
        self.fits = fits = _fits(shelf, run) & taste.all_cards
        b1 = stability(shelf) + entombed_points(shelf)
        b4 = variety(books, taste.banned)
        b5 = PER_FOCUS * books[taste.focus] if taste.focus != HIDDEN else 0
        self.points = b1 - books[taste.banned] + b4 + b5
        ranked = sorted([books[c] for c in range(CATEGORY_COUNT) if c != taste.banned])
        self.rarest = next_rarest(books, taste.banned)
        lost = sum([max(taste.worths[c], 0) for c in cards if c not in run and c not in down])
        inputs = [
            self.points, b1, -books[taste.banned], b4, b5, books[taste.prominent], ranked[0], ranked[1], sum(books),
            shelf.count, len(run), len(down), lost, shelf.bottom - shelf.top + 1, len(shelf.frontier()),
            fits.bit_count(), (fits & taste.focus_cards).bit_count(), (fits & taste.prominent_cards).bit_count(),
            *_growth(shelf, b1),
        ]  # fmt: skip
        self.inputs = vec[float]([float(number) for number in inputs])
        self.rival_inputs = vec[float]([float(inputs[i]) for i in RIVAL_SHELF_AT])


def next_rarest(books: list[int], banned: int) -> int:
    """Return the category, other than the Banned one, with fewest books, the first of several."""
    found = 1 if banned == 0 else 0
    for category in range(CATEGORY_COUNT):
        if category != banned and books[category] < books[found]:
            found = category
    return found


def best_in_order(cards: bytes, down: bytes, worths: list[int]) -> bytes:
    """Return the cards to keep face up: the most valuable run in alphabetical order (`cards` in reading order)."""
    wanted = [card for card in cards if worths[card] > 0 and card not in down]
    totals: list[int] = []  # of the best run that ends with each card
    befores: list[int] = []  # the index of the card before it in that run, -1 for none
    best = -1
    for i in range(len(wanted)):
        most: i64 = 0
        before = -1
        card = wanted[i]
        for j in range(i):
            if wanted[j] < card and totals[j] > most:
                most = totals[j]
                before = j
        totals.append(most + worths[card])
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
    """Return the mask of the cards that could go into some free cell without disturbing the run."""
    cells = shelf.cells()
    if not cells:
        return BELOW[MOST_CARDS]
    grid = shelf.grid
    fits = 0
    at = 0  # cells before the free one, in reading order
    low = 0  # the lowest card that would come after the run so far
    passed = 0  # cards of the run before the free cell
    count = len(run)
    for cell in shelf.frontier():
        while at < len(cells) and cells[at] < cell:
            if passed < count and grid[cells[at]] == run[passed]:
                low = run[passed] + 1
                passed += 1
            at += 1
        high = run[passed] if passed < count else MOST_CARDS
        fits |= BELOW[high] ^ BELOW[low]
    return fits


def _growth(shelf: Shelf, now: int) -> list[int]:
    """Return by how much stability could grow with so many more cards, for each of MORE_CARDS."""
    if not shelf.count:
        return GROWTH_OF_NOTHING
    best = [0] * (MORE_CARDS[-1] + 1)  # by cards still missing, the largest rectangle
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
    """Note in `best` the largest rectangles on row `a`, with `b` and `c` above it, by the number of cards they lack."""
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
        two: i64 = 0  # cards that a rectangle of two rows lacks
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
