"""What the checks of acting, taking back, hints and flips let pass, and what they refuse."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from exlibris.engine import CANCEL_ACTION
from exlibris.table.commands import Act, UndoRequest, act, check_hints, check_sealing, decide, undo
from exlibris.table.errors import TableError
from exlibris.table.events import Action, Leave, Undo
from exlibris.table.live import Table
from support.seating import after, choose, events, happen, opened, played, seated


def outcome(command: Callable[[], object]) -> object:
    """Return what a command returns, or the code of the error by which it is refused."""
    try:
        return command()
    except TableError as refused:
        return refused.code


def undoable() -> tuple[Table, int]:
    """Return a table of two people, and the seat whose last action may be taken back."""
    live = seated(2, 5, ["rita", "eric"])
    for entry in events(live, Random(5)):
        assert isinstance(entry.event, Action)
        if live.undoable(entry.event.seat):
            return live, entry.event.seat
    raise AssertionError("nothing can be taken back")


def takes_back(live: Table, seat: int, session: str) -> object:
    """Return the event by which a browser takes back, or why it may not."""
    wanted = UndoRequest(seat=seat, number=live.number_for(session))
    return outcome(partial(undo, live, wanted, session))


def test_only_the_person_of_the_seat_takes_back_what_can_be_taken_back() -> None:
    live, seat = undoable()
    own, other = ("rita", "eric") if seat == 0 else ("eric", "rita")
    assert takes_back(live, seat, own) == Undo(seat)
    assert takes_back(live, seat, other) == "seat-not-yours"
    assert takes_back(live, 1 - seat, other) == "nothing-to-undo"
    happen(live, Leave(seat, "librarian"))
    assert takes_back(live, seat, own) == "computer-plays"


def test_only_the_person_of_the_seat_acts_for_it() -> None:
    live = seated(2, 5, ["rita", "eric"])
    (seat,) = live.pending()
    own, other = ("rita", "eric") if seat == 0 else ("eric", "rita")
    wanted = Act(seat=seat, action=live.playing().legal_actions(seat)[0], number=live.number)
    assert outcome(partial(act, live, wanted, own)) == Action(seat, wanted.action)
    assert outcome(partial(act, live, wanted, other)) == "seat-not-yours"
    happen(live, Leave(seat, "librarian"))
    assert outcome(partial(act, live, wanted, own)) == "computer-plays"


def test_a_bot_takes_legal_actions_alone_and_only_in_the_position_for_which_it_was_asked() -> None:
    live = seated(2, 5, ["rita", "eric"])
    (seat,) = live.pending()
    action = live.playing().legal_actions(seat)[0]
    assert outcome(partial(decide, live, seat, action, live.number)) == Action(seat, action)
    assert outcome(partial(decide, live, seat, CANCEL_ACTION, live.number)) == "illegal-action"
    assert outcome(partial(decide, live, seat, action, live.number - 1)) is None


@pytest.mark.parametrize(("hints", "code"), [(True, None), (False, "hints-not-allowed")])
def test_people_with_browsers_of_their_own_get_hints_where_the_host_allows_them(hints: bool, code: str | None) -> None:
    live = seated(2, 1, ["rita", "eric"], hints=hints)
    assert outcome(partial(check_hints, live)) == code


def test_flips_are_asked_for_only_while_the_seat_chooses_them() -> None:
    table, claims = opened(2, 11, ["rita", "eric"])
    live, _ = played(2, 11, ["rita", "eric"], lambda state: state.is_sealing_flips())
    for at_table, seat, code in (
        (after(table, claims[:1]), 0, "not-flipping"),
        (after(table, claims), 0, "not-flipping"),
        (live, 0, None),
        (live, 1, None),
    ):
        assert outcome(partial(check_sealing, at_table, seat)) == code
    choose(live, 0, -1)
    assert [outcome(partial(check_sealing, live, seat)) for seat in (0, 1)] == ["not-flipping", None]
