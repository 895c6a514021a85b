"""Turning cards face down, and the alphabetical order (FLIP, ALPHA, AMB-30, AMB-31)."""

import pytest

from exlibris.engine import player_view
from support.deck import cards_of, names_of
from support.drawing import drawn
from support.filling import finished
from support.table import Table


def inspection(shelf: str, **others: str) -> Table:
    """Return a table before the inspection; seat 0 has the shelf."""
    return Table(phase="inspection", shelf={0: drawn(shelf), 1: "W1 W2", **{int(k[-1]): v for k, v in others.items()}})


def turned(shelf: str, flips: str = "") -> str:
    """Return the cards of the shelf that end face down when these were flipped."""
    t = inspection(shelf)
    return names_of(t.score(0, flips={0: flips}).flipped)


def test_flip_01_a_player_may_turn_own_cards_face_down() -> None:
    """Any of one's own shelf, and none of another's."""
    t = inspection("A1 A2")
    assert t.legal(0) == {"flip A1", "flip A2", "ready"}
    assert t.legal(1) == {"flip W1", "flip W2", "ready"}


@pytest.mark.trace("ALPHA-01")
def test_flip_02_cards_are_flipped_before_the_inspection_and_not_earlier() -> None:
    """In play a shelf out of order stays as it is, and nothing can be turned; at the end everybody is asked."""
    t = Table(tiles="1 / 10", shelf={0: "B2 B1"}, left={0: "s", 1: ""}, final="shelf", deck="C1")
    assert not {name for name in t.legal() if name.startswith("flip")}
    assert t.shelf(0) == "B2 B1"
    t.draw_at_home(0)
    assert t.prompt == "flip"
    assert t.state.pending_seats() == [0, 1]
    finished(t)
    assert names_of(t.score(0).flipped) == "B1"


@pytest.mark.parametrize("flips", ["", "A1", "A3 A1", "A1 A2 A3"])
def test_flip_03_any_number_of_cards_may_be_turned(flips: str) -> None:
    """From none to all."""
    t = inspection("A1 A2 A3")
    t.flip(0, flips)
    t.flip(1)
    assert t.is_over
    assert t.score(0).flipped == tuple(sorted(cards_of(flips)))


def test_flip_04_the_icons_of_a_flipped_card_do_not_count() -> None:
    """It is an empty section of the shelf."""
    t = inspection("B1 B2")
    assert t.score(0, flips={0: "B2"}).tally == Table(phase="inspection", shelf={0: "B1"}).score(0).tally


@pytest.mark.parametrize(
    ("shelf", "flips"),
    [("A1 A2 / A3 A4", "A1"), ("A1 A3 / A2 A4", ""), ("(A1) A2 / A3 A4", ""), ("A4 A3 / A2 A1", "A4")],
)
def test_flip_05_a_flipped_card_counts_for_stability(shelf: str, flips: str) -> None:
    """A square of four with cards face down is worth 4 on the form, whoever turned them."""
    t = inspection(shelf)
    t.flip(0, flips)
    t.flip(1)
    assert t.result.seats[0].flipped
    assert t.result.seats[0].b1 == 4


@pytest.mark.parametrize(
    ("shelf", "down"),
    [
        ("A1 A2 / B1 B2", ""),
        ("B1 B2 / A1 A2", "A1 A2"),
        ("A1 B1 / A2 B2", "A2"),
        ("A1 / B1 B2 / C1 C2 C3", ""),
        (".. C1 / A1 A2 / .. D1", "A1 A2"),
    ],
)
def test_alpha_02_rows_are_read_from_the_top_each_from_left_to_right(shelf: str, down: str) -> None:
    """The order goes on from the end of a row to the start of the next lower one."""
    assert turned(shelf) == down


@pytest.mark.trace("ALPHA-04", "ALPHA-07", "EX-02")
@pytest.mark.parametrize(
    ("shelf", "down"),
    [
        ("A1 B1 C1", ""),
        ("B1 A1 C1", "A1"),
        ("A2 A1", "A1"),
        ("A2 A3 A1", "A1"),
        ("A7 B1", ""),
        ("A1 A5 C9 H10 Z2", ""),  # to follow means to come later, not next
        ("M8 M3 X1", "M3"),  # the printed example
    ],
)
def test_alpha_03_a_card_that_does_not_follow_by_letter_and_number_is_turned_down(shelf: str, down: str) -> None:
    """By letter first, for equal letters by number."""
    assert turned(shelf) == down


@pytest.mark.trace("EX-03", "SCORE-A1")
def test_alpha_08_example_the_owner_may_give_up_the_left_card_instead() -> None:
    """With M 8 face down, M 3 and X 1 are in order and count."""
    t = inspection("M8 M3 X1")
    t.flip(0, "M8")
    t.flip(1)
    assert names_of(t.score(0).flipped) == "M8"
    assert t.score(0).tally == Table(phase="inspection", shelf={0: "M3 X1"}).score(0).tally


def test_amb_30_nobody_sees_the_flips_of_others_until_all_are_in() -> None:
    """All decide at once and in secret, who is ready included; then all is revealed."""
    t = inspection("A1 A2")
    before = player_view(t.state, 1)
    t.flip(0, "A1")
    assert player_view(t.state, 1) == before
    assert t.state.pending_seats() == [1]
    t.flip(1, "W1")
    assert [event.seat for event in t.events("flip")] == [0, 1]
    assert t.event_cards("flip") == ["A1", "W1"]


def test_amb_30_any_seat_may_be_first_to_seal() -> None:
    """There is no order among the seats."""
    t = inspection("A1 A2")
    t.flip(1, "W2")
    assert t.state.pending_seats() == [0]
    t.flip(0)
    assert t.is_over


def test_amb_30_a_flip_is_not_taken_back() -> None:
    """What is down stays down, and a sealed seat is asked no more."""
    t = inspection("A1 A2")
    t.choose(0, "flip A1")
    assert t.legal(0) == {"flip A2", "ready"}
    t.choose(0, "ready")
    assert t.legal(0) == set()


def test_amb_30_a_card_that_lies_face_down_already_is_not_flipped_again() -> None:
    """Its cover was discarded; it counts as flipped."""
    t = inspection("A1 (A2)")
    assert t.legal(0) == {"flip A1", "ready"}
    assert names_of(t.score(0).flipped) == "A2"


@pytest.mark.trace("ALPHA-06")
@pytest.mark.parametrize(
    ("shelf", "flips", "down"),
    [
        ("A1 C1 B1 D1", "", "B1"),
        ("A1 C1 B1 B2", "", "B1 B2"),
        ("A1 C1 B1 B2", "C1", "C1"),
        ("A1 (X1) B1", "", "X1"),
        ("A1 B1 .. C1 / D1 D2 D3 D4", "", ""),
        ("A1 C1 .. B1 / D1 D2 D3 D4", "", "B1"),
        ("A1 X1 C1", "X1", "X1"),
        ("A1 X1 C1", "", "C1"),
        ("B1/Z1 B2/A1 B3", "", ""),
    ],
)
def test_amb_31_each_card_is_compared_with_the_last_face_up_card_before_it(shelf: str, flips: str, down: str) -> None:
    """One turned down is skipped, by its owner or the inspector, and so are gaps in a row and entombed cards."""
    assert turned(shelf, flips) == " ".join(sorted(down.split()))
