"""Setting up the solo game (SOLO-01 to SOLO-11)."""

import pytest

from exlibris.content.load import load_assistants
from exlibris.engine import HIDDEN, SPECTATOR, SetupError, new_game, player_view
from support.editions import ALL, ALL_FIRST, ONLY_REVISED, REVISED, edition, seeds
from support.solo import begun, solo_position, solo_table
from support.table import SEED, Table

SOLO_TILES = [2, 4, 6, 8, 9, 10, 11, 13, 14, 18]
SOLO_LIBRARIES = {"automaton", "mummy", "bookworm", "golem", "wizard", "witch", "imp"}


@ALL
def test_solo_01_one_plays_alone_against_the_discard_pile(preset: str) -> None:
    """One seat, and a result for the Public Library, whose books are those of the pile."""
    t = solo_position(preset, phase="inspection", discard="A1 A2 A3")
    assert t.state.game.seats == 1
    t.flip(0)
    library = t.library
    assert sum(library.tally) == sum(sum(t.state.game.counts[card]) for card in t.state.discard)
    with pytest.raises(SetupError, match="seats: a solo game has one seat, found 2"):
        new_game(edition(preset, "solo"), 2, SEED)


@ALL
@pytest.mark.trace("LOCA-07", "LOC-G01", "AMB-08")
def test_solo_02_six_of_the_ten_solo_tiles_lie_open_and_four_are_a_stack(preset: str) -> None:
    """The other eight stay in the box, the Hut among them; the stack is face down."""
    t = begun(preset)
    r = t.state.round
    assert (len(t.temporary), len(r.stack), t.permanent) == (6, 4, [])
    assert sorted(t.temporary + list(r.stack)) == SOLO_TILES
    assert set(player_view(t.state, 0).round.stack) == {HIDDEN}
    assert len({begun(preset, seed=seed).state.round.temporary for seed in seeds(5)}) == 5


@ALL_FIRST
@pytest.mark.trace("LIBA-05", "ASST-G02", "AMB-09")
def test_solo_03_one_of_two_solo_libraries_is_kept(preset: str) -> None:
    """Two of the seven are drawn by lot."""
    seen: set[str] = set()
    for seed in seeds(40):
        t = solo_table(preset, seed=seed)
        two = t.legal()
        assert len(two) == 2
        seen |= two
        t.choose(0, max(two))
        assert t.power(0) == max(two)
        assert t.prompt == "place"
        assert t.events("library-removed") == [], "both are not chosen, one after the other"
    assert seen == SOLO_LIBRARIES
    assert {a.key for a in load_assistants() if a.solo} == SOLO_LIBRARIES


@ONLY_REVISED
def test_solo_04_the_revised_edition_offers_mummy_witch_and_wizard() -> None:
    """A free choice, and never the Cube."""
    assert [solo_table(REVISED, seed=seed).legal() for seed in seeds(5)] == [{"mummy", "witch", "wizard"}] * 5
    t = solo_table(REVISED)
    t.choose(0, "witch")
    assert t.power(0) == "witch"
    assert t.prompt == "place"


@ALL
@pytest.mark.trace("COMP-08")
def test_solo_05_there_are_four_assistants(preset: str) -> None:
    """The special one and three standard ones."""
    t = begun(preset)
    assert t.left(0) == "sss*"
    places = 0
    while t.prompt != "eliminate":
        places += t.prompt == "place"
        t.choose(0, next((name for name in ("home", "home*", "done", "draw") if name in t.legal()), min(t.legal())))
    assert places == 4


@ALL
def test_solo_06_the_prominent_and_the_banned_category_lie_open(preset: str) -> None:
    """Also for whoever looks on."""
    state = begun(preset).state
    for seat in (SPECTATOR, 0):
        deal = player_view(state, seat).deal
        assert (deal.prominent, deal.banned) == (state.deal.prominent, state.deal.banned)


@ALL_FIRST
@pytest.mark.trace("DV-08")
def test_solo_07_all_six_category_cards_are_used_in_the_first_edition(preset: str) -> None:
    """Prominent, Banned, own focus, the library's focus, and two clues."""
    deal = begun(preset).state.deal
    used = [deal.prominent, deal.banned, *deal.focus, deal.library_focus, *deal.clues]
    assert sorted(used) == [0, 1, 2, 3, 4, 5]
    assert (len(deal.focus), len(deal.clues)) == (1, 2)


@ONLY_REVISED
@pytest.mark.trace("DV-08")
def test_solo_08_one_category_card_is_left_over_in_the_revised_edition() -> None:
    """Prominent, Banned, own focus, the library's focus, and one clue; the sixth is unseen in the box."""
    deal = begun(REVISED).state.deal
    used = {deal.prominent, deal.banned, *deal.focus, deal.library_focus, *deal.clues}
    assert len(used) == 5
    assert len(deal.clues) == 1


@ALL
@pytest.mark.trace("TB-05")
@pytest.mark.parametrize(
    ("preset", "cards"), [("first-en", 6), ("first-pl", 6), ("first-cs", 6), ("first-fr", 6), ("revised-en", 8)]
)
def test_solo_09_the_starting_hand_is_six_or_eight(preset: str, cards: int) -> None:
    """As with several players."""
    assert len(begun(preset).state.hands[0]) == cards


@ALL
def test_solo_10_all_other_cards_are_the_deck(preset: str) -> None:
    """In an order nobody knows, with an empty discard pile: what is not in it by then, round 1 has dealt from it."""
    t = begun(preset)
    dealt = b"".join([*t.state.pools, t.state.discard])
    assert t.deck_count + len(t.state.hands[0]) + len(dealt) == 152
    assert len(t.state.discard) == 1
    in_deck = t.state.deck[t.state.dealt :]
    assert list(in_deck) != sorted(in_deck)


@ALL
@pytest.mark.trace("TB-06")
@pytest.mark.parametrize("level", range(1, 8))
def test_solo_11_the_level_is_the_number_of_cards_discarded_each_round(preset: str, level: int) -> None:
    """One to seven."""
    t = begun(preset, level)
    assert len(t.state.discard) == level


@ALL
@pytest.mark.parametrize("level", [0, 8])
def test_solo_11_there_are_seven_levels(preset: str, level: int) -> None:
    with pytest.raises(SetupError, match=r"ruleset\.solo_level: expected 1 to 7"):
        edition(preset, "solo", solo_level=level)


@ALL
def test_solo_33_the_pictured_tiles_are_solo_tiles(preset: str) -> None:
    """2, 4, 9, 10, 11, 13, and the libraries of Wizard and Fire Imp in the first edition."""
    tiles = Table(1, ruleset=edition(preset, "solo")).state.game.tiles
    assert {2, 4, 9, 10, 11, 13} <= set(tiles)
    if preset != REVISED:
        assert {"wizard", "imp"} <= SOLO_LIBRARIES
