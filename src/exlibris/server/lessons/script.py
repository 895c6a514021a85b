"""What happens in a lesson: steps of the learner, each with the actions that lead on, and everybody else's moves."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from exlibris.content.fields import Entry, read

LEARNER: Final = 0
LESSONS: Final = ("first_shelf", "first_visit", "delayed_effect", "inspection")
OR: Final = " | "


@dataclass(frozen=True)
class Move:
    """Another seat's action, by its name."""

    seat: int
    name: str


@dataclass(frozen=True)
class Act:
    """One action of the learner: the names of those that lead on, the best first, and the moves that follow it."""

    names: tuple[str, ...]
    then: tuple[Move, ...]


@dataclass(frozen=True)
class Step:
    """Something the librarian says, and the actions that are asked for with it; without any it is just said."""

    key: str
    acts: tuple[Act, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson; `opening` is what the others do before the learner's first step."""

    key: str
    names: tuple[str, ...]  # of the other seats
    opening: tuple[Move, ...]
    steps: tuple[Step, ...]

    @property
    def acts(self) -> tuple[Act, ...]:
        """All that the learner does."""
        return tuple(act for step in self.steps for act in step.acts)


def source(key: str) -> Entry:
    """The file of a lesson, which begins with its position."""
    return read("lessons", f"{key}.toml")


@cache
def lesson(key: str) -> Lesson:
    """The lesson of that name, one of LESSONS. ContentError if its file says something that it may not."""
    entry = source(key)
    return Lesson(
        key,
        tuple(seat.text("name") for seat in entry.entries("seats")[1:]),
        moves_of(entry, "opening"),
        tuple(step_of(step) for step in entry.entries("steps")),
    )


def step_of(entry: Entry) -> Step:
    """A step; the others' moves come after its last action."""
    acts = entry.texts("acts") if "acts" in entry.names() else ()
    then = moves_of(entry, "then") if "then" in entry.names() else ()
    last = len(acts) - 1
    return Step(
        entry.text("key"),
        tuple(Act(tuple(act.split(OR)), then if n == last else ()) for n, act in enumerate(acts)),
    )


def moves_of(entry: Entry, key: str) -> tuple[Move, ...]:
    """Moves written as "1: home"."""
    pairs = [move.split(": ", 1) for move in entry.texts(key)]
    return tuple(Move(int(seat), name) for seat, name in pairs)
