"""Commands to act and to undo, each of which returns the resulting event; and the checks that all commands share."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from exlibris import engine
from exlibris.engine.undo import MOVED_SINCE, NOTHING_DONE, SEEN_SINCE, why_not
from exlibris.table.errors import TableError
from exlibris.table.events import Action, Undo
from exlibris.table.live import Table
from exlibris.table.names import are_alike, check_person_name
from exlibris.table.opening import is_member

TOO_LATE = {
    NOTHING_DONE: "Nothing has been done yet.",
    SEEN_SINCE: "The action revealed something, so it can't be taken back.",
    MOVED_SINCE: "Another player has moved since.",
}
CODES: Final[dict[type[engine.ActionNameError], str]] = {
    engine.InvalidActionName: "invalid-action-name",
    engine.IllegalActionName: "illegal-action",
    engine.AmbiguousActionName: "ambiguous-action-name",
}


def misses_bot(live: Table, seat: int) -> bool:
    """Return whether a seat of an unfinished game has a bot that is not available here."""
    bot = live.occupants[seat].bot
    return bot is not None and live.bots is not None and bot not in live.bots and not live.is_finished


def check_seat(live: Table, seat: int) -> None:
    """Raise TableError if the table has no such seat."""
    if not 0 <= seat < len(live.occupants):
        raise TableError("seat-not-found", f"This table has no seat {seat}.")


def check_may_sit(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless the seat is open and the browser has no seat, so that no one sees two hands."""
    check_seat(live, seat)
    if live.occupants[seat].taken:
        raise TableError("seat-taken", f"Seat {seat} is already taken by {live.occupants[seat].name}.")
    if live.seats_of(session):
        raise TableError("already-seated", "This browser already has a seat at this table.")


def check_own_name(live: Table, seat: int, name: str) -> None:
    """Raise TableError for an invalid name, or one that looks like the name of another person at the table."""
    check_person_name(name)
    others = [other.name for number, other in enumerate(live.occupants) if other.session and number != seat]
    if any(are_alike(name, other) for other in others):
        raise TableError("name-at-table", "Another person at this table has this name, or one that looks the same.")


def is_seated(live: Table, seat: int, session: str) -> bool:
    """Return whether a browser has the requested seat, or got another seat instead when seats were drawn."""
    own = live.seats_of(session)
    return seat in own or (bool(own) and live.opened.options.draw_seats and live.status != "waiting")


