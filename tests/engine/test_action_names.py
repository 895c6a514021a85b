"""Actions by name, and the three ways in which a text can fail to name one."""

import re

import pytest

from exlibris.engine import SPECIAL, describe_action, player_view
from exlibris.engine.errors import (
    ActionNameError,
    AmbiguousActionName,
    IllegalActionName,
    InvalidActionName,
    NotationError,
)
from exlibris.engine.notation.actions import action_name, action_names, parse_action, parse_actions
from exlibris.engine.notation.cards import card_names
from exlibris.engine.notation.places import place_name, read_place, read_token, token_name
from support.steps import all_choices
from support.table import Table


def shelving() -> Table:
    """Return a table where seat 0 is about to shelve M3."""
    t = Table(shelf={0: "A1 A2"}, hand={0: "M3 X1"}, tiles="10")
    t.choose(0, "home", "shelve")
    return t


def test_a_name_is_what_is_done_and_with_what() -> None:
    t = shelving()
    assert action_names(t.state) == ["shelve M3", "shelve X1"]
    t.choose(0, "M3")
    assert action_names(t.state)[0] == "above A1"
    assert "right of A2" in action_names(t.state)
    assert action_names(t.state, 1) == []


def test_what_is_written_is_read() -> None:
    t = shelving()
    for action in t.state.legal_actions():
        assert parse_action(t.state, action_name(t.state, action)) == action
        assert parse_action(player_view(t.state, 0), action_name(player_view(t.state, 0), action)) == action


@pytest.mark.parametrize("text", ["shelve M3", "M3", "m3", "  SHELVE   m3 "])
def test_the_word_before_it_spaces_and_capitals_do_not_matter(text: str) -> None:
    t = shelving()
    assert describe_action(parse_action(t.state, text)) == ("card", card_names("en").card("M3"))


def test_a_state_takes_a_name_for_its_number() -> None:
    t = Table(hand={0: "M3 X1"}, shelf={0: "A1 A2"})
    by_number = t.state.clone()
    by_number.apply(parse_action(by_number, "place home"))
    t.state.apply("place home", 0)
    assert t.state == by_number
    with pytest.raises(IllegalActionName, match="'give M3' is not legal for seat 0"):
        t.state.apply("give M3")
    with pytest.raises(InvalidActionName):
        t.state.apply("fly home")
    with pytest.raises(
        TypeError, match=r"action: expected an int or a str, found 1\.0|union\[int, str\] object expected; got float"
    ):
        t.state.apply(1.0)  # type: ignore[arg-type]
    assert t.state == by_number


def test_a_card_and_its_cell_can_be_said_in_one_go() -> None:
    t = shelving()
    before = t.state.ply
    card, cell = parse_actions(t.state, "shelve M3 right of A2")
    assert t.state.ply == before
    t.state.apply(card)
    assert action_name(t.state, cell) == "right of A2"
    assert parse_action(t.state, "M3 right of A2") == parse_action(t.state, "shelve M3 right of A2") == cell
    t.state.apply(cell)
    assert t.shelf(0) == "A1 A2 M3"


def test_a_cell_has_several_names() -> None:
    t = Table(shelf={0: "A1 A2 / B1 .."}, hand={0: "M3"}, tiles="10")
    t.choose(0, "home", "shelve")
    assert len({parse_action(t.state, name) for name in ("right of B1", "below A2", "2,2")}) == 1


@pytest.mark.parametrize("text", ["", "hello", "M99", "take", "jump M3", "14.", "14.1**", "right of", "right of QQ"])
def test_malformed_is_invalid(text: str) -> None:
    with pytest.raises(InvalidActionName, match=f"^{re.escape(repr(text))} is not an action: expected a name such as"):
        parse_action(shelving().state, text)


