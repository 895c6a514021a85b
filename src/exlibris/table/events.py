"""The events of a table: one small struct for each kind, in which each field has one meaning.

The number and time of an event belong to the `StoredEvent` in the table's list. An event is stored as one payload, such
as `["action",0,57]`. A tag is never reused: a changed meaning gets a new tag, such as "claim-2", so that an older
server refuses the table instead of ignoring the event.
"""

from datetime import datetime
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from exlibris.table.options import BotName, DealText

Session: TypeAlias = str  # the id of a person or a program at tables
encode: Final = msgspec.json.Encoder().encode
MOST_EVENTS: Final = 3000  # per table, after which repeatable events are refused; a game has about 500
MOST_LOGGED: Final = 1000  # log lines, all of them sent to a new reader; a game has about 500


class TableEvent(Struct, frozen=True, array_like=True, gc=False):
    """An event at a table."""


# --- the game ---------------------------------------------------------------------------------------------------------


class Action(TableEvent, frozen=True, tag="action"):
    """A seat, or the bot that decides for it, takes an action of the engine."""

    seat: int
    action: int


class Undo(TableEvent, frozen=True, tag="undo"):
    """A seat takes back its last action."""

    seat: int


# --- sitting down, before the game ------------------------------------------------------------------------------------


class Claim(TableEvent, frozen=True, tag="claim"):
    """A person or a program takes a seat; without a `name`, the seat keeps its own."""

    seat: int
    session: Session
    name: str = ""


class Repeat(TableEvent, frozen=True, tag="repeat"):
    """The table repeats the shared `deal` of a game that another person has finished."""

    deal: DealText


class Release(TableEvent, frozen=True, tag="release"):
    """A person gives up their seat."""

    seat: int


class Remove(TableEvent, frozen=True, tag="remove"):
    """The host removes the person from the seat."""

    seat: int


class Fill(TableEvent, frozen=True, tag="fill"):
    """The host gives an open seat to a bot, for the whole game."""

    seat: int
    bot: BotName


class Ask(TableEvent, frozen=True, tag="ask"):
    """A person asks the host for a seat; the number of this event identifies the request."""

    seat: int
    session: Session
    name: str = ""


class Withdraw(TableEvent, frozen=True, tag="withdraw"):
    """A person withdraws their request."""

    request: int


class Decline(TableEvent, frozen=True, tag="decline"):
    """The host declines a request."""

    request: int


# --- a bot decides for a person ---------------------------------------------------------------------------------------


class StandIn(TableEvent, frozen=True):
    """From now on the `bot` decides for the seat; open votes and proposals lapse."""

    seat: int
    bot: BotName


class Leave(StandIn, frozen=True, tag="leave"):
    """A person leaves; the bot plays until they return."""


class Replace(StandIn, frozen=True, tag="replace"):
    """The others have voted to replace a person who is away."""


class Overtime(StandIn, frozen=True, tag="overtime"):
    """The others have voted to replace a person who has run out of time."""


class Stalled(StandIn, frozen=True, tag="stalled"):
    """The others continue without a person who has been at one decision for 15 minutes."""


class Resign(StandIn, frozen=True, tag="resign"):
    """A person resigns for good."""


class TimeOut(StandIn, frozen=True, tag="time-out"):
    """A person has run out of time at a table where this counts as resigning."""


class Substitute(TableEvent, frozen=True, tag="substitute"):
    """The `bot` takes the seat of a bot that is not available here."""

    seat: int
    bot: BotName


class Return(TableEvent, frozen=True, tag="return"):
    """A person returns and decides again."""

    seat: int


class Vote(TableEvent, frozen=True, tag="vote"):
    """The player with this `session` votes that a bot decides for the seat."""

    seat: int
    session: Session


# --- an early end, and another game -----------------------------------------------------------------------------------


class Agree(TableEvent, frozen=True, tag="agree"):
    """A seat proposes or agrees to end the game without a winner."""

    seat: int


class Disagree(TableEvent, frozen=True, tag="disagree"):
    """A seat refuses to end the game, or withdraws its proposal."""

    seat: int


class End(TableEvent, frozen=True, tag="end"):
    """The host ends the game."""


class Carry(TableEvent, frozen=True, tag="carry"):
    """The host has exported the table as a file, which reveals the deal."""


class CallOff(TableEvent, frozen=True, tag="call-off"):
    """The only other person in the game ends it, since this seat's person has been at one decision for 15 minutes."""

    seat: int


class Rematch(TableEvent, frozen=True, tag="rematch"):
    """The players continue at another table, opened by `seat`; None if it was opened by a browser without a seat."""

    table_id: str
    seat: int | None = None


# --- who a seat, a table or a request belongs to ----------------------------------------------------------------------


class Transfer(TableEvent, frozen=True, tag="transfer"):
    """A seat passes to another session: its person has signed in, or was erased and gets another `name`."""

    seat: int
    session: Session
    name: str = ""


class Rename(TableEvent, frozen=True, tag="rename"):
    """A seat without a person gets another name."""

    seat: int
    name: str


class Sign(TableEvent, frozen=True, tag="sign"):
    """The person of a seat changes the `name` under which the totals of a day list them."""

    seat: int
    session: Session
    name: str


class Host(TableEvent, frozen=True, tag="host"):
    """The table passes to another session."""

    session: Session


class Reassign(TableEvent, frozen=True, tag="reassign"):
    """All requests by the author of this `request` pass to another session, under `name` unless it is ""."""

    request: int
    session: Session
    name: str = ""


AnyEvent: TypeAlias = (
    Action | Undo | Claim | Repeat | Release | Remove | Fill | Ask | Withdraw | Decline | Leave | Replace | Overtime
    | Stalled | Resign | TimeOut | Substitute | Return | Vote | Agree | Disagree | End | Carry | CallOff | Rematch
    | Transfer | Rename | Sign | Host | Reassign
)  # fmt: skip
# An endless series of events must contain one of these, because the number of actions in a game is limited.
REPEATABLE: Final = (Undo, Claim, Ask, Return, Vote, Disagree, Sign)
ABOUT_REQUESTS: Final = (Ask, Reassign)  # their sessions may never have had a seat


class StoredEvent(Struct, frozen=True, gc=False):
    """An event in a table's list; `number` counts from 1 without gaps."""

    number: int
    at: datetime
    event: AnyEvent


_decode: Final = msgspec.json.Decoder(AnyEvent).decode


def decode(payload: str | bytes) -> AnyEvent:
    """Return the event of a payload. Raises ValueError if it is damaged or from a newer version."""
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
