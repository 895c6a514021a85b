"""The catalogs against the engine: nothing is missing, nothing is unused, everything renders."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import exlibris.engine
from exlibris.content import CATEGORIES, LANGUAGES
from exlibris.engine import (
    CHOICES,
    PRESETS,
    Decision,
    Event,
    Recorder,
    Ruleset,
    State,
    compose,
    new_game,
    preset,
    variants_of,
)
from exlibris.engine.scoring import TIE_BREAKERS
from exlibris.table.catalog import LEVELS
from exlibris.texts import Cast, action_text, decision_text, event_text, text
from exlibris.texts.catalogs import catalogs, resource
from exlibris.texts.render import card_name
from support.catalogs import NAMES as CATALOG_NAMES
from support.catalogs import PIECES, TEXTS, ids, message_ids
from support.deck import cards_totalling
from support.steps import all_choices, all_steps
from support.table import Table

ENGINE = Path(exlibris.engine.__file__).parent
CHOICE_STEPS = all_choices()
# Prompts and events of the engine's verbs that no piece of ours uses.
ASKED_BY_EXPANSIONS = {
    "prompt-discard-looked-at", "prompt-keep-from-deck", "prompt-put-back", "prompt-put-at-bottom",
}  # fmt: skip
TOLD_BY_EXPANSIONS = {"log-discard-deck", "log-look-deck", "log-deck-bottom"}
COURSE = {name for name in message_ids("course") if name.startswith("log-")}  # told by the table
FOLDERS = ("locations", "assistants")
NAMES = ("Rita", "Eric", "Ahmed", "Daria")
GAMES = 200  # random games; in about so many every decision of the engine comes up
LONGEST_PROMPT = 140  # letters; three lines of a phone
EXAMPLES = 3  # of each decision or event, in each place


def told_kinds() -> set[str]:
    """Return the kinds of event that the engine's sources report."""
    sources = [path.read_text("utf-8") for path in ENGINE.rglob("*.py")]
    return {kind for source in sources for kind in re.findall(r"\.tell\(\s*\"([a-z-]+)\"", source)}


def test_every_prompt_of_the_engine_is_there_and_no_other() -> None:
    assert ids("prompt-") == {step.prompt for step in CHOICE_STEPS} | ASKED_BY_EXPANSIONS


def test_every_event_of_the_engine_has_its_sentence_and_no_other() -> None:
    assert ids("log-") - COURSE == {f"log-{kind}" for kind in told_kinds()}


def test_every_choice_has_its_words_and_no_other() -> None:
    assert {name for name in message_ids("actions") if name.startswith("choice-")} == {
        f"choice-{choice}" for choice in CHOICES
    }


def test_every_kind_of_action_that_is_asked_for_has_general_words_or_its_own() -> None:
    general = set(message_ids("actions"))
    for step in CHOICE_STEPS:
        if step.kind != "choice":
            own = _attributes(step.prompt)
            assert "action" in own or f"action-{step.kind}" in general, step.prompt


def test_no_general_words_are_unused() -> None:
    asked = {step.kind for step in CHOICE_STEPS if "action" not in _attributes(step.prompt)}
    told_apart = {"bid", "space-numbered"}
    general = {name for name in message_ids("actions") if name.startswith("action-")}
    wanted = (asked - {"choice"}) | told_apart | {"cancel", "ready"}
    assert general == {f"action-{kind}" for kind in wanted}


def test_prompts_have_no_attributes_but_those_that_are_read() -> None:
    for prompt in sorted(ids("prompt-")):
        assert _attributes(prompt) <= {"action", "done"}


def test_prompts_that_can_be_ended_say_what_ending_means() -> None:
    for step in CHOICE_STEPS:
        if step.kind != "flip" and step.least < step.most:
            assert "done" in _attributes(step.prompt), step.prompt


def test_results_are_told_for_every_tie_breaker_and_every_end() -> None:
    won = {f"result-won-{decided}" for decided in (*TIE_BREAKERS, "shared")}
    ended = {f"result-ended-{reason}" for reason in ("shelf", "round_limit", "rounds")}
    assert set(message_ids("results")) == won | ended | {"result-solo-won", "result-solo-lost"}


