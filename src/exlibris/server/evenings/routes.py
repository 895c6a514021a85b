"""Routes of evenings."""

import hashlib
from typing import Final, Literal

import msgspec
from litestar import Response

from exlibris.server.evenings import service
from exlibris.server.evenings.service import Evenings, EveningSeatRow
from exlibris.server.http.callers import Caller
from exlibris.server.http.origins import Links
from exlibris.server.tables.workers import Asker
from exlibris.table.routes import get, post, put

LARGEST_BODY: Final = 16 * 1024  # larger than any draft


def _writer(evening_id: str, caller: Caller) -> str:
    return hashlib.sha256(f"evening {evening_id} {caller.session}".encode()).hexdigest()[:16]


def _seen(row: EveningSeatRow, writer: str) -> service.EveningSeat:
    state: Literal["free", "writing", "done"] = "done" if row.done else "writing" if row.writer else "free"
    draft = msgspec.convert(row.draft, service.SeatDraft)
    return service.EveningSeat(state=state, yours=row.writer == writer, version=row.version, draft=draft)


async def _shown(evenings: Evenings, evening_id: str, caller: Caller, links: Links) -> service.Evening:
    evening, seats = await evenings.read(evening_id)
    writer = _writer(evening_id, caller)
    return service.Evening(
        id=evening_id,
        link=links.to_evening(evening_id),
        version=evening.version,
        table=msgspec.convert(evening.form, service.EveningTable),
        table_version=evening.form_version,
        called=evening.called,
        seats=[_seen(row, writer) for row in seats],
    )


async def open_evening(
    *, data: service.NewEvening, caller: Caller, network_tag: str, evenings: Evenings, links: Links
) -> Response[service.Evening]:
    """Open an evening for a physical game: everybody with its link enters a shelf. It is deleted after a day."""
    evening_id = await evenings.open(data, Asker(network_tag, caller.session))
    return Response(await _shown(evenings, evening_id, caller, links), cookies=caller.cookies())


async def read_evening(
    *, evening_id: str, caller: Caller, evenings: Evenings, links: Links, after: service.Version = 0
) -> service.Evening | None:
    """Return an evening, or null if its version is still `after`."""
    shown = await _shown(evenings, evening_id, caller, links)
    return None if shown.version == after else shown


async def take_evening_seat(
    *, evening_id: str, data: service.TakeSeat, caller: Caller, evenings: Evenings, links: Links
) -> Response[service.Evening]:
    """Let this browser enter a seat's shelf. A seat that it has finished can be changed again."""
    await evenings.take(evening_id, _writer(evening_id, caller), data)
    return Response(await _shown(evenings, evening_id, caller, links), cookies=caller.cookies())


async def write_evening_seat(
    *,
    evening_id: str,
    seat: service.SeatNumber,
    data: service.WrittenSeat,
    caller: Caller,
    network_tag: str,
    evenings: Evenings,
    links: Links,
) -> service.Evening:
    """Store one of this browser's seats."""
    await evenings.write(evening_id, seat, _writer(evening_id, caller), data, Asker(network_tag, caller.session))
    return await _shown(evenings, evening_id, caller, links)


async def write_evening_table(
    *, evening_id: str, data: service.WrittenTable, caller: Caller, evenings: Evenings, links: Links
) -> service.Evening:
    """Store the part of the form for all seats, which every phone may change."""
    await evenings.write_table(evening_id, data)
    return await _shown(evenings, evening_id, caller, links)


async def call_inspector(*, evening_id: str, caller: Caller, evenings: Evenings, links: Links) -> service.Evening:
    """Call the inspector to all phones, once every shelf is complete."""
    await evenings.call(evening_id)
    return await _shown(evenings, evening_id, caller, links)


EVENING: Final = "/evenings/{evening_id}"
OPENING_EVENINGS: Final = (post("/evenings", open_evening, status=201),)
EVENINGS: Final = (
    get(EVENING, read_evening),
    put(EVENING, write_evening_table),
    post(f"{EVENING}/call", call_inspector),
    post(f"{EVENING}/seats", take_evening_seat),
    put(f"{EVENING}/seats/{{seat}}", write_evening_seat),
)
