"""Tests of behaviour use the engine as everybody else does: by its face and its public modules, never behind them."""

import re
from pathlib import Path

import pytest

import exlibris.engine
from support.imports import names_imported

TESTS = Path(__file__).parent
INSIDERS = ("engine", "bench")  # folders of tests of what is behind the face
ENGINE = "exlibris.engine"
PUBLIC = ("analysis", "effects", "notation", "scoring", "shelves", "undo")  # see CONTRIBUTING.md
# What support code needs of the inside, and why no user of the engine does.
ALLOWED = {
    ("support/steps.py", "frames.STEPS"): "the texts of every question are checked, whichever rulebook asks it",
    (
        "rules/editions/test_same_everywhere.py",
        "phases.first_step",
    ): "rounds are compared step by step",
    ("search/test_features.py", "board.SPECIAL_LEFT"): "a rival's assistant is taken off the board by hand",
}


def behind_the_face(source: str) -> list[str]:
    """Return what a module imports from inside the engine, by name below `exlibris.engine`."""
    inside = [name.removeprefix(f"{ENGINE}.") for name in names_imported(source) if name.startswith(f"{ENGINE}.")]
    return [name for name in inside if name not in exlibris.engine.__all__ and name.partition(".")[0] not in PUBLIC]


def behind_in_tests() -> set[tuple[str, str]]:
    """Return each file of the tests of behaviour that reaches behind the face, with what it imports there."""
    files = {path.relative_to(TESTS): path for path in TESTS.rglob("*.py")}
    return {
        (name.as_posix(), behind)
        for name, path in files.items()
        if name.parts[0] not in INSIDERS
        for behind in behind_the_face(path.read_text(encoding="utf-8"))
    }


def test_no_test_of_behaviour_reaches_behind_the_face() -> None:
    assert behind_in_tests() == set(ALLOWED)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from exlibris.engine import State, determinize", []),
        ("from exlibris.engine import shelves", []),
        ("from exlibris.engine.notation.cards import card_names", []),
        ("from exlibris.engine import rows", ["rows"]),
        ("from exlibris.engine.rows import WIDTH", ["rows.WIDTH"]),
        ("import exlibris.engine.rows as grid", ["rows"]),
        ("def late():\n    from exlibris.engine.determinize import determinize", ["determinize.determinize"]),
    ],
)
def test_an_import_from_inside_the_engine_is_found(source: str, found: list[str]) -> None:
    assert behind_the_face(source) == found


def test_the_public_modules_are_those_that_the_reference_describes() -> None:
    reference = TESTS.parent / "docs/reference"
    text = "\n".join(path.read_text(encoding="utf-8") for path in reference.glob("*.md"))
    modules = set(re.findall(rf"^::: {ENGINE}\.(\w+)\.", text, re.MULTILINE))
    assert modules - set(exlibris.engine.__all__) == set(PUBLIC)
