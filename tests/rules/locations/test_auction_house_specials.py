"""Tile 3, Auction House: how special assistants bid (AMB-47)."""

from support.deck import card_with
from support.table import Table

LOT = {3: "A1 A2 A3"}


def starred(t: Table) -> set[str]:
    """Return the bids open to the special assistant of the seat asked."""
    return {name for name in t.places() if name.startswith("3.") and name.endswith("*")}


def test_amb_47_the_ghost_bids_like_anybody() -> None:
    """It takes an empty space with a higher bid, and shares none."""
    t = Table(on=LOT, at={3: "1@2"}, powers={0: "ghost"})
    assert starred(t) == {"3.3*", "3.4*"}


def test_amb_47_the_snowman_does_not_block_the_bidding() -> None:
    """The Auction House is no instant location, so it stays open."""
    t = Table(on=LOT, at={3: "1*@2"}, powers={1: "snowman"})
    assert starred(t) == {"3.3*", "3.4*"}


def test_amb_47_the_sasquatch_stays_out_while_an_opponent_bids() -> None:
    """It may bid in an empty house or against its own side only."""
    against = Table(on=LOT, at={3: "1@1"}, powers={0: "sasquatch"})
    assert starred(against) == set()
    own = Table(on=LOT, at={3: "0@1"}, powers={0: "sasquatch"})
    assert starred(own) == {"3.2*", "3.3*", "3.4*"}


def test_amb_47_an_outbid_sasquatch_goes_back_like_anybody() -> None:
    """Its owner is not asked, since it could not stay against a higher bid."""
    t = Table(on=LOT, at={3: "0*@1"}, powers={0: "sasquatch"}, left={0: "", 1: "s"}, turn=1)
    t.place(1, tile=3, space=2)
    assert t.prompt == "place"
    assert t.spaces_at(3) == "1@2"
    assert t.left(0) == "*"


def test_amb_47_the_cube_reacts_before_the_lower_bidder_goes_back() -> None:
    """The new bidder has to deal with the Cube that it outbids."""
    t = Table(on=LOT, at={3: "0*@1"}, powers={0: "cube"}, hand={1: "M1"}, left={0: "", 1: "s"}, turn=1)
    t.place(1, tile=3, space=2)
    assert t.legal(1) == {"give", "allow"}
    assert t.spaces_at(3) == "0*@1 1@2"
    t.choose(1, "give")
    assert t.hand(0) == "M1"
    assert t.spaces_at(3) == "1@2"


def test_amb_47_the_goblin_robs_the_bidder_that_it_outbids() -> None:
    """Its theft comes before the lower bidder goes back."""
    monster = card_with("monster", skip=LOT[3])
    t = Table(on=LOT, at={3: "0@1"}, powers={1: "goblin"}, hand={0: monster}, left={0: "", 1: "*"}, turn=1)
    t.place(1, tile=3, space=2, special=True)
    t.choose(1, "seat 0", "monster")
    assert t.hand(1) == monster
    t.choose(1, "done")
    assert t.spaces_at(3) == "1*@2"


def test_amb_47_what_the_imp_has_burnt_is_not_for_sale() -> None:
    """The winner takes what is left of the lot."""
    t = Table(on=LOT, powers={0: "imp"}, hand={0: "M1"}, left={0: "*", 1: ""}, deck="Z1")
    t.place(0, tile=3, space=1, special=True)
    t.choose(0, "discard_one", "A2", "draw", "M1")
    assert t.hand(0) == "A1 A3 Z1"


def test_amb_47_the_guild_may_take_the_place_of_a_bid_of_four() -> None:
    """Displacing is not bidding: the newcomer holds the bid of the assistant that it displaced."""
    t = Table(on=LOT, at={3: "1@4", 0: "0", 15: ""})
    t.place(0, tile=15)
    assert t.spaces_at(3) == "0@4"
    assert t.left(1) == "ss*"
