"""Positions and games as text from the time of rules version 1, never renewed: they mean what they meant then."""

import json
from pathlib import Path

import pytest

from exlibris.engine import PRESETS, GameText, Ruleset, State, new_game

TEXTS = Path(__file__).parent / "texts"
RULESETS = json.loads((TEXTS / "rulesets.json").read_text("utf-8"))  # each preset in version 1


def written(preset: str, kind: str) -> str:
    return (TEXTS / f"{preset}.{kind}").read_text("utf-8")


@pytest.mark.parametrize("preset", PRESETS)
def test_an_old_text_is_read_by_the_rules_of_its_time(preset: str) -> None:
    rules = Ruleset.from_json(RULESETS[preset])
    assert rules.components.rules == 1
    assert State.from_text(written(preset, "txt")).game.ruleset == rules
    assert GameText.from_text(written(preset, "exl")).record.ruleset == rules


@pytest.mark.parametrize("preset", PRESETS)
def test_an_old_game_leads_to_the_old_position(preset: str) -> None:
    record = GameText.from_text(written(preset, "exl")).record
    state = new_game(record.ruleset, record.seats, record.seed)
    for action in record.actions:
        state.apply(action)
    assert State.from_text(written(preset, "txt")) == state
