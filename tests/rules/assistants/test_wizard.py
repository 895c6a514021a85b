"""Wizard (ASST-WIZ): before it shelves a card, a group may be shifted by one cell to make room."""

import pytest

from exlibris.engine import State
from support.deck import name_of
from support.drawing import drawn
from support.editions import BOTH_EDITIONS, edition
from support.table import Table


def shelving(shelf: str, direction: str = "", preset: str = "first-en") -> Table:
    """Return a table where seat 0's Wizard has shifted in that direction and is about to shelve M1 at home."""
    t = Table(powers={0: "wizard"}, shelf={0: shelf}, hand={0: "M1"}, ruleset=edition(preset))
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve")
    if direction:
        t.choose(0, direction)
    return t


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-WIZ-01")
def test_asst_wiz_01_may_shelve_as_usual_or_shift_in_any_direction(preset: str) -> None:
    """Four directions, or none."""
    t = shelving("A1 B1 C1", preset=preset)
    assert t.legal() == {"beside", "up", "down", "left", "right"}
    t.choose(0, "beside", "right of C1")
    assert t.shelf(0) == "A1 B1 C1 M1"


def test_asst_wiz_01_the_new_card_goes_where_the_group_was() -> None:
    """Only cells that the shift emptied are open to it."""
    t = shelving("A1 B1 C1", direction="right")
    t.choose(0, "C1", "done")
    assert t.shelf(0) == "A1 B1 M1 C1"
    t = shelving("A1 B1 C1", direction="up")
    t.choose(0, "A1", "B1", "C1", "done")
    assert t.marked() == "++ ++ ++"


def test_asst_wiz_01_a_chosen_card_takes_along_what_it_pushes() -> None:
    """Cards never lie on one another, and never jump."""
    t = shelving("A1 B1 C1", direction="right")
    t.choose(0, "A1")
    assert t.legal() == {"done", "cancel"}
    t.choose(0, "done")
    assert t.shelf(0) == "M1 A1 B1 C1"


def test_asst_wiz_01_pushes_up_to_the_next_gap_only() -> None:
    """A gap takes in what is pushed into it."""
    t = shelving("A1 .. C1 D1 / E1 F1 G1 H1", direction="right")
    t.choose(0, "A1", "done")
    assert t.shelf(0) == "M1 A1 C1 D1 / E1 F1 G1 H1"


def test_amb_82_the_group_hangs_together() -> None:
    """After the first card only neighbors of the group may join it."""
    t = shelving("A1 B1 C1 / D1 .. E1", direction="up")
    assert t.legal() == {"A1", "B1", "C1", "D1", "E1", "cancel"}
    t.choose(0, "A1")
    assert t.legal() - {"done", "cancel"} == {"B1", "D1"}
    t.choose(0, "B1")
    assert t.legal() - {"done", "cancel"} == {"C1", "D1"}


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-WIZ-01", "ASST2-WIZ-02")
def test_asst_wiz_02_the_shelf_may_be_split_until_the_new_card_is_in_place(preset: str) -> None:
    """The new card bridges the gap."""
    t = shelving("A1 B1", "right", preset)
    t.choose(0, "B1", "done")
    assert t.shelf(0) == "A1 M1 B1"
    t = shelving("A1 B1 C1", "up", preset)
    t.choose(0, "B1", "done")
    assert t.shelf(0) == drawn(".. B1 .. / A1 M1 C1")


def test_asst_wiz_02_cannot_end_while_no_cell_makes_the_shelf_whole() -> None:
    """Two cards lifted out of the middle leave a gap that one card can't fill."""
    t = shelving("A1 B1 C1 D1", direction="up")
    t.choose(0, "B1")
    assert "done" in t.legal()
    t.choose(0, "C1")
    assert "done" not in t.legal()
    assert "cancel" in t.legal()
    t.choose(0, "D1")
    assert "done" in t.legal()


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-WIZ-02", "AMB-82")
def test_asst_wiz_02_only_cells_that_make_the_shelf_whole_are_open(preset: str) -> None:
    """Of three emptied cells the one beside the card left behind."""
    t = shelving("A1 B1 C1 D1", "up", preset)
    t.choose(0, "B1", "C1", "D1", "done")
    assert t.shelf(0) == drawn(".. B1 C1 D1 / A1 M1 .. ..")


