"""Every switch of every preset as its rulebook prints it, and what a composed ruleset may not be."""

from dataclasses import replace
from typing import Any

import pytest

from exlibris.content.load import assistant_keys, load_locations
from exlibris.content.rulesets import read_switches
from exlibris.engine import PRESETS, Ruleset, SetupError, compose, new_game, playout
from support.table import SEED

LAST = load_locations()[-1].number
FIELDS = ("first-en", "first-pl", "first-cs", "first-fr", "revised-en")
SAME = "="  # as in the first column
SWITCHES: dict[str, tuple[Any, Any, Any, Any, Any]] = {
    "language": ("en", "pl", "cs", "fr", SAME),
    "mode": ("multiplayer", SAME, SAME, SAME, SAME),
    "starting_hand": (6, SAME, SAME, SAME, 8),
    "final_round_cards": ((16, 14, 12), SAME, SAME, SAME, (18, 16, 14)),
    "longer_game": (0, SAME, SAME, SAME, SAME),
    "special_assistants": ("with_library", SAME, SAME, SAME, "cards_dealt"),
    "library_choice": ("own_two", SAME, SAME, "open_pool", "plain"),
    "gambling_den_names": ("player", SAME, "assistant", SAME, SAME),
    "gambling_den_tie": ("counter_clockwise", SAME, SAME, "clockwise", SAME),
    "mysterious_shack_take": ("any", SAME, "all", SAME, SAME),
    "tax_collector_pays": ("discard", SAME, "tile", SAME, SAME),
    "rummage_sale_shelving": ("must", "may", SAME, SAME, SAME),
    "shelfmasons_directions": ("all", SAME, SAME, "sideways", SAME),
    "ghost_shares_with": ("anybody", SAME, "opponent", SAME, SAME),
    "guild_at_snowman": ("occupied", SAME, SAME, SAME, SAME),
    "witch_loser": ("discarded", SAME, SAME, SAME, "face_down"),
    "witch_reveal": ("must", SAME, SAME, SAME, "may"),
    "wizard_shift": ("group", SAME, SAME, SAME, "any_cards"),
    "cube_card_shelved": (False, SAME, SAME, SAME, True),
    "garbage_dump_take": ("must", SAME, SAME, "may", SAME),
    "paper_mill_shelving": ("may", SAME, SAME, "must", SAME),
    "removed_locations": ((), SAME, SAME, SAME, SAME),
    "removed_libraries": ((), SAME, SAME, SAME, SAME),
    "solo_level": (1, SAME, SAME, SAME, SAME),
    "solo_special": ("two_of_seven", SAME, SAME, SAME, "free_choice"),
    "solo_focus": ("secret", SAME, SAME, SAME, "open"),
    "solo_assistants_per_tile": ("one", SAME, SAME, SAME, "any"),
    "solo_clues": ("two_cards", SAME, SAME, SAME, "one_card"),
    "last_tie_breaker": ("no_race", SAME, "shared", SAME, SAME),
    "prominent_ties": ("all_places", SAME, SAME, SAME, SAME),
    "round_limit": (18, SAME, SAME, SAME, SAME),
}
CASES = [
    (preset, name, values[0] if values[at] == SAME else values[at])
    for at, preset in enumerate(FIELDS)
    for name, values in SWITCHES.items()
]
# Two switches that only go together with each other.
PAIRED = {"with_library": {"library_choice": "own_two"}, "open_pool": {"special_assistants": "with_library"}}
PAIRED |= {key: {"library_choice": "plain"} for key in ("cards_dealt", "cards_drafted", "none")}
PAIRED |= {"own_two": {"special_assistants": "with_library"}, "plain": {"special_assistants": "none"}}


@pytest.mark.parametrize(("preset", "name", "value"), CASES)
def test_every_switch_is_set_as_ruled(preset: str, name: str, value: Any) -> None:
    assert getattr(compose(preset), name) == value


def test_the_table_names_every_switch_and_every_preset() -> None:
    assert {*SWITCHES, "preset", "components", "added"} == set(Ruleset.__dataclass_fields__)
    assert {*SWITCHES} == set(read_switches())
    assert FIELDS == PRESETS
    assert [compose(name).preset for name in PRESETS] == list(PRESETS)


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, switch in read_switches().items() for value in switch.get("values", ())],
)
@pytest.mark.parametrize("preset", ["first-en", "revised-en"])
def test_every_value_of_a_switch_can_be_played_on_its_own(preset: str, name: str, value: str) -> None:
    """Composed into a preset that has another, with what it needs."""
    state = new_game(compose(preset, (), {**PAIRED.get(value, {}), name: value}), 1 if value == "solo" else 3, SEED)
    playout(state, 2)
    assert state.is_over


@pytest.mark.parametrize("name", [name for name, switch in read_switches().items() if "values" in switch])
@pytest.mark.parametrize("value", ["nonsense", 1, None, ["any"]])
def test_a_value_that_a_switch_does_not_have_is_refused_with_those_it_has(name: str, value: object) -> None:
    with pytest.raises(SetupError, match=f'ruleset.{name}: expected "{read_switches()[name]["values"][0]}"'):
        compose("first-en", (), {name: value})


