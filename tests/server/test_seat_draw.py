"""The order of the seats, drawn from the table's seed when the game begins."""

from collections import Counter
from hashlib import sha256

from msgspec import structs

from exlibris.engine import drawn_order
from exlibris.server.settings import Settings
from exlibris.table.commands import misses_bot
from exlibris.table.live import begun
from exlibris.table.options import Seat
from support.browsing import Browser, Json, visited
from support.seating import opened, with_options


def names(seen: Json) -> list[str]:
    """Return who sits where."""
    return [seat["name"] for seat in seen["table"]["seats"]]


def drawn(seen: Json, before: list[str]) -> list[str]:
    """Return who gets which seat by the seed, once that is shown."""
    return [before[seat] for seat in drawn_order(bytes.fromhex(seen["table"]["seed"]), len(before))]


def test_every_order_comes_up_about_as_often() -> None:
    orders = Counter(tuple(drawn_order(sha256(bytes([n % 256, n // 256])).digest(), 3)) for n in range(1200))
    assert len(orders) == 6
    assert all(150 < count < 250 for count in orders.values())


def test_the_same_seed_draws_the_same_order() -> None:
    assert [drawn_order(bytes(32), count) for count in (1, 2, 4)] == [[0], [0, 1], [2, 1, 0, 3]]


def test_people_change_seats_when_the_game_begins_and_are_told(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", "random", "greedy", draw_seats=True)
    waiting = rita.look(table)
    assert names(waiting) == ["Player 0", "Player 1", "Player 2", "Player 3"]
    assert waiting["table"]["options"]["draw_seats"]
    seen = eric.sit(table, 1, "Eric").json()
    rita.post(f"/api/tables/{table}/end", None)
    over = rita.look(table)
    assert names(seen) == names(over) == drawn(over, ["Player 0", "Eric", "Player 2", "Player 3"])
    assert (seen["you"], over["you"]) == (names(seen).index("Eric"), names(seen).index("Player 0"))
    assert [seat["player"] for seat in seen["table"]["seats"]] == [
        {"Player 2": "random", "Player 3": "greedy"}.get(name, "human") for name in names(seen)
    ]
    first = seen["log"]["lines"][0]["text"]
    assert first == f"The seats have been drawn, in turn order: {', '.join(names(seen)[:-1])}, and {names(seen)[-1]}."


def test_the_draw_is_the_same_after_a_restart(settings: Settings) -> None:
    with visited(settings) as rita:
        table = rita.open("human", "human", "human", draw_seats=True)
        seen = rita.look(table)
    with visited(settings, rita.token) as back:
        again = back.look(table)
    assert (names(again), again["log"]) == (names(seen), seen["log"])


def test_a_request_to_sit_down_that_comes_twice_is_answered_alike(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", draw_seats=True)
    answers = [eric.sit(table, 1, "Eric") for _ in range(2)]
    assert [(one.status_code, one.json()["you"]) for one in answers] == [(201, answers[0].json()["you"])] * 2


def test_in_a_rematch_seats_are_drawn_again(rita: Browser) -> None:
    table = rita.open("human", "human", "human", draw_seats=True)
    rita.post(f"/api/tables/{table}/end", None)
    before = names(rita.look(table))
    new = rita.post(f"/api/tables/{table}/rematch", {}).json()["id"]
    rita.post(f"/api/tables/{new}/end", None)
    seen = rita.look(new)
    assert names(seen) == drawn(seen, [*before[1:], before[0]])


def test_without_the_option_everybody_stays(rita: Browser) -> None:
    seen = rita.look(rita.open("human", "human", "human"))
    assert (names(seen), seen["table"]["options"]["draw_seats"]) == (["Player 0", "Player 1", "Player 2"], False)
    assert [line["n"] for line in seen["log"]["lines"]] == [1], "who is first, and nothing else, is drawn"


def test_a_trouble_of_a_computer_goes_with_it() -> None:
    table, claims = opened(3, 1, ["a", "b", "c"])
    table = structs.replace(table, seats=[Seat("Max", "gone"), *table.seats[1:]])
    live = begun(with_options(table, draw_seats=True), bots=["greedy"])
    for number, claim in enumerate(claims[1:], start=1):
        live.take(structs.replace(claim, number=number))
    missing = [seat for seat in range(3) if misses_bot(live, seat)]
    assert missing == [drawn_order(table.seed, 3).index(0)]
