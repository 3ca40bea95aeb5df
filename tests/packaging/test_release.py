"""The steps of a release, and the workflows that run them."""

from __future__ import annotations

import hashlib
import re
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import build
import pytest
import yaml
from archives import version
from linux.appimage import RUNTIME_URL
from linux.share import releases
from packaging.specifiers import SpecifierSet
from release import (
    NOT_YET,
    PIN,
    TEXTS,
    NotReady,
    check,
    check_pins,
    for_release_page,
    main,
    notes,
    workflows,
    write_checksums,
)

from bleu_core.version import __version__
from bleu_desktop.shell.project_page import PROJECT
from tests.packaging.conftest import ROOT

CHANGELOG = """# Changelog

## [Unreleased]

## [0.2.0] - 2027-01-02

### Fixed

- A number.

## [0.1.0] - 2026-12-01

First.
"""
RELEASED = {"CHANGELOG.md": CHANGELOG, "README.md": "Take the newest release."}
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
_SCRIPT = re.compile(r"(?:\bpython3? |\bsudo [\w=]+ )((?:packaging|tests|\.ci)/[\w/.]+)")


def test_a_tag_is_the_version_and_has_notes() -> None:
    check("v0.2.0", RELEASED, "0.2.0")


@pytest.mark.parametrize(
    ("tag", "current", "said"),
    [("v0.3.0", "0.2.0", "should be v0.2.0"), ("0.2.0", "0.2.0", "should be v0.2.0"),
     ("v0.3.0", "0.3.0", "says nothing of 0.3.0")],
)  # fmt: skip
def test_tag_version_and_changelog_must_agree(tag: str, current: str, said: str) -> None:
    with pytest.raises(NotReady, match=re.escape(said)):
        check(tag, RELEASED, current)


def test_nothing_may_wait_for_a_version() -> None:
    waiting = CHANGELOG.replace("[Unreleased]\n", "[Unreleased]\n\n### Added\n\n- Not yet.\n")
    with pytest.raises(NotReady, match="3 lines under Unreleased"):
        check("v0.2.0", RELEASED | {"CHANGELOG.md": waiting}, "0.2.0")
    assert notes(waiting, "0.2.0") == notes(CHANGELOG, "0.2.0")


def test_every_section_has_a_date() -> None:
    left = CHANGELOG.replace("[0.1.0] - 2026-12-01", "[0.1.0] - not released")
    with pytest.raises(NotReady, match=re.escape("without a date: [0.1.0] - not released")):
        check("v0.2.0", RELEASED | {"CHANGELOG.md": left}, "0.2.0")


def test_no_text_says_that_nothing_has_been_released() -> None:
    with pytest.raises(NotReady, match=r"README.md says: Nothing has been released yet\."):
        check("v0.2.0", RELEASED | {"README.md": f"{NOT_YET}. For now, …"}, "0.2.0")


def test_texts_say_that_nothing_has_been_released_until_the_first_release() -> None:
    texts = {file: (ROOT / file).read_text(encoding="utf-8") for file in TEXTS}
    nothing_yet = not releases(texts["CHANGELOG.md"])
    assert {file: NOT_YET in text for file, text in texts.items()} == dict.fromkeys(
        TEXTS, nothing_yet
    )


def test_links_of_notes_lead_to_the_files_of_the_tag() -> None:
    text = "[speed](docs/speed.md), [fork](https://example.org/), [here](#a)"
    assert for_release_page(text, "v0.2.0") == text.replace("docs/", f"{PROJECT}/blob/v0.2.0/docs/")


def test_each_item_of_the_notes_is_one_line() -> None:
    assert (
        for_release_page("- One\n  item.\n- Two:\n  - A.", "v0.2.0")
        == "- One item.\n- Two:\n  - A."
    )


def test_the_window_requires_the_library_of_its_version() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f"bleu-score=={__version__}" in tomllib.loads(text)["project"]["dependencies"]


def test_whatever_names_a_distribution_with_its_version_names_this_one() -> None:
    """The list of the steps of a release has each of these files."""
    named = re.compile(r"\bbleu[-_](?:score|desktop)(?:==|-)(\d+(?:\.\d+)+)")
    steps = (ROOT / "docs" / "release.md").read_text(encoding="utf-8")
    found = {
        file.as_posix(): set(named.findall((ROOT / file).read_text(encoding="utf-8")))
        for file in build.sources()
        if file.suffix in (".md", ".toml", ".yml", ".xml", ".py") and file.parts[0] != "tests"
    }
    found = {file: versions for file, versions in found.items() if versions}
    assert set().union(*found.values()) == {__version__}
    assert len(found) == 3
    for file in (*found, "CITATION.cff"):
        assert f"`{file}`" in steps


def test_the_citation_is_of_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    # What the format requires.
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert citation["version"] == __version__
    assert citation["license"] == project["license"]
    assert citation["repository-code"] == PROJECT
    assert citation["authors"] == project["authors"]


