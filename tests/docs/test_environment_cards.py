"""The cards of the environments in docs/rl.md say what the code has."""

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="pip install 'exlibris-game[rl]'")

import gymnasium

from exlibris.engine import compose, new_game, placed_space, places_special, tile_of
from exlibris.engine.shelves import MIDDLE, WIDTH
from exlibris.rl import Batch, corner_of
from exlibris.rl.adapters import AgentsEnv, BatchEnv, SingleEnv

TEXT = (Path(__file__).parents[2] / "docs/rl.md").read_text("utf-8")


def card(name: str) -> dict[str, str]:
    """Return the rows of an environment's card by their heads."""
    section = TEXT.partition(f"\n### {name}\n")[2].partition("\n#")[0]
    return dict(re.findall(r"^\| ([a-z ]+) \| (.+) \|$", section, re.MULTILINE))


def arguments(*makers: Any) -> set[str]:
    """Return the arguments with defaults as a card writes them, without those that the environments fix themselves."""
    found = [parameter for maker in makers for parameter in inspect.signature(maker).parameters.values()]
    return {
        f"`{each.name}={each.default!r}`".replace("'", '"')
        for each in found
        if each.default is not each.empty and each.name not in ("games", "seed", "opponents")
    }


def test_spaces_are_those_of_the_code() -> None:
    single, agents = SingleEnv(), AgentsEnv()
    assert f"`{single.observation_space}`" in card("SingleEnv")["observation space"]
    assert f"`{single.action_space}`" in card("SingleEnv")["action space"]
    assert f"`{agents.action_space('seat_0')}`" in card("AgentsEnv")["action space"]
    shown, spaces = card("AgentsEnv")["observation space"], agents.observation_space("seat_0")
    assert [key for key, space in spaces.items() if f"`{key}`, `{space}`" not in shown] == []


def test_arguments_have_the_defaults_of_the_code() -> None:
    assert {text for text in arguments(AgentsEnv) if text not in card("AgentsEnv")["arguments"]} == set()
    assert {text for text in arguments(SingleEnv, Batch) if text not in card("SingleEnv")["arguments"]} == set()
    own = arguments(BatchEnv) - arguments(SingleEnv)
    assert {text for text in own if text not in card("BatchEnv")["arguments"]} == set()


def test_a_batch_has_the_signature_of_the_code() -> None:
    words = [str(each.replace(annotation=each.empty)) for each in inspect.signature(Batch).parameters.values()]
    assert f"`Batch({', '.join(words)})`".replace("'", '"') in TEXT


def test_cells_and_spaces_are_numbered_as_both_pages_say() -> None:
    reference = (Path(__file__).parents[2] / "docs/reference/rl.md").read_text("utf-8")
    for page in (TEXT, reference):
        words = " ".join(page.split())
        assert f"A cell is {WIDTH} · row + column" in words
        assert "(the first card's are 1)" in words
        assert "A space is 4 · tile + index, + 124 for the special assistant" in words
    assert (tile_of(4 * 7), tile_of(4 * 7 + 3), placed_space(4 * 7 + 2 + 124)) == (7, 7, 4 * 7 + 2)
    assert (places_special(124), places_special(123)) == (True, False)
    state = new_game(compose("first-en"), 2, bytes(32))
    assert MIDDLE - corner_of(state.shelves[0]) == WIDTH + 1  # an empty shelf: its first card


def test_versions_are_those_registered() -> None:
    assert all(card(name)["versions"].startswith("v1") for name in ("SingleEnv", "BatchEnv", "AgentsEnv"))
    assert "ExLibris-v1" in gymnasium.registry
    assert AgentsEnv.metadata["name"] == "exlibris_v1"
