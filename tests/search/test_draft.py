"""The draft is judged by what may be dealt after it: nobody knows, and copies of one determinization meet the same."""

import random
from itertools import combinations

import pytest

from exlibris.bots import make_bot
from exlibris.bots.learned import DEALS, DRAFTING, LearnedBot
from exlibris.coach import advise
from exlibris.engine import PRESETS, State, compose, determinize, is_placing, new_game, player_view
from exlibris.search import LikelyDeals, Lookahead, StopRule, after_draft, estimate_actions, load_network
from exlibris.search.foci import finish_draft
from support.networks import some_network

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


def worth(state: State, action: int) -> float:
    """Return the mean value of an action to the seat to choose, on the same deals for each position."""
    seat = state.pending_seats()[0]
    deals = LikelyDeals(player_view(state, seat), random.Random(1))
    network = some_network()
    return sum(Lookahead(network, deal).action_value(deal, seat, action) for deal in [deals.deal() for _ in range(6)])


@pytest.mark.parametrize(("preset", "seats"), [("first-en", 2), ("first-fr", 2), ("first-fr", 4)])
def test_what_is_on_offer_to_others_changes_the_value(preset: str, seats: int) -> None:
    state = in_draft(preset, seats)
    action, kept = state.legal_actions()[0], state.options[0]
    libraries = state.stack[-1].libraries
    others = [number for number in state.game.libraries if number not in libraries]
    assert others
    twin = state.clone()
    frame = twin.stack[-1]
    frame.libraries = bytes([n if n == kept or not others else others.pop() for n in libraries])
    twin.options = twin.pending_step().offered(twin, frame)
    assert worth(twin, action) != worth(state, action)


@pytest.mark.parametrize(("preset", "seats"), [("first-en", 2), ("first-fr", 2), ("first-fr", 4), ("revised-en", 3)])
def test_what_rivals_have_taken_changes_the_value(preset: str, seats: int) -> None:
    """The others find the same on offer: in a pool, the first seat takes one of two and removes the other."""
    found = []
    for order in ((0, 1), (1, 0)):
        state = in_draft(preset, seats)
        first = state.pending_seats()[0]
        actions = [state.legal_actions()[i] for i in order]
        state.apply(actions[0])
        if state.pending_seats()[0] == first:
            state.apply(actions[1])
        found.append({action: worth(state, action) for action in state.legal_actions()})
    same = [action for action in found[0] if action in found[1]]
    assert same
    assert all(found[0][action] != found[1][action] for action in same)


@pytest.mark.parametrize("seed", range(1, 6))
def test_others_prefer_the_same_whatever_a_seat_takes(seed: int) -> None:
    """Copies of a determinization then differ in nothing but what follows from the seat's choice."""
    state = in_draft("revised-en", 4, seed)
    first = state.pending_seats()[0]
    taken: dict[int, list[int]] = {}  # by the others in their order, by what the first seat takes
    for option in state.options:
        twin = state.clone()
        twin.apply_option(option)
        finish_draft(twin)
        taken[option] = [twin.deal.powers[(first - turn) % 4].number for turn in (1, 2, 3)]
    for one, other in combinations(taken, 2):
        assert [n for n in taken[one] if n != other] == [n for n in taken[other] if n != one]


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
