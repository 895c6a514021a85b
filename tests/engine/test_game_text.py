"""Games as text: what is written is read, and what is wrong is named by its line."""

import random
import re
from functools import cache

import pytest
from hypothesis import given, settings

from exlibris.engine import PRESETS, GameText, NotationError, Record, State, compose, preset, read_game_file
from exlibris.engine.errors import IllegalActionName, InvalidActionName, RecordError
from exlibris.engine.notation.game_parts import Comment
from support.examples import examples
from support.random_play import MOST_DECISIONS, SEEDS, fresh_game, go_on
from support.random_rules import ANY_GAME, new


def recorded(state: State, policy: int, plies: int = MOST_DECISIONS) -> Record:
    """Return the record of a random game, of its beginning if it is long."""
    seed = state.rng.seed
    return Record(state.game.ruleset, state.game.seats, seed, tuple(go_on(state, policy, plies)))


@cache
def a_game() -> GameText:
    record = recorded(fresh_game(2, 7), 7)
    end = len(record.actions)
    comments = (Comment(0, "Rita begins."), Comment(3, "well, well"), Comment(end, "It was close: {not."))
    return GameText(record, ("Rita", "Ola Ł. #1"), "2026-11-22", comments)


@cache
def written() -> str:
    return a_game().to_text()


def line_number(start: str) -> int:
    return next(n for n, line in enumerate(written().splitlines(), 1) if line.startswith(start))


@settings(max_examples=examples(30))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS)
def test_whole_games_by_all_rulebooks_round_trip(rules: tuple, seed: int, policy: int) -> None:  # type: ignore[type-arg]
    game = GameText(recorded(new(rules, seed), policy))
    assert GameText.from_text(game.to_text()) == game


@settings(max_examples=examples(30))
@given(rules=ANY_GAME, seed=SEEDS, policy=SEEDS)
def test_unfinished_games_round_trip(rules: tuple, seed: int, policy: int) -> None:  # type: ignore[type-arg]
    game = GameText(recorded(new(rules, seed), policy, policy % 150))
    assert GameText.from_text(game.to_text()) == game


def test_names_date_and_comments_are_kept() -> None:
    assert GameText.from_text(written()) == a_game()
    assert read_game_file(written()) == a_game()
    assert read_game_file(a_game().record.to_json()) == GameText(a_game().record)


def test_it_reads_like_a_game() -> None:
    head, setup, *rounds = written().split("\n\n{Rita begins.}\n\n")[1].split("\n\n")
    assert head.startswith("setup\n1. seat ")
    assert setup.startswith("round 1\n1. seat ")
    assert rounds[-1].startswith("inspection\n")
    assert re.search(r"^\d+\. seat [01]: place \d+\.\d\*?; ", written(), re.MULTILINE)
    assert re.search(r"shelve [A-Z]\d+ (right of|left of|above|below) [A-Z]\d+", written())
    assert "{well, well}" in written()
    assert max(len(line) for line in written().splitlines()) <= 120


def test_variants_are_written_as_switches_and_read_by_name_too() -> None:
    record = recorded(new((compose("revised-en", ["longer"]), 3), 1), 1, 40)
    text = GameText(record).to_text()
    assert text.splitlines()[1:3] == ["preset: revised-en", "switch longer_game: 3"]
    assert GameText.from_text(text.replace("switch longer_game: 3", "variants: longer")).record == record


def test_rules_of_ones_own_are_written_out() -> None:
    own = preset("first-cs").to_json() | {"preset": "ours", "removed_locations": [4, 7], "starting_hand": 5}
    record = recorded(new((type(preset("first-cs")).from_json(own), 2), 1), 1, 40)
    assert "switch removed_locations: 4 7\n" in GameText(record).to_text()
    assert GameText.from_text(GameText(record).to_text()).record == record


def test_a_person_may_write_it_loosely() -> None:
    loose = (
        re.sub(r"^\d+\. ", "", written(), flags=re.MULTILINE).replace("; ", " ;\n  ").replace("right of", "RIGHT  of")
    )
    loose = loose.replace("\n", "\r\n")
    assert GameText.from_text("\ufeff" + loose) == a_game()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("exlibris game 1", "exlibris game 2", "line 1: expected 'exlibris game 1', found 'exlibris game 2'"),
        ("preset: first-en\n", "", "preset: missing"),
        ("preset: first-en", "preset: chess", "line 2, preset: no preset 'chess'; the presets are first-en"),
        ("seats: 2", "seats: 9", "line 3, seats: seats: expected 2 to 4, found 9"),
        ("seats: 2", "seats: two", "line 3, seats: expected a number, found 'two'"),
        ("seats: 2", "seats: 2\nseats: 2", "line 4, seats: is already in line 3"),
        ("seats: 2", "seats: 2\nswitch colour: 2", "line 4, switch colour: 'colour' is an unknown switch"),
        ("seats: 2", "seats: 2\nswitch starting_hand: x", "line 4, switch starting_hand: ruleset.starting_hand: "),
        ("seats: 2", "seats: 2\nvariants: odd", "line 4, variants: no variant 'odd' in first-en"),
        ("seats: 2", "seats: 2\nweather: rain", "line 4, weather: unknown key"),
        ("seats: 2", "seats: 2\nweather", "line 4: expected 'key: text', found 'weather'"),
        ("name 1:", "name 2:", "line 5, name 2: this game has seats 0 to 1"),
        ("name 0: Rita\n", "", "line 4, name 1: some seats have a name, others have none"),
        ("result: ", "result: 9", "line 7, result: expected '"),
        ("seed: ", "seed: f", "line 8, seed: expected 64 hexadecimal digits"),
        ("seed: ", "seed hash: ", "line 8, seed hash: a game can't be replayed by its seed's hash, only by the seed"),
        ("seed: ", "seed hash: 00\nseed: ", "line 8, seed hash: is not the hash of the seed"),
        ('"600009f9"', '"00000000"', "content: locations.book_swap has changed"),
        ("\nround 2\n", "\nround 3\n", "'round 3', but the game is in 'round 2'"),
        ("{Rita begins.}", "{Rita begins.", "line "),
        ("{well, well}", "}", "a comment has only one of its two braces"),
    ],
)
def test_what_is_wrong_is_named_by_its_line(old: str, new: str, why: str) -> None:
    assert old in written()
    with pytest.raises(NotationError, match=re.escape(why)):
        GameText.from_text(written().replace(old, new, 1))
    with pytest.raises(RecordError):
        read_game_file(written().replace(old, new, 1)) if old != "exlibris game 1" else read_game_file("x")


@pytest.mark.parametrize(("text", "error"), [("juggle", InvalidActionName), ("place 99.1", IllegalActionName)])
def test_a_wrong_action_is_named_by_its_line(text: str, error: type[NotationError]) -> None:
    lines = written().splitlines()
    at = lines.index("round 1") + 1
    lines[at] = f"{lines[at].partition(': ')[0]}: {text}; place home"
    with pytest.raises(error, match=rf"^line {at + 1}: '{text}' is "):
        GameText.from_text("\n".join(lines))


def test_names_and_comments_that_can_not_be_written_are_refused() -> None:
    record = a_game().record
    for game in (GameText(record, ("a\nb", "c")), GameText(record, comments=(Comment(0, "a } b"),))):
        with pytest.raises(NotationError, match=r"^name|^comment"):
            game.to_text()


@pytest.mark.parametrize("name", PRESETS)
def test_a_long_game_is_a_small_file(name: str) -> None:
    record = recorded(new((preset(name), 4), 3), random.Random(3).randrange(99))
    assert len(GameText(record).to_text()) < 30_000
