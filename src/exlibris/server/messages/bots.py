"""The computer players that a table can have."""

from enum import StrEnum

from msgspec import Struct


class BotKind(StrEnum):
    """A level of strength, a personality, or any other computer player."""

    LEVEL = "level"
    PERSONALITY = "personality"
    OTHER = "other"


class BotInfo(Struct, frozen=True, kw_only=True):
    """A computer player: `key` is what a new table calls it, `careless` one that moves without looking at the game.

    The `usual` one is that of whoever does not choose.
    """

    key: str
    name: str
    about: str
    careless: bool
    kind: BotKind
    usual: bool
