"""The English deck and its titles, read straight from the files."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

QUANTITIES = (7, 10, 9, 7, 7, 6, 5, 10, 8, 3, 3, 6, 8, 3, 4, 6, 2, 6, 10, 9, 4, 4, 8, 2, 3, 2)
LONGEST = 48


def read(folder: str) -> dict[str, Any]:
    return tomllib.loads((files("exlibris.content") / folder / "en.toml").read_text("utf-8"))


DECK = read("decks")
CARDS = read("titles")["cards"]
BOOKS = [book for card in CARDS for book in card["books"]]
TITLES = [book["title"] for book in BOOKS]


def sort_key(title: str) -> list[str]:
    """Return the words by which a library files a title: no punctuation, no leading article."""
    words = re.sub(r"[^\w\s]", "", title.casefold().replace("-", " ")).split()
    return words[1:] if words[0] in {"a", "an", "the"} else words


def place(card: dict[str, Any]) -> str:
    return f"{card['letter']} {card['number']}"


def test_the_key_skips_articles_and_puts_short_words_first() -> None:
    filed = ["A New Hat", "New-Laid Eggs", "Newts", "The Newt\u2019s Den", "An Owl"]
    assert sorted(sorted(filed), key=sort_key) == filed


@pytest.mark.parametrize(("letter", "quantity"), [*zip(DECK["letters"], QUANTITIES, strict=True)])
def test_every_letter_has_its_cards(letter: str, quantity: int) -> None:
    assert len(DECK["cards"][letter]) == quantity
    assert [card["number"] for card in CARDS if card["letter"] == letter] == list(range(1, quantity + 1))


def test_deck_and_titles_agree_card_by_card() -> None:
    deck = [(letter, number, word) for letter, words in DECK["cards"].items() for number, word in enumerate(words, 1)]
    titles = [
        (card["letter"], card["number"], "".join(book["category"][0] for book in card["books"])) for card in CARDS
    ]
    assert titles == deck


@pytest.mark.parametrize("card", CARDS, ids=place)
def test_titles_start_with_the_letter_of_their_card(card: dict[str, Any]) -> None:
    initials = {sort_key(book["title"])[0][0].upper() for book in card["books"]}
    assert initials == {card["letter"]}


def test_titles_are_in_alphabetical_order() -> None:
    wrong = [(one, two) for one, two in pairwise(TITLES) if not sort_key(one) < sort_key(two)]
    assert wrong == []


def test_the_order_holds_however_hyphens_are_read() -> None:
    closed = [title.replace("-", "") for title in TITLES]
    wrong = [(one, two) for one, two in pairwise(closed) if not sort_key(one) < sort_key(two)]
    assert wrong == []


def test_titles_are_all_different() -> None:
    repeated = [title for title, count in Counter(map(str.casefold, TITLES)).items() if count > 1]
    assert repeated == []


def test_titles_fit_a_spine() -> None:
    assert [title for title in TITLES if not 3 < len(title) <= LONGEST] == []


def test_titles_are_cleanly_set() -> None:
    """Single spaces, curly apostrophes, nothing that a plain text face lacks."""
    clean = re.compile(r"[A-Za-z][A-Za-z\u2019,:.?!()-]*( [A-Za-z(][A-Za-z\u2019,:.?!()-]*)*")
    assert [title for title in TITLES if not clean.fullmatch(title)] == []
    assert all(title[0].isupper() for title in TITLES)
