"""Sentences for people: the log, summaries since a seat's last turn, and the computer players."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final, Literal

from msgspec import Struct

from exlibris.bots import LEVELS, PERSONALITIES, USUAL
from exlibris.engine import HIDDEN, HOME, NOBODY, SPECTATOR, Event
from exlibris.table.bots import ServerBots, is_blind
from exlibris.table.commands import misses_bot
from exlibris.table.history import NOTES, TAKEN_BACK, LogEvent, TableLog
from exlibris.table.live import Table
from exlibris.table.people import Occupant
from exlibris.texts import cards_text, has_text, listing, text
from exlibris.texts.mentions import Named, bare, marked, unmarked
from exlibris.texts.sentences import Cast, at_text, event_text, one_text

Words = Callable[[Sequence[Event], Cast], str]
MOST_NAMED = 3  # cards; for more, only their number is given
BotKind = Literal["level", "personality", "other"]
PLACING: Final = "place"
SHELVING: Final = "shelve"
COVERING: Final = "cover"
TAKING: Final = ("take", "salvage")


class BotInfo(Struct, frozen=True, kw_only=True):
    """A computer player; `key` is its name in a request for a new table.

    A `careless` bot moves without looking at the game. The `usual` bot is the default.
    """

    key: str
    name: str
    about: str
    careless: bool
    kind: BotKind
    usual: bool


def bot_info(name: str, bots: ServerBots, language: str) -> BotInfo:
    """Return the description of a listed bot for the page for new games. Raises BotError if it can't be made."""
    found = bots.type_of(name)
    return BotInfo(
        key=name,
        name=_bot_text(name, "", language),
        about=text(f"bot-{name}.about", language=language) if _is_ours(name) else found.description,
        careless=is_blind(found),
        kind=_kind_of(name),
        usual=name == USUAL,
    )


def _kind_of(name: str) -> BotKind:
    if any(name == level.key for level in LEVELS):
        return "level"
    return "personality" if any(name == personality.key for personality in PERSONALITIES) else "other"


def troubles_of(live: Table, language: str) -> list[str]:
    """Return a sentence for each seat whose bot is missing, has failed or was too slow."""
    sentences = []
    for seat, occupant in enumerate(live.occupants):
        words = {"name": bare(occupant.name), "bot": occupant.bot or ""}
        if misses_bot(live, seat):
            sentences.append(text("bot-trouble-missing", words, language))
            continue
        failed = live.failed_bots.get(seat)
        if failed and occupant.bot and failed.name == occupant.bot:
            sentences.append(text("bot-trouble-slow" if failed.was_slow else "bot-trouble-failed", words, language))
    return sentences


def _bot_text(name: str, part: str, language: str) -> str:
    own = f"bot-{name}" if _is_ours(name) else "bot-other"
    return text(f"{own}{part}", {} if _is_ours(name) else {"bot": name}, language)


def _is_ours(name: str) -> bool:
    return ":" not in name and "." not in name and has_text(f"bot-{name}.about")


def played_by(occupant: Occupant, language: str) -> str | None:
    """Return the label of the computer player or outside program that decides for the seat, None for a person."""
    if occupant.bot:
        return _bot_text(occupant.bot, ".seated", language)
    return text("program-seated", language=language) if occupant.is_program else None


