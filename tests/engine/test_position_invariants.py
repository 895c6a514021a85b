"""What play can reach is read from text; what breaks one invariant is refused, with the line that is wrong."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings

from exlibris.engine import PRESETS, NotationError, State, compose, is_placing, new_game, standard_left
from exlibris.engine.check import CHECKS
from exlibris.engine.notation.position_reading import LINES_OF
from support.examples import examples
from support.random_play import SEEDS, positions

NOTATION = Path(__file__).parents[2] / "docs/notation.md"
NAMED = re.compile(r"line \d+, (.*?)(?: \d+| home| aside)?: ")


class Lines:
    """The lines of a position, to be changed one by one."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.stack[-1].seat
        blocks = re.split(r"\n(?! )", str(state).rstrip("\n"))
        self.title = blocks[0]
        self.text: dict[str, str] = {}
        for block in blocks[1:]:
            key, _, value = block.partition(":")
            self.text[key] = value.strip()

    def __str__(self) -> str:
        return "\n".join([self.title, *[f"{key}: {value}" for key, value in self.text.items()], ""])

    def add(self, key: str, words: str) -> None:
        """Add words at the end of a line, which need not be there."""
        self.text[key] = f"{self.text.get(key, '')} {words}".strip()

    def drop(self, key: str, word: str) -> None:
        """Take the first such word out of a line."""
        words = self.text.get(key, "").split()
        words.remove(word)
        self.text[key] = " ".join(words)

    def top(self) -> str:
        """Return the top card of the deck."""
        return self.text["deck"].split()[0]

    def card(self) -> str:
        """Take the top card off the deck, to lie elsewhere."""
        card = self.top()
        self.drop("deck", card)
        return card

    def token(self) -> str:
        """Take one of the assistants that the seat has yet to place, to stand elsewhere."""
        own, left = str(self.seat), self.text[f"left {self.seat}"]
        self.text[f"left {self.seat}"] = left.replace("s", "", 1) if "s" in left else left.replace("*", "", 1)
        return own if "s" in left else f"{own}*"

    def clear(self, token: str) -> None:
        """Take all such assistants off the board."""
        for key in [key for key in self.text if key.startswith("at ")]:
            words = [word for word in self.text[key].split() if word.partition("@")[0] != token]
            self.text[key] = " ".join(words)

    def coming(self) -> int:
        """Return a tile that is not face up."""
        return (self.state.round.stack + self.state.round.discarded)[0]


def two_in_the_collector(lines: Lines) -> None:
    game = lines.state.game
    tile = next(tile for tile in lines.state.round.tiles if not game.sites[tile].gathers)
    while len(lines.text.get(f"on {tile}", "").split()) <= game.cards_dealt[tile]:
        lines.add(f"on {tile}", lines.card())


def the_hut_is_not_there(lines: Lines) -> None:
    lines.drop("tiles", "1")
    lines.add("tile stack", "1")


def on_a_tile_that_is_not_there(lines: Lines) -> None:
    lines.add(f"at {lines.coming()}", lines.token())


def on_a_closed_space(lines: Lines) -> None:
    lines.add("at 1", f"{lines.token()}@4")


def two_on_a_space(lines: Lines) -> None:
    """Put both of a seat's standard assistants on the only space of the Hut, from wherever they are."""
    seat = str(lines.seat)
    lines.clear(seat)
    lines.text["at 1"] = f"{seat}@1 {seat}@1"
    lines.text[f"left {seat}"] = lines.text[f"left {seat}"].replace("s", "")


def a_ghost_in_the_hut(lines: Lines) -> None:
    seat = str(lines.seat)
    lines.clear(f"{seat}*")
    lines.text["at 1"] = f"{seat}*@1"
    lines.text[f"left {seat}"] = lines.text[f"left {seat}"].replace("*", "")
    lines.text[f"assistant {seat}"] = "ghost"


def two_of_a_kind(lines: Lines) -> None:
    """Give both seats the same assistant: a Ghost if there is one, since only Ghosts may share a space as they do.

    An assistant in the Diviner's Hut, which Ghosts shun, is taken back.
    """
    for seat in "01":
        if any(word.startswith(f"{seat}*") for word in lines.text.get("at 1", "").split()):
            lines.clear(f"{seat}*")
            lines.add(f"left {seat}", "*")
    both = [lines.text["assistant 0"], lines.text["assistant 1"]]
    shared = "ghost" if "ghost" in both else both[0]
    lines.text |= {"assistant 0": shared, "assistant 1": shared}


def an_option_twice(lines: Lines) -> None:
    lines.text |= {"stack": f"\n  round.2 seat {lines.seat}", "options": "0 0"}


def another_option(lines: Lines) -> None:
    lines.text |= {"stack": f"\n  round.2 seat {lines.seat}", "options": "120"}


