"""Tile 1, Diviner’s Hut (LOC01)."""

import pytest

from support.deck import all_but
from support.table import Table


@pytest.mark.parametrize(
    ("at", "drawn"),
    [({}, "A1"), ({10: "0"}, "A1 A2"), ({10: "0", 0: "0"}, "A1 A2 A3"), ({10: "1 1"}, "A1")],
)
def test_loc01_01_draws_a_card_for_each_assistant_placed_this_one_included(at: dict[int, str], drawn: str) -> None:
    """The visitor draws as many cards as it has assistants out, at home as well; opponents' do not count."""
    t = Table(at=at, deck="A1 A2 A3 A4")
    t.place(0, tile=1, special=True)
    assert t.hand(0) == drawn


@pytest.mark.trace("COMP-07")
def test_loc01_02_takes_the_first_player_token() -> None:
    """Then the visitor has the first-player token and starts the next round."""
    t = Table(3, first=0, turn=2)
    assert t.first == 0
    t.place(2, tile=1)
    assert t.first == 2
    told = [event.kind for event in t.recorder.events]
    assert told.index("draw") < told.index("first-player"), "after the cards"


def test_loc01_02_keeps_the_token_that_it_has_already() -> None:
    """Whoever has the token keeps it."""
    t = Table(first=0, turn=0)
    t.place(0, tile=1)
    assert t.first == 0


def test_loc01_03_is_closed_to_the_ghost() -> None:
    """The Ghost may not visit the Hut, neither its free space nor an occupied one; other assistants may."""
    t = Table(powers={0: "ghost"})
    assert 1 in t.tiles_open(0)
    assert 1 not in t.tiles_open(0, special=True)
    taken = Table(powers={0: "ghost"}, at={1: "1"})
    assert 1 not in taken.tiles_open(0, special=True)


def test_loc01_without_cards_to_draw_only_the_token_changes_hands() -> None:
    """With neither deck nor discard pile nothing is drawn; the token is taken all the same."""
    t = Table(hand={1: all_but("")}, first=1, turn=0)
    t.place(0, tile=1)
    assert t.hand(0) == ""
    assert t.first == 0


def test_amb_43_an_assistant_returned_by_the_auction_does_not_count() -> None:
    """Placed means standing somewhere now: one that was outbid and came back brings no card."""
    t = Table(at={3: "0@1"}, on={3: "M1 M2 M3"}, left={0: "s", 1: "s"}, turn=1, deck="A1 A2 A3 A4")
    t.place(1, tile=3, space=2)
    t.place(0, tile=1)
    assert t.left(0) == "s"
    assert t.hand(0) == "A1 A2"


def test_amb_16_the_round_goes_on_clockwise_after_the_token_has_moved() -> None:
    """The new holder starts the next round, but the turns of this one go on as before."""
    t = Table(3, first=0, turn=1, tiles="1 6", left={0: "s", 1: "s", 2: "s"})
    t.place(1, tile=1)
    assert t.seat == 2
    t.draw_at_home(2)
    assert t.seat == 0
    t.draw_at_home(0)
    assert t.seat == 1
    assert t.state.round.number == 3


def test_amb_16_the_token_stays_where_it_is_when_nobody_visits_the_hut() -> None:
    """Nothing but the Hut moves the token: the same seat starts again."""
    t = Table(3, first=1, turn=1, left={0: "", 1: "s", 2: ""})
    t.draw_at_home(1)
    assert t.state.round.number == 3
    assert (t.first, t.seat) == (1, 1)
