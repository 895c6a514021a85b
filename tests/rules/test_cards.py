"""Book cards (CARD)."""

import re
from collections import Counter

import pytest

from exlibris.content import load
from exlibris.content.load import CATEGORIES, load_deck, load_titles
from exlibris.engine import playout
from support.deck import books_on, card_with, name_of
from support.table import Table

ARTICLE = re.compile(r"^(the|an|a) ", re.IGNORECASE)
QUANTITIES = {
    "A": 7, "B": 10, "C": 9, "D": 7, "E": 7, "F": 6, "G": 5, "H": 10, "I": 8, "J": 3, "K": 3, "L": 6, "M": 8,
    "N": 3, "O": 4, "P": 6, "Q": 2, "R": 6, "S": 10, "T": 9, "U": 4, "V": 4, "W": 8, "X": 2, "Y": 3, "Z": 2,
}  # fmt: skip


def test_card_01_every_card_has_letter_number_quantity_and_icons() -> None:
    """The four facts on the upper part of a card."""
    deck = load_deck("en")
    facts = [deck.letters, deck.numbers, deck.quantities, deck.counts]
    assert [len(fact) for fact in facts] == [152] * 4
    assert all(sum(books) for books in deck.counts)


def test_card_02_the_letter_is_the_initial_of_every_title_on_the_card() -> None:
    """A leading article does not count."""
    deck = load_deck("en")
    for letter, books in zip(deck.letters, load_titles("en"), strict=True):
        assert [ARTICLE.sub("", title)[0].upper() for _, title in books] == [letter] * len(books)


def test_card_03_the_number_is_the_cards_place_within_its_letter() -> None:
    """The cards of a letter are numbered from 1, in alphabetical order."""
    deck = load_deck("en")
    for letter in set(deck.letters):
        numbers = [n for own, n in zip(deck.letters, deck.numbers, strict=True) if own == letter]
        assert numbers == list(range(1, len(numbers) + 1))


def test_card_04_the_quantity_is_how_many_cards_share_the_letter() -> None:
    """The second number in the banner."""
    deck = load_deck("en")
    shared = Counter(deck.letters)
    assert list(deck.quantities) == [shared[letter] for letter in deck.letters]


def test_card_05_a_card_has_two_to_four_icons_one_for_each_book() -> None:
    """As many icons as titles, of the same categories."""
    for counts, books in zip(load_deck("en").counts, load_titles("en"), strict=True):
        assert 2 <= sum(counts) <= 4
        titled = Counter(category for category, _ in books)
        assert [titled[key] for key in CATEGORIES] == list(counts)


@pytest.mark.parametrize("key", CATEGORIES)
def test_card_06_a_card_may_show_a_category_more_than_once(key: str) -> None:
    """And then both books count."""
    name = card_with(f"{key} {key}")
    assert books_on(name, key) >= 2
    t = Table(phase="inspection", shelf={0: name})
    assert t.score(0).tally[CATEGORIES.index(key)] == books_on(name, key)


def test_card_07_titles_play_no_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game is played without a look at them."""

    def refuse(_language: str = "en") -> None:
        raise AssertionError("the rules have read the titles")

    monkeypatch.setattr(load, "load_titles", refuse)
    t = Table.new(3)
    playout(t.state, 1)
    assert t.is_over


def test_card_08_no_two_cards_have_the_same_letter_and_number() -> None:
    """So a comparison never ties."""
    assert len({name_of(card) for card in range(152)}) == 152


def test_card_10_the_english_deck_has_its_own_quantities_by_letter() -> None:
    """No document shows them; these are ours, with the M 8 that the example needs (AMB-01)."""
    assert Counter(load_deck("en").letters) == QUANTITIES
    assert sum(QUANTITIES.values()) == 152


def test_amb_32_the_data_file_gives_the_order_of_the_alphabet() -> None:
    """Cards are numbered in the order of the file's letters, and that order is what the inspector checks."""
    deck = load_deck("en")
    assert list(dict.fromkeys(deck.letters)) == list(QUANTITIES)
    t = Table(phase="inspection", shelf={0: "A7 B1 Z2"})
    assert t.score(0).flipped == ()
