"""Values of positions: the same as NumPy's, and weights that fit the features."""

import json
import random
from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from exlibris.search import FEATURES, HEADS, WeightsError, load_network, network_from_json, network_to_json
from exlibris.search.network import BEST_RIVAL, PER_POINT, STAGES, WIN, Accumulator, normalized, stage_of
from exlibris.search.weights import WEIGHTS, read_network
from support.networks import some_network
from support.random_play import position, positions


def some_features(luck: random.Random) -> list[int]:
    return [luck.choice([0, 0, 1, luck.randrange(-20, 50)]) for _ in FEATURES]


def test_outputs_are_those_of_matrix_products() -> None:
    network = some_network()
    luck = random.Random(2)
    for _ in range(20):
        x = some_features(luck)
        hidden = np.maximum(np.array(x) @ np.array(network.hidden.weights) + network.hidden.biases, 0)
        assert network.outputs(x) == pytest.approx(np.array(network.heads) @ hidden + network.head_biases)


def test_values_of_positions_that_resemble_each_other_are_those_of_each() -> None:
    network = some_network()
    luck = random.Random(3)
    first = some_features(luck)
    accumulator = Accumulator(network)
    accumulator.value(vec[float](first))
    for _ in range(20):
        x = first[:]
        for _ in range(10):
            x[luck.randrange(len(x))] += luck.randrange(-3, 4)
        out = network.outputs(x)
        win = 1 / (1 + np.exp(-out[WIN]))
        ahead = sum(out[:BEST_RIVAL]) - out[BEST_RIVAL]
        assert accumulator.value(vec[float](x)) == pytest.approx(win + PER_POINT * ahead)


@pytest.mark.parametrize("changes", range(10))
def test_sums_move_by_the_features_that_changed_in_their_order(changes: int) -> None:
    """Exactly, whether they are added one by one or by fours."""
    layer, luck = some_network().hidden, random.Random(changes)
    base = [float(value) for value in some_features(luck)]
    features = base[:]
    for i in luck.sample(range(len(base)), changes):
        features[i] += luck.choice([-2.5, 1.0, 7.0])
    sums = vec[float]([luck.random() for _ in layer.biases])
    expected = list(sums)
    for new, old, row in zip(features, base, layer.weights, strict=True):
        if new != old:
            expected = [total + (new - old) * weight for total, weight in zip(expected, row, strict=True)]
    before = list(sums)
    assert list(layer.moved(sums, vec[float](base), vec[float](features))) == expected
    assert list(sums) == before


def test_chances_of_all_seats_add_up_to_one() -> None:
    for log_odds in ([0.3, 0.4], [-2.0, 1.0, 0.5, -0.1], [50.0, 40.0, -40.0]):
        for temperature in (0.5, 1.0, 2.0):
            found = normalized(log_odds, temperature)
            assert sum(found) == pytest.approx(1.0)
            assert sorted(found) == [found[i] for i in sorted(range(len(found)), key=log_odds.__getitem__)]
    assert normalized([2.0, -2.0], 1.0) == pytest.approx([1 / (1 + np.exp(-2.0)), 1 / (1 + np.exp(2.0))])
    assert max(normalized([2.0, 0.0, 1.0], 2.0)) < max(normalized([2.0, 0.0, 1.0], 1.0))
    assert normalized([2.0], 1.0) == pytest.approx(normalized([2.0, -2.0], 1.0)), "the library has the other chance"


def test_stages_are_told_apart_by_round() -> None:
    met = {state.round.number: stage_of(state) for state in positions(position(2, 2, 2, 4), 7) if not state.round.final}
    assert {number: met[number] for number in range(1, 6)} == {1: 0, 2: 0, 3: 1, 4: 1, 5: 2}
    *_, last = positions(position(2, 2, 2, 4), 7)
    assert stage_of(last) == STAGES.index("final round")


def test_weights_survive_json() -> None:
    network = some_network()
    network.temperatures[2] = 1.25
    data = json.loads(json.dumps(network_to_json(network)))
    again = network_from_json(data)
    assert network_to_json(again) == data
    assert again.temperatures == [1.0, 1.0, 1.25, 1.0]
    x = some_features(random.Random(4))
    assert again.outputs(x) == pytest.approx(network.outputs(x), abs=1e-3)


def test_weights_of_a_version_with_fewer_features_go_on_unchanged() -> None:
    network = some_network()
    data = network_to_json(network)
    left_out = FEATURES.index("effect.amount")
    before = data | {
        "features": [name for name in FEATURES if name != "effect.amount"],
        "weights": [row for i, row in enumerate(data["weights"]) if i != left_out],
    }
    x = some_features(random.Random(5))
    without = [0 if i == left_out else number for i, number in enumerate(x)]
    assert network_from_json(before).outputs(x) == network_from_json(data).outputs(without)


@pytest.mark.parametrize("mode", ["multiplayer", "solo"])
def test_the_networks_of_the_package_say_what_they_learned(mode: str) -> None:
    """They were trained before rivals' assistants were features, and see nothing of the features added since."""
    data = json.loads((WEIGHTS / f"{mode}.json").read_text("utf-8"))
    own = data["features"]
    assert set(own) < set(FEATURES)
    numbers = dict(zip(FEATURES, some_features(random.Random(6)), strict=True))
    numbers |= {name: 0 for name in FEATURES if name.startswith("added.")}  # to it, like pieces of the boxed game
    numbers |= {f"rival_{i}.power": 0 for i in (1, 2, 3)}
    hidden = np.maximum(np.array([numbers[name] for name in own]) @ np.array(data["weights"]) + data["biases"], 0)
    outputs = np.array(data["head_weights"]) @ hidden + data["head_biases"]
    assert load_network(mode).temperatures == data.get("temperatures", [1.0] * len(STAGES))
    assert load_network(mode).outputs(list(numbers.values())) == pytest.approx(outputs.tolist(), abs=1e-6)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"format": 0}, "format"),
        ({"features": ["other"]}, "different inputs"),
        ({"features": 3}, "different inputs"),
        ({"heads": []}, "different heads"),
        ({"weights": []}, "rows"),
        ({"biases": [0.0]}, "in a row"),
        ({"temperatures": [1.0]}, "in a row"),
        ({"temperatures": [1.0, 0.0, 1.0, 1.0]}, "positive"),
    ],
)
def test_weights_that_do_not_fit_are_refused(change: dict[str, object], complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(network_to_json(some_network()) | change), encoding="utf-8")
    with pytest.raises(WeightsError, match=complaint) as error:
        read_network(path)
    assert str(path) in str(error.value)
    path.write_text("{", encoding="utf-8")
    with pytest.raises(WeightsError, match="not JSON"):
        read_network(str(path))


def test_the_package_has_a_network() -> None:
    assert len(load_network("multiplayer").head_biases) == len(HEADS)
