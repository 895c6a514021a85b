"""Whole games inside the engine, without a call from outside for each decision: for search, tests and benchmarks.

A policy sees the whole state. For a player that must not see it, `determinize` its view first.
"""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import DONE
from exlibris.engine.native import i64, mypyc_attr
from exlibris.engine.state import State

WITHOUT_LIMIT: Final = 1 << 30


def playout(s: State, seed: int, limit: int = WITHOUT_LIMIT) -> int:
    """Make uniformly random choices until the game is over.

    Args:
        s: The state, which is changed.
        seed: Determines the choices; the lower 32 bits count.
        limit: The most choices to make.

    Returns:
        The number of choices made.
    """
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
    """A way of choosing, for `play_by`. Subclasses define `pick`."""

    def pick(self, s: State) -> int:
        """Return the index of one of `s.options`.

        The options are in the order of the legal actions; in the inspection they are the options of all seats together.

        Args:
            s: The state at a decision; it must not be changed.
        """
        raise NotImplementedError


class Uniform(Policy):
    """Policy that chooses uniformly among the legal actions, as `playout` does with the same seed."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = seed & 0xFFFFFFFF

    def pick(self, s: State) -> int:
        return self.below(len(s.options))

    def below(self, n: i64) -> i64:
        """Return the next random number, from 0 to n - 1."""
        self.x = self.x * 1664525 + 1013904223 & 0xFFFFFFFF
        return self.x * n >> 32


class Eager(Uniform):
    """Policy that chooses uniformly among the legal actions, but DONE only if nothing else is legal."""

    def pick(self, s: State) -> int:
        n: i64 = len(s.options)
        return self.below(n - 1 if n > 1 and s.options[n - 1] == DONE else n)


def play_by(s: State, policy: Policy, limit: int = WITHOUT_LIMIT) -> int:
    """Let a policy choose for all seats until the game is over.

    Args:
        s: The state, which is changed.
        policy: The policy, which sees the whole state, secrets included.
        limit: The most choices to make.

    Returns:
        The number of choices made.

    Raises:
        IndexError: If the policy picks an index out of range.
    """
    began = s.ply
    stop = began + limit
    while s.options and s.ply < stop:
        s.apply_option(_option(s, policy))
    return s.ply - began


def _option(s: State, policy: Policy) -> int:
    index = policy.pick(s)
    if not 0 <= index < len(s.options):
        raise IndexError(f"policy: picked {index} of {len(s.options)} actions")
    return s.options[index]
