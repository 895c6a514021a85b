"""Puzzles: a position given by its record, with the cost of each choice; and the built-in daily puzzles."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from exlibris.coach import Reason, alike
from exlibris.engine import PlayerView, Record, Ruleset, State, player_view


@dataclass(frozen=True)
class Verdict:
    """The cost of a choice compared with the best one: points against the best rival, and chance of winning (0 to 1).

    `rank` counts from 1, among `choices` different choices; both costs are 0 for the best.
    """

    points: float
    win: float
    rank: int
    choices: int

    @property
    def is_best(self) -> bool:
        """Whether this is the best choice."""
        return self.rank == 1


@dataclass(frozen=True)
class Puzzle:
    """A position in which a seat must choose, with the cost of each choice."""

    ruleset: Ruleset
    seats: int
    seed: str  # a text; the game's seed is its SHA-256
    actions: tuple[int, ...]  # actions that lead to the position
    choices: tuple[tuple[int, float, float], ...]  # action, points lost, chance lost; the best first
    reasons: tuple[Reason, ...]
    grade: int  # difficulty, from 1 (easy) to 3

    @cached_property
    def state(self) -> State:
        """The position; don't change it."""
        return self.record.replay()

    @property
    def record(self) -> Record:
        """The game up to the position."""
        return Record(self.ruleset, self.seats, hashlib.sha256(self.seed.encode()).digest(), self.actions)

    @property
    def seat(self) -> int:
        """The seat that must choose."""
        return self.state.pending_seats()[0]

    @property
    def view(self) -> PlayerView:
        """The view of that seat."""
        return player_view(self.state, self.seat)

    @property
    def best(self) -> int:
        """The best action."""
        return self.choices[0][0]

    def verdict(self, action: int) -> Verdict:
        """Return the verdict on a legal action. Raises LookupError for an illegal one."""
        view = self.view
        wanted = alike(view, action)
        for rank, (choice, points, win) in enumerate(self.choices, 1):
            if alike(view, choice) == wanted:
                return Verdict(points, win, rank, len(self.choices))
        raise LookupError(f"action {action} is not one of the puzzle's choices")


def _choice(text: str) -> tuple[int, float, float]:
    """Return an action and its costs from "action tenths-of-points percent"."""
    action, tenths, percent = text.split()
    return int(action), int(tenths) / 10, int(percent) / 100


FORMAT: Final = 2
FILE: Final = "daily.json"
FIRST_DAY: Final = date(2026, 1, 1)  # day of puzzle 1; earlier dates count backwards


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all built-in puzzles in order."""
    text = resources.files("exlibris.puzzles").joinpath(FILE).read_text(encoding="utf-8")
    return tuple(puzzles_from_json(json.loads(text)))


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a date, the same everywhere; after the last puzzle, the first follows."""
    found = puzzles()
    return found[(puzzle_number(day) - 1) % len(found)]


def puzzle_number(day: date) -> int:
    """Return the number of a date's puzzle; FIRST_DAY has number 1."""
    return (day - FIRST_DAY).days + 1


def puzzles_from_json(data: dict[str, Any]) -> list[Puzzle]:
    """Return the puzzles from the values in the file. Raises ValueError for another format."""
    if data.get("format") != FORMAT:
        raise ValueError(f"format: expected puzzles of format {FORMAT}")
    rules = {name: Ruleset.from_json(values) for name, values in data["rules"].items()}
    return [
        Puzzle(
            rules[values["rules"]],
            values["seats"],
            values["seed"],
            tuple(int(action) for action in values["actions"].split()),
            tuple(_choice(text) for text in values["choices"].split(",")),
            tuple(Reason(*reason) for reason in values["reasons"]),
            values["grade"],
        )
        for values in data["puzzles"]
    ]
