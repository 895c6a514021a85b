"""The bots of a server: those that are registered, and those it was started with."""

import logging
from collections.abc import Sequence
from functools import lru_cache

from exlibris.bots import BlindBot, BotError, bot_names, bot_spec, hurry, make_bot
from exlibris.table.options import HUMAN

logger = logging.getLogger(__name__)


class ServerBots:
    """The bots that a client may seat, by name.

    A client can't name a path or set options: whatever is no registered name must be allowed when the server starts.
    """

    def __init__(self, allowed: Sequence[str] = ()) -> None:
        self.names = [name for name in dict.fromkeys([*bot_names(), *allowed]) if is_usable(name)]

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def missing(self, players: Sequence[str]) -> list[int]:
        """Return the seats whose bot this server hasn't."""
        return [seat for seat, player in enumerate(players) if player != HUMAN and player not in self.names]


def is_usable(name: str) -> bool:
    """Return whether the bot can be made; the log says why not."""
    try:
        make_bot(name)
    except BotError as error:
        logger.warning("%s", error)
        return False
    return True


def is_careless(name: str) -> bool:
    """Return whether the bot moves without looking at the game. Raises BotError for one that can't be made."""
    factory = bot_spec(name).bot.factory
    return isinstance(factory, type) and issubclass(factory, BlindBot)


@lru_cache(maxsize=256)
def can_hurry(name: str) -> bool:
    """Return whether the bot takes a time that can be shortened. Raises BotError for one that can't be made."""
    return hurry(make_bot(name), 1.0)
