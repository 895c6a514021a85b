"""The services that all requests share: built from the settings, started and stopped together."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from functools import partial

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from exlibris.server.accounts.passwords import Attempts
from exlibris.server.accounts.rows import MailedLinks
from exlibris.server.accounts.service import SIGNED_OUT, AccountService, channel_of
from exlibris.server.background import in_background
from exlibris.server.chat import CHAT_NEWS, ChatLines
from exlibris.server.cluster.messages import Changed, Known, Said, WhoIsHere, by_postgres, by_redis
from exlibris.server.cluster.sharing import KeptRows, Sharing, lead
from exlibris.server.evenings.service import Evenings
from exlibris.server.http.bans import Bans
from exlibris.server.http.callers import Callers
from exlibris.server.http.limits import Counters, LoopTime, RequestLimit, Sockets
from exlibris.server.lobby import Lobby
from exlibris.server.mail import Outbox, mailer_of
from exlibris.server.monitoring import Readiness, count_tables
from exlibris.server.notifications.channels import Channel, PushSender, Turns, notice, post_to, sentence
from exlibris.server.notifications.rows import PushKeys, Subscriptions, Webhooks
from exlibris.server.programs import ProgramTokens
from exlibris.server.ratings import Rater, Ratings
from exlibris.server.settings import Settings
from exlibris.server.storage.database import Database, StorageError, in_one_line
from exlibris.server.storage.store import STOPPED, Store, recorded_run
from exlibris.server.tables.computers import Autopilot
from exlibris.server.tables.service import Allowance, TableLimits, Tables
from exlibris.server.tables.workers import BULK_NICENESS, OF_REQUESTS, WorkerPool
from exlibris.table.bots import ServerBots
from exlibris.table.clocks import Uptime
from exlibris.table.live import Table

MEGABYTE = 1_000_000
UNHEARD = timedelta(minutes=5)  # older events have been announced, or were caught up with before
PAUSE = 1.0  # seconds between attempts to reach the database

logger = logging.getLogger(__name__)


class Services:
    """The services of one process. Handlers receive each by its attribute's name."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.channels = _table_channels()
        self.counters = Counters(settings.redis)
        self.is_leading = False
        self._make_rows()
        self._make_limits()
        self._make_workers()
        self._make_tables()
        self._make_notices()
        self._make_accounts()
        self.sharing = _sharing_of(self) if self.database.is_shared else None

    def _make_rows(self) -> None:
        self.chat = ChatLines(self.database, self.chatted)
        self.programs = ProgramTokens(self.database, self.program_ended, self.rows_changed)
        self.webhooks = Webhooks(self.database, self.rows_changed)
        self.subscriptions = Subscriptions(self.database, self.rows_changed)
        self.push_keys = PushKeys(self.database)
        self.kept: tuple[KeptRows, ...] = (self.webhooks, self.subscriptions, self.programs)
        self.callers = Callers(self.database)

    def _make_limits(self) -> None:
        self.bans = Bans(self.database, self.table_closed)
        self.loop_time = LoopTime()
        self.sockets = Sockets(self.settings.sockets_of_network, self.settings.spectators)
        self.request_limit = RequestLimit(self.settings.requests_per_second, self.counters.stores)

    def _make_workers(self) -> None:
        bots, requests = self.settings.bot_seconds, self.settings.request_seconds
        self.bot_workers = WorkerPool(self.settings.bot_workers, bots, name="bots")
        self.quick_workers = WorkerPool(self.settings.quick_workers, requests, name="quick", budget=OF_REQUESTS)
        self.request_workers = WorkerPool(self.settings.request_workers, requests, name="requests", budget=OF_REQUESTS)
        self.review_workers = WorkerPool(
            self.settings.review_workers, self.settings.review_seconds, BULK_NICENESS, "reviews", OF_REQUESTS
        )
        self.pools = (self.bot_workers, self.quick_workers, self.request_workers, self.review_workers)
        self.readiness = Readiness(self.database, self.pools)

    def _make_tables(self) -> None:
        self.bots = ServerBots(self.settings.bots)
        self.uptime = Uptime(longest=STOPPED)
        self.pilot = Autopilot(self.settings.grace, self.bot_workers, self.load_changed)
        self.tables = Tables(
            self.store,
            self.settings.table_memory * MEGABYTE,
            self.bots,
            self.changed,
            uptime=self.uptime,
            bot_tables=self.settings.bot_tables,
            limits=TableLimits(
                browser=self.settings.tables_of_browser,
                network=self.settings.tables_of_network,
                allowance=Allowance(self.settings.bytes_of_network, self.settings.bytes_of_browser),
            ),
            on_load=self.loaded,
            on_presence=self.presence_changed,
            on_finish=self.game_finished,
            closed=self.bans.closed,
        )
        self.rater = Rater(self.tables, Ratings(self.database))
        self.evenings = Evenings(self.database, self.tables, self.settings.tables_of_network)
        self.lobby = Lobby(self.store, self.tables, self.settings.listed_of_network)
        self.count_tables = partial(count_tables, self.store, self.tables)

    def _make_notices(self) -> None:
        self.webhook_channel = Channel(self.webhooks, sentence, post_to)
        self.push_channel = Channel(self.subscriptions, notice, PushSender(self.push_keys), "a push service")
        self.turns = Turns([self.webhook_channel, self.push_channel])

    def _make_accounts(self) -> None:
        self.attempts = Attempts(self.counters.stores.get("failed_sign_ins"))
        self.mailed_links = MailedLinks(self.database)
        self.accounts = AccountService(
            self.database,
            self.tables,
            self.channels,
            self.chat,
            self.webhooks,
            self.subscriptions,
            self.bans,
            self.attempts,
        )
        self.outbox = Outbox(mailer_of(self.settings.smtp) if self.settings.smtp else None)

    def changed(self, table_id: str) -> None:
        """Notify browsers, bots and other processes of a new event at a table."""
        self.changed_elsewhere(table_id)
        self._tell_others(Changed, table_id)

    def changed_elsewhere(self, table_id: str) -> None:
        """Notify this process's browsers and bots of a new event at a table."""
        self.channels.publish(b"", table_id)
        self.pilot.wake(table_id)
        if self.is_leading:
            self.turns.look(self.tables, table_id)

    def loaded(self, table_id: str) -> None:
        """Notify bots and other processes that a table was loaded into memory."""
        self.pilot.wake(table_id)
        self._tell_others(WhoIsHere, table_id)

    def game_finished(self) -> None:
        """Tell the rater that a game has finished."""
        self.rater.wake()

    def table_closed(self, table_id: str) -> None:
        """Drop a table that the operator has closed from memory, and notify the browsers that have it open."""
        self.tables.recent.forget(table_id)
        self.channels.publish(b"", table_id)

    def presence_changed(self, table_id: str) -> None:
        """Notify browsers and other processes that a browser has opened or closed a table here."""
        self.channels.publish(b"", table_id)
        if self.sharing:
            self.sharing.tell_presence(table_id)

    def load_changed(self, live: Table) -> None:
        """Notify browsers and other processes of a change in a table's `load`."""
        self.channels.publish(b"", live.opened.id)
        if self.sharing:
            self.sharing.tell_load(live)

    def program_ended(self, session: str) -> None:
        """Close a program's WebSockets in this process, so that it stops counting as present once its token is gone."""
        self.channels.publish(SIGNED_OUT, channel_of(session))

    def chatted(self, table_id: str) -> None:
        """Notify browsers and other processes of a new chat line at a table."""
        self.chatted_elsewhere(table_id)
        self._tell_others(Said, table_id)

    def chatted_elsewhere(self, table_id: str) -> None:
        """Notify this process's browsers of a possible new chat line at a table."""
        self.channels.publish(CHAT_NEWS, table_id)

    def rows_changed(self, session: str) -> None:
        """Notify other processes that a session's webhook, subscriptions or token have changed."""
        self._tell_others(Known, session)

    def _tell_others(self, kind: type[Changed | Known | Said | WhoIsHere], what: str) -> None:
        if self.sharing:
            self.sharing.tell(kind, what)

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None, None]:
        """Start all services, and stop them in reverse order at the end of the block."""
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.database.stop)
            await self._start_database()
            await stack.enter_async_context(self.counters.kept())
            stack.push_async_callback(self.outbox.stop)
            await stack.enter_async_context(in_background(self.bans.keep_reading(), "reading bans"))
            await stack.enter_async_context(recorded_run(self.database, self.uptime))
            await stack.enter_async_context(self.channels)
            if self.sharing:
                await stack.enter_async_context(self.sharing.running())
                await stack.enter_async_context(in_background(lead(self.database.engine, self.leading), "leading"))
            else:
                await stack.enter_async_context(self.leading())
            yield

    async def _start_database(self) -> None:
        """Prepare the database and read the rows kept in memory.

        Retry if a shared database is unreachable: it may be down just when a process is replaced.
        """
        while True:
            try:
                await self.database.start()
                await self.callers.start()
                await self.bans.start()
                for rows in self.kept:
                    await rows.start()
            except StorageError as error:
                if not self.database.is_shared:
                    raise
                logger.error("the database is unreachable, will retry: %s", in_one_line(error))
                await asyncio.sleep(PAUSE)
            else:
                return

    @asynccontextmanager
    async def leading(self) -> AsyncGenerator[None, None]:
        """Run the work that a single process does for all processes on the database."""
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.webhook_channel.stop)
            stack.push_async_callback(self.push_channel.stop)
            stack.push_async_callback(self.turns.stop)
            self.is_leading = True
            stack.callback(setattr, self, "is_leading", False)
            stack.push_async_callback(self.pilot.stop)
            await self.pilot.start(self.tables, timedelta(days=self.settings.days_awake))
            await stack.enter_async_context(in_background(self.rater.run(), "rating games"))
            await stack.enter_async_context(in_background(self.evenings.sweep(), "deleting old evenings"))
            days = self.settings.keep_days
            sweep = self.tables.sweep(timedelta(days=days) if days else None)
            await stack.enter_async_context(in_background(sweep, "deleting old tables"))
            yield


def _sharing_of(services: Services) -> Sharing:
    redis = services.settings.redis
    connect = partial(by_redis, redis) if redis else partial(by_postgres, services.database.engine)
    wake_missed = partial(services.pilot.wake_all, UNHEARD)
    return Sharing(
        services.store,
        services.tables,
        services.kept,
        connect,
        services.changed_elsewhere,
        wake_missed,
        services.chatted_elsewhere,
    )


def _table_channels() -> ChannelsPlugin:
    """Return the channels of all tables. A slow subscriber loses its oldest messages, which newer ones supersede."""
    return ChannelsPlugin(
        MemoryChannelsBackend(),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=100,
        subscriber_backlog_strategy="dropleft",
    )
