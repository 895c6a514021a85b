"""Tile 11, Garbage Dump (LOC11)."""

import pytest

from exlibris.engine import HIDDEN, SPECTATOR, player_view
from support.deck import all_but, card_of, card_with, cards_with
from support.table import Table

MONSTER, MONSTERS_TOO = cards_with(2, "monster", "spells historic")
SPELLS = card_with("spells", "monster")
NEITHER = card_with("", "monster spells")


def dump(discard: str, at: str = "0", seats: int = 2, **tiles: str) -> Table:
    """Return a table at the Garbage Dump in Resolution."""
    on = {int(tile.strip("t")): cards for tile, cards in tiles.items()}
    return Table(seats, phase="resolution", at={11: at}, on=on, discard=discard)


@pytest.mark.trace("AMB-58")
def test_loc11_01_names_a_category_and_takes_a_matching_card_from_the_pile() -> None:
    """The category first; then one card with such a book must be taken into the hand."""
    t = dump(f"{MONSTER} {SPELLS} {MONSTERS_TOO} {NEITHER}")
    assert t.prompt == "name-category"
    t.choose(0, "monster")
    assert t.legal(0) == {MONSTER, MONSTERS_TOO}
    t.choose(0, MONSTER, "done")
    assert t.hand(0) == MONSTER
    assert t.discard == f"{SPELLS} {MONSTERS_TOO} {NEITHER}"


def test_loc11_01_the_card_may_be_shelved() -> None:
    """At once, that card only."""
    t = dump(f"{MONSTER} {SPELLS}")
    t.choose(0, "monster", MONSTER)
    assert t.legal(0) == {MONSTER, "done"}
    t.choose(0, MONSTER)
    assert t.shelf(0) == MONSTER


def test_loc11_02_nothing_if_no_card_fits() -> None:
    """The search was in vain, and the game goes on."""
    t = dump(f"{NEITHER} {SPELLS}")
    t.choose(0, "monster")
    assert t.hand(0) == ""
    assert t.discard == f"{NEITHER} {SPELLS}"
    assert t.prompt == "place"


def test_loc11_02_no_effect_with_an_empty_pile() -> None:
    """No category is asked for."""
    t = dump("")
    assert (t.prompt, t.state.round.number) == ("place", 3)


def test_amb_58_several_visitors_search_in_order_of_the_spaces() -> None:
    """Space 1 first, whoever came first; the second finds the pile as the first left it."""
    t = dump(f"{MONSTER} {MONSTERS_TOO}", "0@2 1@1")
    assert t.seat == 1
    t.choose(1, "monster", MONSTER, "done")
    assert t.seat == 0
    t.choose(0, "monster")
    assert t.hand(0) == MONSTERS_TOO


def test_amb_58_the_second_visitor_gets_nothing_when_the_pile_is_empty() -> None:
    """One card for two."""
    t = dump(MONSTER, "0 1")
    t.choose(0, "monster", "done")
    assert t.prompt == "place"


def test_amb_58_the_pile_holds_what_lower_tiles_left_and_not_what_higher_ones_leave() -> None:
    """Tiles 1 to 10 have been cleared when the Dump is resolved, tiles 12 to 18 have not."""
    t = dump(SPELLS, t10=MONSTER, t14=MONSTERS_TOO)
    assert t.discard == f"{SPELLS} {MONSTER}"
    t.choose(0, "monster")
    assert t.legal(0) == {MONSTER}


def test_amb_21_only_the_searching_seat_sees_the_pile() -> None:
    """The others, and spectators, see the top card alone; so does the seat itself before and after."""
    t = dump(f"{MONSTER} {SPELLS} {NEITHER}")
    top = bytes([HIDDEN, HIDDEN, card_of(NEITHER)])
    assert player_view(t.state, 0).discard == top
    t.choose(0, "monster")
    assert player_view(t.state, 0).discard == t.state.discard
    assert player_view(t.state, 1).discard == top
    assert player_view(t.state, SPECTATOR).discard == top


def test_amb_21_a_card_from_within_the_pile_is_taken_unseen() -> None:
    """The others do not know which one it was; the top card was there for all to see."""
    t = dump(f"{MONSTER} {SPELLS}")
    t.choose(0, "monster", MONSTER)
    assert player_view(t.state, 1).hands[0] == bytes([HIDDEN])
    assert t.events("salvage")[0].for_seat(1).cards == bytes([HIDDEN])
    t = dump(f"{SPELLS} {MONSTER}")
    t.choose(0, "monster", MONSTER)
    assert player_view(t.state, 1).hands[0] == bytes([card_of(MONSTER)])
    assert t.events("salvage")[0].for_seat(SPECTATOR).cards == bytes([card_of(MONSTER)])


def test_loc11_with_an_empty_deck_the_pile_is_still_searched() -> None:
    """Discards are shuffled when a card of the deck is needed, not before."""
    t = Table(phase="resolution", at={11: "0"}, hand={1: all_but(MONSTER)}, discard=MONSTER)
    t.choose(0, "monster", MONSTER)
    assert t.shelf(0) == MONSTER
