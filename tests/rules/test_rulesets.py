"""Presets, variants and what a ruleset may say (VAR, FINAL-02, FINAL-03, TB)."""

from dataclasses import replace
from typing import Any

import pytest

from exlibris.content.load import assistant_keys
from exlibris.engine import PRESETS, Ruleset, SetupError, new_game, playout, preset
from support.filling import filled
from support.table import SEED, Table
from support.tiles import LAST, printed

FIRST_EN = {
    "starting_hand": 6,
    "final_round_cards": (16, 14, 12),
    "longer_game": 0,
    "special_assistants": "with_library",
    "library_choice": "own_two",
    "gambling_den_names": "player",
    "gambling_den_tie": "counter_clockwise",
    "mysterious_shack_take": "any",
    "tax_collector_pays": "discard",
    "rummage_sale_shelving": "must",
    "shelfmasons_directions": "all",
    "ghost_shares_with": "anybody",
    "guild_at_snowman": "occupied",
    "witch_loser": "discarded",
    "witch_reveal": "must",
    "wizard_shift": "group",
    "cube_card_shelved": False,
    "garbage_dump_take": "must",
    "paper_mill_shelving": "may",
    "mode": "multiplayer",
    "solo_special": "two_of_seven",
    "solo_focus": "secret",
    "solo_assistants_per_tile": "one",
    "solo_clues": "two_cards",
    "removed_locations": (),
    "removed_libraries": (),
    "prominent_ties": "all_places",
    "round_limit": 18,
}
LONGER = replace(preset("first-en"), longer_game=3)
FRIENDLIER = replace(
    preset("first-en"),
    removed_locations=(3, 7, 15, 16),
    removed_libraries=("goblin", "cube", "snowman", "imp"),
)
SEATS = pytest.mark.parametrize(("seats", "at"), [(2, 0), (3, 1), (4, 2)])


def final_round_after(ruleset: Ruleset, seats: int, cards: int) -> bool:
    """Return whether that many cards on one shelf bring the final round."""
    row = " ".join(["##"] * cards)
    t = Table(seats, phase="cleanup", tiles="1 / 5 6 8 9", shelf={1: filled(row)}, ruleset=ruleset)
    return t.state.round.final == "shelf"


@pytest.mark.parametrize(("field", "value"), FIRST_EN.items())
def test_the_default_preset_follows_the_english_first_edition(field: str, value: Any) -> None:
    """Every switch as ruled."""
    assert getattr(preset("first-en"), field) == value
    assert PRESETS[0] == "first-en"


@SEATS
@pytest.mark.trace("TB-01", "FINAL-02")
def test_final_02_the_final_round_comes_with_16_14_or_12_shelved_cards(seats: int, at: int) -> None:
    """With two, three or four players."""
    enough = (16, 14, 12)[at]
    assert final_round_after(preset("first-en"), seats, enough)
    assert not final_round_after(preset("first-en"), seats, enough - 1)


@SEATS
@pytest.mark.trace("TB-03", "VAR-06")
def test_final_03_a_longer_game_takes_three_cards_more(seats: int, at: int) -> None:
    """19, 17 or 15."""
    enough = (19, 17, 15)[at]
    assert final_round_after(LONGER, seats, enough)
    assert not final_round_after(LONGER, seats, enough - 1)


@pytest.mark.trace("TB-07")
def test_var_02_the_six_tiles_of_the_beginners_game_can_be_left_out() -> None:
    """3, 7, 8, 9, 15 and 17; twelve remain."""
    ruleset = replace(preset("first-en"), removed_locations=(3, 7, 8, 9, 15, 17))
    r = new_game(ruleset, 3, SEED).round
    assert printed(r.temporary + r.stack) == [1, 2, 4, 5, 6, 10, 11, 12, 13, 14, 16, 18]


