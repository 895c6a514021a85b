"""How long bots take for their decisions, in CPU time of their process."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Self

from exlibris.bots import BlindBot, Bot
from exlibris.engine import PlayerView


@dataclass(frozen=True)
class Thinking:
    """The decisions that a seat's bot was asked for in a game, and its CPU seconds for them."""

    decisions: int = 0
    seconds: float = 0.0
    median: float = 0.0

    @classmethod
    def over(cls, seconds: Sequence[float]) -> Self:
        """Return the figures of these decisions."""
        return cls(len(seconds), sum(seconds), median(seconds)) if seconds else cls()


class TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the bot's choice."""
        began = time.process_time()
        action = self._bot.choose(view, actions)
        self.seconds.append(time.process_time() - began)
        return action


class TimedBlindBot(BlindBot):
    """The same for a bot that needs no view."""

    def __init__(self, bot: BlindBot) -> None:
        self._bot = bot
        self.seconds: list[float] = []

    def pick(self, options: Sequence[int]) -> int:
        """Return the bot's choice."""
        began = time.process_time()
        action = self._bot.pick(options)
        self.seconds.append(time.process_time() - began)
        return action


def timed(bot: Bot) -> TimedBot | TimedBlindBot:
    """Return the bot with a stopwatch."""
    return TimedBlindBot(bot) if isinstance(bot, BlindBot) else TimedBot(bot)
