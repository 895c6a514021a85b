"""Check that the input can come from a real game; each error names the place that is wrong."""

from collections.abc import Iterator, Sequence
from typing import Final

from exlibris.content import CATEGORIES, load_deck
from exlibris.content.names import has_invisible
from exlibris.engine import FEWEST_SEATS, MOST_SEATS, preset, preset_names
from exlibris.engine.scoring import ALL_PLACES, NEXT_PLACE
from exlibris.engine.shelves import MOST_ROWS, ROWS, WIDTH, in_one_piece
from exlibris.forms.given import BadInput, Entombed, Given, GivenCard, GivenCounts, GivenSeat

LATIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FEWEST_ON_A_CARD: Final = 2  # books: CARD-05
MOST_ON_A_CARD: Final = 4
LONGEST_NAME: Final = 40
MOST_LETTERS: Final = 60
MOST: Final = 999  # largest count


def check(given: Given) -> None:
    """Check the whole input. Raises BadInput for the first problem."""
    _one_of("ruleset", given.ruleset, preset_names(), "ruleset")
    _one_of("prominent_ties", given.prominent_ties, [ALL_PLACES, NEXT_PLACE], "way")
    if given.letters and (len(given.letters) > MOST_LETTERS or not given.letters.isalpha()):
        raise BadInput("letters", f"expected up to {MOST_LETTERS} letters, found {given.letters[:80]!r}")
    _one_of("mode", given.mode, ["multiplayer", "solo"], "mode")
    _check_seats(given)
    _check_categories(given)
    for i, seat in enumerate(given.seats):
        _check_seat(f"seats[{i}]", seat, alphabet_of(given))
    _check_cards_differ(given)
    if given.library is not None:
        _check_counts("library.books", given.library.books)


def alphabet_of(given: Given) -> Sequence[str]:
    """Return the letters of the cards, in order."""
    return given.letters.upper() or alphabet(given.ruleset)


def alphabet(ruleset: str) -> Sequence[str]:
    """Return the letters of a preset's deck; for a Latin deck, the whole alphabet, since printed decks differ.

    A form depends on the ruleset only through this alphabet and the last tie-breaker.
    """
    letters = tuple(dict.fromkeys(letter.upper() for letter in load_deck(preset(ruleset).language).letters))
    return LATIN if "".join(letters) == "".join(letter for letter in LATIN if letter in letters) else letters


def _check_seats(given: Given) -> None:
    solo = given.mode == "solo"
    least, most = (1, 1) if solo else (FEWEST_SEATS, MOST_SEATS)
    if not least <= len(given.seats) <= most:
        wanted = "one seat" if solo else f"{least} to {most} seats"
        raise BadInput("seats", f"expected {wanted}, found {len(given.seats)}")
    if given.mode == "solo" and given.library is None:
        raise BadInput("library", "missing: a solo game has its books and focus")
    if given.mode != "solo" and given.library is not None:
        raise BadInput("library", 'only a solo game has one ("mode": "solo")')
    names: dict[str, int] = {}
    for i, seat in enumerate(given.seats):
        place = f"seats[{i}].name"
        if not seat.name.strip() or has_invisible(seat.name) or len(seat.name) > LONGEST_NAME:
            expected = f"expected a name of 1 to {LONGEST_NAME} visible characters, found {seat.name!r}"
            raise BadInput(place, expected, "unclear-name")
        if seat.name in names:
            same = f"{seat.name!r} is already the name of seats[{names[seat.name]}]"
            raise BadInput(place, same, "name-at-table")
        names[seat.name] = i


def _check_categories(given: Given) -> None:
    """Check that Prominent, Banned and all foci are different (FOCUS-04)."""
    places = {"prominent": given.prominent, "banned": given.banned}
    places |= {f"seats[{i}].focus": seat.focus for i, seat in enumerate(given.seats)}
    if given.library is not None:
        places["library.focus"] = given.library.focus
    taken: dict[str, str] = {}
    for place, category in places.items():
        _one_of(place, category, CATEGORIES, "category")
        if category in taken:
            raise BadInput(place, f"{category!r} is already {taken[category]}")
        taken[category] = place


