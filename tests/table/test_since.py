"""What has happened since one's last turn: by player, in few words, and only what one may know."""

import random
from typing import Any

from exlibris.content import load_locations
from exlibris.engine import NOBODY, Event
from exlibris.table.events import Action
from exlibris.table.live import Table
from exlibris.table.sentences import Since, phrases_of
from exlibris.table.snapshot import snapshot
from exlibris.texts.mentions import unmarked
from exlibris.texts.sentences import Cast
from support.seating import choose, happen, seated
from support.times import NOW

SESSIONS = ["a", "b", "c"]
DEN = next(one.number for one in load_locations() if one.key == "gambling_den")


def since(live: Table, seat: int) -> list[Since]:
    """Return the sentences for the seat on its return."""
    return snapshot(live, SESSIONS[seat], seat, "", at=NOW).since


def play_until(live: Table, luck: random.Random, seat: int, prompt: str) -> None:
    """Play at random up to a decision of the seat."""
    while live.pending() != [seat] or live.playing().pending_step().prompt != prompt:
        one = live.pending()[0]
        happen(live, Action(one, luck.choice(live.playing().legal_actions(one))))


def test_a_turn_of_everybody_else_takes_one_sentence_each() -> None:
    live, luck = seated(3, 1, SESSIONS), random.Random(2)
    play_until(live, luck, 0, "prompt-place")
    happen(live, Action(0, luck.choice(live.playing().legal_actions(0))))
    assert [one for one in since(live, 0) if one.seat == 0] == []
    play_until(live, luck, 0, "prompt-place")
    found = since(live, 0)
    assert {one.seat for one in found} <= {None, 1, 2}
    assert len({one.seat for one in found}) == len(found) >= 2
    for one in found:
        assert one.seat is None or one.text.startswith(f"Player {one.seat} places an assistant ")
        assert one.text.endswith(".")


def test_nothing_has_happened_right_after_ones_own_action() -> None:
    live, luck = seated(3, 3, SESSIONS), random.Random(3)
    play_until(live, luck, 1, "prompt-place")
    choose(live, 1)
    assert since(live, 1) == []


def test_hidden_cards_are_counted_and_open_ones_named() -> None:
    live, luck = seated(3, 5, SESSIONS), random.Random(5)
    drawn: set[str] = set()
    for _ in range(60):
        seat = live.pending()[0]
        happen(live, Action(seat, luck.choice(live.playing().legal_actions(seat))))
        events = [live.history[i].event for i in range(live.seen_by(2), len(live.history))]
        hidden = {card for event in events if event.kind == "draw" and event.seat != 2 for card in event.cards}
        for one in since(live, 2):
            drawn |= {phrase for phrase in one.text.split(", ") if "draws" in phrase}
            named = {mention.card for mention in one.mentions if mention.card is not None}
            opened_since = {card for event in events if event.seen == -1 for card in event.cards}
            assert named <= opened_since
            assert not (named & hidden) - opened_since
    assert drawn
    assert all("card" in phrase for phrase in drawn)


def test_a_spectator_has_no_turn_to_come_back_to() -> None:
    live, luck = seated(3, 6, SESSIONS), random.Random(6)
    play_until(live, luck, 0, "prompt-place")
    assert snapshot(live, "nobody", None, "", at=NOW).since == []


def test_what_happens_elsewhere_is_not_told_as_if_at_home() -> None:
    """Four cards shelved, three of them by the Gambling Den when it is resolved."""
    done = [
        made("place", tile=0),
        made("shelve", cards=bytes([3]), tile=0),
        made("shelve", cards=bytes([40]), tile=DEN),
        made("shelve", cards=bytes([70, 90, 110]), tile=DEN),
    ]
    cast = Cast(("Rita", "Eric"), ("", ""))
    phrases = [unmarked(phrase)[0] for phrase in phrases_of(done, cast)]
    assert phrases[0] == "places an assistant at home"
    assert [phrase.endswith("at the Gambling Den") for phrase in phrases] == [False, False, True]
    assert phrases[2].startswith("shelves 4 cards")


def told(kind: str, **facts: Any) -> str:
    """Return what is told about one event."""
    cast = Cast(("Rita", "Eric"), ("", ""))
    return " and ".join(unmarked(phrase)[0] for phrase in phrases_of([made(kind, **facts)], cast))


def test_swaps_entombings_and_named_categories_are_told() -> None:
    two = bytes([3, 40])
    assert told("swap-hand", cards=two) == "swaps A4 on the shelf for F1"
    assert told("swap-shelf", cards=two) == "swaps A4 and F1 on the shelf"
    assert told("entomb", cards=two) == "entombs A4 under F1"
    assert told("cover", cards=two) == "entombs F1 under A4", "the card shelved last lies above"
    assert told("name", value=3, tile=DEN) == "names Monster Manuals at the Gambling Den"
    assert told("pass", cards=two[:1], other=0) == "gives A4 to Rita"
    assert told("reveal", cards=bytes(range(4)), tile=DEN).count(",") == 3, "all four are named"


def test_the_cards_that_ones_own_bet_revealed_are_told_until_one_acts_again() -> None:
    for seed in range(40):
        live, luck = seated(2, seed, SESSIONS[:2]), random.Random(seed)
        while live.status == "playing":
            seat = live.pending()[0]
            happen(live, Action(seat, luck.choice(live.playing().legal_actions(seat))))
            began, seen = live.act_seen_by(seat)
            shown = [entry.event for entry in live.history[began:seen] if entry.event.kind == "reveal"]
            if shown and shown[0].tile == DEN:
                lines = [one for one in since(live, seat) if "reveals" in one.text]
                assert {mention.card for one in lines for mention in one.mentions} >= set(shown[0].cards)
                return
    raise AssertionError("nobody has bet")


def made(kind: str, cards: bytes = b"", tile: int = 0, other: int = NOBODY, value: int = 0) -> Event:
    """Return a public event of seat 1."""
    return Event(kind, 3, 1, cards, -1, tile, other, value, "")
