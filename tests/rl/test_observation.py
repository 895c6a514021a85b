"""Observations: nothing that the seat can't see, all that it does see, and the same for equal positions."""

import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final
from zlib import crc32

import pytest

from exlibris.engine import (
    ACTION_SPACE,
    CHOICES,
    PRESETS,
    State,
    action_of,
    compose,
    describe_action,
    determinize,
    new_game,
    player_view,
    questions,
)
from exlibris.engine.shelves import CELLS, WIDTH
from exlibris.rl import FIELDS, SIZE, VERSION, Observations, corner_of, from_seen, to_seen
from exlibris.rl.actions import seen_action
from exlibris.rl.fields import CATEGORY, COUNT, FLAG, FRAMES
from exlibris.rl.row import Code
from exlibris.search.feature_names import question_at
from support.examples import examples
from support.observed import numbers_of, told_by, told_of

REFERENCE: Final = Path(__file__).parents[2] / "docs/reference/rl.md"
SEATS: Final = (1, 2, 3, 4)
DECISIONS: Final = int(os.environ.get("DECISIONS", "0")) or examples(1200)


def games(count: int) -> Iterator[tuple[Random, State]]:
    """Yield games at their beginnings, by the presets and with one to four seats in turn."""
    for number in range(count):
        luck = Random(number)
        seats = SEATS[number % 4]
        rules = compose(PRESETS[number % 5], ["solo"] if seats == 1 else [])
        yield luck, new_game(rules, seats, luck.randbytes(32))


def decisions(state: State, luck: Random) -> Iterator[State]:
    """Yield one and the same state at each decision of a random game, and at its end."""
    while not state.is_over:
        yield state
        state.apply_option(luck.choice(state.options))
    yield state


def seen(observations: Observations, state: State, seat: int) -> bytes:
    observations.write(state, seat, 0)
    return bytes(observations.numbers)


def test_nothing_hidden_is_in_an_observation_and_equal_ones_have_equal_choices() -> None:
    """A determinization is another state of the same view: all that the seat can't see is dealt otherwise."""
    left = DECISIONS
    for luck, state in games(100_000):
        observations, others = Observations(state.game, 1), Observations(state.game, 1)
        for position in decisions(state, luck):
            seat = luck.randrange(state.game.seats)
            twin = determinize(player_view(position, seat), luck)
            assert seen(observations, position, seat) == seen(others, twin, seat)
            assert asked(position, seat) == asked(twin, seat)
            left -= 1
            if left < 0:
                return


def asked(state: State, seat: int) -> tuple[object, ...]:
    """Return what the seat is asked and may choose, as it sees it."""
    if seat not in state.pending_seats():
        return ()
    decision = state.decision(seat)
    return decision.prompt, decision.kind, sorted(to_seen(state, seat, decision.actions))


def test_an_observation_says_all_that_a_view_says() -> None:
    """What can be worked out from observations alone is all of the view: so each change of a view shows in them."""
    left = DECISIONS
    for luck, state in games(100_000):
        observations = Observations(state.game, 1)
        for position in decisions(state, luck):
            seat = luck.randrange(state.game.seats)
            view = player_view(position, seat)
            row = seen(observations, position, seat)
            assert told_by(row) == told_of(view)
            assert beyond_its_field(row) == []
            left -= 1
            if left < 0:
                return


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", PRESETS)
def test_the_observation_of_a_state_is_that_of_the_seat_s_view_in_whole_games(name: str, seats: int) -> None:
    """Of every seat while flips are chosen in any order and at the end; before, of one now and then.

    Where effects lie upon each other, of the one that is asked.
    """
    luck = Random(f"{name} {seats}")
    state = new_game(compose(name, ["solo"] if seats == 1 else []), seats, luck.randbytes(32))
    observations, others = Observations(state.game, 1), Observations(state.game, 1)
    flips = 0
    while True:
        late = state.is_over or state.pending_step().kind == "flip"
        deep = not late and len(state.stack) > 3
        for seat in range(seats) if late else luck.sample(range(seats), deep or luck.random() < 1 / 5):
            view = player_view(state, seat)
            row = seen(observations, state, seat)
            assert row == seen(others, determinize(view, luck), seat)
            assert told_by(row) == told_of(view)
        if state.is_over:
            break
        flips += late
        asked_next = luck.choice(state.pending_seats())
        legal = state.legal_actions(asked_next)
        state.apply(legal[-1] if late and luck.random() < 1 / 3 else luck.choice(legal), asked_next)
    assert flips >= seats


def later(ply: int, seats: int = 3) -> State:
    """Return a position of a random game."""
    state = new_game(compose("first-en"), seats, bytes(32))
    return next(position for position in decisions(state, Random(1)) if position.ply == ply)


def test_a_seat_sees_where_in_the_deck_cards_lie_that_it_knows_and_who_else_knows_cards_that_it_sees() -> None:
    state = later(60)
    first, _, third = state.deck[state.dealt :][:3]
    card = state.hands[1][0]
    state.peeks = bytes([first, 0, third, 1, card, 0])
    told = [told_by(seen(Observations(state.game, 1), state, seat)) for seat in (0, 1, 2)]
    assert [one["deck"] for one in told] == [[(1, first)], [(3, third)], []]
    assert [one["known"] for one in told] == [[sorted([first, card]), [], [], []], [[third], [], [card], []], [[]] * 4]


