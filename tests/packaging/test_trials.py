"""The table of the trials on fresh systems, files left behind, and the README's commands."""

from __future__ import annotations

import os
import subprocess
import tarfile
from functools import partial
from pathlib import Path

import pytest
from chroots import System
from linux import python_trials, trials
from linux.trial_runs import Trials, listing, table

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no systems in folders here")


def test_table_has_a_column_for_each_system(capsys: pytest.CaptureFixture[str]) -> None:
    def fails() -> None:
        raise subprocess.CalledProcessError(3, ["dpkg"], output="no room")

    one, other = Trials("bookworm"), Trials("jammy")
    assert one.run(".deb", "version", lambda: None)
    assert not one.run(".deb", "purged", fails)
    assert other.run(".deb", "version", lambda: None)
    assert table([*one.results, *other.results]) == (
        "| | | bookworm | jammy |\n|---|---|---|---|\n"
        "| .deb | version | passed | passed |\n"
        "| .deb | purged | **FAILED** |  |"
    )
    said = capsys.readouterr().out
    assert "FAILED bookworm, .deb: purged" in said
    assert "exit code 3\nno room" in said


@pytest.mark.parametrize(
    ("path", "ours"),
    [
        ("usr/share/doc/bleu-desktop/copyright", True),
        ("usr/share/mime/application/x-bleu-project.xml", True),
        ("etc/bleu", True),
        ("var/lib/bleu", True),
        ("var/lib/dpkg/info/bleu-desktop.list", False),
        ("home/translator/.config", False),
        ("var/cache/fontconfig/one", False),
    ],
)
def test_files_left_by_a_package(tmp_path: Path, path: str, ours: bool) -> None:
    system = System(tmp_path)
    before = listing(system)
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.touch()
    assert (path in listing(system) - before) == ours


def test_archive_is_unpacked_as_by_a_user(tmp_path: Path) -> None:
    folder = tmp_path / "bleu-desktop"
    folder.mkdir()
    (folder / "README.md").write_text("read me", encoding="utf-8")
    # The archives of releases need xz, which not every system has.
    with tarfile.open(tmp_path / "archive.tar", "w") as tar:
        tar.add(folder, folder.name)
    with trials.unpacked(tmp_path / "archive.tar") as built:
        assert built.name == "bleu-desktop"
        assert (built / "README.md").read_text(encoding="utf-8") == "read me"
    assert not built.exists()
    with trials.unpacked(folder) as built:
        assert built == folder


def test_the_commands_of_the_readme_are_found() -> None:
    readme = (python_trials.ROOT / "README.md").read_text("utf-8")
    system, window, terminal, tests = python_trials.readme_commands(readme)
    assert system.startswith("sudo apt install python3-venv ")
    assert window.endswith(" && bleu-desktop --sample\n")
    assert terminal.endswith(" && bleu-score --sample\n")
    assert tests.endswith(" && python3 -m pytest -n auto\n")


REFUSAL = "ERROR: Package 'bleu-score' requires a different Python: 3.10.12 not in '>=3.11'"


@pytest.mark.parametrize(
    ("code", "said", "refused"),
    [
        (1, REFUSAL, True),
        (0, "Successfully installed bleu-score", False),
        (1, "ERROR: No matching distribution found for bleu-score", False),
        (1, f"Traceback …\n{REFUSAL}", False),
    ],
)
def test_a_refusal_says_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, said: str, refused: bool
) -> None:
    monkeypatch.setattr(
        python_trials,
        "run_as_user",
        lambda *rest: subprocess.CompletedProcess([], code, f"Processing ./core\n{said}\n"),
    )
    trial = Trials("jammy")
    what = partial(python_trials.try_refused, System(tmp_path), tmp_path, "pip install ./core")
    assert trial.run("README", "refused", what) == refused
