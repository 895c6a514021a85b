"""3 Auction House (delayed): the highest bidder pays the bid in hand cards and takes all cards of the tile."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import index_of, seat_of
from exlibris.engine.frames import Frame
from exlibris.engine.moves import discard_from_hand
from exlibris.engine.sets import NOTHING, pairs_of, position
from exlibris.engine.site import Site
from exlibris.engine.sites import give_back, power_of
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, effect
from exlibris.engine.verbs.shelving import ShelveGained
from exlibris.engine.verbs.taking import NeedsCards, TakeAll

ONE_BIDDER: Final = bytes(2)  # a token and a space: other bidders have been outbid (LOC03-02)


class AuctionHouse(Site):
    """The site of the Auction House, which offers only bids above the highest bid so far (LOC03-03, LOC03-04)."""

    __slots__ = ()

    def offers(self, spaces: bytes, visitors: bytes, differ: bool) -> bytes:
        for i in range(1, len(visitors), 2):
            spaces = spaces[position(spaces, visitors[i]) + 1 :]
        return spaces

    def may_stay(self, visitors: bytes) -> bool:
        return len(visitors) <= len(ONE_BIDDER)


class Outbid(Automatic):
    """Return the assistant with the lower bid to its owner (LOC03-02)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        visitors = s.visitors[f.tile]
        highest = max(visitors[1::2]) if visitors else 0
        for token, space in pairs_of(visitors):
            if space < highest:
                give_back(s, token, f.tile, space)


class Bidder(Automatic):
    """Set `seat` and `power` to the bidder's and `amount` to the bid; end the effect if it can't be paid.

    Rules: LOC03-06, AMB-46.
    """

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        token, space = s.visitors[f.tile][:2]
        f.seat = seat_of(token)
        f.power = power_of(s, token)
        f.amount = index_of(space) + 1
        if len(s.hands[f.seat]) < f.amount:
            s.tell("cannot-pay", f.seat, tile=f.tile, value=f.amount)
            f.step = None


class PayBid(Choice):
    """Ask for as many hand cards as were bid, and discard them (LOC03-05)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, ANY, "card", "prompt-pay-bid", "LOC03-05", verb="pay")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"count": f.amount - f.count}

    def options(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat] if f.count < f.amount else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        discard_from_hand(s, f.seat, option)


SITE: Site = AuctionHouse(
    entering=effect("auction_house.entering", Outbid()),
    resolving=effect("auction_house", NeedsCards(), Bidder(), PayBid(), TakeAll(), ShelveGained(rule_id="LOC03-05")),
)
