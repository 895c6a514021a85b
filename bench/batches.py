"""Steps per second of a batch, in CPU time on one core: `python bench/batches.py [GAMES]`.

Each step takes an equally likely legal action in every game and writes observations, masks, legal actions and actors.
"""

from __future__ import annotations

import sys
import time

from exlibris.engine import COMPILED, preset
from exlibris.rl import Batch

STEPS = 40_000 if COMPILED else 4_000


def steps_per_second(seats: int, games: int, opponents: tuple[str, ...] = (), steps: int = STEPS) -> float:
    """Return how many steps of single games a batch takes per second."""
    batch = Batch(preset("first-en"), seats, games, seed=1, opponents=opponents)
    began = time.process_time()
    for _ in range(steps // games):
        batch.step(batch.sample())
    return steps // games * games / (time.process_time() - began)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 64
    print(f"{'compiled' if COMPILED else 'interpreted'}, {count} games, first edition")
    for players in (2, 4):
        print(f"{players} seats, all learn: {steps_per_second(players, count):,.0f} steps/s")
    print(f"2 seats, one against random: {steps_per_second(2, count, ('random',)):,.0f} steps/s")
    few = 8  # so that games are played to their end: greedy takes longer in later rounds
    print(f"2 seats, one against greedy: {steps_per_second(2, few, ('greedy',), STEPS // 10):,.0f} steps/s")
