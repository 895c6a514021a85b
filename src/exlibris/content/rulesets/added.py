"""Additions to the printed rulesets: built-in switches with a default, and the switches and variants of expansions.

An expansion's `switches.toml` is like the built-in file, but each switch is named `<key of the expansion>_...` and has
a `default`. Its `variants.toml` has a table for each variant with the switches that it sets, named like the expansion
or `<key of the expansion>-...`. Each variant adds the expansion to the game; the variant named like the expansion needs
no table.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from exlibris.content.expansion import Expansion
from exlibris.content.expansions import expansions
from exlibris.content.fields import Entry, read_own

SWITCHES, VARIANTS = "switches.toml", "variants.toml"
FIRST = "first-en"  # supplies the values that other presets do not state


@cache
def added_switches() -> dict[str, dict[str, Any]]:
    """Return the switches with a default by name, each with the key of its `expansion`, "" for a built-in switch."""
    own = read_own("rulesets", SWITCHES).values()
    found = {name: {**switch, "expansion": ""} for name, switch in own.items() if "default" in switch}
    for expansion in expansions():
        file = _file(expansion, SWITCHES)
        for name in file.names():
            found[name] = {**_switch(expansion, file, name), "expansion": expansion.key}
    return found


@cache
def added_variants() -> dict[str, dict[str, Any]]:
    """Return the switches that each variant of an expansion sets."""
    found: dict[str, dict[str, Any]] = {}
    for expansion in expansions():
        found[expansion.key] = {}
        file = _file(expansion, VARIANTS)
        for name in file.names():
            found[name] = _variant(expansion, file, name)
    return found


def variants_of_expansion(key: str) -> tuple[str, ...]:
    """Return the variants that add the expansion with that key to a preset."""
    return tuple(name for name in added_variants() if name == key or name.startswith(f"{key}-"))


def _file(expansion: Expansion, name: str) -> Entry:
    return expansion.read(name) if expansion.has(name) else Entry(name, "", {})


def _switch(expansion: Expansion, file: Entry, name: str) -> dict[str, Any]:
    if not name.startswith(f"{expansion.key}_"):
        raise file.error(name, f"expected a name that begins with '{expansion.key}_'")
    entry = file.entry(name)
    switch = {"about": entry.text("about"), "rule_ids": [], **entry.values()}
    if "default" not in switch:
        raise file.error(name, "there is no default for games that don't set it")
    if "least" in switch and "most" not in switch:
        raise file.error(name, "there is a least value but no most")
    if problem := problem_with(switch, switch["default"]):
        raise file.error(f"{name}.default", problem)
    return switch


def _variant(expansion: Expansion, file: Entry, name: str) -> dict[str, Any]:
    if name != expansion.key and not name.startswith(f"{expansion.key}-"):
        raise file.error(name, f"expected a name that begins with '{expansion.key}-', or {expansion.key!r}")
    values = file.entry(name).values()
    own = read_own("rulesets", SWITCHES).names()
    for switch, value in values.items():
        if switch in own:  # the engine checks it when a ruleset is composed
            continue
        if switch not in added_switches():
            raise file.error(f"{name}.{switch}", f"unknown switch, neither built in nor in {SWITCHES}")
        if problem := problem_with(added_switches()[switch], value):
            raise file.error(f"{name}.{switch}", problem)
    return values


def check_preset(expansion: Expansion, name: str) -> None:
    """Raise ContentError unless an expansion's preset is named like its file and states only known switches."""
    file = expansion.read("rulesets", f"{name}.toml")
    known = {*read_own("rulesets", f"{FIRST}.toml").names(), *added_switches()}
    for stated in file.names():
        if stated not in known:
            raise file.error(stated, f"unknown switch, neither built in nor in {SWITCHES}")
    if file.text("preset") != name:
        raise file.error("preset", f"expected {name!r}, the name of the file, found {file.text('preset')!r}")


def problem_with(switch: Mapping[str, Any], value: object) -> str:
    """Return why a value is invalid for a switch, "" if it is valid.

    The entry of the switch has `values`, a range from `least` to `most`, or neither for a flag.
    """
    if "values" in switch:
        fits, wanted = value in switch["values"], " or ".join(f'"{allowed}"' for allowed in switch["values"])
    elif "least" in switch:
        fits = type(value) is int and switch["least"] <= value <= switch["most"]
        wanted = f"{switch['least']} to {switch['most']}"
    else:
        fits, wanted = type(value) is bool, "true or false"
    return "" if fits else f"expected {wanted}, found {value!r}"
