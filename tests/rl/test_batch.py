"""Batches: the same games as one by one, what they bring in memory that stays, and who plays against whom."""

from typing import Any

import pytest

from exlibris.bots import BotError
from exlibris.engine import ACTION_SPACE, MOST_SEATS, PlayerView, Ruleset, State, compose, result
from exlibris.rl import MOST_LEGAL, SIZE, Batch, Observations, from_seen, potential, to_seen

SHORT = compose("first-en", switches={"round_limit": 1})
SOLO = compose("first-en", ["solo"])


class First:
    """A bot that takes the first action, and notes for which seats it was asked."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        assert view.seat in view.pending
        self.asked.add(view.seat)
        return actions[0]


def row(buffer: Any, game: int, size: int) -> list[Any]:
    """Return a game's part of a buffer."""
    return memoryview(buffer)[game * size : (game + 1) * size].tolist()


def check(batch: Batch) -> None:
    """Check that the buffers say what the games do."""
    for game, state in enumerate(batch.states):
        seat = batch.actors[game]
        actions = sorted(to_seen(state, seat, state.legal_actions(seat)))
        assert actions
        assert row(batch.legal, game, MOST_LEGAL) == actions + [-1] * (MOST_LEGAL - len(actions))
        assert batch.counts[game] == len(actions)
        mask = row(batch.masks, game, ACTION_SPACE)
        assert mask == [int(action in actions) for action in range(ACTION_SPACE)]
        alone = Observations(state.game, 1)
        alone.write(state, seat, 0)
        assert row(batch.observations.numbers, game, SIZE) == row(alone.numbers, 0, SIZE)


@pytest.mark.parametrize(("rules", "seats"), [(SHORT, 4), (SOLO, 1)])
def test_games_go_as_they_do_one_by_one(rules: Ruleset, seats: int) -> None:
    batch = Batch(rules, seats, games=3)
    twins = [state.clone() for state in batch.states]
    ended = 0
    while ended < 3:
        actions = batch.sample()
        for game, action in enumerate(actions):
            seat = batch.actors[game]
            twins[game].apply(from_seen(twins[game], seat, action), seat)
        asked = list(batch.actors)
        batch.step(actions)
        for game, twin in enumerate(twins):
            assert batch.ended[game] == twin.is_over
            if twin.is_over:
                check_end(batch, game, twin, asked[game])
                ended += 1
                twins[game] = batch.states[game].clone()
            assert batch.states[game] == twins[game]
        if batch.states[0].ply % 16 == 0:
            check(batch)


def check_end(batch: Batch, game: int, over: State, seat: int) -> None:
    """Check what a batch keeps of a game that has ended."""
    end = result(over)
    points = [column.total for column in end.seats]
    assert row(batch.points, game, MOST_SEATS)[: len(points)] == points
    shares = [1 / len(end.winners) if one in end.winners else 0.0 for one in range(len(points))]
    assert row(batch.rewards, game, MOST_SEATS)[: len(points)] == shares
    alone = Observations(over.game, 1)
    alone.write(over, seat, 0)
    assert row(batch.last.numbers, game, SIZE) == row(alone.numbers, 0, SIZE)


def test_the_learner_alone_is_asked_and_sits_elsewhere_in_each_game() -> None:
    other = First()
    batch = Batch(SHORT, 3, games=2, opponents=[other])
    seats = [[batch.actors[game]] for game in range(2)]
    for _ in range(150):
        batch.step(batch.sample())
        for game in range(2):
            if batch.ended[game]:
                seats[game].append(batch.actors[game])
            assert batch.actors[game] == seats[game][-1]
    assert seats[0][:4] == [0, 1, 2, 0]
    assert seats[1][:4] == [1, 2, 0, 1]
    assert other.asked == {0, 1, 2}
    check(batch)


def test_which_seat_learns_first_follows_from_the_seed() -> None:
    batches = [Batch(SHORT, 3, games=2, seed=seed, opponents=["random"]) for seed in range(3)]
    assert [list(batch.actors) for batch in batches] == [[0, 1], [1, 2], [2, 0]]


@pytest.mark.parametrize("name", ["greedy", "learned"])
def test_computer_players_are_opponents_by_their_names(name: str) -> None:
    batch = Batch(SHORT, 2, games=1, opponents=[name])
    while not batch.ended[0]:
        batch.step(batch.sample())
    assert batch.points[1] > batch.points[0]


def test_all_follows_from_the_seed() -> None:
    first, same, other = (Batch(SHORT, 2, games=2, seed=seed, opponents=["random"]) for seed in (1, 1, 2))
    for _ in range(60):
        for batch in (first, same, other):
            batch.step(batch.sample())
    assert first.states == same.states != other.states


