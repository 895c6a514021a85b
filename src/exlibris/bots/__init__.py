"""Computer players and their registry; each player sees only its own view."""

from exlibris.bots.api import BlindBot, Bot, BotError, BotFault, TimedBot, UnknownBotError, ask, ask_blindly, hurry
from exlibris.bots.characters import LEVELS, PERSONALITIES, USUAL, Character
from exlibris.bots.options import Option
from exlibris.bots.registry import (
    BotFactory,
    BotPath,
    BotType,
    Entrant,
    bot_names,
    bot_spec,
    bot_type,
    entered,
    entrant_name,
    given,
    make_bot,
    passed_over,
)

__all__ = [
    "LEVELS",
    "PERSONALITIES",
    "USUAL",
    "BlindBot",
    "Bot",
    "BotError",
    "BotFactory",
    "BotFault",
    "BotPath",
    "BotType",
    "Character",
    "Entrant",
    "Option",
    "TimedBot",
    "UnknownBotError",
    "ask",
    "ask_blindly",
    "bot_names",
    "bot_spec",
    "bot_type",
    "entered",
    "entrant_name",
    "given",
    "hurry",
    "make_bot",
    "passed_over",
]
