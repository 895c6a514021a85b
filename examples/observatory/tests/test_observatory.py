"""The rules of the Observatory and the Owl, and what the other players may know."""

import random

import pytest

from exlibris.engine import HIDDEN, Ruleset, State, compose, determinize, new_game, player_view, problems
from exlibris.texts import LANGUAGES, assistant_detail, location_detail, location_name

TILE = 30
RULES: Ruleset = compose("first-en", ["beginner-all-locations", "observatory"])


def at_the_observatory() -> tuple[State, int]:
    """Return a game in which a seat has just placed at the Observatory, and the seat."""
    for seed in range(100):
        state = new_game(RULES, 3, bytes([seed] * 32))
        if TILE in state.round.tiles:
            seat = state.pending_seats()[0]
            state.apply(f"place {TILE}.1", seat)
            return state, seat
    raise AssertionError("the Observatory never came")


def test_one_of_three_is_kept_and_the_others_go_back_in_the_order_of_choice() -> None:
    state, seat = at_the_observatory()
    first, second, third = top = state.deck[state.dealt :][:3]
    assert state.options == top
    state.apply_option(second)
    assert state.hands[seat][-1] == second
    state.apply_option(first)
    assert state.deck[state.dealt :][:2] == bytes([third, first])
    assert problems(state) == []


def test_who_looked_knows_the_deck_and_nobody_else_does() -> None:
    state, seat = at_the_observatory()
    kept, low, high = state.deck[state.dealt :][:3]
    state.apply_option(kept)
    state.apply_option(low)
    own, other = player_view(state, seat), player_view(state, (seat + 1) % 3)
    assert own.deck[:2] == bytes([high, low])
    assert set(own.deck[2:]) == set(other.deck) == {HIDDEN}
    for luck in range(5):
        deal = determinize(own, random.Random(luck))
        assert deal.deck[deal.dealt :][:2] == bytes([high, low])
        assert player_view(deal, seat) == own


WITCH = """exlibris position 1
preset: first-en
seats: 2
components: observatory 1, owl 1, others 1
prominent: historic
banned: monster
round: 2
tiles: 1 / 30 2
assistant 0: witch
assistant 1: golem
hand 0: X2
hand 1: X1
deck: H2 A1 A2 A3 A4
"""


@pytest.mark.parametrize("kept", ["H2", "A1"])
def test_a_card_that_the_witch_draws_of_those_looked_at_is_put_back_no_more(kept: str) -> None:
    """She keeps a Banned card, draws another for it, and discards the first; one of the cards looked at is left."""
    state = State.from_text(WITCH)
    for name in ("place 30.1*", f"keep {kept}", *(["keep A1"] if kept == "H2" else ["lower A2"])):
        state.apply(name, 0)
        assert player_view(determinize(player_view(state, 0), random.Random(1)), 0) == player_view(state, 0)
    assert state.decision(1).prompt == "prompt-place"
    assert f"\ndeck: {'A2 A3' if kept == 'H2' else 'H2 A2'} " in str(state)
    assert problems(state) == []


def test_whole_games_with_the_owl_are_sound() -> None:
    rules = compose("first-en", ["observatory"])
    owls = 0
    for seed in range(30):
        rng = random.Random(seed)
        state = new_game(rules, 4, bytes([seed] * 32))
        while not state.is_over:
            seat = state.pending_seats()[0]
            state.apply(rng.choice(state.legal_actions(seat)), seat)
            if rng.random() < 0.02:
                assert problems(state) == problems(determinize(player_view(state, seat), rng)) == []
        owls += any(power.key == "owl" for power in state.deal.powers)
    assert owls


def test_there_are_texts_in_every_language() -> None:
    for language in LANGUAGES:
        assert location_name(TILE, language) in {"Observatory", "Obserwatorium", "Hvězdárna", "Observatoire"}
        assert "3" in location_detail(TILE, language=language)
        assert assistant_detail("owl", language=language)
