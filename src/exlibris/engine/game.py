"""The constant facts of a game: ruleset, number of seats, and tables made from the content."""

from __future__ import annotations

from functools import cache
from typing import Final

from exlibris.content.load import Location, load_assistants, load_deck, load_locations
from exlibris.engine.board import HUT, SPECIAL_LEFT, space_at
from exlibris.engine.errors import SetupError
from exlibris.engine.frames import STANDARD, Power
from exlibris.engine.pieces import power_of, site_of
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.site import Site

CATEGORY_COUNT: Final = 6
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
SOLO_ROUNDS: Final = 5  # SOLO-01
LIBRARIES_EACH: Final = {"own_two": 2, "open_pool": 2, "plain": 1}
OPEN_IN_SOLO: Final = 2  # spaces for any number of players are open in solo too (SOLO-17)


class Game:
    """Facts of a game that the rules need, shared by all its states. Public."""

    __slots__ = (
        "assistants", "bids", "card_count", "cards_dealt", "counts", "delayed", "face_down", "final_round_cards",
        "is_solo", "libraries", "one_per_tile", "powers", "ruleset", "seats", "sites", "spaces",
        "spaces_differ", "tile_count", "tiles", "waiting",
    )  # fmt: skip

    ruleset: Ruleset
    seats: int
    is_solo: bool
    card_count: int
    counts: list[bytes]  # by card, the number of its books of each category
    final_round_cards: int  # FINAL-02
    assistants: int  # each seat's assistants to place, in the three bits of State.unplaced
    one_per_tile: bool  # whether one assistant fills a location (SOLO-16)
    tile_count: int  # one more than the highest tile number
    tiles: bytes  # the location tiles in the game, except the Hut (tile 1)
    libraries: bytes  # numbers of the special assistants in the game
    sites: list[Site]  # by tile; empty for 0 and for tiles that the ruleset does not name
    powers: list[Power]  # by number; 0 is the standard assistant's
    spaces: list[bytes]  # by tile, the spaces open with this many players (PLACE-07)
    spaces_differ: list[bool]  # by tile, whether its spaces are not interchangeable
    cards_dealt: list[int]  # by tile, in Preparation (LOCA-03)
    face_down: list[bool]  # by tile, whether its cards lie face down
    delayed: list[bool]  # by tile, whether its effect is delayed
    bids: list[bytes]  # by tile, how many cards each of its spaces bids; empty for tiles without bids
    waiting: list[tuple[int, float]]  # delayed tiles in ascending order, and `Site.waiting` of each

    def __init__(self, ruleset: Ruleset, seats: int) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.is_solo = ruleset.is_solo
        self.final_round_cards = ruleset.final_round_cards[max(seats - FEWEST_SEATS, 0)] + ruleset.longer_game
        self.assistants = _assistants(ruleset)
        self.one_per_tile = ruleset.is_solo and ruleset.solo_assistants_per_tile == "one"
        self.libraries = _libraries(ruleset)
        self.powers = _powers(ruleset)
        self._set_deck(ruleset.language)
        self._set_tiles(_locations(ruleset))

    def _set_deck(self, language: str) -> None:
        deck = load_deck(language)
        self.card_count = len(deck.counts)
        self.counts = list(deck.counts)

    def _set_tiles(self, locations: tuple[Location, ...]) -> None:
        players = max(self.seats, OPEN_IN_SOLO)
        removed = self.ruleset.removed_locations
        in_game = [tile for tile in locations if tile.number not in removed and (tile.solo or not self.is_solo)]
        self.tiles = bytes([tile.number for tile in in_game if tile.number != HUT])
        self._clear_tiles(1 + max([HUT, *[tile.number for tile in locations]]))
        for tile in locations:
            number = tile.number
            self.sites[number] = site_of(tile, self.ruleset)
            self.spaces[number] = bytes(
                [space_at(number, i) for i, least in enumerate(tile.spaces) if players >= least]
            )
            self.spaces_differ[number] = tile.spaces_differ
            self.cards_dealt[number] = tile.cards
            self.face_down[number] = tile.face_down
            self.delayed[number] = tile.delayed
            self.bids[number] = bytes(tile.bids)
        self.waiting = [(tile.number, self.sites[tile.number].waiting) for tile in locations if tile.delayed]

    def _clear_tiles(self, count: int) -> None:
        """Reset the tables by tile: tiles 0 to `count - 1`, without effects, spaces or cards."""
        self.tile_count = count
        self.sites = [Site() for _ in range(count)]
        self.spaces = [b""] * count
        self.spaces_differ = [False] * count
        self.cards_dealt = [0] * count
        self.face_down = [False] * count
        self.delayed = [False] * count
        self.bids = [b""] * count

    def power_of(self, key: str) -> Power:
        """Return the power with that key. Raises KeyError if no assistant in this game has it."""
        for power in self.powers:
            if power.key == key:
                return power
        raise KeyError(key)

    def of_category(self, cards: bytes, category: int) -> bytes:
        """Return the cards that have at least one book of the category, in the same order."""
        counts = self.counts
        return bytes([card for card in cards if counts[card][category]])


