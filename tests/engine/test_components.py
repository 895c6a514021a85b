"""A ruleset names what its game is made of; what is newer is told apart from what is wrong, and the old is kept."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from exlibris.content.fields import ContentError
from exlibris.content.fingerprints import location_fingerprints
from exlibris.content.load import Location, load_locations
from exlibris.content.rulesets import read_preset
from exlibris.engine import Record, RecordError, Ruleset, SetupError, State, compose, new_game, preset
from exlibris.engine.components import newest_components
from exlibris.engine.game import game_of
from exlibris.engine.notation.rulesets import ASSISTANTS, LOCATIONS, ruleset_lines
from exlibris.engine.record import UPGRADES, newest_version
from exlibris.engine.site import Site
from support.corpus import load_corpus, replayed_hashes

GAME = next(iter(load_corpus().values()))
CACHES = (load_locations, location_fingerprints, preset)


MODULE = "exlibris.engine.locations.observatory"


def module_with(**names: object) -> ModuleType:
    """Return a module like that of a location, with these names."""
    module = ModuleType(MODULE)
    module.__dict__.update(names)
    return module


@pytest.fixture
def observatory(monkeypatch: pytest.MonkeyPatch) -> Iterator[Location]:
    """Install another location, in version 2, in all presets while the test runs."""
    tile = replace(load_locations()[-1], number=len(load_locations()) + 1, key="observatory", version=2)
    more = (*load_locations(), tile)
    monkeypatch.setitem(sys.modules, MODULE, module_with(SITE=Site()))
    for module in ("components", "game", "ruleset"):
        monkeypatch.setattr(f"exlibris.engine.{module}.load_locations", lambda: more)
    monkeypatch.setattr("exlibris.engine.ruleset.read_preset", _with_observatory)
    preset.cache_clear()
    yield tile
    preset.cache_clear()


def _with_observatory(name: str) -> dict[str, Any]:
    data = read_preset(name)
    return {**data, "locations": [*data["locations"], "observatory"]}


def changed(data: dict[str, Any], kind: str, key: str, version: object) -> dict[str, Any]:
    """Return the ruleset as JSON with that version of a component."""
    components = data["components"]
    return data | {"components": components | {kind: components[kind] | {key: version}}}


def test_a_preset_names_all_components_in_their_newest_versions() -> None:
    components = preset("first-pl").components
    named = read_preset("first-pl")
    assert components == newest_components("pl", named["locations"], named["assistants"])
    assert [key for key, _ in components.locations] == [*LOCATIONS]
    assert preset("first-pl").version("book_swap") == 1
    assert preset("first-pl").version("observatory") == 0


def test_a_piece_is_played_only_where_preset_or_variant_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    there, whole = read_preset("first-en"), preset("first-en")
    less = {
        **there,
        "locations": [key for key in there["locations"] if key != "book_swap"],
        "variants": {"swapping": {"locations": ["book_swap"]}},
    }
    monkeypatch.setattr("exlibris.engine.ruleset.read_preset", lambda _: less)
    assert compose("first-en").version("book_swap") == 0
    assert compose("first-en", ["swapping"]) == whole
    less["locations"].append("moon")
    with pytest.raises(ContentError, match="rulesets: locations: there is no 'moon'"):
        compose("first-en")


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


def test_a_game_keeps_the_version_of_a_location_that_it_began_with(
    observatory: Location, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worked example: how a location's rules are corrected."""
    first, second = Site(), Site()
    module = module_with(site=lambda rules: second if rules.version("observatory") >= 2 else first)
    monkeypatch.setitem(sys.modules, MODULE, module)
    new = replace(preset("first-en"), starting_hand=7)
    begun = Ruleset.from_json(changed(new.to_json(), "locations", "observatory", 1))
    assert [game_of(rules, 2).sites[observatory.number] for rules in (begun, new)] == [first, second]
    assert State.from_text(str(new_game(begun, 2, bytes(32)))).game.ruleset == begun


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
        ("assistants", "imp", 0, "ruleset.components.assistants.imp: expected a version of 1"),
        ("deck", "en", 9, "ruleset.components.deck.en: version 9, made with a newer"),
        ("deck", "pl", 1, "ruleset.components.deck: expected one deck, found 2"),
    ],
)
def test_a_component_that_we_cannot_play_is_named(kind: str, key: str, version: object, says: str) -> None:
    with pytest.raises(SetupError) as refused:
        Ruleset.from_json(changed(preset("first-en").to_json(), kind, key, version))
    assert str(refused.value).startswith(says)


