"""Cells by row and column: what the client draws without knowing the engine's grid."""

from collections import Counter
from random import Random

import pytest

from exlibris.engine import SPECTATOR, PlayerView, Ruleset, describe_action, new_game, player_view, preset
from exlibris.engine.scoring import out_of_order
from exlibris.engine.shelves import EMPTY, Shelf
from exlibris.table.advice import preview_of
from exlibris.table.board import corner_of, kept_corner
from exlibris.table.view import view_of
from exlibris.texts.sentences import Cast
from support.deck import card_of, cards_of
from support.drawing import shelf_of
from support.table import Table

LEFT, UP, RIGHT = (1, 0), (0, 1), (1, 3)


def cells(shelf: Shelf) -> dict[int, tuple[int, int]]:
    """Return the row and column of each card, counted from the shelf's own corner."""
    corner = corner_of(shelf)
    return {card: corner.cell(cell) for card, cell in zip(shelf.cards(), shelf.cells(), strict=True)}


@pytest.mark.parametrize("drawing", ["A1 A2", "A1 A2 / B1 ..", ".. A1 / B1 B2 / C1 .."])
def test_cells_are_counted_from_the_corner_of_the_drawing(drawing: str) -> None:
    words = [row.split() for row in drawing.split("/")]
    drawn = {(r, c) for r, row in enumerate(words, 1) for c, word in enumerate(row, 1) if word != ".."}
    assert set(cells(shelf_of(drawing.replace(" / ", "\n"))).values()) == drawn


def test_an_empty_shelf_offers_its_first_cell() -> None:
    assert [corner_of(EMPTY).cell(cell) for cell in EMPTY.frontier()] == [(1, 1)]


@pytest.mark.parametrize("place", [LEFT, UP, RIGHT], ids=["left", "above", "right"])
def test_a_new_card_moves_no_other_in_a_preview(place: tuple[int, int]) -> None:
    before = shelf_of("A1 A2")
    cell = next(cell for cell in before.frontier() if corner_of(before).cell(cell) == place)
    after = before.put(77, cell)
    corner = kept_corner(before, after)
    assert {card: corner.cell(after.cell_of(card)) for card in after.cards()} == {**cells(before), 77: place}


def rules() -> Ruleset:
    return preset("first-en")


def test_a_preview_shows_the_card_in_the_cell_that_was_offered() -> None:
    """Play at random; each previewed cell holds the card afterwards, wherever the engine has moved the shelf."""
    state, luck, seen = new_game(rules(), 2, bytes(32)), Random(5), 0
    players = Cast(("Ada", "Berta"), ("", ""), "en", "en", rules())
    while seen < 20:
        pending = state.decisions()[0]
        view = player_view(state, pending.seat)
        if pending.kind == "cell":
            action = luck.choice(pending.actions)
            place = corner_of(view.shelves[pending.seat]).cell(describe_action(action).value)
            before = view_of(view).seats[pending.seat].shelf
            preview = preview_of(view, action, players, Random(1))
            if preview:
                after = preview.view.seats[pending.seat].shelf
                new = {(cell.row, cell.column) for row in after.rows for cell in row if cell}
                old = {(cell.row, cell.column) for row in before.rows for cell in row if cell}
                assert new - old == {tuple(place)}
                seen += 1
        state.apply(luck.choice(pending.actions), pending.seat)


def marks(view: PlayerView, seat: int, turner: str) -> set[int | None]:
    """Return the cards of a shelf that are marked as turned by its owner or by the inspector."""
    rows = view_of(view).seats[seat].shelf.rows
    return {cell.card for row in rows for cell in row if cell and cell.turned == turner}


def test_alpha_03_a_card_is_marked_as_out_of_order_by_the_alphabet_alone() -> None:
    state, luck, seen = new_game(rules(), 3, bytes(32)), Random(7), Counter[str]()
    while not state.is_over:
        for viewer in (SPECTATOR, 0):
            view = player_view(state, viewer)
            for seat, shelf in enumerate(view.shelves):
                down = shelf.dark_cards() + view.flips[seat]
                misfiled = set(out_of_order(shelf.cards(), down))
                assert marks(view, seat, "inspector") == misfiled
                owners = marks(view, seat, "owner")
                assert owners <= set(shelf.cards()) - misfiled - set(down)
                seen.update({"owner": len(owners), "inspector": len(misfiled)})
        pending = state.decisions()[0]
        state.apply(luck.choice(pending.actions), pending.seat)
    assert min(seen["owner"], seen["inspector"]) > 20


def test_alpha_08_the_card_to_flip_has_another_mark_than_those_out_of_order() -> None:
    """M8 stands in order, M3 does not; the owner would rather flip M8."""
    shelf = {0: "M8 M3 N1 N2", 1: "W1"}
    for viewer in (0, 1, SPECTATOR):
        view = player_view(Table(shelf=shelf).state, viewer)
        assert marks(view, 0, "inspector") == {card_of("M3")}
    shelf = {0: "Z1 A1 B1 C1 / D1 E1", 1: "W1"}
    for viewer in (0, 1, SPECTATOR):
        view = player_view(Table(shelf=shelf).state, viewer)
        assert marks(view, 0, "owner") == {card_of("Z1")}
        assert marks(view, 0, "inspector") == {*cards_of("A1 B1 C1 D1 E1")}
    view = player_view(Table(phase="inspection", shelf=shelf).state, 0)
    assert marks(view, 0, "owner") == {card_of("Z1")}
    assert marks(view, 0, "inspector") == {*cards_of("A1 B1 C1 D1 E1")}
