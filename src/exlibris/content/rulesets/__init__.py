"""The presets: a file for each rulebook, and one that says what its switches are about."""

from __future__ import annotations

from functools import cache
from typing import Any

PRESETS = ("first-en", "first-pl", "first-cs", "first-fr", "revised-en")


@cache
def read_preset(name: str) -> dict[str, Any]:
    """Return a preset's switches as in its file, with its `variants`: the switches that each of them sets."""
    return _read(f"{name}.toml")


@cache
def read_switches() -> dict[str, dict[str, Any]]:
    """Per switch what it is about, the TRACE ids that it stands for, and the values or the range it can have."""
    return _read("switches.toml")


def _read(file: str) -> dict[str, Any]:
    import tomllib  # not before a file is read: these two take as long to import as the whole engine
    from importlib import resources

    return tomllib.loads((resources.files(__package__) / file).read_text("utf-8"))
