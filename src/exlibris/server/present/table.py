"""What is the same about a table whoever looks: its rules, its seats, who is here, and how it ended."""

import hashlib
from typing import Final, Literal, cast

from exlibris.engine import NOBODY
from exlibris.server.chat.checks import has_chat
from exlibris.server.live import LiveTable
from exlibris.server.messages import EarlyEnd, Rematch, SeatInfo, SeatPresence, SeatRequest, Table
from exlibris.server.people import asking
from exlibris.server.people.admissions import Admission
from exlibris.server.people.rematch import is_member
from exlibris.server.present.seated import played_by
from exlibris.server.sessions import is_program
from exlibris.texts import text
from exlibris.texts.mentions import bare

ENDED: Final = {"resigned": "ended-resigned", "agreed": "ended-agreed", "host": "ended-host"}


def table_of(live: LiveTable, session: str, share_url: str, language: str = "en") -> Table:
    """Return what is the same for everybody, except which seats are the browser's own."""
    opened, rules, commitment = live.opened, live.ruleset, live.opened.commitment
    return Table(
        id=opened.id,
        status=live.status,
        preset=opened.preset,
        variants=opened.variants,
        solo=rules.is_solo,
        level=rules.solo_level if rules.is_solo else None,
        deck=rules.language,
        open_deal=opened.open_deal,
        seed_hash=None if commitment else hashlib.sha256(opened.seed).hexdigest(),
        seed=opened.seed.hex() if live.is_finished else None,
        commitment=commitment.hash if commitment else None,
        salt=commitment.salt.hex() if commitment and live.is_finished else None,
        seats=[seat_info(live, seat, session, language) for seat in range(len(live.occupants))],
        share_url=share_url,
        hosting=opened.maker_session == session,
        member=is_member(live, session),
        hints=live.allows_hints,
        ending=early_end(live, language),
        deserted=live.status == "playing" and live.people.are_gone,
        pace=opened.pace,
        rematch=rematch_for(live, session),
        draw_seats=opened.draw_seats,
        listed=opened.listed,
        chat=has_chat(live),
        approval=opened.approval,
        requests=requests_for(live, session),
        requests_left=live.admissions.left_of(session) if asking.needs_approval(live, session) else None,
        unanswered=session in live.people.unanswered,
    )


def rematch_for(live: LiveTable, session: str) -> Rematch | None:
    """Return the next game of the players, None if there is none or the browser was not at the table."""
    rematch = live.people.rematch
    if rematch is None or not is_member(live, session):
        return None
    return Rematch(id=rematch.table_id, seat=None if rematch.seat == NOBODY else rematch.seat)


def requests_for(live: LiveTable, session: str) -> list[SeatRequest]:
    """Return who asks to sit down, as far as that concerns a browser: all for the host, else its own last request."""
    if live.opened.maker_session == session:
        return [seat_request(live, one, session) for one in live.admissions.open]
    last = live.admissions.of(session)[-1:]
    return [seat_request(live, one, session) for one in last if one.fate in ("open", "declined")]


def seat_request(live: LiveTable, one: Admission, session: str) -> SeatRequest:
    """Return a request to sit down."""
    return SeatRequest(
        number=one.number,
        seat=one.seat,
        name=one.name or live.occupants[one.seat].name,
        yours=one.session == session,
        program=is_program(one.session),
        declined=one.fate == "declined",
    )


def seat_info(live: LiveTable, seat: int, session: str, language: str) -> SeatInfo:
    """Return who sits on a seat."""
    one, people = live.occupants[seat], live.people
    voters = people.votes.get(seat, set())
    return SeatInfo(
        seat=seat,
        name=one.name,
        player=one.player,
        yours=one.belongs_to(session),
        taken=one.taken,
        played_by=played_by(one, language),
        program=one.is_program,
        stand_in=one.stand_in is not None,
        resigned=one.resigned,
        agrees=seat in people.agreed,
        votes=[other for other, voter in enumerate(live.occupants) if voter.session in voters],
    )


def early_end(live: LiveTable, language: str) -> EarlyEnd | None:
    """Return why people ended the game, None if they have not."""
    ending = live.people.ending
    if ending is None:
        return None
    names = [bare(one.name) for one in live.occupants]
    words = {"player": "" if ending.seat is None else names[ending.seat]}
    lines = [text(ENDED[ending.reason], words, language)]
    if ending.winner is not None:
        lines.append(text("ended-winner", {"player": names[ending.winner]}, language))
    reason = cast("Literal['resigned', 'agreed', 'host']", ending.reason)
    return EarlyEnd(reason=reason, seat=ending.seat, winner=ending.winner, text=" ".join(lines))


def presence_of(live: LiveTable) -> list[SeatPresence]:
    """Return which people have the table open."""
    return [presence_at(live, seat, one.session) for seat, one in enumerate(live.occupants) if one.session]


def presence_at(live: LiveTable, seat: int, session: str) -> SeatPresence:
    """Return whether the person at a seat has the table open."""
    since = live.presence.gone_since(session)
    return SeatPresence(
        seat=seat,
        here=live.presence.is_here(session),
        since=since.isoformat(timespec="seconds") if since else None,
    )
