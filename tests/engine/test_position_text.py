"""Positions written by a person: what is left out has its usual value, and what is wrong is named by its line."""

import re

import pytest

from exlibris.engine import (
    EngineError,
    NotationError,
    State,
    action_names,
    card_names,
    parse_action,
    player_view,
    problems,
)
from exlibris.engine.view import PlayerView
from support.table import Table

SHORT = """exlibris position 1
preset: first-en
seats: 2
"""
WRITTEN = """exlibris position 1
# A comment, then a blank line.

preset: first-en
seats: 2
round: 3
first: 1
tiles: 1 10 / 6
on 10: x1 X2 W8
at 10: 0@2
at home: 1*
assistant 0: ghost
assistant 1: mummy
focus 0: monster
hand 0: M3 M4
hand 1:
shelf 0:
  A1  A2
  ..  (B1)
shelf 1: C1/C2 .. / D1 D2
deck: W1 W2
deck size: 5
discard: Z1
known: M3@1
shown: M4
"""


def test_little_has_to_be_written() -> None:
    state = State.from_text(SHORT)
    assert problems(state) == []
    assert (state.round.number, state.round.first, state.pending_seats()) == (1, 0, [0])
    assert action_names(state)[:2] == ["place home", "place 1.1"]
    assert len(state.deck) == 152


def test_a_person_may_write_it() -> None:
    t = Table(state=State.from_text(WRITTEN))
    assert t.hand(0) == "M3 M4"
    assert t.shelf(0) == "A1 A2 / .. (B1)"
    assert t.shelf(1) == "C1/C2 .. / D1 D2"
    assert (t.cards_on(10), t.spaces_at(10), t.at(0)) == ("X1 X2 W8", "0@2", "1*")
    assert (t.left(0), t.left(1)) == ("s*", "ss")
    assert (t.deck(2), t.deck_count) == ("W1 W2", 5)
    assert t.discard.endswith(" Z1")
    assert (t.permanent, t.temporary) == ([1, 10], [6])
    assert t.power(0) == "ghost"
    assert t.seat == 1
    assert State.from_text(str(t.state)).to_text() == str(t.state)


