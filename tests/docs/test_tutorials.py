"""The tutorials and pages with code run as printed: each block of Python in order, with the output shown."""

import re
from pathlib import Path
from runpy import run_path

import pytest

from support.pages import blocks, promised, run

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "notation.md", DOCS / "rl.md", *sorted((DOCS / "tutorials").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.stem))
def test_a_page_runs_as_printed(page: Path, tmp_path: Path) -> None:
    text = page.read_text("utf-8")
    assert blocks(text, "python"), "a page without code"
    printed = run(text, tmp_path)
    shown = promised(text)
    assert {number: printed[number] for number in shown} == shown


def test_the_notebook_answers_its_three_questions(capsys: pytest.CaptureFixture[str]) -> None:
    run_path(str(DOCS.parent / "examples/studies/three_questions.py"))
    answers = capsys.readouterr().out.splitlines()
    assert answers[0] == "60 games played"
    assert re.fullmatch(r"most Prominent Works win \d+% \(\d+% to \d+%\)", answers[1])
    assert len(answers) == 6


def test_output_that_differs_is_noticed(tmp_path: Path) -> None:
    page = '```python\nprint(1)\n```\n\n```python\nprint(2)\n```\n\n```text title="output"\n2\n```\n'
    assert run(page, tmp_path) == ["1\n", "2\n"]
    assert promised(page) == {1: "2\n"}


def test_a_block_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run("```python\n1 / 0\n```\n", tmp_path)
