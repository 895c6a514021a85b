"""Verdicts of earlier runs, as long as neither the package nor the tests change: a run can be stopped and resumed."""

from __future__ import annotations

import json
import tomllib

from mutants.places import BUILD, SAME

VERDICTS = BUILD / "verdicts.jsonl"


def read_verdicts(fingerprint: str) -> dict[str, str]:
    """Return the verdicts by key of mutants; none if they were found for another state of the sources."""
    lines = VERDICTS.read_text("utf-8").splitlines() if VERDICTS.exists() else []
    if not lines or json.loads(lines[0]) != fingerprint:
        VERDICTS.write_text(json.dumps(fingerprint) + "\n", "utf-8")
        return {}
    return dict(json.loads(line) for line in lines[1:])


def add_verdict(key: str, verdict: str) -> None:
    """Keep one more verdict."""
    with VERDICTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps([key, verdict]) + "\n")


def same_rules() -> dict[str, str]:
    """Return the mutants that break no rule, by key, with the reason why."""
    reasons: dict[str, dict[str, str]] = tomllib.loads(SAME.read_text("utf-8"))
    return {f"{module} {key}": reason for module, keys in reasons.items() for key, reason in keys.items()}
