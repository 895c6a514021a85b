"""The line that says by which versions of the components a text is played."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from exlibris.engine import Components, GameText, NotationError, Record, State, preset, preset_names
from exlibris.engine.notation.lines import TextLine
from exlibris.engine.notation.rulesets import components_text, read_components

NEWEST = preset("first-en").components
SHORT = """exlibris position 1
preset: first-en
seats: 2
"""


def line(text: str) -> TextLine:
    return TextLine(1, "components", "", [text])


def versions(given: tuple[tuple[str, int], ...]) -> st.SearchStrategy[tuple[tuple[str, int], ...]]:
    """Draw a version of each component, 0 for one that is left out."""
    drawn = st.tuples(*[st.integers(0, 3) for _ in given])
    return drawn.map(lambda all_of: tuple([(key, n) for (key, _), n in zip(given, all_of, strict=True) if n]))


ANY = st.builds(
    Components,
    st.tuples(st.tuples(st.sampled_from(["en", "pl", "cs", "fr"]), st.integers(1, 3))),
    versions((*NEWEST.locations, ("observatory", 1))),
    versions(NEWEST.assistants),
)


@given(ANY)
def test_any_versions_are_read_as_they_were_written(components: Components) -> None:
    assert read_components(line(components_text(components)), components.deck[0][0]) == components.to_json()


def test_only_what_is_not_of_the_first_version_is_named() -> None:
    assert components_text(NEWEST) == "others 1"
    locations = {**dict(NEWEST.locations), "gambling_den": 2, "new_place": 1}
    assistants = tuple([one for one in NEWEST.assistants if one[0] != "ghost"])
    text = components_text(Components((("en", 2),), tuple(locations.items()), assistants))
    assert text == "deck 2, gambling_den 2, ghost 0, new_place 1, others 1"


@pytest.mark.parametrize("name", preset_names())
def test_texts_name_their_rules_in_all_presets(name: str) -> None:
    ruleset = preset(name)
    text = GameText(Record(ruleset, 2, bytes(32), ())).to_text()
    assert "components: others 1\n" in text
    assert "switch" not in text
    assert GameText.from_text(text).record.ruleset == ruleset


def test_without_the_line_the_newest_rules_are_played() -> None:
    assert State.from_text(SHORT).game.ruleset == preset("first-en")


def test_the_json_of_a_record_is_read_too() -> None:
    text = f"{SHORT}components: {json.dumps(NEWEST.to_json())}\n"
    assert State.from_text(text).game.ruleset == preset("first-en")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "expected a key and its version, such as 'others 1', found ''"),
        ("ghost 1", "expected 'others 1', with versions of components before it, found 'ghost 1'"),
        ("others 2", "expected 'others 1', with"),
        ("ghost 1, ghost 2, others 1", "ghost is listed twice"),
        ("others one", "expected a key and its version, such as 'others 1', found 'others one'"),
        ("book_swap, others 1", "expected a key and its version, such as 'others 1', found 'book_swap'"),
        ("book_swap 99, others 1", "ruleset.components.locations.book_swap: version 99, made with a newer"),
        ("bookshop 1, others 1", "ruleset.components.locations.bookshop: unknown; made with a newer"),
        ("rules 2, others 1", "made before Ex Libris 1.0, which can't read it"),
        ("{", "expected a number or other JSON, found '{'"),
    ],
)
def test_what_is_wrong_is_named(text: str, why: str) -> None:
    with pytest.raises(NotationError) as refused:
        State.from_text(f"{SHORT}components: {text}\n")
    assert str(refused.value).startswith(f"line 4, components: {why}")
