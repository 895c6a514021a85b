"""Pending decisions, as code outside the engine sees them."""

from __future__ import annotations

from dataclasses import dataclass

from exlibris.engine.pickling import Picklable


@dataclass(frozen=True)
class Decision(Picklable):
    """What one seat has to decide. `about` names what the question is about: a card, category, seat or count."""

    seat: int
    kind: str  # the kind of action asked for
    prompt: str  # message id
    rule_id: str
    tile: int  # where the effect belongs, 0 for none
    power: str  # key of the acting assistant, "standard" for none in particular
    about: dict[str, int]
    actions: list[int]  # legal ones, in order
