"""Games by the first rules and by the newest go on side by side: both are sound, and each offers its own choices.

The corpus pins games of the first rules to the letter; these are any games at all, as expansions and tests make them.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exlibris.engine import (
    CHOICES,
    DONE_ACTION,
    PRESETS,
    History,
    Record,
    Ruleset,
    State,
    action_of,
    compose,
    determinize,
    from_json,
    new_game,
    player_view,
    problems,
    to_json,
)
from support.deck import name_of
from support.editions import edition, oldest
from support.examples import examples
from support.random_play import SEEDS, check_deals
from support.random_rules import ANY_GAME, new
from support.table import Table

GAMES = [(name, variants, seats) for name in PRESETS for variants, seats in (((), 2), ((), 4), (("solo",), 1))]
HOME = "prompt-home"
BOTH = "prompt-both-home"
WINNING = "prompt-choose-winning"
VERTICAL = {action_of("choice", CHOICES.index(way)) for way in ("up", "down")}


def play(ruleset: Ruleset, seats: int, luck: random.Random) -> tuple[State, Counter[str]]:
    """Play a random game, checking every position; return its end and how often which prompt came with an end."""
    seed = luck.randbytes(32)
    state = new_game(ruleset, seats, seed)
    actions: list[int] = []
    seen: Counter[str] = Counter()
    while not state.is_over:
        assert problems(state) == []
        decision = luck.choice(state.decisions())
        if decision.prompt != HOME or decision.power == "standard":  # others' actions at home were always voluntary
            seen[f"{decision.prompt} {DONE_ACTION in decision.actions}"] += 1
        actions.append(luck.choice(decision.actions))
        state.apply(actions[-1], decision.seat)
    assert problems(state) == []
    record = Record.from_json(Record(ruleset, seats, seed, tuple(actions)).to_json())
    assert record.ruleset == ruleset
    assert to_json(record.replay()) == to_json(state)
    return state, seen


@pytest.mark.parametrize(("name", "variants", "seats"), GAMES)
def test_random_games_by_either_rules_are_sound_and_replay(name: str, variants: tuple[str, ...], seats: int) -> None:
    luck = random.Random(f"{name} {seats}")
    newest = compose(name, variants)
    for _ in range(2):
        _, old = play(oldest(newest), seats, luck)
        _, now = play(newest, seats, luck)
        assert old[f"{HOME} False"] > 0
        assert old[f"{HOME} True"] == 0
        assert now[f"{HOME} True"] > 0
        assert now[f"{HOME} False"] == 0
        assert now[f"{BOTH} False"] == 0
        assert old[f"{WINNING} False"] == 0


@settings(max_examples=examples(40))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS)
def test_a_game_by_the_first_rules_never_changes_sides(rules: tuple[Ruleset, int], seed: int, policy: int) -> None:
    """Copies, views and texts of its positions keep the versions that it is played by."""
    old = oldest(rules[0])
    state = new((old, rules[1]), seed)
    luck = random.Random(policy)
    for _ in range(policy % 150):
        if state.is_over:
            break
        state.apply_option(luck.choice(state.options))
    copies = [state.clone(), from_json(to_json(state)), State.from_text(state.to_text())]
    assert [copied.game.ruleset for copied in copies] == [old] * 3
    if not state.is_over:
        assert determinize(player_view(state, 0), luck).game.ruleset == old
        assert [copied.options for copied in copies] == [state.options] * 3


# -- positions at the new choices ------------------------------------------------------


@dataclass(frozen=True)
class Asked:
    """A way to make positions at one choice of the newest rules, by preset and luck."""

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
    t.choose(0, "shelve", names[6])
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
def test_positions_at_the_new_choices_are_sound_whatever_is_chosen(asked: Asked, preset: str, seed: int) -> None:
    luck = random.Random(seed)
    state = asked.made(preset, luck).state
    if asked.prompt == "wizard":
        assert {*state.legal_actions()} >= VERTICAL or not VERTICAL & {*state.legal_actions()}
    check_deals(state, luck)
    for copied in (from_json(to_json(state)), State.from_text(state.to_text()), state.clone()):
        assert copied.options == state.options
    for action in state.legal_actions():
        history = History(state)
        history.apply(action)
        assert problems(history.state) == []
        history.undo()
        assert to_json(history.state) == to_json(state)
