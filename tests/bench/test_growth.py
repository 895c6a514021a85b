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
from growing import memory, processes, shelves


def call(*words: str) -> Result:
    app = typer.Typer()
    app.command()(growth.main)
    return CliRunner().invoke(app, words)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the measurements small, and do not bind the test process to one core."""
    monkeypatch.setattr(shelves, "STATES", 2)
    monkeypatch.setattr(shelves, "REPEATS", 2)
    monkeypatch.setattr(processes, "WARM_UP", 0.1)
    monkeypatch.setattr(processes, "ROUNDS", 1)
    monkeypatch.setattr(run, "SLICE", 0.02)
    monkeypatch.delattr("os.sched_setaffinity", raising=False)


def test_seats_and_shelves_grow() -> None:
    shown = call("--only", "seats", "--only", "shelves", "--seconds", "0.01", "--json")
    assert shown.exit_code == 0, shown.output
    values = json.loads(shown.stdout)
    assert set(values) == {"date", "processor", "cores", "load", "python", "engine", "seats", "shelves"}
    assert [row["seats"] for row in values["seats"]] == [2, 3, 4]
    assert [row["cards"] for row in values["shelves"]] == [8, 16, 24, 32, 40]
    assert all(figure > 0 for row in values["seats"] + values["shelves"] for figure in row.values())


def test_processes_are_measured_by_the_clock() -> None:
    [row] = processes.measure(0.3, (1,))
    assert row["times_one_job"] == 1
    assert row["games_per_second"] > 0
    assert row["cpu_ms_per_game"] > 0


def test_memory_is_looked_at_after_twice_as_many_games_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "FIRST", 2)
    monkeypatch.setattr(run, "SLICE", 0.0)
    rows = memory.watch(0.3)
    assert len(rows) > 2
    assert [row["games"] for row in rows] == [2 << number for number in range(len(rows))]
    assert 10 < rows[0]["peak_mib"] <= rows[-1]["peak_mib"] < 1000


def test_a_window_counts_what_ends_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 5.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    monkeypatch.setattr(processes, "WARM_UP", 1.0)
    window = processes.Window(2.0)
    for now, games in ((5.0, 1), (5.9, 10), (6.1, 100), (8.0, 1000), (8.1, 10_000)):  # noqa: B007 (read by the clock)
        window.count(games)
    assert window.games == 1100
    assert window.is_over()


def test_shelves_grow_to_forty_cards_and_shrink_to_none() -> None:
    luck = Random(1)
    state = shelves.with_cards_in_hand(luck)
    for size in shelves.SIZES:
        assert shelves.rate([state], luck, size) > 0
        assert shelves.shelved(state) == size
    state.push(shelves.TAKE_ALL, 0, STANDARD, 0)
    state.run()
    assert shelves.rate([state], luck, 0) > 0
    assert shelves.shelved(state) == 0
    with pytest.raises(RuntimeError, match="did not come to 50 cards"):
        shelves.rate([state], luck, 50)


@pytest.mark.parametrize(
    ("words", "why"),
    [(["--json", "--markdown"], "not both"), (["--only", "cards"], "seats"), (["--jobs", "0"], "--jobs")],
)
def test_bad_words_are_refused(words: list[str], why: str) -> None:
    shown = call(*words)
    assert shown.exit_code == 2
    assert why in shown.output


@pytest.mark.parametrize("words", [[], ["--markdown"]])
def test_people_get_tables(words: list[str]) -> None:
    shown = call("--only", "seats", "--seconds", "0.01", *words)
    assert shown.exit_code == 0
    assert shown.stdout.rstrip().endswith(("engine interpreted", "engine compiled"))
    assert ("| seats |" in shown.stdout) == bool(words)
