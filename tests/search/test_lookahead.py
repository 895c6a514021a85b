"""Looking ahead: to the end of an effect, and of a round."""

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from exlibris.bots.greedy import TASTES
from exlibris.bots.learned import LearnedBot
from exlibris.engine import (
    DONE_ACTION,
    PRESETS,
    State,
    forward_actions,
    is_placing,
    new_game,
    player_view,
    preset,
)
from exlibris.engine.scoring import result
from exlibris.search import ROUND, Lookahead, PlacementPolicy, first_best, load_network, load_policy, ranked
from exlibris.search.effects import DEAD_END, DONE, Effects
from exlibris.search.estimates import counted, rollout_value, sample_value
from exlibris.search.lookahead import LONGEST_ROUND, MOST_CHOICES, MOST_TRIED, is_only_counting_left, tried
from support.editions import edition
from support.networks import some_network, some_policy
from support.random_play import placing, position, positions
from support.table import Table


def test_looking_ahead_changes_no_state() -> None:
    state = position(3, 1, 1, 60)
    before = state.key()
    seat = state.pending_seats()[0]
    for action in state.legal_actions(seat)[:4]:
        lookahead = Lookahead(some_network(), state)
        lookahead.action_value(state, seat, action)
        lookahead.followed(seat, action, ROUND)
    assert state.key() == before


def test_of_values_that_differ_by_rounding_only_the_first_is_taken() -> None:
    assert first_best([0.1, 0.3, 0.1 + 0.2, 0.2]) == 1
    assert first_best([0.1, 0.1 + 0.2, 0.3, 0.31]) == 3
    assert first_best([-1.0]) == 0
    assert ranked([0.1, 0.3, 0.1 + 0.2, 0.4]) == [3, 1, 2, 0]
    assert ranked([0.1 + 0.2, 0.3]) == [0, 1]


def test_an_effect_is_played_to_the_next_placement() -> None:
    state = placing(2, 5, 30, 1)
    state.apply_option(state.options[0])
    Lookahead(some_network(), state).finish_effect(state)
    assert is_placing(state)


def test_a_planner_ends_the_effect_at_least_as_well_and_sometimes_better() -> None:
    """The quick choices are among those that it follows, and meet the same luck."""
    gains = []
    for seed in range(1, 4):
        for state in islice(positions(position(2, seed, seed, 40), seed), 60):
            if is_placing(state) or state.is_over or len(state.forward_options()) < 2:
                continue
            seat = state.stack[-1].seat
            lookahead = Lookahead(some_network(), state)
            quick, planned = state.clone(), state.clone()
            if lookahead.finish_effect(quick) and lookahead.finish_effect(planned, seat):
                gains.append(lookahead.value(planned, seat) - lookahead.value(quick, seat))
    assert len(gains) > 20
    assert min(gains) > -1e-6
    assert max(gains) > 1e-6


@pytest.mark.parametrize("policy", [None, some_policy()], ids=["all placements", "those of a policy"])
def test_a_round_ends_where_its_best_options_lead(policy: PlacementPolicy | None) -> None:
    """It goes on from the ends of effects that were followed, instead of choosing everything again."""
    for seed in range(1, 4):
        state = position(3, seed, seed, 40)
        number = state.round.number
        lookahead = Lookahead(some_network(), state, policy)
        option_by_option = state.clone()
        while not (is_only_counting_left(option_by_option) or is_next_round(option_by_option, number)):
            option_by_option.apply_option(lookahead.best_option(option_by_option))
        assert lookahead.finish_round(state, number).key() == option_by_option.key()


def is_next_round(state: State, number: int) -> bool:
    return state.round.number != number and is_placing(state)


def test_of_many_options_a_part_is_tried_and_the_last_one() -> None:
    assert tried(bytes(range(5))) == bytes(range(5))
    many = tried(bytes(range(40)))
    assert len(many) == MOST_TRIED + 1
    assert many[-1] == 39


def test_a_finished_game_is_worth_its_form() -> None:
    for state in positions(position(3, 2, 2, 0), 7):
        if state.is_over:
            form = result(state)
            winner = form.winners[0]
            assert sample_value(counted(state, winner)) >= sample_value(counted(state, (winner + 1) % 3))
            return
    raise AssertionError("a random game ends")


def test_a_rollout_is_worth_what_its_end_is() -> None:
    state = placing(2, 9, 20, 3, least=5)
    seat = state.pending_seats()[0]
    lookahead = Lookahead(some_network(), state, some_policy())
    for action in state.legal_actions(seat)[:3]:
        after = state.clone()
        after.apply(action, seat)
        lookahead.finish_effect(after, seat)
        end = lookahead.finish_round(after, state.round.number)
        assert lookahead.followed(seat, action, ROUND).key() == end.key()
        assert rollout_value(lookahead, seat, action) == pytest.approx(lookahead.value(end, seat))


def test_an_effect_of_many_choices_is_played_to_its_end() -> None:
    """An auction at a table of four takes many."""
    for seed, ply, choices in ((3, 14, 40), (7, 44, 77)):
        state = position(4, seed, seed, ply)
        before = state.ply
        assert Lookahead(some_network(3), state).finish_effect(state)
        assert is_placing(state)
        assert state.ply - before == choices


