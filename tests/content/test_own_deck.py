"""Decks of one's own: what is wrong in a text, line by line, and games with what is right."""

import subprocess
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from exlibris.content import CATEGORIES, LANGUAGES, as_own_deck, load_titles, package_of, read_own_deck
from exlibris.content.own_deck import OwnDeck, categories_by_name
from exlibris.texts import category_name, text
from support.commands import COMMAND
from support.installing import Installed

run = partial(subprocess.run, capture_output=True, text=True, check=False)
DECKS = ("en", "pl", "cs", "fr")


def own(name: str = "Skrzynia Łucji „ą”") -> OwnDeck:
    return as_own_deck("pl", name)


def problems(*lines: str, after: int = 100) -> list[tuple[int, str]]:
    """Return line and kind of what is wrong with these lines after a deck of many cards of A."""
    deck = read_own_deck("\n".join(["# name: Test", *["A\tms"] * after, *lines]))
    assert all(text(f"deck-problem-{one.what}", one.facts, language) for one in deck.problems for language in LANGUAGES)
    return [(one.line and one.line - after - 1, one.what) for one in deck.problems]


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("7\tms", "letter"),
        ("Ch\tms", "letter"),
        ("\tms", "letter"),
        ("A 7\tms", "number"),
        ("B 2\tms", "number"),
        ("B", "books"),
        ("B\tm", "books"),
        ("B\tmmmmm", "books"),
        ("B\tmonster, spels", "category"),
        ("B\tmonster spells", "category"),
        ("B\tms\tA Bat", "titles"),
        ("B\tms\tA Bat\tA Cat\tA Rat", "titles"),
        ("B\tms\t\tA Cat", "no-title"),
        ("B\tms\tA \u202eBat\tA Cat", "signs"),
        ("B\tms\tA\0Bat\tA Cat", "signs"),
        (f"B\tms\t{'A' * 101}\tA Cat", "long"),
        ("# name: Another", "name"),
    ],
)
def test_each_wrong_line_has_its_problem(line: str, what: str) -> None:
    assert problems("A\tms", line, "C\tms") == [(2, what)]


@pytest.mark.parametrize(
    "line",
    [
        "B1\tSM",
        "b 1\tMonster Manuals; Zaklęcia i mikstury",
        "B\tčerná magie, CODEX CORROMPUS, corrupted",
        "B\tms\tLa Bête\u00a0!\tBoum",
        "B\tms\t\t",
        "  # a comment",
        "",
        'B;"monster, spells";"A; Bat";Cat',
        'B,"monster, spells","A ""real"" Bat",Cat',
        'B,"monster, spells","A ""real"" Bat",Cat,,,,',
        '"B"\t"monster, spells"\t"A\'s Bat"\t"Cat"',
    ],
)
def test_what_is_right_has_none_also_if_a_spreadsheet_wrote_it(line: str) -> None:
    assert problems(line) == []


def test_all_that_is_wrong_is_found_at_once() -> None:
    deck = read_own_deck("A\tms\nB\tx\nA\tms\r\n7\tms\n")
    assert [(one.line, one.what) for one in deck.problems] == [
        (2, "category"), (3, "scattered"), (4, "letter"), (0, "name"), (0, "count"),
    ]  # fmt: skip


def test_the_number_of_cards_is_that_of_a_game() -> None:
    assert problems(after=79) == problems(after=241) == [(0, "count")]
    assert problems(after=80) == problems(after=240) == []


@pytest.mark.parametrize("huge", ["A\tms\n" * 1001, "x" * 100_001])
def test_a_huge_text_is_one_problem(huge: str) -> None:
    assert [one.what for one in read_own_deck(huge).problems] == ["size"]


def test_columns_may_have_heads_and_a_file_its_byte_order_mark() -> None:
    assert read_own_deck("\ufeffLetter\tcategories\tbook 1\n# name: T\n" + "A\tms\n" * 90).problems == ()


def test_remarks_do_not_stop_a_deck() -> None:
    deck = read_own_deck(f"# name: T\nA\tms\t{'A' * 60}\tA\n" + "A\tms\n" * 90)
    assert deck.problems == ()
    assert [(one.line, one.what) for one in deck.notes] == [(2, "tight"), (0, "untitled")]
    assert not deck.has_titles


