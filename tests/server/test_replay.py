"""Looking back: the right entries of the timeline, for the right eyes, and nothing that those may not know."""

import random
from itertools import pairwise

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import structs

from exlibris.engine import HIDDEN, Event, Record, compose, is_placing, new_game, open_view, player_view, playout
from exlibris.server.settings import Settings
from exlibris.table.replay import Eyes, ReplaySession, Timeline, TimelineCache, entries_of, snapshots_of
from exlibris.table.snapshot import snapshot
from exlibris.table.view import view_of
from exlibris.table.worth import RunningScore
from support.accounts import code_of
from support.browsing import Browser
from support.hidden import exchange, hidden_cards
from support.keeping import keep_played
from support.recording import again_of, finished, played_out
from support.seating import FIRST, choose, opened, played
from support.times import NOW

SESSIONS = ["a", "b", "c", "d"]
SPECTATOR = Eyes()
OPEN = Eyes(is_open=True)


def record_replay(timeline: Timeline, eyes: Eyes) -> ReplaySession:
    """Return the timeline for these eyes."""
    return ReplaySession(timeline, eyes, tuple(f"Player {seat}" for seat in range(timeline.record.seats)))


def seen_at(timeline: Timeline, eyes: Eyes, at: int) -> bytes:
    """Return every byte of the snapshot."""
    return msgspec.json.encode(next(snapshots_of(record_replay(timeline, eyes), at, 1)))


def all_seen(timeline: Timeline, eyes: Eyes, first: int = 0) -> bytes:
    """Return every byte of all entries, and of all snapshots from the first one on."""
    shown = record_replay(timeline, eyes)
    return msgspec.json.encode([entries_of(shown), list(snapshots_of(shown, first, 10_000))])


# -- entries ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_there_is_a_snapshot_for_every_action_and_each_is_the_state_that_was(seed: int) -> None:
    record = finished(3, seed)
    timeline = Timeline(record)
    assert timeline.is_over
    assert [entry.ply for entry in entries_of(record_replay(timeline, OPEN))] == list(range(len(record.actions) + 1))
    frames = list(snapshots_of(record_replay(timeline, Eyes(1)), 0, 10_000))
    for ply in (0, 7, 100, len(record.actions)):
        then = again_of(record, ply).replay()
        assert frames[ply].view == view_of(player_view(then, 1))


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_the_sentences_of_the_timeline_are_those_of_the_log(viewer: int | None) -> None:
    live, _ = played(3, 5, SESSIONS, lambda state: state.ply == 120)
    shown = record_replay(Timeline(live.record()), SPECTATOR if viewer is None else Eyes(viewer))
    lines = [line for entry in entries_of(shown) for line in entry.lines]
    assert lines == snapshot(live, "nobody" if viewer is None else SESSIONS[viewer], viewer, "", at=NOW).log.lines


def test_turns_begin_with_placements_and_only_grow() -> None:
    timeline = Timeline(finished(4, 3))
    entries = entries_of(record_replay(timeline, OPEN))
    assert entries[0].turn == 0
    assert entries[0].seat is None
    assert all(before.turn <= after.turn <= before.turn + 1 for before, after in pairwise(entries))
    unasked = 0
    for before, entry in pairwise(entries):
        placements = sum(" places " in line.text for line in entry.lines)
        if is_placing(timeline.states[before.ply]):
            assert before.ply == 0 or before.turn == entries[before.ply - 1].turn + 1
            placements -= 1
        if placements:  # one without an alternative, between two decisions
            assert entry.turn == before.turn + 1
            unasked += placements
    assert unasked
    assert entries[-1].turn > entries[-2].turn  # revealing is no part of sealing


def test_a_frame_tells_what_was_asked_and_what_was_chosen() -> None:
    record = finished(2, 4)
    timeline = Timeline(record)
    frames = list(snapshots_of(record_replay(timeline, OPEN), 0, 10_000))
    assert [frame.asked.chosen.action for frame in frames if frame.asked and frame.asked.chosen] == list(record.actions)
    assert frames[-1].asked is None
    assert frames[-1].result is not None
    assert all(frame.result is None for frame in frames[:-1])


def test_the_seat_that_still_thinks_has_chosen_nothing() -> None:
    live, _ = played(2, 9, SESSIONS, lambda state: state.ply == 50)
    seat = live.pending()[0]
    timeline = Timeline(live.record())
    asked = next(snapshots_of(record_replay(timeline, Eyes(seat)), 50, 1)).asked
    assert asked is not None
    assert asked.chosen is None
    assert next(snapshots_of(record_replay(timeline, Eyes(1 - seat)), 50, 1)).asked is None


