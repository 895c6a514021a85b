"""Training games: random setups, self-play for examples, and matches between two networks for the gate."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

from exlibris import engine
from exlibris.bots import Bot
from exlibris.bots.expert import ExpertBot
from exlibris.bots.learned import LearnedBot
from exlibris.search import ALWAYS_ON, FEATURES, HEADS, Lookahead, Network, Viewpoint, network_from_json
from exlibris.search.network import WIN, stage_of
from exlibris.sim import play
from exlibris.training.examples import ExampleCollector, Examples
from exlibris.training.fitting import Chances
from exlibris.training.siblings import COMPARING, ComparingBot

SEATS: Final = (2, 3, 4, 4)  # numbers of seats in multiplayer games; each entry is equally likely
EVEN_SEATS: Final = (2, 4)  # numbers of seats that two sides can share evenly
PLAIN: Final = 0.7  # share of games without a variant
VARIANTS: Final = ("longer", "friendlier", "beginner", "next-award", "drafted")
LEVELS: Final = (1, 2, 3, 4, 5, 6, 7)  # of solo games


def seed_of(*parts: object) -> bytes:
    """Return a 32-byte seed that depends on all parts."""
    return sha256(" ".join(["exlibris train", *map(str, parts)]).encode()).digest()


def table(mode: str, rng: Random, numbers: tuple[int, ...] = SEATS) -> tuple[engine.Ruleset, int]:
    """Return a random ruleset for the mode and a number of seats; `numbers` are the choices for multiplayer games."""
    preset = rng.choice(engine.PRESETS)
    if mode == "solo":
        return engine.compose(preset, ["solo"], {"solo_level": rng.choice(LEVELS)}), 1
    seats = rng.choice(numbers)
    chosen = [] if rng.random() < PLAIN else [rng.choice(VARIANTS)]
    try:
        ruleset = engine.compose(preset, chosen)
        engine.game_of(ruleset, seats)
    except engine.SetupError:  # not every rulebook has every variant
        ruleset = engine.compose(preset)
    return ruleset, seats


def dealt(mode: str, seed: bytes, numbers: tuple[int, ...] = SEATS) -> tuple[engine.State, Random]:
    """Return a new game for the mode, and the random generator of its players; both depend on the seed."""
    rng = Random(seed)
    ruleset, seats = table(mode, rng, numbers)
    return engine.new_game(ruleset, seats, seed_of("cards", seed.hex())), rng


SIMULATIONS: Final = 8  # rollouts of the expert bot in self-play


class Exploring:
    """Wrapper for a bot that makes a share of its decisions at random."""

    def __init__(self, bot: Bot, rng: Random, share: float) -> None:
        self._bot = bot
        self._rng = rng
        self._share = share

    def choose(self, view: engine.PlayerView, actions: list[int]) -> int:
        """Return one of the actions."""
        if self._rng.random() < self._share:
            return self._rng.choice(actions)
        return self._bot.choose(view, actions)


class QuickBot(LearnedBot):
    """Faster variant of the learned bot: within an effect, it picks the best immediate value on one determinization."""

    def __init__(self, network: Network, rng: Random) -> None:
        super().__init__(rng)
        self.with_network(network)

    def _deals_for(self, view: engine.PlayerView) -> int:  # noqa: ARG002 (as in the bot)
        return 1

    def _value(self, seat: int, lookahead: Lookahead, action: int) -> float:
        if engine.is_placing(lookahead.start):
            return super()._value(seat, lookahead, action)
        after = lookahead.start.clone()
        after.apply(action, seat)
        return lookahead.value(after, seat)


# Bots for self-play, by name; a stronger bot plays fewer games in the same time.
PLAYERS: Final[Mapping[str, Callable[[Network, Random], Bot]]] = {
    "quick": QuickBot,
    "learned": lambda network, rng: LearnedBot(rng).with_network(network),
    "expert": lambda network, rng: ExpertBot(rng, simulations=SIMULATIONS).with_network(network),
    COMPARING: ComparingBot,
}


@dataclass(frozen=True)
class GamesTask:
    """A batch of games for one process, numbered from `first`."""

    mode: str
    seed: str
    generation: int
    first: int
    games: int
    weights: tuple[dict[str, Any] | None, ...]  # JSON, None: handmade; one for self-play, two for a match
    player: str = "quick"  # in self-play
    exploring: float = 0.0


def _networks_of(task: GamesTask) -> list[Network]:
    return [first_network() if weights is None else network_from_json(weights) for weights in task.weights]


def self_play(task: GamesTask) -> Examples:
    """Return the examples of the task's games, in which one network plays all seats."""
    parts = []
    [network] = _networks_of(task)
    for game in range(task.first, task.first + task.games):
        state, rng = dealt(task.mode, seed_of(task.seed, task.generation, game))
        collector = ExampleCollector(rng)
        players = [PLAYERS[task.player](network, rng) for _ in range(state.game.seats)]
        play(state, [Exploring(player, rng, task.exploring) for player in players], [collector])
        kept = [player.examples() for player in players if isinstance(player, ComparingBot)]
        parts += kept or [collector.examples()]
    return Examples.joined(parts)


