"""Who asks about a table, and what they are shown of it."""

from collections.abc import Callable
from datetime import datetime
from random import Random

from msgspec import Struct, structs

from exlibris.engine import PlayerView, player_view
from exlibris.table.commands.acting import Act
from exlibris.table.commands.checks import check_hints, check_legal, check_owner, check_sealing, check_turn
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.snapshot import Snapshot, cast_of, snapshot
from exlibris.texts.sentences import Cast


class Onlooker(Struct, frozen=True, kw_only=True):
    """A browser that looks at a table: its session, language, link to share, and the log that it has.

    `now` gives the time for which clocks are read.
    """

    session: str
    language: str
    share_url: str
    log_mark: str
    now: Callable[[], datetime]

    def sees(self, live: LiveTable, seat: int | None) -> Snapshot:
        """Return the table from the given one of the browser's seats; see `snapshot`."""
        return snapshot(live, self.session, seat, self.share_url, self.language, self.log_mark, at=self.now())

    def sees_after(self, live: LiveTable, seat: int | None, number: int) -> Snapshot:
        """Return the table as it was one noticeable event after that number, as far as that is remembered."""
        then = live.right_after(number, self.session)
        return structs.replace(self.sees(then, seat), newest=live.number_for(self.session))

    def looks(self, live: LiveTable, seat: int | None = None, after: int | None = None) -> Snapshot:
        """Return the table as it is, or with `after` as it was one noticeable event after that number."""
        return self.sees(live, seat) if after is None else self.sees_after(live, seat, after)

    def next(self, live: LiveTable, seat: int | None, seen: int) -> Snapshot | None:
        """Return the first snapshot after the number that this browser has seen, None if there is nothing new."""
        newest = live.number_for(self.session)
        if newest <= seen:
            return None
        return structs.replace(self.sees(live.right_after(seen, self.session), seat), newest=newest)

    def tries(self, live: LiveTable, wanted: Act) -> tuple[PlayerView, int, Cast, Random]:
        """Return the arguments of `preview_of` for an action of this browser's seat. Raises TableError."""
        check_owner(live, wanted.seat, self.session)
        check_turn(live, wanted.seat, wanted.number)
        check_legal(live.playing(), wanted.seat, wanted.action)
        view = player_view(live.playing(), wanted.seat)
        luck = Random(f"{live.opened.id} {wanted.number} {wanted.action}")  # the same question, the same answer
        return view, wanted.action, cast_of(live, view, self.language), luck

    def flips(self, live: LiveTable, seat: int) -> PlayerView:
        """Return what this browser's seat sees while it chooses flips. Raises TableError."""
        check_owner(live, seat, self.session)
        check_sealing(live, seat)
        return player_view(live.playing(), seat)

    def asks(self, live: LiveTable, seat: int, number: int) -> tuple[PlayerView, Cast, str, int]:
        """Return the arguments of `hint_of`. Raises TableError unless the seat has to decide, and may ask the coach."""
        check_owner(live, seat, self.session)
        check_hints(live)
        check_turn(live, seat, number)
        view = player_view(live.playing(), seat)
        return view, cast_of(live, view, self.language), f"{live.opened.id} {number}", number
