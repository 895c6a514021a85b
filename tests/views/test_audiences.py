"""Each event names its cards to those who may know them, in games by all rulebooks and with every assistant."""

import re
from pathlib import Path
from random import Random

import pytest

import exlibris.engine
from exlibris.engine import EVERYBODY, HIDDEN, PRESETS, SPECTATOR, Recorder, compose, new_game
from support.audiences import DEPENDS, OWN, TWO, audience

GAMES = 12


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", PRESETS)
def test_cards_are_named_to_those_who_may_know_them(name: str, seats: int) -> None:
    luck = Random(f"{name} {seats}")
    for _ in range(GAMES):
        state = new_game(compose(name, ["solo"] if seats == 1 else []), seats, luck.randbytes(32))
        state.recorder = Recorder()
        while not state.is_over:
            before, seat = state.clone(), luck.choice(state.pending_seats())
            state.apply(luck.choice(state.legal_actions(seat)), seat)
            for event in state.recorder.take():
                assert (event.kind, event.seen) == (event.kind, audience(event, before))
                for viewer in range(SPECTATOR, seats):
                    sees = event.seen == EVERYBODY or (viewer != SPECTATOR and event.seen >> viewer & 1)
                    assert event.for_seat(viewer).cards == (event.cards if sees else bytes([HIDDEN] * len(event.cards)))


def test_every_kind_of_event_with_an_audience_is_listed_and_no_other() -> None:
    """Those that the engine's code tells to some seats only."""
    told = re.compile(r"\.tell\(\s*\"([a-z-]+)\",?([^\n]*)\)")
    source = "\n".join(path.read_text("utf-8") for path in Path(exlibris.engine.__file__).parent.rglob("*.py"))
    secret = {kind for kind, words in told.findall(source) if "seen" in words or " | 1 << " in words}
    assert secret == OWN | TWO | DEPENDS
