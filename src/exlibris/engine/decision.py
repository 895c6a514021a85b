"""Pending decisions, as code outside the engine sees them."""

from __future__ import annotations

from dataclasses import dataclass

from exlibris.engine.pickling import Picklable


@dataclass(frozen=True)
class Decision(Picklable):
    """The decision of one seat. `about` names the subjects of the question: card, category, seat or count."""

    seat: int
    kind: str  # the kind of action
    prompt: str  # message id
    rule_id: str
    tile: int  # of the effect, 0 for none
    power: str  # key of the acting assistant, "standard" if no special assistant acts
    about: dict[str, int]
    actions: list[int]  # legal actions, in order
