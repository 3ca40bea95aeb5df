"""The smoke test's examination of screens, and its trials of the terminal, without a build."""

from __future__ import annotations

import shlex
import struct
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
import smoke_test

import bleu_core

PROGRAM = "import sys; from bleu_score.terminal.main import main; sys.exit(main())"


def screen(bits: int = 32) -> bytes:
    """Return a screen of three by two pixels, with a color map and padded rows."""
    head = [0] * 25
    head[0], head[4], head[5], head[11], head[12], head[19] = 108, 3, 2, bits, 16, 1
    pixels = bytes(range(12)) + b"pad!" + bytes(range(12, 24)) + b"pad!"
    return struct.pack(">25I", *head) + b"a title\0" + bytes(12) + pixels


def test_rows_of_a_screen() -> None:
    first, second = smoke_test.shown(screen())
    assert list(first) == [2, 1, 0, 6, 5, 4, 10, 9, 8]
    assert list(second) == [14, 13, 12, 18, 17, 16, 22, 21, 20]


def test_screen_of_another_kind() -> None:
    with pytest.raises(smoke_test.Failure, match="16 bits"):
        list(smoke_test.shown(screen(16)))


def test_shades_of_a_result() -> None:
    blue, gray, white = (20, 100, 200), (90, 90, 90), (255, 255, 255)
    rows = [bytes([*blue, *gray, *white]) for _ in range(200)]
    assert smoke_test.seen(rows) == (1, 200)
    # Too few pixels of a color belong to the edge of a letter.
    assert smoke_test.seen(rows[1:]) == (0, 199)


def test_no_display_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(smoke_test.Failure, match="--no-display"), smoke_test.display():
        pass
    monkeypatch.setattr(smoke_test, "LINUX", True)
    assert "window on X11" in [name for name, _ in smoke_test.trials(on_display=True)]
    assert "window on X11" not in [name for name, _ in smoke_test.trials(on_display=False)]


@pytest.fixture
def build(tmp_path: Path) -> Iterator[smoke_test.Build]:
    """Return a folder whose terminal program is the one that is tested here."""
    folder = tmp_path / "built"
    folder.mkdir()
    command = shlex.join([sys.executable, "-c", PROGRAM])
    (folder / "bleu-score").write_text(f'#!/bin/sh\nexec {command} "$@"\n', "utf-8")
    (folder / "bleu-score").chmod(0o755)
    base = tmp_path / "base"
    base.mkdir()
    build = smoke_test.Build(folder, base)
    # Another user may not be allowed to read the sources.
    build.user = {}
    build.environment["PYTHONPATH"] = str(Path(bleu_core.__file__).parents[1])
    yield build
    smoke_test.set_writable(build.folder, writable=True)


@pytest.mark.skipif(sys.platform == "win32", reason="the program is started by a shell")
@pytest.mark.parametrize(
    "trial",
    [
        smoke_test.try_version,
        smoke_test.try_shifted_times,
        smoke_test.try_metrics,
        smoke_test.try_exit_codes,
        partial(smoke_test.try_sample, language="en"),
        partial(smoke_test.try_sample, language="zh_TW"),
        partial(smoke_test.try_jieba, encoding="utf-8"),
    ],
    ids=["version", "shifted times", "metrics", "exit codes", "English", "Chinese", "jieba"],
)
def test_a_build_is_asked_for_what_the_program_says(
    build: smoke_test.Build, trial: Callable[[smoke_test.Build], None]
) -> None:
    trial(build)
