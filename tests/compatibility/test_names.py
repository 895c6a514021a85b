"""Programs written for a release find every public name, with parameters that their calls fit."""

import pytest

from exlibris import __version__
from support.public_names import breaks, public_names, read, written
from support.released import path_of, releases


@pytest.mark.parametrize("release", releases())
def test_the_public_names_of_a_release_are_still_there(release: str) -> None:
    assert breaks(read(path_of(release, "names.txt").read_text(encoding="utf-8")), public_names()) == []


@pytest.mark.skipif(not __version__.startswith(releases()[-1]), reason="the next release will have its own list")
def test_the_newest_release_lists_all_public_names() -> None:
    assert path_of(releases()[-1], "names.txt").read_text(encoding="utf-8") == written(public_names())


@pytest.mark.parametrize(
    ("before", "now", "found"),
    [
        ("f(a, b=)", "f(a, b=, c=)", []),
        ("f(a)", "f(a=)", []),
        ("f(a)", "f(a, *b)", []),
        ("f(a)", "g(a)", ["f is gone"]),
        ("f(a, b)", "f(b, a)", ["f(b, a) was (a, b)"]),
        ("f(a)", "f(a, b)", ["f(a, b) was (a)"]),
        ("f(a=)", "f(a)", ["f(a) was (a=)"]),
        ("f(a)", "f()", ["f() was (a)"]),
    ],
)
def test_what_breaks_programs_is_found(before: str, now: str, found: list[str]) -> None:
    assert breaks(read(before), read(now)) == found
