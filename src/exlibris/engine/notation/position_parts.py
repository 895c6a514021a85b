"""The parts of a position, each read from its lines; omitted parts have default values."""

from __future__ import annotations

from typing import Final

from exlibris.content.load import CATEGORIES
from exlibris.engine.board import (
    HOME,
    HUT,
    NOBODY,
    SPACES_PER_TILE,
    seat_of,
    space_at,
    special_left,
    standard_left,
    token_of,
    unplaced_of,
    visitors_of,
)
from exlibris.engine.deal import Deal, Round, undealt
from exlibris.engine.errors import NotationError
from exlibris.engine.events import HIDDEN
from exlibris.engine.frames import Power
from exlibris.engine.game import Game
from exlibris.engine.notation.cards import TIMES, UNKNOWN, CardNames
from exlibris.engine.notation.frames import power_of_key
from exlibris.engine.notation.lines import KeyedLines, TextLine, number_of
from exlibris.engine.notation.places import STAR, read_token
from exlibris.engine.notation.position_writing import ASIDE_NAME, NOT_YET
from exlibris.engine.notation.shelves import read_shelf
from exlibris.engine.rounds.solo import clues_of
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import Shelf
from exlibris.engine.state import State

FIRST_TAKEN: Final = ("reference", "corrupted")  # the default categories of Prominent Works and Banned Books
OF_CATEGORIES: Final = ("prominent", "banned", "focus", "library", "clues", "revealed")  # keys of lines
OF_SOLO: Final = ("library", "clues", "revealed")
AT: Final = "@"


def cards_in(names: CardNames, line: TextLine) -> bytes:
    """Return the cards of a line. Raises NotationError naming the line."""
    return line.blamed(names.read, line.text)


def numbers_in(line: TextLine, text: str | None = None) -> bytes:
    """Return the tiles or seats in a line, or in a part of its text; "?x3" stands for HIDDEN three times."""
    numbers: list[int] = []
    for word in (line.text if text is None else text).split():
        is_unknown = word.startswith(UNKNOWN)
        number = 1 if word == UNKNOWN else number_of(word.lower().removeprefix(TIMES))
        if not 0 <= number < HIDDEN:
            raise line.error(f"expected numbers, found {word[:60]!r}")
        numbers += [HIDDEN] * number if is_unknown else [number]
    return bytes(numbers)


def tiles_in(game: Game, line: TextLine, text: str | None = None) -> bytes:
    """Return the tiles in a line, or in a part of its text. Raises NotationError for a tile that is not in the game."""
    tiles = numbers_in(line, text)
    for tile in tiles:
        if tile not in game.tiles and tile not in (HUT, HIDDEN):
            raise line.error(f"there is no tile '{tile}'")
        if tile != HIDDEN and tiles.count(tile) > 1:
            raise line.error(f"tile {tile} is listed twice")
    return tiles


def seats_in(game: Game, line: TextLine) -> list[int]:
    """Return the seats in a line. Raises NotationError for a seat that is not in the game."""
    seats = list(numbers_in(line))
    if any(seat >= game.seats for seat in seats):
        raise line.error(f"this game has seats 0 to {game.seats - 1}")
    return seats


def deal_of(game: Game, lines: KeyedLines) -> Deal:
    """Return the deal; omitted categories are the remaining ones, in order.

    If Prominent or Banned is NOT_YET, no categories are dealt, and no line may name a category.
    """
    powers = [_power(game, lines.find("assistant", str(seat))) for seat in range(game.seats)]
    if NOT_YET in (lines.text("prominent").lower(), lines.text("banned").lower()):
        for line in lines.lines:
            if line.key in OF_CATEGORIES and line.text.lower() != NOT_YET:
                raise line.error(f"expected {NOT_YET}: Prominent Works and Banned Books are dealt before foci")
        return undealt(powers)
    foci = [lines.find("focus", str(seat)) for seat in range(game.seats)]
    written = " ".join([line.text for line in lines.lines if line.key in ("prominent", "banned", "focus", "library")])
    taken = f"{written} {lines.text('clues')}".lower().split()
    free = [key for key in dict.fromkeys((*FIRST_TAKEN, *CATEGORIES)) if key not in taken]
    prominent = _category(lines.find("prominent"), free)
    banned = _category(lines.find("banned"), free)
    focus = bytes([_category(line, free) for line in foci])
    if not game.is_solo:
        for alone in [line for line in lines.lines if line.key in OF_SOLO]:
            raise alone.error("only a solo game has this")
        return Deal(prominent, banned, focus, powers, NOBODY)
    library = _category(lines.find("library"), free)
    line = lines.find("clues") or TextLine(0, "clues", "", free)
    clues = bytes([line.blamed(_category_named, clue) for clue in line.text.split()])
    return Deal(prominent, banned, focus, powers, library, clues_of(game, clues), lines.number("revealed", 0))


def _category(line: TextLine | None, free: list[str]) -> int:
    """Return the category in a line; without a line, pop and return the first of `free`."""
    if line is not None:
        return line.blamed(_category_named, line.text)
    if not free:
        raise NotationError(f"more than {len(CATEGORIES)} categories")
    return CATEGORIES.index(free.pop(0))


def _category_named(word: str) -> int:
    if word == UNKNOWN:
        return HIDDEN
    if word.lower() not in CATEGORIES:
        raise NotationError(f"expected one of {', '.join(CATEGORIES)}, found {word!r}")
    return CATEGORIES.index(word.lower())


def _power(game: Game, line: TextLine | None) -> Power:
    return game.powers[0] if line is None else line.blamed(power_of_key, game, line.text.lower())


