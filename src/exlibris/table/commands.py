"""Acting and undoing: each request becomes the event that it leads to; and the checks that all requests share."""

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
from exlibris.engine.undo import MOVED_SINCE, NOTHING_DONE, SEEN_SINCE, why_not
from exlibris.table.errors import TableError
from exlibris.table.events import Action, Undo
from exlibris.table.live import Table
from exlibris.table.names import are_alike, check_person_name
from exlibris.table.opening import is_member

TOO_LATE = {
    NOTHING_DONE: "Nothing has been done yet.",
    SEEN_SINCE: "Something new has been seen since.",
    MOVED_SINCE: "Somebody else has moved since.",
}
CODES: Final[dict[type[ActionNameError], str]] = {
    InvalidActionName: "invalid-action-name",
    IllegalActionName: "illegal-action",
    AmbiguousActionName: "ambiguous-action-name",
}


def misses_bot(live: Table, seat: int) -> bool:
    """Return whether a bot decides for a seat of an unfinished game that can't play here."""
    bot = live.occupants[seat].bot
    return bot is not None and live.bots is not None and bot not in live.bots and not live.is_finished


def check_seat(live: Table, seat: int) -> None:
    """Raise TableError if the table has no such seat."""
    if not 0 <= seat < len(live.occupants):
        raise TableError("seat-not-found", f"This table has no seat {seat}.")


def check_may_sit(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless the seat is open and the browser has none yet: nobody is to see several hands."""
    check_seat(live, seat)
    if live.occupants[seat].taken:
        raise TableError("seat-taken", f"{live.occupants[seat].name} sits there already.")
    if live.seats_of(session):
        raise TableError("already-seated", "This browser has a seat at the table already.")


def check_own_name(live: Table, seat: int, name: str) -> None:
    """Raise TableError for a name that can't be read, or that may be taken for that of another person at the table."""
    check_person_name(name)
    others = [other.name for number, other in enumerate(live.occupants) if other.session and number != seat]
    if any(are_alike(name, other) for other in others):
        raise TableError("name-at-table", "Somebody at this table has this name, or one that looks the same.")


def is_seated(live: Table, seat: int, session: str) -> bool:
    """Return whether a browser has the seat that it asks for, or has got another one instead when seats were drawn."""
    own = live.seats_of(session)
    return seat in own or (bool(own) and live.opened.options.draw_seats and live.status != "waiting")


def check_may_release(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless the seat can be open again, and the browser is its own or the host's."""
    check_seat(live, seat)
    if session not in (live.occupants[seat].session, live.opened.maker_session):
        raise TableError("seat-not-yours", f"Seat {seat} belongs to somebody else.")
    if live.occupants[seat].session is None:
        raise TableError("seat-not-taken", f"Nobody sits on seat {seat} who could leave it.")
    check_waiting(live)


def check_waiting(live: Table) -> None:
    """Raise TableError if the game has begun."""
    if live.status != "waiting":
        raise TableError("game-begun", "The game has begun.")


def check_owner(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless the seat belongs to the browser with that session."""
    check_seat(live, seat)
    if not live.occupants[seat].belongs_to(session):
        raise TableError("seat-not-yours", f"Seat {seat} belongs to somebody else.")


def check_player(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless the seat belongs to the browser and its person decides for it."""
    check_owner(live, seat, session)
    occupant = live.occupants[seat]
    if occupant.stand_in and not live.is_finished:
        raise TableError("computer-plays", f"A computer plays for {occupant.name}.")


def check_host(live: Table, session: str) -> None:
    """Raise TableError unless the browser has opened the table."""
    if live.opened.maker_session != session:
        raise TableError("not-host", "Only the host may do that.")


def check_on(live: Table) -> None:
    """Raise TableError unless a game is on."""
    if live.status == "waiting":
        raise TableError("not-begun", "The game begins when all seats are taken.")
    if live.is_finished:
        raise TableError("game-over", "The game is over.")


def check_other(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless a game is on, the browser plays, and the seat is another person's."""
    check_seat(live, seat)
    check_on(live)
    if all(live.occupants[own].session != session for own in live.people.deciding):
        raise TableError("not-playing", "Only those who play may vote.")
    if live.occupants[seat].session in (None, session):
        raise TableError("nobody-to-replace", f"Nobody else sits on seat {seat} whom a computer could replace.")


def check_turn(live: Table, seat: int, number: int) -> None:
    """Raise TableError unless the seat has to decide and its browser has seen everything up to now."""
    _check_up_to_date(live, seat, number)
    if seat not in live.pending():
        raise TableError("not-your-turn", f"{live.occupants[seat].name} has nothing to decide now.")


def _check_up_to_date(live: Table, seat: int, number: int) -> None:
    """Raise TableError unless a game is on and the seat's browser has seen everything up to now."""
    if live.status != "waiting" and number != live.number_for(live.occupants[seat].session):
        raise TableError("stale", "Something has happened at the table since.")
    check_on(live)


def _check_undoable(live: Table, seat: int) -> None:
    """Raise TableError, which says why, unless the seat's last action may be undone."""
    if not live.undoable(seat):
        raise TableError("nothing-to-undo", TOO_LATE[why_not(live.newest_acts(), seat)])


def check_legal(state: State, seat: int, action: int) -> None:
    """Raise TableError, which names the decision, unless the action is legal for the seat."""
    if action not in state.legal_actions(seat):
        decision = next(decision for decision in state.decisions() if decision.seat == seat)
        detail = f"Action {action} is not legal now: pending is {decision.prompt} ({decision.rule_id})."
        raise TableError("illegal-action", detail)


def check_hints(live: Table) -> None:
    """Raise TableError unless seats of the table may ask the coach."""
    if not live.allows_hints:
        raise TableError("hints-not-allowed", "This table plays without hints.")


def check_sealing(live: Table, seat: int) -> None:
    """Raise TableError unless the seat is choosing what to turn face down."""
    if live.state is None or not live.state.is_sealing_flips() or seat not in live.pending():
        raise TableError("not-flipping", "Cards are turned face down just before the inspection.")


def has_chat(live: Table) -> bool:
    """Return whether there are people at the table who could talk to each other: at two browsers or more."""
    return len({occupant.session for occupant in live.occupants if occupant.session and not occupant.is_program}) > 1


def is_read_by(live: Table, session: str) -> bool:
    """Return whether a browser reads the chat: with the link; at a finished table of the lobby only its people do."""
    is_shown = live.opened.options.listed and live.is_finished
    return has_chat(live) and (not is_shown or is_member(live, session))


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


def act(live: Table, wanted: Act | NamedAct, session: str) -> Action | None:
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
    action = _action_of(live, wanted)
    if live.has_done(wanted.seat, wanted.number, action):
        return None
    check_turn(live, wanted.seat, wanted.number)
    check_legal(live.playing(), wanted.seat, action)
    return Action(wanted.seat, action)


def undo(live: Table, wanted: UndoRequest, session: str) -> Undo | None:
    """Return the event by which a person takes back the seat's last action.

    Arguments, result and errors are those of `act`. An action that revealed something can't be taken back.
    """
    check_player(live, wanted.seat, session)
    if live.has_done(wanted.seat, wanted.number, None):
        return None
    _check_up_to_date(live, wanted.seat, wanted.number)
    _check_undoable(live, wanted.seat)
    return Undo(wanted.seat)


def decide(live: Table, seat: int, action: int, number: int) -> Action | None:
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


def _action_of(live: Table, wanted: Act | NamedAct) -> int:
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
