"""The evaluation of shelves."""

from random import Random

from librt.vecs import vec

from exlibris.engine.scoring import out_of_order
from exlibris.search.shelf_values import best_in_order


def test_the_best_run_is_in_order_and_worth_most() -> None:
    """Against every subset, on small shelves."""
    rng = Random(3)
    for _ in range(60):
        cards = bytes(rng.sample(range(152), 7))
        values = [rng.uniform(-1, 4) for _ in range(152)]
        down = cards[:2] if rng.random() < 0.3 else b""
        best = best_in_order(cards, down, vec[float](values))
        assert not set(best) & set(down)
        assert not out_of_order(cards, bytes(set(cards) - set(best)))
        subsets = [bytes(c for i, c in enumerate(cards) if mask >> i & 1) for mask in range(128)]
        in_order = [subset for subset in subsets if sorted(subset) == list(subset) and not set(subset) & set(down)]
        assert sum(values[c] for c in best) >= max(sum(values[c] for c in s) for s in in_order) - 1e-9
