"""Shelves that count: shapes filled with cards in order, and cards that add up to given numbers of books."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from exlibris.content.load import CATEGORIES, load_deck
from exlibris.engine import Ruleset
from support.deck import books_on, cards_of, name_of
from support.drawing import drawn_marks
from support.table import Table

TRIES = 20_000


def filled(shape: str, start: str = "A1") -> str:
    """Return the drawing with each `##` replaced by the next card of the alphabet."""
    drawing = drawn_marks(shape)
    card = cards_of(start)[0]
    while "##" in drawing:
        drawing = drawing.replace("##", name_of(card), 1)
        card += 1
    return drawing


def in_a_row(cards: Sequence[str]) -> str:
    """Return a shelf of one row with the cards in alphabetical order."""
    return " ".join(name_of(card) for card in sorted(cards_of(cards)))


def with_rectangle(cards: Sequence[str], height: int, width: int) -> str:
    """Return a shelf in alphabetical order whose lower rows have just that width: the largest rectangle."""
    names = in_a_row(cards).split()
    at = len(names) - (height - 1) * width
    rows = [names[:at]] + [names[i : i + width] for i in range(at, len(names), width)]
    return " / ".join(" ".join(row) for row in rows)


def cards_with_one(n: int, key: str, skip: str = "") -> list[str]:
    """Return the first n cards with exactly one book of the category."""
    return [name for name in _all() if books_on(name, key) == 1 and name not in skip.split()][:n]


def cards_adding_up_to(tally: Sequence[int], skip: str = "", least: int = 1) -> list[str]:
    """Return cards with exactly these numbers of books, in form order; at least that many cards."""
    if not any(tally):
        return []
    luck = random.Random(str(tally))
    free = [name for name in _all() if name not in skip.split()]
    for _ in range(TRIES):
        free.sort(key=lambda name: luck.random() * _fit(name, tally), reverse=True)
        found = _greedily(tally, free)
        if len(found) >= least:
            return found
    raise AssertionError(f"no cards add up to {tally}")


def _fit(name: str, tally: Sequence[int]) -> float:
    """Return how much the card's books are of the categories that are wanted most."""
    books = _books(name)
    return sum(have * want for have, want in zip(books, tally, strict=True)) / sum(books)


def _greedily(tally: Sequence[int], free: list[str]) -> list[str]:
    left = list(tally)
    found: list[str] = []
    others: list[str] = []
    for name in free:
        books = _books(name)
        fits = all(have <= want for have, want in zip(books, left, strict=True))
        (found if fits else others).append(name)
        if fits:
            left = [want - have for have, want in zip(books, left, strict=True)]
    return _with_one_exchanged(found, others, left) if any(left) else found


def _with_one_exchanged(found: list[str], others: list[str], left: list[int]) -> list[str]:
    """Return the cards with one exchanged for another that has the missing books too; none if there is none."""
    spare = {_books(name): name for name in others}
    for i, name in enumerate(found):
        wanted = tuple(have + more for have, more in zip(_books(name), left, strict=True))
        if wanted in spare:
            return [*found[:i], spare[wanted], *found[i + 1 :]]
    return []


@cache
def _books(name: str) -> tuple[int, ...]:
    return tuple(load_deck("en").counts[cards_of(name)[0]])


@cache
def _all() -> tuple[str, ...]:
    return tuple(name_of(card) for card in range(len(load_deck("en").letters)))


def finished(table: Table) -> Table:
    """Return the table after an inspection before which nobody turned a card face down."""
    for seat in table.state.pending_seats():
        table.flip(seat)
    assert table.is_over
    return table


def with_tallies(*tallies: Sequence[int], prominent: str = "reference", banned: str = "corrupted") -> Table:
    """Return a finished game in which the seats have exactly these books, each on one row."""
    used = ""
    shelves = {}
    for seat, tally in enumerate(tallies):
        cards = cards_adding_up_to(tally, used)
        used = f"{used} {' '.join(cards)}"
        shelves[seat] = in_a_row(cards)
    table = Table(len(tallies), phase="inspection", shelf=shelves, prominent=prominent, banned=banned)
    return finished(table)


def with_books(
    *counts: int,
    key: str = "reference",
    prominent: str = "reference",
    banned: str = "corrupted",
    ruleset: Ruleset | None = None,
) -> Table:
    """Return a finished game in which the seats have these numbers of books of the category, and any others."""
    used: list[str] = []
    shelves = {}
    for seat, count in enumerate(counts):
        cards = cards_with_one(count, key, " ".join(used))
        used += cards
        shelves[seat] = in_a_row(cards)
    seats = len(counts)
    table = Table(seats, ruleset=ruleset, phase="inspection", shelf=shelves, prominent=prominent, banned=banned)
    return finished(table)


def tally_of(**books: int) -> tuple[int, ...]:
    """Return numbers of books in form order, given by category."""
    assert set(books) <= set(CATEGORIES)
    return tuple(books.get(key, 0) for key in CATEGORIES)