def _check_seat(place: str, seat: GivenSeat, letters: Sequence[str]) -> None:
    _check_number(f"{place}.hand", seat.hand)
    if seat.shelf is not None:
        if seat.stability is not None:
            raise BadInput(f"{place}.stability", "not allowed with a shelf, from which it is computed")
        if seat.counts is not None:
            _check_counts(f"{place}.counts", seat.counts)
        _check_shelf(f"{place}.shelf", seat.shelf, letters, counted=seat.counts is not None)
        return
    if seat.counts is None:
        raise BadInput(place, "expected a shelf, or counts and stability")
    if seat.stability is None:
        raise BadInput(f"{place}.stability", "missing: it can't be computed from counts")
    _check_counts(f"{place}.counts", seat.counts)
    _check_number(f"{place}.stability", seat.stability)


def _check_counts(place: str, counts: GivenCounts) -> None:
    for category, count in zip(CATEGORIES, counts.tally(), strict=True):
        _check_number(f"{place}.{category}", count)


def _check_number(place: str, number: int, least: int = 0) -> None:
    if not least <= number <= MOST:
        raise BadInput(place, f"expected {least} to {MOST}, found {number}")


def _check_shelf(place: str, rows: Sequence[Sequence[GivenCard | None]], letters: Sequence[str], counted: bool) -> None:
    if len(rows) > MOST_ROWS:
        raise BadInput(place, f"a shelf has at most {MOST_ROWS} rows, found {len(rows)} (SHELF-03)")
    for r, row in enumerate(rows):
        if len(row) > WIDTH:
            raise BadInput(f"{place}[{r}]", f"expected at most {WIDTH} cells, found {len(row)}")
        for c, card in enumerate(row):
            if card is not None:
                _check_card(f"{place}[{r}][{c}]", card, letters, counted)
    marks = [sum(1 << c for c, card in enumerate(row) if card is not None) for row in rows]
    if not in_one_piece([*marks, *[0] * (ROWS - len(marks))]):
        raise BadInput(place, "it is in pieces: every card must share an edge with another (SHELF-02)")


def _check_card(place: str, card: GivenCard, letters: Sequence[str], counted: bool) -> None:
    _check_letter_and_number(place, card, letters)
    if counted == (card.books is not None):
        raise BadInput(f"{place}.books", "not allowed with the counts of a shelf" if counted else "missing")
    _check_books(f"{place}.books", card.books)
    if isinstance(card.entombed, Entombed):
        _check_letter_and_number(f"{place}.entombed", card.entombed, letters)
        _check_books(f"{place}.entombed.books", card.entombed.books)


def _check_letter_and_number(place: str, card: GivenCard | Entombed, letters: Sequence[str]) -> None:
    if card.letter.upper() not in list(letters):
        raise BadInput(f"{place}.letter", f"expected one of {' '.join(letters)}, found {card.letter!r}")
    _check_number(f"{place}.number", card.number, 1)


def _check_books(place: str, books: Sequence[str] | None) -> None:
    if books is None:
        return
    if not FEWEST_ON_A_CARD <= len(books) <= MOST_ON_A_CARD:
        raise BadInput(place, f"a card has {FEWEST_ON_A_CARD} to {MOST_ON_A_CARD} books, found {len(books)}")
    for i, category in enumerate(books):
        _one_of(f"{place}[{i}]", category, CATEGORIES, "category")


def _check_cards_differ(given: Given) -> None:
    seen: dict[tuple[str, int], str] = {}
    for place, card in _cards(given):
        name = (card.letter.upper(), card.number)
        if name in seen:
            raise BadInput(place, f"{name[0]}{name[1]} is already at {seen[name]}")
        seen[name] = place


def _cards(given: Given) -> Iterator[tuple[str, GivenCard | Entombed]]:
    for i, seat in enumerate(given.seats):
        for r, row in enumerate(seat.shelf or []):
            for c, card in enumerate(row):
                if card is not None:
                    place = f"seats[{i}].shelf[{r}][{c}]"
                    yield place, card
                    if isinstance(card.entombed, Entombed):
                        yield f"{place}.entombed", card.entombed


def _one_of(place: str, value: str, known: Sequence[str], what: str) -> None:
    if value not in known:
        raise BadInput(place, f"unknown {what} {value!r}, expected one of {', '.join(known)}")