def test_amb_82_four_rows_are_tolerated_in_between_only() -> None:
    """While cards are being picked the shelf may reach a fourth row; with the new card it may not."""
    t = shelving("A1 .. / B1 C1 / .. D1", direction="down")
    t.choose(0, "C1")
    assert "done" not in t.legal()
    t.choose(0, "B1")
    assert "done" not in t.legal()
    t.choose(0, "A1", "done")
    assert t.shelf(0) == drawn("A1 M1 / B1 C1 / .. D1")


def test_amb_82_a_stack_moves_as_one() -> None:
    """With what lies entombed in it, and face-down cards face down."""
    t = shelving("A1 B1/Z1 (C1)", direction="right")
    t.choose(0, "B1", "done")
    assert t.shelf(0) == "A1 M1 B1/Z1 (C1)"


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-WIZ-01")
def test_amb_82_can_always_be_called_off(preset: str) -> None:
    """Before and after cards are picked; the direction is then chosen again, or none."""
    for picked in ([], ["B1"], ["B1", "C1"]):
        t = shelving("A1 B1 C1 D1", "up", preset)
        t.choose(0, *picked, "cancel")
        assert (t.prompt, t.legal()) == ("wizard", {"beside", "up", "down", "left", "right"})
        assert t.shelf(0) == "A1 B1 C1 D1"
        t.choose(0, "right", "cancel", "beside", "right of D1")
        assert t.shelf(0) == "A1 B1 C1 D1 M1"
        assert (t.prompt, t.seat) == ("place", 1)


def test_amb_82_begins_anew_after_it_was_called_off() -> None:
    """Cards picked for the first direction are not in the group of the second; a face-down card stays face down."""
    t = Table(powers={0: "wizard"}, tiles="1 8", shelf={0: "A1 B1 (C1)"})
    t.place(0, tile=8, special=True)
    t.choose(0, "change_shelf", "reshelve", "C1", "up", "A1", "B1", "cancel", "right")
    assert t.legal() == {"A1", "B1", "cancel"}
    t.choose(0, "B1", "done")
    assert t.shelf(0) == "A1 (C1) B1"


def test_amb_82_calling_off_leaves_nothing_behind() -> None:
    t = shelving("A1 B1 C1 D1")
    before = t.state.clone()
    for direction in ("up", "left", "up"):
        t.choose(0, direction, "B1", "cancel")
        before.ply = t.state.ply
        assert t.state == before


def test_amb_82_a_position_with_frames_of_shifts_called_off_is_read() -> None:
    """As earlier versions wrote it: each shift and each choice of a direction that is over left a frame."""
    t = shelving("A1 B1 C1 D1", "up")
    t.choose(0, "B1")
    over = "  over seat 0 power wizard card M1"
    pending = "  wizard.levitate.0"
    text = t.state.to_text().replace(pending, f"{over}\n{over} direction up cards A1\n{over}\n{pending}")
    read = Table(state=State.from_text(text))
    assert len(read.state.stack) == len(t.state.stack) + 3
    for choice in ("cancel", "left", "C1", "done"):
        assert read.legal() == t.legal()
        read.choose(0, choice)
        t.choose(0, choice)
    assert read.state == t.state


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-WIZ-01")
def test_amb_82_only_directions_in_which_a_shift_can_end_are_offered(preset: str) -> None:
    """Three full rows can go neither up nor down: whatever is shifted, a fourth row is left with the new card."""
    full = "A1 B1 / C1 D1 / E1 F1"
    assert shelving(full, preset=preset).legal() == {"beside", "left", "right"}
    assert shelving("A1 / B1 / C1", preset=preset).legal() == {"beside", "left", "right"}
    t = shelving(full, "left", preset)
    t.choose(0, "C1", "done")
    assert t.shelf(0) == drawn(".. A1 B1 / C1 M1 D1 / .. E1 F1")


