"""Positions as text: whatever play can reach is written and read back, for the state and for each pair of eyes."""

import random
from contextlib import suppress

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from exlibris.engine import (
    PRESETS,
    NotationError,
    PlayerView,
    Ruleset,
    State,
    action_name,
    card_names,
    compose,
    parse_action,
    player_view,
    variants_of,
)
from support.examples import examples
from support.hidden import exchange, hidden_cards, same_categories, with_foci
from support.random_play import SEEDS, fresh_game, go_on
from support.random_rules import ANY_GAME, new

PLIES = st.integers(0, 900)
SPOILING = ["²", "9" * 5000, "?x", "?x999", "?", "-1", "@", "/", "//", "{", "\0"]
SPOILING += ["9*", "0*", "14.9", "255", "0@9", "M3@9"]


def after(state: State, policy: int, plies: int) -> State:
    """Return the state after that many random actions, or at its end."""
    go_on(state, policy, plies)
    return state


def assert_round_trip(state: State) -> None:
    text = state.to_text()
    again = State.from_text(text)
    assert again == state
    assert str(again) == text
    for seat in range(-1, state.game.seats):
        view = player_view(state, seat)
        assert PlayerView.from_text(str(view)) == view


@settings(max_examples=examples(90))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS, plies=PLIES)
def test_positions_and_views_round_trip(rules: tuple[Ruleset, int], seed: int, policy: int, plies: int) -> None:
    assert_round_trip(after(new(rules, seed), policy, plies))


@pytest.mark.parametrize("name", PRESETS)
def test_positions_of_every_variant_round_trip(name: str) -> None:
    for number, variant in enumerate(variants_of(name)):
        rules = compose(name, [variant])
        state = new((rules, 1 if rules.is_solo else 2 + number % 3), number)
        while not state.is_over:
            assert_round_trip(state)
            after(state, state.ply, 67)
        assert_round_trip(state)


@settings(max_examples=examples(40))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS, plies=PLIES)
def test_capitals_and_spaces_make_no_difference(rules: tuple[Ruleset, int], seed: int, policy: int, plies: int) -> None:
    state = after(new(rules, seed), policy, plies)
    assert State.from_text(str(state).upper().replace(" ", "  ")) == state
    view = player_view(state, 0)
    assert PlayerView.from_text(str(view).upper().replace(" ", "  ")) == view


@settings(max_examples=examples(150))
@given(rules=ANY_GAME, policy=SEEDS, plies=PLIES)
def test_a_spoiled_text_is_refused_or_read(rules: tuple[Ruleset, int], policy: int, plies: int) -> None:
    luck = random.Random(policy)
    state = after(new(rules, policy), policy, plies)
    for text in (str(state), str(player_view(state, 0))):
        with suppress(NotationError):
            (State if text == str(state) else PlayerView).from_text(spoiled(text, luck))


def spoiled(text: str, luck: random.Random) -> str:
    """Return the text with one to three words replaced, put in or left out."""
    rows = [row.split(" ") for row in text.split("\n")]
    for _ in range(luck.randint(1, 3)):
        row = luck.choice(rows)
        at = luck.randrange(len(row))
        row[at : at + luck.randint(0, 1)] = luck.choice([[], [luck.choice(SPOILING)]])
        row[:] = row or [""]
    return "\n".join([" ".join(row) for row in rows])


@settings(max_examples=examples(60))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS, plies=PLIES)
def test_a_position_that_was_read_goes_on_as_the_other(
    rules: tuple[Ruleset, int], seed: int, policy: int, plies: int
) -> None:
    state = after(new(rules, seed), policy, plies)
    again = State.from_text(state.to_text())
    assert after(again, seed, 80) == after(state, seed, 80)


@settings(max_examples=examples(150))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS, plies=PLIES)
def test_every_legal_action_has_a_name_of_its_own(
    rules: tuple[Ruleset, int], seed: int, policy: int, plies: int
) -> None:
    state = after(new(rules, seed), policy, plies)
    for seat in state.pending_seats():
        actions = state.legal_actions(seat)
        names = [action_name(state, action, seat) for action in actions]
        assert len(set(names)) == len(names)
        assert [parse_action(state, name, seat) for name in names] == actions
        view = player_view(state, seat)
        assert [parse_action(view, action_name(view, action)) for action in actions] == actions


@settings(max_examples=examples(80))
@given(seats=st.integers(2, 4), seed=SEEDS, policy=SEEDS, plies=PLIES, pick=SEEDS)
@example(seats=2, seed=310, policy=2074, plies=309, pick=0)  # a Witch has discarded two cards
def test_a_view_as_text_says_nothing_that_is_hidden(seats: int, seed: int, policy: int, plies: int, pick: int) -> None:
    state = after(fresh_game(seats, seed), policy, plies)
    assume(not state.is_over)
    luck = random.Random(pick)
    names = card_names("en")
    for seat in range(-1, seats):
        text = str(player_view(state, seat))
        hidden = hidden_cards(state, seat)
        words = set(text.replace(",", " ").replace(";", " ").replace("@", " ").split())
        assert not words & {names.name(card) for card in hidden}
        if len(hidden) >= 2:
            one, other = luck.sample(hidden, 2)
            if same_categories(state, one, other):
                assert str(player_view(exchange(state, one, other), seat)) == text
        foci = bytearray(state.deal.focus)
        others = [i for i in range(seats) if i != seat]
        foci[others[0]], foci[others[-1]] = foci[others[-1]], foci[others[0]]
        assert str(player_view(with_foci(state, bytes(foci)), seat)) == text