def test_a_ruleset_from_before_the_first_release_is_refused_in_one_line() -> None:
    data = preset("first-en").to_json()
    data["components"]["rules"] = 2
    with pytest.raises(SetupError, match=r"^ruleset\.components: made before Ex Libris 1\.0, which can't read it$"):
        Ruleset.from_json(data)


def test_a_deck_of_another_language_than_the_switch_is_refused() -> None:
    data = preset("first-en").to_json() | {"language": "pl"}
    with pytest.raises(SetupError, match="'en' isn't the deck of 'pl'"):
        Ruleset.from_json(data)


def test_a_ruleset_from_before_a_switch_existed_has_its_default(monkeypatch: pytest.MonkeyPatch) -> None:
    older = preset("revised-en").to_json()
    newer = {"moonlight": {"default": "none", "values": ["none", "full"], "expansion": "", "rule_ids": []}}
    for module in ("engine.ruleset", "engine.notation.rulesets"):
        monkeypatch.setattr(f"exlibris.{module}.added_switches", lambda: newer)
    preset.cache_clear()
    rules = Ruleset.from_json(older)
    assert (rules.switch("moonlight"), rules) == ("none", preset("revised-en"))
    full = compose("revised-en", (), {"moonlight": "full"})
    assert (full.switch("moonlight"), full.to_json()["moonlight"]) == ("full", "full")
    assert ruleset_lines(full) == ["preset: revised-en", "switch moonlight: full"]
    preset.cache_clear()
    with pytest.raises(SetupError, match='moonlight: expected "none" or "full"'):
        Ruleset.from_json(older | {"moonlight": "half"})


def test_a_switch_of_a_newer_version_is_refused_in_one_line() -> None:
    with pytest.raises(SetupError, match=r"ruleset\.moonlight: unknown switch; made with a newer Ex Libris"):
        Ruleset.from_json(preset("first-en").to_json() | {"moonlight": True})


def test_the_components_of_the_first_release_are_still_there() -> None:
    assert [*LOCATIONS] == [tile.key for tile in load_locations() if not tile.expansion][: len(LOCATIONS)]
    assert {*ASSISTANTS} <= {key for key, _ in preset("first-en").components.assistants}


def test_a_record_of_an_older_version_is_read_and_written_as_one_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worked example: in this made-up version 1, rulesets did not say what the Witch has to reveal."""

    def upgrade(data: dict[str, Any]) -> dict[str, Any]:
        return data | {"ruleset": {"witch_reveal": "must", **data["ruleset"]}}

    record = Record.from_json(GAME.record)
    old = json.loads(GAME.record)
    del old["ruleset"]["witch_reveal"]
    with pytest.raises(RecordError, match=r"ruleset\.witch_reveal: missing"):
        Record.from_json(json.dumps(old))
    monkeypatch.setitem(UPGRADES, newest_version(), upgrade)
    assert Record.from_json(json.dumps(old)) == record
    assert json.loads(record.to_json())["version"] == newest_version()


def test_a_record_says_which_component_is_not_as_it_was() -> None:
    data = json.loads(Record.from_json(GAME.record).to_json())
    data["content"]["locations"]["flea_market"] = "00000000"
    with pytest.raises(RecordError, match=r"content: locations\.flea_market has changed"):
        Record.from_json(json.dumps(data))
