"""A puzzle: a position, by the record that leads there, and what each choice is worth; and those of the package."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from importlib import resources
from typing import Any, Final

from exlibris.coach import Reason, alike
from exlibris.engine import PlayerView, Record, Ruleset, State, is_placing, player_view
from exlibris.engine.analysis import changes

DRAFT: Final = "draft"
LAST_ROUND: Final = "final"
PLACEMENT: Final = "placement"
WITHIN: Final = "effect"
TOPICS: Final = (DRAFT, LAST_ROUND, PLACEMENT, WITHIN)


@dataclass(frozen=True)
class Verdict:
    """What a choice costs against the best one: points against the best rival, and chance to win (0 to 1).

    `rank` counts from 1, of `choices` that differ; both costs are 0 for the best choice.
    """

    points: float
    win: float
    rank: int
    choices: int

    @property
    def is_best(self) -> bool:
        """Whether it is the best choice."""
        return self.rank == 1


@dataclass(frozen=True)
class Puzzle:
    """A position in which a seat has to choose, and how good its choices are."""

    ruleset: Ruleset
    seats: int
    seed: str  # a text; the game's seed is its SHA-256
    actions: tuple[int, ...]  # that lead to the position
    choices: tuple[tuple[int, float, float], ...]  # action, and points and chance lost by it; the best one first
    reasons: tuple[Reason, ...]
    grade: int  # how hard it is, from 1 to 3

    @cached_property
    def state(self) -> State:
        """The position. It must not be changed."""
        return self.record.replay()

    @property
    def record(self) -> Record:
        """The game up to the position."""
        return Record(self.ruleset, self.seats, hashlib.sha256(self.seed.encode()).digest(), self.actions)

    @property
    def seat(self) -> int:
        """The seat that has to choose."""
        return self.state.pending_seats()[0]

    @property
    def view(self) -> PlayerView:
        """What that seat sees."""
        return player_view(self.state, self.seat)

    @property
    def best(self) -> int:
        """The best action."""
        return self.choices[0][0]

    def verdict(self, action: int) -> Verdict:
        """Return how good a legal action is. Raises LookupError for one that is not legal."""
        view = self.view
        wanted = alike(view, action)
        for rank, (choice, points, win) in enumerate(self.choices, 1):
            if alike(view, choice) == wanted:
                return Verdict(points, win, rank, len(self.choices))
        raise LookupError(f"action {action} is not one of the puzzle's choices")

    def to_json(self) -> dict[str, Any]:
        """Return the puzzle as JSON values, without its rules, which many puzzles share."""
        return {
            "rules": self.ruleset.preset,
            "seats": self.seats,
            "seed": self.seed,
            "actions": " ".join(str(action) for action in self.actions),
            "choices": ",".join(
                f"{action} {round(10 * points)} {round(100 * win)}" for action, points, win in self.choices
            ),
            "reasons": [[reason[0], round(reason[1], 1), *reason[2:]] for reason in self.reasons],
            "grade": self.grade,
        }

    @staticmethod
    def from_json(data: dict[str, Any], rules: dict[str, Ruleset]) -> Puzzle:
        """Return the puzzle that `to_json` wrote; `rules` by preset."""
        return Puzzle(
            rules[data["rules"]],
            data["seats"],
            data["seed"],
            tuple(int(action) for action in data["actions"].split()),
            tuple(_choice(text) for text in data["choices"].split(",")),
            tuple(Reason(*reason) for reason in data["reasons"]),
            data["grade"],
        )


def topic_of(view: PlayerView) -> str:
    """Return what the decision of the view's seat is about: DRAFT, LAST_ROUND, PLACEMENT or WITHIN (an effect)."""
    if view.round.number == 0:
        return DRAFT
    if view.round.final:
        return LAST_ROUND
    return PLACEMENT if is_placing(view) else WITHIN


def given_away(view: PlayerView) -> int | None:
    """Return the action that alone adds most to the form at once, as its label at a table says; None if several do."""
    gains = changes(view, view.decision.actions if view.decision else [])
    most = max([gain.total for gain in gains.values()], default=0)
    found = [action for action, gain in gains.items() if gain.total == most]
    return found[0] if len(found) == 1 else None


def _choice(text: str) -> tuple[int, float, float]:
    """Return an action and what it costs, from "action tenths-of-points percent"."""
    action, tenths, percent = text.split()
    return int(action), int(tenths) / 10, int(percent) / 100


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
