"""Computer players; each sees its own view only."""

from __future__ import annotations

from random import Random
from typing import Final

from exlibris.bots.api import BlindBot, Bot
from exlibris.bots.greedy import GreedyBot
from exlibris.bots.random_bot import RandomBot

__all__ = ["BLIND_NAMES", "BOT_NAMES", "BlindBot", "Bot", "make_bot"]

MAKERS: Final[dict[str, type[RandomBot | GreedyBot]]] = {"random": RandomBot, "greedy": GreedyBot}
BOT_NAMES: Final = tuple(MAKERS)
BLIND_NAMES: Final = frozenset(name for name, maker in MAKERS.items() if issubclass(maker, BlindBot))


def make_bot(name: str, seed: bytes | None = None) -> Bot:
    """A bot with luck of its own, that of the seed or else unforeseeable. Raises KeyError for an unknown name."""
    return MAKERS[name](Random(seed))
