"""A pending decision: the question, the legal actions as click targets, and why other targets are not legal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, cast

from msgspec import Struct

from exlibris import engine
from exlibris.content import location
from exlibris.engine.notation.shelves import box_of
from exlibris.engine.shelves import CELLS, FREE, MOST_ROWS, NEIGHBOURS, WIDTH, Shelf
from exlibris.table.actions import ActionKind, ActionOption, option_of
from exlibris.table.board import Corner, corner_of, space_key
from exlibris.table.placements import HOME_ACTION, Shelving, idleness
from exlibris.table.weighing import gains_of_shelving, weighed
from exlibris.texts import text
from exlibris.texts.components import assistant_summary
from exlibris.texts.render import assistant_name, has_text
from exlibris.texts.sentences import Cast, decision_text

PLACING = "prompt-place"
Reason = Literal["taken", "corner", "apart", "rows", "other"]
Direction = Literal["up", "down", "left", "right"]
CHANGES: Final = ("swap_hand", "swap_shelf", "reshelve")  # of the shelf, as the Librarians Lodge offers them
# Choices of how to arrange cards on the seat's own shelf. SHELVES is the verb of steps that add cards to it.
MANNERS: Final = frozenset(("beside", "on_top", "underneath", "up", "down", "left", "right", "move_on", *CHANGES))
SHIFTS: Final = "shift"  # verb of the step whose end shifts the cards chosen so far
DISCARDS: Final = frozenset(("discard", "pay", "burn"))  # verbs of steps that put cards on the discard pile
SHELVES: Final = "shelve"
POWERS: Final = "ASST-"  # how the ids of the rules of special assistants begin
AROUND: Final = 1  # distance from the shelf, in cells, within which refusals are explained


class SpaceRefusal(Struct, frozen=True, kw_only=True):
    """The reason why a free space in town may not be chosen; `space` is its name, such as "14.1"."""

    space: str
    text: str


def _space_refusals(view: engine.PlayerView, pending: engine.Decision, players: Cast) -> list[SpaceRefusal]:
    if pending.prompt != PLACING:
        return []
    options = [engine.describe_action(action).value for action in pending.actions]
    offered = {engine.placed_space(option) for option in options}
    only_special = all(map(engine.places_special, options))
    return [
        SpaceRefusal(space=space_key(space), text=_why(view, tile, offered, only_special, players))
        for tile, space in _free_spaces(view)
        if space not in offered
    ]


def _free_spaces(view: engine.PlayerView) -> Iterator[tuple[int, int]]:
    for tile in view.round.tiles:
        taken = {visitor.space for visitor in engine.visitors_of(view.visitors[tile])}
        yield from ((tile, space) for space in view.game.spaces[tile] if space not in taken)


def _why(view: engine.PlayerView, tile: int, offered: set[int], only_special: bool, players: Cast) -> str:
    language = players.language
    spaces = set(view.game.spaces[tile])
    if spaces & offered and not view.game.spaces_differ[tile]:
        return text("why-space-alike", language=language)
    if only_special and spaces & set(view.places):
        key = players.specials[view.seat]
        summary = assistant_summary(key, view.game.ruleset, language)
        facts = {"assistant": assistant_name(key, language), "summary": summary}
        return text("why-space-special", facts, language)
    visitors = engine.visitors_of(view.visitors[tile])
    powers = view.deal.powers
    if not view.game.delayed[tile]:
        for visitor in visitors:
            if visitor.special and powers[visitor.seat].blocks:
                facts = {"assistant": assistant_name(powers[visitor.seat].key, language)}
                return text("why-space-blocked", facts, language)
    if view.game.one_per_tile and visitors:
        return text("why-space-one", language=language)
    own = f"location-{location(tile).key}-name.closed"
    return text(own if has_text(own) else "why-space-visitors", language=language)


def _useless(view: engine.PlayerView, pending: engine.Decision, language: str) -> dict[int, str]:
    """Return by action why a placement would gain nothing as things stand."""
    if pending.prompt != PLACING:
        return {}
    held = len(view.hands[view.seat])
    reasons: dict[int, str] = {}
    immediate: list[int] = []
    for action in pending.actions:
        space = engine.placed_space(engine.describe_action(action).value)
        tile, bid = engine.tile_of(space), engine.index_of(space) + 1
        if tile == engine.HOME or not view.game.delayed[tile]:
            immediate.append(action)
        elif location(tile).bids and bid > held:
            reasons[action] = text("why-bid-short", {"bid": bid, "count": held}, language)
    for action, idle in idleness(view, immediate).items():
        reasons[action] = text(f"why-space-{idle}", language=language)
    return reasons


class Refusal(Struct, frozen=True, kw_only=True):
    """The reason why a cell on or next to your shelf may not be chosen; `row` and `column` are as in CellView."""

    row: int
    column: int
    reason: Reason


def _refusals_of(pending: engine.Decision, shelf: Shelf, corner: Corner) -> list[Refusal]:
    if pending.kind != "cell":
        return []
    legal = {engine.describe_action(action).value for action in pending.actions}
    wrong = [cell for cell in _nearby(shelf) if cell not in legal]
    return [Refusal(**corner.cell(cell)._asdict(), reason=_reason_against(cell, shelf.grid)) for cell in wrong]


class Prompt(Struct, frozen=True, kw_only=True):
    """The message id of the question, with its arguments."""

    id: str
    args: dict[str, int | str]


class Shift(Struct, frozen=True, kw_only=True):
    """A shift of cards on your shelf that has begun, by one cell.

    `cards` holds the cards chosen so far, with those that they push. `by_ending` is true if "done" shifts them.
    """

    direction: Direction
    cards: list[int]
    by_ending: bool


class Decision(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision that your seat must make; `rule_id` names the rule, `focus_card` the card in question.

    `refusals` is filled if the choice is a cell, `space_refusals` if it is a space for an assistant. `on_shelf` is true
    if the decision arranges the seat's own shelf or adds a card to it, even if the options are hand cards or buttons.
    `shift` is the shift of cards on that shelf, once its direction is chosen. `assistant` is the key of the special
    assistant whose power is carried out. `shelving` says where a home action could shelve each hand card: in the
    preview of sending a standard assistant home, because it takes a few milliseconds.
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
    space_refusals: list[SpaceRefusal] = []
    on_shelf: bool = False
    shift: Shift | None = None
    assistant: str | None = None
    shelving: list[Shelving] = []


def decision_of(view: engine.PlayerView, players: Cast, corners: Sequence[Corner] | None = None) -> Decision | None:
    """Return the viewer's decision, or None; `corners` overrides where the drawings of the shelves begin."""
    pending = view.decision
    if pending is None:
        return None
    shelf, known = view.shelves[pending.seat], _known(view, pending, players.language)
    corner = corners[pending.seat] if corners else corner_of(shelf)
    return Decision(
        seat=pending.seat,
        kind=cast("ActionKind", pending.kind),
        prompt=Prompt(id=pending.prompt, args=dict(pending.about)),
        text=_question_of(view, pending, players),
        rule_id=pending.rule_id,
        tile=pending.tile or None,
        actions=[
            option_of(action, pending, shelf, players, corner, known[action], name)
            for action, name in zip(pending.actions, engine.action_names(view), strict=True)
        ],
        focus_card=pending.about.get("card"),
        refusals=_refusals_of(pending, shelf, corner),
        space_refusals=_space_refusals(view, pending, players),
        on_shelf=_is_on_shelf(view, pending),
        shift=_shift_of(view),
        assistant=pending.power if pending.rule_id.startswith(POWERS) else None,
    )


