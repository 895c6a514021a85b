"""The tutorials and pages with code run as printed: each block of Python in order, with the output shown."""

import json
import re
import sys
from pathlib import Path
from runpy import run_path

import pytest

from exlibris.search import load_network, network_to_json
from support.commands import exlibris
from support.imports import names_imported
from support.pages import blocks, promised, run
from support.public_names import public_names

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / "learning.md", DOCS / "notation.md", DOCS / "rl.md", *sorted((DOCS / "tutorials").glob("*.md"))]


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


def test_a_trained_network_plays_as_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-training").mkdir()
    (tmp_path / "my-training/best.json").write_text(json.dumps(network_to_json(load_network("multiplayer"))))
    (tmp_path / "trained.py").write_text((DOCS.parent / "examples/learning/trained.py").read_text("utf-8"))
    monkeypatch.setattr(sys, "path", [*sys.path])
    played = exlibris("simulate", "--bots", "trained:trained,random", "--games", "1", "--seed", "1", "--json")
    sys.modules.pop("trained", None)
    assert played.exit_code == 0, played.output
    assert json.loads(played.stdout)["games"] == 1


def test_the_notebook_imports_public_names_alone() -> None:
    source = (DOCS.parent / "examples/studies/three_questions.py").read_text("utf-8")
    imported = {name for name in names_imported(source) if name.startswith("exlibris.")}
    assert imported
    assert imported - public_names().keys() == set()


def test_output_that_differs_is_noticed(tmp_path: Path) -> None:
    page = '```python\nprint(1)\n```\n\n```python\nprint(2)\n```\n\n```text title="output"\n2\n```\n'
    assert run(page, tmp_path) == ["1\n", "2\n"]
    assert promised(page) == {1: "2\n"}


def test_a_block_that_fails_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        run("```python\n1 / 0\n```\n", tmp_path)
