"""The glossaries: our texts use the terms of the language's rulebook, and no rejected word is left."""

import re
from dataclasses import dataclass

import pytest

from exlibris.content import LANGUAGES
from support.catalogs import COMPLETE, TEXTS, folders

HEAD = ["Rulebook", "Ours", "Where", "Rejected", "Unless in"]
EVERYWHERE = "everywhere"


@dataclass(frozen=True)
class Term:
    """A row of a glossary; phrases are words with "*" for any ending."""

    rulebook: str
    ours: tuple[str, ...]
    where: tuple[str, ...]  # catalogs; none for everywhere
    rejected: tuple[str, ...]
    unless: tuple[str, ...]  # phrases in which the rejected words may stand


def terms(markdown: str) -> list[Term]:
    """Return the rows of a glossary's table."""
    lines = [line for line in markdown.splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert rows[0] == HEAD
    return [Term(rulebook, *(quoted(cell) for cell in cells)) for rulebook, *cells in rows[2:]]


def quoted(cell: str) -> tuple[str, ...]:
    """Return what stands in backticks."""
    return tuple(re.findall(r"`([^`]+)`", cell))


def pattern(phrase: str) -> re.Pattern[str]:
    """Return a pattern that finds the phrase, with any ending for "*", even across a line end."""
    words = [re.escape(word).replace(r"\*", r"\w*") for word in phrase.split()]
    return re.compile(r"\b" + r"\s+".join(words) + r"\b", re.IGNORECASE)


def offences(term: Term, source: str) -> list[str]:
    """Return where the source has a rejected word: "line: word"."""
    for phrase in term.unless:
        source = pattern(phrase).sub(lambda found: re.sub(r"\S", "-", found[0]), source)
    hits = [found for phrase in term.rejected for found in pattern(phrase).finditer(source)]
    lines = [source[: found.start()].count("\n") + 1 for found in hits]
    return [f"{line}: {found[0]}" for line, found in zip(lines, hits, strict=True)]


def glossary(language: str) -> list[Term]:
    file = TEXTS / language / "GLOSSARY.md"
    return terms(file.read_text("utf-8")) if file.is_file() or language in COMPLETE else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rejected_word_is_in_the_texts(language: str) -> None:
    sources = folders(language)
    assert {
        f"{language}/{catalog}.ftl:{offence} ({term.rulebook})"
        for term in glossary(language)
        for catalog, source in sources.items()
        for offence in offences(term, source)
    } == set()


@pytest.mark.parametrize("language", COMPLETE)
def test_our_words_are_in_the_texts_that_the_glossary_names(language: str) -> None:
    sources = folders(language)
    for term in glossary(language):
        assert term.ours, term.rulebook
        assert set(term.where) <= set(sources), term.rulebook
        for catalog in term.where:
            assert any(pattern(phrase).search(sources[catalog]) for phrase in term.ours), (term.rulebook, catalog)
        for phrase in term.ours:
            places = [sources[catalog] for catalog in term.where or sources]
            assert any(pattern(phrase).search(source) for source in places), phrase


@pytest.mark.parametrize("language", COMPLETE)
def test_an_exception_is_still_needed(language: str) -> None:
    everything = "\n".join(folders(language).values())
    for term in glossary(language):
        for phrase in term.unless:
            assert pattern(phrase).search(everything), phrase


GLOSSARY = """
# A glossary

| Rulebook | Ours | Where | Rejected | Unless in |
|---|---|---|---|---|
| kafel | `kafel`, `kafl*` | `log` | `kafelk*`, `stary kafelek` | `na kafelkach` |
"""


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("kafel leży na kaflu", []),
        ("leży\nna Kafelku", ["2: Kafelku"]),
        ("leży na\nkafelkach, nie w kafelku", ["2: kafelku"]),
        ("stary\n    kafelek", ["1: stary\n    kafelek"]),
        ("prakafelki", []),
    ],
)
def test_rejected_words_are_found_in_every_form_and_across_lines(source: str, found: list[str]) -> None:
    (term,) = terms(GLOSSARY)
    assert term.where == ("log",)
    assert offences(term, source) == found
