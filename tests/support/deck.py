"""Cards by the names printed on them ("M3"), and cards that carry what a test wants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from exlibris.content.load import CATEGORIES, load_deck
from exlibris.engine.notation.cards import card_names

NAMES = card_names("en")


def name_of(card: int) -> str:
    """Return the letter and number of a card."""
    return NAMES.name(card)


def card_of(name: str) -> int:
    """Return the card with that letter and number."""
    return NAMES.card(name)


def cards_of(names: str | Iterable[str]) -> bytes:
    """Return the cards of "M3 A1", in that order."""
    listed = names.split() if isinstance(names, str) else names
    return bytes([card_of(name) for name in listed])


def names_of(cards: Iterable[int]) -> str:
    """Return "A1 M3", the names in the order given."""
    return " ".join(name_of(card) for card in cards)


def in_order(names: str) -> str:
    """Return the same cards in alphabetical order."""
    return names_of(sorted(cards_of(names)))


def category(key: str) -> int:
    """Return the number of a category."""
    return CATEGORIES.index(key)


def books_on(name: str, key: str) -> int:
    """Return how many books of the category the card has."""
    return load_deck("en").counts[card_of(name)][category(key)]


def cards_with(n: int, books: str, without: str = "", skip: str = "") -> list[str]:
    """Return the first n cards with at least these books ("monster monster": two of them), none of the categories in
    `without`, and not those named in `skip`.
    """
    wanted = Counter(books.split())
    skipped = skip.upper().split()
    found = [
        name
        for name in NAMES.names
        if name not in skipped
        and all(books_on(name, key) >= count for key, count in wanted.items())
        and not any(books_on(name, key) for key in without.split())
    ]
    assert len(found) >= n, f"only {len(found)} cards with {books!r} without {without!r}"
    return found[:n]


def card_with(books: str, without: str = "", skip: str = "") -> str:
    """Return the first such card."""
    return cards_with(1, books, without, skip)[0]


def all_but(names: str) -> str:
    """Return all cards but these: what somebody must hold so that deck and discard pile are empty."""
    kept = names.upper().split()
    return " ".join(name for name in NAMES.names if name not in kept)


def cards_totalling(n: int, skip: str = "", **totals: int) -> list[str]:
    """Return the first n cards that together have exactly that many books of these categories, and any others."""
    wanted = [(category(key), total) for key, total in totals.items()]
    counts = load_deck("en").counts
    skipped = cards_of(skip)

    def search(first: int, left: int, owed: list[int]) -> list[int] | None:
        if left == 0:
            return None if any(owed) else []
        if sum(owed) > 4 * left:
            return None
        for card in range(first, len(counts)):
            rest = [total - counts[card][key] for total, (key, _) in zip(owed, wanted, strict=True)]
            found = None if min(rest) < 0 or card in skipped else search(card + 1, left - 1, rest)
            if found is not None:
                return [card, *found]
        return None

    found = search(0, n, [total for _, total in wanted])
    assert found is not None, f"no {n} cards with {totals}"
    return [name_of(card) for card in found]
