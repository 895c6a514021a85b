"""Many games at once: one call steps all of them and writes the results into plain memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from hashlib import sha256
from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from exlibris.bots import Bot, ask, given, make_bot
from exlibris.engine import (
    ACTION_SPACE,
    MOST_SEATS,
    NOBODY,
    Form,
    Ruleset,
    State,
    Uniform,
    game_of,
    new_game,
    player_view,
    result,
)
from exlibris.rl.actions import KindOfAction, corner_of, kind_of, seen_action
from exlibris.rl.observation import Observations
from exlibris.rl.rewards import WIN, check_reward, potential, rewards_of

MOST_LEGAL: Final[i64] = 256  # the most options that a step can have, because options are bytes
ACTIONS: Final[i64] = ACTION_SPACE
RANDOM: Final = "random"
_Luck: TypeAlias = tuple[list[Bot | None], int]  # opponents, and the state of the batch's own random numbers
_Games: TypeAlias = tuple[list[State], list[int], list[int]]  # states, learners and episodes
_Memory: TypeAlias = tuple[list[float], list[int], list[int], list[float]]  # rewards, points, ended, potentials


class Batch:
    """Games of one ruleset, each waiting for a decision of a learning seat; a game that ends is replaced by a new game.

    Without opponents all seats learn, and `actors` tells which of them must decide. With opponents one seat of each
    game learns, a different seat in each new game, and the opponents take the other seats in order.

    The buffers stay the same objects and are read-only for callers; `numpy.asarray` shows each without copying.
    `rewards` and `points` are by seat.

    Args:
        ruleset: The rules.
        seats: Number of players.
        games: Number of games played at once.
        seed: Determines all games, together with the actions.
        opponents: Names of computer players, or bots: one for all other seats, or one for each. Empty for none.
        reward: "win" for the share of the win, "margin" for the points ahead of the best rival.
        shaping: Immediate reward for each point on the seat's own shelf, taken back at the end.
        discount: The learner's discount factor, which shaping needs to know.

    Raises:
        SetupError: No game can be played by this ruleset with this number of seats, or the deck has over 152 cards.
        BotError: Unknown computer player.
        ValueError: Wrong number of opponents or games, or an unknown reward.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        games: int = 64,
        seed: int = 0,
        opponents: str | Sequence[str | Bot] = (),
        reward: str = WIN,
        shaping: float = 0.0,
        discount: float = 1.0,
    ) -> None:
        game = game_of(ruleset, seats)
        others = [opponents] if isinstance(opponents, str) else list(opponents)
        if len(others) not in (0, 1, seats - 1):
            raise ValueError(f"opponents: expected none, one, or one for each of {seats - 1}, found {len(others)}")
        if games < 1:
            raise ValueError(f"games: expected at least 1, found {games}")
        check_reward(reward)
        self.ruleset = ruleset
        self.seats = seats
        self.games = games
        self.observations = Observations(game, games)  # by game, the actor's observation
        self.last = Observations(game, games)  # by game, the last actor's observation at the end of the previous game
        # By game and action as the actor sees it: 1 if the action is legal, and the engine's option for it.
        self.masks = vec[u8](bytes(games * ACTION_SPACE))
        self._options = vec[u8](bytes(games * ACTION_SPACE))
        self.legal = vec[i32]([-1] * (games * MOST_LEGAL))  # by game, the legal actions in ascending order, then -1
        self.counts = vec[i32]([0] * games)  # by game, the number of legal actions
        self.actors = vec[i32]([0] * games)  # by game, the seat that must decide
        self.rewards = vec[float]([0.0] * (games * MOST_SEATS))  # by game and seat, since the step before
        self.points = vec[i32]([0] * (games * MOST_SEATS))  # by game and seat, the totals of the previous game
        self.ended = vec[u8](bytes(games))  # by game, 1 if the last step ended a game
        self._potentials = vec[float]([0.0] * (games * MOST_SEATS))
        self._reward = reward
        self._shaping = shaping
        self._discount = discount
        self._seed = seed
        self._random = Uniform(seed)
        self._sit_down([_bot(one, f"{seed}/opponent {at}") for at, one in enumerate(others)])
        self._learners = [NOBODY] * games  # by game, the learning seat; NOBODY if all seats learn
        self._episodes = [0] * games  # by game, the number of games begun
        self.states = [self._begin(number) for number in range(games)]  # by game; read-only
        for number in range(games):
            self._show(number)

    def __reduce__(self) -> tuple[Callable[..., Batch], tuple[Any, ...]]:
        """Return the arguments that rebuild a copy, including the opponents; its `last` is empty."""
        begun = self.ruleset, self.seats, self.games, self._seed, [RANDOM] * len(self._bots)
        words = self._reward, self._shaping, self._discount
        luck = deepcopy(self._bots), int(self._random.x)
        games = [s.clone() for s in self.states], self._learners[:], self._episodes[:]
        memory = list(self.rewards), list(self.points), list(self.ended), list(self._potentials)
        return _restored, ((*begun, *words), luck, games, memory)

    def go_on(self, luck: _Luck, games: _Games, memory: _Memory) -> None:
        """Restore the games of the copied batch; the arguments are those that `__reduce__` returns."""
        rewards, points, ended, potentials = memory
        self._sit_down(luck[0])
        self._random.x = luck[1]
        self.states, self._learners, self._episodes = games
        for number in range(self.games):
            self._show(number)
            self.ended[number] = u8(ended[number])
        for at in range(self.games * MOST_SEATS):
            self.rewards[at] = rewards[at]
            self.points[at] = i32(points[at])
            self._potentials[at] = potentials[at]

    def _sit_down(self, bots: list[Bot | None]) -> None:
        self._bots = bots
        self._opponents = bots * (self.seats - 1 if len(bots) == 1 else 1)  # by distance from the learner

    def step(self, actions: Sequence[int]) -> None:
        """Apply one action in each game, and continue to the next decision of a learning seat.

        Args:
            actions: By game, a legal action as its actor sees it.

        Raises:
            ValueError: An action is illegal; no game is stepped.
        """
        if len(actions) != self.games:
            raise ValueError(f"actions: expected {self.games}, found {len(actions)}")
        chosen = actions if isinstance(actions, list) else list(actions)
        options = [self._option_of(number, chosen[number]) for number in range(self.games)]
        for number in range(self.games):
            self._step(number, options[number])

    def sample(self) -> list[int]:
        """Return a random legal action for each game, all equally likely."""
        luck, legal, counts = self._random, self.legal, self.counts
        games: i64 = self.games
        return [int(legal[game * MOST_LEGAL + luck.below(i64(counts[game]))]) for game in range(games)]

    def _option_of(self, number: i64, action: i64) -> int:
        if not 0 <= action < ACTIONS or not i64(self.masks[number * ACTIONS + action]):
            raise ValueError(f"actions[{number}]: {action} is not legal")
        return int(self._options[number * ACTIONS + action])

    def _step(self, number: i64, option: int) -> None:
        s = self.states[number]
        actor = int(self.actors[number])
        rewards, first = self.rewards, number * MOST_SEATS
        for i in range(first, first + MOST_SEATS):
            rewards[i] = 0.0
        self.ended[number] = 0
        s.apply_option(option)
        self._let_others_choose(s, self._learners[number])
        if s.is_over:
            self._end(number, s, actor)
            self.states[number] = self._begin(number)
        self._show(number)

    def _let_others_choose(self, s: State, learner: int) -> None:
        if learner == NOBODY:
            return
        while not s.is_over:
            pending = s.pending_seats()
            if learner in pending:
                return
            seat = pending[0]
            options = s.legal_options(seat)
            bot = self._opponents[(seat - learner - 1) % self.seats]
            if bot is None or len(options) == 1:
                s.apply_option(options[self._random.below(len(options))])
            else:
                s.apply(ask(bot, player_view(s, seat), s.legal_actions(seat)), seat)

    def _begin(self, number: int) -> State:
        while True:
            episode = self._episodes[number]
            self._episodes[number] = episode + 1
            if self._opponents:
                self._learners[number] = (self._seed + number + episode) % self.seats
            seed = sha256(f"{self._seed}/{number}/{episode}".encode()).digest()
            s = new_game(self.ruleset, self.seats, seed)
            self._let_others_choose(s, self._learners[number])
            if not s.is_over:
                return s

    def _end(self, number: int, s: State, actor: int) -> None:
        """Write the rewards and points of a finished game, and the actor's last observation."""
        end: Form = result(s)
        rewards = rewards_of(end, self._reward)
        for seat in range(self.seats):
            at = number * MOST_SEATS + seat
            self.points[at] = i32(end.seats[seat].total)
            self.rewards[at] = rewards[seat] - self._shaping * self._potentials[at]
            self._potentials[at] = 0.0
        self.ended[number] = 1
        self.last.write(s, actor, number)

    def _show(self, number: int) -> None:
        """Write the observation and legal actions of the seat that must decide."""
        s = self.states[number]
        kind = s.pending_step().kind
        flips = kind == "flip"
        actor = self._learners[number]
        if actor == NOBODY:
            actor = s.pending_seats()[0] if flips else s.stack[-1].seat
        self.actors[number] = i32(actor)
        if self._shaping:
            at = number * MOST_SEATS + actor
            now = potential(s, actor)
            if not self.ended[number]:
                self.rewards[at] += self._shaping * (self._discount * now - self._potentials[at])
            self._potentials[at] = now
        self.observations.write(s, actor, number)
        corner: i64 = corner_of(s.shelves[actor]) if kind == "cell" else 0
        self._write_legal(number, actor, kind_of(kind), s.legal_options(actor) if flips else s.options, corner)

    def _write_legal(self, number: i64, actor: i64, kind: KindOfAction, options: bytes, corner: i64) -> None:
        masks, legal, chosen = self.masks, self.legal, self._options
        mask, first = number * ACTIONS, number * MOST_LEGAL
        before = i64(self.counts[number])
        for i in range(first, first + before):
            masks[mask + i64(legal[i])] = 0
        numbers, relative, seats = kind.numbers, kind.relative, i64(self.seats)
        count: i64 = len(options)
        for at in range(first, first + count):
            option = options[at - first]
            action = numbers[i64(option)]
            if relative:
                action = seen_action(action, actor, seats, corner)
            masks[mask + action] = 1
            chosen[mask + action] = option
            place = at
            while place > first and i64(legal[place - 1]) > action:  # insertion sort: hands are unordered, but short
                legal[place] = legal[place - 1]
                place -= 1
            legal[place] = i32(action)
        for at in range(first + count, first + before):
            legal[at] = -1
        self.counts[number] = i32(count)


def _restored(begun: tuple[Any, ...], luck: _Luck, games: _Games, memory: _Memory) -> Batch:
    batch = Batch(*begun)
    batch.go_on(luck, games, memory)
    return batch


def _bot(one: str | Bot, seed: str) -> Bot | None:
    """Return the bot, making it if a name is given; None for "random", whose choices the batch draws itself."""
    if not isinstance(one, str):
        return one
    return make_bot(given(one), sha256(seed.encode()).digest()) if one != RANDOM else None
