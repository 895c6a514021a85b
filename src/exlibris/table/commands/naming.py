"""Actions by their names in the notation, as the seat that takes them understands them."""

from typing import Final

from exlibris.engine import (
    ActionNameError,
    AmbiguousActionName,
    IllegalActionName,
    InvalidActionName,
    State,
    parse_action,
    player_view,
)
from exlibris.table.commands.acting import NamedAct
from exlibris.table.commands.checks import check_turn
from exlibris.table.errors import TableError
from exlibris.table.fold.live import LiveTable

CODES: Final[dict[type[ActionNameError], str]] = {
    InvalidActionName: "invalid-action-name",
    IllegalActionName: "illegal-action",
    AmbiguousActionName: "ambiguous-action-name",
}


def action_of(live: LiveTable, wanted: NamedAct) -> int:
    """Return the number of the action that is wanted. Raises TableError for a name that means none now.

    A request that is sent again names the action that it named the first time.
    """
    if isinstance(wanted.action, int):
        return wanted.action
    if before := live.state_before_act(wanted.seat, wanted.number):
        return named(before, wanted.seat, wanted.action)
    check_turn(live, wanted.seat, wanted.number)
    return named(live.playing(), wanted.seat, wanted.action)


def named(state: State, seat: int, name: str) -> int:
    """Return the action that the seat means by a name. Raises TableError."""
    try:
        return parse_action(player_view(state, seat), name, seat)
    except ActionNameError as error:
        raise TableError(CODES[type(error)], str(error)) from error