def turned_too_early(lines: Lines) -> None:
    lines.text["shelf 0"] = lines.text["flips 0"] = lines.card()


BREAKS: dict[str, dict[str, Callable[[Lines], None]]] = {
    "rounds": {
        "too late": lambda lines: lines.text.update({"round": "19"}),
        "no reason": lambda lines: lines.text.update({"final": "because"}),
        "a reason of solo games": lambda lines: lines.text.update({"final": "rounds"}),
        "before the first": lambda lines: lines.text.update({"round": "0"}),
    },
    "cards": {"twice": lambda lines: lines.add("hand 0", lines.top())},
    "shelves": {"in pieces": lambda lines: lines.text.update({"shelf 0": f"{lines.card()} .. {lines.card()}"})},
    "tiles": {
        "the Hut in the stack": the_hut_is_not_there,
        "twice": lambda lines: lines.add("tile discard", "1"),
    },
    "pools": {
        "too many": two_in_the_collector,
        "on a tile that is not there": lambda lines: lines.add(f"on {lines.coming()}", lines.card()),
        "beside the tiles": lambda lines: lines.add("on aside", lines.card()),
    },
    "assistants": {
        "one too many": lambda lines: lines.add("at home", str(lines.seat)),
        "two special ones": lambda lines: lines.add("at home", f"{lines.seat}* {lines.seat}*"),
    },
    "spaces": {
        "not there": on_a_tile_that_is_not_there,
        "closed": on_a_closed_space,
        "shared": two_on_a_space,
        "the Ghost in the Hut": a_ghost_in_the_hut,
    },
    "places": {"not there": lambda lines: lines.text.update({"places": f"home {lines.coming()}.1"})},
    "knowledge": {
        "shown, but in the deck": lambda lines: lines.add("shown", lines.top()),
        "known to nobody": lambda lines: lines.add("known", f"{lines.top()}@2"),
        "twice": lambda lines: lines.add("known", f"{lines.top()}@0 " * 2),
    },
    "decision": {"twice": an_option_twice, "another": another_option},
    "deal": {
        "twice": lambda lines: lines.text.update({"focus 0": lines.text["prominent"]}),
        "not known": lambda lines: lines.text.update({"banned": "?"}),
        "a clue": lambda lines: lines.text.update({"revealed": "1"}),
        "two of a kind": two_of_a_kind,
    },
    "flips": {
        "too early": turned_too_early,
        "sealed": lambda lines: lines.text.update({"ready": "0"}),
    },
    "turn": {"not there": lambda lines: lines.text.update({"fresh": f"{lines.coming()}.1"})},
    "stack": {
        "tile": lambda lines: lines.text.update({"stack": f"\n  round.2 seat {lines.seat} tile 99"}),
        "token": lambda lines: lines.text.update({"stack": f"\n  round.2 seat {lines.seat} tokens 3*,2,0"}),
        "other": lambda lines: lines.text.update({"stack": f"\n  round.2 seat {lines.seat} other 7"}),
    },
}  # fmt: skip
BROKEN = [(invariant, how) for invariant, breaks in BREAKS.items() for how in breaks]


def a_turn(preset: str, seed: int) -> State:
    """Return a two-player position before a standard assistant is placed, with cards and tiles to come."""
    luck = random.Random(seed)
    state = new_game(compose(preset, (), {"language": "en"}), 2, luck.randbytes(32))
    plies = luck.randrange(250)
    found = state
    for s in positions(state, seed):
        to_come = len(s.deck) - s.dealt > 5 and s.round.stack + s.round.discarded
        if to_come and is_placing(s) and standard_left(s.unplaced, s.stack[-1].seat):
            found = s.clone()
            if s.ply >= plies:
                break
    return found


@settings(max_examples=examples(15))
@given(seed=SEEDS)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_position_of_a_game_is_read_and_none_with_a_broken_invariant(preset: str, seed: int) -> None:
    state = a_turn(preset, seed)
    assert State.from_text(str(Lines(state))) == state
    for invariant, how in BROKEN:
        lines = Lines(state)
        BREAKS[invariant][how](lines)
        with pytest.raises(NotationError) as refused:
            State.from_text(str(lines))
        named = NAMED.match(str(refused.value))
        assert named is not None, (how, str(refused.value))
        assert named[1] in LINES_OF[invariant], (invariant, how, str(refused.value))


def test_each_invariant_is_broken_and_documented() -> None:
    assert list(BREAKS) == list(CHECKS)
    page = NOTATION.read_text("utf-8")
    assert re.findall(r"^\| `(\w+)` \| .* \| .* \|$", page.partition("## Invariants")[2], re.MULTILINE) == list(CHECKS)
