"""Learned and expert play by their views, the same for the same luck, and well."""

import random

import pytest

from exlibris.bots import BotError, make_bot
from exlibris.bots.learned import LearnedBot
from exlibris.content.load import CATEGORIES
from exlibris.engine import (
    CANCEL_ACTION,
    DONE_ACTION,
    PlayerView,
    Rng,
    State,
    compose,
    is_placing,
    new_game,
    player_view,
    preset,
    result,
)
from exlibris.sim import play
from support.hidden import contents, exchange, hidden_cards, with_foci, with_rng, with_stack
from support.random_play import position

QUICK = {"learned": "learned:deals=2:choices=2", "expert": "expert:simulations=6:deals=2"}


def choices(spec: str, view: PlayerView, actions: list[int]) -> list[int]:
    """Return what fresh bots with the same luck choose, one after the other."""
    bot = make_bot(spec, b"luck")
    return [bot.choose(view, actions[:]) for _ in range(2)]


def otherwise(state: State, seat: int, luck: random.Random) -> State:
    """Return a copy in which all that a seat of a game of two can't see is different, as far as it may be."""
    hidden = hidden_cards(state, seat)
    luck.shuffle(hidden)
    twin = state
    for one, other in zip(hidden[::2], hidden[1::2], strict=False):
        twin = exchange(twin, one, other)
    deal = state.deal
    taken = (deal.prominent, deal.banned, *deal.focus)
    free = [category for category in range(len(CATEGORIES)) if category not in taken]
    foci = bytes(deal.focus[seat] if each == seat else luck.choice(free) for each in (0, 1))
    stack = bytes(luck.sample(state.round.stack, len(state.round.stack)))
    return with_rng(with_stack(with_foci(twin, foci), stack), Rng(luck.randbytes(32)))


@pytest.mark.parametrize("spec", [*QUICK.values(), "greedy", "archivist"])
def test_the_same_luck_makes_the_same_choices_whatever_cannot_be_seen(spec: str) -> None:
    luck = random.Random(1)
    positions = [position(2, seed, seed, 170) for seed in range(40)]
    placement, within_an_effect = (next(s for s in positions if is_placing(s) is wanted) for wanted in (True, False))
    for state in (placement, within_an_effect):
        seat = state.pending_seats()[0]
        view, actions = player_view(state, seat), state.legal_actions(seat)
        chosen = choices(spec, view, actions)
        twin = otherwise(state, seat, luck)
        assert twin.hands != state.hands
        assert choices(spec, player_view(twin, seat), twin.legal_actions(seat)) == chosen


@pytest.mark.parametrize("spec", QUICK.values(), ids=QUICK)
def test_the_view_is_not_changed(spec: str) -> None:
    state = next(s for s in (position(3, seed, seed, 45) for seed in range(99)) if is_placing(s))
    seat = state.pending_seats()[0]
    view, before = player_view(state, seat), state.key()
    shown = repr(contents(view))
    make_bot(spec, b"x").choose(view, state.legal_actions(seat))
    assert repr(contents(view)) == shown
    assert state.key() == before


def test_no_choice_is_taken_back_by_who_looks_ahead() -> None:
    """A Wizard's shift was once called off for ever: to begin again always promised a little more than to end it."""

    class Regretful(LearnedBot):
        def action_values(self, view: PlayerView, actions: list[int], *_: object, **__: object) -> list[float]:  # noqa: ARG002 (as in the bot)
            return [float(action == CANCEL_ACTION) for action in actions]

    view = player_view(new_game(preset("first-en"), 2, bytes(32)), 0)
    bot = Regretful(random.Random(1))
    assert bot.choose(view, [CANCEL_ACTION, DONE_ACTION]) == DONE_ACTION


def test_placements_and_other_choices_have_their_own_numbers_of_determinizations() -> None:
    asked = []

    class Counting(LearnedBot):
        def action_values(self, view: PlayerView, actions: list[int], deals: int, *_: object) -> list[float]:
            asked.append((is_placing(view), deals))
            return [0.0 for _ in actions]

    bot = Counting(random.Random(1), deals=3, choices=2)
    for seed in range(20):
        state = position(2, seed, seed, 60)
        seat = state.pending_seats()[0]
        bot.choose(player_view(state, seat), state.legal_actions(seat))
    assert set(asked) == {(True, 3), (False, 2)}


def test_learned_beats_random() -> None:
    state = new_game(preset("first-en"), 2, bytes(32))
    play(state, [make_bot("learned", b"a"), make_bot("random", b"b")])
    assert result(state).winners == (0,)


@pytest.mark.parametrize("spec", QUICK.values(), ids=QUICK)
def test_a_solo_game_is_played_to_its_end(spec: str) -> None:
    """One decision in ten is the bot's, in all rounds; the others are drawn."""
    state, bot, luck = new_game(compose("revised-en", ["solo"]), 1, bytes(32)), make_bot(spec, b"a"), random.Random(1)
    while not state.is_over:
        actions = state.legal_actions(0)
        its_turn = state.ply % 10 == 0
        state.apply(bot.choose(player_view(state, 0), actions) if its_turn else luck.choice(actions), 0)
    assert result(state).library is not None


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("learned:deals=0", "option deals"),
        ("learned:choices=0", "option choices"),
        ("expert:seconds=0", "option seconds"),
        ("expert:simulations=-1", "option simulations"),
        ("expert:deals=0", "option deals"),
    ],
)
def test_options_out_of_range_are_refused(spec: str, complaint: str) -> None:
    with pytest.raises(BotError, match=complaint):
        make_bot(spec)
