"""The fields of an observation, version 1: what its numbers say, in their order.

An observation is what one seat sees, as SIZE numbers from 0 to 255, for one to four seats by any ruleset. Seats are
relative: 0 is the seat that looks, 1 the next one clockwise. Where a category may be missing, 0 says so, and the others
begin with 1. Cells are counted as in `exlibris.rl.actions`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from exlibris.content.rulesets import PRESETS, read_switches
from exlibris.engine import CATEGORY_COUNT, MOST_SEATS, PHASES
from exlibris.search.feature_names import QUESTIONS

VERSION: Final = 1
CATEGORY: Final = "category"
COUNT: Final = "count"
FLAG: Final = "flag"

CARDS: Final = 152
TILES: Final = 32
POWERS: Final = 64
SPACES: Final = 4  # of each tile
VISITORS: Final = 12  # on one tile: all assistants of four seats
FRAMES: Final = 4  # unfinished effects told in full, the one that goes on next first
STEP_BITS: Final = 24
PICKED: Final = 8
OFFERED: Final = 8  # libraries
CLUES: Final = 4
FRESH: Final = 4
ADDED: Final = 16  # switches of expansions
HIGHEST: Final = 255

# Where a card is: the hand, the shelf and what is entombed in it count on by relative seat.
UNSEEN: Final = 0
IN_HAND: Final = 1
ON_SHELF: Final = 5
ENTOMBED: Final = 9
IN_POOL: Final = 13
IN_DISCARD: Final = 14
IN_DECK: Final = 15

# Where a tile is
COMING: Final = 1
PERMANENT: Final = 2
TEMPORARY: Final = 3
DISCARDED: Final = 4

# What becomes of a card when the effects above end, in place of another that an effect below had gained
LOST: Final = 1
GAINED: Final = 2


class Field(NamedTuple):
    """Numbers of one kind in an observation."""

    name: str
    shape: tuple[int, ...]
    kind: str  # CATEGORY, COUNT (up to `highest`, which stands for all higher ones too) or FLAG
    highest: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


def _switches() -> list[Field]:
    """Return a field for each printed switch but lists of pieces, which tiles and powers show."""
    fields = [Field("rules.preset", (1,), CATEGORY, len(PRESETS), "the preset, 0 for one of an expansion")]
    for name, switch in read_switches().items():
        if name.startswith("removed_"):
            continue
        if name == "final_round_cards":
            fields.append(Field(f"rules.{name}", (3,), COUNT, HIGHEST, switch["about"]))
        elif name == "language":
            fields.append(Field(f"rules.{name}", (1,), CATEGORY, HIGHEST, "the deck: en, pl, cs, fr or another"))
        elif "values" in switch:
            fields.append(_category(name, switch))
        elif "most" in switch:
            fields.append(Field(f"rules.{name}", (1,), COUNT, switch["most"], switch["about"]))
        else:
            fields.append(Field(f"rules.{name}", (1,), FLAG, 1, switch["about"]))
    return fields


def _category(name: str, switch: dict[str, Any]) -> Field:
    values = ", ".join(map(str, switch["values"]))
    return Field(f"rules.{name}", (1,), CATEGORY, len(switch["values"]) - 1, f"{switch['about']}: {values}")


# --8<-- [start:fields]
_SEATS = (MOST_SEATS,)
_FRAMES = (FRAMES,)
_CARDS = (CARDS,)
FIELDS: Final = (
    *_switches(),
    Field("rules.added", (ADDED,), CATEGORY, HIGHEST, "switches of expansions by name: which value, from 1"),
    Field("tile.version", (TILES,), COUNT, HIGHEST, "the rules of a location in the game, 0 for one that is not"),
    Field("power.version", (POWERS,), COUNT, HIGHEST, "the rules of a special assistant, 0 for one not in the game"),
    Field("deal.prominent", (1,), CATEGORY, CATEGORY_COUNT, "the category of Prominent Works"),
    Field("deal.banned", (1,), CATEGORY, CATEGORY_COUNT, "that of Banned Books"),
    Field("deal.library_focus", (1,), CATEGORY, CATEGORY_COUNT, "the Public Library's focus, 0 while unknown"),
    Field("deal.clues", (CLUES,), CATEGORY, CATEGORY_COUNT, "the clues revealed to it, in order"),
    Field("deal.revealed", (1,), COUNT, HIGHEST, "how many clues are, one more once the focus is"),
    Field("game.phase", (1,), CATEGORY, len(PHASES), "the phase: " + ", ".join(PHASES)),
    Field("game.round", (1,), COUNT, HIGHEST, "the round, 0 before the first"),
    Field("game.final", (1,), CATEGORY, 3, "why the round is the last: shelf, round_limit, rounds"),
    Field("game.deck", (1,), COUNT, CARDS, "cards in the deck"),
    Field("game.discard", (1,), COUNT, CARDS, "cards in the discard pile, in solo the Public Library's"),
    Field("game.tiles", (1,), COUNT, TILES, "tiles to come"),
    Field("game.fresh", (FRESH,), CATEGORY, 248, "placements of this turn: the action's value, from 1"),
    Field("seat.plays", _SEATS, FLAG, 1, "whether the game has the seat"),
    Field("seat.asked", _SEATS, FLAG, 1, "whether it must decide; at the flips until it is itself ready, for all"),
    Field("seat.ready", _SEATS, FLAG, 1, "whether its flips are sealed; of others once all are"),
    Field("seat.first", _SEATS, FLAG, 1, "whether it has the first-player token"),
    Field("seat.focus", _SEATS, CATEGORY, CATEGORY_COUNT, "its focus, 0 while unknown"),
    Field("seat.power", _SEATS, CATEGORY, POWERS - 1, "its special assistant by number, 0 before the draft"),
    Field("seat.hand", _SEATS, COUNT, CARDS, "cards in its hand"),
    Field("seat.shelf", _SEATS, COUNT, CARDS, "cards on its shelf"),
    Field("seat.standard_left", _SEATS, COUNT, 3, "standard assistants to place"),
    Field("seat.special_left", _SEATS, FLAG, 1, "whether the special one is to be placed"),
    Field("tile.status", (TILES,), CATEGORY, 4, "coming, permanent, temporary, discarded"),
    Field("tile.cards", (TILES,), COUNT, CARDS, "cards there, face-down ones too; at 0 those beside the tiles"),
    Field("tile.open", (TILES, SPACES), FLAG, 1, "spaces where a standard assistant may be placed"),
    Field(
        "tile.visitors",
        (TILES, VISITORS),
        CATEGORY,
        2 * SPACES * MOST_SEATS,
        "assistants in order of arrival: 1 + 8 * seat + 4 if special + the space; tile 0 is home",
    ),
    Field(
        "card.zone",
        _CARDS,
        CATEGORY,
        IN_DECK,
        "not seen, in a hand (by seat from 1), on a shelf (from 5), entombed in one (from 9), on or beside tiles (13),"
        " in the discard pile (14), in the deck (15)",
    ),
    Field("card.cell", _CARDS, CATEGORY, 254, "the cell on or in the shelf; 0 elsewhere"),
    Field("card.tile", _CARDS, CATEGORY, TILES - 1, "the tile on which it lies, 0 elsewhere"),
    Field("card.place", _CARDS, COUNT, CARDS, "its place from the top in deck or discard pile, or on its tile, from 1"),
    Field("card.dark", _CARDS, FLAG, 1, "whether it lies face down on a shelf"),
    Field("card.shown", _CARDS, FLAG, 1, "whether everybody knows it to be in its hand"),
    Field("card.known", (MOST_SEATS, CARDS), FLAG, 1, "whether a seat has looked at it where it is, hidden"),
    Field("card.flip", _CARDS, FLAG, 1, "whether it is to be turned face down; of others once all are ready"),
    Field("card.result", _CARDS, CATEGORY, LOST + GAINED, "lost, gained, or both, for the effect below"),
    Field("effect.step", (FRAMES, STEP_BITS), FLAG, 1, "bits of the CRC-32 of the name of the step that is next"),
    Field("effect.question", _FRAMES, CATEGORY, len(QUESTIONS), "what it asks next: QUESTIONS of exlibris.search"),
    Field("effect.seat", _FRAMES, CATEGORY, MOST_SEATS, "whose it is, from 1; 0 without such an effect"),
    Field("effect.power", _FRAMES, CATEGORY, POWERS - 1, "the special assistant whose it is"),
    Field("effect.tile", _FRAMES, CATEGORY, TILES - 1, "where it happens"),
    Field("effect.count", _FRAMES, COUNT, HIGHEST, "choices made in the step"),
    Field("effect.amount", _FRAMES, COUNT, HIGHEST, "cards to pay, take, draw or shelve"),
    Field("effect.card", _FRAMES, CATEGORY, CARDS, "the card that it is about, from 1"),
    Field("effect.other", _FRAMES, CATEGORY, MOST_SEATS, "the other seat concerned, from 1"),
    Field("effect.category", _FRAMES, CATEGORY, CATEGORY_COUNT, "the category that it is about"),
    Field("effect.space", _FRAMES, CATEGORY, HIGHEST, "the space, from 1"),
    Field("effect.direction", _FRAMES, CATEGORY, 64, "the direction: the choice's value, from 1"),
    Field("effect.face_down", _FRAMES, FLAG, 1, "whether the card lies face down"),
    Field("effect.picked", (FRAMES, PICKED), CATEGORY, HIGHEST, "options chosen before, from 1"),
    Field("effect.seats", (FRAMES, MOST_SEATS), CATEGORY, MOST_SEATS, "seats concerned in order, from 1"),
    Field("effect.tokens", (FRAMES, VISITORS), CATEGORY, 2 * MOST_SEATS, "assistants: 1 + 2 * seat, + 1 if special"),
    Field("effect.tiles", (FRAMES, TILES), FLAG, 1, "tiles to come"),
    Field("effect.libraries", (FRAMES, OFFERED), CATEGORY, POWERS - 1, "special assistants on offer"),
    Field("effect.cards", (FRAMES, CARDS), FLAG, 1, "cards gained or chosen, as far as the seat sees them"),
    Field("effect.hidden", _FRAMES, COUNT, CARDS, "how many of these it does not see"),
    Field("below.question", (len(QUESTIONS),), COUNT, HIGHEST, "effects below these four, by what they ask next"),
    Field("below.seat", _SEATS, COUNT, HIGHEST, "the same by seat"),
    Field("below.cards", _CARDS, COUNT, HIGHEST, "in how many of these a card is, as far as the seat sees it"),
    Field("below.amount", (1,), COUNT, HIGHEST, "the sum of their amounts"),
)
# --8<-- [end:fields]


def _offsets() -> dict[str, int]:
    offsets = {}
    at = 0
    for field in FIELDS:
        offsets[field.name] = at
        at += field.size
    return offsets


OFFSETS: Final = _offsets()  # by field, where its numbers begin
SIZE: Final = sum([field.size for field in FIELDS])
