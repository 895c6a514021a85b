"""Names that an attacker might send as the name of a computer player; none of them is valid."""

from itertools import product
from typing import Any, Final

MODULES: Final = (  # none is imported by a server, and some act as soon as they are
    "antigravity", "this", "lib2to3.__main__", "idlelib.idle", "turtledemo.__main__", "ensurepip", "venv.__main__",
    "xmlrpc.server", "nntplib", "telnetlib", "smtpd", "pdb", "cProfile", "pydoc", "wsgiref.simple_server", "js",
)  # fmt: skip
CALLABLES: Final = ("x", "main", "exit", "eval", "__init__", "__import__")
OTHERS: Final = (
    "sys:exit", "os:_exit", "os:system", "os:abort", "builtins:exit", "builtins:exec", "builtins:eval", "os.path:join",
    "subprocess:Popen", "subprocess:call", "shutil:rmtree", "signal:raise_signal", "threading:Thread", "time:sleep",
    "importlib:import_module", "ctypes:CDLL", "pickle:loads", "code:interact", "faulthandler:_sigsegv", "gc:collect",
    "exlibris.bots.expert:ExpertBot", "exlibris.bots.registry:LapsingBot:lapses=2", "exlibris.cli:main",
    "exlibris.server.run:serve_tables", "exlibris.bots.greedy:GreedyBot:deals=1000", "numpy:array", "torch:load",
    "expert:seconds=29", "expert:seconds=3600", "expert:seconds=-1", "expert:simulations=1000000000", "greedy:deals=0",
    "greedy:deals=1000", "greedy:taste=../../etc/passwd", "learned:choices=999999", "expert:deals=1e9", "greedy:",
    "greedy:rng=1", "greedy:=", "greedy:deals", "random:", ":", "::", "=", "a=b", "clever=sys:exit", ":sys", "sys:",
    "__class__", "__init__", "__subclasses__", "__builtins__", "__import__", "__main__", "__globals__", "__reduce__",
    "exlibris", "exlibris.bots", "litestar", "sqlalchemy", "msgspec", "pip", "setuptools", "pytest", "numpy", "polars",
    "../greedy", "/etc/passwd", "C:\\autoexec.bat", "file:///etc/passwd", "http://127.0.0.1/", "greedy/../expert",
    "greedy.py", "./greedy.py:Greedy", "mine.py:Bot", "${HOME}", "$(id)", "`id`", "'; DROP TABLE game_tables; --",
    "{0.__class__}", "%s%n", "{{ 7*7 }}", "<script>alert(1)</script>", "GREEDY", "greedy ", " greedy", "gréédy",
    "human ", "open", "you", "guest", "person", "None", "null", "true", "0", "-", "--help", "😀", "\u202egreedy",
    "greedy\n", "greedy\0", "x" * 100, "x" * 101, "x" * 10_000, "", " ", "bot-other", "trouble-missing", "en",
)  # fmt: skip
NAMES: Final = (*OTHERS, *(f"{module}:{name}" for module, name in product(MODULES, CALLABLES)))
PLACES: Final = ("player", "fill", "leave", "replace", "resign", "overtime", "stalled", "substitute")


def with_name(file: dict[str, Any], name: str, place: str) -> dict[str, Any]:
    """Return a table's file in which a computer player of that name sits on seat 1, or decides for the person there."""
    opened, entries = dict(file["opened"]), list(file["entries"])
    if place == "player":
        opened["seats"] = [opened["seats"][0], {**opened["seats"][1], "player": name}, *opened["seats"][2:]]
        entries = [entry for entry in entries if entry["event"][:2] != ["claim", 1]]
        entries = [{**entry, "number": number} for number, entry in enumerate(entries, start=1)]
    else:
        entries.append({"number": len(entries) + 1, "at": entries[-1]["at"], "event": [place, 1, name]})
    return {"opened": opened, "entries": entries}
