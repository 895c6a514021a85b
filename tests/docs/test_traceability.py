"""The traceability page is current, no id is without a test or a reason, and no gap without a decision."""

import re
import tomllib
from pathlib import Path

from traceability import page

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/traceability.md").read_text("utf-8")


def rows() -> list[list[str]]:
    """Return the cells of each row: the id first, tests and code last."""
    return [line.strip("|").split("|") for line in PAGE.splitlines() if re.match(r"\| [A-Z]+\d*-", line)]


def gaps_in(text: str) -> set[int]:
    """Return the numbers of the gaps that a text names, as "AMB-34, 35" or "AMB-01..06"."""
    numbers: set[int] = set()
    for named in re.findall(r"AMB-(\d+(?:(?:, |\.\.)\d+)*)", text):
        for part in named.split(", "):
            first, _, last = part.partition("..")
            numbers |= set(range(int(first), int(last or first) + 1))
    return numbers


def test_the_page_is_what_the_script_makes_of_tests_and_code() -> None:
    assert page() == PAGE, "stale: run make trace"


def test_every_id_has_a_test_or_a_reason() -> None:
    rules = tomllib.loads((ROOT / "tests/rules/trace.toml").read_text("utf-8"))["rules"]
    assert len(rows()) == len(rules) + 90 + 31 + 11 + 12
    assert [cells[0].strip() for cells in rows() if not cells[-2].strip()] == []


def test_its_links_lead_somewhere() -> None:
    links = set(re.findall(r"\]\(([^)]+)\)", PAGE))
    assert len(links) > 100
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_every_gap_in_the_rulebooks_has_its_decision() -> None:
    traced = gaps_in(PAGE)
    assert len(traced) == 90
    assert sorted(traced - gaps_in((ROOT / "docs/decisions.md").read_text("utf-8"))) == []
