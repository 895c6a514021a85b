"""A table without a pace: who stays at one decision for a quarter of an hour does not hold the others up."""

from datetime import datetime, timedelta

import pytest
from msgspec import structs

from exlibris.engine import Eager
from exlibris.table import seats
from exlibris.table.clocks import Uptime
from exlibris.table.errors import TableError
from exlibris.table.events import Action, AnyEvent, CallOff, Leave, Return, Stalled, StoredEvent, Undo, Vote
from exlibris.table.live import Table
from exlibris.table.options import Pace
from exlibris.table.seats import call_off, check_may_vote
from exlibris.table.snapshot import snapshot
from support.seating import opened, refusal, with_options
from support.times import NOW

SESSIONS = ["rita", "eric", "ann"]
LAST_SECOND, FIRST_SECOND = 15 * 60 - 1, 15 * 60 + 1


class Game:
    """A table at which things happen at chosen times, and everybody has the page open."""

    def __init__(self, people: int = 2, *, pace: Pace | None = None, uptime: Uptime | None = None) -> None:
        self.sessions = SESSIONS[:people]
        table, claims = opened(people, 3, self.sessions)
        self.live = Table(with_options(table, pace=pace), uptime=uptime)
        self.now = NOW
        for claim in claims:
            self.live.take(structs.replace(claim, at=NOW))
        for session in self.sessions:
            self.live.presence.arrive(session)

    def after(self, minutes: float, event: AnyEvent) -> None:
        """Let something happen so much later."""
        self.now += timedelta(minutes=minutes)
        self.live.take(StoredEvent(self.live.number + 1, self.now, event))

    @property
    def seat(self) -> int:
        """The seat that has to decide."""
        return self.live.pending()[0]

    @property
    def others(self) -> list[str]:
        """The sessions of those who wait."""
        return [session for seat, session in enumerate(self.sessions) if seat != self.seat]

    def decide(self, minutes: float) -> None:
        """Let the seat that has to decide do so, so much later, with the first legal action."""
        self.after(minutes, Action(self.seat, self.live.playing().legal_actions(self.seat)[0]))

    def play_until_flips(self) -> None:
        """Play until cards are turned face down in secret."""
        policy = Eager(1)
        while not self.live.playing().is_sealing_flips():
            state, seat = self.live.playing(), self.seat
            legal = state.legal_actions(seat)
            self.after(0.1, Action(seat, legal[policy.pick(state) % len(legal)]))

    def finish_flips(self, seat: int) -> None:
        """Let a seat turn its cards face down."""
        while seat in self.live.pending():
            self.after(0, Action(seat, self.live.playing().legal_actions(seat)[-1]))

    def at(self, seconds: float) -> datetime:
        """Return the time so many seconds after what happened last."""
        return self.now + timedelta(seconds=seconds)

    def ask(self, session: str, seat: int, seconds: float) -> list[AnyEvent]:
        """Let a browser ask, so much later, for a computer at a seat; return what happens by that."""
        self.now = self.at(seconds)
        happened: list[AnyEvent] = []
        if vote := seats.vote(self.live, seat, session, self.now):
            happened.append(vote)
            self.after(0, vote)
        while event := seats.replace(self.live, seat, session, self.now):
            happened.append(event)
            self.after(0, event)
        return happened

    def refusal(self, session: str, seat: int, seconds: float) -> tuple[str, int | None]:
        """Return why a browser may neither replace a seat's person so much later nor call the game off."""
        found = []
        for command in (seats.vote, call_off):
            with pytest.raises(TableError) as refused:
                command(self.live, seat, session, self.at(seconds))
            found.append((refused.value.code, refused.value.wait))
        assert found[0] == found[1]
        return found[0]


def test_a_computer_plays_on_for_who_is_here_and_has_not_decided_for_a_quarter_of_an_hour() -> None:
    game = Game()
    seat = game.seat
    assert game.refusal(game.others[0], seat, LAST_SECOND) == ("still-deciding", 1)
    assert game.ask(game.others[0], seat, FIRST_SECOND) == [Vote(seat, game.others[0]), Stalled(seat, "librarian")]
    assert game.live.history[-1].event.kind == "seat-stalled"
    assert seats.come_back(game.live, seat, game.sessions[seat]) == Return(seat)


