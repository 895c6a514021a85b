"""Who meets whom, and in which seatings."""

from collections import Counter

import pytest

from exlibris.arena import FORMATS, Matchup, matchups_of

ABCD = ("a", "b", "c", "d")


@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 4), (4, 1)])
def test_a_round_robin_is_every_choice_of_players(seats: int, count: int) -> None:
    matchups = matchups_of("round-robin", ABCD, seats)
    assert len(set(matchups)) == len(matchups) == count
    assert all(len(set(matchup.players)) == seats for matchup in matchups)


def test_one_against_the_rest_goes_both_ways() -> None:
    assert [matchup.players for matchup in matchups_of("one-against-rest", ("a", "b"), 3)] == [
        ("a", "b", "b"),
        ("b", "a", "a"),
    ]
    assert [matchup.players for matchup in matchups_of("one-against-rest", ("a", "b"), 2)] == [("a", "b")]


def test_a_ladder_is_each_against_the_one_below_with_two_seats_and_four() -> None:
    assert [matchup.players for matchup in matchups_of("ladder", ("low", "middle", "high"), 2)] == [
        ("middle", "low"),
        ("high", "middle"),
        ("middle", "low", "low", "low"),
        ("high", "middle", "middle", "middle"),
    ]


def test_solo_is_every_level() -> None:
    assert [matchup.level for matchup in matchups_of("solo", ("a",), 2)] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("players", [("a", "b"), ("a", "b", "c"), ABCD, ("a", "b", "b", "b"), ("a", "b", "b")])
def test_a_deal_seats_everybody_everywhere_as_often(players: tuple[str, ...]) -> None:
    for deal in range(7):
        seatings = Matchup(players).seatings(deal)
        assert len(seatings) == len(players) == Matchup(players).games_a_deal
        for seat in range(len(players)):
            assert Counter(seating[seat] for seating in seatings) == Counter(players)


def test_from_deal_to_deal_everybody_has_other_neighbors() -> None:
    followers = {
        (seating[seat], seating[(seat + 1) % 4])
        for deal in range(6)
        for seating in Matchup(ABCD).seatings(deal)
        for seat in range(4)
    }
    assert len(followers) == 12


def test_matchups_read_well() -> None:
    assert str(Matchup(("greedy", "random", "random"))) == "greedy - 2 x random"
    assert str(Matchup(("greedy",), 3)) == "greedy, level 3"
    assert list(FORMATS) == ["round-robin", "one-against-rest", "ladder", "solo"]
