"""Random play inside the engine, for benchmarks, properties and search."""

from __future__ import annotations

from mypy_extensions import i64

from exlibris.engine.state import State


def playout(s: State, seed: int, limit: int = 1 << 30) -> int:
    """Random choices until the game is over, or that many decisions; gives how many were made. Changes the state."""
    x: i64 = seed & 0xFFFFFFFF
    began = s.ply
    stop = began + limit
    options = s.options
    while options and s.ply < stop:  # without options the game is over
        x = x * 1664525 + 1013904223 & 0xFFFFFFFF
        n: i64 = len(options)
        s.apply_option(options[x * n >> 32])
        options = s.options
    return s.ply - began
