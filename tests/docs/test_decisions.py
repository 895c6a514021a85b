"""The page of decisions has every gap in the rulebooks."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def gaps_in(text: str) -> set[int]:
    """Return the numbers of the gaps that a text names, as "AMB-34, 35" or "AMB-01..06"."""
    numbers: set[int] = set()
    for named in re.findall(r"AMB-(\d+(?:(?:, |\.\.)\d+)*)", text):
        for part in named.split(", "):
            first, _, last = part.partition("..")
            numbers |= set(range(int(first), int(last or first) + 1))
    return numbers


def test_every_gap_has_its_decision() -> None:
    traced = gaps_in((DOCS / "traceability.md").read_text("utf-8"))
    assert len(traced) == 90
    assert sorted(traced - gaps_in((DOCS / "decisions.md").read_text("utf-8"))) == []
