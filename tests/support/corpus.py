"""The corpus: whole games as a release played them, which every later version replays.

A position is described by what a rulebook knows (cards, cells, tiles, seats), never by how the engine stores it, so
the hashes stay when fields, action numbers or file formats change. If a name used here changes, change it here; if a
hash differs, the game is played otherwise than it was, and that needs a new version of a component, not a new hash.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from exlibris.engine import (
    CHOICES,
    DONE_ACTION,
    NOBODY,
    Decision,
    Form,
    GameText,
    Record,
    State,
    describe_action,
    index_of,
    placed_space,
    places_special,
    result,
    special_left,
    standard_left,
    tile_of,
    visitors_of,
)
from exlibris.engine.shelves import WIDTH, Shelf

FOLDER = Path(__file__).resolve().parents[1] / "compatibility"
HASH_DIGITS = 8  # hexadecimal, of each position's SHA-256
SEAT_LINES = (
    "tally", "stability", "entombed", "b1", "b2", "b3", "b4", "b5", "total", "books", "hand", "flipped", "focus", "rank"
)  # fmt: skip
LIBRARY_LINES = ("tally", "b2", "b3", "b4", "b5", "total", "focus")

Json = dict[str, Any]


@dataclass(frozen=True)
class CorpusGame:
    """A game of the corpus: record, game and a position as they were written, a hash per position, and the form."""

    name: str
    record: str
    text: str  # in the notation, as is `middle`, a position of about the middle of the game
    middle: str
    hashes: tuple[str, ...]  # one more than there are actions
    form: Json

    def to_json(self) -> Json:
        """Return the game as JSON values; the hashes are joined into one text."""
        return {**asdict(self), "hashes": "".join(self.hashes)}

    @staticmethod
    def from_json(data: Json) -> CorpusGame:
        """Return the game that `to_json` wrote."""
        joined: str = data["hashes"]
        hashes = tuple(joined[i : i + HASH_DIGITS] for i in range(0, len(joined), HASH_DIGITS))
        return CorpusGame(**{**data, "hashes": hashes})


@cache
def load_corpus() -> dict[str, CorpusGame]:
    """Return all games of all releases by name."""
    games: dict[str, CorpusGame] = {}
    for file in sorted(FOLDER.glob("*/games.json.xz")):
        for data in json.loads(lzma.decompress(file.read_bytes())):
            games[f"{file.parent.name}/{data['name']}"] = CorpusGame.from_json(data)
    return games


def played_game(name: str, record: Record) -> CorpusGame:
    """Return a finished game as the corpus keeps it."""
    hashes = tuple(replayed_hashes(record))
    text = GameText(record).to_text()
    return CorpusGame(name, record.to_json(), text, str(middle_of(record)), hashes, form_of(result(record.replay())))


def middle_of(record: Record) -> State:
    """Return the first position of the game's second half in which no effect is unfinished."""
    state = record.start().replay()
    for action in record.actions:
        if 2 * state.ply >= len(record.actions) and state.decisions()[0].prompt == "prompt-place":
            break
        state.apply(action)
    return state


def prompts_of(record: Record) -> tuple[set[str], set[str]]:
    """Return the prompts of the game, and those that were answered with DONE."""
    state = record.start().replay()
    asked, ended = set[str](), set[str]()
    for action in record.actions:
        prompts = {decision.prompt for decision in state.decisions()}
        asked |= prompts
        ended |= prompts if action == DONE_ACTION else set()
        state.apply(action)
    return asked, ended


def replayed_hashes(record: Record) -> Iterator[str]:
    """Yield the hash of each position of the game, the first one before any action."""
    state = record.start().replay()
    yield position_hash(state)
    for action in record.actions:
        state.apply(action)
        yield position_hash(state)


def position_hash(s: State) -> str:
    """Return a short hash of everything that can be observed in the position."""
    text = json.dumps(position(s), separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:HASH_DIGITS]


def position(s: State) -> list[object]:
    """Return what can be observed in the position, secrets included, as JSON values."""
    return [*_table(s), *_cards(s), *_assistants(s), *_inspection(s), [_decision(s, d) for d in s.decisions()]]


