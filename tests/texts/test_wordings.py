"""Every message with a number or a name reads without a gap in all languages."""

import re
from pathlib import Path

import pytest
from skim_texts import NUMBERS, PEOPLE, Example, examples, main, page, rendered, rows

from support.catalogs import COMPLETE

ONE_AND_MANY = {
    "en": r"(?<![\d.,–-])1 (?:cards|books|points|players|rounds|choices|cells)\b",
    "fr": r"(?<![\d,])[01](?:,\d+)? (?:cartes|livres|points|joueurs|manches|cases)\b",
}


@pytest.fixture(scope="module")
def wordings() -> list[tuple[str, list[Example]]]:
    """Return the messages that have examples."""
    return list(rows())


@pytest.mark.parametrize("language", COMPLETE)
def test_messages_read_with_every_number_and_name(wordings: list[tuple[str, list[Example]]], language: str) -> None:
    for message, found in wordings:
        for example in found:
            said, errors = rendered(message, example, language)
            assert errors == [], f"{message} with {example}"
            assert re.search(r"[{}$]| {2}|^ | $|\(\)| [.,]", said) is None, f"{message}: {said!r}"


def test_numbers_people_and_words_are_tried() -> None:
    counted = examples("cards-hidden")
    assert [example["count"] for example in counted] == list(NUMBERS)
    told = examples("log-place")
    assert {example["player"] for example in told} == set(PEOPLE)


def test_the_page_has_a_line_for_each_wording(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    main()
    assert "22 cards<td>22 karty<td>22 karet<td>22 cartes" in page()


@pytest.mark.parametrize("language", list(ONE_AND_MANY))
def test_one_is_not_counted_as_many(wordings: list[tuple[str, list[Example]]], language: str) -> None:
    said = {rendered(message, example, language)[0] for message, found in wordings for example in found}
    assert {text for text in said if re.search(ONE_AND_MANY[language], text)} == set()
