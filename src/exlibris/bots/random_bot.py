"""Random: any legal action, each as likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from exlibris.bots.api import BlindBot


class RandomBot(BlindBot):
    """Chooses blindly: the yardstick for all others."""

    name = "random"

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def pick(self, options: Sequence[int]) -> int:
        """One of the options, whatever they are; how many there are decides which place is taken."""
        return self._rng.choice(options)