def _known(view: engine.PlayerView, pending: engine.Decision, language: str) -> dict[int, dict[str, object]]:
    """Return by action those fields of its option that are known about it."""
    fields: dict[str, Mapping[int, object]] = {
        "worth": weighed(view),
        "shelved": gains_of_shelving(view),
        "useless": _useless(view, pending, language),
    }
    return {
        action: {name: found[action] for name, found in fields.items() if action in found} for action in pending.actions
    }


def _question_of(view: engine.PlayerView, pending: engine.Decision, players: Cast) -> str:
    sentences = [decision_text(pending, players, view.stack[-1].count)]
    if more := _home_actions_to_come(view, pending):
        sentences.append(text("home-actions-follow", {"count": more}, players.language))
    step = view.stack[-1].step
    if view.game.is_solo and step is not None and step.verb in DISCARDS:
        sentences.append(text("library-keeps-discards", language=players.language))
    return " ".join(sentences)


def _home_actions_to_come(view: engine.PlayerView, pending: engine.Decision) -> int:
    """Return how many more home actions the seat is asked for, of the same tile, after this one."""
    if pending.prompt != HOME_ACTION:
        return 0
    steps = [frame.step for frame in view.stack[:-1] if (frame.seat, frame.tile) == (pending.seat, pending.tile)]
    return sum(step is not None and step.prompt == HOME_ACTION for step in steps)


def _is_on_shelf(view: engine.PlayerView, pending: engine.Decision) -> bool:
    step = view.stack[-1].step
    if pending.kind in {"cell", "flip"} or (step is not None and step.verb == SHELVES):
        return True
    chosen = {engine.CHOICES[value] for kind, value in map(engine.describe_action, pending.actions) if kind == "choice"}
    return bool(chosen) and chosen <= MANNERS


def _shift_of(view: engine.PlayerView) -> Shift | None:
    frame = view.stack[-1]
    if frame.step is None or frame.direction >= len(engine.CHOICES):
        return None
    direction = cast("Direction", engine.CHOICES[frame.direction])
    return Shift(direction=direction, cards=list(frame.cards), by_ending=frame.step.verb == SHIFTS)


def _nearby(shelf: Shelf) -> Iterator[int]:
    if not shelf.count:
        return
    box = box_of(shelf.cells())
    for row in range(max(0, box.top - AROUND), min(CELLS // WIDTH, box.bottom + AROUND + 1)):
        for column in range(max(0, box.left - AROUND), min(WIDTH, box.right + AROUND + 1)):
            yield row * WIDTH + column


def _reason_against(cell: int, grid: bytes) -> Reason:
    if grid[cell] != FREE:
        return "taken"
    if not any(grid[near] != FREE for near in NEIGHBOURS[cell]):
        return "corner" if _touches_at_a_corner(cell, grid) else "apart"
    rows = {other // WIDTH for other in range(CELLS) if grid[other] != FREE} | {cell // WIDTH}
    return "rows" if max(rows) - min(rows) >= MOST_ROWS else "other"


def _touches_at_a_corner(cell: int, grid: bytes) -> bool:
    beside = [near for near in NEIGHBOURS[cell] if near % WIDTH != cell % WIDTH]
    return any(grid[far] != FREE for near in beside for far in NEIGHBOURS[near] if far % WIDTH == near % WIDTH)
