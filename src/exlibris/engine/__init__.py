"""The rules of Ex Libris: start a game, ask what is legal, apply it, look through a seat's eyes, read the form.

state = new_game(preset("first-en"), seats=3, seed=secrets.token_bytes(32))
while not state.is_over:
    state.apply(random.choice(state.legal_actions()))
print(result(state).winners)
"""

from __future__ import annotations

import exlibris.engine.assistants
import exlibris.engine.locations  # noqa: F401  (these two put the effects in their places)
from exlibris.engine.actions import ACTION_SPACE, CHOICES, SPECIAL, Action, action_of, describe_action
from exlibris.engine.check import problems
from exlibris.engine.determinize import determinize
from exlibris.engine.errors import EngineError, IllegalAction, NotOver, RecordError, SetupError
from exlibris.engine.events import EVERYBODY, HIDDEN, Event, Recorder
from exlibris.engine.game import Game
from exlibris.engine.playout import Eager, Policy, Uniform, play, play_until, playout
from exlibris.engine.record import Record
from exlibris.engine.rounds.setup import new_game
from exlibris.engine.ruleset import PRESETS, Ruleset, compose, preset, variants_of
from exlibris.engine.saving import from_json, to_json
from exlibris.engine.scoring import LibraryResult, Result, SeatResult, form, result
from exlibris.engine.sets import COMPILED
from exlibris.engine.state import Decision, State
from exlibris.engine.view import SPECTATOR, PlayerView, player_view, possible_library_foci

__all__ = [
    "ACTION_SPACE",
    "CHOICES",
    "COMPILED",
    "EVERYBODY",
    "HIDDEN",
    "PRESETS",
    "SPECIAL",
    "SPECTATOR",
    "Action",
    "Decision",
    "Eager",
    "EngineError",
    "Event",
    "Game",
    "IllegalAction",
    "LibraryResult",
    "NotOver",
    "PlayerView",
    "Policy",
    "Record",
    "RecordError",
    "Recorder",
    "Result",
    "Ruleset",
    "SeatResult",
    "SetupError",
    "State",
    "Uniform",
    "action_of",
    "compose",
    "describe_action",
    "determinize",
    "form",
    "from_json",
    "new_game",
    "play",
    "play_until",
    "player_view",
    "playout",
    "possible_library_foci",
    "preset",
    "problems",
    "result",
    "to_json",
    "variants_of",
]
