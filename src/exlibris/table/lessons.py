"""Lessons: scripted positions of the real game, replayed by the engine, and the examples of the rules page."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Annotated, Final

from msgspec import Meta, Struct, structs

from exlibris import engine
from exlibris.content import ContentError, assistant_key
from exlibris.content.fields import Entry, read_own
from exlibris.engine.notation.actions import actions_by_short_name
from exlibris.table.advice import Foretold, preview_of
from exlibris.table.commands import check_legal, check_sealing, check_turn
from exlibris.table.errors import TableError
from exlibris.table.events import Action, StoredEvent
from exlibris.table.live import Table
from exlibris.table.options import HUMAN, Name, OpenedTable, Seat, options_by
from exlibris.table.snapshot import Snapshot, cast_of, snapshot
from exlibris.table.worth import BestFlips, best_flips_of
from exlibris.texts.components import switch_words

LEARNER: Final = 0
LESSONS: Final = ("first_shelf", "first_visit", "delayed_effect", "inspection")
OR: Final = " | "
SEED: Final = bytes(engine.SEED_BYTES)
SESSION: Final = "learner"
ANY: Final = "any"
REFEREE = "Rita"  # the player on the first seat in the examples


@dataclass(frozen=True)
class Move:
    """Another seat's action, by its name."""

    seat: int
    name: str


@dataclass(frozen=True)
class LessonAct:
    """One action of the learner: the names of accepted actions, the best first, and the others' moves that follow."""

    names: tuple[str, ...]
    then: tuple[Move, ...]


