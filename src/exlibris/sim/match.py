"""One game between bots."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from exlibris.bots import BlindBot, Bot, make_bot
from exlibris.engine import Record, Result, State, new_game, player_view, playout, result
from exlibris.engine.actions import to_action
from exlibris.sim.draws import Draws
from exlibris.sim.plan import Plan


class Observer(Protocol):
    """Watches a game; must change nothing of what it is shown."""

    def chosen(self, state: State, seat: int, action: int) -> None:
        """The seat is about to take this action."""
        ...

    def ended(self, state: State) -> None:
        """The game is over."""
        ...


@dataclass(frozen=True)
class Outcome:
    """What a simulation keeps of a game."""

    sitting: tuple[str, ...]  # bots by seat
    decisions: int
    rounds: int
    cpu_seconds: float
    result: Result


class Actions:
    """An observer that keeps the actions, for a record."""

    def __init__(self) -> None:
        self.taken: list[int] = []

    def chosen(self, state: State, seat: int, action: int) -> None:  # noqa: ARG002 (an observer's signature)
        """The action is kept."""
        self.taken.append(action)

    def ended(self, state: State) -> None:
        """Nothing is left to do."""


def play(state: State, bots: Sequence[Bot], observers: Sequence[Observer] = ()) -> None:
    """The game is over, each decision made by the bot of its seat.

    Raises IllegalAction when a bot chooses what is not legal.
    """
    while not state.is_over:
        seat = state.pending_seats()[0]
        action = choose(state, seat, bots[seat])
        for observer in observers:
            observer.chosen(state, seat, action)
        state.apply(action, seat)
    for observer in observers:
        observer.ended(state)


def choose(state: State, seat: int, bot: Bot) -> int:
    """What the bot does from its own view, if it needs one; where only one thing is legal, nobody is asked."""
    actions = state.legal_actions(seat)
    if len(actions) == 1:
        return actions[0]
    if isinstance(bot, BlindBot):
        return bot.pick(actions)
    return bot.choose(player_view(state, seat), actions)


def play_blindly(state: State, seed: int, observers: Sequence[Observer] = ()) -> None:
    """The game is over, all of it drawn from the seed; watched or not, it is the same game.

    All seats share one stream of luck, and in the flips the order in which they get their turns is drawn too. What
    each seat does is as likely as if it had been asked by itself.
    """
    if not observers:
        playout(state, seed)
        return
    draws = Draws(seed)
    while not state.is_over:
        action = to_action(state.pending_step().kind, draws.pick(state.options))
        seat = next(seat for seat in state.pending_seats() if action in state.legal_actions(seat))
        for observer in observers:
            observer.chosen(state, seat, action)
        state.apply(action, seat)
    for observer in observers:
        observer.ended(state)


def play_game(plan: Plan, game: int) -> Outcome:
    """The outcome of one game of the plan; its record is written if the plan wants it."""
    began = time.process_time()
    sitting = plan.sitting(game)
    seed = plan.game_seed(game)
    state = new_game(plan.ruleset, plan.seats, seed)
    path = plan.record_path(game)
    actions = Actions()
    observers = [actions] if path else []
    if plan.is_blind:
        play_blindly(state, plan.playout_seed(game), observers)
    else:
        play(state, [make_bot(name, plan.bot_seed(game, seat)) for seat, name in enumerate(sitting)], observers)
    if path:
        path.write_text(Record(plan.ruleset, plan.seats, seed, tuple(actions.taken)).to_json() + "\n", encoding="utf-8")
    return Outcome(sitting, state.ply, state.round.number, time.process_time() - began, result(state))
