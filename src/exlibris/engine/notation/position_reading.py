"""Reading a state from text, and the parts that views share with states."""

from __future__ import annotations

import re
from typing import Final

from exlibris.engine.board import OVER, PLACEMENT
from exlibris.engine.check import problems, problems_at_rest
from exlibris.engine.errors import NotationError, SetupError
from exlibris.engine.events import HIDDEN, Recorder
from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.game import Game, game_of
from exlibris.engine.notation.cards import UNKNOWN, CardNames, card_names
from exlibris.engine.notation.frames import read_frame
from exlibris.engine.notation.lines import KeyedLines, TextLine, read_lines, seed_in
from exlibris.engine.notation.places import read_place
from exlibris.engine.notation.position_parts import (
    about_tiles,
    cards_in,
    deal_of,
    keep_left,
    numbers_in,
    read_peeks,
    round_of,
    seats_in,
    shelf_of,
    stand,
    tile_of_line,
)
from exlibris.engine.notation.position_writing import TITLE, VERSION, usual_places
from exlibris.engine.notation.rulesets import COMPONENTS, PRESET, SWITCH, VARIANTS, read_ruleset
from exlibris.engine.phases import first_step
from exlibris.engine.rng import SEED_BYTES, Rng
from exlibris.engine.rounds.setup import blank
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import all_places
from exlibris.engine.state import State
from exlibris.engine.steps import Choice

ABOUT: Final = re.compile(r"(?:seat|tile) (\d+)\b|(home)\b")  # the beginning of a problem with a seat or tile
BY_SEAT: Final = frozenset(["assistant", "flips", "focus", "hand", "left", "shelf"])
NAMED: Final = BY_SEAT | {"at", "on", SWITCH}
PLAIN: Final = frozenset([
    COMPONENTS, PRESET, VARIANTS, "seats", "round", "first", "final", "prominent", "banned", "library", "clues",
    "revealed", "tiles", "tile stack", "tile discard", "deck", "discard", "shown", "known", "places", "fresh",
    "ready", "ply", "phase", "turn", "stack",
])  # fmt: skip
OF_STATES: Final = frozenset(["deck size", "drawn", "options", "seed"])
OF_VIEWS: Final = frozenset(["about", "eyes", "legal", "pending"])
# By invariant in `check`, the keys of the lines to blame if it is broken, likeliest first.
LINES_OF: Final[dict[str, tuple[str, ...]]] = {
    "rounds": ("round", "final", "phase"),
    "cards": ("deck", "discard", "hand", "shelf", "on"),
    "shelves": ("shelf",),
    "tiles": ("tiles", "tile stack", "tile discard"),
    "pools": ("on",),
    "assistants": ("left", "at", "turn"),
    "spaces": ("at",),
    "places": ("places",),
    "knowledge": ("known", "shown"),
    "decision": ("options", "stack", "phase"),
    "deal": ("assistant", "focus", "banned", "prominent", "library", "clues", "revealed"),
    "flips": ("flips", "ready"),
    "turn": ("fresh",),
    "stack": ("stack",),
}


def read_state(text: str, recorder: Recorder | None = None) -> State:
    """Return the state in a text, run to its next decision or the end of the game.

    The recorder receives the events until then. Raises NotationError naming the invalid line.
    """
    lines = lines_of(text)
    lines.check_keys(NAMED | PLAIN | OF_STATES)
    _check_tiles_known(lines)
    s = read_common(lines)
    _check_cards_once(s, lines)
    _deal_the_rest(s, lines)
    read_stack(s, lines)
    seed = lines.find("seed")
    s.rng = Rng(bytes(SEED_BYTES) if seed is None else seed_in(seed), lines.number("drawn", 0))
    s.recorder = recorder
    for problem in problems_at_rest(s):
        raise _broken(lines, problem)
    _begin(s, lines)
    for problem in problems(s):
        raise _broken(lines, problem)
    return s


def lines_of(text: str) -> KeyedLines:
    """Return the lines of a position. Raises NotationError for any other text."""
    first, _, rest = text.strip("\ufeff\n").partition("\n")
    if " ".join(first.lower().split()) != f"{TITLE} {VERSION}":
        raise NotationError(f"line 1: expected {f'{TITLE} {VERSION}'!r}, found {first[:60]!r}")
    return KeyedLines(read_lines(rest, NAMED, 2))


def read_common(lines: KeyedLines, is_view: bool = False) -> State:
    """Return a state with the parts that states and views share, except the stack. Its `rng` is a placeholder."""
    game = _game(lines)
    names = card_names(game.ruleset.language)
    s = blank(game, Rng(bytes(SEED_BYTES)))
    s.deal = deal_of(game, lines)
    s.round = round_of(game, lines, is_view)
    s.discard = cards_in(names, lines.line_or_empty("discard"))
    s.deck = cards_in(names, lines.line_or_empty("deck"))
    s.shown = cards_in(names, lines.line_or_empty("shown"))
    s.peeks = read_peeks(names, lines.line_or_empty("known"))
    s.fresh = places_in(lines.line_or_empty("fresh"))
    s.ply = lines.number("ply", 0)
    for seat in seats_in(game, lines.line_or_empty("ready")):
        s.ready |= 1 << seat
    _read_seats(s, names, lines)
    _read_tiles(s, names, lines)
    return s


