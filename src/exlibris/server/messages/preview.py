"""What an action would bring, before it is taken."""

from msgspec import Struct

from exlibris.server.messages.snapshot import Decision, LogLine, RunningScore
from exlibris.server.messages.view import View


class Ahead(Struct, frozen=True, kw_only=True):
    """What follows if you then choose nothing more: the table and the lines of the log."""

    view: View
    log: list[LogLine]


class Preview(Struct, frozen=True, kw_only=True):
    """The table as your seat would see it after the action, the lines of the log, and what it is asked next.

    `ahead` is there when the action by itself does nothing yet, but picks what is then moved.
    """

    view: View
    log: list[LogLine]
    decision: Decision | None
    running: RunningScore | None
    ahead: Ahead | None


class Foretold(Struct, frozen=True, kw_only=True):
    """What would come of an action; null where luck or a secret decides, or where something new would be seen."""

    preview: Preview | None
