"""The presets: a file for each rulebook that can be played."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any


def read_ruleset(name: str) -> dict[str, Any]:
    """The switches of a preset as they stand in its file."""
    return tomllib.loads((resources.files(__package__) / f"{name}.toml").read_text("utf-8"))