def _read_seats(s: State, names: CardNames, lines: KeyedLines) -> None:
    for seat in range(s.game.seats):
        s.hands[seat] = cards_in(names, lines.line_or_empty("hand", str(seat)))
        s.shelves[seat] = shelf_of(names, lines.line_or_empty("shelf", str(seat)))
        s.flips[seat] = cards_in(names, lines.line_or_empty("flips", str(seat)))


def _read_tiles(s: State, names: CardNames, lines: KeyedLines) -> None:
    for line in about_tiles(lines):
        if line.key == "on":
            s.pools[tile_of_line(s.game, line)] = cards_in(names, line)
        else:
            stand(s, line)


def _game(lines: KeyedLines) -> Game:
    ruleset = read_ruleset(lines.line(PRESET), lines.all(VARIANTS), lines.all(SWITCH), lines.all(COMPONENTS))
    try:
        game = game_of(ruleset, lines.number("seats"))
    except SetupError as error:
        raise lines.line("seats").error(str(error)) from error
    for line in lines.lines:
        if line.key in BY_SEAT and line.name not in [str(seat) for seat in range(game.seats)]:
            raise line.error(f"this game has seats 0 to {game.seats - 1}")
    return game


def places_in(line: TextLine) -> bytes:
    """Return the placements of a line. Raises NotationError naming the line."""
    return bytes([line.blamed(read_place, word) for word in line.text.split()])


def _check_tiles_known(lines: KeyedLines) -> None:
    for line in lines.lines:
        if line.key in LINES_OF["tiles"] and UNKNOWN in line.text:
            raise line.error("? is for what one seat sees; a state has all its tiles")


def _check_cards_once(s: State, lines: KeyedLines) -> None:
    names = card_names(s.game.ruleset.language)
    seen: dict[int, TextLine] = {}
    for line in lines.lines:
        if line.key not in LINES_OF["cards"]:
            continue
        shelf = shelf_of(names, line) if line.key == "shelf" else None
        cards = cards_in(names, line) if shelf is None else shelf.cards() + shelf.entombed()
        for card in cards:
            if card == HIDDEN:
                raise line.error("? is for what one seat sees; a state has all its cards")
            if card in seen:
                raise line.error(f"{names.name(card)} is already in line {seen[card].number}")
            seen[card] = line


def _deal_the_rest(s: State, lines: KeyedLines) -> None:
    """Put unmentioned cards under the deck, and cards beyond the deck's given size under the discard pile."""
    used = b"".join([s.deck, s.discard, *s.hands, *s.pools])
    for shelf in s.shelves:
        used = used + shelf.cards() + shelf.entombed()
    deck = s.deck + bytes([card for card in range(s.game.card_count) if card not in used])
    size = lines.number("deck size", len(deck))
    s.deck = deck[:size]
    s.discard = deck[size:] + s.discard


def read_stack(s: State, lines: KeyedLines) -> None:
    """Read the stack, and the assistants left to place."""
    names = card_names(s.game.ruleset.language)
    line = lines.find("stack")
    keep_left(s, lines, line is None and lines.text("phase").lower() in ("", PLACEMENT))
    if line is not None:
        s.stack += [line.blamed(read_frame, names, s.game, row) for row in line.rows]


def _begin(s: State, lines: KeyedLines) -> None:
    """Run the state to the decision in the text, or to the first decision of its phase."""
    phase = lines.text("phase").lower() or PLACEMENT
    places = lines.find("places")
    if not s.stack and phase == OVER:
        s.is_over = True
        return
    if not s.stack:
        begin_phase(s, lines, phase)
        s.places = all_places(s) if phase == PLACEMENT else NOTHING
    else:
        s.places = usual_places(s)
    s.places = s.places if places is None else places_in(places)
    options = lines.find("options")
    if options is not None and isinstance(s.stack[-1].step, Choice):
        s.options = numbers_in(options)
    if not s.options:
        s.run()


def begin_phase(s: State, lines: KeyedLines, phase: str) -> None:
    """Begin a phase with the seat whose turn is given, by default the first player."""
    seat = lines.number("turn", s.round.first)
    try:
        s.stack = [Frame.new(first_step(s.game, phase), seat, STANDARD, 0)]
    except SetupError as error:
        found = lines.find("phase")
        raise (NotationError(str(error)) if found is None else found.error(str(error))) from error
    if seat >= s.game.seats:
        raise lines.line("turn").error(f"this game has seats 0 to {s.game.seats - 1}")


def _broken(lines: KeyedLines, problem: str) -> NotationError:
    """Return the error for a broken invariant, naming the likeliest line if any."""
    name, _, why = problem.partition(": ")
    about = ABOUT.match(why)
    suspects = [line for key in LINES_OF.get(name, ()) for line in lines.all(key)]
    for line in suspects:
        if about is not None and line.name in about.groups() and (line.key in BY_SEAT) == why.startswith("seat"):
            return line.error(why)
    return suspects[0].error(why) if suspects else NotationError(problem)
