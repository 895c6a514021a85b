"""Computer players at a table: which of them is asked next, and its choice, which may be made in another process."""

from functools import lru_cache

from msgspec import Struct

from exlibris.bots import Bot, ask, hurry, make_bot
from exlibris.engine import PlayerView, player_view
from exlibris.table.bots import is_careless
from exlibris.table.fold.live import LiveTable


class BotTurn(Struct, frozen=True):
    """What a bot is asked after the table's event `number`: to choose among the legal `actions` of its seat.

    The view is the seat's own; nothing else goes to the bot. It takes the part `time_share` of its usual time.
    """

    table_id: str
    number: int
    seat: int
    bot: str
    view: PlayerView
    actions: list[int]
    time_share: float = 1.0


def bot_turn(live: LiveTable) -> BotTurn | None:
    """Return what the next bot is asked.

    Returns:
        The bot's own view and its legal actions; None if no available bot has to decide, or if all people have left.

    Raises:
        ValueError: If the game has not begun.
    """
    for seat in [] if live.people.are_gone else live.pending():
        bot = live.occupants[seat].bot
        if bot is not None and live.bot_troubles.get(seat) != "missing":
            state = live.playing()
            return BotTurn(live.opened.id, live.number, seat, bot, player_view(state, seat), state.legal_actions(seat))
    return None


def is_obvious(turn: BotTurn) -> bool:
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
    bot = _bot_at(turn.table_id, turn.seat, turn.bot)
    hurry(bot, turn.time_share)
    return ask(bot, turn.view, turn.actions)


def is_fresh(live: LiveTable) -> bool:
    """Return whether a person acted last and could no longer take it back after a bot's move."""
    if live.playing().is_sealing_flips() or not live.undo_entries:
        return False
    last = live.undo_entries[-1].seat
    occupant = live.occupants[last]
    return occupant.bot is None and not occupant.is_program and live.undoable(last) > 0


@lru_cache(maxsize=64)
def _bot_at(table_id: str, seat: int, bot: str) -> Bot:  # noqa: ARG001 (each seat of a table has a bot of its own)
    """Return the bot at a seat of a table, made at its first decision in this process. Raises BotError."""
    return make_bot(bot)
