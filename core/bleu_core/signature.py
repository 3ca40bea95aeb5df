"""What makes a number repeatable: our signature, and sacreBLEU's command where one exists."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bleu_core.documents import STANDARD_INPUT, Document
from bleu_core.segmentation import Segmenter
from bleu_core.settings import SMOOTHING_VALUES, Settings
from bleu_core.version import __version__


def signature(
    settings: Settings, segmenter: Segmenter, *, references: int, references_vary: bool
) -> str:
    """Return everything that decides the score, in sacreBLEU's form.

    Parameters
    ----------
    settings, segmenter
        What was used.
    references
        How many reference documents there are.
    references_vary
        Whether some segments have fewer references than others.
    """
    fields = {
        "nrefs": "var" if references_vary else str(references),
        "case": "lc" if settings.lowercase else "mixed",
        "eff": "yes" if settings.effective_order else "no",
        "ngram": str(settings.max_order),
        "tok": segmenter.signature,
        "smooth": _smoothing(settings),
        "reflen": settings.reference_length,
        "version": f"bleu-desktop-{__version__}",
    }
    return "|".join(f"{key}:{value}" for key, value in fields.items())


def _smoothing(settings: Settings) -> str:
    value = settings.effective_smoothing_value
    if value is None:
        return settings.smoothing
    # Two decimals as in sacreBLEU, more where the value has more.
    short = f"{value:.2f}"
    return f"{settings.smoothing}[{short if float(short) == value else repr(value)}]"


def sacrebleu_command(
    settings: Settings,
    segmenter: Segmenter,
    references: Sequence[Document],
    candidate: Document,
    *,
    references_vary: bool,
) -> str | None:
    """Return the sacreBLEU command that prints the same score; None where there is none.

    There is none for a segmentation, smoothing, order or reference length sacreBLEU's command line
    does not have, for references missing in some segments (it takes an empty line as a reference
    of length 0), and for files whose lines or encodings it reads differently.
    """
    documents = [*references, candidate]
    encoding = _sacrebleu_encoding(documents)
    if (
        segmenter.sacrebleu_name is None
        or settings.smoothing == "add-one-all"
        or settings.effective_order
        or settings.max_order != 4
        or (settings.reference_length == "shortest" and len(references) > 1)
        or references_vary
        or encoding is None
        # It unpacks whatever is called .gz.
        or any("CR" in d.line_ends or d.name.endswith(".gz") for d in documents)
    ):
        return None
    import shlex
    import subprocess

    words = ["sacrebleu", *map(_argument, references)]
    words += ["-i", _argument(candidate), "-tok", segmenter.sacrebleu_name]
    words += ["-s", settings.smoothing]
    if settings.smoothing in SMOOTHING_VALUES:
        words += ["-sv", repr(settings.effective_smoothing_value)]
    if settings.lowercase:
        words.append("-lc")
    if encoding != "utf-8":
        words += ["-e", encoding]
    words += ["-w", "4"]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def _argument(document: Document) -> str:
    """Return a document's path, never to be taken for an option."""
    path = str(document.path)
    return f"./{path}" if path.startswith("-") else path


def _sacrebleu_encoding(documents: Sequence[Document]) -> str | None:
    """Return the one encoding sacreBLEU can open all documents with; None if there is none."""
    encodings = set()
    marks = set()
    for document in documents:
        if document.path is None or document.path == STANDARD_INPUT or document.encoding is None:
            return None
        name = document.encoding.name
        encodings.add("cp950" if name == "Big5" else name.lower())
        marks.add(document.encoding.byte_order_mark)
    if len(encodings) != 1:
        return None
    name = encodings.pop()
    if marks == {False}:
        return name
    if name == "utf-8":
        return "utf-8-sig"  # skips the mark where there is one
    # This one needs the mark in every file.
    return "utf-16" if name in ("utf-16le", "utf-16be") and marks == {True} else None
