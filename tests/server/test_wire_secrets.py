"""Whole games over the wire beside twins with other hidden cards: whoever can't see them gets the same bytes.

`EXLIBRIS_WIRE_GAMES` says how many games are played, from number `EXLIBRIS_WIRE_FIRST` on.
"""

import os
import random
from collections.abc import AsyncIterator, Hashable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pytest
from litestar import Litestar
from msgspec import structs

from exlibris.engine import (
    COMPILED,
    SPECTATOR,
    Commitment,
    Event,
    Record,
    Recorder,
    Ruleset,
    State,
    new_game,
    preset,
    preset_names,
)
from exlibris.server.app import create_app
from exlibris.server.notifications.channels import notice, sentence
from exlibris.server.notifications.rows import Webhook
from exlibris.table import advice, games
from exlibris.table.live import Table
from exlibris.table.options import OpenedTable
from exlibris.table.replay import Timeline, TimelineCache
from exlibris.texts import LANGUAGES
from server.conftest import settings_in
from support.devices import Device
from support.seating import opened, with_options
from support.swapping import Choice, RandomGame, Twin, random_game, twin_of
from support.wire import WireBrowser, store_of, tables_of

GAMES = int(os.environ.get("EXLIBRIS_WIRE_GAMES", "1"))
FIRST = int(os.environ.get("EXLIBRIS_WIRE_FIRST", "7"))
LOOKS: Final = 1  # in a game, at everything that can be asked
UNDONE: Final = 0.05  # of the choices are taken back, if they may, and made again
HASH: Final = "c0" * 32  # of commitments: the true ones are of different salts
NO_ACTION: Final = 99_999
LOOKED_AT: Final = (
    "", "?seat=0", "/record", "/replay", "/replay?eyes=all", "/replay/review", "/position", "/chat", "/invitation"
)  # fmt: skip


class SeparateTimelines(TimelineCache):
    """Timelines of several applications, whose tables have the same id but not the same seed."""

    def of(self, key: Hashable, record: Record) -> Timeline:
        """Return the timeline of a record."""
        return super().of((key, record.seed), record)


