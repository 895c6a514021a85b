"""Copying and pickling of frozen dataclasses, compiled or not."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Picklable:
    """Base class of frozen dataclasses that are copied and pickled by calling the class with all fields.

    The default sets the fields one by one, which a frozen dataclass compiled by mypyc refuses.
    """

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        itself: Any = self
        return type(self), tuple([getattr(self, field.name) for field in fields(itself)])
