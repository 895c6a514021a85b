"""Snowman (ASST-SNOW): while it is on an instant location, nobody else comes there."""

from support.table import Table


def test_asst_snow_01_keeps_everybody_out_of_its_instant_location() -> None:
    """Opponents and the owner's own assistants, standard and special, though spaces are free."""
    for seat in (0, 1):
        t = Table(powers={0: "automaton", 1: "snowman"}, at={10: "1*"}, first=seat)
        assert 10 not in t.tiles_open(seat)
        assert 10 not in t.tiles_open(seat, special=True)


def test_asst_snow_01_blocks_from_its_arrival_on() -> None:
    """The place was open until it came."""
    t = Table(powers={0: "snowman"}, tiles="1 10")
    assert 10 in t.tiles_open(0)
    t.place(0, tile=10, special=True)
    assert t.seat == 1
    assert 10 not in t.tiles_open(1)


def test_asst_snow_01_does_not_block_a_delayed_location() -> None:
    """Its ability is about instant effects."""
    t = Table(powers={1: "snowman"}, at={11: "1*"})
    assert 11 in t.tiles_open(0)
    assert 11 in t.tiles_open(0, special=True)


def test_asst_snow_01_a_standard_assistant_of_its_owner_blocks_nothing() -> None:
    """The token does it, not the library."""
    t = Table(powers={1: "snowman"}, at={10: "1"})
    assert 10 in t.tiles_open(0)


def test_amb_80_may_come_to_a_free_space_where_others_are() -> None:
    """Those who were there first stay."""
    t = Table(3, powers={0: "snowman"}, at={10: "1"})
    t.place(0, tile=10, special=True)
    assert t.at(10) == "1 0*"
    assert 10 not in t.tiles_open(1)


def test_asst_snow_01_the_location_opens_again_when_it_leaves() -> None:
    """Called home by the Lodge, it blocks nothing any longer."""
    t = Table(powers={0: "snowman"}, tiles="1 8 10", at={10: "0*"})
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "10.1*", "draw")
    assert t.at(10) == ""
    assert 10 in t.tiles_open(1)
