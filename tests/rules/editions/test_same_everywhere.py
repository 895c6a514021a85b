"""What no switch is about is the very same in every rulebook, so that a rule's tests under one stand for all.

Sites and powers are made once and shared. A test for first-en thus tests the others too, but for those that a
ruling names; and those have tests of their own (test_trace.py sees to it).
"""

from itertools import product

import pytest

from exlibris.content.load import assistant_keys
from exlibris.engine import PRESETS, Game, game_of
from exlibris.engine.effects import Step
from exlibris.engine.phases import first_step
from support.editions import edition
from support.tiles import TILES

OWN_SITES = {"first-en": set(), "first-pl": {17}, "first-cs": {7, 13, 16}, "first-fr": {4, 7, 11, 18}}
OWN_SITES["revised-en"] = set()
OWN_POWERS = {"first-cs": {"ghost"}, "revised-en": {"cube", "witch", "wizard"}}
VARIANTS = [(), ("beginner",), ("friendlier",), ("longer",), ("solo",)]
MODES = pytest.mark.parametrize(("preset", "variants"), list(product(PRESETS, VARIANTS)))


def game(preset: str, variants: tuple[str, ...] = ()) -> Game:
    """Return the facts of the game."""
    return game_of(edition(preset, *variants), 1 if "solo" in variants else 3)


@MODES
def test_every_location_does_the_same_but_for_those_that_a_ruling_names(preset: str, variants: tuple[str, ...]) -> None:
    base, other = game("first-en"), game(preset, variants)
    assert {tile for tile in TILES if other.sites[tile] is not base.sites[tile]} == OWN_SITES[preset]


@MODES
def test_every_assistant_can_do_the_same_but_for_those_that_a_ruling_names(
    preset: str, variants: tuple[str, ...]
) -> None:
    base, other = game("first-en"), game(preset, variants)
    differ = {key for n, key in enumerate(assistant_keys(), 1) if other.powers[n] is not base.powers[n]}
    assert differ == OWN_POWERS.get(preset, set())


@MODES
def test_tiles_deal_the_same_cards_and_have_the_same_delayed_effects(preset: str, variants: tuple[str, ...]) -> None:
    base, other = game("first-en"), game(preset, variants)
    for fact in ("cards_dealt", "face_down", "delayed", "spaces_differ"):
        assert getattr(other, fact) == getattr(base, fact)
    if "solo" not in variants:
        assert other.spaces == base.spaces


def round_of(played: Game) -> list[str]:
    """Return the steps of a round by the names of their classes."""
    steps = []
    step: Step | None = first_step(played, "preparation")
    while step is not None:
        steps.append(type(step).__name__)
        step = step.then
    return steps


@pytest.mark.trace("ROUND-01")
def test_solo_18_placement_and_resolution_are_those_of_the_game_with_others() -> None:
    """Preparation and Cleanup are the solo game's own."""
    assert round_of(game("first-en")) == [
        "Prepare", "NextSeat", "PlaceAssistant", "BeginResolution", "ResolveTiles", "CleanUp",
    ]  # fmt: skip
    assert round_of(game("first-en", ("solo",))) == [
        "PrepareSolo", "NextSeat", "PlaceAssistant", "BeginResolution", "ResolveTiles", "GoHome", "EliminateTiles",
        "NextSoloRound",
    ]  # fmt: skip
