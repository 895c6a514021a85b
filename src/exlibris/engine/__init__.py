"""The rules of Ex Libris: begin a game, list and apply legal actions, view it from one seat, and score it.

state = new_game(preset("first-en"), seats=3, seed=secrets.token_bytes(32))
while not state.is_over:
    state.apply(random.choice(state.legal_actions()))
print(result(state).winners)
"""

from __future__ import annotations

import exlibris.engine.notation.text_forms  # noqa: F401  (registers how states become text)
from exlibris.engine.actions import (
    ACTION_SPACE,
    CANCEL_ACTION,
    CHOICES,
    DONE_ACTION,
    ActionParts,
    action_of,
    describe_action,
    forward_actions,
    to_actions,
)
from exlibris.engine.board import (
    ASIDE,
    CLEANUP,
    HOME,
    HOME_SPACES,
    INSPECTION,
    NOBODY,
    PHASES,
    PLACEMENT,
    PREPARATION,
    RESOLUTION,
    SPECIAL,
    Visitor,
    assistants_left,
    index_of,
    is_special,
    placed_space,
    places_special,
    seat_of,
    space_at,
    special_left,
    standard_left,
    tile_of,
    visitors_of,
)
from exlibris.engine.check import problems
from exlibris.engine.commitment import SALT_BYTES, Commitment, commit
from exlibris.engine.components import Components
from exlibris.engine.deal import Deal, Round
from exlibris.engine.decision import Decision
from exlibris.engine.determinize import determinize, possible_foci
from exlibris.engine.errors import (
    ActionNameError,
    AmbiguousActionName,
    EngineError,
    IllegalAction,
    IllegalActionName,
    ImpossibleGame,
    ImpossibleResult,
    InvalidActionName,
    NotationError,
    NotOver,
    RecordError,
    SetupError,
)
from exlibris.engine.events import EVERYBODY, HIDDEN, Event, Recorder
from exlibris.engine.frames import STANDARD, Frame
from exlibris.engine.game import CATEGORY_COUNT, FEWEST_SEATS, MOST_SEATS, SOLO_ROUNDS, Game, game_of
from exlibris.engine.notation.actions import action_name, action_names, parse_action, parse_actions
from exlibris.engine.notation.building import build_position
from exlibris.engine.notation.cards import CardNames, card_names
from exlibris.engine.notation.games import GameText, read_game_file
from exlibris.engine.phases import is_placing, is_searching, library_offer, open_pool, phase
from exlibris.engine.playout import Eager, Policy, Uniform, play_by, playout
from exlibris.engine.questions import Question, questions
from exlibris.engine.record import Ending, Record
from exlibris.engine.rng import SEED_BYTES, Rng
from exlibris.engine.rounds.setup import begin_game, blank, drawn_order, new_game
from exlibris.engine.ruleset import PRESETS, Ruleset, compose, preset, preset_names, variants_of
from exlibris.engine.scoring import Column, Form, form, result
from exlibris.engine.sets import COMPILED
from exlibris.engine.state import State
from exlibris.engine.view import (
    SPECTATOR,
    PlayerView,
    hidden_from,
    known_to,
    lies_face_down,
    open_discards,
    open_view,
    player_view,
    possible_library_foci,
    public_library,
    seen_deal,
    seen_discard,
)

__all__ = [
    "ACTION_SPACE",
    "ASIDE",
    "CANCEL_ACTION",
    "CATEGORY_COUNT",
    "CHOICES",
    "CLEANUP",
    "COMPILED",
    "DONE_ACTION",
    "EVERYBODY",
    "FEWEST_SEATS",
    "HIDDEN",
    "HOME",
    "HOME_SPACES",
    "INSPECTION",
    "MOST_SEATS",
    "NOBODY",
    "PHASES",
    "PLACEMENT",
    "PREPARATION",
    "PRESETS",
    "RESOLUTION",
    "SALT_BYTES",
    "SEED_BYTES",
    "SOLO_ROUNDS",
    "SPECIAL",
    "SPECTATOR",
    "STANDARD",
    "ActionNameError",
    "ActionParts",
    "AmbiguousActionName",
    "CardNames",
    "Column",
    "Commitment",
    "Components",
    "Deal",
    "Decision",
    "Eager",
    "Ending",
    "EngineError",
    "Event",
    "Form",
    "Frame",
    "Game",
    "GameText",
    "IllegalAction",
    "IllegalActionName",
    "ImpossibleGame",
    "ImpossibleResult",
    "InvalidActionName",
    "NotOver",
    "NotationError",
    "PlayerView",
    "Policy",
    "Question",
    "Record",
    "RecordError",
    "Recorder",
    "Rng",
    "Round",
    "Ruleset",
    "SetupError",
    "State",
    "Uniform",
    "Visitor",
    "action_name",
    "action_names",
    "action_of",
    "assistants_left",
    "begin_game",
    "blank",
    "build_position",
    "card_names",
    "commit",
    "compose",
    "describe_action",
    "determinize",
    "drawn_order",
    "form",
    "forward_actions",
    "game_of",
    "hidden_from",
    "index_of",
    "is_placing",
    "is_searching",
    "is_special",
    "known_to",
    "library_offer",
    "lies_face_down",
    "new_game",
    "open_discards",
    "open_pool",
    "open_view",
    "parse_action",
    "parse_actions",
    "phase",
    "placed_space",
    "places_special",
    "play_by",
    "player_view",
    "playout",
    "possible_foci",
    "possible_library_foci",
    "preset",
    "preset_names",
    "problems",
    "public_library",
    "questions",
    "read_game_file",
    "result",
    "seat_of",
    "seen_deal",
    "seen_discard",
    "space_at",
    "special_left",
    "standard_left",
    "tile_of",
    "to_actions",
    "variants_of",
    "visitors_of",
]
