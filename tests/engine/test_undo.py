"""Undo: never of an action that revealed something, never past another seat's action."""

import random
from typing import Any

import pytest
from hypothesis import given, settings

from exlibris.engine import (
    HIDDEN,
    PRESETS,
    SPECTATOR,
    Recorder,
    State,
    compose,
    describe_action,
    determinize,
    new_game,
    player_view,
    preset,
)
from exlibris.engine.notation.actions import parse_action
from exlibris.engine.undo import UndoEntry, is_last_of, undo_entry, undoable, why_not
from exlibris.engine.view import facts, in_sight
from support.deck import card_with, cards_of, cards_with
from support.editions import edition
from support.examples import examples
from support.random_play import SEATS, SEEDS, fresh_game, positions
from support.table import Table

WORLDS = 3


def done(*letters: str) -> list[UndoEntry]:
    """Return undo entries from a shorthand: "0" is seat 0's, "0!" revealed something, "0s" was sealed."""
    return [UndoEntry(int(one[0]), 7, "s" in one, "!" in one) for one in letters]


@pytest.mark.parametrize(
    ("entries", "seat", "count", "why"),
    [
        (done(), 0, 0, "nothing"),
        (done("0", "0"), 0, 2, ""),
        (done("1", "0"), 0, 1, ""),
        (done("0", "1"), 0, 0, "moved"),
        (done("0", "0!"), 0, 0, "seen"),
        (done("0!", "0"), 0, 1, ""),
        (done("0", "1!", "0"), 0, 1, ""),
        (done("0", "0!", "0s", "1s", "0s", "1s"), 0, 2, ""),
        (done("0", "0!", "1s"), 0, 0, "seen"),
        (done("0s", "1s!"), 0, 0, "moved"),
    ],
)
def test_a_seat_takes_back_its_last_actions_only(entries: list[UndoEntry], seat: int, count: int, why: str) -> None:
    assert (undoable(entries[::-1], seat), why_not(entries[::-1], seat)) == (count, why)


def test_what_others_seal_neither_stands_in_the_way_nor_shows() -> None:
    watched = done("0!", "1s", "0s", "2s", "2s")
    for entries in (watched[:2], watched):
        assert (undoable(entries[::-1], 1), why_not(entries[::-1], 1)) == (1, "")
    assert is_last_of(watched, 1)
    assert is_last_of(watched[:1], 0)
    assert not is_last_of(done("1", "0"), 0)
    assert not is_last_of(done("1", "0s", "0"), 0)


@pytest.mark.slow
@settings(max_examples=examples(60))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_an_action_that_goes_back_comes_out_alike_in_every_world_its_seat_thinks_possible(
    seats: int, seed: int, policy: int
) -> None:
    check_that_nothing_is_learned(fresh_game(seats, seed), random.Random(policy))


@pytest.mark.parametrize("name", PRESETS)
@settings(max_examples=examples(12))
@given(seats=SEATS, seed=SEEDS)
def test_the_same_by_every_rulebook(name: str, seats: int, seed: int) -> None:
    rules = compose(name, (), {"language": "en"})
    luck = random.Random(seed)
    check_that_nothing_is_learned(new_game(rules, seats, luck.randbytes(32)), luck)


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
@settings(max_examples=examples(20))
@given(seed=SEEDS)
def test_the_same_alone(name: str, seed: int) -> None:
    luck = random.Random(seed)
    check_that_nothing_is_learned(new_game(compose(name, ["solo"]), 1, luck.randbytes(32)), luck)


def check_that_nothing_is_learned(state: State, luck: random.Random) -> None:
    """Play at random, and check that what may be undone showed its seat only what it could have known before.

    Nor does it tell anything whether an action may be taken back, but for the last flips, which end the game.
    """
    while not state.is_over:
        seat = luck.choice(state.pending_seats())
        action = luck.choice(state.legal_actions(seat))
        before = state.clone()
        revealing = carry_out(state, action, seat)
        if luck.random() > 0.2:
            continue
        for _ in range(WORLDS):
            world = determinize(player_view(before, seat), luck)
            revealing_there = carry_out(world, action, seat)
            assert revealing_there == revealing or ends_anywhere(state, world)
            if not revealing:
                assert facts(player_view(world, seat)) == facts(player_view(state, seat))


def ends_anywhere(*states: State) -> bool:
    """Return whether one of the games is over."""
    return any(state.is_over for state in states)


