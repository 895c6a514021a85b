"""Forgetting somebody: at every table events say that the seats are nobody's, then the rows follow.

The games of the others go on, and replay as before. If this is stopped half-way, the next call does the rest.
"""

from collections.abc import Collection
from functools import partial

from exlibris.bots import USUAL
from exlibris.server.running.tables import Tables
from exlibris.server.storage.store import Store
from exlibris.table.errors import NO_TABLE, UNREADABLE, TableError
from exlibris.table.events import AnyEvent, Host, Leave, Reassign, Release, Rename, Transfer, Withdraw
from exlibris.table.fold.live import LiveTable
from exlibris.table.options import default_name
from exlibris.table.sessions import is_nobody, is_program, nobodys_session

PASSES = 2  # the second one for what a request has done that was on its way


async def forget(store: Store, tables: Tables, session: str) -> None:
    """Forget all that one session has."""
    for _ in range(PASSES):
        for table_id in await store.ownership.tables_of(session):
            await forget_at(store, tables, table_id, session)
        await store.webhooks.forget(session)
        await store.subscriptions.forget(session)
        await store.ratings.forget(session)
        await store.traces.erase_person(session)


async def forget_at(store: Store, tables: Tables, table_id: str, session: str) -> None:
    """Forget somebody at a table; without them, a game of theirs alone that isn't finished is deleted."""
    nobody = host = nobodys_session()
    try:
        live = await tables.load(table_id)
        if is_only_theirs(live, session):
            await tables.delete(table_id, partial(check_only_theirs, session=session))
            return
        await forget_in_rematches(store, tables, live, names_of(live, session))
        wanted = partial(next_farewell, session=session, nobody=nobody)
        while wanted(live):
            live = await tables.change(table_id, wanted)
        host = live.opened.maker_session
    except TableError as error:
        if error.code == NO_TABLE:  # deleted meanwhile
            return
        if error.code not in UNREADABLE:  # what can't be read has rows all the same
            raise
    await store.chat.forget_writer(table_id, session, nobody)
    await store.traces.erase_at(table_id, session, nobody, host)


def next_farewell(live: LiveTable, session: str, nobody: str) -> AnyEvent | None:
    """Return the next event by which somebody goes from a table for good, None when they are gone.

    The next person becomes the host. Before the game the seat is open again, and who has asked for one
    asks no more; in the game a computer plays on.
    """
    if live.opened.maker_session == session:
        return Host(heir(live, session) or nobody)
    for seat, one in enumerate(live.occupants):
        if one.session == nobody and live.status == "waiting":
            return Release(seat)
        if one.session != session:
            continue
        if live.status == "playing" and one.stand_in is None:
            return Leave(seat, USUAL)
        return Transfer(seat, nobody, default_name(seat))
    return next_withdrawal(live, session, nobody)


def next_withdrawal(live: LiveTable, session: str, nobody: str) -> AnyEvent | None:
    """Return the next event by which somebody's requests to sit down are nobody's, None when they are."""
    if asked := live.admissions.open_of(session):
        return Withdraw(asked.number)
    made = live.admissions.of(session)
    return Reassign(made[-1].number, nobody, default_name(made[-1].seat)) if made else None


def heir(live: LiveTable, session: str) -> str | None:
    """Return whom a table belongs to without somebody: its host, another person there, or else a program."""
    others = {one.session for one in live.occupants if one.session} - {session}
    if live.opened.maker_session != session:
        others.add(live.opened.maker_session)
    return next(iter(sorted((one for one in others if not is_nobody(one)), key=is_program)), None)


def is_only_theirs(live: LiveTable, session: str) -> bool:
    """Return whether a game isn't finished, and nobody else plays it."""
    return not live.is_finished and heir(live, session) is None


def check_only_theirs(live: LiveTable, session: str) -> None:
    """Raise TableError if somebody else has sat down meanwhile."""
    if not is_only_theirs(live, session):
        raise TableError("table-changed", "Something has happened at one of your tables just now; try again.")


def names_of(live: LiveTable, session: str) -> set[str]:
    """Return the names under which somebody sits at a table."""
    return {one.name for one in live.occupants if one.session == session}


async def forget_in_rematches(store: Store, tables: Tables, live: LiveTable, names: Collection[str]) -> None:
    """Rename the seats that were opened for somebody in the games after this one, and where they did not sit down."""
    wanted = partial(next_renaming, names=names)
    while live.people.rematch and names:
        try:
            live = await tables.load(live.people.rematch.table_id)
        except TableError:  # deleted
            return
        while wanted(live):
            live = await tables.change(live.opened.id, wanted)
        await store.traces.erase_names_at(live.opened.id, names)


def next_renaming(live: LiveTable, names: Collection[str]) -> Rename | None:
    """Return the next event by which a seat that no person has gets another name, None when none has one of these."""
    for seat, one in enumerate(live.occupants):
        if one.session is None and one.name in names and one.name != default_name(seat):
            return Rename(seat, default_name(seat))
    return None
