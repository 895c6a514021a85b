"""The scores of shelves from a real table, and the best flips of each."""

from dataclasses import asdict, dataclass
from typing import Any

from exlibris.content import CATEGORIES
from exlibris.engine import preset
from exlibris.engine.analysis import hindsight_in
from exlibris.engine.scoring import Column, entombed_points, face_up, out_of_order, scored, stability
from exlibris.engine.shelves import CELLS, NO_CARD, WIDTH, Shelf, settled
from exlibris.forms.checks import alphabet_of, check
from exlibris.forms.form import PUBLIC_LIBRARY, ColumnFacts, NamedForm, values_of
from exlibris.forms.given import Given, GivenSeat

UNKNOWN = 254  # stands for any entombed card, whose identity does not matter


@dataclass(frozen=True)
class Shelved:
    """A given shelf in the engine's terms: its cards are numbered in alphabetical order, from 0."""

    shelf: Shelf
    names: tuple[str, ...]  # by card
    counts: list[bytes]  # books by category, by card


@dataclass(frozen=True)
class Best:
    """A seat's best possible total and flips, with the others' cards as they are."""

    total: int
    flips: tuple[str, ...]


def score(given: Given) -> NamedForm:
    """Return the form of the input. Raises BadInput if it is invalid."""
    check(given)
    columns, facts = [], []
    for seat in given.seats:
        shelved = _shelved(seat, given)
        columns.append(_column(seat, shelved))
        facts.append(_facts(seat, shelved))
    if given.library is not None:
        columns.append(Column(given.library.books.tally(), CATEGORIES.index(given.library.focus)))
        facts.append(PUBLIC_LIBRARY)
    prominent, banned = CATEGORIES.index(given.prominent), CATEGORIES.index(given.banned)
    form = scored(columns, prominent, banned, solo=given.library is not None, ties=given.prominent_ties)
    return NamedForm(form, tuple(facts), preset(given.ruleset).last_tie_breaker)


def best(given: Given, seat: int) -> Best:
    """Return the best total and flips of a seat; without the books of its cards, it keeps its total."""
    form = score(given).form
    shelved = _shelved(given.seats[seat], given)
    if shelved is None or given.seats[seat].counts is not None:
        return Best(form.columns[seat].total, ())
    flips, total = hindsight_in(form, seat, shelved.counts, shelved.shelf)
    return Best(total, tuple(shelved.names[card] for card in flips))


def scored_values(given: Given, named: NamedForm, best_flips: bool) -> dict[str, Any]:
    """Return a given form as JSON values, on request with the `best` flips of each seat."""
    values = values_of(named)
    if best_flips:
        for seat, column in enumerate(values["seats"]):
            column["best"] = asdict(best(given, seat))
    return values


def _column(seat: GivenSeat, shelved: Shelved | None) -> Column:
    focus = CATEGORIES.index(seat.focus)
    counted = seat.counts.tally() if seat.counts is not None else ()
    if shelved is None:
        return Column(counted, focus, stability=seat.stability or 0, hand=seat.hand)
    shelf = shelved.shelf
    books = counted or tuple(face_up(shelved.counts, shelf, b""))
    return Column(books, focus, stability(shelf), entombed_points(shelf), seat.hand)


def _facts(seat: GivenSeat, shelved: Shelved | None) -> ColumnFacts:
    if shelved is None:
        return ColumnFacts(seat.name, tallied=True)
    turned = out_of_order(shelved.shelf.cards(), shelved.shelf.dark_cards())
    return ColumnFacts(seat.name, tuple(shelved.names[card] for card in turned))


def _shelved(seat: GivenSeat, given: Given) -> Shelved | None:
    if seat.shelf is None:
        return None
    letters, rows = alphabet_of(given), enumerate(seat.shelf, start=1)
    there = {r * WIDTH + c: card for r, row in rows for c, card in enumerate(row) if card is not None}
    ordered = sorted(there.values(), key=lambda card: (letters.index(card.letter.upper()), card.number))
    grid = bytearray(NO_CARD * CELLS)
    for cell, card in there.items():
        grid[cell] = ordered.index(card)
    dark = bytes([cell for cell, card in there.items() if card.face_down])
    tombs = b"".join([bytes((cell, UNKNOWN)) for cell, card in there.items() if card.entombed not in (None, False)])
    return Shelved(
        settled(bytes(grid), dark, tombs),
        tuple(f"{card.letter.upper()}{card.number}" for card in ordered),
        [bytes([(card.books or []).count(category) for category in CATEGORIES]) for card in ordered],
    )
