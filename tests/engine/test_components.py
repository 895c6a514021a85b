"""A ruleset names what its game is made of; what is newer is told apart from what is wrong, and the old is kept."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from exlibris.content.fingerprints import assistant_fingerprints, deck_fingerprint, location_fingerprints
from exlibris.content.load import Location, load_locations, locations_by_key
from exlibris.content.rulesets import read_switches
from exlibris.engine import Record, RecordError, Ruleset, SetupError, new_game, preset
from exlibris.engine.components import RULES_VERSION, newest_components
from exlibris.engine.game import game_of
from exlibris.engine.site import Site
from exlibris.engine.upgrades import v1
from support.corpus import load_corpus, replayed_hashes

GAME = next(iter(load_corpus().values()))
OLD: dict[str, Any] = json.loads(GAME.record)
CACHES = (load_locations, locations_by_key, location_fingerprints, preset)


MODULE = "exlibris.engine.locations.observatory"


def module_with(**names: object) -> ModuleType:
    """Return a module like that of a location, with these names."""
    module = ModuleType(MODULE)
    module.__dict__.update(names)
    return module


@pytest.fixture
def observatory(monkeypatch: pytest.MonkeyPatch) -> Iterator[Location]:
    """Install a nineteenth location while the test runs."""
    tile = replace(load_locations()[-1], number=len(load_locations()) + 1, key="observatory")
    more = (*load_locations(), tile)
    monkeypatch.setitem(sys.modules, MODULE, module_with(SITE=Site()))
    for module in ("components", "game", "ruleset"):
        monkeypatch.setattr(f"exlibris.engine.{module}.load_locations", lambda: more)
    by_key = {one.key: one for one in more}
    monkeypatch.setattr("exlibris.engine.components.locations_by_key", lambda: by_key)
    preset.cache_clear()
    yield tile
    preset.cache_clear()


def changed(data: dict[str, Any], kind: str, key: str, version: object) -> dict[str, Any]:
    """Return the ruleset as JSON with that version of a component."""
    components = data["components"]
    return data | {"components": components | {kind: components[kind] | {key: version}}}


def test_a_preset_names_all_components_in_their_newest_versions() -> None:
    components = preset("first-pl").components
    assert components == newest_components("pl")
    assert [key for key, _ in components.locations] == [tile.key for tile in load_locations()]
    assert preset("first-pl").version("book_swap") == locations_by_key()["book_swap"].version
    assert preset("first-pl").version("observatory") == 0


def test_a_game_deals_what_its_ruleset_names_and_nothing_else() -> None:
    data = preset("first-en").to_json()
    del data["components"]["locations"]["book_swap"]
    del data["components"]["assistants"]["imp"]
    game = game_of(Ruleset.from_json(data), 2)
    every = game_of(preset("first-en"), 2)
    assert {*every.tiles} - {*game.tiles} == {2}
    assert {every.powers[number].key for number in {*every.libraries} - {*game.libraries}} == {"imp"}


def test_a_new_location_is_dealt_in_new_games_only(observatory: Location) -> None:
    assert observatory.number in game_of(preset("first-en"), 2).tiles
    record = Record.from_json(GAME.record)
    assert observatory.number not in game_of(record.ruleset, record.seats).tiles
    assert tuple(replayed_hashes(record)) == GAME.hashes


def test_a_location_may_follow_the_ruleset(observatory: Location, monkeypatch: pytest.MonkeyPatch) -> None:
    few, many = Site(), Site()
    monkeypatch.setitem(sys.modules, MODULE, module_with(site=lambda rules: many if rules.starting_hand > 4 else few))
    made = [game_of(replace(preset("first-en"), starting_hand=hand), 2).sites for hand in (4, 5)]
    assert [sites[observatory.number] for sites in made] == [few, many]


@pytest.mark.parametrize(
    ("module", "says"),
    [
        (None, f"there is no module {MODULE} to say what it does"),
        (module_with(SIGHT=Site()), f"{MODULE} has neither SITE nor site(rules)"),
    ],
)
@pytest.mark.usefixtures("observatory")
def test_a_location_without_its_effect_is_named(
    module: ModuleType | None, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, MODULE)
    if module is not None:
        monkeypatch.setitem(sys.modules, MODULE, module)
    with pytest.raises(SetupError) as refused:
        new_game(replace(preset("first-en"), starting_hand=9), 2, bytes(32))
    assert str(refused.value) == f"ruleset.components.locations.observatory: {says}"


@pytest.mark.parametrize(
    ("kind", "key", "version", "says"),
    [
        ("locations", "observatory", 1, "ruleset.components.locations.observatory: unknown; made with a newer"),
        ("assistants", "owl", 1, "ruleset.components.assistants.owl: unknown; made with a newer"),
        ("locations", "book_swap", 9, "ruleset.components.locations.book_swap: version 9, made with a newer"),
        ("assistants", "imp", 0, "ruleset.components.assistants.imp: expected a version from 1"),
        ("deck", "en", 9, "ruleset.components.deck.en: version 9, made with a newer"),
        ("deck", "pl", 1, "ruleset.components.deck: expected one deck, found 2"),
    ],
)
def test_a_component_that_we_cannot_play_is_named(kind: str, key: str, version: object, says: str) -> None:
    with pytest.raises(SetupError) as refused:
        Ruleset.from_json(changed(preset("first-en").to_json(), kind, key, version))
    assert str(refused.value).startswith(says)


def test_newer_common_rules_are_refused_in_one_line() -> None:
    data = preset("first-en").to_json()
    data["components"]["rules"] = RULES_VERSION + 1
    with pytest.raises(SetupError, match=r"ruleset\.components\.rules: version [0-9]+, made with a newer Ex Libris"):
        Ruleset.from_json(data)


def test_a_deck_of_another_language_than_the_switch_is_refused() -> None:
    data = preset("first-en").to_json() | {"language": "pl"}
    with pytest.raises(SetupError, match="'en' is not that of the language 'pl'"):
        Ruleset.from_json(data)


def test_a_ruleset_from_before_a_switch_existed_has_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    switches = read_switches()
    newer = {**switches, "wizard_shift": {**switches["wizard_shift"], "default": "group"}}
    monkeypatch.setattr("exlibris.engine.ruleset.read_switches", lambda: newer)
    data = preset("revised-en").to_json()
    del data["wizard_shift"]
    assert Ruleset.from_json(data) == replace(preset("revised-en"), wizard_shift="group")


def test_a_switch_of_a_newer_version_is_refused_in_one_line() -> None:
    with pytest.raises(SetupError, match=r"ruleset\.moonlight: not a switch we know; made with a newer Ex Libris"):
        Ruleset.from_json(preset("first-en").to_json() | {"moonlight": True})


def test_the_frozen_content_of_the_first_version_is_still_ours() -> None:
    assert location_fingerprints().items() >= v1.LOCATIONS.items()
    assert assistant_fingerprints().items() >= v1.ASSISTANTS.items()
    assert {language: deck_fingerprint(language) for language in v1.DECKS} == v1.DECKS


def test_a_record_of_version_1_is_written_as_one_of_today() -> None:
    record = Record.from_json(GAME.record)
    data = json.loads(record.to_json())
    assert (OLD["version"], "components" in OLD["ruleset"]) == (1, False)
    assert data["version"] == 2
    assert data["ruleset"]["components"]["locations"]["book_swap"] == 1
    assert Record.from_json(record.to_json()) == record


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"content": "0"}, "content: made with a deck or tiles other than those of its version"),
        ({"ruleset": 3}, "ruleset: expected an object"),
        ({"ruleset": OLD["ruleset"] | {"language": "xx"}}, "ruleset.language: expected one of en, pl, cs, fr"),
    ],
)
def test_a_damaged_record_of_version_1_is_refused_with_its_place(change: dict[str, Any], says: str) -> None:
    with pytest.raises(RecordError) as refused:
        Record.from_json(json.dumps(OLD | change))
    assert str(refused.value).startswith(says)


def test_a_record_says_which_component_is_not_as_it_was() -> None:
    data = json.loads(Record.from_json(GAME.record).to_json())
    data["content"]["locations"]["flea_market"] = "00000000"
    with pytest.raises(RecordError, match=r"content: locations\.flea_market is not as it was"):
        Record.from_json(json.dumps(data))


RETIRED = [
    ({"paper_mill_discards": "hand_or_shelf"}, {"paper_mill_shelving": "must"}),
    ({"paper_mill_discards": "hand_and_shelf"}, {"paper_mill_shelving": "may"}),
    ({"community_center_gift": "any_other"}, {}),
]


@pytest.mark.parametrize(("old", "new"), RETIRED)
def test_switches_that_there_are_no_longer_are_read_and_replaced(old: dict[str, Any], new: dict[str, Any]) -> None:
    data = preset("first-en").to_json()
    older = {name: value for name, value in data.items() if name != "paper_mill_shelving"} | old
    expected = {"paper_mill_shelving": "may"} | new
    if "paper_mill_discards" not in old:
        older["paper_mill_shelving"] = "may"
    assert Ruleset.from_json(older) == Ruleset.from_json(data | expected)


def test_a_retired_switch_with_a_value_that_it_never_had_is_refused() -> None:
    data = preset("first-en").to_json() | {"community_center_gift": "everybody"}
    with pytest.raises(SetupError, match="community_center_gift: expected opponent or any_other, found 'everybody'"):
        Ruleset.from_json(data)
