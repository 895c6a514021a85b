"""Upgraders of records: one module for each older version, which converts it to the next.

A module `vN` has `upgrade(data)`, which returns the record of version N as one of version N + 1 and raises RecordError
naming the place that is wrong. The values in such a module are frozen: they never follow later changes of the content.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from exlibris.engine.upgrades import v1

# By the version that is converted to the next.
UPGRADES: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {1: v1.upgrade}


def upgraded(data: dict[str, Any], newest: int) -> dict[str, Any]:
    """Return the record converted to the newest version. Raises RecordError naming the place that is wrong."""
    while data["version"] < newest:
        data = UPGRADES[data["version"]](data)
    return data
