"""Opening a table as a request describes it, and a rematch with the same players."""

import hashlib
import json
import re
import secrets
from datetime import datetime
from itertools import combinations
from typing import Final

import msgspec
from msgspec import Struct, structs

from exlibris import engine
from exlibris.content import ContentError
from exlibris.table import options
from exlibris.table.bots import ServerBots
from exlibris.table.errors import TableError
from exlibris.table.events import AnyEvent, Claim, Rematch, Repeat, StoredEvent
from exlibris.table.live import Table
from exlibris.table.names import are_alike, check_name, check_person_name
from exlibris.table.people import Occupant

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
HEX_SEED = re.compile(r"[0-9a-fA-F]{64}")
OPEN = "open"  # a seat of a new table for anyone with the link
ID_BYTES = 12  # 96 bits, because anyone who knows the link can watch
SECONDS: Final = {"live": (MINUTE, 6 * HOUR), "correspondence": (HOUR, 30 * DAY)}
INCREMENTS: Final = {"live": 5 * MINUTE, "correspondence": 0}


def check_pace(pace: options.Pace | None, solo: bool) -> None:
    """Raise TableError naming the field unless a table may have this pace."""
    if pace is None:
        return
    if solo:
        raise TableError("bad-setup", "pace: a solo game has no clock.")
    least, most = SECONDS[pace.kind]
    if not least <= pace.seconds <= most:
        raise TableError("bad-setup", f"pace.seconds: expected {least} to {most} for a {pace.kind} game.")
    if not 0 <= pace.increment <= INCREMENTS[pace.kind]:
        detail = f"pace.increment: expected 0 to {INCREMENTS[pace.kind]} for a {pace.kind} game."
        raise TableError("bad-setup", detail)


def open_table(new: options.NewTable, session: str, at: datetime) -> options.OpenedTable:
    """Return the table that a request describes, with a new id and seed. Raises TableError if it can't be played."""
    _check_names(new)
    ruleset = ruleset_of(new)
    check_pace(new.pace, ruleset.is_solo)
    if new.loses_on_time and new.pace is None:
        raise TableError("bad-setup", "loses_on_time: needs a pace.")
    seed = secrets.token_bytes(32) if new.seed is None else chosen_seed(new.seed)
    _check_setup(ruleset, new, seed)
    if new.seed is not None and any(seat.player == "open" for seat in new.seats):
        raise TableError("seed-with-guests", "seed: a table with open seats can't have a chosen seed.")
    if new.listed and all(seat.player != OPEN for seat in new.seats):
        raise TableError("no-open-seat", "The lobby shows only tables with an open seat.")
    return options.OpenedTable(
        id=secrets.token_urlsafe(ID_BYTES),
        created=at,
        maker_session=session,
        seats=[_seat_of(seat.name, seat.player, number) for number, seat in enumerate(new.seats)],
        options=options.options_by(ruleset, msgspec.convert(new, options.TableOptions, from_attributes=True)),
        ruleset=ruleset.to_json(),
        seed=seed,
        open_deal=new.seed is not None,
        request_key=hashed_key(new.request_key, session) if new.request_key else None,
        commitment=commitment_to(ruleset, new, seed),
    )


def first_claims(opened: options.OpenedTable, new: options.NewTable) -> list[StoredEvent]:
    """Return the events that name a shared deal, and that give the host all seats for people on this device."""
    people = [seat for seat, chosen in enumerate(new.seats) if chosen.player == options.HUMAN]
    first: list[AnyEvent] = [Repeat(new.deal)] if new.deal else []
    first += [Claim(seat, opened.maker_session, opened.seats[seat].name) for seat in people]
    return [StoredEvent(number, opened.created, event) for number, event in enumerate(first, start=1)]


def commitment_to(ruleset: engine.Ruleset, new: options.NewTable, seed: bytes) -> engine.Commitment:
    """Return the commitment to the deal of a new table: the seed and the host's choices, before anyone sits down."""
    start = engine.Record(ruleset, len(new.seats), seed, ())
    terms = {"draw_seats": new.draw_seats, "open_deal": new.seed is not None}
    return engine.commit({**json.loads(start.to_json()), **terms}, secrets.token_bytes(engine.SALT_BYTES))


def hashed_key(key: str, session: str) -> str:
    """Return the stored form of a request key: a hash of the key and the session that sent it."""
    return hashlib.sha256(f"{session} {key}".encode()).hexdigest()


def _check_names(new: options.NewTable) -> None:
    for seat in new.seats:
        check = check_person_name if seat.player in {options.HUMAN, OPEN} else check_name
        check(seat.name)
    people = [seat.name for seat in new.seats if seat.name.strip() and seat.player in {options.HUMAN, OPEN}]
    if any(are_alike(*pair) for pair in combinations(people, 2)):
        raise TableError("name-at-table", "seats: Two people have the same name, or names that look the same.")