def test_names_are_there_for_all_that_is_named_and_for_nothing_else() -> None:
    variants = {variant for key in PRESETS for variant in variants_of(key)}
    named = {f"category-{key}" for key in CATEGORIES} | {f"preset-{key}" for key in PRESETS}
    named |= {f"variant-{key}" for key in variants} | {f"solo-level-{level}" for level in range(1, LEVELS + 1)}
    built = {"card-name", "cards-hidden", "list-comma", "list-and", "list-end"}
    assert set(message_ids("names")) == named | built | {"assistant-standard-name", "location-home-name"}


def test_no_message_is_there_twice_and_no_catalog_is_left_out() -> None:
    files = {str(path.relative_to(TEXTS)) for path in TEXTS.rglob("*.ftl") if path.parent.name in ("en", *FOLDERS)}
    assert files == {f"{name}.ftl" if name in PIECES else f"en/{name}.ftl" for name in CATALOG_NAMES}
    found = Counter(name for catalog in CATALOG_NAMES for name in message_ids(catalog))
    assert [name for name, count in found.items() if count > 1] == []


def _attributes(message_id: str) -> set[str]:
    for catalog in catalogs():
        for entry in resource("en", catalog).body:
            if isinstance(entry, ast.Message) and entry.id.name == message_id:
                return {attribute.id.name for attribute in entry.attributes}
    return set()


class Selectors(Visitor):
    """Collects the keys that select on $place or $rule_id: a misspelled one would never be chosen."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {"place": set(), "rule_id": set()}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the library's name)
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name in self.found:
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier) and not v.default}
            self.found[selector.id.name] |= keys
        self.generic_visit(node)


def test_selectors_name_rules_and_places_that_exist() -> None:
    selectors = Selectors()
    for catalog in ("prompts", "log", *PIECES):
        selectors.visit(resource("en", catalog))
    assert selectors.found["rule_id"] <= {step.rule_id for step in all_steps()}
    places = {name.split("-")[1] for name in ids("location-")}
    assert selectors.found["place"] <= places | {"home"}
    assert selectors.found["rule_id"]
    assert selectors.found["place"]


def cast_of(state: State, language: str) -> Cast:
    powers = tuple(power.key for power in state.deal.powers)
    return Cast(NAMES[: state.game.seats], powers, language=language, rules=state.game.ruleset)


def setting(game: int) -> tuple[Ruleset, int]:
    """Return ruleset and seats: mostly the first edition, now and then one of the others, or solo."""
    if game % 4 < 2:
        return preset("first-en"), 2 + game % 3
    name = PRESETS[game // 4 % len(PRESETS)]
    switches = {"language": "en"}
    if game % 4 == 2:
        return compose(name, ["drafted"] if name == "revised-en" and game % 8 == 2 else [], switches), 2 + game % 3
    return compose(name, ["solo"], switches), 1


def positions() -> Iterator[tuple[State, Decision | None, list[Event]]]:
    """Yield every decision of many random games, with the events that led to it; None at the end of a game."""
    for game in range(GAMES):
        rng = random.Random(game)
        seed = bytes([game % 256, game // 256]) + bytes(30)
        recorder = Recorder()
        state = new_game(*setting(game), seed, recorder)
        while not state.is_over:
            decision = rng.choice(state.decisions())
            yield state, decision, recorder.take()
            state.apply(rng.choice(decision.actions), decision.seat)
        yield state, None, recorder.take()
    yield from rare_positions()


def rare_positions() -> Iterator[tuple[State, Decision | None, list[Event]]]:
    """Yield decisions that random play would hardly ever reach."""
    shared = Table(4, tiles="1 15", at={0: "0", 10: "1@1 2@1", 14: "3*"}, left={0: "s*"}, powers={3: "ghost"})
    shared.place(0, tile=15)
    shared.choose(0, "10.1")
    yield shared.state, shared.decision, []
    haunted = Table(4, tiles="1 15", at={0: "0", 10: "1@1 3*@1"}, left={0: "s*"}, powers={3: "ghost"})
    haunted.place(0, tile=15)
    yield haunted.state, haunted.decision, []
    rules = compose("first-en", switches={"guild_at_snowman": "free"})
    guarded = Table(tiles="1 15", at={0: "0", 10: "1*@1"}, left={0: "s*"}, powers={1: "snowman"}, ruleset=rules)
    guarded.place(0, tile=15)
    guarded.choose(0, "10.2")
    yield guarded.state, guarded.decision, guarded.recorder.take()
    rules = compose("first-en", switches={"gambling_den_names": "assistant"})
    tied = Table(3, at={7: "1 1"}, deck=" ".join(cards_totalling(4, spells=3, historic=3, monster=1)), ruleset=rules)
    tied.place(0, tile=7)
    for category in ("monster", "spells", "historic"):
        tied.choose(tied.seat, category)
    yield tied.state, tied.decision, []


class Reader:
    """Reads what the players of random games would read; `found` keeps the sentences by message id."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.found: dict[str, list[str]] = {}
        self.seen: Counter[tuple[str, ...]] = Counter()

    def is_new(self, *case: str) -> bool:
        self.seen[case] += 1
        return self.seen[case] <= EXAMPLES

    def read_decision(self, state: State, decision: Decision) -> None:
        many = "one" if len(decision.actions) == 1 else "many"
        if self.is_new(decision.prompt, decision.rule_id, str(decision.tile), many):
            cast, grid = cast_of(state, self.language), state.shelves[decision.seat].grid
            self.found.setdefault(decision.prompt, []).append(decision_text(decision, cast))
            words = [action_text(action, decision, cast, grid) for action in decision.actions]
            assert len(set(words)) == len(words), "two actions read the same"
            self.found.setdefault("actions", []).extend(words)

    def read_event(self, state: State, event: Event) -> None:
        if self.is_new(event.kind, str(event.tile), event.key):
            seats = range(-1, state.game.seats)
            cast = cast_of(state, self.language)
            lines = [event_text(event.for_seat(seat), cast) for seat in seats]
            self.found.setdefault(f"log-{event.kind}", []).extend(lines)


