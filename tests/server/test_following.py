"""Moves can be followed one by one, also by whoever asks too late for each of them."""

import random
from itertools import pairwise

import pytest

from exlibris.engine import Record, Recorder, State, describe_action
from exlibris.table.events import Action, Undo
from exlibris.table.history import CHECKPOINTS
from exlibris.table.live import Table
from exlibris.table.snapshot import Snapshot, snapshot
from support.browsing import Browser
from support.seating import actor, choose, events, happen, played, seated
from support.times import NOW

SESSIONS = ["a", "b", "c"]


def seen(live: Table, seat: int) -> Snapshot:
    return snapshot(live, SESSIONS[seat], seat, "", at=NOW)


def test_every_past_snapshot_looks_as_it_did_then() -> None:
    live, luck = seated(3, 3, SESSIONS), random.Random(3)
    pictures = [seen(live, 0)]
    pictures += [seen(live, 0) for _ in zip(range(CHECKPOINTS), events(live, luck), strict=False)]
    for before, after in pairwise(pictures):
        assert seen(live.right_after(before.number, "a"), 0) == after
    assert seen(live.right_after(pictures[-1].number, "a"), 0) == pictures[-1]


def test_who_comes_much_too_late_begins_with_the_oldest_snapshot_that_is_kept() -> None:
    live, luck = seated(3, 4, SESSIONS), random.Random(4)
    for _ in zip(range(CHECKPOINTS + 30), events(live, luck), strict=False):
        pass
    newest = seen(live, 1).number
    assert seen(live.right_after(0, "b"), 1).number == newest - CHECKPOINTS + 1


def test_what_has_been_taken_back_is_not_shown_afterwards() -> None:
    live, luck = seated(3, 5, SESSIONS), random.Random(5)
    for event in events(live, luck):
        if live.undoable(actor(event)):
            before = seen(live, 2).number
            happen(live, Undo(actor(event)))
            assert live.right_after(before - 1, "c").number_for("c") == before + 1
            return


def about_to_flip() -> Table:
    """Return a table where all are about to flip."""
    return played(3, 6, SESSIONS, lambda state: state.is_sealing_flips())[0]


def test_sealed_flips_of_others_make_no_snapshots() -> None:
    live = about_to_flip()
    number = seen(live, 1).number
    choose(live, 0)
    assert live.right_after(number, "b").number_for("b") == number
    assert live.right_after(number, "a").number_for("a") == number + 1


def test_a_sealed_flip_taken_back_leaves_the_snapshots_of_others_as_they_were() -> None:
    live = about_to_flip()
    long_ago = seen(live, 1).number - 9
    flip = next(one for one in live.playing().legal_actions(0) if describe_action(one).kind == "flip")
    happen(live, Action(0, flip))
    before = seen(live.right_after(long_ago, "b"), 1)
    happen(live, Undo(0))
    assert seen(live.right_after(long_ago, "b"), 1) == before


def test_a_browser_asks_for_the_snapshot_after_the_one_it_has(rita: Browser) -> None:
    table = rita.open("human", "human")
    first = rita.look(table)
    for _ in range(3):
        rita.act_first(table)
    newest = first["number"] + 3
    for number in range(first["number"], newest):
        then = rita.get(f"/api/tables/{table}?after={number}").json()
        assert (then["number"], then["newest"]) == (number + 1, newest)
    assert rita.get(f"/api/tables/{table}?after={newest}").json()["number"] == newest


def test_what_is_left_after_an_undo_is_what_the_record_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    live, luck = seated(3, 5, SESSIONS), random.Random(5)
    undone = replayed = 0
    replay = Record.replay

    def counted(record: Record, recorder: Recorder | None = None) -> State:
        nonlocal replayed
        replayed += 1
        return replay(record, recorder)

    monkeypatch.setattr(Record, "replay", counted)
    for event in events(live, luck):
        while live.undoable(actor(event)) and luck.random() < 0.5:
            happen(live, Undo(actor(event)))
            undone += 1
            assert live.playing() == replay(live.record())
        if undone > 30:
            break
    assert replayed == 0, "the states of the last round are remembered"
