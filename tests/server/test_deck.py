"""Decks of one's own over HTTP: what is in a text, what is wrong with it, and its package."""

import time
from base64 import b64encode
from inspect import signature
from io import BytesIO
from zipfile import ZipFile

import pytest

from exlibris.content import as_own_deck, read_own_deck
from exlibris.content.own_deck import MOST_SIGNS
from exlibris.table.catalog import MOST_PROBLEMS
from exlibris.table.routes import DECKS, HINTS, LOOKING_BACK, SHEETS, STUDY
from support.accounts import code_of
from support.browsing import Browser
from support.files import BINARIES, WRITERS


def test_a_text_is_read_with_all_of_its_cards(rita: Browser) -> None:
    deck = as_own_deck("cs", "Krabice")
    found = rita.post("/api/deck", {"text": deck.text()}).json()
    assert (found["name"], found["key"], found["letters"]) == ("Krabice", deck.key, list(deck.letters))
    assert (len(found["cards"]), found["problem_count"], found["problems"], found["notes"]) == (152, 0, [], [])
    first = found["cards"][0]
    assert (first["line"], first["letter"], first["number"]) == (2, "A", 1)
    assert list(zip(first["categories"], first["titles"], strict=True)) == list(deck.cards[0].books)


def test_what_is_wrong_is_said_in_the_readers_language_and_not_without_end(rita: Browser) -> None:
    found = rita.post("/api/deck?language=pl", {"text": "# name: X\n" + "A\tx\n" * 500}).json()
    assert found["problem_count"] == 501
    assert len(found["problems"]) == MOST_PROBLEMS
    assert found["problems"][0]["line"] == 2
    assert "to nie katalog" in found["problems"][0]["text"]


@pytest.mark.parametrize("writer", WRITERS)
def test_a_file_is_read_as_it_was_written(writer: str, rita: Browser) -> None:
    deck = as_own_deck("cs", "Krabice")
    data = WRITERS[writer](deck.text(), "cp1250")
    opened = rita.post("/api/deck/file", {"data": b64encode(data).decode()}).json()
    assert opened["text"] == deck.text()
    assert opened["deck"] == rita.post("/api/deck", {"text": deck.text()}).json()
    assert opened["guessed"] == (opened["coding"] == "Windows-1250") == (writer in {"Excel CSV", "Notepad ANSI"})
    for binary in BINARIES:
        refused = rita.post("/api/deck/file", {"data": b64encode(binary).decode()})
        assert code_of(refused) == (400, "not-text")


def test_hostile_texts_are_answered(rita: Browser) -> None:
    for text in ("", "\0", "\u202e" * 100, "\t" * 90_000, "{" * 90_000, "# name: <script>\n" + "A\tms\n" * 80):
        answer = rita.post("/api/deck", {"text": text})
        assert answer.status_code == 200, answer.text
    assert rita.post("/api/deck", {"text": "x" * 300_000}).status_code == 413
    assert rita.post("/api/deck", {"cards": []}).status_code == 400


def test_the_package_is_a_zip_of_a_deck_without_problems(rita: Browser) -> None:
    deck = as_own_deck("fr", "Boîte")
    answer = rita.post("/api/deck/package", {"text": deck.text()})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    names = ZipFile(BytesIO(answer.content)).namelist()
    assert f"{deck.key}/pyproject.toml" in names
    assert all(name.startswith(f"{deck.key}/") for name in names)
    assert code_of(rita.post("/api/deck/package", {"text": "A\tms"})) == (400, "bad-deck")


@pytest.mark.parametrize("text", ["\t", "A\t", "A\tms\t", ",", "A\t,a", "{", "A ", "# name:\t", "\u0301", "\n", "A\n"])
def test_a_text_twice_as_long_takes_about_twice_as_long(text: str) -> None:
    times = [seconds_for(text * (size // len(text))) for size in (MOST_SIGNS // 2, MOST_SIGNS)]
    assert times[1] < 3 * times[0] + 0.05


def seconds_for(text: str) -> float:
    """Return the least CPU time of three readings of a deck."""
    found = []
    for _ in range(3):
        begun = time.process_time()
        read_own_deck(text)
        found.append(time.process_time() - begun)
    return min(found)


def test_whatever_is_sent_is_worked_on_elsewhere_than_in_the_event_loop() -> None:
    for route in (*DECKS, *SHEETS, *STUDY, *LOOKING_BACK, *HINTS):
        asked = set(signature(route.work).parameters)
        assert not asked & {"data", "sent"} or asked & {"think", "think_long", "think_quickly"}, route.path
