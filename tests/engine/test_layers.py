"""Imports inside the engine: no circle, whether of modules or in what only the type checker reads."""

import grimp


def circles() -> list[set[str]]:
    """Return the sets of the engine's modules that import one another, at any time or for type checking."""
    graph = grimp.build_graph("exlibris", cache_dir=None)
    engine = sorted(module for module in graph.modules if module.startswith("exlibris.engine."))
    reach = {module: graph.find_upstream_modules(module) for module in engine}
    found = [{module, *[other for other in reach[module] if module in reach.get(other, set())]} for module in engine]
    return [circle for i, circle in enumerate(found) if len(circle) > 1 and circle not in found[:i]]


def test_no_modules_of_the_engine_import_one_another() -> None:
    assert circles() == []
