"""The interface of a bot, which sees a view and chooses a legal action, and functions that ask bots."""

import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Final, Protocol, runtime_checkable

from exlibris.engine import PlayerView

BY_IMPORT: Final = "<frozen importlib"  # frames of Python's import, which are not useful to show


class BotError(Exception):
    """A bot that can't be found or made; the message names it and says why."""


class UnknownBotError(BotError):
    """A name without a registered bot; the message lists the registered names."""


class BotFault(Exception):
    """A bot that raised an error or chose an illegal action during a game; the message says which."""

    seat = -1  # the bot's seat, once known
    own_traceback = ""  # the bot's frames as text, which another process can't send as frames


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

    It gets its own view, not the state, and uses the random numbers that it was made with. Its code isn't sandboxed. A
    server may replace it with a new instance between two decisions, in another process: its memory may save time, but
    must not be needed.
    """

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action to take.

        Args:
            view: The view of the bot's seat; it must not be changed.
            actions: The legal actions, at least one.
        """
        ...


@runtime_checkable
class TimedBot(Protocol):
    """Optional interface of bots that use a time budget, so that a busy server can ask them to think for less time."""

    def hurry(self, time_share: float) -> bool:
        """From now on use the part `time_share` (above 0, at most 1) of the usual time or tries.

        Returns:
            Whether this makes a difference.
        """
        ...


class BlindBot(ABC):
    """A bot that needs no view, so the caller need not make one."""

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
        view: The view of its seat.
        actions: The legal actions.

    Raises:
        BotFault: The bot failed, or chose an illegal action.
    """
    return _checked(lambda: bot.choose(view, actions[:]), actions)


def ask_blindly(bot: BlindBot, actions: list[int]) -> int:
    """Return the choice of a bot that needs no view; otherwise like `ask`."""
    return _checked(lambda: bot.pick(actions[:]), actions)


def hurry(bot: Bot, time_share: float) -> bool:
    """Let a bot use only the part `time_share` of its usual time from now on.

    Returns:
        Whether the bot has a time budget that can be shortened.

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
        fault = BotFault(f"it raised {described(error)}")
        fault.own_traceback = _own_traceback(error)
        raise fault from error
    if action not in actions:
        raise BotFault(f"it chose {action!r}, which is not a legal action")
    return int(action)  # NumPy integers equal ints, but the compiled engine rejects them


def _own_traceback(error: BaseException) -> str:
    frames = error.__traceback__
    while frames and frames.tb_frame.f_code.co_filename == __file__:
        frames = frames.tb_next
    return "".join(traceback.format_exception(type(error), error, frames, chain=False))
