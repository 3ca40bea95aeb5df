"""Whole runs of the terminal program and of its peers, including start-up and reading."""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.texts import Corpus, all_latin, chinese, long_segments, short_segments

_CORE = Path(__file__).resolve().parents[2] / "core"

# sacreBLEU's default.
_SMOOTHING = ("-s", "exp")

# The script of a user who wants jieba's words and sacreBLEU's score.
_JIEBA_SACREBLEU = """
import logging, sys
import jieba
from sacrebleu.metrics import BLEU

jieba.setLogLevel(logging.WARNING)
reference, candidate = (
    [
        " ".join(word for word in jieba.lcut(line) if not word.isspace())
        for line in open(name, encoding="utf-8").read().splitlines()
    ]
    for name in sys.argv[1:]
)
print(f"{BLEU(tokenize='none', force=True).corpus_score(candidate, [reference]).score:.2f}")
"""


@dataclass(frozen=True)
class Process:
    """One comparison of processes.

    Attributes
    ----------
    name, peer
        The names of the comparison and of the peer.
    corpus
        Returns the text.
    options
        Options of our command, besides the files.
    theirs
        The peer's command, to which the reference and the candidate are added.
    """

    name: str
    peer: str
    corpus: Callable[[], Corpus]
    options: tuple[str, ...] = ()
    theirs: tuple[str, ...] = ("-m", "sacrebleu", "-w", "2", "-b")

    def run_ours(self, files: tuple[str, str]) -> str:
        """Run our command; return the score."""
        reference, candidate = files
        printed = _python("-m", "bleu_score", reference, "-i", candidate, *self.options)
        found = re.search(r"BLEU = (\d+\.\d\d)", printed)
        assert found is not None, printed
        return found.group(1)

    def run_theirs(self, files: tuple[str, str]) -> str:
        """Run the peer's command; return the score."""
        if self.theirs[0] == "-c":
            return _python(*self.theirs, *files).strip()
        reference, candidate = files
        return _python(*self.theirs, reference, "-i", candidate).strip()


def processes(segments: int = 1_000, many: int = 60_000) -> list[Process]:
    """Return all comparisons."""
    return [
        sacrebleu_process("20 words a segment", functools.partial(long_segments, segments)),
        sacrebleu_process("10 words a segment", functools.partial(short_segments, segments)),
        sacrebleu_process("many segments", functools.partial(all_latin, many)),
        Process(
            "Chinese words",
            "jieba.lcut + sacreBLEU none",
            functools.partial(chinese, segments),
            ("-l", "zh", "-tok", "jieba", *_SMOOTHING),
            ("-c", _JIEBA_SACREBLEU),
        ),
    ]


def sacrebleu_process(name: str, corpus: Callable[[], Corpus]) -> Process:
    """Return a comparison with sacreBLEU's own command."""
    return Process(name, "sacrebleu", corpus, _SMOOTHING)


def write_files(corpus: Corpus, folder: Path) -> tuple[str, str]:
    """Write the reference and the candidate; return their names."""
    names = []
    for name, text in (("reference", corpus.references[0]), ("candidate", corpus.candidates[0])):
        path = folder / f"{name}.txt"
        path.write_text("".join(f"{line}\n" for line in text), encoding="utf-8", newline="")
        names.append(str(path))
    return names[0], names[1]


def _python(*arguments: str) -> str:
    path = os.pathsep.join(filter(None, [str(_CORE), os.environ.get("PYTHONPATH")]))
    run = subprocess.run(
        [sys.executable, "-W", "ignore", *arguments],
        # Both sides run compiled modules, as after an installation.
        env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": ""},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return run.stdout


def peak_of_process(arguments: list[str]) -> int | None:
    """Return the memory of a whole run, None on Windows; call this in a fresh process."""
    if sys.platform == "win32":
        return None
    import resource

    _python(*arguments)
    # Linux counts in kilobytes, macOS in bytes.
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * (
        1 if sys.platform == "darwin" else 1024
    )