@pytest.mark.parametrize("phase", ["placement", "resolution", "cleanup", "inspection"])
def test_a_phase_can_be_written_instead_of_the_stack(phase: str) -> None:
    state = State.from_text(f"{SHORT}phase: {phase}\nshelf 0: A1\n")
    assert state.decisions()[0].prompt == ("prompt-flip" if phase == "inspection" else "prompt-place")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("weather: rain", "weather: unknown key"),
        ("eyes: 1", "eyes: unknown key"),
        ("hello", "line 4: expected 'key: text', found 'hello'"),
        ("hand: M3", "line 4: 'hand' needs a name, as in 'hand 0: ...'"),
        ("hand 2: M3", "line 4, hand 2: this game has seats 0 to 1"),
        ("hand 0: M99", "line 4, hand 0: no card 'M99' in this deck"),
        ("hand 0: ?", "line 4, hand 0: ? is for what one seat sees; a state has all its cards"),
        ("hand 0: M3\nhand 1: M3", "line 5, hand 1: M3 is already in line 4"),
        ("hand 0: M3\nshelf 1: A1/M3", "line 5, shelf 1: M3 is already in line 4"),
        ("hand 0: M3 M3", "line 4, hand 0: M3 is already in line 4"),
        ("hand 0: M3\nhand 0: M4", "line 5, hand 0: is already in line 4"),
        ("shelf 0: A1 .. A2", "line 4, shelf 0: seat 0's shelf is in pieces"),
        ("shelf 0: A1 / A2 / A3 / A4", "line 4, shelf 0: a shelf has at most 3 rows"),
        ("shelf 0: @x A1", "line 4, shelf 0: expected @ and a column, found '@x'"),
        ("at 10: 0 0 0 0 0", "line 4, at 10: it is full"),
        ("at 10: 0@7", "line 4, at 10: '0@7': expected a space from 1 to 4"),
        ("at 10: x", "line 4, at 10: 'x': expected an assistant such as 0 or 0*"),
        ("at 10: 2*", "line 4, at 10: '2*': this game has seats 0 to 1"),
        ("at 77: 0", "line 4, at 77: there is no tile '77'"),
        ("on tower: M3", "line 4, on tower: there is no tile 'tower'"),
        ("on ²: M3", "line 4, on ²: there is no tile '²'"),
        ("shelf 0: @² A1", "line 4, shelf 0: expected @ and a column, found '@²'"),
        (f"ready: {'9' * 5000}", "line 4, ready: expected numbers, found '999"),
        (f"hand 0: ?x{'9' * 5000}", "line 4, hand 0: '?x999"),
        (f"stack:\n  round.1 tile {'9' * 5000}", "line 4, stack: expected a number from 0 to 255, found '999"),
        ("left 0: sx", "line 4, left 0: expected s for each standard assistant"),
        ("focus 0: romance", "line 4, focus 0: expected one of corrupted, fantastical"),
        ("focus 0: monster\nfocus 1: monster", "line 4, focus 0: categories ["),
        ("assistant 0: dragon", "line 4, assistant 0: no assistant 'dragon'"),
        ("first: 3", "line 4, first: this game has seats 0 to 1"),
        ("first: x", "line 4, first: expected a number, found 'x'"),
        ("round: 99", "line 4, round: round 99, but this game has 18 at most"),
        ("round: 19\nfinal: shelf", "line 4, round: round 19, but this game has 18 at most"),
        ("final: shelf\nround: 18\nphase: preparation", "line 5, round: round 19, but this game has 18 at most"),
        ("round: 18", "line 4, round: round 18 is the last one, but nothing says why"),
        ("tiles: 1 one", "line 4, tiles: expected numbers, found 'one'"),
        ("tiles: 1 1", "line 4, tiles: tile 1 is listed twice"),
        ("tiles: 1 / 1", "line 4, tiles: found [1, 1, "),
        ("tiles: 1 66", "line 4, tiles: there is no tile '66'"),
        ("tiles: 1 ?", "line 4, tiles: ? is for what one seat sees; a state has all its tiles"),
        ("tile stack: 66", "line 4, tile stack: there is no tile '66'"),
        ("phase: siesta", "line 4, phase: phase: no round of this game has 'siesta'"),
        ("stack:\n  nonsense.1 seat 0", "line 4, stack: no step 'nonsense.1'"),
        ("stack:\n  round.1 seat", "line 4, stack: round.1: expected pairs of a register and its value"),
        ("stack:\n  round.1 seat 5", "line 4, stack: round.1: this game has no seat 5"),
        ("stack:\n  round.1 colour 5", "line 4, stack: round.1: no register 'colour'"),
        ("stack:\n  round.1 card 5", "line 4, stack: no card '5' in this deck"),
        ("known: M3", "line 4, known: expected cards with their seats, such as M3@0, found 'M3'"),
        ("discard: M3\nknown: M3@0", "line 5, known: somebody knows a card that is in no hidden place"),
        ("seed: 12", "line 4, seed: expected 64 hexadecimal digits"),
        ("assistant 0: ghost\nat 1: 0*", "line 5, at 1: tile 1 has an assistant that never enters the Diviner's Hut"),
        (
            "assistant 0: ghost\nat 11: 0*@1 1@1",
            "line 5, at 11: tile 11 has a space with two assistants that can't share",
        ),
        ("assistant 0: ghost\nat 10: 1@1 1@1 0*@1\nround: 2\ntiles: 1 10 / 1", "line 7, tiles: found [1, 1, 2, "),
        ("at 10: 0@1 1@1", "line 4, at 10: tile 10 has a space with two assistants that can't share it"),
        ("at 10: 0\nat 3: 1@1 1@3", "line 5, at 3: tile 3 can't have all of these assistants"),
        ("assistant 0: mummy\nassistant 1: mummy", "line 4, assistant 0: seat 0 has the assistant 'mummy', as another"),
        (
            "round: 3\ntiles: 4 / 1 6",
            "line 5, tiles: the Diviner's Hut (1) is always face up, and a permanent tile from",
        ),
        ("round: 3\ntiles: 4 / 6\ntile stack: 1", "line 5, tiles: the Diviner's Hut (1) is always face up"),
        ("on 4: A1\non 9: M3 M4", "line 4, on 4: tile 4 can hold 0 cards at most, found 1"),
        ("on 10: A1\non 9: M3 M4", "line 5, on 9: tile 9 can hold 1 cards at most, found 2"),
        ("on 9: M3\ntile discard: 9", "line 4, on 9: tile 9 has cards, but is not face up"),
        (
            "at 10: 0*\nat home: 0*",
            "line 4, at 10: seat 0: 2 special assistants are placed and 0",
        ),
        ("left 1: ss\nleft 0: sss", "line 5, left 0: seat 0: 0 standard assistants are placed and 3"),
        ("revealed: 1", "line 4, revealed: only a solo game has this"),
        ("prominent: ?", "line 4, prominent: the draft is over, but no categories are dealt"),
        (
            "known: M3@2",
            "line 4, known: a seat that is not in the game, or has the card in its own hand, is said to know it",
        ),
        ("ready: 1", "line 4, ready: flips are sealed before the inspection"),
        ("fresh: 14.1", "line 4, fresh: spaces of tiles [14] were taken in this turn, but not all are face up"),
        ("fresh: 99", "line 4, fresh: '99': expected a place such as 14.1, home or 14.1*"),
        ("variants: odd", "line 4, variants: no variant 'odd'"),
    ],
)
def test_what_is_wrong_is_named_by_its_line(line: str, why: str) -> None:
    with pytest.raises(NotationError, match=re.escape(why)):
        State.from_text(SHORT + line)


