"""Going back and forth in a game."""

import pytest

from exlibris.engine import History, IllegalAction, to_json
from support.random_play import fresh_game, go_on


def test_what_is_undone_can_be_done_again() -> None:
    state = fresh_game(3, 4)
    history = History(state)
    told = [to_json(state)]
    for action in go_on(fresh_game(3, 4), 4, 60):
        history.apply(action)
        told.append(to_json(history.state))
    assert history.ply == 60
    assert to_json(history.undo(60)) == told[0] == to_json(state)
    assert history.actions == ()
    assert [to_json(history.redo()) for _ in range(60)] == told[1:]
    assert to_json(history.undo()) == told[-2]


def test_another_action_forgets_what_was_undone() -> None:
    history = History(fresh_game(2, 4))
    first, other = history.state.legal_actions()[:2]
    history.apply(first)
    history.undo()
    history.apply(other)
    assert history.actions == (other,)
    with pytest.raises(LookupError, match="nothing to redo: there are 1 actions, 1 of them done"):
        history.redo()
    with pytest.raises(LookupError, match="nothing to undo"):
        history.undo(2)
    assert history.ply == 1


def test_states_that_are_handed_out_are_copies() -> None:
    history = History(fresh_game(2, 4))
    before = to_json(history.state)
    history.state.apply(history.state.legal_actions()[0])
    assert to_json(history.state) == before


def test_an_illegal_action_changes_nothing() -> None:
    history = History(fresh_game(2, 4))
    history.apply(history.state.legal_actions()[0])
    history.undo()
    with pytest.raises(IllegalAction):
        history.apply(0)
    assert history.ply == 0
    history.redo()
