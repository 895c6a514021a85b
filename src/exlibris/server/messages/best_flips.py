"""Advice before the inspection."""

from msgspec import Struct


class BestFlips(Struct, frozen=True, kw_only=True):
    """The cards to turn face down besides those that are, and the points that the seat then has.

    The others' cards are taken as they lie. In a solo game `total` is without Prominent Works: what the Public
    Library has is not known yet.
    """

    flips: list[int]
    total: int
