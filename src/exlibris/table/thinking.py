"""Decisions of computer players, in a worker process."""

from functools import lru_cache

from exlibris.bots import Bot, ask, make_bot
from exlibris.engine import PlayerView


def decide(table_id: str, seat: int, bot: str, view: PlayerView, actions: list[int]) -> int:
    """Return the bot's choice among the actions. Raises BotError and BotFault."""
    return ask(bot_at(table_id, seat, bot), view, actions)


@lru_cache(maxsize=64)
def bot_at(table_id: str, seat: int, bot: str) -> Bot:  # noqa: ARG001 (each seat of a table has a bot of its own)
    """Return the bot at a seat of a table, made at its first decision in this process. Raises BotError."""
    return make_bot(bot)
