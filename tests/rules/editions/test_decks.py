"""Each first edition has a deck of its own: letters, quantities, alphabetical order."""

from collections import Counter

import pytest

from exlibris.content.load import CATEGORIES, load_deck
from exlibris.engine import PRESETS, new_game, preset
from exlibris.engine.scoring import out_of_order
from support.editions import ALL


def card(language: str, letter: str, number: int) -> int:
    deck = load_deck(language)
    return list(zip(deck.letters, deck.numbers, strict=True)).index((letter, number))


@ALL
@pytest.mark.parametrize("name", PRESETS)
def test_card_10_each_edition_is_played_with_its_own_deck(name: str) -> None:
    language = {"first-pl": "pl", "first-cs": "cs", "first-fr": "fr"}.get(name, "en")
    assert new_game(preset(name), 2, bytes(32)).game.counts == list(load_deck(language).counts)


@pytest.mark.presets("first-pl", "first-cs", "first-fr")
@pytest.mark.trace("AMB-01")
def test_card_10_quantities_are_those_that_can_be_read_off_pictures() -> None:
    polish, czech, french = (Counter(load_deck(language).letters) for language in ("pl", "cs", "fr"))
    seen = {"A": 7, "B": 10, "C": 9, "Ć": 3, "D": 7, "E": 7, "F": 6, "G": 5, "H": 10, "I": 8, "J": 3, "K": 3, "L": 6}
    seen |= {"Ł": 2, "M": 8, "N": 3, "O": 4, "P": 6, "R": 6, "S": 10, "Ś": 3, "U": 4, "W": 8, "Z": 2}
    assert seen.items() <= polish.items()
    assert sum(seen.values()) == 140
    assert {"C": 9, "E": 7, "J": 3, "M": 8, "R": 6}.items() <= french.items()
    assert czech["L"] >= 8


@pytest.mark.presets("first-fr")
@pytest.mark.trace("EX-19")
def test_card_09_the_french_e_2_of_7_carries_historic_fiction_and_spells() -> None:
    deck = load_deck("fr")
    e2 = card("fr", "E", 2)
    assert deck.quantities[e2] == 7
    books = {key: count for key, count in zip(CATEGORIES, deck.counts[e2], strict=True) if count}
    assert books == {"historic": 1, "fantastical": 1, "spells": 1}


@pytest.mark.presets("first-pl")
def test_card_11_polish_letters_with_marks_follow_the_plain_ones() -> None:
    """So the inspector passes C, Ć, D in this order, and turns down a Ć that comes after a D."""
    c9, c_acute1, d1 = card("pl", "C", 9), card("pl", "Ć", 1), card("pl", "D", 1)
    assert out_of_order(bytes([c9, c_acute1, d1]), b"") == b""
    assert out_of_order(bytes([c9, d1, c_acute1]), b"") == bytes([c_acute1])
    alphabet = "".join(dict.fromkeys(load_deck("pl").letters))
    assert [alphabet[alphabet.index(letter) - 1] for letter in "ĆŁŚŻ"] == ["C", "L", "S", "Z"]


@pytest.mark.presets("first-cs")
def test_card_12_czech_titles_are_sorted_character_by_character() -> None:
    """So there is no letter of its own for Ch or for a letter with a hook."""
    letters = list(dict.fromkeys(load_deck("cs").letters))
    assert letters == sorted(letters)
    assert all(letter.isascii() and len(letter) == 1 for letter in letters)
