"""How the engine's frozen values are copied and travel between processes."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def by_fields(value: Any) -> tuple[type, tuple[Any, ...]]:
    """What a dataclass's `__reduce__` gives: the class, and what to call it with for an equal value.

    The usual way sets the fields one by one, which a frozen dataclass compiled by mypyc refuses.
    """
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])