@pytest.mark.parametrize("name", ["first-en", "revised-en"])
def test_a_solo_game_can_be_looked_back_at(name: str) -> None:
    timeline = Timeline(played_out(compose(name, ["solo"]), 1, 1))
    draft, first, *_, last = snapshots_of(record_replay(timeline, OPEN), 0, 10_000)
    assert draft.view.solo is not None
    assert first.view.solo is not None
    assert (draft.view.solo.library_focus is None, first.view.solo.library_focus is None) == (True, False)
    assert last.result is not None
    early = next(snapshots_of(record_replay(timeline, Eyes(0)), 1, 1)).view.solo
    assert early is not None
    assert early.library_focus is None


def test_actions_taken_back_are_gone_from_the_film() -> None:
    record = finished(2, 6)
    timelines = TimelineCache()
    timeline = timelines.of("table", again_of(record, 90))
    assert timelines.of("table", again_of(record, 60)) is timeline
    assert timeline.last == 60
    other = next(a for a in timeline.states[60].legal_actions() if a != record.actions[60])
    timelines.of("table", Record(record.ruleset, 2, record.seed, (*record.actions[:60], other)))
    assert all_seen(timeline, OPEN) == all_seen(Timeline(timeline.record), OPEN)


# -- secrets ------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_swapping_cards_that_a_seat_could_not_see_changes_no_frame_of_a_running_game(seed: int) -> None:
    luck = random.Random(seed)
    live, _ = played(4, seed, SESSIONS, lambda state: state.ply >= 140)
    timeline = Timeline(live.record())
    for eyes in (SPECTATOR, *map(Eyes, range(4))):
        for at in luck.sample(range(8, 140), 6):
            before, state = seen_at(timeline, eyes, at), timeline.states[at]
            hidden = hidden_cards(state, eyes.seat)
            timeline.states[at] = exchange(state, *luck.sample(hidden, 2))
            assert seen_at(timeline, eyes, at) == before
            timeline.states[at] = state


@pytest.mark.parametrize("eyes", [SPECTATOR, Eyes(0), Eyes(3)])
def test_cards_that_others_were_told_of_are_in_no_sentence(eyes: Eyes) -> None:
    live, _ = played(4, 2, SESSIONS, lambda state: state.ply >= 200)
    timeline = Timeline(live.record())
    before = msgspec.json.encode(entries_of(record_replay(timeline, eyes)))
    others = [event for events in timeline.events for event in events if not may_know(event, eyes)]
    assert others
    for event in others:
        event.cards = bytes([(card + 1) % 150 for card in event.cards])
    assert msgspec.json.encode(entries_of(record_replay(timeline, eyes))) == before


def may_know(event: Event, eyes: Eyes) -> bool:
    """Return whether these eyes may know the event's cards."""
    return HIDDEN not in event.for_seat(eyes.seat).cards


@pytest.mark.slow
def test_sealed_flips_show_to_nobody_else_and_count_for_nobody_else() -> None:
    live, _ = played(3, 11, SESSIONS, lambda state: state.is_sealing_flips())
    others, first = (Eyes(1), Eyes(2), SPECTATOR), len(live.actions) - 1
    timeline = Timeline(live.record())
    before = [all_seen(timeline, eyes, first) for eyes in others]
    own = len(record_replay(timeline, Eyes(0)).plies())
    while 0 in live.pending():
        choose(live, 0)
        own += 1
        timeline.follow(live.record())
        assert [all_seen(timeline, eyes, first) for eyes in others] == before
        assert len(record_replay(timeline, Eyes(0)).plies()) == own
    while live.pending():
        choose(live, live.pending()[0], -1)
    timeline.follow(live.record())
    assert len(record_replay(timeline, SPECTATOR).plies()) == len(live.actions) + 1


def public(score: RunningScore) -> RunningScore:
    """Return a score without what others think the focus can bring, which is known once all cards are open."""
    return structs.replace(score, focus_least=0, focus_most=0, best_least=0, best_most=0)


def test_with_all_cards_open_there_is_a_running_score_for_every_seat() -> None:
    timeline = Timeline(finished(3, 1))
    for ply in (60, timeline.last):
        shown = next(snapshots_of(record_replay(timeline, OPEN), ply, 1))
        own = [next(snapshots_of(record_replay(timeline, Eyes(seat)), ply, 1)) for seat in range(3)]
        assert shown.running is None
        running = [each.running for each in own if each.running]
        assert [public(one) for one in shown.running_by_seat] == [public(one) for one in running]
        assert [each.running_by_seat for each in own] == [[], [], []]


