"""Decisions per second of random play against the number of seats."""

from __future__ import annotations

import time
from random import Random
from statistics import median
from typing import Any, Final

from exlibris.engine import new_game, playout, preset, result

SEATS: Final = (2, 3, 4)
ROUNDS: Final = 5


def measure(seconds: float) -> list[dict[str, Any]]:
    """Return medians of rounds in which each number of seats has its turn, with that many CPU seconds each in all."""
    luck = Random(4)
    found: dict[int, list[tuple[float, float, float]]] = {seats: [] for seats in SEATS}
    for _ in range(ROUNDS):
        for seats in SEATS:
            found[seats].append(play(seats, luck, seconds / ROUNDS))
    names = ("decisions_per_second", "games_per_second", "decisions_per_game")
    return [
        {"seats": seats} | {name: median(run[i] for run in runs) for i, name in enumerate(names)}
        for seats, runs in found.items()
    ]


def play(seats: int, luck: Random, seconds: float) -> tuple[float, float, float]:
    """Return decisions per second of play, games per second with setup and form, decisions per game."""
    rules = preset("first-en")
    games = decisions = 0
    playing = 0.0
    began = time.process_time()
    while games == 0 or time.process_time() - began < seconds:
        state = new_game(rules, seats, luck.randbytes(32))
        since = time.process_time()
        decisions += playout(state, luck.getrandbits(32))
        playing += time.process_time() - since
        result(state)
        games += 1
    return decisions / playing, games / (time.process_time() - began), decisions / games
