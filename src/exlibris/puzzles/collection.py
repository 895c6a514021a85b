"""The puzzles of the package, and which of them a date has."""

import json
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib import resources
from typing import Any, Final

from exlibris.engine import Ruleset
from exlibris.puzzles.puzzle import Puzzle

FORMAT: Final = 2
FILE: Final = "daily.json"
FIRST_DAY: Final = date(2026, 1, 1)  # that of puzzle number 1; earlier dates count backwards

GRADES: Final = (1, 1, 2, 2, 3, 3, 3)  # by weekday, from Monday on: how hard the puzzles are


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles in their order."""
    text = resources.files("exlibris.puzzles").joinpath(FILE).read_text(encoding="utf-8")
    return tuple(puzzles_from_json(json.loads(text)))


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a date, the same everywhere; the one after the last is the first."""
    found = puzzles()
    return found[(puzzle_number(day) - 1) % len(found)]


def puzzle_number(day: date) -> int:
    """Return the number of a date's puzzle, counted in days."""
    return (day - FIRST_DAY).days + 1


def grade_of(day: date) -> int:
    """Return how hard the puzzle of a date is, from 1 to 3."""
    return GRADES[day.weekday()]


def puzzles_from_json(data: dict[str, Any]) -> list[Puzzle]:
    """Return the puzzles that `puzzles_to_json` wrote. Raises ValueError for another format."""
    if data.get("format") != FORMAT:
        raise ValueError(f"format: expected puzzles of format {FORMAT}")
    rules = {name: Ruleset.from_json(values) for name, values in data["rules"].items()}
    return [Puzzle.from_json(values, rules) for values in data["puzzles"]]


def puzzles_to_json(found: Sequence[Puzzle], made: str) -> str:
    """Return the puzzles as JSON, one on a line; `made` says by which command."""
    rules = {puzzle.ruleset.preset: puzzle.ruleset.to_json() for puzzle in found}
    head = json.dumps({"format": FORMAT, "made": made, "rules": rules}, separators=(",", ":"))
    lines = ",\n".join(json.dumps(puzzle.to_json(), separators=(",", ":")) for puzzle in found)
    return f'{head[:-1]},\n"puzzles":[\n{lines}\n]}}\n'
