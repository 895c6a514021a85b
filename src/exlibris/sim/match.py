"""One game between bots."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from exlibris.bots import BlindBot, Bot, BotFault, ask, ask_blindly, make_bot
from exlibris.engine import Record, Result, State, new_game, player_view, playout, result
from exlibris.sim.draws import Draws
from exlibris.sim.game import Game
from exlibris.sim.thinking import Thinking, timed


class Observer(Protocol):
    """Watches a game; must not change the state it is shown."""

    def chosen(self, state: State, seat: int, action: int) -> None:
        """Note that the seat is about to take this action."""
        ...

    def ended(self, state: State) -> None:
        """Note that the game is over."""
        ...


@dataclass(frozen=True)
class Outcome:
    """The figures that a simulation keeps of a game."""

    seating: tuple[str, ...]  # bots by seat
    decisions: int
    rounds: int
    cpu_seconds: float
    result: Result
    thinking: tuple[Thinking, ...] = ()  # by seat; empty where the engine's own loop has played
    number: int = 0  # of the game in its schedule


class Actions:
    """An observer that collects the actions, for a record."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    def chosen(self, state: State, seat: int, action: int) -> None:  # noqa: ARG002 (an observer's signature)
        """Keep the action."""
        self.taken.append(action)

    def ended(self, state: State) -> None:
        """Do nothing."""


def play(state: State, bots: Sequence[Bot], observers: Sequence[Observer] = ()) -> None:
    """Play the game to its end, each decision made by the bot of its seat.

    Raises BotFault, with the seat, when a bot fails or chooses an illegal action.
    """
    while not state.is_over:
        seat = state.pending_seats()[0]
        action = _choose(state, seat, bots[seat])
        for observer in observers:
            observer.chosen(state, seat, action)
        state.apply(action, seat)
    for observer in observers:
        observer.ended(state)


def _choose(state: State, seat: int, bot: Bot) -> int:
    """Return the bot's choice; where only one action is legal, no bot is asked, and a blind one gets no view."""
    actions = state.legal_actions(seat)
    if len(actions) == 1:
        return actions[0]
    try:
        if isinstance(bot, BlindBot):
            return ask_blindly(bot, actions)
        return ask(bot, player_view(state, seat), actions)
    except BotFault as error:
        error.seat = seat
        raise


def play_at_random(state: State, seed: int, observers: Sequence[Observer] = ()) -> None:
    """Play the game to its end by random actions drawn from the seed; observers make no difference to the game.

    All seats draw from one stream, which also says whose turn it is while all turn cards down at once. Each seat's
    actions are as likely as if a random bot of its own had chosen them.
    """
    if not observers:
        playout(state, seed)
        return
    draws = Draws(seed)
    while not state.is_over:
        seat, action = draws.pick([(seat, a) for seat in state.pending_seats() for a in state.legal_actions(seat)])
        for observer in observers:
            observer.chosen(state, seat, action)
        state.apply(action, seat)
    for observer in observers:
        observer.ended(state)


def play_game(game: Game) -> Outcome:
    """Play the game, write its record if one is wanted, and return the outcome. Raises BotFault."""
    began = time.process_time()
    seats = len(game.seating)
    state = new_game(game.ruleset, seats, game.seed)
    actions = Actions()
    thinking = _play_as_asked(state, game, [actions] if game.record else [])
    if game.record:
        record = Record(game.ruleset, seats, game.seed, tuple(actions.taken))
        game.record.write_text(record.to_json() + "\n", encoding="utf-8")
    spent = time.process_time() - began
    return Outcome(game.seating, state.ply, state.round.number, spent, result(state), thinking, game.number)


def _play_as_asked(state: State, game: Game, observers: Sequence[Observer]) -> tuple[Thinking, ...]:
    """Play by the engine's own loop or by bots, and return what the bots' thinking took, by seat.

    A BotFault names the bot, its seat, the round and the number of actions.
    """
    if game.playout_seed is not None:
        play_at_random(state, game.playout_seed, observers)
        return ()
    bots = [timed(make_bot(name, seed)) for name, seed in zip(game.seating, game.bot_seeds, strict=True)]
    try:
        play(state, bots, observers)
    except BotFault as error:
        where = f"seat {error.seat + 1}, round {state.round.number}, after {state.ply} actions"
        raise BotFault(f"bot {game.seating[error.seat]!r} ({where}): {error}") from error
    return tuple(Thinking.over(bot.seconds) for bot in bots)
