"""The page for owners of an English box: it calls printed what the content files call attested, and no more."""

import tomllib
from pathlib import Path

import pytest

from exlibris.texts import text

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "src/exlibris/content"


def cells(row: str) -> list[set[str]]:
    """Return the names in the two columns of a row of the page's table."""
    page = (ROOT / "docs/english_box.md").read_text("utf-8")
    (line,) = [line for line in page.splitlines() if line.startswith(f"| {row} |")]
    return [{name.strip() for name in cell.split(",")} for cell in line.split("|")[2:4]]


@pytest.mark.parametrize(("row", "kind"), [("locations", "location"), ("special assistants", "assistant")])
def test_each_name_is_printed_or_ours(row: str, kind: str) -> None:
    entries = tomllib.loads((CONTENT / f"{kind}s.toml").read_text("utf-8"))[f"{kind}s"]
    attested = {entry["key"] for entry in entries if entry["sources"]["name_en"].startswith("attested")}
    names = {
        entry["key"]: f"{entry.get('number', '')} {text(kind + '-' + entry['key'] + '-name')}".strip()
        for entry in entries
    }
    assert cells(row) == [
        {name for key, name in names.items() if key in attested},
        {name for key, name in names.items() if key not in attested},
    ]


def test_printed_libraries_are_those_attested() -> None:
    entries = tomllib.loads((CONTENT / "assistants.toml").read_text("utf-8"))["assistants"]
    attested = [entry["key"] for entry in entries if entry["sources"]["library_en"].startswith("attested")]
    assert cells("libraries")[0] == {text(f"assistant-{key}-library") for key in attested}
