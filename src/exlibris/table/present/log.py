"""The log in sentences, with the names that can be looked up."""

from bisect import bisect_right
from operator import attrgetter
from typing import Any

from msgspec import Struct

from exlibris.engine import HIDDEN, NOBODY, SPECTATOR, Event
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.log import LogEvent, TableLog
from exlibris.texts.mentions import Named, marked, unmarked
from exlibris.texts.sentences import Cast, event_text


class Mention(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The part of a text that names a card, a location or a special assistant, counted in UTF-16 units."""

    start: int
    end: int
    card: int | None = None
    tile: int | None = None
    assistant: str | None = None


class LogLine(Struct, frozen=True, kw_only=True):
    """A sentence of the log, what it is about and where that is named; no other line of a table ever has its `n`."""

    n: int
    round: int
    text: str
    seat: int | None
    cards: list[int]
    tile: int | None
    mentions: list[Mention]


class LogUpdate(Struct, frozen=True, kw_only=True):
    """The log for a reader who may have a part of it: the first `keep` lines of that part, then `lines`.

    `mark` stands for the whole log as this reader sees it now. A request that names it (`log_mark`) is answered with
    what differs from it; without a mark, or with one of another seat or language, `keep` is 0 and `lines` is all.
    Lines that were taken back are those beyond `keep`.
    """

    keep: int
    lines: list[LogLine]
    mark: str


def lines_after(live: LiveTable, viewer: int | None, cast: Cast, keep: int) -> list[LogLine]:
    """Return a line for each event but the first `keep`, as a seat (None: a spectator) may know it."""
    seat = SPECTATOR if viewer is None else viewer
    return [line_for(live.log, entry, seat, cast) for entry in live.history[keep:]]


def line_for(log: TableLog, entry: LogEvent, seat: int, cast: Cast) -> LogLine:
    """Return the line of an event as a seat may know it, rendered once for all who know as much if it is new."""
    event = entry.event.for_seat(seat)
    key = event is entry.event, cast.language
    return log.line(entry.n, key, lambda: line_of(entry.n, event, cast))


def log_update(live: LiveTable, viewer: int | None, cast: Cast, mark: str) -> LogUpdate:
    """Return what is new in the log to a reader who has it up to `mark`; "" stands for a reader without any of it."""
    reader = f"{viewer}.{cast.language}."
    last = last_line(mark, reader)
    # Numbers only grow and lines go only from the end, so what is left up to the marked line begins the reader's part.
    keep = bisect_right(live.history, last, key=attrgetter("n"))
    lines = lines_after(live, viewer, cast, keep)
    return LogUpdate(keep=keep, lines=lines, mark=f"{reader}{live.history[-1].n if live.history else 0}")


def last_line(mark: str, reader: str) -> int:
    """Return the number of the last line that a mark stands for; 0 for a mark that is not this reader's."""
    number = mark.removeprefix(reader)
    return int(number) if mark.startswith(reader) and number.isdecimal() else 0


def line_of(n: int, event: Event, cast: Cast) -> LogLine:
    """Return an event as a line; hidden cards are not among its cards."""
    sentence, names = unmarked(event_text(event, cast, marked))
    return LogLine(
        n=n,
        round=event.round,
        text=sentence,
        seat=None if event.seat == NOBODY else event.seat,
        cards=[card for card in event.cards if card != HIDDEN],
        tile=event.tile or None,
        mentions=[mention_of(name) for name in names],
    )


def mention_of(name: Named) -> Mention:
    """Return a name as it is sent, by its kind."""
    key: Any = name.key if name.kind == "assistant" else int(name.key)
    return Mention(start=name.start, end=name.end, **{name.kind: key})
