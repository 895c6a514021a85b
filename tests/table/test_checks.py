"""What is asked of a table that is opened, and who may read its chat."""

from datetime import timedelta
from inspect import Parameter, signature
from random import Random
from typing import Literal

import msgspec
import pytest
from msgspec import structs

from exlibris.table.approval import ClaimSeat
from exlibris.table.commands import Act, NamedAct, UndoRequest, is_read_by, misses_bot
from exlibris.table.errors import TableError
from exlibris.table.events import End, Substitute
from exlibris.table.opening import RematchRequest, check_pace
from exlibris.table.options import Pace, Seat
from exlibris.table.seats import AWAY_SECONDS, ONE_VOTE_SECONDS, is_away, needs_one_vote, substitute
from support.seating import after, events, happen, opened, seated
from support.times import NOW


@pytest.mark.parametrize(
    ("kind", "least", "most", "increment"), [("live", 60, 21_600, 300), ("correspondence", 3_600, 2_592_000, 0)]
)
def test_a_pace_has_its_bounds(kind: Literal["live", "correspondence"], least: int, most: int, increment: int) -> None:
    for pace in (Pace(kind=kind, seconds=least), Pace(kind=kind, seconds=most, increment=increment)):
        check_pace(pace, solo=False)
        with pytest.raises(TableError, match="solo"):
            check_pace(pace, solo=True)
    for seconds, more in ((least - 1, 0), (most + 1, 0), (least, increment + 1), (least, -1)):
        with pytest.raises(TableError, match=r"pace\."):
            check_pace(Pace(kind=kind, seconds=seconds, increment=more), solo=False)


@pytest.mark.parametrize("listed", [True, False])
def test_at_a_finished_table_of_the_lobby_only_its_people_read_the_chat(listed: bool) -> None:
    live = seated(2, 1, ["rita", "eric"], listed=listed)
    assert is_read_by(live, "rita")
    assert is_read_by(live, "looks on")
    assert [*events(live, Random(1))]
    assert is_read_by(live, "rita")
    assert is_read_by(live, "looks on") == (not listed)


def test_whoever_plays_alone_has_no_chat() -> None:
    assert not is_read_by(seated(2, 1, ["rita"]), "rita")


@pytest.mark.parametrize("request_type", [Act, ClaimSeat, NamedAct, RematchRequest, UndoRequest])
def test_requests_are_strict_and_stay_as_they_are(request_type: type[msgspec.Struct]) -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"another": 1}', type=request_type)
    assert {field.kind for field in signature(request_type).parameters.values()} == {Parameter.KEYWORD_ONLY}
    assert request_type.__struct_config__.frozen


def test_who_has_been_away_for_a_minute_may_be_replaced() -> None:
    live = seated(2, 1, ["rita", "eric"])
    live.presence.arrive("eric")
    live.presence.depart("eric", NOW)
    for seconds, away in ((AWAY_SECONDS - 1, False), (AWAY_SECONDS, True)):
        assert is_away(live, 1, NOW + timedelta(seconds=seconds)) == away


def test_after_half_an_hour_at_one_decision_one_vote_is_enough() -> None:
    live = seated(2, 1, ["rita", "eric"])
    (seat,) = live.pending()
    for seconds, enough in ((ONE_VOTE_SECONDS - 1, False), (ONE_VOTE_SECONDS, True)):
        assert needs_one_vote(live, seat, NOW + timedelta(seconds=seconds)) == enough
        assert not needs_one_vote(live, 1 - seat, NOW + timedelta(seconds=seconds))


def test_a_bot_that_can_not_play_here_is_missed_until_the_game_ends_and_anybody_there_may_seat_another() -> None:
    table, claims = opened(4, 1, ["rita", "eric", "", ""])
    table = structs.replace(table, seats=[*table.seats[:2], Seat("Max", "gone"), Seat("Ada", "greedy")])
    live = after(table, claims[:2])
    assert not any(misses_bot(live, seat) for seat in range(4)), "all bots can play here"
    live.bots = ["greedy", "librarian"]
    assert [misses_bot(live, seat) for seat in range(4)] == [False, False, True, False]
    assert [substitute(live, seat, "eric") for seat in (1, 2, 3)] == [None, Substitute(2, "librarian"), None]
    with pytest.raises(TableError, match="at the table"):
        substitute(live, 2, "looks on")
    happen(live, End())
    assert not misses_bot(live, 2)