def test_lines_of_spreadsheets_may_be_filled_up() -> None:
    lines = ['"# name: My ""small"", old box";;;;', ";;;;", "# a comment;;;", *["A 1;ms;;;"], *["A;ms"] * 90]
    deck = read_own_deck("\n".join(lines))
    assert (deck.problems, deck.name) == ((), 'My "small", old box')


@pytest.mark.parametrize("title", ['"Help!"', '"Help!" for beginners', '"Help', 'A "Bat"', "A; B, C"])
def test_quotes_of_a_title_stay(title: str) -> None:
    deck = read_own_deck("# name: T\n" + "A\tms\n" * 90)
    card = replace(deck.cards[0], books=(("monster", title), ("spells", "Cat")))
    assert read_own_deck(replace(deck, cards=(card,)).text()).cards[0].books == card.books


def test_categories_are_called_as_in_the_texts() -> None:
    for place, key in enumerate(CATEGORIES):
        for name in (key, *[category_name(place, language) for language in LANGUAGES]):
            assert categories_by_name()[name.casefold()] == key
    assert set(categories_by_name().values()) == set(CATEGORIES)


@pytest.mark.parametrize("language", DECKS)
def test_our_decks_can_be_read_as_ones_own(language: str) -> None:
    deck = read_own_deck(as_own_deck(language, "T").text())
    assert (deck.problems, deck.notes) == ((), ())
    assert tuple(card.books for card in deck.cards) == load_titles(language)


def test_the_key_follows_the_cards_and_not_the_titles() -> None:
    lines = own().text().splitlines()
    lines[1] = lines[1].replace("A jeśli", "A gdyby")
    assert read_own_deck("\n".join(lines)).key == own().key
    assert own().key.startswith("deck_skrzynia_lucji_")
    assert read_own_deck("\n".join(lines[:-1])).key != own().key


GAMES = [("first-pl", [], 3), ("revised-en", [], 4), ("first-cs", ["--variant", "longer"], 2), ("first-fr", [], 1)]


def installed(folder: Path, deck: OwnDeck) -> Installed:
    with ZipFile(BytesIO(package_of(deck))) as archive:
        archive.extractall(folder)
    return Installed(folder, deck.key, folder / deck.key / f"exlibris_{deck.key}")


@pytest.mark.slow
def test_games_by_the_package_are_verified_by_the_file_in_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deck, games, decks = own(), tmp_path / "games", tmp_path / "decks"
    package = installed(tmp_path / "package", deck)
    for number, (preset, more, seats) in enumerate(GAMES):
        words = ["--preset", preset, *more, "--variant", deck.key, "--games", "1", "--seats", str(seats)]
        done = package.exlibris(
            *("simulate", *words, "--bots", "random", "--seed", "7", "--records", str(games / str(number)))
        )
        assert (done.returncode, done.stderr) == (0, "")
    decks.mkdir()
    records = [str(path) for path in games.rglob("*.json")]
    assert len(records) == len(GAMES)
    for there in (False, True):
        monkeypatch.setenv("EXLIBRIS_DECKS", str(decks))
        for record in records if there else records[:1]:
            verified = run([*COMMAND, "verify", record])
            assert verified.returncode == (0 if there else 2), verified.stderr
            assert there or "expansion that is not installed" in verified.stderr
        (decks / "mine.tsv").write_text(deck.text(), "utf-8")


@pytest.mark.parametrize("spoilt", [b"# name: T\nA\tms\n7\tms\n", b"PK\x03\x04"])
def test_a_wrong_file_in_the_folder_is_left_out_with_a_line(
    spoilt: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.tsv").write_bytes(spoilt)
    (tmp_path / "other.tsv").write_text(own().text(), "utf-8")
    monkeypatch.setenv("EXLIBRIS_DECKS", str(tmp_path))
    done = run([*COMMAND, "deck", "show", own().key])
    assert done.returncode == 0
    assert done.stderr.startswith(f"{tmp_path / 'mine.tsv'}: ")
    assert done.stderr.endswith("; the deck is left out\n")
    assert done.stderr.count("\n") == 1
