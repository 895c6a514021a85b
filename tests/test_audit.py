"""scripts/audit.py: what is known of vulnerabilities is told, and silence is no approval."""

import audit
import pytest
from audit import in_client, in_python

SKIPPED = {"name": "anyio", "skip_reason": "Dependency not found on PyPI"}
SOUND = {"name": "anyio", "version": "4.12.0", "vulns": []}
HARMED = {"name": "httpx", "version": "0.28.0", "vulns": [{"id": "PYSEC-1"}, {"id": "PYSEC-2"}]}
COUNTED = {"dependencies": {"total": 90}}
HARMED_IN_CLIENT = {"vite": {"severity": "high", "range": "<6.1"}}


def test_vulnerabilities_are_named_by_package() -> None:
    found = in_python({"dependencies": [SKIPPED, SOUND, HARMED]})
    assert (found.asked, found.answered, found.vulnerable) == (3, 2, ["httpx 0.28.0: PYSEC-1, PYSEC-2"])
    assert found.sentence("Python").splitlines() == [
        "Python: 2 of 3 packages looked up:",
        "  httpx 0.28.0: PYSEC-1, PYSEC-2",
    ]
    client = in_client({"metadata": COUNTED, "vulnerabilities": HARMED_IN_CLIENT})
    assert client.vulnerable == ["vite: high, <6.1"]


@pytest.mark.parametrize(
    "found", [in_python({}), in_python({"dependencies": [SKIPPED]}), in_client({"message": "405"})]
)
def test_a_silent_registry_approves_of_nothing(found: audit.Findings) -> None:
    assert "none was looked up" in found.sentence("Python")


@pytest.mark.parametrize(("vulnerable", "code"), [({}, 0), (HARMED_IN_CLIENT, 1)])
def test_the_exit_code_says_whether_something_is_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], vulnerable: dict[str, object], code: int
) -> None:
    reports = iter([{"dependencies": [SOUND]}, {"metadata": COUNTED, "vulnerabilities": vulnerable}])
    monkeypatch.setattr(audit, "report_of", lambda *_: next(reports))
    assert audit.main() == code
    assert "client: 90 of 90 packages looked up" in capsys.readouterr().out


def test_a_program_that_is_missing_or_says_nothing_is_silent() -> None:
    assert audit.report_of(["no-such-program"], audit.ROOT) == {}
    assert audit.report_of(["true"], audit.ROOT) == {}
