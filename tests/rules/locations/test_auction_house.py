"""Tile 3, Auction House (LOC03, AUC): bidding and the sale."""

import pytest

from support.table import Table

LOT = {3: "A1 A2 A3"}
BIDS = ["3.1", "3.2", "3.3", "3.4"]


def bids(t: Table) -> list[str]:
    """Return the bids open to the seat asked."""
    return sorted(name for name in t.places() if name.startswith("3.") and not name.endswith("*"))


def sale(at: str, hand: str, shelf: str = "", lot: str = LOT[3]) -> Table:
    """Return a table at the Auction House in Resolution, with this bidder; seat 0 has that hand and shelf."""
    return Table(phase="resolution", on={3: lot}, at={3: at}, hand={0: hand}, shelf={0: shelf})


def test_loc03_01_the_visitor_picks_one_of_four_bids() -> None:
    """Four spaces bid 1 to 4, and every one can be chosen first."""
    t = Table(on=LOT)
    assert bids(t) == BIDS
    t.place(0, tile=3, space=3)
    assert t.spaces_at(3) == "0@3"


def test_loc03_02_the_lower_bidder_goes_back_to_its_owner() -> None:
    """Only the higher bidder stays; the other can be placed again on a later turn."""
    t = Table(on=LOT, at={3: "0@1"}, left={0: "", 1: "s"}, turn=1)
    t.place(1, tile=3, space=2)
    assert t.spaces_at(3) == "1@2"
    assert t.left(0) == "s"
    assert (t.seat, t.prompt) == (0, "place")


@pytest.mark.trace("TB-11")
@pytest.mark.parametrize("bidder", ["0", "1", "0*"])
@pytest.mark.parametrize("bid", [1, 2, 3, 4])
def test_loc03_03_a_new_bid_must_be_higher_even_than_ones_own(bid: int, bidder: str) -> None:
    """TB-11: after a bid of b the bids b + 1 to 4 are open, whoever made it."""
    t = Table(on=LOT, at={3: f"{bidder}@{bid}"})
    assert bids(t) == BIDS[bid:]


def test_loc03_04_a_bid_of_four_closes_the_house() -> None:
    """Nobody can be placed there anymore, the bidder no more than the others."""
    t = Table(on=LOT, at={3: "0@4"}, left={0: "s", 1: "s"})
    assert 3 not in t.tiles_open(0)
    t.draw_at_home(0)
    assert 3 not in t.tiles_open(1)


def test_loc03_05_the_bidder_pays_in_hand_cards_and_takes_the_lot() -> None:
    """As many hand cards as were bid are discarded, then all three cards come to the hand."""
    t = sale("0@2", "M1 M2 M3", shelf="Z1")
    assert t.legal(0) == {"M1", "M2", "M3"}
    t.choose(0, "M3", "M1")
    assert t.discard == "M3 M1"
    assert t.hand(0) == "A1 A2 A3 M2"
    assert t.cards_on(3) == ""


def test_loc03_05_any_of_the_cards_bought_may_be_shelved() -> None:
    """Each of the three may be shelved, and no card that was in the hand before."""
    t = sale("0@1", "M1 M2")
    t.choose(0, "M1")
    assert t.legal(0) == {"A1", "A2", "A3", "done"}
    t.choose(0, "A2", "A1", "left of A2", "A3", "right of A2")
    assert t.shelf(0) == "A1 A2 A3"
    assert t.hand(0) == "M2"


def test_loc03_05_not_all_of_them_need_be_shelved() -> None:
    """The others stay in the hand."""
    t = sale("0@1", "M1")
    t.choose(0, "A3", "done")
    assert t.shelf(0) == "A3"
    assert t.hand(0) == "A1 A2"


def test_loc03_06_a_hand_too_small_for_the_bid_gets_nothing() -> None:
    """Nothing is taken, and nothing is paid either (AMB-46); the lot is discarded."""
    t = sale("0@3", "M1 M2", shelf="Z1 Z2")
    assert t.hand(0) == "M1 M2"
    assert t.discard == "A1 A2 A3"


def test_loc03_07_no_effect_without_cards_on_the_tile() -> None:
    """The bidder pays nothing when there is nothing to be had."""
    t = sale("0@2", "M1 M2 M3", lot="")
    assert t.hand(0) == "M1 M2 M3"
    assert t.discard == ""


def test_auc_03_a_bid_on_the_highest_space_stands() -> None:
    """Whoever bids 4 is the bidder in Resolution."""
    t = Table(on=LOT, at={3: "0@3"}, left={0: "", 1: "s"}, turn=1, hand={1: "M1 M2 M3 M4 M5"})
    t.place(1, tile=3, space=4)
    t.draw_at_home(0)
    assert (t.seat, t.prompt) == (1, "pay-bid")
    t.choose(1, "M1", "M2", "M3", "M4", "done")
    assert t.hand(1) == "A1 A2 A3 M5"


def test_amb_45_one_may_outbid_oneself_and_use_the_assistant_on_a_later_turn() -> None:
    """The assistant that comes back waits until its owner's next turn, and may even bid again."""
    t = Table(on=LOT, at={3: "0@1"}, left={0: "s", 1: "s"})
    t.place(0, tile=3, space=2)
    assert t.seat == 1
    t.draw_at_home(1)
    assert t.left(0) == "s"
    t.place(0, tile=3, space=4)
    assert t.spaces_at(3) == "0@4"


def test_amb_46_whoever_can_pay_must() -> None:
    """The sale cannot be declined."""
    t = sale("0@1", "M1 M2")
    assert t.legal(0) == {"M1", "M2"}


def test_the_bidding_starts_again_at_one_when_the_bidder_has_left() -> None:
    """RULINGS 3: with the bidder brought home from the Lodge, every bid is open again."""
    t = Table(on=LOT, at={3: "0@4", 8: ""})
    t.place(0, tile=8)
    t.choose(0, "move_assistant", "3.4", "draw")
    assert bids(t) == BIDS
