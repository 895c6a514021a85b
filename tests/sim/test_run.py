"""Many games: a stream of outcomes, the same whatever the number of processes, that keeps nothing."""

import gc
import tracemalloc
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from exlibris.engine import Record, preset, result
from exlibris.sim import Outcome, Plan, simulate


def plan(games: int, bots: tuple[str, ...] = ("random",) * 3, records: Path | None = None) -> Plan:
    return Plan(preset("first-en"), games, bots, "seed", records)


def timeless(outcomes: Iterable[Outcome]) -> list[str]:
    """The outcomes without the time they took, in an order of their own."""
    return sorted(repr(replace(outcome, cpu_seconds=0.0)) for outcome in outcomes)


@pytest.mark.parametrize("bots", [("random",) * 4, ("greedy", "random", "random", "random")])
def test_the_games_are_the_same_whatever_the_number_of_processes(bots: tuple[str, ...]) -> None:
    games = 60 if "greedy" not in bots else 2
    alone = timeless(simulate(plan(games, bots)))
    assert len(alone) == games
    assert len(set(alone)) == games
    assert timeless(simulate(plan(games, bots), jobs=2)) == alone


def test_a_longer_run_begins_with_the_same_games() -> None:
    assert set(timeless(simulate(plan(5)))) < set(timeless(simulate(plan(10))))


def test_records_replay_to_the_outcomes(tmp_path: Path) -> None:
    outcomes = list(simulate(plan(6, records=tmp_path)))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"game-{game}.json" for game in range(6)]
    for file, outcome in zip(files, outcomes, strict=True):
        state = Record.from_json(file.read_text()).replay()
        assert result(state) == outcome.result
        assert (state.ply, state.round.number) == (outcome.decisions, outcome.rounds)


def test_records_change_nothing(tmp_path: Path) -> None:
    assert timeless(simulate(plan(4, records=tmp_path))) == timeless(simulate(plan(4)))


def after(calls: int) -> Callable[[], bool]:
    """Says stop from the given call on."""
    count = iter(range(10**9))
    return lambda: next(count) >= calls


def test_a_stopped_run_ends_after_the_games_under_way() -> None:
    assert len(list(simulate(plan(1000), stop=after(3)))) == 3
    assert list(simulate(plan(1000), stop=after(0))) == []


def test_stopped_processes_end_with_what_is_done() -> None:
    outcomes = list(simulate(plan(100_000), jobs=2, stop=after(8)))
    assert len(outcomes) < 3000
    assert set(timeless(outcomes)) <= set(timeless(simulate(plan(len(outcomes) + 200))))


def test_an_abandoned_run_leaves_no_process_at_work() -> None:
    outcomes = simulate(plan(100_000), jobs=2)
    next(outcomes)
    close = getattr(outcomes, "close")  # noqa: B009 (an iterator by type, a generator in truth)
    close()
    assert list(outcomes) == []


def test_memory_does_not_grow_with_the_number_of_games() -> None:
    outcomes = simulate(plan(100))
    for _ in range(30):
        next(outcomes)
    tracemalloc.start()
    for _ in range(10):
        next(outcomes)
    early = memory_now()
    for _ in range(40):
        next(outcomes)
    grown = memory_now() - early
    tracemalloc.stop()
    assert grown < 20_000, "forty outcomes, were they kept, would be 60 kB, and their states a lot more"


def memory_now() -> int:
    """Bytes in use, of those allocated since tracing began."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
