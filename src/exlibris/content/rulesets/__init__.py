"""The presets: a file for each rulebook, the presets of expansions, and a file that describes the switches."""

from __future__ import annotations

from functools import cache
from typing import Any

from exlibris.content.expansions import expansions
from exlibris.content.fields import read_own
from exlibris.content.rulesets.added import (
    FIRST,
    SWITCHES,
    added_switches,
    added_variants,
    problem_with,
    variants_of_expansion,
)

__all__ = [
    "PIECES",
    "PRESETS",
    "added_switches",
    "expansions_of",
    "known_decks",
    "preset_names",
    "problem_with",
    "read_preset",
    "read_switches",
]

PIECES = ("locations", "assistants")
PRESETS = (FIRST, "first-pl", "first-cs", "first-fr", "revised-en")


@cache
def preset_names() -> tuple[str, ...]:
    """Return the names of all presets: built-in presets, then expansions' presets."""
    names = list(PRESETS)
    for expansion in expansions():
        for name in expansion.names("rulesets"):
            if name in names:
                raise expansion.error(f"rulesets/{name}.toml: there is already a preset {name!r}")
            names.append(name)
    return tuple(names)


@cache
def read_preset(name: str) -> dict[str, Any]:
    """Return a preset's switches, and as `variants` the switches that each variant sets.

    `locations` and `assistants` are the keys of its built-in pieces. Values that its file does not state come from the
    first preset. Each expansion and each of its variants is a variant of every preset, except that a preset of an
    expansion always includes that expansion.
    """
    owner = next((expansion for expansion in expansions() if name in expansion.names("rulesets")), None)
    path = ("rulesets", f"{name}.toml")
    data = read_own(*path).values() if owner is None else owner.values(*path)
    own = owner.key if owner is not None else ""
    added = {variant: values for variant, values in added_variants().items() if variant != own}
    whole = {**read_own("rulesets", f"{FIRST}.toml").values(), **data}
    return {**whole, "variants": {**whole["variants"], **added}}


def expansions_of(name: str, variants: list[str]) -> list[str]:
    """Return the keys of the expansions that a preset and its variants include."""
    chosen = set(variants)
    return [
        expansion.key
        for expansion in expansions()
        if chosen & set(variants_of_expansion(expansion.key)) or name in expansion.names("rulesets")
    ]


@cache
def read_switches() -> dict[str, dict[str, Any]]:
    """Return for each built-in switch its description, the TRACE ids of its rules, and its possible values.

    Switches added after 1.0 have a default, and are among `added_switches`.
    """
    switches = {
        name: switch for name, switch in read_own("rulesets", SWITCHES).values().items() if "default" not in switch
    }
    for expansion in expansions():
        switches["language"]["values"] += expansion.names("decks")
    return switches


def known_decks() -> tuple[str, ...]:
    """Return the languages of the built-in decks, and the keys of expansion decks and decks in the deck folder."""
    return tuple(read_switches()["language"]["values"])
