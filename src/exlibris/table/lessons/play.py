"""A lesson replayed: the position, the learner's actions checked against the script, the others' moves in between.

Nothing is kept between requests: the learner's browser knows what it has done so far.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from exlibris.content import ContentError
from exlibris.engine import State
from exlibris.engine.notation.actions import actions_by_short_name
from exlibris.table.errors import TableError
from exlibris.table.events import Action, Entry
from exlibris.table.fold.live import LiveTable
from exlibris.table.lessons.script import LEARNER, SEED, Act, Lesson, Move, build, source
from exlibris.table.options import HUMAN, OpenedTable, Seat, options_by

SESSION: Final = "learner"
ANY: Final = "any"

Replayed = tuple[LiveTable, list[int]]


def seated(lesson: Lesson, name: str) -> LiveTable:
    """Return a table at the lesson's position, with the learner on the first seat."""
    seats = [Seat(name, HUMAN), *[Seat(other, "greedy") for other in lesson.names]]
    return staged(lesson.key, build(source(lesson.key)), seats, LEARNER)


def staged(key: str, state: State, seats: list[Seat], seat: int) -> LiveTable:
    """Return a table at that position, with the browser of SESSION on one of its seats."""
    rules = state.game.ruleset
    live = LiveTable(
        OpenedTable(
            id=key,
            created=datetime(2026, 1, 1, tzinfo=UTC),
            maker_session="",
            seats=seats,
            options=options_by(rules),
            ruleset=rules.to_json(),
            seed=SEED,
            open_deal=True,
        )
    )
    live.occupants[seat].session = SESSION
    live.begin(state)
    return live


def replay(
    lesson: Lesson, actions: Sequence[int], name: str, look: Callable[[LiveTable], None] | None = None
) -> LiveTable:
    """Return the table after these actions of the learner, and after what the others do then.

    It is shown to `look` after the last of the actions and after each move that follows. Raises TableError naming
    the first action that the script does not have.
    """
    live = seated(lesson, name)
    acts = lesson.acts
    if len(actions) > len(acts):
        raise TableError("lesson-over", f"actions: lesson {lesson.key!r} has {len(acts)} of them at most.")
    for n, then in enumerate([lesson.opening, *[act.then for act in acts[: len(actions)]]]):
        if n:
            action = actions[n - 1]
            if action not in wanted(live.playing(), acts[n - 1]):
                raise TableError("off-script", f"actions[{n - 1}]: {action} is not what this task asks for.")
            take(live, LEARNER, action)
        looking = look if n == len(actions) else None
        follow(live, then, looking)
    return live


def follow_best(lesson: Lesson, name: str) -> LiveTable:
    """Return the table at the lesson's end when the learner always does what is best."""
    live = seated(lesson, name)
    follow(live, lesson.opening, None)
    for act in lesson.acts:
        take(live, LEARNER, wanted(live.playing(), act)[0])
        follow(live, act.then, None)
    return live


def follow(live: LiveTable, moves: Sequence[Move], look: Callable[[LiveTable], None] | None) -> None:
    """Make the others' moves; `look` is called with the table before and after each."""
    if look:
        look(live)
    for move in moves:
        take(live, move.seat, named(live.playing(), move.seat, move.name))
        if look:
            look(live)


def take(live: LiveTable, seat: int, action: int) -> None:
    """Take the seat's action."""
    live.take(Entry(live.number + 1, live.opened.created, Action(seat, action)))


def named(state: State, seat: int, name: str) -> int:
    """Return the legal action of that name. Raises ContentError if there is none."""
    legal = actions_by_short_name(state, seat)
    if name not in legal:
        raise ContentError(f"seat {seat} can't choose {name!r}: there is {', '.join(sorted(legal)) or 'nothing'}")
    return legal[name]


def wanted(state: State, act: Act) -> list[int]:
    """Return the learner's actions that lead on, the best first. Where any will do, a name is just a suggestion."""
    if ANY not in act.names:
        return list(dict.fromkeys(named(state, LEARNER, name) for name in act.names))
    legal = actions_by_short_name(state, LEARNER)
    best = [legal[name] for name in act.names if name in legal]
    return list(dict.fromkeys(best + state.legal_actions(LEARNER)))
