"""Computer players at a table: which of them moves next, and its choice, which may be made in another process."""

import logging
import random
from collections.abc import Awaitable, Callable
from functools import lru_cache, partial
from typing import TypeAlias

from msgspec import Struct

from exlibris.bots import Bot, BotError, BotFault, ask, hurry, make_bot
from exlibris.bots.registry import Given
from exlibris.engine import PlayerView, player_view
from exlibris.table.bots import ServerBots, is_careless
from exlibris.table.commands import decide
from exlibris.table.errors import TableError
from exlibris.table.events import AnyEvent
from exlibris.table.live import Table

logger = logging.getLogger(__name__)
Pause: TypeAlias = Callable[[], Awaitable[object]]
Change: TypeAlias = Callable[[str, Callable[[Table], AnyEvent | None]], Awaitable[Table]]


class BotTurn(Struct, frozen=True):
    """What a bot is asked after the table's event `number`: to choose among the legal `actions` of its seat.

    `bot` is what the name at the table stands for, as it is listed here. The view is the seat's own; nothing else goes
    to the bot. It takes the part `time_share` of its usual time.
    """

    table_id: str
    number: int
    seat: int
    bot: Given
    view: PlayerView
    actions: list[int]
    time_share: float = 1.0


Ask: TypeAlias = Callable[[BotTurn], Awaitable[int | None]]


def bot_turn(live: Table, bots: ServerBots) -> BotTurn | None:
    """Return what the next of the bots is asked.

    Returns:
        The bot's own view and its legal actions; None if no listed bot has to decide, or if all people have left.

    Raises:
        ValueError: If the game has not begun.
    """
    for seat in [] if live.people.are_gone else live.pending():
        name = live.occupants[seat].bot
        bot = bots.get(name) if name else None
        if bot is not None:
            state = live.playing()
            return BotTurn(live.opened.id, live.number, seat, bot, player_view(state, seat), state.legal_actions(seat))
    return None


async def move(live: Table, bots: ServerBots, pause: Pause, think: Ask, change: Change) -> bool:
    """Make the bot whose turn it is move, if any; return whether to look at the table again since it has not.

    Args:
        live: The table as it is; it changes when something else happens there.
        bots: Those that names stand for.
        pause: Give a person who has just acted a moment to take it back.
        think: Return the bot's choice, made elsewhere; None if it is not to move any more.
        change: Append the event that a command returns for the table of an id, and return the table.

    Raises:
        ValueError: If the game has not begun.
    """
    turn = bot_turn(live, bots)
    if turn is None:
        return False
    if is_fresh(live):
        await pause()
    if live.number != turn.number:
        return True
    action = await _choice(live, turn, think)
    if action is None:
        return False
    if live.number != turn.number:
        return True
    wanted = partial(decide, seat=turn.seat, action=action, number=turn.number)
    return (await change(turn.table_id, wanted)).number == turn.number


async def _choice(live: Table, turn: BotTurn, think: Ask) -> int | None:
    """Return the bot's choice, a random one if the bot fails, as the table shows then."""
    try:
        return choose(turn) if _is_obvious(turn) else await think(turn)
    except (BotError, BotFault, TableError):
        name = live.occupants[turn.seat].bot
        logger.exception("bot %r failed, played a random move", name)
        live.failed_bots[turn.seat] = name
        return random.choice(turn.actions)


def _is_obvious(turn: BotTurn) -> bool:
    """Return whether the bot chooses without thinking. Raises BotError for one that can't be made."""
    return len(turn.actions) == 1 or is_careless(turn.bot)


def choose(turn: BotTurn) -> int:
    """Return the bot's choice among the actions. The bot is kept in this process for the seat's next turns.

    Raises:
        BotError: If the bot can't be made.
        BotFault: If the bot fails, or chooses an action that is not legal.
    """
    if len(turn.actions) == 1:
        return turn.actions[0]
    try:
        bot = _bot_at(turn.table_id, turn.seat, turn.bot)
        hurry(bot, turn.time_share)
        return ask(bot, turn.view, turn.actions)
    except KeyboardInterrupt as error:  # no key reaches the thread or worker where bots think: the bot has raised it
        raise BotFault("it raised KeyboardInterrupt") from error


def is_fresh(live: Table) -> bool:
    """Return whether a person acted last and could no longer take it back after a bot's move."""
    if live.playing().is_sealing_flips() or not live.undo_entries:
        return False
    last = live.undo_entries[-1].seat
    occupant = live.occupants[last]
    return occupant.bot is None and not occupant.is_program and live.undoable(last) > 0


@lru_cache(maxsize=64)
def _bot_at(table_id: str, seat: int, bot: Given) -> Bot:  # noqa: ARG001 (each seat of a table has a bot of its own)
    """Return the bot at a seat of a table, made at its first decision in this process. Raises BotError."""
    return make_bot(bot)
