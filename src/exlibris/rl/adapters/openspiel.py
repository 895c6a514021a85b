"""OpenSpiel game "python_exlibris"; also needs the package open_spiel.

Chance is explicit: chance nodes before the first decision draw the bytes of the seed, which determines all later luck.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel

from exlibris import engine
from exlibris.rl.actions import from_seen, to_seen
from exlibris.rl.fields import SIZE
from exlibris.rl.observation import Observations
from exlibris.rl.rewards import WIN, rewards_of

BYTES = 256
LONGEST = 20_000  # decisions; random players need about 400
TYPE = pyspiel.GameType(
    short_name="python_exlibris",
    long_name="Ex Libris",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=engine.MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "rules": "first-en"},
)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of the preset `rules` with `players` seats. Returns are shares of the win."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = {"players": 2, "rules": "first-en"} | (params or {})
        seats, rules = chosen["players"], engine.preset(chosen["rules"])
        self.facts = engine.game_of(rules, seats)
        self.rules = chosen["rules"]
        info = pyspiel.GameInfo(
            num_distinct_actions=engine.ACTION_SPACE,
            max_chance_outcomes=BYTES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, chosen)

    def __reduce__(self) -> tuple[type[SpielGame], tuple[dict[str, Any]]]:
        return type(self), (self.get_parameters(),)  # OpenSpiel's own copies lack the attributes set here

    def new_initial_state(self) -> SpielState:
        """Return the state before the seed is drawn."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """Return an observer. It has no memory: an information state is what the seat sees now."""
        if params:
            raise ValueError(f"observer: expected no parameters, found {params}")
        del kind
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; actions are numbered as the acting seat sees them."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules = game.rules  # by name, so that `clone` copies little
        self.seed = b""
        self.state: Any = None

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's number for chance or for the end."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        pending = self.state.pending_seats()
        return pending[0] if pending else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the values of the seed's next byte, all equally likely."""
        return [(value, 1 / BYTES) for value in range(BYTES)]

    def is_terminal(self) -> bool:
        """Return True when the game is over."""
        return self.state is not None and self.state.is_over

    def returns(self) -> list[float]:
        """Return each seat's share of the win, 0 until the game is over."""
        return rewards_of(engine.result(self.state), WIN) if self.is_terminal() else [0.0] * self.num_players()

    def resample_from_infostate(self, seat: int, draw: Callable[[], float]) -> SpielState:
        """Return a random state with the same history and the same view for the seat."""
        twin: SpielState = self.clone()
        twin.state = engine.determinize(engine.player_view(self.state, seat), Random(int(draw() * (1 << 53))))
        return twin

    def _legal_actions(self, seat: int) -> list[int]:
        return sorted(to_seen(self.state, seat, self.state.legal_actions(seat)))

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            self.seed += bytes([action])
            if len(self.seed) == engine.SEED_BYTES:
                self.state = engine.new_game(engine.preset(self.rules), self.num_players(), self.seed)
        else:
            seat = self.current_player()
            self.state.apply(from_seen(self.state, seat, action), seat)

    def _action_to_string(self, seat: int, action: int) -> str:
        if seat == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return engine.action_name(self.state, from_seen(self.state, seat, action))

    def __str__(self) -> str:
        return self.state.to_text() if self.state is not None else f"seed {self.seed.hex()}"


class SpielObserver:
    """Observer that writes a seat's observation into a tensor and returns its view as text."""

    def __init__(self, game: SpielGame) -> None:
        self._row = Observations(game.facts, 1)
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into the tensor, or zeros before the deal."""
        self.tensor.fill(0)
        if state.state is not None:
            self._row.write(state.state, player, 0)
            self.tensor[:] = np.asarray(self._row.numbers)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the text of the player's view."""
        return engine.player_view(state.state, player).to_text() if state.state is not None else ""


pyspiel.register_game(TYPE, SpielGame)
