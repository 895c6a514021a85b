"""Expansions: what they add, and the sentence that says what one of them lacks."""

import re
import shutil
from pathlib import Path

import pytest

from exlibris.content.pictures import MATERIALS
from support.installing import Installed, error_without

EXAMPLE = Path(__file__).parents[2] / "examples/observatory/src/exlibris_observatory"


@pytest.fixture
def example(tmp_path: Path) -> Installed:
    return Installed(tmp_path, "observatory", EXAMPLE)


SHOWN = """
from exlibris.content import load_locations, assistant_keys
from exlibris.engine import compose, preset, preset_names, variants_of
assert (load_locations()[-1].number, load_locations()[-1].key) == (30, "observatory")
assert assistant_keys()[-1] == "owl"
assert all(variants_of(name)[-1] == "observatory" for name in preset_names())
assert preset("first-pl").version("observatory") == preset("first-pl").version("owl") == 0
assert compose("first-pl", ["observatory"]).version("observatory") == 1
"""


def test_its_pieces_are_there_but_only_its_variant_plays_them(example: Installed) -> None:
    done = example.python(SHOWN)
    assert (done.returncode, done.stderr) == (0, "")


SPOILT = [
    ("locations.toml", "number = 30", "number = 18", "locations.toml: locations: 'observatory' has the number 18,"),
    ("locations.toml", "number = 30", "number = 31", "has the number 31, expected one from"),
    ("assistants.toml", "number = 63", "number = 12", "assistants.toml: assistants: 'owl' has the number 12,"),
    ("assistants.toml", 'key = "owl"', 'key = "imp"', "assistants.toml: assistants: imp is listed twice"),
    ("locations.toml", "solo = false", "", "locations.toml: locations[1].solo: is missing"),
    ("__init__.py", '{"observatory": lambda _: OBSERVATORY}', "{}", "doesn't say what it does"),
    ("__init__.py", '{"owl": lambda _: OWL}', '{"owl": 1, "bat": 1}', "lists 'bat' under assistants"),
    ("__init__.py", '    "observatory",\n', '    "planetarium",\n', "its key is 'planetarium'"),
    ("__init__.py", 'KeepFromDeck("OBS-01")', "KeepFromDeck(7)", "can't load exlibris_observatory:EXPANSION: "),
    ("__init__.py", "EXPANSION = Expansion(", "EXPANSION = dict(key=", "EXPANSION is not an Expansion but dict"),
    ("__init__.py", "import Expansion\n", "import Expanse as Expansion\n", "ImportError: cannot import name 'Expanse'"),
    ("pictures.toml", "owl = [", "bat = [", "pictures.toml: there is no picture of 'owl'"),
    ("pictures.toml", '"stone"', '"marble"', "pictures.toml: observatory[1].material: expected one of beard"),
    ("pictures.toml", "M34 54V30H86V54z", "<script>", "pictures.toml: observatory[1].outline: expected SVG path data"),
    ("texts/owl.ftl", "## en", "## cs", "at most once, found '## cs'"),
    ("texts/owl.ftl", "## cs", "## xx", "at most once, found '## xx'"),
    ("texts/owl.ftl", "## cs", "## pl", "at most once, found '## pl'"),
    ("texts/owl.ftl", "## en", "", "texts/owl.ftl: 'assistant-owl-name' comes before the first language, '## en'"),
    ("texts/observatory.ftl", "-summary = Look", "-x = L", "'location-observatory-summary' is missing in 'en'"),
    ("texts/owl.ftl", "    .one = the Owl", "    .two = the Owl", "'assistant-owl-name.one' is missing in 'en'"),
    ("texts/observatory.ftl", "variant-observatory = Observ", "x = O", "'variant-observatory' is missing in 'en'"),
]


@pytest.mark.parametrize(("file", "what", "by", "says"), SPOILT, ids=[f"{one[0]}-{one[3][-20:]}" for one in SPOILT])
def test_what_is_wrong_is_said_in_a_sentence(example: Installed, file: str, what: str, by: str, says: str) -> None:
    example.spoil(file, what, by)
    error = example.complaint()
    assert error.startswith("exlibris.content.fields.ContentError: expansion 'observatory': ")
    assert says in error


