"""What is asked of a table that is opened, and who may read its chat."""

from random import Random
from typing import Literal

import pytest

from exlibris.table.commands.checks import check_owner, is_read_by
from exlibris.table.commands.opening import check_pace
from exlibris.table.errors import TableError
from exlibris.table.options import Pace
from support.seating import events, seated


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


def test_nobody_owns_a_seat_that_is_not_there() -> None:
    live = seated(2, 1, ["rita", "eric"])
    check_owner(live, 1, "eric")
    for seat in (-1, 2):
        with pytest.raises(TableError, match=f"no seat {seat}"):
            check_owner(live, seat, "eric")
