"""What locations and assistants do, as expansions declare it."""

from collections.abc import Callable

import pytest

from exlibris.engine import SetupError, preset
from exlibris.engine.pieces import LOCATIONS, made


def without_parameter() -> None:
    """Make nothing, and take no ruleset."""


@pytest.mark.parametrize(
    ("maker", "why"),
    [
        (without_parameter, "expansion 'tower': TypeError: without_parameter() takes 0 positional arguments"),
        (lambda _: 5, "expansion 'tower': expected a Site or Power, found int"),
    ],
)
def test_a_function_that_makes_no_piece_is_named(
    maker: Callable[..., object], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("exlibris.engine.pieces.maker_of", lambda *_: maker)
    with pytest.raises(SetupError) as caught:
        made(LOCATIONS, "spire", "tower", preset("first-en"))
    assert str(caught.value).startswith(f"ruleset.components.locations.spire: {why}")
