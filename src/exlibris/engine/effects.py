"""Building blocks for the effects of locations and assistants: the public module for expansions.

An effect is a list of steps, linked by `effect`. Use a step from this list where one fits; derive others from
`Automatic` (does something) or `Choice` (asks the frame's seat). A step stores no state on itself and writes only to
the registers of its own `Frame`; it moves cards only with the functions listed here.
"""

from __future__ import annotations

from exlibris.engine.frames import Frame, Power, Step
from exlibris.engine.moves import (
    acquire,
    cards_left,
    discard_from_deck,
    discard_from_hand,
    discard_own,
    draw,
    look_at,
    lower_in_deck,
    own_cards,
    pass_secretly,
    take_from_deck,
    take_from_tile,
    top_of_deck,
)
from exlibris.engine.sets import NOTHING, ONE, without
from exlibris.engine.site import Site
from exlibris.engine.sites import opponents_at, others_of_own, seats_at
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, effect
from exlibris.engine.verbs.discarding import DiscardFromHand, DiscardOwn
from exlibris.engine.verbs.home import BothHomeActions, HomeAction
from exlibris.engine.verbs.naming import NameCategory
from exlibris.engine.verbs.peeking import DiscardLookedAt, KeepFromDeck, LookAtDeck, MayPutAtBottom, PutBackOnTop
from exlibris.engine.verbs.shelving import ShelveFromHand, ShelveGained, shelve
from exlibris.engine.verbs.taking import DrawCards, NeedsCards, TakeAll, TakeAsMany, TakeHere

__all__ = [
    "ANY",
    "NOTHING",
    "ONE",
    "Automatic",
    "BothHomeActions",
    "Choice",
    "DiscardFromHand",
    "DiscardLookedAt",
    "DiscardOwn",
    "DrawCards",
    "Frame",
    "HomeAction",
    "KeepFromDeck",
    "LookAtDeck",
    "MayPutAtBottom",
    "NameCategory",
    "NeedsCards",
    "Power",
    "PutBackOnTop",
    "ShelveFromHand",
    "ShelveGained",
    "Site",
    "State",
    "Step",
    "TakeAll",
    "TakeAsMany",
    "TakeHere",
    "acquire",
    "cards_left",
    "discard_from_deck",
    "discard_from_hand",
    "discard_own",
    "draw",
    "effect",
    "look_at",
    "lower_in_deck",
    "opponents_at",
    "others_of_own",
    "own_cards",
    "pass_secretly",
    "seats_at",
    "shelve",
    "take_from_deck",
    "take_from_tile",
    "top_of_deck",
    "without",
]
