"""Actions of version 1 mean the same in version 2, whatever their numbers."""

import pytest

from exlibris.engine import ACTION_SPACE, SPECIAL, Action, describe_action
from exlibris.engine.actions import KINDS
from exlibris.engine.upgrades.actions_v1 import KINDS_1, KINDS_2, SPECIAL_1, SPECIAL_2, upgraded_action

THEN = [Action(kind, value) for kind, size in KINDS_1 for value in range(size)]


def test_each_action_of_version_1_has_its_meaning_in_version_2() -> None:
    for old, (kind, value) in enumerate(THEN):
        then = (kind, value)
        special = kind in {"space", "assistant"} and value >= SPECIAL_1
        assert describe_action(upgraded_action(old)) == ((kind, value - SPECIAL_1 + SPECIAL) if special else then)


def test_no_two_actions_become_one() -> None:
    assert len({upgraded_action(old) for old in range(len(THEN))}) == len(THEN)


def test_the_numbering_since_is_that_of_the_engine() -> None:
    """If this fails, records need a version more, and an upgrader with the numbering as it was."""
    assert (KINDS_2, SPECIAL_2) == (KINDS, SPECIAL)


@pytest.mark.parametrize("old", [-1, len(THEN), ACTION_SPACE])
def test_what_was_no_action_is_refused(old: int) -> None:
    with pytest.raises(ValueError, match="is no action of version 1"):
        upgraded_action(old)
