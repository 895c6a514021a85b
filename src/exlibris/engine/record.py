"""Game records: ruleset, seats, seed and actions, from which a game can be replayed anywhere."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any, Final

from exlibris.content.load import load_deck, load_locations
from exlibris.engine.errors import IllegalAction, RecordError, SetupError
from exlibris.engine.events import Recorder
from exlibris.engine.game import game_of
from exlibris.engine.luck import LUCK_VERSION, SEED_BYTES
from exlibris.engine.pickling import by_fields
from exlibris.engine.rounds.setup import new_game
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.state import State

FORMAT: Final = "exlibris-record"
VERSION: Final = 1
KEYS: Final = ("format", "version", "luck", "content", "ruleset", "seats", "seed", "actions")


@cache
def content_version(language: str) -> str:
    """A short hash of all content that play depends on; records say which they were made with."""
    deck = load_deck(language)
    facts = [deck.letters, deck.numbers, [list(counts) for counts in deck.counts]]
    tiles = [[t.number, t.cards, t.face_down, t.delayed, t.spaces, t.bids] for t in load_locations()]
    return sha256(json.dumps([facts, tiles]).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Record:
    """A game from its first action on, finished or not. The seed tells the whole deck: secret while it is played."""

    ruleset: Ruleset
    seats: int
    seed: bytes
    actions: tuple[int, ...]

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)

    def replay(self, recorder: Recorder | None = None) -> State:
        """The state after the last action; what happened is told to the recorder.

        Raises RecordError naming the first action that is not legal.
        """
        state = new_game(self.ruleset, self.seats, self.seed)
        state.recorder = recorder
        for i, action in enumerate(self.actions):
            try:
                state.apply(action)
            except IllegalAction as error:
                raise RecordError(f"actions[{i}]: {error}") from error
        return state

    def to_json(self) -> str:
        """The record as a line of JSON."""
        return json.dumps(
            {
                "format": FORMAT,
                "version": VERSION,
                "luck": LUCK_VERSION,
                "content": content_version(self.ruleset.language),
                "ruleset": self.ruleset.to_json(),
                "seats": self.seats,
                "seed": self.seed.hex(),
                "actions": list(self.actions),
            }
        )

    @staticmethod
    def from_json(text: str) -> Record:
        """The record that `to_json` wrote. Raises RecordError naming the place that is wrong."""
        data = _parsed(text)
        _check_origin(data)
        seats = _seats(data["seats"])
        try:
            ruleset = Ruleset.from_json(data["ruleset"])
            game_of(ruleset, seats)
        except SetupError as error:
            raise RecordError(str(error)) from error
        if data["content"] != content_version(ruleset.language):
            raise RecordError("content: made with a deck or tiles other than ours")
        return Record(ruleset, seats, _seed(data["seed"]), _actions(data["actions"]))


def _parsed(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        why = "the text ends too early" if error.pos >= len(text.rstrip()) else error.msg
        raise RecordError(f"line {error.lineno}, column {error.colno}: not JSON ({why})") from error
    except ValueError as error:
        raise RecordError(f"not a record: {error}") from error
    except RecursionError as error:
        raise RecordError("not a record: nested too deeply") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f'format: not an Ex Libris record (expected "{FORMAT}")')
    return data


def _check_origin(data: dict[str, Any]) -> None:
    for key in KEYS:
        if key not in data:
            raise RecordError(f"{key}: missing")
    if data["version"] != VERSION:
        raise RecordError(f"version: {data['version']!r} is not one we read (expected {VERSION})")
    if data["luck"] != LUCK_VERSION:
        raise RecordError(f"luck: {data['luck']!r} is not one we know (expected {LUCK_VERSION})")


def _seats(value: Any) -> int:
    if type(value) is not int or not 1 <= value <= 4:
        raise RecordError(f"seats: expected 1 to 4, found {value!r}")
    return value


def _seed(value: Any) -> bytes:
    try:
        seed = bytes.fromhex(value)
    except (TypeError, ValueError):
        seed = b""
    if len(seed) != SEED_BYTES:
        raise RecordError(f"seed: expected {2 * SEED_BYTES} hexadecimal digits")
    return seed


def _actions(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise RecordError("actions: expected a list")
    for i, action in enumerate(value):
        if type(action) is not int:
            raise RecordError(f"actions[{i}]: expected a whole number, found {action!r}")
    return tuple(value)
