"""The computer players that a table can have."""

from msgspec import Struct


class BotInfo(Struct, frozen=True, kw_only=True):
    """A computer player: `key` is what a new table calls it, `careless` one that moves without looking at the game."""

    key: str
    name: str
    about: str
    careless: bool
