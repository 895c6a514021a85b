"""The standard's grammar describes what is written, and all that is read."""

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from exlibris.engine import (
    AmbiguousActionName,
    GameText,
    IllegalActionName,
    InvalidActionName,
    NotationError,
    PlayerView,
    Record,
    State,
    action_names,
    card_names,
    new_game,
    parse_action,
    player_view,
    preset,
    preset_names,
)
from exlibris.engine.frames import STEPS
from support.ebnf import Grammar
from support.pages import FENCE

PAGE = (Path(__file__).parents[2] / "docs/notation_standard.md").read_text("utf-8")
EBNF = "\n".join(fence["text"] for fence in FENCE.finditer(PAGE) if fence["language"] == "ebnf")
CARDS = "|".join(sorted(card_names("en").names, reverse=True))
STANDARD = Grammar(EBNF)
ENGLISH = Grammar(EBNF, {"card": f"(?:{CARDS})", "key": "(?:ghost|imp|wizard)"})
SOLO = State.from_text("exlibris position 1\npreset: first-en\nvariants: solo\nseats: 1\n")


def joined(text: str) -> str:
    """Return a position, or the head of a game, with its lines as the standard reads them."""
    lines: list[str] = []
    for line in text.rstrip("\n").split("\n"):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0] != " ":
            lines.append(line.rstrip())
            continue
        bare = lines[-1].endswith(":") or re.search(r": *@\d+$", lines[-1])
        lines[-1] += (" / " if lines[-1].startswith("shelf") and not bare else " ") + line.strip()
    return "\n".join(lines)


def is_position(text: str) -> bool:
    return STANDARD.has("position", joined(text))


def is_game(text: str) -> bool:
    head, empty, body = text.partition("\n\n")
    return STANDARD.has("game", joined(head) + (empty + body if empty else ""))


def played(seed: int) -> Record:
    """Return the record of a game at random, of any preset and number of seats."""
    luck = random.Random(seed)
    rules = preset(luck.choice(preset_names()))
    state, actions = new_game(rules, luck.choice([2, 3, 4]), luck.randbytes(32)), []
    start = (rules, state.game.seats, state.rng.seed)
    while not state.is_over:
        actions.append(luck.choice(state.legal_actions()))
        state.apply(actions[-1])
    return Record(*start, tuple(actions))


@pytest.mark.parametrize("seed", [0, 1])
def test_what_the_engine_writes_is_of_the_standard(seed: int) -> None:
    record, turns = played(seed), 0
    assert is_game(GameText(record, tuple("ABCD"[: record.seats])).to_text())
    state = record.start().replay()
    for action in record.actions:
        state.apply(action)
        text = str(state)
        assert all(STANDARD.has("action", name) for name in action_names(state))
        if "\nstack:" in text:
            continue
        turns += 1
        views = [player_view(state, seat) for seat in (-1, turns % record.seats)]
        assert all(is_position(str(at)) for at in [state, *views])
        assert State.from_text(text) == state
        assert all(PlayerView.from_text(str(view)) == view for view in views)
    assert turns > 20


TURN = """exlibris position 1
preset: first-en
variants: longer
seats: 2
components: others 1
prominent: historic
round: 3
first: 1
tiles: 1 10 / 6
tile stack: 2 16
on 10: X1 X2 W8
at 10: 1*@2
left 0: ss*
hand 0: M3 M4
hand 1: C7
shelf 0: @20 A1 A2 / .. (B1)/T3
known: M3@1
places: 6.1 home
ready: 0
turn: 0
drawn: 7
"""
SHORT = """exlibris game 1
preset: first-en
seats: 3
name 0: Rita
name 1: Eric
name 2: Ada
seed: f5b165224a58b791df6af1d8303e61cdc4bb86c3d1c427103c344c4189eb2f1e
components: others 1
ending: agreed

setup
1. seat 0: done
"""
PIECES = [*" :;/@?*.,(){}#-0159sAMxé\n", "", "left ", "shelf 1: ", "seat 0:"]
EDITS = st.tuples(st.floats(0, 1, exclude_max=True), st.sampled_from(PIECES))


def edited(text: str, edits: list[tuple[float, str]], cut: int) -> str:
    for where, new in edits:
        at = int(where * len(text))
        text = text[:at] + new + text[at + cut :]
    return text


@given(st.lists(EDITS, min_size=1, max_size=2), st.integers(0, 3))
@settings(max_examples=150, deadline=None)
def test_what_is_read_as_a_position_is_of_the_standard(edits: list[tuple[float, str]], cut: int) -> None:
    text = edited(TURN, edits, cut)
    try:
        State.from_text(text)
    except NotationError:
        return
    assert is_position(text), text


@given(st.lists(EDITS, min_size=1, max_size=2), st.integers(0, 3))
@settings(max_examples=40, deadline=None)
def test_what_is_read_as_a_game_is_of_the_standard(edits: list[tuple[float, str]], cut: int) -> None:
    text = edited(SHORT, edits, cut)
    try:
        GameText.from_text(text)
    except NotationError:
        return
    assert is_game(text), text


@given(st.from_regex(re.compile(ENGLISH.pattern("action")), fullmatch=True))
@settings(max_examples=200, deadline=None)
def test_an_action_of_the_grammar_is_never_malformed(text: str) -> None:
    with suppress(IllegalActionName, AmbiguousActionName):
        parse_action(SOLO, text)


@given(st.from_regex(re.compile(ENGLISH.pattern("action")), fullmatch=True), st.lists(EDITS, min_size=1, max_size=1))
@settings(max_examples=200, deadline=None)
def test_text_that_the_grammar_lacks_is_malformed(action: str, edits: list[tuple[float, str]]) -> None:
    text = edited(action, edits, 1)
    if not STANDARD.has("action", " ".join(text.split())):
        with pytest.raises(InvalidActionName):
            parse_action(SOLO, text)


def test_it_has_all_verbs_of_the_engine() -> None:
    played(1)  # the steps of effects are made with a game
    listed = set(re.findall(r'"(\w+)"', STANDARD.rules["verb"]))
    assert listed == {step.verb for step in STEPS.values()} - {""}
