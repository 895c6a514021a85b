"""What everybody sees of a game that is over: all of it, but for what has not come up."""

import pytest

from exlibris.engine import HIDDEN, SPECTATOR, PlayerView, new_game, open_view, player_view, preset
from support.attributes import field_names
from support.deck import cards_of
from support.random_play import go_on
from support.table import Table


def test_it_has_every_field_of_a_view() -> None:
    state = new_game(preset("first-en"), 3, bytes(32))
    for _ in go_on(state, 4, 10_000):
        pass
    assert state.is_over
    view = open_view(state, 0)
    assert all(hasattr(view, name) for name in field_names(player_view(state, 0)))
    assert PlayerView.from_text(view.to_text()) == view


@pytest.mark.parametrize("asked", [0, 1])
def test_only_the_deck_and_the_tiles_to_come_are_hidden(asked: int) -> None:
    t = Table(2, hand={0: "M1", 1: "M2"}, discard="A1 A2", on={13: "B1 B2"}, tile_discard="9 4", turn=1)
    t.state.peeks = cards_of("M1") + bytes([1])
    view = open_view(t.state, asked)
    for name in ("deal", "hands", "discard", "pools", "peeks", "flips", "ready", "shelves", "places", "ply", "is_over"):
        assert getattr(view, name) == getattr(t.state, name)
    left = len(t.state.deck) - t.state.dealt
    assert (view.seat, view.deck, view.deck_count) == (SPECTATOR, bytes([HIDDEN]) * left, left)
    assert (set(view.round.stack), view.round.discarded) == ({HIDDEN}, bytes([4, 9]))
    assert view.pending == [1]
    assert (view.decision is not None) == (asked == 1)
    assert [frame.seat for frame in view.stack] == [frame.seat for frame in t.state.stack]


def test_a_card_of_the_deck_that_the_asked_seat_has_looked_at_is_not_hidden() -> None:
    """An added location may ask which card from the top of the deck to keep: other cards would not be legal."""
    t = Table(2)
    top, *others = t.state.deck[t.state.dealt :]
    t.state.peeks = bytes([top, 1])
    hidden = [HIDDEN] * len(others)
    assert list(open_view(t.state, 1).deck) == [top, *hidden]
    assert list(open_view(t.state, 0).deck) == [HIDDEN, *hidden]