@pytest.mark.parametrize("name", [name for name, switch in read_switches().items() if "least" in switch])
def test_a_number_out_of_range_is_refused(name: str) -> None:
    least, most = read_switches()[name]["least"], read_switches()[name]["most"]
    for value in (least - 1, most + 1, "3", 2.0, True, None):
        with pytest.raises(SetupError, match=f"ruleset.{name}: expected {least} to {most}"):
            compose("first-en", (), {name: value})


@pytest.mark.parametrize(
    ("preset", "variants", "switches", "says"),
    [
        ("first-en", (), {"house_rule": 1}, "ruleset.house_rule: unknown switch"),
        ("first-en", (), {"cube_card_shelved": "yes"}, "ruleset.cube_card_shelved: expected true or false"),
        ("first-en", (), {"final_round_cards": [1, 2]}, "ruleset.final_round_cards: expected three numbers from 1"),
        ("first-en", (), {"final_round_cards": [0, 2, 3]}, "ruleset.final_round_cards: expected three numbers"),
        ("first-en", (), {"final_round_cards": [153, 2, 3]}, "ruleset.final_round_cards: expected three numbers"),
        ("first-en", (), {"removed_locations": [1]}, f"ruleset.removed_locations: expected tiles from 2 to {LAST}"),
        (
            "first-en",
            (),
            {"removed_libraries": ["dragon"]},
            "ruleset.removed_libraries: no library belongs to 'dragon'",
        ),
        (
            "second-en",
            (),
            {},
            "no preset 'second-en'; the presets are first-en, first-pl, first-cs, first-fr, revised-en",
        ),
    ],
)
def test_what_cannot_be_composed_is_refused(
    preset: str, variants: tuple[str, ...], switches: dict[str, Any], says: str
) -> None:
    with pytest.raises(SetupError, match=says):
        compose(preset, variants, switches)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"house_rule": 1}, "ruleset.house_rule: unknown switch"),
        ({"starting_hand": "six"}, "ruleset.starting_hand: expected 1 to 20, found 'six'"),
        ({"final_round_cards": [16, 14]}, "ruleset.final_round_cards: expected three numbers from 1 to 152"),
        ({"removed_locations": ["3"]}, "ruleset.removed_locations: expected a list of int"),
    ],
)
def test_a_bad_ruleset_is_refused_by_the_name_of_its_field(change: dict[str, Any], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        Ruleset.from_json(compose("first-en").to_json() | change)


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
def test_a_ruleset_changed_into_one_that_cannot_be_played_is_refused_at_the_start(
    change: dict[str, Any], says: str
) -> None:
    with pytest.raises(SetupError, match=says):
        new_game(replace(compose("first-en"), **change), 2, SEED)


SOLO_LIBRARIES = ["automaton", "mummy", "bookworm", "golem", "wizard", "witch", "imp"]


@pytest.mark.parametrize(
    ("preset", "variants", "switches", "seats", "says"),
    [
        ("first-en", ["friendlier"], {"removed_libraries": SOLO_LIBRARIES}, 3, "libraries: 5 are left, 6 are needed"),
        ("first-fr", (), {"removed_libraries": SOLO_LIBRARIES}, 4, "removed_libraries: 5 are left, 8 are needed"),
        ("revised-en", (), {"removed_libraries": ["cube"]}, 4, "removed_libraries: 3 are left, 4 are needed"),
        ("revised-en", ["drafted"], {"removed_libraries": ["cube", "mummy"]}, 3, "2 are left, 3 are needed"),
        ("first-en", ["solo"], {"removed_libraries": SOLO_LIBRARIES[1:]}, 1, "1 are left, 2 are needed"),
        ("revised-en", ["solo"], {"removed_libraries": ["mummy", "witch", "wizard"]}, 1, "0 are left, 1 are needed"),
        ("revised-en", ["solo"], {"special_assistants": "none"}, 1, "special_assistants: solo is played with one"),
        ("first-en", ["solo"], {"removed_locations": [2]}, 1, "removed_locations: solo needs all of its ten"),
        ("first-en", ["solo"], {}, 2, "seats: a solo game has one seat, found 2"),
        ("revised-en", (), {}, 1, r'found 1; to play alone, compose\("revised-en", \["solo"\]\)'),
        ("first-en", (), {"library_choice": "plain"}, 2, "library_choice: 'plain' does not go with"),
        ("revised-en", (), {"library_choice": "open_pool"}, 2, "library_choice: 'open_pool' does not go with"),
    ],
)
def test_what_cannot_be_played_is_refused(
    preset: str, variants: tuple[str, ...], switches: dict[str, Any], seats: int, says: str
) -> None:
    with pytest.raises(SetupError, match=says):
        new_game(compose(preset, variants, switches), seats, SEED)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("variants", [(), ("longer",), ("beginner", "friendlier"), ("solo",)])
def test_a_composed_ruleset_survives_json(preset: str, variants: tuple[str, ...]) -> None:
    ruleset = compose(preset, variants)
    assert Ruleset.from_json(ruleset.to_json()) == ruleset