def carry_out(state: State, action: int, seat: int) -> bool:
    """Return whether the action, now carried out, has revealed something."""
    before, recorder = state.clone(), Recorder()
    state.recorder = recorder
    state.apply(action, seat)
    return undo_entry(before, state, recorder, seat, action).revealing is True


def test_most_placements_and_most_shelving_can_go_back() -> None:
    """The rule is no use if nearly everything reveals something."""
    free = total = 0
    for seed in range(6):
        luck = random.Random(seed)
        state = new_game(preset("first-en"), 4, luck.randbytes(32))
        while not state.is_over:
            prompt = state.pending_step().prompt
            seat = luck.choice(state.pending_seats())
            revealing = carry_out(state, luck.choice(state.legal_actions(seat)), seat)
            if prompt in {"prompt-place", "prompt-put"}:
                total += 1
                free += not revealing
    assert free > total * 0.75


def entry(t: Table, seat: int, *names: str) -> UndoEntry:
    """Let a seat make choices; return the undo entry of the last one."""
    t.choose(seat, *names[:-1])
    before, begun, t.recorder.looked = t.state.clone(), len(t.recorder.events), False
    action = parse_action(t.state, names[-1], seat)
    t.choose(seat, names[-1])
    made = undo_entry(before, t.state, Recorder(t.recorder.events[begun:], t.recorder.looked), seat, action)
    assert (made.seat, made.action) == (seat, action)
    return made


TWO = {0: "M1 M2", 1: "A1 A2"}


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ({"at": {10: "1"}, "on": {10: "B1 B2"}}, ("10.2",)),  # what lay open
        ({}, ("home", "shelve", "M1")),
        ({"tiles": "1 4"}, ("4.1", "M1")),  # a card of one's own that the others see from now on
        ({"at": {17: ""}}, ("17.1", "M1")),
        ({"on": {10: "B1 B2"}}, ("10.1", "B1")),
        ({"powers": {0: "wizard"}, "shelf": {0: "B1 C1"}}, ("home*", "shelve", "M1", "up")),
        ({"at": {17: ""}}, ("17.1", "M1", "done")),  # another seat is asked about what lies open
    ],
)
def test_what_shows_only_open_cards_and_those_of_ones_own_hand_can_be_undone(
    words: dict[str, Any], names: tuple[str, ...]
) -> None:
    made = entry(Table(3, hand=TWO, **words), 0, *names)
    assert (made.sealed, made.revealing) == (False, False)


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ({}, ("home", "draw")),
        ({"at": {0: "0"}}, ("1.1",)),
        ({"on": {13: "B1 B2"}}, ("13.1", "monster")),  # looks at cards that lie face down
        ({"powers": {0: "goblin"}, "at": {10: "1"}}, ("10.2*", "seat 1", "spells")),  # a hand is shown, or asked about
        ({"powers": {0: "imp"}, "on": {13: "B1 B2"}}, ("13.1*", "discard_one", "slot 0")),  # turns a card up
    ],
)
def test_what_shows_hidden_cards_to_anybody_cannot_be_undone(words: dict[str, Any], names: tuple[str, ...]) -> None:
    made = entry(Table(3, hand=TWO, **words), 0, *names)
    assert (made.sealed, made.revealing) == (False, True)


def test_asst_goblin_02_the_question_for_a_single_hidden_card_shows_that_it_fits() -> None:
    monster = card_with("monster")
    t = Table(3, hand={1: monster}, powers={0: "goblin"}, at={10: "1"})
    assert entry(t, 0, "10.2*", "seat 1", "monster").revealing
    assert t.hand(1) in {monster, ""}


def test_asst_goblin_02_the_question_is_about_the_one_card_of_the_hand_that_the_thief_does_not_know() -> None:
    t = Table(3, hand={2: "A1 A2"}, powers={0: "goblin"}, at={10: "2"})
    t.state.shown = cards_of("A1")
    assert entry(t, 0, "10.2*", "seat 2", "spells").revealing
    assert (t.prompt, t.seat) == ("goblin-hand-over", 2)


def test_amb_73_what_goes_from_hand_to_hand_in_secret_cannot_be_undone() -> None:
    """It comes from the seat's own hand, but somebody else has seen it alone."""
    monsters = cards_with(2, "monster")
    t = Table(3, hand={1: " ".join(monsters)}, powers={0: "goblin"}, at={10: "1"})
    t.choose(0, "10.2*", "seat 1", "monster")
    given = entry(t, 1, monsters[1])
    assert (t.hand(0), given.sealed, given.revealing) == (monsters[1], False, True)


