"""Switches that rulesets no longer have; older records, tables and games as text still name them."""

from __future__ import annotations

from typing import Any, Final

from exlibris.engine.errors import SetupError

# By switch and each value that it had, the switches of today that stand for it.
RETIRED: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "community_center_gift": {"opponent": {}, "any_other": {}},  # the same people
    "paper_mill_discards": {
        "hand_and_shelf": {"paper_mill_shelving": "may"},
        "hand_or_shelf": {"paper_mill_shelving": "must"},
    },
}


def upgraded_switches(ruleset: dict[str, Any]) -> dict[str, Any]:
    """Return the ruleset with today's switches in the place of those retired.

    Raises SetupError naming a retired switch with a value that it never had.
    """
    newer = {name: value for name, value in ruleset.items() if name not in RETIRED}
    for name in RETIRED.keys() & ruleset.keys():
        newer = {**_upgraded(name, ruleset[name]), **newer}
    return newer


def _upgraded(name: str, value: object) -> dict[str, Any]:
    values = RETIRED[name]
    if not isinstance(value, str) or value not in values:
        raise SetupError(f"ruleset.{name}: expected {' or '.join(values)}, found {value!r:.80}")
    return values[value]
