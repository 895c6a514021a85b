"""What a shelf is worth as it stands, and what an action changes of it."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from exlibris.engine import HIDDEN, State, compose, form, new_game, player_view, preset, result
from exlibris.engine.scoring import inspected
from exlibris.engine.scoring.worth import Lines, changes, difference, hindsight, lines
from support.recording import finished, played_out

SOLO = compose("first-en", ["solo"])


def decisions(seed: int, seats: int, kinds: tuple[str, ...]) -> Iterator[State]:
    """Yield a random game at every decision of these kinds."""
    luck = random.Random(seed)
    state = new_game(preset("first-en"), seats, luck.randbytes(32))
    while not state.is_over:
        if state.pending_step().kind in kinds:
            yield state
        seat = luck.choice(state.pending_seats())
        state.apply(luck.choice(state.legal_actions(seat)), seat)


def test_at_the_end_the_lines_are_those_of_the_form() -> None:
    for seed in range(8):
        state = finished(2 + seed % 3, seed).replay()
        for seat, column in enumerate(result(state).seats):
            prominent = column.tally[state.deal.prominent]
            expected = Lines(column.b1, column.b2, column.b3, column.b4, column.b5, prominent)
            found = lines(state, seat)
            assert lines(player_view(state, -1), seat) == found
            assert replace(found, out_of_order=b"", books=()) == expected
            assert found.books == column.tally
            dark = state.shelves[seat].dark_cards() + state.flips[seat]
            assert set(dark + found.out_of_order) == set(inspected(state.shelves[seat], state.flips[seat]))


def test_alpha_02_a_change_names_the_cards_that_it_puts_out_of_order() -> None:
    seen = set()
    for state in decisions(5, 2, ("cell",)):
        seat = state.pending_seats()[0]
        before = set(lines(state, seat).out_of_order)
        for action, change in changes(player_view(state, seat), state.legal_actions(seat)).items():
            trial = state.clone()
            trial.apply(action, seat)
            assert set(change.out_of_order) == set(lines(trial, seat).out_of_order) - before
            seen.add(len(change.out_of_order))
    assert {0, 1} < seen


def test_a_change_is_what_the_action_then_brings() -> None:
    seen = 0
    for state in decisions(3, 3, ("cell", "flip")):
        for seat in state.pending_seats():
            view = player_view(state, seat)
            for action, change in changes(view, state.legal_actions(seat)).items():
                trial = state.clone()
                trial.apply(action, seat)
                if not trial.is_over:
                    after = lines(player_view(trial, seat), seat)
                    assert change == difference(after, lines(view, seat))
                    seen += any((change.b1, change.b2, change.b3, change.b4, change.b5))
    assert seen > 50


def test_a_focus_that_does_not_show_counts_nowhere() -> None:
    state = next(decisions(1, 3, ("space",)))
    for viewer in (-1, 0):
        view = player_view(state, viewer)
        for seat in range(3):
            assert (lines(view, seat).b5 is None) == (view.deal.focus[seat] == HIDDEN) == (seat != viewer)


def test_solo_25_the_award_shows_once_the_public_library_is_counted() -> None:
    luck = random.Random(0)
    state = new_game(SOLO, 1, bytes(32))
    assert lines(state, 0) == lines(player_view(state, 0), 0) == Lines(0, None, 0, 0, None, 0, books=(0,) * 6)
    state.apply(luck.choice(state.legal_actions()))
    assert difference(lines(state, 0), lines(state, 0)) == Lines(0, None, 0, 0, 0, 0)
    while not state.is_sealing_flips():
        assert lines(player_view(state, 0), 0).b2 is None
        state.apply(luck.choice(state.legal_actions()))
    for pile, award in ((b"", 15), (state.discard, 0)):
        state.discard = pile
        assert lines(player_view(state, 0), 0).b2 == award == form(state).seats[0].b2
        assert lines(state, 0).total == form(state).seats[0].total


def test_hindsight_finds_what_trying_everything_finds() -> None:
    tried = 0
    for seed in range(60):
        state = played_out(SOLO, 1, seed).replay() if seed % 3 == 0 else finished(3, seed).replay()
        for seat in range(state.game.seats):
            shelf = state.shelves[seat]
            cards = shelf.cards().translate(None, shelf.dark_cards())
            flips, total = hindsight(state, seat)
            assert total >= result(state).seats[seat].total
            if len(cards) <= 8:
                tried += 1
                assert total == max(total_with(state, seat, bytes(some)) for some in subsets(cards))
                assert total == total_with(state, seat, flips)
    assert tried > 10


def subsets(cards: bytes) -> Iterator[tuple[int, ...]]:
    """Return all choices of cards to turn face down."""
    for count in range(len(cards) + 1):
        yield from combinations(cards, count)


def total_with(state: State, seat: int, flips: bytes) -> int:
    """Return the seat's total if it had turned these cards down."""
    tried = state.flips[:]
    tried[seat] = flips
    return form(state, tried).seats[seat].total
