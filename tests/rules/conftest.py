"""Tests of rules by several rulebooks."""

import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes a `preset` once by each preset that its marker names."""
    mark = metafunc.definition.get_closest_marker("presets")
    given = [names.args[0] for names in metafunc.definition.iter_markers("parametrize")]
    if mark and "preset" in metafunc.fixturenames and not any("preset" in names for names in given):
        metafunc.parametrize("preset", mark.args)
