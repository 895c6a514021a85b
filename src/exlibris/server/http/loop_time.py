"""A fair share of the event loop for each network: a network that keeps it busy for too long has to wait.

Request limits count requests, and the worker queues share the worker processes. This module shares the rest: all work
that the event loop does itself, such as writing long logs, compressing answers and refusing requests.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from time import monotonic, perf_counter
from typing import Any, Final, Generic, TypeVar

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from exlibris.server.http.callers import network_behind
from exlibris.table.errors import TableError

SHARE: Final = 0.2  # of the loop's time that each network may use while other networks are active
CREDIT: Final = 0.1  # seconds of the loop's time that a network may use before it has to wait
LATELY: Final = 5.0  # seconds after its last request during which a network counts as active
LONGEST_SLEEP: Final = 0.2  # seconds until a waiting request checks again whether other networks are active
MOST_WAITING: Final = 512  # requests per network; above its connection limit, as clients may have given up
FIRST_GUESS: Final = 0.005  # seconds for a request of a new network
NEWEST_PART: Final = 0.1  # weight of the newest request in the usual time
KNOWN: Final = 1_000  # accounts; with more of them, idle networks without debt are deleted
TRY_AGAIN_LATER: Final = 1013

Result = TypeVar("Result")


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
