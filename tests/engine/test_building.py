"""Positions built by pieces are those of the same lines of text."""

import pytest

from exlibris.engine import NotationError, Recorder, State, build_position, compose, preset

TEXT = """exlibris position 1
preset: revised-en
variants: longer
seats: 3
round: 4
hand 0: M3 X1
shelf 1: A1 A2 / .. (B1)
on 14: C1
at home: 0
at 14: 1*@1
tile stack: 5 6
deck: D1 D2
deck size: 7
phase: placement
turn: 2
"""


def test_pieces_are_lines() -> None:
    pieces = {"hand": {0: "M3 X1"}, "shelf": {1: "A1 A2\n.. (B1)"}, "on": {14: "C1"}, "at": {0: "0", 14: "1*@1"}}
    recorder = Recorder()
    built = build_position(
        compose("revised-en", ["longer"]), 3, recorder, round=4, **pieces, tile_stack="5 6", deck="D1 D2", deck_size=7,
        phase="placement", turn=2,
    )  # fmt: skip
    assert built == State.from_text(TEXT)
    assert built.recorder is recorder


def test_without_pieces_it_is_a_position_with_all_defaults() -> None:
    assert build_position(preset("first-en"), 2) == State.from_text("exlibris position 1\npreset: first-en\nseats: 2")


@pytest.mark.parametrize(
    ("pieces", "why"),
    [({"hands": "M3"}, "hands"), ({"hand": {0: "M99"}}, "hand 0: .*M99"), ({"hand": {7: "M3"}}, "7")],
)
def test_a_wrong_piece_is_named(pieces: dict[str, str | dict[int, str]], why: str) -> None:
    with pytest.raises(NotationError, match=why):
        build_position(preset("first-en"), 2, None, **pieces)
