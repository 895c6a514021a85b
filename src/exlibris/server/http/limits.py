"""Limits per network: requests, open WebSockets, and the time for which the event loop works.

Requests are counted in memory or in Redis. The loop's time covers what request limits and worker queues don't: all work
that the event loop does itself, such as writing long logs, compressing answers and refusing requests. A network that
keeps it busy for too long has to wait.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from time import monotonic, perf_counter, time
from typing import Any, Final, Generic, TypeVar, cast

from litestar import WebSocket
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware, DefineMiddleware
from litestar.middleware.rate_limit import DURATION_VALUES, CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore
from litestar.stores.registry import StoreRegistry
from litestar.types import ASGIApp, Receive, Scope, Send

from exlibris.server.background import in_background
from exlibris.server.http.callers import network_behind
from exlibris.server.http.errors import TRY_AGAIN_LATER
from exlibris.table.errors import TableError

OF_EACH_PROCESS: Final = "requests"  # protects each process from one network, so it doesn't need Redis, which is slower
PAUSE: Final = 600.0  # seconds between deletions of expired counts
SHARE: Final = 0.2  # of the loop's time that each network may use while other networks are active
CREDIT: Final = 0.1  # seconds of the loop's time that a network may use before it has to wait
LATELY: Final = 5.0  # seconds after its last request during which a network counts as active
LONGEST_SLEEP: Final = 0.2  # seconds until a waiting request checks again whether other networks are active
MOST_WAITING: Final = 512  # requests per network; above its connection limit, as clients may have given up
FIRST_GUESS: Final = 0.005  # seconds for a request of a new network
NEWEST_PART: Final = 0.1  # weight of the newest request in the usual time
KNOWN: Final = 1_000  # accounts; with more of them, idle networks without debt are deleted

Result = TypeVar("Result")


class Counters:
    """All counts by name, as Litestar `stores`. Concurrent requests in two processes may count as one."""

    def __init__(self, redis: str | None) -> None:
        self.stores = StoreRegistry(default_factory=self._made)
        self._of_process: list[MemoryStore] = []
        self._shared = None
        if redis:
            from exlibris.server.http.shared_counts import SharedCounters

            self._shared = SharedCounters(redis)

    def _made(self, name: str) -> Store:
        own = MemoryStore()
        self._of_process.append(own)
        return self._shared.counts(name, own) if self._shared and name != OF_EACH_PROCESS else own

    @asynccontextmanager
    async def kept(self) -> AsyncGenerator[None, None]:
        """Delete expired counts during the block, and close the connections at its end."""
        async with AsyncExitStack() as stack:
            if self._shared:
                stack.push_async_callback(self._shared.close)
            await stack.enter_async_context(in_background(self._forget_expired(), "forgetting counts"))
            yield

    async def _forget_expired(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            for counter in self._of_process:
                await counter.delete_expired()


class ForwardLimit(RateLimitMiddleware):
    """Litestar's rate limit, corrected for a system clock that is set back: no count outlasts its period."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """Return the counted requests; reset them if their period would end later than a new period."""
        counted = await super().retrieve_cached_history(key, store)
        until = int(time()) + DURATION_VALUES[self.unit]
        return counted if counted.reset <= until else CacheObject(history=[], reset=until)

    def create_response_headers(self, cache_object: CacheObject) -> dict[str, str]:
        """Return the rate limit headers, with Retry-After in seconds once the limit is reached."""
        headers = super().create_response_headers(cache_object)
        if len(cache_object.history) >= self.max_requests:
            headers["Retry-After"] = str(max(1, cache_object.reset - int(time())))
        return headers


