"""Search: a value network learned from games, and players that look ahead with it. Compiled by mypyc.

The network judges a position by its features. The only package needed is librt. `exlibris.training` makes the weights.
"""

from __future__ import annotations

from exlibris.search.comparing import FEWEST, Gap, chance_interval, gap_between
from exlibris.search.estimates import ActionEstimate, Figure, endings, estimate_actions
from exlibris.search.feature_names import FEATURES
from exlibris.search.features import Viewpoint
from exlibris.search.flips import planned_flips
from exlibris.search.foci import LikelyDeals, after_draft
from exlibris.search.lookahead import EFFECT, ROUND, Lookahead, first_best, ranked
from exlibris.search.network import ALWAYS_ON, HEADS, LINES, Network
from exlibris.search.placements import ADDED, KINDS, PLACEMENT_INPUTS, PlacementPolicy, kind_of, placement_inputs
from exlibris.search.racing import Standing, StopRule, race
from exlibris.search.weights import (
    WeightsError,
    load_network,
    load_policy,
    network_from_json,
    network_to_json,
    policy_from_json,
    policy_to_json,
    read_network,
)

__all__ = [
    "ADDED",
    "ALWAYS_ON",
    "EFFECT",
    "FEATURES",
    "FEWEST",
    "HEADS",
    "KINDS",
    "LINES",
    "PLACEMENT_INPUTS",
    "ROUND",
    "ActionEstimate",
    "Figure",
    "Gap",
    "LikelyDeals",
    "Lookahead",
    "Network",
    "PlacementPolicy",
    "Standing",
    "StopRule",
    "Viewpoint",
    "WeightsError",
    "after_draft",
    "chance_interval",
    "endings",
    "estimate_actions",
    "first_best",
    "gap_between",
    "kind_of",
    "load_network",
    "load_policy",
    "network_from_json",
    "network_to_json",
    "placement_inputs",
    "planned_flips",
    "policy_from_json",
    "policy_to_json",
    "race",
    "ranked",
    "read_network",
]
