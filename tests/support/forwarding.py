"""A route for tests that plays a table forward on the server: most of a game without a request for each move."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from litestar import post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from exlibris.bots import make_bot
from exlibris.engine import SPECTATOR, Eager, State, player_view
from exlibris.server.tables.service import Tables
from exlibris.table.commands import decide
from exlibris.table.errors import TableError


def forwarding() -> HTTPRouteHandler:
    """Return the route, which belongs to one application."""
    return post("/test/forward/{table_id:str}", include_in_schema=False)(forward)


async def forward(
    tables: NamedDependency[Tables],
    table_id: FromPath[str],
    turn: FromQuery[int],
    final: FromQuery[bool] = False,
    kind: FromQuery[str] = "",
    bot: FromQuery[str] = "",
) -> int:
    """Choose for all seats of a table until a person is asked something in round `turn` or later; return its number.

    With `final` it is the last round, with `kind` a decision of that kind. Stop where the game would end. With `bot`
    that bot chooses, which takes longer and looks like a game.
    """
    live = await tables.load(table_id)
    people = {seat for seat, one in enumerate(live.opened.seats) if one.player == "human"}
    pick = chooser(bot)
    while not is_there(state := live.playing(), people, turn, final, kind):
        seat = state.pending_seats()[0]
        with suppress(TableError):  # a bot was quicker
            await tables.change(table_id, partial(decide, seat=seat, action=pick(state, seat), number=live.number))
        live = await tables.load(table_id)
    return live.number


def chooser(name: str) -> Callable[[State, int], int]:
    """Return what chooses an action for a seat: the bot of that name, or chance without one."""
    if name:
        bot = make_bot(name, b"forward")
        return lambda state, seat: bot.choose(player_view(state, seat), state.legal_actions(seat))
    policy = Eager(1)

    def pick(state: State, seat: int) -> int:
        legal = state.legal_actions(seat)
        return legal[policy.pick(state) % len(legal)]

    return pick


def is_there(state: State, people: set[int], turn: int, final: bool, kind: str) -> bool:
    """Return whether a state is as asked for, or the final inspection has begun."""
    if state.is_over or state.is_sealing_flips():
        return True
    asked = [decision for decision in state.decisions() if decision.seat in people]
    now = player_view(state, SPECTATOR).round
    is_late = now.number >= turn and (bool(now.final) or not final)
    return is_late and any(decision.kind == kind or not kind for decision in asked)
