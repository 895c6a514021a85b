"""All four decks, read straight from the files."""

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

from exlibris.content import load_deck
from exlibris.engine import compose, new_game, playout, problems

LANGUAGES = ("en", "pl", "cs", "fr")
ALPHABETS = {
    "en": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "pl": "ABCĆDEFGHIJKLŁMNOPRSŚTUWZŻ",
    "cs": "ABCDEFGHIJKLMNOPRSTUVZ",
    "fr": "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
}
IN_ENGLISH = "A7 B10 C9 D7 E7 F6 G5 H10 I8 J3 K3 L6 M8 N3 O4 P6 Q2 R6 S10 T9 U4 V4 W8 X2 Y3 Z2"
RARE_IN_FRENCH = "W2 X1 Y2"
MORE_IN_FRENCH = "D8 G6 L8 P8 V6"
SEEN_IN_POLAND = "A7 B10 C9 Ć3 D7 E7 F6 G5 H10 I8 J3 K3 L6 Ł2 M8 N3 O4 P6 R6 S10 Ś3 U4 W8 Z2"


def read(language: str) -> dict[str, Any]:
    return tomllib.loads((files("exlibris.content") / "decks" / f"{language}.toml").read_text("utf-8"))


def words(language: str) -> list[str]:
    return [word for words in read(language)["cards"].values() for word in words]


def quantities(language: str) -> dict[str, int]:
    return {letter: len(words) for letter, words in read(language)["cards"].items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_stand_in_alphabetical_order(language: str) -> None:
    deck = read(language)
    assert deck["language"] == language
    assert "".join(deck["letters"]) == "".join(deck["cards"]) == ALPHABETS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_carry_two_three_or_four_books(language: str) -> None:
    """COMP-01, COMP-02: 152 cards with 510 books."""
    assert Counter(map(len, words(language))) == {2: 17, 3: 64, 4: 71}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_category_has_85_books(language: str) -> None:
    """COMP-03."""
    assert Counter("".join(words(language))) == dict.fromkeys("cfhmrs", 85)


@pytest.mark.parametrize("language", LANGUAGES)
def test_some_cards_carry_a_category_twice_and_none_thrice(language: str) -> None:
    most = Counter(max(Counter(word).values()) for word in words(language))
    assert set(most) == {1, 2}
    assert most[1] > most[2]


def test_the_decks_differ_in_more_than_their_letters() -> None:
    assert len({tuple(words(language)) for language in LANGUAGES}) == len(LANGUAGES)


def letter_counts(text: str) -> dict[str, int]:
    return {letter: int(number) for letter, number in re.findall(r"(\w)(\d+)", text)}


def test_the_english_deck_has_its_quantities() -> None:
    assert quantities("en") == letter_counts(IN_ENGLISH)


def test_the_polish_deck_has_the_quantities_that_were_seen() -> None:
    seen = letter_counts(SEEN_IN_POLAND)
    assert {letter: quantities("pl")[letter] for letter in seen} == seen
    assert set(quantities("pl")) - set(seen) == {"T", "Ż"}


def test_the_french_deck_has_the_english_quantities_but_for_rare_initials() -> None:
    assert quantities("fr") == quantities("en") | letter_counts(RARE_IN_FRENCH) | letter_counts(MORE_IN_FRENCH)
    assert sorted(read("fr")["cards"]["E"][1]) == sorted("hfs")


def test_the_czech_deck_has_an_eighth_card_of_l_and_of_m() -> None:
    assert quantities("cs")["L"] >= 8
    assert quantities("cs")["M"] >= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_engine_deals_and_plays_each_deck(language: str) -> None:
    state = new_game(compose("first-en", switches={"language": language}), 3, bytes(32))
    assert state.game.counts == list(load_deck(language).counts)
    playout(state, 7)
    assert state.is_over
    assert problems(state) == []