class Mention(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The part of a text that names a card, a location or a special assistant; positions are UTF-16 units."""

    start: int
    end: int
    card: int | None = None
    tile: int | None = None
    assistant: str | None = None


class LogLine(Struct, frozen=True, kw_only=True):
    """A sentence of the log, its subjects, and where they are named; its number `n` is unique at the table."""

    n: int
    round: int
    text: str
    seat: int | None
    cards: list[int]
    tile: int | None
    mentions: list[Mention]


class LogUpdate(Struct, frozen=True, kw_only=True):
    """The log for a reader who may already have part of it: the first `keep` lines of that part, then `lines`.

    `mark` identifies the whole log as this reader sees it now. A request with that `log_mark` gets only the changes
    since; without a mark, or with a mark of another seat or language, `keep` is 0 and `lines` has the whole log. The
    reader's lines beyond `keep` were undone. `reader` names the seat and language: an update fits no log of another.
    """

    keep: int
    lines: list[LogLine]
    mark: str
    reader: str


def lines_after(live: Table, viewer: int | None, cast: Cast, keep: int) -> list[LogLine]:
    """Return a line for each event after the first `keep`, as a seat (None: a spectator) may know it."""
    seat = SPECTATOR if viewer is None else viewer
    return [_line_for(live.log, entry, seat, cast) for entry in live.history[keep:]]


def _line_for(log: TableLog, entry: LogEvent, seat: int, cast: Cast) -> LogLine:
    event = entry.event.for_seat(seat)
    key = event is entry.event, cast.language
    return log.line(entry.n, key, lambda: line_of(entry.n, event, cast))


def log_update(live: Table, viewer: int | None, cast: Cast, mark: str) -> LogUpdate:
    """Return the changes of the log for a reader who has it up to `mark`; "" is the mark of an empty log."""
    reader = f"{viewer}.{cast.language}"
    last = _last_line(mark, f"{reader}.")
    # Numbers only grow and lines are removed only from the end, so the reader has all lines up to the marked line.
    keep = bisect_right(live.history, last, key=attrgetter("n"))
    lines = lines_after(live, viewer, cast, keep)
    newest = live.history[-1].n if live.history else 0
    return LogUpdate(keep=keep, lines=lines, mark=f"{reader}.{newest}", reader=reader)


def _last_line(mark: str, reader: str) -> int:
    number = mark.removeprefix(reader)
    return int(number) if mark.startswith(reader) and number.isdecimal() else 0


def line_of(n: int, event: Event, cast: Cast) -> LogLine:
    """Return the log line of an event; its `cards` leave out hidden cards."""
    sentence, names = unmarked(event_text(event, cast, marked))
    return LogLine(
        n=n,
        round=event.round,
        text=sentence,
        seat=None if event.seat == NOBODY else event.seat,
        cards=[card for card in event.cards if card != HIDDEN],
        tile=event.tile or None,
        mentions=[_mention_of(name) for name in names],
    )


def _mention_of(name: Named) -> Mention:
    key: Any = name.key if name.kind == "assistant" else int(name.key)
    return Mention(start=name.start, end=name.end, **{name.kind: key})


class Since(Struct, frozen=True, kw_only=True):
    """A sentence about the actions of one player (null: the game itself) since your last action."""

    seat: int | None
    text: str
    mentions: list[Mention]


def since_of(live: Table, viewer: int | None, cast: Cast) -> list[Since]:
    """Return a sentence for a new round, then one for each player, in the order of their first actions.

    What your own last action revealed is in it as well, and what has happened to you without being asked.
    """
    if viewer is None:
        return []
    began, seen = live.act_seen_by(viewer)
    entries = [entry for entry in live.history[began:seen] if entry.event.kind in NEWS] + live.history[seen:]
    events = [entry.event.for_seat(viewer) for entry in entries]
    lines: list[Since] = []
    rounds = [event.value for event in events if event.kind == "round"]
    course = [text("since-round", {"value": rounds[-1]}, cast.language)] if rounds else []
    course += [event_text(event, cast, marked) for event in events if event.kind in COURSE]
    if course:
        lines.append(_line(None, course))
    for seat, own in _by_seat(events).items():
        phrases = [phrase for phrase in phrases_of(own, cast) if phrase]
        sentences = [_sentence(seat, phrases, cast)] if phrases else []
        sentences += [event_text(event, cast, marked) for event in own if event.kind not in SUMMED_UP]
        lines.append(_line(seat, sentences))
    return lines


def _by_seat(events: Sequence[Event]) -> dict[int, list[Event]]:
    """Return the events by seat; taking cards is left out if they have been shelved since."""
    shelved = frozenset(card for event in events if event.kind == SHELVING for card in event.cards)
    by_seat: dict[int, list[Event]] = defaultdict(list)
    for event in events:
        is_on_shelf = event.kind in TAKING and shelved.issuperset(event.cards)
        if event.seat != NOBODY and event.kind not in LEFT_OUT and not is_on_shelf:
            by_seat[event.seat].append(event)
    return by_seat


def _line(seat: int | None, sentences: Sequence[str]) -> Since:
    plain, names = unmarked(" ".join(sentences))
    return Since(seat=seat, text=plain, mentions=[_mention_of(name) for name in names])


def _sentence(seat: int, phrases: Sequence[str], cast: Cast) -> str:
    return text("since-line", {"player": cast.names[seat], "phrases": _joined(phrases, cast)}, cast.language)


def _joined(phrases: Sequence[str], cast: Cast) -> str:
    joined = phrases[0]
    for phrase in phrases[1:]:
        joined = text("since-next", {"first": joined, "next": phrase}, cast.language)
    return joined


def phrases_of(events: Sequence[Event], cast: Cast) -> Iterable[str]:
    """Yield phrases for a player's actions, kind by kind, and within a kind place by place."""
    visited = {event.tile for event in events if event.kind == PLACING}
    for kinds, words in PHRASES:
        chosen = [event for event in events if event.kind in kinds]
        if PLACING in kinds and chosen:
            yield words(chosen, cast)
        elif chosen:
            yield from _place_by_place(chosen, words, visited, cast)


def _place_by_place(events: Sequence[Event], words: Words, visited: set[int], cast: Cast) -> Iterator[str]:
    """Yield a phrase for each place, which is named unless it is home or the only place that the player visited."""
    there: dict[int, list[Event]] = defaultdict(list)
    for event in events:
        there[event.tile].append(event)
    for tile, own in there.items():
        phrase = words(own, cast)
        is_elsewhere = tile != HOME and (tile not in visited or len(visited) > 1)
        at = at_text(tile, cast.language, marked)
        yield text("since-there", {"phrase": phrase, "at": at}, cast.language) if is_elsewhere else phrase


def _libraries(events: Sequence[Event], cast: Cast) -> str:
    name = one_text(events[-1].key, cast.language, marked)
    return text("since-library", {"assistant": name}, cast.language)


def _placements(events: Sequence[Event], cast: Cast) -> str:
    places = listing([at_text(event.tile, cast.language, marked) for event in events], cast.language)
    return text("since-place", {"count": len(events), "places": places}, cast.language)


def _with_cards(message: str) -> Words:
    def words(events: Sequence[Event], cast: Cast) -> str:
        cards = b"".join(event.cards for event in events)
        named = cards if len(cards) <= MOST_NAMED else b"\xff" * len(cards)
        return text(message, {"cards": cards_text(named, cast.language, cast.deck, marked)}, cast.language)

    return words


def _each(message: str) -> Words:
    """Return a function that makes a phrase of each event."""

    def words(events: Sequence[Event], cast: Cast) -> str:
        return _joined([event_text(event, cast, marked, message) for event in events], cast)

    return words


def _entombments(events: Sequence[Event], cast: Cast) -> str:
    """Return phrases in which the entombed card comes first, also where the card above it was shelved last."""
    ordered = [replace(event, cards=event.cards[::-1]) if event.kind == COVERING else event for event in events]
    return _each("since-entomb")(ordered, cast)


PHRASES: Final = (
    (("library",), _libraries),
    ((PLACING,), _placements),
    (("name",), _each("since-name")),
    (("reveal",), _each("since-reveal")),
    (("win",), _each("since-win")),
    (("draw",), _with_cards("since-draw")),
    (TAKING, _with_cards("since-take")),
    ((SHELVING,), _with_cards("since-shelve")),
    ((COVERING, "entomb"), _entombments),
    (("swap-hand",), _each("since-swap")),
    (("swap-shelf",), _each("since-exchange")),
    (("pass",), _each("since-give")),
    (("discard", "discard-shelf"), _with_cards("since-discard")),
)
SUMMED_UP: Final = frozenset(kind for kinds, _ in PHRASES for kind in kinds)
NEWS: Final = frozenset(("reveal", "win"))  # cards that an action reveals, and who wins them
COURSE: Final = ("permanent", "reshuffle", "final-round")  # steps of the game that the summary has
LEFT_OUT: Final = NOTES | {
    TAKEN_BACK, "first-drawn", "round", "focus", "hand", "return",
    "offer", "pass-sale", "witch-reveals",  # the summary has their results
}  # fmt: skip
