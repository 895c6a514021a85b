"""The rules of the Observatory and the Owl, and what others may know of it."""

import random

from exlibris.engine import HIDDEN, Ruleset, State, compose, determinize, new_game, parse_action, player_view, problems
from exlibris.texts import LANGUAGES, assistant_detail, location_detail, location_name

TILE = 30
RULES: Ruleset = compose("first-en", ["beginner-all-locations", "observatory"])


def at_the_observatory() -> tuple[State, int]:
    """Return a game in which a seat has just come to the Observatory, and the seat."""
    for seed in range(100):
        state = new_game(RULES, 3, bytes([seed] * 32))
        if TILE in state.round.tiles:
            seat = state.pending_seats()[0]
            state.apply(parse_action(state, f"place {TILE}.1"), seat)
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
