"""Standings: wins, ratings and forms of made-up games, and their JSON."""

import json

import pytest

from exlibris.arena import PlayedGame, Standings, standings_of
from exlibris.arena.ratings import ratings_of
from support.contests import contest, won_by

AB = ("a", "b")


def games(*winners: str) -> list[PlayedGame]:
    """Return mirrored games of a against b, two for each deal."""
    seatings = (AB, ("b", "a"))
    return [won_by(seatings[i % 2].index(name), seatings[i % 2], i // 2, i % 2) for i, name in enumerate(winners)]


def standings(*winners: str) -> Standings:
    return standings_of(contest(AB), games(*winners))


def test_wins_are_counted_by_player_and_deal() -> None:
    found = standings(*"aaabaaba")
    assert [figures.player for figures in found.players] == ["a", "b"]
    assert [(f.wins.share, f.wins.games, f.wins.deals) for f in found.players] == [(0.75, 8, 4), (0.25, 8, 4)]
    (matchup,) = found.matchups
    assert matchup.wins["a"].share == 0.75
    assert matchup.total == pytest.approx((6 * 10 + 2 * 5) / 8)
    assert matchup.margin == pytest.approx((6 * 5 - 2 * 5) / 8)


def test_who_wins_more_is_rated_higher_and_stands_first() -> None:
    found = standings(*"bbabbbab" * 4)
    assert [figures.player for figures in found.players] == ["b", "a"]
    better, worse = (figures.rating for figures in found.players)
    assert better is not None
    assert worse is not None
    assert better.low < better.skill < better.high
    assert better.skill > 25 > worse.skill


def test_ratings_do_not_depend_on_who_is_named_first() -> None:
    played = games(*"aabab" * 8)
    assert ratings_of(AB, played) == ratings_of(("b", "a"), played)


def test_more_games_make_ratings_surer() -> None:
    few, many = (ratings_of(AB, games(*"aabb" * count))["a"] for count in (3, 50))
    assert many.high - many.low < 0.5 * (few.high - few.low)


def test_one_sided_results_do_not_make_a_rating_certain() -> None:
    rating = ratings_of(AB, games(*"aaaa"))["a"]
    assert rating.high - rating.low > 5


def test_one_against_three_counts_seats_and_games() -> None:
    seatings = [("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a")]
    played = [won_by(0, seating, rotation=number) for number, seating in enumerate(seatings)]
    found = standings_of(contest(AB, format_="one-against-rest", seats=4), played)
    by_name = {figures.player: figures for figures in found.players}
    assert (by_name["a"].wins.share, by_name["a"].wins.games) == (0.25, 4)
    assert (by_name["b"].wins.share, by_name["b"].wins.games) == (0.25, 12)
    alone = found.matchups[0]
    assert {player: wins.share for player, wins in alone.wins.items()} == {"a": 0.25, "b": 0.75}


def test_times_are_milliseconds_a_decision() -> None:
    figures = standings(*"ab").players[0]
    assert figures.ms == pytest.approx(2.0)
    assert figures.median_ms == pytest.approx(1.0)


def test_standings_outlive_json() -> None:
    found = standings(*"aaabaaba")
    data = json.loads(json.dumps(found.to_json()))
    assert Standings.from_json(data).to_json() == data
    assert list(data) == ["format", "preset", "seed", "games", "players", "matchups"]
    assert list(data["players"][0]) == ["player", "rating", "wins", "form", "ms", "median_ms"]


def test_no_games_make_no_trouble() -> None:
    found = standings()
    assert found.games == 0
    assert found.players[0].rating is None
    assert found.to_json()["matchups"][0]["wins"]["a"]["games"] == 0
