"""The stack of a position, one line per frame: its step, its seat, and the registers that are set.

round.1 seat 0
flea_market.0 seat 1 power ghost tile 14 count 1 cards B1,B2
"""

from __future__ import annotations

from typing import Any, Final

from exlibris.engine.errors import NotationError
from exlibris.engine.fields import ASSISTANT, CARD, CATEGORY, CHOICE, FLAG, LIBRARY, REGISTERS, SPACE, Register
from exlibris.engine.frames import STANDARD, STEPS, Frame, Power
from exlibris.engine.game import Game
from exlibris.engine.notation.actions import names_listed
from exlibris.engine.notation.cards import CardNames
from exlibris.engine.notation.lines import number_of
from exlibris.engine.notation.places import place_name, read_place, read_token, token_name

OVER: Final = "over"  # instead of a step: the effect is over
LIST: Final = ","
YES: Final = "yes"
BY_NAME: Final[dict[str, Register]] = {register.name: register for register in REGISTERS}
KEYED: Final = (CATEGORY, CHOICE, LIBRARY)  # numbers that have the names of actions of this kind


def frame_line(names: CardNames, f: Frame) -> str:
    """Return the line that describes a frame."""
    blank = Frame.new(None, f.seat, STANDARD, 0)
    words = [f.step.name if f.step is not None else OVER, "seat", str(f.seat)]
    words += ["power", f.power.key] if f.power is not STANDARD else []
    words += ["tile", str(f.tile)] if f.tile else []
    for register in REGISTERS:
        value: Any = getattr(f, register.name)
        if value != getattr(blank, register.name):
            words += [register.name, _text(names, register, value)]
    return " ".join(words)


def _text(names: CardNames, register: Register, value: Any) -> str:
    if register.numbers == FLAG:
        return YES
    values = value if register.is_set else [value]
    return LIST.join([_word(names, register.numbers, number) for number in values])


def _word(names: CardNames, kind: str, number: int) -> str:
    if kind == CARD:
        return names.name(number)
    if kind in KEYED:
        return names_listed(kind)[number]
    if kind == SPACE:
        return place_name(number)
    return token_name(number) if kind == ASSISTANT else str(number)


def read_frame(names: CardNames, game: Game, line: str) -> Frame:
    """Return the frame that a line describes. Raises NotationError for an invalid line."""
    words = line.lower().split()
    step = words.pop(0)
    if step != OVER and step not in STEPS:
        raise NotationError(f"no step {step!r}")
    if len(words) % 2:
        raise NotationError(f"{step}: expected pairs of a register and its value, found {' '.join(words)!r}")
    values = dict(zip(words[::2], words[1::2], strict=True))
    seat = _number(values.pop("seat", "0"))
    if seat >= game.seats:
        raise NotationError(f"{step}: this game has no seat {seat}")
    f = Frame.new(None, seat, power_of_key(game, values.pop("power", "standard")), _number(values.pop("tile", "0")))
    f.step = None if step == OVER else STEPS[step]
    for name, text in values.items():
        if name not in BY_NAME:
            raise NotationError(f"{step}: no register {name!r}")
        setattr(f, name, _value(names, BY_NAME[name], text))
    return f


def _value(names: CardNames, register: Register, text: str) -> Any:
    if register.numbers == FLAG:
        return text == YES
    numbers = [_read(names, register, word) for word in text.split(LIST)]
    if register.is_set:
        return bytes(numbers)
    if len(numbers) != 1:
        raise NotationError(f"{register.name}: expected one value, found {text!r}")
    return numbers[0]


def _read(names: CardNames, register: Register, word: str) -> int:
    kind = register.numbers
    if kind == CARD:
        return names.read(word)[0]
    if kind in KEYED:
        listed = names_listed(kind)
        if word not in listed:
            raise NotationError(f"{register.name}: expected one of {', '.join(listed)}, found {word!r}")
        return listed.index(word)
    if kind == SPACE:
        return read_place(word)
    return read_token(word) if kind == ASSISTANT else _number(word)


def _number(word: str) -> int:
    number = number_of(word)
    if not 0 <= number <= 255:
        raise NotationError(f"expected a number from 0 to 255, found {word[:60]!r}")
    return number


def power_of_key(game: Game, key: str) -> Power:
    """Return the power of the assistant with that key. Raises NotationError for an unknown key."""
    try:
        return game.power_of(key)
    except KeyError:
        raise NotationError(f"no assistant {key!r}") from None
