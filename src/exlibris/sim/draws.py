"""The luck of the engine's playout, one choice at a time, for games that somebody watches."""

from __future__ import annotations


class Draws:
    """Picks what `playout` picks with the same seed; the tests hold the two together."""

    def __init__(self, seed: int) -> None:
        self._x = seed

    def pick(self, options: bytes) -> int:
        """One of the options, each as likely."""
        self._x = self._x * 1664525 + 1013904223 & 0xFFFFFFFF
        return options[self._x * len(options) >> 32]
