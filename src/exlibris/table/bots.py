"""The bots that tables can use: the registered ones, and those listed by the operator."""

import logging
from collections.abc import Sequence
from functools import lru_cache

from exlibris.bots import BlindBot, BotError, BotType, bot_names, bot_spec, given, hurry, make_bot
from exlibris.bots.registry import Given, is_free

logger = logging.getLogger(__name__)


class ServerBots:
    """The bots that can play here, by the names used in tables, files, events and requests.

    Only the operator decides what a name stands for, including options and a path to code, when the server starts:
    `listed` has texts such as "clever=mypackage.mod:Clever". Later, names are only looked up.
    """

    def __init__(self, listed: Sequence[str] = ()) -> None:
        wanted = {**{name: name for name in bot_names()}, **listed_bots(listed)}
        self._bots = {name: bot for name, bot in wanted.items() if _is_usable(bot)}

    @property
    def names(self) -> list[str]:
        """The names, registered bots first."""
        return list(self._bots)

    def __contains__(self, name: object) -> bool:
        return name in self._bots

    def get(self, name: str) -> Given | None:
        """Return the bot that a name stands for, None if the name isn't listed."""
        return self._bots.get(name)

    def type_of(self, name: str) -> BotType:
        """Return the type of a listed bot. Raises BotError if it is no longer available."""
        return bot_spec(self._bots[name]).bot


def listed_bots(texts: Sequence[str]) -> dict[str, Given]:
    """Return the bots that an operator lists, by name. Raises BotError for an invalid name or one that is taken."""
    bots: dict[str, Given] = {}
    for text in texts:
        name, bot = _listed_bot(text)
        if bots.setdefault(name, bot) != bot:
            raise BotError(f"bot {text!r}: another bot is listed as {name!r}; list it under another name")
    return bots


def _listed_bot(text: str) -> tuple[str, Given]:
    """Return a name and the bot that an operator lists under it. Raises BotError.

    The text is "name=bot". Without a name, a path is listed under the name of its class, and a registered bot with
    options under the text itself.
    """
    name, equals, bot = text.partition("=")
    if not equals or ":" in name:
        found = given(text)
        if isinstance(found, str):
            return found, found
        name, bot = found.text.split(":")[1].split(".")[-1], text
    if not is_free(name) or name in bot_names():
        raise BotError(f"bot {text!r}: it can't be listed as {name!r}; name it, as in clever={bot}")
    return name, given(bot)


def _is_usable(bot: Given) -> bool:
    try:
        make_bot(bot)
    except BotError as error:
        logger.warning("%s", error)
        return False
    return True


def is_careless(bot: Given) -> bool:
    """Return whether the bot moves without looking at the game. Raises BotError if the bot can't be made."""
    return is_blind(bot_spec(bot).bot)


def is_blind(found: BotType) -> bool:
    """Return whether bots of this type move without looking at the game."""
    return isinstance(found.factory, type) and issubclass(found.factory, BlindBot)


@lru_cache(maxsize=256)
def can_hurry(bot: Given) -> bool:
    """Return whether the bot's thinking time can be shortened. Raises BotError if the bot can't be made."""
    return hurry(make_bot(bot), 1.0)
