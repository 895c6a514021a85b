"""The parts of a table that every viewer sees: options, seats, presence and early end; and its entry in lists."""

import hashlib
from datetime import datetime
from typing import Literal, cast

from msgspec import UNSET, Struct, UnsetType

from exlibris.engine import result
from exlibris.table import approval
from exlibris.table.commands import has_chat, misses_bot
from exlibris.table.live import Table, UnreadableTable
from exlibris.table.names import is_program
from exlibris.table.opening import is_member
from exlibris.table.options import Player, Status, TableOptions
from exlibris.table.people import Admission
from exlibris.table.sentences import played_by
from exlibris.texts import text
from exlibris.texts.mentions import bare

EndReason = Literal["resigned", "agreed", "host", "stalled", "time"]
ListedStatus = Literal["waiting", "playing", "over", "ended", "unreadable"]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat and its player: `yours` if it belongs to this browser, not `taken` if it waits for a person.

    `player` is "human" or the key of a bot. `played_by` names the bot that decides for the seat, in the viewer's
    language: its own bot, or a `stand_in` for a person who has left or has `resigned` for good; for an outside
    `program`, it says so. `missing` means that this server does not have the bot. `agrees` means that the seat wants to
    end the game without a winner. `votes` are the seats whose people want a computer to take over here.
    """

    seat: int
    name: str
    player: Player
    yours: bool
    taken: bool
    played_by: str | None = None
    missing: bool = False
    program: bool = False
    stand_in: bool = False
    resigned: bool = False
    agrees: bool = False
    votes: list[int] = []


class SeatPresence(Struct, frozen=True, kw_only=True):
    """Whether the person at a seat has the table open; if not, since when, in ISO 8601, if known.

    `host` marks the host, who is included even without a `seat` until the game begins.
    """

    seat: int | None
    here: bool
    since: str | None = None
    host: bool = False


class SeatRequest(Struct, frozen=True, kw_only=True):
    """A request to sit down on a seat, which the host answers; `yours` if this browser made it.

    `number` identifies the request when it is answered or withdrawn. `program` marks a request from an outside program.
    A `declined` request is no longer open.
    """

    number: int
    seat: int
    name: str
    yours: bool
    program: bool = False
    declined: bool = False


class EarlyEnd(Struct, frozen=True, kw_only=True):
    """The reason why people ended a game before the rules did, and the winner, if any; `text` says so in words."""

    reason: EndReason
    seat: int | None
    winner: int | None
    text: str


class RematchInfo(Struct, frozen=True, kw_only=True):
    """The next game with the same players: its table, and the seat that opened it, if any."""

    id: str
    seat: int | None


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table; `commitment` is a hash of its deal, which `seed` and `salt` (hex) open when the game is over.

    A game without a commitment has a `seed_hash` instead, the SHA-256 of the 32 bytes of the seed.
    A table `from_file` was imported: its host may know all cards.
    `hosting`: this browser is the host's. `hints`: seats may ask the coach now. `deserted`: all people have left, so
    the computers wait. `member`: this browser is the host's, or has or had a seat; only members see a `rematch`.
    `chat`: people of several browsers sit at the table and can chat. `deal` is the shared deal that a finished game
    has repeated, or the day whose deal a game repeats.

    With approval, the host sees all open `requests` before the game; other people see only their own last request while
    it is open or declined. `requests_left` is the number of requests that this browser may still make, null if it needs
    no approval. `unanswered`: this browser asked for a seat, and the game began without an answer.
    """

    id: str
    status: Status
    options: TableOptions
    solo: bool
    open_deal: bool
    from_file: bool
    seed_hash: str | None
    seed: str | None
    commitment: str | None
    salt: str | None
    seats: list[SeatInfo]
    share_url: str
    hosting: bool
    member: bool = False
    hints: bool = False
    ending: EarlyEnd | None = None
    deserted: bool = False
    rematch: RematchInfo | None = None
    chat: bool = False
    deal: str | UnsetType = UNSET  # most messages have none, and are as small as possible
    requests: list[SeatRequest] = []
    requests_left: int | None = None
    unanswered: bool = False


def table_of(live: Table, session: str, share_url: str, language: str = "en") -> TableInfo:
    """Return the table without any secrets, with this browser's own seats and requests marked."""
    opened, commitment = live.opened, live.opened.commitment
    return TableInfo(
        id=opened.id,
        status=live.status,
        options=opened.options,
        solo=live.ruleset.is_solo,
        open_deal=live.is_open_deal,
        from_file=opened.from_file,
        seed_hash=None if commitment else hashlib.sha256(opened.seed).hexdigest(),
        seed=opened.seed.hex() if live.is_finished else None,
        commitment=commitment.hash if commitment else None,
        salt=commitment.salt.hex() if commitment and live.is_finished else None,
        seats=[_seat_info(live, seat, session, language) for seat in range(len(live.occupants))],
        share_url=share_url,
        hosting=opened.maker_session == session,
        member=is_member(live, session),
        hints=live.allows_hints,
        ending=_early_end(live, language),
        deserted=live.status == "playing" and live.people.are_gone,
        rematch=_rematch_for(live, session),
        chat=has_chat(live),
        deal=live.people.day or (live.is_finished and live.people.deal) or UNSET,
        requests=_requests_for(live, session),
        requests_left=live.admissions.left_of(session) if approval.needs_approval(live, session) else None,
        unanswered=session in live.people.unanswered,
    )


