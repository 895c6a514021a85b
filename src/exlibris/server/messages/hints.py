"""What the coach says to a seat."""

from msgspec import Struct


class HintRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a hint; `number` is the snapshot's, as in `Act`."""

    number: int


class OutlookRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for what an action leads to; `number` is the snapshot's, as in `Act`."""

    action: int
    number: int


class LineOutlook(Struct, frozen=True, kw_only=True):
    """An expected figure and its standard deviation."""

    mean: float
    spread: float


class Outlook(Struct, frozen=True, kw_only=True):
    """What an action is expected to lead to: the points of lines B1 to B5, totals, and the chance to win (0 to 1).

    `best_rival` is the total of the best rival; in solo that of the Public Library.
    """

    lines: list[LineOutlook]
    total: LineOutlook
    best_rival: LineOutlook
    win: LineOutlook


class HintedAction(Struct, frozen=True, kw_only=True):
    """An action in words and what it leads to; `cost` says what it costs against the best one, "" for that itself."""

    action: int
    text: str
    outlook: Outlook
    cost: str


class Hint(Struct, frozen=True, kw_only=True):
    """The best action at `number`, the next best ones, and sentences that say why."""

    number: int
    best: HintedAction
    alternatives: list[HintedAction]
    reasons: list[str]
