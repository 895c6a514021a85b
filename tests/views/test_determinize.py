"""Determinizations are sound states that look to their seat exactly like the true one."""

import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from exlibris.engine import SPECTATOR, State, determinize, player_view, playout, problems
from support.deck import card_of, cards_with
from support.examples import examples
from support.hidden import hidden_cards
from support.random_play import SEATS, SEEDS, position
from support.table import Table

PLIES = st.integers(0, 700)
VIEWERS = st.integers(SPECTATOR, 3)


@settings(max_examples=examples(100))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS, ply=PLIES, viewer=VIEWERS)
def test_view_and_legal_actions_stay_the_same_and_nothing_is_wrong(
    seats: int, seed: int, policy: int, ply: int, viewer: int
) -> None:
    assume(viewer < seats)
    state = position(seats, seed, policy, ply)
    view = player_view(state, viewer)
    before = player_view(state, viewer)
    deal = determinize(view, random.Random(policy))
    assert problems(deal) == []
    assert player_view(deal, viewer) == before
    assert deal.legal_actions(viewer) == state.legal_actions(viewer)
    assert deal.pending_seats() == state.pending_seats() or state.is_sealing_flips()
    assert view == before, "the view itself is untouched"


@settings(max_examples=examples(50))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS, ply=PLIES)
def test_a_deal_can_be_played_to_its_end(seats: int, seed: int, policy: int, ply: int) -> None:
    state = position(seats, seed, policy, ply)
    deal = determinize(player_view(state, state.pending_seats()[0]), random.Random(policy))
    playout(deal, policy)
    assert deal.is_over
    assert problems(deal) == []


def secrets(state: State, seat: int) -> tuple[object, ...]:
    """Return what the seat can't see."""
    return state.deck[state.dealt :], state.hands[1 - seat], state.round.stack


@settings(max_examples=examples(30))
@given(seed=SEEDS, policy=SEEDS, ply=st.integers(0, 200))
def test_the_deal_depends_on_the_bots_luck_and_not_on_the_truth(seed: int, policy: int, ply: int) -> None:
    state = position(2, seed, policy, ply)
    view = player_view(state, 0)
    one, again = determinize(view, random.Random("bot")), determinize(view, random.Random("bot"))
    assert one.key() == again.key()
    assert secrets(one, 0) != secrets(determinize(view, random.Random("other")), 0)
    assert one.rng.seed != state.rng.seed


def test_every_card_that_a_seat_cannot_see_may_lie_anywhere() -> None:
    """Over many deals each hidden card turns up in the opponent's hand: none is ruled out, none is known."""
    state = position(2, 5, 5, 60)
    hidden = set(hidden_cards(state, 0)) - set(state.discard)
    known = set(state.hands[1]) - set(hidden_cards(state, 0))
    luck = random.Random(3)
    view = player_view(state, 0)
    hands = [set(determinize(view, luck).hands[1]) for _ in range(2000)]
    assert all(known <= hand for hand in hands)
    assert hidden <= set[int]().union(*hands)


def test_cards_lost_by_an_effect_still_under_way_may_have_been_shuffled_into_the_deck() -> None:
    """The Witch exchanges one of three cards drawn at the Hut; for the next, the discard pile becomes the deck."""
    banned = cards_with(3, "monster")
    clean = cards_with(2, "spells", without="monster")
    t = Table(
        powers={0: "witch"},
        banned="monster",
        at={0: "0 0"},
        deck=" ".join([*banned, clean[0]]),
        deck_size=4,
        discard=clean[1],
    )
    t.place(0, tile=1, special=True)
    t.choose(0, clean[0])
    assert (t.prompt, t.discard) == ("witch", "")
    assert card_of(banned[0]) in t.state.deck[t.state.dealt :] + t.state.pools[0]
    for seat in (SPECTATOR, 0, 1):
        view = player_view(t.state, seat)
        deal = determinize(view, random.Random(seat))
        assert problems(deal) == []
        assert player_view(deal, seat) == view
        playout(deal, 1)
        assert deal.is_over


def test_cards_lost_into_the_deck_stand_in_the_frame_below_in_the_same_order() -> None:
    """The Witch exchanges two of three cards drawn at the Hut, and both have been shuffled into the deck since."""
    banned = cards_with(3, "monster")
    clean = cards_with(8, "spells", without="monster")
    t = Table(
        powers={0: "witch"},
        banned="monster",
        at={0: "0 0"},
        deck=" ".join([*banned, *clean[:2]]),
        deck_size=5,
        discard=" ".join(clean[2:]),
    )
    t.place(0, tile=1, special=True)
    t.choose(0, clean[0])
    t.choose(0, clean[1])
    lost = [card_of(card) for card in banned[:2]]
    hut, witch = t.state.stack[-2:]
    assert [list(hut.cards[:2]), list(witch.result[::2])] == [lost, lost]
    assert set(lost) <= set(t.state.deck[t.state.dealt :])
    for seed in range(9):
        hut, witch = determinize(player_view(t.state, 0), random.Random(seed)).stack[-2:]
        assert hut.cards[:2] == witch.result[::2]
