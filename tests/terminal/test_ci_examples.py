"""The documented workflows work: their shell steps run in a repository of translations."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from bleu_core.changes.schemes import KEYS as SCHEME_KEYS
from bleu_score.terminal.configuration.known_keys import FILE_KEYS, GATE_KEYS, option_keys
from bleu_score.terminal.configuration.read import Configuration

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = DOCS / "examples"

REFERENCE = [f"the {word} of house number {n} is open on every day of the week" for n in range(20)
             for word in ("door", "window")]  # fmt: skip
WORSE = [line.replace("every", "each").replace("open on", "open") for line in REFERENCE]
ONE_WORSE = [*REFERENCE[:-1], WORSE[-1]]

Change = Callable[["Repository"], Any]

needs_shell = pytest.mark.skipif(
    os.name == "nt" or not (shutil.which("bash") and shutil.which("git")),
    reason="needs bash and git",
)


def shell_steps(text: str) -> list[str]:
    """Return the commands of a workflow: values of `run`, and lists of commands."""
    steps: list[str] = []
    lines = text.splitlines()
    for number, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        inside = []
        for later in lines[number + 1 :]:
            if len(later) - len(later.lstrip()) <= indent:
                break
            inside.append(later.strip())
        if line.strip() == "run: |":
            steps.append("\n".join(inside))
        elif found := re.match(r"\s*run: (.+)", line):
            steps.append(found.group(1))
        elif re.fullmatch(r"\s*(before_)?script:", line):
            steps += [command.removeprefix("- ") for command in inside]
    return steps


@dataclass
class Repository:
    """A clone of a repository of translations, in which a change is checked."""

    path: Path
    environment: dict[str, str]

    def git(self, *words: str) -> str:
        done = subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a@b", *words],
            cwd=self.path, env=self.environment, capture_output=True, text=True, check=True,
        )  # fmt: skip
        return done.stdout.strip()

    def change(self, lines: list[str]) -> None:
        (self.path / "translations/app.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        self.git("commit", "-qam", "change")

    def run(self, steps: list[str]) -> list[subprocess.CompletedProcess[str]]:
        """Run steps as the services do, until one fails."""
        done: list[subprocess.CompletedProcess[str]] = []
        for step in steps:
            done.append(
                subprocess.run(
                    ["bash", "-eo", "pipefail", "-c", step],
                    cwd=self.path,
                    env=self.environment,
                    capture_output=True,
                    text=True,
                    timeout=120,
                    check=False,
                )
            )
            if done[-1].returncode:
                break
        return done


@pytest.fixture
def repository(tmp_path: Path, environment: dict[str, str]) -> Repository:
    programs = tmp_path / "bin"
    programs.mkdir()
    # `bleu-score` of this checkout; `python -m pip` only prints its arguments.
    commands = {
        "bleu-score": f'exec "{sys.executable}" -m bleu_score --ui-language en "$@"',
        "python": 'echo "$@"',
    }
    for name, command in commands.items():
        (programs / name).write_text(f"#!/bin/sh\n{command}\n", encoding="utf-8")
        (programs / name).chmod(0o755)
    path = tmp_path / "clone"
    (tmp_path / "runner").mkdir()
    variables = {
        "PATH": f"{programs}{os.pathsep}{environment['PATH']}",
        "HOME": str(tmp_path),
        "GIT_CONFIG_NOSYSTEM": "1",
        "RUNNER_TEMP": str(tmp_path / "runner"),
        "GITHUB_BASE_REF": "main",
        "GITHUB_STEP_SUMMARY": str(tmp_path / "step.md"),
        "BLEU_SCORE": "wheel.whl",
    }
    repository = Repository(tmp_path / "origin", environment | variables)
    for folder in ("references/legal", "translations/legal"):
        (repository.path / folder).mkdir(parents=True)
        for name in ("app.txt", "legal/terms.txt"):
            file = repository.path / folder.split("/")[0] / name
            file.write_text("\n".join(REFERENCE) + "\n", encoding="utf-8")
    shutil.copy(EXAMPLES / "bleu.toml", repository.path)
    repository.git("init", "-q", "-b", "main")
    repository.git("add", ".")
    repository.git("commit", "-qm", "before")
    repository.git("clone", "-q", ".", str(path))
    repository.path = path
    repository.environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"] = repository.git("rev-parse", "HEAD")
    return repository


def failures(path: Path) -> tuple[str | None, str | None]:
    root = etree.parse(path).getroot()
    return root.get("failures"), root.get("errors")


@needs_shell
@pytest.mark.parametrize("service", ["github", "gitlab"])
def test_a_change_for_the_better_passes_and_one_for_the_worse_fails(
    repository: Repository, service: str
) -> None:
    steps = shell_steps((EXAMPLES / f"{service}.yml").read_text(encoding="utf-8"))
    assert [step.split()[0] for step in steps] == (
        ["python", "git", "bleu-score"]
        if service == "github"
        else ["python", "git", "bleu-score", "bleu-score"]
    )
    summary = Path(
        repository.environment["GITHUB_STEP_SUMMARY"]
        if service == "github"
        else repository.path / "scores.md"
    )
    repository.change(ONE_WORSE)
    done = repository.run(steps)
    assert [each.returncode for each in done] == [0] * len(steps), done[-1].stderr
    assert done[0].stdout == "-m pip install wheel.whl\n"
    assert "Configuration: bleu.toml" in done[-1].stdout
    assert failures(repository.path / "junit.xml") == ("0", "0")
    assert "## Quality gate passed." in summary.read_text(encoding="utf-8")

    repository.change(WORSE)
    done = repository.run(steps[-1:])
    assert done[-1].returncode == 1
    assert "Failed: app.txt – BLEU" in done[-1].stdout
    assert failures(repository.path / "junit.xml") == ("2", "0")
    assert "## Quality gate failed." in summary.read_text(encoding="utf-8")


def write(repository: Repository, name: str, *texts: str) -> None:
    """Write a reference and its translation, which are equal unless both are given."""
    for folder, text in zip(("references", "translations"), texts * 2, strict=False):
        file = repository.path / folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


LINES = "\n".join(REFERENCE) + "\n"
OTHER = "\n".join(line.replace("house", "hotel") for line in REFERENCE * 5) + "\n"
STRINGS = '{"a": "the door is open on every day"}'
# What is there before, what the change does, and the exit code with what the build says.
SITUATIONS: dict[str, tuple[Change | None, Change, int, str]] = {
    "repairs an unreadable file": (
        lambda clone: write(clone, "strings.json", STRINGS, '{"a": '),
        lambda clone: write(clone, "strings.json", STRINGS),
        0,
        "New files, not compared: strings.json.",
    ),
    "breaks a file": (
        None, lambda clone: write(clone, "app.txt", LINES, REFERENCE[0]), 2, "app.txt: ",
    ),
    "adds a large folder": (
        None, lambda clone: write(clone, "new/help.txt", OTHER), 0,
        "New files, not compared: new/help.txt.",
    ),
    "adds the first texts": (
        lambda clone: clone.git("rm", "-qr", "references", "translations"),
        lambda clone: write(clone, "app.txt", LINES), 0,
        "Nothing could be scored in the earlier result, so nothing was compared.",
    ),
    "adds short strings": (
        None, lambda clone: write(clone, "buttons.txt", "Save file\nOpen\n"), 0,
        "Quality gate passed. Judged: 8 of 9.",
    ),
    "removes a file": (
        None, lambda clone: clone.git("rm", "-qr", "references/legal", "translations/legal"), 0,
        "Files no longer present: legal/terms.txt.",
    ),
    "mistypes bleu.toml": (
        None, lambda clone: (clone.path / "bleu.toml").write_text("metricks = []\n"), 2,
        "“bleu.toml”, line 1: there is no option “metricks”.",
    ),
}  # fmt: skip


@needs_shell
@pytest.mark.parametrize("service", ["github", pytest.param("gitlab", marks=pytest.mark.slow)])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_change_ends_as_it_should(repository: Repository, service: str, situation: str) -> None:
    before, change, code, said = SITUATIONS[situation]
    if before is not None:
        before(repository)
        repository.git("add", ".")
        repository.git("commit", "-qm", "start")
        repository.git("push", "-q", "origin", "main:base")
        repository.environment["GITHUB_BASE_REF"] = "base"
        base = repository.git("rev-parse", "HEAD")
        repository.environment["CI_MERGE_REQUEST_DIFF_BASE_SHA"] = base
    change(repository)
    repository.git("add", ".")
    repository.git("commit", "-qm", "change")
    done = repository.run(shell_steps((EXAMPLES / f"{service}.yml").read_text(encoding="utf-8")))
    assert done[-1].returncode == code, done[-1].stderr
    assert "--against" in done[-1].args[-1]
    assert said in done[-1].stdout + done[-1].stderr
    # The reason is where the services show it.
    assert failures(repository.path / "junit.xml") == ("0", "1" if code else "0")
    summary = repository.environment["GITHUB_STEP_SUMMARY"]
    path = Path(summary) if service == "github" else repository.path / "scores.md"
    title = path.read_text(encoding="utf-8").splitlines()[0]
    assert title.startswith("## Quality gate not passed" if code else "## Quality gate passed")


def test_the_example_of_bleu_toml_is_documented_and_valid() -> None:
    text = (EXAMPLES / "bleu.toml").read_text(encoding="utf-8")
    assert text in (DOCS / "ci.md").read_text(encoding="utf-8")
    assert len(Configuration(EXAMPLES / "bleu.toml", ()).options) == 4
    assert tomllib.loads(text)["files"][0]["pattern"] == "legal/*"


def test_every_key_of_bleu_toml_is_documented_and_no_other() -> None:
    text = (DOCS / "ci.md").read_text(encoding="utf-8")
    rows = text[text.index("| key | value |") :].split("\n\n")[0].splitlines()[2:]
    keys = {
        "": {*option_keys()},
        "[gate]": {*GATE_KEYS},
        "[[files]]": {*FILE_KEYS},
        "[changes]": {*SCHEME_KEYS},
    }
    documented: dict[str, set[str]] = {table: set() for table in keys}
    for row in rows:
        names = re.findall(r"`([^`]+)`", row.split("|")[1])
        table = names.pop(0) if names[0].startswith("[") else ""
        documented[table] |= set(names)
    assert documented == keys
