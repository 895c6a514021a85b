"""Imports inside the engine: data below, rules above, and no circle but that of the types that need one another."""

import grimp

# A step acts on a state, whose frames stand at steps; a game has locations and powers, which are made of steps.
TYPES = {f"exlibris.engine.{name}" for name in ("deal", "game", "site", "state", "steps")}


def circles() -> list[set[str]]:
    """Return the sets of the engine's modules that import one another, for type checking or at any other time."""
    graph = grimp.build_graph("exlibris")
    for notation in graph.find_modules_directly_imported_by("exlibris.engine.state"):
        if ".notation." in notation:  # imported by the methods that make text of a state, when they are called
            graph.remove_import(importer="exlibris.engine.state", imported=notation)
    engine = sorted(module for module in graph.modules if module.startswith("exlibris.engine."))
    reach = {module: graph.find_upstream_modules(module) for module in engine}
    found = [{module, *[other for other in reach[module] if module in reach.get(other, set())]} for module in engine]
    return [circle for i, circle in enumerate(found) if len(circle) > 1 and circle not in found[:i]]


def test_no_rule_is_in_a_circle_of_imports() -> None:
    rules = [circle for circle in circles() if not any(".notation" in module for module in circle)]
    assert rules == [TYPES]
