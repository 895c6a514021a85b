"""The facts of one game that never change: ruleset, number of seats, and tables made from the content."""

from __future__ import annotations

from functools import cache
from typing import Final

from exlibris.content.load import ASSISTANT_KEYS, load_assistants, load_deck, load_locations
from exlibris.engine.errors import SetupError
from exlibris.engine.ruleset import Ruleset, preset

CATEGORIES: Final = 6
LOCATIONS: Final = 18
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
OFFERED: Final = 2  # libraries per player (SETUP1-04)


class Game:
    """What the rules need to know about this game; shared by all its states."""

    __slots__ = (
        "bids", "card_count", "cards_dealt", "counts", "delayed", "face_down", "final_round_cards",
        "libraries", "other_cards", "ruleset", "seats", "spaces", "spaces_differ", "tiles",
    )  # fmt: skip

    ruleset: Ruleset
    seats: int
    card_count: int
    counts: list[bytes]  # per card, its books of each category
    other_cards: list[bytes]  # per category, the cards without a book of it
    final_round_cards: int  # FINAL-02
    tiles: bytes  # the location tiles in the game, but for the Hut (tile 1)
    libraries: bytes  # numbers of the special assistants in the game
    spaces: list[bytes]  # per tile, the spaces open with this many players (PLACE-07)
    spaces_differ: list[bool]  # per tile, whether it matters which space is taken
    cards_dealt: list[int]  # per tile, in Preparation (LOCA-03)
    face_down: list[bool]
    delayed: list[bool]

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        deck = load_deck(ruleset.language)
        locations = load_locations()
        self.ruleset = ruleset
        self.seats = seats
        self.card_count = len(deck.counts)
        self.counts = list(deck.counts)
        self.other_cards = [
            bytes([card for card in range(self.card_count) if not self.counts[card][category]])
            for category in range(CATEGORIES)
        ]
        self.final_round_cards = ruleset.final_round_cards[seats - FEWEST_SEATS] + ruleset.longer_game
        removed = ruleset.removed_locations
        self.tiles = bytes([tile.number for tile in locations if tile.number > 1 and tile.number not in removed])
        self.libraries = bytes(
            [
                number
                for number, assistant in enumerate(load_assistants(), 1)
                if assistant.key not in ruleset.removed_libraries
            ]
        )
        self.spaces = [b""] + [
            bytes([4 * tile.number + i for i, least in enumerate(tile.spaces) if seats >= least]) for tile in locations
        ]
        self.spaces_differ = [False] + [tile.spaces_differ for tile in locations]
        self.cards_dealt = [0] + [tile.cards for tile in locations]
        self.face_down = [False] + [tile.face_down for tile in locations]
        self.delayed = [False] + [tile.delayed for tile in locations]

    def of_category(self, cards: bytes, category: int) -> bytes:
        """Those of the cards with at least one book of the category, in the same order."""
        return cards.translate(None, self.other_cards[category])


def game_of(ruleset: Ruleset, seats: int) -> Game:
    """The (shared) facts of a game. Raises SetupError for what cannot be played."""
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise SetupError(f"seats: expected {FEWEST_SEATS} to {MOST_SEATS}, found {seats}")
    _check_playable(ruleset)
    _check_removed(ruleset, seats)
    return _game(ruleset, seats)


@cache
def _game(ruleset: Ruleset, seats: int) -> Game:
    return Game(ruleset, seats)


FREE_FIELDS: Final = (
    "preset", "starting_hand", "final_round_cards", "longer_game", "removed_locations", "removed_libraries",
    "round_limit",
)  # fmt: skip


def _check_playable(ruleset: Ruleset) -> None:
    """Raises SetupError for a switch whose setting no step carries out yet."""
    model = preset("first-en").to_json()
    for name, value in ruleset.to_json().items():
        if name not in FREE_FIELDS and value != model[name]:
            raise SetupError(f"ruleset.{name}: {value!r} can't be played yet, only {model[name]!r}")
    if not 1 <= ruleset.starting_hand <= 20:
        raise SetupError(f"ruleset.starting_hand: expected 1 to 20, found {ruleset.starting_hand}")
    if ruleset.round_limit < 1:
        raise SetupError(f"ruleset.round_limit: expected at least 1, found {ruleset.round_limit}")


def _check_removed(ruleset: Ruleset, seats: int) -> None:
    """Raises SetupError for a tile or library that can't be left out, and when too few libraries are left."""
    for tile in ruleset.removed_locations:
        if not 1 < tile <= LOCATIONS:
            raise SetupError(f"ruleset.removed_locations: expected tiles from 2 to {LOCATIONS}, found {tile}")
    for key in ruleset.removed_libraries:
        if key not in ASSISTANT_KEYS:
            raise SetupError(f"ruleset.removed_libraries: no library belongs to {key!r}")
    left = len(ASSISTANT_KEYS) - len(set(ruleset.removed_libraries))
    needed = OFFERED * seats
    if left < needed:
        raise SetupError(f"ruleset.removed_libraries: {left} libraries are left, {seats} players need {needed}")
