"""The fields of an observation, version 1, in the order of its numbers.

An observation is what one seat sees, as SIZE numbers from 0 to 255, for one to four seats and any ruleset. Seats are
relative: 0 is the observing seat, 1 the next seat clockwise. A category that may be missing is 0 then, and its values
begin at 1. Cells are counted as in `exlibris.rl.actions`.
"""

from __future__ import annotations

from math import prod
from typing import Final, NamedTuple

from mypy_extensions import i64

from exlibris.content.rulesets import PRESETS, read_switches
from exlibris.engine import CATEGORY_COUNT, MOST_SEATS, PHASES
from exlibris.search.feature_names import QUESTIONS

VERSION: Final = 1
CATEGORY: Final = "category"
COUNT: Final = "count"
FLAG: Final = "flag"

CARDS: Final[i64] = 152
TILES: Final[i64] = 32
POWERS: Final[i64] = 64
SPACES: Final[i64] = 4  # on each tile
VISITORS: Final[i64] = 12  # on one tile: all assistants of four seats
FRAMES: Final[i64] = 4  # unfinished effects with fields of their own, beginning with the one that continues next
STEP_BITS: Final[i64] = 24
PICKED: Final[i64] = 8
OFFERED: Final[i64] = 8  # libraries
CLUES: Final[i64] = 4
FRESH: Final[i64] = 4
ADDED: Final[i64] = 16  # switches of expansions
HIGHEST: Final[i64] = 255

# Where a card is. The values for hand, shelf and tomb are for relative seat 0; the other seats' values follow.
IN_HAND: Final[i64] = 1
ON_SHELF: Final[i64] = 5
ENTOMBED: Final[i64] = 9
IN_POOL: Final[i64] = 13
IN_DISCARD: Final[i64] = 14
IN_DECK: Final[i64] = 15

# Where a tile is.
COMING: Final[i64] = 1
PERMANENT: Final[i64] = 2
TEMPORARY: Final[i64] = 3
DISCARDED: Final[i64] = 4

# Whether a card that an effect below gained is lost, or another is gained in its place, when the effects above end.
LOST: Final[i64] = 1
GAINED: Final[i64] = 2


class Field(NamedTuple):
    """Numbers of one kind in an observation."""

    name: str
    shape: tuple[int, ...]
    kind: str  # CATEGORY, COUNT (capped at `highest`) or FLAG
    highest: int
    meaning: str

    @property
    def size(self) -> int:
        """Number of numbers in the field."""
        return prod(self.shape)


_declared: list[Field] = []
OFFSETS: Final[dict[str, int]] = {}  # by field, the index of its first number


class Group:
    """Fields whose names and shapes begin alike, declared in the order of their numbers.

    Each method declares a field and returns the index of its first number; `each` extends the group's shape.
    """

    def __init__(self, name: str, *shape: int) -> None:
        self._name = name
        self._shape = shape

    def category(self, name: str, highest: int, meaning: str, *each: int) -> int:
        """Declare a field whose values are distinct things."""
        return self._declare(name, CATEGORY, highest, meaning, each)

    def count(self, name: str, highest: int, meaning: str, *each: int) -> int:
        """Declare a count, capped at `highest`."""
        return self._declare(name, COUNT, highest, meaning, each)

    def flag(self, name: str, meaning: str, *each: int) -> int:
        """Declare a field that is 0 or 1."""
        return self._declare(name, FLAG, 1, meaning, each)

    def _declare(self, name: str, kind: str, highest: int, meaning: str, each: tuple[int, ...]) -> int:
        field = Field(f"{self._name}.{name}", self._shape + each or (1,), kind, highest, meaning)
        begins = OFFSETS[field.name] = sum([before.size for before in _declared])
        _declared.append(field)
        return begins


def _declare_switches(rules: Group) -> None:
    """Declare a field for each built-in switch except lists of pieces, which tile and power versions show."""
    rules.category("preset", len(PRESETS), f"the preset: {', '.join(PRESETS)}; 0 for one of an expansion")
    for name, switch in read_switches().items():
        about = switch["about"]
        if name == "final_round_cards":
            rules.count(name, HIGHEST, about, 3)
        elif name == "language":
            rules.category(name, HIGHEST, "the deck: en, pl, cs, fr, or another")
        elif "values" in switch:
            rules.category(name, len(switch["values"]) - 1, f"{about}: {', '.join(map(str, switch['values']))}")
        elif "most" in switch:
            rules.count(name, switch["most"], about)
        elif not name.startswith("removed_"):
            rules.flag(name, about)


