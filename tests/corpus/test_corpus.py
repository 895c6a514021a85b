"""Every game of the corpus replays: the same position after every action, and the same form.

If this fails, released records and tables would be played otherwise than they were. Give the changed component a new
version and keep the old behaviour (CONTRIBUTING, "A change of the rules"); never renew these files.
"""

from dataclasses import replace

import pytest

from exlibris.engine import DONE_ACTION, PRESETS, Record, result
from support.corpus import FOLDER, form_of, load_corpus, replayed_hashes

CORPUS = load_corpus()


@pytest.mark.parametrize("name", CORPUS)
def test_a_game_of_the_corpus_replays(name: str) -> None:
    game = CORPUS[name]
    record = Record.from_json(game.record)
    for ply, (now, then) in enumerate(zip(replayed_hashes(record), game.hashes, strict=True)):
        assert now == then, f"{name} differs after {ply} actions"
    assert form_of(result(record.replay())) == game.form


def test_games_by_the_second_rules_make_the_choices_that_were_new_in_them() -> None:
    games = [game for name, game in CORPUS.items() if name.startswith("rules-2/")]
    records = [Record.from_json(game.record) for game in games]
    assert {record.ruleset.components.rules for record in records} == {2}
    assert {record.ruleset.preset for record in records} == set(PRESETS)
    asked, ended = set[str](), set[str]()
    for record in records:
        state = replace(record, actions=()).replay()
        for action in record.actions:
            prompts = {decision.prompt for decision in state.decisions()}
            asked |= prompts
            ended |= prompts if action == DONE_ACTION else set()
            state.apply(action)
    assert asked >= {"prompt-choose-winning", "prompt-shelve-gained", "prompt-wizard"}
    assert ended >= {"prompt-home", "prompt-both-home"}


def test_the_corpus_is_there_and_small() -> None:
    assert len(CORPUS) >= 120
    assert sum(file.stat().st_size for file in FOLDER.glob("*.xz")) < 300_000