@dataclass(frozen=True)
class ScriptedTask:
    """Something that the librarian says, and the actions, if any, that the learner must then take."""

    key: str
    acts: tuple[LessonAct, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson; `opening` has the others' moves before the learner's first task."""

    key: str
    start: engine.State  # at the first decision
    names: tuple[str, ...]  # of the other seats
    opening: tuple[Move, ...]
    tasks: tuple[ScriptedTask, ...]

    @property
    def acts(self) -> tuple[LessonAct, ...]:
        """The learner's actions in all tasks."""
        return tuple(act for task in self.tasks for act in task.acts)


@cache
def lesson(key: str) -> Lesson:
    """Return the lesson with that key. Raises ContentError if its file is invalid."""
    entry = read_own("lessons", f"{key}.toml")
    return Lesson(
        key,
        _state_in(entry),
        entry.texts("names"),
        _moves_of(entry, "opening"),
        tuple(_task_of(task) for task in entry.entries("tasks")),
    )


def _state_in(entry: Entry) -> engine.State:
    try:
        return engine.State.from_text(entry.text("position"))
    except engine.NotationError as error:
        raise entry.error("position", str(error)) from error


def _task_of(entry: Entry) -> ScriptedTask:
    acts = entry.texts("acts") if "acts" in entry.names() else ()
    then = _moves_of(entry, "then") if "then" in entry.names() else ()
    last = len(acts) - 1
    return ScriptedTask(
        entry.text("key"),
        tuple(LessonAct(tuple(act.split(OR)), then if n == last else ()) for n, act in enumerate(acts)),
    )


def _moves_of(entry: Entry, key: str) -> tuple[Move, ...]:
    pairs = [move.split(": ", 1) for move in entry.texts(key)]
    return tuple(Move(int(seat), name) for seat, name in pairs)


def seated(lesson: Lesson, name: str) -> Table:
    """Return a table at the lesson's position, with the learner on the first seat."""
    seats = [Seat(name, HUMAN), *[Seat(other, "greedy") for other in lesson.names]]
    return staged(lesson.key, lesson.start.clone(), seats, LEARNER)


def staged(key: str, state: engine.State, seats: list[Seat], seat: int) -> Table:
    """Return a table at that position, with the session SESSION on the given seat."""
    rules = state.game.ruleset
    live = Table(
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


def replay(lesson: Lesson, actions: Sequence[int], name: str, look: Callable[[Table], None] | None = None) -> Table:
    """Return the table after the learner's actions and the others' moves that follow them.

    `look` is called with the table after the last of the actions and after each move that follows it. Raises TableError
    naming the first action that is not in the script.
    """
    live = seated(lesson, name)
    acts = lesson.acts
    if len(actions) > len(acts):
        raise TableError("lesson-over", f"actions: expected at most {len(acts)}, found {len(actions)}.")
    for n, then in enumerate([lesson.opening, *[act.then for act in acts[: len(actions)]]]):
        if n:
            action = actions[n - 1]
            if action not in wanted(live.playing(), acts[n - 1]):
                raise TableError("off-script", f"actions[{n - 1}]: {action} is not what this task asks for.")
            _take(live, LEARNER, action)
        looking = look if n == len(actions) else None
        _follow(live, then, looking)
    return live


def _follow_best(lesson: Lesson, name: str) -> Table:
    actions: list[int] = []
    for act in lesson.acts:
        actions.append(wanted(replay(lesson, actions, name).playing(), act)[0])
    return replay(lesson, actions, name)


def _follow(live: Table, moves: Sequence[Move], look: Callable[[Table], None] | None) -> None:
    if look:
        look(live)
    for move in moves:
        _take(live, move.seat, named(live.playing(), move.seat, move.name))
        if look:
            look(live)


def _take(live: Table, seat: int, action: int) -> None:
    live.take(StoredEvent(live.number + 1, live.opened.created, Action(seat, action)))


def named(state: engine.State, seat: int, name: str) -> int:
    """Return the legal action with that name. Raises ContentError if it does not exist."""
    legal = actions_by_short_name(state, seat)
    if name not in legal:
        raise ContentError(f"seat {seat} can't choose {name!r}: legal are {', '.join(sorted(legal)) or 'no actions'}")
    return legal[name]


def wanted(state: engine.State, act: LessonAct) -> list[int]:
    """Return the learner's accepted actions, the best first. If any action is accepted, names are only suggestions."""
    if ANY not in act.names:
        return list(dict.fromkeys(named(state, LEARNER, name) for name in act.names))
    legal = actions_by_short_name(state, LEARNER)
    best = [legal[name] for name in act.names if name in legal]
    return list(dict.fromkeys(best + state.legal_actions(LEARNER)))


class LessonTask(Struct, frozen=True, kw_only=True):
    """Something that the librarian says, by its key, and the number of actions that the learner must then take."""

    key: str
    acts: int


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson and its tasks in order."""

    key: str
    tasks: list[LessonTask]


class LessonSoFar(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The learner's actions in a lesson, from its beginning."""

    actions: Annotated[list[int], Meta(max_length=100)]
    name: Name


class LessonQuestion(LessonSoFar, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action that the learner considers, for a preview."""

    action: int


class LessonSnapshots(Struct, frozen=True, kw_only=True):
    """The table after the learner's last action, and after each move that followed it.

    `wanted` are the accepted next actions, the best first; empty at the end of the lesson.
    """

    snapshots: list[Snapshot]
    wanted: list[int]


class RulesFacts(Struct, frozen=True, kw_only=True):
    """A rulebook's switches as message arguments, and two examples computed by the engine.

    `assistants` are the special assistants in the rulebook's box.
    """

    preset: str
    words: dict[str, str | int]
    assistants: list[str]
    shelving: Snapshot
    inspection: Snapshot


@cache
def list_lessons() -> list[LessonInfo]:
    """Return the lessons in order."""
    return [
        LessonInfo(key=key, tasks=[LessonTask(key=task.key, acts=len(task.acts)) for task in lesson(key).tasks])
        for key in LESSONS
    ]


def _known_lesson(key: str) -> Lesson:
    if key not in LESSONS:
        raise TableError("lesson-not-found", f"There is no lesson {key!r}: choose from {', '.join(LESSONS)}.")
    return lesson(key)


def read_lesson(key: str, data: LessonSoFar, spoken: str) -> LessonSnapshots:
    """Return the snapshots that the learner sees after these actions."""
    chosen, snapshots = _known_lesson(key), list[Snapshot]()
    live = replay(chosen, data.actions, data.name, lambda now: snapshots.append(_snapshot_of(now, spoken)))
    rest = chosen.acts[len(data.actions) :]
    return LessonSnapshots(snapshots=snapshots, wanted=wanted(live.playing(), rest[0]) if rest else [])


def _snapshot_of(live: Table, language: str) -> Snapshot:
    """Return the table as the learner sees it now, without undo, since a lesson has its own way to go back."""
    return structs.replace(snapshot(live, SESSION, LEARNER, "", language, at=live.opened.created), undo=None)


def preview_lesson(key: str, data: LessonQuestion, spoken: str) -> Foretold:
    """Return the preview of one more action of the learner, even if the lesson does not accept it."""
    live = replay(_known_lesson(key), data.actions, data.name)
    check_turn(live, LEARNER, live.number_for(SESSION))
    check_legal(live.playing(), LEARNER, data.action)
    view = engine.player_view(live.playing(), LEARNER)
    return Foretold(preview=preview_of(view, data.action, cast_of(live, view, spoken), Random(data.action)))


def read_lesson_flips(key: str, data: LessonSoFar) -> BestFlips:
    """Return the learner's best flips."""
    live = replay(_known_lesson(key), data.actions, data.name)
    check_sealing(live, LEARNER)
    return best_flips_of(engine.player_view(live.playing(), LEARNER))


def read_rules(spoken: str, rulebook: str = "first-en") -> RulesFacts:
    """Return the facts of a rulebook for the rules page."""
    if rulebook not in engine.preset_names():
        detail = f"There is no preset {rulebook!r}: choose from {', '.join(engine.preset_names())}."
        raise TableError("rules-not-found", detail)
    return _facts(engine.preset(rulebook), spoken)


@cache
def _facts(rules: engine.Ruleset, language: str) -> RulesFacts:
    return RulesFacts(
        preset=rules.preset,
        words=_rule_numbers(rules),
        assistants=[assistant_key(number) for number in sorted(engine.game_of(rules, engine.FEWEST_SEATS).libraries)],
        shelving=_example("example_shelf", language),
        inspection=_example("example_form", language),
    )


def _rule_numbers(rules: engine.Ruleset) -> dict[str, str | int]:
    two, three, four = rules.final_round_cards
    return {**switch_words(rules), "final_two": two, "final_three": three, "final_four": four}


def _example(key: str, language: str) -> Snapshot:
    return _snapshot_of(_follow_best(lesson(key), REFEREE), language)
