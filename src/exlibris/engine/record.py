"""Records of games: ruleset, number of seats, seed and actions, enough to replay a game anywhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from exlibris.content.fingerprints import assistant_fingerprints, deck_fingerprint, location_fingerprints
from exlibris.engine.commitment import Commitment
from exlibris.engine.components import KINDS, NEWER, OLDER, Components
from exlibris.engine.errors import IllegalAction, ImpossibleGame, RecordError, SetupError
from exlibris.engine.events import Recorder
from exlibris.engine.game import game_of
from exlibris.engine.pickling import Picklable
from exlibris.engine.rng import RNG_VERSION, SEED_BYTES, from_hexadecimal
from exlibris.engine.rounds.setup import new_game
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.state import State

FORMAT: Final = "exlibris-game-record"
FORMAT_BEFORE: Final = "exlibris-record"  # before 1.0
KEYS: Final = ("format", "version", "luck", "content", "ruleset", "seats", "seed", "actions")

# By version, a function that converts a record to the next version and raises RecordError naming the faulty place. It
# is frozen: the content and numbers of its time are kept beside it.
UPGRADES: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}

ENDINGS: Final = ("resigned", "agreed", "host", "stalled", "time")


@dataclass(frozen=True)
class Ending(Picklable):
    """Why the players ended a game early: `seat` resigned, so `winner` wins; None for no seat.

    With the reason "time", the seat's clock ran out, which counts as resigning. If `seat` stalled the game, no seat
    wins.
    """

    reason: str  # one of ENDINGS
    seat: int | None
    winner: int | None


def newest_version() -> int:
    """Return the current version of the record format."""
    return 1 + len(UPGRADES)


def fingerprints(components: Components) -> dict[str, dict[str, str]]:
    """Return a hash of each component's facts, by kind and key, to detect changes."""
    locations, assistants = location_fingerprints(), assistant_fingerprints()
    return {
        "deck": {language: deck_fingerprint(language) for language, _ in components.deck},
        "locations": {key: locations[key] for key, _ in components.locations},
        "assistants": {key: assistants[key] for key, _ in components.assistants},
    }


@dataclass(frozen=True)
class Record(Picklable):
    """A game from its first action on, finished or not. Secret during the game, because the seed reveals the deck.

    `result` is the outcome according to the program that wrote the record, in the notation; "" if omitted. `players`
    has a name for each seat, or is empty.
    """

    ruleset: Ruleset
    seats: int
    seed: bytes
    actions: tuple[int, ...]
    ending: Ending | None = None
    commitment: Commitment | None = None
    result: str = field(default="", compare=False)
    players: tuple[str, ...] = field(default=(), compare=False)

    @staticmethod
    def of(state: State) -> Record:
        """Return the record of the game that led to a state.

        Args:
            state: A state that has had a `recorder` since its game began, or a deep copy of one.

        Raises:
            RecordError: If the recorder has not seen all actions, or the game did not begin with `new_game`.
        """
        recorder = state.recorder
        if recorder is None or len(recorder.actions) != state.ply:
            raise RecordError("the actions are not known: give the state a Recorder before the first one")
        record = Record(state.game.ruleset, state.game.seats, state.rng.seed, tuple(recorder.actions))
        if record.replay() != state:
            raise RecordError("the game did not begin with new_game: a record can't say how it began")
        return record

    def start(self) -> Record:
        """Return the record of the game before its first action, with only the facts that determine the deal."""
        return Record(self.ruleset, self.seats, self.seed, ())

    def replay(self, recorder: Recorder | None = None) -> State:
        """Return the state after the last action.

        Args:
            recorder: Receives the events of the whole game.

        Raises:
            ImpossibleGame: Names the first action that is illegal or follows the end of the game.
        """
        state = self._first()
        state.recorder = recorder
        for i in range(len(self.actions)):
            self._take(state, i)
        return state

    def __iter__(self) -> Iterator[State]:
        """Yield an independent copy of each position of the game, from before the first action to after the last.

        Raises:
            ImpossibleGame: As `replay` does, when the iteration reaches that action.
        """
        state = self._first()
        yield state.clone()
        for i in range(len(self.actions)):
            self._take(state, i)
            yield state.clone()

    def __len__(self) -> int:
        """Return the number of positions, one more than the number of actions."""
        return 1 + len(self.actions)

    def _first(self) -> State:
        return new_game(self.ruleset, self.seats, self.seed)

    def _take(self, state: State, at: int) -> None:
        if state.is_over:
            raise ImpossibleGame(
                f"actions[{at}]: the game is over after {at} actions; the record has {len(self.actions)}"
            )
        try:
            state.apply(self.actions[at])
        except IllegalAction as error:
            raise ImpossibleGame(f"actions[{at}]: {error}") from error

    def to_json(self) -> str:
        """Return the record as a line of JSON, always in the newest version of the format."""
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": newest_version(),
            "luck": RNG_VERSION,
            "content": fingerprints(self.ruleset.components),
            "ruleset": self.ruleset.to_json(),
            "seats": self.seats,
            "seed": self.seed.hex(),
            "actions": list(self.actions),
        }
        if self.ending:
            data["ending"] = asdict(self.ending)
        if self.result:
            data["result"] = self.result
        if self.commitment:
            data["commitment"] = self.commitment.to_json()
        if self.players:
            data["players"] = list(self.players)
        return json.dumps(data)

    @staticmethod
    def from_json(text: str) -> Record:
        """Return the record that `to_json` wrote, in this version of the format or an earlier one.

        Raises RecordError naming the invalid place, or the component that has changed since.
        """
        data = _parsed(text)
        _check_origin(data)
        for version in range(data["version"], newest_version()):
            data = UPGRADES[version](data)
        seats = _seats(data["seats"])
        try:
            ruleset = Ruleset.from_json(data["ruleset"])
            game_of(ruleset, seats)
        except SetupError as error:
            raise RecordError(str(error)) from error
        _check_content(data["content"], ruleset.components)
        return Record(
            ruleset,
            seats,
            _seed(data["seed"]),
            _actions(data["actions"]),
            _ending(data.get("ending"), seats),
            None if data.get("commitment") is None else Commitment.from_json(data["commitment"]),
            _result(data.get("result")),
            _players(data.get("players"), seats),
        )


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
    if isinstance(data, dict) and data.get("format") == FORMAT_BEFORE:
        raise RecordError(f"format: {OLDER}")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError(f'format: not an Ex Libris record (expected "{FORMAT}")')
    return data


