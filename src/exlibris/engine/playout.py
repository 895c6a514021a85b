"""Play inside the engine, for benchmarks, properties and search: no call from outside for each decision.

Whoever chooses here sees the whole state. For a player that must not, `determinize` its view first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from exlibris.engine.actions import DONE
from exlibris.engine.state import State

WITHOUT_LIMIT: Final = 1 << 30


def playout(s: State, seed: int, limit: int = WITHOUT_LIMIT) -> int:
    """Random choices until the game is over, or that many decisions; gives how many were made. Changes the state."""
    x: i64 = seed & 0xFFFFFFFF
    began = s.ply
    stop = began + limit
    n: i64 = len(s.options)
    while n and s.ply < stop:  # without options the game is over
        x = x * 1664525 + 1013904223 & 0xFFFFFFFF
        s.apply_option(s.options[x * n >> 32])
        n = len(s.options)
    return s.ply - began


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How choices are made in `play` and `play_until`; a subclass says so in `pick`."""

    def pick(self, s: State) -> int:
        """The index of one of the state's options, which it does not change.

        They are the legal actions in their order; at the flips, where all choose at once, those of all seats.
        """
        raise NotImplementedError


class Uniform(Policy):
    """Every legal action is as likely, those of `playout` with the same seed."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = seed & 0xFFFFFFFF

    def pick(self, s: State) -> int:
        return self.below(len(s.options))

    def below(self, n: i64) -> i64:
        """The next number, from 0 to n - 1."""
        self.x = self.x * 1664525 + 1013904223 & 0xFFFFFFFF
        return self.x * n >> 32


class Eager(Uniform):
    """The same, but nothing is ended that can go on: it takes, draws and shelves what it can."""

    def pick(self, s: State) -> int:
        n: i64 = len(s.options)
        return self.below(n - 1 if n > 1 and s.options[n - 1] == DONE else n)


def play(s: State, policy: Policy, limit: int = WITHOUT_LIMIT) -> int:
    """Choices by the policy until the game is over, or that many; gives how many were made. Changes the state.

    Raises IndexError for an index that there is not.
    """
    began = s.ply
    stop = began + limit
    while s.options and s.ply < stop:
        s.apply_option(_option(s, policy))
    return s.ply - began


def play_until(s: State, seat: int, policy: Policy, limit: int = WITHOUT_LIMIT) -> int:
    """Choices by the policy for all others until the seat has to decide, or the game is over; gives how many.

    Changes the state. Where all choose at once, before the inspection, nobody is waited for.
    """
    began = s.ply
    stop = began + limit
    while s.options and s.ply < stop and not is_asked(s, seat):
        s.apply_option(_option(s, policy))
    return s.ply - began


def is_asked(s: State, seat: int) -> bool:
    """Whether the seat has something to decide."""
    if s.is_sealing_flips():
        return not s.ready >> seat & 1
    return s.stack[-1].seat == seat


def _option(s: State, policy: Policy) -> int:
    index = policy.pick(s)
    if not 0 <= index < len(s.options):
        raise IndexError(f"policy: picked {index} of {len(s.options)} actions")
    return s.options[index]