class ChanceCollector:
    """An observer of one game that collects the chances that a network gives before each placement."""

    def __init__(self, network: Network) -> None:
        self._network = network
        self._stages: list[int] = []
        self._log_odds: list[list[float]] = []
        self._shares: list[float] = []

    def chosen(self, state: engine.State, seat: int, action: int) -> None:  # noqa: ARG002 (an observer's signature)
        """Keep the log-odds of all seats before a placement."""
        if engine.is_placing(state):
            views = [Viewpoint(state.game, state.deal, each) for each in range(state.game.seats)]
            self._stages.append(stage_of(state))
            self._log_odds.append([self._network.outputs(view.features(state))[WIN] for view in views])

    def ended(self, state: engine.State) -> None:
        """Keep the shares of the win, in solo also the library's."""
        winners = engine.result(state).winners
        sides = max(2, state.game.seats)
        self._shares = [(side in winners) / len(winners) if winners else float(side == 1) for side in range(sides)]

    def chances(self) -> list[Chances]:
        """Return the chances of the game."""
        return [Chances(*each, self._shares) for each in zip(self._stages, self._log_odds, strict=True)]


class Match(NamedTuple):
    """The result of a match game: the first network's share of the win, and its chances before each placement."""

    share: float
    chances: list[Chances]


def match(task: GamesTask) -> list[Match]:
    """Return the results of the task's games for the first network; its share of the win is from 0 to 1.

    The networks take alternate seats; games 2n and 2n + 1 have the same cards with the sides exchanged. In solo, each
    network plays alone; the share is 1, 0.5 or 0 for a larger, equal or smaller lead over the library.
    """
    sides = _networks_of(task)
    games = range(task.first, task.first + task.games)
    return [_solo(task, game, sides) if task.mode == "solo" else _mirrored(task, game, sides) for game in games]


def _mirrored(task: GamesTask, game: int, networks: list[Network]) -> Match:
    state, rng = dealt(task.mode, seed_of(task.seed, task.generation, "match", game // 2), EVEN_SEATS)
    sides = [(seat + game) % 2 for seat in range(state.game.seats)]
    collector = ChanceCollector(networks[0])
    play(state, [LearnedBot(rng).with_network(networks[side]) for side in sides], [collector])
    winners = engine.result(state).winners
    return Match(sum(1 for seat in winners if sides[seat] == 0) / len(winners), collector.chances())


def _solo(task: GamesTask, game: int, networks: list[Network]) -> Match:
    ahead = []
    collectors = [ChanceCollector(network) for network in networks]
    for network, collector in zip(networks, collectors, strict=True):
        state, rng = dealt(task.mode, seed_of(task.seed, task.generation, "match", game))
        play(state, [LearnedBot(rng).with_network(network)], [collector])
        form = engine.result(state)
        ahead.append(form.seats[0].total - (form.library.total if form.library is not None else 0))
    return Match(0.5 if ahead[0] == ahead[1] else float(ahead[0] > ahead[1]), collectors[0].chances())


# The handmade network of the first generation is linear in these features.
POINTS: Final = {  # points
    "shelf.total": 1.0,
    "shelf.cards": 0.25,
    "shelf.fits": 0.02,
    "shelf.lost_value": -0.02,
    "shelf.stability_1_more": 0.25,
    "shelf.stability_2_more": 0.1,
    "shelf.prominent_books": 0.3,
    "standing.lead": 1.5,
    "hand.cards": 0.3,
    "hand.value": 0.01,
    "hand.fitting_value": 0.025,
    "hand.aside_value": 0.02,
    "hand.aside_fitting_value": 0.07,
    "board.own_at_3": 2.0,
    "board.own_at_11": 1.5,
    "board.own_at_12": 3.5,
    "added.own_waiting": 2.5,
    "library.lead": 0.1,
    "library.points": -0.1,
}


def first_network() -> Network:
    """Return the handmade network; all heads except the first give zero."""
    weights = [[POINTS.get(name, 0.0)] for name in FEATURES]
    heads = [[1.0 if head == 0 else 0.0] for head in range(len(HEADS))]
    return Network(weights, [ALWAYS_ON], heads, [-ALWAYS_ON, *[0.0] * (len(HEADS) - 1)])
