"""Games of accounts that are over and not rated yet, put into a server's store before it starts."""

import asyncio
import random

from exlibris.server.accounts.accounts import Accounts
from exlibris.server.accounts.passwords import Passwords
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import Store
from exlibris.table.fold.live import LiveTable
from support.keeping import dated_now
from support.seating import events, opened, with_options


def keep_games(url: str, names: tuple[str, str], password: str, count: int) -> None:
    """Store so many games of two accounts, played at random to their end; show both among the players."""

    async def work() -> None:
        database = Database(url)
        await database.start()
        store = Store(database)
        known = await Passwords().hashed(password)
        sessions = []
        for name in names:
            account = await Accounts(database).add(name, known, None)
            await Accounts(database).change(account.session, shown=True)
            sessions.append(account.session)
        for seed in range(count):
            table, happened = opened(2, seed, sessions[:: 1 if seed % 2 else -1])
            table = with_options(table, listed=True)
            live = LiveTable(table)
            for claim in happened:
                live.take(claim)
            entries = dated_now([*happened, *events(live, random.Random(seed))])
            await store.open(table, entries[:-1])
            await store.append(table.id, entries[-1], finishes=True)
        await database.stop()

    asyncio.run(work())
