"""A position as a lesson file describes it: a real state of a beginner's game, with nothing left to chance."""

from typing import Final

from exlibris.content.fields import Entry
from exlibris.engine import SEED_BYTES, NotationError, State

SEED: Final = bytes(SEED_BYTES)
RULES: Final = "beginner-all-locations"  # the variant that lessons are played by
TEXTS: Final = ("preset", "phase", "prominent", "banned")
NUMBERS: Final = ("round", "first")
PLAIN_SEAT: Final = ("hand", "shelf", "focus")


def build(entry: Entry) -> State:
    """Return the state at its first decision. Raises ContentError for what is no position."""
    try:
        return State.from_text("\n".join(lines_of(entry)))
    except NotationError as error:
        raise entry.error("position", str(error)) from error


def lines_of(entry: Entry) -> list[str]:
    """Return the position in the engine's notation. The last round is always brought about by a shelf."""
    seats = entry.entries("seats")
    lines = ["exlibris position 1", f"variants: {RULES}", f"seats: {len(seats)}", f"seed: {SEED.hex()}"]
    lines += [f"{key}: {entry.text(key)}" for key in TEXTS]
    lines += [f"{key}: {entry.number(key)}" for key in NUMBERS]
    lines += ["final: shelf"] if entry.flag("final") else []
    lines.append(f"tiles: {numbers(entry, 'permanent')} / {numbers(entry, 'temporary')}")
    lines.append(f"tile stack: {numbers(entry, 'stack')}")
    lines.append(f"deck: {words(entry, 'deck')}")
    lines += [f"on {tile}: {cards}" for tile, cards in entry.text_map("cards").items()]
    return lines + [f"{key} {n}: {words(seat, key)}" for n, seat in enumerate(seats) for key in PLAIN_SEAT]


def numbers(entry: Entry, key: str) -> str:
    """Return the numbers of a list with spaces between."""
    return " ".join(str(number) for number in entry.numbers(key))


def words(entry: Entry, key: str) -> str:
    """Return the text, which may be left out for none."""
    return entry.text(key) if key in entry.names() else ""
