"""The stack of a position, one line for each frame: its step, its seat, and the registers that hold something.

round.1 seat 0
flea_market.0 seat 1 power ghost tile 14 count 1 cards B1,B2
"""

from __future__ import annotations

from typing import Any, Final

from exlibris.engine.errors import NotationError
from exlibris.engine.frames import NUMBERS, SETS, STANDARD, Frame, Power
from exlibris.engine.game import Game
from exlibris.engine.notation.actions import names_listed
from exlibris.engine.notation.cards import CardNames
from exlibris.engine.notation.places import place_name, read_place, read_token, token_name
from exlibris.engine.steps import STEPS

OVER: Final = "over"  # in place of a step: the effect is over
STEP: Final = "step"
LIST: Final = ","
YES: Final = "yes"
REGISTERS: Final = NUMBERS + SETS
# The registers that hold cards. What no table here names is written as numbers.
CARD_REGISTERS: Final = ("card", "cards", "result")
# By register, the kind of action whose names its values have.
KEYED: Final[dict[str, str]] = {"category": "category", "direction": "choice", "libraries": "library"}


def frame_line(names: CardNames, f: Frame) -> str:
    """Return the line of a frame."""
    blank = Frame(None, f.seat, STANDARD, 0)
    words = [f.step.name if f.step is not None else OVER, "seat", str(f.seat)]
    words += ["power", f.power.key] if f.power is not STANDARD else []
    words += ["tile", str(f.tile)] if f.tile else []
    for register in REGISTERS:
        value: Any = getattr(f, register)
        if value != getattr(blank, register):
            words += [register, _text(names, register, value)]
    return " ".join(words)


def _text(names: CardNames, register: str, value: Any) -> str:
    if isinstance(value, bool):
        return YES
    values = value if isinstance(value, bytes) else [value]
    return LIST.join([_word(names, register, number) for number in values])


def _word(names: CardNames, register: str, number: int) -> str:
    if register in CARD_REGISTERS:
        return names.name(number)
    if register in KEYED:
        return names_listed(KEYED[register])[number]
    if register == "space":
        return place_name(number)
    return token_name(number) if register == "tokens" else str(number)


def read_frame(names: CardNames, game: Game, line: str) -> Frame:
    """Return the frame of a line. Raises NotationError for any other line."""
    words = line.split()
    step = words.pop(0)
    if step != OVER and step not in STEPS:
        raise NotationError(f"no step {step!r}")
    if len(words) % 2:
        raise NotationError(f"{step}: expected pairs of a register and its value, found {' '.join(words)!r}")
    values = dict(zip(words[::2], words[1::2], strict=True))
    seat = _number(values.pop("seat", "0"))
    if seat >= game.seats:
        raise NotationError(f"{step}: this game has no seat {seat}")
    f = Frame(None, seat, power_of_key(game, values.pop("power", "standard")), _number(values.pop("tile", "0")))
    f.step = None if step == OVER else STEPS[step]
    for register, text in values.items():
        if register not in REGISTERS:
            raise NotationError(f"{step}: no register {register!r}")
        setattr(f, register, _value(names, register, text, isinstance(getattr(f, register), bool)))
    return f


def _value(names: CardNames, register: str, text: str, is_flag: bool) -> Any:
    if is_flag:
        return text == YES
    numbers = [_read(names, register, word) for word in text.split(LIST)]
    if register in SETS:
        return bytes(numbers)
    if len(numbers) != 1:
        raise NotationError(f"{register}: expected one value, found {text!r}")
    return numbers[0]


def _read(names: CardNames, register: str, word: str) -> int:
    if register in CARD_REGISTERS:
        return names.read(word)[0]
    if register in KEYED:
        listed = names_listed(KEYED[register])
        if word not in listed:
            raise NotationError(f"{register}: expected one of {', '.join(listed)}, found {word!r}")
        return listed.index(word)
    if register == "space":
        return read_place(word)
    return read_token(word) if register == "tokens" else _number(word)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or int(word) > 255:
        raise NotationError(f"expected a number from 0 to 255, found {word!r}")
    return int(word)


def power_of_key(game: Game, key: str) -> Power:
    """Return the power of the assistant with that key. Raises NotationError if there is none."""
    try:
        return game.power_of(key)
    except KeyError:
        raise NotationError(f"no assistant {key!r}") from None
