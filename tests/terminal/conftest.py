"""Fixtures that run `bleu-score` in this process and in a subprocess."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from bleu_score.i18n import set_language
from bleu_score.terminal.main import main


@dataclass(frozen=True)
class Run:
    """Exit code and output of a run."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run `bleu-score` in this process, in English; return its exit code, output and messages."""
    code = main([*words, "--ui-language", "en"])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str | bytes | Sequence[str]], str]:
    """Write a file into the folder of the test; return its path as a user types it."""

    def write(name: str, content: str | bytes | Sequence[str]) -> str:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, bytes):
            data = content
        else:
            lines = [content] if isinstance(content, str) else content
            data = "".join(f"{line}\n" for line in lines).encode()
        path.write_bytes(data)
        return str(path)

    return write


@pytest.fixture
def bleu_score(capsys: pytest.CaptureFixture[str]) -> Callable[..., Run]:
    """Run `bleu-score` in this process, in English by default."""

    def run(*arguments: object, ui: str | None = "en") -> Run:
        words = [str(argument) for argument in arguments]
        if ui is not None:
            words += ["--ui-language", ui]
        capsys.readouterr()
        try:
            code = main(words)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 0
        captured = capsys.readouterr()
        return Run(code, captured.out, captured.err)

    return run


_PROGRAM = "from bleu_score.__main__ import run; run()"


@pytest.fixture
def spawn(environment: dict[str, str]) -> Callable[..., Run]:
    """Run `bleu-score` in a separate process, in English by default."""

    def run(
        *arguments: object,
        stdin: bytes = b"",
        program: str = _PROGRAM,
        ui: str = "en",
        **variables: str,
    ) -> Run:
        words = [str(argument) for argument in arguments]
        done = subprocess.run(
            [sys.executable, "-c", program, *words, "--ui-language", ui],
            input=stdin,
            capture_output=True,
            env=environment | variables,
            timeout=120,
            check=False,
        )
        return Run(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))

    return run


@pytest.fixture(scope="session")
def program() -> list[str]:
    """Return the command that starts `bleu-score` in a separate process."""
    return [sys.executable, "-c", _PROGRAM]