def round_of(game: Game, lines: KeyedLines, is_view: bool) -> Round:
    """Return the round, with its tiles.

    In a state, the Hut and the tiles named by other lines are face up, and all tiles not mentioned are in the stack. In
    solo, all face-up tiles are temporary.
    """
    tiles = lines.line_or_empty("tiles")
    left, _, right = tiles.text.partition("/")
    permanent, temporary = tiles_in(game, tiles, left), tiles_in(game, tiles, right)
    discarded = tiles_in(game, lines.line_or_empty("tile discard"))
    stack = tiles_in(game, lines.line_or_empty("tile stack"))
    if not is_view:
        elsewhere = permanent + temporary + discarded + stack
        named = _named_tiles(game, lines).translate(None, elsewhere)
        permanent = permanent + named
        stack = stack + game.tiles.translate(None, elsewhere + named)
    if game.is_solo:
        permanent, temporary = NOTHING, permanent + temporary
    first = lines.number("first", 0)
    if first >= game.seats:
        raise lines.line("first").error(f"this game has seats 0 to {game.seats - 1}")
    return Round(lines.number("round", 1), first, permanent, temporary, stack, discarded, lines.text("final").lower())


def _named_tiles(game: Game, lines: KeyedLines) -> bytes:
    """Return the distinct tiles that are face up because lines name them, and the Hut."""
    named = [] if game.is_solo else [HUT]
    named += [tile_of_line(game, line) for line in about_tiles(lines)]
    return bytes(dict.fromkeys([tile for tile in named if tile != HOME]))


def about_tiles(lines: KeyedLines) -> list[TextLine]:
    """Return the lines about cards and assistants on tiles."""
    return [line for line in lines.lines if line.key in ("on", "at")]


def tile_of_line(game: Game, line: TextLine) -> int:
    """Return the tile of a line: HOME for home and for cards beside the tiles."""
    if line.name == (ASIDE_NAME if line.key == "on" else "home"):
        return HOME
    tile = number_of(line.name)
    if not 0 < tile < len(game.spaces):
        raise line.error(f"there is no tile {line.name!r}")
    return tile


def shelf_of(names: CardNames, line: TextLine) -> Shelf:
    """Return the shelf in a line; a prefix "@23" gives its first column in the grid."""
    drawing = "\n".join(line.rows)
    left = -1
    if drawing.startswith(AT):
        word = drawing.split(maxsplit=1)[0]
        left = number_of(word[1:])
        if left < 0:
            raise line.error(f"expected @ and a column, found {word!r}")
        drawing = drawing.removeprefix(word)
    return line.blamed(read_shelf, names, drawing, left)


def read_peeks(names: CardNames, line: TextLine) -> bytes:
    """Return the pairs of a hidden card and a seat that knows it, from words such as "M3@0"."""
    peeks = NOTHING
    for word in line.text.split():
        name, _, seat = word.partition(AT)
        if names.find(name) < 0 or seat not in ("0", "1", "2", "3"):
            raise line.error(f"expected cards with their seats, such as M3@0, found {word!r}")
        peeks = peeks + bytes((names.card(name), int(seat)))
    return peeks


def stand(s: State, line: TextLine) -> None:
    """Put the assistants of a line on its tile: "0@2" on the second space, "0" on the first free space."""
    tile = tile_of_line(s.game, line)
    for word in line.text.split():
        who, _, place = word.partition(AT)
        token = line.blamed(read_token, who)
        if seat_of(token) >= s.game.seats:
            raise line.error(f"{who!r}: this game has seats 0 to {s.game.seats - 1}")
        taken = [visitor.space for visitor in visitors_of(s.visitors[tile])]
        if tile == HOME:
            space = HOME
        elif place in ("1", "2", "3", "4"):
            space = space_at(tile, int(place) - 1)
        else:
            free = [space for space in s.game.spaces[tile] if space not in taken]
            if place or not free:
                raise line.error(f"{word!r}: expected a space from 1 to {SPACES_PER_TILE}" if place else "it is full")
            space = free[0]
        s.visitors[tile] = s.visitors[tile] + bytes((token, space))


def left_in(line: TextLine) -> tuple[int, int]:
    """Return the numbers of standard and special assistants in a line such as "ss*"."""
    text = "".join(line.text.lower().split())
    standard, special = text.count("s"), text.count(STAR)
    if standard + special != len(text) or standard > 3 or special > 1:
        raise line.error(f"expected s for each standard assistant and * for the special one, found {line.text!r}")
    return standard, special


def keep_left(s: State, lines: KeyedLines, is_placing: bool) -> None:
    """Set how many assistants each seat has yet to place.

    At the start of Placement these are all assistants that are not on the board; if a line gives a smaller number, the
    others are put at home.
    """
    for seat in range(s.game.seats):
        line = lines.find("left", str(seat))
        standard, special = (0, 0) if line is None else left_in(line)
        if is_placing:
            there = [visitor.special for pairs in s.visitors for visitor in visitors_of(pairs) if visitor.seat == seat]
            missing = standard_left(s.game.assistants, 0) - there.count(False)
            special_missing = int(special_left(s.game.assistants, 0)) - there.count(True)
            if line is None:
                standard, special = missing, special_missing
            home = bytes((token_of(seat, special=False), HOME)) * (missing - standard)
            home = home + bytes((token_of(seat, special=True), HOME)) * (special_missing - special)
            s.visitors[HOME] = s.visitors[HOME] + home
        s.unplaced |= unplaced_of(seat, standard, special > 0)
