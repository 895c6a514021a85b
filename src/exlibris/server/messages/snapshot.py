"""A snapshot: all that a browser needs to draw a table after one action, as a seat or a spectator sees it."""

from typing import Literal

from msgspec import Struct

from exlibris.forms.lines import Sheet
from exlibris.server.messages.acting import SocketAnswer
from exlibris.server.messages.best_flips import BestFlips
from exlibris.server.messages.chat import ChatLine
from exlibris.server.messages.pace import Pace, SeatClock
from exlibris.server.messages.tables import Player, Status
from exlibris.server.messages.view import View

ActionKind = Literal[
    "done", "cancel", "library", "space", "card", "slot", "cell",
    "category", "seat", "choice", "assistant", "flip", "ready", "tile",
]  # fmt: skip


Reason = Literal["taken", "corner", "apart", "rows", "other"]


class SeatInfo(Struct, frozen=True, kw_only=True):
    """Who sits on a seat: `yours` if it belongs to this browser, not `taken` if it waits for somebody.

    `player` is "human" or the key of a bot, `played_by` what the bot is called in the viewer's language that decides
    for the seat: its own, or a `stand_in` for a person who has left, or has `resigned` for good. A `program` from
    outside has its seat as people have theirs; `played_by` says that then. `agrees` to end the game without a winner.
    `votes` are the seats whose people want a computer to play on here.
    """

    seat: int
    name: str
    player: Player
    yours: bool
    taken: bool
    played_by: str | None = None
    program: bool = False
    stand_in: bool = False
    resigned: bool = False
    agrees: bool = False
    votes: list[int] = []


class SeatPresence(Struct, frozen=True, kw_only=True):
    """Whether the person at a seat has the table open; if not, since when, in ISO 8601, as far as that is known."""

    seat: int
    here: bool
    since: str | None = None


class SeatRequest(Struct, frozen=True, kw_only=True):
    """A request to sit down on a seat, which the host answers; `yours` if this browser has made it.

    `number` names it when it is answered or withdrawn. A `program` from outside may ask, too. One that is `declined` is
    not open any more.
    """

    number: int
    seat: int
    name: str
    yours: bool
    program: bool = False
    declined: bool = False


class EarlyEnd(Struct, frozen=True, kw_only=True):
    """Why people ended a game before the rules did, and who won by that; `text` says so in a sentence or two."""

    reason: Literal["resigned", "agreed", "host"]
    seat: int | None
    winner: int | None
    text: str


class Rematch(Struct, frozen=True, kw_only=True):
    """The next game with the same players: its table, and the seat that opened it, if one did."""

    id: str
    seat: int | None


class Table(Struct, frozen=True, kw_only=True):
    """A table; `commitment` is a hash of its deal, which `seed` and `salt` open, in hex, when the game is over.

    Tables from before there were commitments have a `seed_hash` instead, the SHA-256 of the 32 bytes of the seed.
    `level` is null but in a solo game, `deck` the language of the catalog that has the table's cards. `hosting` says
    whether this browser opened the table, `hints` whether seats may ask the coach, `deserted` that all its people have
    left, so that the computers wait. `member`: this browser has opened the table, or has or had a seat there; only
    members are shown a `rematch`. `draw_seats`: the seats are drawn when the game begins, or have been. `listed`: the
    lobby shows the table while people are missing. `chat`: there are people at the table who can talk to each other.

    `approval`: the host decides who sits down. Before the game the host sees all `requests` that are open, everybody
    else only their own last one, if it is open or declined; `requests_left` is how often they may ask yet, null for who
    needs no approval. `unanswered`: this browser had asked for a seat, and the game began without an answer.
    """

    id: str
    status: Status
    preset: str
    variants: list[str]
    solo: bool
    level: int | None
    deck: str
    open_deal: bool
    seed_hash: str | None
    seed: str | None
    commitment: str | None
    salt: str | None
    seats: list[SeatInfo]
    share_url: str
    hosting: bool
    member: bool = False
    hints: bool = False
    ending: EarlyEnd | None = None
    deserted: bool = False
    pace: Pace | None = None
    rematch: Rematch | None = None
    draw_seats: bool = False
    listed: bool = False
    chat: bool = False
    approval: bool = False
    requests: list[SeatRequest] = []
    requests_left: int | None = None
    unanswered: bool = False


class Prompt(Struct, frozen=True, kw_only=True):
    """The message id of what is asked, with its arguments."""

    id: str
    args: dict[str, int | str]


class Worth(Struct, frozen=True, kw_only=True):
    """By how many points an action would change each line of your form, and how many of your Prominent books.

    `out_of_order` are the cards that the inspector would turn down after it and would not now.
    """

    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    prominent: int
    out_of_order: list[int]