class World:
    """One application with the game, or a twin of it, at a table; `browsers` are those of the viewers."""

    def __init__(self, app: Litestar, number: int, game: RandomGame, twin: Twin | None) -> None:
        self.twin = twin
        self.tables = tables_of(app)
        self.store = store_of(app)
        languages = sorted(LANGUAGES)
        self.browsers = {
            viewer: WireBrowser(app, f"{viewer % 5}{number:042}", languages[(number + viewer) % len(languages)])
            for viewer in game.viewers
        }
        seed = game.seed if twin is None else random.Random(f"{number} {twin.other}").randbytes(32)
        sessions = [self.browsers[seat].session for seat in range(game.seats)]
        table, self.claims = opened(game.seats, number, sessions, game.rules)
        commitment = Commitment(HASH, seed[::-1], "{}")
        self.opened: OpenedTable = structs.replace(
            with_options(table, hints=True), id=f"table-{number}", seed=seed, commitment=commitment
        )

    @property
    def table(self) -> str:
        return self.opened.id

    async def live(self) -> Table:
        return await self.tables.load(self.table)

    def action(self, choice: Choice) -> int:
        """Return the action by which a choice is made here."""
        return self.twin.action(choice) if self.twin else choice.action

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open the table, and let everybody listen."""
        await self.store.open(self.opened, self.claims)
        async with AsyncExitStack() as stack:
            for viewer, browser in self.browsers.items():
                seat = None if viewer == SPECTATOR else viewer
                await stack.enter_async_context(browser.listening(self.table, seat))
                await browser.reach(0)
                if seat is not None:  # those who are here are told who comes
                    for earlier in range(seat):
                        await self.browsers[earlier].frame()
            yield

    async def choose(self, choice: Choice, over_socket: bool) -> None:
        """Make a choice by one of the doors, and wait until everybody has been told of it."""
        browser, path, action = self.browsers[choice.seat], f"/api/tables/{self.table}", self.action(choice)
        if over_socket:
            await browser.tell({"id": 1, "seat": choice.seat, "action": action, "number": browser.seen})
        else:
            await browser.ask(
                "POST", f"{path}/actions", {"seat": choice.seat, "action": action, "number": browser.seen}
            )
        await self.told()

    async def undo(self, seat: int, over_socket: bool) -> None:
        """Take a seat's last action back."""
        browser = self.browsers[seat]
        if over_socket:
            await browser.tell({"id": 1, "seat": seat, "undo": True, "number": browser.seen})
        else:
            await browser.ask("POST", f"/api/tables/{self.table}/undo", {"seat": seat, "number": browser.seen})
        await self.told()

    async def told(self) -> None:
        """Wait until every browser has heard of what has happened; note what messages of other kinds would say."""
        live = await self.live()
        for browser in self.browsers.values():
            await browser.reach(live.number_for(browser.session))
            hook = Webhook(browser.session, "https://hooks.example", browser.language, "http://library.example")
            phone = Device("wire", browser.session, browser.language).subscription
            browser.got += [sentence(live, hook).encode(), notice(live, phone).encode()]

    async def look(self, choice: Choice, ply: int) -> None:
        """Ask everything that can be asked of a table, and for what is not allowed, just before a choice."""
        path = f"/api/tables/{self.table}"
        for viewer, browser in self.browsers.items():
            seat = max(viewer, 0)
            for what in (*LOOKED_AT, f"/best-flips?seat={seat}", f"/replay/snapshots?first={ply}&count=2"):
                await browser.ask("GET", path + what)
            for what in ("/api/tables", "/api/lobby"):
                await browser.ask("GET", what)
            await self.ask_in_vain(browser, seat)
            await browser.ask("POST", f"{path}/seats/{seat}/hint", {"number": browser.seen})
            if viewer == choice.seat:
                act = {"action": self.action(choice), "number": browser.seen}
                await browser.ask("POST", f"{path}/preview", {**act, "seat": seat})
                await browser.ask("POST", f"{path}/seats/{seat}/estimate", act)

    async def ask_in_vain(self, browser: WireBrowser, seat: int) -> None:
        """Ask for what no browser may do: act wrongly, too late, for somebody else, or not at all."""
        path = f"/api/tables/{self.table}"
        act = {"seat": seat, "action": NO_ACTION, "number": browser.seen}
        for wrong in (act, {**act, "number": 1}, {**act, "seat": (seat + 1) % 2}, {**act, "seat": 9}, {"seat": seat}):
            await browser.ask("POST", f"{path}/actions", wrong)
            await browser.ask("POST", f"{path}/preview", wrong)
            told = {"id": 1, "seat": wrong["seat"], "action": wrong.get("action"), "number": wrong.get("number", -1)}
            await browser.tell(told)
        await browser.ask("POST", f"{path}/undo", {"seat": seat, "number": 1})

    async def chat(self, seat: int) -> None:
        """Let a seat say something, and everybody read it."""
        line = {"seat": seat, "phrase": "nice"}
        await self.browsers[seat].ask("POST", f"/api/tables/{self.table}/chat", line)
        for browser in self.browsers.values():
            await browser.frame()

    def take(self) -> dict[int, list[bytes]]:
        """Return what each browser has received since the last time."""
        return {viewer: browser.take() for viewer, browser in self.browsers.items()}


Deals = dict[bytes, tuple[State, bytes]]  # by the twin's seed, its first position and the seed of the true game


def as_dealt(event: Event, twin: State) -> Event:
    """Return an event of the true game's setup as it would be told of the twin's: with its hands and foci."""
    if event.kind == "hand":
        return replace(event, cards=twin.hands[event.seat])
    return replace(event, value=twin.deal.focus[event.seat]) if event.kind == "focus" else event


