#!/usr/bin/env python3
"""Play the corpus games of a rules version and write them to tests/corpus, once and for all.

Run it with the released code of that version (a checkout of its commit with its own environment), never with changed
code: the corpus is what that code played. Existing files are never overwritten; a new rules version adds a new file.

    python scripts/make_corpus.py RULES_VERSION
"""

from __future__ import annotations

import json
import lzma
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from exlibris.bots import make_bot  # noqa: E402
from exlibris.content.rulesets import read_switches  # noqa: E402
from exlibris.engine import PRESETS, Record, Ruleset, State, compose, new_game, player_view, variants_of  # noqa: E402

FIRST = 1
GAMES = 120
TRIES, MANY_TRIES = 24, 400  # games of which one is kept, for those of later versions
# Lists and ranges, for which the switches' file names no values: what is played beside the presets' own.
LISTED: dict[str, list[Any]] = {
    "final_round_cards": [[6, 5, 4]],
    "starting_hand": [1, 20],
    "longer_game": [1, 20],
    "removed_locations": [[2, 4, 6, 18], [5, 10, 11, 12, 13, 14]],
    "removed_libraries": [["automaton", "bookworm"], ["witch", "wizard", "mummy"]],
    "round_limit": [1, 2, 99],
}
SOLO_SWITCHES = ("solo_special", "solo_focus", "solo_assistants_per_tile", "solo_clues")


@dataclass(frozen=True)
class Plan:
    """A game to be played: by which rules, by how many, and by which bots, the last one for all further seats.

    Of `tries` games the one is kept that asks the most steps not asked before.
    """

    name: str
    ruleset: Ruleset
    seats: int
    bots: tuple[str, ...] = ("random",)
    tries: int = 1


def plans(rules_version: int) -> list[Plan]:
    """Return all games to be played: those of the first version are by every switch there is, later ones are few."""
    return _many() if rules_version == FIRST else list(_few(rules_version))


def _few(rules_version: int) -> Iterator[Plan]:
    """Yield a game of some players and one alone for each preset, and one that asks for what hardly ever comes up."""
    for number, name in enumerate(PRESETS):
        start = f"rules-{rules_version}/{name}"
        yield Plan(f"{start}/{2 + number % 3}", compose(name), 2 + number % 3, tries=TRIES)
        yield Plan(f"{start}/solo", compose(name, ["solo"], {"solo_level": number + 2}), 1, tries=TRIES)
    rare = compose("first-en", switches={"gambling_den_names": "assistant"})
    yield Plan(f"rules-{rules_version}/rarities", rare, 2, tries=MANY_TRIES)


def _many() -> list[Plan]:
    """Return games by all presets, variants, levels and switches; the rest up to GAMES are by the presets alone."""
    listed = [*_presets(), *_variants(), *_solo(), *_switches(), *_greedy()]
    return listed + list(_more(GAMES - len(listed)))


def _presets() -> Iterator[Plan]:
    for name in PRESETS:
        for seats in (2, 3, 4):
            yield Plan(f"{name}/{seats}", compose(name), seats)


def _variants() -> Iterator[Plan]:
    pairs = [(name, variant) for name in PRESETS for variant in variants_of(name) if variant != "solo"]
    for number, (name, variant) in enumerate(pairs):
        yield Plan(f"{name}/{variant}", compose(name, [variant]), 2 + number % 3)


def _solo() -> Iterator[Plan]:
    for name in PRESETS:
        levels = range(1, 8) if name in ("first-en", "revised-en") else (3,)
        for level in levels:
            yield Plan(f"{name}/solo-{level}", compose(name, ["solo"], {"solo_level": level}), 1)


def _switches() -> Iterator[Plan]:
    """Yield a game for each value of each switch that the first preset does not have."""
    for number, (switch, value) in enumerate(_values()):
        solo = switch in SOLO_SWITCHES
        ruleset = compose("first-en", ["solo"] if solo else [], _with_companions(switch, value))
        words = "-".join(str(item) for item in value) if isinstance(value, list) else str(value)
        yield Plan(f"{switch}={words}", ruleset, 1 if solo else 2 + number % 3, tries=12)


def _values() -> Iterator[tuple[str, Any]]:
    usual = compose("first-en").to_json()
    for name, switch in read_switches().items():
        if name in ("mode", "language", "solo_level"):  # each has games of its own above
            continue
        values = LISTED.get(name) or switch.get("values") or [False, True]
        for value in values:
            if value != usual[name]:
                yield name, value


def _with_companions(switch: str, value: Any) -> dict[str, Any]:
    """Return the switch with those that it can't be without."""
    if switch == "special_assistants":
        return {switch: value, "library_choice": "plain"}
    if switch == "library_choice" and value == "plain":
        return {switch: value, "special_assistants": "cards_dealt"}
    return {switch: value}


def _greedy() -> Iterator[Plan]:
    for number, name in enumerate(PRESETS):
        yield Plan(f"{name}/greedy", compose(name), 2 + number % 3, ("greedy",))
        yield Plan(f"{name}/greedy-and-random", compose(name), 2 + (number + 1) % 3, ("greedy", "random"))
    yield Plan("first-en/solo-greedy", compose("first-en", ["solo"], {"solo_level": 2}), 1, ("greedy",))
    yield Plan("revised-en/solo-greedy", compose("revised-en", ["solo"], {"solo_level": 4}), 1, ("greedy",))


def _more(count: int) -> Iterator[Plan]:
    for number in range(count):
        name = PRESETS[number % len(PRESETS)]
        yield Plan(f"{name}/more-{number}", compose(name), 2 + number // len(PRESETS) % 3, tries=40)


def best_of(plan: Plan, asked: set[str]) -> Record:
    """Play the plan's games and return the one that adds the most steps to those asked; adds them."""
    games = [played(plan, number) for number in range(plan.tries)]
    record, steps = max(games, key=lambda game: len(game[1] - asked))
    asked |= steps
    return record


def played(plan: Plan, number: int) -> tuple[Record, set[str]]:
    """Play a game to its end, the same one whenever it is played; return it with the steps that asked."""
    luck = random.Random(f"corpus {plan.name} {number}")
    state = new_game(plan.ruleset, plan.seats, luck.randbytes(32))
    first = state.luck.seed
    names = [plan.bots[min(seat, len(plan.bots) - 1)] for seat in range(plan.seats)]
    bots = [make_bot(name, luck.randbytes(32)) for name in names]
    actions: list[int] = []
    steps: set[str] = set()
    while not state.is_over:
        steps.add(state.pending_step().name)
        seat = luck.choice(state.pending_seats())
        actions.append(_chosen(bots[seat], state, seat))
        state.apply(actions[-1], seat)
    return Record(plan.ruleset, plan.seats, first, tuple(actions)), steps


def _chosen(bot: Any, state: State, seat: int) -> int:
    return int(bot.choose(player_view(state, seat), state.legal_actions(seat)))


def main() -> int:
    """Play and write the games; return the exit code."""
    from support.corpus import described, file_of

    if len(sys.argv) != 2 or not sys.argv[1].isdigit():
        print(__doc__)
        return 2
    file = file_of(int(sys.argv[1]))
    if file.exists():
        print(f"{file.relative_to(ROOT)}: exists; a corpus is never overwritten")
        return 2
    asked: set[str] = set()
    games = [described(plan.name, best_of(plan, asked)).to_json() for plan in plans(int(sys.argv[1]))]
    text = json.dumps({"rules_version": int(sys.argv[1]), "games": games})
    file.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{file.relative_to(ROOT)}: {len(games)} games, {sum(len(g['hashes']) // 8 for g in games)} positions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