@pytest.mark.parametrize(
    "shelf", ["A1 B1 / C1 D1 / E1 ..", "A1 .. / B1 C1 / D1 E1", "A1 B1 / .. C1 / .. D1", "A1 B1 / C1 .. / D1 E1"]
)
@BOTH_EDITIONS
@pytest.mark.trace("ASST2-WIZ-01")
def test_amb_82_with_a_cell_free_in_three_rows_all_directions_are_offered(preset: str, shelf: str) -> None:
    assert shelving(shelf, preset=preset).legal() == {"beside", "up", "down", "left", "right"}


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-WIZ-01")
def test_amb_82_only_cards_with_which_a_shift_can_end_are_offered(preset: str) -> None:
    """A column of three can't go up: the cards below it would, and the only cells they leave are in a fourth row."""
    t = shelving(".. H10 .. / .. X1 .. / S10 F4 M2", "up", preset)
    assert t.legal() == {"S10", "M2", "cancel"}
    t.choose(0, "M2", "done")
    assert t.shelf(0) == drawn(".. H10 .. / .. X1 M2 / S10 F4 M1")
    t = shelving("S10 F4 M2 / .. X1 .. / .. H10 ..", "down", preset)
    assert t.legal() == {"S10", "M2", "cancel"}


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-WIZ-01")
def test_amb_82_with_a_cell_free_behind_a_card_all_cards_are_offered(preset: str) -> None:
    """Everything may go up, and the new card under C1."""
    t = shelving("A1 .. / B1 C1 / D1 ..", "up", preset)
    assert t.legal() == {"A1", "B1", "C1", "D1", "cancel"}
    t.choose(0, "C1", "B1")
    assert t.legal() == {"D1", "cancel"}
    t.choose(0, "D1", "done")
    assert t.shelf(0) == drawn("A1 .. / B1 C1 / D1 M1")


@BOTH_EDITIONS
@pytest.mark.trace("ASST2-WIZ-01")
def test_amb_82_nothing_goes_beyond_the_widest_shelf(preset: str) -> None:
    """A row of 50 cards or more lies at an edge of the grid, or at both."""
    for width, sideways in ((49, {"left", "right"}), (50, {"right"}), (51, set[str]())):
        row = " ".join(name_of(card) for card in range(width))
        t = Table(powers={0: "wizard"}, shelf={0: row}, hand={0: "Z1"}, ruleset=edition(preset))
        t.place(0, tile=0, special=True)
        t.choose(0, "shelve")
        assert t.legal() == {"beside", "up", "down", *sideways}


def test_amb_82_the_whole_shelf_may_have_to_move() -> None:
    """Both columns reach the top row: everything goes up, and the new card under the shorter one."""
    t = shelving("A1 B1 / C1 D1 / E1 ..", direction="up")
    t.choose(0, "A1", "B1", "C1", "D1")
    assert "done" not in t.legal()
    t.choose(0, "E1", "done")
    assert t.shelf(0) == drawn("A1 B1 / C1 D1 / E1 M1")


def test_asst_wiz_01_an_empty_shelf_has_nothing_to_shift() -> None:
    """The first card is shelved as usual."""
    t = shelving("")
    assert t.shelf(0) == "M1"
    assert (t.prompt, t.seat) == ("place", 1)


def test_asst_wiz_01_the_whole_shelf_may_move() -> None:
    """Rows and columns are relative: the new card comes to lie beside it."""
    t = shelving("A1 B1", direction="right")
    t.choose(0, "A1", "done")
    assert t.shelf(0) == "M1 A1 B1"


def test_asst_wiz_01_shifts_for_whatever_it_shelves_and_standard_assistants_never() -> None:
    """At a location as at home; the token does it, not its owner."""
    for special in (True, False):
        t = Table(powers={0: "wizard"}, shelf={0: "A1 B1"}, on={10: "M1"})
        t.place(0, tile=10, special=special)
        t.choose(0, "M1")
        assert t.prompt == ("wizard" if special else "put")


def test_amb_82_a_face_down_card_shelved_again_after_a_shift_stays_face_down() -> None:
    """Taken out at the Lodge by the Wizard."""
    t = Table(powers={0: "wizard"}, tiles="1 8", shelf={0: "A1 B1 (C1)"})
    t.place(0, tile=8, special=True)
    t.choose(0, "change_shelf", "reshelve", "C1", "right", "B1", "done")
    assert t.shelf(0) == "A1 (C1) B1"
