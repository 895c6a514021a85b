"""Lessons and examples in the shape that the client draws."""

from functools import cache
from random import Random
from typing import Annotated

from msgspec import Meta, Struct, structs

from exlibris.content import assistant_key
from exlibris.engine import FEWEST_SEATS, Ruleset, game_of, player_view, preset, preset_names
from exlibris.table.commands.checks import check_legal, check_sealing, check_turn
from exlibris.table.errors import TableError
from exlibris.table.fold.live import LiveTable
from exlibris.table.lessons.play import SESSION, follow_best, replay, wanted
from exlibris.table.lessons.script import LEARNER, LESSONS, Lesson, lesson
from exlibris.table.options import Name
from exlibris.table.present.preview import Foretold, preview_of
from exlibris.table.present.snapshot import Snapshot, cast_of, snapshot
from exlibris.table.present.worth import BestFlips, best_flips_of
from exlibris.texts.components import switch_words

REFEREE = "Rita"  # who sits on the first seat in the examples


class LessonTask(Struct, frozen=True, kw_only=True):
    """A thing that the librarian says, by its key, and how many actions are asked for with it."""

    key: str
    acts: int


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson and its tasks in order."""

    key: str
    tasks: list[LessonTask]


class LessonSoFar(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the learner has done in a lesson, from its beginning."""

    actions: Annotated[list[int], Meta(max_length=100)]
    name: Name


class LessonQuestion(LessonSoFar, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action that the learner thinks about."""

    action: int


class LessonSnapshots(Struct, frozen=True, kw_only=True):
    """The table after the learner's last action, and after each move that followed it.

    `wanted` are the actions that lead on, the best first; none at the end of the lesson.
    """

    snapshots: list[Snapshot]
    wanted: list[int]


class RulesFacts(Struct, frozen=True, kw_only=True):
    """A rulebook's switches as arguments of texts, and two examples worked out by the engine.

    `assistants` are the special ones in the rulebook's box.
    """

    preset: str
    words: dict[str, str | int]
    assistants: list[str]
    shelving: Snapshot
    inspection: Snapshot


@cache
def lessons() -> list[LessonInfo]:
    """Return all lessons in the order in which they build on each other."""
    return [
        LessonInfo(key=key, tasks=[LessonTask(key=task.key, acts=len(task.acts)) for task in lesson(key).tasks])
        for key in LESSONS
    ]


def known_lesson(key: str) -> Lesson:
    """Return the lesson of that name. Raises TableError if it does not exist."""
    if key not in LESSONS:
        raise TableError("lesson-not-found", f"There is no lesson {key!r}: there is {', '.join(LESSONS)}.")
    return lesson(key)


def snapshots_of(key: str, so_far: LessonSoFar, language: str) -> LessonSnapshots:
    """Return what the learner sees next. Raises TableError for no lesson, or actions that it does not have."""
    chosen, snapshots = known_lesson(key), list[Snapshot]()
    live = replay(chosen, so_far.actions, so_far.name, lambda now: snapshots.append(snapshot_of(now, language)))
    rest = chosen.acts[len(so_far.actions) :]
    return LessonSnapshots(snapshots=snapshots, wanted=wanted(live.playing(), rest[0]) if rest else [])


def snapshot_of(live: LiveTable, language: str) -> Snapshot:
    """Return the table as the learner sees it now, without undo: the lesson has its own way back."""
    return structs.replace(snapshot(live, SESSION, LEARNER, "", language, at=live.opened.created), undo=None)


def foretold(key: str, asked: LessonQuestion, language: str) -> Foretold:
    """Return what would come of one more action. Raises TableError as `snapshots_of` does."""
    live = replay(known_lesson(key), asked.actions, asked.name)
    check_turn(live, LEARNER, live.number_for(SESSION))
    check_legal(live.playing(), LEARNER, asked.action)
    view = player_view(live.playing(), LEARNER)
    return Foretold(preview=preview_of(view, asked.action, cast_of(live, view, language), Random(asked.action)))


def best_flips(key: str, so_far: LessonSoFar) -> BestFlips:
    """Return what the learner would best turn face down. Raises TableError unless it is time for that."""
    live = replay(known_lesson(key), so_far.actions, so_far.name)
    check_sealing(live, LEARNER)
    return best_flips_of(player_view(live.playing(), LEARNER))


def known_facts(language: str, rulebook: str = "first-en") -> RulesFacts:
    """Return the facts of a rulebook. Raises TableError for an unknown name."""
    if rulebook not in preset_names():
        detail = f"There is no preset {rulebook!r}: there is {', '.join(preset_names())}."
        raise TableError("rules-not-found", detail)
    return facts(preset(rulebook), language)


@cache
def facts(rules: Ruleset, language: str) -> RulesFacts:
    """Return what the rules page says about a rulebook, with its examples worked out."""
    return RulesFacts(
        preset=rules.preset,
        words=words(rules),
        assistants=[assistant_key(number) for number in sorted(game_of(rules, FEWEST_SEATS).libraries)],
        shelving=example("example_shelf", language),
        inspection=example("example_form", language),
    )


def words(rules: Ruleset) -> dict[str, str | int]:
    """Return the switches as arguments of messages, among them each number of cards that brings the final round."""
    two, three, four = rules.final_round_cards
    return {**switch_words(rules), "final_two": two, "final_three": three, "final_four": four}


def example(key: str, language: str) -> Snapshot:
    """Return the position at the end of an example."""
    return snapshot_of(follow_best(lesson(key), REFEREE), language)
