"""Matches: bots choose from their views, observers watch, and who needs no view plays by the engine's own loop."""

from random import Random
from statistics import mean

import pytest

from exlibris.bots import USUAL, BotFault, ask, make_bot
from exlibris.bots.random_bot import RandomBot
from exlibris.engine import PlayerView, State, compose, new_game, player_view, playout, result
from exlibris.sim import Plan, play, play_at_random, play_game
from support.random_play import fresh_game


class SlowRandom:
    """The random bot, not recognised as blind: it is shown views like any other."""

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(Random(seed))
        self.seen: list[int] = []

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        assert isinstance(view, PlayerView)
        assert view.decision is not None
        assert view.decision.actions == actions
        assert len(actions) > 1
        self.seen.append(view.seat)
        return self.bot.choose(view, actions)


class Watching:
    """An observer that writes everything down."""

    def __init__(self) -> None:
        self.chosen_by: list[tuple[int, int]] = []
        self.ends = 0

    def chosen(self, state: State, seat: int, action: int) -> None:
        assert action in state.legal_actions(seat)
        self.chosen_by.append((seat, action))

    def ended(self, state: State) -> None:
        assert state.is_over
        self.ends += 1


def random_bots(seats: int, seed: int) -> list[RandomBot]:
    return [RandomBot(Random(seed + seat)) for seat in range(seats)]


@pytest.mark.parametrize("seed", range(12))
def test_a_seat_that_needs_no_view_plays_as_if_it_had_one(seed: int) -> None:
    seats = 2 + seed % 3
    quick, slow = fresh_game(seats, seed), fresh_game(seats, seed)
    looking = SlowRandom(seed)
    play(quick, [SlowRandom(seed), *random_bots(seats, seed)[1:]])
    bots = [looking, *(SlowRandom(seed + seat) for seat in range(1, seats))]
    play(slow, bots)
    assert quick.key() == slow.key()
    assert all(set(bot.seen) == {seat} for seat, bot in enumerate(bots))


@pytest.mark.parametrize("preset", ["first-en", "revised-en"])
@pytest.mark.parametrize("seed", range(8))
def test_watched_or_not_a_blind_game_is_the_playout_of_its_seed(preset: str, seed: int) -> None:
    states = [new_game(compose(preset), 2 + seed % 3, bytes([seed] * 32)) for _ in range(3)]
    watching = Watching()
    play_at_random(states[0], seed)
    play_at_random(states[1], seed, [watching])
    playout(states[2], seed)
    assert states[0].key() == states[1].key() == states[2].key()
    assert len(watching.chosen_by) == states[0].ply
    assert watching.ends == 1


def test_a_game_under_way_is_played_on() -> None:
    states = [fresh_game(3, 5) for _ in range(2)]
    for state, observers in zip(states, ([], [Watching()]), strict=True):
        playout(state, 1, 200)
        play_at_random(state, 2, observers)
    assert states[0].key() == states[1].key()


def test_the_engines_own_loop_plays_like_bots_that_are_asked() -> None:
    """Over a hundred games the means lie close together, of decisions and of cards turned face down."""
    asked, alone = [], []
    for seed in range(100):
        quick, slow = fresh_game(4, seed), fresh_game(4, seed)
        play_at_random(quick, 7 * seed)
        play(slow, random_bots(4, 7 * seed))
        alone.append(quick)
        asked.append(slow)
    assert mean(s.ply for s in alone) == pytest.approx(mean(s.ply for s in asked), rel=0.05)
    assert mean(flipped(s) for s in alone) == pytest.approx(mean(flipped(s) for s in asked), rel=0.1)


def test_a_plan_of_random_bots_only_is_played_by_the_engine() -> None:
    plans = [Plan(compose("first-en"), 9, bots, "s") for bots in (("random", "random"), ("random", "greedy"))]
    assert [plan.is_random for plan in plans] == [True, False]
    game = plans[0].game(4)
    assert game.playout_seed is not None
    state = new_game(game.ruleset, 2, game.seed)
    play_at_random(state, game.playout_seed)
    assert play_game(game).result == result(state)


def flipped(state: State) -> int:
    """Return how many cards all seats turned face down before the inspection."""
    return sum(len(column.flipped) for column in result(state).seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_observers_see_every_decision_and_change_nothing(seats: int) -> None:
    alone, watched, again = (fresh_game(seats, 3) for _ in range(3))
    play(alone, random_bots(seats, 3))
    observers = [Watching(), Watching()]
    play(watched, random_bots(seats, 3), observers)
    assert alone.key() == watched.key()
    for observer in observers:
        assert observer.ends == 1
        assert len(observer.chosen_by) == alone.ply
    for seat, action in observers[0].chosen_by:
        again.apply(action, seat)
    assert again.key() == alone.key()


def test_a_bot_that_chooses_what_is_not_legal_is_stopped() -> None:
    class Cheat:
        def choose(self, _view: PlayerView, actions: list[int]) -> int:
            return max(actions) + 1

    state = fresh_game(2, 1)
    before = state.key()
    with pytest.raises(BotFault, match="which is not a legal action"):
        play(state, [Cheat(), Cheat()])
    assert state.key() == before


def test_a_bot_that_repeats_its_decisions_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stubborn:
        """Takes back what it can, else tries the same again."""

        def choose(self, _view: PlayerView, actions: list[int]) -> int:
            return actions[-1]

    monkeypatch.setattr("exlibris.sim.match.MOST_DECISIONS", 5)
    state = fresh_game(2, 1)
    with pytest.raises(BotFault, match="it has made 5 decisions") as caught:
        play(state, [Stubborn(), Stubborn()])
    assert caught.value.seat in (0, 1)


def test_a_number_of_another_kind_that_equals_an_action_is_that_action() -> None:
    """The compiled engine takes none but Python's own, and NumPy's are others."""

    class Kind(int):
        pass

    class Other:
        def choose(self, _view: PlayerView, actions: list[int]) -> int:
            return Kind(actions[0])

    state = fresh_game(2, 1)
    view = player_view(state, state.pending_seats()[0])
    assert type(ask(Other(), view, state.legal_actions(view.seat))) is int


@pytest.mark.parametrize("name", ["greedy", "random", USUAL])
def test_bots_with_the_same_seed_play_the_same_game(name: str) -> None:
    games = [fresh_game(4, 9) for _ in range(3)]
    for game, seed in zip(games, (b"one", b"one", b"other"), strict=True):
        play(game, [make_bot(name, seed), *(make_bot("random", seed) for _ in range(3))])
    assert games[0].key() == games[1].key()
    assert games[0].key() != games[2].key()


def test_bots_without_a_seed_are_not_foreseeable() -> None:
    games = [fresh_game(4, 9) for _ in range(2)]
    for game in games:
        play(game, [make_bot("random") for _ in range(4)])
    assert games[0].key() != games[1].key()