def test_an_observation_tells_what_each_effect_asks_next() -> None:
    asked_first = set()
    for luck, state in games(10):
        observations = Observations(state.game, 1)
        for position in decisions(state, luck):
            if position.is_over or not position.pending_seats():
                continue
            seat = position.pending_seats()[0]
            question = numbers_of(seen(observations, position, seat), "effect.question")[0]
            assert question == 1 + question_at(position.decision(seat).prompt)
            asked_first.add(question)
    assert len(asked_first) > 20


def test_effects_below_the_fourth_are_summed_up_by_what_they_ask_and_whose_they_are() -> None:
    state = later(60)
    seat, question = state.stack[-1].seat, 1 + question_at(state.decisions()[0].prompt)
    before = seen(Observations(state.game, 1), state, seat)
    assert question in numbers_of(before, "effect.question")
    for _ in range(FRAMES + 2):
        state.stack.append(state.stack[-1].copy())
    row = seen(Observations(state.game, 1), state, seat)
    assert numbers_of(row, "effect.question") == [question] * FRAMES
    assert numbers_of(row, "below.question")[question - 1] == 3
    assert numbers_of(row, "below.seat")[0] >= 3


def test_what_a_draft_offers_is_told_wherever_it_waits() -> None:
    state = new_game(compose("first-en"), 2, bytes(32))
    offered = list(state.stack[-1].libraries)
    assert offered
    for deep in range(FRAMES):
        row = seen(Observations(state.game, 1), state, 0)
        told = [effect["libraries"] for effect in told_by(row)["effects"]]
        assert told[: deep + 1] == [*[[]] * deep, offered]
        state.stack.append(state.stack[-1].copy())
        state.stack[-1].libraries = b""


def beyond_its_field(row: bytes) -> list[str]:
    return [field.name for field in FIELDS if max(numbers_of(row, field.name)) > field.highest]


def test_fields_are_of_three_kinds() -> None:
    assert {field.kind for field in FIELDS} == {CATEGORY, COUNT, FLAG}
    assert all(field.highest == 1 for field in FIELDS if field.kind == FLAG)


def test_the_layout_of_version_1_stays() -> None:
    """Networks are trained for it: another layout is another version."""
    assert (VERSION, SIZE) == (1, 3831)
    fields = [(field.name, field.shape, field.kind, field.highest) for field in FIELDS]
    assert crc32(repr(fields).encode()) == 4086044333


def test_the_action_numbers_of_version_1_stay() -> None:
    """As docs/reference/rl.md lists them: outputs of networks have these places."""
    firsts = [("done", 0), ("cancel", 1), ("library", 2), ("space", 66), ("card", 314), ("slot", 558), ("cell", 590),
              ("category", 845), ("seat", 861), ("choice", 869), ("assistant", 933), ("flip", 1181), ("ready", 1425),
              ("tile", 1433)]  # fmt: skip
    kinds = [describe_action(action) for action in range(ACTION_SPACE)]
    assert (VERSION, ACTION_SPACE) == (1, 1465)
    assert [(one.kind, action) for action, one in enumerate(kinds) if one.value == 0] == firsts
    listed = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \|", REFERENCE.read_text("utf-8"), re.MULTILINE)
    assert [(kind, int(first)) for kind, first, _ in listed] == firsts
    assert [int(count) for *_, count in listed] == list(Counter(one.kind for one in kinds).values())
    assert crc32(repr(CHOICES).encode()) == 2147827774


def test_steps_have_codes_of_their_own() -> None:
    names = {question.step for name in PRESETS for question in questions(compose(name))}
    assert len({Code(crc32(name.encode()), "").bits for name in names}) == len(names)


def test_cells_count_from_above_and_left_of_the_shelf() -> None:
    shelves = 0
    for _, state in games(5):
        for position in decisions(state, Random(state.ply)):
            for shelf in position.shelves:
                places = [divmod(cell, WIDTH) for cell in shelf.cells()]
                if places and position.ply % 9 == 0:
                    top, left = (min(numbers) for numbers in zip(*places, strict=True))
                    assert corner_of(shelf) == (top - 1) * WIDTH + left - 1
                    shelves += 1
    assert shelves > 100


def test_all_cells_and_seats_are_relative_and_nothing_else_is() -> None:
    others = [action for action in range(ACTION_SPACE) if describe_action(action).kind not in {"cell", "seat", "ready"}]
    assert [seen_action(action, 1, 2, 7) for action in others] == others
    cells = [action_of("cell", cell) for cell in range(CELLS)]
    assert [seen_action(action, 1, 2, 7) for action in cells] == [action - 7 for action in cells]
    assert [seen_action(action_of("seat", seat), 1, 2, 7) for seat in (0, 1)] == [
        action_of("seat", 1),
        action_of("seat", 0),
    ]


def test_seats_and_cells_of_actions_are_relative_and_come_back() -> None:
    kinds = set()
    for luck, state in games(10):
        for position in decisions(state, luck):
            seat = luck.choice([*position.pending_seats(), 0])
            actions = position.legal_actions(seat)
            if not actions:
                continue
            relative = to_seen(position, seat, actions)
            assert len(set(relative)) == len(actions)
            assert [from_seen(position, seat, action) for action in relative] == actions
            if relative != actions:
                kinds.add(position.pending_step().kind)
    assert kinds == {"cell", "seat", "flip"}
