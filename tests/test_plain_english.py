"""The check of our English finds odd phrases in every kind of file, and fails for a place with too many of them."""

import re
from pathlib import Path

import plain_english
import pytest

PAGE = "# Page\n\nA sentence in plain English.\n"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Who has forgotten a password gets a link.", "who as a noun"),
        ("Return what a client needs.", "return what"),
        ("All of them begin anew.", "anew"),
        ("The game goes on at home.", "go on"),
        ("About some hundred games.", "some hundred"),
        ("Right in 95 % of them.", "space before %"),
        ("It tells nobody.", "somebody"),
        ("All that the view hides.", "all that"),
    ],
)
def test_an_odd_phrase_is_found(text: str, name: str) -> None:
    assert [found for found, _ in plain_english.marks(text)] == [name]


def test_plain_sentences_and_accepted_phrases_are_not_marked() -> None:
    assert plain_english.marks(PAGE) == []
    for phrase in plain_english.ALLOWED:
        assert plain_english.marks(f"It is {phrase}.") == []


def test_an_accepted_phrase_still_occurs_and_would_be_marked() -> None:
    sources = [file.read_text("utf-8") for files in plain_english.places().values() for file in files]
    for phrase, reason in plain_english.ALLOWED.items():
        assert reason
        assert any(phrase in source for source in sources), phrase
        assert any(re.search(pattern, phrase) for pattern in plain_english.PATTERNS.values()), phrase


@pytest.mark.parametrize(
    ("suffix", "source", "prose"),
    [
        (".py", '"""Doc."""\nx = "nobody"  # why\n', ["Doc.", "why"]),
        (".md", "One.\n```sh\nnobody\n```\n`nobody` two.\n", ["One.", "CODE two."]),
        (".ftl", "# nobody\na = One { $nobody ->\n    [nobody] two\n", ["One { $nobody ->", "    X two"]),
        (".ftl", "## en\na = One\n## pl\na = nobody\n", ["One"]),
        (".ts", 'const a = "http://nobody"; // one\n/** two\n * three */', [" one", " two\n three "]),
        (".svelte", "<!-- one --><p>nobody</p>\n// two\nnobody\n", [" one ", " two"]),
    ],
)
def test_only_prose_is_read(suffix: str, source: str, prose: list[str]) -> None:
    assert [text for text in plain_english.READERS[suffix](source) if text.strip()] == prose


def test_a_place_that_gets_worse_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "README.md"
    page.write_text(PAGE, encoding="utf-8")
    assert plain_english.main([], tmp_path) == 0
    page.write_text(PAGE + "It tells nobody.\n", encoding="utf-8")
    assert plain_english.main([], tmp_path) == 1
    assert "README.md: 100.0 marks in 1,000 words, at most 1.0 allowed" in capsys.readouterr().out
    assert plain_english.main(["--show", "README.md"], tmp_path) == 1
    assert "README.md: somebody: It tells nobody." in capsys.readouterr().out
