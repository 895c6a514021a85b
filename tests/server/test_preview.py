"""Previews: they come true, tell nothing that the seat can't know, and change nothing."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from exlibris.engine import PlayerView, Recorder, State, player_view
from exlibris.server.settings import Settings
from exlibris.table.advice import Preview, known_cards, preview_of
from exlibris.table.board import kept_corners
from exlibris.table.sentences import line_of
from exlibris.table.snapshot import cast_of
from exlibris.table.view import view_of
from exlibris.texts.sentences import Cast
from support.browsing import Browser, Json, first_action
from support.hidden import exchange, hidden_cards
from support.keeping import keep_played
from support.seating import events, seated
from support.table import Table

SESSIONS = ["a", "b", "c", "d"]


def positions(seed: int, seats: int = 3, every: int = 7) -> Iterator[tuple[State, int, Cast]]:
    """Yield states of a random game, each with the seat that is asked and who plays."""
    live = seated(seats, seed, SESSIONS)
    happening = events(live, random.Random(seed))
    for _ in islice(happening, random.Random(seed).randrange(every), 260, every):
        if live.pending():
            seat = live.pending()[0]
            yield live.playing(), seat, cast_of(live, player_view(live.playing(), seat), "en")


def asked(state: State, seat: int, action: int, players: Cast) -> tuple[PlayerView, Preview | None]:
    """Return the seat's view now, and what is foretold of the action."""
    view = player_view(state, seat)
    return view, preview_of(view, action, players, random.Random(1))


@pytest.mark.parametrize("seed", range(2))
def test_what_is_foretold_comes_true(seed: int) -> None:
    foretold = 0
    for state, seat, players in positions(seed):
        for action in state.legal_actions(seat)[:6]:
            view, preview = asked(state, seat, action, players)
            if preview is None:
                continue
            foretold += 1
            later = state.clone()
            recorder = later.recorder = Recorder()
            later.apply(action, seat)
            after = player_view(later, seat)
            assert preview.view == view_of(after, kept_corners(view, after))
            events = [event.for_seat(seat) for event in recorder.take()]
            assert preview.log == [line_of(n, event, players) for n, event in enumerate(events, start=1)]
    assert foretold > 30


@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_see_changes_nothing_in_what_it_is_foretold(seed: int) -> None:
    luck = random.Random(seed)
    for state, seat, players in positions(seed, seats=4, every=11):
        hidden = hidden_cards(state, seat)
        if len(hidden) < 2:
            continue
        other_world = exchange(state, *luck.sample(hidden, 2))
        if player_view(other_world, seat) != player_view(state, seat):
            continue
        for action in state.legal_actions(seat)[:6]:
            assert asked(state, seat, action, players)[1] == asked(other_world, seat, action, players)[1]


@pytest.mark.parametrize("seed", range(2))
def test_no_preview_shows_a_card_that_was_not_known(seed: int) -> None:
    refused = 0
    for state, seat, players in positions(seed):
        for action in state.legal_actions(seat):
            view, preview = asked(state, seat, action, players)
            later = state.clone()
            later.apply(action, seat)
            if known_cards(player_view(later, seat)) - known_cards(view):
                assert preview is None
                refused += 1
    assert refused > 0


def asked_over_http(browser: Browser, table: str) -> tuple[Json, Json]:
    """Return the table as the seat sees it that is asked, and a request for a preview."""
    seen = browser.look(table, browser.look(table)["waiting_for"][0])
    return seen, {"seat": seen["you"], "action": first_action(seen), "number": seen["number"]}


def test_a_preview_over_http_changes_nothing(rita: Browser) -> None:
    table = rita.open("human", "human")
    seen, body = asked_over_http(rita, table)
    answer = rita.post(f"/api/tables/{table}/preview", body)
    assert answer.status_code == 200
    seat = answer.json()["preview"]["view"]["seats"][seen["you"]]
    assert seat["library"] == seen["decision"]["actions"][0]["library"]
    assert rita.look(table, seen["you"]) == seen


def test_a_preview_is_refused_to_whoever_may_not_act(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "human")
    seen, body = asked_over_http(rita, table)
    path = f"/api/tables/{table}/preview"
    assert eric.post(path, body).json()["code"] == "seat-not-yours"
    assert rita.post(path, {**body, "seat": 5}).json()["code"] == "seat-not-found"
    assert rita.post(path, {**body, "number": seen["number"] + 1}).json()["code"] == "stale"
    assert rita.post(path, {**body, "action": -1}).json()["code"] == "illegal-action"
    assert rita.post("/api/tables/nowhere/preview", body).json()["code"] == "table-not-found"


def test_what_needs_luck_is_not_foretold(owner: Browser, shared_settings: Settings) -> None:
    live = keep_played(shared_settings, [owner.token], draws_next, seed=3)
    seen = owner.look(live.opened.id, live.pending()[0])
    draw = next(one["action"] for one in seen["decision"]["actions"] if one.get("choice") == "draw")
    body = {"seat": seen["you"], "action": draw, "number": seen["number"]}
    answer = owner.post(f"/api/tables/{live.opened.id}/preview", body)
    assert (answer.status_code, answer.json()) == (200, {"preview": None})


def draws_next(state: State) -> bool:
    """Return whether somebody is asked whether to draw a card."""
    return not state.is_over and any(one.prompt == "prompt-home" for one in state.decisions())


def test_picking_cards_foretells_the_shift_that_comes_of_it() -> None:
    t = Table(powers={0: "wizard"}, shelf={0: "A1 B1 C1"}, hand={0: "M1"})
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve", "right")
    players = Cast(("Rita", "Eric", "Ahmed"), tuple(power.key for power in t.state.deal.powers))
    picks = [asked(t.state, 0, action, players)[1] for action in t.state.legal_actions(0)[:3]]
    assert all(pick is not None and pick.log == [] for pick in picks)
    aheads = [pick.ahead for pick in picks if pick is not None]
    assert all(ahead is not None and ahead.view.seats[0].shelf.cards == 4 for ahead in aheads)
    before = player_view(t.state, 0)
    t.choose(0, "A1", "done")
    after = player_view(t.state, 0)
    assert aheads[0] is not None
    assert aheads[0].view == view_of(after, kept_corners(before, after))


def test_what_does_something_by_itself_has_nothing_ahead() -> None:
    for state, seat, players in positions(2):
        for action in state.legal_actions(seat)[:6]:
            _, preview = asked(state, seat, action, players)
            assert preview is None or preview.ahead is None or preview.log == []