def form_of(end: Form) -> Json:
    """Return every line of the form, the winners and what decided."""
    library = end.library
    return {
        "seats": [_column(seat, SEAT_LINES) for seat in end.seats],
        "library": None if library is None else _column(library, LIBRARY_LINES),
        "winners": list(end.winners),
        "decided_by": end.decided_by,
        "ended_by": end.ended_by,
    }


def _column(column: object, lines: tuple[str, ...]) -> Json:
    values = {line: getattr(column, line) for line in lines}
    return {line: list(value) if isinstance(value, tuple) else value for line, value in values.items()}


def _table(s: State) -> list[object]:
    """Return deal, round and location tiles."""
    deal, r = s.deal, s.round
    library = None if deal.library_focus == NOBODY else deal.library_focus
    return [
        [deal.prominent, deal.banned, list(deal.focus), [power.key for power in deal.powers]],
        [library, list(deal.clues), deal.revealed],
        [r.number, r.first, r.final, list(r.permanent), list(r.temporary), list(r.stack), sorted(r.discarded)],
    ]


def _cards(s: State) -> list[object]:
    """Return where every card is, and who has looked at which; pools by tile number, empty ones left out."""
    peeks = sorted([card, seat] for card, seat in zip(s.peeks[::2], s.peeks[1::2], strict=True))
    return [
        list(s.deck[s.dealt :]),
        list(s.discard),
        [sorted(hand) for hand in s.hands],
        [_shelf(shelf) for shelf in s.shelves],
        [[tile, list(pool)] for tile, pool in enumerate(s.pools) if pool],
        sorted(s.shown),
        peeks,
    ]


def _shelf(shelf: Shelf) -> list[object]:
    """Return row, column, card, whether it lies face down, and the cards entombed under it, in reading order."""
    top, left = _corner(shelf)
    tombs = [(shelf.tombs[i], shelf.tombs[i + 1]) for i in range(0, len(shelf.tombs), 2)]
    return [
        [
            cell // WIDTH - top,
            cell % WIDTH - left,
            shelf.grid[cell],
            cell in shelf.face_down,
            [card for under, card in tombs if under == cell],
        ]
        for cell in shelf.cells()
    ]


def _corner(shelf: Shelf) -> tuple[int, int]:
    """Return the first row and the first column with a card; of an empty shelf those of the first card to come."""
    cells = shelf.cells() or shelf.frontier()
    return min(cell // WIDTH for cell in cells), min(cell % WIDTH for cell in cells)


def _assistants(s: State) -> list[object]:
    """Return who stands where, in order of arrival, and what each seat has left to place."""
    seats = range(s.game.seats)
    return [
        [[tile, _visitors(there)] for tile, there in enumerate(s.visitors) if there],
        [[standard_left(s.unplaced, seat), special_left(s.unplaced, seat)] for seat in seats],
    ]


def _visitors(there: bytes) -> list[object]:
    """Return index of the space, seat, and whether it is the special assistant, of each visitor of a tile."""
    return [[index_of(one.space), one.seat, one.special] for one in visitors_of(there)]


def _inspection(s: State) -> list[object]:
    """Return the cards turned down, who is ready, who is to decide, and whether the game is over."""
    ready = [seat for seat in range(s.game.seats) if s.ready >> seat & 1]
    return [[sorted(flips) for flips in s.flips], ready, s.pending_seats(), s.is_over]


def _decision(s: State, d: Decision) -> list[object]:
    return [d.seat, d.kind, d.prompt, d.tile, d.power, [_meaning(s, d.seat, action) for action in d.actions]]


def _meaning(s: State, seat: int, number: int) -> list[object]:
    """Return an action's kind and what it stands for, whatever its number is."""
    action = describe_action(number)
    kind, value = action.kind, action.value
    if kind in ("space", "assistant"):
        space = placed_space(value)
        return [kind, tile_of(space), index_of(space), places_special(value)]
    if kind == "cell":
        top, left = _corner(s.shelves[seat])
        return [kind, value // WIDTH - top, value % WIDTH - left]
    return [kind, CHOICES[value] if kind == "choice" else value]
