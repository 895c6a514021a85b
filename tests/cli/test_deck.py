"""exlibris deck: as somebody uses it who has never seen it."""

import re
import subprocess
from functools import partial
from pathlib import Path

import pytest

from exlibris.content import read_own_deck
from support.commands import COMMAND, exlibris, refusal
from support.files import BINARIES, WRITERS

deck = partial(exlibris, "deck")


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.tsv"
    file.write_text(deck("show", "cs").stdout, "utf-8")
    return file


def test_without_a_word_it_says_what_there_is() -> None:
    assert all(command in deck().output for command in ("show", "check", "add", "package"))


def test_a_deck_that_is_there_is_the_way_to_begin(mine: Path) -> None:
    checked = deck("check", mine)
    assert (checked.exit_code, checked.stderr) == (0, "")
    assert checked.stdout == "My deck: 152 cards, 22 letters, with titles. No problems found.\n"


def test_a_pipe_is_read(mine: Path) -> None:
    assert deck("check", "-", stdin=mine.read_text("utf-8")).exit_code == 0


def test_each_wrong_line_gets_its_own_and_nothing_is_written(mine: Path, tmp_path: Path) -> None:
    text = mine.read_text("utf-8").replace("A 2\t", "A 3\t").replace("reference", "referenze", 1)
    mine.write_text(text, "utf-8")
    for words in ([], ["--to", str(tmp_path)]):
        refused = deck("package" if words else "check", mine, *words, "--language", "cs")
        assert (refused.exit_code, refused.stdout) == (2, "")
        first, second, last = refused.stderr.splitlines()
        assert first.startswith(f"{mine}:2: „referenze“ není kategorie") or second.startswith(f"{mine}:3: „A 3“")
        assert last == f"exlibris deck: {mine}: problems: 2, listed above. Nothing was changed."
    assert [*tmp_path.iterdir()] == [mine]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["check", "nothing.tsv"], "nothing.tsv: No such file or directory"),
        (["check", "."], ".: Is a directory"),
        (["show", "xx"], "no deck 'xx'; known decks: en, pl, cs, fr"),
        (["show", "../en"], "no deck '../en'; known decks: en, pl, cs, fr"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(words: list[str], says: str) -> None:
    assert refusal("deck", *words).startswith(says)


@pytest.mark.parametrize("data", BINARIES)
def test_what_is_no_text_is_refused(data: bytes) -> None:
    assert re.fullmatch(r"standard input: not a deck: byte \d+: not text", refusal("deck", "check", "-", stdin=data))


@pytest.mark.parametrize("data", [b"", b"\n\n"])
def test_what_is_empty_is_refused(data: bytes) -> None:
    assert refusal("deck", "check", "-", stdin=data) == "standard input: not a deck: empty"


@pytest.mark.parametrize("writer", WRITERS)
def test_decks_of_spreadsheets_and_editors_are_read(writer: str, mine: Path, tmp_path: Path) -> None:
    file = tmp_path / "deck.csv"
    file.write_bytes(WRITERS[writer](mine.read_text("utf-8"), "cp1250"))
    checked = deck("check", file)
    assert checked.stdout == "My deck: 152 cards, 22 letters, with titles. No problems found.\n"
    guessed = checked.stderr.startswith(f"{file} was read as Windows-1250. Check the letters: A 1")
    assert guessed == (writer in {"Excel CSV", "Notepad ANSI"})


def test_added_it_is_in_the_folder_of_decks(mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EXLIBRIS_DECKS", str(tmp_path / "decks"))
    added = deck("add", mine)
    assert added.exit_code == 0
    [file] = (tmp_path / "decks").iterdir()
    assert f"--variant {file.stem}" in added.stdout
    assert read_own_deck(file.read_text("utf-8")).key == file.stem


def _listed() -> str:
    """Return what a new process lists; this one has read the decks before."""
    return subprocess.run([*COMMAND, "deck", "list"], check=True, capture_output=True, text=True).stdout


def test_an_added_deck_is_listed_and_removed(mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EXLIBRIS_DECKS", str(tmp_path / "decks"))
    deck("add", mine)
    [file] = (tmp_path / "decks").iterdir()
    assert f"{file.stem}  152 cards  {file}\n" in _listed()
    for key in ("nowhere", "en"):
        assert refusal("deck", "remove", key) == f"no added deck '{key}'; added decks: {file.stem}"
    removed = deck("remove", file.stem)
    assert removed.stdout == f"Removed {file}. Restart the server to stop offering the deck.\n"
    assert refusal("deck", "remove", file.stem) == f"no added deck '{file.stem}'; added decks: none"
    assert file.stem not in _listed()


def test_a_package_is_a_zip_for_pip(mine: Path, tmp_path: Path) -> None:
    done = deck("package", mine, "--to", tmp_path)
    [package] = tmp_path.glob("deck_my_deck_*.zip")
    assert done.stdout == f"Wrote {package}. To install it: pip install {package}\n"
    assert "nowhere" in refusal("deck", "package", mine, "--to", tmp_path / "nowhere")
