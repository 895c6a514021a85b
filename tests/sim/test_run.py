"""Many games: a stream of outcomes, the same whatever the number of processes, that keeps nothing."""

import gc
import pickle
import random
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from exlibris.bots import Bot, make_bot
from exlibris.bots.greedy import GreedyBot
from exlibris.engine import Column, Record, Ruleset, State, compose, preset, result
from exlibris.sim import (
    BotGame,
    Outcome,
    Plan,
    PlanError,
    Totals,
    WorkerLostError,
    play_game,
    run,
    simulate,
    simulate_totals,
)


def plan(games: int, bots: tuple[str, ...] = ("random",) * 3, records: Path | None = None) -> Plan:
    return Plan(preset("first-en"), games, bots, "seed", records)


def timeless(outcomes: Iterable[Outcome]) -> list[str]:
    """Return the outcomes without the times they took, sorted."""
    return sorted(repr(replace(outcome, cpu_seconds=0.0, thinking=())) for outcome in outcomes)


def test_the_games_are_the_same_whatever_the_number_of_processes() -> None:
    games, bots = 30, ("random",) * 4
    alone = timeless(simulate(plan(games, bots)))
    assert len(alone) == games
    assert len(set(alone)) == games
    assert timeless(simulate(plan(games, bots), jobs=2)) == alone


def own_bots(games: int, *bots: Callable[[random.Random], Bot]) -> Plan:
    return Plan(preset("first-en"), games, (*bots, "random"), "seed")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_may_be_a_class(jobs: int) -> None:
    outcomes = list(simulate(own_bots(2, GreedyBot), jobs))
    assert {outcome.seating for outcome in outcomes} == {("GreedyBot", "random"), ("random", "GreedyBot")}
    by_name = list(simulate(plan(2, ("greedy", "random"))))
    assert sorted(outcome.result.winners for outcome in outcomes) == sorted(one.result.winners for one in by_name)


def test_a_bot_from_anywhere_plays_in_this_process_alone() -> None:
    def mine(rng: random.Random) -> Bot:
        return make_bot("greedy", rng.randbytes(1))

    [outcome] = simulate(own_bots(1, mine))
    assert outcome.seating == ("mine", "random")
    why = r"several processes import the bots .* at the top level of a module; with jobs=1 .*mine"
    with pytest.raises(PlanError, match=why):
        next(simulate(own_bots(1, mine), jobs=2))
    with pytest.raises(PlanError, match="two bots are both called '<lambda>'"):
        own_bots(1, lambda rng: make_bot("greedy", rng.randbytes(1)), lambda rng: make_bot("random", rng.randbytes(1)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_parts_of_a_tally_add_up_to_all_outcomes(jobs: int) -> None:
    whole, parts = Totals(("random",) * 3), Totals(("random",) * 3)
    for outcome in simulate(plan(40)):
        whole.add(outcome)
    for part in simulate_totals(plan(40), jobs):
        parts.add_all(part)
    assert timed_no_more(parts) == timed_no_more(whole)
    assert parts.games == 40


def timed_no_more(totals: Totals) -> dict[str, Any]:
    assert totals.cpu_seconds > 0
    return vars(totals) | {"cpu_seconds": 0}


def test_a_tally_is_told_slice_by_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "SLICE", 0.0)
    assert [part.games for part in simulate_totals(plan(4))] == [1, 1, 1, 1, 0]


def test_processes_end_with_a_second_ctrl_c_whatever_they_play() -> None:
    def pressed() -> bool:
        raise KeyboardInterrupt

    before = set(active_children())
    with pytest.raises(KeyboardInterrupt):
        next(simulate(plan(2, ("expert:simulations=100000",) * 2), jobs=2, stop=pressed))
    assert set(active_children()) <= before


def test_a_stopped_tally_counts_what_was_played() -> None:
    assert sum(part.games for part in simulate_totals(plan(1000), stop=after(5))) == 5


@pytest.mark.parametrize("games", [simulate, simulate_totals])
def test_a_killed_process_is_told(games: Callable[[Plan, int], Iterator[object]]) -> None:
    going_on = games(plan(100_000), 2)
    next(going_on)
    for worker in active_children():
        worker.kill()
    with pytest.raises(WorkerLostError, match="was killed"):
        list(going_on)


@pytest.mark.parametrize("rules", [compose("first-en"), compose("revised-en", ["solo"], {"solo_level": 2})])
def test_plans_and_outcomes_travel_between_processes(rules: Ruleset) -> None:
    there = Plan(rules, 3, ("random",) * (1 if rules.is_solo else 3), "seed")
    assert sent(there) == there
    outcome = play_game(there.game(0))
    assert sent(outcome) == outcome
    assert isinstance(outcome.result.library, Column) == rules.is_solo


def sent(value: object) -> object:
    copied: object = pickle.loads(pickle.dumps(value))  # noqa: S301 (our own bytes)
    return copied


def test_a_longer_run_begins_with_the_same_games() -> None:
    assert set(timeless(simulate(plan(5)))) < set(timeless(simulate(plan(10))))


def test_records_replay_to_the_outcomes_and_change_nothing(tmp_path: Path) -> None:
    outcomes = list(simulate(plan(6, records=tmp_path)))
    assert timeless(outcomes) == timeless(simulate(plan(6)))
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"game-{game}.json" for game in range(6)]
    for file, outcome in zip(files, outcomes, strict=True):
        state = Record.from_json(file.read_text()).replay()
        assert result(state) == outcome.result
        assert (state.ply, state.round.number) == (outcome.decisions, outcome.rounds)