class RequestLimit:
    """Limit of requests per second and network."""

    def __init__(self, per_second: int, stores: StoreRegistry) -> None:
        self._config = RateLimitConfig(
            rate_limit=("second", per_second),
            store=OF_EACH_PROCESS,
            identifier_for_request=network_behind,
            middleware_class=ForwardLimit,
        )
        self._counting = ForwardLimit(cast("Any", None), self._config)
        self._stores = stores

    @property
    def middleware(self) -> DefineMiddleware:
        """The middleware that counts requests and refuses those beyond the limit."""
        return self._config.middleware

    async def count(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Count a WebSocket message as a request. Raises TableError beyond the limit."""
        store = self._stores.get(OF_EACH_PROCESS)
        key = self._counting.cache_key_from_request(cast("Any", socket))
        counted = await self._counting.retrieve_cached_history(key, store)
        if len(counted.history) >= self._counting.max_requests:
            raise TableError("too-many-requests", "Too Many Requests", 1)
        await self._counting.set_cached_history(key, counted, store)


class Sockets:
    """Counts of open WebSockets by network, and of spectators' WebSockets by table."""

    def __init__(self, of_network: int, of_spectators: int) -> None:
        self._of_network = of_network
        self._of_spectators = of_spectators
        self._counts: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def place(self, network: str, watched: str | None) -> Iterator[None]:
        """Count a network's WebSocket during the block; `watched` is the table that a spectator watches.

        Raises TableError if it exceeds a limit.
        """
        keys = [("network", network)]
        if self._counts[keys[0]] >= self._of_network:
            raise TableError("too-many-pages", "Too many table pages are open on your network; close some.")
        if watched is not None:
            keys.append(("table", watched))
            if self._counts[keys[1]] >= self._of_spectators:
                raise TableError("too-many-spectators", "Too many people are watching this table.")
        self._counts.update(keys)
        try:
            yield
        finally:
            self._counts.subtract(keys)
            self._counts = +self._counts


class Account:
    """A network's debt in seconds, as of the time `at`, and the queue of its waiting requests.

    `usual` is the moving average of the loop's time for one request.
    """

    __slots__ = ("at", "debt", "order", "usual", "waiting")

    def __init__(self, at: float) -> None:
        self.at = at
        self.debt = 0.0
        self.usual = FIRST_GUESS
        self.waiting = 0
        self.order = asyncio.Lock()

    def owed(self, now: float) -> float:
        """Return the debt now: the network's share of the time since `at` is paid off."""
        return max(0.0, self.debt - (now - self.at) * SHARE)


class LoopTime:
    """Time for which the event loop has worked for each network; `clock` returns the time in seconds."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._accounts: dict[str, Account] = {}

    async def in_turn(self, network: str, work: Callable[[], Awaitable[Result]]) -> Result:
        """Start a network's work as soon as it is admitted, and return its result.

        The usual time is charged at the start and corrected later. Otherwise all waiting requests would start at once
        as soon as the debt is paid.
        """
        await self._turn(network)
        account = self._account(network)
        usual, taken = account.usual, 0.0
        self.spend(network, usual)

        def spend(seconds: float) -> None:
            nonlocal taken
            counted = max(usual, taken)
            taken += seconds
            self.spend(network, max(0.0, taken - counted))

        try:
            return await Timed(work(), spend)
        finally:
            self.spend(network, min(0.0, taken - usual))
            account.usual += (taken - usual) * NEWEST_PART

    def counted(self, network: str, work: Awaitable[Result]) -> "Timed[Result]":
        """Return an awaitable that does the work and charges the loop's time to the network."""
        return Timed(work, partial(self.spend, network))

    def spend(self, network: str, seconds: float) -> None:
        """Charge seconds to a network; negative seconds are a refund."""
        account, now = self._account(network), self._clock()
        account.debt, account.at = max(0.0, account.owed(now) + seconds), now

    def _account(self, network: str) -> Account:
        if network not in self._accounts:
            now = self._clock()
            self._forget(now)
            self._accounts[network] = Account(now)
        return self._accounts[network]

    def wait(self, network: str) -> float:
        """Return the seconds that a network has to wait: 0 while no other network is active."""
        now = self._clock()
        excess = self._accounts[network].owed(now) - CREDIT if network in self._accounts else 0.0
        if excess <= 0:
            return 0.0
        others = (account.at for other, account in self._accounts.items() if other != network)
        return excess / SHARE if any(now - at < LATELY for at in others) else 0.0

    async def _turn(self, network: str) -> None:
        if not self.wait(network):
            return
        account = self._accounts[network]
        account.waiting += 1
        try:
            async with account.order:
                while wait := self.wait(network):  # noqa: ASYNC110 (time pays the debt off, there is no event to wait for)
                    await asyncio.sleep(min(wait, LONGEST_SLEEP))
        finally:
            account.waiting -= 1

    def check_waiting(self, network: str) -> None:
        """Raise TableError if too many requests of the network wait."""
        if network in self._accounts and self._accounts[network].waiting >= MOST_WAITING:
            raise TableError("too-many-requests", "The server is still working on requests from your network.", 1)

    def _forget(self, now: float) -> None:
        if len(self._accounts) >= KNOWN:
            known = self._accounts.items()
            self._accounts = {name: one for name, one in known if one.owed(now) or now - one.at < LATELY}


class Timed(Awaitable[Result], Generic[Result]):
    """Awaitable that measures the time an awaited work keeps the event loop busy; `spend` gets each step's seconds."""

    def __init__(self, work: Awaitable[Result], spend: Callable[[float], None]) -> None:
        self._work = work
        self._spend = spend

    def __await__(self) -> Generator[Any, Any, Result]:
        steps = self._work.__await__()
        step: Callable[[], Any] = partial(next, steps)
        while True:
            begun = perf_counter()
            try:
                awaited = step()
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]
            finally:
                self._spend(perf_counter() - begun)
            try:
                yield awaited
            except BaseException as error:  # noqa: BLE001 (the work has to see a cancellation)
                step = partial(steps.throw, error)
            else:
                step = partial(next, steps)


class InTurn(ASGIMiddleware):
    """Middleware that delays requests and new WebSockets of a network that keeps the event loop busy for too long."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, loop_time: LoopTime) -> None:
        self._loop_time = loop_time

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on when it is admitted; if too many wait, raise TableError or close the WebSocket."""
        network = network_behind(ASGIConnection(scope))
        try:
            self._loop_time.check_waiting(network)
        except TableError as error:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await send({"type": "websocket.close", "code": TRY_AGAIN_LATER, "reason": error.detail})
        else:
            await self._loop_time.in_turn(network, partial(next_app, scope, receive, send))
