"""Placement and the library spaces (PLACE, HOME)."""

import pytest

from exlibris.content.load import load_locations
from exlibris.engine import action_names
from support.deck import all_but
from support.editions import ALL, edition
from support.solo import solo_position
from support.table import Table

LOCATIONS = load_locations()
MARKS = [(location.number, location.spaces) for location in LOCATIONS]
AUCTION = 3
SPACES_DIFFER = (AUCTION, 11, 12)  # elsewhere interchangeable spaces are offered once


def test_place_01_one_assistant_per_turn_clockwise_from_the_first_player() -> None:
    """The first player begins, and whoever has placed one waits until all others had their turn."""
    t = Table(3, first=1, phase="preparation", turn=0, tiles="1")
    turns = []
    for _ in range(6):
        turns.append(t.seat)
        t.draw_at_home(t.seat)
    assert turns == [1, 2, 0, 1, 2, 0]


def test_place_02_on_a_free_space_of_a_location_or_at_home() -> None:
    """Permanent and temporary tiles and one's own library are on offer, taken spaces are not."""
    t = Table(tiles="1 12 / 14 15", at={12: "1@1", 15: "1"})
    assert t.tiles_open(0) == {0, 1, 12, 14}
    assert "12.1" not in t.places(0)
    assert "12.2" in t.places(0)


def test_place_02_the_other_spaces_of_a_location_stay_on_offer() -> None:
    """Where it matters which space one takes, whoever comes next still chooses among those left."""
    t = Table(4, at={12: ""})
    t.place(0, tile=12, space=2)
    assert {name for name in t.places(1) if not name.endswith("*")} >= {"12.1", "12.3", "12.4"}
    assert "12.2" not in t.places(1)


def test_place_02_tiles_that_are_not_there_are_not_on_offer() -> None:
    """Neither those in the stack nor those discarded."""
    t = Table(tiles="1 / 14 16", tile_discard="5", tile_stack="6")
    assert t.tiles_open(0) == {0, 1, 14, 16}


def test_place_03_goes_on_until_nobody_has_an_assistant_left() -> None:
    """Whoever has none is skipped, and the others go on."""
    t = Table(3, left={0: "s", 1: "ss*", 2: ""})
    t.go_home()
    assert [event.seat for event in t.events("place")] == [0, 1, 1, 1]
    assert t.state.round.number == 3


def test_place_04_standard_and_special_assistants_are_placed_alike() -> None:
    """Both have the same places, as long as an ability does not say otherwise."""
    t = Table(tiles="1 12 / 14 16")
    assert t.tiles_open(0, special=True) == t.tiles_open(0) == {0, 1, 12, 14, 16}
    assert t.left(0) == "ss*"
    t.place(0, tile=14, special=True)
    assert t.left(0) == "ss"


def test_place_05_only_ones_own_assistants_use_a_librarys_spaces() -> None:
    """Opponents' assistants at home take no space from oneself, and there is one library to go to."""
    t = Table(at={0: "1 1 1*"}, tiles="1")
    assert t.places(0) == {"home", "home*", "1.1", "1.1*"}
    t.draw_at_home(0)
    assert t.at(0) == "1 1 1* 0"


def test_place_06_an_instant_effect_is_carried_out_at_once() -> None:
    """Before the next player's turn."""
    t = Table(on={10: "A1 A2"})
    t.place(0, tile=10)
    assert (t.seat, t.prompt) == (0, "take")


@pytest.mark.parametrize("tile", [location.number for location in LOCATIONS if location.delayed])
def test_place_06_a_delayed_effect_waits_for_resolution(tile: int) -> None:
    """On placement nothing happens."""
    lot = "A1 A2 A3" if tile == 3 else ""
    t = Table(at={tile: ""}, on={tile: lot}, discard="M1", hand={0: "Z1"})
    t.place(0, tile=tile, space=1)
    assert (t.seat, t.prompt) == (1, "place")
    assert (t.hand(0), t.discard, t.cards_on(tile)) == ("Z1", "M1", lot)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("tile", "marks"), MARKS)
def test_place_07_marked_spaces_are_for_so_many_players(tile: int, marks: tuple[int, ...], seats: int) -> None:
    """A space marked 3+ or 4+ is closed in smaller games: the others are filled one by one, then the tile is full."""
    spaces = [f"{tile}.{i + 1}" for i, least in enumerate(marks) if seats >= least]
    for taken in range(len(spaces) + 1):
        there = [f"{i % seats}{'*' if i >= seats else ''}@{i + 1}" for i in range(taken)]
        if tile == AUCTION:
            there = there[-1:]  # the others have been outbid
        t = Table(seats, at={tile: " ".join(there)})
        offered = sorted(name for name in t.places(0) if name.startswith(f"{tile}.") and not name.endswith("*"))
        free = spaces[taken:]
        assert offered == (free if tile in SPACES_DIFFER else free[:1])


@pytest.mark.trace("AMB-17")
def test_place_09_one_can_neither_pass_nor_hold_back() -> None:
    """While a seat has an assistant it must place one; at home there is always room."""
    t = Table(at={0: "0 0"}, tiles="1", left={0: "*", 1: "ss*"})
    assert t.places(0) == t.legal(0) == {"home*", "1.1*"}


def test_amb_18_whoever_gets_an_assistant_back_takes_turns_again() -> None:
    """The owner had none left and was skipped; now the rotation comes to it again."""
    t = Table(3, on={3: "A1 A2 A3"}, at={3: "0@1"}, left={0: "", 1: "ss", 2: "s"}, turn=1)
    t.place(1, tile=3, space=2)
    t.draw_at_home(2)
    assert t.seat == 0
    t.draw_at_home(0)
    assert t.seat == 1


