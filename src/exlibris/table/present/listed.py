"""What the list of a browser's tables says of one, as far as it is the same for everybody."""

from datetime import datetime

from msgspec import Struct

from exlibris.table.fold.live import LiveTable
from exlibris.table.options import Status


class ListedTable(Struct, frozen=True):
    """A table in the list after its event `number`; `sessions` are the browsers that may look from each seat.

    `asked` are the seats whose people have to decide. Secret, like `sessions`: only a browser's own may be shown to it.
    """

    id: str
    number: int
    created: datetime
    preset: str
    solo: bool
    names: list[str]
    status: Status
    sessions: list[str | None]
    round: int
    asked: list[int]


def listed(live: LiveTable) -> ListedTable:
    """Return what the list says of a table."""
    return ListedTable(
        id=live.opened.id,
        number=live.number,
        created=live.opened.created,
        preset=live.opened.preset,
        solo=live.ruleset.is_solo,
        names=[one.name for one in live.occupants],
        status=live.status,
        sessions=[None if one.resigned else one.session for one in live.occupants],
        round=live.state.round.number if live.state else 0,
        asked=live.asked,
    )
