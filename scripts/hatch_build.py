"""The compiling part of the build hook, `hatch_parts.py`: mypyc, with the docstrings of the sources.

mypyc gives a compiled function a signature and no docstring, so help() would show none in the wheel. This class is
hatch-mypyc's hook, but writes the docstrings into the C code before it is compiled.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import hatch_mypyc.plugin
from hatch_mypyc.plugin import MypycBuildHook
from hatch_mypyc.utils import construct_setup_file
from mypyc import build
from mypyc.namegen import exported_name, make_module_translation_map

if TYPE_CHECKING:
    from collections.abc import Iterator

    from setuptools import Extension

# The signature is NULL where it can't be written, for a default that isn't a literal.
FUNCTION = re.compile(r'(CPyPy_(\w+),\s*METH_[\w| ]+,\s*PyDoc_STR\()(?:NULL|"([^"\n]*)")')
CLASS = re.compile(r'(CPyType_(\w+)_template_ = \{[^}]*?\.tp_doc = PyDoc_STR\()(?:NULL|"([^"\n]*)")')
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+,|NULL,)\s*)NULL")
# A class without a C structure, a NamedTuple for example, gets a filler. Its file and line are in the error path.
FILLER = re.compile(
    r"CPyStatics\[\d+\](; /\* 'mypyc filler docstring' \*/(?:.*\n){5}"
    r"\s*CPy_AddTraceback\(\"([^\"]+)\", \"<module>\", (\d+),)"
)


class CompileWithDocstrings(MypycBuildHook):  # type: ignore[misc]
    """Compile the files that pyproject.toml lists."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile into the tree; build_data gets the compiled files."""
        hatch_mypyc.plugin.construct_setup_file = _setup_file
        super().initialize(version, build_data)


def mypycify(arguments: list[str], **options: Any) -> list[Extension]:
    """Return mypyc's extensions, their C code with docstrings; arguments are paths and mypy's options."""
    extensions = cast("list[Extension]", build.mypycify(arguments, **options))
    paths = [path for path in arguments if path.endswith(".py")]
    docs = Docstrings(paths)
    for source in {source for extension in extensions for source in extension.sources}:
        file = Path(source)
        file.write_text(docs.put_into(file.read_text("utf-8")), "utf-8")
    return extensions


class Docstrings:
    """The docstrings of Python files, by the names and lines with which mypyc's C code refers to them."""

    def __init__(self, paths: list[str]) -> None:
        modules = {_module_of(path): path for path in paths}
        prefixes = make_module_translation_map(list(modules))
        self.by_name: dict[str, str] = {}
        self.by_line: dict[tuple[str, int], str] = {}
        for module, path in modules.items():
            for name, node in _documented(ast.parse(Path(path).read_text("utf-8"))):
                text = _c_text(ast.get_docstring(node) or "")
                self.by_name[exported_name(prefixes[module] + name)] = text
                self.by_name[exported_name(prefixes[module] + _object_name(name))] = text
                self.by_line[path, node.lineno] = text

    def put_into(self, code: str) -> str:
        """Return C code with docstrings. Also without indentation, which mypyc deepens with each module: 80 MB."""
        code = re.sub(r"^ +", "", code, flags=re.MULTILINE)
        code = FUNCTION.sub(self._after_signature, code)
        code = CLASS.sub(self._after_signature, code)
        code = PROPERTY.sub(self._property, code)
        return FILLER.sub(self._filler, code)

    def _after_signature(self, found: re.Match[str]) -> str:
        text = self.by_name.get(found[2])
        return f'{found[1]}"{found[3] or ""}{text}"' if text else found[0]

    def _property(self, found: re.Match[str]) -> str:
        text = self.by_name.get(found[2].replace("_get_", "___", 1))
        return f'{found[1]}PyDoc_STR("{text}")' if text else found[0]

    def _filler(self, found: re.Match[str]) -> str:
        text = self.by_line.get((found[2], int(found[3])))
        return f'PyUnicode_FromString("{text}"){found[1]}' if text else found[0]


def _setup_file(source: str, *arguments: str, **options: Any) -> str:
    text = cast("str", construct_setup_file(source, *arguments, **options))
    ours = f"import sys\nsys.path.insert(0, {str(Path(__file__).parent)!r})\nfrom {Path(__file__).stem} import mypycify"
    return text.replace("from mypyc.build import mypycify", ours)


def _module_of(path: str) -> str:
    parts = Path(path).with_suffix("").parts
    return ".".join(parts[parts.index("exlibris") :]).removesuffix(".__init__")


def _documented(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.ClassDef | ast.FunctionDef]]:
    """Yield the functions and classes with a docstring, classes' methods included, by their names in the module."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            if ast.get_docstring(child):
                yield prefix + child.name, child
            if isinstance(child, ast.ClassDef):
                yield from _documented(child, f"{prefix}{child.name}.")


def _object_name(name: str) -> str:
    """Return mypyc's name of the callable object that stands for a method of a class without a C structure."""
    return "_".join((*reversed(name.split(".")), "obj"))


def _c_text(text: str) -> str:
    """Return text as it stands between the quotes of a C string."""
    plain = {ord("\\"): "\\\\", ord('"'): '\\"', ord("\n"): "\\n"}
    return "".join(char if char.isascii() else _octal(char) for char in text.translate(plain))


def _octal(char: str) -> str:
    return "".join(f"\\{byte:03o}" for byte in char.encode())
