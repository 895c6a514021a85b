"""STYLE's glossary and the code agree: its files exist, and no name stands for what the glossary renamed."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/exlibris"
GLOSSARY = (ROOT / "STYLE.md").read_text("utf-8").partition("## Glossary")[2]
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")] for line in GLOSSARY.splitlines() if line.startswith("| ")
]
CODE = [*PACKAGE.rglob("*.py"), *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]

# Names that the glossary has replaced, with those that replaced them.
OLD_NAMES = {
    "Film": "Timeline",
    "Films": "TimelineCache",
    "Asked": "PastDecision",
    "Frames": "SnapshotCache",
    "replayFrames": "replaySnapshots",
    "recordFrames": "recordSnapshots",
    "Screening": "ReplaySession",
    "Deed": "UndoEntry",
    "deeds": "undo_entries",
    "takeable": "undoable",
    "takeback": "undo",
    "take_back": "undo",
    "Told": "LogEvent",
    "Sitting": "Occupant",
    "holder": "session",
    "Plate": "OptionButton",
    "plate": "button (the style class)",
    "homeless": "trayOptions",
    "lineup": "seating",
    "trace": "rule_id",
    "told": "events or lines",
    "moments": "entries",
    "LessonMoment": "LessonSnapshots",
    "Appraisal": "ActionEstimate",
    "Outlook": "Estimate",
    "Prospects": "PositionEstimate",
    "promises": "values",
    "stake": "random_cost",
    "LOCATION_COUNT": "the number of a ruleset's locations",
}


def places() -> list[str]:
    return sorted({place for *_, where in ROWS[1:] for place in re.findall(r"`([^`]+)`", where)})


def identifiers(source: str) -> set[str]:
    """Return the names that a Python source defines or uses."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        for field in ("id", "attr", "name", "arg", "asname"):
            found |= set(re.findall(r"\w+", value)) if isinstance(value := getattr(node, field, None), str) else set()
    return found


@pytest.mark.parametrize("place", places())
def test_the_files_it_names_are_there(place: str) -> None:
    assert (PACKAGE / place).exists() or (ROOT / place).exists()


def test_no_old_name_stands_in_the_package() -> None:
    found = {path: identifiers(path.read_text("utf-8")) & set(OLD_NAMES) for path in PACKAGE.rglob("*.py")}
    assert [f"{path.relative_to(ROOT)}: {name}" for path, names in found.items() for name in sorted(names)] == []


def test_no_old_name_stands_in_the_client() -> None:
    words = re.compile(rf"\b({'|'.join(sorted(OLD_NAMES))})\b")
    sources = [path for path in CODE if path.suffix != ".py" and path.name != "schema.ts"]  # made of the server's names
    found = {path: set(words.findall(path.read_text("utf-8"))) for path in sources}
    assert [f"{path.relative_to(ROOT)}: {name}" for path, names in found.items() for name in sorted(names)] == []


def test_an_old_name_is_noticed() -> None:
    assert identifiers("class Film: pass\nfrom a import b as lineup\ndef f(holder): x.takeable") >= {
        "Film",
        "lineup",
        "holder",
        "takeable",
    }
