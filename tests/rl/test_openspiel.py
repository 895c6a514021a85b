"""The game for OpenSpiel: chance, copies, resampling. `make test-openspiel`, since OpenSpiel brings SciPy."""

import copy
import pickle
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from runpy import run_path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: make test-openspiel")


@pytest.fixture(scope="module")
def game() -> Any:
    import_module("exlibris.rl.adapters.openspiel")
    return pyspiel.load_game("python_exlibris", {"players": 2, "rules": "first-en"})


def dealt(game: Any, decisions: int = 40) -> Any:
    """Return a state some decisions after the deal."""
    luck = Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck.randrange(256))
    for _ in range(decisions):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def test_the_loop_in_the_docs_prints_what_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs/rl.md").read_text("utf-8")
    code = text.partition("\n### OpenSpiel\n")[2].partition("``` {.python}\n")[2].partition("```")[0]
    (tmp_path / "loop.py").write_text(code, encoding="utf-8")
    run_path(str(tmp_path / "loop.py"))
    assert capsys.readouterr().out.strip() == code.rpartition("# ")[2].strip()


def test_openspiel_plays_it_at_random(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_draws_the_seed_and_a_history_leads_to_the_same_state(game: Any) -> None:
    state = dealt(game)
    twin = game.new_initial_state()
    assert sum(chance for _, chance in twin.chance_outcomes()) == 1
    for action in state.history():
        twin.apply_action(action)
    assert twin.state == state.state
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.state != twin.state == state.state


COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deep copy": copy.deepcopy,
    "pickle": lambda original: pickle.loads(pickle.dumps(original)),  # noqa: S301 (our own)
}


@pytest.mark.parametrize("how", COPIES)
def test_games_and_states_are_copied_and_pickled(game: Any, how: str) -> None:
    twin = COPIES[how](game)
    assert (twin.rules, twin.get_parameters()) == (game.rules, game.get_parameters())
    assert dealt(twin).state == dealt(game).state
    sampled = dealt(game).resample_from_infostate(0, Random(2).random)
    for state in (dealt(game), sampled):
        other, before = COPIES[how](state), str(state)
        assert (other.state, other.history()) == (state.state, state.history())
        other.apply_action(other.legal_actions()[0])
        assert str(state) == before != str(other)


def test_a_resampled_state_looks_the_same_to_the_seat_that_is_asked(game: Any) -> None:
    state = dealt(game)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, Random(2).random)
    assert other.state != state.state
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.legal_actions() == state.legal_actions()


def test_ismcts_finds_a_legal_action(game: Any) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    state = dealt(game)
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 2, random_state=luck)
    assert bot.step(state) in state.legal_actions()
