"""The solo game's five rounds (SOLO-12 to SOLO-21)."""

import pytest

from exlibris.engine import HIDDEN, index_of, player_view
from support.deck import card_of, cards_of, cards_with
from support.editions import ALL, ALL_FIRST, ONLY_REVISED, REVISED
from support.solo import begun, eliminate, play_round, play_to_inspection, solo_position

SIX = "/ 2 4 6 9 10 13"


@ALL
@pytest.mark.trace("AMB-88")
def test_solo_12_cards_are_discarded_from_the_deck_before_tiles_get_theirs(preset: str) -> None:
    """Three at level 3; then those of tile 10, and no new tile comes in."""
    t = solo_position(preset, 3, phase="preparation", tiles="/ 4 10", tile_stack="2 6", deck="A1 A2 A3 B1 B2 B3 B4 C1")
    assert t.discard == "A1 A2 A3"
    assert t.cards_on(10) == "B1 B2 B3 B4"
    assert t.temporary == [4, 10]
    assert t.deck(1) == "C1"


@ALL
def test_solo_12_a_clue_comes_first(preset: str) -> None:
    """In the order of the events: clue, the library's cards, the tiles' cards (AMB-88)."""
    t = solo_position(preset, 2, phase="preparation", tiles="/ 10", round_number=1)
    kinds = [event.kind for event in t.recorder.events if event.kind in {"clue", "library-gets"}]
    assert kinds == ["clue", "library-gets"]


@ALL
def test_solo_13_discarded_cards_are_seen_when_they_go_but_only_the_top_one_later(preset: str) -> None:
    """The log shows them; the pile cannot be browsed."""
    t = solo_position(preset, 3, phase="preparation", tiles="/ 4", deck="A1 A2 A3")
    [event] = t.events("library-gets")
    assert event.cards == cards_of("A1 A2 A3")
    assert event.for_seat(0).cards == event.cards
    assert list(player_view(t.state, 0).discard) == [HIDDEN, HIDDEN, card_of("A3")]


@ALL
@pytest.mark.trace("AMB-59")
def test_solo_13_but_the_dump_may_search_it(preset: str) -> None:
    """As a location's effect: while it is searched all of it is seen, then its top card alone."""
    monster, *others = cards_with(1, "monster", "spells") + cards_with(2, "spells", "monster")
    t = solo_position(preset, phase="resolution", tiles="/ 4 6 11", at={11: "0"}, discard=" ".join([monster, *others]))
    t.choose(0, "monster")
    assert t.prompt == "search"
    assert player_view(t.state, 0).discard == t.state.discard
    t.choose(0, monster, "done")
    assert list(player_view(t.state, 0).discard) == [HIDDEN, card_of(others[1])]


@ALL_FIRST
@pytest.mark.trace("AMB-87")
def test_solo_14_clues_are_revealed_at_the_start_of_rounds_2_and_4(preset: str) -> None:
    """One each; the library's focus stays face down."""
    t = begun(preset)
    revealed = []
    for _ in range(5):
        revealed.append(t.state.deal.revealed)
        assert player_view(t.state, 0).deal.library_focus == HIDDEN
        play_round(t)
        eliminate(t)
    assert revealed == [0, 1, 1, 2, 2]
    assert [event.value for event in t.events("clue")] == list(t.state.deal.clues)
    assert t.events("library-focus") == []


@ONLY_REVISED
@pytest.mark.trace("AMB-87")
def test_solo_15_a_clue_in_round_2_and_the_focus_itself_in_round_4() -> None:
    t = begun(REVISED)
    seen = []
    for _ in range(5):
        seen.append((t.state.deal.revealed, player_view(t.state, 0).deal.library_focus != HIDDEN))
        play_round(t)
        eliminate(t)
    assert seen == [(0, False), (1, False), (1, False), (2, True), (2, True)]
    assert [event.value for event in t.events("clue")] == list(t.state.deal.clues)
    assert [event.value for event in t.events("library-focus")] == [t.state.deal.library_focus]


