"""The interface of a computer player: it sees a view and chooses one of the legal actions; and how it is asked."""

import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

from exlibris.engine import PlayerView

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


class Bot(Protocol):
    """A computer player at one seat of one game.

    It is given its own view, never the state, and draws from the random numbers that it was made with. A server may
    make a new one between two decisions, in another process: what it remembers can save time, but must not be needed.
    """

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action to take.

        Args:
            view: What the seat may know, which must not be changed.
            actions: The legal ones, at least one.
        """
        ...


@runtime_checkable
class TimedBot(Protocol):
    """What a bot may have besides if it thinks for a time, so that a busy server can ask it to think shorter."""

    def hurry(self, time_share: float) -> bool:
        """Take the part `time_share` of the usual time or tries from now on, from just above 0 to 1.

        Returns:
            Whether that makes a difference.
        """
        ...


class BlindBot(ABC):
    """A bot that needs no view, so that none has to be made for it."""

    @abstractmethod
    def pick(self, options: Sequence[int]) -> int:
        """Return one of the options, of which there is at least one."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:  # noqa: ARG002 (it looks at nothing)
        """Return one of the actions."""
        return self.pick(actions)


def ask(bot: Bot, view: PlayerView, actions: list[int]) -> int:
    """Return the bot's choice.

    Args:
        bot: The bot.
        view: What its seat may know.
        actions: The legal ones.

    Raises:
        BotFault: The bot failed, or chose none of the actions.
    """
    return _checked(lambda: bot.choose(view, actions[:]), actions)


def ask_blindly(bot: BlindBot, actions: list[int]) -> int:
    """Return the choice of a bot that needs no view; otherwise like `ask`."""
    return _checked(lambda: bot.pick(actions[:]), actions)


def hurry(bot: Bot, time_share: float) -> bool:
    """Let a bot take only the part `time_share` of its usual time from now on.

    Returns:
        Whether it takes a time that can be shortened.

    Raises:
        BotFault: The bot failed.
    """
    try:
        return isinstance(bot, TimedBot) and bool(bot.hurry(time_share))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BotFault(f"it raised {described(error)}") from error


def _checked(choose: Callable[[], int], actions: Collection[int]) -> int:
    try:
        action = choose()
    except KeyboardInterrupt:  # Ctrl-C
        raise
    except BaseException as error:
        raise BotFault(f"it raised {described(error)}") from error
    if action not in actions:
        raise BotFault(f"it chose {action!r}, which is not a legal action")
    return int(action)  # NumPy's whole numbers equal ours, but the compiled engine takes none