@pytest.fixture(scope="module")
def readings() -> dict[str, dict[str, list[str]]]:
    """Return the same games rendered in every language."""
    readers = [Reader(language) for language in LANGUAGES]
    for state, decision, events in positions():
        for reader in readers:
            if decision is not None:
                reader.read_decision(state, decision)
            for event in events:
                reader.read_event(state, event)
    return {reader.language: reader.found for reader in readers}


@pytest.fixture(params=LANGUAGES)
def rendered(request: pytest.FixtureRequest, readings: dict[str, dict[str, list[str]]]) -> dict[str, list[str]]:
    """Return what is shown in one language."""
    return readings[request.param]


def test_every_prompt_renders_in_play(rendered: dict[str, list[str]]) -> None:
    assert ids("prompt-") - set(rendered) == ASKED_BY_EXPANSIONS


def test_every_event_renders_in_play(rendered: dict[str, list[str]]) -> None:
    assert ids("log-") - COURSE - set(rendered) == TOLD_BY_EXPANSIONS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", sorted(ASKED_BY_EXPANSIONS | TOLD_BY_EXPANSIONS))
def test_what_only_expansions_ask_and_tell_renders(message: str, language: str) -> None:
    line = text(message, {"player": "Rita", "cards": "M 3"}, language)
    assert line.startswith("Rita")
    assert line[-1] in ".?"
    assert len(line) <= LONGEST_PROMPT


def test_sentences_are_clean(rendered: dict[str, list[str]]) -> None:
    for lines in rendered.values():
        for line in lines:
            assert line == line.strip()
            assert "{" not in line
            assert "  " not in line
            assert "None" not in line


def test_prompts_name_the_player_and_end_like_sentences(rendered: dict[str, list[str]]) -> None:
    for name, lines in rendered.items():
        if name.startswith("prompt-"):
            for line in lines:
                assert re.split("[,:]", line)[0] in NAMES, line
                assert line[-1] in ".?", line
                assert len(line) <= LONGEST_PROMPT, line


def test_log_sentences_end_like_sentences(rendered: dict[str, list[str]]) -> None:
    for name, lines in rendered.items():
        if name.startswith("log-"):
            assert all(line.endswith(".") for line in lines), name


def test_the_round_limit_is_announced() -> None:
    event = Event("final-round", 17, 255, b"", -1, 0, 255, 9, "round_limit")
    assert event_text(event, Cast(("Rita",), ("witch",))) == text("log-final-round", {"key": "round_limit"})


def test_a_card_has_one_name_in_every_language() -> None:
    """As on the cards that are drawn: letter and number without anything between."""
    assert {card_name(0, language) for language in LANGUAGES} == {"A1"}
    apart = re.compile(r"\b[A-Z][ \u00a0]\d{1,2}\b|letter \}[ \u00a0]\{ \$number")
    found = [(file.name, line) for file in TEXTS.rglob("*.ftl") for line in apart.findall(file.read_text("utf-8"))]
    assert found == []
