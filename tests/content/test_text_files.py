"""Text files as spreadsheets and editors write them, made here byte for byte: all are read alike."""

import csv
import io

import pytest

from exlibris.content import as_own_deck, read_own_deck
from exlibris.content.own_deck import with_tabs
from exlibris.content.text_files import NotTextError, read_text_file
from support.files import BINARIES, WRITERS

PAGES = {"en": "cp1252", "pl": "cp1250", "cs": "cp1250", "fr": "cp1252"}


def csv_of(text: str, separator: str, dialect: str) -> str:
    """Return the text of a deck as a spreadsheet saves it: cells quoted where they must be, lines ended by CR LF."""
    rows = [line.split("\t") for line in text.splitlines()]
    out = io.StringIO()
    csv.writer(out, dialect, delimiter=separator, lineterminator="\r\n").writerows(rows)
    return out.getvalue()


@pytest.mark.parametrize("language", PAGES)
@pytest.mark.parametrize("writer", WRITERS)
def test_whatever_wrote_a_deck_it_is_the_same(writer: str, language: str) -> None:
    deck = as_own_deck(language, "Krabice")
    found = read_text_file(WRITERS[writer](deck.text(), PAGES[language]))
    read = read_own_deck(found.text)
    assert (read.problems, read.name, read.cards) == ((), deck.name, deck.cards)
    assert found.is_guess == (writer in {"Excel CSV", "Notepad ANSI"})
    assert with_tabs(found.text) == deck.text()


@pytest.mark.parametrize("separator", [";", ",", "\t"])
@pytest.mark.parametrize("dialect", ["excel", "unix"])  # cells quoted where they must be, and all of them
def test_cells_may_be_separated_and_quoted_in_each_way(separator: str, dialect: str) -> None:
    deck = as_own_deck("fr", "Ma boîte, à moi")
    assert read_own_deck(csv_of(deck.text(), separator, dialect)).cards == deck.cards


@pytest.mark.parametrize(
    ("coding", "sentence"),
    [
        ("cp1250", "Żółć za pół ceny, gęś po źródłach"),
        ("cp1250", "Příliš žluťoučký kůň úpěl ďábelské ódy"),
        ("cp1252", "Où l’été a-t-il été, garçon – et çà, c’est un œuf"),
        ("iso8859_2", "Żółć za pół ceny, gęś po źródłach"),
        ("mac_latin2", "Żółć za pół ceny, gęś po źródłach"),
        ("mac_roman", "Où l’été a-t-il été, garçon"),
        ("utf-16", "Łukasz"),
        ("utf-16-le", "exlibris game 1\nname 0: Łukasz"),
        ("utf-16-be", "exlibris game 1\nname 0: Łukasz"),
        ("utf-8-sig", "Łukasz"),
    ],
)
def test_each_coding_of_our_languages_is_found(coding: str, sentence: str) -> None:
    assert read_text_file(sentence.encode(coding)).text == sentence


def test_lines_end_in_one_way() -> None:
    assert read_text_file(b"a\rb\r\nc\n").text == "a\nb\nc\n"


@pytest.mark.parametrize("data", BINARIES)
def test_what_is_not_text_is_refused(data: bytes) -> None:
    with pytest.raises(NotTextError, match=r"^byte \d+: not text$"):
        read_text_file(data)
