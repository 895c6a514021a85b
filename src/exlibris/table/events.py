"""What happens at a table: one small struct for each kind of event, each of its fields with one meaning.

An event knows neither its number nor its time: both are of the `StoredEvent` in the table's list. It is stored as one
payload, such as `["action",0,57]`. A tag is never used again for another meaning: a changed meaning gets a new tag,
such as "claim-2", so that a server without it refuses the table instead of playing on without the event.
"""

from datetime import datetime
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from exlibris.table.options import BotName

Session: TypeAlias = str  # the id by which tables know a person or a program
encode: Final = msgspec.json.Encoder().encode
MOST_EVENTS: Final = 3000  # of a table; then repeatable events are refused. Whole games have about 500,
MOST_LOGGED: Final = 1000  # and about as many log lines, which are all sent to a new reader


class TableEvent(Struct, frozen=True, array_like=True, gc=False):
    """Something that happens at a table."""


# --- the game ---------------------------------------------------------------------------------------------------------


class Action(TableEvent, frozen=True, tag="action"):
    """A seat, or the bot that decides for it, takes an action of the engine."""

    seat: int
    action: int


class Undo(TableEvent, frozen=True, tag="undo"):
    """A seat takes its last action back."""

    seat: int


# --- sitting down, before the game ------------------------------------------------------------------------------------


class Claim(TableEvent, frozen=True, tag="claim"):
    """A person or a program sits down; without a `name` the seat keeps its own."""

    seat: int
    session: Session
    name: str = ""


class Release(TableEvent, frozen=True, tag="release"):
    """The person gives up the seat."""

    seat: int


class Remove(TableEvent, frozen=True, tag="remove"):
    """The host takes the seat away from its person."""

    seat: int


class Fill(TableEvent, frozen=True, tag="fill"):
    """The host gives an open seat to a bot, for the whole game."""

    seat: int
    bot: BotName


class Ask(TableEvent, frozen=True, tag="ask"):
    """A person asks the host for a seat; the number of the event's entry is the request's."""

    seat: int
    session: Session
    name: str = ""


class Withdraw(TableEvent, frozen=True, tag="withdraw"):
    """The person who made a request takes it back."""

    request: int


class Decline(TableEvent, frozen=True, tag="decline"):
    """The host refuses a request."""

    request: int


# --- a bot decides for a person ---------------------------------------------------------------------------------------


class StandIn(TableEvent, frozen=True):
    """From now on the `bot` decides for the seat; open votes and proposals lapse."""

    seat: int
    bot: BotName


class Leave(StandIn, frozen=True, tag="leave"):
    """A person leaves the bot to play on until they come back."""


class Replace(StandIn, frozen=True, tag="replace"):
    """The others have voted: the person is away."""


class Overtime(StandIn, frozen=True, tag="overtime"):
    """The others have voted: the person has run out of time."""


class Stalled(StandIn, frozen=True, tag="stalled"):
    """The others go on: the person has been at one decision for a quarter of an hour."""


class Resign(StandIn, frozen=True, tag="resign"):
    """A person gives up for good."""


class TimeOut(StandIn, frozen=True, tag="time-out"):
    """A person has run out of time, at a table where that is to resign."""


class Substitute(TableEvent, frozen=True, tag="substitute"):
    """This `bot` takes the seat of one that is missing here."""

    seat: int
    bot: BotName


class Return(TableEvent, frozen=True, tag="return"):
    """A person decides again."""

    seat: int


class Vote(TableEvent, frozen=True, tag="vote"):
    """A player, by `session`, wants a bot to decide for the seat."""

    seat: int
    session: Session


# --- an early end, and another game -----------------------------------------------------------------------------------


class Agree(TableEvent, frozen=True, tag="agree"):
    """A seat proposes or agrees to end the game without a winner."""

    seat: int


class Disagree(TableEvent, frozen=True, tag="disagree"):
    """A seat refuses that, or withdraws its proposal."""

    seat: int


class End(TableEvent, frozen=True, tag="end"):
    """The host ends the game."""


class Carry(TableEvent, frozen=True, tag="carry"):
    """The host has taken the table along as a file, which gives the deal away."""


class CallOff(TableEvent, frozen=True, tag="call-off"):
    """The one other person who plays ends the game: the seat's has been at one decision for a quarter of an hour."""

    seat: int


class Rematch(TableEvent, frozen=True, tag="rematch"):
    """The players go on at another table, which `seat` has opened; None if its browser only watched."""

    table_id: str
    seat: int | None = None


# --- who a seat, a table or a request belongs to ----------------------------------------------------------------------


class Transfer(TableEvent, frozen=True, tag="transfer"):
    """A seat belongs to another session: its person has signed in, or is forgotten and gets another `name`."""

    seat: int
    session: Session
    name: str = ""


class Rename(TableEvent, frozen=True, tag="rename"):
    """A seat that no person has gets another name."""

    seat: int
    name: str


class Host(TableEvent, frozen=True, tag="host"):
    """The table belongs to another session."""

    session: Session


class Reassign(TableEvent, frozen=True, tag="reassign"):
    """All requests of the person who made this one are another session's, under that `name` if there is one."""

    request: int
    session: Session
    name: str = ""


AnyEvent: TypeAlias = (
    Action | Undo | Claim | Release | Remove | Fill | Ask | Withdraw | Decline | Leave | Replace | Overtime | Stalled
    | Resign | TimeOut | Substitute | Return | Vote | Agree | Disagree | End | Carry | CallOff | Rematch | Transfer
    | Rename | Host | Reassign
)  # fmt: skip
# Every endless series of events has one of these, because a game ends after a limited number of actions.
REPEATABLE: Final = (Undo, Claim, Ask, Return, Vote, Disagree)
ABOUT_REQUESTS: Final = (Ask, Reassign)  # whose sessions may never have had a seat


class StoredEvent(Struct, frozen=True, gc=False):
    """An event in a table's list; `number` counts from 1 without gaps."""

    number: int
    at: datetime
    event: AnyEvent


_decode: Final = msgspec.json.Decoder(AnyEvent).decode


def decode(payload: str | bytes) -> AnyEvent:
    """Return the event of a payload. Raises ValueError for one that is damaged, or of a newer version."""
    try:
        event: AnyEvent = _decode(payload)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(f"damaged, or made with a newer Ex Libris: {error}") from error
    return event


def kind_of(event: type[TableEvent] | TableEvent) -> str:
    """Return the tag of an event or of a class of events."""
    return str(event.__struct_config__.tag)


def session_of(event: TableEvent) -> Session | None:
    """Return the session that an event names, None for an event without one."""
    return getattr(event, "session", None)
