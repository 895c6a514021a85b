"""Requests to act and to undo."""

from typing import Annotated

from msgspec import Meta, Struct


class NamedAct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to take an action, by its number or its name; the other `number` is the position's, as in `Act`."""

    seat: int
    action: int | Annotated[str, Meta(max_length=200)]
    number: int


class Act(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to take an action; `number` is the snapshot's, so that nobody acts on an old one."""

    seat: int
    action: int
    number: int


class UndoRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request to undo the seat's last action; `number` is the snapshot's, as in `Act`."""

    seat: int
    number: int