def ruleset_of(new: options.NewTable) -> engine.Ruleset:
    """Return the rules that a request describes. Raises TableError if no rulebook has them."""
    if new.preset not in engine.preset_names():
        raise TableError("unknown-preset", f"There is no preset {new.preset!r}.")
    switches: dict[str, object] = {}
    if new.level is not None:
        switches["solo_level"] = new.level
    if new.deck is not None:
        switches["language"] = new.deck
    try:
        return engine.compose(new.preset, new.variants, switches)
    except engine.SetupError as error:
        raise TableError("bad-setup", f"{error}.") from error


def _check_setup(ruleset: engine.Ruleset, new: options.NewTable, seed: bytes) -> None:
    if new.level is not None and not ruleset.is_solo:
        raise TableError("bad-setup", "level: only a solo game has a level.")
    if ruleset.is_solo and [seat.player for seat in new.seats] != ["human"]:
        raise TableError("bad-setup", "seats: a solo game has one seat, for a person on this device.")
    try:
        engine.new_game(ruleset, len(new.seats), seed)
    except (engine.SetupError, ContentError) as error:
        raise TableError("bad-setup", f"{error}.") from error


def _seat_of(name: str, player: str, number: int) -> options.Seat:
    return options.Seat(name.strip() or options.default_name(number), options.HUMAN if player == OPEN else player)


def check_bots(new: options.NewTable, bots: ServerBots) -> None:
    """Raise TableError unless each seat is for a person or a bot of this server."""
    for number, seat in enumerate(new.seats):
        if seat.player not in (options.HUMAN, OPEN) and seat.player not in bots:
            there = ", ".join(bots.names)
            raise TableError(
                "unknown-bot", f"seats[{number}].player: there is no bot {seat.player!r}: choose from {there}."
            )


def chosen_seed(text: str) -> bytes:
    """Return the 32 bytes that a chosen seed stands for: its 64 hexadecimal digits, or the SHA-256 of the text."""
    return bytes.fromhex(text) if HEX_SEED.fullmatch(text) else hashlib.sha256(text.encode()).digest()


class RematchRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for another game with the same players and rules; a solo rematch may have another `level`."""

    level: int | None = None


def check_may_rematch(live: Table, session: str) -> None:
    """Raise TableError unless the game is over and the browser was at the table."""
    if not is_member(live, session):
        raise TableError("not-playing", "Only people who were at the table may ask for a rematch.")
    if not live.is_finished:
        raise TableError("not-over", "A rematch can begin when the game is over.")


def is_member(live: Table, session: str) -> bool:
    """Return whether the browser has or had a seat at the table, or opened it."""
    return session == live.opened.maker_session or any(occupant.session == session for occupant in live.occupants)


def rematch_of(live: Table, session: str, level: int | None) -> options.NewTable:
    """Return a new table with the same options and the seats rotated, so that the former second player comes first.

    The seats of people from other browsers are open; those people can take them without approval. The lobby does not
    list the table.
    """
    former = live.opened.options
    again = structs.replace(former, level=former.level and (level or former.level), listed=False)
    return options.NewTable(
        seats=[_seat_again(occupant, session) for occupant in _rotated(live.occupants)], **structs.asdict(again)
    )


def _rotated(occupants: list[Occupant]) -> list[Occupant]:
    return occupants[1:] + occupants[:1]


def _seat_again(occupant: Occupant, session: str) -> options.NewSeat:
    is_elsewhere = occupant.player == options.HUMAN and occupant.session != session
    return options.NewSeat(name=occupant.name, player=OPEN if is_elsewhere else occupant.player)


def rematch_key(table_id: str) -> str:
    """Return the request key of a table's rematch, the same for all players, so that only one rematch is opened."""
    return hashlib.sha256(f"rematch of {table_id}".encode()).hexdigest()


def sit_again(new: Table, before: Table, session: str) -> Claim | None:
    """Return the event that gives the browser, at the new table, the next of its former seats that is still open.

    Returns None if no such seat is left, or if the host has removed the person from the new table.
    """
    if new.admissions.has_removed(session):
        return None
    for seat, occupant in enumerate(_rotated(before.occupants)):
        if occupant.session == session and not new.occupants[seat].taken:
            return Claim(seat, session, occupant.name)
    return None


def rematched(live: Table, new_id: str, session: str) -> Rematch | None:
    """Return the event that leads the players to the new table; None if it was applied before."""
    if live.people.rematch and live.people.rematch.table_id == new_id:
        return None
    seat = next((seat for seat, occupant in enumerate(live.occupants) if occupant.session == session), None)
    return Rematch(new_id, seat)
