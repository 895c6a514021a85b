"""Every game of the corpus replays: the same position after every action, and the same form.

If this fails, released records and tables would be played otherwise than they were. Give the changed component a new
version and keep the old behaviour (CONTRIBUTING, "A change of the rules"); from 1.0 on, never renew these files.
"""

import pytest

from exlibris.engine import PRESETS, GameText, Record, State, result
from support.corpus import FOLDER, CorpusGame, form_of, load_corpus, prompts_of, replayed_hashes

CORPUS = load_corpus()
EVERY_GAME = pytest.mark.parametrize("game", CORPUS.values(), ids=list(CORPUS))


@EVERY_GAME
def test_a_game_of_the_corpus_replays(game: CorpusGame) -> None:
    record = Record.from_json(game.record)
    for ply, (now, then) in enumerate(zip(replayed_hashes(record), game.hashes, strict=True)):
        assert now == then, f"{game.name} differs after {ply} actions"
    assert form_of(result(record.replay())) == game.form


@EVERY_GAME
def test_its_texts_mean_what_they_meant(game: CorpusGame) -> None:
    record = Record.from_json(game.record)
    assert GameText.from_text(game.text).record == record
    middle = State.from_text(game.middle)
    played = record.start().replay()
    for action in record.actions[: middle.ply]:
        played.apply(action)
    assert middle == played


def test_the_games_make_rare_choices_by_every_rulebook() -> None:
    records = [Record.from_json(game.record) for game in CORPUS.values()]
    assert {record.ruleset.preset for record in records} == set(PRESETS)
    asked, ended = (set[str]().union(*prompts) for prompts in zip(*map(prompts_of, records), strict=True))
    assert asked >= {"prompt-choose-winning", "prompt-shelve-gained", "prompt-wizard"}
    assert ended >= {"prompt-home", "prompt-both-home"}


def test_the_corpus_is_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.xz")) < 40_000