def test_with_all_cards_open_hands_and_foci_show_but_not_the_deck() -> None:
    state = new_game(FIRST, 4, bytes(32))
    for _ in range(60):
        state.apply(state.legal_actions()[0])
    view = open_view(state, state.pending_seats()[0])
    assert view.hands == state.hands
    assert HIDDEN not in view.deal.focus
    assert set(view.deck) == {HIDDEN}
    assert set(view.round.stack) <= {HIDDEN}
    before = view.hands[:]
    playout(state, 1)
    assert view.hands == before


# -- over HTTP ------------------------------------------------------------------------


TOKENS = ["r" * 43, "e" * 43]
Running = tuple[str, Browser, Browser, Browser]


@pytest.fixture
def running(client: TestClient[Litestar], shared_settings: Settings) -> Running:
    """Return a table in the middle of a game, its two players and a guest."""
    live = keep_played(shared_settings, TOKENS, lambda state: state.ply == 80)
    rita, eric = [Browser(client, token) for token in TOKENS]
    return live.opened.id, rita, eric, Browser(client)


def played_actions() -> tuple[int, ...]:
    """Return the actions of the running table."""
    live, _ = played(2, 11, SESSIONS, lambda state: state.ply == 80)
    return live.record().actions


def test_while_the_game_lasts_everybody_looks_back_with_their_own_eyes(running: Running) -> None:
    table, rita, eric, guest = running
    path = f"/api/tables/{table}/replay"
    assert rita.get(path).json()["eyes"] == "0"
    assert rita.get(path).json()["allowed"] == ["0", "none"]
    assert eric.get(path).json()["eyes"] == "1"
    assert guest.get(path).json()["allowed"] == ["none"]
    assert rita.get(f"{path}?eyes=none").status_code == 200
    for browser, eyes in ((rita, "1"), (eric, "0"), (guest, "0"), (rita, "all"), (guest, "all")):
        assert code_of(browser.get(f"{path}?eyes={eyes}")) == (403, "replay-not-open")
        assert code_of(browser.get(f"{path}/snapshots?first=3&eyes={eyes}")) == (403, "replay-not-open")
    frame = guest.get(f"{path}/snapshots?first=40").json()[0]
    assert frame["asked"] is None
    state = Record(FIRST, 2, random.Random(11).randbytes(32), played_actions()[:40]).replay()
    shown = {card for seat in frame["view"]["seats"] for card in seat["hand"] if card is not None}
    assert shown <= set(state.shown)


def test_bad_questions_get_stable_codes(running: Running) -> None:
    table, rita, _, _ = running
    refused = {
        "?eyes=7": (400, "unknown-eyes"),
        "?eyes=-1": (400, "unknown-eyes"),
        "?eyes=": (400, "unknown-eyes"),
        "/snapshots?first=9999": (404, "moment-not-found"),
        "/snapshots?first=81": (404, "moment-not-found"),
        "/snapshots?first=-1": (400, "bad-request"),
        "/snapshots?first=0&count=1000": (400, "bad-request"),
        "/snapshots": (400, "bad-request"),
    }
    assert {query: code_of(rita.get(f"/api/tables/{table}/replay{query}")) for query in refused} == refused


def test_there_is_nothing_to_look_back_at_before_the_game_or_without_a_table(rita: Browser) -> None:
    table = rita.open("human", "open")
    assert code_of(rita.get(f"/api/tables/{table}/replay")) == (409, "not-begun")
    assert code_of(rita.get(f"/api/tables/{table}/replay/snapshots?first=0")) == (409, "not-begun")
    assert code_of(rita.get("/api/tables/nowhere/replay")) == (404, "table-not-found")


def test_a_game_that_is_over_shows_everything_to_whoever_has_the_link(rita: Browser, shared_settings: Settings) -> None:
    live = keep_played(shared_settings, TOKENS, lambda state: state.is_over)
    path = f"/api/tables/{live.opened.id}/replay"
    assert rita.get(path).json()["allowed"] == ["0", "1", "none", "all"]
    assert len(rita.get(path).json()["entries"]) == len(live.actions) + 1
    frame = rita.get(f"{path}/snapshots?first=40&eyes=all").json()[0]
    assert None not in [card for seat in frame["view"]["seats"] for card in seat["hand"]]
    assert None not in [seat["focus"] for seat in frame["view"]["seats"]]
    own = rita.get(f"{path}/snapshots?first=40&eyes=0").json()[0]
    assert [seat["focus"] is None for seat in own["view"]["seats"]] == [False, True]


def test_a_game_that_has_just_begun_has_one_snapshot() -> None:
    table, _ = opened(2, 1, ["a", "b"])
    timeline = Timeline(Record(FIRST, 2, table.seed, ()))
    assert timeline.last == 0
    [[only]] = [entry.lines for entry in entries_of(record_replay(timeline, SPECTATOR))]
    assert "lots are drawn" in only.text
