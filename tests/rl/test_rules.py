"""What an observation says of the ruleset."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from exlibris.content import load_locations
from exlibris.engine import PRESETS, Ruleset, SetupError, compose, game_of, new_game
from exlibris.engine.shelves import EMPTY, MIDDLE, WIDTH
from exlibris.rl import SIZE, Observations, corner_of
from exlibris.rl.fields import HIGHEST
from exlibris.rl.rules import rules_of
from support.observed import numbers_of

MOON = {"values": ["new", "half", "full"], "default": "new"}
CARDS = {"least": 1, "most": 1000, "default": 2}
NIGHT = {"default": True}


@pytest.mark.parametrize("number", range(len(PRESETS)))
@pytest.mark.parametrize("seats", [1, 3])
def test_presets_count_from_1_and_tiles_and_assistants_have_versions(number: int, seats: int) -> None:
    game = game_of(compose(PRESETS[number], ["solo"] if seats == 1 else []), seats)
    values = rules_of(game)
    assert values["rules.preset"] == [1 + number]
    assert values["rules.final_round_cards"] == list(game.ruleset.final_round_cards)
    there = {tile for tile, version in enumerate(values["tile.version"]) if version}
    assert there == set(game.tiles) | ({1} if seats > 1 else set())
    assert there <= {location.number for location in load_locations()}
    powers = {power for power, version in enumerate(values["power.version"]) if version}
    assert powers == set(game.libraries)


def test_a_deck_with_more_cards_than_fields_is_refused() -> None:
    with pytest.raises(SetupError, match="fields for 152 cards, but the deck has 153"):
        rules_of(SimpleNamespace(card_count=153))  # type: ignore[arg-type]


class Added:
    """A ruleset with switches of an expansion."""

    def __init__(self, ruleset: Ruleset, **switches: object) -> None:
        self.ruleset = ruleset
        self.added = tuple(switches.items())

    def __getattr__(self, name: str) -> Any:
        return getattr(self.ruleset, name)


def test_switches_of_expansions_count_from_1_by_their_names() -> None:
    """0 stands for a switch that the game does not have; numbers end where a byte does."""
    game = game_of(compose("first-en"), 2)
    ruleset = Added(game.ruleset, moon_phase="half", moon_cards=900, night=False)
    added: Any = SimpleNamespace(
        card_count=152, ruleset=ruleset, tiles=game.tiles, is_solo=False, libraries=game.libraries
    )
    known = {"moon_phase": MOON, "moon_cards": CARDS, "night": NIGHT, "sun": MOON}
    with patch("exlibris.rl.rules.added_switches", lambda: known):
        assert rules_of(added)["rules.added"] == [HIGHEST, 2, 1, 0]
    assert rules_of(game)["rules.added"] == []


@pytest.mark.parametrize("seats", [1, 3])
def test_each_row_says_of_the_rules_what_they_are_however_often_it_is_written(seats: int) -> None:
    state = new_game(compose("first-pl", ["solo"] if seats == 1 else []), seats, bytes(32))
    observations = Observations(state.game, 2)
    for row in (0, 1, 1, 0):
        observations.write(state, 0, row)
    values = rules_of(state.game) | {"seat.plays": [1] * seats}
    for row in (0, 1):
        numbers = bytes(observations.numbers)[row * SIZE : (row + 1) * SIZE]
        for name, said in values.items():
            found = numbers_of(numbers, name)
            assert list(found[: len(said)]) == said
            assert not any(found[len(said) :])


def test_cells_of_an_empty_shelf_count_from_above_and_left_of_the_middle() -> None:
    assert corner_of(EMPTY) == MIDDLE - WIDTH - 1