@pytest.mark.parametrize("power", ['Power("owl", 62)', 'Power("eagle", 63)'])
def test_a_power_of_another_assistant_is_refused(example: Installed, power: str) -> None:
    example.spoil("__init__.py", 'Power("owl", 63)', power)
    found = power.replace('"', "'")
    error = f"assistants.owl: expansion 'observatory': expected Power('owl', 63), found {found}"
    assert example.complaint().endswith(error)


def test_a_missing_file_of_texts_is_noticed_by_its_messages(example: Installed) -> None:
    (example.package / "texts/owl.ftl").unlink()
    error = "expansion 'observatory': texts: message 'assistant-owl-name' is missing in 'en'"
    assert example.complaint().endswith(error)


READ = "from exlibris.texts import text; text('variant-observatory', language='pl')"


@pytest.mark.parametrize(
    ("by", "says"),
    [
        ("log-draw = ", "expansion 'observatory': texts in 'pl': message 'log-draw' is listed twice"),
        ("this is not ", "expansion 'observatory': texts/observatory.ftl, pl: not Fluent: 'this is not Obserw"),
    ],
)
def test_texts_that_cannot_be_added_are_named(example: Installed, by: str, says: str) -> None:
    example.spoil("texts/observatory.ftl", "## pl\n", f"## pl\n{by}Obserwatorium\n")
    assert f"ContentError: {says}" in example.python(READ).stderr


def test_two_that_take_the_same_number_are_told_apart(example: Installed, tmp_path: Path) -> None:
    other = tmp_path / "tower"
    shutil.copytree(example.package, other)
    for path in [other / "__init__.py", *other.rglob("*.toml"), *other.rglob("*.ftl")]:
        path.write_text(
            path.read_text("utf-8").replace("observatory", "tower").replace("exlibris_tower", "tower"), "utf-8"
        )
    example.register("tower", "tower:EXPANSION")
    error = example.complaint()
    assert (
        "expansion 'tower': locations.toml: locations: 'tower' has the number 30, which 'observatory' already has"
        in error
    )


