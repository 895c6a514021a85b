"""Checking records, in a worker process."""

from typing import Literal

import msgspec
from msgspec import Struct

from exlibris.engine import RecordError
from exlibris.table.errors import TableError
from exlibris.table.looking_back.games import BAD_RECORD, sent_text
from exlibris.verification import verify


class VerifiedCheck(Struct, frozen=True, kw_only=True):
    """One check of a record: it holds, it does not, or (null) there was nothing to check; `why` in English."""

    key: Literal["noted", "commitment", "deal", "actions", "result"]
    holds: bool | None
    why: str


class Verification(Struct, frozen=True, kw_only=True):
    """All checks of a record; it is `verified` if none of them found anything wrong.

    `commitment`, `seed` and `salt` are hexadecimal, "" for what the record doesn't have. `chosen`: the host
    chose the seed. `drawn` has, for each seat, the seat that its player had taken before the draw; it is empty if
    seats were not drawn.
    """

    verified: bool
    checks: list[VerifiedCheck]
    commitment: str
    seed: str
    salt: str
    chosen: bool
    drawn: list[int]
    actions: int
    result: str


def verification_of(sent: bytes, noted: str | None) -> bytes:
    """Return what is found in a record that was sent, as JSON. Raises TableError."""
    try:
        verified = verify(sent_text(sent), noted)
    except RecordError as error:
        raise TableError(BAD_RECORD, str(error)) from error
    return msgspec.json.encode(msgspec.convert(verified, Verification, from_attributes=True))
