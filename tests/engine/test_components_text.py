"""The line that says by which versions of the rules a text is played."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exlibris.content import rulesets
from exlibris.engine import Components, GameText, NotationError, Record, State, compose, preset, preset_names
from exlibris.engine.components import RULES_VERSION
from exlibris.engine.notation.components import components_text, read_components
from exlibris.engine.notation.lines import Line
from support.editions import by_rules, oldest

NEWEST = preset("first-en").components
SHORT = """exlibris position 1
preset: first-en
seats: 2
"""


def line(text: str) -> Line:
    return Line(1, "components", "", text)


def versions(given: tuple[tuple[str, int], ...]) -> st.SearchStrategy[tuple[tuple[str, int], ...]]:
    """Draw a version of each component, 0 for one that is left out."""
    drawn = st.tuples(*[st.integers(0, 3) for _ in given])
    return drawn.map(lambda all_of: tuple([(key, n) for (key, _), n in zip(given, all_of, strict=True) if n]))


ANY = st.builds(
    Components,
    st.integers(1, 9),
    st.tuples(st.tuples(st.sampled_from(["en", "pl", "cs", "fr"]), st.integers(1, 3))),
    versions((*NEWEST.locations, ("observatory", 1))),
    versions(NEWEST.assistants),
)


@given(ANY)
def test_any_versions_are_read_as_they_were_written(components: Components) -> None:
    assert read_components(line(components_text(components)), components.deck[0][0]) == components.to_json()


def test_only_what_is_not_of_the_first_version_is_named() -> None:
    first = oldest(preset("first-en"))
    assert components_text(first.components) == "rules 1, others 1"
    locations = {**dict(first.components.locations), "gambling_den": 2, "new_place": 1}
    assistants = tuple([one for one in first.components.assistants if one[0] != "ghost"])
    text = components_text(Components(7, (("en", 2),), tuple(locations.items()), assistants))
    assert text == "rules 7, deck 2, gambling_den 2, ghost 0, new_place 1, others 1"


@pytest.mark.parametrize("name", preset_names())
@pytest.mark.parametrize("rules", range(1, RULES_VERSION + 1))
def test_texts_name_their_rules_in_all_presets(name: str, rules: int) -> None:
    ruleset = compose(name, (), {"components": by_rules(rules, preset(name)).components.to_json()})
    text = GameText(Record(ruleset, 2, bytes(32), ())).to_text()
    assert f"components: rules {rules}, " in text
    assert "switch" not in text
    assert GameText.from_text(text).record.ruleset == ruleset


def test_the_line_of_older_texts_about_the_record_is_ignored() -> None:
    game = GameText(Record(preset("first-en"), 2, bytes(32), ()))
    assert GameText.from_text(game.to_text().replace("seats:", "version: 2\nseats:")) == game


def test_without_the_line_the_newest_rules_are_played() -> None:
    assert State.from_text(SHORT).game.ruleset == preset("first-en")


def test_an_older_component_is_played_as_written() -> None:
    text = f"{SHORT}components: rules 1, others 1\n"
    assert State.from_text(text).game.ruleset == oldest(preset("first-en"))


def test_the_json_of_a_record_is_read_too() -> None:
    text = f"{SHORT}components: {json.dumps(NEWEST.to_json())}\n"
    assert State.from_text(text).game.ruleset == preset("first-en")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "expected a key and its version, such as 'rules 1', found ''"),
        ("rules 1", "expected 'rules 1, others 1', with versions of components between, found 'rules 1'"),
        ("others 1", "expected 'rules 1, others 1', with versions of components between, found 'others 1'"),
        ("rules 1, others 2", "expected 'rules 1, others 1', with"),
        ("rules 1, rules 2, others 1", "rules is there twice"),
        ("rules one, others 1", "expected a key and its version, such as 'rules 1', found 'rules one'"),
        ("rules 1, book_swap, others 1", "expected a key and its version, such as 'rules 1', found 'book_swap'"),
        ("rules 99, others 1", "ruleset.components.rules: version 99, made with a newer Ex Libris"),
        ("rules 1, book_swap 99, others 1", "ruleset.components.locations.book_swap: version 99, made with a newer"),
        ("rules 1, bookshop 1, others 1", "ruleset.components.locations.bookshop: unknown; made with a newer"),
        ("rules 0, others 1", "ruleset.components.rules: expected a version from 1 upwards, found 0"),
        ("{", "expected JSON"),
    ],
)
def test_what_is_wrong_is_named(text: str, why: str) -> None:
    with pytest.raises(NotationError) as refused:
        State.from_text(f"{SHORT}components: {text}\n")
    assert str(refused.value).startswith(f"line 4, components: {why}")


def test_a_preset_is_as_it_was_under_older_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = {"2": {"starting_hand": 5}, "3": {"starting_hand": 7, "longer_game": 3}}
    read = rulesets.read_preset
    monkeypatch.setattr(rulesets, "read_preset", lambda name: {**read(name), "before": changed})
    before = [rulesets.values_before("first-en", rules) for rules in (1, 2, 3)]
    assert before == [{"starting_hand": 5, "longer_game": 3}, {"starting_hand": 7, "longer_game": 3}, {}]
