"""What has happened since a seat last acted, in a sentence for each player."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from exlibris.engine import HOME, NOBODY, Event
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.log import Mention, mention_of
from exlibris.texts import cards_text, listing, text
from exlibris.texts.mentions import marked, unmarked
from exlibris.texts.sentences import Cast, at_text, one_text

Words = Callable[[Sequence[Event], Cast], str]
MOST_NAMED = 3  # of more cards than these only the number is given
PLACING: Final = "place"
SHELVING: Final = "shelve"
TAKING: Final = ("take", "salvage")


class Since(Struct, frozen=True, kw_only=True):
    """What one player (null: the game itself) has done since your last action, in one sentence."""

    seat: int | None
    text: str
    mentions: list[Mention]


def since_of(live: LiveTable, viewer: int | None, cast: Cast) -> list[Since]:
    """Return a sentence for each of the others, in the order in which they began to act, after one for a new round."""
    if viewer is None:
        return []
    events = [entry.event.for_seat(viewer) for entry in live.history[live.seen_by(viewer) :]]
    lines: list[Since] = []
    rounds = [event.value for event in events if event.kind == "round"]
    if rounds:
        lines.append(Since(seat=None, text=text("since-round", {"value": rounds[-1]}, cast.language), mentions=[]))
    for seat, own in by_seat(events).items():
        phrases = [phrase for phrase in phrases_of(own, cast) if phrase]
        if seat != viewer and phrases:
            lines.append(sentence(seat, phrases, cast))
    return lines


def by_seat(events: Sequence[Event]) -> dict[int, list[Event]]:
    """Return everybody's events, without the taking of cards that have been shelved since."""
    shelved = frozenset(card for event in events if event.kind == SHELVING for card in event.cards)
    by_seat: dict[int, list[Event]] = defaultdict(list)
    for event in events:
        is_on_shelf = event.kind in TAKING and shelved.issuperset(event.cards)
        if event.seat != NOBODY and event.kind in SUMMED_UP and not is_on_shelf:
            by_seat[event.seat].append(event)
    return by_seat


def sentence(seat: int, phrases: Sequence[str], cast: Cast) -> Since:
    """Return what a player has done as one sentence."""
    joined = phrases[0]
    for phrase in phrases[1:]:
        joined = text("since-next", {"first": joined, "next": phrase}, cast.language)
    plain, names = unmarked(text("since-line", {"player": cast.names[seat], "phrases": joined}, cast.language))
    return Since(seat=seat, text=plain, mentions=[mention_of(name) for name in names])


def phrases_of(events: Sequence[Event], cast: Cast) -> Iterable[str]:
    """Yield what a player has done, kind by kind, and place by place where it was not done where they went."""
    visited = {event.tile for event in events if event.kind == PLACING}
    for kinds, words in PHRASES:
        chosen = [event for event in events if event.kind in kinds]
        if PLACING in kinds and chosen:
            yield words(chosen, cast)
        elif chosen:
            yield from place_by_place(chosen, words, visited, cast)


def place_by_place(events: Sequence[Event], words: Words, visited: set[int], cast: Cast) -> Iterator[str]:
    """Yield a phrase for each place; it is named unless it is the only one that the player went to."""
    there: dict[int, list[Event]] = defaultdict(list)
    for event in events:
        there[event.tile].append(event)
    for tile, own in there.items():
        phrase = words(own, cast)
        is_elsewhere = tile != HOME and (tile not in visited or len(visited) > 1)
        at = at_text(tile, cast.language, marked)
        yield text("since-there", {"phrase": phrase, "at": at}, cast.language) if is_elsewhere else phrase


def libraries(events: Sequence[Event], cast: Cast) -> str:
    """Return which special assistant somebody has got."""
    name = one_text(events[-1].key, cast.language, marked)
    return text("since-library", {"assistant": name}, cast.language)


def placements(events: Sequence[Event], cast: Cast) -> str:
    """Return where assistants have been placed."""
    places = listing([at_text(event.tile, cast.language, marked) for event in events], cast.language)
    return text("since-place", {"count": len(events), "places": places}, cast.language)


def with_cards(message: str) -> Words:
    """Return a function that names the cards of events in a message, or their number if they are many or hidden."""

    def words(events: Sequence[Event], cast: Cast) -> str:
        cards = b"".join(event.cards for event in events)
        named = cards if len(cards) <= MOST_NAMED else b"\xff" * len(cards)
        return text(message, {"cards": cards_text(named, cast.language, cast.deck, marked)}, cast.language)

    return words


PHRASES: Final = (
    (("library",), libraries),
    ((PLACING,), placements),
    (("draw",), with_cards("since-draw")),
    (TAKING, with_cards("since-take")),
    ((SHELVING,), with_cards("since-shelve")),
    (("discard", "discard-shelf"), with_cards("since-discard")),
)
SUMMED_UP: Final = frozenset(kind for kinds, _ in PHRASES for kind in kinds)
