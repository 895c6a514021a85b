"""Auction locations: a general kind in the revised edition (AUC), of which the first edition has one tile."""

import pytest

from support.editions import ALL, ONLY_REVISED, REVISED, edition
from support.table import Table

LOT = {3: "A1 A2 A3"}


def bids(t: Table) -> list[str]:
    """Return the bids open to a standard assistant of the seat asked."""
    return sorted(name for name in t.places() if name.startswith("3.") and not name.endswith("*"))


@ALL
@pytest.mark.trace("EX-25", "LOC03-02")
def test_auc_01_the_auction_house_holds_one_bidder(preset: str) -> None:
    """After any number of bids one assistant stands there, the highest."""
    t = Table(3, on=LOT, left={0: "s", 1: "s", 2: "s"}, ruleset=edition(preset))
    for seat, bid in ((0, 1), (1, 2), (2, 4)):
        t.place(seat, tile=3, space=bid)
        assert t.spaces_at(3) == f"{seat}@{bid}"


@ONLY_REVISED
def test_auc_02_the_lowest_bidder_goes_back_and_is_placed_again_on_a_later_turn() -> None:
    """Not at once: the other players' turns come first."""
    t = Table(3, on=LOT, at={3: "0@1"}, left={0: "", 1: "s", 2: "s"}, turn=1, deck="C1", ruleset=edition(REVISED))
    t.place(1, tile=3, space=2)
    assert t.left(0) == "s"
    assert t.seat == 2
    t.draw_at_home(2)
    assert (t.seat, t.prompt) == (0, "place")
    assert bids(t) == ["3.3", "3.4"]


@ONLY_REVISED
@pytest.mark.trace("AUC-03")
@pytest.mark.parametrize("bid", [1, 2, 3, 4])
def test_auc_04_a_new_bid_is_higher_and_the_highest_cannot_be_outbid(bid: int) -> None:
    """Lower ones would go back at once."""
    t = Table(on=LOT, at={3: f"0@{bid}"}, turn=1, ruleset=edition(REVISED))
    assert bids(t) == [f"3.{higher}" for higher in range(bid + 1, 5)]
