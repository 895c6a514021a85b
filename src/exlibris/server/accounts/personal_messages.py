"""What a person gets of all that is kept about them. No secret is in it: no hash, no token, no address of a webhook."""

from datetime import datetime
from typing import Annotated

from msgspec import Meta, Struct

from exlibris.server.accounts.messages import LONGEST_PASSWORD
from exlibris.server.accounts.settings import ReaderSettings


class AccountData(Struct, frozen=True, kw_only=True):
    """The account."""

    name: str
    email: str | None
    created: datetime
    shown: bool
    settings: ReaderSettings | None


class SignInData(Struct, frozen=True, kw_only=True):
    """A browser that was signed in."""

    device: str
    created: datetime
    seen: datetime


class WebhookData(Struct, frozen=True, kw_only=True):
    """Where the person is told that it is their turn: the host, without the address, which is a secret."""

    host: str
    language: str
    created: datetime


class PushData(Struct, frozen=True, kw_only=True):
    """A browser that is told that it is the person's turn: the host of its push service, without the address."""

    host: str
    language: str
    created: datetime


class OwnEvent(Struct, frozen=True, kw_only=True):
    """Something that the person did at a table, or that gave them a seat; `kind` is that of the table's event."""

    number: int
    kind: str
    seat: int | None
    name: str | None
    at: datetime


class TableData(Struct, frozen=True, kw_only=True):
    """A table that the person opened (`hosted`) or sat at. When it is over, its record is at `record`."""

    id: str
    created: datetime
    preset: str
    variants: list[str]
    hosted: bool
    over: bool
    record: str
    events: list[OwnEvent]


class ChatData(Struct, frozen=True, kw_only=True):
    """A line of chat that the person wrote; one that was removed has neither `text` nor `phrase`."""

    table: str
    number: int
    seat: int
    name: str
    text: str | None
    phrase: str | None
    at: datetime


class RatedData(Struct, frozen=True, kw_only=True):
    """A game by which the account was rated, and the rating after it, with its uncertainty (a standard deviation)."""

    table: str
    at: datetime
    family: str
    pool: str
    rank: int
    size: int
    lines: dict[str, int] | None
    places: dict[str, int]
    rating: float
    uncertainty: float


class PersonalData(Struct, frozen=True, kw_only=True):
    """All that the server keeps about a person; `account` is null for a guest."""

    made: datetime
    account: AccountData | None
    sign_ins: list[SignInData]
    return_link_made: datetime | None
    webhook: WebhookData | None
    push: list[PushData]
    tables: list[TableData]
    chat: list[ChatData]
    ratings: list[RatedData]


class Farewell(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to delete all of that; with the password for an account, without one for a guest."""

    password: Annotated[str, Meta(max_length=LONGEST_PASSWORD)] | None = None