@pytest.fixture
def deals(monkeypatch: pytest.MonkeyPatch) -> Deals:
    """Return first positions by seed; games of other seeds are dealt as ever."""
    chosen: Deals = {}

    def dealt(rules: Ruleset, seats: int, seed: bytes, recorder: Recorder | None = None) -> State:
        if seed not in chosen:
            return new_game(rules, seats, seed, recorder)
        start, true_seed = chosen[seed]
        state, setup = start.clone(), Recorder()
        new_game(rules, seats, true_seed, setup)
        state.recorder = recorder
        if recorder is not None:
            recorder.events += [as_dealt(event, state) for event in setup.take()]
        return state

    for module in ("table.live", "engine", "engine.record"):
        monkeypatch.setattr(f"exlibris.{module}.new_game", dealt)
    monkeypatch.setattr(games, "TIMELINES", SeparateTimelines())
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.0)  # as much as can be thought in no time, which is always the same
    return chosen


@pytest.mark.skipif(COMPILED, reason="compiled code deals by itself")
@pytest.mark.slow
async def test_whoever_cannot_see_another_deal_gets_the_same_bytes_all_game(tmp_path: Path, deals: Deals) -> None:
    async with AsyncExitStack() as stack:
        apps = [create_app(settings_in(tmp_path / str(n))) for n in range(3)]
        for app in apps:
            await stack.enter_async_context(app.lifespan())
        for number in range(FIRST, FIRST + GAMES):
            await compare(apps, number, deals)


async def compare(apps: list[Litestar], number: int, deals: Deals) -> None:
    """Play a game and two twins of it side by side; together, all viewers are compared."""
    luck = random.Random(number)
    rules = preset(preset_names()[number % len(preset_names())])
    game = random_game(rules, 2 + number % 3, number)
    twins = [twin_of(game, (number + n) % game.seats, share, luck) for n, share in enumerate((1.0, 0.4))]
    worlds = [World(app, number, game, twin) for app, twin in zip(apps, (None, *twins), strict=True)]
    for world, twin in zip(worlds[1:], twins, strict=True):
        deals[world.opened.seed] = (twin.start, game.seed)
    looks = {luck.randrange(max(twin.choices for twin in twins)) for _ in range(LOOKS)}
    async with AsyncExitStack() as stack:
        for world in worlds:
            await stack.enter_async_context(world.open())
        for ply, choice in enumerate(game.choices[: max(twin.choices for twin in twins)]):
            alike = [world for world in worlds[1:] if world.twin and ply < world.twin.choices]
            await choose_alike([worlds[0], *alike], choice, ply in looks, luck.random())
            assert_alike(worlds[0], alike, f"game {number}, choice {ply}")
            made = [len((await world.live()).actions) for world in (worlds[0], *alike)]
            assert made == [ply + 1] * len(made), "every choice was taken"


async def choose_alike(worlds: list[World], choice: Choice, looks: bool, chance: float) -> None:
    """Make the same choice in all worlds; now and then somebody looks or speaks, or takes it back first."""
    for world in worlds:
        over_socket = int(chance * 1000) % 2 == 0
        if looks:
            await world.look(choice, int(chance * 8))
            await world.chat(choice.seat)
        await world.choose(choice, over_socket)
        if chance < UNDONE and (await world.live()).undoable(choice.seat):
            await world.undo(choice.seat, over_socket)
            await world.choose(choice, not over_socket)


def assert_alike(true: World, twins: list[World], where: str) -> None:
    """Compare what was received in all worlds since the last time."""
    truth = true.take()
    for world in twins:
        got = world.take()
        for viewer in got:
            if world.twin and viewer != world.twin.other:
                difference = next(differences(truth[viewer], got[viewer]), "")
                assert not difference, f"{where}: viewer {viewer}, while seat {world.twin.other} differs: {difference}"


def differences(one: list[bytes], other: list[bytes]) -> Iterator[str]:
    """Yield where two lists of messages differ, with what is there."""
    for n, (left, right) in enumerate(zip_longest(one, other, fillvalue=b"")):
        if left != right:
            at = next((i for i, (mine, yours) in enumerate(zip_longest(left, right)) if mine != yours), 0)
            start = max(at - 100, 0)
            yield f"message {n}, byte {at}: {left[start : at + 100]!r} and {right[start : at + 100]!r}"