@pytest.mark.parametrize(
    "text", ["A1", "place 14.1", "draw", "done", "take M3", "right of M3", "name spells", "seat 1"]
)
def test_what_is_not_legal_now_is_said_to_be_so(text: str) -> None:
    why = f"{text!r} is not legal for seat 0, who is asked prompt-shelve-hand (HOME-02); legal: shelve M3, shelve X1"
    with pytest.raises(IllegalActionName, match=f"^{re.escape(why)}$"):
        parse_action(shelving().state, text)


def test_what_could_be_several_is_ambiguous() -> None:
    t = Table(tiles="3 10")
    with pytest.raises(AmbiguousActionName, match=re.escape("'place 3' could be place 3.1, place 3.2")):
        parse_action(t.state, "place 3")
    assert action_name(t.state, parse_action(t.state, "place 10")) == "place 10.1"
    assert action_name(t.state, parse_action(t.state, "place 10*")) == "place 10.1*"


def test_without_a_seat_all_that_are_asked_are_meant() -> None:
    t = Table(phase="inspection", shelf={0: "A1", 1: "B1"})
    assert action_names(t.state) == ["flip A1", "ready", "flip B1", "ready"]
    with pytest.raises(AmbiguousActionName, match="'ready' could be ready seat 0, ready seat 1"):
        parse_action(t.state, "ready")
    assert parse_action(t.state, "ready", 1) == parse_action(t.state, "ready seat 1")
    with pytest.raises(IllegalActionName):
        parse_action(t.state, "flip B1", 0)


def test_nothing_is_legal_when_nothing_is_asked() -> None:
    t = shelving()
    for at in (player_view(t.state, 1), player_view(t.state, -1)):
        with pytest.raises(IllegalActionName, match=re.escape("'draw' is not legal: nothing is asked")):
            parse_action(at, "draw")
    with pytest.raises(IllegalActionName, match=r"^action 5 is not legal for seat 0, who is asked prompt-shelve-hand"):
        action_name(t.state, 5)


def test_the_three_errors_are_one_kind_of_notation_error() -> None:
    for error in (InvalidActionName, IllegalActionName, AmbiguousActionName):
        assert issubclass(error, ActionNameError)
    assert issubclass(ActionNameError, NotationError)


@pytest.mark.parametrize(
    ("name", "value"), [("home", 0), ("14.1", 56), ("14.4*", SPECIAL + 59), ("home*", SPECIAL), ("1.1", 4)]
)
def test_places(name: str, value: int) -> None:
    assert place_name(value) == name
    assert read_place(name) == value


@pytest.mark.parametrize("name", ["", "14", "14.5", "14.0", "x", "home.1", "14.1 *"])
def test_what_is_no_place(name: str) -> None:
    with pytest.raises(NotationError, match="expected a place such as"):
        read_place(name)


def test_assistants() -> None:
    assert [token_name(token) for token in range(4)] == ["0", "0*", "1", "1*"]
    assert [read_token(name) for name in ("0", "0*", "1", "1*")] == list(range(4))
    with pytest.raises(NotationError, match="expected an assistant"):
        read_token("*")


def test_unknown_cards_are_counted() -> None:
    names = card_names("en")
    assert names.text([255, 255, names.card("M3"), 255]) == "?x2 M3 ?"
    assert names.read("?x2 M3 ?") == bytes([255, 255, names.card("M3"), 255])
    for wrong in ("M3 M99", "?x0", "?x", "?2", "??", "?x-1", "?x٣"):
        with pytest.raises(NotationError, match=r"no card 'M99'|expected \?"):
            names.read(wrong)


def test_every_deck_has_names_of_its_own() -> None:
    for language in ("en", "pl", "cs", "fr"):
        names = card_names(language)
        assert len(names.cards) == len(names.names) == 152


UNNAMED = ("choice", "cell")  # kinds whose actions are named otherwise


def test_every_question_has_its_verb() -> None:
    assert {step.name for step in all_choices() if (step.verb == "") != (step.kind in UNNAMED)} == set()
    assert {step.kind for step in all_choices() if step.verb == "choose"} == {"library"}
