"""One game between bots."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final, Protocol, Self, TypeAlias

from exlibris import engine
from exlibris.bots import BlindBot, Bot, BotFault, Entrant, ask, ask_blindly, entered, entrant_name, make_bot

MOST_DECISIONS: Final = 10_000  # of a bot in a game, which needs a few hundred; the rules let it cancel without limit


@dataclass(frozen=True)
class BotGame:
    """The settings that determine a game between bots."""

    number: int  # in its schedule
    ruleset: engine.Ruleset
    seating: tuple[Entrant, ...]  # bots by seat
    seed: bytes  # of the cards
    bot_seeds: tuple[bytes, ...]  # of each seat's own random numbers, which reveal nothing about the cards
    playout_seed: int | None = None  # of all actions, if the engine's own loop plays instead of bots
    record: Path | None = None  # path for the game's record


class Observer(Protocol):
    """Watches a game; must not change its state."""

    def chosen(self, state: engine.State, seat: int, action: int) -> None:
        """Handle an action that the seat is about to take."""
        ...

    def ended(self, state: engine.State) -> None:
        """Handle the end of the game."""
        ...


Watch: TypeAlias = Callable[[BotGame], Observer]  # makes the observer of a game, in the process that plays it


@dataclass(frozen=True)
class Thinking:
    """The decisions of a seat's bot in a game, and their CPU time in seconds."""

    decisions: int = 0
    seconds: float = 0.0
    median: float = 0.0

    @classmethod
    def over(cls, seconds: Sequence[float]) -> Self:
        """Return the figures for these decisions."""
        return cls(len(seconds), sum(seconds), median(seconds)) if seconds else cls()


@dataclass(frozen=True)
class Outcome:
    """The figures that a simulation keeps of a game."""

    seating: tuple[str, ...]  # the names of the bots by seat
    decisions: int
    rounds: int
    cpu_seconds: float
    result: engine.Form
    thinking: tuple[Thinking, ...] = ()  # by seat; empty if the engine's own loop played
    number: int = 0  # of the game in its schedule


def play(state: engine.State, bots: Sequence[Bot], observers: Sequence[Observer] = ()) -> list[list[float]]:
    """Play the game to its end; each seat's bot makes its decisions, except those with only one legal action.

    Args:
        state: The game, which is changed.
        bots: By seat.
        observers: Notified before each action, and at the end.

    Returns:
        By seat, the CPU time in seconds of each of its bot's decisions.

    Raises:
        BotFault: A bot failed, chose an illegal action, or made more than `MOST_DECISIONS`; its `seat` is set.
    """
    seconds: list[list[float]] = [[] for _ in bots]
    while not state.is_over:
        seat = state.pending_seats()[0]
        actions = state.legal_actions(seat)
        action = actions[0] if len(actions) == 1 else _ask(state, seat, bots[seat], actions, seconds[seat])
        _take(state, seat, action, observers)
    for observer in observers:
        observer.ended(state)
    return seconds


def _ask(state: engine.State, seat: int, bot: Bot, actions: list[int], seconds: list[float]) -> int:
    if isinstance(bot, BlindBot):
        choose = partial(ask_blindly, bot, actions)
    else:
        choose = partial(ask, bot, engine.player_view(state, seat), actions)
    began = time.process_time()
    try:
        if len(seconds) == MOST_DECISIONS:
            raise BotFault(f"it has made {MOST_DECISIONS:,} decisions; does it repeat the same ones?")
        return choose()
    except BotFault as error:
        error.seat = seat
        raise
    finally:
        seconds.append(time.process_time() - began)


def _take(state: engine.State, seat: int, action: int, observers: Sequence[Observer]) -> None:
    for observer in observers:
        observer.chosen(state, seat, action)
    state.apply(action, seat)


def play_at_random(state: engine.State, seed: int, observers: Sequence[Observer] = ()) -> None:
    """Play the game to its end with random actions; observers don't influence it.

    All seats share one random stream, which also chooses the seat to act while all seats flip at once. The actions have
    the same probabilities as with a random bot at each seat.

    Args:
        state: The game, which is changed.
        seed: 32 bits that determine all actions.
        observers: Notified before each action, and at the end.
    """
    if not observers:
        engine.playout(state, seed)
        return
    policy = engine.Uniform(seed)
    while not state.is_over:
        choices = [(seat, a) for seat in state.pending_seats() for a in state.legal_actions(seat)]
        seat, action = choices[policy.below(len(choices))]
        _take(state, seat, action, observers)
    for observer in observers:
        observer.ended(state)


def play_game(game: BotGame, watch: Watch | None = None, facts: engine.Game | None = None) -> Outcome:
    """Play a game, and write its record if `game.record` is set, also of the game in which a bot fails.

    Args:
        game: The game.
        watch: Makes an observer of it.
        facts: The facts of the game, if they differ from its ruleset's.

    Raises:
        BotFault: A bot failed or chose an illegal action; the message says which and where.
        BotError: A bot can't be made.
        OSError: The record can't be written.
    """
    began = time.process_time()
    seats = len(game.seating)
    state = engine.begin_game(facts or engine.game_of(game.ruleset, seats), game.seed)
    names = tuple(map(entrant_name, game.seating))
    recorder = state.recorder = engine.Recorder() if game.record else None
    try:
        thinking = _play_as_asked(state, game, [watch(game)] if watch is not None else [])
    finally:  # also the unfinished game of a bot that fails
        if game.record and recorder:
            record = engine.Record(game.ruleset, seats, game.seed, tuple(recorder.actions), players=names)
            game.record.write_text(record.to_json() + "\n", encoding="utf-8")
    spent = time.process_time() - began
    return Outcome(names, state.ply, state.round.number, spent, engine.result(state), thinking, game.number)


def _play_as_asked(state: engine.State, game: BotGame, observers: Sequence[Observer]) -> tuple[Thinking, ...]:
    """Play by the engine's own loop or by bots, and return the bots' thinking by seat.

    A BotFault names the bot, its seat, the round and the number of actions.
    """
    if game.playout_seed is not None:
        play_at_random(state, game.playout_seed, observers)
        return ()
    bots = [make_bot(entered(one), seed) for one, seed in zip(game.seating, game.bot_seeds, strict=True)]
    try:
        return tuple(map(Thinking.over, play(state, bots, observers)))
    except BotFault as error:
        where = f"game {game.number}, seat {error.seat + 1}, round {state.round.number}, after {state.ply} actions"
        saved = f"; the unfinished game is in {game.record}" if game.record else ""
        raise BotFault(f"bot {entrant_name(game.seating[error.seat])!r} ({where}): {error}{saved}") from error