@ONLY_REVISED
@pytest.mark.parametrize(
    ("round_number", "revealed", "told"), [(2, 0, ["clue"]), (3, 1, []), (4, 1, ["library-focus"])]
)
def test_solo_15_clue_and_focus_come_before_the_librarys_cards(
    round_number: int, revealed: int, told: list[str]
) -> None:
    """At the start of the round, before anything is discarded."""
    t = solo_position(REVISED, phase="preparation", tiles="/ 10", round_number=round_number - 1, revealed=revealed)
    heard = [event.kind for event in t.recorder.events if event.kind in {"clue", "library-focus", "library-gets"}]
    assert heard == [*told, "library-gets"]


@ALL_FIRST
@pytest.mark.trace("AMB-85")
def test_solo_16_one_assistant_fills_a_location_in_the_first_edition(preset: str) -> None:
    """Whatever spaces it has; the next round it is free again."""
    t = solo_position(preset, tiles="/ 4 10 14", on={14: "A1 A2 A3"}, left={0: "sss*"})
    t.place(0, tile=14)
    t.choose(0, "A1", "done")
    assert t.tiles_open(0) == t.tiles_open(0, special=True) == {0, 4, 10}
    t = solo_position(preset, tiles="/ 4 10 14", at={10: "0*"})
    assert 10 not in t.tiles_open(0)


@ALL_FIRST
def test_solo_16_an_assistant_brought_home_by_the_lounge_frees_its_location(preset: str) -> None:
    t = solo_position(preset, tiles="/ 8 10 14", at={10: "0"}, deck="C1")
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "10.1", "draw")
    assert {0, 10, 14} == t.tiles_open(0)


@ONLY_REVISED
@pytest.mark.trace("AMB-85")
def test_solo_16_several_may_stand_on_a_location_in_the_revised_edition() -> None:
    """And so the Flea Market gives a second card."""
    t = solo_position(REVISED, tiles="/ 4 10 14", on={14: "A1 A2 A3"}, at={14: "0"})
    assert 14 in t.tiles_open(0)
    t.place(0, tile=14)
    t.choose(0, "A1", "A2", "done")
    assert t.hand(0) == "A1 A2"
    assert t.at(14) == "0 0"


@ALL
@pytest.mark.trace("PLACE-07")
def test_solo_17_spaces_for_three_and_four_players_are_closed(preset: str) -> None:
    """The Paper Mill has one space, the Bookshop two."""
    t = solo_position(preset, tiles="/ 4 10")
    assert [index_of(space) for space in t.state.game.spaces[4]] == [0]
    assert [index_of(space) for space in t.state.game.spaces[10]] == [0, 1]
    assert t.places(0) == {"home", "home*", "4.1", "4.1*", "10.1", "10.1*"}


@ALL
@pytest.mark.trace("AMB-17")
def test_solo_17_there_are_three_spaces_at_home_for_four_assistants(preset: str) -> None:
    """The fourth has to go to a location."""
    t = solo_position(preset, tiles="/ 4 10", at={0: "0 0 0"})
    assert t.tiles_open(0, special=True) == {4, 10}


@ALL
def test_solo_18_resolution_gives_all_that_is_left_to_the_public_library(preset: str) -> None:
    """When all four are placed: cards on tiles and cards paid are discarded, assistants come back."""
    t = solo_position(preset, tiles="/ 9 10", on={9: "A1", 10: "B1 B2"}, at={0: "0 0 0"}, left={0: "*"})
    t.place(0, tile=10, special=True)
    t.choose(0, "B1", "done")
    assert t.prompt == "eliminate"
    assert set(t.discard.split()) == {"A1", "B2"}
    assert t.at(10) == ""
    assert t.at(0) == ""


@ALL
@pytest.mark.trace("AMB-86")
def test_solo_19_two_tiles_of_ones_choice_leave_the_game_and_one_comes_in(preset: str) -> None:
    """In every book, the French one too."""
    t = solo_position(preset, phase="cleanup", tiles=SIX, tile_stack="18 14")
    assert t.legal() == {f"tile {n}" for n in (2, 4, 6, 9, 10, 13)}
    t.choose(0, "tile 9")
    assert t.legal() == {f"tile {n}" for n in (2, 4, 6, 10, 13)}
    t.choose(0, "tile 2")
    assert t.temporary == [4, 6, 10, 13, 18]
    assert sorted(t.state.round.discarded) == [2, 9]
    assert t.prompt == "place"


