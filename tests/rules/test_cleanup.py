"""Cleanup and the final round (CLEAN, FINAL)."""

from dataclasses import replace
from functools import partial

import pytest

from exlibris.engine import Ruleset, preset, result
from support.table import Table
from support.tiles import LAST, TILES

SHELF_16 = "A1 A2 A3 A4 A5 A6 / B1 B2 B3 B4 B5 / C1 C2 C3 C4 C5"
SHELF_14 = "A1 A2 A3 A4 A5 / B1 B2 B3 B4 B5 / C1 C2 C3 C4 .."
SHELF_12 = "A1 A2 A3 A4 / B1 B2 B3 B4 / C1 C2 C3 C4"
NEEDED = {2: SHELF_16, 3: SHELF_14, 4: SHELF_12}


cleanup = partial(Table, phase="cleanup")  # Cleanup has been done, and the next round prepared
OPEN = "1 / 10 14"  # permanent and temporary tiles


def ending(seats: int, shelf: str, ruleset: Ruleset | None = None, round_number: int = 2) -> str:
    """Return why the next round is the last ("" if it is not) when seat 1 has that shelf at Cleanup."""
    t = cleanup(seats, tiles=OPEN, shelf={1: shelf}, ruleset=ruleset, round_number=round_number)
    return t.state.round.final


def but_one(shelf: str) -> str:
    """Return the shelf without its last card."""
    words = shelf.split()
    last = max(i for i, word in enumerate(words) if word not in {"..", "/"})
    return " ".join([*words[:last], "..", *words[last + 1 :]])


def test_clean_01_the_lowest_temporary_tile_becomes_permanent() -> None:
    """For the rest of the game, whatever its place on the table."""
    t = cleanup(tiles="1 / 14 10")
    assert t.permanent == [1, 10]
    assert 10 not in t.temporary


def test_clean_02_after_round_1_this_is_the_hut() -> None:
    """It is the lowest of all."""
    t = cleanup(tiles="/ 14 1", round_number=1)
    assert t.permanent == [1]


def test_clean_03_each_round_has_one_tile_more_than_the_one_before() -> None:
    """One stays, and as many as before are added."""
    t = cleanup(tiles="1 3 / 10 14")
    assert len(t.state.round.tiles) == 5


def test_clean_04_the_other_temporary_tiles_are_discarded_face_up() -> None:
    """Permanent ones stay where they are."""
    t = cleanup(3, tiles="1 9 / 10 14 16")
    assert t.permanent == [1, 9, 10]
    assert sorted(t.state.round.discarded) == [14, 16]


def test_clean_05_a_stack_that_runs_out_is_made_of_the_discarded_tiles() -> None:
    """Those discarded in this Cleanup are among them."""
    permanent = " ".join(str(tile) for tile in TILES[:-3])
    t = cleanup(tiles=f"{permanent} / {LAST - 2} {LAST - 1}", tile_discard=str(LAST))
    assert t.temporary == [LAST - 1, LAST]
    assert t.permanent[-1] == LAST - 2


def test_clean_06_assistants_come_back_from_home() -> None:
    """All three are there to be placed again."""
    t = cleanup(tiles=OPEN, at={0: "0 0 0* 1"})
    assert t.at(0) == ""
    assert [t.left(seat) for seat in (0, 1)] == ["ss*", "ss*"]


def test_clean_06_they_come_back_after_the_final_round_too() -> None:
    """Nobody is at home when the inspection begins."""
    t = Table(phase="cleanup", tiles="1 / 5 6", final="shelf", at={0: "0 1"}, left={0: "", 1: ""})
    assert t.prompt == "flip"
    assert t.at(0) == ""


def test_clean_07_then_the_final_round_trigger_is_checked() -> None:
    """In Cleanup only: a shelf that grows in mid-round changes nothing before (AMB-40)."""
    t = Table(left={0: "s", 1: "s"}, hand={0: "C5"}, shelf={0: but_one(SHELF_16)})
    t.place(0, tile=0)
    t.choose(0, "shelve", "right of C4")
    assert t.state.round.final == ""
    t.draw_at_home(1)
    assert t.state.round.final == "shelf"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_final_01_one_player_with_cards_enough_brings_the_final_round(seats: int) -> None:
    """One shelf suffices, and as many or more cards."""
    assert ending(seats, NEEDED[seats]) == "shelf"
    assert ending(seats, but_one(NEEDED[seats])) == ""


def test_final_04_exactly_one_more_round_is_played() -> None:
    """A complete one, from Preparation to Resolution."""
    t = cleanup(tiles=OPEN, shelf={1: SHELF_16})
    assert t.state.round.number == 3
    assert len(t.temporary) == 2
    t.go_home()
    assert t.prompt == "flip"
    assert t.state.round.number == 3


def test_final_04_the_final_round_takes_its_tiles_from_the_stack() -> None:
    """It is prepared like any other round; those discarded stay out."""
    t = cleanup(tiles="1 / 10 14", shelf={0: SHELF_16}, tile_stack="5 6", tile_discard="16 17")
    assert t.state.round.final == "shelf"
    assert t.temporary == [5, 6]


@pytest.mark.trace("AMB-40")
def test_final_04_a_shelf_that_shrinks_again_does_not_call_it_off() -> None:
    """Once triggered, the round is the last."""
    t = Table(final="shelf", shelf={0: "A1 A2"})
    t.go_home()
    assert t.prompt == "flip"


@pytest.mark.trace("AMB-42")
def test_final_05_the_inspection_follows_the_final_rounds_resolution() -> None:
    """Without a Cleanup: no tile becomes permanent, none is revealed."""
    t = Table(final="shelf", phase="resolution", tiles="1 / 10 14", on={10: "A1"})
    assert t.prompt == "flip"
    assert t.discard == "A1"
    assert (t.permanent, t.temporary) == ([1], [10, 14])
    for seat in (0, 1):
        t.flip(seat)
    assert t.is_over
    assert result(t.state).ended_by == "shelf"


def test_round_limit_makes_that_round_the_last() -> None:
    """RULINGS 3: the rules alone would let a game go on for ever; the result says why it ended."""
    ruleset = replace(preset("first-en"), round_limit=5)
    assert ending(2, "A1", ruleset=ruleset, round_number=3) == ""
    assert ending(2, "A1", ruleset=ruleset, round_number=4) == "round_limit"


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_round_limit_is_the_number_of_rounds_played(rounds: int) -> None:
    """Even if it is a single one."""
    t = Table.new(2, ruleset=replace(preset("first-en"), round_limit=rounds))
    while t.prompt == "library":
        t.choose(t.seat, min(t.legal()))
    while t.prompt != "flip":
        t.go_home()
    assert t.state.round.number == rounds
    for seat in (0, 1):
        t.flip(seat)
    assert result(t.state).ended_by == "round_limit"


def test_round_limit_is_eighteen_by_default() -> None:
    """Generous: games end by their shelves long before."""
    assert preset("first-en").round_limit == 18


def test_a_shelf_with_cards_enough_is_the_reason_even_in_the_last_round() -> None:
    """RULINGS 3: the limit is named only where nothing else ends the game."""
    ruleset = replace(preset("first-en"), round_limit=5)
    assert ending(2, SHELF_16, ruleset=ruleset, round_number=4) == "shelf"


def test_with_no_temporary_tile_none_becomes_permanent() -> None:
    """RULINGS 3: when all tiles are permanent, the game goes on with them."""
    t = cleanup(tiles=" ".join(str(tile) for tile in TILES))
    assert t.permanent == TILES
    assert t.temporary == []
