"""The line of the form with the cards that the inspector has turned down."""

from exlibris.forms.form import form_of
from exlibris.forms.lines import sheet
from support.given import game, score, seat, shelf
from support.table import Table


def test_alpha_02_they_are_named_by_the_alphabet_and_without_those_that_were_face_down() -> None:
    """W 1 lies face down already, and X 1 is turned down by its owner."""
    t = Table(2, shelf={0: "Z1 (W1) X1 M3 B1 Z2", 1: "A1"}, final="shelf", left={0: "", 1: "s"}, turn=1)
    t.go_home()
    t.flip(0, "X1")
    t.flip(1)
    form = form_of(t.state, ["Rita", "Eric"])
    assert [facts.flipped for facts in form.facts] == [("B1", "M3"), ()]
    assert [facts.tallied for facts in form.facts] == [False, False]
    [turned] = [row for row in sheet(form, "en").rows if row.section == "A1"]
    assert [cell.value for cell in turned.cells] == ["B1, M3", "none"]


def test_of_tallies_nobody_knows_them() -> None:
    shown = score(game(seat(shelf=shelf("M8 M3 X1")), seat("Eric", "historic", counts={}, stability=0))).stdout
    rows = {line[:2]: line.split()[-2:] for line in shown.splitlines()}
    assert rows["A1"] == ["M3", "–"]
    assert rows["B1"] == ["as", "tallied"]
    assert shown.count("as tallied") == 1
