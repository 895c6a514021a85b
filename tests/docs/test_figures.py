"""The tables that exlibris arena has written into pages are those of the figures beside them."""

import json
import shlex
from pathlib import Path

import pytest

from exlibris.arena import Standings, page
from exlibris.bots import bot_names

ROOT = Path(__file__).parents[2]
FIGURES = sorted((ROOT / "docs/figures").glob("*.json"))


@pytest.mark.parametrize("path", FIGURES, ids=lambda path: path.stem)
def test_the_tables_of_a_page_are_those_of_its_figures(path: Path) -> None:
    data = json.loads(path.read_text("utf-8"))
    words = shlex.split(data["command"])
    section = words[words.index("--section") + 1]
    text = (ROOT / words[words.index("--page") + 1]).read_text("utf-8")
    before, after = page.parts_of(ROOT / words[words.index("--page") + 1], section)
    assert text == before + page.section_of(Standings.from_json(data), data["command"]) + after


def test_the_ladder_has_at_least_400_games_of_each_step() -> None:
    data = json.loads((ROOT / "docs/figures/ladder.json").read_text("utf-8"))
    assert all(share["games"] >= 400 for matchup in data["matchups"] for share in matchup["wins"].values())
    assert {player["player"].partition(":")[0] for player in data["players"]} <= set(bot_names())