def _assistants(ruleset: Ruleset) -> int:
    """Return the assistants that each seat places: two standard and one special, or three standard.

    In solo they are three standard assistants and the special assistant (SOLO-05).
    """
    if ruleset.is_solo:
        return 3 + SPECIAL_LEFT
    return 3 if ruleset.special_assistants == "none" else 2 + SPECIAL_LEFT


def _locations(ruleset: Ruleset) -> tuple[Location, ...]:
    """Return the location tiles that the ruleset names, including those left in the box."""
    return tuple([tile for tile in load_locations() if ruleset.version(tile.key)])


def _powers(ruleset: Ruleset) -> list[Power]:
    """Return each special assistant's power by number; STANDARD for 0 and for unused numbers."""
    assistants = load_assistants()
    powers = [STANDARD] * (1 + max([0, *[assistant.number for assistant in assistants]]))
    for assistant in assistants:
        powers[assistant.number] = power_of(assistant, ruleset)
    return powers


def _libraries(ruleset: Ruleset) -> bytes:
    """Return the numbers of the special assistants in the game (SETUP1-08, SETUP2-05, ASST2-G02, VAR-05, AMB-09)."""
    numbers = []
    for assistant in load_assistants():
        from_cards = ruleset.special_assistants in ("cards_dealt", "cards_drafted")
        fits = ruleset.version(assistant.key) > 0 and (assistant.card or not from_cards)
        if fits and assistant.key not in ruleset.removed_libraries and (assistant.solo or not ruleset.is_solo):
            numbers.append(assistant.number)
    return bytes(numbers)


def game_of(ruleset: Ruleset, seats: int) -> Game:
    """Return the constant facts of a game; equal arguments return the same object.

    Args:
        ruleset: The rules.
        seats: The number of players, 1 in solo.

    Raises:
        SetupError: If the rules do not allow a game with that many players.
    """
    if ruleset.is_solo:
        if seats != 1:
            raise SetupError(f"seats: a solo game has one seat, found {seats}")
    elif not FEWEST_SEATS <= seats <= MOST_SEATS:
        alone = f'; to play alone, compose("{ruleset.preset}", ["solo"])' if seats == 1 else ""
        raise SetupError(f"seats: expected {FEWEST_SEATS} to {MOST_SEATS}, found {seats}{alone}")
    return _game(ruleset, seats)


@cache
def _game(ruleset: Ruleset, seats: int) -> Game:
    Ruleset.from_json(ruleset.to_json())  # raises SetupError: constructing a Ruleset checks nothing
    _check_libraries(ruleset)
    game = Game(ruleset, seats)
    if ruleset.is_solo:
        if len(game.tiles) != sum(1 for tile in _locations(ruleset) if tile.solo):
            raise SetupError("ruleset.removed_locations: solo needs all of its ten locations")
        if ruleset.special_assistants == "none":
            raise SetupError("ruleset.special_assistants: solo is played with one, found 'none'")
    needed = _libraries_needed(game)
    if len(game.libraries) < needed:
        raise SetupError(f"ruleset.removed_libraries: {len(game.libraries)} are left, {needed} are needed")
    return game


def _libraries_needed(game: Game) -> int:
    """Return the number of special assistants that the draft needs (SETUP1-04, SETUP2-05, SOLO-03, SOLO-04)."""
    if game.is_solo:
        return 2 if game.ruleset.solo_special == "two_of_seven" else 1
    return LIBRARIES_EACH[game.ruleset.library_choice] * game.seats if game.assistants & SPECIAL_LEFT else 0


def _check_libraries(ruleset: Ruleset) -> None:
    if (ruleset.special_assistants == "with_library") == (ruleset.library_choice == "plain"):
        raise SetupError(
            f"ruleset.library_choice: {ruleset.library_choice!r} does not go with special assistants"
            f" {ruleset.special_assistants!r}"
        )
