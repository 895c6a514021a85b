"""Advice before the inspection."""

from msgspec import Struct


class BestFlips(Struct, frozen=True, kw_only=True):
    """The cards to turn face down besides those that are, and the points that the seat then has.

    The others' cards are taken as they lie. In solo games of older rules `total` is without Prominent Works: there
    the Public Library's cards are hidden.
    """

    flips: list[int]
    total: int
