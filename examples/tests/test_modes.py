"""Two expansions, the example and one that `exlibris new expansion` wrote, played together in every mode.

Both add a location and an assistant; the second expansion also supports solo games.
"""

import random
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from exlibris.bots import make_bot
from exlibris.coach import advise
from exlibris.engine import (
    GameText,
    Record,
    Ruleset,
    State,
    compose,
    describe_action,
    determinize,
    game_of,
    is_placing,
    new_game,
    placed_space,
    player_view,
    problems,
    tile_of,
)
from exlibris.engine.effects import DrawCards, ShelveGained, Site, effect
from exlibris.engine.view import PlayerView
from exlibris.review import review_of
from exlibris.rl import Observations
from exlibris.search import Viewpoint, load_policy
from exlibris.verification import verify
from support.page_storage import MemoryStorage, Visit
from support.reviews import some_judged

OBSERVATORY, MARKET = 30, 29
ALL = ["beginner-all-locations", "observatory", "night_market"]  # every location comes sooner
TOGETHER = ["observatory", "night_market"]
ALONE = ["solo", "night_market"]
MODES = {2: TOGETHER, 3: ALL, 4: TOGETHER, 1: ALONE}
PRESETS = {2: "first-en", 3: "first-en", 4: "revised-en", 1: "first-en"}


def rules_of(seats: int) -> Ruleset:
    return compose(PRESETS[seats], MODES[seats])


def deal_of(seats: int, game: int) -> bytes:
    return random.Random(f"{seats} {game}").randbytes(32)


def played(seats: int, player: str, game: int) -> Record:
    """Return the record of a game of a player against greedy ones."""
    rules, deal = rules_of(seats), deal_of(seats, game)
    bots = [make_bot("greedy" if seat else player, f"{game} {seat}".encode()) for seat in range(seats)]
    state, actions = new_game(rules, seats, deal), []
    while not state.is_over:
        seat = state.pending_seats()[0]
        actions.append(bots[seat].choose(player_view(state, seat), state.legal_actions(seat)))
        state.apply(actions[-1], seat)
    return Record(rules, seats, deal, tuple(actions))


@pytest.mark.parametrize("player", ["random", "greedy", "learned", "expert:simulations=2"])
@pytest.mark.parametrize("seats", MODES)
def test_every_kind_of_player_plays_it(seats: int, player: str) -> None:
    record = played(seats, player, 0)
    assert record.replay().is_over
    assert Record.from_json(record.to_json()) == record
    assert GameText.from_text(GameText(record).to_text()).record == record


