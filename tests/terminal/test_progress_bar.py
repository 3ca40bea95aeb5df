"""The progress bar on standard error appears only in a terminal, and only for long work."""

from __future__ import annotations

import io
import sys

import pytest

from bleu_core.progress import Stage
from bleu_score.i18n import set_language
from bleu_score.terminal import progress_bar as module
from bleu_score.terminal.progress_bar import progress_bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def drawn(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO, *, shown: bool = True) -> str:
    """Return the output for work that is half done."""
    monkeypatch.setattr(sys, "stderr", stream)
    with progress_bar(shown=shown) as progress:
        progress.step(Stage.COUNTING, 50, 100)
        return stream.getvalue()


def test_long_work_in_a_terminal_shows_stage_and_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_DELAY_SECONDS", 0)
    set_language("es")
    text = drawn(monkeypatch, Terminal())
    assert "50%" in text
    assert "coincidencias" in text


def test_the_bar_is_gone_when_the_work_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_DELAY_SECONDS", 0)
    stream = Terminal()
    drawn(monkeypatch, stream)
    assert stream.getvalue().rstrip(" ").endswith("\r")


def test_short_work_shows_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_DELAY_SECONDS", 3600)
    stream = Terminal()
    drawn(monkeypatch, stream)
    assert stream.getvalue() == ""


def test_a_file_or_pipe_gets_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_DELAY_SECONDS", 0)
    assert drawn(monkeypatch, io.StringIO()) == ""


def test_quiet_output_gets_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_DELAY_SECONDS", 0)
    assert drawn(monkeypatch, Terminal(), shown=False) == ""
