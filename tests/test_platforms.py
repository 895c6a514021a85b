"""The package imports where the modules of Unix are missing, as on Windows."""

import subprocess
import sys

# Imports every module as if those that only Unix has were missing; other packages may still use them here.
PROGRAM = """
import builtins, importlib, pkgutil
import exlibris
ABSENT = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
found = builtins.__import__

def importing(name, scope=None, *rest):
    if name.partition(".")[0] in ABSENT and (scope or {}).get("__name__", "").startswith("exlibris"):
        raise ModuleNotFoundError(f"{scope['__name__']} imports {name}", name=name)
    return found(name, scope, *rest)

builtins.__import__ = importing
for module in pkgutil.walk_packages(exlibris.__path__, "exlibris."):
    if module.name.startswith("exlibris.server.migrations.") or module.name.endswith(".__main__"):
        continue  # run by Alembic, and as programs
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as error:
        if error.name not in {"pyspiel", "ray"}:
            raise
"""


def test_every_module_imports_without_the_modules_of_unix() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
