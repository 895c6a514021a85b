"""Which bots there are, how options are given, and what is said of those that can't be had."""

import sys
from contextlib import suppress
from random import Random

import pytest

from exlibris.bots import BotError, BotPath, UnknownBotError, bot_names, bot_type, given, make_bot
from exlibris.bots.greedy import GreedyBot
from exlibris.bots.random_bot import RandomBot
from strange import NAMES


def test_our_own_are_there_without_any_package() -> None:
    assert bot_names()[:4] == ["greedy", "learned", "expert", "random"]
    assert isinstance(make_bot("greedy"), GreedyBot)
    assert isinstance(make_bot("random"), RandomBot)


@pytest.mark.usefixtures("plugins")
def test_a_package_registers_bots() -> None:
    assert bot_names()[-3:] == ["clever", "failing", "lost"]
    found = bot_type("clever")
    assert found.description == "Always takes the last action, and now and then any."
    assert {option.name: option.default for option in found.options} == {"whims": 0.1, "loud": False}
    assert type(make_bot("clever")).__name__ == "Clever"


def test_every_bot_has_a_description_of_one_line() -> None:
    assert all(0 < len(bot_type(name).description) < 100 for name in bot_names())


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize(
    ("spec", "attribute", "value"),
    [
        ("greedy", "_deals", 2),
        ("greedy:deals=4", "_deals", 4),
        ("clever:whims=0.5:loud=yes", "loud", True),
        ("clever:whims=0.5:loud=yes", "_whims", 0.5),
        ("clever:whims=1", "_whims", 1.0),
        ("clever_bot:Clever:loud=true", "loud", True),
    ],
)
def test_options_have_the_type_of_their_defaults(spec: str, attribute: str, value: object) -> None:
    found = getattr(make_bot(given(spec)), attribute)
    assert (found, type(found)) == (value, type(value))


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("greedy:depth=3", "bot 'greedy:depth=3': no option 'depth'; known options: deals"),
        ("random:deals=3", "bot 'random:deals=3': no option 'deals'; known options: none"),
        ("greedy:deals=many", "bot 'greedy:deals=many': option deals: expected a whole number, found 'many'"),
        ("greedy:deals=", "bot 'greedy:deals=': option deals: expected a whole number, found ''"),
        ("greedy:deals=2:fast", "bot 'greedy:deals=2:fast': expected option=value, found 'fast'"),
        ("greedy:deals=0", "bot 'greedy:deals=0': option deals: expected 1 to 1000, found 0"),
        ("clever:loud=maybe", "bot 'clever:loud=maybe': option loud: expected yes or no, found 'maybe'"),
        ("lost", "bot 'lost': 'clever_bot' has no 'Lost'"),
        ("nowhere.mod:Bot", "bot 'nowhere.mod:Bot': can't import 'nowhere.mod': ModuleNotFoundError: No module named"),
        ("clever_bot.py:Bot", "bot 'clever_bot.py:Bot': expected a module, not a file: clever_bot:Bot in the folder"),
        ("bots/mine.py:Bot", "bot 'bots/mine.py:Bot': expected a module, not a file: mine:Bot in the folder of the"),
        (":Bot", "bot ':Bot': can't import '': ValueError: Empty module name"),
        ("clever_bot:", "bot 'clever_bot:': 'clever_bot' has no ''"),
        ("clever_bot:NO_CLASS", "bot 'clever_bot:NO_CLASS': expected a class or function, found int"),
        ("clever_bot:Demanding", "bot 'clever_bot:Demanding': parameter model: an option has a default of type bool"),
        ("clever_bot:Mute", "bot 'clever_bot:Mute': Mute has no method `choose`"),
        ("clever_bot:Broken", "bot 'clever_bot:Broken' can't be made: OSError: no weights (clever_bot.py, line "),
        ("clever_bot:Leaving", "bot 'clever_bot:Leaving' can't be made: SystemExit: 3 (clever_bot.py, line "),
        ("leaving_bot:Bot", "bot 'leaving_bot:Bot': can't import 'leaving_bot': SystemExit: 4 (leaving_bot.py, line "),
    ],
)
def test_a_bot_that_cannot_be_had_gets_one_line(spec: str, why: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(given(spec))
    assert str(caught.value).startswith(why)
    assert "\n" not in str(caught.value)


def test_a_module_that_is_not_there_is_not_blamed_on_a_line_of_python_itself() -> None:
    with pytest.raises(BotError) as caught:
        make_bot(BotPath("nowhere:Bot"))
    assert (
        str(caught.value) == "bot 'nowhere:Bot': can't import 'nowhere': ModuleNotFoundError: No module named 'nowhere'"
    )


@pytest.mark.parametrize("name", ["oracle", "", "human", "Greedy", "greedy,random"])
def test_an_unknown_name_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBotError, match=f"no bot '{name}'; the bots are greedy, learned, expert, random"):
        make_bot(name)


def test_a_seed_decides_what_a_bot_does() -> None:
    options = list(range(100))
    picks = [make_bot("random", seed).choose(None, options) for seed in (b"a", b"a", b"b")]  # type: ignore[arg-type]
    assert picks[0] == picks[1] == Random(b"a").choice(options)
    assert picks[0] != picks[2]


@pytest.mark.usefixtures("plugins")
def test_a_name_is_looked_up_and_never_imported() -> None:
    for ours in bot_names()[:4]:
        make_bot(ours)
    before = set(sys.modules)
    for name in (*NAMES[::4], "clever_bot:Clever", "nowhere.mod:Bot"):
        with suppress(BotError):  # some are ours, with options that they take
            make_bot(name)
        assert set(sys.modules) == before, name


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("greedy", "greedy"),
        (" greedy:deals=8 ", "greedy:deals=8"),
        ("clever_bot:Clever", BotPath("clever_bot:Clever")),
        ("clever_bot:Clever:whims=1", BotPath("clever_bot:Clever:whims=1")),
    ],
)
def test_who_runs_a_command_may_name_a_path(text: str, meant: object) -> None:
    assert given(text) == meant
    make_bot(given(text))