def test_the_library_runs_where_the_window_does() -> None:
    window, library = (
        SpecifierSet(tomllib.loads((ROOT / file).read_text("utf-8"))["project"]["requires-python"])
        for file in ("pyproject.toml", "core/pyproject.toml")
    )
    versions = [f"3.{minor}.5" for minor in range(30)]
    assert [*window.filter(versions)]
    assert {*window.filter(versions)} <= {*library.filter(versions)}


def test_an_unreleased_version_has_no_notes() -> None:
    assert notes(CHANGELOG, "Unreleased") == ""
    assert notes(CHANGELOG, "0.2.0") == "### Fixed\n\n- A number."
    assert notes(CHANGELOG, "0.1.0") == "First."


def test_the_version_is_that_of_the_program() -> None:
    assert version() == __version__
    assert main(["check", "v999.0"]) == 1


def test_checksums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "b.deb").write_bytes(b"b")
    (tmp_path / "a.exe").write_bytes(b"a")
    write_checksums(tmp_path)
    text = write_checksums(tmp_path).read_text()
    assert text.splitlines() == [
        f"{hashlib.sha256(b'a').hexdigest()}  a.exe",
        f"{hashlib.sha256(b'b').hexdigest()}  b.deb",
    ]


def _steps(content: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in content["jobs"].values() for step in job.get("steps", ())]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_and_see_no_credentials(path: Path) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        if (found := re.match(r"\s*-?\s*uses: (.*)", line)) and not found[1].startswith("./"):
            assert PIN.search(line), line
    for step in _steps(yaml.safe_load(path.read_text(encoding="utf-8"))):
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


def pinned() -> dict[str, str]:
    """Return the version of each pinned action; it has one everywhere."""
    pins = {
        found.group("action", "version") for text in workflows() for found in PIN.finditer(text)
    }
    assert len(dict(pins)) == len(pins)
    return dict(pins)


def test_a_pin_of_more_than_a_year_is_named() -> None:
    text = f"      - uses: actions/checkout@{'0' * 40} # v7.0.1 of 2026-07-17\n"
    check_pins([text], date(2027, 7, 17))
    with pytest.raises(NotReady, match=r"actions/checkout v7\.0\.1 2026-07-17$"):
        check_pins([text], date(2027, 7, 18))


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a checkout, but a source of its time")
def test_no_pin_is_older_than_a_year() -> None:
    assert pinned()
    check_pins(workflows(), date.today())


def test_distributions_are_checked_with_what_publishes_them() -> None:
    text = (ROOT / "packaging" / "publishing.txt").read_text(encoding="utf-8")
    action = "pypa/gh-action-pypi-publish"
    assert f"{action} {pinned()[action]} " in text
    assert re.findall(r"^(\w+)==[\d.]+$", text, re.MULTILINE) == ["packaging", "twine"]


def test_examples_use_the_actions_that_we_use() -> None:
    text = (ROOT / "docs" / "examples" / "github.yml").read_text(encoding="utf-8")
    used = re.findall(r"uses: (\S+)@(\S+)", text)
    assert used == [(action, pinned()[action].partition(".")[0]) for action, _ in used]
    assert len(used) == 3


def test_distributions_are_built_with_a_bounded_backend() -> None:
    """A newer one may write metadata that is refused when a release is published."""
    for file in ("pyproject.toml", "core/pyproject.toml"):
        text = (ROOT / file).read_text(encoding="utf-8")
        bounds = set(re.findall(r'"hatchling([<=>!~][^"]*)"', text))
        assert len(bounds) == 1
        assert ",<" in bounds.pop()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_permissions_are_the_least(path: Path) -> None:
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert content["permissions"] in ({}, {"contents": "read"})
    allowed = {
        "draft": {"contents": "write", "id-token": "write", "attestations": "write"},
        "publish-library": {"id-token": "write"},
        "publish-window": {"id-token": "write"},
    }
    for name, job in content["jobs"].items():
        given = job.get("permissions", {})
        assert given in ({}, {"contents": "read"}, allowed.get(name)), name


def test_workflows_run_scripts_that_exist() -> None:
    scripts = {script for path in WORKFLOWS for script in _SCRIPT.findall(path.read_text("utf-8"))}
    assert {script for script in scripts if not (ROOT / script).is_file()} == set()
    assert len(scripts) > 4


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_scripts_run_on_a_python_that_the_project_supports(path: Path) -> None:
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    for name, job in content["jobs"].items():
        steps = job.get("steps", ())
        if any(_SCRIPT.search(step.get("run", "")) for step in steps):
            chosen = any(step.get("uses", "").startswith("actions/setup-python@") for step in steps)
            # Without a choice, it is the system's: Python 3.12 there, 3.10 on Ubuntu 22.04.
            assert chosen or job["runs-on"] == "ubuntu-24.04", name


def test_the_workflow_downloads_the_pinned_appimage_runtime() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    assert f"\n          {RUNTIME_URL}\n" in text


def test_workflows_contain_no_token() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert "PYPI" not in text
    assert "password:" not in text
