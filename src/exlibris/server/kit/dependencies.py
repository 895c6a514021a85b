"""Types of what routes ask for by name, and the dependencies that routes about one table share."""

from collections.abc import Callable
from typing import Annotated, TypeAlias, TypeVar, TypeVarTuple

from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from exlibris.server.base.settings import Settings
from exlibris.server.kit.caller import Caller
from exlibris.server.kit.counters import RequestLimit
from exlibris.server.kit.links import Links
from exlibris.server.running.fairness import Asker
from exlibris.server.running.openers import NetworkTags
from exlibris.server.running.pool import WorkerPool
from exlibris.server.running.tables import Tables
from exlibris.server.storage.store import Store
from exlibris.table.bots import ServerBots
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.onlooker import Onlooker

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

TheBots: TypeAlias = NamedDependency[ServerBots]
TheTables: TypeAlias = NamedDependency[Tables]
TheStore: TypeAlias = NamedDependency[Store]
TheWorkers: TypeAlias = NamedDependency[WorkerPool]
TheQuickWorkers: TypeAlias = NamedDependency[WorkerPool]
TheReviewers: TypeAlias = NamedDependency[WorkerPool]
TheNetwork: TypeAlias = NamedDependency[str]
TheNetworkTags: TypeAlias = NamedDependency[NetworkTags]
TheAsker: TypeAlias = NamedDependency[Asker]
TheCaller: TypeAlias = NamedDependency[Caller]
TheLinks: TypeAlias = NamedDependency[Links]
TheRequestLimit: TypeAlias = NamedDependency[RequestLimit]
TheSettings: TypeAlias = NamedDependency[Settings]
TheChannels: TypeAlias = NamedDependency[ChannelsPlugin]
TheLanguage: TypeAlias = NamedDependency[str]
TableId: TypeAlias = FromPath[str]
LogMark: TypeAlias = Annotated[str, QueryParameter(max_length=60)]
SeatNumber: TypeAlias = FromPath[int]
TheTable: TypeAlias = NamedDependency[LiveTable]


class Thinking(Struct, frozen=True):
    """What worker processes do for a request."""

    asker: Asker
    workers: WorkerPool

    async def __call__(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Return what the function returns in a worker process when it is the asker's turn. Raises as it does there."""
        return await self.workers.run(self.asker, work, *args)


TheThink: TypeAlias = NamedDependency[Thinking]


def thinking(asker: TheAsker, request_workers: TheWorkers) -> Thinking:
    """Return what does the work that a request asks for."""
    return Thinking(asker, request_workers)


def thinking_quickly(asker: TheAsker, quick_workers: TheQuickWorkers) -> Thinking:
    """Return what does work that is over at once."""
    return Thinking(asker, quick_workers)


def thinking_long(asker: TheAsker, review_workers: TheReviewers) -> Thinking:
    """Return what does work that takes long."""
    return Thinking(asker, review_workers)


def asker_of(*, network: TheNetwork, caller: TheCaller) -> Asker:
    """Return for whom work is queued; browsers of a network that are new here count as one person."""
    return Asker(network, caller.session if caller.known else "")


def onlooker(
    *,
    table_id: TableId,
    caller: TheCaller,
    links: TheLinks,
    tables: TheTables,
    spoken: TheLanguage,
    log_mark: LogMark = "",
) -> Onlooker:
    """Return who asks about the table."""
    return Onlooker(
        session=caller.session,
        language=spoken,
        share_url=links.to(table_id),
        log_mark=log_mark,
        now=tables.now,
    )


async def loaded(table_id: TableId, tables: TheTables, caller: TheCaller) -> LiveTable:
    """Return the table as it is now, and count a player who asks as present. Raises TableError for an unknown id."""
    live = await tables.look_at(table_id)
    if live.seats_of(caller.session):
        tables.presences.look_in(table_id, caller.session)
    return live


TheOnlooker: TypeAlias = NamedDependency[Onlooker]
