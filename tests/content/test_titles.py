"""The titles of every deck that has them, read straight from the files."""

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import groupby, pairwise
from typing import Any

import pytest

from exlibris.content import has_titles
from support.filing import ATTESTED, FILINGS, OURS

LANGUAGES = [language for language in FILINGS if has_titles(language)]
LONGEST_WORD = 17
IN_A_ROW = 3

languages = pytest.mark.parametrize("language", LANGUAGES)


def read(folder: str, language: str) -> dict[str, Any]:
    return tomllib.loads((files("exlibris.content") / folder / f"{language}.toml").read_text("utf-8"))


def titles(language: str) -> list[str]:
    return [book["title"] for card in read("titles", language)["cards"] for book in card["books"]]


@pytest.mark.parametrize(
    ("language", "letter", "filed"),
    [(language, *group) for groups in (ATTESTED, OURS) for language in groups for group in groups[language]],
)
def test_titles_are_filed_as_on_the_printed_cards(language: str, letter: str, filed: list[str]) -> None:
    filing = FILINGS[language]
    assert {filing.initial(title) for title in filed} == {letter}
    assert sorted(sorted(filed), key=filing.key) == filed


@pytest.mark.parametrize(
    ("language", "title", "clean"),
    [
        ("en", "The Newt’s Den (Revised)", True),
        ("en", "The Newt's Den", False),
        ("en", "Two  Spaces", False),
        ("pl", "Kto zjadł „Trolla”? Śledztwo – tom I", True),
        ("pl", "Kto zjadł „Trolla“", False),
        ("pl", "Kto zjadł trolla ?", False),
        ("cs", "Kdo snědl „Trolla“: pátrání", True),
        ("cs", "Kdo snědl „Trolla”: pátrání", False),
        ("fr", "Qui a Mangé «\u00a0l’Ogre\u00a0»\u00a0? Rois & Reines, Vol. II", True),
        ("fr", "Qui a Mangé « l’Ogre » ?", False),
        ("fr", "Qui a Mangé l'Ogre", False),
    ],
)
def test_the_typography_of_each_language_is_known(language: str, title: str, clean: bool) -> None:
    assert FILINGS[language].is_cleanly_set(title) is clean


@languages
def test_deck_and_titles_agree_card_by_card(language: str) -> None:
    words = read("decks", language)["cards"]
    deck = [(letter, number, word) for letter in words for number, word in enumerate(words[letter], 1)]
    cards = read("titles", language)["cards"]
    assert deck == [
        (card["letter"], card["number"], "".join(book["category"][0] for book in card["books"])) for card in cards
    ]


@languages
def test_titles_start_with_the_letter_of_their_card(language: str) -> None:
    cards = read("titles", language)["cards"]
    initial = FILINGS[language].initial
    assert [
        (card["letter"], card["number"], book["title"])
        for card in cards
        for book in card["books"]
        if initial(book["title"]) != card["letter"]
    ] == []


@languages
@pytest.mark.parametrize("closed", [False, True])
def test_titles_are_in_alphabetical_order_however_hyphens_and_apostrophes_are_read(language: str, closed: bool) -> None:
    filing = FILINGS[language]
    keys = [(filing.key(title, closed=closed), title) for title in titles(language)]
    places = [*read("decks", language)["letters"]]
    by_letter = [(places.index(filing.initial(title)), key, title) for key, title in keys]
    assert [(one[2], two[2]) for one, two in pairwise(by_letter) if not one[:2] < two[:2]] == []


@languages
def test_titles_are_all_different(language: str) -> None:
    assert [title for title, count in Counter(map(str.casefold, titles(language))).items() if count > 1] == []


@languages
def test_titles_fit_a_spine_and_two_lines(language: str) -> None:
    lengths = FILINGS[language].lengths
    assert [title for title in titles(language) if len(title) not in lengths] == []
    words = [word for title in titles(language) for word in title.replace("-", " ").split(" ")]
    assert [word for word in words if len(word) > LONGEST_WORD] == []


@languages
def test_titles_are_cleanly_set(language: str) -> None:
    filing = FILINGS[language]
    assert [title for title in titles(language) if not filing.is_cleanly_set(title)] == []
    assert all(title[0].isupper() for title in titles(language))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_openings_change(language: str) -> None:
    """No more than three titles in a row begin with the same word; English has a long run of "How to"."""
    filing = FILINGS[language]
    runs = [[*run] for _, run in groupby(titles(language), lambda title: filing.key(title)[0])]
    assert [run for run in runs if len(run) > IN_A_ROW] == []
