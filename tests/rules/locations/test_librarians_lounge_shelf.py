"""Tile 8, Librarians Lodge (LOC08-03): a change on the shelf."""

import pytest

from support.table import Table


def change(shelf: str, hand: str = "", powers: dict[int, str] | None = None, special: bool = False) -> Table:
    """Return a table where seat 0 has come to the Lodge with that shelf and wants to change it."""
    t = Table(at={8: ""}, shelf={0: shelf}, hand={0: hand}, powers=powers)
    t.place(0, tile=8, special=special)
    t.choose(0, "change_shelf")
    return t


def test_loc08_03_swaps_a_shelf_card_with_a_hand_card() -> None:
    """The hand card lies where the other lay, which is in the hand now."""
    t = change("A1 A2 A3", "M1")
    assert t.legal(0) == {"swap_hand", "swap_shelf", "reshelve", "done"}
    t.choose(0, "swap_hand", "A2", "M1")
    assert t.shelf(0) == "A1 M1 A3"
    assert t.hand(0) == "A2"
    assert (t.seat, t.prompt) == (1, "place")


def test_loc08_03_swaps_two_cards_of_the_shelf() -> None:
    """Any two change places, neighbors or not."""
    t = change("A1 A2 A3 / B1 .. ..")
    t.choose(0, "swap_shelf", "A3", "B1")
    assert t.shelf(0) == "A1 A2 B1 / A3 .. .."


@pytest.mark.parametrize("kind", ["swap_hand", "swap_shelf"])
def test_loc08_03_a_swap_may_still_be_left_out_after_its_first_card(kind: str) -> None:
    """Nothing has been exchanged by then, and the Lodge's effect is a "may"."""
    t = change("A1 A2", "M1")
    t.choose(0, kind, "A1")
    assert "done" in t.legal(0)
    t.choose(0, "done")
    assert (t.shelf(0), t.hand(0)) == ("A1 A2", "M1")
    assert (t.seat, t.prompt) == (1, "place")


def test_loc08_03_takes_a_card_out_and_shelves_it_elsewhere() -> None:
    """The card finds a new legal place."""
    t = change("A1 A2 A3")
    t.choose(0, "reshelve", "A1", "right of A3")
    assert t.shelf(0) == "A2 A3 A1"
    assert t.hand(0) == ""


def test_amb_56_the_card_taken_out_must_leave_one_shelf() -> None:
    """A card that holds the shelf together can't be taken out."""
    t = change("A1 A2 A3")
    t.choose(0, "reshelve")
    assert t.legal(0) == {"A1", "A3", "done"}


def test_amb_56_the_only_card_is_not_taken_out() -> None:
    """Put back, it would make the same shelf; without hand cards there is nothing to change at all."""
    t = Table(tiles="8", shelf={0: "A1"}, hand={0: ""})
    t.place(0, tile=8)
    assert (t.seat, t.prompt) == (1, "place")


def test_amb_56_the_only_card_may_leave_one_entombed_under_it() -> None:
    """Then there are two on the shelf."""
    t = change("A1/Z1")
    assert t.legal(0) == {"reshelve", "done"}
    t.choose(0, "reshelve", "A1", "right of Z1")
    assert t.shelf(0) == "(Z1) A1"


def test_loc08_03_without_hand_cards_only_the_shelf_itself_changes() -> None:
    """There is nothing to swap in."""
    assert change("A1 A2").legal(0) == {"swap_shelf", "reshelve", "done"}


def test_loc08_03_a_single_card_cannot_be_swapped_on_the_shelf() -> None:
    """It has nothing to change places with."""
    assert change("A1", "M1").legal(0) == {"swap_hand", "done"}


def test_amb_56_a_swap_moves_whole_stacks() -> None:
    """What is entombed goes with the card above it, and face-down cards stay face down."""
    t = change("A1/Z1 A2 (A3)")
    t.choose(0, "swap_shelf", "A1", "A3")
    assert t.shelf(0) == "(A3) A2 A1/Z1"


def test_swapping_the_top_of_a_stack_leaves_the_entombed_card_in_place() -> None:
    """RULINGS 3: the hand card covers what the other covered."""
    t = change("A1/Z1 A2", "M1")
    t.choose(0, "swap_hand", "A1", "M1")
    assert t.shelf(0) == "M1/Z1 A2"


def test_a_face_down_card_taken_to_hand_is_a_normal_card_again() -> None:
    """RULINGS 3: and the card that comes in its place lies face up."""
    t = change("(A1) A2", "M1")
    t.choose(0, "swap_hand", "A1", "M1")
    assert t.shelf(0) == "M1 A2"
    assert t.hand(0) == "A1"


def test_a_face_down_card_shelved_again_stays_face_down() -> None:
    """RULINGS 3: moving a card on the shelf does not turn it."""
    t = change("(A1) A2")
    t.choose(0, "reshelve", "A1", "right of A2")
    assert t.shelf(0) == "A2 (A1)"


def test_amb_56_a_swap_is_no_shelving_for_the_mummy() -> None:
    """A card swapped in is not entombed."""
    t = change("A1 A2", "M1", {0: "mummy"}, special=True)
    t.choose(0, "swap_hand", "A1", "M1")
    assert t.shelf(0) == "M1 A2"
    assert (t.seat, t.prompt) == (1, "place")


def test_amb_56_shelving_again_is_shelving_for_the_mummy() -> None:
    """A card taken out may be entombed."""
    t = change("A1 A2", "", {0: "mummy"}, special=True)
    t.choose(0, "reshelve", "A1", "underneath")
    assert t.shelf(0) == "A2/A1"
