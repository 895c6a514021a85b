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
    """Return the action that a seat of the session takes, None if it has just taken it."""
    check_player(live, wanted.seat, session)
    action = action_of(live, wanted)
    if live.has_done(wanted.seat, wanted.number, action):
        return None
    check_turn(live, wanted.seat, wanted.number)
    check_legal(live.playing(), wanted.seat, action)
    return Action(wanted.seat, action)


def undo(live: LiveTable, wanted: UndoRequest, session: str) -> Undo | None:
    """Return the undoing of the last action of a seat of the session, None if it has just been undone."""
    check_player(live, wanted.seat, session)
    if live.has_done(wanted.seat, wanted.number, None):
        return None
    check_up_to_date(live, wanted.seat, wanted.number)
    check_undoable(live, wanted.seat)
    return Undo(wanted.seat)


def decide(live: LiveTable, seat: int, action: int, number: int) -> Action | None:
    """Return the action that a seat's bot has chosen after the event of that number, None if others came since."""
    if live.number != number:
        return None
    check_legal(live.playing(), seat, action)
    return Action(seat, action)


def action_of(live: LiveTable, wanted: Act | NamedAct) -> int:
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
