"""A route for tests that plays a table forward on the server: most of a game without a request for each move."""

from contextlib import suppress

from litestar import post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery

from exlibris.engine import SPECTATOR, Eager, State, player_view
from exlibris.server.dependencies import TheTables
from exlibris.server.errors import TableError


def forwarding() -> HTTPRouteHandler:
    """Return the route, which belongs to one application."""
    return post("/test/forward/{table_id:str}")(forward)


async def forward(
    tables: TheTables,
    table_id: FromPath[str],
    turn: FromQuery[int],
    final: FromQuery[bool] = False,
    kind: FromQuery[str] = "",
) -> int:
    """Choose for all seats of a table until a person is asked something in round `turn` or later; return its number.

    With `final` it is the last round, with `kind` a decision of that kind. Stop where the game would end.
    """
    live = await tables.load(table_id)
    people = {seat for seat, one in enumerate(live.opened.seats) if one.player == "human"}
    policy = Eager(1)
    while not is_there(state := live.playing(), people, turn, final, kind):
        option = policy.pick(state)
        seat = state.pending_seats()[0]
        legal = state.legal_actions(seat)
        with suppress(TableError):  # a bot was quicker
            await tables.append_action(live, seat, legal[option % len(legal)])
        live = await tables.load(table_id)
    return live.number


def is_there(state: State, people: set[int], turn: int, final: bool, kind: str) -> bool:
    """Tell whether a state is as asked for, or the final inspection has begun."""
    if state.is_over or state.is_sealing_flips():
        return True
    asked = [decision for decision in state.decisions() if decision.seat in people]
    now = player_view(state, SPECTATOR).round
    is_late = now.number >= turn and (bool(now.final) or not final)
    return is_late and any(decision.kind == kind or not kind for decision in asked)
