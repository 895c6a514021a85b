"""Reading a game from text: the head, then the actions by name, each applied as soon as it is read."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, TypeAlias

from exlibris.engine.errors import ActionNameError, NotationError, RecordError, SetupError, WrongResult
from exlibris.engine.notation.actions import parse_actions
from exlibris.engine.notation.game_parts import ENDING, TITLE, VERSION, Comment, outcome, read_ending, section_of
from exlibris.engine.notation.lines import KeyedLines, json_in, read_lines, seed_in
from exlibris.engine.notation.rulesets import COMPONENTS, PRESET, SWITCH, VARIANTS, read_ruleset
from exlibris.engine.record import Record
from exlibris.engine.rounds.setup import new_game
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.state import State

SEED: Final = "seed"
SEED_HASH: Final = "seed hash"
NAME: Final = "name"
NAMED: Final = frozenset([NAME, SWITCH])
COMMITMENT: Final = "commitment"
RESULT: Final = "result"
OURS: Final = (
    PRESET, VARIANTS, SWITCH, COMPONENTS, "seats", SEED, SEED_HASH, NAME, "date", RESULT, ENDING, COMMITMENT,
)  # fmt: skip
PIECE: Final = re.compile(r"\{[^}]*\}|[{}]|;|\n|[^;{}\n]+")
TURN: Final = re.compile(r"(?:[0-9]+\. *)?seat ([0-9]{1,3}):(.*)", re.IGNORECASE)
SECTION: Final = re.compile(r"setup|round +[0-9]+|inspection", re.IGNORECASE)

# A game's record, the names of its seats or an empty tuple, its date or "", and comments.
Read: TypeAlias = tuple[Record, tuple[str, ...], str, tuple[Comment, ...]]


def read_game(text: str) -> Read:
    """Return the parts of the game in a text. Raises NotationError naming the invalid line."""
    rows = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if " ".join(rows[0].lower().split()) != f"{TITLE} {VERSION}":
        raise NotationError(f"line 1: expected {f'{TITLE} {VERSION}'!r}, found {rows[0][:60]!r}")
    end = next((n for n in range(1, len(rows)) if not rows[n].strip()), len(rows))
    head = Head(read_lines("\n".join(rows[1:end]), NAMED, 2))
    seats = head.number("seats")
    ruleset = read_ruleset(head.line(PRESET), head.all(VARIANTS), head.all(SWITCH), head.all(COMPONENTS))
    try:
        turns = Reader(new_game(ruleset, seats, head.seed()))
    except SetupError as error:
        raise head.line("seats").error(str(error)) from error
    turns.read("\n".join(rows[end:]), end + 1)
    head.check_result(outcome(turns.state))
    record = head.record(ruleset, seats, turns.actions)
    return record, head.names(seats), head.text("date"), tuple(turns.comments)


class Head(KeyedLines):
    """The lines before the actions."""

    def seed(self) -> bytes:
        """Return the seed. Raises NotationError if it is missing, malformed or does not match the given hash."""
        if not self.all(SEED) and self.all(SEED_HASH):
            raise self.line(SEED_HASH).error("a game can't be replayed by its seed's hash, only by the seed")
        seed = seed_in(self.line(SEED))
        if self.all(SEED_HASH) and sha256(seed).hexdigest() != self.text(SEED_HASH).lower():
            raise self.line(SEED_HASH).error("is not the hash of the seed")
        return seed

    def names(self, seats: int) -> tuple[str, ...]:
        """Return the names of all seats, or an empty tuple. Raises NotationError if only some seats have a name."""
        by_seat = {line.name: line for line in self.all(NAME)}
        for name, line in by_seat.items():
            if name not in [str(seat) for seat in range(seats)]:
                raise line.error(f"this game has seats 0 to {seats - 1}")
        if len(by_seat) not in (0, seats):
            raise next(iter(by_seat.values())).error("some seats have a name, others have none")
        return tuple([by_seat[str(seat)].text for seat in range(seats)]) if by_seat else ()

    def check_result(self, played: str) -> None:
        """Raise WrongResult if the written result differs from the result of the game played."""
        written = self.text(RESULT)
        if written and " ".join(written.split()) != played:
            why = f"expected {played!r}" if played else "the game is not over"
            raise WrongResult(str(self.line(RESULT).error(why)))

    def record(self, ruleset: Ruleset, seats: int, actions: list[int]) -> Record:
        """Return the record. Other lines of the head are checked like the keys of a record's JSON."""
        data: dict[str, Any] = json.loads(Record(ruleset, seats, self.seed(), tuple(actions)).to_json())
        ending, commitment = self.find(ENDING), self.find(COMMITMENT)
        if ending is not None:
            data[ENDING] = read_ending(ending, seats)
        if commitment is not None:
            data[COMMITMENT] = json_in(commitment)
        if self.text(RESULT):
            data[RESULT] = " ".join(self.text(RESULT).split())
        for line in self.lines:
            if line.key in OURS:
                continue
            if line.key not in data:
                raise line.error("unknown key")
            data[line.key] = line.text if isinstance(data[line.key], str) else json_in(line)
        try:
            return Record.from_json(json.dumps(data))
        except RecordError as error:
            key, _, why = str(error).partition(": ")
            found = self.all(key)
            raise (found[0].error(why) if found else NotationError(str(error))) from error


@dataclass
class Reader:
    """Reader of a game's actions; it holds the game as far as it has been read."""

    state: State
    actions: list[int] = field(default_factory=list)
    comments: list[Comment] = field(default_factory=list)
    seat: int = -1  # whose turn is being read, -1 before the first turn

    def read(self, text: str, number: int) -> None:
        """Read sections and turns; `number` is the number of the first line. Raises NotationError."""
        for found in PIECE.finditer(text):
            piece = found[0]
            if piece in "{}":
                raise NotationError(f"line {number}: a comment has only one of its two braces")
            if piece[0] == "{":
                self.comments.append(Comment(self.state.ply, " ".join(piece[1:-1].split())))
            elif piece.strip() and piece != ";":
                self._read(piece.strip(), number)
            number += piece.count("\n")

    def _read(self, text: str, number: int) -> None:
        if SECTION.fullmatch(text):
            if not self.state.is_over and " ".join(text.lower().split()) != section_of(self.state):
                raise NotationError(f"line {number}: {text!r}, but the game is in {section_of(self.state)!r}")
            self.seat = -1
            return
        turn = TURN.fullmatch(text)
        if turn is not None:
            self.seat = int(turn[1])
            text = turn[2].strip()
        if not text:
            return
        if self.seat < 0:
            raise NotationError(f"line {number}: expected a turn such as '1. seat 0: place home', found {text[:60]!r}")
        try:
            for action in parse_actions(self.state, text, self.seat):
                self.state.apply(action, self.seat)
                self.actions.append(action)
        except ActionNameError as error:
            raise type(error)(f"line {number}: {error}") from error
