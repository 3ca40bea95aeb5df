"""Tests of the trial under Wine that need no Wine."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from windows import wine

ROOT = Path(__file__).resolve().parents[2]

posix = pytest.mark.skipif(os.name != "posix", reason="runs shell scripts")


def test_windows_gets_its_pinned_versions() -> None:
    pins = wine.pinned(
        "# made up\n--only-binary :all:\n\n"
        "lxml==6.1 \\\n    --hash=sha256:00\n"
        "macholib==1.16.4 ; sys_platform == 'darwin' \\\n    --hash=sha256:00\n"
        "numpy==2.4.6 ; python_full_version < '3.12' \\\n    --hash=sha256:00\n"
        "numpy==2.5.5 ; python_full_version >= '3.12' \\\n    --hash=sha256:00\n"
        "pefile==2024.8 ; sys_platform == 'win32'\n"
    )
    assert pins == {"lxml": "6.1", "numpy": "2.5.5", "pefile": "2024.8"}


def test_packages_that_pyinstaller_needs_on_windows_are_pinned() -> None:
    pins = wine.pinned((ROOT / "packaging" / "requirements.txt").read_text("utf-8"))
    assert {"pyinstaller", "pefile", "pywin32-ctypes", "lxml"} <= set(pins)
    assert "macholib" not in pins
    # Other packages would be installed beside the pinned ones, not in place of them.
    assert set(wine.OLDER) <= set(pins)


def test_pictures_show_both_themes_of_both_styles_and_chinese() -> None:
    shown = {(picture.system, picture.theme) for picture in wine.PICTURES}
    assert shown == {
        (system, theme) for system in ("windows10", "windows11") for theme in ("light", "dark")
    }
    assert any(picture.language == "zh_CN" for picture in wine.PICTURES)
    assert len({picture.name for picture in wine.PICTURES}) == len(wine.PICTURES)
    assert {picture.system for picture in wine.PICTURES} == set(wine.SYSTEMS)


@pytest.fixture
def system(tmp_path: Path) -> Here:
    tools = {
        "xvfb-run": 'while [ "${1#--}" != "$1" ]; do shift; done; exec "$@"',
        "wine": 'printf "wine in %s: %s\\n" "$PWD" "$*" >> "$LOG"; exit "${WINE_CODE:-0}"',
        "wineserver": 'echo "wineserver $1" >> "$LOG"',
        "sleep": "",
        # The screen changes twice after the window appears.
        "import": """
            echo >> "$LOG.shots"; shots=$(wc -l < "$LOG.shots")
            [ $shots -gt 3 ] && shots=3
            echo $shots > "$3"
        """,
        "identify": "echo 500",
        "convert": 'for last; do :; done; cp "$1" "$last"',
    }
    folder = tmp_path / "tools"
    folder.mkdir()
    for name, script in tools.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    return Here(folder, tmp_path / "log")


class Here(wine.System):
    """This system in place of one with Wine, with programs that only log their calls."""

    def __init__(self, tools: Path, log: Path) -> None:
        super().__init__(tools)
        self.log = log

    def run(self, *command: str | Path, **options: object) -> subprocess.CompletedProcess[str]:
        environment = options["environment"]
        assert isinstance(environment, dict)
        paths = {"PATH": f"{self.folder}:{os.environ['PATH']}", "LOG": str(self.log)}
        return subprocess.run(
            [str(word) for word in command],
            env=environment | paths,
            check=bool(options["check"]),
            text=True,
        )


@posix
@pytest.mark.parametrize("code", [0, 3])
def test_a_program_runs_in_its_folder_and_wine_ends_after_it(
    system: Here, tmp_path: Path, code: int
) -> None:
    done = wine.run_windows(
        *(system, "C:/a b.exe", "譯文"),
        folder=str(tmp_path),
        environment={"WINE_CODE": str(code)},
        check=False,
    )
    assert done.returncode == code
    assert system.log.read_text("utf-8").splitlines() == [
        f"wine in {tmp_path}: C:/a b.exe 譯文",
        "wineserver --kill",
        "wineserver --wait",
    ]


@posix
def test_a_failure_under_wine_is_not_hidden(system: Here) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        wine.run_windows(system, "C:/a.exe", environment={"WINE_CODE": "1"})


@posix
def test_a_picture_is_taken_when_the_window_stops_changing(system: Here, tmp_path: Path) -> None:
    picture = tmp_path / "a b.png"
    wine.run_on_display(
        *(system, str(tmp_path)),
        *("sh", "-c", wine.TAKE_PICTURE, "sh", str(picture), "Z:\\bleu.exe", "--theme"),
    )
    assert picture.read_text() == "3\n"
    # Three more pictures are the same.
    assert len(Path(f"{system.log}.shots").read_text()) == 6
    assert "Z:\\bleu.exe --theme" in system.log.read_text("utf-8")


def test_help_calls_the_build_a_check(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        wine.main(["--help"])
    assert "never to publish" in capsys.readouterr().out
