"""The log travels bit by bit: an answer has what is new to whoever names the log that it has."""

import random
from collections.abc import Sequence
from itertools import islice

import pytest
from msgspec import json

from exlibris.engine import EVERYBODY, SPECTATOR, player_view
from exlibris.table import history
from exlibris.table.events import Undo
from exlibris.table.history import RENDERED
from exlibris.table.live import Table
from exlibris.table.sentences import LogLine, line_of, lines_after
from exlibris.table.snapshot import Snapshot, cast_of, snapshot
from support.browsing import Browser, first_action
from support.seating import actor, events, happen, seated
from support.times import NOW

SESSIONS = ["a", "b", "c"]
MOST_BYTES = 20_000


def after_actions(seed: int, actions: int) -> Table:
    """Return a table after so many random actions."""
    live = seated(3, seed, SESSIONS)
    for _ in islice(events(live, random.Random(seed)), actions):
        pass
    return live


def seen(live: Table, seat: int, mark: str = "", language: str = "en") -> Snapshot:
    return snapshot(live, SESSIONS[seat], seat, "", language, mark, at=NOW)


def joined(known: Sequence[LogLine], answer: Snapshot) -> list[LogLine]:
    """Return the log as the client puts it together."""
    return [*known[: answer.log.keep], *answer.log.lines]


def test_a_log_put_together_from_all_answers_is_the_log_at_every_moment() -> None:
    live, luck = seated(3, 7, SESSIONS), random.Random(7)
    known: list[list[LogLine]] = [[], [], []]
    mark, undone = ["", "", ""], 0
    for event in islice(events(live, luck), 300):
        if live.undoable(actor(event)) and luck.random() < 0.5:
            happen(live, Undo(actor(event)))
            undone += 1
        for seat in range(3):
            if luck.random() < 0.7:  # not everybody looks every time
                answer = seen(live, seat, mark[seat])
                known[seat], mark[seat] = joined(known[seat], answer), answer.log.mark
                assert known[seat] == seen(live, seat).log.lines
    assert undone > 20


def test_lines_are_rendered_once_for_all_who_know_as_much_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "RENDERED", 500)
    live = after_actions(7, 150)
    cast = cast_of(live, player_view(live.playing(), 0), "en")
    viewers = (0, None, 2, 1)
    read = {viewer: lines_after(live, viewer, cast, 0) for viewer in viewers}
    for viewer in viewers:
        seat = SPECTATOR if viewer is None else viewer
        assert read[viewer] == [line_of(one.n, one.event.for_seat(seat), cast) for one in live.history]
    secret = [i for i, one in enumerate(live.history) if one.event.seen != EVERYBODY]
    assert {sum(read[viewer][i] != read[None][i] for i in secret) > 0 for viewer in (0, 1, 2)} == {True}
    rendered = {id(line) for lines in read.values() for line in lines}
    assert len(live.history) < len(rendered) <= len(live.history) + len(secret)


def test_only_the_newest_lines_stay_rendered() -> None:
    live = after_actions(7, 150)
    cast = cast_of(live, player_view(live.playing(), 0), "en")
    for viewer in (0, None, 2, 1):
        lines_after(live, viewer, cast, 0)
    kept = [max(lines) - min(lines) for lines in live.log.lines.values()]
    assert len(live.history) > 2 * RENDERED
    assert max(kept) == RENDERED - 1
    assert lines_after(live, 0, cast, len(live.history) - 1)[0] is live.log.lines[True, "en"][live.log.last]


def test_an_answer_late_in_the_game_is_small() -> None:
    live = after_actions(8, 400)
    before = seen(live, 1)
    next(events(live, random.Random(8)))
    after = seen(live, 1, before.log.mark)
    assert len(json.encode(before.log)) > MOST_BYTES
    assert 0 < len(json.encode(after)) < MOST_BYTES
    assert len(after.log.lines) < 10


def test_a_mark_of_another_seat_or_language_brings_the_whole_log() -> None:
    live = after_actions(9, 100)
    mine = seen(live, 0)
    assert seen(live, 0, mine.log.mark).log.lines == []
    for seat, language in ((1, "en"), (0, "pl")):
        answer = seen(live, seat, mine.log.mark, language)
        assert (answer.log.keep, answer.log.lines) == (0, seen(live, seat, language=language).log.lines)
    for mark in ("nonsense", "0.en.", "0.en.-3", "0.en.²"):
        assert seen(live, 0, mark).log == mine.log


def test_every_answer_about_a_table_heeds_the_mark(rita: Browser) -> None:
    table = rita.open("human", "human")
    path = f"/api/tables/{table}"
    while not (now := rita.look(table))["log"]["lines"] or not now["undo"]["count"]:
        rita.act_first(table)
    lines, query = now["log"]["lines"], f"?log_mark={now['log']['mark']}"
    seat = now["decision"]["seat"]
    again = rita.get(f"{path}{query}&seat={seat}").json()["log"]
    assert again == {"keep": len(lines), "lines": [], "mark": now["log"]["mark"], "reader": now["log"]["reader"]}
    body = {"seat": seat, "number": now["number"]}
    undone = rita.post(f"{path}/undo{query}", body).json()
    assert undone["log"]["keep"] <= len(lines)
    assert [line for line in undone["log"]["lines"] if line in lines] == []
    body = {"seat": seat, "number": undone["number"], "action": first_action(undone)}
    acted = rita.post(f"{path}/actions?log_mark={undone['log']['mark']}", body).json()
    assert acted["log"]["keep"] > 0
