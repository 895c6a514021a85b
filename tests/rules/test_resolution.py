"""Resolution (RES)."""

import pytest

from exlibris.engine import HIDDEN, SPECTATOR, player_view
from support.deck import all_but, card_of, card_with
from support.table import Table


def test_res_01_begins_when_nobody_has_an_assistant_left() -> None:
    """Not before the last one is placed, and its effect is over."""
    t = Table(on={10: "A1 A2"}, left={0: "s", 1: "s"}, at={14: ""})
    t.place(0, tile=14)
    assert t.cards_on(10) == "A1 A2"
    t.place(1, tile=10)
    t.choose(1, "A1")
    assert t.cards_on(10) == "A2"
    t.choose(1, "done")
    assert t.discard == "A2"
    assert t.state.round.number == 3


@pytest.mark.trace("LOCA-01")
def test_res_02_all_tiles_are_resolved_in_ascending_order() -> None:
    """Permanent or temporary, with somebody there or not: the lowest number first, the Hut before all others."""
    on = {14: "D1", 2: "A1", 10: "C1", 5: "B1"}
    t = Table(phase="resolution", tiles="14 5 1 / 10 2", on=on, at={1: "0", 14: "1"})
    assert t.event_cards("clear") == ["A1", "B1", "C1", "D1"]


def test_res_02_a_delayed_effect_comes_in_its_tiles_place() -> None:
    """The Auction (3) before the Dump (11) before the Tavern (12)."""
    monster = card_with("monster")
    t = Table(
        phase="resolution",
        at={12: "0", 3: "1@1", 11: "0"},
        on={3: "X1 X2 Y1"},
        hand={1: monster},
        deck="A1 A2",
    )
    assert (t.decision.tile, t.state.stack[0].tiles) == (3, bytes([11, 12]))
    t.choose(1, "done")
    assert (t.decision.tile, t.state.stack[0].tiles) == (11, bytes([12]))
    t.choose(0, "monster", "done")
    assert (t.decision.tile, t.state.stack[0].tiles) == (12, b"")


def test_res_03_delayed_effect_then_leftover_cards_then_assistants() -> None:
    """The bidder takes the lot; what others leave is discarded; all assistants go back to their owners."""
    t = Table(phase="resolution", at={3: "0@2", 10: "1"}, on={3: "A1 A2 A3", 10: "B1 B2"}, hand={0: "M1"})
    assert t.discard == "A1 A2 A3 B1 B2"
    for tile in (3, 10):
        assert t.at(tile) == ""
    assert [t.left(seat) for seat in (0, 1)] == ["ss*", "ss*"]


def test_res_03_assistants_of_a_tile_still_stand_there_while_its_effect_lasts() -> None:
    """They leave last."""
    t = Table(phase="resolution", at={12: "0 1", 14: "1*"}, deck="A1 A2 A3 A4")
    assert t.prompt == "take"
    assert t.at(12) == "0 1"
    assert t.at(14) == "1*"


def test_res_04_the_discarded_cards_form_a_pile_of_which_only_the_top_is_seen() -> None:
    """Nobody sees the cards below (AMB-21)."""
    t = Table(phase="resolution", on={10: "A1 A2 A3"}, at={1: "0"})
    assert t.discard == "A1 A2 A3"
    for seat in (0, 1, SPECTATOR):
        assert player_view(t.state, seat).discard == bytes([HIDDEN, HIDDEN, card_of("A3")])


def test_res_04_the_pile_is_searched_only_where_an_effect_says_so() -> None:
    """While the Dump is searched, and by the one who searches."""
    monster = card_with("monster")
    t = Table(phase="resolution", at={11: "1"}, discard=f"{monster} Z1")
    assert player_view(t.state, 1).discard[0] == HIDDEN
    t.choose(1, "monster")
    assert player_view(t.state, 1).discard[0] == card_of(monster)
    assert player_view(t.state, 0).discard[0] == HIDDEN


@pytest.mark.trace("AMB-21")
def test_res_04_leftovers_are_face_up_so_everybody_may_remember_them() -> None:
    """The log tells which cards were discarded from a tile, those of the Shack too."""
    t = Table(phase="resolution", on={13: "A1 A2"})
    event = t.events("clear")[0]
    assert event.for_seat(SPECTATOR).cards == bytes([card_of("A1"), card_of("A2")])


def test_amb_11_a_delayed_effect_draws_on_the_cards_just_discarded() -> None:
    """With the deck empty, what lower tiles left is shuffled into the new deck."""
    held = all_but("A1 A2 B1")
    t = Table(phase="resolution", at={12: "0"}, on={10: "A1 A2"}, deck="B1", hand={1: held})
    assert t.cards_on(12).split()[0] == "B1"
    assert t.cards_on(12).split()[1] in {"A1", "A2"}
