"""docs/security.md: each section of the standard names tests that exist, or says why there are none."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEST = re.compile(r"`(tests/[a-z_/]+\.py)::(test_\w+)`")


def rows() -> list[str]:
    """Return the last column of each section."""
    lines = (ROOT / "docs/security.md").read_text(encoding="utf-8").splitlines()
    return [line.strip("|").split("|")[-1].strip() for line in lines if line.startswith("| V")]


def test_the_tests_that_are_named_exist() -> None:
    named = [pair for row in rows() for pair in TEST.findall(row)]
    assert named
    missing = [name for file, name in named if f"def {name}(" not in (ROOT / file).read_text(encoding="utf-8")]
    assert missing == []


def test_each_section_has_a_test_or_a_reason() -> None:
    assert [row for row in rows() if not TEST.search(row) and not re.match(r"not (yet|applicable): .", row)] == []
