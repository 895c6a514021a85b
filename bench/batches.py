"""Steps per second of a batch, in CPU time on one core: `python bench/batches.py [GAMES] [--processes N]`.

Each step takes an equally likely legal action in every game and writes observations, masks, legal actions and actors.
With several processes, each has a batch, and their steps per second of CPU time are added.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from exlibris.engine import COMPILED, preset
from exlibris.rl import Batch

STEPS = 400_000 if COMPILED else 10_000


def steps_per_second(seats: int, games: int, opponents: tuple[str, ...] = (), steps: int = STEPS) -> float:
    """Return the steps of single games per second in a batch."""
    batch = Batch(preset("first-en"), seats=seats, games=games, seed=1, opponents=opponents)
    began = time.process_time()
    for _ in range(steps // games):
        batch.step(batch.sample())
    return steps // games * games / (time.process_time() - began)


def of_processes(processes: int, seats: int, games: int) -> float:
    """Return the steps per second of several batches at once."""
    found = 0.0
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for steps in (STEPS, 10 * STEPS):  # once before, so that all have begun
            batches = [pool.submit(steps_per_second, seats, games, steps=steps) for _ in range(processes)]
            found = sum(batch.result() for batch in batches)
    return found


def main() -> None:
    """Print a line for each kind of games, or one for several processes."""
    parser = ArgumentParser()
    parser.add_argument("games", type=int, nargs="?", default=64)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    count = asked.games
    print(f"{'compiled' if COMPILED else 'interpreted'}, {count} games, first edition")
    for players in (2, 4):
        if asked.processes > 1:
            found, who = of_processes(asked.processes, players, count), f", {asked.processes} processes"
        else:
            found, who = steps_per_second(players, count), ""
        print(f"{players} seats, all learn{who}: {found:,.0f} steps/s")
    if asked.processes == 1:
        print(f"2 seats, one against random: {steps_per_second(2, count, ('random',)):,.0f} steps/s")
        few = 8  # so that games are played to their end: greedy takes longer in later rounds
        print(f"2 seats, one against greedy: {steps_per_second(2, few, ('greedy',), STEPS // 100):,.0f} steps/s")


if __name__ == "__main__":
    main()