@pytest.mark.trace("LOC13-01")
def test_amb_21_what_is_cleared_from_the_shack_is_named_though_other_cards_soon_lie_on_it() -> None:
    """The last action of a solo round: nothing is dealt until the tiles to eliminate are chosen."""
    t = Table(
        1, ruleset=edition("first-en", "solo"), hand={0: "M1 M2"}, shelf={0: "A1"}, left={0: "s"},
        tiles="/ 2 6 8 13 14 18", tile_stack="4 9 10 11", at={8: "0", 18: "0", 2: "0*"}, on={13: "B1 B2", 14: "C1 C2"},
    )  # fmt: skip
    assert entry(t, 0, "home", "shelve", "M1", "left of A1").revealing
    assert (t.prompt, t.discard) == ("eliminate", "B1 B2 C1 C2")


def test_nobody_goes_back_across_the_beginning_or_the_end_of_the_flips() -> None:
    t = Table(2, hand={}, shelf={0: "A1 A2", 1: "B1 B2"}, final="shelf", left={0: "", 1: "s"}, turn=1)
    t.place(1, tile=0)
    if t.prompt != "flip":
        before, begun = t.state.clone(), len(t.recorder.events)
        action = parse_action(t.state, "done", 1)
        t.choose(1, "done")
        assert t.prompt == "flip"
        made = undo_entry(before, t.state, Recorder(t.recorder.events[begun:], t.recorder.looked), 1, action)
        assert (made.sealed, made.revealing) == (False, True)
    flip = entry(t, 0, "flip A1")
    assert (flip.sealed, flip.revealing) == (True, False)
    assert not entry(t, 0, "ready").revealing
    last = entry(t, 1, "ready")
    assert (last.sealed, last.revealing, t.is_over) == (True, True, True)


@settings(max_examples=examples(40))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_cards_in_sight_are_those_that_a_view_shows(seats: int, seed: int, policy: int) -> None:
    for state in positions(fresh_game(seats, seed), policy):
        for viewer in range(SPECTATOR, seats) if state.ply % 7 == 0 else ():
            view = player_view(state, viewer)
            shelves = [cards for shelf in view.shelves for cards in (shelf.cards(), shelf.entombed())]
            shown = b"".join([*view.hands, *view.pools, *shelves, view.deck, view.discard])
            assert set(in_sight(state, viewer)) == set(shown) - {HIDDEN}


def test_amb_21_a_card_of_the_deck_is_in_sight_of_those_who_have_looked_at_it() -> None:
    t = Table(2, deck="A1 B1")
    t.state.peeks = cards_of("A1") + bytes([1])
    assert [cards_of("A1") in in_sight(t.state, viewer) for viewer in (SPECTATOR, 0, 1)] == [False, False, True]
    assert cards_of("B1") not in in_sight(t.state, 1)


DUMP = """exlibris position 1
preset: first-en
seats: 2
round: 2
tiles: 1 / 11 2
at 11: 0 1
at home: 0 0* 1 1*
discard: {discard}
phase: resolution
"""


@pytest.mark.trace("LOC11-01", "AMB-21")
@pytest.mark.parametrize("discard", ["A1 A2", "A1 A2 M3"])
def test_loc11_01_to_name_a_category_shows_what_the_pile_has_and_what_it_lacks(discard: str) -> None:
    state = State.from_text(DUMP.format(discard=discard))
    counts = state.game.counts
    for action in state.legal_actions():
        after, category = state.clone(), describe_action(action).value
        revealing = carry_out(after, action, 0)
        found = any(counts[card][category] for card in state.discard)
        assert after.pending_step().prompt == ("prompt-search" if found else "prompt-name-category")
        assert revealing, "nothing found tells as much of the pile as a card does"


@pytest.mark.trace("LOC11-01", "AMB-21")
def test_amb_21_to_take_the_top_card_of_the_pile_shows_the_others_what_lies_under_it() -> None:
    """No line of the log names that card."""
    state = State.from_text(DUMP.format(discard="A1 A2 M3"))
    top = cards_of("M3")[0]
    category = next(c for c in range(6) if state.game.counts[top][c])
    state.apply(next(a for a in state.legal_actions() if describe_action(a).value == category))
    take = next(a for a in state.legal_actions() if describe_action(a).value == top)
    assert carry_out(state, take, 0)
    assert player_view(state, 1).discard[-1:] == cards_of("A2")
