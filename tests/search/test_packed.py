"""Sums of hidden units in one whole number: those that compiled code adds up, so that the same games are played."""

import random

import pytest
from librt.vecs import vec

from exlibris.search import load_network
from exlibris.search.packed import PackedLayer


def test_sums_are_those_of_the_layer_wherever_they_moved_before() -> None:
    layer, luck = load_network("multiplayer").hidden, random.Random(1)
    weights = [list(row) for row in layer.weights]
    packed = PackedLayer(weights, list(layer.biases))
    base, sums = layer.nothing, packed.biases
    for _ in range(20):
        features = vec[float]([float(luck.choice([0, 0, 1, luck.randrange(-50, 400)])) for _ in weights])
        sums, base = packed.moved(sums, base, features), features
        at_once = layer.moved(layer.biases, layer.nothing, features)
        assert packed.unpacked(sums) == pytest.approx(list(at_once), abs=1e-9)
        assert sums == packed.moved(packed.biases, layer.nothing, features), "no trace of the way"


def test_units_do_not_disturb_each_other() -> None:
    packed = PackedLayer([[-1.5, 2.0, -300.25], [0.0, -1.0, 0.5]], [1000.0, -1000.0, 0.0])
    sums = packed.moved(packed.biases, vec[float]([0.0, 0.0]), vec[float]([-4.0, 7.0]))
    assert packed.unpacked(sums) == [1006.0, -1015.0, 1204.5]
