"""Lessons, and what the rules page needs to know besides its words."""

from typing import Annotated

from msgspec import Meta, Struct

from exlibris.server.messages.snapshot import Snapshot
from exlibris.server.messages.tables import Name


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
