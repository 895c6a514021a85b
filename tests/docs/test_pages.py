"""The pages under docs: links lead somewhere, and rule ids exist."""

import re
import tomllib
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
RULES = tomllib.loads((DOCS.parent / "tests/rules/trace.toml").read_text("utf-8"))["rules"]
PAGES = sorted(DOCS.rglob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(DOCS)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_comparison_names_rules_that_there_are() -> None:
    text = (DOCS / "differences.md").read_text("utf-8")
    named = re.findall(r"\b(?!AMB)[A-Z]+\d*(?:-[A-Z]+)?-\d+\b", text)
    assert len(named) > 40
    assert [name for name in named if name not in RULES] == []