def test_amb_18_placement_goes_on_for_an_assistant_returned_at_the_very_end() -> None:
    """The last placement sent one back: the round is not resolved before that is placed."""
    t = Table(on={3: "A1 A2 A3"}, at={3: "0@1"}, left={0: "", 1: "s"}, turn=1, hand={1: "M1 M2"})
    t.place(1, tile=3, space=2)
    assert (t.seat, t.prompt) == (0, "place")
    assert t.left(0) == "s"


@pytest.mark.trace("LIBA-04")
def test_home_01_there_are_three_home_spaces_all_instant() -> None:
    """Three assistants can go home, each with its action at once; for a fourth, as in solo, there is no room."""
    t = Table(tiles="1", left={0: "ss*", 1: ""}, deck="A1 A2 A3")
    for special, drawn in ((False, "A1"), (False, "A1 A2"), (True, "A1 A2 A3")):
        t.place(0, tile=0, special=special)
        assert t.prompt == "home"
        t.choose(0, "draw")
        assert t.hand(0) == drawn
    assert solo_position(tiles="/ 4 6", at={0: "0 0"}).places(0) >= {"home", "home*"}
    assert solo_position(tiles="/ 4 6", at={0: "0 0 0"}).places(0) == {"4.1*", "6.1*"}


def test_home_02_draw_a_card_or_shelve_one() -> None:
    """One of the two, as the seat likes."""
    t = Table(hand={0: "M1"}, deck="A1")
    t.place(0, tile=0)
    assert t.legal(0) == {"draw", "shelve", "done"}
    t.choose(0, "draw")
    assert t.hand(0) == "A1 M1"
    assert t.seat == 1
    t = Table(hand={0: "M1 M2"}, shelf={0: "Z1"})
    t.place(0, tile=0)
    t.choose(0, "shelve", "M2", "left of Z1")
    assert t.shelf(0) == "M2 Z1"
    assert t.hand(0) == "M1"
    assert t.seat == 1


def test_home_02_whoever_has_chosen_to_shelve_shelves_a_card() -> None:
    """To do neither is offered before that."""
    t = Table(hand={0: "M1 M2"})
    t.place(0, tile=0)
    t.choose(0, "shelve")
    assert t.legal(0) == {"M1", "M2"}


@pytest.mark.trace("AMB-19")
@ALL
def test_home_02_neither_need_be_done(preset: str) -> None:
    """All five books say "may". Doing neither is the last choice on offer; the assistant stays, the turn is over."""
    t = Table(hand={0: "M1"}, deck="A1", ruleset=edition(preset))
    t.place(0, tile=0)
    assert action_names(t.state) == ["draw", "shelve", "done"]
    t.choose(0, "done")
    assert (t.hand(0), t.shelf(0), t.deck(1), t.at(0)) == ("M1", "", "A1", "0")
    assert (t.seat, t.prompt) == (1, "place")


@pytest.mark.trace("AMB-20")
def test_home_02_only_what_is_possible_is_offered() -> None:
    """With an empty hand only drawing, with no cards only shelving; either can be declined."""
    t = Table()
    t.place(0, tile=0)
    assert t.legal(0) == {"draw", "done"}
    t = Table(hand={0: "M1", 1: all_but("M1")})
    t.place(0, tile=0)
    assert t.legal(0) == {"shelve", "done"}


@pytest.mark.trace("AMB-11")
def test_home_02_one_discarded_card_is_enough_to_draw() -> None:
    """It becomes the deck, and is drawn."""
    t = Table(hand={1: all_but("M1")}, discard="M1")
    t.place(0, tile=0)
    assert t.legal(0) == {"draw", "done"}
    t.choose(0, "draw")
    assert (t.hand(0), t.discard) == ("M1", "")


def test_home_02_with_neither_hand_nor_cards_to_draw_nothing_happens() -> None:
    """The assistant stands at home for nothing."""
    t = Table(hand={1: all_but("")})
    t.place(0, tile=0)
    assert (t.seat, t.prompt) == (1, "place")


def test_home_02_the_draw_shuffles_the_discards_when_the_deck_is_empty() -> None:
    """A card is needed, so the pile becomes the new deck (AMB-11)."""
    t = Table(hand={1: all_but("M1 M2")}, discard="M1 M2")
    t.place(0, tile=0)
    t.choose(0, "draw")
    assert t.hand(0) in {"M1", "M2"}
    assert (t.deck_count, t.discard) == (1, "")


@pytest.mark.trace("AMB-20")
def test_home_03_both_home_actions_are_one_draw_and_one_shelving_in_either_order() -> None:
    """Each once; whoever draws first may shelve the card drawn."""
    t = Table(powers={0: "bookworm"}, deck="A1 A2")
    t.place(0, tile=0, special=True)
    assert t.legal(0) == {"draw", "done"}
    t.choose(0, "draw")
    assert t.legal(0) == {"shelve", "done"}
    t.choose(0, "shelve")
    assert t.shelf(0) == "A1"
    t = Table(powers={0: "bookworm"}, hand={0: "M1"}, deck="A1")
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve")
    assert t.legal(0) == {"draw", "done"}


@pytest.mark.trace("AMB-20")
@pytest.mark.parametrize("second", ["draw", "shelve"])
def test_home_03_two_home_actions_are_any_choice_each_time(second: str) -> None:
    """The Imp's two may be the same twice."""
    t = Table(on={10: "A1 A2"}, powers={0: "imp"}, hand={0: "M1"}, deck="B1 B2 B3")
    t.place(0, tile=10, special=True)
    t.choose(0, "discard_all", "draw")
    assert t.legal(0) == {"draw", "shelve", "done"}
    t.choose(0, second)
    assert t.hand(0) == ("B1 B2 M1" if second == "draw" else "B1 M1")
