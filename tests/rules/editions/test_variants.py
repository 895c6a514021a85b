"""Beginner, friendlier, longer: alone and together, in every rulebook (VAR)."""

from itertools import chain, combinations

import pytest

from exlibris.content.load import assistant_keys
from exlibris.engine import PRESETS, SetupError, compose, new_game, playout, variants_of
from support.editions import ALL, ALL_FIRST, ONLY_REVISED, REVISED, edition, new_table
from support.table import SEED
from support.tiles import ASSISTANTS, TILES

ALL_TILES = set(TILES)
HARSH = {3, 7, 15, 16}
HARD = {3, 7, 8, 9, 15, 17}
HARSH_LIBRARIES = {"goblin", "cube", "snowman", "imp"}


def tiles_in_game(preset: str, *variants: str) -> set[int]:
    """Return the tiles with which the game is played."""
    r = new_table(preset, 3, *variants).state.round
    return {*r.permanent, *r.temporary, *r.stack}


def libraries_in_game(preset: str, *variants: str) -> set[str]:
    """Return the special assistants that can be chosen or dealt."""
    game = new_table(preset, 2, *variants).state.game
    return {assistant_keys()[number - 1] for number in game.libraries}


@ALL_FIRST
@pytest.mark.trace("TB-07")
def test_var_02_six_tiles_are_left_out(preset: str) -> None:
    """3, 7, 8, 9, 15 and 17; of the printed ones twelve remain."""
    assert tiles_in_game(preset, "beginner") == ALL_TILES - HARD
    assert len(ALL_TILES - HARD) == 12


@pytest.mark.presets("first-en", "first-pl", "first-cs")
def test_var_02_is_a_suggestion_in_the_polish_and_czech_books(preset: str) -> None:
    """So beginners may play with all tiles; the French book has no choice."""
    t = new_table(preset, 2, "beginner-all-locations")
    assert t.left(0) == "sss"
    assert tiles_in_game(preset, "beginner-all-locations") == ALL_TILES
    assert "beginner-all-locations" not in variants_of("first-fr")


@ONLY_REVISED
def test_var_03_revised_beginners_play_with_all_tiles() -> None:
    """And without special assistants (SETUP2-04)."""
    assert tiles_in_game(REVISED, "beginner") == ALL_TILES


@ALL
@pytest.mark.trace("TB-08")
def test_var_04_the_friendlier_game_is_without_four_tiles(preset: str) -> None:
    """3, 7, 15 and 16; fourteen remain."""
    assert tiles_in_game(preset, "friendlier") == ALL_TILES - HARSH


@ALL_FIRST
@pytest.mark.trace("TB-08")
def test_var_05_and_without_four_libraries_in_the_first_edition(preset: str) -> None:
    """Those of Goblin, Cube, Snowman and Fire Imp; eight remain, enough for four players."""
    assert libraries_in_game(preset, "friendlier") == set(ASSISTANTS) - HARSH_LIBRARIES
    new_table(preset, 4, "friendlier")


@ONLY_REVISED
@pytest.mark.trace("VAR-05")
def test_var_04_the_revised_friendlier_game_keeps_all_four_special_assistants() -> None:
    """The Cube among them: only tiles are left out."""
    assert libraries_in_game(REVISED, "friendlier") == {"cube", "mummy", "witch", "wizard"}


@ALL
def test_var_06_the_longer_game_takes_three_cards_more(preset: str) -> None:
    standard, longer = (new_table(preset, 3, *names).state.game.final_round_cards for names in ((), ("longer",)))
    assert longer == standard + 3


@ONLY_REVISED
def test_var_07_beginner_and_standard_mode_are_the_two_main_modes() -> None:
    """Standard is what the preset plays: with special assistant cards, dealt or drafted; and there is solo."""
    assert edition(REVISED).special_assistants == "cards_dealt"
    assert edition(REVISED, "beginner").special_assistants == "none"
    assert edition(REVISED, "drafted").special_assistants == "cards_drafted"
    assert set(variants_of(REVISED)) == {"beginner", "drafted", "friendlier", "longer", "next-award", "solo"}


@ALL_FIRST
def test_variants_add_up(preset: str) -> None:
    """A beginners' friendlier longer game leaves out eight tiles and takes three cards more."""
    rules = edition(preset, "beginner", "friendlier", "longer")
    assert set(rules.removed_locations) == HARD | HARSH
    assert set(rules.removed_libraries) == HARSH_LIBRARIES
    assert (rules.longer_game, rules.special_assistants) == (3, "none")
    assert edition(preset, "longer", "friendlier", "beginner") == rules


def together(preset: str) -> list[tuple[str, ...]]:
    """Return all sets of multi-player variants that do not contradict each other."""
    names = [name for name in variants_of(preset) if name != "solo"]
    sets = chain.from_iterable(combinations(names, n) for n in range(len(names) + 1))
    return [chosen for chosen in sets if not {"beginner", "drafted"} <= set(chosen)]


@pytest.mark.parametrize(("preset", "variants"), [(name, chosen) for name in PRESETS for chosen in together(name)])
def test_every_combination_is_played_to_the_end(preset: str, variants: tuple[str, ...]) -> None:
    """With the rulebook's own deck and the most seats."""
    state = new_game(compose(preset, variants), 4, SEED)
    playout(state, 5)
    assert state.is_over


@pytest.mark.parametrize(
    ("preset", "variants", "says"),
    [
        ("first-en", ["drafted"], "no variant 'drafted' in first-en; the variants are beginner, "),
        (
            "revised-en",
            ["beginner-all-locations"],
            "no variant 'beginner-all-locations' in revised-en; the variants are",
        ),
        ("first-fr", ["beginner-all-locations"], "no variant 'beginner-all-locations' in first-fr"),
        ("revised-en", ["beginner", "drafted"], "variants: beginner and drafted contradict each other"),
        ("revised-en", ["drafted", "beginner"], "variants: drafted and beginner contradict each other"),
        ("first-en", ["solo", "friendlier"], "variants: solo is played alone, without friendlier"),
        ("first-cs", ["solo", "next-award"], "variants: solo is played alone, without next-award"),
        ("first-pl", ["beginner", "solo"], "variants: solo is played alone, without beginner"),
        ("revised-en", ["solo", "longer", "drafted"], "variants: solo is played alone, without drafted, longer"),
    ],
)
def test_impossible_variants_are_refused_by_name(preset: str, variants: list[str], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        compose(preset, variants)


def test_a_variant_named_twice_counts_once() -> None:
    assert compose("first-en", ["longer", "longer"]) == compose("first-en", ["longer"])
