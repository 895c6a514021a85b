"""Matches: bots choose from their views, observers watch, and the quick way plays the very same games."""

from random import Random

import pytest

from exlibris.bots import BOT_NAMES, Bot, make_bot
from exlibris.bots.random_bot import RandomBot
from exlibris.engine import IllegalAction, PlayerView, State, to_json
from exlibris.sim import play
from support.random_play import fresh_game


class SlowRandom:
    """The random bot, not recognised as one: it is shown views like any other."""

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


def random_bots(seats: int, seed: int) -> list[Bot]:
    return [RandomBot(Random(seed + seat)) for seat in range(seats)]


@pytest.mark.parametrize("seed", range(12))
def test_the_quick_way_plays_the_very_same_game(seed: int) -> None:
    seats = 2 + seed % 3
    quick, slow = fresh_game(seats, seed), fresh_game(seats, seed)
    play(quick, random_bots(seats, seed))
    bots = [SlowRandom(seed + seat) for seat in range(seats)]
    play(slow, bots)
    assert to_json(quick) == to_json(slow)
    assert all(set(bot.seen) == {seat} for seat, bot in enumerate(bots))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_observers_see_every_decision_and_change_nothing(seats: int) -> None:
    alone, watched, again = (fresh_game(seats, 3) for _ in range(3))
    play(alone, random_bots(seats, 3))
    observers = [Watching(), Watching()]
    play(watched, random_bots(seats, 3), observers)
    assert to_json(alone) == to_json(watched)
    for observer in observers:
        assert observer.ends == 1
        assert len(observer.chosen_by) == alone.ply
    for seat, action in observers[0].chosen_by:
        again.apply(action, seat)
    assert to_json(again) == to_json(alone)


def test_a_bot_that_chooses_what_is_not_legal_is_stopped() -> None:
    class Cheat:
        def choose(self, _view: PlayerView, actions: list[int]) -> int:
            return max(actions) + 1

    state = fresh_game(2, 1)
    before = to_json(state)
    with pytest.raises(IllegalAction):
        play(state, [Cheat(), Cheat()])
    assert to_json(state) == before


@pytest.mark.parametrize("name", BOT_NAMES)
def test_bots_with_the_same_seed_play_the_same_game(name: str) -> None:
    games = [fresh_game(4, 9) for _ in range(3)]
    for game, seed in zip(games, (b"one", b"one", b"other"), strict=True):
        play(game, [make_bot(name, seed), *(make_bot("random", seed) for _ in range(3))])
    assert to_json(games[0]) == to_json(games[1])
    assert to_json(games[0]) != to_json(games[2])


def test_bots_without_a_seed_are_not_foreseeable() -> None:
    games = [fresh_game(4, 9) for _ in range(2)]
    for game in games:
        play(game, [make_bot("random") for _ in range(4)])
    assert to_json(games[0]) != to_json(games[1])


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(KeyError, match="oracle"):
        make_bot("oracle")