def check_may_release(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless the seat can be freed and the browser is its own or the host's."""
    check_seat(live, seat)
    if session not in (live.occupants[seat].session, live.opened.maker_session):
        raise TableError("seat-not-yours", f"Seat {seat} belongs to another player.")
    if live.occupants[seat].session is None:
        raise TableError("seat-not-taken", f"No person has seat {seat}.")
    check_waiting(live)


def check_waiting(live: Table) -> None:
    """Raise TableError if the game has begun."""
    if live.status != "waiting":
        raise TableError("game-begun", "The game has already begun.")


def check_owner(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless the seat belongs to the browser with that session."""
    check_seat(live, seat)
    if not live.occupants[seat].belongs_to(session):
        raise TableError("seat-not-yours", f"Seat {seat} belongs to another player.")


def check_player(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless the seat belongs to the browser and no computer plays for it."""
    check_owner(live, seat, session)
    occupant = live.occupants[seat]
    if occupant.stand_in and not live.is_finished:
        raise TableError("computer-plays", f"A computer plays for {occupant.name}.")


def check_host(live: Table, session: str) -> None:
    """Raise TableError unless the browser is the host's."""
    if live.opened.maker_session != session:
        raise TableError("not-host", "Only the host may do that.")


def check_on(live: Table) -> None:
    """Raise TableError unless a game is in progress."""
    if live.status == "waiting":
        raise TableError("not-begun", "The game begins when all seats are taken.")
    if live.is_finished:
        raise TableError("game-over", "The game is over.")


def check_other(live: Table, seat: int, session: str) -> None:
    """Raise TableError unless a game is in progress, the browser plays in it, and another person has the seat."""
    check_seat(live, seat)
    check_on(live)
    if all(live.occupants[own].session != session for own in live.people.deciding):
        raise TableError("not-playing", "Only people who play at this table may do that.")
    if live.occupants[seat].session in (None, session):
        raise TableError("nobody-to-replace", f"There is no other person in seat {seat} for a computer to replace.")


def check_turn(live: Table, seat: int, number: int) -> None:
    """Raise TableError unless the seat must decide and its browser is up to date."""
    _check_up_to_date(live, seat, number)
    if seat not in live.pending():
        raise TableError("not-your-turn", f"{live.occupants[seat].name} has nothing to decide now.")


def _check_up_to_date(live: Table, seat: int, number: int) -> None:
    if live.status != "waiting" and number != live.number_for(live.occupants[seat].session):
        raise TableError("stale", "Something has happened at the table since.")
    check_on(live)


def _check_undoable(live: Table, seat: int) -> None:
    if not live.undoable(seat):
        raise TableError("nothing-to-undo", TOO_LATE[why_not(live.newest_acts(), seat)])


def check_legal(state: engine.State, seat: int, action: int) -> None:
    """Raise TableError naming the decision unless the action is legal for the seat."""
    if action not in state.legal_actions(seat):
        decision = next(decision for decision in state.decisions() if decision.seat == seat)
        detail = f"Action {action} is not legal now: the pending decision is {decision.prompt} ({decision.rule_id})."
        raise TableError("illegal-action", detail)


def check_hints(live: Table) -> None:
    """Raise TableError unless seats at the table may ask the coach."""
    if not live.allows_hints:
        if live.people.day:
            raise TableError("no-hints-today", "The deal of the day is played without hints.")
        raise TableError("hints-not-allowed", "This table plays without hints.")


def check_sealing(live: Table, seat: int) -> None:
    """Raise TableError unless the seat is choosing its flips."""
    if live.state is None or not live.state.is_sealing_flips() or seat not in live.pending():
        raise TableError("not-flipping", "Cards are flipped just before the inspection, not now.")


def has_chat(live: Table) -> bool:
    """Return whether people from at least two browsers sit at the table, so that they can chat."""
    return len({occupant.session for occupant in live.occupants if occupant.session and not occupant.is_program}) > 1


def is_read_by(live: Table, session: str) -> bool:
    """Return whether a browser may read the chat: any with the link, but only members at a finished lobby table."""
    is_shown = live.opened.options.listed and live.is_finished
    return has_chat(live) and (not is_shown or is_member(live, session))


class NamedAct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to take an action, given by its number or name; `number` is that of the position, as in `Act`."""

    seat: int
    action: int | Annotated[str, Meta(max_length=200)]
    number: int


class Act(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to take an action; `number` is the snapshot's, so that a request from an old snapshot is refused."""

    seat: int
    action: int
    number: int


class UndoRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to undo the seat's last action; `number` is the snapshot's, as in `Act`."""

    seat: int
    number: int


def act(live: Table, wanted: Act | NamedAct, session: str) -> Action | None:
    """Return the event for an action that a person takes.

    Args:
        live: The table.
        wanted: The request; its `number` is that of the snapshot that the person saw.
        session: The browser's session, which must have the seat.

    Returns:
        The event to apply next; None if the same request was already carried out.

    Raises:
        TableError: If the seat belongs to another session, the snapshot is old, or the action is not legal.
    """
    check_player(live, wanted.seat, session)
    action = _action_of(live, wanted)
    if live.has_done(wanted.seat, wanted.number, action):
        return None
    check_turn(live, wanted.seat, wanted.number)
    check_legal(live.playing(), wanted.seat, action)
    return Action(wanted.seat, action)


def undo(live: Table, wanted: UndoRequest, session: str) -> Undo | None:
    """Return the event for undoing the seat's last action.

    Arguments, result and errors are as for `act`. An action that revealed something can't be undone.
    """
    check_player(live, wanted.seat, session)
    if live.has_done(wanted.seat, wanted.number, None):
        return None
    _check_up_to_date(live, wanted.seat, wanted.number)
    _check_undoable(live, wanted.seat)
    return Undo(wanted.seat)


def decide(live: Table, seat: int, action: int, number: int) -> Action | None:
    """Return the event for an action that a bot chose. Raises TableError if it is not legal.

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
    """Return the number of the requested action. Raises TableError if its name does not stand for a legal action.

    If a request is sent again, its name still stands for the same action as the first time.
    """
    if isinstance(wanted.action, int):
        return wanted.action
    if before := live.state_before_act(wanted.seat, wanted.number):
        return _named(before, wanted.seat, wanted.action)
    check_turn(live, wanted.seat, wanted.number)
    return _named(live.playing(), wanted.seat, wanted.action)


def _named(state: engine.State, seat: int, name: str) -> int:
    try:
        return engine.parse_action(engine.player_view(state, seat), name, seat)
    except engine.ActionNameError as error:
        raise TableError(CODES[type(error)], str(error)) from error
