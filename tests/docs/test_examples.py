"""The pages on the notation and on scoring explain what there is, and the example of a form is scored."""

import re
from pathlib import Path

from exlibris.engine.notation.position_reading import NAMED, OF_STATES, OF_VIEWS, PLAIN
from support.given import scored
from support.pages import blocks

DOCS = Path(__file__).parents[2] / "docs"
NOTATION = (DOCS / "notation.md").read_text("utf-8")
SCORING = (DOCS / "scoring.md").read_text("utf-8")


def test_every_line_of_a_position_is_explained() -> None:
    rows = re.findall(r"^\| (`.*?) \|", NOTATION, re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([a-z ]+?)(?: NAME| [0-9]+| aside| home)?`", row)}
    assert named >= NAMED | PLAIN | OF_STATES | OF_VIEWS


def test_the_example_of_a_form_is_scored_with_the_totals_shown() -> None:
    [example] = blocks(SCORING, "json")
    form = scored(example.text, "--best-flips")
    assert [column["total"] for column in form["seats"]] == [12, 24]
    assert form["winners"] == [1]
    assert form["seats"][0]["best"]["flips"] == ["A4"]
    assert all(f"`{key}`" in SCORING for key in ("tally", "total", "flipped", "rank", "winners", "decided_by"))