@pytest.mark.parametrize("seats", MODES)
def test_positions_of_it_are_written_seen_and_dealt_anew(seats: int) -> None:
    state, luck = new_game(rules_of(seats), seats, deal_of(seats, 1)), random.Random(seats)
    rows = Observations(state.game, 2)
    while not state.is_over:
        seat = luck.choice(state.pending_seats())
        if luck.random() < 0.1:
            view = player_view(state, seat)
            dealt = determinize(view, luck)
            rows.write(state, seat, 0)
            rows.write(dealt, seat, 1)
            numbers = bytes(rows.numbers)
            assert numbers[: len(numbers) // 2] == numbers[len(numbers) // 2 :]
            assert State.from_text(str(state)) == state
            assert PlayerView.from_text(str(view)) == view
            assert problems(state) == problems(dealt) == []
        state.apply(luck.choice(state.legal_actions(seat)), seat)


def visits(record: Record) -> set[int]:
    """Return the added locations that were visited."""
    state, found = new_game(record.ruleset, record.seats, record.seed), set()
    for action in record.actions:
        state.apply(action)
        found |= {tile for tile in (OBSERVATORY, MARKET) if tile < state.game.tile_count and state.visitors[tile]}
    return found


def test_greedy_goes_there() -> None:
    assert set().union(*[visits(played(2, "greedy", game)) for game in range(4)]) == {OBSERVATORY, MARKET}
    assert any(MARKET in visits(played(1, "greedy", game)) for game in range(7))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_is_reviewed_and_verified(seats: int) -> None:
    record = played(seats, "greedy", 0)
    with patch("exlibris.review.walking.judged", some_judged):  # only some choices: judging takes most of the time
        review = review_of(record, deals=1)
    assert len(review.actions) == len(record.actions)
    assert verify(record.to_json()).verified


@pytest.mark.parametrize("seats", [1, 3])
def test_the_coach_advises_where_an_added_location_is_open(seats: int) -> None:
    record = played(seats, "random", 2)
    state = new_game(record.ruleset, record.seats, record.seed)
    for action in record.actions:
        if is_placing(state) and any(place >> 2 in (OBSERVATORY, MARKET) for place in state.places):
            break
        state.apply(action)
    seat = state.pending_seats()[0]
    assert advise(player_view(state, seat), "1").best.action in state.legal_actions(seat)


@pytest.fixture
def anyio_backend() -> str:
    """Run coroutine tests with asyncio."""
    return "asyncio"


@pytest.mark.parametrize("seats", [1, 3])
async def test_a_page_without_a_server_plays_it(seats: int) -> None:
    visit, luck = Visit(MemoryStorage()), random.Random(seats)
    players = [{"player": "human", "name": "Rita"}, {"player": "random"}, {"player": "greedy"}][:seats]
    table = {"preset": PRESETS[seats], "variants": MODES[seats], "seed": "one", "seats": players}
    address = f"/api/tables/{(await visit.done('POST', '/api/tables', table))['id']}"
    await visit.idle()
    while (now := await visit.get(address))["table"]["status"] == "playing":
        asked = now["decision"]
        chosen = {"seat": asked["seat"], "action": luck.choice(asked["actions"])["action"], "number": now["number"]}
        await visit.done("POST", f"{address}/actions", chosen)
        await visit.idle()
    assert now["table"]["status"] == "over"


@pytest.fixture
def treasury() -> Iterator[Site]:
    """Let the Observatory draw twelve cards for each visitor, all of which may be shelved."""
    sites = game_of(rules_of(3), 3).sites
    before = sites[OBSERVATORY]
    sites[OBSERVATORY] = Site(instant=effect("treasury", DrawCards(12), ShelveGained()))
    yield sites[OBSERVATORY]
    sites[OBSERVATORY] = before


@pytest.mark.parametrize("player", ["greedy", "learned", "expert:simulations=16"])
def test_players_go_where_an_added_location_is_obviously_the_best(player: str, treasury: Site) -> None:
    """It gives twelve cards, six times as many as most other locations."""
    found = 0
    for game in range(6):
        state, luck = new_game(rules_of(3), 3, deal_of(3, game)), random.Random(game)
        assert state.game.sites[OBSERVATORY] is treasury
        while not (is_placing(state) and any(tile_of(space) == OBSERVATORY for space in state.places)):
            seat = luck.choice(state.pending_seats())
            state.apply(luck.choice(state.legal_actions(seat)), seat)
        seat = state.pending_seats()[0]
        chosen = make_bot(player, b"a").choose(player_view(state, seat), state.legal_actions(seat))
        found += tile_of(placed_space(describe_action(chosen).value)) == OBSERVATORY
    assert found == 6


def test_rollouts_follow_placements_on_every_added_location_besides_the_best() -> None:
    """The network has never seen them, so it can't judge them."""
    policy = load_policy("multiplayer")
    seen = set()
    for game in range(8):
        state, luck = new_game(rules_of(3), 3, deal_of(3, game)), random.Random(game)
        while not state.is_over:
            seat = state.pending_seats()[0]
            added = {tile_of(space) for space in state.places} & {OBSERVATORY, MARKET}
            if is_placing(state) and added and luck.random() < 0.2:
                best = policy.best(state, Viewpoint(state.game, state.deal, seat), state.options, 1)
                assert {tile_of(placed_space(option)) for option in best[1:]} == added
                seen |= added
            state.apply(luck.choice(state.legal_actions(seat)), seat)
    assert seen == {OBSERVATORY, MARKET}
