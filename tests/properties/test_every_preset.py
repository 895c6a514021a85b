"""What holds in every game, whatever the rulebook, its variants and the number of players, solo too."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from exlibris.engine import (
    SPECTATOR,
    Deal,
    PlayerView,
    Record,
    Recorder,
    Ruleset,
    State,
    form,
    player_view,
    playout,
    possible_library_foci,
    preset,
    problems,
    result,
)
from support.examples import examples
from support.random_play import MOST_DECISIONS, MOST_ROUNDS, SEEDS, check_deals, copies_of, go_on, positions
from support.random_rules import ANY_GAME, new, solo, with_others

Rules = tuple[Ruleset, int]
STRIDE = 29  # decisions between two looks


def zones(state: State) -> list[bytes]:
    """Return the cards of every place where cards can be, found without the engine's own check."""
    lying = [shelf.grid.replace(b"\xff", b"") for shelf in state.shelves]
    buried = [shelf.tombs[1::2] for shelf in state.shelves]
    return [state.deck[state.dealt :], state.discard, *state.hands, *state.pools, *lying, *buried]


@pytest.mark.slow
@settings(max_examples=examples(60))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS)
def test_cards_are_conserved_and_nothing_is_wrong_after_any_action(rules: Rules, seed: int, policy: int) -> None:
    for state in positions(new(rules, seed), policy):
        assert sorted(b"".join(zones(state))) == list(range(152)), "each of the 152 cards is somewhere, once"
        assert problems(state) == []
        assert state.round.number <= MOST_ROUNDS
        assert state.ply <= MOST_DECISIONS


@settings(max_examples=examples(300))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS)
def test_every_game_ends_and_its_form_adds_up(rules: Rules, seed: int, policy: int) -> None:
    state = new(rules, seed)
    playout(state, policy)
    assert state.is_over
    end = result(state)
    assert end == form(state, state.flips)
    for line in end.seats:
        assert line.total == line.b1 + line.b2 + line.b3 + line.b4 + line.b5
        assert line.b1 == line.stability + line.entombed
        assert line.books == sum(line.tally)
    assert end.winners == tuple(seat for seat, line in enumerate(end.seats) if line.rank == 1)
    assert end.ended_by in ({"rounds"} if state.game.is_solo else {"shelf", "round_limit"})
    assert (end.library is not None) == state.game.is_solo
    if not state.game.is_solo:
        best = max(line.total for line in end.seats)
        assert all(end.seats[seat].total == best for seat in end.winners)
        assert (len(end.winners) > 1) == (end.decided_by == "shared")


@settings(max_examples=examples(80))
@given(rules=solo(), seed=SEEDS, policy=SEEDS)
def test_a_solo_game_has_five_rounds_and_only_a_lead_wins(rules: Rules, seed: int, policy: int) -> None:
    state = new(rules, seed)
    reshuffles = Recorder()
    state.recorder = reshuffles
    tiles: dict[int, int] = {}
    for each in positions(state, policy):
        if each.stack and each.pending_step().prompt == "prompt-place":
            tiles[each.round.number] = len(each.round.temporary)
    end = result(state)
    assert end.library is not None
    assert list(tiles.values()) == [6, 5, 4, 3, 2]
    assert not any(event.kind == "reshuffle" for event in reshuffles.events)
    assert (end.winners == (0,)) == (end.seats[0].total > end.library.total)
    assert state.hands == [b""]


@settings(max_examples=examples(60))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS, plies=st.integers(0, 400))
def test_records_and_saved_states_go_on_identically(rules: Rules, seed: int, policy: int, plies: int) -> None:
    state = new(rules, seed)
    first = state.rng.seed
    actions = go_on(state, policy, plies)
    record = Record(*rules, first, tuple(actions))
    assert Record.from_json(record.to_json()) == record
    copies = [record.replay(), *copies_of(state)]
    rest = go_on(state, policy + 1, MOST_DECISIONS)
    for copied in copies:
        assert go_on(copied, policy + 1, MOST_DECISIONS) == rest
        assert copied.key() == state.key()
    whole = Record(*rules, first, tuple(actions + rest))
    assert whole.replay().key() == state.key()


@settings(max_examples=examples(60))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS)
@example(rules=(preset("first-en"), 2), seed=2, policy=159)  # the Witch has just discarded cards, her effect goes on
def test_a_deal_that_agrees_with_a_view_looks_the_same(rules: Rules, seed: int, policy: int) -> None:
    luck = random.Random(policy)
    for number, state in enumerate(positions(new(rules, seed), policy)):
        if number % STRIDE:
            continue
        check_deals(state, luck)


@settings(max_examples=examples(60))
@given(rules=solo(), seed=SEEDS, policy=SEEDS)
def test_the_librarys_focus_is_among_those_possible_and_shows_in_no_view(rules: Rules, seed: int, policy: int) -> None:
    """With the focus in the place of a clue that lies face down, and the clue in its, every view is the same."""
    for number, state in enumerate(positions(new(rules, seed), policy)):
        if number % STRIDE or state.is_over or not state.deal.is_dealt:
            continue
        twin = with_focus_and_clue_exchanged(state)
        for seat in (SPECTATOR, 0):
            view = player_view(state, seat)
            assert_possible(state, view)
            assert player_view(twin, seat) == view


def assert_possible(state: State, view: PlayerView) -> None:
    """Check that the true focus has not been ruled out, nor anything else that could still be it."""
    possible = possible_library_foci(view)
    deal = state.deal
    assert deal.library_focus in possible
    if deal.revealed <= len(deal.clues):
        assert {*deal.clues[deal.revealed :]} <= {*possible}


def with_focus_and_clue_exchanged(state: State) -> State:
    """Return a copy with another focus of the library, if a clue is still face down."""
    deal, twin = state.deal, state.clone()
    if deal.revealed < len(deal.clues):
        clues = deal.clues[:-1] + bytes([deal.library_focus])
        twin.deal = Deal(deal.prominent, deal.banned, deal.focus, deal.powers, deal.clues[-1], clues, deal.revealed)
    return twin


@settings(max_examples=examples(60))
@given(rules=with_others(), seed=SEEDS, policy=SEEDS)
def test_what_a_variant_leaves_out_never_turns_up(rules: Rules, seed: int, policy: int) -> None:
    ruleset, _ = rules
    for state in positions(new(rules, seed), policy):
        r = state.round
        assert not {*ruleset.removed_locations} & {*r.permanent, *r.temporary, *r.stack, *r.discarded}
        assert not {*ruleset.removed_libraries} & {power.key for power in state.deal.powers}
