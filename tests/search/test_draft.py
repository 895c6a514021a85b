"""The draft is judged by what may be dealt after it: nobody knows, and copies of one determinization meet the same."""

import random

import pytest

from exlibris.bots import make_bot
from exlibris.bots.learned import DEALS, DRAFTING, LearnedBot
from exlibris.coach import advise
from exlibris.engine import PRESETS, State, compose, determinize, is_placing, new_game, player_view
from exlibris.search import LikelyDeals, Lookahead, StopRule, after_draft, estimate_actions, load_network
from exlibris.search.foci import finish_draft

GAMES = [(preset, seats) for preset in PRESETS for seats in (1, 2, 4)]
EVERYBODY = pytest.mark.parametrize(("preset", "seats"), GAMES)


def in_draft(preset: str, seats: int, seed: int = 1) -> State:
    """Return a game at the first choice of a draft."""
    variants = ["solo"] if seats == 1 else ["drafted"] if preset == "revised-en" else []
    return new_game(compose(preset, variants), seats, random.Random(seed).randbytes(32))


@EVERYBODY
def test_the_same_is_dealt_after_each_choice(preset: str, seats: int) -> None:
    state = in_draft(preset, seats)
    before = state.key()
    deals = set()
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        finish_draft(after)
        deals.add((tuple(after.hands), after.deal.focus, after.deal.prominent, after.deck))
        assert is_placing(after)
    assert len(deals) == 1
    then = after_draft(state)
    assert is_placing(then)
    assert state.key() == before
    assert after_draft(then) is then


@EVERYBODY
def test_each_determinization_deals_anew(preset: str, seats: int) -> None:
    state = in_draft(preset, seats)
    deals = LikelyDeals(player_view(state, state.pending_seats()[0]), random.Random(3))
    assert len({after_draft(deals.deal()).hands[0] for _ in range(8)}) == 8


def test_a_value_in_the_draft_is_that_of_a_position_after_it() -> None:
    """In the same determinization; the lookahead knows the foci that will be dealt."""
    view = player_view(in_draft("first-en", 2), 0)
    deal = determinize(view, random.Random(1))
    network = load_network("multiplayer")
    then = after_draft(deal)
    assert Lookahead(network, deal).value(deal, 0) == Lookahead(network, then).value(then, 0)


def test_learned_tries_more_deals_in_the_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def values(_: LearnedBot, __: object, actions: list[int], deals: int) -> list[float]:
        tried.append(deals)
        return [0.0] * len(actions)

    monkeypatch.setattr(LearnedBot, "action_values", values)
    state = in_draft("first-en", 2)
    for position in (state, after_draft(state)):
        seat = position.pending_seats()[0]
        LearnedBot(random.Random(1)).choose(player_view(position, seat), position.legal_actions(seat))
    assert tried == [DRAFTING * DEALS, DEALS]


@EVERYBODY
@pytest.mark.parametrize("player", ["greedy", "learned:choices=1", "expert:simulations=8"])
def test_computers_choose_in_any_draft(preset: str, seats: int, player: str) -> None:
    state = in_draft(preset, seats)
    bot = make_bot(player, b"draft")
    while not state.deal.is_dealt:
        seat = state.pending_seats()[0]
        state.apply(bot.choose(player_view(state, seat), state.legal_actions(seat)), seat)


@pytest.mark.parametrize(("preset", "seats"), [("first-fr", 2), ("first-en", 1), ("revised-en", 3)])
def test_the_coach_advises_in_the_draft(preset: str, seats: int) -> None:
    state = in_draft(preset, seats)
    view = player_view(state, state.pending_seats()[0])
    assert view.decision is not None
    assert advise(view, "1", seconds=0.5).best.action in view.decision.actions
    estimates = estimate_actions(view, view.decision.actions, "1", StopRule(3))
    assert all(len(set(estimate.wins)) > 1 for estimate in estimates), "the deals differ"