def test_an_illegal_action_steps_no_game() -> None:
    batch = Batch(SHORT, 2, games=2)
    before = [state.clone() for state in batch.states]
    legal = batch.sample()
    for action in (-1, ACTION_SPACE, next(a for a in range(ACTION_SPACE) if not batch.masks[ACTION_SPACE + a])):
        with pytest.raises(ValueError, match=rf"actions\[1\]: {action} is not legal"):
            batch.step([legal[0], action])
    with pytest.raises(ValueError, match="expected 2, found 1"):
        batch.step(legal[:1])
    assert batch.states == before


def test_shaping_adds_up_to_nothing_over_a_game() -> None:
    rules = compose("first-en", switches={"round_limit": 3})
    batch = Batch(rules, 2, games=1, seed=1, opponents=["random"], reward="margin", shaping=0.5)
    seat = int(batch.actors[0])
    rewards = []
    while not batch.ended[0]:
        now = potential(batch.states[0], seat)
        batch.step(batch.sample())
        rewards.append(batch.rewards[seat])
        if not batch.ended[0]:
            assert rewards[-1] == 0.5 * (potential(batch.states[0], seat) - now)
    assert any(rewards[:-1])
    assert sum(rewards) == batch.points[seat] - batch.points[1 - seat]


def test_each_game_of_a_batch_is_shaped_by_its_own_positions() -> None:
    batch = Batch(compose("first-en"), 2, games=3, opponents=["random"], reward="margin", shaping=0.5)
    shaped = 0
    for _ in range(300):
        actors = [int(actor) for actor in batch.actors]
        before = [potential(state, actor) for state, actor in zip(batch.states, actors, strict=True)]
        batch.step(batch.sample())
        for game, actor in enumerate(actors):
            if not batch.ended[game]:
                change = potential(batch.states[game], actor) - before[game]
                assert batch.rewards[game * MOST_SEATS + actor] == 0.5 * change
                shaped += change != 0
    assert shaped > 20


def test_shaping_begins_anew_with_each_game_for_every_seat() -> None:
    """Where all seats learn, each is rewarded when it is asked; at the end what it had is taken back."""
    batch = Batch(compose("first-en", switches={"round_limit": 3}), 2, games=1, reward="margin", shaping=0.5)
    for _ in range(2):
        had, found = [0.0, 0.0], [0.0, 0.0]
        while True:
            batch.step(batch.sample())
            found = [found[seat] + batch.rewards[seat] for seat in range(2)]
            if batch.ended[0]:
                break
            actor = int(batch.actors[0])
            now = potential(batch.states[0], actor)
            assert batch.rewards[actor] == 0.5 * (now - had[actor])
            had[actor] = now
        assert any(had)
        assert found[0] == batch.points[0] - batch.points[1] == -found[1]


def test_at_the_flips_shaping_counts_those_that_are_chosen() -> None:
    batch = Batch(compose("first-en", switches={"round_limit": 3}), 2, games=1)
    state, counted = batch.states[0], [0.0, 0.0]
    while not batch.ended[0]:
        if state.is_sealing_flips():
            counted = [potential(state, seat) for seat in range(2)]
        batch.step(batch.sample())
    columns = result(state).seats
    assert any(state.flips)
    assert counted == [column.total - column.b2 for column in columns]


def test_in_solo_the_margin_is_that_over_the_public_library() -> None:
    batch = Batch(SOLO, 1, games=1, reward="margin")
    twin = batch.states[0]
    while not batch.ended[0]:
        twin = batch.states[0].clone()
        actions = batch.sample()
        twin.apply(from_seen(twin, 0, actions[0]))
        batch.step(actions)
    library = result(twin).library
    assert library is not None
    assert batch.rewards[0] == batch.points[0] - library.total


def test_buffers_are_seen_without_a_copy() -> None:
    batch = Batch(SHORT, 2, games=2)
    seen = memoryview(batch.observations.numbers)
    before = bytes(seen)
    batch.step(batch.sample())
    assert bytes(seen) == bytes(batch.observations.numbers) != before


@pytest.mark.parametrize("seed", [-7, 1 << 80])
def test_any_number_is_a_seed_and_a_name_alone_an_opponent(seed: int) -> None:
    batch, twin = Batch(SHORT, 3, 2, seed, "greedy"), Batch(SHORT, 3, 2, seed, ["greedy"])
    for _ in range(5):
        assert batch.states == twin.states
        actions = batch.sample()
        for one in (batch, twin):
            one.step(actions)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"opponents": ["random"] * 3}, "opponents: expected none, one, or one for each of 1, found 3"),
        ({"games": 0}, "games: expected at least 1, found 0"),
        ({"reward": "points"}, "reward: expected one of win, margin, found 'points'"),
    ],
)
def test_what_does_not_fit_is_refused(more: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Batch(SHORT, 2, **more)
    with pytest.raises(BotError, match="nobody"):
        Batch(SHORT, 2, opponents=["nobody"])
