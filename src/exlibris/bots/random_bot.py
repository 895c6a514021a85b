"""Random: any legal action, each as likely."""

from collections.abc import Sequence
from random import Random

from exlibris.bots.api import BlindBot


class RandomBot(BlindBot):
    """Takes any legal action, each as likely: the yardstick for all others."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def pick(self, options: Sequence[int]) -> int:
        """Return one of the options; which place is taken depends only on how many there are."""
        return self._rng.choice(options)
