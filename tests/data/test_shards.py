"""Simulations as Parquet: the tables agree with the totals, and a simulation goes on where it was cut short."""

import json
from collections.abc import Iterable
from multiprocessing import active_children
from pathlib import Path

import polars as pl
import pytest

from exlibris.data import tables
from exlibris.data.collecting import SCHEMAS
from exlibris.engine import preset
from exlibris.sim import Plan, Totals, WorkerLostError, simulate_totals
from exlibris.sim.pools import in_order
from support.commands import exlibris, refusal


def table(folder: Path, name: str) -> pl.DataFrame:
    return pl.read_parquet(folder / f"{name}-*.parquet")


@pytest.fixture(autouse=True)
def _small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SHARD", 2)


def test_the_tables_say_what_the_totals_do(tmp_path: Path) -> None:
    made = exlibris("simulate", "-n", "3", "--seats", "3", "--seed", "t", "--parquet", tmp_path, "--json")
    assert made.exit_code == 0, made.output
    totals = json.loads(made.stdout)
    games, seats, placements, choices = (table(tmp_path, name) for name in ("games", "seats", "placements", "choices"))
    assert games["game"].to_list() == [0, 1, 2]
    assert games["plies"].sum() == totals["decisions"]
    assert seats.height == 9
    assert seats["total"].mean() == pytest.approx(totals["mean_form"]["total"])
    assert [seats.filter(pl.col("seat") == seat)["win"].sum() for seat in range(3)] == totals["wins_by_seat"]
    assert seats["assistant"].null_count() == games.drop("library").null_count().sum_horizontal().item() == 0
    assert placements.select(pl.col("open").list.contains(pl.col("tile")).all()).item()
    assert choices["legal"].min() == 2
    assert {name: dict(table(tmp_path, name).schema) for name in SCHEMAS} == SCHEMAS


def never() -> bool:
    return False


def without_times(parts: Iterable[Totals]) -> dict[str, object]:
    """Return the sums of totals as JSON, but for the CPU seconds."""
    totals = Totals(("random", "random"))
    for part in parts:
        totals.add_all(part)
    return totals.to_json() | {"cpu_seconds": None}


def test_a_simulation_goes_on_where_it_was_cut_short(tmp_path: Path) -> None:
    plan = Plan(preset("first-en"), 5, ("random", "random"), "t")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert [totals.games for totals in tables.simulate_to(str(whole), plan, never)] == [2, 2, 1]
    stops = iter([False, True])
    assert [totals.games for totals in tables.simulate_to(parts, plan, lambda: next(stops))] == [2]
    words = ["simulate", "--seats", "2", "--seed", "t", "--json", "--parquet", str(parts)]
    again = json.loads(exlibris(*words, "-n", "5").stdout)
    assert again | {"cpu_seconds": None, "preset": None} == without_times(simulate_totals(plan)) | {"preset": None}
    for name in SCHEMAS:
        assert table(whole, name).equals(table(parts, name))
    assert tables.read_folder(str(whole)).games == 5
    assert "another simulation, which differs in games, seed;" in refusal(*words, "-n", "6", "--seed", "u")
    assert "another simulation, which differs in seats;" in refusal(*words, "-n", "5", "--seats", "3")
    (parts / "plan.json").write_text('{"games"')
    assert "not the plan of a simulation" in refusal(*words, "-n", "6")


def test_a_killed_process_loses_no_game_and_none_counts_twice(tmp_path: Path) -> None:
    plan = Plan(preset("first-en"), 24, ("random", "random"), "t")
    going_on = tables.simulate_to(tmp_path, plan, never, jobs=2)
    next(going_on)
    for worker in active_children():
        worker.kill()
    with pytest.raises(WorkerLostError, match="was killed"):
        list(going_on)
    assert table(tmp_path, "games").height < 24
    assert without_times(tables.simulate_to(tmp_path, plan, never)) == without_times(simulate_totals(plan))
    assert table(tmp_path, "games")["game"].to_list() == list(range(24))


def test_a_cluster_plays_for_tables_only(tmp_path: Path) -> None:
    assert refusal("simulate", "--ray", "local").startswith("--ray: requires --parquet DIR")
    assert "combined with --records" in refusal(
        "simulate", "--ray", "local", "--parquet", tmp_path / "a", "--records", tmp_path / "b"
    )


def test_tasks_are_taken_as_results_are() -> None:
    taken: list[int] = []

    def begin(task: int) -> int:
        taken.append(task)
        return task

    results = in_order(begin, lambda task: 2 * task, range(100), 3)
    assert (next(results), taken) == (0, [0, 1, 2])
    assert list(results) == [2 * task for task in range(1, 100)]
