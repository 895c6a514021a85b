"""Random: any legal action, all equally likely."""

from collections.abc import Sequence
from random import Random

from exlibris.bots.api import BlindBot


class RandomBot(BlindBot):
    """Takes any legal action, all equally likely: the baseline for other bots."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def pick(self, options: Sequence[int]) -> int:
        """Return one of the options; its index depends only on their number."""
        return self._rng.choice(options)
