"""bench/growth.py: each part measures what it says, on shelves and games as described."""

from __future__ import annotations

import json
from random import Random

import pytest
import typer
from typer.testing import CliRunner, Result

import growth
from exlibris.engine.frames import STANDARD
from exlibris.sim import run


def call(*words: str) -> Result:
    app = typer.Typer()
    app.command()(growth.main)
    return CliRunner().invoke(app, words)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the measurements small, and do not bind the test process to one core."""
    for name, value in {"SHELVES": 2, "CALLS": 2, "ROUNDS": 1, "WARMING": 0.1, "FIRST_LOOK": 2}.items():
        monkeypatch.setattr(growth, name, value)
    monkeypatch.setattr(run, "SLICE", 0.0)
    monkeypatch.delattr("os.sched_setaffinity", raising=False)


def test_seats_and_shelves_grow() -> None:
    shown = call("--only", "seats", "--only", "shelves", "--seconds", "0.01", "--output", "json")
    assert shown.exit_code == 0, shown.output
    values = json.loads(shown.stdout)
    assert set(values) == {"conditions", "seats", "shelves"}
    assert [row["seats"] for row in values["seats"]] == [2, 3, 4]
    assert [row["cards"] for row in values["shelves"]] == [8, 16, 24, 32, 40]
    assert all(figure > 0 for row in values["seats"] + values["shelves"] for figure in row.values())


def test_processes_are_measured_by_the_clock() -> None:
    [row] = growth.by_jobs(0.3, 1)
    assert row["times_one_job"] == 1
    assert row["games_per_second"] > 0


def test_memory_is_looked_at_after_twice_as_many_games_each_time() -> None:
    rows = growth.peaks(0.3)
    assert len(rows) > 2
    assert [row["games"] for row in rows] == [2 << number for number in range(len(rows))]
    assert 10 < rows[0]["peak_mib"] <= rows[-1]["peak_mib"] < 1000


def test_shelves_grow_to_forty_cards_and_shrink_to_none() -> None:
    luck = Random(1)
    state = growth.with_cards_in_hand(luck)
    for size in growth.SIZES:
        assert growth.rate([state], luck, size) > 0
        assert growth.shelved(state) == size
    state.push(growth.TAKE_ALL, 0, STANDARD, 0)
    state.run()
    assert growth.rate([state], luck, 0) > 0
    assert growth.shelved(state) == 0
    with pytest.raises(RuntimeError, match="did not come to 50 cards"):
        growth.rate([state], luck, 50)


@pytest.mark.parametrize(("output", "has_bars"), [("table", False), ("markdown", True)])
def test_people_get_tables(output: str, has_bars: bool) -> None:
    shown = call("--only", "seats", "--seconds", "0.01", "--output", output)
    assert shown.exit_code == 0
    assert shown.stdout.rstrip().endswith(("engine interpreted", "engine compiled"))
    assert ("| seats |" in shown.stdout) == has_bars