class ActionOption(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One legal action: `text` in words, and what to click on for it.

    `space` is the name of a space, as in the table's view; `tile` is the space's tile, unless it is at `home`, in one's
    own library. `row` and `column` are those of a cell, as in ShelfCell. `worth` is there when a cell for a card, or a
    card to turn face down, is asked for.
    """

    action: int
    kind: ActionKind
    text: str
    card: int | None = None
    slot: int | None = None
    row: int | None = None
    column: int | None = None
    space: str | None = None
    home: bool | None = None
    special: bool | None = None
    category: str | None = None
    seat: int | None = None
    choice: str | None = None
    library: str | None = None
    tile: int | None = None
    worth: Worth | None = None


class Refusal(Struct, frozen=True, kw_only=True):
    """Why a cell on or next to your shelf may not be chosen; `row` and `column` as in ShelfCell."""

    row: int
    column: int
    reason: Reason


class Decision(Struct, frozen=True, kw_only=True):
    """What your seat is asked; `rule_id` names the rule, `focus_card` the card it is about.

    `refusals` are there when a cell is asked for.
    """

    seat: int
    kind: ActionKind
    prompt: Prompt
    text: str
    rule_id: str
    tile: int | None
    actions: list[ActionOption]
    focus_card: int | None
    refusals: list[Refusal] = []


class Mention(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The part of a text that names a card, a location or a special assistant, counted in UTF-16 units."""

    start: int
    end: int
    card: int | None = None
    tile: int | None = None
    assistant: str | None = None


class LogLine(Struct, frozen=True, kw_only=True):
    """A sentence of the log, what it is about and where that is named; no other line of a table ever has its `n`."""

    n: int
    round: int
    text: str
    seat: int | None
    cards: list[int]
    tile: int | None
    mentions: list[Mention]


class LogUpdate(Struct, frozen=True, kw_only=True):
    """The log for a reader who may have a part of it: the first `keep` lines of that part, then `lines`.

    `mark` stands for the whole log as this reader sees it now. A request that names it (`log_mark`) is answered with
    what differs from it; without a mark, or with one of another seat or language, `keep` is 0 and `lines` is all.
    Lines that were taken back are those beyond `keep`.
    """

    keep: int
    lines: list[LogLine]
    mark: str


class Since(Struct, frozen=True, kw_only=True):
    """What one player (null: the game itself) has done since your last action, in one sentence."""

    seat: int | None
    text: str
    mentions: list[Mention]


class SeatResult(Struct, frozen=True, kw_only=True):
    """One column of the inspection form; of the `flipped` cards, the inspector has turned those in `turned`."""

    seat: int
    name: str
    tally: list[int]
    stability: int
    entombed: int
    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    total: int
    books: int
    hand: int
    flipped: list[int]
    turned: list[int]
    focus: str
    rank: int


class LibraryResult(Struct, frozen=True, kw_only=True):
    """The Public Library's column of the form in a solo game."""

    tally: list[int]
    b2: int
    b3: int
    b4: int
    b5: int
    total: int
    focus: str


class Result(Struct, frozen=True, kw_only=True):
    """The inspection form, who won and by which tie-breaker; nobody, if the Public Library has won.

    `sheet` is the same in words, line by line with its working: a column per seat, then the Public Library's.
    """

    seats: list[SeatResult]
    library: LibraryResult | None
    winners: list[int]
    decided_by: Literal["total", "books", "hand", "banned", "shared"]
    ended_by: Literal["shelf", "round_limit", "rounds"]
    note: str
    sheet: Sheet


class RunningScore(Struct, frozen=True, kw_only=True):
    """What your own shelf would bring now, and its books of Prominent Works; `b2` is null while it is hidden."""

    b1: int
    b2: int | None
    b3: int
    b4: int
    b5: int
    prominent: int


class Undo(Struct, frozen=True, kw_only=True):
    """How many of your last actions you may take back; `why` not, when it is none."""

    count: int
    why: Literal["", "nothing", "seen", "moved"]


class Snapshot(Struct, frozen=True, kw_only=True):
    """A table after one of its events, as the seat `you` sees it, or a spectator if that is null.

    `newest` is the number of the table as it is now: later than `number` if a past snapshot was asked for.
    `hindsight` is there when the game is over: what each seat had best turned face down.
    `since` sums up the lines of the log after the one with the number `seen`, the last when you had acted.
    `presence` has the seats of people, and so have `clocks`, as they were when this was sent, at a table with a pace.
    `troubles` says, in a sentence each, which bots are missing or have failed.
    """

    table: Table
    number: int
    newest: int
    you: int | None
    view: View | None
    decision: Decision | None
    waiting_for: list[int]
    log: LogUpdate
    since: list[Since]
    seen: int
    result: Result | None
    hindsight: list[BestFlips] | None
    running: RunningScore | None
    undo: Undo | None
    troubles: list[str] = []
    presence: list[SeatPresence] = []
    clocks: list[SeatClock] = []


class Pushed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is sent over the WebSocket: the number of what is new, and for those who named theirs the snapshot itself.

    Its log is for a reader who has the snapshot that was sent before, or any later one. They are also told of every
    change of `presence`, with the number that they have, and get each new line of the `chat`. Whoever sends a request
    gets an `answer`, with the snapshot after what they did, which does not come again.
    """

    number: int
    snapshot: Snapshot | None = None
    presence: list[SeatPresence] | None = None
    chat: list[ChatLine] = []
    answer: SocketAnswer | None = None
