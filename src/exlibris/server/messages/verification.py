"""What was found when a record was checked."""

from typing import Literal

from msgspec import Struct


class VerifiedCheck(Struct, frozen=True, kw_only=True):
    """One check of a record: it holds, it does not, or (null) there was nothing to check; `why` in English."""

    key: Literal["noted", "commitment", "deal", "actions", "result"]
    holds: bool | None
    why: str


class Verification(Struct, frozen=True, kw_only=True):
    """All checks of a record; it is `verified` if none of them found anything wrong.

    `commitment`, `seed` and `salt` are hexadecimal, "" for what the record doesn't have. `chosen`: whoever opened the
    table chose the seed. `drawn` has for each seat the one, as they were taken, whose player got it by lot; it is
    empty if seats were not drawn.
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
