"""Positions at choices that random games hardly ever reach are sound, whatever is chosen."""

import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exlibris.engine import CHOICES, PRESETS, State, action_of, problems
from support.deck import name_of
from support.editions import edition
from support.examples import examples
from support.random_play import SEEDS, check_deals, copies_of
from support.table import Table

VERTICAL = {action_of("choice", CHOICES.index(way)) for way in ("up", "down")}


@dataclass(frozen=True)
class Asked:
    """A way to make positions at one choice, by preset and luck."""

    prompt: str
    made: Callable[[str, random.Random], Table]


def some_cards(luck: random.Random, n: int) -> str:
    return " ".join(name_of(card) for card in luck.sample(range(152), n))


def at_home(preset: str, luck: random.Random) -> Table:
    """Return a table where seat 0 has come home, with a standard assistant or with the Bookworm."""
    special = preset != "revised-en" and luck.random() < 0.5
    hand = {0: some_cards(luck, luck.randrange(4))}
    t = Table(3, powers={0: "bookworm"} if special else None, hand=hand, ruleset=edition(preset))
    t.place(0, tile=0, special=special)
    return t


def in_the_den(preset: str, luck: random.Random) -> Table:
    """Return a table where somebody has won at the Den with several categories; deal until that comes about."""
    rules = edition(preset, gambling_den_names="assistant")
    at = {7: luck.choice(("1 1", "1 1*", "0* 1", "1 2 1"))}
    t = Table(4, at=at, deck=some_cards(luck, 8), ruleset=rules)
    t.place(0, tile=7)
    while t.prompt == "bet":
        t.choose(t.seat, luck.choice(sorted(t.legal())))
    return t if t.prompt == "choose-winning" else in_the_den(preset, luck)


def at_the_center(preset: str, luck: random.Random) -> Table:
    """Return a table where seat 0 has given a card away, and may shelve its own."""
    cards = some_cards(luck, luck.randrange(2, 5))
    t = Table(3, on={5: cards}, ruleset=edition(preset))
    t.place(0, tile=5)
    while t.prompt != "shelve-gained":
        t.choose(0, luck.choice(sorted(t.legal())))
    return t


def with_the_wizard(preset: str, luck: random.Random) -> Table:
    """Return a table where seat 0's Wizard is about to shelve, perhaps after calling a shift off."""
    names = some_cards(luck, 7).split()
    rows = luck.choice(("{0}", "{0} {1} / {2}", "{0} / {1} / {2}", "{0} {1} / {2} {3} / {4} {5}"))
    t = Table(2, powers={0: "wizard"}, shelf={0: rows.format(*names)}, hand={0: names[6]}, ruleset=edition(preset))
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve")
    for _ in range(luck.randrange(3)):
        t.choose(0, luck.choice(sorted(t.legal() - {"beside"})), "cancel")
    return t


ASKED = [
    Asked("home", at_home),
    Asked("choose-winning", in_the_den),
    Asked("shelve-gained", at_the_center),
    Asked("wizard", with_the_wizard),
]


@pytest.mark.parametrize("asked", ASKED, ids=[asked.prompt for asked in ASKED])
@settings(max_examples=examples(15))
@given(preset=st.sampled_from(PRESETS), seed=SEEDS)
def test_positions_at_rare_choices_are_sound_whatever_is_chosen(asked: Asked, preset: str, seed: int) -> None:
    luck = random.Random(seed)
    state = asked.made(preset, luck).state
    if asked.prompt == "wizard":
        assert {*state.legal_actions()} >= VERTICAL or not VERTICAL & {*state.legal_actions()}
    check_deals(state, luck)
    for copied in (*copies_of(state), State.from_text(state.to_text())):
        assert copied.options == state.options
    before = state.key()
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        assert problems(after) == []
    assert state.key() == before