def _check_origin(data: dict[str, Any]) -> None:
    for key in KEYS:
        if key not in data:
            raise RecordError(f"{key}: missing")
    version, newest = data["version"], newest_version()
    if type(version) is not int or version < 1:
        raise RecordError(f"version: expected a number from 1 to {newest}, found {version!r:.80}")
    if version > newest:
        raise RecordError(f"version: {version}, {NEWER}; this one reads versions up to {newest}")
    if data["luck"] != RNG_VERSION:
        raise RecordError(f"luck: {data['luck']!r} is not one we know (expected {RNG_VERSION})")


def _check_content(data: Any, components: Components) -> None:
    if not isinstance(data, dict):
        raise RecordError(f"content: expected an object of {', '.join(KINDS)}, found {data!r:.80}")
    for kind, ours in fingerprints(components).items():
        theirs = data.get(kind)
        for key, fingerprint in ours.items():
            if not isinstance(theirs, dict) or theirs.get(key) != fingerprint:
                raise RecordError(f"content: {kind}.{key} has changed since the record was made")


def _seats(value: Any) -> int:
    if type(value) is not int or not 1 <= value <= 4:
        raise RecordError(f"seats: expected 1 to 4, found {value!r}")
    return value


def _seed(value: Any) -> bytes:
    seed = from_hexadecimal(value, SEED_BYTES)
    if not seed:
        raise RecordError(f"seed: expected {2 * SEED_BYTES} hexadecimal digits")
    return seed


def _actions(value: Any) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise RecordError("actions: expected a list")
    for i, action in enumerate(value):
        if type(action) is not int:
            raise RecordError(f"actions[{i}]: expected a whole number, found {action!r}")
    return tuple(value)


def _ending(value: Any, seats: int) -> Ending | None:
    if value is None:
        return None
    if not isinstance(value, dict) or value.get("reason") not in ENDINGS:
        raise RecordError(f"ending: expected an object with a reason: {', '.join(ENDINGS)}; found {value!r:.80}")
    named = [value.get("seat"), value.get("winner")]
    for key, seat in zip(("seat", "winner"), named, strict=True):
        if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
            raise RecordError(f"ending.{key}: expected a seat from 0 to {seats - 1}, found {seat!r:.80}")
    return Ending(value["reason"], named[0], named[1])


def _result(value: Any) -> str:
    if value is None:
        return ""
    if not isinstance(value, str):
        raise RecordError(f"result: expected text, found {value!r:.80}")
    return value


def _players(value: Any, seats: int) -> tuple[str, ...]:
    if value is None:
        return ()
    if not isinstance(value, list) or len(value) != seats or not all(_is_name(name) for name in value):
        raise RecordError(f"players: expected {seats} printable names, found {value!r:.80}")
    return tuple(value)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable()
