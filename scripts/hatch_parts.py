"""Build hook: check that the files which `make ready` builds are there, and compile the engine if that is asked for.

A checkout, also an archive of one, has neither the client, nor the fonts of printed forms, nor the catalogs of the
command line. Without them a source distribution is refused and a wheel gets a warning: `pip install .` in a checkout
installs the library, which needs none of them. HATCH_BUILD_NO_HOOKS=1 turns the check off.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/exlibris")
PARTS = ("server/static/index.html", "server/static/licences.txt", "forms/fonts/serif-bold.ttf")
CATALOGS = "cli/locale/*/LC_MESSAGES/messages.po"
LACKING = "exlibris-game: {lacking} not built, so the {target} would lack the client, fonts, or translations; {remedy}"
REMEDY = "run `make ready` first (needs Node.js and the network), or see deploy/PACKAGING.md"


class Parts(BuildHookInterface):  # type: ignore[type-arg]
    """Check the built files; compile if HATCH_BUILD_HOOK_ENABLE_CUSTOM is set."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what the compiler needs, if it runs."""
        return ["hatch-mypyc>=0.16"] if self._compiles() else []

    def clean(self, versions: list[str]) -> None:
        """Delete compiled files."""
        if self._compiles():
            self._compiler().clean(versions)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check and compile; an editable installation is not checked, because the client may be built after it."""
        if version != "editable":
            self._check()
        if self._compiles():
            self._compiler().initialize(version, build_data)

    def _check(self) -> None:
        lacking = missing(Path(self.root))
        if not lacking:
            return
        says = LACKING.format(lacking=", ".join(lacking), target=self.target_name, remedy=REMEDY)
        if self.target_name == "sdist":
            self.app.abort(says)
        self.app.display_warning(says)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("HATCH_BUILD_HOOK_ENABLE_CUSTOM") in {"1", "true"}

    def _compiler(self) -> Any:
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from hatch_build import CompileWithDocstrings

        return CompileWithDocstrings(
            self.root, self.config, self.build_config, self.metadata, self.directory, self.target_name, self.app
        )


def missing(root: Path) -> list[str]:
    """Return the paths of the built files that a tree lacks."""
    package = root / PACKAGE
    catalogs = [path.with_suffix(".mo") for path in sorted(package.glob(CATALOGS))]
    wanted = [*(package / part for part in PARTS), *catalogs]
    return [path.relative_to(root).as_posix() for path in wanted if not path.is_file()]