@pytest.mark.trace("TB-08")
def test_var_04_the_friendlier_game_leaves_four_tiles_out() -> None:
    """3, 7, 15 and 16; fourteen remain."""
    r = new_game(FRIENDLIER, 3, SEED).round
    assert printed(r.temporary + r.stack) == [1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 17, 18]


@pytest.mark.trace("TB-08")
def test_var_05_the_friendlier_game_leaves_four_libraries_out() -> None:
    """Those of the Goblin, the Cube, the Snowman and the Fire Imp; all eight others are dealt to four players."""
    t = Table(state=new_game(FRIENDLIER, 4, SEED))
    offered: set[str] = set()
    while t.prompt == "library":
        offered |= t.legal()
        t.choose(t.seat, min(t.legal()))
    assert offered == {"automaton", "bookworm", "ghost", "golem", "mummy", "sasquatch", "witch", "wizard"}


@pytest.mark.parametrize("ruleset", [LONGER, FRIENDLIER], ids=["longer", "friendlier"])
def test_var_06_variants_are_played_to_the_end(ruleset: Ruleset) -> None:
    """A whole game by random play."""
    t = Table(state=new_game(ruleset, 3, SEED))
    playout(t.state, 3)
    assert t.is_over


@pytest.mark.trace("TB-05")
def test_the_starting_hand_is_a_switch() -> None:
    """Six in the first edition."""
    assert preset("first-en").starting_hand == 6
    assert [len(hand) for hand in new_game(replace(preset("first-en"), starting_hand=8), 2, SEED).hands] == [8, 8]


def test_the_last_round_comes_when_the_rounds_run_out() -> None:
    """The rules promise no end; `round_limit` does, and the result says so."""
    t = Table(phase="cleanup", tiles="1 / 5 6", round_number=17)
    assert t.state.round.final == "round_limit"
    t = Table(phase="cleanup", tiles="1 / 5 6", round_number=16)
    assert t.state.round.final == ""


def test_a_ruleset_survives_json() -> None:
    """And an unknown, missing or ill-typed field is named."""
    assert Ruleset.from_json(FRIENDLIER.to_json()) == FRIENDLIER


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"house_rule": 1}, "ruleset.house_rule: not a switch we know"),
        ({"starting_hand": "six"}, "ruleset.starting_hand: expected 1 to 20, found 'six'"),
        ({"final_round_cards": [16, 14]}, "ruleset.final_round_cards: expected three numbers from 1 to 152"),
        ({"removed_locations": ["3"]}, "ruleset.removed_locations: expected a list of int"),
    ],
)
def test_a_bad_ruleset_is_refused_by_the_name_of_its_field(change: dict[str, Any], says: str) -> None:
    """One clear error."""
    with pytest.raises(SetupError, match=says):
        Ruleset.from_json(preset("first-en").to_json() | change)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"witch_loser": "shelved"}, 'ruleset.witch_loser: expected "discarded" or'),
        ({"starting_hand": 0}, "ruleset.starting_hand: expected 1 to 20"),
        ({"round_limit": 0}, "ruleset.round_limit: expected 1 to 99"),
        ({"removed_locations": (1,)}, f"ruleset.removed_locations: expected tiles from 2 to {LAST}, found .1"),
        ({"removed_locations": (3, 99)}, f"ruleset.removed_locations: expected tiles from 2 to {LAST}, found .3, 99"),
        ({"removed_libraries": ("gobblin",)}, "ruleset.removed_libraries: no library belongs to 'gobblin'"),
        ({"removed_libraries": assistant_keys()[:9]}, "removed_libraries: 3 are left, 4 are needed"),
    ],
)
def test_what_cannot_be_played_is_refused_at_the_start(change: dict[str, Any], says: str) -> None:
    """Rather than played as something else."""
    with pytest.raises(SetupError, match=says):
        new_game(replace(preset("first-en"), **change), 2, SEED)


def test_an_unknown_preset_is_refused() -> None:
    """With the names of those there are."""
    with pytest.raises(SetupError, match="no preset 'second-en': there is first-en"):
        preset("second-en")
