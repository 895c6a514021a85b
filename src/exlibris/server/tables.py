"""What people and bots do at tables: open one, sit down, act, undo. Each is one guarded insert."""

import hashlib
import logging
import re
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from exlibris.content import ContentError
from exlibris.engine import EngineError, Ruleset, SetupError, State, compose, new_game, preset_names
from exlibris.engine.undo import MOVED_SINCE, NOTHING_DONE, SEEN_SINCE, why_not
from exlibris.server.bots import HUMAN, ServerBots
from exlibris.server.errors import TableError
from exlibris.server.live import LiveTable
from exlibris.server.messages import Act, NewTable, UndoRequest
from exlibris.server.store import NumberTaken, Store
from exlibris.server.table_events import OpenedTable, Seat, TableEvent, default_name

logger = logging.getLogger(__name__)

HEX_SEED = re.compile(r"[0-9a-fA-F]{64}")
TOO_LATE = {
    NOTHING_DONE: "Nothing has been done yet.",
    SEEN_SINCE: "Something new has been seen since.",
    MOVED_SINCE: "Somebody else has moved since.",
}
OPEN = "open"  # a seat of a new table for whoever has the link
ID_BYTES = 12  # 96 bits: the link is a spectator's ticket


class UnreadableTable(TableError):
    """Raised for a table that can't go on here; its events stay as they are."""

    def __init__(self, opened: OpenedTable, error: Exception) -> None:
        super().__init__(410, "table-unreadable", f"Table {opened.id} can't be replayed: {error}")
        self.opened = opened


class Tables:
    """All tables. `on_change` is called with the id of each table that gets a new event."""

    def __init__(self, store: Store, games_in_memory: int, bots: ServerBots, on_change: Callable[[str], None]) -> None:
        self._bots = bots
        self._store = store
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._limit = games_in_memory
        self._on_change = on_change

    async def open(self, new: NewTable, session: str) -> str:
        """Open a table, give the browser all seats for people here, and return the table's id. Raises TableError."""
        check_bots(new, self._bots)
        opened = opened_table(new, session)
        people = [seat for seat, one in enumerate(new.seats) if one.player == "human"]
        events = [
            TableEvent(number=n, kind="claim", seat=seat, name=opened.seats[seat].name, session=session)
            for n, seat in enumerate(people, start=1)
        ]
        await self._store.open(opened, events)
        self._on_change(opened.id)
        return opened.id

    async def load(self, table_id: str) -> LiveTable:
        """Return the table with all its events so far. Raises TableError if there is none, or it can't go on here."""
        live = self._live.get(table_id) or self._begun(await self._opened(table_id))
        replay(live, await self._store.events(table_id, live.number))
        return self._keep(live)

    def _begun(self, opened: OpenedTable) -> LiveTable:
        live = begun(opened)
        live.bot_troubles = dict.fromkeys(self._bots.missing([seat.player for seat in opened.seats]), "missing")
        return live

    async def _opened(self, table_id: str) -> OpenedTable:
        try:
            opened = await self._store.table(table_id)
        except (ValueError, TypeError, LookupError) as error:  # a row that makes no table
            logger.error("table %r is damaged: %s", table_id, error)
            raise TableError(410, "table-damaged", f"Table {table_id!r} is damaged: its row can't be read.") from error
        if opened is None:
            raise TableError(404, "table-not-found", f"There is no table {table_id!r}.")
        return opened

    def _keep(self, live: LiveTable) -> LiveTable:
        kept = self._live.setdefault(live.opened.id, live)
        self._live.move_to_end(live.opened.id)
        while len(self._live) > self._limit:
            self._live.popitem(last=False)
        return kept if kept.number >= live.number else live

    async def claim(self, table_id: str, seat: int, name: str, session: str) -> LiveTable:
        """Give the browser the seat and return the table. Raises TableError unless the seat is open."""

        async def append(live: LiveTable) -> bool:
            check_open(live, seat)
            event = TableEvent(number=live.number + 1, kind="claim", seat=seat, name=name.strip(), session=session)
            return await self._append(live, event)

        return await self._until_appended(table_id, append)

    async def act(self, table_id: str, wanted: Act, session: str) -> LiveTable:
        """Take a seat's action and return the table. Raises TableError if the seat may not take it."""

        async def append(live: LiveTable) -> bool:
            check_owner(live, wanted.seat, session)
            check_turn(live, wanted.seat, wanted.number)
            return await self.append_action(live, wanted.seat, wanted.action)

        return await self._until_appended(table_id, append)

    async def undo(self, table_id: str, wanted: UndoRequest, session: str) -> LiveTable:
        """Undo a seat's last action and return the table. Raises TableError if it has to stay."""

        async def append(live: LiveTable) -> bool:
            check_owner(live, wanted.seat, session)
            check_up_to_date(live, wanted.seat, wanted.number)
            check_undoable(live, wanted.seat)
            return await self._append(live, TableEvent(number=live.number + 1, kind="undo", seat=wanted.seat))

        return await self._until_appended(table_id, append)

    async def _until_appended(self, table_id: str, append: Callable[[LiveTable], Awaitable[bool]]) -> LiveTable:
        """Call `append` with the table as it is, again as long as another event comes first; return the table."""
        while True:
            live = await self.load(table_id)
            if await append(live):
                return live

    async def append_action(self, live: LiveTable, seat: int, action: int) -> bool:
        """Append a seat's action to the table; False if another event came first. Raises TableError if it is not legal.

        The action is tried on a copy first, so that nothing gets into the store that doesn't replay.
        """
        trial = live.playing().clone()
        check_legal(trial, seat, action)
        trial.apply(action, seat)
        event = TableEvent(number=live.number + 1, kind="action", seat=seat, action=action)
        appended = await self._append(live, event)
        if appended and trial.is_over:
            await self._store.finish(live.opened.id)
        return appended

    async def _append(self, live: LiveTable, event: TableEvent) -> bool:
        try:
            await self._store.append(live.opened.id, event)
        except NumberTaken:
            return False
        replay(live, [event])
        self._on_change(live.opened.id)
        return True

    async def of_browser(self, session: str) -> list[LiveTable | UnreadableTable]:
        """Return the newest tables that a browser made or has a seat at; the error for one that can't go on here.

        One with a damaged row is left out.
        """
        found = [await self._load_if_readable(table_id) for table_id in await self._store.of_browser(session)]
        return [one for one in found if one is not None]

    async def _load_if_readable(self, table_id: str) -> LiveTable | UnreadableTable | None:
        try:
            return await self.load(table_id)
        except UnreadableTable as error:
            return error
        except TableError:
            return None

    async def unfinished(self) -> list[str]:
        """Return the ids of all tables where the game isn't over."""
        return await self._store.unfinished()


