"""How much time people have for a game."""

from typing import Literal

from msgspec import Struct


class Pace(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat has on its clock: "live" a budget of `seconds` for the game, with an `increment` after each turn.

    By "correspondence" it has so many `seconds` for each turn. A live budget is a minute to six hours, an increment up
    to five minutes, a turn by correspondence an hour to thirty days.
    """

    kind: Literal["live", "correspondence"]
    seconds: int
    increment: int = 0


class SeatClock(Struct, frozen=True, kw_only=True):
    """What a seat has left, in seconds, and whether its clock runs; null where that would tell who has sealed flips."""

    seat: int
    left: float | None
    running: bool | None
