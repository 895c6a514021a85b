"""What can be wrong with a bot. Each message is one line, for people who name or write bots."""

import traceback
from pathlib import Path
from typing import Final

BY_IMPORT: Final = "<frozen importlib"  # raised by Python's import, which is no place to look at


class BotError(Exception):
    """A bot that can't be had as it was asked for; the message names it and says why."""


class UnknownBotError(BotError):
    """A name that no bot is registered by; the message lists those there are."""


class BotFault(Exception):
    """A bot that raised an error or chose an illegal action while it played; the message says what it did."""

    seat = -1  # where it sits, once that is known


def described(error: BaseException) -> str:
    """Return the error's type, message and origin in one line, as in "ValueError: no luck (clever.py, line 12)"."""
    message = " ".join(str(error).split())
    kind = type(error).__name__
    said = f"{kind}: {message}" if message else kind
    frames = traceback.extract_tb(error.__traceback__)
    if not frames or frames[-1].filename.startswith(BY_IMPORT):
        return said
    return f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"
