"""Acting and undoing: the requests, and the events that they lead to; all raise TableError."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from exlibris.engine import (
    ActionNameError,
    AmbiguousActionName,
    IllegalActionName,
    InvalidActionName,
    State,
    parse_action,
    player_view,
)
from exlibris.table.commands.checks import (
    check_legal,
    check_player,
    check_turn,
    check_undoable,
    check_up_to_date,
)
from exlibris.table.errors import TableError
from exlibris.table.events import Action, Undo
from exlibris.table.fold.live import LiveTable

CODES: Final[dict[type[ActionNameError], str]] = {
    InvalidActionName: "invalid-action-name",
    IllegalActionName: "illegal-action",
    AmbiguousActionName: "ambiguous-action-name",
}


class NamedAct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to take an action, by its number or its name; the other `number` is the position's, as in `Act`."""

    seat: int
    action: int | Annotated[str, Meta(max_length=200)]
    number: int


class Act(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to take an action; `number` is the snapshot's, so that nobody acts on an old one."""

    seat: int
    action: int
    number: int


class UndoRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to undo the seat's last action; `number` is the snapshot's, as in `Act`."""

    seat: int
    number: int


def act(live: LiveTable, wanted: Act | NamedAct, session: str) -> Action | None:
    """Return the event of an action that a person takes.

    Args:
        live: The table.
        wanted: The request; its `number` is that of the snapshot that the person saw.
        session: The browser's session, which must have the seat.

    Returns:
        The event to take next; None if the same request has been carried out before.

    Raises:
        TableError: If the seat is another session's, the snapshot is old, or the action is not legal.
    """
    check_player(live, wanted.seat, session)
    action = action_of(live, wanted)
    if live.has_done(wanted.seat, wanted.number, action):
        return None
    check_turn(live, wanted.seat, wanted.number)
    check_legal(live.playing(), wanted.seat, action)
    return Action(wanted.seat, action)


def undo(live: LiveTable, wanted: UndoRequest, session: str) -> Undo | None:
    """Return the event by which a person takes back the seat's last action.

    Arguments, result and errors are those of `act`. An action that revealed something can't be taken back.
    """
    check_player(live, wanted.seat, session)
    if live.has_done(wanted.seat, wanted.number, None):
        return None
    check_up_to_date(live, wanted.seat, wanted.number)
    check_undoable(live, wanted.seat)
    return Undo(wanted.seat)


def decide(live: LiveTable, seat: int, action: int, number: int) -> Action | None:
    """Return the event of an action that a bot has chosen. Raises TableError if it is not legal.

    Args:
        live: The table.
        seat: The seat that the bot decides for.
        action: The bot's choice.
        number: `live.number` when the bot was asked; if it has changed since, the result is None.
    """
    if live.number != number:
        return None
    check_legal(live.playing(), seat, action)
    return Action(seat, action)


def action_of(live: LiveTable, wanted: Act | NamedAct) -> int:
    """Return the number of the requested action. Raises TableError if a name does not stand for an action now.

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