def refused_vote(game: Game, seconds: float) -> str:
    """Return why one who waits may not vote, so much later, for a computer at the seat; "" if they may."""
    try:
        check_may_vote(game.live, game.seat, game.others[0], game.at(seconds))
    except TableError as refused:
        return refused.code
    return ""


@pytest.mark.parametrize(("seconds", "code"), [(LAST_SECOND, "still-here"), (15 * 60, "")])
def test_leaving_at_the_end_of_the_quarter_of_an_hour_gains_no_minute(seconds: float, code: str) -> None:
    game = Game()
    game.live.presence.depart(game.sessions[game.seat], game.at(seconds - 10))
    assert refused_vote(game, seconds) == code


def test_who_is_here_but_out_of_time_may_be_replaced() -> None:
    game = Game(pace=Pace(kind="live", seconds=60))
    assert [refused_vote(game, seconds) for seconds in (59, 61)] == ["still-here", ""]


def test_the_one_who_waits_may_call_the_game_off_and_nobody_wins() -> None:
    game = Game()
    seat, waiting = game.seat, game.others[0]
    event = call_off(game.live, seat, waiting, game.at(FIRST_SECOND))
    assert event == CallOff(seat)
    assert game.live.is_finished_by(event, None)
    game.after(15.1, event)
    seen = snapshot(game.live, waiting, None, "", at=game.now).table
    assert (seen.status, seen.ending and (seen.ending.reason, seen.ending.seat, seen.ending.winner)) == (
        "ended",
        ("stalled", seat, None),
    )
    assert call_off(game.live, seat, waiting, game.now) is None


def test_only_who_waits_may_call_the_game_off() -> None:
    game = Game()
    seat, waiting = game.seat, game.others[0]
    for session, of, code in (
        ("looks on", seat, "not-playing"),
        (game.sessions[seat], seat, "nobody-to-replace"),
        (waiting, 2, "seat-not-found"),
    ):
        assert refusal(call_off, game.live, of, session, game.at(FIRST_SECOND)) == code
    game.after(16, Leave(seat, "librarian"))
    assert refusal(call_off, game.live, seat, waiting, game.at(FIRST_SECOND)) == "computer-plays"


def test_with_several_who_wait_all_who_are_here_have_to_agree_and_nobody_calls_the_game_off() -> None:
    game = Game(3)
    seat, (first, second) = game.seat, game.others
    with pytest.raises(TableError, match="Other people play"):
        call_off(game.live, seat, first, game.at(FIRST_SECOND))
    assert game.ask(first, seat, FIRST_SECOND) == [Vote(seat, first)]
    assert game.ask(second, seat, 1) == [Vote(seat, second), Stalled(seat, "librarian")]


def test_after_twice_as_long_no_silent_third_holds_the_game_up() -> None:
    game = Game(3)
    seat, waiting = game.seat, game.others[0]
    assert game.ask(waiting, seat, FIRST_SECOND) == [Vote(seat, waiting)]
    assert game.ask(waiting, seat, LAST_SECOND - 2) == []
    assert game.ask(waiting, seat, 4) == [Stalled(seat, "librarian")]


def test_nobody_loses_a_seat_who_waits_or_who_thinks_for_fourteen_minutes_each_time() -> None:
    game = Game()
    for _ in range(20):
        seat, waiting = game.seat, game.others[0]
        assert game.refusal(game.sessions[seat], 1 - seat, 3600) == ("still-here", None)
        assert game.refusal(waiting, seat, 14 * 60) == ("still-deciding", 60)
        game.decide(14)


def test_votes_lapse_when_the_person_decides() -> None:
    game = Game(3)
    seat, (first, second) = game.seat, game.others
    game.ask(first, seat, FIRST_SECOND)
    game.decide(0)
    while game.seat != seat:
        game.decide(1)
    assert game.ask(second, seat, FIRST_SECOND) == [Vote(seat, second)]


def undoable_game() -> Game:
    """Return a game of two in which the seat that has just decided may take that back."""
    game = Game()
    while not (game.live.undo_entries and game.live.undoable(game.live.undo_entries[-1].seat)):
        game.decide(0)
    seat = game.live.undo_entries[-1].seat
    game.after(0, Undo(seat))
    return game


