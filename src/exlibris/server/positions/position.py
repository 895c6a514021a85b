"""A table's position as it is stored: opaque bytes."""

from msgspec import Struct


class Position(Struct, frozen=True):
    """A packed position after the table's event `number`."""

    number: int
    data: bytes
