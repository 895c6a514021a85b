"""What a request opens, and what it is refused for."""

from typing import Any

import pytest

from exlibris.engine import Ruleset
from exlibris.table.errors import TableError
from exlibris.table.events import Claim
from exlibris.table.opening import check_bots, chosen_seed, first_claims, hashed_key, open_table
from exlibris.table.options import NewSeat, NewTable, OpenedTable, Pace, Seat
from support.times import NOW

KEY = "a-long-random-text-of-a-browser"


def seats(*players: str, **names: str) -> list[NewSeat]:
    """Return seats of these players; names by their place, as in `at_1="Rita"`."""
    return [NewSeat(player=player, name=names.get(f"at_{place}", "")) for place, player in enumerate(players)]


def table(*players: str, **options: Any) -> OpenedTable:
    """Return the table of a request for these players, two people here unless told otherwise."""
    return open_table(NewTable(**{"seats": seats(*(players or ("human", "human")))} | options), "rita", NOW)


def test_seats_get_names_and_people_who_join_are_people() -> None:
    opened = table(seats=seats("human", "open", "greedy", at_0=" Rita "))
    assert opened.seats == [Seat("Rita", "human"), Seat("Seat 2", "human"), Seat("Seat 3", "greedy")]
    assert (opened.maker_session, opened.created) == ("rita", NOW)


def test_the_host_sits_down_for_all_people_here_one_after_the_other() -> None:
    new = NewTable(seats=seats("greedy", "human", "open", "human", at_3="Ida"))
    entries = first_claims(open_table(new, "rita", NOW), new)
    assert [(entry.number, entry.at) for entry in entries] == [(1, NOW), (2, NOW)]
    assert [entry.event for entry in entries] == [Claim(1, "rita", "Seat 2"), Claim(3, "rita", "Ida")]


def test_a_seed_is_drawn_or_chosen_and_a_link_cannot_be_guessed() -> None:
    drawn, again = table(), table()
    assert len(drawn.seed) == len(again.seed) == 32
    assert len(drawn.id) == len(again.id) == 16, "96 bits"
    assert (drawn.seed, drawn.id, drawn.commitment) != (again.seed, again.id, again.commitment)
    chosen = table(seed="kittens")
    assert (chosen.seed, chosen.open_deal, drawn.open_deal) == (chosen_seed("kittens"), True, False)
    assert len(chosen.seed) == 32
    assert chosen_seed("0a" * 32) == b"\n" * 32


def test_the_same_request_of_one_browser_has_one_key_and_that_of_another_one_has_another() -> None:
    new = NewTable(seats=seats("human", "human"), request_key=KEY)
    keys = [open_table(new, session, NOW).request_key for session in ("rita", "rita", "eric")]
    assert keys[0] == keys[1] != keys[2]
    assert keys[0] == hashed_key(KEY, "rita"), "by which the server finds the table again"
    assert KEY not in str(keys)
    assert table().request_key is None


def test_level_and_deck_are_those_asked_for() -> None:
    alone = table("human", variants=["solo"], level=4)
    assert (alone.options.level, Ruleset.from_json(alone.ruleset).solo_level) == (4, 4)
    assert table("human", variants=["solo"]).options.level == 1
    assert table(deck="pl").options.deck == "pl"
    assert Ruleset.from_json(table(deck="pl").ruleset).language == "pl"
    assert (table().options.level, table().options.deck) == (None, "en")


@pytest.mark.parametrize(
    ("players", "options", "code", "says"),
    [
        ((), {"preset": "first-xx"}, "unknown-preset", "no preset 'first-xx'"),
        ((), {"level": 2}, "bad-setup", "only a solo game has a level"),
        (("greedy",), {"variants": ["solo"]}, "bad-setup", "a solo game has one seat"),
        (("human",), {}, "bad-setup", "seats"),
        ((), {"variants": ["nonsense"]}, "bad-setup", "nonsense"),
        ((), {"loses_on_time": True}, "bad-setup", "needs a pace"),
        ((), {"pace": Pace(kind="live", seconds=1)}, "bad-setup", "pace.seconds"),
        (("human", "open"), {"seed": "a"}, "seed-with-guests", "a table with open seats can't have a chosen seed"),
        ((), {"listed": True}, "no-open-seat", "with an open seat"),
        ((), {"seats": seats("human", "human", at_0="Rita", at_1="rita")}, "name-at-table", "look the same"),
        ((), {"seats": seats("human", "open", at_0="Rita", at_1="RITA")}, "name-at-table", "look the same"),
        ((), {"seats": seats("human", "human", at_1="\u3164")}, "unclear-name", "name"),
        ((), {"seats": seats("human", "greedy", at_1="\u3164")}, "unclear-name", "name"),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: tuple[str, ...], options: dict[str, Any], code: str, says: str
) -> None:
    with pytest.raises(TableError, match=says) as refused:
        table(*players, **options)
    assert refused.value.code == code


def test_what_may_look_alike_and_be_listed() -> None:
    """Nameless seats, computers with the name of a person, and a table for guests in the lobby."""
    alike = seats("human", "human", "greedy", "greedy", at_0="Rita", at_2="Rita", at_3="Rita")
    assert [seat.name for seat in table(seats=alike).seats] == ["Rita", "Seat 2", "Rita", "Rita"]
    assert table("human", "open", listed=True).options.listed
    assert table("open", "open", listed=True).options.listed
    assert table(seed="a", pace=Pace(kind="live", seconds=60), loses_on_time=True).options.loses_on_time


def test_a_seat_is_for_a_person_or_for_a_computer_that_is_there() -> None:
    class Bots:
        names = ("greedy",)

        def __contains__(self, name: str) -> bool:
            return name in self.names

    bots: Any = Bots()
    check_bots(NewTable(seats=seats("human", "open", "greedy")), bots)
    with pytest.raises(TableError, match=r"seats\[1\]\.player: there is no bot 'sly': choose from greedy") as refused:
        check_bots(NewTable(seats=seats("human", "sly")), bots)
    assert refused.value.code == "unknown-bot"
