"""The random numbers of the engine's playout, one choice at a time, for games with observers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")


class Draws:
    """Picks the place that `playout` picks with the same seed; a test compares the two."""

    def __init__(self, seed: int) -> None:
        self._x = seed

    def pick(self, choices: Sequence[Item]) -> Item:
        """Return one of the choices, each as likely."""
        self._x = self._x * 1664525 + 1013904223 & 0xFFFFFFFF
        return choices[self._x * len(choices) >> 32]
