"""All special assistants: whose the abilities are, and that each has its tests (ASST-G)."""

from pathlib import Path

import pytest

from exlibris.content.load import assistant_keys
from exlibris.engine import game_of, preset
from support.deck import card_with
from support.table import Table


@pytest.mark.parametrize("key", assistant_keys())
def test_every_special_assistant_has_its_test_file(key: str) -> None:
    file = Path(__file__).parent / f"test_{key}.py"
    assert f"{key.title()} " in file.read_text("utf-8").partition("\n")[0] + " "
    assert "def test_asst_" in file.read_text("utf-8")


def test_the_engine_knows_all_in_the_order_of_the_content() -> None:
    powers = game_of(preset("first-en"), 2).powers
    assert [power.key for power in powers] == ["standard", *assistant_keys()]
    assert [power.number for power in powers] == list(range(len(powers)))


@pytest.mark.parametrize("key", ["automaton", "bookworm"])
def test_asst_g01_abilities_belong_to_the_token_and_not_to_its_owner(key: str) -> None:
    """Only the special assistant has the ability; the owner's standard ones act like anybody's."""
    t = Table(powers={0: key}, hand={0: "A1"}, at={0: "0"})
    t.place(0, tile=0)
    assert t.prompt == "home"
    t.choose(0, "draw")
    assert t.prompt == "place"
    assert t.seat == 1


def test_asst_g01_the_witch_owner_gets_no_exchange_through_a_standard_assistant() -> None:
    """The same card, got by the owner's standard assistant and by the Witch herself."""
    monster = card_with("monster")
    for special in (False, True):
        t = Table(powers={0: "witch"}, banned="monster", deck=monster)
        t.place(0, tile=0, special=special)
        t.choose(0, "draw")
        assert t.prompt == ("witch" if special else "place")
