"""A bot that leaves some of its decisions to a weaker one: the same player at any strength between the two."""

from random import Random

from exlibris.bots.asking import ask
from exlibris.bots.registry import bot_with
from exlibris.engine import PlayerView


class LapsingBot:
    """Plays like one bot, and now and then, by chance, like another.

    `player` and `other`: the two. `lapses`: the share of decisions that the other makes.
    """

    def __init__(self, rng: Random, player: str = "greedy", other: str = "random", lapses: float = 0.5) -> None:
        if not 0 <= lapses <= 1:
            raise ValueError(f"option lapses: expected 0 to 1, found {lapses}")
        self._rng = rng
        self._player = bot_with(rng, player)
        self._other = bot_with(rng, other)
        self._lapses = lapses

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the choice of one of the two bots. Raises BotFault when it fails."""
        return ask(self._other if self._rng.random() < self._lapses else self._player, view, actions)
