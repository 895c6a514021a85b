"""The example of docs/scoring.md can be scored, with the totals that the page shows."""

import re
from pathlib import Path

from support.given import scored

PAGE = (Path(__file__).parents[2] / "docs/scoring.md").read_text("utf-8")


def test_the_example_is_scored() -> None:
    [example] = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    form = scored(example, "--best-flips")
    assert [column["total"] for column in form["seats"]] == [12, 24]
    assert form["winners"] == ["Eric"]
    assert form["seats"][0]["best_flips"] == ["A 4"]
    assert all(f"`{key}`" in PAGE for key in ("tally", "total", "flipped", "rank", "winners", "decided_by"))
