"""Measure how speed depends on seats, cards on a shelf and processes, and memory on the number of games.

python bench/growth.py
"""

from __future__ import annotations

import os
import resource
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from enum import StrEnum
from multiprocessing import get_context
from random import Random
from statistics import median
from typing import Annotated, Final

import typer

from exlibris.engine import State, form, new_game, player_view, playout, preset, result
from exlibris.engine.frames import STANDARD
from exlibris.engine.steps import ANY, effect
from exlibris.engine.verbs.discarding import DiscardOwn
from exlibris.engine.verbs.shelving import ShelveFromHand
from exlibris.sim import Plan, Totals, simulate_totals
from peer_games.stopwatch import rounds
from report import Form, Output, Row, bind_to_one_core, medians, print_report

HEADS: Final = {
    "seats": "seats",
    "cards": "cards on the shelf",
    "jobs": "jobs",
    "games": "games",
    "decisions_per_second": "decisions/s",
    "games_per_second": "games/s",
    "decisions_per_game": "decisions per game",
    "shelving_per_second": "shelving decisions/s",
    "taking_per_second": "taking decisions/s",
    "form_us": "form µs",
    "view_us": "view µs",
    "clone_us": "clone µs",
    "times_one_job": "times one job",
    "peak_mib": "peak MiB",
}
CORES: Final = os.cpu_count() or 1
ROUNDS: Final = 5
WARMING: Final = 1.0  # seconds after the first games, for all processes to be at work
SEATS: Final = (2, 3, 4)
SIZES: Final = (8, 16, 24, 32, 40)  # cards on a shelf
SHELVES: Final = 25  # of each size
CALLS: Final = 20  # of each function that changes nothing
MOST_DECISIONS: Final = 2 * SIZES[-1]  # between two sizes
FIRST_LOOK: Final = 500  # games before the first look at the memory; twice as many before each further one
ENDLESS: Final = 10**9  # games
MIB: Final = 1024**2 if sys.platform == "darwin" else 1024  # in the system's units of memory
SHELVE_ALL: Final = effect("bench_shelve_all", ShelveFromHand(ANY, ANY, "SHELF-10"))
TAKE_ALL: Final = effect("bench_take_all", DiscardOwn(ANY, ANY, "SHELF-07"))


class Part(StrEnum):
    """A part that can be measured by itself."""

    JOBS = "jobs"
    MEMORY = "memory"
    SEATS = "seats"
    SHELVES = "shelves"


Only = Annotated[list[Part] | None, typer.Option("--only", help="Measure this alone; may be repeated.")]
Seconds = Annotated[float, typer.Option(min=0.01, max=600, help="Seconds of work for each part; of jobs for each run.")]
Jobs = Annotated[int, typer.Option(min=1, max=256, help="The most processes to be tried.")]


def main(only: Only = None, seconds: Seconds = 5.0, jobs: Jobs = CORES, output: Output = Form.TABLE) -> None:
    """Measure how speed and memory grow: medians, in CPU time on one core, of random first-edition games.

    The number of jobs is measured by the clock, on all cores, and says something only while the machine is idle.
    """
    measured: dict[Part, Callable[[], list[Row]]] = {
        Part.JOBS: lambda: by_jobs(seconds, jobs),  # before this process is bound to one core
        Part.MEMORY: lambda: by_games(seconds),
        Part.SEATS: lambda: by_seats(seconds),
        Part.SHELVES: lambda: by_cards(seconds),
    }
    print_report({part: measure() for part, measure in measured.items() if part in (only or Part)}, HEADS, output)


def endless() -> Plan:
    """Return a simulation that runs until it is stopped."""
    return Plan(preset("first-en"), ENDLESS, ("random",) * 4, "growth")


def by_jobs(seconds: float, most: int) -> list[Row]:
    """Return medians of rounds in which each number of processes has its turn, for that many seconds each."""
    numbers = range(1, most + 1)
    runs = [[throughput(number, seconds) for number in numbers] for _ in range(ROUNDS)]
    rates = [median(rates) for rates in zip(*runs, strict=True)]
    return [
        {"jobs": number, "games_per_second": rate, "times_one_job": rate / rates[0]}
        for number, rate in zip(numbers, rates, strict=True)
    ]


def throughput(jobs: int, seconds: float) -> float:
    """Return games per second of a simulation, counted when all its processes are at work."""
    begins: list[float] = []
    games = 0
    for part in simulate_totals(endless(), jobs, lambda: bool(begins) and time.monotonic() > begins[0] + seconds):
        now = time.monotonic()
        begins.append(now + WARMING)
        if begins[0] < now <= begins[0] + seconds:
            games += part.games
    return games / seconds