_rules, _deal, _game, _below = Group("rules"), Group("deal"), Group("game"), Group("below")
_seat, _effect = Group("seat", MOST_SEATS), Group("effect", FRAMES)
_tile, _card = Group("tile", TILES), Group("card", CARDS)

_declare_switches(_rules)
_rules.category("added", HIGHEST, "the values of expansions' switches, sorted by name, from 1", ADDED)
_tile.count("version", HIGHEST, "the version of a location's rules, 0 if it isn't in the game")
Group("power", POWERS).count("version", HIGHEST, "the version of an assistant's rules, 0 if not in the game")
DEAL_PROMINENT: Final[i64] = _deal.category("prominent", CATEGORY_COUNT, "the category of Prominent Works")
DEAL_BANNED: Final[i64] = _deal.category("banned", CATEGORY_COUNT, "the category of Banned Books")
DEAL_LIBRARY_FOCUS: Final[i64] = _deal.category(
    "library_focus", CATEGORY_COUNT, "the Public Library's focus, 0 if unknown"
)
DEAL_CLUES: Final[i64] = _deal.category("clues", CATEGORY_COUNT, "the revealed clues to that focus, in order", CLUES)
DEAL_REVEALED: Final[i64] = _deal.count(
    "revealed", HIGHEST, "the number of revealed clues, plus 1 once the focus is revealed"
)
GAME_PHASE: Final[i64] = _game.category("phase", len(PHASES), "the phase: " + ", ".join(PHASES))
GAME_ROUND: Final[i64] = _game.count("round", HIGHEST, "the round, 0 before the first")
GAME_FINAL: Final[i64] = _game.category("final", 3, "why the round is the last: shelf, round_limit, rounds")
GAME_DECK: Final[i64] = _game.count("deck", CARDS, "cards in the deck")
GAME_DISCARD: Final[i64] = _game.count("discard", CARDS, "cards in the discard pile (in solo, the Public Library's)")
GAME_TILES: Final[i64] = _game.count("tiles", TILES, "tiles to come")
GAME_FRESH: Final[i64] = _game.category("fresh", 248, "placements of this turn: the action's value, from 1", FRESH)
_seat.flag("plays", "whether the seat is in the game")
SEAT_ASKED: Final[i64] = _seat.flag(
    "asked", "whether it must decide; during the flips, 1 for all seats except an observer who is ready"
)
SEAT_READY: Final[i64] = _seat.flag(
    "ready", "whether its flips are sealed; for other seats, shown only once all are sealed"
)
SEAT_FIRST: Final[i64] = _seat.flag("first", "whether it has the first-player token")
SEAT_FOCUS: Final[i64] = _seat.category("focus", CATEGORY_COUNT, "its focus, 0 while unknown")
SEAT_POWER: Final[i64] = _seat.category("power", POWERS - 1, "its special assistant by number, 0 before the draft")
SEAT_HAND: Final[i64] = _seat.count("hand", CARDS, "cards in its hand")
SEAT_SHELF: Final[i64] = _seat.count("shelf", CARDS, "cards on its shelf")
SEAT_STANDARD_LEFT: Final[i64] = _seat.count("standard_left", 3, "standard assistants to place")
SEAT_SPECIAL_LEFT: Final[i64] = _seat.flag("special_left", "whether the special one is to be placed")
TILE_STATUS: Final[i64] = _tile.category("status", 4, "coming, permanent, temporary, discarded")
TILE_CARDS: Final[i64] = _tile.count(
    "cards", CARDS, "cards there, including face-down ones; at index 0, those beside the tiles"
)
TILE_OPEN: Final[i64] = _tile.flag("open", "spaces where a standard assistant may be placed", SPACES)
TILE_VISITORS: Final[i64] = _tile.category(
    "visitors",
    2 * SPACES * MOST_SEATS,
    "assistants in order of arrival: 1 + 8 * seat + 4 if special + the space; tile 0 is home",
    VISITORS,
)
CARD_ZONE: Final[i64] = _card.category(
    "zone",
    IN_DECK,
    "not seen (0), in a hand (by seat from 1), on a shelf (from 5), entombed on a shelf (from 9), on or beside tiles"
    " (13), in the discard pile (14), in the deck (15)",
)
CARD_CELL: Final[i64] = _card.category("cell", 254, "the cell on the shelf, even if entombed; 0 elsewhere")
CARD_TILE: Final[i64] = _card.category("tile", TILES - 1, "the tile that it is on, 0 elsewhere")
CARD_PLACE: Final[i64] = _card.count(
    "place", CARDS, "its place from the top of the deck or discard pile, or on its tile, from 1"
)
CARD_DARK: Final[i64] = _card.flag("dark", "whether it is face down on a shelf")
CARD_SHOWN: Final[i64] = _card.flag("shown", "whether all seats know that it is in this hand")
CARD_KNOWN: Final[i64] = Group("card", MOST_SEATS, CARDS).flag("known", "whether a seat knows this hidden card")
CARD_FLIP: Final[i64] = _card.flag("flip", "whether it will be flipped; for other seats, shown only once all are ready")
CARD_RESULT: Final[i64] = _card.category("result", LOST + GAINED, "lost, gained, or both, for the effect below")
EFFECT_STEP: Final[i64] = _effect.flag("step", "24 bits of the CRC-32 of the next step's name, lowest first", STEP_BITS)
EFFECT_QUESTION: Final[i64] = _effect.category("question", len(QUESTIONS), "what it asks next: " + ", ".join(QUESTIONS))
EFFECT_SEAT: Final[i64] = _effect.category(
    "seat", MOST_SEATS, "the seat that owns the effect, from 1; 0 if there is none"
)
EFFECT_POWER: Final[i64] = _effect.category("power", POWERS - 1, "the special assistant whose effect it is")
EFFECT_TILE: Final[i64] = _effect.category("tile", TILES - 1, "where it happens")
EFFECT_COUNT: Final[i64] = _effect.count(
    "count", HIGHEST, "choices made in the step; the observer's own flips, plus 1 once sealed"
)
EFFECT_AMOUNT: Final[i64] = _effect.count("amount", HIGHEST, "cards to pay, take, draw, or shelve")
EFFECT_CARD: Final[i64] = _effect.category("card", CARDS, "the card that it is about, from 1")
EFFECT_OTHER: Final[i64] = _effect.category("other", MOST_SEATS, "the other seat concerned, from 1")
EFFECT_CATEGORY: Final[i64] = _effect.category("category", CATEGORY_COUNT, "the category that it is about")
EFFECT_SPACE: Final[i64] = _effect.category("space", HIGHEST, "the space, from 1")
EFFECT_DIRECTION: Final[i64] = _effect.category("direction", 64, "the direction: the choice's value, from 1")
EFFECT_FACE_DOWN: Final[i64] = _effect.flag("face_down", "whether the card is face down")
EFFECT_PICKED: Final[i64] = _effect.category("picked", HIGHEST, "options chosen before, from 1", PICKED)
EFFECT_SEATS: Final[i64] = _effect.category("seats", MOST_SEATS, "seats concerned in order, from 1", MOST_SEATS)
EFFECT_TOKENS: Final[i64] = _effect.category("tokens", 8, "assistants: 1 + 2 * seat, + 1 if special", VISITORS)
EFFECT_TILES: Final[i64] = _effect.flag("tiles", "tiles to come", TILES)
EFFECT_LIBRARIES: Final[i64] = _effect.category("libraries", POWERS - 1, "special assistants on offer", OFFERED)
EFFECT_CARDS: Final[i64] = _effect.flag("cards", "cards gained or chosen that the observer sees", CARDS)
EFFECT_HIDDEN: Final[i64] = _effect.count("hidden", CARDS, "cards gained or chosen that the observer doesn't see")
BELOW_QUESTION: Final[i64] = _below.count("question", HIGHEST, "the number of effects, by question", len(QUESTIONS))
BELOW_SEAT: Final[i64] = _below.count("seat", HIGHEST, "the number of effects, by seat", MOST_SEATS)
BELOW_CARDS: Final[i64] = _below.count(
    "cards", HIGHEST, "for each card that the observer sees, the effects that contain it", CARDS
)
BELOW_AMOUNT: Final[i64] = _below.count("amount", HIGHEST, "the sum of the effects' amounts")

FIELDS: Final = tuple(_declared)
SIZE: Final[i64] = sum([field.size for field in FIELDS])
