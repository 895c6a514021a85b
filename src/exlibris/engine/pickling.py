"""Copying and pickling of frozen dataclasses, compiled or not."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def by_fields(value: Any) -> tuple[type, tuple[Any, ...]]:
    """Return what a dataclass's `__reduce__` has to: the class, and the arguments that make an equal value.

    The default way sets the fields one by one, which a frozen dataclass compiled by mypyc refuses.
    """
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])
