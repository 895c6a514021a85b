"""Contests: the luck of each game, and what can't be held."""

from dataclasses import replace

import pytest

from exlibris.arena import ContestError, Remaining, Results, run, standings_of
from exlibris.bots.greedy import GreedyBot
from exlibris.engine import compose
from support.contests import contest

NAMES = ("random", "greedy", "greedy:deals=1")


def test_the_games_of_a_deal_have_the_same_cards_and_other_bots_luck() -> None:
    asked = contest(NAMES, games=2)
    games = [asked.game(fixture, number) for number, fixture in enumerate(asked.fixtures())]
    assert len(games) == asked.size == 6
    assert len({game.seed for game in games}) == 1
    assert len({seed for game in games for seed in game.bot_seeds}) == 12
    assert all(seed != game.seed for game in games for seed in game.bot_seeds)


def test_deals_differ_and_follow_from_the_seed() -> None:
    seeds = [asked.game(fixture, 0).seed for asked in (contest(), contest(seed="t")) for fixture in asked.fixtures()]
    assert len(seeds) == 8
    assert len(set(seeds)) == 4, "two deals of each seed, each played twice"


def test_a_longer_contest_begins_with_the_same_games() -> None:
    short, long = contest(NAMES, games=3), contest(NAMES, games=9)
    assert short.size == 12, "whole deals"
    assert list(long.fixtures())[: short.size] == list(short.fixtures())


def test_a_player_may_be_a_class_and_plays_as_it_does_by_its_name() -> None:
    by_name, mine = contest(("greedy", "random")), contest((GreedyBot, "random"))
    mine.check()
    assert mine.header()["players"] == ["GreedyBot", "random"]
    games = list(run(Results(mine), jobs=1, stop=lambda: False))
    assert [game.fixture.matchup.players for game in games] == [("GreedyBot", "random")] * by_name.size
    assert {figures.player for figures in standings_of(mine, games).players} == {"GreedyBot", "random"}
    with pytest.raises(ContestError, match="'GreedyBot' is named twice"):
        contest((GreedyBot, GreedyBot)).check()


def test_a_contest_cut_short_has_as_many_games_of_each_matchup() -> None:
    matchups = [fixture.matchup for fixture in contest(NAMES, games=6).fixtures()]
    assert len(set(matchups[:6])) == 3


def test_solo_games_have_their_levels_and_the_same_cards() -> None:
    asked = contest(("random",), format_="solo", games=1)
    games = [asked.game(fixture, 0) for fixture in asked.fixtures()]
    assert [game.ruleset.solo_level for game in games] == [1, 2, 3, 4, 5, 6, 7]
    assert len({game.seed for game in games}) == 1


def test_what_remains_is_a_schedule() -> None:
    asked = contest()
    fixtures = list(asked.fixtures())[2:]
    remaining = Remaining(asked, fixtures)
    assert remaining.games == 2
    assert remaining.game(1) == asked.game(fixtures[1], 1)


@pytest.mark.parametrize(
    ("players", "format_", "seats", "why"),
    [
        (("random",), "round-robin", 2, "1 player: round-robin needs at least 2"),
        (("random", "greedy"), "round-robin", 4, "2 players: round-robin needs at least 4 for that many seats"),
        (("random",), "one-against-rest", 4, "1 player: one-against-rest needs at least 2"),
        (("random",), "ladder", 2, "1 player: ladder needs at least 2"),
        (("random", "random"), "ladder", 2, "'random' is named twice"),
        (("random", "oracle"), "round-robin", 2, "no bot 'oracle'"),
        (("random", "greedy:deals=0"), "round-robin", 2, "expected 1 to 1000"),
    ],
)
def test_what_cannot_be_held_is_refused(players: tuple[str, ...], format_: str, seats: int, why: str) -> None:
    with pytest.raises(ContestError, match=why):
        contest(players, format_=format_, seats=seats).check()


def test_solo_rules_belong_to_solo() -> None:
    for format_, rules in (("ladder", compose("first-en", ["solo"])), ("solo", compose("first-en"))):
        with pytest.raises(ContestError, match="solo rules work only with --format solo"):
            replace(contest(("random", "greedy"), format_=format_), ruleset=rules).check()


def test_rules_that_make_no_game_are_refused() -> None:
    rules = compose("first-en", ["solo"], {"special_assistants": "none"})
    with pytest.raises(ContestError, match="own_two"):
        contest(("random",), format_="solo", ruleset=rules).check()
