"""Which arguments a message shows: only those are looked at when it is rendered."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from exlibris.texts import text
from exlibris.texts.render import variables

MESSAGES = """
plain = Nothing to say.
named = { $player } takes { $cards }.
chosen = { $count ->
    [one] one card
   *[other] { NUMBER($count) } cards of { $other }
}
    .action = Go to { $tile }
referring = { named } and { chosen.action }
circle = { circle } { $seat }
-term = the { $inner }
with-term = { -term } { $outer }
"""


@pytest.mark.parametrize(
    ("message", "shown"),
    [
        ("plain", ()),
        ("named", ("cards", "player")),
        ("chosen", ("count", "other")),
        ("chosen.action", ("tile",)),
        ("chosen.nothing", ()),
        ("nothing", ()),
        ("referring", ("cards", "player", "tile")),
        ("circle", ("seat",)),
        ("with-term", ("outer",)),
    ],
)
def test_arguments_that_a_message_shows(message: str, shown: tuple[str, ...]) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(MESSAGES))
    assert variables(bundle, message) == shown


def test_arguments_that_a_message_does_not_show_make_no_difference() -> None:
    words = {"player": "Rita", "cards": "M 3"}
    assert text("log-draw", {**words, "value": 1, "other": "Eric"}) == text("log-draw", words)


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(AssertionError, match="log-draw"):
        text("log-draw", {"player": "Rita", "value": 1})
