"""Tables of a running server played forward in its store: most of a game without a request for each move."""

import asyncio
import random

from exlibris.server.live import LiveTable
from exlibris.server.repositories import EventRepository
from exlibris.server.settings import Settings
from exlibris.server.store import Store, event_row
from exlibris.server.tables import begun, replay
from support.seating import events


def forward_to_the_last_round(settings: Settings, table_id: str) -> None:
    """Play the table at random, all its seats, to a decision of a person in the last round.

    The server does not notice until it loads the table; until then a person has to be asked, so that no bot moves.
    """
    asyncio.run(_forward(settings, table_id))


async def _forward(settings: Settings, table_id: str) -> None:
    store = Store(settings.database)
    await store.start()
    table = await store.table(table_id)
    assert table, f"there is no table {table_id}"
    live = begun(table)
    replay(live, await store.events(table_id, 0))
    rows = []
    for event in events(live, random.Random(0)):
        rows.append(event_row(table_id, event))
        if is_there(live):
            break
    async with store.config.get_session() as db:
        await EventRepository(session=db).add_many(rows)
        await db.commit()
    await store.stop()


def is_there(live: LiveTable) -> bool:
    """Tell whether the last round is on and a person is asked."""
    state = live.playing()
    return bool(state.round.final) and any(live.occupants[seat].player == "human" for seat in live.pending())
