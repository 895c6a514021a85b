"""Pgx: games compiled by JAX, here for one core; compilation happens in the warm-up."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from pgx.experimental import auto_reset

from peer_games.game import AT_ONCE, CALLS, NO_LIMIT, Peer

State = Any


def random_action(state: State, key: Any) -> Any:
    """Return an equally likely legal action."""
    return jax.random.categorical(key, jnp.log(state.legal_action_mask.astype(jnp.float32)))


class PgxGame(Peer[list[State]]):
    """A game of Pgx. Its states are immutable, so nothing is copied; a list holds the current state.

    The loop is one call for a whole game. The environment is a batch, as Pgx is meant to be used.
    """

    has_copies = False

    def __init__(self, name: str) -> None:
        super().__init__()
        game = pgx.make(name)
        self.init, self.step = jax.jit(game.init), jax.jit(game.step)

        def turn(state: State, key: Any) -> tuple[State, Any]:
            key, now, then = jax.random.split(key, 3)
            return game.step(state, random_action(state, now), then), key

        def whole(state: State, key: Any) -> State:
            more = lambda carried: ~(carried[0].terminated | carried[0].truncated)  # noqa: E731
            return jax.lax.while_loop(more, lambda carried: turn(*carried), (state, key))[0]

        def turns(states: State, key: Any) -> tuple[State, Any]:
            keys = jax.random.split(key, 2 * AT_ONCE + 1)
            actions = jax.vmap(random_action)(states, keys[1 : AT_ONCE + 1])
            return jax.vmap(auto_reset(game.step, game.init))(states, actions, keys[AT_ONCE + 1 :]), keys[0]

        self.whole, self.turns = jax.jit(whole), jax.jit(turns)
        self.states = jax.jit(jax.vmap(game.init))(jax.random.split(self.key(), AT_ONCE))

    def key(self) -> Any:
        """Return the beginning of a stream of random numbers."""
        return jax.random.PRNGKey(self.luck.getrandbits(30))

    def start(self) -> list[State]:
        return [self.init(self.key())]

    def play(self, game: list[State]) -> None:
        game[0] = jax.block_until_ready(self.whole(game[0], self.key()))

    def drive(self, game: list[State], limit: int = NO_LIMIT) -> None:
        state = game[0]
        while limit and not (state.terminated or state.truncated):
            action = self.pick(np.flatnonzero(np.asarray(state.legal_action_mask)))
            state = self.step(state, action, self.key())
            limit -= 1
        game[0] = state

    def decisions(self, game: list[State]) -> int:
        return int(game[0]._step_count)  # noqa: SLF001 (no other count is kept)

    def result(self, game: list[State]) -> object:
        return np.asarray(game[0].rewards)

    def copy(self, game: list[State]) -> object:
        raise NotImplementedError

    def episode(self) -> tuple[int, int]:
        """Step all games of the batch by some calls, each with random actions, observations and new games."""
        key = self.key()
        for _ in range(CALLS):
            self.states, key = self.turns(self.states, key)
        jax.block_until_ready(self.states)
        return CALLS * AT_ONCE, CALLS * AT_ONCE


def connect_four() -> PgxGame:
    """Return connect four, one of the smallest."""
    return PgxGame("connect_four")


def sparrow_mahjong() -> PgxGame:
    """Return sparrow mahjong: hidden hands for three, and the largest card game that it has."""
    return PgxGame("sparrow_mahjong")