def _rematch_for(live: Table, session: str) -> RematchInfo | None:
    rematch = live.people.rematch
    if rematch is None or not is_member(live, session):
        return None
    return RematchInfo(id=rematch.table_id, seat=rematch.seat)


def _requests_for(live: Table, session: str) -> list[SeatRequest]:
    if live.opened.maker_session == session:
        return [_seat_request(live, request, session) for request in live.admissions.open]
    last = live.admissions.of(session)[-1:]
    return [_seat_request(live, request, session) for request in last if request.fate in ("open", "declined")]


def _seat_request(live: Table, request: Admission, session: str) -> SeatRequest:
    return SeatRequest(
        number=request.number,
        seat=request.seat,
        name=request.name or live.occupants[request.seat].name,
        yours=request.session == session,
        program=is_program(request.session),
        declined=request.fate == "declined",
    )


def _seat_info(live: Table, seat: int, session: str, language: str) -> SeatInfo:
    occupant, people = live.occupants[seat], live.people
    voters = people.votes.get(seat, set())
    return SeatInfo(
        seat=seat,
        name=occupant.name,
        player=occupant.player,
        yours=occupant.belongs_to(session),
        taken=occupant.taken,
        played_by=played_by(occupant, language),
        missing=misses_bot(live, seat),
        program=occupant.is_program,
        stand_in=occupant.stand_in is not None,
        resigned=occupant.resigned,
        agrees=seat in people.agreed,
        votes=[other for other, voter in enumerate(live.occupants) if voter.session in voters],
    )


def _early_end(live: Table, language: str) -> EarlyEnd | None:
    ending = live.people.ending
    if ending is None:
        return None
    names = [bare(occupant.name) for occupant in live.occupants]
    words = {"player": "" if ending.seat is None else names[ending.seat]}
    lines = [text(f"ended-{ending.reason}", words, language)]
    if ending.winner is not None:
        lines.append(text("ended-winner", {"player": names[ending.winner]}, language))
    reason = cast("EndReason", ending.reason)
    return EarlyEnd(reason=reason, seat=ending.seat, winner=ending.winner, text=" ".join(lines))


def presence_of(live: Table) -> list[SeatPresence]:
    """Return which people have the table open."""
    found = [
        _seat_presence(live, seat, occupant.session) for seat, occupant in enumerate(live.occupants) if occupant.session
    ]
    if live.status == "waiting" and not any(present.host for present in found):
        found.append(_seat_presence(live, None, live.opened.maker_session))
    return found


def _seat_presence(live: Table, seat: int | None, session: str) -> SeatPresence:
    since = live.presence.gone_since(session)
    return SeatPresence(
        seat=seat,
        here=live.presence.is_here(session),
        since=since.isoformat(timespec="seconds") if since else None,
        host=session == live.opened.maker_session,
    )


class ListedTable(Struct, frozen=True):
    """A table in the list, as of its event `number`; `sessions` are the browsers that may look from each seat.

    `asked` are the seats whose people must decide. Secret, like `sessions`: a browser may be shown only its own.
    """

    id: str
    number: int
    created: datetime
    preset: str
    solo: bool
    names: list[str]
    status: Status
    sessions: list[str | None]
    round: int
    asked: list[int]
    totals: list[int] = []  # of a game that is over, by seat
    day: str | None = None


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table of this browser; `round` is 0 while it waits for people.

    An "unreadable" table can't be played here: this server lacks its rules or components, or its events can't be
    replayed. `trouble` gives the reason; of the other fields, only those known from the opening are filled in.
    `day` is the day whose deal the table repeats; `total` is the first own seat's once that game is over.
    """

    id: str
    names: list[str]
    status: ListedStatus
    preset: str
    solo: bool
    your_seats: list[int]
    round: int
    your_turn: bool
    created: str
    trouble: str | None = None
    day: str | None = None
    total: int | None = None


def summary_of(table: ListedTable | UnreadableTable, session: str) -> TableSummary:
    """Return the list's entry for a table, as the browser with that session may see it."""
    if isinstance(table, UnreadableTable):
        return _unreadable(table)
    seats = [seat for seat, sitting in enumerate(table.sessions) if sitting == session]
    return TableSummary(
        id=table.id,
        names=table.names,
        status=table.status,
        preset=table.preset,
        solo=table.solo,
        your_seats=seats,
        round=table.round,
        your_turn=any(seat in seats for seat in table.asked),
        created=table.created.isoformat(timespec="seconds"),
        day=table.day,
        total=table.totals[seats[0]] if table.totals and seats else None,
    )


def _unreadable(error: UnreadableTable) -> TableSummary:
    opened = error.opened
    return TableSummary(
        id=opened.id,
        names=[seat.name for seat in opened.seats],
        status="unreadable",
        preset=opened.options.preset,
        solo=len(opened.seats) == 1,
        your_seats=[],
        round=0,
        your_turn=False,
        created=opened.created.isoformat(timespec="seconds"),
        trouble=error.detail,
    )


def listed(live: Table) -> ListedTable:
    """Return the list's line for a table. Secret: it has all sessions."""
    return ListedTable(
        id=live.opened.id,
        number=live.number,
        created=live.opened.created,
        preset=live.opened.options.preset,
        solo=live.ruleset.is_solo,
        names=[occupant.name for occupant in live.occupants],
        status=live.status,
        sessions=[None if occupant.resigned else occupant.session for occupant in live.occupants],
        round=live.state.round.number if live.state else 0,
        asked=live.asked,
        totals=[seat.total for seat in result(live.playing()).seats] if live.status == "over" else [],
        day=live.people.day,
    )
