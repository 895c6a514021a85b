"""Asking a bot, to hurry if need be, and checking its answer."""

from collections.abc import Callable, Collection

from exlibris.bots.api import BlindBot, Bot, TimedBot
from exlibris.bots.errors import BotFault, described
from exlibris.engine import PlayerView


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
