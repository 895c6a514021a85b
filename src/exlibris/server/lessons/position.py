"""A position as a lesson file describes it: a real state of a beginner's game, with nothing left to chance."""

from typing import Final

from exlibris.content import CATEGORIES
from exlibris.content.fields import Entry
from exlibris.engine import (
    HOME,
    INSPECTION,
    PLACEMENT,
    SEED_BYTES,
    STANDARD,
    Deal,
    Frame,
    Game,
    Luck,
    Round,
    State,
    begin_round,
    blank,
    compose,
    first_step,
    game_of,
)
from exlibris.server.lessons.words import cards_of, shelf_of

SEED: Final = bytes(SEED_BYTES)
PHASES: Final = (PLACEMENT, INSPECTION)


def build(entry: Entry) -> State:
    """Return the state at its first decision. Raises ContentError, NotationError or ValueError."""
    seats = entry.entries("seats")
    game = game_of(compose(entry.text("preset"), ["beginner-all-locations"]), len(seats))
    s = blank(game, Luck(SEED))
    s.deal = dealt(entry, seats)
    s.round = round_of(entry, game)
    s.hands = [cards_of(words(seat, "hand")) for seat in seats]
    s.shelves = [shelf_of(words(seat, "shelf")) for seat in seats]
    for tile, cards in entry.text_map("cards").items():
        s.pools[int(tile)] = cards_of(cards)
    s.deck = deck_of(s, game, cards_of(words(entry, "deck")))
    begin(s, entry)
    return s


def begin(s: State, entry: Entry) -> None:
    """Bring the state to the first decision of its phase."""
    phase = entry.text("phase")
    if phase not in PHASES:
        raise entry.error("phase", f"expected one of {', '.join(PHASES)}, found {phase!r}")
    if phase == PLACEMENT:
        begin_round(s)
    s.stack = [Frame(first_step(s.game, phase), s.round.first, STANDARD, HOME)]
    s.run()


def dealt(entry: Entry, seats: tuple[Entry, ...]) -> Deal:
    """Return categories and foci; nobody has a special assistant."""
    foci = bytes([CATEGORIES.index(seat.text("focus")) for seat in seats])
    prominent, banned = CATEGORIES.index(entry.text("prominent")), CATEGORIES.index(entry.text("banned"))
    return Deal(prominent, banned, foci, [STANDARD] * len(seats))


def words(entry: Entry, key: str) -> str:
    """Return the text of a key, "" if it is left out."""
    return entry.text(key) if key in entry.names() else ""


def round_of(entry: Entry, game: Game) -> Round:
    """Return the round with its tiles, all others in the stack. A final round was always brought about by a shelf."""
    permanent, temporary = bytes(entry.numbers("permanent")), bytes(entry.numbers("temporary"))
    next_ones = bytes(entry.numbers("stack"))
    number, first = entry.number("round"), entry.number("first")
    rest = game.tiles.translate(None, permanent + temporary + next_ones)
    return Round(number, first, permanent, temporary, next_ones + rest, b"", "shelf" if entry.flag("final") else "")


def deck_of(s: State, game: Game, top: bytes) -> bytes:
    """Return a deck: these cards on top, below them by alphabet all that lie nowhere else."""
    used = b"".join([top, *s.hands, *s.pools, *[shelf.cards() for shelf in s.shelves]])
    return top + bytes([card for card in range(game.card_count) if card not in used])
