"""Greedy plays by its view, and well."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from exlibris.bots import PERSONALITIES, Bot, make_bot
from exlibris.bots.registry import BUILT_IN
from exlibris.engine import State, new_game, player_view, preset, result

QUICKLY = {"expert": ":simulations=2:deals=1"}


def play(bots: list[Bot], seed: bytes) -> State:
    state = new_game(preset("first-en"), len(bots), sha256(seed).digest())
    while not state.is_over:
        decision = state.decisions()[0]
        view = player_view(state, decision.seat)
        state.apply(bots[decision.seat].choose(view, decision.actions), decision.seat)
    return state


@pytest.mark.slow
def test_greedy_beats_three_randoms() -> None:
    """A sample of what `simulate` measures over 400 games: 85% is the least that counts as playing."""
    games, wins = 4, 0.0
    for game in range(games):
        seat = game % 4
        names = ["greedy" if i == seat else "random" for i in range(4)]
        bots = [make_bot(name, b"%d %d" % (game, i)) for i, name in enumerate(names)]
        winners = result(play(bots, b"greedy %d" % game)).winners
        wins += (seat in winners) / len(winners)
    assert wins >= 0.85 * games


@pytest.mark.slow
def test_every_bot_has_a_name_and_chooses_what_is_legal() -> None:
    """Each bot takes one decision in thirty, from the first round to the inspection; the others are drawn."""
    for name in (*BUILT_IN, *(personality.key for personality in PERSONALITIES)):
        bot, luck = make_bot(name + QUICKLY.get(name, ""), b"x"), Random(name)
        state = new_game(preset("first-en"), 2, sha256(name.encode()).digest())
        while not state.is_over:
            decision = state.decisions()[0]
            its_turn = state.ply % 30 == 0
            view = player_view(state, decision.seat)
            action = bot.choose(view, decision.actions) if its_turn else luck.choice(decision.actions)
            state.apply(action, decision.seat)  # which refuses what is not legal


def test_greedy_comes_to_the_end_of_levitating() -> None:
    """Every other way may look better from the middle of one: it called off and began again without end."""
    state = State.from_text((Path(__file__).parent / "circling.txt").read_text("utf-8"))
    greedy = make_bot("greedy", b"x")
    for _ in range(30):
        decision = state.decisions()[0]
        state.apply(greedy.choose(player_view(state, decision.seat), decision.actions), decision.seat)
        if not state.pending_step().name.startswith("wizard"):
            return
    pytest.fail("still levitating")