class Counting:
    """An observer that writes how many actions it was told of when a game is over."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.decisions = 0

    def chosen(self, state: State, seat: int, action: int) -> None:
        assert action in state.legal_actions(seat)
        self.decisions += 1

    def ended(self, state: State) -> None:
        assert state.is_over
        self.file.write_text(str(self.decisions))


def counting(folder: Path, game: BotGame) -> Counting:
    return Counting(folder / str(game.number))


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_are_observed_where_they_are_played(tmp_path: Path, jobs: int) -> None:
    outcomes = list(simulate(plan(4), jobs, watch=partial(counting, tmp_path)))
    assert timeless(outcomes) == timeless(simulate(plan(4)))
    counts = {int(file.name): int(file.read_text()) for file in tmp_path.iterdir()}
    assert counts == {outcome.number: outcome.decisions for outcome in outcomes}


def after(calls: int) -> Callable[[], bool]:
    """Return a function that says stop from the given call on."""
    count = iter(range(10**9))
    return lambda: next(count) >= calls


def test_a_stopped_run_ends_after_the_games_under_way() -> None:
    assert len(list(simulate(plan(1000), stop=after(3)))) == 3
    assert list(simulate(plan(1000), stop=after(0))) == []


@pytest.mark.slow
def test_stopped_processes_end_with_what_is_done() -> None:
    outcomes = list(simulate(plan(100_000), jobs=2, stop=after(8)))
    assert len(outcomes) < 3000
    assert set(timeless(outcomes)) <= set(timeless(simulate(plan(len(outcomes) + 50))))


def test_an_abandoned_run_leaves_no_process_at_work() -> None:
    outcomes = simulate(plan(100_000), jobs=2)
    next(outcomes)
    close = getattr(outcomes, "close")  # noqa: B009 (an iterator by type, a generator in truth)
    close()
    assert list(outcomes) == []


@pytest.mark.slow
@pytest.mark.parametrize("games", [simulate, simulate_totals])
def test_memory_does_not_grow_with_the_number_of_games(
    games: Callable[[Plan], Iterator[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SLICE", 0.0)  # one game at a time
    coming = games(plan(100))
    for _ in range(20):
        next(coming)
    tracemalloc.start()
    for _ in range(5):
        next(coming)
    early = memory_now()
    for _ in range(20):
        next(coming)
    grown = memory_now() - early
    tracemalloc.stop()
    assert grown < 15_000, "twenty outcomes, were they kept, would be 30 kB, and their states a lot more"


def memory_now() -> int:
    """Return the bytes in use, of those allocated since tracing began."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