def by_games(seconds: float) -> list[Row]:
    """Return the peak memory of a process of its own after more and more games, for about that many seconds."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(peaks, seconds).result()


def peaks(seconds: float) -> list[Row]:
    """Return the peak memory of this process after more and more games."""
    plan, until = endless(), time.monotonic() + seconds
    totals = Totals(plan.names)
    rows: list[Row] = []
    for part in simulate_totals(plan, stop=lambda: bool(rows) and time.monotonic() > until):
        totals.add_all(part)
        if totals.games >= FIRST_LOOK << len(rows):
            rows.append({"games": totals.games, "peak_mib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MIB})
    return rows


def by_seats(seconds: float) -> list[Row]:
    """Return medians of rounds in which each number of seats has its turn, with that many CPU seconds each in all."""
    bind_to_one_core()
    luck = Random(4)
    runs = [[played(seats, luck, seconds / ROUNDS) for seats in SEATS] for _ in range(ROUNDS)]
    return [{"seats": seats} | medians(found) for seats, found in zip(SEATS, zip(*runs, strict=True), strict=True)]


def played(seats: int, luck: Random, seconds: float) -> Row:
    """Return decisions per second of play, games per second with setup and form, decisions per game."""
    games = decisions = 0
    playing, began = 0.0, time.process_time()
    for _ in rounds(seconds):
        state = new_game(preset("first-en"), seats, luck.randbytes(32))
        since = time.process_time()
        decisions += playout(state, luck.getrandbits(32))
        playing += time.process_time() - since
        result(state)
        games += 1
    return {
        "decisions_per_second": decisions / playing,
        "games_per_second": games / (time.process_time() - began),
        "decisions_per_game": decisions / games,
    }


def by_cards(seconds: float) -> list[Row]:
    """Return the times of shelving, removing and inspecting on shelves of up to 40 cards: medians over several passes.

    Games end long before a shelf has 40 cards, so the cards are dealt to one hand and shelved by the engine's own
    steps, at random; taking away is by its steps as well.
    """
    bind_to_one_core()
    luck = Random(4)
    passes = [shelves_that_grow(luck) for _ in rounds(seconds)]
    return [{"cards": size} | medians([found[size] for found in passes]) for size in SIZES]


def shelves_that_grow(luck: Random) -> dict[int, Row]:
    """Return the figures of shelves that grow from nothing to the greatest size and shrink again."""
    states = [with_cards_in_hand(luck) for _ in range(SHELVES)]
    found: dict[int, Row] = {}
    for size in SIZES:
        found[size] = {"shelving_per_second": rate(states, luck, size)} | on_shelves(states)
    for state in states:
        state.push(TAKE_ALL, 0, STANDARD, 0)
        state.run()
    for size, smaller in zip(reversed(SIZES), (*reversed(SIZES[:-1]), 0), strict=True):
        found[size]["taking_per_second"] = rate(states, luck, smaller)
    return found


def with_cards_in_hand(luck: Random) -> State:
    """Return a game whose first seat has to shelve forty cards, one after another."""
    state = new_game(preset("first-en"), SEATS[0], luck.randbytes(32))
    while not state.deal.is_dealt:
        state.apply_option(state.options[0])
    state.hands[0] = state.deck[state.dealt : state.dealt + SIZES[-1]]
    state.dealt += SIZES[-1]
    state.push(SHELVE_ALL, 0, STANDARD, 0)
    state.run()
    return state


def rate(states: Sequence[State], luck: Random, size: int) -> float:
    """Return decisions per second of random play until each shelf has `size` cards. Raises RuntimeError."""
    decisions, began = 0, time.process_time()
    for state in states:
        seed, until = luck.getrandbits(32), decisions + MOST_DECISIONS
        while more := abs(size - shelved(state)):
            decisions += playout(state, seed + decisions, more)
            if decisions > until:
                raise RuntimeError(f"the shelf did not come to {size} cards: it has {shelved(state)}")
    return decisions / (time.process_time() - began)


def shelved(state: State) -> int:
    """Return the number of cards on the first seat's shelf."""
    return len(state.shelves[0].cards())


def on_shelves(states: Sequence[State]) -> Row:
    """Return the microseconds of each call that looks at a shelf and changes nothing."""
    return {
        "form_us": microseconds(lambda state: form(state, state.flips), states),
        "view_us": microseconds(lambda state: player_view(state, 0), states),
        "clone_us": microseconds(State.clone, states),
    }


def microseconds(call: Callable[[State], object], states: Sequence[State]) -> float:
    """Return the mean microseconds of a call."""
    began = time.process_time()
    for state in states:
        for _ in range(CALLS):
            call(state)
    return 1e6 * (time.process_time() - began) / (len(states) * CALLS)


if __name__ == "__main__":
    typer.run(main)