@ALL
@pytest.mark.trace("SOLO-21")
def test_solo_19_after_the_last_round_both_tiles_leave_unasked(preset: str) -> None:
    """Which goes first decides nothing."""
    t = solo_position(preset, phase="cleanup", round_number=4, tiles="/ 4 6 9", tile_stack="18")
    assert t.legal() == {"tile 4", "tile 6", "tile 9"}
    t = solo_position(preset, phase="cleanup", round_number=5, tiles="/ 4 6")
    assert t.prompt == "flip"
    assert sorted(t.state.round.discarded) == [4, 6]
    assert [event.tile for event in t.events("eliminate")] == [4, 6]


@ALL
@pytest.mark.trace("EX-30")
def test_solo_20_the_rounds_have_6_5_4_3_and_2_tiles(preset: str) -> None:
    """The stack of four is used up then, and nothing that left comes back."""
    t = begun(preset)
    assert play_to_inspection(t) == [6, 5, 4, 3, 2]
    assert t.state.round.stack == b""
    assert len(t.state.round.discarded) == 10


@ALL
def test_solo_21_the_game_ends_after_the_fifth_round(preset: str) -> None:
    """Whatever stands on the shelf: there is no trigger."""
    t = begun(preset)
    play_to_inspection(t)
    assert t.state.round.number == 5
    assert t.prompt == "flip"
    t.flip(0)
    assert t.result.ended_by == "rounds"
    full = " ".join(f"{letter}{n}" for letter in "ABC" for n in range(1, 7))
    t = solo_position(preset, phase="cleanup", tiles=SIX, shelf={0: full}, round_number=2)
    eliminate(t)
    assert t.state.round.final == ""


@ALL
@pytest.mark.trace("SOLO-01")
def test_amb_12_the_public_library_is_never_shuffled_into_the_deck(preset: str) -> None:
    """With an empty deck nothing is drawn, dealt or discarded, and the pile stays as it is."""
    t = solo_position(preset, 3, phase="preparation", tiles="/ 4 10", deck_size=2, hand={0: "M1"})
    assert t.deck_count == 0
    assert t.cards_on(10) == ""
    pile = t.discard
    assert len(pile.split()) == 151
    t.place(0, tile=0)
    assert t.legal() == {"shelve", "done"}
    t.choose(0, "shelve")
    assert t.discard == pile


@ALL
@pytest.mark.trace("AMB-19")
def test_home_02_alone_neither_home_action_need_be_done(preset: str) -> None:
    """Not even the Bookworm's, which only the first editions have in solo."""
    t = solo_position(preset, tiles="/ 4 6", hand={0: "M1"}, deck="A1")
    t.place(0, tile=0)
    assert t.legal() == {"draw", "shelve", "done"}
    t.choose(0, "done")
    assert (t.hand(0), t.shelf(0), t.deck(1), t.prompt) == ("M1", "", "A1", "place")
    if preset != REVISED:
        t = solo_position(preset, tiles="/ 4 6", powers={0: "bookworm"}, hand={0: "M1"}, deck="A1")
        t.place(0, tile=0, special=True)
        assert t.legal() == {"draw", "shelve", "done"}


@ALL
def test_amb_12_tiles_get_what_is_left(preset: str) -> None:
    """One card for the library, two of four for the Bookshop."""
    t = solo_position(preset, 1, phase="preparation", tiles="/ 10", deck="A1 A2 A3", deck_size=3)
    assert t.cards_on(10) == "A2 A3"


@ALL_FIRST
def test_amb_85_consequences_in_the_first_edition(preset: str) -> None:
    """The Flea Market never gives a second card, and the Automaton acts only at home."""
    t = solo_position(preset, tiles="/ 10 14", on={14: "A1 A2"}, powers={0: "automaton"}, at={0: "0"}, deck="C1 C2 C3")
    t.place(0, tile=14, special=True)
    t.choose(0, "A1", "done")
    assert t.hand(0) == "A1"
    t = solo_position(preset, tiles="/ 10 14", powers={0: "automaton"}, at={0: "0"}, deck="C1 C2 C3")
    t.place(0, tile=0, special=True)
    t.choose(0, "draw", "draw")
    assert t.hand(0) == "C1 C2"
