"""The input for scoring as JSON: shelves from a real table, or their tallies.

Cards are not compared with the built-in decks, because printed decks differ.
"""

import re
from typing import Final

from exlibris.engine.scoring import ALL_PLACES
from exlibris.extras import needing

with needing("table", __name__):
    import msgspec

PLACE: Final = re.compile(r"^(?P<what>.*?)(?: - at `(?:key in )?\$\.?(?P<place>.*)`)?$", re.DOTALL)
STEP: Final = re.compile(r"\w+")
FIELD: Final = re.compile(r"Object (?P<how>missing required|contains unknown) field `(?P<field>.*)`")
BAD_SHEET: Final = "bad-sheet"


class BadInput(Exception):
    """Input that can't be scored; the message names the place, as in `seats[1].shelf[0][2].books: ...`.

    `code` is the stable error code, which selects a sentence in the reader's language.
    """

    def __init__(self, place: str, what: str, code: str = BAD_SHEET) -> None:
        super().__init__(place, what, code)  # all arguments, so that it can be pickled
        self.place = place
        self.what = what
        self.code = code

    def __str__(self) -> str:
        return f"{self.place}: {self.what}" if self.place else self.what

    @property
    def path(self) -> list[str | int]:
        """The keys and indexes that lead to the place."""
        return [int(step) if step.isdecimal() else step for step in STEP.findall(self.place)]


class Entombed(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A known card under another card."""

    letter: str
    number: int
    books: list[str] | None = None


class GivenCard(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A shelved card; `entombed` is the card under it, or true if that card is unknown.

    `books` is missing if the seat's books were counted.
    """

    letter: str
    number: int
    books: list[str] | None = None
    face_down: bool = False
    entombed: bool | Entombed | None = None


class GivenCounts(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The number of face-up books by category."""

    corrupted: int = 0
    fantastical: int = 0
    historic: int = 0
    monster: int = 0
    reference: int = 0
    spells: int = 0

    def tally(self) -> tuple[int, ...]:
        """Return the counts in the order of the form."""
        return msgspec.structs.astuple(self)


class GivenSeat(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A column of the form: a shelf, rows top to bottom and cells left to right, or its counts and stability.

    With a shelf, `counts` replace the books of all its cards.
    """

    name: str
    focus: str
    hand: int = 0
    shelf: list[list[GivenCard | None]] | None = None
    counts: GivenCounts | None = None
    stability: int | None = None


class Library(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The Public Library of a solo game."""

    books: GivenCounts
    focus: str


class Given(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file; `letters` are the card letters, in order, of a deck other than the ruleset's."""

    prominent: str
    banned: str
    seats: list[GivenSeat]
    ruleset: str = "first-en"
    prominent_ties: str = ALL_PLACES
    mode: str = "multiplayer"
    library: Library | None = None
    letters: str = ""


def read_given(data: bytes) -> Given:
    """Return the contents of the file; only types are checked. Raises BadInput."""
    try:
        msgspec.json.decode(data)  # first, because "not JSON" is the clearer error
        return msgspec.json.decode(data, type=Given)
    except msgspec.ValidationError as error:
        raise _named(str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput("", f"not JSON: {error}") from error


def _named(message: str) -> BadInput:
    match = PLACE.match(message)
    place, what = (match["place"] or "", match["what"]) if match else ("", message)
    field = FIELD.match(what)
    if field:
        name = f"{place}.{field['field']}" if place else field["field"]
        return BadInput(name, "missing" if field["how"].startswith("missing") else "there is no such field")
    return BadInput(place, what[:1].lower() + what[1:].replace("`", ""))
