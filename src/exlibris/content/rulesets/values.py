"""The possible values of a switch, by its entry in a file of switches: some `values`, a range of numbers, or a flag."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def problem_with(switch: Mapping[str, Any], value: object) -> str:
    """Return why a value is invalid for the switch, "" if it is valid."""
    if "values" in switch:
        fits, wanted = value in switch["values"], " or ".join(f'"{allowed}"' for allowed in switch["values"])
    elif "least" in switch:
        fits = type(value) is int and switch["least"] <= value <= switch["most"]
        wanted = f"{switch['least']} to {switch['most']}"
    else:
        fits, wanted = type(value) is bool, "true or false"
    return "" if fits else f"expected {wanted}, found {value!r}"
