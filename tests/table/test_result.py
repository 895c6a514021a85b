"""The end of a game as the client gets it: what the inspector turned, and the form in words."""

from exlibris.engine import result
from exlibris.table.form import result_of
from exlibris.texts.sentences import Cast
from support.deck import cards_of
from support.table import Table

NAMES = ("Rita", "Eric")
PEOPLE = Cast(NAMES, ("standard", "standard"))


def inspected() -> Table:
    """Return a finished game: Rita turned C1 herself, and the inspector A1, which stood after B1."""
    table = Table(2, phase="inspection", final="shelf", shelf={0: "B1 A1 C1 D1", 1: "E1 F1 G1 H1"})
    table.flip(0, "C1")
    table.flip(1)
    return table


def test_the_inspector_turned_what_nobody_else_had_turned() -> None:
    rita, eric = result_of(inspected().state, PEOPLE).seats
    assert rita.turned == list(cards_of("A1"))
    assert eric.turned == []


def test_the_form_in_words_has_the_same_numbers_a_column_for_each_seat() -> None:
    state = inspected().state
    sheet = result_of(state, PEOPLE).sheet
    rows = {row.section: row for row in sheet.rows}
    totals = [seat.total for seat in result(state).seats]
    assert [name for name, _ in sheet.heads] == list(NAMES)
    assert [int(cell.value) for cell in rows["C"].cells] == totals
    assert all(rows[section].cells[0].working for section in ("B1", "B2", "B3", "B4", "B5", "C"))
    assert rows["A1"].cells[0].value == "A1"
