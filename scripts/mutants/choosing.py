"""Which tests run a line: recorded once by coverage, with the test as context, and kept as long as nothing changes."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable

import pytest
from coverage import Coverage

from mutants.breaks import Mutant
from mutants.places import BUILD, ENGINE, ROOT, SAME, TESTS

MANY = 40  # tests of the first, quick look; whatever survives it meets all tests
FILES = 8  # that these tests come from, because collecting a file takes time
READ = ("src/exlibris", "tests/rules", "tests/support")
RECORDING = BUILD / "tests_by_line.json"

Recording = dict[str, dict[str, list[int]]]  # by file and line, the numbers of the tests


def fingerprint() -> str:
    """Return a hash of all that decides whether a mutant survives."""
    files = [
        path
        for folder in READ
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".toml", ".ftl"} and path != SAME
    ]
    texts = [path.as_posix().encode() + path.read_bytes() for path in sorted(files)]
    return hashlib.sha256(b"".join(texts)).hexdigest()[:16]


class Contexts:
    """A pytest plugin that tells coverage which test runs."""

    def __init__(self, coverage: Coverage) -> None:
        self.coverage = coverage

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Name the context after the test."""
        self.coverage.switch_context(nodeid)


def record() -> int:
    """Run all tests and record which lines each runs; return pytest's exit code. Meant for a process of its own."""
    data = BUILD / "coverage"
    coverage = Coverage(data_file=str(data), source=[str(ENGINE)], config_file=False, messages=False)
    coverage.start()
    code = int(pytest.main([str(TESTS), "-q", "-x", "-p", "no:cacheprovider"], plugins=[Contexts(coverage)]))
    coverage.stop()
    coverage.save()
    found = coverage.get_data()
    tests = sorted(context for context in found.measured_contexts() if context)
    numbers = {test: number for number, test in enumerate(tests)}
    lines: dict[str, dict[int, list[int]]] = {}
    for file in found.measured_files():
        by_line = found.contexts_by_lineno(file)
        lines[file] = {line: [numbers[test] for test in ran if test] for line, ran in by_line.items()}
    RECORDING.write_text(json.dumps({"fingerprint": fingerprint(), "tests": tests, "lines": lines}))
    data.unlink(missing_ok=True)
    return code


class Chooser:
    """The tests that may notice a mutant, from the recording."""

    def __init__(self) -> None:
        stored = json.loads(RECORDING.read_text())
        self.tests: list[str] = stored["tests"]
        self.lines: Recording = stored["lines"]
        self.breadth: dict[int, int] = defaultdict(int)  # by test, the lines that it runs: few for a special test
        for by_line in self.lines.values():
            for ran in by_line.values():
                for test in ran:
                    self.breadth[test] += 1

    def looks(self, mutant: Mutant) -> list[list[str]]:
        """Return the tests of each look at a mutant: the chosen ones, then all; none if nothing runs the code."""
        by_line = self.lines.get(str(mutant.file), {})
        if not any(str(line) in by_line for line in mutant.lines):
            return []
        return [self._chosen(mutant), [str(TESTS), f"--ignore={TESTS / 'test_trace.py'}"]]

    def _chosen(self, mutant: Mutant) -> list[str]:
        """Return the tests of the quick look, most special first; code run by the import stands for its module."""
        by_line = self.lines.get(str(mutant.file), {})
        found = {test for line in mutant.lines for test in by_line.get(str(line), [])}
        found = found or {test for ran in by_line.values() for test in ran}
        return self._few(sorted(found, key=lambda test: (mutant.file.stem not in self.tests[test], self.breadth[test])))

    def _few(self, tests: Iterable[int]) -> list[str]:
        chosen: list[str] = []
        files: set[str] = set()
        for test in tests:
            file = self.tests[test].partition("::")[0]
            if file in files or len(files) < FILES:
                files.add(file)
                chosen.append(self.tests[test])
        return chosen[:MANY]


def is_current() -> bool:
    """Tell whether there is a recording of the tests and the engine as they are now."""
    return RECORDING.exists() and json.loads(RECORDING.read_text())["fingerprint"] == fingerprint()
