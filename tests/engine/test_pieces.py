"""What locations and assistants do, as expansions declare it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from exlibris.content.load import load_assistants, load_locations
from exlibris.engine import SetupError, preset
from exlibris.engine.effects import KeepFromDeck, Power, Site, effect
from exlibris.engine.pieces import power_of, site_of

SPIRE = replace(load_locations()[0], key="spire", number=30, expansion="tower")
RAVEN = replace(load_assistants()[0], key="raven", number=63, expansion="tower")


def without_parameter() -> None:
    """Make nothing, and take no ruleset."""


@pytest.mark.parametrize(
    ("maker", "why"),
    [
        (without_parameter, "expansion 'tower': TypeError: without_parameter() takes 0 positional arguments"),
        (lambda _: 5, "expansion 'tower': expected a Site, found int"),
        (lambda _: Power("spire", 30), "expansion 'tower': expected a Site, found Power"),
    ],
)
def test_a_function_that_makes_no_piece_is_named(
    maker: Callable[..., object], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("exlibris.engine.pieces.maker_of", lambda *_: maker)
    with pytest.raises(SetupError) as caught:
        site_of(SPIRE, preset("first-en"))
    assert str(caught.value).startswith(f"ruleset.components.locations.spire: {why}")


@pytest.mark.parametrize(
    ("piece", "why"),
    [
        (Power("crow", 63), "expansion 'tower': expected Power('raven', 63), found Power('crow', 63)"),
        (Power("raven", 62), "expansion 'tower': expected Power('raven', 63), found Power('raven', 62)"),
        (Site(), "expansion 'tower': expected a Power, found Site"),
    ],
)
def test_a_power_that_is_not_that_of_its_assistant_is_refused(
    piece: object, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("exlibris.engine.pieces.maker_of", lambda *_: lambda _: piece)
    with pytest.raises(SetupError) as caught:
        power_of(RAVEN, preset("first-en"))
    assert str(caught.value) == f"ruleset.components.assistants.raven: {why}"


def test_a_rule_id_that_is_no_text_is_refused() -> None:
    """Interpreted by `effect`, compiled by the step itself."""
    with pytest.raises((SetupError, TypeError), match=r"spire\.0: KeepFromDeck: rule id: expected text, found 7|str"):
        effect("spire", KeepFromDeck(7))  # type: ignore[arg-type]