@pytest.mark.parametrize("command", [["simulate", "--games", "1"], ["rules"], ["serve", "--port", "0"]])
def test_every_command_says_it_on_one_line_and_exits_with_2(example: Installed, command: list[str]) -> None:
    example.spoil("assistants.toml", "number = 63", "number = 1")
    done = example.exlibris(*command)
    assert done.returncode == 2
    assert done.stderr.startswith("exlibris: expansion 'observatory': assistants.toml: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("least", [1, 2])
def test_a_question_without_its_words_stops_the_server_at_its_start(
    example: Installed, least: int, tmp_path: Path
) -> None:
    prompt = "prompt-moon" if least == 2 else "prompt-take"
    example.spoil("__init__.py", 'PutBackOnTop("OBS-02")', f'DiscardOwn({least}, 2, "OBS-02", "{prompt}")')
    example.spoil("__init__.py", "KeepFromDeck,", "DiscardOwn, KeepFromDeck,")
    done = example.exlibris("serve", "--port", "0", "--data", str(tmp_path / "data"))
    missing = prompt if least == 2 else f"{prompt}.done"
    assert done.returncode == 2
    said = f"exlibris: expansion 'observatory': step observatory.2: message '{missing}' is missing in 'en'\n"
    assert done.stderr == said


@pytest.mark.parametrize(
    ("what", "by", "says"),
    [
        ('effect("owl", LookAtDeck(1), MayPutAtBottom("OBS-03"))', "LookAtDeck(1)", "made without effect()"),
        ('effect("owl", LookAtDeck(1)', 'effect("home", LookAtDeck(1)', "there is already an effect with this name"),
    ],
)  # fmt: skip
def test_steps_that_would_fail_later_are_refused(example: Installed, what: str, by: str, says: str) -> None:
    example.spoil("__init__.py", what, by)
    assert says in example.complaint()


ASKS = """
import exlibris_observatory as o
from exlibris.engine.effects import Choice, effect
from exlibris.texts import check_prompts
o.OBSERVATORY.instant = effect("other", Choice(1, 1, "card", "prompt-home", "OBS-01"))
check_prompts()
"""


def test_an_action_without_words_is_named(example: Installed) -> None:
    assert "message 'prompt-home.action' is missing in 'en'" in example.python(ASKS).stderr


ENDLESS = """
from exlibris.content import Expansion
from exlibris.engine import new_game, preset
from exlibris.engine.effects import Automatic, effect


class Again(Automatic):
    def run(self, s, f):
        f.step = self


state = new_game(preset("first-en"), 2, bytes(32))
state.push(effect("again", Again()), 0, state.deal.powers[0], 0)
state.run()
"""


def test_steps_without_an_end_are_named(example: Installed) -> None:
    said = example.python(ENDLESS).stderr.splitlines()
    assert said[-2].endswith("10000 steps without a decision or the end of the game")
    assert said[-1] == "in step 'again.0', __main__.Again"


DISCARDED = """
from exlibris.engine import Recorder, State, player_view
from exlibris.engine.effects import DiscardLookedAt, LookAtDeck, effect
state = State.from_text('''exlibris position 1
preset: first-en
seats: 2
tiles: 1 10 / 6
hand 0: B1
hand 1: K1
deck: M1 N1 O1 P1
''')
state.recorder = Recorder()
state.push(effect("sift", LookAtDeck(3), DiscardLookedAt(1, 2, "OBS-01")), 0, state.deal.powers[0], 0)
state.run()
top = list(state.deck[state.dealt:])
assert len(state.legal_actions(0)) == 3
before = len(state.discard)
state.apply(state.legal_actions(0)[1], 0)
gone, = set(top) - set(state.deck[state.dealt:])
assert gone == top[1] and list(state.discard[before:]) == [gone]
assert len(state.legal_actions(0)) == 3, "one of the two others, or done"
event = next(event for event in state.recorder.events if event.kind == "discard-deck")
assert list(event.for_seat(1).cards) == [gone]
assert list(player_view(state, 1).discard)[-1] == gone
state.apply(state.legal_actions(0)[0], 0)
assert list(state.deck[state.dealt:]) == top[2:], "the third stays on top, and nothing more may be discarded"
"""


def test_cards_that_were_looked_at_are_discarded_in_sight_of_all(example: Installed) -> None:
    done = example.python(DISCARDED)
    assert (done.returncode, done.stderr) == (0, "")


ENGLISH = """
from exlibris.texts import text
assert text("variant-observatory", language="pl") == "Observatory"
assert text("assistant-owl-name", language="pl") == "Sowa"
"""


def test_english_is_shown_where_a_language_lacks_a_message(example: Installed) -> None:
    example.spoil("texts/observatory.ftl", "variant-observatory = Obserw", "other = Obserw")
    done = example.python(ENGLISH)
    assert (done.returncode, done.stderr) == (0, "")


JUDGED = """
from exlibris.engine import State, placed_space, tile_of
from exlibris.search import ADDED, FEATURES, KINDS, PLACEMENT_INPUTS, PlacementPolicy, Viewpoint, load_policy
from exlibris.search import kind_of, placement_inputs
TEXT = '''exlibris position 1
preset: first-en
variants: observatory
seats: 2
round: 4
tiles: 1 30 / 2 18
on 2: A1 A2 A3
hand 0: M3 M4
assistant 0: {}
'''
state = State.from_text(TEXT.format("owl"))
view = Viewpoint(state.game, state.deal, 0)
seen = dict(zip(FEATURES, view.features(state)))
assert (seen["board.open_1"], seen["board.open_18"], seen["added.open_instant"]) == (1, 1, 1)
assert (seen["added.open_permanent"], seen["added.open_spaces"], seen["added.open_delayed"]) == (1, 1, 0)
assert not any(seen[f"game.power_{number}"] for number in range(13))
assert (seen["added.power"], seen["added.arriving"], seen["added.at_home"]) == (1, 1, 0)
wizard = State.from_text(TEXT.format("wizard"))
plain = dict(zip(FEATURES, Viewpoint(wizard.game, wizard.deal, 0).features(wizard)))
assert (plain["game.power_12"], plain["added.power"]) == (1, 0)
proposed = load_policy("multiplayer").best(state, view, state.options, 1)
assert {kind_of(option) for option in proposed[1:]} == {ADDED, ADDED + 1}, "what it can't judge is tried besides"
assert {tile_of(placed_space(option)) for option in proposed[1:]} == {30}
inputs = dict(zip(PLACEMENT_INPUTS, placement_inputs(state, view, 30)))
assert [inputs[f"tile_added.{name}"] for name in ("spaces", "delayed", "permanent", "cards")] == [1, 0, 1, 0]
weights = [[1.0 if name == "tile_added.permanent" else 0.0] for name in PLACEMENT_INPUTS]
heads = [[1.0 if kind >= ADDED else 0.0] for kind in range(KINDS)]
fond = PlacementPolicy(weights, [0.0], heads, [0.5] * ADDED + [0.0, 0.0])
assert tile_of(placed_space(fond.best(state, view, state.options, 1)[0])) == 30, "judged by what it does"
elsewhere = State.from_text(TEXT.format("owl").replace("1 30 / 2 18", "1 / 30 2 18"))
assert tile_of(placed_space(fond.best(elsewhere, view, elsewhere.options, 1)[0])) != 30
"""


def test_a_location_and_an_assistant_are_judged_by_what_they_do(example: Installed) -> None:
    done = example.python(JUDGED)
    assert (done.returncode, done.stderr) == (0, "")


VISITED = """
from exlibris.bots import make_bot
from exlibris.engine import State, describe_action, placed_space, player_view, tile_of
state = State.from_text('''exlibris position 1
preset: first-en
variants: observatory
seats: 2
round: 6
tiles: 1 10 30 / 6
on 10: Z1 Y1
hand 0: B1 C1
hand 1: K1 L1
shelf 0: A1 A2
shelf 1: D1 D2
deck: M1 N1 O1 P1 Q1 R1 S1 T1
''')
for bot in ("learned", "expert:simulations=16"):
    action = make_bot(bot, b"1").choose(player_view(state, 0), state.legal_actions(0))
    assert tile_of(placed_space(describe_action(action).value)) == 30, (bot, action)
"""


@pytest.mark.slow
def test_the_strongest_player_goes_where_it_is_obviously_best(example: Installed) -> None:
    """The Observatory lets whoever comes draw six cards and shelve them all, and nobody has a network that knows it."""
    example.spoil("__init__.py", "import KeepFromDeck, LookAtDeck", "import DrawCards, ShelveGained, LookAtDeck")
    example.spoil(
        "__init__.py",
        'LookAtDeck(3), KeepFromDeck("OBS-01"), PutBackOnTop("OBS-02")',
        'DrawCards(6), ShelveGained(6, "OBS-01")',
    )
    done = example.python(VISITED)
    assert (done.returncode, done.stderr) == (0, "")


MADE = """
from exlibris.engine import Record, compose
print(Record(compose("first-en", ["observatory"]), 2, bytes(32), ()).to_json())
"""


def test_a_record_made_with_it_says_so_where_it_is_not_installed(example: Installed) -> None:
    record = example.python(MADE).stdout
    code = f"from exlibris.engine import Record; Record.from_json({record!r})"
    assert example.python(code).returncode == 0
    error = error_without(code)
    assert "components.locations.observatory: unknown" in error
    assert "expansion that is not installed" in error


def test_materials_are_those_that_the_client_draws_with() -> None:
    shapes = (Path(__file__).parents[2] / "web/src/lib/art/shapes.ts").read_text("utf-8")
    union = shapes.partition("export type Material =")[2].partition(";")[0]
    assert sorted(re.findall(r'"(\w+)"', union)) == sorted(MATERIALS)
