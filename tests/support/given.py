"""Files for `exlibris score`, and running it."""

from __future__ import annotations

import json
from typing import Any, Final

from typer.testing import Result

from exlibris.content import CATEGORIES
from support.commands import exlibris
from support.commands import refusal as refusal_of

Json = dict[str, Any]


def score(given: object, *options: str) -> Result:
    """Run the command with this file on standard input; return its result."""
    return exlibris("score", "-", *options, stdin=text_of(given))


def text_of(given: object) -> str:
    """Return a file as text, whether it is that already or has yet to be written."""
    return given if isinstance(given, str) else json.dumps(given)


def scored(given: object, *options: str) -> Json:
    """Return the form as JSON."""
    done = score(given, "--json", *options)
    assert done.exit_code == 0, done.stderr
    values: Json = json.loads(done.stdout)
    return values


def refusal(given: object) -> str:
    """Return the one line by which a bad file is refused, without the command's and the file's name."""
    said = refusal_of("score", "-", stdin=text_of(given))
    assert said.startswith("standard input: ")
    return said.removeprefix("standard input: ")


def card(name: str, books: str = "monster spells", **more: object) -> Json:
    """Return a card such as "M 3", with the books named."""
    letter, number = name.split()
    return {"letter": letter, "number": int(number), "books": books.split(), **more}


def shelf(drawing: str) -> list[list[Json | None]]:
    """Return rows, with slashes between and ".." for an empty cell, of cards with one monster and one spells book."""
    rows = [row.split() for row in drawing.split("/")]
    return [[None if name == ".." else card(f"{name[0]} {name[1:]}") for name in row] for row in rows]


def seat(name: str = "Rita", focus: str = "monster", **more: object) -> Json:
    """Return a seat, with an empty shelf unless told otherwise."""
    shelfless: Json = {} if "shelf" in more or "counts" in more else {"shelf": []}
    return {"name": name, "focus": focus, **shelfless, **more}


RIVAL: Final = {"name": "Rival", "focus": "fantastical", "counts": {}, "stability": 0}


def game(*seats: Json, **more: object) -> Json:
    """Return a file with Reference Texts prominent and Corrupted Codices banned, unless told otherwise.

    A single seat gets a rival without any books.
    """
    return {"prominent": "reference", "banned": "corrupted", "seats": [*seats, RIVAL][: max(2, len(seats))], **more}


def solo(own: Json, **more: object) -> Json:
    """Return a file of a solo game against a Public Library without any books, its focus Fantastical Fictions."""
    library = {"books": {}, "focus": "fantastical"}
    return game(own) | {"mode": "solo", "seats": [own], "library": library} | more


def counts(*tally: int) -> Json:
    """Return books per category, in the order of the form."""
    return dict(zip(CATEGORIES, tally, strict=True))
