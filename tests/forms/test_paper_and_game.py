"""The shelves of a finished game, given as if they came from the box, are scored as the game itself is."""

import json
from dataclasses import replace

import pytest

from exlibris.content import CATEGORIES, load_deck
from exlibris.engine import PRESETS, State, compose, result
from exlibris.engine.analysis import hindsight
from exlibris.engine.scoring import tally
from exlibris.engine.shelves import CELLS, FREE, WIDTH
from exlibris.forms.form import form_of
from exlibris.forms.given import Given, read_given
from exlibris.forms.score import best, score
from support.given import Json, counts
from support.recording import played_out


def finished(preset: str, seats: int) -> State:
    """Return the end of a random game, of a solo game for one seat."""
    return played_out(compose(preset, ("solo",) if seats == 1 else ()), seats, seats).replay()


def as_given(state: State) -> Given:
    """Return what somebody would copy from the table after the game."""
    deal = state.deal
    seats = [
        {"name": f"{seat}", "focus": CATEGORIES[deal.focus[seat]], "hand": len(hand), "shelf": rows_of(state, seat)}
        for seat, hand in enumerate(state.hands)
    ]
    game: Json = {"prominent": CATEGORIES[deal.prominent], "banned": CATEGORIES[deal.banned], "seats": seats}
    if state.game.is_solo:
        books = counts(*tally(state.game.counts, state.discard))
        game |= {"mode": "solo", "library": {"books": books, "focus": CATEGORIES[deal.library_focus]}}
    return read_given(json.dumps(game | {"ruleset": state.game.ruleset.preset}).encode())


def rows_of(state: State, seat: int) -> list[list[Json | None]]:
    """Return the seat's shelf, the cards that its owner turned down face down."""
    shelf = state.shelves[seat]
    down = shelf.dark_cards() + state.flips[seat]
    cells = [card_in(state, seat, cell, down) for cell in range(CELLS)]
    return [cells[start : start + WIDTH] for start in range(shelf.top * WIDTH, (shelf.bottom + 1) * WIDTH, WIDTH)]


def card_in(state: State, seat: int, cell: int, down: bytes) -> Json | None:
    """Return the cell's upper card, None for an empty cell."""
    shelf = state.shelves[seat]
    card = shelf.grid[cell]
    if card == FREE:
        return None
    deck = load_deck(state.game.ruleset.language)
    books = [key for key, count in zip(CATEGORIES, state.game.counts[card], strict=True) for _ in range(count)]
    there = {"letter": deck.letters[card], "number": deck.numbers[card], "books": books, "face_down": card in down}
    return there | {"entombed": shelf.entombed_in(cell) != FREE}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_game_and_its_shelves_on_paper_have_the_same_form(preset: str, seats: int) -> None:
    state = finished(preset, seats)
    paper, end = score(as_given(state)).form, result(state)
    own = form_of(state, "ABCD"[:seats]).form
    columns = tuple(replace(column, flipped=()) for column in own.columns)
    assert paper == replace(own, columns=columns, ended_by="")
    assert (paper.winners, paper.decided_by) == (end.winners, end.decided_by)
    for seat, column in enumerate(end.seats):
        assert (paper.columns[seat].tally, paper.columns[seat].total) == (column.tally, column.total)
        assert paper.columns[seat].rank == column.rank


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_best_flips_on_paper_are_those_of_the_game(seats: int) -> None:
    """The owners' flips are left out: on paper those cards lie face down, so that no other flips can spare them."""
    state = finished("first-en", seats)
    state.flips = [b""] * seats
    deck = load_deck("en")
    for seat in range(seats):
        flips, total = hindsight(state, seat)
        found = best(as_given(state), seat)
        assert (found.total, found.flips) == (total, tuple(f"{deck.letters[c]}{deck.numbers[c]}" for c in flips))
