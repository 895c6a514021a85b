"""Random: any legal action, each as likely."""

from __future__ import annotations

from random import Random

from exlibris.engine import PlayerView


class RandomBot:
    """Chooses blindly: the yardstick for all others."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: PlayerView, actions: list[int]) -> int:  # noqa: ARG002 (it looks at nothing)
        """One of the actions."""
        return self._rng.choice(actions)
