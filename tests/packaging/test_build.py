"""Messages of `packaging/build.py` before and after a build, without building."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import build
import pytest

ROOT = Path(__file__).resolve().parents[2]


def test_one_message_lists_everything_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build.shutil, "which", lambda tool: None)
    monkeypatch.setattr(build, "shared_python", lambda: False)
    monkeypatch.setattr(build.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(
        build.libraries, "missing_here", lambda: {"libxcb-icccm.so.4": "libxcb-icccm4"}
    )
    with pytest.raises(build.Unfit) as raised:
        build.check_system(display=True)
    python = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
    assert str(raised.value).endswith(
        f"apt-get install binutils {python} libxcb-icccm4 python3-venv xvfb\n"
    )
    with pytest.raises(build.Unfit) as raised:
        build.check_system(display=False)
    assert "xvfb" not in str(raised.value)


@pytest.mark.parametrize("code", [0, 3])
def test_library_that_pyinstaller_did_not_find(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    warning = "120 WARNING: Library not found: could not resolve 'libx.so', dependency of 'a.so'."
    real = subprocess.Popen

    def instead(command: list[str], **options: Any) -> subprocess.Popen[str]:
        script = f"import sys; print({warning!r}, file=sys.stderr); sys.exit({code})"
        return real([sys.executable, "-c", script], **options)

    monkeypatch.setattr(build.subprocess, "Popen", instead)
    monkeypatch.setattr(build, "DIST", tmp_path)
    expected = subprocess.CalledProcessError if code else build.Unfit
    with pytest.raises(expected, match=None if code else r"could not resolve 'libx\.so'"):
        build.freeze(Path(sys.executable))


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder as the README's commands leave it: sources, and what was made of them."""
    sources = ("README.md", ".gitignore", "core/pyproject.toml", "docs/build.md", ".ci/run")
    made = (".venv/lib/a.py", ".venv-score/a", "core/bleu_score.egg-info/PKG-INFO", "dist/a.deb")
    for name in (*sources, *made, "core/__pycache__/a.pyc", "resources/manual/index.html"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    shutil.copy(ROOT / ".gitignore", tmp_path)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    return tmp_path


SOURCES = [".ci/run", ".gitignore", "README.md", "core/pyproject.toml", "docs/build.md"]


def test_an_unpacked_zip_has_the_files_that_are_not_ignored(project: Path) -> None:
    assert [path.as_posix() for path in build.sources()] == SOURCES


def test_a_checkout_has_them_without_git_too(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / ".git").mkdir()
    (project / ".git" / "config").touch()
    monkeypatch.setattr(build.shutil, "which", lambda tool: None)
    assert [path.as_posix() for path in build.sources()] == SOURCES


@pytest.mark.skipif(not shutil.which("git"), reason="needs git")
def test_a_checkout_has_the_files_that_git_does_not_ignore(project: Path) -> None:
    subprocess.run(["git", "init", "-q", str(project)], check=True)
    assert [path.as_posix() for path in build.sources()] == SOURCES


@pytest.mark.parametrize(
    "script", ["build", "release", "smoke_test", "linux/deb", "linux/trials", "windows/wine"]
)
def test_a_script_starts_where_nothing_is_installed(script: str) -> None:
    path = ROOT / "packaging" / f"{script}.py"
    command = [sys.executable, "-E", "-s", "-S", str(path), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_differences(tmp_path: Path) -> None:
    one, other = tmp_path / "1" / "built", tmp_path / "2" / "built"
    for folder in (one, other):
        (folder / "same").mkdir(parents=True)
        (folder / "same" / "file").write_text("same")
        (folder / "changed").write_text(str(folder.parent.name))
    (other / "new").touch()
    assert list(build.differences(one, other)) == ["built/changed", "built/new"]


def test_pins_fit_the_requirements_of_the_projects() -> None:
    from packaging.requirements import Requirement

    text = (ROOT / "packaging" / "requirements.txt").read_text("utf-8")
    pinned: dict[str, set[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE):
        pinned.setdefault(name, set()).add(version)
    found: set[str] = set()
    for folder in (ROOT, ROOT / "core"):
        project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
        found |= {*project["dependencies"]}
        for extra in ("build", "docs"):
            found |= {*project["optional-dependencies"].get(extra, ())}
    wanted = [Requirement(line) for line in found if not line.startswith("bleu-score")]
    assert len(wanted) > 15
    for requirement in wanted:
        name = re.sub(r"[-_.]+", "-", requirement.name).lower()
        assert name in pinned, "run the command at the top of packaging/requirements.txt"
        assert all(requirement.specifier.contains(version) for version in pinned[name])
    hashes = re.findall(r"--hash=sha256:[0-9a-f]{64}", text)
    assert len(hashes) >= len(pinned)


@pytest.mark.parametrize("same", [True, False])
def test_two_builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, same: bool) -> None:
    copies: list[Path] = []

    def instead(*command: str | Path) -> None:
        checkout = Path(command[1]).parents[1]
        assert (checkout / "source.txt").read_text() == "source"
        assert not (checkout / "dist").exists()
        copies.append(checkout)
        folder = checkout / "dist" / build.built().name
        folder.mkdir(parents=True)
        (folder / "file").write_text("1" if same else str(len(copies)))
        (folder / "program").write_text("same")
        (checkout / "dist" / "packed.sha256").write_text((folder / "file").read_text())

    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "DIST", tmp_path / "dist")
    monkeypatch.setattr(build, "run", instead)
    (tmp_path / "source.txt").write_text("source")
    shutil.copy(ROOT / ".gitignore", tmp_path)
    # Files that an earlier build left.
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "packed.sha256").write_text("old")
    if same:
        assert build.build_twice([]) == build.built()
        assert (build.built() / "program").read_text() == "same"
        assert (tmp_path / "dist" / "packed.sha256").read_text() == "1"
    else:
        with pytest.raises(build.Unfit) as raised:
            build.build_twice([])
        assert str(raised.value).splitlines()[1:] == [f"{build.built().name}/file"]
    assert len({copy.name for copy in copies}) == 2