def replay(live: LiveTable, events: list[TableEvent]) -> None:
    """Apply those of the events that the table does not have. Raises UnreadableTable if they make no game."""
    try:
        for event in events:
            if event.number == live.number + 1:  # another task may have been quicker
                live.take(event)
    except (EngineError, ValueError) as error:
        raise UnreadableTable(live.opened, error) from error


def begun(opened: OpenedTable) -> LiveTable:
    """Return the table without any events. Raises UnreadableTable if its rules or components are not known here."""
    try:
        return LiveTable(opened)
    except (EngineError, ValueError) as error:
        raise UnreadableTable(opened, error) from error


def opened_table(new: NewTable, session: str) -> OpenedTable:
    """Return the table that a request describes, with a new id and seed. Raises TableError if it can't be played."""
    ruleset = ruleset_of(new)
    seed = secrets.token_bytes(32) if new.seed is None else chosen_seed(new.seed)
    check_setup(ruleset, new, seed)
    if new.seed is not None and any(seat.player == "open" for seat in new.seats):
        raise TableError(409, "seed-with-guests", "A chosen seed is for open deals without guests.")
    return OpenedTable(
        id=secrets.token_urlsafe(ID_BYTES),
        created=datetime.now(UTC),
        maker_session=session,
        seats=[seat_of(one.name, one.player, number) for number, one in enumerate(new.seats)],
        preset=new.preset,
        variants=list(new.variants),
        ruleset=ruleset.to_json(),
        seed=seed,
        open_deal=new.seed is not None,
    )


def ruleset_of(new: NewTable) -> Ruleset:
    """Return the rules that a request describes. Raises TableError if no rulebook has them."""
    if new.preset not in preset_names():
        raise TableError(400, "unknown-preset", f"There is no preset {new.preset!r}.")
    switches: dict[str, object] = {}
    if new.level is not None:
        switches["solo_level"] = new.level
    if new.deck is not None:
        switches["language"] = new.deck
    try:
        return compose(new.preset, new.variants, switches)
    except SetupError as error:
        raise TableError(400, "bad-setup", f"{error}.") from error


