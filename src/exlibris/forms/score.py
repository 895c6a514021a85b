"""Score what was played on a real table: fill in its form, and find the best flips."""

from __future__ import annotations

from dataclasses import dataclass, replace

from exlibris.content import CATEGORIES
from exlibris.engine import preset
from exlibris.engine.analysis import awards_against, awards_in_solo, best_run, flips_for
from exlibris.engine.scoring import dark_cards, entombed_points, inspected, out_of_order, stability, tally
from exlibris.engine.shelves import CELLS, NO_CARD, WIDTH, Shelf, settled
from exlibris.forms.checks import ALPHABETS, check
from exlibris.forms.form import Entry, Form, fill, fill_solo
from exlibris.forms.given import Card, Given, Seat

UNKNOWN = 254  # an entombed card: only that it is there matters


@dataclass(frozen=True)
class Shelved:
    """A given shelf as the engine knows shelves; its cards are numbered in alphabetical order, from 0."""

    shelf: Shelf
    names: tuple[str, ...]
    counts: list[bytes]  # books per category


@dataclass(frozen=True)
class Best:
    """The most that a seat could have had, with the others' cards as they are."""

    total: int
    flips: tuple[str, ...]


def score(given: Given) -> Form:
    """Return the form of what is given. Raises BadInput."""
    check(given)
    return _filled(given, [_entry(seat, given.ruleset) for seat in given.seats])


def best(given: Given, seat: int) -> Best:
    """Return the best flips of a seat; for tallies, which have nothing to flip, the total as it is."""
    form = score(given)
    rows = given.seats[seat].shelf
    if rows is None:
        return Best(form.points[seat].total, ())
    shelved = _shelved(rows, ALPHABETS[given.ruleset])
    cards = shelved.shelf.cards().translate(None, dark_cards(shelved.shelf))
    others = [form.prominent_books(column) for column in range(len(form.entries)) if column != seat]
    awards = awards_in_solo(others[0]) if form.solo else awards_against(others)
    books = [shelved.counts[card] for card in cards]
    kept = best_run(cards, books, form.banned, form.prominent, form.entries[seat].focus, awards)
    flips = bytes([cards[i] for i in flips_for(cards, kept)])
    entries = list(form.entries[: len(given.seats)])
    entries[seat] = replace(entries[seat], tally=_tally(shelved, flips))
    return Best(_filled(given, entries).points[seat].total, tuple(shelved.names[card] for card in flips))


def _filled(given: Given, entries: list[Entry]) -> Form:
    prominent = CATEGORIES.index(given.prominent)
    banned = CATEGORIES.index(given.banned)
    if given.library is None:
        return fill(entries, prominent, banned, preset(given.ruleset).last_tie_breaker)
    books = given.library.books.tally()
    library = Entry("", CATEGORIES.index(given.library.focus), books, stability=0, tallied=True)
    return fill_solo(entries[0], library, prominent, banned)


def _entry(seat: Seat, ruleset: str) -> Entry:
    focus = CATEGORIES.index(seat.focus)
    if seat.shelf is None:
        books = seat.counts.tally() if seat.counts is not None else ()
        return Entry(seat.name, focus, books, stability=seat.stability or 0, hand=seat.hand, tallied=True)
    shelved = _shelved(seat.shelf, ALPHABETS[ruleset])
    shelf = shelved.shelf
    turned = out_of_order(shelf.cards(), dark_cards(shelf))
    return Entry(
        name=seat.name,
        focus=focus,
        tally=_tally(shelved, b""),
        stability=stability(shelf),
        entombed=entombed_points(shelf),
        hand=seat.hand,
        flipped=tuple(shelved.names[card] for card in turned),
    )


def _tally(shelved: Shelved, flips: bytes) -> tuple[int, ...]:
    """Return the books face up after these flips and the inspection, per category."""
    shelf = shelved.shelf
    return tuple(tally(shelved.counts, shelf.cards().translate(None, inspected(shelf, flips))))


def _shelved(rows: list[list[Card | None]], alphabet: str) -> Shelved:
    there = {(r + 1) * WIDTH + c: card for r, row in enumerate(rows) for c, card in enumerate(row) if card is not None}
    ordered = sorted(there.values(), key=lambda card: (alphabet.index(card.letter.upper()), card.number))
    grid = bytearray(NO_CARD * CELLS)
    for cell, card in there.items():
        grid[cell] = ordered.index(card)
    dark = bytes([cell for cell, card in there.items() if card.face_down])
    tombs = b"".join([bytes((cell, UNKNOWN)) for cell, card in there.items() if card.entombed not in (None, False)])
    return Shelved(
        settled(bytes(grid), dark, tombs),
        tuple(f"{card.letter.upper()} {card.number}" for card in ordered),
        [bytes([card.books.count(category) for category in CATEGORIES]) for card in ordered],
    )
