"""The engine's speed in random first-edition games with four players: medians of several runs, in CPU time."""

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Final, TypeVar

from exlibris import engine

Thing = TypeVar("Thing")
SEATS: Final = 4
RUNS: Final = 7
GAMES: Final = 40  # per run
POSITIONS: Final = 60  # per run: from different games, early and late
RNG: Final = Random(2026)
REPEATS: Final = 100  # per position
IMPORT: Final = "import time; t = time.process_time(); import exlibris.engine; print(1000 * (time.process_time() - t))"


@dataclass(frozen=True)
class Figures:
    """The measurements; all times are CPU time on one core."""

    decisions_per_second: float  # random play inside the engine
    decisions_per_second_policy: float  # the same with a policy that never ends a step early
    decisions_per_second_api: float  # from Python, through legal_actions and apply
    clone_us: float
    legal_actions_us: float
    view_us: float
    determinize_us: float  # a determinization of a view
    games_per_second: float  # random, from setup to the form
    import_ms: float  # import exlibris.engine in a new process
    compiled: bool


def measure() -> Figures:
    """Measure this machine, which takes several seconds."""
    positions = [_position(seed) for seed in range(POSITIONS)]
    views = [_seen_by_the_seat(state) for state in positions]
    games, decisions = zip(*[_whole_games(run) for run in range(RUNS)], strict=True)
    return Figures(
        decisions_per_second=round(median(decisions)),
        decisions_per_second_policy=round(median(_by_a_policy(run) for run in range(RUNS))),
        decisions_per_second_api=round(median(_through_the_api(run) for run in range(RUNS))),
        clone_us=_microseconds(engine.State.clone, positions),
        legal_actions_us=_microseconds(engine.State.legal_actions, positions),
        view_us=_microseconds(_seen_by_the_seat, positions),
        determinize_us=_microseconds(lambda view: engine.determinize(view, RNG), views),
        games_per_second=round(median(games), 1),
        import_ms=round(median(_import_milliseconds() for _ in range(RUNS)), 1),
        compiled=engine.COMPILED,
    )


def _game(seed: int) -> engine.State:
    return engine.new_game(engine.preset("first-en"), SEATS, Random(seed).randbytes(32))


def _position(seed: int) -> engine.State:
    state = _game(seed)
    engine.playout(state, seed + 1, 5 * seed)
    return state


def _whole_games(run: int) -> tuple[float, float]:
    began = time.process_time()
    states = [_game(run * GAMES + i) for i in range(GAMES)]
    playing = time.process_time()
    decisions = sum(engine.playout(state, run + i + 1) for i, state in enumerate(states))
    played = time.process_time()
    for state in states:
        engine.result(state)
    return GAMES / (time.process_time() - began), decisions / (played - playing)


def _by_a_policy(run: int) -> float:
    states = [_game(run * GAMES + i) for i in range(GAMES)]
    began = time.process_time()
    decisions = sum(engine.play_by(state, engine.Eager(run + i + 1)) for i, state in enumerate(states))
    return decisions / (time.process_time() - began)


def _through_the_api(run: int) -> float:
    rng = Random(run)
    states = [_game(run * GAMES + i) for i in range(GAMES // 2)]
    began = time.process_time()
    for state in states:
        while not state.is_over:
            actions = state.legal_actions()
            state.apply(actions[int(rng.random() * len(actions))])
    return sum(state.ply for state in states) / (time.process_time() - began)


def _seen_by_the_seat(state: engine.State) -> engine.PlayerView:
    return engine.player_view(state, state.stack[-1].seat)


def _microseconds(call: Callable[[Thing], object], states: list[Thing]) -> float:
    """Return the mean cost of the call over the positions, without the cost of the loop."""
    spent = [_time_of(call, states) - _time_of(type, states) for _ in range(RUNS)]
    return round(1e6 * median(spent) / (len(states) * REPEATS), 2)


def _time_of(call: Callable[[Thing], object], states: list[Thing]) -> float:
    began = time.process_time()
    for state in states:
        for _ in range(REPEATS):
            call(state)
    return time.process_time() - began


def _import_milliseconds() -> float:
    command = [sys.executable, "-c", IMPORT]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)  # noqa: S603 (our own)