def check_setup(ruleset: Ruleset, new: NewTable, seed: bytes) -> None:
    """Raise TableError if no game can be played with these rules, seats and seed."""
    if new.level is not None and not ruleset.is_solo:
        raise TableError(400, "bad-setup", "level: only a solo game has one.")
    if ruleset.is_solo and [seat.player for seat in new.seats] != ["human"]:
        raise TableError(400, "bad-setup", "seats: solo is played by one person, on this device.")
    try:
        new_game(ruleset, len(new.seats), seed)
    except (SetupError, ContentError) as error:
        raise TableError(400, "bad-setup", f"{error}.") from error


def seat_of(name: str, player: str, number: int) -> Seat:
    """Return a seat; one without a name is called by its number."""
    return Seat(name.strip() or default_name(number), HUMAN if player == OPEN else player)


def check_bots(new: NewTable, bots: ServerBots) -> None:
    """Raise TableError unless each seat is for a person or a bot of this server."""
    for number, seat in enumerate(new.seats):
        if seat.player not in (HUMAN, OPEN) and seat.player not in bots:
            there = ", ".join(bots.names)
            raise TableError(
                400, "unknown-bot", f"seats[{number}].player: there is no bot {seat.player!r}: there is {there}."
            )


def chosen_seed(text: str) -> bytes:
    """Return the 32 bytes that a chosen seed stands for: its 64 hexadecimal digits, or the SHA-256 of the text."""
    return bytes.fromhex(text) if HEX_SEED.fullmatch(text) else hashlib.sha256(text.encode()).digest()


def check_seat(live: LiveTable, seat: int) -> None:
    """Raise TableError if the table has no such seat."""
    if not 0 <= seat < len(live.occupants):
        raise TableError(404, "seat-not-found", f"This table has no seat {seat}.")


def check_open(live: LiveTable, seat: int) -> None:
    """Raise TableError unless the seat is open."""
    check_seat(live, seat)
    if live.occupants[seat].taken:
        raise TableError(409, "seat-taken", f"{live.occupants[seat].name} sits there already.")


def check_owner(live: LiveTable, seat: int, session: str) -> None:
    """Raise TableError unless the seat belongs to the browser with that session."""
    check_seat(live, seat)
    if live.occupants[seat].session != session:
        raise TableError(403, "seat-not-yours", f"Seat {seat} belongs to somebody else.")


def check_turn(live: LiveTable, seat: int, number: int) -> None:
    """Raise TableError unless the seat has to decide and its browser has seen everything up to now."""
    check_up_to_date(live, seat, number)
    if seat not in live.pending():
        raise TableError(409, "not-your-turn", f"{live.occupants[seat].name} has nothing to decide now.")


def check_up_to_date(live: LiveTable, seat: int, number: int) -> None:
    """Raise TableError unless a game is on and the seat's browser has seen everything up to now."""
    if live.status == "waiting":
        raise TableError(409, "not-begun", "The game begins when all seats are taken.")
    if number != live.number_for(live.occupants[seat].session):
        raise TableError(409, "stale", "Something has happened at the table since.")
    if live.status == "over":
        raise TableError(409, "game-over", "The game is over.")


def check_undoable(live: LiveTable, seat: int) -> None:
    """Raise TableError, which says why, unless the seat's last action may be undone."""
    if not live.undoable(seat):
        raise TableError(409, "nothing-to-undo", TOO_LATE[why_not(live.undo_entries, seat)])


def check_legal(state: State, seat: int, action: int) -> None:
    """Raise TableError, which names the decision, unless the action is legal for the seat."""
    if action not in state.legal_actions(seat):
        decision = next(one for one in state.decisions() if one.seat == seat)
        detail = f"Action {action} is not legal now: pending is {decision.prompt} ({decision.rule_id})."
        raise TableError(422, "illegal-action", detail)


def check_sealing(live: LiveTable, seat: int) -> None:
    """Raise TableError unless the seat is choosing what to turn face down."""
    if live.state is None or not live.state.is_sealing_flips() or seat not in live.pending():
        raise TableError(409, "not-flipping", "Cards are turned face down just before the inspection.")
