"""What one process tells the others. A message that is lost does no harm: the events in the database are the truth."""

from msgspec import Struct, json


class Message(Struct, frozen=True, tag=True):
    """A message of the process `sender`."""

    sender: str


class Changed(Message, frozen=True):
    """Something has happened at a table, or it has been deleted."""

    table_id: str


class Here(Message, frozen=True):
    """These browsers have a table open at the sender, and no others."""

    table_id: str
    sessions: list[str]


class WhoIsHere(Message, frozen=True):
    """The sender has begun to look after a table: the others say who has it open."""

    table_id: str


class Alive(Message, frozen=True):
    """The sender is still there."""


class Known(Message, frozen=True):
    """What is known of a browser or a program has changed: its webhook or its token."""

    session: str


class Said(Message, frozen=True):
    """Somebody has written, or removed, a line of the chat at a table."""

    table_id: str


AnyMessage = Changed | Said | Here | WhoIsHere | Alive | Known

encode = json.Encoder().encode
decode = json.Decoder(AnyMessage).decode
