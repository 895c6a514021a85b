"""The moves of computer players: which bot is next, and its choice, which another process may make."""

import hashlib
import logging
import random
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import Final, TypeAlias

from msgspec import Struct

from exlibris.bots import Bot, BotError, BotFault, ask, hurry
from exlibris.bots.registry import Given, bot_with
from exlibris.engine import PlayerView, player_view
from exlibris.table.bots import ServerBots, is_careless
from exlibris.table.commands import decide
from exlibris.table.errors import TableError
from exlibris.table.events import AnyEvent
from exlibris.table.live import FailedBot, Table

MOST_SLOW: Final = 3  # decisions in a row that take too long, after which a bot isn't asked again at the table

logger = logging.getLogger(__name__)
Pause: TypeAlias = Callable[[], Awaitable[object]]
Change: TypeAlias = Callable[[str, Callable[[Table], AnyEvent | None]], Awaitable[Table]]


class BotTurn(Struct, frozen=True):
    """A bot's turn after the table's event `number`: to choose one of the legal `actions` of its seat.

    `bot` is the listed bot that the name at the table stands for. The bot sees only `view`, its seat's own. It thinks
    for `time_share` of its usual time. The `seed` of its random numbers follows from the deal and the number of the
    seat's choices, so that the same choices of people lead to the same game again; with None, they are unpredictable.
    """

    table_id: str
    number: int
    seat: int
    bot: Given
    view: PlayerView
    actions: list[int]
    time_share: float = 1.0
    seed: bytes | None = None


Ask: TypeAlias = Callable[[BotTurn], Awaitable[int | None]]


def bot_turn(live: Table, bots: ServerBots) -> BotTurn | None:
    """Return the turn of the next bot.

    Returns:
        The turn; None if no listed bot must decide, or if all people have left.

    Raises:
        ValueError: If the game has not begun.
    """
    for seat in [] if live.people.are_gone else live.pending():
        name = live.occupants[seat].bot
        bot = bots.get(name) if name else None
        if bot is not None:
            state = live.playing()
            return BotTurn(
                live.opened.id, live.number, seat, bot, player_view(state, seat), state.legal_actions(seat),
                seed=_seed_of(live, seat),
            )  # fmt: skip
    return None


def _seed_of(live: Table, seat: int) -> bytes:
    """Return a seed from which the deal can't be worked out."""
    choices = sum(entry.seat == seat for entry in live.undo_entries)
    return hashlib.sha256(b"bot %d %d " % (seat, choices) + live.opened.seed).digest()


async def move(live: Table, bots: ServerBots, pause: Pause, think: Ask, change: Change) -> bool:
    """Let the next bot make a move, if a bot must decide. Raises ValueError if the game has not begun.

    `pause` gives a person who has just acted a moment to undo that. `think` returns the bot's choice, or None if the
    bot should no longer move. `change` appends the event that a command returns for the table with this id.

    Returns:
        True if the bot has not moved because the table changed meanwhile; the caller should call again.
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
    try:
        if len(turn.actions) == 1 or is_careless(turn.bot):  # such a bot has no state that an owner must keep
            return SeatBots().choose(turn)
        failed = _failed(live, turn.seat)
        if failed and failed.slow_in_a_row >= MOST_SLOW:
            return random.choice(turn.actions)
        action = await think(turn)
        if failed and failed.slow_in_a_row:
            live.failed_bots[turn.seat] = failed._replace(slow_in_a_row=0)
        return action
    except (BotError, BotFault, TableError) as error:
        _note_failure(live, turn.seat, error)
        return random.choice(turn.actions)


def _failed(live: Table, seat: int) -> FailedBot | None:
    """Return the failures of the bot that is at the seat now."""
    failed = live.failed_bots.get(seat)
    return failed if failed and failed.name == live.occupants[seat].bot else None


def _note_failure(live: Table, seat: int, error: Exception) -> None:
    """Count a failure of a bot, and log the first with the bot's own traceback, then the 10th, the 100th, …."""
    name = live.occupants[seat].bot
    was_slow = isinstance(error, TableError) and error.code == "takes-too-long"
    before = _failed(live, seat) or FailedBot(name, was_slow, 0)
    times = before.times + 1
    live.failed_bots[seat] = FailedBot(name, was_slow, times, before.slow_in_a_row + 1 if was_slow else 0)
    if times == 10 ** (len(str(times)) - 1):
        how = "was too slow" if was_slow else "failed"
        frames = getattr(error, "own_traceback", "") if times == 1 else ""
        again = f" {times} times at this table" if times > 1 else ""
        logger.warning("bot %r %s%s, played a random move: %s%s", name, how, again, error, frames and f"\n{frames}")


class SeatBots:
    """The bots of one thread or process, by table and seat: each keeps its state from turn to turn.

    Only the `most` used last are kept. Two owners share no bot.
    """

    def __init__(self, most: int = 64) -> None:
        self._most = most
        self._bots: dict[tuple[str, int, Given], tuple[Bot, Random]] = {}

    def choose(self, turn: BotTurn) -> int:
        """Return the choice of the seat's bot, which is made at its first turn.

        Raises:
            BotError: If the bot can't be made.
            BotFault: If the bot fails, or chooses an action that is not legal.
        """
        if len(turn.actions) == 1:
            return turn.actions[0]
        try:
            bot, rng = self._bot_at(turn)
            rng.seed(turn.seed)
            hurry(bot, turn.time_share)
            return ask(bot, turn.view, turn.actions)
        except KeyboardInterrupt as error:  # no key press reaches a bot's thread or worker: the bot itself raised it
            raise BotFault("it raised KeyboardInterrupt") from error

    def _bot_at(self, turn: BotTurn) -> tuple[Bot, Random]:
        """Return the bot and its random numbers."""
        key = turn.table_id, turn.seat, turn.bot
        kept = self._bots.pop(key, None)
        if not kept:
            rng = Random(turn.seed)
            kept = bot_with(rng, turn.bot), rng
        self._bots[key] = kept  # the last in order of use
        if len(self._bots) > self._most:
            del self._bots[next(iter(self._bots))]
        return kept


BOTS: Final = SeatBots()  # of this process


def choose(turn: BotTurn) -> int:
    """Return a bot's choice; this process keeps the bot for the seat's next turns."""
    return BOTS.choose(turn)


def is_fresh(live: Table) -> bool:
    """Return whether the last action is a person's and can be undone, but not after a bot's move."""
    if live.playing().is_sealing_flips() or not live.undo_entries:
        return False
    last = live.undo_entries[-1].seat
    occupant = live.occupants[last]
    return occupant.bot is None and not occupant.is_program and live.undoable(last) > 0