def test_taking_back_gains_no_time() -> None:
    game = undoable_game()
    seat, waiting = game.seat, game.others[0]
    for _ in range(3):
        game.decide(4)
        game.after(0, Undo(seat))
    assert game.refusal(waiting, seat, 0) == ("still-deciding", 3 * 60)


def test_who_is_asked_once_more_has_the_whole_time() -> None:
    game = undoable_game()
    mover = game.seat
    game.decide(1)
    while game.seat == mover:
        game.decide(0)
    asked = game.seat
    game.after(14, Undo(mover))
    game.decide(0)
    assert game.refusal(game.others[0], asked, 60) == ("still-deciding", 14 * 60)


def test_other_events_leaving_and_coming_back_gain_no_time() -> None:
    game = Game()
    seat, waiting = game.seat, game.others[0]
    game.after(7, Leave(seat, "librarian"))
    game.after(60, Return(seat))
    assert game.refusal(waiting, seat, 60) == ("still-deciding", 7 * 60)


def test_the_time_when_the_server_was_down_counts_for_nobody() -> None:
    game = Game(uptime=Uptime([], NOW + timedelta(hours=8)))
    assert game.refusal(game.others[0], game.seat, 8 * 3600 + 60) == ("still-deciding", 14 * 60)


def test_a_table_with_a_pace_keeps_its_own_rules() -> None:
    game = Game(pace=Pace(kind="live", seconds=3600))
    assert game.refusal(game.others[0], game.seat, 1800) == ("still-here", None)
    assert snapshot(game.live, "rita", None, "", at=game.at(1800)).stalls == []


def test_everybody_sees_for_how_long_somebody_has_been_at_a_decision_from_a_minute_on() -> None:
    game = Game()
    assert snapshot(game.live, "a watcher", None, "", at=game.at(59)).stalls == []
    (stall,) = snapshot(game.live, "a watcher", None, "", at=game.at(90)).stalls
    assert (stall.seat, stall.seconds) == (game.seat, 90)


def flipping(*through: int) -> Game:
    """Return a game of three who turn cards face down; these seats are through."""
    game = Game(3)
    game.play_until_flips()
    for seat in through:
        game.now += timedelta(minutes=5)
        game.finish_flips(seat)
    return game


def test_while_flips_are_sealed_nothing_tells_who_is_through() -> None:
    some, none = flipping(1), flipping()
    none.now += timedelta(minutes=5)
    for seconds in (0, LAST_SECOND - 300, FIRST_SECOND - 300):
        seen = [snapshot(game.live, "rita", None, "", at=game.at(seconds)).stalls for game in (some, none)]
        assert seen[0] == seen[1]
        assert [stall.seat for stall in seen[0]] == [0, 1, 2]
        for seat in (1, 2):
            assert some.refusal("rita", seat, seconds) == none.refusal("rita", seat, seconds)


def test_who_is_not_through_with_sealed_flips_may_not_ask() -> None:
    assert flipping(1).refusal("rita", 1, FIRST_SECOND) == ("decide-first", None)


@pytest.mark.parametrize("through", [(), (1,), (1, 2)])
@pytest.mark.parametrize("asked", [1, 2])
def test_who_is_not_through_with_sealed_flips_replaces_nobody(through: tuple[int, ...], asked: int) -> None:
    game = flipping(*through)
    assert seats.replace(game.live, asked, "rita", game.at(2 * FIRST_SECOND)) is None


@pytest.mark.parametrize("asked", [1, 2])
def test_who_is_through_lets_computers_flip_for_all_others_at_once(asked: int) -> None:
    game = flipping(0, 2)
    assert game.ask("rita", asked, LAST_SECOND - 300) == [Stalled(1, "librarian")]
    game.finish_flips(1)
    assert game.live.status == "over"


def test_of_two_who_flip_the_one_who_is_late_can_not_call_the_game_off() -> None:
    game = Game()
    game.play_until_flips()
    game.finish_flips(1)
    assert game.refusal("rita", 1, FIRST_SECOND) == ("decide-first", None)
    assert call_off(game.live, 0, "eric", game.at(FIRST_SECOND)) == CallOff(0)