def test_more_choices_in_one_step_than_can_be_followed_are_a_dead_end() -> None:
    """A Wizard's shift that ends only after more is left, which bounds the time for a decision."""
    state = State.from_text((Path(__file__).parent / "positions/many_choices.txt").read_text("utf-8"))
    assert not Lookahead(some_network(), state).finish_effect(state)
    assert state.stack[-1].count == MOST_CHOICES + 1


def test_a_step_that_may_end_does_so_after_as_many_choices_as_are_followed() -> None:
    """Whoever holds 30 cards may discard all of them at the Curiosity Cart, one by one."""
    hand = " ".join(f"{category}{number}" for category in "ABCDE" for number in range(1, 7))
    t = Table(hand={0: hand}, tiles="6 / 3")
    t.place(0, tile=6)
    t.choose(0, *hand.split()[: MOST_CHOICES + 1])
    began = t.state.ply
    assert (t.state.legal_options()[-1], t.state.legal_actions()[-1]) == (DONE, DONE_ACTION)
    assert Lookahead(some_network(), t.state).finish_effect(t.state)
    assert is_placing(t.state)
    assert t.state.ply - began <= 3  # the end of the step, and a card drawn that may be shelved


def test_a_seat_discards_at_the_paper_mill_only_while_the_end_of_it_gains() -> None:
    """Before the end of the step each discard once seemed to be worth more than none, until the shelf was empty."""
    state = State.from_text((Path(__file__).parent / "positions/discarding.txt").read_text("utf-8"))
    before = state.shelves[0].count
    Lookahead(load_network("multiplayer"), state).finish_effect(state)
    assert is_placing(state)
    assert state.shelves[0].count >= before


def shifting(shelf: str, *choices: str) -> State:
    """Return a position in which a Wizard shifts cards of that shelf, after these choices."""
    t = Table(powers={0: "wizard"}, shelf={0: shelf}, hand={0: "Z1"}, ruleset=edition("revised-en"))
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve", *choices)
    return t.state


def test_asst_wiz_01_a_shift_that_was_begun_is_ended() -> None:
    """Whatever the seat has chosen of it, each choice leads to its end, and each one that is made brings it nearer."""
    for choices in ((), ("up",), ("up", "A1"), ("up", "A1", "B2")):
        state = shifting("C1 .. .. / D1 .. .. / E1 A1 B2", *choices)
        seat = state.pending_seats()[0]
        lookahead = Lookahead(some_network(), state)
        for action in forward_actions(state.legal_actions(seat)):
            assert lookahead.action_value(state, seat, action) > DEAD_END
            assert Effects(Random(1), TASTES["plain"]).value_after(state, seat, action) > DEAD_END
        began = state.ply
        while not is_placing(state):
            state.apply_option(lookahead.best_option(state))
        assert state.ply - began <= 5  # the direction, two cards, done, the gap
        assert state.shelves[0].count == 6


def test_each_rollout_comes_to_the_end_of_the_round() -> None:
    """Where a column of three can't go up, rollouts once began the shift and called it off until they were cut."""
    shelf = ".. H10 .. / .. X1 .. / S10 F4 M2"
    for state in (shifting(shelf), shifting(shelf, "up"), shifting(shelf, "up", "M2")):
        lookahead = Lookahead(some_network(), state, some_policy())
        end = lookahead.finish_round(state.clone(), state.round.number)
        assert is_only_counting_left(end) or is_next_round(end, state.round.number)
        assert end.ply - state.ply < LONGEST_ROUND


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_no_rollout_meets_its_limit(name: str) -> None:
    """From a random placement of each turn in games that rollouts play, with a Wizard in each."""
    luck, done = Random(name), 0
    while done < 12:
        state = new_game(preset(name), luck.choice([2, 3, 4]), luck.randbytes(32))
        while not state.deal.is_dealt:
            state.apply_option(luck.choice(state.options))
        [wizard] = [power for power in state.game.powers if power.key == "wizard"]
        state.deal = state.deal.with_power(luck.randrange(state.game.seats), wizard)
        lookahead = Lookahead(load_network("multiplayer"), state, load_policy("multiplayer"))
        while not is_only_counting_left(state) and done < 12:
            number = state.round.number
            start = state.clone()
            start.apply_option(luck.choice(start.options))
            assert lookahead.finish_effect(start)
            state = lookahead.finish_round(start, number)
            assert is_only_counting_left(state) or is_next_round(state, number)
            done += 1


def test_learned_ends_a_wizards_shift() -> None:
    """It once began the same shift again for ever: to stand in its midst was worth more than to end it."""
    for seed, ply in ((272, 97), (77, 111)):
        state = position(2, seed, seed, ply)
        bot = LearnedBot(Random(1))
        for _ in range(60):
            if is_placing(state):
                break
            seat = state.pending_seats()[0]
            view = player_view(state, seat)
            state.apply(bot.choose(view, state.legal_actions(seat)), seat)
        assert is_placing(state)
