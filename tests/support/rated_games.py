"""Games of accounts that are over and not rated yet, put into a server's store before it starts."""

import asyncio
import random

from msgspec import structs

from exlibris.server.accounts.passwords import password_hash
from exlibris.server.accounts.rows import Accounts
from support.keeping import dated_now, finish, stored
from support.seating import after, events, opened, with_options


def keep_games(url: str, names: tuple[str, str], password: str, count: int) -> None:
    """Store so many games of two accounts, played at random to their end; show both among the players."""

    async def work() -> None:
        async with stored(url) as store:
            accounts = Accounts(store.database)
            known = password_hash(password)
            sessions = []
            for name in names:
                account = await accounts.add(name, known, None)
                await accounts.change(account.session, shown=True)
                sessions.append(account.session)
            for seed in range(count):
                table, happened = opened(2, seed, sessions[:: 1 if seed % 2 else -1])
                table = structs.replace(with_options(table, listed=True), id=f"table-{seed}")
                more = events(after(table, happened), random.Random(seed))
                await finish(store, table, dated_now([*happened, *more]))

    asyncio.run(work())
