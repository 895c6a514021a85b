"""Copying and pickling of frozen dataclasses, compiled or not."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Picklable:
    """A base of frozen dataclasses, of which copies and pickles are made by calling the class with all fields.

    The default way sets the fields one by one, which a frozen dataclass compiled by mypyc refuses.
    """

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        itself: Any = self
        return type(self), tuple([getattr(self, field.name) for field in fields(itself)])
