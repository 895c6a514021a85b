"""exlibris bench: the documented figures, each a positive number."""

import json

import pytest

import exlibris.sim.bench as measuring
from exlibris.engine import COMPILED
from support.commands import exlibris

KEYS = [
    "decisions_per_second", "decisions_per_second_policy", "decisions_per_second_api", "clone_us", "legal_actions_us",
    "view_us", "determinize_us", "games_per_second", "import_ms", "compiled",
]  # fmt: skip


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the benchmark do a tenth of the work, at a tenth of the accuracy."""
    monkeypatch.setattr(measuring, "RUNS", 2)
    monkeypatch.setattr(measuring, "GAMES", 6)
    monkeypatch.setattr(measuring, "POSITIONS", 20)


@pytest.mark.usefixtures("quickly")
def test_json_has_exactly_the_documented_keys() -> None:
    shown = exlibris("bench", "--json")
    assert shown.exit_code == 0
    figures = json.loads(shown.stdout)
    assert list(figures) == KEYS
    assert figures.pop("compiled") is COMPILED
    assert all(figure > 0 for figure in figures.values())


@pytest.mark.usefixtures("quickly")
def test_people_get_a_line_for_each() -> None:
    shown = exlibris("bench")
    assert shown.exit_code == 0
    assert len(shown.stdout.splitlines()) == len(KEYS)
    assert "decisions per second" in shown.stdout