@pytest.mark.parametrize(
    ("head", "line", "why"),
    [
        (
            "preset: revised-en\nseats: 2",
            "assistant 0: imp",
            "line 4, assistant 0: seat 0 has the assistant 'imp', which",
        ),
        (
            "preset: first-en\nvariants: beginner\nseats: 2",
            "assistant 0: imp",
            "line 5, assistant 0: seat 0 has the ass",
        ),
        ("preset: first-en\nvariants: solo\nseats: 1", "at 2: 0 0", "line 5, at 2: tile 2 has more than one assistant"),
        (
            "preset: first-en\nvariants: solo\nseats: 1",
            "assistant 0: ghost",
            "line 5, assistant 0: seat 0 has the assis",
        ),
        ("preset: first-en\nvariants: solo\nseats: 1", "revealed: 4", "line 5, revealed: 2 clues and 4 revealed, but"),
        (
            "preset: first-en\nvariants: solo\nseats: 1",
            "at home: 0 0 0 0*",
            "line 5, at home: home has room for 3 assist",
        ),
    ],
)
def test_other_rules_allow_other_positions(head: str, line: str, why: str) -> None:
    with pytest.raises(NotationError, match=re.escape(why)):
        State.from_text(f"exlibris position 1\n{head}\n{line}\n")


def test_a_solo_game_has_five_rounds() -> None:
    solo = SHORT.replace("seats: 2", "seats: 1\nvariants: solo")
    assert State.from_text(f"{solo}round: 5").round.number == 5
    with pytest.raises(NotationError, match=r"^line 5, round: round 6, but this game has 5 at most$"):
        State.from_text(f"{solo}round: 6")


def test_a_view_says_in_numbers_what_it_is_about() -> None:
    state = State.from_text(f"{SHORT}hand 0: M3\nhand 1: M4\nshelf 0: A1 A2")
    state.apply(parse_action(state, "place home"))
    state.apply(parse_action(state, "shelve"))
    text = str(player_view(state, 0))
    assert "about: card M3\n" in text
    for spoilt in ("about: card", "about: card 3", "about: amount x"):
        with pytest.raises(NotationError, match="about: expected names with a card or number each"):
            PlayerView.from_text(text.replace("about: card M3", spoilt))


@pytest.mark.parametrize("text", ["", "chess", "exlibris position 2\n", "exlibris game 1\n"])
def test_another_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match=r"^line 1: expected 'exlibris position 1', found "):
        State.from_text(text)


def test_what_must_be_written_is_asked_for() -> None:
    with pytest.raises(NotationError, match=r"^preset: missing$"):
        State.from_text("exlibris position 1\nseats: 2\n")
    with pytest.raises(NotationError, match=r"^eyes: missing$"):
        PlayerView.from_text(SHORT)


def test_a_view_covers_what_its_seat_may_not_know() -> None:
    state = State.from_text(WRITTEN)
    text = player_view(state, 1).to_text()
    assert "eyes: 1\n" in text
    assert "hand 0: M3 M4\n" in text, "one card it has seen, the other everybody has"
    assert "hand 0: M4 ?\n" in player_view(state, -1).to_text()
    assert "deck: ?x5\n" in text
    assert "focus 0: ?\n" in text
    assert "seed" not in text
    with pytest.raises(EngineError, match="eyes"):
        State.from_text(text)


def test_every_deck_is_written_by_its_own_names() -> None:
    state = State.from_text(SHORT.replace("first-en", "first-pl") + "hand 0: Ż3 ć1")
    assert card_names("pl").text(state.hands[0]) == "Ż3 Ć1"
    assert State.from_text(str(state)).to_text() == str(state)
