"""What the coach knows of a seat's board."""

import pytest

from exlibris.coach.reasons import Board, average, board_of
from support.table import Table


@pytest.mark.parametrize(
    ("shelf", "hand", "stability", "shelved", "disordered", "fitting"),
    [
        ("", "M1 M2", 0, 0, 0, 2),
        ("A1 A2 / B1 B2", "Z1", 4, 4, 0, 1),
        ("A1 C1 B1", "", 0, 3, 1, 0),
        ("A1 (C1) B1", "", 0, 3, 0, 0),
        ("A1 (Z1) D1 C1 B1", "", 0, 5, 2, 0),
    ],
)
def test_the_figures_of_a_board(
    shelf: str, hand: str, stability: int, shelved: int, disordered: int, fitting: int
) -> None:
    board = board_of([Table(shelf={0: shelf}, hand={0: hand}).state], 0)
    assert board[:5] == (stability, shelved, disordered, len(hand.split()), fitting)


def test_several_ends_of_an_effect_count_as_their_mean() -> None:
    states = [Table(shelf={0: "A1 A2"}, hand={0: hand}).state for hand in ("", "M1", "M1 M2 M3 M4 M5")]
    assert board_of(states, 0)[1:4] == (2, 0, 2)
    assert average([Board(0, 1, 2, 3, 4, 5), Board(2, 3, 4, 5, 6, 8)]) == Board(1, 2, 3, 4, 5, 6.5)
