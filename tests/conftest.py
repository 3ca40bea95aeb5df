"""Set-up shared by all tests: no display, isolated user settings, the data folder."""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Generator
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

from bleu_core import lazy
from tests.helpers.real_data import real_data

# Tests replace names in modules, which a stand-in would not notice.
lazy.waiting = import_module

# No test measures elapsed time: on a busy machine, any example may take long. Examples differ from
# run to run, so fewer in each find the same in a few runs.
settings.register_profile("untimed", deadline=None, max_examples=50)
settings.load_profile("untimed")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Tests start many processes, which would compile every module again without bytecode files.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

ROOT = Path(__file__).resolve().parents[1]

# The source of the library alone lacks the pages, scripts and programs that these tests need.
if not (ROOT / "core").is_dir():
    collect_ignore = [
        "core/languages/test_han.py",
        "core/pairing/test_drift.py",
        "core/scoring/test_verdicts.py",
        "core/test_benchmark_records.py",
        "core/test_benchmarks.py",
        "core/test_documentation.py",
        "core/tokenizers/jieba/test_data.py",
        "terminal/test_as_sacrebleu.py",
        "terminal/test_ci_examples.py",
        "terminal/test_command_lines.py",
        "terminal/test_help_text.py",
        "terminal/test_streams.py",
    ]


# What is collected lives until the end: the collector would look through it again and again.
def pytest_collection() -> None:
    gc.disable()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


# Why a test may be skipped where everything is installed that tests need (`.ci/run` says so): for
# data, a build or a history that is not part of the project, a user who is not root, a terminal, or
# a type checker that fetches its engine from the network.
_MAY_BE_SKIPPED = re.compile(
    r"\.\./shared|BLEU_DESKTOP_BUILD|not a checkout|needs a user|signal is ignored|needs pyright"
)


def _ran(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Let a test that was skipped for any other reason fail."""
    if (
        report.skipped
        and not hasattr(report, "wasxfail")
        and "BLEU_DESKTOP_ALL_TESTS" in os.environ
    ):
        assert isinstance(report.longrepr, tuple)
        file, line, reason = report.longrepr
        if not _MAY_BE_SKIPPED.search(reason):
            report.outcome = "failed"
            report.longrepr = f"{file}:{line}: {reason} (no reason in tests/conftest.py)"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    _ran(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    report = yield
    _ran(report)
    return report


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Return the folder of real translations beside the checkout; skip the test without it."""
    folder = real_data()
    if not (folder / "MANIFEST.md").is_file():
        pytest.skip(
            "needs the real translations in ../shared/data, which are not part of the project"
        )
    return folder


@pytest.fixture(scope="session")
def environment() -> dict[str, str]:
    """Return an environment in which a new interpreter finds the program, but no display."""
    dropped = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    # Python runs as for a user: with buffers, in the encoding of the system.
    dropped |= {"PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8"}
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return kept | {"PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "core")))}
