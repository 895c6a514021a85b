"""What happens in a lesson: its position, the learner's tasks, and the moves of the others."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from exlibris.content.fields import Entry, read_own
from exlibris.engine import SEED_BYTES, NotationError, State

LEARNER: Final = 0
LESSONS: Final = ("first_shelf", "first_visit", "delayed_effect", "inspection")
OR: Final = " | "
SEED: Final = bytes(SEED_BYTES)
RULES: Final = "beginner-all-locations"  # the variant that lessons are played by
TEXTS: Final = ("preset", "phase", "prominent", "banned")
NUMBERS: Final = ("round", "first")
PLAIN_SEAT: Final = ("hand", "shelf", "focus")


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
class LessonTask:
    """A thing that the librarian says, and the actions, if any, that are asked for with it."""

    key: str
    acts: tuple[Act, ...]


@dataclass(frozen=True)
class Lesson:
    """A lesson; `opening` is what the others do before the learner's first task."""

    key: str
    names: tuple[str, ...]  # of the other seats
    opening: tuple[Move, ...]
    tasks: tuple[LessonTask, ...]

    @property
    def acts(self) -> tuple[Act, ...]:
        """All actions that are asked of the learner."""
        return tuple(act for task in self.tasks for act in task.acts)


def source(key: str) -> Entry:
    """Return the file of a lesson, which has its position at the top."""
    return read_own("lessons", f"{key}.toml")


@cache
def lesson(key: str) -> Lesson:
    """Return the lesson of that name, one of LESSONS. Raises ContentError if something is wrong in its file."""
    entry = source(key)
    return Lesson(
        key,
        tuple(seat.text("name") for seat in entry.entries("seats")[1:]),
        moves_of(entry, "opening"),
        tuple(task_of(task) for task in entry.entries("tasks")),
    )


def task_of(entry: Entry) -> LessonTask:
    """Return a task; the others' moves come after its last action."""
    acts = entry.texts("acts") if "acts" in entry.names() else ()
    then = moves_of(entry, "then") if "then" in entry.names() else ()
    last = len(acts) - 1
    return LessonTask(
        entry.text("key"),
        tuple(Act(tuple(act.split(OR)), then if n == last else ()) for n, act in enumerate(acts)),
    )


def moves_of(entry: Entry, key: str) -> tuple[Move, ...]:
    """Return moves, which are written as "1: home"."""
    pairs = [move.split(": ", 1) for move in entry.texts(key)]
    return tuple(Move(int(seat), name) for seat, name in pairs)


def build(entry: Entry) -> State:
    """Return the state at its first decision. Raises ContentError for what is no position."""
    try:
        return State.from_text("\n".join(lines_of(entry)))
    except NotationError as error:
        raise entry.error("position", str(error)) from error


def lines_of(entry: Entry) -> list[str]:
    """Return the position in the engine's notation. The last round is always brought about by a shelf."""
    seats = entry.entries("seats")
    lines = ["exlibris position 1", f"variants: {RULES}", f"seats: {len(seats)}", f"seed: {SEED.hex()}"]
    lines += [f"{key}: {entry.text(key)}" for key in TEXTS]
    lines += [f"{key}: {entry.number(key)}" for key in NUMBERS]
    lines += ["final: shelf"] if entry.flag("final") else []
    lines.append(f"tiles: {numbers(entry, 'permanent')} / {numbers(entry, 'temporary')}")
    lines.append(f"tile stack: {numbers(entry, 'stack')}")
    lines.append(f"deck: {words(entry, 'deck')}")
    lines += [f"on {tile}: {cards}" for tile, cards in entry.text_map("cards").items()]
    return lines + [f"{key} {n}: {words(seat, key)}" for n, seat in enumerate(seats) for key in PLAIN_SEAT]


def numbers(entry: Entry, key: str) -> str:
    """Return the numbers of a list with spaces between."""
    return " ".join(str(number) for number in entry.numbers(key))


def words(entry: Entry, key: str) -> str:
    """Return the text, which may be left out for none."""
    return entry.text(key) if key in entry.names() else ""
