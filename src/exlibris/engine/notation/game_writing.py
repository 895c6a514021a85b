"""Writing a game as text: replay it and name each action."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from exlibris.engine.actions import ActionParts, describe_action
from exlibris.engine.errors import NotationError
from exlibris.engine.notation.actions import OpenDecision, names_of, questions_of
from exlibris.engine.notation.game_parts import (
    ENDING,
    TITLE,
    VERSION,
    Comment,
    check_name,
    ending_text,
    outcome,
    section_of,
)
from exlibris.engine.notation.lines import WIDTH, wrapped
from exlibris.engine.notation.rulesets import COMPONENTS, components_text, ruleset_lines
from exlibris.engine.phases import phase
from exlibris.engine.record import Record
from exlibris.engine.rounds.setup import new_game
from exlibris.engine.state import State

INDENT: Final = "   "
NO_ACTION: Final = ActionParts("", 0)
# Keys of a record that are written differently, or not at all.
OWN_LINES: Final = ("format", "version", "ruleset", "seats", "seed", "actions", "result", "players", ENDING)


def write_game(record: Record, names: Sequence[str], date: str, comments: Sequence[Comment]) -> str:
    """Return a game as text. Raises NotationError for names and comments that can't be written."""
    state = new_game(record.ruleset, record.seats, record.seed)
    turns = Turns()
    for ply, action in enumerate(record.actions):
        turns.comment(comments, ply)
        turns.add(state, action)
        state.apply(action)
    turns.comment(comments, len(record.actions))
    turns.finish()
    return "\n".join([*_head_of(record, names, date, outcome(state)), *turns.lines, ""])


def _head_of(record: Record, names: Sequence[str], date: str, end: str) -> list[str]:
    """Return the lines before the actions. `end` is the outcome, "" for an unfinished game."""
    lines = [f"{TITLE} {VERSION}", *ruleset_lines(record.ruleset), f"seats: {record.seats}"]
    lines += [f"name {seat}: {check_name(name)}" for seat, name in enumerate(names)]
    lines += [f"date: {check_name(date)}"] if date else []
    lines += [f"result: {end}"] if end else []
    lines += [f"{ENDING}: {ending_text(record.ending)}"] if record.ending else []
    lines.append(f"seed: {record.seed.hex()}")
    lines += wrapped(f"{COMPONENTS}: {components_text(record.ruleset.components)}", " ")
    for key, value in json.loads(record.to_json()).items():
        if key not in OWN_LINES:
            lines += wrapped(f"{key}: {value if isinstance(value, str) else json.dumps(value)}", " ")
    return lines


@dataclass
class Turns:
    """The lines of actions written so far, and the current turn.

    A turn is a run of actions of one seat; a different seat, phase or placement begins the next turn.
    """

    lines: list[str] = field(default_factory=list)
    section: str = ""
    number: int = 0  # of the turn in its section
    phase: str = ""
    seat: int = -1  # -1 between turns
    entries: list[str] = field(default_factory=list)
    action: ActionParts = NO_ACTION  # the last action written

    def add(self, s: State, action: int) -> None:
        """Write an action that is legal in the state. Raises NotationError for an illegal action."""
        for q in questions_of(s):
            if action in q.decision.actions:
                self._go_on(s, q)
                self._write(q, action)
                return
        raise NotationError(f"actions[{s.ply}]: {action} is not legal")

    def _go_on(self, s: State, q: OpenDecision) -> None:
        """Begin a new section or turn if the decision belongs to one."""
        if section_of(s) != self.section:
            self.finish()
            self.section = section_of(s)
            self.number = 0
            self.lines += ["", self.section]
        now = phase(s)
        if q.decision.seat != self.seat or now != self.phase or q.decision.prompt == "prompt-place":
            self.finish()
            self.number += 1
            self.seat = q.decision.seat
            self.phase = now

    def _write(self, q: OpenDecision, action: int) -> None:
        name = names_of(q, action)[0]
        described = describe_action(action)
        if described.kind == "cell" and self.entries and self.action == ActionParts("card", q.card):
            self.entries[-1] = f"{self.entries[-1]} {name}"
        else:
            self.entries.append(name)
        self.action = described

    def comment(self, comments: Sequence[Comment], ply: int) -> None:
        """Write the comments on that ply. Raises NotationError for a comment that can't be written."""
        for comment in comments:
            if comment.ply == ply:
                self._comment(comment.text)

    def _comment(self, text: str) -> None:
        if "}" in text or text != " ".join(text.split()):
            raise NotationError(f"comment {text!r}: can't be written: it has a brace, or several spaces in a row")
        self.action = NO_ACTION
        if self.entries:
            self.entries[-1] = f"{self.entries[-1]} {{{text}}}"
        else:
            self.lines += ["", f"{{{text}}}"]

    def finish(self) -> None:
        """End the current turn, and write its lines."""
        if self.entries:
            self.lines += _turn(f"{self.number}. seat {self.seat}: ", self.entries)
        self.entries = []
        self.seat = -1
        self.action = NO_ACTION


def _turn(start: str, entries: list[str]) -> list[str]:
    """Return a turn's entries in lines of about WIDTH characters."""
    lines = []
    line = start + entries[0]
    for entry in entries[1:]:
        line = f"{line};"
        if len(line) + 1 + len(entry) > WIDTH:
            lines.append(line)
            line = INDENT + entry
        else:
            line = f"{line} {entry}"
    return [*lines, line]
